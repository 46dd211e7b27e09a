"""Values that a person changes faster than they may be sent: the latest is; and a member's words are bounded."""

from net.table.core import SharedState
from net.table.member.coalescing_sender import CoalescingSender
from net.table.member.notices import NOTICES_BURST, Notices
from net.wire.codec import Message
from net.wire.table import Face
from tests.support.parts import NOW, core_of, key, lobby_of


def said(core: SharedState) -> Message | None:
    """The last face that our machine has sent."""
    assert core.notes is not None
    return core.notes.last(core.me, Face)


def test_of_values_that_change_too_fast_only_the_latest_is_told_and_in_the_end_it_is() -> None:
    core = core_of(lobby_of(2))
    sender = CoalescingSender(core, 1.0, 2, NOW)
    assert sender.settle(NOW) is None
    assert sender.next_deadline() is None
    told: list[Message] = []
    for number in range(6):
        sender.want(Face(number))
        found = sender.settle(NOW)
        told += [] if found is None else [found]

    assert told == [Face(0), Face(1)]
    deadline = sender.next_deadline()
    assert deadline is not None
    assert sender.settle(NOW + 0.5) is None
    assert sender.settle(deadline) == Face(5)
    assert said(core) == Face(5)
    assert sender.next_deadline() is None


def test_one_member_that_says_much_takes_nothing_from_what_another_says() -> None:
    notices = Notices(core_of(lobby_of(3)))
    heard = [notices.take(key(1), NOW) for _ in range(2 * NOTICES_BURST)]

    assert heard == [True] * NOTICES_BURST + [False] * NOTICES_BURST
    assert notices.take(key(2), NOW)
    assert not notices.take(key(1), NOW)
    assert notices.take(key(1), NOW + 1.0)
