"""The result of the audit of a finished round, the same at every machine on the head after AUDIT."""

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
    """The verdict on a round after its audit.

    Attributes:
        payments: whether they count.
        unaudited: the machines that have not shown their keys, ascending; their hidden moves stay unchecked.
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
