"""Reveal shares in a round: ours made and proven, others' judged, and cards read from all of them."""

from collections.abc import Mapping, Sequence

from engine.cards import ALL_CARDS, Card, DeckIndex
from net.crypto.cards import reveal_share, take_off
from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import CryptoError
from net.crypto.group import Point
from net.deal.round_deal import RoundDeal


def own_share(hand: RoundDeal, slot: DeckIndex) -> Point:
    """Return our share for a deck position; for one of our own cards it must stay with us until shown."""
    share = hand.own_shares.get(slot)
    if share is None:
        share = reveal_share(hand.tools.group, hand.own.machine_key, hand.deck.cards[slot])
        hand.own_shares[slot] = share
    return share


def make_shares(hand: RoundDeal, purpose: bytes, slots: Sequence[DeckIndex]) -> tuple[list[Point], bytes]:
    """Return our shares for some deck positions, and one proof for all of them."""
    shares = [own_share(hand, slot) for slot in slots]
    statement = _statement(hand, purpose, hand.machine, slots, shares)
    proof = prove_equality(hand.tools.group, statement, hand.own.machine_key, hand.rng)
    return shares, proof.encode()


def check_shares(
    hand: RoundDeal, purpose: bytes, machine: int, slots: Sequence[DeckIndex], encoded: tuple[bytes, bytes]
) -> list[Point] | None:
    """Return a machine's shares for some deck positions; None unless encoded shares and proof are right."""
    group = hand.tools.group
    shares, proof = encoded
    try:
        points = group.decode_all(shares, len(slots))
        parsed = EqualityProof.decode(proof)
    except CryptoError:
        return None
    return (
        points if verify_equality(group, _statement(hand, purpose, machine, slots, points), parsed) else None
    )


def _statement(
    hand: RoundDeal, purpose: bytes, machine: int, slots: Sequence[DeckIndex], shares: Sequence[Point]
) -> EqualityStatement:
    bases = [hand.deck.cards[slot].a for slot in slots]
    context = hand.bound(b"shares", hand.head, purpose, bytes((machine,)), bytes(slots))
    return EqualityStatement(context, hand.machine_keys[machine], bases, shares)


def read_card(hand: RoundDeal, slot: DeckIndex, shown: Mapping[int, Point]) -> Card:
    """Return the card at a deck position.

    All shares must have been proven, and all shuffles: then there is always a card.

    Args:
        hand: where, for a dealt card, the masks over the other machines' shares are open.
        slot: the position.
        shown: shares for this position that are known already; for a wall card those of all machines.
    """
    group = hand.tools.group
    shares = list(shown.values())
    masked = [machine for machine in hand.machines if machine not in shown]
    if masked:
        images = [hand.deposits[machine].shares[slot] for machine in masked]
        masks = sum(hand.open_masks[machine] for machine in masked)
        shares.append(hand.tools.mask_bases.take_off(slot, images, masks))
    kind = hand.tools.faces.kind_of(take_off(group, hand.deck.cards[slot], shares).b)
    if kind is None:
        msg = f"deck position {slot} holds no card, although everything was proven"
        raise AssertionError(msg)
    return ALL_CARDS[kind]
