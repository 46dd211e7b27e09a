"""Votes to exclude machines from a step, and how a step then closes or is rolled back."""
