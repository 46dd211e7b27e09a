"""The laboratory: simulated tables, cheats, demonstrations, fuzzers, networks that fail. Never in the wheel."""
