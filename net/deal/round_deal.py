"""One round being dealt, as one machine knows it: public facts that all share, and its own secrets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, lru_cache

from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.seats import Seat
from net.crypto.cards import Faces, MaskedDeck
from net.crypto.generators import CommitmentKey
from net.crypto.group import ORDER, Group, Point
from net.crypto.hashing import Rng, tagged_hash
from net.crypto.keys import HandKey, aggregate_key
from net.crypto.masked_shares import MaskBases
from net.crypto.sealing import SealingKey
from net.crypto.shuffle_proof import ShuffleClaim
from net.crypto.shuffler import ProofMasks, Shuffler
from net.deal.engine_game import EngineGame
from net.deal.log.inbox import Inbox
from net.deal.table import TableInfo
from net.deal.verdict import DealVerdict
from net.errors import LocalProtocolError
from net.identity import Identity
from net.transcript import Signed, Stream
from net.wire.deal import Open


class Cover(IntEnum):
    """The two masks of a machine, by what they cover."""

    DEAL = 0
    WALL = 1


@dataclass(frozen=True)
class Tools:
    """Cryptographic tools for one deck size; made once per process.

    Attributes:
        group: the group and its back end.
        commitment_key: generators for the shuffle argument, one per card of the deck.
        mask_bases: generators for masks over shares, one per deck position.
        faces: which point stands for which card.
    """

    group: Group
    commitment_key: CommitmentKey
    mask_bases: MaskBases
    faces: Faces


def make_tools(group: Group, deck_size: int) -> Tools:
    """Return the tools for a deck size; takes some tens of milliseconds."""
    return Tools(
        group, CommitmentKey(group, deck_size), MaskBases(group, deck_size), Faces(group, len(ALL_CARDS))
    )


@dataclass(frozen=True, repr=False)
class Secrets:
    """Our machine's secrets of a round. The `repr` shows nothing of them.

    Attributes:
        keys: the hand key of each of our seats, seats ascending.
        masks: over the shares we will owe, by `Cover`.
        mask_points: what lies over our share at each deck position: its mask times its generator.
        seal_key: for parts sealed to us.
        nonce: our part of the joint seed.
        shuffle_seed: what our shuffle follows from.
        salt: blinds our commitment.
        proof_masks: of our shuffle's proof.
    """

    keys: Mapping[Seat, HandKey]
    masks: tuple[HandKey, HandKey]
    mask_points: tuple[Point, ...]
    seal_key: SealingKey
    nonce: bytes
    shuffle_seed: bytes
    salt: bytes
    proof_masks: ProofMasks

    @cached_property
    def machine_key(self) -> int:
        """The sum of our seats' secret keys, by which our shares are made."""
        return sum(key.secret for key in self.keys.values()) % ORDER

    def __repr__(self) -> str:
        return "Secrets(<secret>)"


@dataclass(frozen=True, slots=True)
class Deposit:
    """A machine's deposit of the shares that it owes.

    Attributes:
        masks: the public points of its masks, by `Cover`.
        shares: its masked share for each deck position it does not own.
        commitments: of each mask, what fixes the parts it is shared out in.
        sealed: the parts of the masks for each other machine, sealed to it.
    """

    masks: tuple[Point, ...]
    shares: Mapping[DeckIndex, Point]
    commitments: tuple[tuple[Point, ...], ...]
    sealed: Mapping[int, bytes]


