"""The contract of a table: buttons and prompts."""

import pytest

from engine.actions import Answer, Claim, Pass, Win
from engine.melds import MeldKind
from engine.seats import Seat
from tests.support.tables import asked
from tusac_qt.play.buttons import BUTTON_KINDS, Button, button_of


@pytest.mark.parametrize("kind", MeldKind)
def test_every_claim_has_one_button(kind: MeldKind) -> None:
    buttons = [button for button, kinds in BUTTON_KINDS.items() if kind in kinds]

    assert [button_of(Claim(Seat(0), kind, ()))] == buttons


@pytest.mark.parametrize(("answer", "button"), [(Win(Seat(1)), Button.WIN), (Pass(Seat(1)), Button.PASS)])
def test_winning_and_passing_have_their_own(answer: Answer, button: Button) -> None:
    assert button_of(answer) is button


def test_a_click_in_the_first_quarter_second_was_meant_for_something_else() -> None:
    prompt = asked(Pass(Seat(0)), at=10.0)

    assert not prompt.accepts_input(10.0)
    assert not prompt.accepts_input(10.24)
    assert prompt.accepts_input(10.25)
