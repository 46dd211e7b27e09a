"""The builds for people without Python: contents, packages and installers."""
