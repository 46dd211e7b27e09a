"""The window itself, the home page, questions and news."""
