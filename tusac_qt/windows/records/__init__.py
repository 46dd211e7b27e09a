"""Pages of games played: lists, replay, score book, today's deal."""
