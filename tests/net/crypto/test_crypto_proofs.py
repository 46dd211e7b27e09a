"""Key ownership and equal logarithms: true ones pass on every back end, false ones nowhere."""

from copy import copy
from dataclasses import replace

import pytest

from net.crypto import equality, keys
from net.crypto.cards import MaskedDeck, reveal_share, take_off
from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import CryptoError
from net.crypto.fiat_shamir import Transcript
from net.crypto.generators import CommitmentKey
from net.crypto.group import ORDER, Point
from net.crypto.keys import HandKey, OwnershipProof, aggregate_key, prove_ownership, verify_ownership
from net.crypto.shuffle_proof import draw_e, draw_x, draw_yz, open_statement
from tests.support.crypto import ALL, CryptoTable, chance, context


@pytest.fixture(params=ALL)
def table(request: pytest.FixtureRequest) -> CryptoTable:
    return CryptoTable.open(request.param)


@pytest.fixture(params=ALL)
def other(request: pytest.FixtureRequest) -> CryptoTable:
    """The same table on the back end of another peer."""
    return CryptoTable.open(request.param)


def shares_statement(table: CryptoTable, count: int, seat: int = 0) -> EqualityStatement:
    """That a seat's reveal shares of the first cards are right."""
    cards = table.claim().after.cards[:count]
    key = table.keys[seat]
    images = [reveal_share(table.group, key.secret, card) for card in cards]
    return EqualityStatement(context(seat), key.public, [card.a for card in cards], images)


def test_a_key_ownership_proof_convinces_every_back_end(table: CryptoTable, other: CryptoTable) -> None:
    key = table.keys[0]
    sent = prove_ownership(table.group, context(), key, chance("proof")).encode()

    received = OwnershipProof.decode(other.group, sent)
    assert verify_ownership(other.group, context(), other.keys[0].public, received)
    assert not verify_ownership(other.group, context(1), other.keys[0].public, received)
    assert not verify_ownership(other.group, context(), other.keys[1].public, received)


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2, 8])
def test_reveal_shares_convince_every_back_end(table: CryptoTable, other: CryptoTable, count: int) -> None:
    statement = shares_statement(table, count)
    sent = prove_equality(table.group, statement, table.keys[0].secret, chance("proof")).encode()

    received = EqualityProof.decode(sent)
    theirs = shares_statement(other, count)
    assert verify_equality(other.group, theirs, received)
    assert not verify_equality(other.group, replace(theirs, context=context(1)), received)
    assert not verify_equality(other.group, replace(theirs, public=other.keys[1].public), received)
    assert not verify_equality(other.group, replace(theirs, bases=theirs.images), received)


@pytest.mark.parametrize("count", [1, 8])
def test_every_field_of_an_equality_proof_matters(table: CryptoTable, count: int) -> None:
    statement = shares_statement(table, count)
    proof = prove_equality(table.group, statement, table.keys[0].secret, chance("proof"))

    assert verify_equality(table.group, statement, proof)
    assert not verify_equality(table.group, statement, replace(proof, challenge=proof.challenge ^ 1))
    assert not verify_equality(table.group, statement, replace(proof, response=proof.response ^ 1))


@pytest.mark.parametrize("images", [0, 1, 3])
def test_an_equality_statement_without_its_points_is_false(table: CryptoTable, images: int) -> None:
    statement = shares_statement(table, 2)
    proof = prove_equality(table.group, statement, table.keys[0].secret, chance("proof"))

    lame = replace(statement, images=[*statement.images, statement.images[0]][:images])
    assert not verify_equality(table.group, lame, proof)
    assert not verify_equality(table.group, replace(statement, bases=[], images=[]), proof)


def test_a_proof_whose_commitment_would_be_the_identity_is_false(table: CryptoTable) -> None:
    statement = shares_statement(table, 1)

    assert not verify_equality(table.group, statement, EqualityProof(0, 0))
    assert not verify_equality(table.group, statement, EqualityProof(1, table.keys[0].secret))


def test_keys_that_repeat_or_cancel_make_no_aggregate(table: CryptoTable) -> None:
    one = table.keys[0].public

    with pytest.raises(CryptoError):
        aggregate_key(table.group, [one, table.keys[1].public, one])
    with pytest.raises(CryptoError):
        aggregate_key(table.group, [one, table.group.negate(one)])
    for secret in (0, ORDER, -1):
        with pytest.raises(CryptoError):
            HandKey.from_secret(table.group, secret)


def test_errors_fitted_to_the_weights_of_the_honest_statement_are_seen(table: CryptoTable) -> None:
    """They would cancel if the weights were known before the images are fixed."""
    honest, group = shares_statement(table, 3), table.group
    _, weights = equality._open(honest)
    first, second, third = honest.images
    images = [
        group.sum([first, group.mul(group.generator, weights[1])]),
        group.sum([second, group.mul(group.generator, ORDER - weights[0])]),
        third,
    ]
    forged = replace(honest, images=images)

    assert group.msm(images, weights) == group.msm(honest.images, weights)
    assert not verify_equality(
        group, forged, prove_equality(group, forged, table.keys[0].secret, chance("lie"))
    )


