"""The events of a table, in sentences."""

import pytest

from engine.actions import Claim, Discard, Draw, Leave, Pass, Return, Win
from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.events import (
    CardDiscarded,
    CardDrawn,
    MeldExposed,
    OfferDeclined,
    PongGivenUp,
    RoundDrawn,
    RoundWon,
)
from engine.melds import Meld, MeldKind
from engine.scoring import Outcome, ScoreLine, Winning
from engine.seats import BySeat, Seat
from engine.state import ExposedMeld
from net.match.status import Settled
from tusac_qt.play.table import (
    FirstDealerThrown,
    MatchEnded,
    OwnTimeOut,
    PlayerInfo,
    RoundDealt,
    TableEvent,
)
from tusac_qt.words.narration import Narrator, score_line_text

ME, LAN = Seat(0), Seat(1)
PLAYERS = BySeat((PlayerInfo("Ann", ""), PlayerInfo("Lan {0}", "easy")))


def looked_at(index: DeckIndex) -> Card:
    """A deck in canonical order with one copy of each card."""
    return ALL_CARDS[index]


NARRATOR = Narrator(PLAYERS, ME, looked_at)
WATCHER = Narrator(PLAYERS, None, looked_at)
RX, RY, RZ = DeckIndex(Card.rX), DeckIndex(Card.rY), DeckIndex(Card.rZ)
CHOW = Meld(MeldKind.CHOW_XYZ, (Card.rX, Card.rY, Card.rZ))
KEPT = Meld(MeldKind.SINGLE, (Card.rX,))
LINE = ScoreLine(CHOW, is_exposed=True, is_winning=True, points=1)
WON = Outcome(LAN, Winning((LINE,), 1), BySeat((-1, 1)))
DRAWN = Outcome(None, None, BySeat((0, 0)))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (FirstDealerThrown((3, 2), ME), "Dice for the first deal: 3 and 2, counted from you: you deal."),
        (
            FirstDealerThrown((3, 3), Seat(1)),
            "Dice for the first deal: 3 and 3, counted from you: Lan {0} deals.",
        ),
        (RoundDealt(2, ME), "Round 2. You deal, and discard first."),
        (RoundDealt(2, LAN), "Round 2. Lan {0} deals, and discards first."),
        (CardDiscarded(ME, RX, Card.rX), "You discard red Chariot."),
        (CardDiscarded(LAN, RX, Card.rX), "Lan {0} discards red Chariot."),
        (CardDrawn(LAN, RX, Card.rX), "Lan {0} draws red Chariot."),
        (
            MeldExposed(LAN, ExposedMeld(CHOW, (RZ, RX, RY), ME)),
            "Lan {0} takes it for a Chow: red Chariot, red Cannon, red Horse.",
        ),
        (MeldExposed(LAN, ExposedMeld(KEPT, (RX,), LAN)), "Lan {0} keeps it."),
        (MeldExposed(ME, ExposedMeld(KEPT, (RX,), ME)), "You keep it."),
        (OfferDeclined(LAN, RX), "Nobody wants it."),
        (PongGivenUp(ME), "You pass up a Pong (bỏ đôi): you’re waiting for a win."),
        (PongGivenUp(LAN), "Lan {0} passes up a Pong (bỏ đôi) and is waiting for a win."),
        (Settled(None, None), None),
        (Settled(Win(LAN), None), None),
        (
            Settled(Claim(LAN, MeldKind.PONG, (RX, RX)), Claim(ME, MeldKind.PAIR, (RX,))),
            "Lan {0}’s Pong goes before your Pair.",
        ),
        (OwnTimeOut(Pass(ME)), "Time’s up: Pass."),
        (OwnTimeOut(Discard(ME, RX)), "Time’s up: discard red Chariot."),
        (
            OwnTimeOut(Pass(ME), is_again=True),
            "Time’s up again: Pass. Press A to let the computer answer until you’re back.",
        ),
        (RoundWon(WON), "Lan {0} wins with 1 point."),
        (RoundDrawn(DRAWN), "No draws are left, so nobody wins."),
        (MatchEnded(), "The match is over."),
    ],
)
def test_events_are_told(event: TableEvent, sentence: str | None) -> None:
    assert NARRATOR.tell(event) == sentence


def test_a_watcher_is_nobody_at_the_table() -> None:
    assert WATCHER.tell(CardDiscarded(ME, RX, Card.rX)) == "Ann discards red Chariot."


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Win(ME), "Win"),
        (Pass(ME), "Pass"),
        (Pass(ME, gives_up_pong=True), "Pass (bỏ đôi)"),
        (Claim(ME, MeldKind.CHOW_XYZ, (RY, RZ)), "Chow with red Cannon, red Horse"),
        (Claim(ME, MeldKind.SINGLE, ()), "Keep"),
        (Claim(ME, MeldKind.KONG, ()), "Kong"),
        (Draw(ME), "draw"),
        (Leave(ME), "leave"),
        (Return(ME), "return"),
    ],
)
def test_actions_are_named(action: Win | Pass | Claim | Draw | Leave | Return, words: str) -> None:
    assert NARRATOR.action(action) == words


def test_a_line_of_a_result_says_where_the_meld_was() -> None:
    cards = "Chow (Chariot, Cannon, Horse): red Chariot, red Cannon, red Horse"

    assert score_line_text(LINE) == f"{cards}; with the winning card; 1 point"
    on_table = ScoreLine(CHOW, is_exposed=True, is_winning=False, points=1)
    assert score_line_text(on_table) == f"{cards}; on the table; 1 point"
    in_hand = ScoreLine(CHOW, is_exposed=False, is_winning=False, points=0)
    assert score_line_text(in_hand) == f"{cards}; in hand; 0 points"
