"""The record of a match: saved line by line, read, replayed, audited.

Torn or altered, it is never trusted.
"""

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import EngineError, NewerRecordError, NotationError, RulesError
from engine.match import MatchSetup, MatchState, begin_match, deal_round, end_round
from engine.record import (
    FIRST_MAGIC,
    MAGIC,
    RecordHeader,
    format_header,
    format_round,
    format_step,
    moments,
    parse_header,
    replay,
)
from engine.rules import Rules
from engine.seats import BySeat, Seat
from engine.state import RoundState
from tests.support.places import TESTS
from tests.support.rounds import play
from tests.support.rulesets import LOOSE, PVT, RULESETS, WIKI_JOKERS
from tests.support.strategies import SOME


def _header(rules: Rules = PVT, rounds: int = 2, seats: int = 4) -> RecordHeader:
    setup = MatchSetup(rules, seats, rounds, bytes(range(32)), Seat(1))
    names = ("Lan", "Minh\u2028Anh", 'Tư "Sắc"', "", "E", "F")[:seats]
    return RecordHeader(setup, BySeat(names), BySeat(("", "easy", "normal", "hard", "", "")[:seats]))


def _play(header: RecordHeader, seed: int) -> tuple[str, MatchState, RoundState]:
    """Play a match and record it; return the text, and where the match and its last round ended."""
    text = format_header(header)
    match = begin_match(header.setup)
    state = deal_round(match)
    while True:
        text += format_round(match, state)
        for before, action, step in play(state, random.Random(seed), greed=0.8):
            text += format_step(before, action)
            state = step.state
        assert state.outcome is not None
        match = end_round(match, state.outcome)
        if match.is_over:
            return text, match, state
        state = deal_round(match)


TEXT, MATCH, LAST = _play(_header(), 1)
LINES = TEXT.splitlines()


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_a_record_replays_to_the_same_match(rules: Rules) -> None:
    text, match, last = _play(_header(rules, 1, max(rules.players)), 5)
    replayed = replay(text)

    assert replayed.failure is None
    assert replayed.match == match
    assert replayed.round == last
    assert replayed.header == _header(rules, 1, max(rules.players))
    assert replayed.good_lines == len(text.splitlines())
    assert replayed.actions == len(text.splitlines()) - 2 - text.count("\nround ")


def test_a_void_round_is_in_the_record_and_does_not_count() -> None:
    """A deal thrown in by a mulligan is followed by another of the same round."""
    text, match, _ = _play(_header(WIKI_JOKERS, 1, 6), 5)
    replayed = replay(text)

    assert replayed.failure is None
    assert replayed.match == match
    assert len(match.outcomes) == 1
    assert match.voids == 1
    assert text.count("\nround 1 ") == 2


def test_a_record_is_plain_text() -> None:
    assert TEXT.isascii()
    assert LINES[0] == FIRST_MAGIC
    assert json.loads(LINES[1])["players"][1] == "Minh\u2028Anh"
    assert LINES[2].startswith("round 1 dealer 1 deck ")
    assert all(line.split()[0] in "0123" for line in LINES[3:] if not line.startswith("round "))


def test_moments_tell_the_whole_story() -> None:
    steps = list(moments(TEXT))

    assert len(steps) == replay(TEXT).actions
    assert steps[-1].after == LAST
    assert [step.after == following.before for step, following in pairwise(steps)].count(False) == 1
    assert steps[-1].match.round_number == 2


@pytest.mark.slow
def test_every_prefix_of_lines_is_good() -> None:
    """A record cut off when the machine stops can be continued."""
    for count in range(2, len(LINES), 7):
        replayed = replay("\n".join(LINES[:count]) + "\n")
        assert replayed.failure is None
        assert replayed.good_lines == count


@pytest.mark.slow
def test_a_torn_last_line_costs_one_action_at_most() -> None:
    whole = "\n".join(LINES[:30]) + "\n"
    for torn in LINES[30:60]:
        for size in range(1, len(torn)):
            replayed = replay(whole + torn[:size])
            assert replayed.good_lines >= 30
            assert replayed.failure is None or (replayed.failure.line, replayed.failure.text) == (
                31,
                torn[:size],
            )


def test_the_last_good_state_is_kept_with_the_reason() -> None:
    replayed = replay("\n".join([*LINES[:30], "0 jump", *LINES[30:]]))
    expected = replay("\n".join(LINES[:30]) + "\n")
    assert replayed.failure is not None

    assert (replayed.failure.line, replayed.failure.text) == (31, "0 jump")
    assert "'0 jump' is not an action" in replayed.failure.message
    assert (replayed.round, replayed.actions, replayed.good_lines) == (expected.round, expected.actions, 30)
    with pytest.raises(NotationError, match="0 jump"):
        list(moments("\n".join([*LINES[:30], "0 jump"])))


def test_an_illegal_action_ends_the_replay() -> None:
    replayed = replay("\n".join([*LINES[:3], "1 draw"]))
    assert replayed.failure is not None

    assert "not_this_phase" in replayed.failure.message


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([*LINES[:2], "0 draw"], "an action outside a round"),
        ([*LINES, "0 draw"], "an action outside a round"),
        ([*LINES[:4], LINES[2]], "a round opens before the last one has ended"),
        (
            [*LINES[:2], LINES[2].replace("dealer 1", "dealer 2")],
            "the round is not the one that follows from the seed",
        ),
        (
            [*LINES[:2], LINES[2].replace("gA", "gB", 1)],
            "the round is not the one that follows from the seed",
        ),
        ([*LINES, LINES[2].replace("round 1", "round 3")], "the match is over"),
        ([*LINES[:3], " "], "is not an action"),
    ],
)
def test_what_does_not_follow(lines: list[str], message: str) -> None:
    failure = replay("\n".join(lines)).failure
    assert failure is not None

    assert failure.line == len(lines)
    assert message in failure.message


