"""The settings page and its parts."""
