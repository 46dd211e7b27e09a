"""A table on the network in a terminal.

The list, the lobby, rounds, talk and every end, with the node played by hand.
"""

import errno
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from engine.actions import Discard
from engine.seats import Seat
from engine.view import conceal
from net.address import Address
from net.discovery.discovery import DiscoveryTrouble, FoundTable, Nearby, TableReach
from net.links.faults import Fault
from net.match.status import Dealt, TablePhase
from net.node import reports
from net.node.reports import CoordinatorAt, Failed, Hosted, Left, RecordKept, Report, TablesSeen, Warned
from net.node.wishes import Hosting, Joining
from net.table.interface.commands import (
    Choose,
    Rename,
    Say,
    SetPaused,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
    WaitNoLonger,
)
from net.table.interface.status import EndReason, News, NewsKind, Presence, Said, SeatStatus, Status
from tests.support.adverts import ADVERT
from tests.support.network import HOSTED, FakeNode, Playing, between_rounds, lobby, member, seated
from tests.support.patience import PATIENCE_S
from tests.support.refusing import ALWAYS, refusing_disk
from tusac_qt.choices.settings import Settings
from tusac_qt.play.score_book import RoundKind
from tusac_qt.play.score_file import SCORES_NAME, read_scores, scores_path
from tusac_qt.terminal import net_terminal, table_choice, text_lobby, text_offers
from tusac_qt.terminal.inbox import TerminalInbox, TerminalNote
from tusac_qt.terminal.net_terminal import NetTerminal
from tusac_qt.terminal.table_choice import TableChoice


class Person:
    """A person at a terminal: what comes is queued beforehand, then it runs to its end."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.inbox = TerminalInbox()
        self.node = FakeNode(self.inbox.wake)
        self.terminal = NetTerminal(self.node, self.inbox, Settings())  # type: ignore[arg-type]
        self.choice = TableChoice(self.node, self.inbox)  # type: ignore[arg-type]

    def comes(self, *items: Report | str | TerminalNote) -> None:
        """Let reports come and lines be typed, in this order."""
        for item in items:
            if isinstance(item, str | TerminalNote):
                self.inbox._came.put(item)
            else:
                self.inbox._came.put(_Reporting(self.node, item))  # type: ignore[arg-type]

    def runs(self) -> tuple[int, str, str]:
        """Return the exit status, what was printed, what was complained of."""
        status = self.terminal.run()
        told = self._capsys.readouterr()
        return status, told.out, told.err


class _Reporting:
    """Stands in the queue for a wake whose report is there only then."""

    def __init__(self, node: FakeNode, report: Report) -> None:
        self.node, self.report = node, report


@pytest.fixture
def person(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody at a terminal."""
    real_next = TerminalInbox.next

    def next_in_order(inbox: TerminalInbox, until: float | None) -> object:
        came = real_next(inbox, time.monotonic() + PATIENCE_S if until is None else until)
        assert came is not None or until is not None, "the terminal waits, and nothing more comes"
        if isinstance(came, _Reporting):
            came.node.reports.append(came.report)
            return TerminalNote.WOKEN
        return came

    monkeypatch.setattr(TerminalInbox, "next", next_in_order)
    return Person(capsys)


def at(status: Status, *events: object) -> reports.AtTable:
    """How things stand at the table."""
    return reports.AtTable(status, events)  # type: ignore[arg-type]


def ended(end: EndReason, detail: str = "") -> reports.AtTable:
    """It is over."""
    return at(replace(lobby(), phase=TablePhase.ENDED, end=end, end_detail=detail))


def test_a_host_reads_how_to_be_reached_and_who_comes(person: Person) -> None:
    joined = News(NewsKind.JOINED, 1)
    coded = Hosted((Address("192.168.1.37", 28412),), "37", "moss-fox-417")
    person.comes(at(lobby(people=1)), coded, at(lobby(people=2), joined), at(lobby(people=2)), "l", "x")
    status, out, err = person.runs()

    assert (status, err) == (0, "")
    assert "Table number 37, address 192.168.1.37:28412.\nThe table’s code: moss-fox-417\n" in out
    assert "  2 East: free" in out
    assert "Bình has joined the table." in out
    assert out.count("  2 East: Bình (not ready, ") == 2  # when it came, and when asked for
    assert out.endswith("You leave the table.\n")


