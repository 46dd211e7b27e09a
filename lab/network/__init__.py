"""Networks of real programs on one computer, which fail on command."""
