"""Measurements: ours and the peers side by side. Run one with ``python -m benchmarks.NAME``."""
