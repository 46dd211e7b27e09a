"""What a won round is worth, line by line, and who pays what (rules.md 2.8)."""

from dataclasses import dataclass

from engine.cards import Card
from engine.claims import Holding, Offering, may_ever_win, may_upgrade
from engine.knobs import Payment, QuadDeduction
from engine.melds import IDENTICAL, Meld, MeldKind
from engine.partition import Partition, concealed_points, exposed_points, without
from engine.rules import Rules
from engine.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One meld of a winning hand and its value.

    Attributes:
        meld: the cards.
        is_exposed: valued as made with a claimed card, or as concealed.
        is_winning: the meld the winning card completed.
        points: its value.
    """

    meld: Meld
    is_exposed: bool
    is_winning: bool
    points: int


@dataclass(frozen=True, slots=True)
class Winning:
    """The best arrangement of a complete hand (A11).

    Attributes:
        lines: the melds with their points: the winning meld, the concealed ones, the exposed ones.
        points: their sum and the bonus, W of rules.md 2.8.
    """

    lines: tuple[ScoreLine, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended.

    Attributes:
        winner: the seat that won, or None.
        winning: its hand; None if nobody won.
        payments: what each seat receives; negative is paid; the sum is zero.
    """

    winner: Seat | None
    winning: Winning | None
    payments: BySeat[int]


def best_win(
    partition: Partition, holding: Holding, exposed: tuple[Meld, ...], offering: Offering | None
) -> Winning | None:
    """Return the most valuable way to win, or None if there is none.

    Args:
        partition: the tables of the rules.
        holding: the concealed hand, without the offered card.
        exposed: the melds on the table, of which an upgradable one is a triple of the offered card.
        offering: the card to win on, or None to win on the dealt cards alone.
    """
    rules = partition.rules
    table = tuple(_exposed_line(rules, meld) for meld in exposed)
    if offering is None:
        ways = (
            [_concealed_lines(partition, holding.counts) + table]
            if partition.score(holding.counts) <= 0
            else []
        )
    elif not may_ever_win(rules, offering):
        ways = []
    else:
        ways = [
            (
                _winning_line(rules, Meld(fusion.kind, tuple(sorted((offering.card, *fusion.partners))))),
                *_concealed_lines(partition, without(holding.counts, fusion.partners)),
                *table,
            )
            for fusion in partition.completes(holding.counts, offering.card)
        ]
        if may_upgrade(rules, holding, offering, winning=True) and partition.score(holding.counts) <= 0:
            ways.append(_upgraded(partition, holding, table, offering.card))
    wins = [Winning(lines, sum(line.points for line in lines) + rules.win_bonus) for lines in ways]
    best = max(wins, key=lambda win: win.points, default=None)
    return best if best is not None and best.points >= rules.min_points_to_win else None


def _upgraded(
    partition: Partition, holding: Holding, table: tuple[ScoreLine, ...], card: Card
) -> tuple[ScoreLine, ...]:
    grown = next(line for line in table if line.meld == Meld(MeldKind.PONG, (card,) * 3))
    rest = list(table)
    rest.remove(grown)
    kong = _winning_line(partition.rules, Meld(MeldKind.KONG, (card,) * 4))
    return (kong, *_concealed_lines(partition, holding.counts), *rest)


def _winning_line(rules: Rules, meld: Meld) -> ScoreLine:
    return ScoreLine(meld, is_exposed=True, is_winning=True, points=exposed_points(rules, meld))


def _exposed_line(rules: Rules, meld: Meld) -> ScoreLine:
    return ScoreLine(meld, is_exposed=True, is_winning=False, points=exposed_points(rules, meld))


def _concealed_lines(partition: Partition, counts: bytes) -> tuple[ScoreLine, ...]:
    rules = partition.rules
    return tuple(
        ScoreLine(meld, is_exposed=False, is_winning=False, points=concealed_points(rules, meld))
        for meld in partition.arrange(counts).melds
    )


def payments(rules: Rules, winner: Seat, winning: Winning, exposed: BySeat[tuple[Meld, ...]]) -> BySeat[int]:
    """Return what each seat receives when `winner` wins (rules.md 2.8, 6.3)."""
    has_kong = any(len(set(line.meld.cards)) == 1 and len(line.meld.cards) == 4 for line in winning.lines)
    points = winning.points * (rules.quad_multiplier if has_kong else 1)
    paid = [
        0 if seat == winner else _payment(rules, points, _kong_points(rules, melds))
        for seat, melds in exposed.items()
    ]
    return BySeat(tuple(sum(paid) if seat == winner else -paid[seat] for seat in range(len(paid))))


def _kong_points(rules: Rules, melds: tuple[Meld, ...]) -> int:
    return sum(exposed_points(rules, meld) for meld in melds if meld.kind is IDENTICAL[4])


def _payment(rules: Rules, points: int, kongs: int) -> int:
    if rules.payment is Payment.STAKE:
        return rules.unit
    deduction = rules.loser_quad_deduction
    if deduction is QuadDeduction.POINTS:
        owed = rules.unit * (points - kongs)
    elif deduction is QuadDeduction.AMOUNT:
        owed = rules.unit * points - kongs
    else:
        owed = rules.unit * points
    return max(0, owed) if rules.payment_floor_zero else owed
