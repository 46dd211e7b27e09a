"""How machines agree on a table: the coordinator proposes it as TABLE, every machine of it signs TABLE_ACK.

Both are envelopes of hand 0 of the new table, by authors named as its machines. The table counts once all
have signed; a machine that holds these envelopes can prove the agreement to any other.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import product

from net.deal.table import NO_TABLE, Standing, TableInfo, decode_table, encode_table
from net.identity import Identity
from net.match.attempt import Reception
from net.table.values.lobby import Lobby, plan
from net.transcript import GENESIS, Signed, read, seal, why_foreign
from net.wire.codec import Message, encode
from net.wire.deal import VERSION, Envelope, TableAck, TableProposal, decode_body
from net.wire.kinds import KIND_OF

AGREEMENT_HAND = 0
"""The hand whose envelopes agree on the table."""


@dataclass
class Agreement:
    """A proposed table and who has signed it.

    Attributes:
        table: what is proposed.
        proposal: the coordinator's TABLE.
        acks: each machine's TABLE_ACK.
        is_signed_here: whether we have signed it, and not only an earlier run of our program.
    """

    table: TableInfo
    proposal: Signed
    acks: dict[int, Signed] = field(default_factory=dict)
    is_signed_here: bool = False

    @property
    def proposer(self) -> bytes:
        """The key of the machine that proposes."""
        return self.table.machines[self.proposal.envelope.peer].sign_key

    @property
    def is_complete(self) -> bool:
        """Whether all machines have signed."""
        return len(self.acks) == len(self.table.machines)

    @property
    def missing(self) -> tuple[int, ...]:
        """The machines that have not signed, ascending."""
        return tuple(machine for machine in range(len(self.table.machines)) if machine not in self.acks)

    def envelopes(self) -> list[bytes]:
        """Return what shows it: the proposal, then who has signed."""
        return [self.proposal.raw, *(self.acks[machine].raw for machine in sorted(self.acks))]

    def sign(self, identity: Identity) -> bytes:
        """Agree, as one of the machines, and return our envelope."""
        me = self.table.machines.index(identity.public)
        body = TableAck(self.table.digest)
        is_proposer = self.proposal.envelope.peer == me
        prev = self.proposal.id if is_proposer else GENESIS
        self.is_signed_here = True
        self.acks[me] = _seal(self.table, identity, int(is_proposer), (prev, self.proposal.id), body)
        return self.acks[me].raw

    def receive(self, raw: bytes) -> Reception:
        """Take in a TABLE_ACK; never raises on what it holds.

        Whatever else one of the machines has signed here is of no use, and who passes it on is not to blame.
        """
        signed = read(raw)
        if signed is None or why_foreign(signed, self.table.stream(AGREEMENT_HAND, 0)) is not None:
            return Reception.REFUSED
        envelope = signed.envelope
        body = decode_body(envelope.kind, envelope.body)
        is_ack = isinstance(body, TableAck) and body.digest == self.table.digest
        if not is_ack or envelope.peer in self.acks:
            return Reception.KNOWN
        self.acks[envelope.peer] = signed
        return Reception.NEW


def propose(table: TableInfo, identity: Identity) -> Agreement:
    """Return the agreement on a table that we, one of its machines, propose and have signed."""
    agreement = Agreement(
        table, _seal(table, identity, 0, (GENESIS, GENESIS), TableProposal(encode_table(table)))
    )
    agreement.sign(identity)
    return agreement


def read_proposal(raw: bytes) -> Agreement | None:
    """Read a TABLE from any source; None unless it is the first envelope of one of its table's machines."""
    signed = read(raw)
    if signed is None or signed.envelope.hand != AGREEMENT_HAND:
        return None
    if (signed.envelope.seq, signed.envelope.prev, signed.envelope.head) != (0, GENESIS, GENESIS):
        return None
    body = decode_body(signed.envelope.kind, signed.envelope.body)
    table = decode_table(body.info) if isinstance(body, TableProposal) else None
    if table is None or why_foreign(signed, table.stream(AGREEMENT_HAND, 0)) is not None:
        return None
    return Agreement(table, signed)


