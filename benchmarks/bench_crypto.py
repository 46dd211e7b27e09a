"""The cost of the fair deal for one machine: 112 cards, four seats, each step on each back end.

Figures are `deal.<back end>.<step>_ms`; the steps are those of docs/protocol.md, 4. They are processor time:
no step waits for anything, so on an idle core a clock shows the same, and on a busy one it would measure the
neighbors.
"""

import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from net.crypto.backends import BACKENDS, open_group
from net.crypto.cards import Faces, MaskedCard, MaskedDeck, reveal_share, start_deck, take_off
from net.crypto.equality import EqualityProof, EqualityStatement, prove_equality, verify_equality
from net.crypto.generators import CommitmentKey
from net.crypto.group import Group, Point
from net.crypto.keys import HandKey, aggregate_key, prove_ownership, verify_ownership
from net.crypto.masked_shares import MaskBases, MaskedSharesProof, MaskedSharesStatement
from net.crypto.shuffle_proof import ShuffleClaim, ShuffleProof
from net.crypto.shuffle_secret import ShuffleSecret
from net.crypto.shuffle_verifier import verify_shuffles
from net.crypto.shuffler import ProofMasks, Shuffler

CARDS, KINDS, SEATS, HAND = 112, 28, 4, 20
RUNS = 5
CONTEXT = b"benchmark"


def run() -> dict[str, float]:
    """Median milliseconds of each step, by back end."""
    figures: dict[str, float] = {}
    for name in BACKENDS:
        try:
            group = open_group(name, os.urandom)
        except ImportError:
            continue
        figures |= {f"deal.{name}.{step}_ms": cost for step, cost in _Deal(group).figures().items()}
    return figures


def _ms(work: Callable[[], object]) -> float:
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def _median(work: Callable[[], object], *, repeats: int = 1) -> float:
    """Milliseconds of one piece of work; short ones are repeated within a run."""

    def repeated() -> None:
        for _ in range(repeats):
            work()

    return statistics.median(_ms(repeated) for _ in range(RUNS)) / repeats


