"""The steps from the commitments to the sealed deck: COMMIT, OPEN, SHUFFLE, DECK_ACK (fair-deal.md 6.2)."""

from collections.abc import Mapping

from engine.seats import Seat
from net.crypto.cards import MaskedDeck, start_deck
from net.crypto.errors import CryptoError
from net.crypto.group import Point
from net.crypto.hashing import tagged_hash
from net.crypto.keys import HandKey, OwnershipProof, prove_ownership, verify_ownership
from net.crypto.sealing import SealingKey
from net.crypto.shuffle_proof import ShuffleClaim, ShuffleProof
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffle_verifier import verify_shuffles
from net.crypto.shuffler import ProofMasks, Shuffler
from net.dealing.events import DeckSealed, ShuffleChecked
from net.dealing.hand import Hand, Secrets
from net.dealing.step import Broken, Closing, Step, StepLogic
from net.wire import Commit, DeckAck, Open, SeatKey, Shuffle, encode


def draw_secrets(hand: Hand) -> Secrets | None:
    """Return fresh secrets for a hand; None for an observer."""
    if hand.me is None:
        return None
    group, rng = hand.tools.group, hand.rng
    keys = {seat: HandKey.generate(group, rng) for seat in hand.table.seats_of(hand.me)}
    return Secrets(keys, SealingKey.generate(rng), rng(32), rng(32), rng(32), ProofMasks(hand.tools.commitment_key, rng))


def seed_digest(shuffle_seed: bytes) -> bytes:
    """Return the commitment to a shuffle's seed. The seed has 256 random bits and needs no blinding."""
    return tagged_hash(b"shuffle seed", shuffle_seed)


def _commitment(hand: Hand, machine: int, opening: Open) -> bytes:
    return tagged_hash(b"commit", *hand.place, bytes((machine,)), encode(opening))


def _opening(hand: Hand) -> Open:
    own = hand.own
    seats = tuple(
        SeatKey(bytes(key.public), prove_ownership(hand.tools.group, _key_context(hand, seat), key, hand.rng).encode())
        for seat, key in own.keys.items()
    )
    return Open(seats, own.seal_key.public, own.nonce, seed_digest(own.shuffle_seed), own.salt)


def _key_context(hand: Hand, seat: Seat) -> bytes:
    """Bind a key to table, hand, seat and the identity of its machine."""
    identity = hand.table.machines[hand.table.seats[seat].machine]
    return tagged_hash(b"seat key", *hand.place, bytes((seat,)), identity.sign_key)


class CommitLogic(StepLogic[Commit]):
    """Everybody binds himself before anybody shows a key or a nonce."""

    body = Commit

    def check(self, hand: Hand, step: Step, machine: int, body: Commit) -> str | None:
        """Accept any hash."""
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Commit]) -> Closing:
        """Go on to the openings."""
        hand.commits = {machine: body.digest for machine, body in bodies.items()}
        return Closing(Step("OPEN", hand.live))

    def speak(self, hand: Hand, step: Step) -> Commit:
        """Commit to our opening, made here and kept."""
        hand.opening = _opening(hand)
        return Commit(_commitment(hand, hand.machine, hand.opening))


class OpenLogic(StepLogic[Open]):
    """Keys with proofs of possession, and the parts of the joint seed."""

    body = Open

    def check(self, hand: Hand, step: Step, machine: int, body: Open) -> str | None:
        """Refuse what was not committed to, and keys nobody owns: open_not_committed, bad_key."""
        if _commitment(hand, machine, body) != hand.commits[machine]:
            return "open_not_committed"
        seats = hand.table.seats_of(machine)
        if len(seats) != len(body.seats):
            return "bad_key"
        group = hand.tools.group
        for seat, shown in zip(seats, body.seats, strict=True):
            try:
                key, proof = group.decode(shown.key), OwnershipProof.decode(group, shown.proof)
            except CryptoError:
                return "bad_key"
            if not verify_ownership(group, _key_context(hand, seat), key, proof):
                return "bad_key"
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Open]) -> Closing | Broken:
        """Fix the joint key, the joint seed and the order of the shuffles; make our own shuffle ready."""
        group = hand.tools.group
        seen: dict[Point, int] = {}
        for machine, body in bodies.items():
            for seat, shown in zip(hand.table.seats_of(machine), body.seats, strict=True):
                key = group.decode(shown.key)
                if key in seen:
                    return Broken(machine, "repeated_key", "OPEN")
                seen[key] = machine
                hand.seat_keys[seat] = key
            hand.shuffle_digests[machine] = body.shuffle_digest
            hand.seal_keys[machine] = body.seal_key
        hand.joint_seed = tagged_hash(b"joint seed", *hand.place, *map(encode, bodies.values()))
        first = int.from_bytes(tagged_hash(b"first shuffler", hand.joint_seed)) % len(hand.live)
        hand.shufflers = hand.live[first:] + hand.live[:first]
        if hand.me is not None:
            _prepare_shuffle(hand, hand.me)
        return Closing(Step("SHUFFLE", hand.shufflers[:1]))

    def speak(self, hand: Hand, step: Step) -> Open | None:
        """Show what we committed to."""
        return hand.opening


