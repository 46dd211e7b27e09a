"""How the program is built for people without Python.

What goes in, and packages and installers made of it.
"""
