"""Conditions, and the two engines that evaluate them."""
