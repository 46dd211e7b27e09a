"""Everything said to people, by code or by event, in their language."""
