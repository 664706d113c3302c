"""Facts computed from others."""
