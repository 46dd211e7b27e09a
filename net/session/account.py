"""What a session holds of a match beside its standing: who cheated, and whose leaving has made hands void.

It is told to our person and to nobody else, and stored with the table, so that it outlives our program.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from net.dealing.restarts import MOST_EXCUSED
from net.dealing.table import MOST_PENDING
from net.wire import U16, U32, Hash, Message, TableId

MOST_KEYS = 64
"""As many machines as a session has met at most."""

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


class Account(Message, frozen=True):
    """What is held of a match.

    Attributes:
        cheats: keys of machines proven to have cheated; they are not let in again at this table.
        void_hands: how many hands were void when a machine left them, after cards could be known, by its key.
        last_void: the last of those hands; None if there is none.
        shown: for the rounds of pending wins whose keys have come since, whether the win was true.
        forgettings: of each hand in which a machine's disk had lost what it had said.
    """

    cheats: Annotated[tuple[Hash, ...], Meta(max_length=MOST_KEYS)] = ()
    void_hands: Annotated[tuple[tuple[Hash, U32], ...], Meta(max_length=MOST_KEYS)] = ()
    last_void: tuple[TableId, U32, U16] | None = None
    shown: Annotated[tuple[tuple[U32, bool], ...], Meta(max_length=MOST_PENDING)] = ()
    forgettings: Annotated[tuple[Forgetting, ...], Meta(max_length=MOST_KEYS)] = ()

    def of_next_match(self) -> "Account":
        """Return the account of another match at the same table."""
        return Account(self.cheats)

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
        """Return whether a machine's disk has forgotten too often, and its person has not chosen a seat anew since then.

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

    def with_void(self, hand: HandName, left: tuple[bytes, ...]) -> "Account":
        """Return it with one more hand that was void; the same if that was counted before our program was started anew.

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
