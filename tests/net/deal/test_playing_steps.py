"""OPEN_CARDS, CLAIM_COMMIT and CLAIM_OPEN: cards are shown with proofs, and answers are opened as sealed."""

from collections.abc import Callable

import msgspec
import pytest

from net.deal.events import AnswersOpened, CardsOpened, PlayDue
from net.deal.game import AnswersDue
from net.deal.steps.playing import play_on
from net.wire.deal import ClaimCommit, ClaimOpen, OpenCards
from tests.support.steps import OpenStep, step_of


def shown(at: OpenStep) -> tuple[int, OpenCards]:
    """The machine that opens cards, and how."""
    (author,) = at.said
    return author, at.said_by(author, OpenCards)


CHANGES: list[tuple[Callable[[OpenCards], dict[str, object]], str]] = [
    (lambda body: {"seat": (body.seat + 1) % 3}, "wrong_seat"),
    (lambda _: {"slots": ()}, "wrong_cards"),
    (lambda body: {"slots": (*body.slots, *body.slots)}, "wrong_cards"),
    (lambda _: {"slots": (0xFF,)}, "wrong_cards"),
    (lambda body: {"proof": bytes(len(body.proof))}, "bad_share"),
    (lambda body: {"shares": body.shares * 2}, "bad_share"),
    (lambda _: {"why": b"no action"}, "not_an_action"),
]


@pytest.mark.parametrize(("change", "rule"), CHANGES)
def test_cards_are_those_of_the_seat_in_turn_proven_and_shown_for_an_action(
    change: Callable[[OpenCards], dict[str, object]], rule: str
) -> None:
    at = step_of("OPEN_CARDS")
    author, body = shown(at)
    assert at.rule(author, body) is None
    assert at.rule(author, msgspec.structs.replace(body, **change(body))) == rule


def test_the_game_goes_on_with_the_cards_that_were_shown() -> None:
    at = step_of("OPEN_CARDS")
    author, body = shown(at)
    closing = at.close()

    told = closing.events[0]
    assert isinstance(told, CardsOpened)
    assert (told.seat, tuple(told.cards), told.why) == (body.seat, body.slots, body.why)
    assert at.hand.seen.items() >= told.cards.items()
    assert at.hand.table.seats[told.seat].machine == author


def test_each_machine_seals_one_answer_for_each_of_its_seats_that_is_asked() -> None:
    at = step_of("CLAIM_COMMIT")
    author = at.step.machines[0]
    body = at.said_by(author, ClaimCommit)
    assert at.rule(author, ClaimCommit((*body.digests, bytes(32)))) == "wrong_answers"

    closing = at.close()
    assert closing.step is not None
    assert (closing.step.kind, closing.step.machines) == ("CLAIM_OPEN", at.step.machines)


def test_an_answer_is_opened_as_it_was_sealed() -> None:
    at = step_of("CLAIM_OPEN")
    author = at.step.machines[0]
    body = at.said_by(author, ClaimOpen)
    (answer,) = body.answers
    assert at.rule(author, body) is None
    for other in (
        ClaimOpen(()),
        ClaimOpen((msgspec.structs.replace(answer, nonce=bytes(32)),)),
        ClaimOpen((msgspec.structs.replace(answer, choice=answer.choice + b"\x00"),)),
    ):
        assert at.rule(author, other) == "answer_not_committed"


def test_all_answers_lie_open_together_and_then_the_game_says_what_is_due() -> None:
    at = step_of("CLAIM_OPEN")
    due = at.hand.play.due()
    assert isinstance(due, AnswersDue)
    closing = at.close()

    opened, following = closing.events
    assert isinstance(opened, AnswersOpened)
    assert set(opened.choices) == set(due.seats)
    assert following == PlayDue(at.hand.play.due())
    assert closing.step == play_on(at.hand).step
