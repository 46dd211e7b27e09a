"""Values that a table consists of: lobby, names, standing, what the disk keeps."""
