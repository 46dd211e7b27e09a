"""What the window shows, as values: display, places, keys, words. No Qt."""
