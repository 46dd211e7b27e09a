"""The choices of a person: settings, rules of the house, the next match."""
