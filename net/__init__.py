"""The peer: links, sessions and fair dealing. Only node, link and discovery do input and output."""
