"""The version of the program; the build reads it here too. No Qt."""

VERSION = "1.0.0"
