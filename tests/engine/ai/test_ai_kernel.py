"""The playout kernel: the same rounds as the rules engine plays between the same players."""

from dataclasses import replace

import pytest

from engine.ai.kernel import Kernel, Playout, SeatChoice
from engine.ai.player import POLICIES
from engine.cards import Card
from engine.errors import EngineError
from engine.match import MatchSetup, round_deck
from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load, names
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from tests.support import contests
from tests.support.rounds import dealt
from tests.support.rulesets import PVT, RULESETS
from tusac_qt.commands.invariants import InvariantError, check_round

LEVELS = tuple(POLICIES)


def deck_of(rules: Rules, number: int, seats: int, dealer: Seat) -> tuple[Card, ...]:
    """Return the deck of a round dealt from a number."""
    return round_deck(MatchSetup(rules, seats, 0, number.to_bytes(32), dealer), 1, dealer)


def play(rules: Rules, number: int, seats: int) -> tuple[list[str], bytes, Playout]:
    """Return a round by the kernel: the level at each seat, the players' chance, and what happened."""
    dealer, round_seed = Seat(number % seats), (number + 1).to_bytes(32)
    levels = [LEVELS[(number + seat * seat) % len(LEVELS)] for seat in range(seats)]
    policies = [POLICIES[level] for level in levels]
    played = Kernel(rules, seats).play(deck_of(rules, number, seats, dealer), dealer, policies, round_seed)
    return levels, round_seed, played


PRESETS = [
    (override(load(name), {"jokers": jokers}), seats, 50 if (name, jokers) == ("pvt", 0) else 6)
    for name in names()
    for jokers in (0, 5)
    for seats in sorted(load(name).players)
]
"""Every preset with every number of players, without and with jokers."""

DRAWING_KONGS = {"kong_draws": True, "copies_per_type": 6, "kong_claim": "compulsory"}
"""With six of each card somebody claims a Kong in most rounds, and draws."""

VARIANTS = [
    (RULESETS["wiki, Soldiers only"], 4, 12),
    (RULESETS["wiki, no split"], 3, 12),
    (RULESETS["strict"], 4, 15),
    (RULESETS["strict"], 6, 8),
    (RULESETS["loose"], 4, 12),
    (RULESETS["loose"], 6, 6),
    (
        override(
            load("wiki"),
            {
                "name": "gold",
                "players": [2],
                "copies_per_type": 2,
                "hand_size": 15,
                "jokers": 5,
                "joker_kong_points": [24, 18],
                "losers_pay": False,
            },
        ),
        2,
        40,
    ),
    (
        override(
            load("wiki"), {"name": "stolen doubles", "out_of_turn_claims": ["pair", "kong", "pong", "win"]}
        ),
        5,
        6,
    ),
    (override(PVT, {"name": "drawing Kongs", **DRAWING_KONGS}), 4, 30),
    (override(load("tenhu"), {"name": "drawing Kongs", **DRAWING_KONGS}), 6, 8),
    (override(load("tenhu"), {"name": "drawing Kongs", **DRAWING_KONGS}), 2, 12),
]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "seats", "rounds"),
    PRESETS + VARIANTS,
    ids=[f"{rules.name} {rules.jokers} jokers {seats} seats" for rules, seats, _ in PRESETS + VARIANTS],
)
def test_it_plays_what_the_rules_engine_plays(rules: Rules, seats: int, rounds: int) -> None:
    """Players of all levels at a table of the rules engine.

    Each action legal, each state sound, and the same.
    """
    for number in range(rounds):
        levels, round_seed, played = play(rules, number, seats)
        check_round(dealt(rules, number, seats=seats, dealer=number % seats), levels, round_seed, played)


@pytest.mark.slow
def test_a_difference_would_be_seen() -> None:
    levels, round_seed, played = play(PVT, 2, 4)
    state = dealt(PVT, 2, dealer=2)
    winner = played.outcome.winner
    assert winner is not None
    other = Outcome(Seat((winner + 1) % 4), played.outcome.winning, played.outcome.payments)

    for wrong in (
        replace(played, choices=(*played.choices, SeatChoice(Seat(0), None))),
        replace(played, choices=played.choices[1:]),
        replace(played, draws=played.draws + 1),
        replace(played, outcome=other),
    ):
        with pytest.raises(InvariantError):
            check_round(state, levels, round_seed, wrong)


def test_a_round_depends_on_nothing_played_before() -> None:
    kernel = Kernel(PVT, 4)
    policies = [POLICIES[level] for level in ("easy", "normal", "hard", "hard")]
    deck = deck_of(PVT, 1, 4, Seat(0))
    first = kernel.play(deck, Seat(0), policies, bytes(32))
    kernel.play(deck_of(PVT, 2, 4, Seat(1)), Seat(1), policies, bytes(32))

    assert kernel.play(deck, Seat(0), policies, bytes(32)) == first


@pytest.mark.slow
def test_what_is_forgotten_is_learned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [play(PVT, number, 4) for number in range(6)]
    monkeypatch.setattr("engine.ai.kernel._IDLE_LIMIT", 3)
    monkeypatch.setattr("engine.ai.parts._NODE_LIMIT", 50)

    assert [play(PVT, number, 4) for number in range(6)] == expected


def test_a_dealt_win_ends_the_round_at_once() -> None:
    hands = [
        "gA gB gC gX gY gZ rX rY rZ wX wY wZ yX yY yZ wA wB wC rS wS",
        "gA gB gC gX gY gZ rX rY rZ wX wY wZ yX yY yZ wA wB wC rS wS",
        "gA gB gC gX gY gZ rX rY rZ wX wY wZ yX yY yZ wA wB wC rS wS",
        "gA gB gC gX gY gZ rX rY rZ wX wY wZ yX yY yZ wA wB wC rS wS",
    ]
    cards = [Card[name] for hand in hands for name in hand.split()]
    wall = [Card.yS] + [Card[f"{color}S"] for color in "ggggyyy"]
    wall += [Card[f"{color}{piece}"] for color in "ry" for piece in "ABC" for _ in range(4)]
    deck = tuple(cards + wall)
    played = Kernel(PVT, 4).play(deck, Seat(3), [POLICIES["normal"]] * 4, bytes(32))

    assert played.choices == (SeatChoice(Seat(3), None),)
    assert played.draws == 0
    assert played.outcome.winner == 3
    assert sum(played.outcome.payments) == 0


@pytest.mark.slow
def test_a_round_that_nobody_wins_pays_nothing() -> None:
    drawn = next(
        played for number in range(400) if (played := play(PVT, number, 4)[2]).outcome.winner is None
    )

    assert drawn.outcome == Outcome(None, None, BySeat.fill(4, 0))
    assert drawn.draws == PVT.deck_size(4) - 81 - PVT.dead_wall


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(EngineError, match="players"):
        Kernel(PVT, 3)


@pytest.mark.slow
def test_the_players_choose_as_they_always_did() -> None:
    assert list(contests.lines()) == contests.PATH.read_text(encoding="utf-8").splitlines()
