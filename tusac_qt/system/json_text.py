"""JSON text, printed for programs.

JSON objects, one a line, each with the version of its form (docs/json.md).
"""

import json
from collections.abc import Mapping

VERSION = 1
"""Of every form; one that takes something away or gives it another meaning gets the next."""


def json_text(found: Mapping[str, object]) -> str:
    """Return an object as one line of ASCII, which every pipe lets through."""
    return json.dumps({**found, "version": VERSION})
