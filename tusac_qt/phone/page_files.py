"""The page as the server hands it out.

Read once, named by a fixed list, with the headers of docs/phone.md, 7.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

from tusac_qt.phone.page_words import page_words
from tusac_qt.system import assets
from tusac_qt.words.languages import languages
from tusac_qt.words.translation import speaking

INDEX = "index.html"
ALONE = "/alone/"
"""The path of the game that a phone plays alone."""
_OLD = "old.js"

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wav": "audio/wav",
    ".txt": "text/plain; charset=utf-8",
}
"""Files of other kinds are not handed out."""


ALONE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self';"
    " font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'"
)
"""The Content-Security-Policy of the game that runs in the browser itself."""
_COMMON_HEADERS: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "screen-wake-lock=(self)",
}


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the page.

    Attributes:
        kind: its media type.
        content: all of it.
        is_packed: whether that is packed by gzip, for the browser to unpack.
    """

    kind: str
    content: bytes
    is_packed: bool = False


def page_files(folder: Path | None = None) -> dict[str, PageFile]:
    """Return the files of the page by their paths below it, and the sounds under `sounds/`.

    The first file names the others by paths with the version in it, so that a browser may keep them.
    """
    root = folder or Path(__file__).parent / "page"
    sounds = assets.root() / "sounds"
    found = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*")) if path.is_file()}
    found |= {f"sounds/{path.name}": path for path in sorted(sounds.glob("*.wav"))}
    files = {
        name: PageFile(_TYPES[path.suffix], path.read_bytes())
        for name, path in found.items()
        if path.suffix in _TYPES
    }
    old = files.get(_OLD)
    if old is not None:
        words = msgspec.json.encode(_too_old())
        files[_OLD] = PageFile(old.kind, old.content.replace(b"words = {}", b"words = " + words))
    index = files.get(INDEX)
    if index is not None:
        kept = f"/page/{version_of(files)}/".encode()
        files[INDEX] = PageFile(index.kind, index.content.replace(b"/page/", kept))
    return files


def media_type(name: str) -> str:
    """Return the media type of a file by its name, of bytes for one that no browser need know."""
    return _TYPES.get(Path(name).suffix, "application/octet-stream")


def _too_old() -> dict[str, str]:
    """Return the text for a browser that is too old for the page, in every language, by its code."""
    texts = {}
    for code in languages():
        with speaking(code):
            texts[code] = page_words()["too_old"]
    return texts


def version_of(files: Mapping[str, PageFile]) -> str:
    """Return the version of the present content of all files but the first."""
    digest = sha256()
    for name in sorted(files.keys() - {INDEX}):
        digest.update(sha256(name.encode()).digest() + sha256(files[name].content).digest())
    return digest.hexdigest()[:16]


def safe_headers(host: str) -> Mapping[str, str]:
    """Return the headers of every answer to a request for this host."""
    sources = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
        f" media-src 'self'; connect-src 'self' ws://{host}; manifest-src 'self'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    )
    return {"Content-Security-Policy": sources, **_COMMON_HEADERS}


def alone_headers() -> Mapping[str, str]:
    """Return the headers of every file of the game that a phone plays alone."""
    return {"Content-Security-Policy": f"{ALONE_POLICY}; frame-ancestors 'none'", **_COMMON_HEADERS}