def _prepare_shuffle(hand: Hand, machine: int) -> None:
    own, size = hand.own, hand.tools.commitment_key.size
    secret = ShuffleSecret.derive(own.shuffle_seed, hand.joint_seed, machine, hand.attempt, size)
    hand.shuffler = Shuffler(hand.tools.commitment_key, hand.joint_key, secret, own.masks)


def deck_before(hand: Hand) -> MaskedDeck:
    """Return the deck the next shuffle works on."""
    if hand.claims:
        return hand.claims[-1].after
    return start_deck(hand.tools.group, hand.tools.faces, hand.table.deck, hand.joint_key)


def _shuffle_context(hand: Hand, machine: int) -> bytes:
    return tagged_hash(b"shuffle", *hand.place, hand.joint_seed, bytes((machine,)))


class ShuffleLogic(StepLogic[Shuffle]):
    """One machine remasks and permutes the deck, and proves that it did no more than that."""

    body = Shuffle

    def check(self, hand: Hand, step: Step, machine: int, body: Shuffle) -> str | None:
        """Refuse what is no deck or no proof: bad_encoding. The proof itself is verified with the others."""
        return None if self._claim(hand, machine, body) else "bad_encoding"

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, Shuffle]) -> Closing | Broken:
        """Pass the deck on; after the last shuffle, verify all of them in one sum."""
        for machine, body in bodies.items():
            claim = self._claim(hand, machine, body)
            if claim is not None:
                hand.claims.append(claim)
        if len(hand.claims) < len(hand.shufflers):
            return Closing(Step("SHUFFLE", (hand.shufflers[len(hand.claims)],)))
        theirs = [
            (machine, claim)
            for machine, claim in zip(hand.shufflers, hand.claims, strict=True)
            if machine != hand.me
        ]
        key, joint_key = hand.tools.commitment_key, hand.joint_key
        if not verify_shuffles(key, joint_key, [claim for _, claim in theirs]):
            guilty = next(machine for machine, claim in theirs if not verify_shuffles(key, joint_key, [claim]))
            return Broken(guilty, "false_shuffle", "SHUFFLE")
        checked = tuple(ShuffleChecked(machine) for machine in hand.shufflers)
        return Closing(Step("DECK_ACK", hand.live), checked)

    def speak(self, hand: Hand, step: Step) -> Shuffle | None:
        """Shuffle, once."""
        if hand.shuffler is None:
            return None
        claim = hand.shuffler.shuffle(deck_before(hand), _shuffle_context(hand, hand.machine))
        hand.shuffler = None
        return Shuffle(claim.after.encode(), claim.proof.encode())

    def _claim(self, hand: Hand, machine: int, body: Shuffle) -> ShuffleClaim | None:
        group, size = hand.tools.group, hand.tools.commitment_key.size
        try:
            after = MaskedDeck.decode(group, body.deck, size)
            proof = ShuffleProof.decode(group, body.proof, size)
        except CryptoError:
            return None
        return ShuffleClaim(deck_before(hand), after, proof, _shuffle_context(hand, machine))


class DeckAckLogic(StepLogic[DeckAck]):
    """The barrier before any share: all hold one identical deck."""

    body = DeckAck

    def check(self, hand: Hand, step: Step, machine: int, body: DeckAck) -> str | None:
        """Refuse another deck at the same head: wrong_deck."""
        return None if body == self.speak(hand, step) else "wrong_deck"

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, DeckAck]) -> Closing:
        """Wait for the session to say who opens."""
        return Closing(None, (DeckSealed(),))

    def speak(self, hand: Hand, step: Step) -> DeckAck:
        """Name the deck."""
        return DeckAck(tagged_hash(b"deck", hand.deck.encode()))
