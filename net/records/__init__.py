"""Rounds as they are kept: records that anybody can check, and the check."""
