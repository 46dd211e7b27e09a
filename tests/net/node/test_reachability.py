"""Where our table can be reached: told when it changes, once each time."""

from net.address import Address
from net.node.mailbox import Mailbox
from net.node.reachability import Reachability
from net.node.reports import CoordinatorAt, Hosted

THERE = Address("192.0.2.9", 28412)
"""An address that is in none of our networks (RFC 5737)."""


def test_what_holds_still_is_not_told_again() -> None:
    mailbox = Mailbox(lambda: None)
    reachability = Reachability(["127.0.0.1"], mailbox)
    for _ in range(2):
        reachability.tell_ours(28412, "")
    reachability.tell_ours(28413, "")
    reachability.tell_ours(28413, "a code")

    ours = (Address("127.0.0.1", 28412),), (Address("127.0.0.1", 28413),)
    assert mailbox.take() == (Hosted(ours[0], "", ""), Hosted(ours[1], "", ""), Hosted(ours[1], "", "a code"))


def test_a_table_that_comes_back_to_us_is_told_of_anew() -> None:
    mailbox = Mailbox(lambda: None)
    reachability = Reachability(["127.0.0.1"], mailbox)
    reachability.tell_ours(28412, "")
    reachability.tell_coordinators(THERE)
    reachability.tell_coordinators(THERE)
    reachability.tell_coordinators(None)
    reachability.tell_ours(28412, "")

    told = mailbox.take()
    assert [type(report) for report in told] == [Hosted, CoordinatorAt, CoordinatorAt, Hosted]
    assert told[1:3] == (CoordinatorAt(THERE, ""), CoordinatorAt(None, ""))


def test_a_coordinator_on_this_computer_is_where_we_are_and_a_name_is_not_told_on() -> None:
    mailbox = Mailbox(lambda: None)
    reachability = Reachability(["127.0.0.1"], mailbox)
    reachability.tell_coordinators(Address("127.0.0.1", 28414))
    reachability.tell_coordinators(Address("evil.example", 28414))

    assert mailbox.take() == (CoordinatorAt(Address("127.0.0.1", 28414), ""), CoordinatorAt(None, ""))
