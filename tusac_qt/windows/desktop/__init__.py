"""What the desktop is asked and told."""
