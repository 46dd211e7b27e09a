"""What the coordinator does: agree on a table, begin, publish the lobby, hand over."""
