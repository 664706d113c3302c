"""Rulings of poker tournament disputes under each house's own regulation."""
