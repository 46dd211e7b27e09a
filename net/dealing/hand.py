"""All that is known of one hand being dealt: public facts that every machine shares, and our own secrets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.cards import ALL_CARDS, Card, DeckIndex
from engine.seats import Seat
from net.crypto.cards import Faces, MaskedDeck, take_off
from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import CryptoError
from net.crypto.escrow import EscrowPart, EscrowPledge
from net.crypto.generators import CommitmentKey
from net.crypto.group import ORDER, Group, Point
from net.crypto.hashing import Rng, tagged_hash
from net.crypto.keys import HandKey
from net.crypto.sealing import SealingKey
from net.crypto.shuffle_proof import ShuffleClaim
from net.crypto.shuffler import ProofMasks, Shuffler
from net.dealing.game import Game
from net.dealing.table import TableInfo
from net.errors import LocalProtocolError
from net.identity import Identity
from net.transcript import Stream
from net.wire import Open


@dataclass(frozen=True)
class Tools:
    """What every hand of one deck size calculates with; made once per process.

    Attributes:
        group: the group and its back end.
        commitment_key: generators for the shuffle argument, one per card of the deck.
        faces: which point stands for which card.
    """

    group: Group
    commitment_key: CommitmentKey
    faces: Faces


def make_tools(group: Group, deck_size: int) -> Tools:
    """Return the tools for a deck size; takes some tens of milliseconds."""
    return Tools(group, CommitmentKey(group, deck_size), Faces(group, len(ALL_CARDS)))


@dataclass(frozen=True)
class Secrets:
    """What only our machine knows of a hand. Its `repr` shows nothing of it.

    Attributes:
        keys: the hand key of each of our seats, seats ascending.
        seal_key: for parts sealed to us.
        nonce: our part of the joint seed.
        shuffle_seed: what our shuffle follows from.
        salt: blinds our commitment.
        masks: of our shuffle's proof.
    """

    keys: Mapping[Seat, HandKey] = field(repr=False)
    seal_key: SealingKey = field(repr=False)
    nonce: bytes = field(repr=False)
    shuffle_seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)
    masks: ProofMasks = field(repr=False)

    @cached_property
    def machine_key(self) -> int:
        """The sum of our seats' secret keys, by which our shares are made."""
        return sum(key.secret for key in self.keys.values()) % ORDER

    def __repr__(self) -> str:
        return "Secrets(<secret>)"


