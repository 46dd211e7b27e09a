"""Canonical bytes of actions and states, and the digest that peers compare after every action."""

import hashlib

from engine.actions import (
    ACTIONS,
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
from engine.cards import DeckIndex
from engine.errors import CodecError
from engine.melds import MeldKind
from engine.seats import Seat, next_seat
from engine.state import Offer, RoundState

_NONE = 255
_GIVES_UP_PONG = b"\x01"
_OWING = 128
"""Marks a seat that left owing a discard."""
_IS_FARTHER = 128
"""Marks the source of a card after whose owner another seat than the neighbour is next."""
_BARE: dict[type[Action], type[Draw | Win | Pass | Leave | Mulligan | Return | Fold]] = {
    Draw: Draw,
    Win: Win,
    Pass: Pass,
    Leave: Leave,
    Mulligan: Mulligan,
    Return: Return,
    Fold: Fold,
}
"""The actions that say nothing but their seat."""


def encode_action(action: Action) -> bytes:
    """Return the one encoding of an action: code, seat, then what the kind needs, one byte each."""
    head = bytes((ACTIONS.index(type(action)), action.seat))
    if isinstance(action, Discard):
        return head + bytes((action.card,))
    if isinstance(action, Claim):
        return head + bytes((action.kind, *action.cards))
    if isinstance(action, Declare):
        return head + bytes((action.marks, *action.kongs))
    if isinstance(action, Pass) and action.gives_up_pong:
        return head + _GIVES_UP_PONG
    return head


def decode_action(data: bytes) -> Action:
    """Read an action back. Raises CodecError unless the bytes are exactly one encoding."""
    if len(data) < 2 or data[0] >= len(ACTIONS):
        msg = "not an action"
        raise CodecError(msg)
    kind, seat, rest = ACTIONS[data[0]], Seat(data[1]), data[2:]
    if kind is Discard and len(rest) == 1:
        return Discard(seat, DeckIndex(rest[0]))
    if kind is Claim and 1 <= len(rest) <= 4 and rest[0] < len(MeldKind):
        return Claim(seat, MeldKind(rest[0]), tuple(DeckIndex(index) for index in rest[1:]))
    if kind is Declare and rest and len(rest) % MeldKind.KONG.size == 1:
        return Declare(seat, tuple(DeckIndex(index) for index in rest[1:]), rest[0])
    if kind is Pass and rest == _GIVES_UP_PONG:
        return Pass(seat, gives_up_pong=True)
    if not rest and kind in _BARE:
        return _BARE[kind](seat)
    msg = f"not a {kind.__name__}"
    raise CodecError(msg)


def encode_public(state: RoundState) -> bytes:
    """Return the bytes of a round's public part, which all at the table know; equal rounds, equal bytes."""
    offer = state.offer
    outcome = state.outcome
    parts: list[bytes] = [
        bytes.fromhex(state.rules.digest),
        bytes((state.seats, state.dealer, state.phase, state.active, state.wall_start)),
        bytes((_NONE, _NONE, _NONE)) if offer is None else _offer(offer, state.seats),
    ]
    parts.append(_row(bytes(seat + _OWING * (seat in state.owing) for seat in state.absent)))
    if state.rules.mark_dealt_pongs:
        parts.append(_row(bytes(state.marks)))
    if state.rules.may_fold or state.rules.dead_hand_points:
        parts += [_row(bytes(state.folded)), _row(bytes(state.dead))]
    shown = [offer.card] if offer is not None else []
    for seat, hand in state.hands.items():
        parts += [_row(hand), bytes((len(state.exposed[seat]),))]
        for meld in state.exposed[seat]:
            parts.append(bytes((meld.kind, meld.source_seat)) + _row(meld.cards))
            shown += meld.cards
        parts.append(_row(state.discards[seat]))
        shown += state.discards[seat]
    parts += [bytes((index, state.card(index))) for index in sorted(shown)]
    if outcome is not None:
        parts.append(bytes((_NONE if outcome.winner is None else outcome.winner,)))
        parts += [amount.to_bytes(8, signed=True) for amount in outcome.payments]
    return b"".join(parts)


def encode_state(state: RoundState) -> bytes:
    """Return the bytes of all that this state holds, unknown cards and sealed answers included."""
    cards = bytes(_NONE if card is None else card for card in state.deck)
    answers = b"".join(_answer(answer) for answer in state.answers)
    public = encode_public(state)
    return len(public).to_bytes(4) + public + _row(cards) + answers


def digest(state: RoundState) -> bytes:
    """Return SHA-256 over what everybody knows; equal on all peers after the same actions."""
    return hashlib.sha256(b"tusac/state/1:" + encode_public(state)).digest()


def _row(values: tuple[DeckIndex, ...] | bytes) -> bytes:
    return bytes((len(values), *values))


def _offer(offer: Offer, seats: int) -> bytes:
    """Return a card on offer; the next seat is included only if it is not the neighbor."""
    if offer.next == next_seat(offer.owner, seats):
        return bytes((offer.card, offer.owner, offer.source))
    return bytes((offer.card, offer.owner, offer.source | _IS_FARTHER, offer.next))


def _answer(answer: Answer | None) -> bytes:
    return _row(b"" if answer is None else encode_action(answer))
