"""The diary of a node in the log: what changes is told once, and nothing that is secret."""

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from net.address import Address
from net.discovery.discovery import Nearby
from net.links.faults import Fault
from net.match.status import TablePhase
from net.node.diary import Diary
from net.node.reports import AtTable, Failed, Hosted, Left, RecordKept, Report, TablesSeen, Trouble, Warned
from net.table.interface.status import EndReason, Member, News, NewsKind, Presence, Said
from tests.net.node.test_mailbox import IN_LOBBY, JOINING

AN = Member(b"key" * 11, "An", Presence.HERE, False, True, True, False, None, "one two three", 1)
AT_LOBBY = replace(IN_LOBBY, members=(AN,))


def noted(caplog: pytest.LogCaptureFixture, *reports: Report) -> list[str]:
    """The lines of the log for these reports, one after the other."""
    caplog.set_level(logging.INFO, "net.node.diary")
    diary = Diary()
    for report in reports:
        diary.note(report)
    return caplog.messages


def test_a_phase_and_a_member_are_told_when_they_change(caplog: pytest.LogCaptureFixture) -> None:
    silent = replace(AT_LOBBY, members=(replace(AN, presence=Presence.AWAY),))
    lines = noted(caplog, *[AtTable(AT_LOBBY, ())] * 2, *[AtTable(silent, ())] * 2)

    assert [line for line in lines if line.startswith("table")] == [f"table '': {TablePhase.LOBBY.value}"]
    assert [line for line in lines if line.startswith("member")] == [
        f"member: 'An' {presence.value}, keeps the table" for presence in (Presence.HERE, Presence.AWAY)
    ]


def test_after_we_left_all_is_new_again(caplog: pytest.LogCaptureFixture) -> None:
    lines = noted(caplog, AtTable(AT_LOBBY, ()), Left(), AtTable(AT_LOBBY, ()))
    assert sum(line.startswith("member") for line in lines) == 2
    assert "at no table" in lines


def test_neither_the_code_of_a_table_nor_what_people_say_is_written_down(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lines = noted(
        caplog,
        Hosted((Address("192.0.2.9", 28412),), "9", "4711"),
        AtTable(AT_LOBBY, (Said(0, "", "my secret"), News(NewsKind.JOINED, 0))),
    )

    assert lines[0] == "table open at 192.0.2.9:28412, with a code"
    assert f"{NewsKind.JOINED.value}: 'An' " in lines
    assert not [line for line in lines if "4711" in line or "secret" in line]


def test_an_end_a_failure_a_trouble_and_a_record_are_told_with_their_names(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lines = noted(
        caplog,
        AtTable(replace(JOINING, phase=TablePhase.ENDED, end=EndReason.LOST), ()),
        Failed(Fault.REFUSED, "192.0.2.9"),
        Warned(Trouble.NOT_SAVED, "disk"),
        RecordKept(3, Path("3.record")),
    )

    assert lines[1:] == [
        f"it is over for us: {EndReason.LOST.value}",
        f"failed: {Fault.REFUSED.value} 192.0.2.9",
        f"trouble: {Trouble.NOT_SAVED.value} disk",
        "record of round 3 written: 3.record",
    ]


def test_what_is_nearby_is_told_to_those_alone_that_ask_for_every_detail(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lines = noted(caplog, TablesSeen(Nearby(()), ""))
    assert lines == []
