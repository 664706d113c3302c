"""Rulings of poker tournament disputes under each house's own regulation."""

__version__ = "0.1.0"
