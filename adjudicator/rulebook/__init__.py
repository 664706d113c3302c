"""Rulebooks: reading, inheriting, compiling."""
