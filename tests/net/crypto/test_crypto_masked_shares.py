"""Shares owed, laid down under masks, and the masks shared out: honest ones open, false ones are seen."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest

from net.crypto import masked_shares
from net.crypto.cards import reveal_share
from net.crypto.errors import CryptoError
from net.crypto.group import ORDER, Group, Point
from net.crypto.keys import HandKey
from net.crypto.masked_shares import MaskBases, MaskedSharesProof, MaskedSharesStatement
from net.crypto.secret_sharing import is_part, join_parts, join_points, public_part, share_secret
from tests.support.crypto import ALL, CryptoTable, chance, context, group_named

POSITIONS = (0, 2, 3, 5, 7)
COVERS = (0, 0, 1, 0, 1)


@pytest.fixture(params=ALL)
def table(request: pytest.FixtureRequest) -> CryptoTable:
    return CryptoTable.open(request.param)


def masks_of(table: CryptoTable) -> list[HandKey]:
    rng = chance("masks of shares")
    return [HandKey.generate(table.group, rng) for _ in range(2)]


def owed(table: CryptoTable, seat: int = 0) -> list[Point]:
    """The reveal shares of a seat for the cards at `POSITIONS`."""
    cards = table.claim().after.cards
    return [reveal_share(table.group, table.keys[seat].secret, cards[position]) for position in POSITIONS]


def statement_of(table: CryptoTable, bases: MaskBases) -> MaskedSharesStatement:
    """Return the statement of an honest owner."""
    group, masks = table.group, masks_of(table)
    cards = table.claim().after.cards
    covering = [
        group.mul_secret(bases.points[position], masks[cover].secret)
        for position, cover in zip(POSITIONS, COVERS, strict=True)
    ]
    return MaskedSharesStatement(
        context(),
        table.keys[0].public,
        [mask.public for mask in masks],
        POSITIONS,
        COVERS,
        [cards[position].a for position in POSITIONS],
        group.sum_each(list(zip(owed(table), covering, strict=True))),
    )


def bases_of(group: Group) -> MaskBases:
    return MaskBases(group, 8)


@pytest.mark.slow
def test_masked_shares_convince_every_back_end_and_open_with_the_masks(table: CryptoTable) -> None:
    bases = bases_of(table.group)
    statement, masks = statement_of(table, bases), masks_of(table)
    sent = bases.prove(statement, table.keys[0], masks, chance("proof")).encode()

    for name in ALL:
        theirs = bases_of(group_named(name))
        proof = MaskedSharesProof.decode(group_named(name), sent, 2)
        assert theirs.verify([(statement_of(CryptoTable.open(name), theirs), proof)])
    rows = zip(POSITIONS, COVERS, statement.images, owed(table), strict=True)
    for position, cover, image, share in rows:
        assert bases.take_off(position, [image], masks[cover].secret) == share
        assert bases.take_off(position, [image], masks[1 - cover].secret) != share
        assert image not in owed(table)


def test_shares_of_several_owners_come_off_in_one_sum(table: CryptoTable) -> None:
    bases, card = bases_of(table.group), table.claim().after.cards[3]
    rng = chance("several")
    masks = [HandKey.generate(table.group, rng).secret for _ in table.keys]
    shares = [reveal_share(table.group, key.secret, card) for key in table.keys]
    images = [
        table.group.sum([share, table.group.mul(bases.points[3], mask)])
        for share, mask in zip(shares, masks, strict=True)
    ]

    assert bases.take_off(3, images, sum(masks)) == table.group.sum(shares)


def another(points: list[Point], index: int, group: Group) -> list[Point]:
    """The points with another in place of one."""
    return [group.sum([point, group.generator]) if at == index else point for at, point in enumerate(points)]


CHANGES: dict[str, Callable[[MaskedSharesStatement, CryptoTable], MaskedSharesStatement]] = {
    "context": lambda it, _: replace(it, context=context(1)),
    "key": lambda it, table: replace(it, public=table.keys[1].public),
    "a mask": lambda it, table: replace(it, masks=another(list(it.masks), 0, table.group)),
    "the other mask": lambda it, table: replace(it, masks=another(list(it.masks), 1, table.group)),
    "masks exchanged": lambda it, _: replace(it, masks=it.masks[::-1]),
    "positions": lambda it, _: replace(it, positions=(0, 2, 3, 4, 7)),
    "covers": lambda it, _: replace(it, covers=(0, 0, 1, 1, 0)),
    "a base": lambda it, table: replace(it, bases=another(list(it.bases), 2, table.group)),
    "an image": lambda it, table: replace(it, images=another(list(it.images), 2, table.group)),
    "images exchanged": lambda it, _: replace(it, images=[it.images[1], it.images[0], *it.images[2:]]),
    "one image fewer": lambda it, _: replace(it, images=it.images[1:]),
    "no cards": lambda it, _: replace(it, positions=(), covers=(), bases=(), images=()),
    "one mask fewer": lambda it, _: replace(it, masks=it.masks[:1]),
}


@pytest.mark.slow
@pytest.mark.parametrize("change", CHANGES)
def test_a_proof_holds_for_no_other_statement(table: CryptoTable, change: str) -> None:
    bases = bases_of(table.group)
    statement = statement_of(table, bases)
    proof = bases.prove(statement, table.keys[0], masks_of(table), chance("proof"))

    assert bases.verify([(statement, proof)])
    assert not bases.verify([(CHANGES[change](statement, table), proof)])


@pytest.mark.slow
@pytest.mark.parametrize(
    "change", ["key", "a mask", "the other mask", "a base", "an image", "images exchanged"]
)
def test_nobody_proves_a_false_statement(table: CryptoTable, change: str) -> None:
    bases = bases_of(table.group)
    false = CHANGES[change](statement_of(table, bases), table)

    proof = bases.prove(false, table.keys[0], masks_of(table), chance("lie"))

    assert not bases.verify([(false, proof)])


def test_every_answer_matters(table: CryptoTable) -> None:
    bases = bases_of(table.group)
    statement = statement_of(table, bases)
    proof = bases.prove(statement, table.keys[0], masks_of(table), chance("proof"))

    for changed in (
        *(
            replace(proof, commitments=tuple(another(list(proof.commitments), index, table.group)))
            for index in range(4)
        ),
        replace(proof, commitments=proof.commitments[1:]),
        replace(proof, key=proof.key ^ 1),
        replace(proof, masks=(proof.masks[0] ^ 1, proof.masks[1])),
        replace(proof, masks=(proof.masks[0], proof.masks[1] ^ 1)),
        replace(proof, masks=proof.masks[::-1]),
        replace(proof, masks=proof.masks[:1]),
        MaskedSharesProof(proof.commitments, 0, (0, 0)),
    ):
        assert not bases.verify([(statement, changed)])


def test_every_part_of_a_statement_changes_its_challenge() -> None:
    table = CryptoTable.open("libsecp")
    honest = statement_of(table, bases_of(table.group))
    statements = [honest, *(change(honest, table) for change in CHANGES.values())]
    challenges = [masked_shares._open(statement)[0].challenge(b"e") for statement in statements]

    assert len(set(challenges)) == len(CHANGES) + 1


def test_errors_fitted_to_the_weights_of_the_honest_statement_are_seen(table: CryptoTable) -> None:
    """They would cancel if the weights were known before the images are fixed."""
    bases, group = bases_of(table.group), table.group
    honest = statement_of(table, bases)
    _, weights = masked_shares._open(honest)
    images = list(honest.images)
    images[0] = group.sum([images[0], group.mul(group.generator, weights[1])])
    images[1] = group.sum([images[1], group.mul(group.generator, ORDER - weights[0])])
    forged = replace(honest, images=images)

    assert group.msm(images, weights) == group.msm(honest.images, weights)
    proof = bases.prove(forged, table.keys[0], masks_of(table), chance("lie"))
    assert not bases.verify([(forged, proof)])


def owner(table: CryptoTable, bases: MaskBases, seat: int) -> tuple[MaskedSharesStatement, MaskedSharesProof]:
    """Return a seat's deposit with its proof; all seats speak of the same cards."""
    key, masks = table.keys[seat], masks_of(table)
    covering = [
        table.group.mul_secret(bases.points[position], masks[cover].secret)
        for position, cover in zip(POSITIONS, COVERS, strict=True)
    ]
    images = table.group.sum_each(list(zip(owed(table, seat), covering, strict=True)))
    statement = replace(statement_of(table, bases), context=context(seat), public=key.public, images=images)
    return statement, bases.prove(statement, key, masks, chance(f"owner {seat}"))


