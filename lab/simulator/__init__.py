"""Whole tables in one thread on a bad network: machines of `net.table`, a virtual clock, faults from a seed.

Not for play: simulated machines calculate in a group without secrets, to be quick, so any reader of their
envelopes can read every hand. The product never imports this package (pyproject.toml, import-linter).
"""
