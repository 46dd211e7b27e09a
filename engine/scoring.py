"""The worth of a won round, line by line, and each seat's payment (docs/rules.md, 2.8)."""

from dataclasses import dataclass, fields, replace
from typing import assert_never

from engine.cards import Card
from engine.claims import Offering, may_ever_win
from engine.knobs import KongDeduction, Payment
from engine.melds import Meld, MeldKind
from engine.options import UPGRADE, Holding, ways_to_win
from engine.partition import Counts, Fusion, Partition, concealed_points, exposed_points, without
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
    """The best arrangement of a complete hand (docs/rules.md, A11).

    Attributes:
        lines: the melds with their points: the winning meld, the concealed ones, the exposed ones.
        points: their sum and the bonus, W of docs/rules.md, 2.8.
    """

    lines: tuple[ScoreLine, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Ending:
    """The circumstances beside the winning hand that decide who pays.

    Attributes:
        shown_by: who drew or discarded the card the round was won on; None for dealt cards, or if nobody won.
        folded: the seats that gave up their dealt cards.
        dead: the seats whose hands were dead.
    """

    shown_by: Seat | None = None
    folded: tuple[Seat, ...] = ()
    dead: tuple[Seat, ...] = ()


PLAYED_OUT = Ending()
"""Nobody has given up."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a round.

    Attributes:
        winner: the seat that won, or None.
        winning: its hand; None if nobody won.
        payments: what each seat receives; negative is paid. The sum is zero, or where losers do not pay what
            the win counts.
        voided_by: the seat whose mulligan made the round void, so that it does not count; None if it counts.
        ending: what else decides who pays.
    """

    winner: Seat | None
    winning: Winning | None
    payments: BySeat[int]
    voided_by: Seat | None = None
    ending: Ending = PLAYED_OUT


def best_win(
    partition: Partition, holding: Holding, exposed: tuple[Meld, ...], offering: Offering | None
) -> Winning | None:
    """Return the most valuable way to win, or None if there is none.

    Args:
        partition: the tables of the rules.
        holding: the concealed hand, without the offered card.
        exposed: the melds on the table, of which an upgradable one is a pong of the offered card.
        offering: the card to win on, or None to win on the dealt cards alone.
    """
    rules, counts = partition.rules, holding.counts
    table = [_line(rules, meld, is_exposed=True) for meld in exposed]
    if offering is None:
        if partition.deadwood(counts):
            return None
        lines = [*_concealed_lines(partition, counts), *table]
    else:
        ways = ways_to_win(partition, holding, offering) if may_ever_win(rules, offering) else ()
        if not ways:
            return None
        fusion, _ = max(ways, key=_way_points)
        card = offering.card
        if fusion == UPGRADE:
            table.remove(_line(rules, Meld(MeldKind.PONG, (card,) * 3), is_exposed=True))
        made = Meld(
            fusion.kind, (card,) * 4 if fusion == UPGRADE else tuple(sorted((card, *fusion.partners)))
        )
        lines = [
            _line(rules, made, is_exposed=True, is_winning=True),
            *_concealed_lines(partition, without(counts, fusion.partners)),
            *table,
        ]
    points = sum(line.points for line in lines) + rules.win_bonus
    return Winning(tuple(lines), points) if points >= rules.min_points_to_win else None


def _way_points(way: tuple[Fusion, int]) -> int:
    return way[1]


def _line(rules: Rules, meld: Meld, *, is_exposed: bool, is_winning: bool = False) -> ScoreLine:
    points = exposed_points(rules, meld) if is_exposed else concealed_points(rules, meld)
    return ScoreLine(meld, is_exposed, is_winning, points)


def _concealed_lines(partition: Partition, counts: Counts) -> list[ScoreLine]:
    return [_line(partition.rules, meld, is_exposed=False) for meld in partition.arrange(counts).melds]


def points_parity(rules: Rules) -> int | None:
    """Return the points of every win modulo 2 (docs/rules.md, 7.1).

    None where the rules do not settle it, as where hands grow by a card for each kong.

    With 1, as in all presets, a count that comes out even shows that a card is missing or one too many.
    """
    worths = [(kind.size, points) for kind in MeldKind for points in rules.points[kind]]
    worths += [(MeldKind.PONG.size, points) for points in rules.general_pong_points]
    worths += [(MeldKind.KONG.size, rules.dealt_kong_points)] if rules.expose_dealt_kongs else []
    jokers = rules.points[MeldKind.SINGLE] if rules.jokers else ()
    worths += [(MeldKind.SINGLE.size, points + rules.joker_extra) for points in jokers]
    if rules.jokers and rules.jokers_join:
        worths += [(MeldKind.KONG.size, points) for points in rules.joker_kong_points]
    worths += [(MeldKind.SINGLE.size, 1 + extra) for extra in rules.general_kong_extra]
    if rules.kong_draws or any(points % 2 != size % 2 for size, points in worths):
        return None
    return (rules.hand_size + rules.dealer_extra + rules.win_bonus) % 2


@dataclass(frozen=True, slots=True)
class Bill:
    """The payment of a seat, in parts that add up to it (docs/rules.md, 2.8, 4.3).

    Where losers do not pay, the winner has one too: what the win counts, below 0 (docs/rules.md, A38).

    Attributes:
        worth: the points of the winning hand, or those above the fewest that win, in units; or the stake.
        kong: what is added for a Kong in that hand.
        generals: what is added for its yellow Generals.
        own_kongs: what the loser's own Kongs on the table take off, as a number not above 0.
        spared: what is added because nobody is paid for losing.
        self_draw: what is added because the winner drew the card itself.
        for_others: what is paid in the place of others, or not above 0 what another pays in this one's.
        ante: the ante; below 0 if it is received.
        dead: what a dead hand costs, or below 0 what those of others bring.
    """

    worth: int = 0
    kong: int = 0
    generals: int = 0
    own_kongs: int = 0
    spared: int = 0
    self_draw: int = 0
    for_others: int = 0
    ante: int = 0
    dead: int = 0

    @property
    def total(self) -> int:
        """The payment; below 0 is received."""
        for_the_win = self.worth + self.kong + self.generals + self.own_kongs + self.spared + self.self_draw
        return for_the_win + self.for_others + self.ante + self.dead

    @property
    def received(self) -> "Bill":
        """The same amounts as they are for who receives them."""
        return Bill(**{part.name: -getattr(self, part.name) for part in fields(self)})


def bills(
    rules: Rules,
    winner: Seat,
    winning: Winning,
    exposed: BySeat[tuple[Meld, ...]],
    ending: Ending = PLAYED_OUT,
) -> BySeat[Bill | None]:
    """Return what each seat pays when `winner` wins; None for a winner who is paid by losers."""
    has_kong = any(line.meld.kind is MeldKind.KONG for line in winning.lines)
    times = rules.kong_multiplier if has_kong else 1
    bonus = rules.self_draw_bonus if ending.shown_by == winner else 0
    generals = rules.yellow_general_bonus * sum(line.meld.cards.count(Card.yA) for line in winning.lines)
    if not rules.losers_pay:
        scored = replace(_bill(rules, winning.points, times, bonus, 0), generals=generals).received
        dues = [_dead_dues(rules, seat, len(exposed), ending) for seat, _ in exposed.items()]
        others: BySeat[Bill | None] = BySeat(tuple(Bill(dead=due) for due in dues))
        return others.replace(winner, replace(scored, dead=dues[winner]))
    given_up, found = (*ending.folded, *ending.dead), {}
    for seat, melds in exposed.items():
        if seat != winner:
            bill = Bill()
            if seat not in given_up:
                bill = _bill(rules, winning.points, times, bonus, _kong_points(rules, melds))
                bill = replace(bill, generals=generals)
            found[seat] = replace(bill, ante=rules.ante, dead=_dead_dues(rules, seat, len(exposed), ending))
    shower = ending.shown_by
    if rules.shower_pays and shower is not None and shower in found:
        own = {seat: bill.total - bill.ante - bill.dead for seat, bill in found.items() if seat != shower}
        found = {seat: replace(bill, for_others=-own.get(seat, 0)) for seat, bill in found.items()}
        found[shower] = replace(found[shower], for_others=sum(own.values()))
    return BySeat(tuple(found.get(seat) for seat, _ in exposed.items()))


def payments(
    rules: Rules,
    winner: Seat,
    winning: Winning,
    exposed: BySeat[tuple[Meld, ...]],
    ending: Ending = PLAYED_OUT,
) -> BySeat[int]:
    """Return what each seat receives when `winner` wins (docs/rules.md, 2.8, 6.3)."""
    paid = [0 if bill is None else bill.total for bill in bills(rules, winner, winning, exposed, ending)]
    if not rules.losers_pay:
        return BySeat(tuple(-amount for amount in paid))
    return BySeat(tuple(sum(paid) if seat == winner else -paid[seat] for seat in range(len(paid))))


def unwon(rules: Rules, seats: int, ending: Ending) -> Outcome:
    """Return the outcome of a round without a winner (docs/rules.md, 4.3)."""
    paid = [-bill.total for bill in bills_of_unwon(rules, seats, ending)]
    return Outcome(None, None, BySeat(tuple(paid)), ending=ending)


def bills_of_unwon(rules: Rules, seats: int, ending: Ending) -> BySeat[Bill]:
    """Return what each seat pays when nobody wins.

    For a dead hand, and for folding where one alone is left.
    """
    given_up = {*ending.folded, *ending.dead}
    left = [Seat(seat) for seat in range(seats) if seat not in given_up]
    antes = dict.fromkeys(ending.folded, rules.ante) if len(left) == 1 and rules.losers_pay else {}
    antes |= dict.fromkeys(left, -sum(antes.values())) if antes else {}
    return BySeat(
        tuple(
            Bill(ante=antes.get(Seat(seat), 0), dead=_dead_dues(rules, Seat(seat), seats, ending))
            for seat in range(seats)
        )
    )


def _dead_dues(rules: Rules, seat: Seat, seats: int, ending: Ending) -> int:
    """Return what dead hands cost a seat: each pays every other seat that has not folded."""
    if not ending.dead or seat in ending.folded:
        return 0
    each = rules.unit * rules.dead_hand_points
    paid = seats - len(ending.folded) - 1 if seat in ending.dead else 0
    return each * (paid - sum(other != seat for other in ending.dead))


def _kong_points(rules: Rules, melds: tuple[Meld, ...]) -> int:
    return sum(exposed_points(rules, meld) for meld in melds if meld.kind is MeldKind.KONG)


def _bill(rules: Rules, points: int, times: int, bonus: int, kongs: int) -> Bill:
    if rules.payment is Payment.STAKE:
        return Bill(rules.unit, rules.unit * (times - 1))
    if rules.payment is Payment.OVER_MINIMUM:
        points -= rules.min_points_to_win
    elif rules.payment is not Payment.POINTS:
        assert_never(rules.payment)
    worth, deduction = rules.unit * points, rules.loser_kong_deduction
    if deduction is KongDeduction.POINTS:
        off = rules.unit * kongs
    elif deduction is KongDeduction.AMOUNT:
        off = kongs
    elif deduction is KongDeduction.NONE:
        off = 0
    else:
        assert_never(deduction)
    more = worth * (times - 1)
    spared = max(0, off - worth - more) if rules.payment_floor_zero else 0
    return Bill(worth, more, own_kongs=-off, spared=spared, self_draw=rules.unit * bonus)
