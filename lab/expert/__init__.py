"""The training of the expert player: rounds in C, the results of choices, and the weights from them."""
