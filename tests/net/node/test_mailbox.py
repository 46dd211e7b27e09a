"""Reports between the node's thread and its client.

What is newer replaces what it makes old, no event is lost.
"""

from dataclasses import replace

from net.discovery.discovery import Nearby
from net.match.status import TablePhase
from net.node.mailbox import Mailbox
from net.node.reports import AtTable, Left, TablesSeen, Trouble, Warned
from net.table.interface.status import EndReason, News, NewsKind, Status

JOINING = Status(TablePhase.JOINING, None, "", None, (), (), "", None, None, None, None, None, (), None, None)
IN_LOBBY = replace(JOINING, phase=TablePhase.LOBBY)
JOINED, LEFT = News(NewsKind.JOINED, 0), News(NewsKind.LEFT, 0)


def test_the_client_is_woken_once_until_it_takes() -> None:
    woken: list[int] = []
    mailbox = Mailbox(lambda: woken.append(1))
    for _ in range(3):
        mailbox.put(Warned(Trouble.NOT_SAVED))

    assert len(woken) == 1
    assert len(mailbox.take()) == 3
    assert mailbox.take() == ()
    mailbox.put(Left())
    assert len(woken) == 2


def test_the_latest_status_comes_with_all_events_since() -> None:
    mailbox = Mailbox(lambda: None)
    mailbox.put(AtTable(JOINING, (JOINED,)))
    mailbox.put(AtTable(IN_LOBBY, ()))
    mailbox.put(AtTable(JOINING, (LEFT,)))

    assert mailbox.take() == (AtTable(JOINING, (JOINED, LEFT)),)


def test_what_happened_between_keeps_its_place() -> None:
    mailbox = Mailbox(lambda: None)
    over = AtTable(replace(IN_LOBBY, phase=TablePhase.ENDED, end=EndReason.CLOSED), ())
    reports = (AtTable(JOINING, ()), Warned(Trouble.CODE_TRIED), over, Left(), AtTable(JOINING, ()))
    for report in reports:
        mailbox.put(report)

    assert mailbox.take() == reports


def test_only_the_latest_list_of_tables_is_told() -> None:
    mailbox = Mailbox(lambda: None)
    mailbox.put(TablesSeen(Nearby()))
    mailbox.put(TablesSeen(Nearby(is_advertised=True)))

    assert mailbox.take() == (TablesSeen(Nearby(is_advertised=True)),)
