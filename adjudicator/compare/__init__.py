"""Comparing rulebooks: where their rulings differ, how they are built differently, and rulebooks with one thing changed on purpose."""
