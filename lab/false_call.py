"""`python -m lab.false_call`: the worth of a call with too few hu (docs/rules.md, A32).

Rounds of `hard` by the rules of Board Game Arena, in which nobody makes such a call. At every card on offer
each seat that it would leave without junk is asked what the call would be worth, by all that it has not seen.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine import rulesets
from engine.ai.player import decision_seed, load_player
from engine.apply import apply
from engine.cards import Card, canonical_deck
from engine.claims import may_ever_win
from engine.flow import seats_to_act
from engine.legal import holding, legal_actions, offering
from engine.match import MatchSetup, begin_match, deal_round
from engine.options import ways_to_win
from engine.partition import partition_for
from engine.rules import Rules
from engine.rules_text import override
from engine.seats import Seat
from engine.state import RoundState, exposed_melds
from engine.view import conceal, project

RULES = override(
    rulesets.load("tenhu"),
    {
        "payment": "over_minimum",
        "ante": 1,
        "dead_wall": 0,
        "win_claim": "optional",
        "kong_claim": "optional",
        "may_fold": False,
        "dead_hand_points": 0,
    },
)
"""Ten hu as Board Game Arena plays it, but for the call."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A call with too few hu that a seat could make.

    Attributes:
        seat: whose hand would be without junk.
        points: the hu of that hand.
        hits: the probability that the card turned up brings the missing hu.
        worth: what each other seat would pay for the call on average; below 0 is paid to each.
    """

    seat: Seat
    points: int
    hits: float
    worth: float


def paid(rules: Rules, points: int) -> int:
    """Return what each other seat pays for a call that comes to so many hu."""
    least = rules.min_points_to_win
    return points - least + rules.ante if points >= least else -least - rules.ante


def chance(
    rules: Rules, seat: Seat, points: int, held: Mapping[Card, int], unseen: Mapping[Card, int]
) -> Chance:
    """Calculate a call's chance: each card like the one turned up is one more hu."""
    cards = sum(unseen.values())
    ends = [(count, points + held.get(card, 0)) for card, count in unseen.items()]
    hits = sum(count for count, total in ends if total >= rules.min_points_to_win)
    return Chance(
        seat, points, hits / cards, sum(count * paid(rules, total) for count, total in ends) / cards
    )


def chances(state: RoundState) -> Iterator[Chance]:
    """Yield the calls with too few hu that seats could make on the card on offer."""
    offer, rules = state.open_offer, state.rules
    if offer is None or not state.wall_count:
        return
    for seat in seats_to_act(state):
        where = offering(state, seat, offer)
        ways = ways_to_win(partition_for(rules, state.seats), holding(state, seat), where)
        points = max((points for _, points in ways), default=rules.min_points_to_win)
        if points < rules.min_points_to_win and may_ever_win(rules, where):
            held = Counter([where.card, *(state.card(index) for index in state.hands[seat])])
            held.update(card for meld in exposed_melds(state, seat) for card in meld.cards)
            unseen = Counter(canonical_deck(rules.copies(state.seats), rules.jokers))
            unseen.subtract(card for card in conceal(state, seat).deck if card is not None)
            yield chance(rules, seat, points, held, unseen)


def play(seats: int, number: int) -> tuple[list[Chance], RoundState]:
    """Play a round; return the calls that could have been made, and the round at its end."""
    seed, found = number.to_bytes(32), list[Chance]()
    state = deal_round(begin_match(MatchSetup(RULES, seats, 0, seed, Seat(number % seats))))
    player = load_player("hard")
    while not state.is_over:
        if not any(state.answers.values):
            found += chances(state)
        seat = seats_to_act(state)[0]
        view = project(state, seat)
        state = apply(state, player.choose(view, legal_actions(state, seat), decision_seed(seed, view))).state
    return found, state


def main() -> None:
    """Print a line for every number of hu that a call could have been made with."""
    parser = argparse.ArgumentParser(prog="python -m lab.false_call", description=__doc__)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, default=4000)
    words = parser.parse_args()
    rows: dict[int, list[tuple[Chance, float]]] = {}
    for number in range(words.rounds):
        found, state = play(words.seats, number)
        payments = () if state.outcome is None else state.outcome.payments.values
        for one in found:
            rows.setdefault(one.points, []).append((one, payments[one.seat] / (words.seats - 1)))
    print("hu  calls  hits  from each other: on average  at best  without the call")
    for points, row in sorted(rows.items()):
        worths, hits = [one.worth for one, _ in row], sum(one.hits for one, _ in row)
        without = sum(received for _, received in row) / len(row)
        mean = sum(worths) / len(row)
        print(
            f"{points:2} {len(row):6} {hits / len(row):5.2f} {mean:30.1f} {max(worths):8.1f} {without:17.1f}"
        )


if __name__ == "__main__":
    main()