@dataclass
class _Deal:
    """One table on one back end."""

    group: Group

    def __post_init__(self) -> None:
        group = self.group
        self.parameters = _ms(lambda: setattr(self, "key", CommitmentKey(group, CARDS)))
        self.key: CommitmentKey
        self.faces = Faces(group, KINDS)
        self.keys = [HandKey.generate(group, os.urandom) for _ in range(SEATS)]
        self.aggregate = aggregate_key(group, [key.public for key in self.keys])
        self.start = start_deck(
            group, self.faces, [kind for kind in range(KINDS) for _ in range(4)], self.aggregate
        )

    def secret(self) -> ShuffleSecret:
        return ShuffleSecret.derive(os.urandom(32), bytes(32), 0, 0, CARDS)

    def prepared(self, secret: ShuffleSecret) -> Shuffler:
        return Shuffler(self.key, self.aggregate, secret, ProofMasks(self.key, os.urandom))

    def statement(self, cards: list[MaskedCard]) -> EqualityStatement:
        secret = self.keys[0].secret
        images = [reveal_share(self.group, secret, card) for card in cards]
        return EqualityStatement(CONTEXT, self.keys[0].public, [card.a for card in cards], images)

    def figures(self) -> dict[str, float]:
        """All steps."""
        chain, secrets, figures = self.shuffles()
        deck = chain[-1].after
        figures |= self.keys_and_shares(deck) | self.escrow(deck)
        secret = sum(key.secret for key in self.keys)

        def opened() -> list[Point]:
            return [take_off(self.group, card, [self.group.mul(card.a, secret)]).b for card in deck.cards]

        def recomputed() -> list[MaskedDeck]:
            pairs = zip(secrets, chain, strict=True)
            return [secret.remask(self.group, self.aggregate, claim.before) for secret, claim in pairs]

        figures["audit_open_112"] = _median(opened)
        figures["audit_recompute_four_shuffles"] = _median(recomputed)
        return {"parameters": self.parameters, **figures}

    def shuffles(self) -> tuple[list[ShuffleClaim], list[ShuffleSecret], dict[str, float]]:
        """A chain of four, what made it, and the cost of shuffling and verifying."""
        chain: list[ShuffleClaim] = []
        secrets = [self.secret() for _ in range(SEATS)]
        deck = self.start
        for secret in secrets:
            chain.append(self.prepared(secret).shuffle(deck, CONTEXT))
            deck = chain[-1].after
        ahead = _median(lambda: self.prepared(self.secret()))
        ready = iter([self.prepared(self.secret()) for _ in range(RUNS)])
        after = _median(lambda: next(ready).shuffle(deck, CONTEXT))
        sent = deck.encode(), chain[-1].proof.encode()
        return (
            chain,
            secrets,
            {
                "shuffle_ahead": ahead,
                "shuffle_after_deck_arrives": after,
                "shuffle_and_prove": ahead + after,
                "decode_deck_and_proof": _median(lambda: self.decoded(*sent)),
                "verify_one_shuffle": _median(lambda: verify_shuffles(self.key, self.aggregate, chain[2:3])),
                "verify_chain_of_four": _median(lambda: verify_shuffles(self.key, self.aggregate, chain)),
            },
        )

    def decoded(self, deck: bytes, proof: bytes) -> tuple[MaskedDeck, ShuffleProof]:
        return MaskedDeck.decode(self.group, deck, CARDS), ShuffleProof.decode(self.group, proof, CARDS)

    def keys_and_shares(self, deck: MaskedDeck) -> dict[str, float]:
        """Key ownership, and reveal shares of one card, of a meld, of a deal."""
        group, key = self.group, self.keys[0]
        owned = prove_ownership(group, CONTEXT, key, os.urandom)
        figures = {
            "key_proof_make": _median(lambda: prove_ownership(group, CONTEXT, key, os.urandom), repeats=10),
            "key_proof_check": _median(
                lambda: verify_ownership(group, CONTEXT, key.public, owned), repeats=10
            ),
        }
        for name, count in (("wall_share", 1), ("meld", 3), ("deal_shares", 60)):
            cards = list(deck.cards[:count])
            repeats = 60 // count
            figures[f"{name}_make"] = _median(partial(self.made, cards), repeats=repeats)
            statement = self.statement(cards)
            sent = [bytes(point) for point in statement.images]
            proof = prove_equality(group, statement, key.secret, os.urandom)
            figures[f"{name}_check"] = _median(partial(self.checked, cards, sent, proof), repeats=repeats)
        shares = [
            [reveal_share(group, other.secret, card) for other in self.keys[1:]] for card in deck.cards[:HAND]
        ]
        pairs = list(zip(deck.cards, shares, strict=False))

        def opened() -> list[int | None]:
            own = [(card, [*others, reveal_share(group, key.secret, card)]) for card, others in pairs]
            return [self.faces.kind_of(take_off(group, card, all_of).b) for card, all_of in own]

        figures["open_own_20"] = _median(opened)
        return figures

    def made(self, cards: list[MaskedCard]) -> EqualityProof:
        return prove_equality(self.group, self.statement(cards), self.keys[0].secret, os.urandom)

    def checked(self, cards: list[MaskedCard], sent: list[bytes], proof: EqualityProof) -> bool:
        images = [self.group.decode(data) for data in sent]
        shown = EqualityStatement(CONTEXT, self.keys[0].public, [card.a for card in cards], images)
        return verify_equality(self.group, shown, proof)

    def escrow(self, deck: MaskedDeck) -> dict[str, float]:
        """Shares of the 92 cards that are not one's own, laid down under one mask.

        Checking is of three owners'.
        """
        group, key, mask = self.group, self.keys[0], self.keys[1]
        bases = MaskBases(group, CARDS)
        covering = [group.mul_secret(point, mask.secret) for point in bases.points[HAND:]]
        positions, covers = range(HAND, CARDS), [0] * (CARDS - HAND)

        def made() -> tuple[MaskedSharesStatement, MaskedSharesProof]:
            cards = deck.cards[HAND:]
            shares = [reveal_share(group, key.secret, card) for card in cards]
            images = group.sum_each(list(zip(shares, covering, strict=True)))
            statement = MaskedSharesStatement(
                CONTEXT, key.public, [mask.public], positions, covers, [card.a for card in cards], images
            )
            return statement, bases.prove(statement, key, [mask], os.urandom)

        statement, proof = made()
        sent = b"".join(map(bytes, statement.images))

        def checked() -> bool:
            read = (group.decode_all(sent, len(covers)) for _ in range(3))
            return bases.verify([(replace(statement, images=images), proof) for images in read])

        return {"escrow_make": _median(made), "escrow_check_three": _median(checked)}
