"""Envelopes of a round that wait for their turn, and what restarts show."""
