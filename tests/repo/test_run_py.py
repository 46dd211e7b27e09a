"""run.py and its helpers: what a player sees from a bare Python to the first start, and when it fails."""

import io
import os
import re
import runpy
import shutil
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

from tests.support.places import ROOT
from tools import environment, launch, needs
from tools.environment import Part, SetupError, explain
from tools.progress import describe, narrate
from tusac_qt.system import libraries as system_libraries

LDD = """\
\tlinux-vdso.so.1 (0x00007fd47bd34000)
\tlibQt6Core.so.6 => /x/.venv/lib/python3.11/site-packages/PySide6/Qt/lib/libQt6Core.so.6 (0x00007fd47a800000)
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
/x/libqxcb.so:
\tlibxcb-cursor.so.0 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007fd47b21e000)
"""

PIP_COMPLAINTS = {
    "WARNING: Retrying (Retry(total=0, connect=None)) after connection broken by 'NewConnectionError('"
    "<pip._vendor.urllib3.connection.HTTPSConnection object at 0x7f>: Failed to establish a new"
    " connection')'\n"
    "ERROR: Could not find a version that satisfies the requirement msgpack==1.2.4 (from versions: none)\n"
    "ERROR: No matching distribution found for msgpack==1.2.4\n": "no network",
    "Could not fetch URL https://packages.invalid/simple/spake2/: There was a problem confirming the ssl"
    " certificate: "
    "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate is not yet valid - skipping\n"
    "ERROR: No matching distribution found for spake2==0.9\n": "clock",
    "ERROR: Could not find a version that satisfies the requirement pyside6-essentials==6.11.3\n"
    "ERROR: No matching distribution found for pyside6-essentials==6.11.3\n": "CPython 3.11 to 3.15",
    "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n": "refused",
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on"
    " device\n": "disk is full",
}


def asked(question: str, root: Path, locale: dict[str, str]) -> str:
    """Return what the tools of a checkout print in a locale."""
    command = [sys.executable, "-P", "-c", f"import os, sys; sys.path.insert(0, sys.argv[1]); {question}"]
    said = subprocess.run(
        [*command, str(root)], env={**os.environ, **locale}, capture_output=True, text=True, check=True
    )
    return said.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there names of files have one encoding")
def test_in_an_old_locale_files_are_named_as_in_any_other(tmp_path: Path) -> None:
    checkout = tmp_path / "Nguyễn"
    for folder in ("tools", "tusac_qt", "requirements"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=shutil.ignore_patterns("__pycache__"))
    old = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    stamp = "from tools.environment import RUN; print(RUN.stamp())"
    start = (
        "from tools import launch; launch.prepare = lambda part: None; "
        "launch._become = lambda *words: print(os.environ['PYTHONUTF8'],"
        " os.environ.get('PYTHONIOENCODING')); "
        "launch.main(['--version'])"
    )

    assert asked(stamp, checkout, old) == asked(stamp, checkout, {"PYTHONUTF8": "1"})
    assert asked(start, checkout, old).split() == ["1", "ascii"]


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 2), (3, 16, 0)])
def test_a_python_that_the_game_does_not_run_on_is_told_which_it_needs(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)

    with pytest.raises(
        SystemExit, match=rf"needs Python 3\.11 to 3\.15, and this is Python {version[0]}\.{version[1]}"
    ):
        runpy.run_path(str(ROOT / "run.py"))


