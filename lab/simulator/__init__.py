"""Whole tables in one thread on a bad network: machines of `net.table`, a virtual clock, faults from a seed.

Nothing here is for play. Machines of a simulation calculate in a group without secrets, so that they are quick;
whoever can read their envelopes can read every hand. Play never imports this package (pyproject.toml, import-linter).
"""
