"""What a person has chosen: settings, rules of the house, the next match."""
