"""Write the manual page and the completions for three shells, from the parser of `tusac`.

Usage: `python -m tools.shell_files FOLDER`, such as /usr/local. They are made when a package is, and kept
    nowhere else,
so that they always fit the command line.
"""

import sys
from pathlib import Path

from tools import completions, manual
from tools.usage import usages


def files() -> dict[str, str]:
    """Return the text of every file by its place in a folder such as /usr."""
    found = usages()
    return {
        "share/man/man6/tusac.6": manual.page(found),
        "share/bash-completion/completions/tusac": completions.bash(found),
        "share/zsh/site-functions/_tusac": completions.zsh(found),
        "share/fish/vendor_completions.d/tusac.fish": completions.fish(found),
    }


def write(folder: Path) -> None:
    """Write the files into a folder such as /usr. Raises OSError."""
    for place, text in files().items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(Path(sys.argv[1]))
