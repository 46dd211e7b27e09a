"""Kinds of damage in the place of a file of ours."""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

HUGE = 1 << 33
"""More than is ever read; the disk holds none of it."""


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(HUGE)


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _text(text: str) -> Callable[[Path], object]:
    return lambda path: path.write_text(text, encoding="utf-8")


def _data(data: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(data)


SPECIAL: Mapping[str, Callable[[Path], object]] = {
    "folder": lambda path: path.mkdir(),
    "huge": _huge,
} | (
    {}
    if sys.platform == "win32"
    else {
        "pipe": os.mkfifo,
        "link to a device": lambda path: path.symlink_to("/dev/zero"),
        "link to a folder": lambda path: path.symlink_to("/"),
        "link to itself": _loop,
    }
)
"""What is no file, or none of ours, by what it is."""

CONTENTS: Mapping[str, Callable[[Path], object]] = {
    "empty": _data(b""),
    "zeros": _data(bytes(5000)),
    "not UTF-8": _data(b"\xff\xfe name = 1\n" * 50),
    "lists in lists": _text("a = " + "[" * 2000),
    "tables in tables": _text("a = " + "{a = " * 2000),
    "closed lists in lists": _text("a = " + "[" * 200 + "]" * 200),
    "JSON in JSON": _text("[" * 100_000),
    "million digits": _text("rounds = " + "9" * 1_000_000),
    "six thousand digits": _text("rounds = " + "9" * 6000),
    "hexadecimal digits": _text("rounds = 0x" + "f" * 6000),
    "fifty thousand dots": _text("a" + ".a" * 50_000 + " = 1"),
    "wrong kinds": _text('[name]\nx = 1\n[[rules]]\na = [1, "x"]\n'),
    "many keys": _text("".join(f"k{number} = {number}\n" for number in range(30_000))),
    "a letter that names no file": _text('rules = "a\\u0000b"\n'),
}
"""Contents that make no sense, by what they are."""

DAMAGE = {**SPECIAL, **CONTENTS}