def test_a_host_reads_the_new_code_in_the_middle_of_a_round(person: Person) -> None:
    coded = Hosted((Address("192.168.1.37", 28412),), "37", "moss-fox-417")
    changed = replace(coded, code="reed-owl-902")
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0), now=time.monotonic())
    person.comes(coded, at(playing.status, Dealt(1, Seat(0))))
    person.comes(Warned(reports.Trouble.CODE_CHANGED), changed, changed, "x", "x")
    _, out, _ = person.runs()

    assert out.count("The table’s code: reed-owl-902") == 1


def test_a_host_without_a_network_reads_so(person: Person) -> None:
    person.comes(at(lobby(people=1)), Hosted((Address("127.0.0.1", 28412),), "", ""), "l", "x")
    _, out, _ = person.runs()
    assert "Address 127.0.0.1:28412.\nNo network here: only programs on this computer can join.\n" in out


def test_a_guest_reads_what_to_tell_whoever_asks_for_the_number(person: Person) -> None:
    known = CoordinatorAt(Address("192.168.1.37", 28412), "37")
    person.comes(at(lobby(me=1)), known, "l", CoordinatorAt(None, ""), "l", "x")
    _, out, _ = person.runs()
    assert "Table number 37, address 192.168.1.37:28412.\n" in out
    assert "The table’s address isn’t known here: it’s on the host’s screen.\n" in out


def test_who_comes_back_between_rounds_reads_how_it_stands(person: Person) -> None:
    person.comes(at(between_rounds(lobby(me=1))), "", "x")
    _, out, _ = person.runs()

    assert "Next comes round 3: An +3, Bình -1, Lan -1, Minh -1.\n" in out
    assert SetReady(is_ready=True) in person.node.asked


def test_lines_typed_in_a_lobby_ask_the_session(person: Person) -> None:
    person.comes(
        at(lobby()), "", "3", "w", "n Ba Tư", "/ xin chào ", "s", "nonsense", "?", TerminalNote.ENDED
    )
    _, out, _ = person.runs()

    assert person.node.asked == [
        SetReady(is_ready=True),
        TakeSeat(Seat(2)),
        StandUp(),
        Rename("Ba Tư"),
        Say("", "xin chào"),
        StartMatch(),
    ]
    assert "“nonsense” means nothing here" in out
    assert "/WORDS: say something" in out


@pytest.mark.parametrize(
    ("people", "told"),
    [(4, "All seats are taken, so you’re watching."), (3, "You’re watching. Type the number")],
)
def test_whoever_has_no_seat_in_a_lobby_reads_so_and_is_not_asked_to_be_ready(
    person: Person, people: int, told: str
) -> None:
    full = lobby(people=people, me=9)
    extra = member(3, me=3, key=b"w" * 32, name="Em", is_spectator=True)
    person.comes(at(replace(full, members=(*full.members, extra))), "", "x")
    _, out, _ = person.runs()

    assert out.count(told) == 2
    assert "You’re watching (a number: take that seat" in out
    assert "Enter: ready" not in out
    assert person.node.asked == []


def test_the_pace_of_a_table_is_called_as_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_lobby, "pace_name", lambda name: f"<{name}>")

    assert "pace <family>" in "\n".join(text_lobby.lobby_lines(lobby(), None))


def test_only_the_host_starts_and_nobody_before_being_let_in(person: Person) -> None:
    joining = replace(lobby(), members=(), seats=(), phase=TablePhase.JOINING)
    person.comes(at(joining), "s", at(lobby(me=1)), "s", "x")
    _, out, _ = person.runs()

    assert person.node.asked == []
    assert "The table hasn’t let you in yet." in out


