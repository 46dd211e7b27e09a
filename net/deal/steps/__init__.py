"""The logic of each kind of step of a dealt round."""
