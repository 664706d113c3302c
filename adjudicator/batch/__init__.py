"""Many cases at once: JSON lines in, rulings out, on all cores."""
