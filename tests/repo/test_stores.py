"""Manifests for winget, Homebrew and Flathub, of the packages of a release."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from installers import stores
from tests.support.places import ROOT

HOME, VERSION = "https://example.org/lan/tusac", "1.2.3"
DOWNLOADS = f"{HOME}/releases/download/v{VERSION}/"


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """Return a folder with the packages of a release, each with bytes of its own."""
    folder = tmp_path / "packages"
    folder.mkdir()
    for form in stores.PACKAGES.values():
        name = form.format(version=VERSION)
        (folder / name).write_bytes(name.encode())
    return folder


def run(release: Path, target: Path) -> "subprocess.CompletedProcess[str]":
    """Make the manifests as the release workflow does: by a Python without any package."""
    command = [sys.executable, "-S", "-m", "installers.stores", str(release), HOME, VERSION, str(target)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def read(path: Path) -> dict[str, object]:
    """Return what a flat manifest says."""
    pairs = (line.partition(": ") for line in path.read_text(encoding="utf-8").splitlines())
    return {key: json.loads(value) for key, _, value in pairs}


def test_each_store_is_told_of_the_packages_of_its_system_by_address_and_digest(
    release: Path, tmp_path: Path
) -> None:
    assert run(release, tmp_path / "made").returncode == 0
    told = {
        store: "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "made" / store).iterdir())
        for store in ("winget", "homebrew", "flathub")
    }

    wanted = {"windows": "winget", "macos": "homebrew", "linux": "flathub", "flatpak": "flathub"}
    for kind, form in stores.PACKAGES.items():
        name = form.format(version=VERSION)
        digest = hashlib.sha256(name.encode()).hexdigest()
        store = wanted[kind.split()[0]]
        assert digest in told[store].lower()
        address = "tusac-#{version}-macos-#{arch}.dmg" if store == "homebrew" else name
        assert address in told[store]
    assert DOWNLOADS in told["winget"]
    assert DOWNLOADS in told["flathub"]


def test_a_release_that_lacks_a_package_gets_no_manifest(release: Path, tmp_path: Path) -> None:
    (release / f"tusac-{VERSION}-macos-arm64.dmg").unlink()
    done = run(release, tmp_path / "made")

    assert done.returncode == 1
    assert f"There is no tusac-{VERSION}-macos-arm64.dmg in " in done.stderr
    assert not (tmp_path / "made").exists()


def test_winget_is_told_in_every_language_of_the_game(release: Path, tmp_path: Path) -> None:
    run(release, tmp_path)
    found = {path.name: read(path) for path in (tmp_path / "winget").iterdir()}
    abouts = [about for name, about in found.items() if ".locale." in name]

    assert len(abouts) == len({str(about["Description"]) for about in abouts}) == 6
    assert {about["PackageVersion"] for about in found.values()} == {VERSION}
    assert [about["ManifestType"] for about in abouts].count("defaultLocale") == 1
    for name, about in found.items():
        locale = about.get("PackageLocale")
        assert name == f"tusac.tusac{f'.locale.{locale}' if locale else ''}.yaml" or ".installer." in name


def test_the_installer_of_windows_notes_itself_where_winget_looks_for_it(
    release: Path, tmp_path: Path
) -> None:
    run(release, tmp_path)
    installer = read(tmp_path / "winget" / "tusac.tusac.installer.yaml")
    script = (ROOT / "installers" / "windows.nsi").read_text(encoding="utf-8")

    assert f'CurrentVersion\\Uninstall\\{installer["ProductCode"]}"' in script
    assert all(f'"Software\\Classes\\.{kind}"' in script for kind in installer["FileExtensions"])
    assert "RequestExecutionLevel user" in script


def test_the_manifest_for_flathub_differs_from_that_of_a_build_here_in_its_sources_alone(
    release: Path, tmp_path: Path
) -> None:
    run(release, tmp_path)
    made = (tmp_path / "flathub" / stores.FLATPAK.name).read_text(encoding="utf-8")
    ours = stores.FLATPAK.read_text(encoding="utf-8")
    recipe, _, sources = made.partition("    sources:\n")

    assert recipe.strip() in ours
    assert re.findall(r"type: (\S+)", sources) == ['"archive"'] * 3
    assert "type: dir" not in made


@pytest.mark.parametrize("page", sorted(path.name for path in ROOT.glob("README*.md")))
def test_the_first_page_calls_packages_as_the_stores_do(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"tusac-…-[\w.-]+", text))
    known = {form.format(version="…") for form in stores.PACKAGES.values()}

    assert {name for name in known if "flatpak" not in name and "-x86_64.dmg" not in name} >= {
        name for name in named if name.endswith((".exe", ".dmg", ".tar.gz"))
    }
    assert len(named) >= 3
