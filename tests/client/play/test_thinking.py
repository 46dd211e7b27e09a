"""How long computer players at a table of this machine alone think about their discards."""

from collections.abc import Iterator
from statistics import mean

from engine.actions import Discard, Pass
from engine.ai.advice import OwnHand
from engine.ai.player import load_player
from engine.partition import without
from engine.state import Phase, RoundState
from net.match.beat import LONGEST_S
from net.pace import FAMILY, INSTANT, QUICK, Pace
from tests.support.tables import begin
from tusac_qt.choices.new_match import COMPUTER_NAMES
from tusac_qt.play.local_table import BotRequest
from tusac_qt.play.thinking import thinking_s


def turns(count: int) -> Iterator[tuple[RoundState, BotRequest]]:
    """Yield rounds with turns of computer players, in which nobody claims anything."""
    found = 0
    for seed in range(count):
        table, now = begin(seed), 0.0
        while table.view.outcome is None:
            table.advance(now)
            for request in table.take_requests():
                if isinstance(request.legal[0], Discard):
                    yield table._play.round, request
                    found += 1
                    if found == count:
                        return
                passed = next((action for action in request.legal if isinstance(action, Pass)), None)
                table.bot_answer(request.number, request.seat, passed or request.legal[0])
            prompt = table.prompt
            if prompt is not None:
                table.act(prompt.number, prompt.legal[-1], now)
            now = max(now, table.next_deadline() or now)


TURNS = tuple(turns(60))


def times(pace: Pace, name: str = "Lan") -> list[float]:
    return [thinking_s(state, turn.seat, pace, name, turn.seed) for state, turn in TURNS]


def test_the_same_turn_takes_the_same_time() -> None:
    assert times(FAMILY) == times(FAMILY)


def test_times_lie_where_peoples_do() -> None:
    taken = times(FAMILY)

    assert min(taken) >= FAMILY.claim_floor_s
    assert max(taken) <= LONGEST_S
    assert 1.2 < mean(taken) < 2.0


def test_a_hard_choice_takes_longer_than_a_plain_one() -> None:
    def rivals(asked: tuple[RoundState, BotRequest]) -> int:
        hand = OwnHand(asked[1].view)
        junk = [hand.tables.deadwood(without(hand.counts, [card])) for card in set(hand.held.values())]
        return junk.count(min(junk))

    ordered = sorted(TURNS, key=rivals)
    plain, hard = (
        mean(thinking_s(state, turn.seat, FAMILY, "Lan", turn.seed) for state, turn in some)
        for some in (ordered[:20], ordered[-20:])
    )
    assert hard > 1.15 * plain


def test_each_player_has_a_tempo_of_its_own() -> None:
    assert len({round(mean(times(FAMILY, name)), 2) for name in COMPUTER_NAMES}) > 4


def test_a_quick_table_is_quick_and_a_table_without_people_waits_for_nobody() -> None:
    assert mean(times(QUICK)) < mean(times(FAMILY))
    assert set(times(INSTANT)) == {0.0}


def test_the_table_waits_for_the_discard_but_not_for_answers() -> None:
    """A longer silence in a window would tell that somebody could do something with the card."""
    table, now = begin(3, pace=FAMILY), 0.0
    waited: dict[Phase, set[float]] = {Phase.DISCARD: set(), Phase.OFFER: set()}
    while table.view.outcome is None:
        table.advance(now)
        for request in table.take_requests():
            chosen = load_player(request.level).choose(request.view, request.legal, request.seed)
            table.bot_answer(request.number, request.seat, chosen)
        prompt, phase = table.prompt, table.view.phase
        if prompt is not None:
            table.act(prompt.number, prompt.proposed, now)
        due = table.next_deadline()
        if due is not None and prompt is None and due > now and phase in waited:
            waited[phase].add(round(due - now, 3))
        now = max(now, due or now)

    assert len(waited[Phase.DISCARD]) > 5
    assert max(waited[Phase.DISCARD]) > FAMILY.claim_floor_s
    assert waited[Phase.OFFER] == {FAMILY.claim_floor_s}
