"""Subcommands of `tusac` that show or measure how machines work together; only in the source tree."""