@dataclass
class RoundDeal:
    """One round as one machine knows it.

    Attributes:
        table: who deals with whom.
        me: our machine, None for an observer.
        identity: our signing keys; None for an observer.
        tools: the cryptographic tools.
        rng: unpredictable bytes, for keys, seeds and proof masks.
        number: of the round at this table, from 1.
        attempt: how often it was dealt again.
        head: the common transcript head.
        inbox: the envelopes received, by author.
        secrets: ours; None for an observer.
        opening: the opening that we committed to; None before COMMIT, and for an observer.
        absent: the excluded machines, ascending.
        is_restarted: whether our program may have taken part in it before it was started again: what we sign
            belongs to a run of its own.
        cheats: machines that are proven to have cheated, as far as we know, or whose disks have lost
            messages of theirs: they stay excluded to the end of the round.
        out_for_good: those of them that do not return to this round: they have sealed an answer and not
            opened it.
        commits: what each machine committed to.
        seat_keys: public hand key of each seat; empty before OPEN.
        shuffle_digests: commitment of each machine to its shuffle's seed.
        seal_keys: each machine's X25519 key of this round.
        joint_seed: the seed of docs/protocol.md, 5; empty before OPEN.
        shuffler: our shuffle, made ready ahead; None before OPEN, once used, and for an observer.
        shufflers: the machines in the order they shuffle in.
        claims: the shuffles so far, in order.
        dealer: the seat that opens; None before the deal.
        game: the round of play; None before the deal.
        owners: which machine owns each deck position, None for the wall; empty before the deal.
        deposits: what each machine laid down.
        held_parts: our parts of the masks of each machine, by `Cover`.
        is_escrowed: whether the others can reconstruct the shares of absent machines.
        open_masks: the mask over each machine's shares for dealt cards, where it is open; that over those for
            the wall never is.
        own_shares: our shares where they have been calculated; those for our own cards stay with us until
            shown.
        own_cards: the hands of our own seats, once they can be read.
        seen: all cards that everybody has seen, by deck position.
        wall_shares: each machine's share for the wall card now being turned; those of absent ones as others
            gave them.
        window: the head at which the answers now being opened were sealed.
        answers: our own answers not yet opened: encoded action and nonce of each seat.
        answer_digests: the commitments of each machine to its answers.
        audit_keys: the secret hand keys that the machines have shown in AUDIT.
        verdict: the result of the audit; None before it.
    """

    table: TableInfo
    me: int | None
    identity: Identity | None
    tools: Tools = field(repr=False)
    rng: Rng = field(repr=False)
    number: int
    attempt: int
    head: bytes = b""
    is_restarted: bool = False
    inbox: Inbox = field(init=False, repr=False)
    secrets: Secrets | None = field(default=None, repr=False)
    opening: Open | None = field(default=None, repr=False)
    absent: tuple[int, ...] = ()
    out_for_good: frozenset[int] = frozenset()
    cheats: set[int] = field(default_factory=set)
    commits: dict[int, bytes] = field(default_factory=dict)
    seat_keys: dict[Seat, Point] = field(default_factory=dict)
    shuffle_digests: dict[int, bytes] = field(default_factory=dict)
    seal_keys: dict[int, bytes] = field(default_factory=dict)
    joint_seed: bytes = b""
    shuffler: Shuffler | None = field(default=None, repr=False)
    shufflers: tuple[int, ...] = ()
    claims: list[ShuffleClaim] = field(default_factory=list, repr=False)
    dealer: Seat | None = None
    game: EngineGame | None = field(default=None, repr=False)
    owners: tuple[int | None, ...] = ()
    deposits: dict[int, Deposit] = field(default_factory=dict, repr=False)
    held_parts: dict[int, tuple[int, ...]] = field(default_factory=dict, repr=False)
    is_escrowed: bool = False
    open_masks: dict[int, int] = field(default_factory=dict, repr=False)
    own_shares: dict[DeckIndex, Point] = field(default_factory=dict, repr=False)
    own_cards: dict[DeckIndex, Card] = field(default_factory=dict, repr=False)
    seen: dict[DeckIndex, Card] = field(default_factory=dict)
    wall_shares: dict[int, Point] = field(default_factory=dict)
    window: bytes = b""
    answers: dict[Seat, tuple[bytes, bytes]] = field(default_factory=dict, repr=False)
    answer_digests: dict[int, tuple[bytes, ...]] = field(default_factory=dict)
    audit_keys: dict[Seat, int] = field(default_factory=dict, repr=False)
    verdict: DealVerdict | None = None

    def __post_init__(self) -> None:
        self.head = tagged_hash(b"hand", *self.place)
        self.inbox = Inbox(len(self.machines))

    @cached_property
    def place(self) -> tuple[bytes, ...]:
        """Table, round and attempt, to bind hashes to this attempt."""
        return self.table.digest, self.number.to_bytes(4), self.attempt.to_bytes(2)

    @cached_property
    def stream(self) -> Stream:
        """The stream of envelopes that belong to this round."""
        return self.table.stream(self.number, self.attempt)

    @property
    def machines(self) -> range:
        """All machines that began the round."""
        return range(len(self.table.machines))

    @property
    def live(self) -> tuple[int, ...]:
        """The machines that take part, ascending."""
        return _others(len(self.table.machines), self.absent)

    @property
    def play(self) -> EngineGame:
        """The round of play. Raises LocalProtocolError before the deal."""
        if self.game is None:
            msg = "the deck is not dealt yet"
            raise LocalProtocolError(msg)
        return self.game

    @property
    def machine(self) -> int:
        """Our machine. Raises LocalProtocolError for an observer."""
        if self.me is None:
            msg = "an observer has nothing to say"
            raise LocalProtocolError(msg)
        return self.me

    @property
    def own(self) -> Secrets:
        """Our secrets. Raises LocalProtocolError for an observer."""
        if self.secrets is None:
            msg = "an observer has no secrets"
            raise LocalProtocolError(msg)
        return self.secrets

    @cached_property
    def joint_key(self) -> Point:
        """H, what the deck is masked to; valid from OPEN on."""
        return aggregate_key(self.tools.group, list(self.seat_keys.values()))

    @cached_property
    def machine_keys(self) -> tuple[Point, ...]:
        """The public key each machine's shares are proven against; valid from OPEN on."""
        group = self.tools.group
        return tuple(
            group.sum([self.seat_keys[seat] for seat in self.table.seats_of(machine)])
            for machine in self.machines
        )

    @property
    def deck(self) -> MaskedDeck:
        """The deck after the last shuffle so far."""
        return self.claims[-1].after

    def bound(self, purpose: bytes, *parts: bytes) -> bytes:
        """Return the hash of a purpose that serves in this attempt at this round alone, from OPEN on."""
        return tagged_hash(purpose, *self.place, self.joint_seed, *parts)

    def cover(self, slot: DeckIndex) -> Cover:
        """Return which mask lies over the shares for a deck position."""
        return Cover.WALL if self.owners[slot] is None else Cover.DEAL

    def leave(self, machines: Sequence[int], *, for_good: Sequence[int] = ()) -> None:
        """Exclude machines, some of them until the end of the round. Their seats leave the game."""
        self.absent = tuple(sorted({*self.absent, *machines}))
        self.out_for_good |= set(for_good)
        if self.game is not None:
            self.game.left([seat for machine in machines for seat in self.table.seats_of(machine)])

    def come_back(self, rejoins: Sequence[Signed]) -> None:
        """Let the authors of these envelopes take part again; their next messages follow these."""
        machines = [signed.envelope.peer for signed in rejoins]
        for signed in rejoins:
            self.inbox.count(signed)
        self.absent = tuple(machine for machine in self.absent if machine not in machines)
        self.play.returned([seat for machine in machines for seat in self.table.seats_of(machine)])


@lru_cache(1024)  # it is asked for again and again
def _others(machines: int, absent: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(machine for machine in range(machines) if machine not in absent)
