"""Sound and attention in the real window, with a loudspeaker that only writes down what it is to play."""

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.support.network import lobby
from tests.support.network_player import Player
from tusac_qt.play.table import PromptKind
from tusac_qt.system.speaker import Speaker
from tusac_qt.windows.desktop.notices import NoticeSink
from tusac_qt.windows.frame import attention
from tusac_qt.windows.sounds import Sounds

pytestmark = pytest.mark.long


class Notebook:
    """A loudspeaker that writes down names."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.is_awake = False
        self.was_hushed = False

    def hush(self) -> None:  # noqa: D102 - the loudspeaker says it
        self.was_hushed = True

    def wake(self) -> None:  # noqa: D102 - the loudspeaker says it
        self.is_awake = True

    def play(  # noqa: D102 - the loudspeaker says it
        self, name: str, gain: float, delay_s: float = 0.0
    ) -> None:
        assert gain > 0
        assert delay_s >= 0
        self.played.append(name)


@pytest.fixture
def heard(player: Player) -> Notebook:
    notebook = Notebook()
    preferences = player.program._preferences
    Sounds(player.window, preferences, cast("Speaker", notebook)).follow(player.program.rooms)
    player.qtbot.waitUntil(player.window.isActiveWindow)
    return notebook


def until_asked(player: Player, kind: PromptKind) -> None:
    """Play a match of one's own on, as proposed, until this is asked with something to choose."""

    def is_asked() -> bool:
        bridge = player.program.bridge
        prompt = bridge.table.prompt
        if prompt is not None and prompt.kind is kind and len(prompt.legal) > 1:
            return True
        if prompt is not None:
            bridge.act(prompt.proposed)
        return False

    player.qtbot.waitUntil(is_asked, timeout=60_000)


def look_elsewhere(player: Player) -> None:
    other = QWidget()
    player.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    player.until(lambda: not player.window.isActiveWindow())


def test_a_match_is_heard_and_the_bell_rings_at_my_turn(player: Player, heard: Notebook) -> None:
    player.program.rooms.play()
    until_asked(player, PromptKind.DISCARD)

    assert heard.is_awake, "the device is open before the first card"
    assert heard.played[:2] == ["deal", "deal"]
    assert "turn" in heard.played


def test_m_silences_every_page_and_the_settings_and_the_menu_tell_so(player: Player, heard: Notebook) -> None:
    rooms, preferences = player.program.rooms, player.program._preferences
    QTest.keyClick(player.window, Qt.Key.Key_M)
    assert preferences.settings.is_muted
    assert heard.was_hushed
    rooms.play()
    until_asked(player, PromptKind.DISCARD)
    assert heard.played == []
    assert not heard.is_awake

    rooms.open_settings()
    assert rooms.settings_page.sound.muted.isChecked()
    rooms.settings_page.sound.muted.setFocus()
    QTest.keyClick(rooms.settings_page.sound.muted, Qt.Key.Key_M)
    assert not preferences.settings.is_muted
    rooms.settings_page.closed.emit()
    player.program.press(Qt.Key.Key_M)
    assert preferences.settings.is_muted, "at the table too"
    rooms.rules.show_help()
    player.program.press(Qt.Key.Key_M)
    assert not preferences.settings.is_muted, "in a list too"
    player.program.press(Qt.Key.Key_M)
    assert "Sound on (M)" in [action.text() for action in rooms.menu.made().actions()]


def test_no_discard_is_heard_twice_in_turn(player: Player, heard: Notebook) -> None:
    preferences = player.program._preferences
    for volume in range(20, 60, 10):
        preferences.change(replace(preferences.settings, volume=volume))

    assert heard.played == ["discard", "discard_flat", "discard_snapped", "discard"]


def test_a_letter_typed_into_a_name_silences_nothing(player: Player, heard: Notebook) -> None:
    rooms = player.program.rooms
    rooms.open_settings()
    rooms.settings_page.name.setFocus()
    QTest.keyClicks(rooms.settings_page.name, "Mom")

    assert not player.program._preferences.settings.is_muted
    assert heard.played == []


@pytest.mark.parametrize(
    ("kind", "title"), [(PromptKind.DISCARD, "Your turn"), (PromptKind.ANSWER, "want this card")]
)
def test_what_waits_for_who_looks_elsewhere_is_in_the_title(
    player: Player, heard: Notebook, kind: PromptKind, title: str
) -> None:
    player.program.rooms.play()
    look_elsewhere(player)
    until_asked(player, kind)

    assert title in player.window.windowTitle()
    assert set(heard.played) <= {"turn", "deal"}, "only the bell, but for what began before"
    player.program.rooms.go_home()
    assert player.window.windowTitle() == "Tứ Sắc"


class Board(NoticeSink):
    """A system that writes down the notices on its screen."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.shown = ""

    def show(self, text: str, icon: QIcon) -> None:  # noqa: D102 - the system says it
        del icon
        self.shown = text
        self.seen.append(text)

    def hide(self) -> None:  # noqa: D102 - the system says it
        self.shown = ""


@pytest.mark.parametrize("is_wanted", [True, False])
def test_the_system_tells_who_looks_elsewhere_if_that_is_wanted_and_takes_it_back(
    player: Player, heard: Notebook, monkeypatch: pytest.MonkeyPatch, *, is_wanted: bool
) -> None:
    del heard  # nobody needs to hear it
    board, program = Board(), player.program
    monkeypatch.setattr(attention, "find_notices", lambda _parent: board)
    program._preferences.change(replace(program._preferences.settings, has_notices=is_wanted))
    program.rooms.play()
    look_elsewhere(player)
    until_asked(player, PromptKind.DISCARD)

    assert board.shown == ("It’s your turn." if is_wanted else "")
    assert bool(board.seen) is is_wanted
    if is_wanted:
        board.pressed.emit()
        player.until(player.window.isActiveWindow)
    program.rooms.go_home()
    assert board.shown == ""


def test_one_room_is_chosen_in_the_lobby_and_hushes_a_guests_computer(
    player: Player, heard: Notebook
) -> None:
    player.at(lobby(me=1))
    page = player.network.lobby
    assert page is not None
    assert page.one_room.isChecked()
    page.one_room.click()

    assert not player.program._preferences.settings.has_one_room
    assert heard.played == []
    player.program.rooms.open_settings()
    assert not player.program.rooms.settings_page.sound.one_room.isChecked()


def test_a_new_volume_is_heard_at_once(player: Player, heard: Notebook) -> None:
    player.program.rooms.settings_page.sound.volume.setValue(80)

    assert player.program._preferences.settings.volume == 80
    assert heard.played == ["discard"]
