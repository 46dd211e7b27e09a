"""A session's account of a match beside its standing: cheats, void rounds, and keys that settle pending wins.

It is told only to our person, and is stored with the table, so that it outlives our program.
"""

from collections.abc import Collection, Iterable
from collections.abc import Set as AbstractSet
from typing import Annotated

import msgspec
from msgspec import Meta

from net.deal.log.restarts import MOST_EXCUSED
from net.records.fair_record import MAX_RECORD_BYTES
from net.transcript import Stream, read, why_foreign
from net.wire.codec import U16, U32, Hash, Message, TableId
from net.wire.deal import End
from net.wire.kinds import KIND_OF
from net.wire.table import MOST_PENDING, MOST_SEATED, RoundKeys

END = KIND_OF[End]
MOST_KEYS = 64
"""As many machines as a session has met at most."""

MOST_KEPT = 2 * MOST_PENDING
"""Rounds whose keys our machine keeps: those of its pending wins, and those whose end it has not seen."""

_Record = Annotated[bytes, Meta(max_length=MAX_RECORD_BYTES)]

HandName = tuple[bytes, int, int]
"""Names a hand: the id of its table, its number there, its attempt."""


class Forgetting(Message, frozen=True):
    """A machine's disk had lost what it had said in a hand.

    Attributes:
        key: the machine's.
        hand: which hand.
        choice: of seats, the last one that its person had made by then.
    """

    key: Hash
    hand: tuple[TableId, U32, U16]
    choice: U32


class OwnKeys(Message, frozen=True):
    """Our machine's keys of a round whose audit was closed without it, to be shown later. Secret.

    Attributes:
        keys: that.
        machines: the keys of all machines of the round.
        is_over: whether our machine has seen the end of the round.
        hand: the hand by which the round was dealt to us last.
    """

    keys: RoundKeys
    machines: Annotated[tuple[Hash, ...], Meta(max_length=MOST_SEATED)]
    is_over: bool
    hand: tuple[TableId, U32, U16] = (bytes(16), 0, 0)

    def enders(self, words: Iterable[bytes]) -> frozenset[bytes]:
        """Return the machines of the round that have said END in its hand, as the given envelopes show.

        The envelopes may come from any machine. The first that is no valid END is the last one examined,
        since checking signatures takes long.
        """
        stream, enders = Stream(*self.hand, self.machines), set[bytes]()
        for word in words:
            signed = read(word)
            if signed is None or signed.envelope.kind != END or why_foreign(signed, stream) is not None:
                break
            enders.add(self.machines[signed.envelope.peer])
        return frozenset(enders)

    def is_ended_by(self, enders: AbstractSet[bytes], me: bytes) -> bool:
        """Return whether the round is surely over, by who has said END in it.

        As many others must have said it as never cheat all together: else a few could have our cards shown in
        the middle of the round.
        """
        return len(enders - {me}) > len(self.machines) // 2


