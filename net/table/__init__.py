"""One machine's end of a table: lobby, links and match. Sans-IO: time, chance and messages are arguments."""
