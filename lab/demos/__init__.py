"""Subcommands of `tusac` that show or measure what machines do among themselves; they come with the source only."""
