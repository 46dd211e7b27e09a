"""Subcommands of `tusac` that show or measure how machines work together; only the source has them."""