def challenge_of(transcript: Transcript) -> int:
    return transcript.challenge(b"e")


def test_every_part_of_a_statement_changes_its_challenge() -> None:
    """Else a proof could be made first and its statement be fitted to it."""
    table = CryptoTable.open("libsecp")
    other = table.group.generator
    shares = shares_statement(table, 2)
    equal = [
        shares,
        replace(shares, context=b"other"),
        replace(shares, public=other),
        *(replace(shares, bases=bases) for bases in ([other, shares.bases[1]], [shares.bases[0], other])),
        *(
            replace(shares, images=images)
            for images in ([other, shares.images[1]], [shares.images[0], other])
        ),
    ]
    challenges = [challenge_of(equality._open(statement)[0]) for statement in equal]
    challenges += [
        challenge_of(keys._ownership(about, key)) for about in (b"", b"x") for key in (other, shares.public)
    ]

    assert len(set(challenges)) == len(challenges) == 7 + 4


def test_every_part_of_a_shuffle_and_every_commitment_changes_the_challenges_after_it() -> None:
    table = CryptoTable.open("libsecp")
    claim, other = table.claim(), table.group.generator
    fewer = MaskedDeck(claim.after.cards[1:])
    honest = (table.key, table.aggregate, claim.before, claim.after, claim.context)
    statements = [
        honest,
        (replace_digest(table.key), *honest[1:]),
        (table.key, other, *honest[2:]),
        (table.key, table.aggregate, fewer, claim.after, claim.context),
        (table.key, table.aggregate, claim.before, fewer, claim.context),
        (table.key, table.aggregate, claim.before, claim.after, b"other"),
    ]
    committed = claim.proof.commitments
    first = [draw_x(open_statement(*statement), committed.permutation) for statement in statements]
    first.append(draw_x(open_statement(*honest), other))
    assert len(set(first)) == 7

    def later(permutation: Point, powers: Point, late: list[Point]) -> tuple[int, ...]:
        transcript = open_statement(*honest)
        return draw_x(transcript, permutation), *draw_yz(transcript, powers), draw_e(transcript, late)

    late = list(committed.late())
    drawn = [
        later(committed.permutation, committed.powers, late),
        later(other, committed.powers, late),
        later(committed.permutation, other, late),
        *(
            later(committed.permutation, committed.powers, [*late[:at], other, *late[at + 1 :]])
            for at in range(6)
        ),
    ]
    xs, ys, zs, es = (set(column) for column in zip(*drawn, strict=True))
    assert (len(late), len(xs), len(ys), len(zs), len(es)) == (6, 2, 3, 3, 9)


def replace_digest(key: CommitmentKey) -> CommitmentKey:
    """The same key with other generators' digest."""
    changed = copy(key)
    changed.digest = bytes(32)
    return changed


def test_nonces_differ_though_the_chance_is_stuck() -> None:
    """Reusing a nonce for two statements would publish the secret."""

    def stuck(count: int) -> bytes:
        return bytes(count)

    def nonce(statement: bytes, secret: int) -> int:
        return Transcript(b"proof", statement).nonces([secret], 1, stuck)[0]

    assert nonce(b"one", 1) != nonce(b"other", 1)
    assert nonce(b"one", 1) != nonce(b"one", 2)
    assert nonce(b"one", 1) == nonce(b"one", 1)


def test_a_transcript_binds_label_order_and_boundaries() -> None:
    def challenge(*absorbed: tuple[bytes, ...]) -> int:
        transcript = Transcript(b"proof", b"context")
        for label, *parts in absorbed:
            transcript.absorb(label, *parts)
        return transcript.challenge(b"e")

    told = {
        challenge((b"a", b"bc")),
        challenge((b"ab", b"c")),
        challenge((b"a", b"b", b"c")),
        challenge((b"a", b"b"), (b"a", b"c")),
        challenge((b"a", b"c"), (b"a", b"b")),
        challenge((b"a", b"b"), (b"c",)),
    }
    assert len(told) == 6


def test_later_challenges_depend_on_earlier_ones() -> None:
    transcript = Transcript(b"proof", b"context")

    assert transcript.challenge(b"e") != transcript.challenge(b"e")
    assert transcript.weights(b"w", 3) != transcript.weights(b"w", 3)


def test_take_off_without_shares_is_the_card_itself(table: CryptoTable) -> None:
    card = table.deck.cards[0]

    assert take_off(table.group, card, []) == card
    assert table.faces.kind_of(card.b) is None
    with pytest.raises(CryptoError):
        take_off(table.group, card, [card.b])


def test_the_start_deck_reads_as_its_list(table: CryptoTable) -> None:
    expected: list[Point] = [table.group.sum([point, table.aggregate]) for point in table.faces.points]

    assert [card.b for card in table.deck.cards] == [expected[kind] for kind in (0, 0, 1, 1, 2, 2, 3, 4)]
    assert {card.a for card in table.deck.cards} == {table.group.generator}
