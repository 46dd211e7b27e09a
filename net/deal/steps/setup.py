"""From the commitments to the sealed deck: COMMIT, OPEN, SHUFFLE, DECK_ACK (docs/protocol.md, 4)."""

from collections.abc import Mapping

from engine.seats import Seat
from engine.state import wall_start
from net.crypto.cards import MaskedDeck, start_deck
from net.crypto.commitment import commit, joint_seed
from net.crypto.errors import CryptoError
from net.crypto.group import Point
from net.crypto.hashing import tagged_hash
from net.crypto.keys import HandKey, OwnershipProof, prove_ownership, verify_ownership
from net.crypto.sealing import SealingKey, seal
from net.crypto.shuffle_proof import ShuffleClaim, ShuffleProof
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffle_verifier import verify_shuffles
from net.crypto.shuffler import ProofMasks, Shuffler
from net.deal.events import DeckSealed, ShuffleChecked
from net.deal.round_deal import Cover, RoundDeal, Secrets
from net.deal.steps.step import Breach, BrokenStep, Closing, Step, StepLogic, UnanimousLogic
from net.wire.codec import encode
from net.wire.deal import Commit, DeckAck, Open, SeatKey, Shuffle


def draw_secrets(hand: RoundDeal) -> Secrets:
    """Return fresh secrets for a round. Raises LocalProtocolError for an observer."""
    group, rng, table = hand.tools.group, hand.rng, hand.table
    masks = HandKey.generate(group, rng), HandKey.generate(group, rng)
    return Secrets(
        keys={seat: HandKey.generate(group, rng) for seat in table.seats_of(hand.machine)},
        masks=masks,
        mask_points=mask_points(hand, masks),
        seal_key=SealingKey.generate(rng),
        nonce=rng(32),
        shuffle_seed=rng(32),
        salt=rng(32),
        proof_masks=ProofMasks(hand.tools.commitment_key, rng),
    )


def mask_points(hand: RoundDeal, masks: tuple[HandKey, HandKey]) -> tuple[Point, ...]:
    """Return, by `Cover`, the points that our masks add to our share at each deck position."""
    table = hand.table
    dealt = wall_start(table.rules, len(table.seats))
    return tuple(
        hand.tools.group.mul_secret(base, masks[Cover.DEAL if slot < dealt else Cover.WALL].secret)
        for slot, base in enumerate(hand.tools.mask_bases.points)
    )


def seed_digest(shuffle_seed: bytes) -> bytes:
    """Return the commitment to a shuffle's seed. The seed has 256 random bits and needs no blinding."""
    return tagged_hash(b"shuffle seed", shuffle_seed)


def commitment(hand: RoundDeal, machine: int, opening: Open) -> bytes:
    """Return the hash that binds a machine to its opening."""
    body = tagged_hash(b"opening", *hand.place, bytes((machine,)), encode(opening))
    return commit(b"open", body, opening.salt)


def make_opening(hand: RoundDeal) -> Open:
    """Return the opening of our secrets."""
    own = hand.own
    seats = tuple(
        SeatKey(
            bytes(key.public),
            prove_ownership(hand.tools.group, _key_context(hand, seat), key, hand.rng).encode(),
        )
        for seat, key in own.keys.items()
    )
    return Open(seats, own.seal_key.public, own.nonce, seed_digest(own.shuffle_seed), own.salt)


def _key_context(hand: RoundDeal, seat: Seat) -> bytes:
    """Bind a key to table, round, seat and the identity of its machine."""
    identity = hand.table.machines[hand.table.seats[seat].machine]
    return tagged_hash(b"seat key", *hand.place, bytes((seat,)), identity.sign_key)


class CommitLogic(StepLogic[Commit, Commit]):
    """Every machine commits itself before any machine shows a key or a nonce."""

    body = Commit

    def read(self, machine: int, body: Commit) -> Commit:  # noqa: ARG002 - nothing can be wrong yet
        """Accept any hash."""
        return body

    def close(self, words: Mapping[int, Commit]) -> Closing:
        """Go on to the openings."""
        hand = self.hand
        hand.commits = {machine: word.digest for machine, word in words.items()}
        return Closing(Step("OPEN", hand.live))

    def speak(self) -> tuple[Commit, Commit] | None:
        """Commit to our opening."""
        hand = self.hand
        if hand.opening is None:
            return None
        body = Commit(commitment(hand, hand.machine, hand.opening))
        return body, body


