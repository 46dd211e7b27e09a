"""Known answers, in `vectors/crypto.json`: every back end reproduces them bit for bit.

All chance is fixed here, so one file pins encodings, generators, challenges, derivations and every proof.
After a change of the protocol that is meant, `python -m tests.net.crypto.test_crypto_vectors` writes the file anew; the
protocol's version in `hashing.DOMAIN` must change with it.
"""

import json

import pytest

from net.crypto.cards import MaskedDeck
from net.crypto.commitment import commit, joint_seed
from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.fiat_shamir import Transcript
from net.crypto.group import encode_scalar
from net.crypto.hashing import SeedStream, tagged_hash
from net.crypto.keys import OwnershipProof, prove_ownership, verify_ownership
from net.crypto.masked_shares import MaskBases, MaskedSharesStatement
from net.crypto.sealing import SealingKey, seal, unseal
from net.crypto.secret_sharing import join_points, public_part, share_secret
from net.crypto.shuffle_proof import ShuffleClaim, ShuffleProof
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffle_verifier import verify_shuffles
from tests.support.crypto import ALL, CryptoTable, chance, context
from tests.support.places import TESTS

PATH = TESTS / "vectors" / "crypto.json"


def hashing_answers() -> dict[str, str]:
    """Return the vectors that need no group."""
    transcript = Transcript(b"protocol", b"context")
    transcript.absorb(b"label", b"one", b"two")
    secret = ShuffleSecret.derive(bytes(32), bytes(range(32)), 1, 2, 112)
    key = SealingKey.from_secret(bytes(range(1, 33)))
    return {
        "tagged hash": tagged_hash(b"purpose", b"one", b"two").hex(),
        "stream": SeedStream(b"purpose", b"seed").take(64).hex(),
        "challenge": encode_scalar(transcript.challenge(b"e")).hex(),
        "weights": "".join(encode_scalar(weight).hex() for weight in transcript.weights(b"w", 2)),
        "permutation": bytes(secret.permutation).hex(),
        "remasking scalars": encode_scalar(secret.scalars[0]).hex()
        + encode_scalar(secret.scalars[111]).hex(),
        "commitment": commit(b"purpose", b"body", bytes(32)).hex(),
        "joint seed": joint_seed([b"one", b"two"]).hex(),
        "sealing public": key.public.hex(),
        "sealed": seal(key.public, b"plaintext", b"context", chance("seal")).hex(),
    }


def group_answers(table: CryptoTable) -> dict[str, str]:
    """Return the vectors of the table's back end."""
    group, key = table.group, table.keys[0]
    claims = table.chain(2)
    deck = claims[-1].after
    kinds = table.kinds(deck)
    images = [group.mul_secret(card.a, key.secret) for card in deck.cards]
    one = EqualityStatement(context(), key.public, [deck.cards[0].a], images[:1])
    all_cards = EqualityStatement(context(), key.public, [card.a for card in deck.cards], images)
    shared = share_secret(group, key, 3, (1, 2, 4), chance("shares"))
    bases, mask = MaskBases(group, len(deck)), table.keys[1]
    points = {
        holder: group.mul_secret(bases.points[7], part)
        for holder, part in zip((1, 2, 4), shared.parts, strict=True)
    }
    covering = [group.mul(point, mask.secret) for point in bases.points]
    masked = group.sum_each(list(zip(images, covering, strict=True)))
    positions, covers = range(len(deck)), [0] * len(deck)
    owed = MaskedSharesStatement(
        context(), key.public, [mask.public], positions, covers, all_cards.bases, masked
    )
    return {
        "public keys": "".join(bytes(key.public).hex() for key in table.keys),
        "aggregate key": bytes(table.aggregate).hex(),
        "faces": "".join(bytes(point).hex() for point in table.faces.points),
        "generators": table.key.digest.hex(),
        "vector commitment": bytes(table.key.commit([1, 2, 3], 4)).hex(),
        "start deck": table.deck.encode().hex(),
        "shuffled once": claims[0].after.encode().hex(),
        "shuffle proof": claims[0].proof.encode().hex(),
        "shuffled twice": deck.encode().hex(),
        "second shuffle proof": claims[1].proof.encode().hex(),
        "opened": bytes(kind for kind in kinds if kind is not None).hex(),
        "ownership proof": prove_ownership(group, context(), key, chance("own")).encode().hex(),
        "equality proof": prove_equality(group, one, key.secret, chance("one")).encode().hex(),
        "batched equality proof": prove_equality(group, all_cards, key.secret, chance("all")).encode().hex(),
        "masked shares": "".join(bytes(point).hex() for point in masked),
        "masked shares proof": bases.prove(owed, key, [mask], chance("owed")).encode().hex(),
        "sharing commitments": "".join(bytes(point).hex() for point in shared.commitments),
        "sharing parts": "".join(encode_scalar(part).hex() for part in shared.parts),
        "public parts": "".join(
            bytes(public_part(group, key.public, shared.commitments, holder)).hex() for holder in (1, 2, 4)
        ),
        "parts times a base": "".join(bytes(point).hex() for point in points.values()),
        "secret times that base": bytes(join_points(group, points)).hex(),
    }


def known() -> dict[str, dict[str, str]]:
    answers: dict[str, dict[str, str]] = json.loads(PATH.read_text())
    return answers


def test_hashes_and_derivations_are_those_of_the_file() -> None:
    assert hashing_answers() == known()["hashing"]


@pytest.mark.parametrize("backend", ALL)
def test_every_back_end_calculates_what_the_file_says(backend: str) -> None:
    assert group_answers(CryptoTable.open(backend)) == known()["group"]


@pytest.mark.parametrize("backend", ALL)
def test_every_back_end_accepts_the_proofs_of_the_file(backend: str) -> None:
    table = CryptoTable.open(backend)
    group, size = table.group, table.key.size
    answers = {name: bytes.fromhex(text) for name, text in known()["group"].items()}
    decks = [table.deck]
    decks += [MaskedDeck.decode(group, answers[name], size) for name in ("shuffled once", "shuffled twice")]
    proofs = [answers[name] for name in ("shuffle proof", "second shuffle proof")]
    claims = [
        ShuffleClaim(before, after, ShuffleProof.decode(group, proof, size), context(shuffler))
        for shuffler, (before, after, proof) in enumerate(zip(decks, decks[1:], proofs, strict=False))
    ]

    assert verify_shuffles(table.key, table.aggregate, claims)
    owned = OwnershipProof.decode(group, answers["ownership proof"])
    assert verify_ownership(group, context(), table.keys[0].public, owned)
    bases = [card.a for card in decks[-1].cards]
    images = [group.mul(base, table.keys[0].secret) for base in bases]
    for count, name in ((1, "equality proof"), (size, "batched equality proof")):
        shown = EqualityStatement(context(), table.keys[0].public, bases[:count], images[:count])
        assert verify_equality(group, shown, EqualityProof.decode(answers[name]))


def test_the_sealed_bytes_of_the_file_are_read() -> None:
    sealed = bytes.fromhex(known()["hashing"]["sealed"])

    assert unseal(SealingKey.from_secret(bytes(range(1, 33))), sealed, b"context") == b"plaintext"


if __name__ == "__main__":
    answers = {"hashing": hashing_answers(), "group": group_answers(CryptoTable.open("int"))}
    PATH.write_text(json.dumps(answers, indent=2) + "\n")
