"""Where the window meets tables, the network and slow work."""