def test_a_round_is_told_and_answered(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0), now=time.monotonic())
    dealing = replace(playing.status, phase=TablePhase.DEALING, round=None)
    proof = dealing.proof
    assert proof is not None
    shuffling = replace(dealing, proof=replace(proof, step="SHUFFLE"))
    events = playing.take_events()
    question = playing.status.question
    assert question is not None
    person.comes(at(lobby()), at(shuffling), at(playing.status, *events), "/my turn", "", "x", "x")
    _, out, _ = person.runs()

    assert "SHUFFLE: one after another shuffles and proves it" in out
    assert "Round 1. You deal, and discard first." in out
    assert "The words of this round, the same on every screen: harbor-plum-zebra." in out
    assert "Discard which card" in out
    said, chosen = person.node.asked
    assert said == Say("", "my turn")
    assert isinstance(chosen, Choose)
    assert chosen.number == question.number
    assert isinstance(chosen.action, Discard)


def a_round_ends(person: Person, record: Path) -> None:
    """Let a whole round come, its record, and two lines of the person that leave the table."""
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0), now=time.monotonic())
    coming = [at(playing.status, *playing.take_events())]
    while not playing.full.is_over:
        playing.go_on()
        coming.append(at(playing.status, *playing.take_events()))
    over = replace(playing.status, phase=TablePhase.BETWEEN, question=None)
    person.comes(*coming, at(over), RecordKept(1, record), "x", "x")


def test_a_round_that_ends_is_in_the_score_book_with_the_file_that_holds_it(
    person: Person, tmp_path: Path
) -> None:
    a_round_ends(person, tmp_path / "Lan’s table 1.tusac-round")
    person.runs()

    (row,) = read_scores(scores_path())
    assert (row.kind, row.number, row.counts) == (RoundKind.NETWORK, 1, True)
    assert row.record == "Lan’s table 1.tusac-round"


def test_a_score_book_on_a_full_disk_is_told_once_in_plain_words(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing_disk(monkeypatch, SCORES_NAME).refuse("open", ALWAYS, errno.ENOSPC)
    a_round_ends(person, tmp_path / "Lan’s table 1.tusac-round")
    _, out, err = person.runs()

    assert err == ""
    assert out.count("Your score book can’t be updated right now (the disk is full). The game goes on") == 1


def test_a_round_that_ends_without_an_outcome_is_followed_by_another_at_a_key(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0), now=time.monotonic())
    broken = replace(playing.status, phase=TablePhase.BETWEEN, question=None, void_hands=((1, 2),))
    ready = replace(broken, members=(replace(broken.members[0], is_ready=True), *broken.members[1:]))
    person.comes(at(playing.status, *playing.take_events()), at(broken), "", at(ready), "", "x", "x")
    _, out, _ = person.runs()

    assert "Next round (Enter) >" in out
    assert out.count("2 rounds cancelled when Bình left") == 1
    assert person.node.asked == [SetReady(is_ready=True)]


@pytest.mark.parametrize("phase", [TablePhase.DEALING, TablePhase.PLAYING, TablePhase.AUDITING])
def test_the_host_lets_stopped_clocks_go_on_whatever_the_table_is_at(
    person: Person, phase: TablePhase
) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0), now=time.monotonic())
    stopped = replace(playing.status, phase=phase, paused_by=1)
    unseen = replace(stopped, phase=TablePhase.DEALING, round=None)
    person.comes(at(unseen), "", at(playing.status, *playing.take_events()), at(stopped), "", "x", "x")
    _, out, _ = person.runs()

    assert "Paused (Enter: go on) >" in out
    assert person.node.asked == [SetPaused(is_paused=False)] * 2


def test_a_guest_may_want_clocks_to_go_on_that_somebody_else_has_stopped(person: Person) -> None:
    playing = Playing.deal(seated(lobby(me=1), computers=(0, 1)), Seat(1), now=time.monotonic())
    stopped = replace(playing.status, paused_by=0)
    told = News(NewsKind.PAUSED, 0, "80")
    person.comes(at(playing.status, *playing.take_events()), at(stopped, told), "", "x", "x")
    _, out, _ = person.runs()

    assert "They run again after 1:20 at the latest" in out
    assert "Paused (Enter: go on) >" in out
    assert person.node.asked == [SetPaused(is_paused=False)]


