"""`python -m lab.expert.tables RULES FILE`.

Writes the tables of a ruleset for rounds.c, as numbers from the engine.
"""

import argparse
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from engine import rulesets
from engine.ai.mulligan import usual_deadwood
from engine.ai.outlook import _CHANCES
from engine.ai.parts import Part, Parts
from engine.ai.prospects import prospects
from engine.cards import ALL_CARDS, SUITED, Card
from engine.claims import (
    Offering,
    Position,
    Source,
    kept_cards,
    may_ever_win,
    may_upgrade,
    missing_right,
    must_keep,
)
from engine.knobs import ClaimDeadwoodRule, Compulsion, KongDeduction, MulliganRule, PongClaimRule
from engine.melds import MeldKind
from engine.partition import Fusion, Partition, _fusions_of, partition_for
from engine.rules import Rules

SEATS = 4
_COMPULSIONS = (Compulsion.OPTIONAL, Compulsion.COMPULSORY, Compulsion.UNLESS_WAITING)
_DEDUCTIONS = (KongDeduction.NONE, KongDeduction.POINTS)

_MOST_LISTED = 4
"""Of places of more cards the contents are too many to be listed."""

Numbers = Iterator[Iterable[int]]
"""The lines of a file."""


def tables(name: str) -> str:
    """Return the file of a ruleset, at a table of four."""
    rules = rulesets.load(name).at_table(SEATS)
    partition = partition_for(rules, SEATS)
    parts = Parts(partition)
    is_listed = max(map(len, parts.groups)) <= _MOST_LISTED
    lines = [*_rules(rules, partition, parts), *(_listed(parts) if is_listed else _grids(rules, parts))]
    lines += [[chance for row in _CHANCES for chance in row]]
    return "".join(" ".join(str(int(number)) for number in line) + "\n" for line in lines)


def _rules(rules: Rules, partition: Partition, parts: Parts) -> Numbers:
    compulsions = (Compulsion.OPTIONAL, Compulsion.OPTIONAL)
    if max(map(len, parts.groups)) <= _MOST_LISTED:
        compulsions = (rules.kong_claim, rules.pong_claim)
    yield (
        len(parts.groups),
        SEATS,
        rules.hand_size,
        rules.dead_wall,
        partition.copies,
        rules.kong_multiplier,
        _DEDUCTIONS.index(rules.loser_kong_deduction),
        rules.payment_floor_zero,
        rules.declined_draw_to_next,
        rules.expose_dealt_kongs,
        rules.dealt_kong_points,
        rules.pong_claim_rule is PongClaimRule.FREE,
        rules.claim_deadwood_rule is ClaimDeadwoodRule.NONE,
        *map(_COMPULSIONS.index, compulsions),
        rules.dealt_win,
    )
    yield (parts.place_of[card] for card in SUITED)
    sizes = [len(group) for group in parts.groups]
    listed = [(partition.copies + 1) ** size for size in sizes]
    yield (
        (sum(listed[:place]) for place in range(len(sizes)))
        if max(sizes) <= _MOST_LISTED
        else [0] * len(sizes)
    )
    yield sizes
    for card, source, position in product(SUITED, Source, Position):
        offer = Offering(card, source, position)
        yield (
            *(missing_right(rules, offer, kind) is None for kind in MeldKind),
            may_ever_win(rules, offer),
            must_keep(rules, offer),
            may_upgrade(rules, offer, winning=True),
            may_upgrade(rules, offer, winning=False),
        )
    yield (card in kept_cards(rules) for card in SUITED)


def _counts(cards: Iterable[Card], numbers: Iterable[int]) -> bytes:
    counts = bytearray(len(ALL_CARDS))
    for card, number in zip(cards, numbers, strict=True):
        counts[card] = number
    return bytes(counts)


def _partners(fusion: Fusion) -> list[int]:
    partners = [int(card) for card in fusion.partners]
    return [len(partners), *partners, *[-1] * (3 - len(partners))]


def _listed(parts: Parts) -> Numbers:
    """List every content of every place, with the cards that may be dropped and taken."""
    partition = parts.partition
    nodes = [
        parts.node(place, _counts(group, numbers))
        for place, group in enumerate(parts.groups)
        for numbers in product(range(partition.copies + 1), repeat=len(group))
    ]
    index = {(node.place, node.counts): number for number, node in enumerate(nodes)}
    yield [len(nodes)]
    for node in nodes:
        yield from _node(parts, node, index)


def _has_kong(partition: Partition, counts: bytes) -> bool:
    return any(meld.kind is MeldKind.KONG for meld in partition.arrange(counts).melds)


def _node(parts: Parts, node: Part, index: dict[tuple[int, bytes], int]) -> Numbers:
    partition, cards = parts.partition, parts.groups[node.place]
    held = [node.counts[card] for card in cards]
    yield node.deadwood, node.points, _has_kong(partition, node.counts), sum(held), *held
    yield [len(node.drops)]
    for drop in node.drops:
        yield drop.card, index[drop.after.place, drop.after.counts]
    seen = prospects(node)
    yield [len(seen)]
    for one in seen:
        in_turn = (one.in_turn.deadwood, one.in_turn.points) if one.in_turn else (-1, 0)
        out_of_turn = (one.out_of_turn.deadwood, one.out_of_turn.points) if one.out_of_turn else (-1, 0)
        yield one.card, *in_turn, *out_of_turn, one.win_points is not None, one.win_points or 0
    waits = False
    for card in cards:
        effects, completing = (
            partition.effects(node.counts, card),
            set(partition.completes(node.counts, card)),
        )
        waits = waits or (bool(completing) and node.counts[card] < partition.copies)
        yield [len(effects)]
        for effect in effects:
            taking = node.taking(effect.fusion)
            after = taking.after
            yield (
                effect.fusion.kind,
                index[after.place, after.counts],
                taking.points,
                effect.deadwood_change,
                *_partners(effect.fusion),
                effect.fusion in completing,
                taking.points + after.points - node.points,
                _has_kong(partition, after.counts),
            )
    yield [waits]


def _grids(rules: Rules, parts: Parts) -> Numbers:
    """List every content of each piece by itself, and the fusions of each card.

    rounds.c makes the rest of them.
    """
    partition = parts.partition
    yield [-1]
    yield [usual_deadwood(rules, SEATS) if rules.mulligan is MulliganRule.OPTIONAL else -1]
    for group in parts.groups:
        rows = [group[row::3] for row in range(3)] if len(group) > _MOST_LISTED else [group]
        yield [len(rows)]
        for row in rows:
            for numbers in product(range(partition.copies + 1), repeat=len(row)):
                yield partition.measure(_counts(row, numbers))
        if len(rows) == 3:
            yield rules.points[MeldKind.CHOW_ABC][0], rules.points[MeldKind.CHOW_XYZ][0]
    for card in SUITED:
        fusions = _fusions_of(rules, card)
        yield [len(fusions)]
        for fusion in fusions:
            held = bytearray(len(ALL_CARDS))
            for partner in fusion.partners:
                held[partner] += 1
            taking = parts.node(parts.place_of[card], bytes(held)).taking(fusion)
            yield fusion.kind, taking.points, *_partners(fusion)


def main() -> None:
    """Write the tables of a ruleset."""
    parser = argparse.ArgumentParser(prog="python -m lab.expert.tables", description=__doc__)
    parser.add_argument("rules", help="the name of a ruleset: pvt, viet or wiki")
    parser.add_argument("file", type=Path, help="where to write")
    words = parser.parse_args()
    words.file.write_text(tables(words.rules), encoding="ascii")


if __name__ == "__main__":
    main()
