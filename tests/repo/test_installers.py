"""The contents of a built program: what goes in, what stays out, and what the build cannot lack.

`test_program.py` tries a built one.
"""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from packaging.markers import Marker
from PySide6 import QtCore

from installers import contents, notices, slim, system_notices
from installers.slim import Entry
from tests.support.places import ROOT
from tusac_qt.cli import COMMANDS, LABORATORY
from tusac_qt.words.languages import languages

pytestmark = pytest.mark.long

I18N = ROOT / "resources" / "i18n"
LOCK = ROOT / "requirements" / "run.lock"


def test_every_command_is_in_though_it_is_imported_by_name() -> None:
    modules = set(contents.own_modules())

    assert {f"tusac_qt.commands.{name}" for name in COMMANDS if name not in LABORATORY} <= modules
    assert not [name for name in modules if name.startswith(("lab", "tests"))]


def test_the_installer_of_windows_speaks_all_languages_and_calls_records_as_linux_does() -> None:
    script = (ROOT / "installers" / "windows.nsi").read_text(encoding="utf-8")
    spoken = set(re.findall(r'MUI_LANGUAGE "(\w+)"', script))
    told = {
        name: {language.upper() for language in spoken}
        == set(re.findall(rf'^LangString {name} \${{LANG_(\w+)}} "', script, re.MULTILINE))
        for name in re.findall(r"\$\((\w+)\)", script)
    }
    records = re.findall(r'^LangString RECORD \S+ "(.*)"', script, re.MULTILINE)
    mime = (ROOT / "resources" / "desktop" / "tusac-mime.xml").read_text(encoding="utf-8")

    assert len(spoken) == len(languages())
    assert all(told.values()), told
    assert sorted(records) == sorted(re.findall(r"<comment.*?>(.*)</comment>", mime))


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
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland-generic.so", True),  # on ARM
        ("PySide6/Qt/plugins/platforms/libqwayland-egl.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/plugins/tls/qopensslbackend.dll", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6\\opengl32sw.dll", False),
        ("libstdc++.so.6", False),
        ("libssl.so.3", False),
        ("libxcb-cursor.so.0", True),
        ("libxcb.so.1", False),
        ("tusac_qt\\resources\\i18n\\tusac_vi.ts", True),
        ("zeroconf-0.154.0.dist-info\\METADATA", True),
        ("zeroconf-0.154.0.dist-info\\RECORD", False),
    ],
)
def test_of_what_qt_brings_along_only_what_our_window_uses_stays(name: str, *, wanted: bool) -> None:
    assert contents.is_wanted(name) is wanted


@pytest.mark.parametrize(
    ("machine", "missing"),
    [
        ("x86_64", ("_btclib_libsecp256k1",)),
        ("x86_64", ("_miniaudio",)),
        ("aarch64", ("_btclib_libsecp256k1",)),
        ("aarch64", ()),
    ],
)
def test_a_build_is_refused_that_would_deal_slowly_or_be_silent_where_it_need_not(
    machine: str, missing: tuple[str, ...]
) -> None:
    translations = [f"tusac_qt/resources/i18n/{file.name}" for file in I18N.glob("*.ts")]
    sound = () if machine in contents.SILENT else ("_miniaudio",)
    files = [f"{name}.so" for name in (*contents.REQUIRED, *sound) if name not in missing]
    refused = pytest.raises(SystemExit, match=missing[0]) if missing else nullcontext()

    with refused:
        contents.check([*files, *translations], machine)


def test_the_processors_without_sounds_are_those_that_the_lock_file_leaves_out() -> None:
    (entry,) = re.findall(r"^miniaudio==[^;]+; ([^\\]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)

    assert not [name for name in contents.SILENT if Marker(entry).evaluate({"platform_machine": name})]


@pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc") or not shutil.which("objdump"),
    reason="makes libraries of Linux",
)
@pytest.mark.parametrize(
    ("path", "is_left"), [("/home/builder/lib", False), ("$ORIGIN/../lib", True), ("", False)]
)
@pytest.mark.parametrize("tag", ["--enable-new-dtags", "--disable-new-dtags"])
def test_a_library_of_python_looks_for_others_in_no_folder_of_the_builder(
    path: str, tag: str, tmp_path: Path, *, is_left: bool
) -> None:
    library, code = tmp_path / "libx.so", "int f(void) { return 7; }"
    search = [f"-Wl,{tag},-rpath,{path}"] if path else []
    command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library), *search]
    subprocess.run(command, input=code, text=True, check=True)

    slim.forget_search_paths(tmp_path)
    asked = [shutil.which("objdump") or "", "-p", str(library)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout

    assert bool(re.search(r"R(UN)?PATH", told)) is is_left
    assert ctypes.CDLL(str(library)).f() == 7


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


ICU: list[Entry] = [
    ("PySide6/Qt/lib/libQt6Core.so.6", "core", "BINARY"),
    ("PySide6/Qt/lib/libicuuc.so.73", "icu", "BINARY"),
    ("PySide6/Qt/lib/libicudata.so.73", "data", "BINARY"),
    ("libicuuc.so.73", "PySide6/Qt/lib/libicuuc.so.73", "SYMLINK"),
]
needs_compiler = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc") or not shutil.which("objdump"),
    reason="needs a compiler",
)


