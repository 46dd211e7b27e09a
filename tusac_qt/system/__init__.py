"""The client's use of its computer: files, signals, a screen, standard output."""
