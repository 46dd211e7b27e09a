"""The installed, built and pinned files are this tree and nothing else."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import engine
import net
import tusac_qt
from tests.support.places import ROOT
from tusac_qt.system.version import VERSION

PACKAGES = ("engine", "net", "tusac_qt")
LOCKS = {"run": (), "dev": ("dev", "build"), "package": ("package",), "anchors": ("anchors",)}
"""Each lock file with the dependency groups it pins; the first pins the project's dependencies."""

COMPUTERS = {
    "Linux": {"sys_platform": "linux", "platform_machine": "x86_64"},
    "Windows": {"sys_platform": "win32", "platform_machine": "AMD64"},
    "Windows on ARM": {"sys_platform": "win32", "platform_machine": "ARM64"},
    "Raspberry Pi": {"sys_platform": "linux", "platform_machine": "aarch64"},
    "Mac": {"sys_platform": "darwin", "platform_machine": "arm64"},
    "Intel Mac": {"sys_platform": "darwin", "platform_machine": "x86_64"},
}
"""What the markers of requirements ask for, for the kinds of computer that differ in them."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert built.returncode == 0, built.stderr

    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the wheel's files lie in once installed."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def files_below(folder: Path) -> set[str]:
    """Return every file's path relative to `folder`, with forward slashes, caches left out."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if not any(part[0] in "._" for part in path.parts[:-1])}


def test_the_packages_under_test_come_from_this_tree() -> None:
    origins = [Path(package.__file__ or "").parent for package in (engine, net, tusac_qt)]

    assert origins == [ROOT / name for name in PACKAGES]


def test_the_wheel_holds_exactly_the_three_packages(unpacked: Path) -> None:
    top = {path.name for path in unpacked.iterdir()}

    assert top == {*PACKAGES, f"tusac-{VERSION}.dist-info"}


@pytest.mark.parametrize("package", PACKAGES)
def test_the_wheel_holds_every_file_of_a_package(unpacked: Path, package: str) -> None:
    shipped = {name for name in files_below(unpacked / package) if not name.startswith("resources/")}

    assert shipped == files_below(ROOT / package)


def test_the_wheel_holds_the_resources(unpacked: Path) -> None:
    assert files_below(unpacked / "tusac_qt" / "resources") == files_below(ROOT / "resources")


def test_the_wheel_works_without_the_checkout(unpacked: Path, tmp_path: Path) -> None:
    script = "import engine, net, tusac_qt; print(engine.__file__, net.__file__, tusac_qt.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    command = [sys.executable, "-P", "-c", script]

    answer = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )

    expected = [str(unpacked / name / "__init__.py") for name in PACKAGES]
    assert answer.stdout.split() == expected


def test_folders_of_data_and_tests_are_not_packages_that_could_shadow_ours() -> None:
    assert not (ROOT / "resources" / "__init__.py").exists()
    assert (ROOT / "tests" / "__init__.py").exists(), "`tests.engine` is not `engine`"


def pins(lock: str, computer: Mapping[str, str]) -> dict[str, str]:
    """Return the version of each package, by its normalized name, that is installed on a kind of computer."""
    entries = re.findall(r"^([\w.-]+==[^\\\n]+)", lock, re.MULTILINE)
    requirements = [Requirement(entry) for entry in entries]
    meant = [one for one in requirements if one.marker is None or one.marker.evaluate(dict(computer))]
    assert len({normalize(one.name) for one in meant}) == len(meant), "one version of each"
    return {normalize(one.name): str(one.specifier).removeprefix("==") for one in meant}


def normalize(name: str) -> str:
    """Return the one spelling of a distribution's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_pins_by_hash_and_names_no_address(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.lock").read_text()
    entries = re.split(r"^(?=[\w.-]+==)", lock, flags=re.MULTILINE)[1:]

    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in lock
    assert "index" not in lock


@pytest.mark.parametrize("computer", COMPUTERS)
@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_satisfies_what_pyproject_asks_for(name: str, computer: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [text for group in LOCKS[name] for text in project["dependency-groups"][group]]
    if name == "run":
        wanted += project["project"]["dependencies"]
    pinned = pins((ROOT / "requirements" / f"{name}.lock").read_text(), COMPUTERS[computer])

    for requirement in map(Requirement, wanted):
        if requirement.marker is None or requirement.marker.evaluate(dict(COMPUTERS[computer])):
            assert requirement.specifier.contains(pinned[normalize(requirement.name)]), requirement


@pytest.mark.parametrize("computer", COMPUTERS)
def test_a_package_in_two_lock_files_has_one_version(computer: str) -> None:
    locks = ((ROOT / "requirements" / f"{name}.lock").read_text() for name in LOCKS)
    pinned = [pins(lock, COMPUTERS[computer]) for lock in locks]

    for some, others in combinations(pinned, 2):
        for name in some.keys() & others.keys():
            assert some[name] == others[name]


def test_the_lock_files_leave_out_nothing_that_a_package_in_them_needs() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stdout
