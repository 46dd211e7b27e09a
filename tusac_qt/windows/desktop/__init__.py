"""Requests to the desktop, and notices for it."""
