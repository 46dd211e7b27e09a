"""The table as a scene of painted items, and what moves on it."""
