"""Copies what the page for phones needs of noble: `python -m tools.phone_noble NODE_MODULES`.

For encryption the page brings three small, audited libraries without dependencies: noble-ciphers 1.3.0,
noble-curves 1.6.0 and noble-hashes 1.8.0, from `npm install @noble/ciphers@1.3.0 @noble/curves@1.6.0
@noble/hashes@1.8.0`. Lines that are nothing but comment are left out, for a phone fetches them all; every
line of code stays as it was published, but for the one by which hashes finds its `crypto` by a name that only
a bundler knows.
"""

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "tusac_qt" / "phone" / "page" / "noble"

FILES = {
    "ciphers": ("esm", ("_arx", "_poly1305", "chacha", "utils")),
    "curves": ("esm/abstract", ("modular", "montgomery", "utils")),
    "hashes": ("esm", ("_md", "_u64", "crypto", "hkdf", "hmac", "sha2", "utils")),
}
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?!!)(?:[^*]|\*(?!/))*\*/|//.*)[ \t]*\n", re.MULTILINE)
_BUNDLED, _PLAIN = "'@noble/hashes/crypto'", "'./crypto.js'"


def taken(source: str) -> str:
    """Return a module of noble as the page has it."""
    return _COMMENT.sub("", source.rstrip() + "\n").replace(_BUNDLED, _PLAIN)


def main(modules: Path) -> None:
    """Write the files and the licences of the three libraries."""
    licences = {}
    for library, (inside, names) in FILES.items():
        source = modules / "@noble" / library
        licences[library] = (source / "LICENSE").read_text(encoding="utf-8")
        (FOLDER / library).mkdir(parents=True, exist_ok=True)
        for name in names:
            text = (source / inside / f"{name}.js").read_text(encoding="utf-8")
            (FOLDER / library / f"{name}.js").write_text(taken(text), encoding="utf-8", newline="\n")
    both = "\n".join(f"noble-{library}:\n\n{text.strip()}\n" for library, text in licences.items())
    (FOLDER / "LICENSE.txt").write_text(both, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
