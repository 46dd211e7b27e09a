"""Makes a frozen program for Linux smaller: only there do libraries come with symbols, and Qt with ICU.

An entry, in PyInstaller's sense, is the place in the program, the file it comes from, and its kind.
"""

import re
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]

_LOADED, _DYNAMIC = 1, 2
"""Kinds of segments in an ELF file: PT_LOAD and PT_DYNAMIC."""
_STRINGS, _SEARCH_PATHS = 5, (15, 29)
"""Tags of entries in the latter: DT_STRTAB, DT_RPATH and DT_RUNPATH."""

ICU: Mapping[str, int | None] = {
    "UCNV_FROM_U_CALLBACK_SUBSTITUTE": 6, "UCNV_TO_U_CALLBACK_SUBSTITUTE": 5,
    "u_strToLower": 5, "u_strToUpper": 5,
    "ucal_close": None, "ucal_getCanonicalTimeZoneID": 5, "ucal_getTimeZoneDisplayName": 5, "ucal_open": 4,
    "ucnv_cbFromUWriteUChars": 4, "ucnv_cbToUWriteUChars": 4, "ucnv_close": None, "ucnv_countAvailable": None,
    "ucnv_fromUCountPending": 1, "ucnv_fromUnicode": 7, "ucnv_getAvailableName": None,
    "ucnv_getFromUCallBack": None, "ucnv_getMaxCharSize": None, "ucnv_getName": 1, "ucnv_getStandardName": 2,
    "ucnv_getToUCallBack": None, "ucnv_open": 1, "ucnv_reset": None, "ucnv_setFromUCallBack": 5,
    "ucnv_setToUCallBack": 5, "ucnv_toUCountPending": 1, "ucnv_toUnicode": 7,
    "ucol_close": None, "ucol_getSortKey": None, "ucol_open": 1, "ucol_setAttribute": 3, "ucol_strcoll": None,
}  # fmt: skip
"""The functions of ICU that Qt calls.

Each with the number of arguments before that for the error, if it has one.
"""

_MISSING_RESOURCE = 2
"""What ICU itself answers where it has no data: `U_MISSING_RESOURCE_ERROR`."""


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
    """Return the entries with those of Python taken from copies without symbols, made in `folder`."""
    return [_stripped(entry, folder) for entry in entries]


def _stripped(entry: Entry, folder: Path) -> Entry:
    place, source, kind = entry
    if kind != "EXTENSION" and not PurePosixPath(place).name.startswith("libpython"):
        return entry  # Qt's are stripped, and those that were patched do not survive it
    copy = folder / place
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "--strip-unneeded", "-o", str(copy), source], check=True)
    return place, str(copy), kind


def forget_search_paths(program: Path) -> None:
    """Stop the libraries of a folder program from looking for others in a folder of the builder's."""
    for file in program.rglob("*.so*"):
        if not file.is_symlink():
            before = file.read_bytes()
            after = without_search_path(before)
            if after != before:
                file.write_bytes(after)


def without_search_path(file: bytes) -> bytes:
    """Return a 64-bit ELF file that looks for libraries nowhere of its own.

    A Python that somebody built names a folder of theirs, in which whoever has that name on another computer
    could put a library. Paths from the file itself, `$ORIGIN`, stay.
    """
    changed = bytearray(file)
    headers, size, count = (*struct.unpack_from("<Q", file, 32), *struct.unpack_from("<HH", file, 54))
    segments = [struct.unpack_from("<IIQQQQQQ", file, headers + at * size) for at in range(count)]
    for _, _, start, _, _, length, _, _ in (segment for segment in segments if segment[0] == _DYNAMIC):
        entries = [struct.unpack_from("<qQ", file, at) for at in range(start, start + length, 16)]
        strings = _offset(segments, next(value for tag, value in entries if tag == _STRINGS))
        kept = [
            (tag, value)
            for tag, value in entries
            if tag not in _SEARCH_PATHS or file[strings + value :].startswith(b"$ORIGIN")
        ]
        kept += [(0, 0)] * (len(entries) - len(kept))
        for at, entry in enumerate(kept):
            struct.pack_into("<qQ", changed, start + 16 * at, *entry)
    return bytes(changed)


def _offset(segments: Iterable[tuple[int, ...]], address: int) -> int:
    """Return where in the file an address of the loaded program lies."""
    for kind, _, offset, start, _, length, _, _ in segments:
        if kind == _LOADED and start <= address < start + length:
            return offset + address - start
    msg = f"no segment has {address:#x}"
    raise ValueError(msg)


def called_of_icu(file: str) -> list[str]:
    """Return the names of the functions of ICU that a file calls, with the version behind them."""
    answer = subprocess.run(["objdump", "-T", file], capture_output=True, text=True, check=True)
    return re.findall(r"\*UND\*\s.*?\s(u\w+_\d+)$", answer.stdout, re.MULTILINE | re.IGNORECASE)


def without_icu(
    entries: Sequence[Entry], folder: Path, calls: Callable[[str], Iterable[str]] = called_of_icu
) -> list[Entry]:
    """Return the entries with ICU replaced by a small library that knows nothing, made in `folder`.

    ICU is 38 MB of old encodings, the order of words, and names of time zones, in all languages. Qt asks for
    them only where a program does, this one never does, and Qt then falls back on its own knowledge. The
    entries stay as they were where there is no compiler, or where Qt calls a function that is not in `ICU`.

    Args:
        entries: all binary files of the program.
        folder: gets the libraries.
        calls: what `called_of_icu` tells.
    """
    parts = {place: name for place, _, kind in entries if (name := _part_of_icu(place)) and kind != "SYMLINK"}
    called = {
        name.rpartition("_")[0]
        for place, source, kind in entries
        if kind == "BINARY" and "libQt" in place
        for name in calls(source)
    }
    if not shutil.which("cc") or not called <= ICU.keys():
        return list(entries)
    return [
        (place, _nothing_known(parts[place], folder) if place in parts else source, kind)
        for place, source, kind in entries
    ]


def _part_of_icu(place: str) -> str | None:
    name = PurePosixPath(place).name
    return name if name.startswith(("libicuuc.so.", "libicui18n.so.", "libicudata.so.")) else None


def _nothing_known(name: str, folder: Path) -> str:
    """Make a library with all functions of `ICU`, of that name; return its path."""
    version = name.rpartition(".")[2]
    made = folder / name
    made.parent.mkdir(parents=True, exist_ok=True)
    command = ["cc", "-shared", "-fPIC", "-s", f"-Wl,-soname,{name}", "-x", "c", "-", "-o", str(made)]
    code = "".join(_function(f"{function}_{version}", before) for function, before in ICU.items())
    subprocess.run(command, input=code, text=True, check=True)
    return str(made)


def _function(name: str, before: int | None) -> str:
    """Return C code for a function that returns nothing, and reports failure if asked.

    Only whole numbers and pointers are passed.
    """
    if before is None:
        return f"void *{name}(void) {{ return 0; }}\n"
    taken = "".join(f"void *a{number}, " for number in range(before))
    return f"void *{name}({taken}int *error) {{ *error = {_MISSING_RESOURCE}; return 0; }}\n"
