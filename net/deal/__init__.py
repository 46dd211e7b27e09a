"""Fair dealing: many machines shuffle, deal and play one round with no trusted party.

No sockets, no clock.
"""
