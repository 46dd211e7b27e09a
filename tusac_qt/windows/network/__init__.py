"""Pages of tables on the network: lobby, joining, hosting, phones."""
