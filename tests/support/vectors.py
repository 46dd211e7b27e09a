"""Reading the vectors: one line each, fields between bars, `#` before a comment."""

from pathlib import Path

VECTORS = Path(__file__).parent.parent / "vectors"


def rows(name: str) -> list[list[str]]:
    """Return the fields of every line of a file of vectors, without the blanks around them."""
    lines = VECTORS.joinpath(name).read_text(encoding="utf-8").splitlines()
    return [
        [field.strip() for field in line.split("|")] for line in lines if line and not line.startswith("#")
    ]
