"""Which version of the program this is; the build reads it here too. No Qt."""

VERSION = "1.0.0"