def test_header_round_trip() -> None:
    for rules in RULESETS.values():
        header = _header(rules, 0, min(rules.players))
        assert parse_header(format_header(header)) == header


def test_a_header_tells_of_tastes_only_where_there_are_some() -> None:
    plain = _header()
    liked = replace(plain, has_tastes=True)

    assert "tastes" not in format_header(plain)
    assert parse_header(format_header(liked)) == liked
    assert format_header(plain).startswith(FIRST_MAGIC)
    assert format_header(liked).startswith(MAGIC), "a format that has grown has another number"
    assert parse_header(format_header(liked).replace(MAGIC, FIRST_MAGIC)) == liked, "as two days had it"
    assert (plain.taste_of(Seat(1)), liked.taste_of(Seat(1))) == ("", liked.players[Seat(1)])


def _changed(**change: object) -> str:
    table = {**json.loads(LINES[1]), **change}
    return f"{FIRST_MAGIC}\n{json.dumps(table, sort_keys=True)}\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tusac-record 2\n{}\n",
        FIRST_MAGIC,
        f"{FIRST_MAGIC}\n",
        f"{FIRST_MAGIC}\nnot json\n",
        f"{FIRST_MAGIC}\n[]\n",
        f"{FIRST_MAGIC}\n3\n",
        f"{FIRST_MAGIC}\n{{}}\n",
        f"{FIRST_MAGIC}\n{'[' * 100_000}\n",
        f"{FIRST_MAGIC}\n{' ' + LINES[1]}\n",
        f"{FIRST_MAGIC}\n{LINES[1].replace(', ', ',')}\n",
        _changed(seats=3),
        _changed(seats=4.0),
        _changed(seats="4"),
        _changed(seats=True),
        _changed(rounds=1.0),
        _changed(rounds=-1),
        _changed(first_dealer=4),
        _changed(first_dealer=None),
        _changed(seed="00"),
        _changed(seed="xyz"),
        _changed(seed=None),
        _changed(seed=json.loads(LINES[1])["seed"].upper()),
        _changed(players=["a", "b", "c"]),
        _changed(players=["a", "b", "c", 4]),
        _changed(players="abcd"),
        _changed(levels=None),
        _changed(rules=None),
        _changed(rules=[]),
        _changed(surplus=1),
        _changed(tastes=False),
        _changed(tastes=1),
    ],
)
def test_not_a_header(text: str) -> None:
    with pytest.raises(EngineError) as caught:
        replay(text)
    assert isinstance(caught.value, EngineError)


def test_a_wrong_rule_in_the_header_is_named() -> None:
    rules = json.loads(LINES[1])["rules"]
    with pytest.raises(RulesError, match=r"^unit: out_of_range value=0 "):
        parse_header(_changed(rules={**rules, "unit": 0}))


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace(FIRST_MAGIC, "tusac-record 3"),
        TEXT.replace('"players"', '"tempo": 3, "players"'),
        TEXT.replace('"unit"', '"wind": 4, "unit"'),
    ],
    ids=["version", "key", "rule"],
)
def test_what_a_newer_program_wrote_is_told_from_what_is_damaged(text: str) -> None:
    assert text != TEXT
    with pytest.raises(NewerRecordError):
        replay(text)


@given(place=st.integers(min_value=0, max_value=len(TEXT) * 7 - 1))
@SOME
def test_a_flipped_bit_is_found_or_leaves_a_legal_match(place: int) -> None:
    """A record is no proof of who did what, but nothing in it is believed that the rules forbid."""
    data = bytearray(TEXT.encode())
    data[place // 7] ^= 1 << place % 7
    text = data.decode(errors="replace")
    try:
        replayed = replay(text)
    except EngineError:
        assert place // 7 < len("\n".join(LINES[:2])) + 1
        return
    if replayed.failure is None:
        # one legal action has become another, or a name: following it again comes to the same
        assert replayed.actions == len(LINES) - 4
        assert list(moments(text))[-1].after == replayed.round
    else:
        good = "".join(f"{line}\n" for line in text.splitlines()[: replayed.good_lines])
        assert replay(good).failure is None
        assert replay(good).round == replayed.round


@given(text=st.text(max_size=80))
@SOME
def test_any_text_is_followed_or_refused(text: str) -> None:
    replayed = replay("\n".join(LINES[:20]) + "\n" + text)

    assert replayed.good_lines >= 20


def test_a_header_needs_a_name_for_each_seat() -> None:
    setup = MatchSetup(LOOSE, 6, 1, bytes(32), Seat(0))
    with pytest.raises(NotationError, match="a record of 6 seats needs a name and a level for each"):
        RecordHeader(setup, BySeat(("a",) * 5), BySeat(("",) * 6))


def test_a_record_from_before_a_rule_is_replayed_as_it_was_played() -> None:
    """Six played before `kong_before_pong` was a rule.

    In line 36 a pong goes before the kong of line 38, farther off.
    """
    text = (TESTS / "records" / "six-seats-older.tusac-record").read_text(encoding="utf-8")
    replayed = replay(text)

    assert replayed.failure is None
    assert replayed.match.is_over
    assert format_header(replayed.header) == "".join(text.splitlines(keepends=True)[:2])

    newer = replace(replayed.header.setup.rules, kong_before_pong=True)
    header = replace(replayed.header, setup=replace(replayed.header.setup, rules=newer))
    stopped = replay(format_header(header) + "".join(text.splitlines(keepends=True)[2:]))
    assert stopped.failure is not None
    assert "not_your_turn" in stopped.failure.message
