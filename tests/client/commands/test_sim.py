"""Contests between computer players: fair orders, honest figures, the same on any number of processes."""

import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from engine.declaring import may_mulligan
from engine.match import MatchSetup, round_deck
from engine.partition import counts_of
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from engine.shuffle import derive_seed
from engine.state import Phase, RoundState, owned_slots
from tests.support.places import ROOT
from tests.support.rounds import dealt, positions
from tests.support.rulesets import LOOSE, PVT, VIET, WIKI, WIKI_JOKERS
from tusac_qt.cli import main
from tusac_qt.commands.contest import Contest, DealResult, orders, play_deal, play_deals
from tusac_qt.commands.invariants import InvariantError, check_state
from tusac_qt.commands.ladder import Ladder, climb, rungs
from tusac_qt.commands.standings import Estimate, standings

EQUALS = Contest(PVT, ("normal",) * 4, bytes(32), is_checked=False)


def sim(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run `tusac sim` in this process; return its status and what it printed on either stream."""
    try:
        status = main(["sim", *arguments])
    except SystemExit as stop:
        status = int(stop.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.mark.parametrize(
    ("levels", "number"),
    [
        ("hard normal normal normal", 4),
        ("normal normal normal normal", 4),
        ("easy normal hard", 6),
        ("easy normal hard hard", 12),
        ("easy hard", 2),
    ],
)
def test_every_player_sits_everywhere_equally_often(levels: str, number: int) -> None:
    players = tuple(levels.split())
    found = orders(players)

    assert len(found) == len(set(found)) == number
    for seat in range(len(players)):
        assert set(Counter(order[seat] for order in found).values()) == {number // len(players)}


def test_every_order_of_levels_is_played() -> None:
    levels = ("easy", "normal", "hard", "hard")

    seen = {tuple(levels[player] for player in order) for order in orders(levels)}

    assert len(seen) == 12


@pytest.mark.slow
def test_a_deal_pays_as_much_as_it_receives() -> None:
    for number in range(5):
        result = play_deal(
            Contest(PVT, ("easy", "hard", "normal", "hard"), bytes(32), is_checked=False), number
        )

        assert sum(result.points) == 0
        assert sum(result.wins) + result.exhausted == 12
        assert result.dealer_wins <= sum(result.wins)


def test_other_seeds_deal_other_cards() -> None:
    other = Contest(PVT, EQUALS.levels, bytes(31) + b"\x01", is_checked=False)

    assert play_deals(EQUALS, range(4)) == play_deals(EQUALS, range(4))
    assert play_deals(EQUALS, range(4)) != play_deals(other, range(4))


@pytest.mark.slow
def test_equals_come_out_even() -> None:
    found = standings(EQUALS, play_deals(EQUALS, range(100)))

    for player in found.players:
        assert player.points.low is not None
        assert player.points.high is not None
        assert player.points.low < 0 < player.points.high
        assert 0 < player.points.high - player.points.mean < 3
        assert abs(player.wins.mean - 0.25) < 0.1
    assert sum(player.points.mean for player in found.players) == pytest.approx(0)


@pytest.mark.slow
def test_better_players_win_more() -> None:
    contest = Contest(PVT, ("easy", "normal", "hard", "easy"), bytes(32), is_checked=False)
    points = [player.points.mean for player in standings(contest, play_deals(contest, range(15))).players]

    assert points[0] < points[1] < points[2]
    assert points[3] < points[1]


def test_an_interval_is_over_deals() -> None:
    estimate = Estimate.of([1.0, 2.0, 3.0, 4.0])

    assert estimate.mean == 2.5
    assert estimate.high is not None
    # 1.96 standard errors: the standard deviation is 1.29, half of it the error of the mean of four
    assert estimate.high - estimate.mean == pytest.approx(1.265, abs=0.001)
    assert Estimate.of([3.0]) == Estimate(3.0, None, None)


def test_figures_of_a_contest() -> None:
    results = [
        DealResult((30, -10, -10, -10), (2, 1, 0, 0), exhausted=1, dealer_wins=1, win_points=33),
        DealResult((-6, 2, 2, 2), (0, 2, 1, 1), exhausted=0, dealer_wins=3, win_points=44),
    ]
    found = standings(EQUALS, results)

    assert (found.deals, found.rounds) == (2, 8)
    assert found.players[0].points.mean == 3.0
    assert found.players[1].wins.mean == 0.375
    assert found.exhausted.mean == 0.125
    assert found.dealer_wins.mean == 0.5
    assert found.win_points == 11


def test_figures_without_a_win() -> None:
    found = standings(EQUALS, [DealResult((0,) * 4, (0,) * 4, exhausted=4, dealer_wins=0, win_points=0)])

    assert found.win_points is None
    assert not any("points of a win" in line for line in found.table())
    assert "won by nobody     100.00 %" in found.table()


@pytest.mark.slow
def test_a_watched_contest_finds_nothing() -> None:
    for rules, levels in (
        (PVT, "easy normal hard hard"),
        (LOOSE, "hard normal"),
        (WIKI, "easy hard hard"),
        (WIKI_JOKERS, "normal normal normal easy normal"),
        (VIET, "easy normal hard"),
    ):
        play_deal(Contest(rules, tuple(levels.split()), bytes(32), is_checked=True), 3)


def test_a_deal_that_is_thrown_in_is_dealt_again() -> None:
    """Every round of a contest counts, whatever the mulligan does."""
    contest = Contest(WIKI, ("easy",) * 4, bytes(32), is_checked=False)
    voids = [number for number in range(60) if _is_void_at_first(contest, number)]
    assert voids

    for number in voids:
        result = play_deal(contest, number)
        assert sum(result.wins) + result.exhausted == 4


def _is_void_at_first(contest: Contest, number: int) -> bool:
    """Whether some hand of a deal may be thrown in."""
    dealer = Seat(number % 4)
    setup = MatchSetup(contest.rules, 4, 0, derive_seed(contest.seed, "deal", number), dealer)
    deck = round_deck(setup, 1, dealer)
    hands = owned_slots(contest.rules, 4, dealer)
    return any(may_mulligan(contest.rules, counts_of(deck[index] for index in hand)) for hand in hands)


def test_states_that_play_reaches_hold_the_invariants() -> None:
    for state in positions(VIET, range(3)):
        check_state(state)


def broken(state: RoundState) -> dict[str, RoundState]:
    """Return a state spoiled in several ways."""
    first = state.hands[Seat(0)]
    shorter = state.hands.replace(Seat(0), first[1:])
    doubled = state.hands.replace(Seat(0), (state.hands[Seat(1)][0], *first[1:]))
    return {
        "a card lost": state._replace(hands=shorter),
        "a card in two places": state._replace(hands=doubled),
        "a card moved": state._replace(hands=shorter.replace(Seat(1), (first[0], *state.hands[Seat(1)]))),
        "an end without an outcome": state._replace(phase=Phase.DRAWN),
        "money made": state._replace(
            phase=Phase.DRAWN, active=Seat(3), outcome=Outcome(None, None, BySeat((1, 0, 0, 0)))
        ),
    }


@pytest.mark.parametrize("way", broken(dealt(PVT, 1)))
def test_a_state_that_cannot_be_is_found_out(way: str) -> None:
    with pytest.raises(InvariantError):
        check_state(broken(dealt(PVT, 1))[way])


def test_it_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = sim(capsys, "--rounds", "8", "--seed", "5")

    assert (status, err) == (0, "")
    assert "2 deals in 4 orders, 8 rounds" in out
    assert [line.split()[0] for line in out.splitlines()[3:7]] == [
        "master",
        "neighbor",
        "neighbor",
        "neighbor",
    ]


def test_it_prints_json_the_same_on_one_process_and_on_two() -> None:
    words = ("sim", "--ai", "easy,normal,normal,normal", "--rounds", "401", "--json", "--workers")
    alone, together = (
        subprocess.run(
            [sys.executable, "-m", "tusac_qt", *words, number],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for number in ("1", "2")
    )

    assert alone == together
    found = json.loads(alone)
    assert found["rounds"] == 404
    assert found["deals"] == 101
    assert found["rules_digest"] == PVT.digest
    assert [player["level"] for player in found["players"]] == ["easy", "normal", "normal", "normal"]
    assert found["players"][0]["points"]["high"] < 0


@pytest.mark.slow
def test_it_tells_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(100))
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))
    status, _, err = sim(capsys, "--rounds", "160")

    assert status == 0
    assert err.splitlines() == [f"tusac: {done} of 160 rounds" for done in (32, 64, 128)]


def test_it_checks_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = sim(capsys, "--rounds", "4", "--check", "--json")

    assert status == 0
    assert json.loads(out)["checked"] is True

    status, out, _ = sim(capsys, "--rounds", "4", "--check")
    assert status == 0
    assert "every state" in out


def test_a_failed_check_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    # a kernel that forgets what it saw plays other rounds than players at a table would
    monkeypatch.setattr("engine.ai.kernel.moment", lambda *_, **__: 0)
    status, out, err = sim(capsys, "--ai", "easy,easy,easy,easy", "--rounds", "4", "--check")

    assert (status, out) == (1, "")
    assert "deal 0, order" in err
    assert "the kernel's players choose the same" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--ai", "normal,genius"), "'genius'"),
        (("--ai", "normal,normal"), "[4] players"),
        (("--ai", ""), "''"),
        (("--rounds", "0"), "'0'"),
        (("--rounds", "many"), "'many'"),
        (("--rounds", "9" * 5000), "1 or more"),
        (("--seed", "-3"), "'-3'"),
        (("--rules", "nowhere.toml"), "nowhere.toml"),
        (("--workers", "none"), "'none'"),
        (("--fast",), "--fast"),
    ],
)
def test_what_cannot_be_followed_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    status, out, err = sim(capsys, *arguments)

    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert words in err


def test_on_the_ladder_every_level_plays_the_same_cards() -> None:
    ladder = Ladder(VIET, 3, bytes(32))
    deals = climb(ladder, range(6))
    found = rungs(ladder, deals)

    assert deals[2:5] == climb(ladder, range(2, 5))
    assert [rung.level for rung in found.levels] == ["easy", "normal", "hard"]
    assert [rung.beside is None for rung in found.levels] == [False, True, False]
    assert found.levels[2].beside == found.levels[2].above
    assert found.levels[0].points.mean == sum(deal["easy"] for deal in deals) / 6


@pytest.mark.long
@pytest.mark.slow
def test_better_players_stand_higher() -> None:
    ladder = Ladder(PVT, 4, bytes(32))
    easy, normal, hard, expert = rungs(ladder, climb(ladder, range(250))).levels

    assert easy.beside is not None
    assert easy.beside.difference + easy.beside.reach < 0
    assert easy.points.mean < normal.points.mean < min(hard.points.mean, expert.points.mean)


@pytest.mark.parametrize(
    "line", ["--ladder --ai easy,hard", "--ladder --seats 9", "--ladder --check", "--seats 3"]
)
def test_a_ladder_that_makes_no_sense_is_refused_in_a_sentence(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = sim(capsys, *line.split())

    assert (status, out) == (2, "")
    assert "Traceback" not in err
    assert err.strip()
