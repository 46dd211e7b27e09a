"""The same table line by line."""
