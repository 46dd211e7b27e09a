"""What run.py needs: the environment, the start, the gate. Standard library only; never shipped."""
