"""What the client needs of the computer it runs on: files, signals, a screen, standard output."""