def test_the_computer_answers_for_somebody_who_is_away(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0), now=time.monotonic())
    person.comes(at(playing.status, *playing.take_events()), "a", "5", "", "a", "x", "x")
    _, out, _ = person.runs()

    assert "  5 let the computer answer until I’m back: on" in out
    assert [said.phrase for said in person.node.asked if isinstance(said, Say)] == ["stands_in", "is_back"]
    assert any(isinstance(chosen, Choose) for chosen in person.node.asked)


def test_leaving_in_the_middle_of_a_match_is_asked_about_first(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0))
    person.comes(at(playing.status, *playing.take_events()), "x", "a", "x", "x")
    _, out, _ = person.runs()

    assert out.count("this round doesn’t count. Type x again to leave.") == 2
    assert out.endswith("You leave the table.\n")


def comes_late(person: Person, *, is_spectator: bool) -> None:
    """Let the person come in the middle of a match, look at the table and leave."""
    playing = Playing.deal(seated(lobby(me=2), computers=(0, 1)), Seat(0))
    late = replace(
        playing.status,
        members=(*playing.status.members, member(2, me=2, is_spectator=is_spectator)),
        question=None,
    )
    person.comes(at(late, *playing.take_events()), "l", "x")


def test_whoever_watches_sees_no_hand_and_is_nobody_at_the_table(person: Person) -> None:
    comes_late(person, is_spectator=True)
    _, out, _ = person.runs()

    assert "Round 1. An deals, and discards first." in out
    assert "Wall: " in out
    assert "Your hand" not in out
    assert "You’re watching: hands stay hidden." in out


def test_whoever_comes_in_the_middle_of_a_match_learns_that_a_seat_waits_for_them(person: Person) -> None:
    comes_late(person, is_spectator=False)
    _, out, _ = person.runs()

    assert "You’re watching; you play from the next round on." in out


def test_nobody_is_called_not_ready_once_the_match_begins() -> None:
    text = text_lobby.TextLobby()
    told = text.tell(lobby(countdown_until=1.0), None)
    begun = replace(lobby(), phase=TablePhase.DEALING)

    assert "All are ready: the match is starting." in told
    assert text.tell(begun, None) == []


def test_whoever_watches_is_not_asked_for_the_next_round(person: Person) -> None:
    playing = Playing.deal(seated(lobby(me=2), computers=(0, 1)), Seat(0))
    late = (*playing.status.members, member(2, me=2, is_spectator=True))
    while not playing.full.is_over:
        playing.go_on()
    over = replace(playing.status, members=late, phase=TablePhase.BETWEEN, question=None)
    person.comes(at(over, *playing.take_events()), "", "x")
    _, out, _ = person.runs()

    assert "Next round" not in out
    assert person.node.asked == []


def test_a_late_friend_who_watched_gets_a_seat_with_the_next_round(person: Person) -> None:
    playing = Playing.deal(seated(lobby(me=2), computers=(0, 1)), Seat(0))
    late = (*playing.status.members, member(2, me=2, is_spectator=True))
    watching = replace(playing.status, members=late, question=None)
    events = playing.take_events()
    seats = (*watching.seats[:2], SeatStatus(2, "", "Cúc"), watching.seats[3])
    dealt = conceal(playing.full, Seat(2))
    again = replace(watching, seats=seats, members=(*late[:2], member(2, me=2)), round=dealt)
    person.comes(at(watching, *events), at(again, Dealt(2, Seat(0))), "x", "x")
    _, out, _ = person.runs()

    first, second = out.split("Round 2. An deals, and discards first.")
    assert "Your hand" not in first
    assert "Your hand, 20 cards" in second


