"""How the expert player was taught: rounds in C, what choices came to, and the weights that follow."""
