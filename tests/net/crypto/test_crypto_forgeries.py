"""32 forgeries (docs/attacks.md), each by name, on every back end: all are refused."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

import pytest

from net.crypto import shuffler
from net.crypto.cards import MaskedCard, MaskedDeck, reveal_share
from net.crypto.equality import EqualityStatement, prove_equality, verify_equality
from net.crypto.errors import EncodingError
from net.crypto.group import ORDER, Group, Point
from net.crypto.hashing import Rng
from net.crypto.keys import HandKey, prove_ownership, verify_ownership
from net.crypto.shuffle_proof import ShuffleAnswers, ShuffleClaim, ShuffleCommitments, ShuffleProof
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffle_verifier import verify_shuffles
from tests.support.crypto import ALL, KINDS, CryptoTable, chance, context


@pytest.fixture(params=ALL)
def table(request: pytest.FixtureRequest) -> CryptoTable:
    return CryptoTable.open(request.param)


def holds(table: CryptoTable, claim: ShuffleClaim) -> bool:
    return verify_shuffles(table.key, table.aggregate, [claim])


def random_point(group: Group, rng: Rng) -> Point:
    return HandKey.generate(group, rng).public


# --- The deck: the cheat tampers with his own output first and then runs the honest prover on it.


def swapped(_: CryptoTable, cards: list[MaskedCard]) -> None:
    cards[0], cards[1] = cards[1], cards[0]


def duplicated(_: CryptoTable, cards: list[MaskedCard]) -> None:
    cards[1] = cards[0]


def rekinded(table: CryptoTable, cards: list[MaskedCard]) -> None:
    gained, lost = table.faces.points[0], table.group.negate(table.faces.points[1])
    cards[0] = replace(cards[0], b=table.group.sum([cards[0].b, gained, lost]))


def junk(table: CryptoTable, cards: list[MaskedCard]) -> None:
    rng = chance("junk")
    cards[0] = MaskedCard(random_point(table.group, rng), random_point(table.group, rng))


@pytest.mark.parametrize("tamper", [swapped, duplicated, rekinded, junk])
def test_slot(
    table: CryptoTable,
    tamper: Callable[[CryptoTable, list[MaskedCard]], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = shuffler.remasked

    def tampering(
        group: Group, secret: ShuffleSecret, masks: list[MaskedCard], deck: MaskedDeck
    ) -> MaskedDeck:
        cards = list(honest(group, secret, masks, deck).cards)
        tamper(table, cards)
        return MaskedDeck(tuple(cards))

    assert holds(table, table.claim())
    monkeypatch.setattr(shuffler, "remasked", tampering)
    assert not holds(table, table.claim())


# --- Replays of an honest proof.


def for_another_hand(_: CryptoTable, claim: ShuffleClaim) -> ShuffleClaim:
    return replace(claim, context=context(0, hand=8))


def for_another_seat(_: CryptoTable, claim: ShuffleClaim) -> ShuffleClaim:
    return replace(claim, context=context(1))


def for_another_input_deck(_: CryptoTable, claim: ShuffleClaim) -> ShuffleClaim:
    cards = claim.before.cards
    return replace(claim, before=MaskedDeck((cards[2], cards[1], cards[0], *cards[3:])))


@pytest.mark.parametrize("replay", [for_another_hand, for_another_seat, for_another_input_deck])
def test_replay(table: CryptoTable, replay: Callable[[CryptoTable, ShuffleClaim], ShuffleClaim]) -> None:
    claim = table.claim()

    assert holds(table, claim)
    assert not holds(table, replay(table, claim))


def test_replay_for_another_key(table: CryptoTable) -> None:
    claim = table.claim()
    other = table.group.sum([table.aggregate, table.group.generator])

    assert not verify_shuffles(table.key, other, [claim])


# --- Every commitment and every response, altered.


@pytest.mark.parametrize("name", [field.name for field in fields(ShuffleCommitments)])
def test_altered_commitment(table: CryptoTable, name: str) -> None:
    claim = table.claim()
    commitments = claim.proof.commitments
    altered = table.group.sum([getattr(commitments, name), table.group.generator])

    forged = replace(claim.proof, commitments=replace(commitments, **{name: altered}))
    assert not holds(table, replace(claim, proof=forged))


def alterations(answers: ShuffleAnswers, name: str) -> Iterator[ShuffleAnswers]:
    """The answers with one scalar of that field changed, each in its turn."""
    value = getattr(answers, name)
    if isinstance(value, int):
        yield replace(answers, **{name: (value + 1) % ORDER})
        return
    for index, scalar in enumerate(value):
        yield replace(answers, **{name: (*value[:index], (scalar + 1) % ORDER, *value[index + 1 :])})


@pytest.mark.parametrize("name", [field.name for field in fields(ShuffleAnswers)])
def test_altered_response(table: CryptoTable, name: str) -> None:
    claim = table.claim()

    for answers in alterations(claim.proof.answers, name):
        forged = replace(claim.proof, answers=answers)
        assert not holds(table, replace(claim, proof=forged))


# --- The honest prover, told to do what is no permutation.


@pytest.mark.parametrize("kind", ["another kind", "the same kind"])
def test_repeated_card_of(table: CryptoTable, kind: str) -> None:
    """Even where the opened deck would look right: positions 0 and 1 of the start deck are two of a kind."""
    honest = table.secret(0)
    lost = 1 if kind == "the same kind" else 2
    secret = replace(honest, permutation=tuple(0 if at == lost else at for at in honest.permutation))
    claim = table.shuffler(secret).shuffle(table.deck, context())

    opened = sorted(kind for kind in table.kinds(claim.after) if kind is not None)
    assert (opened == sorted(KINDS)) == (kind == "the same kind")
    assert not holds(table, claim)


# --- Reveal shares.


def share_of(table: CryptoTable, seat: int, cards: list[MaskedCard]) -> EqualityStatement:
    key = table.keys[seat]
    images = [reveal_share(table.group, key.secret, card) for card in cards]
    return EqualityStatement(context(seat), key.public, [card.a for card in cards], images)


def for_another_slot(
    _: CryptoTable, honest: EqualityStatement, other: EqualityStatement
) -> EqualityStatement:
    return replace(honest, bases=other.bases)


def in_another_hand(_: CryptoTable, honest: EqualityStatement, __: EqualityStatement) -> EqualityStatement:
    return replace(honest, context=context(0, hand=8))


def under_another_key(
    table: CryptoTable, honest: EqualityStatement, _: EqualityStatement
) -> EqualityStatement:
    return replace(honest, public=table.keys[1].public)


@pytest.mark.parametrize("forge", [for_another_slot, in_another_hand, under_another_key])
def test_share(
    table: CryptoTable,
    forge: Callable[[CryptoTable, EqualityStatement, EqualityStatement], EqualityStatement],
) -> None:
    cards = table.claim().after.cards
    honest, other = share_of(table, 0, [cards[0]]), share_of(table, 0, [cards[1]])
    proof = prove_equality(table.group, honest, table.keys[0].secret, chance("proof"))
    forged = forge(table, honest, other)

    assert verify_equality(table.group, honest, proof)
    assert not verify_equality(table.group, forged, proof)
    # And if he makes the proof anew for what he would have us believe:
    anew = prove_equality(table.group, forged, table.keys[0].secret, chance("proof"))
    assert verify_equality(table.group, forged, anew) == (forge is in_another_hand)


def test_batched_shares_with_errors_that_cancel(table: CryptoTable) -> None:
    honest = share_of(table, 0, list(table.claim().after.cards[:3]))
    error = random_point(table.group, chance("error"))
    first, second, third = honest.images
    images = [table.group.sum([first, error]), table.group.sum([second, table.group.negate(error)]), third]
    forged = replace(honest, images=images)

    assert table.group.sum(images) == table.group.sum(list(honest.images))
    proof = prove_equality(table.group, forged, table.keys[0].secret, chance("proof"))
    assert not verify_equality(table.group, forged, proof)


# --- Bad encodings, in a proof that would otherwise be accepted.


def test_encoding_of_a_point(table: CryptoTable) -> None:
    encoded = table.claim().proof.encode()

    for tag in (0, 1, 4, 5, 6, 7, encoded[0] ^ 0x80):
        with pytest.raises(EncodingError):
            ShuffleProof.decode(table.group, bytes([tag]) + encoded[1:], len(KINDS))


def test_encoding_of_a_scalar(table: CryptoTable) -> None:
    claim = table.claim()
    blinder = claim.proof.answers.linear_blinder
    encoded = claim.proof.encode()

    # The same value modulo the order, where it fits 32 bytes, or the order itself for 0.
    other = (blinder + ORDER) if blinder + ORDER < 2**256 else ORDER
    with pytest.raises(EncodingError):
        ShuffleProof.decode(table.group, encoded[:-32] + other.to_bytes(32, "big"), len(KINDS))


# --- Keys.


def test_rogue_key(table: CryptoTable) -> None:
    """A key chosen to cancel the others has no known secret.

    Neither a proof of his own nor a copied one helps.
    """
    others = [key.public for key in table.keys[:2]]
    mine = HandKey.generate(table.group, chance("rogue"))
    rogue = table.group.sum([mine.public, table.group.negate(table.group.sum(others))])
    assert table.group.sum([*others, rogue]) == mine.public

    own = prove_ownership(table.group, context(2), HandKey(mine.secret, rogue), chance("own"))
    copied = prove_ownership(table.group, context(0), table.keys[0], chance("copied"))
    assert not verify_ownership(table.group, context(2), rogue, own)
    assert not verify_ownership(table.group, context(2), rogue, copied)
    assert not verify_ownership(table.group, context(2), others[0], copied)
