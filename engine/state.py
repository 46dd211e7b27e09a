"""The state of one round: a frozen value that only `engine.apply` moves.

The same type serves full and partial knowledge: a card its holder may not know is None in `deck`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from engine.actions import Answer
from engine.cards import ALL_CARDS, Card, DeckIndex, canonical_deck
from engine.claims import Source
from engine.errors import EngineError, UnknownCard
from engine.melds import Meld, MeldKind
from engine.partition import Counts, counts_of
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import BySeat, Seat


class Phase(IntEnum):
    """The action that the round waits for (docs/rules.md, 2.5)."""

    DISCARD = 0
    DRAW = 1
    OFFER = 2
    WON = 3
    DRAWN = 4
    DECLARE = 5
    VOID = 6


_OFFER, _DISCARD = Phase.OFFER, Phase.DISCARD


@dataclass(frozen=True, slots=True)
class Offer:
    """The card everybody may claim now.

    Attributes:
        card: its position in the deck.
        owner: who drew or discarded it.
        source: which of the two.
        next: the seat next after the owner when the card was shown, as `flow.next_after` found it; it stays
            so if that seat leaves before all have answered, so that no answer becomes another's fault.
    """

    card: DeckIndex
    owner: Seat
    source: Source
    next: Seat


@dataclass(frozen=True, slots=True)
class ExposedMeld:
    """A meld on the table.

    Attributes:
        meld: what it is.
        cards: deck positions, the claimed card first.
        source_seat: whose draw or discard the claimed card was; of a pong that took a fourth card, whose
            the first was.
    """

    meld: Meld
    cards: tuple[DeckIndex, ...]
    source_seat: Seat

    @property
    def kind(self) -> MeldKind:
        """The kind of the meld."""
        return self.meld.kind


class RoundState(NamedTuple):
    """One round at one moment. A named tuple, because every action makes one and a tuple is made fastest.

    Attributes:
        rules: the rules it is played by.
        seats: how many play.
        dealer: the seat that opens.
        deck: the card at every deck position, None where unknown.
        wall_start: the position of the wall's next card; the wall is the rest of the deck.
        hands: concealed deck positions of each seat, ascending.
        exposed: melds of each seat, oldest first.
        discards: unclaimed cards each seat showed, oldest first.
        phase: what is waited for.
        active: who must discard or draw; in OFFER the owner of the card; in WON the winner; in DRAWN the
            seat that would have had to draw; in DECLARE the dealer; in VOID the seat that called the
            mulligan.
        offer: the card on offer, in OFFER; in WON the card the round was won on, None for dealt cards.
        answers: the answers given so far to the offer, or the declarations; a seat that has left passes.
        absent: the seats that have left the round, ascending.
        owing: those of them that left owing a discard, ascending.
        outcome: how the round ended, once it has.
        counts: the hands as counts, None where a card is unknown; kept beside `hands` because every
            question of legality begins with it.
        marks: how many dealt pongs each seat has marked.
        folded: the seats that gave up their dealt cards, ascending.
        dead: the seats whose hands are dead, ascending.
    """

    rules: Rules
    seats: int
    dealer: Seat
    deck: tuple[Card | None, ...]
    wall_start: int
    hands: BySeat[tuple[DeckIndex, ...]]
    exposed: BySeat[tuple[ExposedMeld, ...]]
    discards: BySeat[tuple[DeckIndex, ...]]
    phase: Phase
    active: Seat
    offer: Offer | None
    answers: BySeat[Answer | None]
    absent: tuple[Seat, ...]
    owing: tuple[Seat, ...]
    outcome: Outcome | None
    counts: BySeat[Counts | None]
    marks: BySeat[int]
    folded: tuple[Seat, ...] = ()
    dead: tuple[Seat, ...] = ()

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that pass for the rest of the round, or until they return.

        They have left, have folded, or have a dead hand.
        """
        if not self.folded and not self.dead:
            return self.absent
        return (*self.absent, *self.folded, *self.dead)

    @property
    def is_left_to_one(self) -> bool:
        """Whether all but one seat, or all, have given the round up."""
        return len(self.folded) + len(self.dead) >= self.seats - 1 > 0

    @property
    def wall_count(self) -> int:
        """The number of cards left in the wall."""
        return len(self.deck) - self.wall_start

    @property
    def open_offer(self) -> Offer | None:
        """The card that awaits answers, or None; a card that has won the round awaits none."""
        return self.offer if self.phase is _OFFER else None

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.outcome is not None

    @property
    def is_opening(self) -> bool:
        """Whether the dealer may discard now and nobody has done more since the deal than declare."""
        return (
            self.phase is _DISCARD
            and self.wall_start == wall_start(self.rules, self.seats)
            and not any(self.discards.values)
            and all(exposed.meld.is_dealt for melds in self.exposed for exposed in melds)
        )

    def with_answers(self, answers: BySeat[Answer | None]) -> "RoundState":
        """Return the same round with other answers, which most actions ask for; faster than `_replace`."""
        return RoundState._make((*self[:_ANSWERS], answers, *self[_ANSWERS + 1 :]))

    def card(self, index: DeckIndex) -> Card:
        """Return the card at a position. Raises UnknownCard if it is not known here."""
        card = self.deck[index]
        if card is None:
            msg = f"the card at deck position {index} is not known"
            raise UnknownCard(msg)
        return card


