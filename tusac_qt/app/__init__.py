"""The start and the end of the program with its window."""
