"""The log's lines: who did what with which cards, what became of them, and where they lie now."""

import pytest

from engine.cards import Card, DeckIndex
from engine.events import CardDiscarded, CardDrawn, DealtPongsMarked, MeldExposed, OfferDeclined, RoundWon
from engine.melds import Meld, MeldKind
from engine.scoring import Outcome, ScoreLine, Winning
from engine.seats import BySeat, Seat
from engine.state import ExposedMeld
from net.table.interface.status import Said
from tests.support.crowded import crowded_table
from tusac_qt.model.log_lines import LogBook, LogKind, LogLine, Lying, Spot, Written, spots
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import Noted, RoundDealt, TableEvent
from tusac_qt.words.i18n import marked_card
from tusac_qt.words.narration import Narrator

CARD = DeckIndex(3)
LINE = ScoreLine(Meld(MeldKind.PAIR, (Card.rZ, Card.rZ)), is_exposed=False, is_winning=True, points=1)
WON = Outcome(Seat(2), Winning((LINE,), 1), BySeat((-1, -1, 3, -1)))


class Log:
    """A log beside a table of which it is told."""

    def __init__(self, table: LocalTable) -> None:
        self.narrator = Narrator(table.players, table.seat, lambda _: Card.rZ, marked_card)
        self.book = LogBook(self.narrator)

    def follow(self, event: TableEvent) -> Written:
        """Let something happen."""
        return self.book.follow(event, self.narrator.tell(event) or "")

    def added(self, event: TableEvent) -> LogLine:
        """Let something happen that has a line of its own."""
        line = self.follow(event).added
        assert line is not None
        return line


@pytest.fixture
def log() -> Log:
    found = Log(crowded_table(4))
    found.follow(RoundDealt(1, Seat(0)))
    return found


def pair_by(seat: int) -> MeldExposed:
    meld = Meld(MeldKind.PAIR, (Card.rZ, Card.rZ))
    return MeldExposed(Seat(seat), ExposedMeld(meld, (CARD, DeckIndex(4)), Seat(1)))


def test_a_card_is_told_by_name_verb_and_mark_and_what_became_of_it_stands_in_its_own_line(log: Log) -> None:
    line = log.added(CardDrawn(Seat(1), CARD, Card.rZ))
    assert (line.kind, line.name, line.verb, line.words) == (
        LogKind.CARD,
        "Minh",
        "draws",
        "▲\N{NO-BREAK SPACE}red Horse",
    )
    assert line.cards == (Card.rZ,)

    log.follow(Noted(Said(2, "", "hm"), "Lan", Seat(2), is_me=False))
    written = log.follow(OfferDeclined(Seat(1), CARD))
    assert written.added is None
    assert written.card is not None
    assert written.card.note == "nobody wanted it"
    assert written.card.spoken == "Minh draws ▲\N{NO-BREAK SPACE}red Horse. Nobody takes it."


def test_ones_own_deeds_are_told_to_oneself(log: Log) -> None:
    line = log.added(CardDiscarded(Seat(0), CARD, Card.rZ))

    assert (line.name, line.verb) == ("You", "discard")


def test_a_call_is_a_line_of_its_own_and_the_card_before_it_knows_who_has_it(log: Log) -> None:
    log.follow(CardDiscarded(Seat(1), CARD, Card.rZ))
    written = log.follow(pair_by(2))

    assert written.added is not None
    assert (written.added.kind, written.added.name, written.added.words) == (LogKind.CALL, "Lan", "Pair!")
    assert written.added.cards == (Card.rZ, Card.rZ)
    assert written.card is not None
    assert written.card.taker == Seat(2)
    assert log.follow(OfferDeclined(Seat(1), CARD)).card is None, "that card was told of already"


def test_what_is_said_and_what_is_told_beside_the_game_have_kinds_of_their_own(log: Log) -> None:
    said = log.added(Noted(Said(2, "tea", ""), "Cúc", Seat(2), is_me=False))
    assert (said.kind, said.name, said.words) == (LogKind.CHAT, "Cúc", "Time for tea!")
    told = log.added(DealtPongsMarked(Seat(3), 2))
    assert (told.kind, told.seat, told.words) == (LogKind.NEWS, Seat(3), told.spoken)


def test_a_win_is_a_call_with_its_points(log: Log) -> None:
    line = log.added(RoundWon(WON))

    assert (line.kind, line.name, line.words, line.note) == (LogKind.CALL, "Lan", "Win!", "1 point")


def test_a_line_knows_where_its_cards_lie() -> None:
    table = crowded_table(4)
    display = present(table, Picks(), with_hints=False)
    round_number, minh = display.round_number, display.plaques[1]

    def line(kind: LogKind, seat: int, cards: tuple[Card, ...], **more: object) -> LogLine:
        return LogLine(kind, "", round_number, Seat(seat), cards=cards, **more)  # type: ignore[arg-type]

    assert spots(line(LogKind.CARD, 1, (Card.rZ,)), display) == (Spot(1, Lying.OFFERED),)
    assert spots(line(LogKind.CARD, 2, (Card.rZ,)), display) == (), "another seat has it on offer"
    declined = spots(line(LogKind.CARD, 1, (Card.yY,), note="nobody wanted it"), display)
    last = max(number for number, card in enumerate(minh.discards) if card == Card.yY)
    assert declined == (Spot(1, Lying.LEFT, last),)
    chow = spots(line(LogKind.CALL, 1, minh.melds[1].cards), display)
    first = len(minh.melds[0].cards)
    assert chow == tuple(Spot(1, Lying.IN_SET, first + number) for number in range(3))
    taken = spots(line(LogKind.CARD, 3, (Card.gX,), taker=Seat(1)), display)
    assert taken == (Spot(1, Lying.IN_SET, first + minh.melds[1].cards.index(Card.gX)),)
    assert spots(LogLine(LogKind.CARD, "", round_number - 1, Seat(1), cards=(Card.rZ,)), display) == ()
