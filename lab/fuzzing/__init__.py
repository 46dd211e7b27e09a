"""Attacks on a live table, and the judgement of its state: the parts of `lab.fuzz_node`."""
