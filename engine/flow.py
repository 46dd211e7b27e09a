"""The order of play: the one table of transitions, who may act, and which answer outranks which."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from engine.actions import (
    Action,
    Answer,
    Claim,
    Declare,
    Discard,
    Draw,
    Fold,
    Leave,
    Mulligan,
    Pass,
    Return,
    Win,
)
from engine.claims import Position, Source
from engine.knobs import ClaimName, NextDealerAfterDraw
from engine.melds import MeldKind
from engine.rules import Rules
from engine.seats import BySeat, Seat, next_of, next_seat, opposite, seats_from
from engine.state import Offer, Phase, RoundState

_AFTER_DECLARING = frozenset({Phase.DECLARE, Phase.DISCARD, Phase.DRAW, Phase.DRAWN, Phase.VOID})
_AFTER_PASS = frozenset({Phase.OFFER, Phase.DISCARD, Phase.DRAW, Phase.WON, Phase.DRAWN})

TRANSITIONS: Mapping[Phase, Mapping[type[Action], frozenset[Phase]]] = MappingProxyType(
    {
        Phase.DECLARE: MappingProxyType(
            {
                Declare: _AFTER_DECLARING,
                Mulligan: frozenset({Phase.DECLARE, Phase.VOID}),
                Leave: _AFTER_DECLARING,
                Fold: _AFTER_DECLARING,
            }
        ),
        Phase.DISCARD: MappingProxyType(
            {
                Discard: frozenset({Phase.OFFER, Phase.DRAW, Phase.DRAWN}),
                Win: frozenset({Phase.WON}),
                Leave: frozenset({Phase.DISCARD, Phase.DRAW, Phase.DRAWN}),
            }
        ),
        Phase.DRAW: MappingProxyType(
            {
                Draw: frozenset({Phase.OFFER}),
                Leave: frozenset({Phase.DRAW, Phase.DRAWN}),
                Return: frozenset({Phase.DRAW}),
            }
        ),
        Phase.OFFER: MappingProxyType(
            {
                Win: frozenset({Phase.OFFER, Phase.WON}),
                Claim: frozenset({Phase.OFFER, Phase.DISCARD, Phase.DRAW, Phase.WON}),
                Pass: _AFTER_PASS,
                Leave: _AFTER_PASS,
                Fold: _AFTER_PASS,
            }
        ),
        Phase.WON: MappingProxyType({}),
        Phase.DRAWN: MappingProxyType({}),
        Phase.VOID: MappingProxyType({}),
    }
)
"""Phase, then kind of action, then the phases it may lead to. What is absent is refused (docs/rules.md, 2.5).

