"""Amounts said without their unit: what "five" may mean."""

from __future__ import annotations

READINGS = (1, 100, 1_000, 100_000, 1_000_000)
"""What a number said alone may be counted in."""
