"""What people read: rulings, houses, incidents and articles as pages of text."""