_ANSWERS = RoundState._fields.index("answers")


def exposed_melds(state: RoundState, seat: Seat) -> tuple[Meld, ...]:
    """Return a seat's melds on the table as cards, oldest first."""
    return tuple(exposed.meld for exposed in state.exposed[seat])


def wall_start(rules: Rules, seats: int) -> int:
    """Return the deck position of the first wall card."""
    return rules.at_table(seats).hand_size * seats + rules.dealer_extra


@lru_cache(maxsize=64)
def owned_slots(rules: Rules, seats: int, dealer: Seat) -> BySeat[tuple[DeckIndex, ...]]:
    """Return the deck positions dealt to each seat (docs/protocol.md, 14, "The table and its keys").

    Seat s owns `hand_size` positions from s * hand_size on; the dealer also owns the one after all of them.
    """
    size = rules.at_table(seats).hand_size
    extra = tuple(DeckIndex(index) for index in range(size * seats, wall_start(rules, seats)))
    hands = [
        tuple(DeckIndex(index) for index in range(size * seat, size * (seat + 1))) for seat in range(seats)
    ]
    hands[dealer] += extra
    return BySeat(tuple(hands))


def deal(rules: Rules, seats: int, dealer: Seat, deck: tuple[Card | None, ...]) -> RoundState:
    """Return the round just dealt from a shuffled, perhaps partly unknown, deck.

    Raises EngineError if the rules are not for so many seats, the dealer is none of them, or the deck is not
    theirs.
    """
    if seats not in rules.players:
        msg = f"these rules are for {sorted(rules.players)} players, not {seats}"
        raise EngineError(msg)
    if not 0 <= dealer < seats:
        msg = f"the dealer is seat {dealer} of {seats}"
        raise EngineError(msg)
    _check_deck(rules, seats, deck)
    hands, rules = owned_slots(rules, seats, dealer), rules.at_table(seats)
    return RoundState(
        rules=rules,
        seats=seats,
        dealer=dealer,
        deck=deck,
        wall_start=wall_start(rules, seats),
        hands=hands,
        exposed=BySeat.fill(seats, ()),
        discards=BySeat.fill(seats, ()),
        phase=Phase.DECLARE if rules.has_declarations else Phase.DISCARD,
        active=dealer,
        offer=None,
        answers=BySeat.fill(seats, None),
        absent=(),
        owing=(),
        outcome=None,
        counts=hands.map(lambda hand: hand_counts(deck, hand)),
        marks=BySeat.fill(seats, 0),
    )


def reveal(state: RoundState, cards: Mapping[DeckIndex, Card]) -> RoundState:
    """Return the state with more of the deck known.

    Raises EngineError if a position is not in the deck or known to be another card, or if the cards are not
    those of one deck.
    """
    deck = list(state.deck)
    for index, card in cards.items():
        if not 0 <= index < len(deck) or deck[index] not in (None, card):
            msg = f"deck position {index} cannot be {card.name}"
            raise EngineError(msg)
        deck[index] = card
    known = tuple(deck)
    _check_deck(state.rules, state.seats, known)
    return state._replace(deck=known, counts=state.hands.map(lambda hand: hand_counts(known, hand)))


def hand_counts(deck: tuple[Card | None, ...], hand: tuple[DeckIndex, ...]) -> Counts | None:
    """Return the counts of a hand, or None if a card of it is unknown."""
    cards = [deck[index] for index in hand]
    known = [card for card in cards if card is not None]
    return counts_of(known) if len(known) == len(cards) else None


def _check_deck(rules: Rules, seats: int, deck: tuple[Card | None, ...]) -> None:
    if len(deck) != rules.deck_size(seats):
        msg = f"the deck has {len(deck)} cards, these rules use {rules.deck_size(seats)}"
        raise EngineError(msg)
    found = counts_of(card for card in deck if card is not None)
    whole = counts_of(canonical_deck(rules.copies(seats), rules.jokers))
    for card, count, allowed in zip(ALL_CARDS, found, whole, strict=True):
        if count > allowed:
            msg = f"the deck holds {count} of {card.name}, these rules use {allowed}"
            raise EngineError(msg)
