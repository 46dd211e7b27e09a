"""The helpers of run.py: the environment, the start, the gate. Standard library only; never shipped."""
