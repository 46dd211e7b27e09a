"""`python3 -m tools.release_notes VERSION`.

Prints the changelog's text for players of a version, for the page of its release.
"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """Return the text under a version before its first heading. Raises ValueError if there is none."""
    section = re.search(
        rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^##|\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    text = section.group(1).strip() if section else ""
    if not text:
        msg = f"CHANGELOG.md tells players nothing of {version}: see docs/CONTRIBUTING.md, 9."
        raise ValueError(msg)
    return text


if __name__ == "__main__":
    try:
        print(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1]))
    except ValueError as error:
        sys.exit(str(error))
