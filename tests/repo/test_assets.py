"""The folder of resources is found, and only ours."""

from pathlib import Path

import pytest

from tusac_qt.system import assets


def _resources(folder: Path, *, ours: bool) -> Path:
    folder.mkdir(parents=True)
    if ours:
        (folder / "ORIGINS.md").touch()
    return folder


def test_checkout_comes_before_installed_copy(tmp_path: Path) -> None:
    package = tmp_path / "tusac_qt"
    _resources(package / "resources", ours=True)
    beside = _resources(tmp_path / "resources", ours=True)

    assert assets.root(package) == beside


def test_stranger_beside_the_package_is_passed_over(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "tusac_qt"
    inside = _resources(package / "resources", ours=True)
    _resources(tmp_path / "site-packages" / "resources", ours=False)

    assert assets.root(package) == inside


def test_missing_resources_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        assets.root(tmp_path / "tusac_qt")


def test_real_root_holds_what_the_program_reads() -> None:
    root = assets.root()

    assert (root / "glyphs" / "characters.toml").is_file()
    assert (root / "palettes" / "clear.toml").is_file()
