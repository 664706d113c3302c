"""Supposing: what would change if a fact were another one, and what would have to be otherwise for an outcome to come out."""
