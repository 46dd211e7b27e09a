"""The rules page and the editor of house rules."""
