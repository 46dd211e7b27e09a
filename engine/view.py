"""The part of a round that one seat may know. Everything shown to a player passes through here."""

from dataclasses import dataclass

from engine.actions import Answer
from engine.cards import Card, DeckIndex
from engine.claims import Source
from engine.melds import Meld
from engine.rules import Rules
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from engine.state import Phase, RoundState, exposed_melds, hand_counts


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of one's own hand.

    Attributes:
        index: its deck position, as actions name it.
        card: what it is.
    """

    index: DeckIndex
    card: Card


@dataclass(frozen=True, slots=True)
class OfferView:
    """The card on offer.

    Attributes:
        card: what it is.
        owner: who drew or discarded it.
        source: which of the two.
        next: the seat that is next after the owner.
    """

    card: Card
    owner: Seat
    source: Source
    next: Seat


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat may know it. It has no place for another seat's cards or the wall's order.

    Attributes:
        seat: whose view it is.
        rules: the rules of the round.
        dealer: the seat that opened.
        phase: what is waited for.
        active: who must discard or draw, or whose card is on offer.
        offer: the card on offer, in OFFER only.
        answer: what this seat has answered to it, or declared of its dealt cards, if it has.
        hand: this seat's concealed cards, by deck position.
        concealed: how many concealed cards each seat has.
        marks: how many dealt pongs each seat has marked.
        exposed: the melds of each seat, oldest first.
        discards: the unclaimed cards each seat showed, oldest first.
        wall_count: how many cards the wall has left.
        outcome: how the round ended, once it has.
        folded: the seats that gave up their dealt cards.
        dead: the seats whose hands are dead.
    """

    seat: Seat
    rules: Rules
    dealer: Seat
    phase: Phase
    active: Seat
    offer: OfferView | None
    answer: Answer | None
    hand: tuple[HandCard, ...]
    concealed: BySeat[int]
    marks: BySeat[int]
    exposed: BySeat[tuple[Meld, ...]]
    discards: BySeat[tuple[Card, ...]]
    wall_count: int
    outcome: Outcome | None
    folded: tuple[Seat, ...] = ()
    dead: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.concealed)


def project(state: RoundState, seat: Seat) -> View:
    """Return what a seat may know. Raises UnknownCard if not even that is known here."""
    offer = state.offer
    return View(
        seat=seat,
        rules=state.rules,
        dealer=state.dealer,
        phase=state.phase,
        active=state.active,
        offer=None
        if offer is None
        else OfferView(state.card(offer.card), offer.owner, offer.source, offer.next),
        answer=state.answers[seat],
        hand=tuple(HandCard(index, state.card(index)) for index in state.hands[seat]),
        concealed=state.hands.map(len),
        marks=state.marks,
        exposed=BySeat(tuple(exposed_melds(state, Seat(other)) for other in range(state.seats))),
        discards=state.discards.map(lambda row: tuple(state.card(index) for index in row)),
        wall_count=state.wall_count,
        outcome=state.outcome,
        folded=state.folded,
        dead=state.dead,
    )


def conceal(state: RoundState, seat: Seat) -> RoundState:
    """Return the state as this seat's machine holds it: what it may not know is blanked.

    That is every card but its own and those shown, and the sealed answers and declarations of the others.
    """
    known = set(state.hands[seat])
    known.update(index for melds in state.exposed for meld in melds for index in meld.cards)
    known.update(index for row in state.discards for index in row)
    if state.offer is not None:
        known.add(state.offer.card)
    for shown in () if state.outcome is None else (state.outcome.winner, state.outcome.voided_by):
        known.update(() if shown is None else state.hands[shown])
    deck = tuple(card if index in known else None for index, card in enumerate(state.deck))
    may_see = (seat, *state.out)
    answers = BySeat(tuple(answer if other in may_see else None for other, answer in state.answers.items()))
    counts = state.hands.map(lambda hand: hand_counts(deck, hand))
    return state._replace(deck=deck, answers=answers, counts=counts)
