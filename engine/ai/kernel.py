"""Whole rounds between policies, played fast: the same deals, choices and outcomes as the rules engine.

This is no second judge: the engine decides what a hand may answer, what a win is worth and who pays. It is
fast because it keeps books of its own instead of states, and remembers which hands have nothing to answer.
Tests hold it to `engine.apply`, action for action. It knows every card, so nothing that a player is made of
may import it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from engine.ai.folding import gives_up
from engine.ai.mulligan import throws_in
from engine.ai.parts import Part
from engine.ai.player import Policy, moment, moment_seed
from engine.ai.situation import Situation, parts_for
from engine.cards import ALL_CARDS, Card, canonical_deck
from engine.claims import Offering, Position, Source
from engine.declaring import dealt_kongs, may_mulligan
from engine.flow import claim_rank, draws_after, next_after, position_of
from engine.melds import Meld, MeldKind
from engine.options import UPGRADE, Holding, Options, options
from engine.partition import Fusion, counts_of, exposed_points, without
from engine.rules import Rules
from engine.scoring import Ending, Outcome, Winning, best_win, payments, unwon
from engine.seats import BySeat, Seat, next_of, seats_from
from engine.state import deal, owned_slots, wall_start

_IDLE_LIMIT = 100_000
_PONGS = tuple(Meld(MeldKind.PONG, (card,) * 3) for card in ALL_CARDS)


class SeatChoice(NamedTuple):
    """An action of a seat. Draws and passes are not recorded.

    Attributes:
        seat: the seat.
        did: the card discarded, the claim asked for whether or not it got the card, None for a win, FOLDED.
    """

    seat: Seat
    did: Card | Fusion | Literal["folded"] | None


FOLDED: Literal["folded"] = "folded"
"""What a seat did that gave the round up."""


@dataclass(frozen=True, slots=True)
class Playout:
    """A round played to its end.

    Attributes:
        choices: everything done, in the canonical order of a replay.
        outcome: how it ended.
        draws: how many cards were drawn.
    """

    choices: tuple[SeatChoice, ...]
    outcome: Outcome
    draws: int


class _Asked(NamedTuple):
    """An offer as seen from one position.

    Attributes:
        offering: the offer.
        idle: whether hands can only pass, by what they hold of the part of the card.
    """

    offering: Offering
    idle: dict[Part, bool]


class Kernel:
    """Plays rounds under one ruleset at a table of one size.

    Attributes:
        rules: the rules.
        seats: how many play.
        parts: the nodes that hands are made of.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        """Begin with empty tables; what hands can answer is computed as rounds are played."""
        deal(rules, seats, Seat(0), canonical_deck(rules.copies(seats), rules.jokers))
        self.rules = rules = rules.at_table(seats)
        self.seats = seats
        self.parts = parts_for(rules, seats)
        self._asked = tuple(
            tuple(
                tuple(_Asked(Offering(card, source, position), {}) for position in Position)
                for source in Source
            )
            for card in ALL_CARDS
        )

    def play(
        self, deck: Sequence[Card], dealer: Seat, policies: Sequence[Policy], round_seed: bytes
    ) -> Playout:
        """Play a round.

        Args:
            deck: the card at every deck position, as `engine.match.round_deck` lays them out.
            dealer: who opens.
            policies: who chooses for each seat.
            round_seed: the chance of the players, as `decision_seed` takes it.
        """
        return _Round(self, deck, dealer, policies, round_seed).play()

    def asked(self, card: Card, source: Source) -> tuple[_Asked, ...]:
        """Return the same offer as each `Position` sees it."""
        return self._asked[card][source]

    def is_idle(self, asked: _Asked, part: Part) -> bool:
        """Return whether a hand with such a part can only pass, unless an exposed pong takes the card."""
        found = asked.idle.get(part)
        if found is None:
            if len(asked.idle) >= _IDLE_LIMIT:
                asked.idle.clear()
            found = asked.idle[part] = self._find_idle(part, asked.offering)
        return found

    def _find_idle(self, part: Part, offering: Offering) -> bool:
        partition = self.parts.partition
        if self.rules.weighs_whole_hands:
            return not partition.effects(part.counts, offering.card)
        found = options(partition, Holding(part.counts, upgradable=False, is_whole=False), offering)
        return not found.can_win and not found.claims


