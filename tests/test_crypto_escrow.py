"""Escrow, its Merkle roots, sealing and commitments: any k holders recover, and a false part is seen."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from net.crypto.cards import reveal_share
from net.crypto.commitment import commit, joint_seed, opens
from net.crypto.errors import CryptoError, EncodingError
from net.crypto.escrow import Escrow, EscrowPart, EscrowTerms, make_escrow, recover, verify_part
from net.crypto.merkle import is_leaf, merkle_path, merkle_root
from net.crypto.sealing import OVERHEAD, SealingKey, seal, unseal
from tests.support.crypto import ALL, CryptoTable, chance, context


@pytest.fixture(params=ALL)
def table(request: pytest.FixtureRequest) -> CryptoTable:
    return CryptoTable.open(request.param)


def terms_of(table: CryptoTable, threshold: int = 3, holders: tuple[int, ...] = (1, 2, 4, 5)) -> EscrowTerms:
    cards = table.claim().after.cards[:4]
    bases = tuple(card.a for card in cards)
    return EscrowTerms(context(), table.keys[0].public, threshold, holders, bases)


def escrow_of(table: CryptoTable, terms: EscrowTerms) -> Escrow:
    return make_escrow(table.group, terms, table.keys[0], chance("escrow"))


@pytest.mark.parametrize(
    ("threshold", "holders"), [(2, (1, 2)), (3, (2, 3, 4)), (3, (1, 2, 4, 5)), (2, (9, 255))]
)
def test_any_k_holders_recover_what_the_owner_owes(
    table: CryptoTable, threshold: int, holders: tuple[int, ...]
) -> None:
    terms = terms_of(table, threshold, holders)
    escrow = escrow_of(table, terms)
    owed = [reveal_share(table.group, table.keys[0].secret, card) for card in table.claim().after.cards[:4]]

    assert list(escrow.shares) == owed
    for chosen in combinations(range(len(holders)), threshold):
        points = {holders[index]: escrow.parts[index].points for index in chosen}
        assert recover(table.group, points) == owed
    everybody = {holder: part.points for holder, part in zip(holders, escrow.parts, strict=True)}
    assert recover(table.group, everybody) == owed


def test_fewer_than_k_holders_recover_something_else(table: CryptoTable) -> None:
    escrow = escrow_of(table, terms_of(table))

    for one, other in combinations(range(4), 2):
        holders = (1, 2, 4, 5)
        points = {holders[index]: escrow.parts[index].points for index in (one, other)}
        assert not set(recover(table.group, points)) & set(escrow.shares)


@pytest.mark.parametrize("reader", ALL)
def test_each_holder_verifies_its_part_on_its_back_end(table: CryptoTable, reader: str) -> None:
    theirs = CryptoTable.open(reader)
    escrow = escrow_of(table, terms_of(table))
    terms = terms_of(theirs)
    commitments = tuple(theirs.group.decode(bytes(point)) for point in escrow.pledge.commitments)
    pledge = replace(escrow.pledge, commitments=commitments)

    for holder, part in zip(terms.holders, escrow.parts, strict=True):
        received = EscrowPart.decode(theirs.group, part.encode(), len(terms.bases))
        assert verify_part(theirs.group, terms, pledge, holder, received)
        for other in {1, 2, 4, 5, 6} - {holder}:
            assert not verify_part(theirs.group, terms, pledge, other, received)


def test_every_false_part_and_pledge_is_seen(table: CryptoTable) -> None:
    terms = terms_of(table)
    escrow = escrow_of(table, terms)
    group, pledge, part = table.group, escrow.pledge, escrow.parts[0]
    wrong = group.sum([part.points[0], group.generator])
    points = (wrong, *part.points[1:])
    roots = (merkle_root([bytes(point) for point in points]), *pledge.roots[1:])
    cases = [
        (terms, pledge, replace(part, points=points)),
        (terms, replace(pledge, roots=roots), replace(part, points=points)),
        (terms, pledge, replace(part, points=part.points[1:])),
        (terms, pledge, replace(part, proof=escrow.parts[1].proof)),
        (terms, replace(pledge, roots=pledge.roots[::-1]), part),
        (terms, replace(pledge, roots=pledge.roots[:3]), part),
        (terms, replace(pledge, commitments=pledge.commitments[::-1]), part),
        (terms, replace(pledge, commitments=pledge.commitments[:1]), part),
        (terms, replace(pledge, commitments=(group.negate(terms.public), *pledge.commitments[1:])), part),
        (replace(terms, context=context(1)), pledge, part),
        (replace(terms, public=table.keys[1].public), pledge, part),
        (replace(terms, bases=terms.bases[::-1]), pledge, part),
        (replace(terms, threshold=2), pledge, part),
        (replace(terms, threshold=5), pledge, part),
    ]

    assert verify_part(group, terms, pledge, 1, part)
    assert [verify_part(group, *case[:2], 1, case[2]) for case in cases] == [False] * len(cases)


@pytest.mark.parametrize(
    ("threshold", "holders"), [(1, (1, 2)), (3, (1, 2)), (2, (0, 1)), (2, (1, 1, 2)), (2, (1, 256)), (2, ())]
)
def test_terms_that_make_no_sense_are_refused(
    table: CryptoTable, threshold: int, holders: tuple[int, ...]
) -> None:
    with pytest.raises(CryptoError):
        escrow_of(table, terms_of(table, threshold, holders))
    with pytest.raises(CryptoError):
        escrow_of(table, replace(terms_of(table), bases=()))


@given(count=st.integers(1, 20), data=st.data())
def test_a_merkle_path_proves_a_leaf_at_its_place_and_nowhere_else(count: int, data: st.DataObject) -> None:
    leaves = [bytes([value]) for value in range(count)]
    index = data.draw(st.integers(0, count - 1))
    root, path = merkle_root(leaves), merkle_path(leaves, index)

    assert is_leaf(root, leaves[index], index, count, path)
    assert not is_leaf(root, b"other", index, count, path)
    assert not is_leaf(root, leaves[index], index, count, (*path, bytes(32)))
    assert not is_leaf(root, leaves[index], index, count + 1, path)
    assert not is_leaf(root, leaves[index], -1, count, path)
    assert not is_leaf(root, leaves[index], count, count, path)
    assert not is_leaf(bytes(32), leaves[index], index, count, path)
    for place in range(count):
        assert is_leaf(root, leaves[index], place, count, path) == (place == index)
    for at in range(len(path)):
        assert not is_leaf(root, leaves[index], index, count, (*path[:at], *path[at + 1 :]))
        assert not is_leaf(root, leaves[index], index, count, (*path[:at], path[at][:31], *path[at + 1 :]))


def test_leaves_in_another_order_or_number_have_another_root() -> None:
    roots = {
        merkle_root([b"a", b"b"]),
        merkle_root([b"b", b"a"]),
        merkle_root([b"a"]),
        merkle_root([b"a", b"a"]),
    }

    assert len(roots) == 4


def test_only_the_reader_unseals_and_only_in_that_context() -> None:
    reader, other = SealingKey.generate(chance("reader")), SealingKey.generate(chance("other"))
    sealed = seal(reader.public, b"plain", b"context", chance("seal"))

    assert len(sealed) == len(b"plain") + OVERHEAD
    assert unseal(reader, sealed, b"context") == b"plain"
    assert unseal(SealingKey.from_secret(reader.secret), sealed, b"context") == b"plain"
    for key, data, about in (
        (other, sealed, b"context"),
        (reader, sealed, b"other"),
        *(
            (reader, sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 :], b"context")
            for at in (0, 31, 32, -1)
        ),
        (reader, bytes(32) + sealed[32:], b"context"),
        (reader, sealed[:OVERHEAD], b"context"),
        (reader, b"", b"context"),
    ):
        with pytest.raises(EncodingError):
            unseal(key, data, about)


@pytest.mark.parametrize("public", [b"", bytes(31), bytes(33), bytes(32), b"\x01" + bytes(31)])
def test_nothing_is_sealed_to_what_is_no_key(public: bytes) -> None:
    with pytest.raises(EncodingError):
        seal(public, b"plain", b"context", chance("seal"))


def test_a_sealing_secret_has_32_bytes() -> None:
    with pytest.raises(EncodingError):
        SealingKey.from_secret(bytes(31))


def test_a_commitment_opens_only_as_it_was_made() -> None:
    salt = bytes(range(32))
    commitment = commit(b"claim", b"pass", salt)

    assert opens(commitment, b"claim", b"pass", salt)
    assert not opens(commitment, b"claim", b"pong", salt)
    assert not opens(commitment, b"open", b"pass", salt)
    assert not opens(commitment, b"claim", b"pass", bytes(32))
    assert not opens(commitment, b"claim", b"pass", salt[:31])
    assert not opens(commitment[:31], b"claim", b"pass", salt)
    assert commit(b"claim", b"pass", bytes(32)) != commitment
    with pytest.raises(CryptoError):
        commit(b"claim", b"pass", b"")


def test_the_joint_seed_depends_on_every_opening() -> None:
    seeds = {joint_seed(openings) for openings in ([b"a", b"b"], [b"b", b"a"], [b"ab"], [b"a", b"c"], [b"a"])}

    assert len(seeds) == 5
