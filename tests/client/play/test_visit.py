"""A visit to a table, as a window, a terminal and a phone follow it: its table of transitions, and its laws."""

from collections import deque
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from net.match.status import Dealt, TablePhase
from net.node.wishes import Hosting
from net.table.interface.status import EndReason, Status
from tests.support.network import Playing, lobby, offer, seated
from tests.support.sweeps import examples
from tusac_qt.play import visit as module
from tusac_qt.play.visit import (
    TRANSITIONS,
    Ended,
    Follow,
    Gone,
    GoOn,
    Happening,
    InLobby,
    Move,
    SitDown,
    Stage,
    Visit,
)

LOBBY = lobby()
CARDS = Playing.deal(seated(lobby(), computers=(0, 1)), 0, now=0.0).status  # type: ignore[arg-type]
MATCH_OVER = replace(CARDS, phase=TablePhase.ENDED, end=EndReason.MATCH_OVER)
CLOSED = replace(LOBBY, phase=TablePhase.ENDED, end=EndReason.CLOSED)
OFFER = offer()
NEXT = Hosting("Next", OFFER.rules, 4, "easy", OFFER.pace, OFFER.rounds)


def after(visit: Visit, happening: Happening) -> tuple[Visit, tuple[Move, ...]]:
    """Let something happen to a visit."""
    statuses = {
        Happening.LOBBY: LOBBY,
        Happening.CARDS: CARDS,
        Happening.MATCH_OVER: MATCH_OVER,
        Happening.OTHER_END: CLOSED,
    }
    if happening in statuses:
        return visit.at_table(statuses[happening], (), sits_elsewhere=False)
    if happening is Happening.BEGIN:
        return visit.begin(), ()
    if happening is Happening.FAILED:
        return visit.failed()[0], ()
    return visit.left() if happening is Happening.LEFT else visit.leave()


def visits() -> dict[Stage, Visit]:
    """Return a visit in each stage."""
    coming = Visit().begin()
    cards = after(coming, Happening.CARDS)[0]
    return {
        Stage.AWAY: Visit(),
        Stage.COMING: coming,
        Stage.LOBBY: after(coming, Happening.LOBBY)[0],
        Stage.CARDS: cards,
        Stage.OVER: after(cards, Happening.MATCH_OVER)[0],
    }


def test_the_page_of_the_module_draws_the_transitions() -> None:
    head, _, *rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (module.__doc__ or "").splitlines()
        if line.startswith("|")
    ]
    drawn = {
        (Stage[row[0]], Happening(column)): Stage[cell]
        for row in rows
        for column, cell in zip(head[1:], row[1:], strict=True)
    }

    assert drawn == {
        (stage, happening): TRANSITIONS[stage].get(happening, stage)
        for stage in Stage
        for happening in Happening
    }


@pytest.mark.parametrize("stage", Stage)
@pytest.mark.parametrize("happening", Happening)
def test_a_visit_goes_from_stage_to_stage_as_the_table_says(stage: Stage, happening: Happening) -> None:
    before = visits()[stage]

    assert before.stage is stage
    assert after(before, happening)[0].stage is TRANSITIONS[stage].get(happening, stage)


def test_cards_are_sat_down_to_once_and_then_followed() -> None:
    visit, first = after(Visit().begin(), Happening.LOBBY)
    visit, dealt = after(visit, Happening.CARDS)
    visit, more = after(visit, Happening.LOBBY)  # between two tables no round is shown
    _, over = after(visit, Happening.MATCH_OVER)

    assert first == (InLobby(LOBBY, ()),)
    assert dealt == (SitDown(CARDS, (), ()),)
    assert more == (Follow(LOBBY, ()),)
    assert over == (Follow(MATCH_OVER, ()), Ended(MATCH_OVER))


