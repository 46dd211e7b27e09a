"""Commands from the client, and effects and status for it."""
