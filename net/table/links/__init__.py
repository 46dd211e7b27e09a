"""Links between members: who reaches whom, signed notes and their limits."""
