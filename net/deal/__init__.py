"""Fair dealing: many machines shuffle, deal and play one hand with no trusted party. No sockets, no clock."""
