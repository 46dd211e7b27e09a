"""How the program is built for people without Python: what goes in, and packages and installers made of it."""
