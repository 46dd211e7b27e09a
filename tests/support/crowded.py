"""Tables as full as they can get, for layouts and pictures: seven sets and sixteen discards at every seat."""

from collections.abc import Mapping

from engine.cards import Card, DeckIndex
from engine.claims import Source
from engine.match import MatchSetup, begin_match, round_deck
from engine.melds import Meld, meld_kind
from engine.notation import parse_cards
from engine.partition import counts_of
from engine.record import RecordHeader
from engine.rules_text import override
from engine.rulesets import load
from engine.seats import BySeat, Seat
from engine.state import ExposedMeld, Offer, Phase, deal
from net.pace import Pace
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.match_play import MatchPlay

MELDS = ("rB rB rB", "gX gY gZ", "yC yC yC yC", "gS rS wS yS", "wA", "rY rY", "wX wY wZ")
DISCARDS = "rZ yY gC wZ gZ gY wC gB gB rS yX yB rB rC rZ yY"
HAND = "rA rB rC yX yY yZ rZ rZ gS rS wS yS wY wY wY gB gB yX yA yS wZ"
NAMES = ("Ann", "Minh", "Lan", "Hoa", "Sơn", "Mai")

STILL = Pace("family", 0.02, None, None, 0.0, 0.0, gives_hints=False)
"""A pace at which nothing happens by itself for long and nothing that happens takes time."""


def crowded_table(  # noqa: PLR0913 - each names one part of what is to be seen
    seats: int,
    *,
    melds: tuple[str, ...] = MELDS,
    discards: str = DISCARDS,
    hand: str = HAND,
    offer: str = "rZ",
    owner: int = 1,
    knobs: Mapping[str, object] | None = None,
) -> LocalTable:
    """Return a table with so much before every seat, a card on offer, drawn by some seat.

    No deck holds so many cards: the table is to be looked at, not to be played on.

    Args:
        seats: how many play.
        melds: the exposed melds of every seat.
        discards: the discards of every seat.
        hand: one's own cards; every other seat holds as many.
        offer: the card on offer.
        owner: who drew it.
        knobs: rules that are otherwise than in pvt.
    """
    rules = override(load("pvt"), {"players": [seats], **(knobs or {})})
    setup = MatchSetup(rules, seats, 8, bytes(32), Seat(0))
    match = begin_match(setup)
    deck: list[Card] = []

    def put(text: str) -> tuple[DeckIndex, ...]:
        first = len(deck)
        deck.extend(parse_cards(text))
        return tuple(DeckIndex(index) for index in range(first, len(deck)))

    hands = BySeat(tuple(put(hand) for _ in range(seats)))
    exposed = BySeat(tuple(tuple(_meld(put(text), text, setup) for text in melds) for _ in range(seats)))
    shown = BySeat(tuple(put(discards) for _ in range(seats)))
    offered = put(offer)[0]
    wall = len(deck)
    put(" ".join(["gA"] * 23))
    state = deal(rules, seats, Seat(0), round_deck(setup, 1, Seat(0)))._replace(
        deck=tuple(deck),
        wall_start=wall,
        hands=hands,
        exposed=exposed,
        discards=shown,
        phase=Phase.OFFER,
        active=Seat(owner),
        offer=Offer(offered, Seat(owner), Source.DRAW, Seat((owner + 1) % seats)),
        counts=hands.map(lambda held: counts_of(deck[index] for index in held)),
    )
    header = RecordHeader(setup, BySeat(NAMES[:seats]), BySeat(("", *["easy"] * (seats - 1))))
    return LocalTable(header, MatchPlay(match, state), pace=STILL, now=0.0)


def _meld(indices: tuple[DeckIndex, ...], text: str, setup: MatchSetup) -> ExposedMeld:
    cards = tuple(sorted(parse_cards(text)))
    kind = meld_kind(cards, setup.rules.mixed_color_ranks)
    assert kind is not None
    return ExposedMeld(Meld(kind, cards), indices, Seat(0))
