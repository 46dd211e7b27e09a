"""Declarations of dealt cards before the first discard.

Kongs, marked pongs, the mulligan (docs/rules.md, 3.4).
"""

from engine.actions import Declare, Fold, Mulligan
from engine.cards import JOKERS, SUITED, Card, Color, DeckIndex, Piece, card_of
from engine.errors import Reason, UnknownCard
from engine.knobs import MulliganRule
from engine.melds import MeldKind, is_alike
from engine.partition import Counts, generals_in
from engine.rules import Rules
from engine.seats import Seat
from engine.state import RoundState

_KONG = MeldKind.KONG.size
_PONG = MeldKind.PONG.size
_SOLDIERS = tuple(card_of(color, Piece.SOLDIER) for color in Color)


def declarations(state: RoundState, seat: Seat) -> tuple[Mulligan | Fold | Declare, ...]:
    """Return all declarations that a seat may make about its dealt hand.

    These are the mulligan, if its hand is hopeless, folding, and the declaration that the rules require.

    Raises UnknownCard if the hand is not known here.
    """
    counts = known_counts(state, seat)
    said = _declaration(state, seat, counts)
    mulligans = (Mulligan(seat),) if may_mulligan(state.rules, counts) else ()
    folds = (Fold(seat),) if state.rules.may_fold else ()
    return (*mulligans, *folds, said)


def known_counts(state: RoundState, seat: Seat) -> Counts:
    """Return the counts of a hand. Raises UnknownCard if it is not known here."""
    counts = state.counts.values[seat]
    if counts is None:
        msg = f"the hand of seat {seat} is not known"
        raise UnknownCard(msg)
    return counts


def dealt_kongs(rules: Rules, counts: Counts) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of every kong that a dealt hand has to lay open, in canonical order.

    Where jokers join, the first four of a hand are one.
    """
    if not rules.expose_dealt_kongs:
        return ()
    found = [
        (card,) * _KONG
        for card in SUITED
        if is_alike(card, _KONG, rules.identical_soldiers)
        for _ in range(counts[card] // _KONG)
    ]
    jokers = tuple(card for card in JOKERS if counts[card])[:_KONG]
    return (*found, jokers) if rules.jokers_join and len(jokers) == _KONG else tuple(found)


def dealt_marks(rules: Rules, counts: Counts) -> int:
    """Return how many pongs a dealt hand has to mark; the cards of a kong are none."""
    if not rules.mark_dealt_pongs:
        return 0
    return sum(
        counts[card] % _KONG == _PONG and is_alike(card, _PONG, rules.identical_soldiers) for card in SUITED
    )


def may_mulligan(rules: Rules, counts: Counts) -> bool:
    """Return whether a dealt hand is so poor that it may be thrown in (docs/rules.md, A26).

    It holds no General, no three or four alike, and not the Soldiers of all colors. A joker stands in the
    row of the General (docs/rules.md, 1.4), so it holds none of those either.
    """
    return (
        rules.mulligan is MulliganRule.OPTIONAL
        and max(counts) < _PONG
        and generals_in(counts) == 0
        and not any(counts[joker] for joker in JOKERS)
        and not all(counts[soldier] for soldier in _SOLDIERS)
    )


def why_not_mulligan(state: RoundState, seat: Seat) -> Reason | None:
    """Return why a seat may not call a mulligan, as far as its hand is known."""
    if state.rules.mulligan is MulliganRule.OFF:
        return Reason.NOT_THIS_PHASE
    counts = state.counts[seat]
    is_barred = counts is not None and not may_mulligan(state.rules, counts)
    return Reason.HAND_NOT_HOPELESS if is_barred else None


def why_not_declare(state: RoundState, seat: Seat, said: Declare) -> Reason | None:
    """Return why a seat may not declare this, as far as its hand is known."""
    counts = state.counts[seat]
    if counts is not None:
        return None if said == _declaration(state, seat, counts) else Reason.NOT_AS_DEALT
    rules, hand = state.rules, state.hands[seat]
    if len(set(said.kongs)) != len(said.kongs) or not set(said.kongs) <= set(hand):
        return Reason.NOT_IN_HAND
    cards = [state.deck[index] for index in said.kongs]
    kongs = [cards[first : first + _KONG] for first in range(0, len(cards), _KONG)]
    is_possible = (
        len(said.kongs) % _KONG == 0
        and (rules.expose_dealt_kongs or not said.kongs)
        and (rules.mark_dealt_pongs or not said.marks)
        and 0 <= said.marks * _PONG <= len(hand) - len(said.kongs)
        and all(_may_be_kong(rules, [card for card in kong if card is not None]) for kong in kongs)
    )
    return None if is_possible else Reason.NOT_AS_DEALT


def _may_be_kong(rules: Rules, known: list[Card]) -> bool:
    """Return whether the known cards of a kong can belong to one kong."""
    return len(set(known)) <= 1 or (rules.jokers_join and all(card.is_joker for card in known))


def _declaration(state: RoundState, seat: Seat, counts: Counts) -> Declare:
    positions: dict[Card, list[DeckIndex]] = {}
    for index in state.hands[seat]:
        positions.setdefault(state.card(index), []).append(index)
    laid = [positions[card].pop(0) for kong in dealt_kongs(state.rules, counts) for card in kong]
    return Declare(seat, tuple(laid), dealt_marks(state.rules, counts))
