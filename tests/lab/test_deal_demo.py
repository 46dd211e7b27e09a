"""`tusac deal-demo`: real processes that deal, cheat, fall silent; what is told, written and left behind."""

import json
import multiprocessing
from pathlib import Path

import pytest

from engine.rules_text import override
from engine.rulesets import load
from lab.demos import deal_demo
from lab.demos.deal_machine import Start
from lab.demos.deal_table import Order, deal_hand
from lab.simulator.material import short
from net.deal.events import HandClosed, HandReady
from tusac_qt.cli import main
from tusac_qt.commands.processes import MachinesFailedError

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def no_process_is_left() -> object:
    """Every machine has ended when the demonstration has, in any case."""
    yield
    assert multiprocessing.active_children() == []


def demo(*options: str) -> list[str]:
    """A command line."""
    return ["deal-demo", "--lang", "en", *options]


def test_machines_deal_play_and_leave_a_record_that_is_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "round.fair"

    assert main(demo("--machines", "2", "--record", str(path))) == 0
    text = capsys.readouterr().out
    for line in (
        "COMMIT: all commit",
        "SHUFFLE: one after",
        "play begins",
        "Shuffles: 2, each",
        "fairly, to its end",
    ):
        assert line in text
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert "who agreed to the table" not in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 0
    assert all(machine["has_agreed"] for machine in json.loads(capsys.readouterr().out)["machines"])


def test_a_cheat_is_named_by_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(demo("--machines", "3", "--cheat", "two-decks", "--json")) == 0

    figures = json.loads(capsys.readouterr().out)
    assert figures["is_right"] is True
    assert {(named["by"], named["machine"]) for named in figures["named"]} == {(0, 1), (2, 1)}
    assert figures["verified"]["culprit"]["author"] == 1
    assert figures["hands_open_s"] is None


def test_whoever_falls_silent_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deal_demo, "_SILENCE_S", 3.0)

    assert main(demo("--machines", "3", "--cheat", "silent-at-deal")) == 0
    text = capsys.readouterr().out
    assert "machine 1 goes on without machine 2." in text
    assert "Left the round: machine 2." in text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--machines", "2", "--cheat", "two-decks"), "two-decks takes 3 to 6 machines, not 2"),
        (("--machines", "6", "--cheat", "repeated-key"), "repeated-key takes 2 to 5 machines, not 6"),
        (("--machines", "7"), "there is no N 7; there are: 2, 3, 4, 5, 6"),
        (("--cheat", "luck"), "there is no NAME 'luck'"),
        (("--record", "/nowhere/at all"), "/nowhere/at all"),
    ],
    ids=str,
)
def test_what_cannot_be_shown_is_said_in_one_line(
    options: tuple[str, ...],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deal_demo, "deal_hand", lambda *_arguments: pytest.fail("dealt"))
    try:
        status = main(demo(*options))
    except SystemExit as stop:
        status = int(str(stop.code))

    error = capsys.readouterr().err
    assert status == 2
    assert message in error
    assert error.count("\n") == 1


def order(**changes: object) -> Order:
    """Two machines, a short round."""
    return Order(**{"rules": short(2), "machines": 2, "seats": (0, 1), "backend": "libsecp", **changes})


def test_a_prepared_deck_is_dealt_when_asked_for() -> None:
    dealt = deal_hand(order(is_prepared=True))

    assert dealt.last(HandReady) is not None
    assert dealt.last(HandClosed) is not None
    assert {mark.machine for mark in dealt.marks} == {0, 1}


def test_machines_that_take_too_long_are_ended() -> None:
    with pytest.raises(MachinesFailedError, match="did not come to an end within 0 seconds"):
        deal_hand(order(limit_s=0.2))


def test_a_machine_that_cannot_begin_says_why() -> None:
    with pytest.raises(MachinesFailedError, match="machine 1 failed: KeyError: 'no such cheat'"):
        deal_hand(order(cheat="no such cheat"))


def test_a_machine_that_ends_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lab.demos.deal_table.run_machine", ends_at_once)

    with pytest.raises(MachinesFailedError, match="has ended unexpectedly"):
        deal_hand(order())


def ends_at_once(_start: Start, _pipe: object) -> None:
    """A machine that is gone before it has said anything."""


def test_rules_of_the_demonstration_fit_all_its_tables() -> None:
    for machines in range(2, 7):
        made = deal_demo._order(machines, "")
        assert made.rules == override(load("pvt"), {"players": [2, 3, 4, 5, 6]})
        assert made.seats == tuple(range(machines))
    assert deal_demo._order(3, "repeated-key").seats == (0, 1, 2, 1)