@pytest.mark.parametrize("minor", range(8, 18))
def test_run_py_refuses_the_pythons_that_the_package_refuses(
    minor: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    monkeypatch.setattr(sys, "version_info", (3, minor, 0))
    try:
        runpy.run_path(str(ROOT / "run.py"))
    except SystemExit:
        is_refused = True
    else:
        is_refused = False

    assert is_refused is not SpecifierSet(project["requires-python"]).contains(f"3.{minor}.0")


def test_help_needs_no_environment() -> None:
    command = [sys.executable, "-S", str(ROOT / "run.py"), "help"]

    answer = subprocess.run(command, capture_output=True, text=True, check=True)

    assert "python3 run.py test" in answer.stdout


@pytest.mark.parametrize(("complaint", "words"), PIP_COMPLAINTS.items())
def test_a_failure_of_pip_becomes_one_line_with_its_reason(complaint: str, words: str) -> None:
    line = explain(complaint)

    assert words in line
    assert "\n" not in line


def test_a_failure_nobody_foresaw_is_shown_whole() -> None:
    told = explain("ERROR: something new\nnote: and more\n")

    assert told.startswith("ERROR: something new\nnote: and more\nThe installation failed.")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "  Downloading msgpack-1.2.4-cp311-cp311-manylinux2014_x86_64.whl (480 kB)",
            "msgpack 1.2.4, 480 kB",
        ),
        ("  Using cached chess-1.11.2.tar.gz (6.1 MB)", "chess 1.11.2, 6.1 MB"),
        ("Processing /w/cffi-2.1.1-cp311-cp311-x.whl (from -r run.lock (line 7))", "cffi 2.1.1"),
        ("Installing collected packages: msgpack, chess", "unpacking"),
        ("Collecting msgpack==1.2.4", None),
    ],
)
def test_progress_names_what_pip_is_doing(line: str, words: str | None) -> None:
    assert describe(line) == words


def test_missing_libraries_are_read_from_ldd() -> None:
    assert system_libraries.unresolved(LDD) == ["libEGL.so.1", "libxcb-cursor.so.0"]


@pytest.mark.parametrize(
    ("installer", "line"),
    [
        ("apt-get", "sudo apt-get install -y libegl1 libxcb-cursor0"),
        ("dnf", "sudo dnf install -y libglvnd-egl xcb-util-cursor"),
        ("pacman", "sudo pacman -S --needed libglvnd xcb-util-cursor"),
    ],
)
def test_the_advice_names_the_libraries_and_the_line_that_installs_them(installer: str, line: str) -> None:
    advice = system_libraries.advice(["libEGL.so.1", "libxcb-cursor.so.0", "libnew.so.1"], installer)

    assert "libEGL.so.1, libxcb-cursor.so.0, libnew.so.1" in advice
    assert advice.endswith(f"Install them with: {line}")


@pytest.mark.parametrize(("libraries", "installer"), [(["libEGL.so.1"], None), (["libnew.so.1"], "dnf")])
def test_the_advice_admits_what_it_does_not_know(libraries: list[str], installer: str | None) -> None:
    assert "your system's package manager" in system_libraries.advice(libraries, installer)


def test_every_library_has_a_package_for_every_installer() -> None:
    assert {len(row) for row in system_libraries.PACKAGES.values()} == {len(system_libraries.INSTALLERS)}


@pytest.mark.parametrize(
    ("variables", "platforms"),
    [
        ({}, ()),
        ({"DISPLAY": ":0"}, ("xcb",)),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ("wayland", "xcb")),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-0"}, ("wayland",)),
    ],
)
def test_a_window_needs_a_display(variables: dict[str, str], platforms: tuple[str, ...]) -> None:
    assert system_libraries.window_platforms(variables) == platforms


@pytest.fixture
def pyside(tmp_path: Path) -> Path:
    """A folder of PySide6 whose plugin for X11 asks for a library that no system has."""
    if sys.platform != "linux" or shutil.which("cc") is None:
        pytest.skip("makes libraries of Linux")
    platforms = tmp_path / "Qt" / "plugins" / "platforms"
    platforms.mkdir(parents=True)
    (tmp_path / "Qt" / "lib").mkdir()

    def make(path: Path, *wants: str) -> None:
        command = ["cc", "-shared", "-x", "c", os.devnull, "-x", "none", "-Wl,--no-as-needed", *wants]
        subprocess.run([*command, "-o", str(path), f"-Wl,-soname,{path.name}"], check=True)

    absent = tmp_path / "libabsent.so.1"
    make(absent)
    make(platforms / "libqxcb.so", str(absent))
    make(tmp_path / "lupdate", str(absent))
    for path in (platforms / "libqwayland.so", platforms / "libqoffscreen.so", tmp_path / "lrelease"):
        make(path)
    make(tmp_path / "Qt" / "lib" / "libQt6Widgets.so.6")
    absent.unlink()
    return tmp_path