def test_players_are_called_as_they_are_called_now(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0))
    events = playing.take_events()
    seats = (playing.status.seats[0], SeatStatus(1, "easy", "Thảo"), *playing.status.seats[2:])
    again = replace(playing.status, seats=seats, question=None)
    person.comes(at(playing.status, *events), "l", at(again, Dealt(2, Seat(1))), "l", "x", "x")
    _, out, _ = person.runs()

    first, second = out.split("Round 2. Thảo deals, and discards first.", 1)
    assert "East, Bình: " in first
    assert "East, Thảo: " in second
    assert "Bình" not in second


def test_talk_and_troubles_are_told_at_the_table_too(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0))
    person.comes(
        at(playing.status, *playing.take_events()),
        at(playing.status, Said(1, "hello", "")),
        Warned(reports.Trouble.NOT_SAVED, "disk full"),
        TablesSeen(Nearby(troubles=(DiscoveryTrouble.NO_NETWORK,))),
        TablesSeen(Nearby(troubles=(DiscoveryTrouble.NO_NETWORK,))),
        "x",
        "x",
    )
    _, out, _ = person.runs()

    assert "Bình: Hello everyone!" in out
    assert (
        "The disk can’t save files: there will be no records, and if the game is stopped you can’t play on."
        " (disk full)" in out
    )
    assert out.count("This computer isn’t on a network.") == 1


def test_who_waits_too_long_for_most_machines_may_open_a_new_table(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_offers, "OFFER_AFTER_S", 0.0)
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0))
    lan = replace(playing.status.members[1], presence=Presence.AWAY)
    lonely = replace(
        playing.status, phase=TablePhase.WAITING, members=(playing.status.members[0], lan), question=None
    )
    person.comes(at(playing.status, *playing.take_events()), at(lonely))

    def type_when_asked() -> None:
        while not person.terminal._split.is_offered:
            time.sleep(0.01)
        person.comes("new", ended(EndReason.WE_LEFT), Left(), HOSTED, at(lobby()), "x", "x")

    threading.Thread(target=type_when_asked, daemon=True).start()
    status, out, err = person.runs()

    assert (status, err) == (0, "")
    assert "Waiting for Bình\n" in out
    assert "points start from zero" in out
    (hosting,) = [wish for wish in person.node.asked if isinstance(wish, Hosting)]
    assert (hosting.name, hosting.seats, hosting.level) == ("An’s table", 4, "easy")
    assert out.rstrip().endswith("You leave the table.")


def test_who_waits_long_without_a_clock_types_a_word_to_wait_no_longer(person: Person) -> None:
    playing = Playing.deal(seated(lobby(), computers=(0, 1)), Seat(0))
    waits = replace(playing.status, slow=(1,), question=None)
    person.comes(at(playing.status, *playing.take_events()), "enough", at(waits), at(waits), "enough")
    person.comes(at(replace(waits, waits_no_longer=True)), "enough", "x", "x")
    status, out, err = person.runs()

    assert (status, err) == (0, "")
    assert out.count("The table is waiting for Bình, with no clock.\n") == 1
    assert "Type enough to stop waiting." in out
    assert "Others are still waiting for Bình; you’re not." in out
    assert person.node.asked.count(WaitNoLonger()) == 1


def test_after_the_last_round_its_record_is_named(person: Person) -> None:
    person.comes(ended(EndReason.MATCH_OVER), RecordKept(8, Path("last.tusac-round")), TerminalNote.ENDED)

    assert person.runs() == (0, "The match is over.\nThe proof of round 8 is in last.tusac-round\n", "")


def test_a_record_that_does_not_come_keeps_nobody(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_terminal, "_LAST_RECORD_S", 0.05)
    person.comes(ended(EndReason.MATCH_OVER))

    assert person.runs() == (0, "The match is over.\n", "")