@pytest.mark.slow
def test_several_owners_are_verified_in_one_sum(table: CryptoTable) -> None:
    bases = bases_of(table.group)
    claims = [owner(table, bases, seat) for seat in range(3)]

    assert bases.verify(claims)
    assert bases.verify([])
    for place in range(3):
        statement, proof = claims[place]
        false = replace(statement, images=another(list(statement.images), 2, table.group))
        liar = bases.prove(false, table.keys[place], masks_of(table), chance("lie"))
        for told in ((false, liar), (false, proof), (statement, claims[place - 1][1])):
            assert not bases.verify([*claims[:place], told, *claims[place + 1 :]])


@pytest.mark.slow
def test_errors_of_two_owners_do_not_cancel(table: CryptoTable) -> None:
    bases, group = bases_of(table.group), table.group
    (one, _), (other, _) = owner(table, bases, 0), owner(table, bases, 1)
    there = [group.sum([one.images[0], group.generator]), *one.images[1:]]
    back = [group.sum([other.images[0], group.negate(group.generator)]), *other.images[1:]]
    false = [replace(one, images=there), replace(other, images=back)]
    lies = [
        (statement, bases.prove(statement, table.keys[seat], masks_of(table), chance("lie")))
        for seat, statement in enumerate(false)
    ]

    assert not bases.verify(lies)


