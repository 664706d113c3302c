"""Coverage: which rules, and which branches of them, the scenarios reach."""
