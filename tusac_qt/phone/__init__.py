"""Serves phones: their page, and for each a machine of its own at the table (docs/phone.md). No Qt."""