def read_agreement(raws: Sequence[bytes]) -> Agreement | None:
    """Read the envelopes of an agreement, the proposal first; None unless all its machines have signed."""
    agreement = read_proposal(raws[0]) if raws else None
    if agreement is None or any(agreement.receive(raw) is Reception.REFUSED for raw in raws[1:]):
        return None
    return agreement if agreement.is_complete else None


def _seal(
    table: TableInfo, identity: Identity, seq: int, stands_on: tuple[bytes, bytes], body: Message
) -> Signed:
    me = table.machines.index(identity.public)
    place = table.table_id, AGREEMENT_HAND, 0, me, seq, *stands_on
    return seal(Envelope(VERSION, *place, KIND_OF[type(body)], encode(body)), identity)


@dataclass(frozen=True, slots=True)
class Known:
    """The facts by which a machine judges a proposal.

    Attributes:
        lobby: its copy of the lobby.
        coordinator: who may propose.
        base: the table before, if a round of the match was finished there; None at the beginning of a match.
        digest: of that table; zeros at the beginning.
        standing: of the match; None at the beginning.
        excused: machines of the table before that have signed that they leave, or were sent away or proven to
            cheat.
        cheats: machines proven to have cheated at this table.
        shown: of the rounds of pending wins whose keys have come since, whether the win was true.
        kept: the rounds of pending wins whose records it has, so that it can check their keys.
    """

    lobby: Lobby
    coordinator: bytes
    base: TableInfo | None = None
    digest: bytes = NO_TABLE
    standing: Standing | None = None
    excused: frozenset[bytes] = frozenset()
    cheats: frozenset[bytes] = frozenset()
    shown: Mapping[int, bool] = field(default_factory=dict)
    kept: frozenset[int] = frozenset()


def why_not(agreement: Agreement, known: Known) -> str | None:
    """Return the name of what is wrong with a proposal, or None.

    The rules: not_the_coordinator, proven_cheat (is to play), other_rules (also another clock), other_seats,
    other_match (another table before, or another standing), too_few (less than a majority of the machines
    before).
    """
    table, lobby = agreement.table, known.lobby
    if agreement.proposer != known.coordinator:
        return "not_the_coordinator"
    if table.keys & known.cheats:
        return "proven_cheat"
    if (table.rules, table.terms) != (lobby.rules, lobby.terms):
        return "other_rules"
    if (table.machines, table.seats) != plan(lobby):
        return "other_seats"
    if table.previous != known.digest or not _may_stand(table.standing, known):
        return "other_match"
    return None if has_majority(table.keys, known.base, known.excused) else "too_few"


def _may_stand(standing: Standing | None, known: Known) -> bool:
    """Return whether the match stands so for all we know.

    A table may leave a win pending whose keys we have seen, for they may still be on their way to the
    machine that proposes it; it may not count or strike out a win for which we have not seen the same. A
    machine that came later and lacks the record of a round takes over what the others sign of its win, as
    it does with the tally.
    """
    if standing is None or known.standing is None:
        return standing is known.standing
    left = {win.round_number for win in standing.pending}
    gone = [win for win in known.standing.pending if win.round_number not in left]
    taken_over = [win for win in gone if win.round_number not in known.kept | known.shown.keys()]
    settled = {number: is_true for number, is_true in known.shown.items() if number not in left}
    numbers = [win.round_number for win in taken_over]
    ways = product(
        (False, True), repeat=len(numbers)
    )  # the others may have found any; at most 2 to the power of 8
    found = (settled | dict(zip(numbers, way, strict=True)) for way in ways)
    return any(standing == known.standing.settled(shown) for shown in found)


def has_majority(keys: AbstractSet[bytes], base: TableInfo | None, excused: frozenset[bytes]) -> bool:
    """Return whether these are a quorum of the table before, the excused not counted.

    The rule: docs/protocol.md, 13, "Agreement on a table".
    """
    if base is None:
        return True
    before = base.keys - excused
    kept = before & keys
    return len(kept) > len(before) // 2