@needs_compiler
def test_qt_calls_no_function_of_icu_that_the_empty_one_lacks() -> None:
    library = Path(QtCore.__file__).parent / "Qt" / "lib" / "libQt6Core.so.6"
    called = slim.called_of_icu(str(library))

    assert called
    assert {name.rpartition("_")[0] for name in called} <= slim.ICU.keys()


@needs_compiler
def test_qt_works_with_an_icu_that_knows_nothing(tmp_path: Path) -> None:
    """With it in front of the real one, letters and dates are Qt's own.

    Nothing is converted or sorted by ICU.
    """
    libraries = Path(QtCore.__file__).parent / "Qt" / "lib"
    entries = [
        (f"PySide6/Qt/lib/{file.name}", str(file), "BINARY")
        for file in libraries.iterdir()
        if file.name.startswith(("libicu", "libQt6Core.so"))
    ]
    made = [
        source for _, source, _ in slim.without_icu(entries, tmp_path) if source.startswith(str(tmp_path))
    ]
    script = (
        "import sys; from PySide6.QtCore import QCollator, QDate, QLocale, QStringDecoder, QTimeZone; "
        "vi = QLocale('vi'); sys.stdout.reconfigure(encoding='utf-8'); "
        "print(vi.toUpper('tứ sắc'), vi.toString(QDate(2026, 11, 24), QLocale.FormatType.ShortFormat), "
        "QCollator(vi).compare('a', 'b') < 0, QStringDecoder('EUC-KR').isValid(), QTimeZone.utc().isValid())"
    )
    environ = {**os.environ, "LD_PRELOAD": " ".join(made)}
    told = subprocess.run(
        [sys.executable, "-c", script], env=environ, capture_output=True, encoding="utf-8", check=False
    )

    assert len(made) == 3
    assert told.stdout.split() == ["TỨ", "SẮC", "24/11/26", "True", "False", "True"], told.stderr


@needs_compiler
@pytest.mark.parametrize(("calls", "is_replaced"), [(["ucol_open_73"], True), (["u_new_73"], False)])
def test_icu_stays_where_qt_wants_something_new_of_it(
    calls: list[str], tmp_path: Path, *, is_replaced: bool
) -> None:
    left = slim.without_icu(ICU, tmp_path, lambda _: calls)

    assert (left != ICU) is is_replaced
    assert [place for place, _, _ in left] == [place for place, _, _ in ICU]


def test_everything_that_is_in_tells_its_terms_and_how_to_replace_it(tmp_path: Path) -> None:
    gathered = dict(notices.gather("9.9.9", tmp_path))
    told = (tmp_path / "NOTICES.txt").read_text(encoding="utf-8")

    assert {"licenses/tusac", "licenses/Python", "licenses/zeroconf", "licenses/cryptography"} <= set(
        gathered.values()
    )
    assert all(Path(file).stat().st_size > 0 for file in gathered)
    assert "PySide6_Essentials" in told
    assert "You may replace them" in told


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="libraries are taken from a Debian system")
def test_a_library_of_the_system_brings_its_terms_along_and_one_from_nowhere_ends_the_build(
    tmp_path: Path,
) -> None:
    libraries = {path.name: str(path) for path in Path("/usr/lib").glob("*-linux-gnu/libz.so.1")}
    ours = tmp_path / "libours.so"
    ours.touch()
    entries: list[Entry] = [(name, source, "BINARY") for name, source in libraries.items()]
    found = list(system_notices.of_system([*entries, ("libours.so", str(ours), "BINARY")], [tmp_path]))

    assert [(place, Path(source).parent.name) for place, source, _ in found] == [
        ("licenses/system/zlib1g.txt", "zlib1g")
    ] * len(libraries)
    with pytest.raises(SystemExit, match="libours"):
        list(system_notices.of_system([("libours.so", str(ours), "BINARY")], []))
