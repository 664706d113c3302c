"""Scenarios: cases with what must come out."""
