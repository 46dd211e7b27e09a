"""A table as its client uses it: local matches, clocks, records, advice. No Qt, hardly a word."""
