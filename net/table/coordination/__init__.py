"""Duties of the coordinator: agree on a table, begin, publish the lobby, hand over."""
