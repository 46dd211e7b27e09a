"""Shuffles: honest ones pass on every back end, alone and in chains; a chain with a false one does not."""

from dataclasses import replace

import pytest

from net.crypto.cards import MaskedDeck
from net.crypto.errors import CryptoError
from net.crypto.shuffle_proof import ShuffleClaim, ShuffleProof
from net.crypto.shuffle_verifier import verify_shuffles
from net.crypto.shuffler import ProofMasks, Shuffler
from tests.support.crypto import ALL, KINDS, CryptoTable, chance, context


@pytest.fixture(params=ALL)
def table(request: pytest.FixtureRequest) -> CryptoTable:
    return CryptoTable.open(request.param)


@pytest.fixture(params=ALL)
def other(request: pytest.FixtureRequest) -> CryptoTable:
    """The same table on the back end of another peer."""
    return CryptoTable.open(request.param)


def sent_to(table: CryptoTable, claim: ShuffleClaim) -> ShuffleClaim:
    """The claim as a peer reads it from the wire."""
    size = table.key.size
    before = MaskedDeck.decode(table.group, claim.before.encode(), size)
    after = MaskedDeck.decode(table.group, claim.after.encode(), size)
    return ShuffleClaim(
        before, after, ShuffleProof.decode(table.group, claim.proof.encode(), size), claim.context
    )


@pytest.mark.slow
def test_a_shuffle_convinces_every_back_end(table: CryptoTable, other: CryptoTable) -> None:
    claims = [sent_to(other, claim) for claim in table.chain(3)]

    assert verify_shuffles(other.key, other.aggregate, claims)
    assert all(verify_shuffles(other.key, other.aggregate, [claim]) for claim in claims)


def test_a_shuffle_keeps_the_cards_and_moves_them_as_its_secret_says(table: CryptoTable) -> None:
    claim = table.claim()

    expected = [KINDS[origin] for origin in table.secret(0).permutation]
    assert table.kinds(claim.after) == expected
    assert expected != list(KINDS)
    halves = {
        point for deck in (claim.before, claim.after) for card in deck.cards for point in (card.a, card.b)
    }
    assert len(halves) == 1 + len(set(KINDS)) + 2 * len(KINDS)


def test_the_audit_repeats_a_shuffle_from_its_seed(table: CryptoTable) -> None:
    for shuffler, claim in enumerate(table.chain(2)):
        assert table.secret(shuffler).remask(table.group, table.aggregate, claim.before) == claim.after
        other = table.secret(shuffler, attempt=1)
        assert other.remask(table.group, table.aggregate, claim.before) != claim.after


@pytest.mark.parametrize("kinds", [(0, 1), (0, 0), (0, 0, 0)])
def test_the_smallest_decks(table: CryptoTable, kinds: tuple[int, ...]) -> None:
    small = CryptoTable.open(table.group.name, kinds)
    claim = small.claim()

    assert verify_shuffles(small.key, small.aggregate, [claim])
    assert ShuffleProof.decode(small.group, claim.proof.encode(), len(kinds)) == claim.proof


@pytest.mark.slow
@pytest.mark.parametrize("size", [112, 117, 140, 168])
def test_the_decks_of_the_game(size: int) -> None:
    table = CryptoTable.open(
        "libsecp", tuple(range(28)) * 4 if size == 112 else tuple(n // 5 for n in range(size))
    )
    claims = table.chain(2)

    assert len(claims[0].after.encode()) == 66 * size
    assert len(claims[0].proof.encode()) == ShuffleProof.size(size) == 264 + 32 * (3 * size + 2)
    assert verify_shuffles(table.key, table.aggregate, claims)
    assert not verify_shuffles(table.key, table.aggregate, [replace(claims[1], before=table.deck)])


def test_one_false_shuffle_makes_the_chain_false(table: CryptoTable) -> None:
    claims = table.chain(3)

    for index, claim in enumerate(claims):
        false = replace(claim, context=context(5))
        assert not verify_shuffles(table.key, table.aggregate, [*claims[:index], false, *claims[index + 1 :]])


def test_errors_of_two_claims_do_not_cancel(table: CryptoTable) -> None:
    """The same blinder, once too large and once too small: a plain sum of both equations would not notice."""
    claim = table.claim()

    def shifted(by: int) -> ShuffleClaim:
        answers = claim.proof.answers
        moved = replace(answers, powers_blinder=answers.powers_blinder + by)
        return replace(claim, proof=replace(claim.proof, answers=moved))

    assert verify_shuffles(table.key, table.aggregate, [shifted(0), shifted(0)])
    assert not verify_shuffles(table.key, table.aggregate, [shifted(1), shifted(-1)])


def test_no_claims_are_true(table: CryptoTable) -> None:
    assert verify_shuffles(table.key, table.aggregate, [])


def test_a_claim_about_another_number_of_cards_is_false(table: CryptoTable) -> None:
    claim = table.claim()
    fewer = MaskedDeck(claim.after.cards[1:])
    answers = claim.proof.answers

    for changed in (
        replace(claim, before=fewer),
        replace(claim, after=fewer),
        replace(claim, before=fewer, after=fewer),
        *(
            replace(
                claim,
                proof=replace(claim.proof, answers=replace(answers, **{name: getattr(answers, name)[1:]})),
            )
            for name in ("factors", "partials", "powers")
        ),
    ):
        assert not verify_shuffles(table.key, table.aggregate, [changed])


def test_a_shuffler_serves_once(table: CryptoTable) -> None:
    shuffler = table.shuffler(table.secret(0))
    shuffler.shuffle(table.deck, context())

    with pytest.raises(CryptoError):
        shuffler.shuffle(table.deck, context())


def test_masks_serve_one_shuffler(table: CryptoTable) -> None:
    masks = ProofMasks(table.key, chance("masks"))
    one, other = (Shuffler(table.key, table.aggregate, table.secret(at), masks) for at in (0, 1))
    one.shuffle(table.deck, context())

    with pytest.raises(CryptoError):
        other.shuffle(table.deck, context())


def test_a_shuffle_of_another_size_is_refused(table: CryptoTable) -> None:
    short = replace(table.secret(0), permutation=(0, 1, 2))

    with pytest.raises(CryptoError):
        table.shuffler(short)
    with pytest.raises(CryptoError):
        table.shuffler(table.secret(0)).shuffle(MaskedDeck(table.deck.cards[1:]), context())
