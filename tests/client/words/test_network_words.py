"""Words for whatever can go wrong or happen at a table on the network.

Each its own, each with one thing to do.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Any

import pytest

from engine.seats import Seat
from net.discovery.discovery import DiscoveryTrouble as NotFound
from net.links.faults import Fault, Version
from net.match.status import Awaited, OutOfTime, ProofStatus, TablePhase
from net.node.reports import Failed, Trouble
from net.table.interface.status import EndReason, News, NewsKind, Presence, Said, Status
from tests.support.network import lobby, seated
from tusac_qt.model.table_notes import (
    account_lines,
    departure_lines,
    pause_note,
    proof_line,
    ready_line,
    seat_sentence,
    strip_note,
)
from tusac_qt.play.table import Noted
from tusac_qt.words.network import clock_text, system_notice, trust_text
from tusac_qt.words.table_news import PHRASES, note_text, phrase_text, void_text
from tusac_qt.words.troubles import TroubleAction, TroubleAdvice, ending, failure, unseen_text, way_name

SAYINGS: tuple[tuple[type[Enum], Callable[[Any], str]], ...] = (
    (Fault, lambda fault: failure(Failed(fault), "1").text),
    (Trouble, lambda trouble: failure(Failed(trouble), "1").text),
    (NotFound, unseen_text),
    (NewsKind, lambda kind: note_text(Noted(News(kind, 0, "x"), "An", Seat(0), is_me=False))),
)


@pytest.mark.parametrize(("kind", "words"), SAYINGS, ids=[kind.__name__ for kind, _ in SAYINGS])
def test_every_code_is_said_in_words_of_its_own(kind: type[Enum], words: Callable[[Any], str]) -> None:
    said = [words(code) for code in kind]

    assert all(text.strip() for text in said)
    assert len(set(said)) == len(said)


def test_every_end_is_said_and_leads_somewhere() -> None:
    for end in EndReason:
        assert ending(end, "").text
    assert ending(EndReason.FULL, "").way is TroubleAction.HOST
    assert ending(EndReason.LOST, "Lan's").text.endswith("(Lan's)")
    assert {way_name(way) for way in TroubleAction}.isdisjoint({""})


def test_other_versions_are_both_named() -> None:
    told = failure(Failed(Fault.VERSION, theirs=Version("3.2", 4, 4)), "2.9")

    assert told == TroubleAdvice(
        "The host’s game is version 3.2 (protocol 4), yours is 2.9 (protocol 2): update yours.",
        TroubleAction.HOME,
    )


def test_a_wrong_code_is_asked_for_again_and_says_what_it_may_mean() -> None:
    told = failure(Failed(Fault.BAD_CODE), "1")

    assert told.way is TroubleAction.CODE
    assert "interfering" in told.text


@pytest.mark.parametrize(
    ("platform", "word"), [("win32", "Private"), ("darwin", "Local Network"), ("linux", "")]
)
def test_only_systems_that_ask_are_announced(platform: str, word: str) -> None:
    assert word in system_notice(platform)
    assert bool(system_notice(platform)) == bool(word)


def test_phrases_are_said_in_the_listeners_language_and_unknown_ones_as_they_came() -> None:
    assert len({phrase_text(phrase) for phrase in PHRASES}) == len(PHRASES)
    assert phrase_text("from the future") == "from the future"
    said = Noted(Said(0, "hello", ""), "An", Seat(0), is_me=False)
    assert note_text(said) == "An: Hello everyone!"
    late = Noted(OutOfTime(Seat(1), None), "Bình", Seat(1), is_me=False)
    assert note_text(late) == "Bình didn’t answer in time."


@pytest.mark.parametrize(
    ("kind", "own", "other"),
    [
        (NewsKind.LEFT_OUT, "The round goes on without you", "The round goes on without An"),
        (NewsKind.PLAYS_ON, "You play on", "An plays on"),
        (NewsKind.COORDINATOR_CHANGED, "You run the table", "An runs the table"),
        (NewsKind.PAUSED, "You stopped the clocks", "An stopped the clocks"),
        (NewsKind.BACK, "An is back", "An is back"),
    ],
)
def test_news_about_oneself_speak_to_one(kind: NewsKind, own: str, other: str) -> None:
    note = Noted(News(kind, 0), "An", Seat(0), is_me=True)

    assert note_text(note).startswith(own)
    assert note_text(replace(note, is_me=False)).startswith(other)


def test_the_machine_of_a_computer_player_and_what_it_sees_are_named() -> None:
    one = seated(lobby(people=3), computers=(1,))
    two = seated(lobby(people=2), computers=(0, 1))

    assert trust_text(lobby(people=4)) == ""
    assert "doesn’t count" in trust_text(lobby(people=2))
    assert "on Bình’s computer" in trust_text(one)
    assert "can’t change them" in trust_text(one)
    assert "Lan runs on An’s computer" in trust_text(two)
    assert "Minh runs on Bình’s computer" in trust_text(two)
    same = trust_text(seated(lobby(people=2), computers=(1, 1)))
    assert "on Bình’s computer, which can see their cards: Lan, Minh." in same
    assert seat_sentence(one, Seat(3)) == trust_text(one)
    assert seat_sentence(one, Seat(0)) == ""


def proven(status: Status, **changes: object) -> Status:
    """Return the status with a proof of two machines."""
    proof = ProofStatus("", (0, 1), 2, (), (), b"")
    return replace(status, proof=replace(proof, **changes))


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "Shuffled and proven by 2 computers ✓"),
        ({"verified": (1,)}, "Verifying: 1 of 2 computers"),
        ({"verified": (0, 1)}, "Verified by 2 computers ✓"),
        (
            {"cheats": ((1, "false_shuffle"), (0, "bad_key"))},
            (
                "Bình’s program broke the rules of fair dealing: its deck is not a shuffle of the one before."
                " An’s program broke the rules of fair dealing: its keys are not its own, or not keys at all."
            ),
        ),
    ],
)
def test_what_is_proven_is_said_in_a_line(changes: dict[str, object], line: str) -> None:
    assert proof_line(proven(lobby(phase=TablePhase.PLAYING), **changes)) == line


def test_what_is_known_of_a_match_beside_its_tally_is_said_in_lines() -> None:
    status = lobby(people=3, phase=TablePhase.BETWEEN)
    told = replace(status, void_hands=((1, 1), (2, 2)), pending=((3, 1),), unaudited=(1, 2))
    assert account_lines(status) == []
    assert account_lines(told) == [
        "Bình’s win in round 3 isn’t counted yet: the keys haven’t arrived.",
        "Bình’s hidden moves couldn’t be checked.",
        "Cúc’s hidden moves couldn’t be checked.",
        "1 round cancelled when Bình left",
        "2 rounds cancelled when Cúc left",
    ]


def test_who_has_left_is_told_after_the_round_and_is_not_waited_for() -> None:
    status = lobby(people=4, phase=TablePhase.BETWEEN)
    me, second, third, fourth = status.members
    gone = (replace(second, presence=Presence.LEFT), replace(third, presence=Presence.REMOVED))
    told = replace(status, members=(replace(me, is_ready=True), *gone, fourth))

    assert departure_lines(status) == []
    assert departure_lines(told) == ["Bình has left the table.", "The host sent Cúc away."]
    assert ready_line(told, 0.0) == "Waiting for Dũng."


def test_who_is_waited_for_and_how_long() -> None:
    status = lobby(people=3)
    ready = replace(status, members=(replace(status.members[0], is_ready=True), *status.members[1:]))

    assert ready_line(status, 0.0) == ""
    assert ready_line(ready, 0.0) == "Waiting for Bình, Cúc."
    away = replace(ready.members[2], presence=Presence.AWAY)
    assert (
        ready_line(replace(ready, members=(*ready.members[:2], away)), 0.0) == "Waiting for Bình, Cúc (away)."
    )
    assert ready_line(replace(status, members=(*status.members[:2], away)), 0.0) == "Waiting for Cúc (away)."
    gone = replace(status.members[1], presence=Presence.AWAY)
    lost = replace(status, members=(status.members[0], gone, away))
    assert ready_line(lost, 0.0) == "The connection is lost – reconnecting…"
    assert ready_line(replace(ready, countdown_until=9.0), 4.0) == "The next round starts in 5 s."
    assert ready_line(replace(status, phase=TablePhase.DEALING), 4.0) == "The next round is being dealt."
    assert clock_text(61.4) == "1:01"
    assert clock_text(-3.0) == "0:00"


AWAY = tuple(
    member if member.is_me else replace(member, presence=Presence.AWAY) for member in lobby(people=3).members
)


@pytest.mark.parametrize(
    ("changes", "note"),
    [
        ({}, ""),
        ({"paused_by": 2, "paused_until": 90.0}, "Cúc paused: time for tea (1:20 of 2:00 left)"),
        ({"paused_by": 0}, "You paused: time for tea – press T or click to go on"),
        ({"awaited": (Awaited(1, 0.0, None),)}, "Bình lost the connection – wait, or leave (Menu)"),
        ({"awaited": (Awaited(1, 0.0, 40.0),)}, "Bình lost the connection – waiting 0:30"),
        ({"awaited": (Awaited(1, 0.0, 9.0),)}, "Bình lost the connection – the clocks run again"),
        ({"phase": TablePhase.WAITING}, "Waiting: 3 of 3 computers are here, 2 needed"),
        ({"members": AWAY}, "The connection is lost – reconnecting…"),
        ({"phase": TablePhase.AUDITING}, "The round is being verified…"),
    ],
)
def test_the_strip_says_whom_the_table_waits_for(changes: dict[str, object], note: str) -> None:
    status = replace(lobby(people=3, phase=TablePhase.PLAYING), **changes)

    assert strip_note(status, 10.0) == note


def test_a_pause_at_a_table_of_ones_own_is_said_without_names() -> None:
    assert strip_note(None, 0.0) == ""
    assert pause_note(None, is_paused=True) == "Paused – press T or click to go on"
    assert pause_note(None, is_paused=False) == ""


def test_a_void_round_is_told_with_its_reason_in_the_log_and_without_its_title_on_the_page() -> None:
    note = Noted(News(NewsKind.ROUND_VOID, None, "too_few_machines"), "", None, is_me=False)

    assert void_text("too_few_machines") == "Nobody wins or loses points: too few players are left."
    assert note_text(note) == f"This round doesn’t count. {void_text('too_few_machines')}"
    assert void_text("a rule of tomorrow") == "Nobody wins or loses points."


def test_in_a_lobby_no_clock_is_said_to_wait_for_somebody_who_is_lost() -> None:
    lost = Noted(News(NewsKind.LOST, 1), "Bình", Seat(1), is_me=False)

    assert note_text(lost) == "Bình lost the connection. The clocks are waiting."
    assert note_text(replace(lost, is_in_lobby=True)) == "Bình lost the connection."
