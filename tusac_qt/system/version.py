"""Which version of the program this is. No Qt."""

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """Return the version that is installed; "unknown" in a tree that was never installed."""
    try:
        return version("tusac")
    except PackageNotFoundError:
        return "unknown"
