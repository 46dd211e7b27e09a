"""The system's preferences are followed: light or dark windows, little motion."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.scenes import PLAIN
from tusac_qt.choices.settings_file import load_settings
from tusac_qt.scene.looks import settings_cloth
from tusac_qt.system.motion import wants_calm


def test_the_table_is_as_light_as_the_system_wants_it_unless_a_cloth_is_chosen() -> None:
    assert settings_cloth(PLAIN, is_light=True).is_light
    assert not settings_cloth(PLAIN, is_light=False).is_light
    assert not settings_cloth(replace(PLAIN, cloth="night"), is_light=True).is_light


@pytest.mark.parametrize(("kept", "own"), [("", 0), ("flight_percent = 100", 0), ("flight_percent = 150", 1)])
def test_motion_chosen_before_the_system_was_followed_stays(tmp_path: Path, kept: str, own: int) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(kept, encoding="utf-8")

    assert load_settings(path).settings.has_own_motion == own


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only KDE and GNOME say so in files")
def test_a_desktop_without_animation_is_calm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    assert not wants_calm()
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n", encoding="utf-8")

    assert wants_calm()
