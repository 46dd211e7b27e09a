"""The rules of Tứ Sắc as pure values: no input or output, no clock, no chance of its own."""
