"""Sources: YAML with the place of every node, and diagnostics."""
