"""Messages of the next round wait while a card may be shown, since they take long to check."""

from typing import Any

import pytest

from lab.simulator.world import World, new_table
from net.match.status import Moved, Settled, TablePhase
from net.table.session import Session
from net.transcript import carried


def hand_of(kind: str, body: bytes) -> int:
    """The round that a frame carries an envelope of; 0 for none."""
    signed = carried(kind, body)
    return 0 if signed is None else signed.envelope.hand


def test_what_is_of_the_next_round_is_taken_in_when_nothing_else_is_due_and_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    world.host(new_table(4, rounds=2))
    for _ in range(3):
        world.guest()
    waited: list[int] = []
    plain = Session.receive

    def receive(session: Session, link: int, *frame: Any) -> bool:  # noqa: ANN401 - as the session's
        kind, _flags, body, now = frame
        match = session.status.match
        is_next = match is not None and hand_of(kind, body) > match.round_number
        if not is_next or session.status.phase is not TablePhase.PLAYING:
            return plain(session, link, *frame)
        before = session.status.proof
        plain(session, link, *frame)
        assert not session.has_output
        assert session.status.proof == before
        due = session.next_deadline()
        assert due is not None
        assert due <= now
        waited.append(link)
        return True

    monkeypatch.setattr(Session, "receive", receive)

    def have_played_both() -> bool:
        return all(sum(isinstance(event, Settled) for event in one.events) > 1 for one in world.machines)

    world.until(have_played_both, 400)

    assert waited
    assert all(any(isinstance(event, Moved) for event in one.events) for one in world.machines)
