"""The return of an excluded machine: its REJOIN, and the DRAW that lists it.

See docs/protocol.md, 7, "Return".

A REJOIN is numbered like any message of its author, after everything that it has signed in the round. But it
counts only where a DRAW lists it, and all earlier numbers are skipped with it. So messages of the author that
had no effect can neither count any more nor be held against it, and a REJOIN counts only once.
"""

from collections.abc import Iterable

from net.deal.game import OverDue
from net.deal.round_deal import RoundDeal
from net.transcript import Signed, read, why_foreign
from net.wire.deal import Rejoin, decode_body
from net.wire.kinds import KIND_OF

REJOIN = KIND_OF[Rejoin]

MOST_RETURNS = 3
"""How often a machine may return to a round: each time it falls silent, all others wait for it once more."""


def heard_rejoins(hand: RoundDeal) -> tuple[Signed, ...]:
    """Return what a DRAW lists now: the last REJOIN of each absent machine that has asked to return."""
    heard = (
        [signed for signed in hand.inbox.waiting(author) if _counts(hand, signed)]
        for author in hand.absent
        if author not in hand.cheats
    )
    return tuple(signed[-1] for signed in heard if signed)


def read_rejoins(hand: RoundDeal, raws: Iterable[bytes]) -> tuple[Signed, ...] | None:
    """Return the REJOINs that a DRAW lists; None unless each is valid and signed, and authors ascend."""
    found = [read(raw) for raw in raws]
    right = [signed for signed in found if signed is not None and _counts(hand, signed)]
    authors = [signed.envelope.peer for signed in right]
    if len(right) != len(found) or authors != sorted(set(authors)):
        return None
    return None if any(why_foreign(signed, hand.stream) for signed in right) else tuple(right)


def _counts(hand: RoundDeal, signed: Signed) -> bool:
    """Return whether an envelope, properly signed for this round, is a REJOIN that a DRAW may list here."""
    envelope = signed.envelope
    if envelope.peer not in hand.absent or envelope.kind != REJOIN or not _may_return(hand, envelope.peer):
        return False
    inbox = hand.inbox
    is_used = envelope.seq < inbox.next_seq(envelope.peer)
    is_due = not is_used and not inbox.is_too_far(envelope.peer, envelope.seq)
    return is_due and decode_body(envelope.kind, envelope.body) is not None


def _may_return(hand: RoundDeal, machine: int) -> bool:
    return machine not in hand.out_for_good and hand.inbox.counted(machine, REJOIN) < MOST_RETURNS


def may_ask(hand: RoundDeal) -> bool:
    """Return whether our machine is excluded, has not asked to take part again, and a DRAW may come."""
    if hand.me is None or hand.me not in hand.absent or hand.me in asking(hand) or hand.me in hand.cheats:
        return False
    is_played = hand.game is not None and not isinstance(hand.game.due(), OverDue)
    return is_played and _may_return(hand, hand.me)


def asking(hand: RoundDeal) -> tuple[int, ...]:
    """Return the absent machines whose last envelope is a REJOIN that no DRAW has listed yet."""
    waiting = ((author, hand.inbox.waiting(author)[-1:]) for author in hand.absent)
    return tuple(
        author
        for author, last in waiting
        if last and last[0].envelope.kind == REJOIN and last[0].envelope.seq >= hand.inbox.next_seq(author)
    )
