"""Only a few modules open files of the player, and decoders are made once: a check of the source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.places import ROOT

EVERYWHERE = [
    path
    for root in ("engine", "net", "tusac_qt", "lab", "tools", "benchmarks")
    for path in sorted((ROOT / root).rglob("*.py"))
]
SOURCES = [path for root in ("net", "tusac_qt") for path in sorted((ROOT / root).rglob("*.py"))]

KEEPERS = {
    "net/files.py": "what opens files",
    "net/node/kept_file.py": "what keeps values in them",
    "net/node/sole_use.py": "the locks of a profile",
    "net/node/store.py": "records of dealt rounds, written once",
    "net/node/turns.py": "the lock of a folder",
    "net/node/journal.py": "the stored table, on the disk before anything is said",
    "net/node/journal_file.py": "likewise",
    "tusac_qt/play/autosave.py": "records of matches, a line at a time",
    "tusac_qt/play/score_file.py": "the score book, likewise",
    "tusac_qt/system/own_files.py": "files of rules that are only read",
    "tusac_qt/system/crash_log.py": "the log of crashes",
    "tusac_qt/system/log_file.py": "the log",
    "tusac_qt/choices/house_rules.py": "rules that the player saves, one file each",
    "tusac_qt/windows/rules/rules_editor.py": "rules that are exported",
    "tusac_qt/windows/sharing.py": "a picture, where the player wants it",
    "tusac_qt/windows/records/results_store.py": "the score book that is exported",
    "tusac_qt/bridges/records.py": "records that are only read",
    "tusac_qt/bridges/past_games.py": "likewise",
    "tusac_qt/bridges/dealt_scores.py": "likewise",
    "tusac_qt/system/archive.py": "backups",
    "tusac_qt/bridges/backup.py": "likewise",
    "tusac_qt/browser/parcel.py": "a file of many, out of the browser and in, each of its parts written whole",
    "tusac_qt/bridges/backup_files.py": "files that are backed up, only read",
    "tusac_qt/commands/common.py": "files named on the command line, only read",
}
"""Modules that may use the functions of `net.files` that open, write or move, and for what."""
OPENING = {
    "read_bounded", "lines_of", "open_own", "open_to_read", "write_whole", "stage", "move", "put_aside",
}  # fmt: skip

OTHERS = {
    "net/files.py",
    "net/discovery/firewalls.py",  # of the system
    "net/discovery/port_holder.py",
    "net/links/certificate.py",  # made and loaded in a moment, in a folder of its own
    "tusac_qt/cards/letters.py",  # what comes with the program
    "tusac_qt/cards/glyphs.py",
    "tusac_qt/cards/cloth.py",
    "tusac_qt/cards/palette.py",
    "tusac_qt/play/lesson_script.py",
    "tusac_qt/phone/alone_files.py",  # a page that comes with the program, or was put there
    "tusac_qt/phone/page_files.py",
    "tusac_qt/words/catalog.py",
    "tusac_qt/system/desktop.py",  # the menu of the desktop
    "tusac_qt/system/console.py",  # standard output
    "tusac_qt/system/speaker.py",
    "tusac_qt/system/crash_log.py",  # makes way for a new log
}
"""Modules that open files without those functions, none of them the player's."""
PLAIN = {"read_text", "read_bytes", "write_text", "write_bytes"}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(path: Path) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    return ast.unparse(call.func).split(".")[-1]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_of_the_player_is_opened_by_those_alone_who_know_how(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    for call in calls(path):
        where = f"{name}:{call.lineno}"
        if isinstance(call.func, ast.Name) and name_of(call) in OPENING:
            assert name in KEEPERS, f"{where}: keep a value by net.node.kept_file, or say here what this is"
        is_plain = name_of(call) in PLAIN and isinstance(call.func, ast.Attribute)
        is_open = isinstance(call.func, ast.Name) and name_of(call) == "open"
        is_of_system = ast.unparse(call.func) in {"os.open", "os.replace", "os.rename"}
        if is_plain or is_open or is_of_system:
            assert name in OTHERS, f"{where}: {ast.unparse(call.func)} fails where the disk refuses once"


MAKERS = {
    "net/files.py",
    "tusac_qt/system/crash_log.py",  # go on without their files
    "tusac_qt/system/log_file.py",
    "tusac_qt/system/desktop.py",  # of the desktop
}
"""Modules that make folders without `net.files.make_folder`."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_folder_of_the_player_is_made_by_the_one_function_that_asks_again(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    made = [call.lineno for call in calls(path) if name_of(call) in {"mkdir", "makedirs"}]

    assert not made or name in MAKERS, f"{name}:{made}: make_folder of net.files asks a disk again"


def test_every_exception_is_there() -> None:
    for name in (*KEEPERS, *OTHERS, *MAKERS):
        assert (ROOT / name).is_file()


GUARDED = "net/wire/codec.py"
"""Makes decoders when they are first wanted, one at a time under a lock."""


def calls_inside_functions(path: Path) -> Iterator[ast.Call]:
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
    functions = [node for node in ast.walk(tree_of(path)) if isinstance(node, kinds)]
    return (node for function in functions for node in ast.walk(function) if isinstance(node, ast.Call))


@pytest.mark.parametrize("path", EVERYWHERE, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_decoder_is_made_where_two_threads_may_make_one(path: Path) -> None:
    told = "make the decoder once, at module level: two threads that make them at once can end the program"
    if path == ROOT / GUARDED:
        return
    for call in calls(path):
        if name_of(call) in {"decode", "convert"}:
            is_made = any(word.arg == "type" for word in call.keywords)
            assert not is_made, f"{path.relative_to(ROOT)}:{call.lineno}: {told}"
    for call in calls_inside_functions(path):
        assert name_of(call) != "Decoder", f"{path.relative_to(ROOT)}:{call.lineno}: {told}"
