"""What attacks a live table, and what judges how it stands: the parts of `lab.fuzz_node`."""