@dataclass
class Hand:
    """One hand as one machine knows it.

    Attributes:
        table: who deals with whom.
        me: our machine, None for an observer.
        identity: our signing keys, None for an observer.
        tools: what to calculate with.
        rng: unpredictable bytes, for keys, seeds and proof masks.
        number: of the hand at this table, from 1.
        attempt: how often it was dealt anew.
        head: the common transcript head.
        secrets: ours; None for an observer.
        absent: machines the others go on without, ascending.
        commits: what each machine committed to.
        seat_keys: public hand key of each seat; empty before OPEN.
        shuffle_digests: commitment of each machine to its shuffle's seed.
        seal_keys: each machine's X25519 key of this hand.
        joint_seed: J of fair-deal.md 3.3; empty before OPEN.
        opening: what we committed to; None before COMMIT, and for an observer.
        shuffler: our shuffle, made ready ahead; None before OPEN, and for an observer.
        shufflers: the machines in the order they shuffle in.
        claims: the shuffles so far, in order.
        dealer: the seat that opens; None before the deal.
        game: the round of play; None before the deal.
        owners: which machine owns each deck position, None for the wall; empty before the deal.
        pledges: what each machine published of its escrow.
        sealed_parts: what each machine has sealed to each other.
        parts: what each machine has sealed to us, once unsealed.
        own_shares: our shares for what we do not own, where they were made ahead.
        own_cards: the hands of our own seats, once they can be read.
        is_escrowed: whether absent machines can be stood in for.
        shares: by machine and deck position, every share of another machine that is known here.
        window: the head at which the answers now being opened were sealed.
        sealed: our own answers not yet opened: encoded action and nonce of each seat.
        answer_digests: the commitments of each machine to its answers.
    """

    table: TableInfo
    me: int | None
    identity: Identity | None
    tools: Tools
    rng: Rng
    number: int
    attempt: int
    head: bytes = b""
    secrets: Secrets | None = None
    absent: tuple[int, ...] = ()
    commits: dict[int, bytes] = field(default_factory=dict)
    seat_keys: dict[Seat, Point] = field(default_factory=dict)
    shuffle_digests: dict[int, bytes] = field(default_factory=dict)
    seal_keys: dict[int, bytes] = field(default_factory=dict)
    joint_seed: bytes = b""
    opening: Open | None = None
    shuffler: Shuffler | None = None
    shufflers: tuple[int, ...] = ()
    claims: list[ShuffleClaim] = field(default_factory=list)
    dealer: Seat | None = None
    game: Game | None = None
    owners: tuple[int | None, ...] = ()
    pledges: dict[int, EscrowPledge] = field(default_factory=dict)
    sealed_parts: dict[int, dict[int, bytes]] = field(default_factory=dict)
    parts: dict[int, EscrowPart] = field(default_factory=dict, repr=False)
    own_shares: dict[DeckIndex, Point] = field(default_factory=dict, repr=False)
    own_cards: dict[DeckIndex, Card] = field(default_factory=dict, repr=False)
    is_escrowed: bool = False
    shares: dict[tuple[int, DeckIndex], Point] = field(default_factory=dict)
    window: bytes = b""
    sealed: dict[Seat, tuple[bytes, bytes]] = field(default_factory=dict)
    answer_digests: dict[int, tuple[bytes, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.head = tagged_hash(b"hand", *self.place)

    @property
    def place(self) -> tuple[bytes, ...]:
        """Table, hand and attempt, for hashes that must not serve elsewhere."""
        return self.table.digest, self.number.to_bytes(4), self.attempt.to_bytes(2)

    @cached_property
    def stream(self) -> Stream:
        """Which envelopes belong to this hand."""
        keys = tuple(machine.sign_key for machine in self.table.machines)
        return Stream(self.table.table_id, self.number, self.attempt, keys)

    @property
    def live(self) -> tuple[int, ...]:
        """The machines that take part, ascending."""
        return tuple(machine for machine in range(len(self.table.machines)) if machine not in self.absent)

    @property
    def play(self) -> Game:
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
        return self.tools.group.sum(list(self.seat_keys.values()))

    @cached_property
    def machine_keys(self) -> tuple[Point, ...]:
        """The public key each machine's shares are proven against; valid from OPEN on."""
        group = self.tools.group
        return tuple(
            group.sum([self.seat_keys[seat] for seat in self.table.seats_of(machine)])
            for machine in range(len(self.table.machines))
        )

    @property
    def deck(self) -> MaskedDeck:
        """The deck after the last shuffle so far."""
        return self.claims[-1].after

    def context(self, purpose: bytes, machine: int) -> bytes:
        """Return what a machine's proof at this point of the transcript is bound to."""
        return tagged_hash(b"context", *self.place, self.joint_seed, self.head, purpose, bytes((machine,)))

    def leave(self, machines: Sequence[int]) -> None:
        """Go on without machines; their seats leave the game."""
        self.absent = tuple(sorted({*self.absent, *machines}))
        if self.game is not None:
            self.game.left([seat for machine in machines for seat in self.table.seats_of(machine)])

    def make_shares(self, purpose: bytes, slots: Sequence[DeckIndex]) -> tuple[bytes, bytes]:
        """Return our shares for some deck positions, encoded, and one proof for all of them."""
        group, machine = self.tools.group, self.machine
        bases = [self.deck.cards[slot].a for slot in slots]
        secret = self.own.machine_key
        shares = [self.own_share(slot) for slot in slots]
        context = self.context(purpose, machine)
        statement = EqualityStatement(context, self.machine_keys[machine], bases, shares)
        proof = prove_equality(group, statement, secret, self.rng)
        return b"".join(map(bytes, shares)), proof.encode()

    def own_share(self, slot: DeckIndex) -> Point:
        """Return our share for a deck position; for one of our own cards it must stay with us until shown."""
        known = self.own_shares.get(slot)
        return known if known is not None else self.tools.group.mul_secret(self.deck.cards[slot].a, self.own.machine_key)

    def check_shares(
        self, purpose: bytes, machine: int, slots: Sequence[DeckIndex], shares: bytes, proof: bytes
    ) -> list[Point] | None:
        """Return a machine's shares for some deck positions if encoding and proof are right, else None."""
        group = self.tools.group
        try:
            points = group.decode_all(shares, len(slots))
            parsed = EqualityProof.decode(proof)
        except CryptoError:
            return None
        bases = [self.deck.cards[slot].a for slot in slots]
        context = self.context(purpose, machine)
        statement = EqualityStatement(context, self.machine_keys[machine], bases, points)
        return points if verify_equality(group, statement, parsed) else None

    def keep_shares(self, machine: int, slots: Sequence[DeckIndex], shares: Sequence[Point]) -> None:
        """Remember shares that were checked."""
        for slot, share in zip(slots, shares, strict=True):
            self.shares[machine, slot] = share

    def read_card(self, slot: DeckIndex, own_share: Point | None = None) -> Card | None:
        """Return the card at a deck position from all shares; None if it is no card at all.

        Args:
            slot: the position; the shares of all machines for it must be known.
            own_share: the owner's share, where it is not among those kept.
        """
        owner = self.owners[slot] if own_share is not None else None
        shares = [self.shares[machine, slot] for machine in range(len(self.table.machines)) if machine != owner]
        if own_share is not None:
            shares.append(own_share)
        try:
            face = take_off(self.tools.group, self.deck.cards[slot], shares).b
        except CryptoError:
            return None
        kind = self.tools.faces.kind_of(face)
        return None if kind is None else ALL_CARDS[kind]
