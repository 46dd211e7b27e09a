"""The manual page and the completions are those of the command line, and the shells follow them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.shell_files import write
from tools.usage import COMMANDS, usages


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the files were written."""
    made = tmp_path_factory.mktemp("usr")
    write(made)
    return made


def test_the_manual_tells_every_command_and_option(folder: Path) -> None:
    page = folder.joinpath("share/man/man6/tusac.6").read_text(encoding="utf-8")

    for name, usage in usages().items():
        assert not name or f".SS tusac {name}\n" in page
        for option in usage.options:
            assert option.flags[-1].replace("-", "\\-") in page


BASH = "share/bash-completion/completions/tusac"
FISH = "share/fish/vendor_completions.d/tusac.fish"
ZSH = "share/zsh/site-functions/_tusac"

needs_bash = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere bash is none, or too old")
needs_fish = pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not here")
needs_zsh = pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not here")

LINES = [
    ("tusac ", set(COMMANDS)),
    ("tusac ho", {"host"}),
    ("tusac --lang vi hos", {"host"}),
    ("tusac host --bots ", {"beginner", "neighbor", "master", "champion"}),
    ("tusac host --str", {"--strict"}),
    ("tusac rules sh", {"show"}),
    ("tusac join --code ", set()),
]
"""What is typed, with what is offered that is no file and no option of every command."""


def offered(command: list[str], here: Path) -> set[str]:
    """Run a shell where there is one file, and return the lines it prints."""
    told = subprocess.run(command, cwd=here, capture_output=True, encoding="utf-8", check=False)
    assert told.stderr == ""
    return {line.partition("\t")[0] for line in told.stdout.splitlines()}


@needs_bash
@pytest.mark.parametrize(("typed", "expected"), LINES)
def test_bash_offers_what_fits(typed: str, expected: set[str], folder: Path, tmp_path: Path) -> None:
    words = [*typed.split(" ")]
    script = (
        f"source {folder / BASH}; compopt() {{ :; }}; COMP_WORDS=({' '.join(words)} ''); "
        f"COMP_CWORD={len(words) - 1}; _tusac; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    found = offered(["bash", "--norc", "-c", script], tmp_path) - {""}

    assert {word for word in found if typed.endswith("-str") or not word.startswith("-")} == expected


@needs_bash
def test_bash_offers_files_where_a_file_may_stand(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "a match.tusac-record").touch()
    for line in ("tusac verify ", "tusac ", "tusac list --log ", "tusac play --rules "):
        words = line.split(" ")
        script = (
            f"source {folder / BASH}; compopt() {{ :; }}; COMP_WORDS=({line} ''); "
            f"COMP_CWORD={len(words) - 1}; _tusac; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        )
        assert "a match.tusac-record" in offered(["bash", "--norc", "-c", script], tmp_path)


@needs_fish
@pytest.mark.parametrize(("typed", "expected"), LINES)
def test_fish_offers_what_fits(typed: str, expected: set[str], folder: Path, tmp_path: Path) -> None:
    script = f"source {folder / FISH}; complete -C '{typed}'"
    found = offered(["fish", "--no-config", "-c", script], tmp_path)

    assert expected <= found
    assert not [word for word in found - expected if not word.startswith("-")]


@needs_zsh
def test_zsh_reads_its_file(folder: Path, tmp_path: Path) -> None:
    assert offered(["zsh", "-f", "-n", str(folder / ZSH)], tmp_path) == set()
