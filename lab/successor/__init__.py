"""A model of the rule by which a table chooses its successor (docs/decisions/table-successor.md)."""