@pytest.mark.parametrize(
    ("platforms", "is_refused"),
    [((), False), (("xcb",), True), (("wayland",), False), (("wayland", "xcb"), False)],
)
def test_a_window_is_refused_only_where_no_platform_of_the_session_loads(
    platforms: tuple[str, ...], pyside: Path, *, is_refused: bool
) -> None:
    if is_refused:
        with pytest.raises(SetupError, match=r"libabsent\.so\.1(.|\n)*--text"):
            needs.require_window(platforms, [pyside])
    else:
        needs.require_window(platforms, [pyside])


@pytest.mark.parametrize(
    ("command", "is_refused"), [("quick", False), ("bench", False), ("test", True), ("translations", True)]
)
def test_a_command_that_starts_what_collects_texts_asks_for_its_libraries_first(
    command: str, pyside: Path, *, is_refused: bool
) -> None:
    if is_refused:
        with pytest.raises(SetupError, match=r"libabsent\.so\.1"):
            needs.require(command, [pyside])
    else:
        needs.require(command, [pyside])


def test_a_package_is_not_built_without_the_libraries_of_every_window(pyside: Path) -> None:
    with pytest.raises(SetupError, match=r"libabsent\.so\.1"):
        needs.require("package", [pyside])


def test_tests_that_will_be_skipped_are_told_with_the_programs_they_want(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = set(needs.TEST_PROGRAMS) - {"spin", "zbarimg", "chromium"} | {"google-chrome", "apt-get"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in here else None)
    monkeypatch.setattr(sys, "platform", "linux")

    assert needs.skipped_text() == (
        "Some tests will be skipped, for want of spin, zbarimg.\n"
        "Install them with: sudo apt-get install -y spin zbar-tools"
    )


def test_every_program_that_a_test_is_skipped_without_is_named() -> None:
    asked = {
        name
        for path in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r"which\(\"([\w.-]+)\"\)", path.read_text(encoding="utf-8"))
    }

    assert asked - {"dpkg", "dpkg-deb", "chromium-browser", "google-chrome", "firefox", "Xvfb"} <= set(
        needs.TEST_PROGRAMS
    )


@pytest.mark.parametrize("script", [".ci/run", ".github/workflows/test.yml", ".github/workflows/weekly.yml"])
def test_a_build_machine_installs_what_the_program_asks_for_and_nothing_else(script: str) -> None:
    text = (ROOT / script).read_text(encoding="utf-8")

    assert "tools.needs" in text
    assert not set(re.findall(r"[\w.-]+", text)) & set(needs.debian_packages())


def test_that_there_is_no_network_is_told_before_pip_gives_up() -> None:
    out, told = io.StringIO(), threading.Event()
    warning, last = next(iter(PIP_COMPLAINTS)).split("\n", 1)

    def output() -> Iterator[str]:  # pip goes on until the player has been told
        while not told.is_set():
            yield "Collecting msgpack==1.2.4\n"
            if "no network" in out.getvalue():
                told.set()

    def complaints() -> Iterator[str]:
        yield f"{warning}\n"
        told.wait()
        yield from last.splitlines(keepends=True)

    assert narrate(output(), complaints(), out) == f"{warning}\n{last}"
    assert out.getvalue().count("no network") == 1


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], True),
        (["play", "--seed", "1"], True),
        (["--lang", "vi"], True),
        (["play", "--text"], False),
        (["--lang", "vi", "play", "--text"], False),
        (["play", "--help"], False),
        (["sim", "--rounds", "9"], False),
        (["--version"], False),
    ],
)
def test_only_the_game_wants_a_window(arguments: list[str], *, wanted: bool) -> None:
    assert launch.wants_window(arguments) is wanted