class _Round:
    """The books of one round in play."""

    def __init__(
        self,
        kernel: Kernel,
        deck: Sequence[Card],
        dealer: Seat,
        policies: Sequence[Policy],
        round_seed: bytes,
    ) -> None:
        rules, seats = kernel.rules, kernel.seats
        self.kernel = kernel
        self.partition = kernel.parts.partition
        self.deck = deck
        self.dealer = dealer
        self.policies = policies
        self.round_seed = round_seed
        self.first_draw = self.next_draw = wall_start(rules, seats)
        dealt = [[deck[index] for index in slots] for slots in owned_slots(rules, seats, dealer)]
        self.counts = [counts_of(cards) for cards in dealt]
        self.sizes = [len(cards) for cards in dealt]
        self.melds: list[list[Meld]] = [[] for _ in dealt]
        self.shown = [0] * len(ALL_CARDS)
        self.choices: list[SeatChoice] = []
        self.shown_by: Seat | None = None
        self.folded: list[Seat] = []
        self.dead: list[Seat] = []
        self.voided_by = next((seat for seat in seats_from(dealer, seats) if self._throws_in(seat)), None)
        if rules.may_fold:
            self._fold()
        if rules.expose_dealt_kongs:
            self._lay_open()
        self.hands = [kernel.parts.hand(counts) for counts in self.counts]

    def play(self) -> Playout:
        """Play from the deal to the end."""
        if self.voided_by is not None:
            return self._end(None, None)
        active = self.dealer
        if active in self.folded or self._is_left_to_one():
            return self._draw_on(active)
        if self.kernel.rules.dealt_win:
            won = self._winning(active, None)
            if won is not None:
                self.choices.append(SeatChoice(active, None))
                return self._end(active, won)
        return self._play_on(self._discard(active), active, Source.DISCARD)

    def _draw_on(self, active: Seat) -> Playout:
        """Play on with the draw after a seat's turn."""
        drawn = self._draw(active)
        return self._end(None, None) if drawn is None else self._play_on(*drawn, Source.DRAW)

    def _draw(self, previous: Seat) -> tuple[Card, Seat] | None:
        """Turn up a card for the seat after another; None if the round ends instead."""
        if self._is_left_to_one() or len(self.deck) - self.next_draw <= self.kernel.rules.dead_wall:
            return None
        active = next_of(previous, self.kernel.seats, self._out())
        if active is None:
            return None
        return self._turn_up(), active

    def _turn_up(self) -> Card:
        self.next_draw += 1
        return self.deck[self.next_draw - 1]

    def _play_on(self, card: Card, active: Seat, source: Source) -> Playout:
        """Play to the end from a card that has been shown."""
        while True:
            self.shown[card] += 1
            winner, claims = self._ask(card, active, source)
            if winner is not None:
                return self._end(*winner)
            if claims:
                active, fusion = _first(self.kernel.rules, claims)
                self._expose(active, card, fusion)
                if draws_after(self.kernel.rules, fusion.kind, len(self.deck) - self.next_draw):
                    card, source = self._turn_up(), Source.DRAW
                    continue
                card, source = self._discard(active), Source.DISCARD
                continue
            drawn = self._draw(active)
            if drawn is None:
                return self._end(None, None)
            (card, active), source = drawn, Source.DRAW

    def _out(self) -> Collection[Seat]:
        return (*self.folded, *self.dead) if self.folded or self.dead else ()

    def _is_left_to_one(self) -> bool:
        return len(self.folded) + len(self.dead) >= self.kernel.seats - 1

    def _fold(self) -> None:
        """Let every seat that does not throw its hand in say whether it gives up."""
        rules, seats = self.kernel.rules, self.kernel.seats
        for seat in seats_from(self.dealer, seats):
            if not self._throws_in(seat) and gives_up(rules, seats, self.counts[seat]):
                self.choices.append(SeatChoice(seat, FOLDED))
                self.folded.append(seat)

    def _throws_in(self, seat: Seat) -> bool:
        rules, counts = self.kernel.rules, self.counts[seat]
        return may_mulligan(rules, counts) and throws_in(rules, self.kernel.seats, counts)

    def _lay_open(self) -> None:
        """Put the dealt kongs on the table."""
        for place, counts in enumerate(self.counts):
            for cards in () if place in self.folded else dealt_kongs(self.kernel.rules, counts):
                self.melds[place].append(Meld(MeldKind.KONG, cards, is_dealt=True))
                for card in cards:
                    self.shown[card] += 1
                self._lose(Seat(place), cards)

    def _ask(
        self, card: Card, owner: Seat, source: Source
    ) -> tuple[tuple[Seat, Winning] | None, list[tuple[Seat, Fusion]]]:
        """Let every seat answer; return who wins and the claims, nearest first."""
        seats, place = self.kernel.seats, self.kernel.parts.place_of[card]
        by_position, out = self.kernel.asked(card, source), self._out()
        following = next_after(self.kernel.rules, owner, seats, out)
        winner: tuple[Seat, Winning] | None = None
        claims: list[tuple[Seat, Fusion]] = []
        dead = False
        for step in range(source is Source.DISCARD, seats):
            seat = Seat((owner + step) % seats)
            if seat in out:
                continue
            asked = by_position[position_of(seat, owner, following)]
            offering = asked.offering
            upgradable = step == 0 and self._is_upgradable(seat, offering)
            if not upgradable and self.kernel.is_idle(asked, self.hands[seat][place]):
                continue
            found = options(self.partition, self._holding(seat, upgradable=upgradable), offering)
            if found.can_win:
                self.choices.append(SeatChoice(seat, None))
                won = self._winning(seat, offering)
                if winner is None and won is not None:
                    winner = seat, won
            elif found.claims:
                fusion = self._claim(seat, card, found)
                if fusion is not None:
                    claims.append((seat, fusion))
                    self.choices.append(SeatChoice(seat, fusion))
            elif found.is_dead:
                self.choices.append(SeatChoice(seat, FOLDED))
                dead = True
        if dead and winner is None and not claims:
            self.dead.append(owner)
        self.shown_by = owner
        return winner, claims

    def _claim(self, seat: Seat, card: Card, found: Options) -> Fusion | None:
        seed = self._seed(seat, is_offer=True)
        may_pass = found.must_claim is None
        return self.policies[seat].claim(
            self._situation(seat), card, found.claims, may_pass=may_pass, seed=seed
        )

    def _is_upgradable(self, seat: Seat, offering: Offering) -> bool:
        return offering.position is Position.SELF and _PONGS[offering.card] in self.melds[seat]

    def _holding(self, seat: Seat, *, upgradable: bool) -> Holding:
        points = 0
        if self.kernel.rules.min_points_to_win:
            points = sum(exposed_points(self.kernel.rules, meld) for meld in self.melds[seat])
        return Holding(self.counts[seat], upgradable, is_whole=True, exposed_points=points)

    def _winning(self, seat: Seat, offering: Offering | None) -> Winning | None:
        upgradable = offering is not None and self._is_upgradable(seat, offering)
        holding = self._holding(seat, upgradable=upgradable)
        return best_win(self.partition, holding, tuple(self.melds[seat]), offering)

    def _situation(self, seat: Seat) -> Situation:
        return Situation(
            parts=self.kernel.parts,
            hand=self.hands[seat],
            melds=self.melds[seat],
            shown=self.shown,
            concealed=self.sizes[seat:] + self.sizes[:seat],
        )

    def _seed(self, seat: Seat, *, is_offer: bool) -> int:
        number = moment(len(self.deck) - self.next_draw, sum(self.sizes), is_offer=is_offer)
        return moment_seed(self.round_seed, seat, number)

    def _discard(self, seat: Seat) -> Card:
        card = self.policies[seat].discard(self._situation(seat), self._seed(seat, is_offer=False))
        hand, place = self.hands[seat], self.kernel.parts.place_of[card]
        hand[place] = hand[place].drop(card).after
        self._lose(seat, (card,))
        self.choices.append(SeatChoice(seat, card))
        return card

    def _expose(self, seat: Seat, card: Card, fusion: Fusion) -> None:
        melds = self.melds[seat]
        if fusion == UPGRADE:
            melds[melds.index(_PONGS[card])] = Meld(MeldKind.KONG, (card,) * 4)
        else:
            melds.append(Meld(fusion.kind, tuple(sorted((card, *fusion.partners)))))
        hand, place = self.hands[seat], self.kernel.parts.place_of[card]
        hand[place] = hand[place].taking(fusion).after
        self._lose(seat, fusion.partners)
        for partner in fusion.partners:
            self.shown[partner] += 1

    def _lose(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.counts[seat] = without(self.counts[seat], cards)
        self.sizes[seat] -= len(cards)

    def _end(self, winner: Seat | None, won: Winning | None) -> Playout:
        rules, seats = self.kernel.rules, self.kernel.seats
        ending = Ending(
            None if winner is None else self.shown_by, tuple(sorted(self.folded)), tuple(sorted(self.dead))
        )
        if self.voided_by is not None:
            outcome = Outcome(None, None, BySeat.fill(seats, 0), self.voided_by)
        elif winner is None or won is None:
            outcome = unwon(rules, seats, ending)
        else:
            exposed = BySeat(tuple(map(tuple, self.melds)))
            paid = payments(rules, winner, won, exposed, ending)
            outcome = Outcome(winner, won, paid, ending=ending)
        return Playout(tuple(self.choices), outcome, self.next_draw - self.first_draw)


def _first(rules: Rules, claims: list[tuple[Seat, Fusion]]) -> tuple[Seat, Fusion]:
    """Return the claim that gets the card (docs/rules.md, 2.5)."""
    return min(claims, key=lambda claim: claim_rank(rules, claim[1].kind))
