"""A second referee of whole rounds, written from docs/rules.md: who may do what, who gets a card, who pays.

It keeps books of its own, in which seats may be empty, and counts around the table by itself. Hands are judged by
`brute`, the hu of ten hu by `tenhu_scorer`; of the engine it has the cards and the numbers of a ruleset.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.cards import Card
from engine.knobs import ClaimDeadwoodRule as DeadwoodRule
from engine.knobs import Compulsion, KongDeduction, PongClaimRule, PongUpgrade, WinClaim
from engine.melds import MeldKind
from engine.rules import Rules
from tests.support import brute, tenhu_scorer

Hand = tuple[Card, ...]
Answer = tuple[str, Hand]
"""Win, pass, fold or the name of a kind of set, and the cards of the hand that go with it."""

WIN, PASS, FOLD = ("win", ()), ("pass", ()), ("fold", ())
KONG, PONG = "kong", "pong"


@dataclass
class Referee:
    """The books of one round.

    Attributes:
        rules: the numbers of the rules at this table.
        seats: how many seats there are.
        hands: the hidden cards of each seat.
        tables: the sets of each seat on the table, each with whether it was dealt so.
        wall: how many cards are left.
        folded: who has given up the dealt cards.
        dead: whose hands are dead.
        away: who has left.
        shown: the card that all answer.
        owner: who drew or threw it.
        is_drawn: whether it was drawn.
        following: who was next when it was shown.
    """

    rules: Rules
    seats: int
    hands: list[Hand]
    wall: int
    tables: list[list[tuple[Hand, bool]]] = field(default_factory=list)
    folded: set[int] = field(default_factory=set)
    dead: set[int] = field(default_factory=set)
    away: set[int] = field(default_factory=set)
    shown: Card | None = None
    owner: int = 0
    is_drawn: bool = False
    following: int = 0

    @property
    def out(self) -> set[int]:
        """The machines that take no part now."""
        return self.folded | self.dead | self.away

    def next_to(self, seat: int) -> int | None:
        """Return who comes after a seat, itself last of all (docs/rules.md, 2.4, A33)."""
        for _ in range(self.seats):
            seat = 0 if seat == self.seats - 1 else seat + 1
            if seat not in self.out:
                return seat
        return None

    def show(self, card: Card, owner: int, *, is_drawn: bool) -> None:
        """Lay a card open: the top one of the wall, or one of a hand."""
        following = self.next_to(owner)
        assert following is not None
        self.shown, self.owner, self.is_drawn, self.following = card, owner, is_drawn, following
        if is_drawn:
            self.wall -= 1
        else:
            self.hands[owner] = less(self.hands[owner], (card,))

    def asked(self) -> list[int]:
        """Return who answers, the nearest first (2.5)."""
        first = [self.owner] if self.is_drawn and self.owner not in self.out else []
        around = [(self.owner + step) % self.seats for step in range(1, self.seats)]
        return first + [seat for seat in around if seat not in self.out]

    def answers(self, seat: int) -> set[Answer]:
        """Return all that a seat may answer (2.3, 2.5, 2.6, 3.7, 3.8, 4.1, 4.3)."""
        card, hand, rules = self._card(), self.hands[seat], self.rules
        keeps = card.is_general and self.is_drawn and seat == self.owner
        can_win = self.win_points(seat) is not None
        if can_win and rules.win_claim is WinClaim.COMPULSORY:
            return {WIN}
        found = set(self._claims(seat))
        due = {one for one in found if self._is_due(one[0], hand)}
        if can_win:
            return {WIN, *(due or found)} | (set() if keeps or due else {PASS})
        if due:
            return due
        if keeps and rules.dead_hand_points and tenhu_scorer.is_dead(tuple(map(_name, hand)), card.name):
            return {FOLD}
        return found if keeps and found else found | {PASS}

    def win_points(self, seat: int) -> int | None:
        """Return what a win with the card shown is worth, None if it cannot be one (2.7, 2.8, 4.3)."""
        card, hand, rules = self._card(), self.hands[seat], self.rules
        if rules.dead_hand_points:
            names = tuple(sorted(map(_name, hand)))
            table = [(tuple(map(_name, cards)), is_dealt) for cards, is_dealt in self.tables[seat]]
            return tenhu_scorer.best_win(names, table, card.name, many=self.seats > 4)
        best = max(self._ways_to_win(seat), key=lambda way: way[0] * self._times(way[1]), default=None)
        return None if best is None else best[0]

    def _ways_to_win(self, seat: int) -> Iterator[tuple[int, bool]]:
        """Yield what each way to win is worth, and whether the winner then has a Kong."""
        card, hand, rules = self._card(), self.hands[seat], self.rules
        fixed, has_kong = self._table_points(seat), self._has_kong(seat)
        for used in brute.completing(hand, card, rules):
            made = tuple(sorted((card, *used)))
            points = brute.best(less(hand, used), rules)[1] + brute.set_points(made, rules, is_exposed=True)
            yield fixed + points, has_kong or is_kong(made)
        if (
            rules.exposed_pong_upgrade is PongUpgrade.SELF_DRAW_WIN
            and (self.is_drawn and seat == self.owner)
            and any(cards == (card,) * 3 for cards, _ in self.tables[seat])
            and brute.best(hand, rules)[0] == 0
        ):
            kong, pong = (brute.set_points((card,) * size, rules, is_exposed=True) for size in (4, 3))
            yield fixed + brute.best(hand, rules)[1] + kong - pong, True

    def _times(self, has_kong: bool) -> int:  # noqa: FBT001 - a flag of the way to win
        return self.rules.kong_multiplier if has_kong else 1

    def _has_kong(self, seat: int) -> bool:
        """Return whether a seat has a Kong without the card shown."""
        hand = self.hands[seat]
        joins = self.rules.joker_kong_points != (0, 0) and sum(card.is_joker for card in hand) >= 4
        is_held = joins or 4 in Counter(hand).values()
        return is_held or any(is_kong(cards) for cards, _ in self.tables[seat])

    def taker(self, answers: Mapping[int, Answer]) -> int | None:
        """Return who gets the card (docs/rules.md, 2.5, 3.8, A2)."""
        order = self.asked()

        def rank(seat: int) -> tuple[int, int]:
            said = answers[seat][0]
            place = order.index(seat)
            if said == "win":
                return 0, place
            if said in (KONG, PONG):
                return (2 if said == PONG and self.rules.kong_before_pong else 1), place
            return 3, place

        wanting = [seat for seat in order if answers.get(seat, PASS) not in (PASS, FOLD)]
        return min(wanting, key=rank, default=None)

    def take(self, seat: int, used: Hand) -> None:
        """Let a seat lay the card open with some of its hand."""
        self.hands[seat] = less(self.hands[seat], used)
        self.tables[seat].append((tuple(sorted((self._card(), *used))), False))
        self.shown = None

    def turns_up(self, used: Hand) -> bool:
        """Return whether who takes the card shown with some of its hand draws then, and throws none (docs/rules.md, A40)."""
        makes_kong = is_kong((self._card(), *used))
        return self.rules.kong_draws and makes_kong and self.wall > self.rules.dead_wall

    def drawer(self, previous: int) -> int | None:
        """Return who draws after a seat's turn; None if the round is over (docs/rules.md, 2.5, 4.3, A8)."""
        alone = len(self.folded) + len(self.dead) >= self.seats - 1
        return None if alone or self.wall <= self.rules.dead_wall else self.next_to(previous)

    def paid(self, winner: int | None, worth: int) -> tuple[int, ...]:
        """Return what each seat receives, whether it is still there or not (2.8, 2.10, 4.1, 4.3)."""
        rules = self.rules
        if rules.dead_hand_points:
            return tenhu_scorer.paid(self.seats, winner, worth, sorted(self.folded), sorted(self.dead))
        if winner is None:
            return (0,) * self.seats
        gains = [0] * self.seats
        has_kong = self._has_kong(winner)
        if self.shown is not None:
            has_kong = max(self._ways_to_win(winner), key=lambda way: way[0] * self._times(way[1]))[1]
        if (
            not rules.losers_pay
        ):  # docs/rules.md, A38: a tally of what each has won, of which nobody gives anything
            gains[winner] = worth * self._times(has_kong) * rules.unit
            return tuple(gains)
        for seat in range(self.seats):
            kongs = sum(
                rules.joker_kong_points[is_dealt < 1] if cards[0].is_joker else rules.points[MeldKind.KONG][1]
                for cards, is_dealt in self.tables[seat]
                if is_kong(cards)
            )
            saved = kongs if rules.loser_kong_deduction is KongDeduction.POINTS else 0
            if seat != winner:
                due = max(0, worth * self._times(has_kong) - saved) * rules.unit
                gains[seat] -= due
                gains[winner] += due
        return tuple(gains)

    def _card(self) -> Card:
        assert self.shown is not None
        return self.shown

    def _is_in_turn(self, seat: int) -> bool:
        """Return whether a seat may make every claim (2.5): a drawn General stays with its drawer."""
        if not self.is_drawn:
            return seat == self.following
        return seat == self.owner or (seat == self.following and not self._card().is_general)

    def _claims(self, seat: int) -> Iterator[Answer]:
        card, hand, rules = self._card(), self.hands[seat], self.rules
        for_all = {KONG} if card.is_general else {KONG, PONG}
        before = brute.best(hand, rules)[0] if _weighs_junk(rules) else 0
        for used in brute.fusions(hand, card, rules):
            kind = brute.set_kind(tuple(sorted((card, *used))), rules)
            left = less(hand, used)
            if kind is None or (card.is_general and kind in (MeldKind.PONG, MeldKind.PAIR)):
                continue
            name = kind.name.lower()
            if not (self._is_in_turn(seat) or name in for_all) or not self._may_go_on(seat, left):
                continue
            is_bound = rules.claim_deadwood_rule is DeadwoodRule.NO_INCREASE or (
                name == PONG and rules.pong_claim_rule is PongClaimRule.NO_DEADWOOD_INCREASE
            )
            if not is_bound or brute.best(left, rules)[0] <= before:
                yield name, used

    def _may_go_on(self, seat: int, left: Hand) -> bool:
        """Return whether a claim that leaves such a hand leaves enough to throw (docs/rules.md, 2.6, 4.3)."""
        keeps = self._card().is_general and self.is_drawn and seat == self.owner
        fewest = 2 if keeps and self.rules.dead_hand_points else 1
        return len(left) >= fewest and not all(one.is_general for one in left)

    def _is_due(self, name: str, hand: Hand) -> bool:
        """Return whether a claim that is possible must be made, unless one wins (4.1, 4.3)."""
        rule = {KONG: self.rules.kong_claim, PONG: self.rules.pong_claim}.get(name, Compulsion.OPTIONAL)
        if rule is Compulsion.UNLESS_WAITING:
            return not brute.waits(hand, self.rules, self.rules.copies(self.seats))
        return rule is Compulsion.COMPULSORY

    def _table_points(self, seat: int) -> int:
        return sum(
            self._dealt_points(cards) if is_dealt else brute.set_points(cards, self.rules, is_exposed=True)
            for cards, is_dealt in self.tables[seat]
        )

    def _dealt_points(self, cards: Hand) -> int:
        return self.rules.joker_kong_points[0] if cards[0].is_joker else self.rules.dealt_kong_points


def _name(card: Card) -> str:
    return card.name


def _weighs_junk(rules: Rules) -> bool:
    is_free = rules.pong_claim_rule is PongClaimRule.FREE
    return not is_free or rules.claim_deadwood_rule is not DeadwoodRule.NONE


def is_kong(cards: Collection[Card]) -> bool:
    """Return whether a set is four alike, as jokers are."""
    return len(cards) == 4 and (len(set(cards)) == 1 or all(card.is_joker for card in cards))


def less(hand: Iterable[Card], used: Iterable[Card]) -> Hand:
    """Return a hand without some of its cards."""
    return tuple(sorted((Counter(hand) - Counter(used)).elements()))
