"""What the build of a program puts in, leaves out and refuses to go without; `test_program.py` tries a built one."""

from pathlib import Path

import pytest

from installers import contents, notices, slim
from installers.slim import Entry
from tusac_qt.cli import COMMANDS, LABORATORY


def test_every_command_is_in_though_it_is_imported_by_name() -> None:
    modules = set(contents.own_modules())

    assert {f"tusac_qt.commands.{name}" for name in COMMANDS if name not in LABORATORY} <= modules
    assert not [name for name in modules if name.startswith(("lab", "tests"))]


def test_data_lies_where_the_program_looks_for_it() -> None:
    places = {f"{folder}/{Path(file).name}" for file, folder in contents.data_files()}
    resources = {
        f"tusac_qt/resources/{name}" for name in ("ORIGINS.md", "palettes/clear.toml", "sounds/win.wav")
    }

    assert {"engine/rulesets/pvt.toml"} | resources <= places


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/plugins/tls/qopensslbackend.dll", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6\\opengl32sw.dll", False),
        ("libstdc++.so.6", False),
        ("libxcb-cursor.so.0", True),
        ("libxcb.so.1", False),
        ("tusac_qt\\resources\\i18n\\tusac_vi.ts", True),
    ],
)
def test_of_what_qt_brings_along_only_what_our_window_uses_stays(name: str, *, wanted: bool) -> None:
    assert contents.is_wanted(name) is wanted


def test_a_build_without_the_fast_library_is_refused() -> None:
    with pytest.raises(SystemExit, match="_btclib_libsecp256k1"):
        contents.check(["_cffi_backend.so", "_miniaudio.abi3.so", "PySide6/QtWidgets.abi3.so"])


def test_libraries_that_nothing_needs_any_more_go_and_those_needed_by_needed_ones_stay() -> None:
    wanted: list[Entry] = [
        ("PySide6/QtGui.abi3.so", "gui", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "qt", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libpng.so", "png", "BINARY"),
    ]
    unwanted: list[Entry] = [("libgtk-3.so.0", "gtk", "BINARY"), ("libgdk.so", "gdk", "BINARY")]
    needs = {
        "gui": ["libQt6Gui.so.6", "libc.so.6"],
        "qt": ["libpng.so"],
        "png": [],
        "gtk": ["libgdk.so", "libpng.so"],
    }

    assert slim.reachable([*wanted, *unwanted], needs.__getitem__) == wanted


def test_everything_that_is_in_tells_its_terms_and_how_to_replace_it(tmp_path: Path) -> None:
    gathered = dict(notices.gather("9.9.9", tmp_path))
    told = (tmp_path / "NOTICES.txt").read_text(encoding="utf-8")

    assert {"licenses/tusac", "licenses/Python", "licenses/zeroconf", "licenses/cryptography"} <= set(
        gathered.values()
    )
    assert all(Path(file).stat().st_size > 0 for file in gathered)
    assert "PySide6_Essentials" in told
    assert "You may replace them" in told
