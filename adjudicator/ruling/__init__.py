"""From a case to a ruling."""
