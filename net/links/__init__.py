"""One encrypted connection between two machines whose identities are proven (docs/protocol.md, 12)."""
