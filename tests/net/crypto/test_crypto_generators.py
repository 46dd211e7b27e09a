"""Generators and faces come from their published labels and from nothing else; and no secret shows itself."""

import hashlib
from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from net.crypto.cards import Faces
from net.crypto.generators import CommitmentKey, hash_to_point
from net.crypto.group import FIELD, Point
from net.crypto.hashing import SeedStream
from net.crypto.masked_shares import MaskBases
from net.crypto.sealing import SealingKey
from net.crypto.secret_sharing import share_secret
from net.crypto.shuffler import ProofMasks
from tests.support.crypto import ALL, CryptoTable, chance, group_named


def digest(*parts: bytes) -> bytes:
    """The tagged hash as the published text describes it.

    Domain, number of parts, their lengths, the parts.
    """
    numbers = (len(parts), *map(len, parts))
    framing = b"".join(number.to_bytes(8, "big") for number in numbers)
    return hashlib.sha256(b"tusac-deal/1/" + framing + b"".join(parts)).digest()


def rederived(purpose: str, index: int) -> bytes:
    """The generator of that label as the published text describes it.

    Not by our code, and with OpenSSL's curve.
    """
    for attempt in range(100):
        label = (purpose.encode(), index.to_bytes(4, "big"), attempt.to_bytes(4, "big"))
        candidate = b"\x02" + digest(b"generator", *label)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256K1(), candidate)
        except ValueError:
            continue
        return candidate
    pytest.fail("no point found")


@pytest.mark.parametrize("backend", ALL)
def test_generators_and_faces_are_rederived_from_their_labels(backend: str) -> None:
    group = group_named(backend)

    assert [bytes(point) for point in Faces(group, 33).points] == [
        rederived("face", kind) for kind in range(33)
    ]
    assert bytes(hash_to_point(group, b"blinder", 0)) == rederived("blinder", 0)
    for index in (0, 1, 111, 167):
        assert bytes(hash_to_point(group, b"commitment", index)) == rederived("commitment", index)


def test_the_digest_covers_every_generator() -> None:
    key = CommitmentKey(group_named("libsecp"), 3)
    labels = [("blinder", 0), ("commitment", 0), ("commitment", 1), ("commitment", 2)]

    assert key.digest == digest(b"generators", *(rederived(*label) for label in labels))


@pytest.mark.parametrize("backend", ALL)
def test_mask_bases_are_rederived_from_their_labels(backend: str) -> None:
    bases = MaskBases(group_named(backend), 3)

    assert [bytes(point) for point in bases.points] == [rederived("mask", position) for position in range(3)]


@pytest.mark.parametrize("backend", ALL)
def test_a_commitment_is_over_those_generators(backend: str) -> None:
    group = group_named(backend)
    key = CommitmentKey(group, 3)
    points = [
        group.decode(rederived(*label)) for label in (("blinder", 0), ("commitment", 0), ("commitment", 1))
    ]

    assert key.commit([5, 6], 4) == group.msm(points, [4, 5, 6])
    assert len(key.bases) == 4


def test_no_two_generators_or_faces_are_equal() -> None:
    group = group_named("libsecp")
    points = [hash_to_point(group, b"commitment", index) for index in range(168)]
    points += [hash_to_point(group, b"blinder", 0), group.generator, *Faces(group, 33).points]

    assert len(set(points)) == 168 + 2 + 33


def test_a_label_whose_hash_is_no_abscissa_is_tried_again() -> None:
    """About half of the labels need another attempt; all answers are even halves below the field."""
    group = group_named("libsecp")
    found: list[Point] = [hash_to_point(group, b"commitment", index) for index in range(40)]
    hashes = [digest(b"generator", b"commitment", index.to_bytes(4, "big"), bytes(4)) for index in range(40)]

    assert all(bytes(point)[0] == 2 and int.from_bytes(bytes(point)[1:], "big") < FIELD for point in found)
    at_once = sum(bytes(point)[1:] == abscissa for point, abscissa in zip(found, hashes, strict=True))
    assert 5 < at_once < 35


def secrets_of() -> dict[str, Callable[[CryptoTable], tuple[object, list[object]]]]:
    """Each object that holds secrets, with those secrets."""
    return {
        "hand key": lambda table: (table.keys[0], [table.keys[0].secret]),
        "shuffle": lambda table: ((it := table.secret(0)), [it.permutation, *it.scalars]),
        "masks": lambda table: (
            (it := ProofMasks(table.key, chance("m"))),
            [*it.factors, *it.powers, *it.blinders],
        ),
        "shuffler": lambda table: (table.shuffler(it := table.secret(0)), [it.permutation, *it.scalars]),
        "sealing key": lambda _: ((it := SealingKey.generate(chance("s"))), [it.secret, it.secret.hex()]),
        "stream": lambda _: (SeedStream(b"p", b"a secret seed"), [b"a secret seed"]),
        "shared secret": lambda table: (
            (it := share_secret(table.group, table.keys[0], 2, (1, 2), chance("shares"))),
            list(it.parts),
        ),
    }


@pytest.mark.parametrize("name", secrets_of())
def test_no_secret_is_shown(name: str) -> None:
    holder, secrets = secrets_of()[name](CryptoTable.open("libsecp"))

    assert secrets
    for secret in secrets:
        for text in (repr(holder), str(holder), f"{[holder]}"):
            assert str(secret) not in text
            assert not isinstance(secret, int) or f"{secret:x}" not in text