def test_events_before_a_deal_in_another_seat_belong_to_the_table_before() -> None:
    visit = visits()[Stage.CARDS]
    before, dealt, later = Dealt(1, 0), Dealt(2, 1), Dealt(3, 0)  # type: ignore[arg-type]
    _, moves = visit.at_table(CARDS, (dealt, later), sits_elsewhere=True)
    _, none = visit.at_table(CARDS, (before,), sits_elsewhere=False)

    assert moves == (SitDown(CARDS, (), (dealt, later)),)
    assert none == (Follow(CARDS, (before,)),)


def test_a_result_stays_until_our_person_leaves_though_the_node_has_left() -> None:
    visit = visits()[Stage.OVER]
    stayed, moves = visit.left()

    assert (stayed.stage, stayed.status, moves) == (Stage.OVER, MATCH_OVER, ())
    assert stayed.leave()[0] == Visit()


def test_a_table_that_follows_is_opened_once_the_last_one_has_been_left() -> None:
    leaving, none = visits()[Stage.LOBBY].leave(NEXT)
    ignored, quiet = leaving.at_table(LOBBY, (), sits_elsewhere=False)

    assert (none, quiet, ignored) == ((), (), leaving)
    assert leaving.left()[1] == (GoOn(NEXT),)
    assert Visit().leave(NEXT)[1] == (GoOn(NEXT),)


def test_a_node_that_ends_without_a_reason_is_told_once() -> None:
    gone, moves = visits()[Stage.CARDS].left()

    assert moves == (Gone(),)
    assert gone == Visit()
    assert gone.left() == (gone, ())


class Node:
    """A node as its contract has it: stays one after another, each with its reports and then one `Left`.

    Attributes:
        stays: the numbers of the stays that have not ended, the oldest first.
        over: the stays that have failed or ended, of which only `Left` is due.
    """

    def __init__(self) -> None:
        self.stays: deque[int] = deque()
        self.over: set[int] = set()
        self._number = 0

    def begin(self) -> int:
        """Go to another table; return the number of the stay."""
        self._number += 1
        self.stays.append(self._number)
        return self._number

    def reports(self, word: str) -> bool:
        """Whether the oldest stay can report something."""
        return bool(self.stays) and (word == "left" or self.stays[0] not in self.over)


WORDS = ["begin", "leave", "lobby", "cards", "over", "closed", "failed", "left"]


@settings(max_examples=examples(400))
@given(st.lists(st.sampled_from(WORDS), max_size=20))
def test_reports_of_a_table_that_is_not_wanted_never_reach_our_person(script: list[str]) -> None:
    node, visit, wanted = Node(), Visit(), 0
    statuses: dict[str, Status] = {"lobby": LOBBY, "cards": CARDS, "over": MATCH_OVER, "closed": CLOSED}
    for word in script:
        if word == "begin":
            wanted, visit = node.begin(), visit.begin()
        elif word == "leave":
            wanted, (visit, _) = 0, visit.leave()
        elif not node.reports(word):
            continue
        elif word == "left":
            stay = node.stays.popleft()
            before, (visit, moves) = visit, visit.left()
            assert (Gone() in moves) == (stay == wanted and before.stage is not Stage.OVER)
            wanted = 0 if stay == wanted else wanted
        elif word == "failed":
            visit, is_told = visit.failed()
            assert is_told == (node.stays[0] == wanted)
            node.over.add(node.stays[0])
            wanted = 0 if is_told else wanted
        else:
            visit, moves = visit.at_table(statuses[word], (), sits_elsewhere=False)
            assert bool(moves) == (node.stays[0] == wanted)
            if any(isinstance(move, Ended) for move in moves) and visit.stage is Stage.AWAY:
                node.over.add(node.stays[0])
                wanted = 0
    for _ in node.stays:
        visit, _ = visit.left()

    assert (visit.is_leaving, visit.finished, visit.is_staying) == (False, 0, False)
    assert visit.stage in (Stage.AWAY, Stage.OVER)