def test_a_python_without_ensurepip_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "find_spec", lambda name: None if name == "ensurepip" else name)

    with pytest.raises(SetupError, match="cannot make environments"):
        environment.prepare(environment.RUN)


@pytest.mark.long
def test_an_environment_is_made_kept_updated_and_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    wheel = tmp_path / "toy-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("toy.py", "")
        archive.writestr("toy-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
        archive.writestr(
            "toy-1.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr(
            "toy-1.dist-info/RECORD", "toy.py,,\ntoy-1.dist-info/METADATA,,\ntoy-1.dist-info/WHEEL,,\n"
        )
    (tmp_path / "toy.lock").write_text("1")
    part = Part("toy", "Installing a toy", ("toy.lock",), ("--no-index", "--force-reinstall", str(wheel)))

    def start() -> str:
        environment.prepare(part)
        subprocess.run([environment.python(), "-c", "import toy"], check=True)
        out, err = capsys.readouterr()
        assert out == ""
        return err

    first, second = start(), start()
    (tmp_path / "toy.lock").write_text("2")
    changed = start()
    (tmp_path / ".venv" / "unfinished").touch()
    interrupted = start()

    assert "Setting up .venv" in first
    assert "Installing a toy" in first
    assert second == ""
    assert "Setting up .venv" not in changed
    assert "Installing a toy" in changed
    assert "Setting up .venv" in interrupted


@pytest.mark.long
def test_an_environment_may_lie_under_any_letters(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    root = tmp_path / "Nguyễn đường dẫn"
    root.mkdir()
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "VENV", root / ".venv")
    environment.prepare()
    environment._create()

    subprocess.run([environment.python(), "-c", "import pip"], check=True, env={**os.environ, "LC_ALL": "C"})


def test_a_checkout_that_cannot_be_written_has_its_environment_in_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))

    def refuse(**_wishes: object) -> None:
        raise PermissionError

    assert environment.home_of(tmp_path) == tmp_path
    monkeypatch.setattr(environment.tempfile, "TemporaryFile", refuse)
    place = environment.home_of(tmp_path / "checkout")
    assert place != tmp_path / "checkout"
    assert environment.home_of(tmp_path / "another") != place
    (tmp_path / "checkout" / ".venv" / "stamps").mkdir(parents=True)
    (tmp_path / "checkout" / ".venv" / "stamps" / "run").touch()
    assert environment.home_of(tmp_path / "checkout") == tmp_path / "checkout"


def test_the_game_starts_from_any_folder_in_any_language(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-c", launch._GAME, str(ROOT), "--lang", "vi", "scores"]
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        command, cwd=tmp_path, env=environ, capture_output=True, encoding="utf-8", check=False
    )

    assert answer.returncode == 0, answer.stderr
    assert "ván" in answer.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere paths are Unicode in every locale")
def test_the_game_starts_from_a_folder_with_letters_that_the_locale_lacks(tmp_path: Path) -> None:
    root = tmp_path / "Nguyễn đường dẫn"
    for name in ("engine", "net", "tusac_qt", "resources"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    ascii_alone = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | ascii_alone
    command = [sys.executable, "-P", "-c", launch._GAME, str(root), "--lang", "vi", "rules", "list"]
    answer = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, check=False)

    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith(b"pvt ")
    assert b"ng??i" in answer.stdout  # the words are Vietnamese, as far as ASCII goes


def test_a_failed_install_leaves_no_stamp_and_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "python", lambda: Path(sys.executable))
    (tmp_path / ".venv" / "Lib").mkdir(parents=True)
    part = Part("toy", "Installing a toy", (), ("--no-index", "--no-deps", str(tmp_path / "absent.whl")))

    with pytest.raises(SetupError, match=r"absent\.whl"):
        environment.prepare(part)

    assert not part.is_installed()
