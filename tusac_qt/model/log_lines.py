"""The lines of the log: the player, the action, its cards, and their fate. No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from engine.cards import Card
from engine.events import (
    CardDiscarded,
    CardDrawn,
    DealtKongLaid,
    HandFolded,
    MeldExposed,
    OfferDeclined,
    RoundWon,
)
from engine.seats import Seat
from net.table.interface.status import Said
from tusac_qt.model.call_words import set_call_name
from tusac_qt.model.display import Plaque, TableDisplay
from tusac_qt.play.buttons import Button
from tusac_qt.play.table import Noted, RoundDealt, TableEvent
from tusac_qt.words.i18n import button_name, fold_name, marked_card
from tusac_qt.words.narration import Narrator
from tusac_qt.words.punctuation import called, capital, sentences
from tusac_qt.words.table_news import said_text
from tusac_qt.words.translation import translate


class LogKind(Enum):
    """The subject of a line."""

    CARD = "card"
    """A card was drawn or discarded."""
    CALL = "call"
    """Somebody called something to take a card, or to win."""
    CHAT = "chat"
    """Somebody said something."""
    NEWS = "news"
    """A sentence about anything else."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log.

    Attributes:
        kind: what it is about.
        spoken: the whole line as sentences.
        round: the round it belongs to, from 1; 0 before the first.
        seat: the seat that acted; None if no seat of the table did.
        name: the player, shown in bold; "" where the sentence names the player.
        verb: the action; "" for a call or a chat message.
        words: the card, the call, the chat message, or the sentence.
        cards: the cards of the action.
        note: the fate of the card; "" if there is none to tell.
        taker: the seat that took the card; None if none has.
    """

    kind: LogKind
    spoken: str
    round: int
    seat: Seat | None = None
    name: str = ""
    verb: str = ""
    words: str = ""
    cards: tuple[Card, ...] = ()
    note: str = ""
    taker: Seat | None = None


class Lying(Enum):
    """The way a card of a line lies on the table."""

    OFFERED = "offered"
    IN_SET = "in_set"
    LEFT = "left"
    """Nobody has wanted it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card on the table that a line is about.

    Attributes:
        place: the seat whose it is, counted from oneself.
        lying: how it lies.
        number: which of that seat's cards that lie so, set by set.
    """

    place: int
    lying: Lying
    number: int = 0


@dataclass(frozen=True, slots=True)
class Written:
    """A change of the log.

    Attributes:
        card: the last line about a card as it is now, where that has changed.
        added: the line that comes at the end, if one does.
    """

    card: LogLine | None = None
    added: LogLine | None = None


class LogBook:
    """Writes the log of one table."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._round = 0
        self._card: LogLine | None = None

    def follow(self, event: TableEvent, told: str) -> Written:
        """Return the change of the log for an event, which the narrator tells in these words.

        The later fate of a card is added to the line about the card.
        """
        if isinstance(event, RoundDealt):
            self._round, self._card = event.number, None
        before, self._card = self._card, None
        if isinstance(event, OfferDeclined) and before is not None:
            note = translate("drawer", "nobody wanted it")
            return Written(card=replace(before, spoken=sentences((before.spoken, told)), note=note))
        added = self._line(event, told)
        if isinstance(event, MeldExposed):
            return Written(None if before is None else replace(before, taker=event.seat), added)
        if added.kind is LogKind.CARD:
            self._card = added
        elif not isinstance(event, RoundDealt):
            self._card = before  # words and news come between a card and what becomes of it
        return Written(added=added)

    def note(self, text: str) -> LogLine:
        """Return the line for a sentence."""
        return LogLine(LogKind.NEWS, text, self._round, words=text)

    def _line(self, event: TableEvent, told: str) -> LogLine:
        if isinstance(event, CardDiscarded | CardDrawn):
            return self._of_card(event, told)
        if isinstance(event, MeldExposed | DealtKongLaid):
            meld = event.meld.meld
            return self._called(event.seat, told, set_call_name(meld.kind), cards=meld.cards)
        if isinstance(event, RoundWon) and event.outcome.winner is not None:
            winning = event.outcome.winning
            worth = "" if winning is None else self._narrator.worth(winning.points)
            return self._called(event.outcome.winner, told, button_name(Button.WIN), note=worth)
        if isinstance(event, HandFolded):
            return replace(self._called(event.seat, told, fold_name()), name="", words=told)
        if isinstance(event, Noted) and isinstance(event.what, Said):
            words = said_text(event.what)
            return LogLine(LogKind.CHAT, told, self._round, event.seat, event.name, words=words)
        seat = getattr(event, "seat", None)
        return replace(self.note(told), seat=seat)

    def _of_card(self, event: CardDiscarded | CardDrawn, told: str) -> LogLine:
        is_own, is_drawn = self._narrator.is_own(event.seat), isinstance(event, CardDrawn)
        #: "You draw", "You discard", "Lan draws", "Lan discards": the name stands before it, the card below
        own = translate("drawer", "draw") if is_drawn else translate("drawer", "discard")
        other = translate("drawer", "draws") if is_drawn else translate("drawer", "discards")
        return LogLine(
            LogKind.CARD,
            told,
            self._round,
            event.seat,
            self._name(event.seat),
            own if is_own else other,
            marked_card(event.card),
            (event.card,),
        )

    def _called(
        self, seat: Seat, told: str, call: str, *, cards: tuple[Card, ...] = (), note: str = ""
    ) -> LogLine:
        name, words = self._name(seat), called(call)
        return LogLine(LogKind.CALL, told, self._round, seat, name, words=words, cards=cards, note=note)

    def _name(self, seat: Seat) -> str:
        return capital(self._narrator.called(seat))


def spots(line: LogLine, display: TableDisplay) -> tuple[Spot, ...]:
    """Return where the cards of a line lie now; none if they have left the table or are of another round."""
    if not line.cards or line.seat is None or line.round != display.round_number:
        return ()
    if line.kind is LogKind.CALL:
        return _in_set(line.cards, line.seat, display)
    (card,) = line.cards
    if line.taker is not None:
        return _in_set(line.cards, line.taker, display)
    plaque, offer = _plaque(line.seat, display), display.offer
    if not line.note:
        is_offered = offer is not None and (offer.card, offer.owner) == (card, line.seat)
        return (Spot(plaque.place, Lying.OFFERED),) if is_offered else ()
    left = [number for number, other in enumerate(plaque.discards) if other == card]
    return (Spot(plaque.place, Lying.LEFT, left[-1]),) if left else ()


def _in_set(cards: tuple[Card, ...], seat: Seat, display: TableDisplay) -> tuple[Spot, ...]:
    """Return where the cards lie in the last set of a seat that contains all of them."""
    plaque = _plaque(seat, display)
    found: tuple[Spot, ...] = ()
    first = 0
    for meld in plaque.melds:
        numbers = list(_numbers(cards, meld.cards))
        if len(numbers) == len(cards):
            found = tuple(Spot(plaque.place, Lying.IN_SET, first + number) for number in numbers)
        first += len(meld.cards)
    return found


def _numbers(cards: tuple[Card, ...], lying: tuple[Card, ...]) -> Iterator[int]:
    """Yield the numbers of these cards among the cards of a set, each number once."""
    free = list(enumerate(lying))
    for card in cards:
        at = next((place for place, (_, other) in enumerate(free) if other == card), None)
        if at is not None:
            yield free.pop(at)[0]


def _plaque(seat: Seat, display: TableDisplay) -> Plaque:
    return next(plaque for plaque in display.plaques if plaque.seat == seat)