@pytest.mark.parametrize(
    ("threshold", "holders"), [(1, (1,)), (2, (1, 2)), (3, (2, 3, 4)), (3, (1, 2, 4, 5)), (2, (9, 255))]
)
def test_any_k_parts_give_the_secret(table: CryptoTable, threshold: int, holders: tuple[int, ...]) -> None:
    key = table.keys[0]
    shared = share_secret(table.group, key, threshold, holders, chance("shares"))
    parts = dict(zip(holders, shared.parts, strict=True))

    assert len(shared.commitments) == threshold - 1
    for count in range(1, len(holders) + 1):
        for chosen in combinations(holders, count):
            joined = join_parts({holder: parts[holder] for holder in chosen})
            assert (joined == key.secret) == (count >= threshold)


@pytest.mark.parametrize(
    ("threshold", "holders"), [(2, (1, 2)), (3, (2, 3, 4)), (3, (1, 2, 4, 5)), (2, (9, 255))]
)
def test_any_k_holders_give_what_the_secret_makes_of_a_point(
    table: CryptoTable, threshold: int, holders: tuple[int, ...]
) -> None:
    group, key, base = table.group, table.keys[0], bases_of(table.group).points[3]
    shared = share_secret(group, key, threshold, holders, chance("shares"))
    given = {holder: group.mul_secret(base, part) for holder, part in zip(holders, shared.parts, strict=True)}

    for count in range(1, len(holders) + 1):
        for chosen in combinations(holders, count):
            joined = join_points(group, {holder: given[holder] for holder in chosen})
            assert (joined == group.mul(base, key.secret)) == (count >= threshold)


def test_a_point_given_for_one_base_says_nothing_of_another(table: CryptoTable) -> None:
    """A holder's part for one card, with another's part for a second card, does not make the second's."""
    group, key, bases = table.group, table.keys[0], bases_of(table.group).points
    shared = share_secret(group, key, 2, (1, 2), chance("shares"))
    given = {1: group.mul(bases[0], shared.parts[0]), 2: group.mul(bases[1], shared.parts[1])}

    assert join_points(group, given) not in {group.mul(base, key.secret) for base in bases}


def test_points_that_cancel_make_nothing(table: CryptoTable) -> None:
    """For the holders 1 and 2 the secret is twice the first part less the second."""
    group = table.group
    point = group.generator

    with pytest.raises(CryptoError):
        join_points(group, {1: point, 2: group.sum([point, point])})


def test_everybody_knows_the_public_point_of_each_part(table: CryptoTable) -> None:
    group, key, holders = table.group, table.keys[0], (1, 2, 4)
    shared = share_secret(group, key, 3, holders, chance("shares"))

    for holder, part in zip(holders, shared.parts, strict=True):
        assert public_part(group, key.public, shared.commitments, holder) == group.mul_generator(part)


def test_a_part_of_nothing_is_no_part(table: CryptoTable) -> None:
    """An owner may choose its polynomial so that a holder's part is 0; the holder complains."""
    group, key = table.group, table.keys[0]
    commitments = [group.negate(key.public)]

    with pytest.raises(CryptoError):
        public_part(group, key.public, commitments, 1)
    assert not is_part(group, key.public, commitments, 1, 0)


def test_a_holder_sees_whether_its_part_is_right(table: CryptoTable) -> None:
    key, holders = table.keys[0], (1, 2, 4)
    shared = share_secret(table.group, key, 2, holders, chance("shares"))

    for holder, part in zip(holders, shared.parts, strict=True):
        for asked in (1, 2, 3, 4):
            assert is_part(table.group, key.public, shared.commitments, asked, part) == (asked == holder)
        assert not is_part(table.group, key.public, shared.commitments, holder, (part + 1) % ORDER)
        assert not is_part(table.group, key.public, shared.commitments, holder, 0)
        assert not is_part(table.group, table.keys[1].public, shared.commitments, holder, part)
        assert not is_part(table.group, key.public, [table.group.generator], holder, part)


@pytest.mark.parametrize(("threshold", "holders"), [(0, (1, 2)), (3, (1, 2)), (2, (0, 1)), (2, (1, 1, 2))])
def test_a_secret_is_not_shared_out_senselessly(threshold: int, holders: tuple[int, ...]) -> None:
    table = CryptoTable.open("libsecp")

    with pytest.raises(CryptoError):
        share_secret(table.group, table.keys[0], threshold, holders, chance("shares"))
