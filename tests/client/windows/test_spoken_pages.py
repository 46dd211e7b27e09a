"""Every page by ear: each thing that is operated has a name and a role, and Tab goes as the page is drawn."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.support.network import lobby
from tests.support.network_player import Player
from tests.support.spoken import OPERATED, Role, heard, screen_reader, tree
from tusac_qt.windows.frame.ask import Asked
from tusac_qt.windows.network.host_form import HostForm
from tusac_qt.windows.widgets.chips import Chips


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    with screen_reader():
        yield


def _home(player: Player) -> None:
    player.program.window.turn_to(player.program.window.home)


def _form(player: Player) -> None:
    player.program.window.home.form_wanted.emit()


def _settings(player: Player) -> None:
    player.program.rooms.open_settings()
    player.program.rooms.settings_page.more.setChecked(True)


def _editor(player: Player) -> None:
    player.program.rooms.rules.edit("pvt")


PAGES: dict[str, Callable[[Player], None]] = {
    "home": _home,
    "host form": _form,
    "settings": _settings,
    "rules editor": _editor,
    "help": lambda player: player.program.rooms.rules.show_help(),
    "games": lambda player: player.program.rooms.show_games(),
    "scores": lambda player: player.program.rooms.results.show_scores(),
    "daily": lambda player: player.program.rooms.results.show_daily(),
    "lobby": lambda player: player.at(lobby(me=0, people=2)),
    "table": lambda player: player.program.rooms.play(),
}


@pytest.mark.parametrize("page", PAGES)
def test_everything_that_is_operated_has_a_name(player: Player, page: str) -> None:
    PAGES[page](player)
    shown = player.window.pages.currentWidget()
    assert shown is not None

    found = [thing for thing in tree(shown) if thing.role in OPERATED and _is_ours(thing.widget)]

    assert found
    assert [(thing.role, thing.widget) for thing in found if not thing.name] == []


@pytest.mark.parametrize("page", ["home", "host form", "settings", "rules editor"])
def test_tab_goes_from_the_top_to_the_bottom(player: Player, page: str) -> None:
    PAGES[page](player)
    shown = player.window.pages.currentWidget()
    assert shown is not None

    for _ in range(4):  # layouts ask each other for room
        QCoreApplication.processEvents()
    visited = list(_tab_chain(shown))

    places = [QRect(widget.mapTo(shown, QPoint(0, 0)), widget.size()) for widget in visited]
    assert len(visited) > 3
    assert [pair for pair in pairwise(places) if not _is_after(*pair)] == []


def test_choices_of_which_one_is_on_are_radio_buttons(player: Player) -> None:
    _form(player)
    form = player.window.pages.currentWidget()
    assert isinstance(form, HostForm)

    chips = [thing for row in form.findChildren(Chips) for thing in tree(row) if thing.role in OPERATED]
    seats = [
        thing
        for thing in tree(form.rules)
        if isinstance(thing.widget, QAbstractButton) and thing.widget.isCheckable()
    ]
    assert {row.accessibleName() for row in form.findChildren(Chips)} == {"Pace", "Computers"}

    assert {thing.role for thing in (*chips, *seats)} == {Role.RadioButton}


def test_a_question_is_read_with_the_button_that_has_the_keyboard(player: Player) -> None:
    player.network.join_flow.ask.ask(
        Asked("Leave the table?", "The others wait.", "Leave", "Stay", is_grave=True)
    )

    assert heard() == "Stay – Leave the table? The others wait."


def test_a_page_that_is_not_seen_does_not_change(player: Player) -> None:
    rooms, home = player.program.rooms, player.window.home
    before = home.chips.rules.text()
    rooms.open_settings()
    rooms.rules.use("viet")
    assert home.chips.rules.text() == before
    rooms.go_home()

    assert home.chips.rules.text() != before


def _is_ours(widget: QWidget) -> bool:
    """Leave out what Qt puts into its own widgets, such as the list of a combo box."""
    return not widget.objectName().startswith("qt_")


def _tab_chain(page: QWidget) -> Iterator[QWidget]:
    """Yield what Tab comes to on a page, one button for each row of choices."""
    widget = page.nextInFocusChain()
    seen_groups = set()
    while widget is not page:
        takes_tab = (
            widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isEnabled()
            and widget.focusProxy() is None
        )
        if page.isAncestorOf(widget) and widget.isVisibleTo(page) and takes_tab and _is_ours(widget):
            group = widget.group() if isinstance(widget, QAbstractButton) else None
            if group is None or group not in seen_groups:
                seen_groups.add(group)
                yield widget
        widget = widget.nextInFocusChain()


def _is_after(before: QRect, after: QRect) -> bool:
    """Return whether something stands below another thing, or beside it to the right."""
    is_in_row = after.top() < before.bottom() and after.bottom() > before.top()
    return after.left() > before.left() if is_in_row else after.top() >= before.bottom()
