"""One machine's part in a match, or a spectator's."""

import pytest

from lab.simulator.material import chance, identity
from net.deal.table import TableInfo
from net.errors import LocalProtocolError
from net.match.participant import Participant
from tests.support.joined import tools_for
from tests.support.matches import seated


def participant(table: TableInfo, me: int | None) -> Participant:
    """One machine of a table, None for a spectator."""
    known = None if me is None else identity(me)
    return Participant(table, me, known, tools_for(len(table.deck)), chance("participant"))


def test_a_machine_holds_its_seats_and_perhaps_a_person() -> None:
    table = seated(3, levels=("", "hard"))
    person, computer = participant(table, 0), participant(table, 1)

    assert person.seats == (0,)
    assert person.person == 0
    assert computer.seats == (1,)
    assert computer.person is None


def test_a_spectator_holds_nothing_and_can_say_nothing() -> None:
    watching = participant(seated(3, levels=("",)), None)
    assert (watching.seats, watching.person) == ((), None)
    with pytest.raises(LocalProtocolError, match="observer"):
        _ = watching.hand(1, 0).machine


def test_each_round_begins_where_no_other_one_does() -> None:
    """An envelope of one attempt can count in no other, for it names the head it stands on."""
    machine = participant(seated(3), 0)
    heads = {machine.hand(number, attempt).head for number in (1, 2, 3) for attempt in (0, 1)}

    assert len(heads) == 6
    assert machine.hand(1, 0) is not machine.hand(1, 0)
    assert machine.hand(2, 1).stream.hand == 2