class Account(Message, frozen=True):
    """The account of a match.

    Attributes:
        cheats: keys of machines proven to have cheated; they are not let in again at this table.
        void_hands: how many hands were void when a machine left them, after cards could be known, by its key.
        last_void: the last of those hands; None if there is none.
        shown: for the rounds of pending wins whose keys have come since, whether the win was true.
        forgettings: of each hand in which a machine's disk had lost what it had said.
        records: of the rounds of pending wins whose keys have not come: what they are to be checked against.
        own_keys: what our machine is to show of rounds that it was dealt, if their audit was closed without
            it. Secret.
    """

    cheats: Annotated[tuple[Hash, ...], Meta(max_length=MOST_KEYS)] = ()
    void_hands: Annotated[tuple[tuple[Hash, U32], ...], Meta(max_length=MOST_KEYS)] = ()
    last_void: tuple[TableId, U32, U16] | None = None
    shown: Annotated[tuple[tuple[U32, bool], ...], Meta(max_length=MOST_PENDING)] = ()
    forgettings: Annotated[tuple[Forgetting, ...], Meta(max_length=MOST_KEYS)] = ()
    records: Annotated[tuple[tuple[U32, _Record], ...], Meta(max_length=MOST_PENDING)] = ()
    own_keys: Annotated[tuple[OwnKeys, ...], Meta(max_length=MOST_KEPT)] = ()

    def of_next_match(self) -> "Account":
        """Return the account of another match at the same table.

        Our keys stay, since the new table may continue the match for a machine that came back.
        """
        return Account(self.cheats, own_keys=self.own_keys)

    def with_cheat(self, key: bytes) -> "Account":
        """Return it with one more cheat."""
        others = tuple(cheat for cheat in self.cheats if cheat != key)
        return msgspec.structs.replace(self, cheats=(*others, key)[-MOST_KEYS:])

    def with_forgetting(self, forgetting: Forgetting) -> "Account":
        """Return it with one more; the same if that was counted already."""
        if any((one.key, one.hand) == (forgetting.key, forgetting.hand) for one in self.forgettings):
            return self
        return msgspec.structs.replace(self, forgettings=(*self.forgettings, forgetting)[-MOST_KEYS:])

    def sits_out(self, key: bytes, choice: int) -> bool:
        """Return whether a machine forgot too often, and its person has not chosen a seat since then.

        Args:
            key: the machine's.
            choice: the last one of its person; 0 for none since its program was started.
        """
        of_it = [one.choice for one in self.forgettings if one.key == key]
        return len(of_it) > MOST_EXCUSED and choice in {0, of_it[-1]}

    def with_shown(self, number: int, *, is_true: bool) -> "Account":
        """Return it with what the keys have shown of a pending win."""
        others = tuple(one for one in self.shown if one[0] != number)
        return msgspec.structs.replace(self, shown=(*others, (number, is_true))[-MOST_PENDING:])

    def with_record(self, number: int, record: bytes) -> "Account":
        """Return it with the record of one more round whose win is pending."""
        others = tuple(one for one in self.records if one[0] != number)
        return msgspec.structs.replace(self, records=(*others, (number, record))[-MOST_PENDING:])

    def with_records_of(self, numbers: Collection[int]) -> "Account":
        """Return it without the records of other rounds than these."""
        kept = tuple(one for one in self.records if one[0] in numbers)
        return self if kept == self.records else msgspec.structs.replace(self, records=kept)

    def with_own_keys(self, own: OwnKeys) -> "Account":
        """Return it with our keys of a round, in place of any before."""
        others = self.without_own_keys(own.keys.round_number).own_keys
        return msgspec.structs.replace(self, own_keys=(*others, own)[-MOST_KEPT:])

    def with_end_of(self, number: int) -> "Account":
        """Return it with our keys of a round marked as those of one whose end we have seen."""
        own = next((own for own in self.own_keys if own.keys.round_number == number), None)
        return self if own is None else self.with_own_keys(msgspec.structs.replace(own, is_over=True))

    def without_own_keys(self, number: int) -> "Account":
        """Return it without our keys of a round."""
        others = tuple(own for own in self.own_keys if own.keys.round_number != number)
        return msgspec.structs.replace(self, own_keys=others)

    def with_void(self, hand: HandName, left: tuple[bytes, ...]) -> "Account":
        """Return it with one more void round; the same if it was counted before our program restarted.

        Args:
            hand: which; hands of a table come in their order.
            left: the keys of those that left it.
        """
        if not left or (
            self.last_void is not None and self.last_void[0] == hand[0] and hand <= self.last_void
        ):
            return self
        hands = dict(self.void_hands)
        counted = {**hands, **{key: hands.get(key, 0) + 1 for key in left}}
        return msgspec.structs.replace(self, void_hands=tuple(counted.items())[-MOST_KEYS:], last_void=hand)
