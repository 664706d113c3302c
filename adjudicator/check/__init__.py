"""Checks: what is wrong with a rulebook, found before a director meets it at a table."""
