"""Machines that cheat, each in one named way, to show how the others notice it and react."""
