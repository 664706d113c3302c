"""What a scenario may expect, one kind a file. Each takes what was claimed and what came out, and yields the mismatches."""
