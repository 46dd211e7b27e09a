"""Makes a frozen program for Linux smaller: only there do libraries come with symbols, and Qt with ICU.

An entry is what PyInstaller calls so: the place in the program, the file it comes from, and its kind.
"""

import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]

_NO_ICU_DATA = """\
#include <stdint.h>
__attribute__((visibility("default"), aligned(16))) const struct {
  uint16_t header_size; uint8_t magic[2]; uint16_t info_size, reserved;
  uint8_t is_big_endian, charset, char_size, padding; char format[4]; uint8_t version[4], data_version[4];
  uint8_t unused[8]; uint32_t count, reserved_too;
} icudtVERSION_dat = {32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, "ToCP", {1, 0, 0, 0}, {0}, {0}, 0, 0};
"""
"""A table of contents with nothing in it, in the form that ICU reads. ICU's 31 MB hold alphabets of old encodings,
the order of words and the names of time zones, for all languages; Qt asks for them only where a program does, and
falls back on its own knowledge."""


def linked_with(file: str) -> list[str]:
    """Return the names of the libraries that a file itself asks for."""
    answer = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
    return [line.split()[1] for line in answer.stdout.splitlines() if line.startswith("  NEEDED")]


def reachable(entries: Sequence[Entry], needs: Callable[[str], Iterable[str]] = linked_with) -> list[Entry]:
    """Return the entries without libraries that nothing needs any more since plugins were left out.

    Args:
        entries: all binary files of the program.
        needs: tells the names of the libraries that a file is linked with.
    """
    by_name = {
        PurePosixPath(place).name: (place, source, kind)
        for place, source, kind in entries
        if kind != "SYMLINK"
    }
    waiting = [entry for entry in by_name.values() if _is_loaded_by_name(entry)]
    kept = {PurePosixPath(place).name for place, _, _ in waiting}
    while waiting:
        for name in needs(waiting.pop()[1]):
            if name in by_name and name not in kept:
                kept.add(name)
                waiting.append(by_name[name])
    return [entry for entry in entries if PurePosixPath(entry[0]).name in kept]


def _is_loaded_by_name(entry: Entry) -> bool:
    place, _, kind = entry
    return kind == "EXTENSION" or "/plugins/" in place or PurePosixPath(place).name.startswith("libpython")


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return the entries with those of Python taken from copies without symbols, which are made in `folder`."""
    return [_stripped(entry, folder) for entry in entries]


def _stripped(entry: Entry, folder: Path) -> Entry:
    place, source, kind = entry
    if kind != "EXTENSION" and not PurePosixPath(place).name.startswith("libpython"):
        return entry  # Qt's are stripped, and those that were patched do not survive it
    copy = folder / place
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), source], check=True)
    return place, str(copy), kind


def without_icu_data(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return the entries with the data of ICU replaced by none; as they were where there is no compiler."""
    return [
        (place, _no_icu_data(PurePosixPath(place).name, folder), kind)
        if PurePosixPath(place).name.startswith("libicudata.so.") and kind != "SYMLINK" and shutil.which("cc")
        else (place, source, kind)
        for place, source, kind in entries
    ]


def _no_icu_data(name: str, folder: Path) -> str:
    made = folder / name
    made.parent.mkdir(parents=True, exist_ok=True)
    code = _NO_ICU_DATA.replace("VERSION", name.rpartition(".")[2])
    command = ["cc", "-shared", "-fPIC", "-s", f"-Wl,-soname,{name}", "-x", "c", "-", "-o", str(made)]
    subprocess.run(command, input=code, text=True, check=True)
    return str(made)
