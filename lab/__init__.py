"""The laboratory: simulated tables, cheats, demos, fuzzers, networks that fail. Never in the wheel."""
