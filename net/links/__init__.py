"""One encrypted connection between two machines whose identities are proven (network.md 4.3, 6)."""
