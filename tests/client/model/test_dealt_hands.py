"""The questions to a person between the deal and the first discard (docs/rules.md, 3.2, 3.4)."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from engine.actions import Declare, Mulligan
from engine.events import DealtKongLaid, DealtPongsMarked, RoundVoided
from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from engine.state import Phase
from net.pace import FAMILY
from tests.support.scenes import skin, theme
from tests.support.tables import Drive
from tusac_qt.choices.new_match import new_match
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.model.display import TableDisplay
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.layout import table_layout
from tusac_qt.model.picks import Picks, press_key
from tusac_qt.model.presenter import present
from tusac_qt.model.result_page import result_page
from tusac_qt.model.tray_words import answer_name
from tusac_qt.model.wording import Wording
from tusac_qt.play.buttons import Button
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import FirstDealerDrawn, PromptKind, RoundDealt
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.flights import Flights
from tusac_qt.scene.scene import TableScene
from tusac_qt.terminal.text_table import TextTable
from tusac_qt.words.glossary import explain
from tusac_qt.words.narration import Narrator

HOPELESS, OTHERS_HOPELESS, KONG, KONG_AND_MARKS = 163, 9, 27, 65
"""Seeds of deals under the wiki rules: to the person a hopeless hand, a kong, a kong with two pongs."""


def _begin(seed: int, rounds: int = 2) -> LocalTable:
    setup = MatchSetup(load("wiki"), 4, rounds, seed.to_bytes(32), Seat(0))
    header = RecordHeader(setup, BySeat(("Ann", "Lan", "Minh", "Hoa")), BySeat(("", "easy", "easy", "easy")))
    return LocalTable.begin(header, pace=FAMILY, now=0.0)


def _display(table: LocalTable) -> TableDisplay:
    return present(table, Picks(), with_hints=True)


def _narrator(table: LocalTable) -> Narrator:
    return Narrator(table.players, table.seat, table.card)


def test_a_hopeless_hand_may_be_thrown_in_and_the_same_dealer_deals_again() -> None:
    drive = Drive(_begin(HOPELESS))
    drive.settle()
    table, display = drive.table, _display(drive.table)
    assert display.asks_of_deal
    lit = {answer_name(place) for place in (*display.deal_answers, *display.tray) if place.is_lit}
    assert lit == {"Redeal", "Play it"}
    _, intent = press_key(display, Picks(), "W")
    assert table.prompt is not None
    assert table.act(table.prompt.number, intent.action, drive.now)  # type: ignore[union-attr]
    drive.settle()

    voided = next(event for event in drive.events if isinstance(event, RoundVoided))
    assert voided.outcome.voided_by == 0
    assert "new cards" in (_narrator(table).tell(voided) or "")
    assert _display(table).round_number == 1
    table.start_round(drive.now)
    drive.settle()
    assert table.match.voids == 1
    assert table.match.round_number == 1
    assert table.view.dealer == 0
    assert not table.match.is_over


def test_space_or_silence_plays_the_hopeless_hand() -> None:
    drive = Drive(_begin(HOPELESS))
    drive.settle()
    prompt = drive.table.prompt
    assert prompt is not None
    assert prompt.deadline is not None
    _, intent = press_key(_display(drive.table), Picks(), "Space")
    assert isinstance(intent.action, Declare)  # type: ignore[union-attr]

    drive.now = prompt.deadline
    drive.settle()
    assert drive.table.view.phase is Phase.DISCARD
    assert drive.table.view.outcome is None


def test_the_question_is_asked_in_words() -> None:
    drive = Drive(_begin(HOPELESS))
    drive.settle()
    text = Wording(drive.table, _narrator(drive.table)).table_text(_display(drive.table), "")

    assert text.caption.headline == "A hopeless hand"
    assert "you may have all cards dealt again" in text.caption.lines[0]
    terminal = TextTable(drive.table, with_hints=True, tips_seen=frozenset())
    hand, *_, options = terminal.question().lines
    assert hand.startswith("Your hand, 21 cards")
    assert "Redeal" in options
    assert "Enter: Redeal" in terminal.question().prompt


def test_a_dealt_kong_is_laid_open_without_a_question() -> None:
    drive = Drive(_begin(KONG))
    drive.settle()
    laid = [event for event in drive.events if isinstance(event, DealtKongLaid)]

    assert [event.seat for event in laid] == [0]
    assert (_narrator(drive.table).tell(laid[0]) or "").startswith("You lay a dealt Kong open: ")
    assert drive.table.prompt is not None
    assert drive.table.prompt.kind is PromptKind.DISCARD
    assert [meld.is_dealt for meld in drive.table.view.exposed[Seat(0)]] == [True]
    assert len(drive.table.view.hand) == 17


def test_marked_pongs_stand_on_the_plaque_of_their_seat() -> None:
    drive = Drive(_begin(KONG_AND_MARKS))
    drive.settle()
    marked = [event for event in drive.events if isinstance(event, DealtPongsMarked) and event.seat == 0]
    assert [event.count for event in marked] == [2]
    display = _display(drive.table)
    text = Wording(drive.table, _narrator(drive.table)).table_text(display, "")

    assert display.plaques[0].marks == 2
    assert "Pong ×2" in text.plaques[0].detail
    assert "marked Pong ×2" in "\n".join(
        TextTable(drive.table, with_hints=False, tips_seen=frozenset()).tell_position()
    )


@pytest.fixture
def animator(qtbot: QtBot) -> Iterator[Animator]:
    """The animator of a test."""
    del qtbot
    made = Animator()
    yield made
    made.cancel()


def test_the_cards_of_a_dealt_kong_fly_from_the_hand(animator: Animator) -> None:
    table = _begin(KONG)
    scene = TableScene(theme(), skin(), animator)
    scene.set_layout(table_layout(4, 1280, 800), 1.0)
    wording, flights = Wording(table, _narrator(table)), Flights(scene, table.card)
    before = _display(table)
    scene.show(before, wording.table_text(before, ""), sliding=False)
    flights.remember(before)
    drive = Drive(table)
    drive.settle()
    after = _display(table)
    scene.show(after, wording.table_text(after, ""), sliding=False)
    laid = [event for event in drive.events if isinstance(event, DealtKongLaid)]

    motions = flights.motions(laid, after, 0.3)
    assert len(motions) == 5  # the cards, and the light behind them


def test_a_hand_thrown_in_is_shown_to_all_and_no_other() -> None:
    drive = Drive(_begin(HOPELESS))
    drive.settle()
    table = drive.table
    prompt = table.prompt
    assert prompt is not None
    hand = sorted(held.card for held in table.view.hand)
    table.act(prompt.number, Mulligan(table.seat), drive.now)
    drive.settle()
    page = result_page(table, _narrator(table), faces=(0, 1, 2, 3))

    assert page is not None
    assert {row.seat: row.cards for row in page.rows if row.cards} == {Seat(0): tuple(hand)}


def test_the_first_dealer_is_drawn_for_all_to_see() -> None:
    header = new_match(StartOptions(rules=load("wiki"), seed=bytes(32), seats=5), Settings(name="Ann"))
    drive = Drive(LocalTable.begin(header, pace=FAMILY, now=0.0))
    drive.settle()
    drawn = drive.events[0]

    assert isinstance(drawn, FirstDealerDrawn)
    assert isinstance(drive.events[1], RoundDealt)
    assert drawn.dealer == drive.table.view.dealer
    assert len(drawn.cards) == 5
    assert "highest" in (_narrator(drive.table).tell(drawn) or "")


def test_who_sits_opposite_the_winner_shuffles() -> None:
    drive = Drive(_begin(OTHERS_HOPELESS, rounds=3))
    drive.play()
    dealt = [event for event in drive.events if isinstance(event, RoundDealt)]
    winners = [outcome.winner for outcome in drive.table.match.outcomes]

    assert dealt[0].shuffler is None
    assert winners[0] is not None
    opposite = (winners[0] + 2) % 4
    assert opposite in {event.shuffler for event in dealt[1:]}
    sentences = [_narrator(drive.table).tell(event) or "" for event in dealt]
    assert ["shuffle" in sentence for sentence in sentences] == [
        event.shuffler is not None for event in dealt
    ]


def test_the_words_of_the_table_are_explained_where_they_stand() -> None:
    drive = Drive(_begin(KONG_AND_MARKS))
    drive.settle()
    display, explainer = _display(drive.table), Explainer(drive.table, _narrator(drive.table))

    assert explainer.explain_words(display.plaques[0]).split("\n") == [
        "8 points: what the sets on the table are worth.",
        explain("dealer"),
        explain("pong"),
        explain("score"),
    ]
    kong = next(place for place in display.tray if place.button is Button.KONG)
    assert explainer.explain_note(kong) == "Not now."
