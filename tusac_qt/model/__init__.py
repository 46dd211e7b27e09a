"""The content of the window as values: display, places, keys, words. No Qt."""
