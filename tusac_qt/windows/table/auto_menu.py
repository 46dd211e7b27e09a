"""The Auto menu: answers given in advance, each a switch."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QWidget

from engine.cards import ALL_CARDS, Card, Color
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.words.i18n import color_mark, color_name, marked_card
from tusac_qt.words.translation import translate

Set = Callable[[AutoAnswers], None]
"""Takes the answers given beforehand from now on."""


def build_auto_menu(
    parent: QWidget,
    auto: AutoAnswers,
    icon: Callable[[Card], QIcon],
    choose: Set,
    *,
    may_stand_in: bool,
) -> QMenu:
    """Return the menu for the present answers.

    Args:
        parent: whose menu it is.
        auto: the present answers in advance.
        icon: the picture of a card.
        choose: told the new answers when one is switched.
        may_stand_in: whether others wait, so that the computer may answer for somebody who is away.
    """
    menu = QMenu(parent)
    menu.setAccessibleName(translate("auto", "Automatic answers"))

    def add(text: str, changed: AutoAnswers, *, checked: bool) -> None:
        action = QAction(text, menu, checkable=True, checked=checked)
        action.triggered.connect(lambda: choose(changed))
        menu.addAction(action)

    add(
        translate("auto", "Pass when I can’t do anything"),
        replace(auto, passes_when_nothing=not auto.passes_when_nothing),
        checked=auto.passes_when_nothing,
    )
    add(
        translate("auto", "Pass on everything this round (but ask about a win)"),
        replace(auto, passes_round=not auto.passes_round),
        checked=auto.passes_round,
    )
    add(
        translate("auto", "No Chow, Quad or Pair"),
        replace(auto, passes_chow_and_pair=not auto.passes_chow_and_pair),
        checked=auto.passes_chow_and_pair,
    )
    add(translate("auto", "Win automatically"), replace(auto, wins=not auto.wins), checked=auto.wins)
    if may_stand_in:
        add(
            translate("auto", "Let the computer answer until I’m back"),
            replace(auto, stands_in=not auto.stands_in),
            checked=auto.stands_in,
        )
    until = menu.addMenu(translate("auto", "Pass until a certain card is shown"))
    for color in Color:
        shades = until.addMenu(f"{color_mark(color)} {color_name(color)}")
        for card in ALL_CARDS:
            if not card.is_joker and card.color is color:
                action = QAction(icon(card), marked_card(card), shades)
                action.triggered.connect(lambda _=False, card=card: choose(replace(auto, passes_until=card)))
                shades.addAction(action)
    menu.addSeparator()
    clear = QAction(translate("auto", "Clear all (A)"), menu)
    clear.setEnabled(auto != AutoAnswers())
    clear.triggered.connect(lambda: choose(AutoAnswers()))
    menu.addAction(clear)
    return menu
