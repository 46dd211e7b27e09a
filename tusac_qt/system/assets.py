"""The folder of the program's data: glyphs, palettes, translations.

Only finds the folder; what is in it is read by the module that understands it. No Qt.
"""

from pathlib import Path

_HERE = Path(__file__).resolve().parent.parent
_MARK = "ORIGINS.md"


def root(package: Path = _HERE) -> Path:
    """Return the folder of resources belonging to the package folder `package`.

    The `resources/` beside the package, as in a checkout, comes before `package/resources`, where a wheel
    puts them: an editable install leaves a copy there that goes stale. `resources/ORIGINS.md` tells our
    folder from a stranger's of the same name. Raises FileNotFoundError if neither is there.
    """
    for folder in (package.parent / "resources", package / "resources"):
        if (folder / _MARK).is_file():
            return folder
    msg = f"no resources beside or inside {package}"
    raise FileNotFoundError(msg)
