"""The acceptor's questions about admission: the session's answer, the table's id, its code."""

import pytest

from net.bans import BAN_S
from net.identity import PublicIdentity
from net.links.code import TRIES_PER_CHOSEN_CODE, TRIES_PER_LONG_WINDOW, CodeGuard, GuessOutcome
from net.links.faults import Fault, Version
from net.links.handshake import Caller, CallerTerms, Purpose
from net.node.admission import Admission
from net.node.reports import Trouble, Warned
from net.table.interface.effects import Admit

TABLE = bytes(range(16))
MEMBER, STRANGER, REMOVED = (bytes((number,)) * 32 for number in range(1, 4))


def caller(key: bytes, purpose: Purpose = Purpose.JOIN, table: bytes = b"") -> Caller:
    """Somebody at the door."""
    return Caller(PublicIdentity(key, key), purpose, table, "192.168.1.5")


def unsaid(_warned: Warned) -> None:
    """Nobody is told of anything."""


def admission(*, is_open: bool = True, guard: CodeGuard | None = None) -> Admission:
    """The admission of a table with a member and somebody sent away."""
    made = Admission(lambda: TABLE, unsaid, lambda: None)
    made.admits = Admit(frozenset({MEMBER}), frozenset({REMOVED}), is_open)
    made.guard = guard
    return made


def test_nobody_comes_in_before_the_session_has_spoken() -> None:
    assert Admission(lambda: b"", unsaid, lambda: None).admit(caller(STRANGER)) is Fault.TABLE_GONE


def test_strangers_need_the_code_and_members_do_not() -> None:
    guard = CodeGuard("moss-lantern-417")

    assert admission(guard=guard).admit(caller(STRANGER)) == CallerTerms(TABLE, guard)
    assert admission(guard=guard).admit(caller(MEMBER)) == CallerTerms(TABLE, guard, is_code_waived=True)
    assert admission().admit(caller(STRANGER)) == CallerTerms(TABLE, None)


def test_whoever_was_sent_away_stays_away() -> None:
    assert admission().admit(caller(REMOVED)) is Fault.REMOVED


@pytest.mark.parametrize("purpose", Purpose)
def test_a_machine_that_does_not_keep_the_table_lets_members_in_only(purpose: Purpose) -> None:
    assert admission(is_open=False).admit(caller(STRANGER, purpose)) is Fault.TABLE_GONE
    assert admission(is_open=False).admit(caller(MEMBER, purpose)) == CallerTerms(TABLE, is_code_waived=True)


def test_strangers_cannot_come_as_if_they_belonged_to_the_table() -> None:
    assert admission().admit(caller(STRANGER, Purpose.MESH)) is Fault.TABLE_GONE


def test_only_the_table_that_is_meant_is_told_of_or_entered() -> None:
    assert admission().admit(caller(STRANGER, table=TABLE[:8])) == CallerTerms(TABLE, None)
    assert admission().admit(caller(STRANGER, table=b"another")) is Fault.TABLE_GONE
    assert admission().advert(b"another") is None


def test_a_spent_code_is_renewed_and_wrong_ones_are_told_but_seldom_while_somebody_guesses() -> None:
    told: list[Warned | str] = []
    now = [0.0]
    guard = CodeGuard("trung thu 2026")
    made = Admission(lambda: TABLE, told.append, lambda: told.append("renewed"), lambda: now[0])
    made.guard = guard
    for attempt in range(TRIES_PER_CHOSEN_CODE):
        now[0] = float(attempt)
        host = f"10.0.0.{attempt}"
        assert guard.begin(host, now[0])
        guard.end(host, GuessOutcome.WRONG, now[0])
        made.wrong_code(caller(STRANGER), guard)

    tried = told.count(Warned(Trouble.CODE_TRIED, "192.168.1.5"))
    often = TRIES_PER_LONG_WINDOW - 1
    assert tried == often + (TRIES_PER_CHOSEN_CODE - often) // BAN_S
    assert told[tried:] == ["renewed"]


def test_a_machine_that_has_flooded_us_is_let_in_again_after_a_while() -> None:
    now = [0.0]
    made = Admission(lambda: TABLE, unsaid, lambda: None, lambda: now[0])
    made.admits = admission().admits
    assert isinstance(made.admit(caller(MEMBER)), CallerTerms)
    made.ban(MEMBER)
    now[0] = BAN_S - 0.1
    assert made.admit(caller(MEMBER)) is Fault.SLOW_DOWN
    assert isinstance(made.admit(caller(STRANGER)), CallerTerms)
    now[0] = BAN_S
    assert isinstance(made.admit(caller(MEMBER)), CallerTerms)


def test_another_version_is_told_once_in_a_while_for_each_address_and_only_while_the_table_is_open() -> None:
    told: list[Warned] = []
    now, old = [0.0], Version("0.9", 1, 1)
    made = Admission(lambda: TABLE, told.append, lambda: None, lambda: now[0])
    made.other_version("10.0.0.1", old)
    assert told == []  # nobody can come in yet

    made.admits = Admit(frozenset(), frozenset(), is_open=True)
    for _ in range(100):
        made.other_version("10.0.0.1", old)
    made.other_version("10.0.0.2", old)
    assert told == [Warned(Trouble.OTHER_VERSION, host, old) for host in ("10.0.0.1", "10.0.0.2")]
    now[0] += BAN_S
    made.other_version("10.0.0.1", old)
    assert len(told) == 3
