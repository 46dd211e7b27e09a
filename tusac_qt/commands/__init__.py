"""One module for each subcommand of `tusac`, with `add_arguments(parser)` and `run(args) -> int`."""
