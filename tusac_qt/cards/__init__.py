"""The look of cards: characters and letters drawn with our own brush, faces, palettes. Nothing of play."""