@pytest.mark.parametrize(
    ("report", "complaint"),
    [
        (ended(EndReason.FULL), "tusac: The table is full: "),
        (ended(EndReason.NAME_REFUSED), "tusac: Your name has no visible letters."),
        (ended(EndReason.SAME_KEY), "tusac: You’re already at this table"),
        (
            ended(EndReason.UNREADABLE),
            "tusac: That computer describes a table that can’t be played or shown.",
        ),
        (Failed(Fault.TIMED_OUT), "tusac: That computer doesn’t answer."),
        (Failed(reports.Trouble.PORT_IN_USE, "28412"), "tusac: Another program uses the game’s ports"),
    ],
    ids=["full", "name", "twin", "unreadable", "silent", "port"],
)
def test_a_bad_end_is_one_line_and_a_status(person: Person, report: Report, complaint: str) -> None:
    person.comes(report)
    status, out, err = person.runs()

    assert (status, out) == (1, "")
    assert err.startswith(complaint)
    assert err.count("\n") == 1


def test_a_good_end_is_told(person: Person) -> None:
    person.comes(at(lobby(me=1)), ended(EndReason.CLOSED))
    status, out, _ = person.runs()

    assert status == 0
    assert out.endswith("The host closed the table.\n")


def test_a_node_that_is_at_no_table_ends_it(person: Person) -> None:
    person.comes(HOSTED, Left())

    assert person.runs() == (0, "", "")


# The list.

TABLE = FoundTable(ADVERT, (Address("192.168.1.37", 28412),), TableReach.ANSWERS)
LOCKED = replace(TABLE, advert=replace(ADVERT, table="1" * 16, name="Khóa", needs_code=True))


def read_target(text: str) -> tuple[Address, ...]:
    """Reads one address only."""
    if text != "37":
        msg = f"{text!r} is no address"
        raise ValueError(msg)
    return (Address("192.168.1.37", 1),)


def seen(*tables: FoundTable) -> TablesSeen:
    """A list of tables."""
    return TablesSeen(Nearby(tables=tables))


def test_tables_are_told_as_they_come_and_joined_by_number(
    person: Person, capsys: pytest.CaptureFixture[str]
) -> None:
    person.comes(seen(TABLE), seen(TABLE, LOCKED), "2", "moss-fox-417")
    joining = person.choice.choose("", read_target)

    out = capsys.readouterr().out
    assert joining == Joining(LOCKED.addresses, "moss-fox-417", "1" * 16)
    assert out.count("  1 Bàn nhà bà Tư · Classic · Family · 2 of 4 seats free · 192.168.1.37:28412") == 1
    assert "  2 Khóa · Classic · Family · 2 of 4 seats free · code · " in out
    assert person.node.asked == ["browse", "do not browse"]


def test_enter_joins_the_first_table_and_a_known_code_is_not_asked_for(person: Person) -> None:
    person.comes(seen(LOCKED), "")

    assert person.choice.choose("known-code", read_target) == Joining(
        LOCKED.addresses, "known-code", "1" * 16
    )


def test_where_the_list_stays_empty_an_address_or_a_harder_look_helps(
    person: Person, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_choice, "EMPTY_AFTER_S", 0.0)
    person.comes("", "h", "nowhere", "37")
    joining = person.choice.choose("", read_target)

    out = capsys.readouterr().out
    assert joining == Joining((Address("192.168.1.37", 1),), number="37")
    assert "'nowhere' is no address" in out
    assert "look harder" in person.node.asked


@pytest.mark.parametrize("end", ["x", TerminalNote.ENDED], ids=str)
def test_one_can_go_without_joining(person: Person, end: str | TerminalNote) -> None:
    person.comes(end)

    assert person.choice.choose("", read_target) is None


def test_a_list_that_stays_empty_says_so(
    person: Person, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_choice, "EMPTY_AFTER_S", 0.0)
    told: list[str] = []

    def leave_when_told(_inbox: TerminalInbox, until: float | None) -> TerminalNote | None:
        told.append(capsys.readouterr().out)
        return None if until is not None else TerminalNote.ENDED

    monkeypatch.setattr(TerminalInbox, "next", leave_when_told)
    person.choice.choose("", read_target)

    assert "No tables yet." in told[-1]
