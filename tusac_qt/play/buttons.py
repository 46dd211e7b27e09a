"""The answers by their buttons beside the hand, and the effect of each on the hand. No Qt.

They are separate from tables because texts about buttons are needed before there is a table.
"""

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from engine.actions import Answer, Claim, Declare, Fold, Mulligan, Pass, Win
from engine.ai.advice import Wait
from engine.errors import Reason
from engine.legal import why_no_meld, why_no_win, why_not
from engine.melds import MeldKind
from engine.seats import Seat
from engine.state import Phase, RoundState


class Button(Enum):
    """The answers to an offer, and the discard in turn."""

    WIN = "win"
    KONG = "kong"
    PONG = "pong"
    CHOW = "chow"
    QUAD = "quad"
    PAIR = "pair"
    PASS = "pass"  # noqa: S105 - a button, no password
    DISCARD = "discard"


BUTTON_KINDS: dict[Button, frozenset[MeldKind]] = {
    Button.KONG: frozenset({MeldKind.KONG}),
    Button.PONG: frozenset({MeldKind.PONG}),
    Button.CHOW: frozenset({MeldKind.CHOW_ABC, MeldKind.CHOW_XYZ, MeldKind.CHOW_COLORS}),
    Button.QUAD: frozenset({MeldKind.QUAD}),
    Button.PAIR: frozenset({MeldKind.PAIR, MeldKind.SINGLE}),
}
"""The melds each button makes. A General is never paired, so its place also keeps a drawn General."""


def button_of(answer: Answer) -> Button:
    """Return the button that gives an answer.

    For dealt cards, the Win button throws the hand in, and the Pair button folds.
    """
    if isinstance(answer, Win | Mulligan):
        return Button.WIN
    if isinstance(answer, Fold):
        return Button.PAIR
    if isinstance(answer, Pass | Declare):
        return Button.PASS
    if isinstance(answer, Claim):
        return button_of_kind(answer.kind)
    assert_never(answer)


def button_of_kind(kind: MeldKind) -> Button:
    """Return the button that makes sets of a kind."""
    return next(button for button, kinds in BUTTON_KINDS.items() if kind in kinds)


def why_not_button(state: RoundState, seat: Seat, button: Button) -> Reason | None:
    """Return why a button does nothing for a seat that has not answered, or None if it does something."""
    if button is Button.WIN:
        return why_no_win(state, seat)
    if button is Button.PASS:
        reason = why_not(state, seat, Pass(seat))
        return None if reason is Reason.GIVING_UP_IS_SAID else reason
    if button is Button.DISCARD:
        return None if state.phase is Phase.DISCARD and state.active == seat else Reason.NOT_THIS_PHASE
    return why_no_meld(state, seat, BUTTON_KINDS[button])


@dataclass(frozen=True, slots=True)
class HandEffect:
    """The effect of an action on this seat's hand, the best discard counted where a claim makes one due.

    Attributes:
        deadwood_before: deadwood now.
        deadwood_after: deadwood then.
        waits_before: cards that would win now; none while a discard is due.
        waits_after: cards that would win then; the same as before for a win, after which none matter.
    """

    deadwood_before: int
    deadwood_after: int
    waits_before: tuple[Wait, ...]
    waits_after: tuple[Wait, ...]
