"""Checking the record of a local match."""

from dataclasses import replace

import pytest

from engine.cards import SUITED
from engine.errors import EngineError
from engine.record import FIRST_MAGIC, MAGIC, RecordHeader
from net.pace import FAMILY
from tests.support.tables import Drive, header
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.verification import verify
from tusac_qt.terminal.terminal import answer_requests

LEVELS = ("", "easy", "normal", "hard")


@pytest.fixture(scope="module")
def record() -> str:
    """A match of two rounds between one person and computer players of each level."""
    return played(header(9, rounds=2, levels=LEVELS))


def played(setup: RecordHeader) -> str:
    """Return the record of a match between one person, who does what is proposed, and computer players."""
    table = LocalTable.begin(setup, pace=FAMILY, now=0.0)
    drive, text = Drive(table), ""
    while not table.match.is_over:
        table.advance(drive.now)
        text += table.take_record()
        if answer_requests(table):
            continue
        if table.view.outcome is not None:
            if not table.match.is_over:
                table.start_round(drive.now)
            continue
        prompt = table.prompt
        if prompt is not None:
            table.act(prompt.number, prompt.proposed, drive.now)
        drive.now = max(drive.now, table.next_deadline() or drive.now)
    return text


def changed(record: str, old: str, new: str) -> str:
    """Return the record with the first line that begins so exchanged."""
    lines = record.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith(old))
    return "".join([*lines[:at], new, *lines[at + 1 :]])


def test_a_true_record_is_found_true(record: str) -> None:
    finding = verify(record)

    assert finding.failure is None
    assert finding.is_over
    assert finding.deals == 2
    assert finding.actions == record.count("\n") - 4
    assert 0 < finding.choices < finding.actions


def test_a_record_of_a_match_in_progress_is_true_so_far(record: str) -> None:
    half = "".join(record.splitlines(keepends=True)[:50])
    finding = verify(half)

    assert finding.failure is None
    assert not finding.is_over
    assert finding.actions == 47


def test_computer_players_keep_to_the_tastes_that_the_record_tells_of() -> None:
    text = played(replace(header(9, rounds=2, levels=LEVELS), has_tastes=True))
    without = verify(text.replace(MAGIC, FIRST_MAGIC).replace(', "tastes": true', ""))

    assert verify(text).failure is None
    assert without.failure is not None
    assert "would have chosen" in without.failure.message


def test_any_other_discard_of_a_computer_player_is_found(record: str) -> None:
    lines = record.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith("3 discard"))
    for card in SUITED:
        forged = verify("".join([*lines[:at], f"3 discard {card.name}\n"]))

        if lines[at] == f"3 discard {card.name}\n":
            assert forged.failure is None
        else:
            assert forged.failure is not None
            assert forged.failure.line == at + 1


def test_a_missed_claim_of_a_computer_player_is_found(record: str) -> None:
    lines = record.splitlines(keepends=True)
    at = next(
        at for at, line in enumerate(lines) if line[0] in "123" and line.split()[1] in ("pong", "pair", "win")
    )
    forged = verify("".join([*lines[:at], f"{lines[at][0]} pass\n"]))

    assert forged.failure is not None
    assert forged.failure.line == at + 1
    assert "would have chosen" in forged.failure.message


def test_a_deal_that_is_not_the_seeds_is_found(record: str) -> None:
    line = next(line for line in record.splitlines() if line.startswith("round 1"))
    words = line.split()
    words[5], words[-1] = words[-1], words[5]
    finding = verify(changed(record, "round 1", " ".join(words) + "\n"))

    assert finding.failure is not None
    assert finding.failure.line == 3


def test_another_seed_makes_the_deal_false(record: str) -> None:
    finding = verify(record.replace("0000009", "0000008"))

    assert finding.failure is not None
    assert finding.failure.line == 3


def test_what_has_no_header_cannot_be_checked() -> None:
    for text in ("", "hello\n", "tusac-record 1\n{}\n"):
        with pytest.raises(EngineError):
            verify(text)


def test_an_unknown_computer_player_cannot_be_reproduced(record: str) -> None:
    finding = verify(record.replace('"hard"', '"genius"'))

    assert finding.failure is not None
    assert "genius" in finding.failure.message