A discard is at once declined if every other seat has left, and a round that all have left is drawn. A dealer
who has left or folded before the first discard is passed over, and a round that all but one have given up is
drawn.
"""


# members under names of their own: found ten times faster than in their enum, in questions asked all the time
_IN_TURN = (Phase.DISCARD, Phase.DRAW)
_DRAWN = Source.DRAW
_SELF, _NEXT, _OTHER = Position.SELF, Position.NEXT, Position.OTHER
_KONG, _PONG, _PAIR = MeldKind.KONG, MeldKind.PONG, MeldKind.PAIR

_COUNTS_EMPTY_SEATS = 1
"""The edition of the rules in which a seat that is out can be next."""


def seats_to_act(state: RoundState) -> tuple[Seat, ...]:
    """Return the seats an action is awaited from, in the canonical order of a replay."""
    if state.phase in _IN_TURN:
        return (state.active,)
    offer, given = state.open_offer, state.answers.values
    if offer is not None:
        asked = answering_seats(offer, state.seats)
    elif state.phase is Phase.DECLARE:
        asked = seats_from(state.dealer, state.seats)
    else:
        return ()
    return tuple([seat for seat in asked if given[seat] is None])


def answering_seats(offer: Offer, seats: int) -> tuple[Seat, ...]:
    """Return who answers an offer, nearest first: on a discard all but its owner (docs/rules.md, 2.5)."""
    order = seats_from(offer.owner, seats)
    return order if offer.source is _DRAWN else order[1:]


def all_answered(offer: Offer, answers: BySeat[Answer | None]) -> bool:
    """Return whether no answer to an offer is awaited any more."""
    given = answers.values
    for seat in answering_seats(offer, len(given)):  # noqa: SIM110 - a loop takes half the time of all()
        if given[seat] is None:
            return False
    return True


def next_present(state: RoundState, seat: Seat) -> Seat | None:
    """Return the next seat after `seat`, perhaps itself, that is in the round; None if none is."""
    return next_of(seat, state.seats, state.out)


def next_after(rules: Rules, owner: Seat, seats: int, out: Collection[Seat]) -> Seat:
    """Return the seat that is next to a card that `owner` shows (docs/rules.md, 2.5, A33).

    In rounds of the first edition (docs/rules.md, 4.2) that is the neighbour, in the round or not.
    """
    found = next_of(owner, seats, () if rules.edition == _COUNTS_EMPTY_SEATS else out)
    return owner if found is None else found


def position_of(seat: Seat, owner: Seat, following: Seat) -> Position:
    """Return where a seat sits to a card of `owner`, after whom `following` is next."""
    if seat == owner:
        return _SELF
    return _NEXT if seat == following else _OTHER


def rank(rules: Rules, answer: Win | Claim) -> int:
    """Return how an answer ranks; lower goes first (docs/rules.md, 2.5, 3.8, A2)."""
    return 0 if isinstance(answer, Win) else claim_rank(rules, answer.kind)


def claim_rank(rules: Rules, kind: MeldKind) -> int:
    """Return how a claim of such a meld ranks; a win is before all, at 0."""
    if kind is _KONG:
        return 1
    if kind is _PONG:
        # they can meet where the deck has six copies of a card (docs/rules.md, 7.5)
        return 2 if rules.kong_before_pong else 1
    # what anybody may take goes before what is for the seats in turn (docs/rules.md, 3.8)
    return 3 if kind is _PAIR and ClaimName.PAIR in rules.out_of_turn_claims else 4


def resolve(rules: Rules, offer: Offer, answers: BySeat[Answer | None]) -> Win | Claim | None:
    """Return the answer that gets the card, or None if nobody wants it.

    Every answering seat must have answered. Equal ranks go to the seat nearest in turn (docs/rules.md, 2.7,
    7.5).
    """
    given, best = answers.values, None
    for seat in answering_seats(offer, len(given)):
        answer = given[seat]
        if isinstance(answer, (Win, Claim)) and (best is None or rank(rules, answer) < rank(rules, best)):
            best = answer
    return best


def draws_after(rules: Rules, kind: MeldKind, wall_count: int) -> bool:
    """Return whether who claims such a meld draws instead of discarding (docs/rules.md, A40)."""
    return rules.kong_draws and kind is _KONG and wall_count > rules.dead_wall


def first_mulligan(dealer: Seat, answers: BySeat[Answer | None]) -> Mulligan | None:
    """Return the mulligan that makes the round void, of several the one nearest after the dealer.

    None without one.
    """
    given = (answers[seat] for seat in seats_from(dealer, len(answers)))
    return next((answer for answer in given if isinstance(answer, Mulligan)), None)


def next_dealer(rules: Rules, previous: Seat, winner: Seat | None, seats: int, points: int = 0) -> Seat:
    """Return the next dealer, after a win of so many points or none (docs/rules.md, A9, A36)."""
    if winner is not None:
        is_great = 0 < rules.opposite_deals_from <= points
        return opposite(winner, seats) if is_great else winner
    if rules.next_dealer_after_draw is NextDealerAfterDraw.SAME:
        return previous
    return next_seat(previous, seats)
