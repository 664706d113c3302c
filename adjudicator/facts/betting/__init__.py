"""The betting model: what happened in a hand, legal or not, as facts with their formulas. It measures; what the figures mean stands in rulebooks."""
