"""What every member of a table does: rounds, pauses, relaying, looking back together."""
