"""The files of the game that a phone plays alone (docs/web.md), which a computer at a table hands out.

No request names a path: the names are those found when the server starts. Files are read when they are asked
for, because all of them together are larger than the rest of the page by far.
"""

import gzip
from pathlib import Path

import platformdirs

from tusac_qt.phone.page_files import INDEX, PageFile, media_type
from tusac_qt.system import assets

_NAME = "web"
_MOST_BYTES = 1 << 21
"""Of a file: each answer is held whole. What is larger is in pieces."""
_TEXTS = frozenset((".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt"))


class AloneFiles:
    """The files of the folder."""

    def __init__(self, folder: Path) -> None:
        """Find them."""
        found = (path for path in folder.rglob("*") if path.is_file() and path.stat().st_size <= _MOST_BYTES)
        self._paths = {path.relative_to(folder).as_posix(): path for path in found}
        self._texts: dict[str, bytes] = {}

    def read(self, name: str) -> PageFile | None:
        """Return a file, "" naming the first; None if there is no such one, or it cannot be read."""
        path = self._paths.get(name or INDEX)
        if path is None:
            return None
        try:
            if path.suffix in _TEXTS:
                return PageFile(media_type(path.name), self._packed(path), is_packed=True)
            return PageFile(media_type(path.name), path.read_bytes())
        except OSError:
            return None

    def _packed(self, path: Path) -> bytes:
        """Return a text packed; it is packed once. Raises OSError."""
        name = str(path)
        if name not in self._texts:
            self._texts[name] = gzip.compress(path.read_bytes(), 6, mtime=0)
        return self._texts[name]


def alone_folders() -> tuple[Path, ...]:
    """Return where the folder may lie: beside the program's data, where it is built, or among one's own."""
    return assets.root().parent / "dist" / _NAME, platformdirs.user_data_path(
        "tusac", appauthor=False
    ) / _NAME


def alone_files(folders: tuple[Path, ...]) -> AloneFiles | None:
    """Return the files of the first of the folders that has them; None if this computer has none."""
    found = next((folder for folder in folders if (folder / INDEX).is_file()), None)
    return None if found is None else AloneFiles(found)
