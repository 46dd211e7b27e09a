"""Duties of every member of a table: rounds, pauses, relaying, looking back together."""
