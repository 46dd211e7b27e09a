"""What the audit of a finished hand comes to: the same at every machine, from the one head that AUDIT has led to."""

from dataclasses import dataclass
from enum import Enum

from net.crypto.hashing import tagged_hash


class Payments(Enum):
    """Whether the payments of a round count."""

    STAND = "stand"
    PENDING = "pending"
    """The winner's machine has not shown its keys."""
    NOTHING = "nothing"
    """The winner was found false."""


@dataclass(frozen=True, slots=True)
class DealVerdict:
    """What is known of a hand after its audit.

    Attributes:
        payments: whether they count.
        unaudited: the machines that have not shown their keys, ascending: nothing is known of their hidden moves.
        false: the machines whose play was found false, ascending.
    """

    payments: Payments
    unaudited: tuple[int, ...] = ()
    false: tuple[int, ...] = ()

    @property
    def digest(self) -> bytes:
        """The hash that a RECEIPT signs."""
        payments = self.payments.value.encode()
        return tagged_hash(b"verdict", payments, bytes(self.unaudited), bytes(self.false))