class OpenLogic(StepLogic[Open, Open]):
    """Keys with proofs of possession, and the parts of the joint seed."""

    body = Open

    def read(self, machine: int, body: Open) -> Open | Breach:
        """Refuse openings that break the commitment, and unproven keys: open_not_committed, bad_key."""
        if commitment(self.hand, machine, body) != self.hand.commits[machine]:
            return Breach("open_not_committed", ("COMMIT",))
        return body if self._has_good_keys(machine, body) else Breach("bad_key")

    def close(self, words: Mapping[int, Open]) -> Closing | BrokenStep:
        """Fix the joint key, the joint seed and the order of the shuffles; make our own shuffle ready."""
        hand = self.hand
        first_with: dict[bytes, int] = {}
        for machine, word in words.items():
            for seat, shown in zip(hand.table.seats_of(machine), word.seats, strict=True):
                if shown.key in first_with:
                    other = first_with[shown.key]
                    return BrokenStep(machine, "repeated_key", ((other, "OPEN"), (machine, "OPEN")))
                first_with[shown.key] = machine
                hand.seat_keys[seat] = hand.tools.group.decode(shown.key)
            hand.shuffle_digests[machine] = word.shuffle_digest
            hand.seal_keys[machine] = word.seal_key
        hand.joint_seed = joint_seed([*hand.place, *map(encode, words.values())])
        first = int.from_bytes(hand.bound(b"first shuffler")) % len(hand.live)
        hand.shufflers = hand.live[first:] + hand.live[:first]
        if hand.me is not None:
            hand.shuffler = _shuffler(hand, hand.me)
        return Closing(Step("SHUFFLE", hand.shufflers[:1]))

    def speak(self) -> tuple[Open, Open] | None:
        """Show our opening."""
        opening = self.hand.opening
        return None if opening is None else (opening, opening)

    def _has_good_keys(self, machine: int, body: Open) -> bool:
        hand = self.hand
        group, seats = hand.tools.group, hand.table.seats_of(machine)
        if len(seats) != len(body.seats):
            return False
        keys: list[Point] = []
        try:
            for seat, shown in zip(seats, body.seats, strict=True):
                keys.append(group.decode(shown.key))
                proof = OwnershipProof.decode(group, shown.proof)
                if not verify_ownership(group, _key_context(hand, seat), keys[-1], proof):
                    return False
            group.sum(keys)  # a machine's keys must not cancel each other
            seal(body.seal_key, b"", b"", hand.rng)  # nor may its sealing key be none
        except CryptoError:
            return False
        return True


def _shuffler(hand: RoundDeal, machine: int) -> Shuffler:
    own, size = hand.own, hand.tools.commitment_key.size
    secret = ShuffleSecret.derive(own.shuffle_seed, hand.joint_seed, machine, hand.attempt, size)
    return Shuffler(hand.tools.commitment_key, hand.joint_key, secret, own.proof_masks)


def _shuffle_context(hand: RoundDeal, machine: int) -> bytes:
    return hand.bound(b"shuffle", bytes((machine,)))


def _deck_before(hand: RoundDeal) -> MaskedDeck:
    if hand.claims:
        return hand.deck
    return start_deck(hand.tools.group, hand.tools.faces, hand.table.deck, hand.joint_key)


class ShuffleLogic(StepLogic[Shuffle, ShuffleClaim]):
    """One machine remasks and permutes the deck, and proves that it did no more than that."""

    body = Shuffle

    def read(self, machine: int, body: Shuffle) -> ShuffleClaim | Breach:
        """Refuse a malformed deck or proof: bad_encoding. The proof itself is verified with the others."""
        hand = self.hand
        group, size = hand.tools.group, hand.tools.commitment_key.size
        try:
            after = MaskedDeck.decode(group, body.deck, size)
            proof = ShuffleProof.decode(group, body.proof, size)
        except CryptoError:
            return Breach("bad_encoding")
        return ShuffleClaim(_deck_before(hand), after, proof, _shuffle_context(hand, machine))

    def close(self, words: Mapping[int, ShuffleClaim]) -> Closing | BrokenStep:
        """Pass the deck on; after the last shuffle, verify all of them in one sum."""
        hand = self.hand
        hand.claims += words.values()
        if len(hand.claims) < len(hand.shufflers):
            return Closing(Step("SHUFFLE", (hand.shufflers[len(hand.claims)],)))
        theirs = [
            (machine, claim)
            for machine, claim in zip(hand.shufflers, hand.claims, strict=True)
            if machine != hand.me
        ]
        key, joint_key = hand.tools.commitment_key, hand.joint_key
        if not verify_shuffles(key, joint_key, [claim for _, claim in theirs]):
            guilty = next(
                machine for machine, claim in theirs if not verify_shuffles(key, joint_key, [claim])
            )
            return BrokenStep(guilty, "false_shuffle", ((guilty, "SHUFFLE"),))
        checked = tuple(ShuffleChecked(machine) for machine in hand.shufflers)
        return Closing(Step("DECK_ACK", hand.live), checked)

    def speak(self) -> tuple[Shuffle, ShuffleClaim] | None:
        """Shuffle, once."""
        hand = self.hand
        if hand.shuffler is None:
            return None
        claim = hand.shuffler.shuffle(_deck_before(hand), _shuffle_context(hand, hand.machine))
        hand.shuffler = None
        return Shuffle(claim.after.encode(), claim.proof.encode()), claim


class DeckAckLogic(UnanimousLogic[DeckAck]):
    """The barrier before any share: all machines hold one identical deck."""

    body = DeckAck
    rule = "wrong_deck"

    def agreed(self) -> DeckAck:
        """Return the hash of the deck."""
        return DeckAck(tagged_hash(b"deck", self.hand.deck.encode()))

    def follow(self) -> Closing:
        """Wait for the session to name the dealer."""
        return Closing(None, (DeckSealed(),))
