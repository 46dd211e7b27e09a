"""This machine's part in a match: as a player's machine, or as a spectator."""

from dataclasses import dataclass, field
from functools import cached_property

from engine.seats import Seat
from net.crypto.hashing import Rng
from net.deal.round_deal import RoundDeal, Tools
from net.deal.table import TableInfo
from net.identity import Identity


@dataclass(frozen=True)
class Participant:
    """One machine at a table, or a spectator.

    Attributes:
        table: its machines, seats, rules and clock.
        me: our machine's place in `table.machines`; None for a spectator.
        identity: our signing keys; None for a spectator.
        tools: the cryptography, made for the table's deck size.
        rng: unpredictable bytes.
        agreement: the signed envelopes by which the table was agreed on, for the records of its rounds; empty
            if we have not got them.
        is_restarted: whether our program may have taken part before it was started again.
    """

    table: TableInfo
    me: int | None
    identity: Identity | None
    tools: Tools = field(repr=False)
    rng: Rng = field(repr=False)
    agreement: tuple[bytes, ...] = field(default=(), repr=False, kw_only=True)
    is_restarted: bool = field(default=False, kw_only=True)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats our machine holds, ascending."""
        return () if self.me is None else self.table.seats_of(self.me)

    @cached_property
    def person(self) -> Seat | None:
        """The seat of the person at our machine; None if there is only the computer's."""
        return next((seat for seat in self.seats if not self.table.seats[seat].level), None)

    def hand(self, number: int, attempt: int) -> RoundDeal:
        """Return the protocol state of a round before its first step."""
        place = self.identity, self.tools, self.rng, number, attempt
        return RoundDeal(self.table, self.me, *place, is_restarted=self.is_restarted)
