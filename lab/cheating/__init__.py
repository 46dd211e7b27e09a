"""Machines that misbehave, each in one named way: to show that the others notice, and what they then do."""
