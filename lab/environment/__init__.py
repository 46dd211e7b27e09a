"""The game as an environment for learning, an example of docs/library.md.

It needs PettingZoo; the game does not.
"""
