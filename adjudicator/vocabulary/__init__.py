"""The words that all rulebooks share."""
