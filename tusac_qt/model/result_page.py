"""The end of a round as values with words: the winner's sets, all hands and payments. No Qt."""

from dataclasses import dataclass

from engine.cards import Card
from engine.claims import Source
from engine.knobs import Payment
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import Seat, seats_from
from tusac_qt.play.table import Table
from tusac_qt.words.i18n import card_list, without_marks
from tusac_qt.words.narration import Narrator, score_line_text
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import capital, headed, phrases, read_out
from tusac_qt.words.result_lines import (
    PaymentPart,
    ending_line,
    ending_title,
    payment_parts,
    payment_text,
    total_line,
    win_title,
    winning_place,
    won_on_line,
)
from tusac_qt.words.translation import translate


@dataclass(frozen=True, slots=True)
class SetShown:
    """One set of the winner's hand.

    Attributes:
        cards: what it is made of.
        winning: which of them the round was won on; None if none.
        points: what it is worth.
    """

    cards: tuple[Card, ...]
    winning: int | None
    points: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One player at the end of a round.

    Attributes:
        seat: where.
        place: how far counter-clockwise from oneself.
        name: as shown.
        face: the number of the emblem.
        is_winner: whether this seat has won.
        amount: what it gets; negative is paid.
        paid: that in words, with its sign.
        why: what makes up the payment; of the winner how the match stands.
        cards: the hand that was left, as far as it may be seen.
        hidden: how many cards of it may not be seen yet.
    """

    seat: Seat
    place: int
    name: str
    face: int
    is_winner: bool
    amount: int
    paid: str
    why: str
    cards: tuple[Card, ...]
    hidden: int


@dataclass(frozen=True, slots=True)
class WinShown:
    """The moment of a win, before its page.

    Attributes:
        call: what the winner calls.
        title: who wins.
        line: on whose card.
        face: the number of the winner's emblem.
        card: the winning card; None if the dealt cards have won.
        is_own: whether it is the player's.
    """

    call: str
    title: str
    line: str
    face: int
    card: Card | None
    is_own: bool


@dataclass(frozen=True, slots=True)
class ResultPage:
    """The end of a round.

    Attributes:
        title: in a word.
        line: in a sentence.
        sets: the winner's, those with the winning card first; none if nobody won.
        total: what they come to, in words.
        rows: the players, the winner last.
        match: how the match stands.
        spoken: all of it, for screen readers.
        win: the moment that comes before it; None if nobody won.
    """

    title: str
    line: str
    sets: tuple[SetShown, ...]
    total: str
    rows: tuple[SeatRow, ...]
    match: str
    spoken: str
    win: WinShown | None = None

    @property
    def winner(self) -> Seat | None:
        """The seat that has won; None if nobody has."""
        return next((row.seat for row in self.rows if row.is_winner), None)


def result_page(table: Table, narrator: Narrator, faces: tuple[int, ...]) -> ResultPage | None:
    """Return the end of the round on a table, with the players' faces by seat; None while it goes on."""
    view, outcome = table.view, table.view.outcome
    if outcome is None:
        return None
    won_on = None if outcome.winner is None else view.offer
    lines = () if outcome.winning is None else outcome.winning.lines
    card = None if won_on is None else won_on.card
    sets = tuple(SetShown(line.meld.cards, winning_place(line, card), line.points) for line in lines)
    rows = _rows(table, narrator, faces)
    title, line, match = (
        ending_title(outcome, narrator),
        ending_line(outcome, won_on, narrator),
        match_line(table),
    )
    spoken = (
        title if outcome.winner is None else "",  # who wins is told in the line as well
        line,
        *(score_line_text(line, view.rules.point_name) for line in lines),
        *(_row_text(row) for row in rows),
        match,
    )
    total = total_line(outcome, view.rules.point_name)
    win = None
    if outcome.winner is not None and sets:
        #: what a winner calls out, painted large; the Vietnamese word where letters are Latin
        call = translate("result", "Tới!")
        words = win_title(outcome.winner, narrator), won_on_line(won_on, narrator)
        win = WinShown(call, *words, faces[outcome.winner], card, narrator.is_own(outcome.winner))
    return ResultPage(title, line, sets, total, rows, match, without_marks(read_out(spoken)), win)


def _rows(table: Table, narrator: Narrator, faces: tuple[int, ...]) -> tuple[SeatRow, ...]:
    view, outcome = table.view, table.view.outcome
    if outcome is None:
        return ()
    parts = payment_parts(view.rules, outcome, view.exposed)
    fed = None
    if outcome.winner is not None and view.offer is not None and view.offer.source is Source.DISCARD:
        fed = view.offer.owner
    rows = []
    for place, seat in enumerate(seats_from(table.seat, len(table.players))):
        is_winner = seat == outcome.winner
        hand = () if is_winner else table.shown_hand(seat)
        if outcome.voided_by not in (None, seat):
            hand = ()
        why = payment_text(() if _is_plain(view.rules, outcome, parts[seat]) else parts[seat])
        if seat == fed:
            threw = translate("result", "discarded the winning card")
            why = f"{why} · {threw}" if why else threw
        rows.append(
            SeatRow(
                seat=seat,
                place=place,
                name=narrator.name(seat),
                face=faces[seat],
                is_winner=is_winner,
                amount=outcome.payments[seat],
                paid="" if outcome.voided_by is not None else signed(outcome.payments[seat]),
                why=why,
                cards=tuple(sorted(card for card in hand if card is not None)),
                hidden=sum(card is None for card in hand),
            )
        )
    return tuple(sorted(rows, key=lambda row: row.is_winner))


def _is_plain(rules: Rules, outcome: Outcome, parts: tuple[PaymentPart, ...]) -> bool:
    """Return whether a payment or score is just the winning hand's points, which the page shows already."""
    if rules.payment is not Payment.POINTS or rules.unit != 1 or outcome.winning is None:
        return False
    return [abs(part.amount) for part in parts] == [outcome.winning.points]


def is_whole_match(table: Table) -> bool:
    """Return whether the round that is over was the whole match."""
    return table.match.is_over and table.match.setup.rounds == 1


def match_line(table: Table) -> str:
    """Return the standing of the match after the round, the best first."""
    match = table.match
    if match.setup.rounds == 1 or table.view.outcome is None or table.view.outcome.voided_by is not None:
        return ""
    best = sorted(match.tally.items(), key=lambda item: -item[1])
    own = None if table.is_watching else table.seat
    you = capital(translate("log", "you"))
    named = ((you if seat == own else table.players[seat].name, tally) for seat, tally in best)
    tallies = " · ".join(f"{name} {signed(tally)}" for name, tally in named)
    if match.setup.rounds:
        text = translate("result", "After round {number} of {rounds}: {tallies}")
    else:
        text = translate("result", "After round {number}: {tallies}")
    return text.format(tallies=tallies, number=match.round_number - 1, rounds=match.setup.rounds)


def _row_text(row: SeatRow) -> str:
    hand = (
        translate("result", "left in hand: {cards}").format(cards=card_list(row.cards)) if row.cards else ""
    )
    return headed(row.name, phrases(filter(None, (row.paid, row.why, hand))))


def void_page(why: str) -> ResultPage:
    """Return the end of a round that counts for nothing."""
    title = translate("result", "This round doesn’t count")
    return ResultPage(title, why, (), "", (), "", read_out((title, why)))
