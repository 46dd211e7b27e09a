"""An emote is seen by all at the table, not too often, and passed over by programs that know none."""

from itertools import count

import pytest

from lab.simulator.material import identity
from lab.simulator.world import World
from net.table.interface.commands import Say
from net.table.interface.effects import CloseLink, Send
from net.table.interface.status import NewsKind, Said
from net.table.links.signed_notes import is_note_of_later, seal_note
from net.table.person import EMOTES_BURST, EMOTES_PER_S
from net.wire import table as wire
from net.wire.codec import encode
from net.wire.table import Emote, NoteFrame
from net.words import EMOTES
from tests.support.people import news, party
from tests.whole_table.test_session_faces import lobby
from tusac_qt.model.moods import Mood, mood_of

COUNTERS = count(1 << 20)


def shown(world: World, place: int) -> list[Said]:
    """The emotes that a machine has told its person of."""
    return [
        event for event in world.machines[place].events if isinstance(event, Said) and event.emote is not None
    ]


def passed_over(number: int) -> bytes:
    """A signed emote of this number, which a machine that gets it does not show and blames nobody for."""
    world = lobby(2)
    session, link = world.machines[0].session, next(iter(world.machines[0].ends))
    note = seal_note(identity(1), session.table, next(COUNTERS), Emote(number))
    session.receive(link, "NOTE", 0, encode(NoteFrame(note.raw)), world.time.now)

    assert shown(world, 0) == []
    effects = session.effects()
    assert not [effect for effect in effects if isinstance(effect, CloseLink)]
    assert not [effect for effect in effects if isinstance(effect, Send) and effect.kind == "WRONG"]
    return note.raw


def test_an_emote_is_seen_by_all_and_carries_no_word() -> None:
    world, machines = party(3)
    world.command(machines[1], Say("", emote=2))
    world.run(1)
    assert [shown(world, place) for place in range(3)] == [[Said(1, "", "", 2)]] * 3


def test_who_shows_emotes_on_and_on_is_slowed_down() -> None:
    world, machines = party(2)
    for number in range(10):
        world.command(machines[1], Say("", emote=number % EMOTES))
    world.run(1)
    assert len(shown(world, 0)) == EMOTES_BURST
    assert len(news(machines[1], NewsKind.SLOW_DOWN)) == 10 - EMOTES_BURST
    world.run(1 / EMOTES_PER_S)
    world.command(machines[1], Say("", emote=1))
    world.run(1)
    assert len(shown(world, 0)) == EMOTES_BURST + 1


@pytest.mark.parametrize("number", [-1, EMOTES, 255, 10**9])
def test_a_number_that_is_no_emote_is_not_shown(number: int) -> None:
    world, machines = party(2)
    world.command(machines[1], Say("", emote=number))
    world.run(1)
    assert shown(world, 0) == shown(world, 1) == []


@pytest.mark.parametrize("number", [EMOTES, 200, 255])
def test_an_emote_of_a_later_program_is_passed_over_and_blames_nobody(number: int) -> None:
    passed_over(number)


def test_an_older_program_passes_over_it_and_blames_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {kind: body for kind, body in wire.NOTES.items() if kind != "EMOTE"}
    monkeypatch.setattr("net.table.links.signed_notes.NOTES", known)
    assert is_note_of_later(passed_over(3))


def test_emotes_leave_what_two_machines_compare_as_it_is() -> None:
    world = lobby(2)
    notes = world.machines[1].session._core.notes
    assert notes is not None
    before = notes.digest()
    world.command(world.machines[0], Say("", emote=3))
    world.run(1)
    assert shown(world, 1)
    assert notes.digest() == before


def test_every_emote_has_a_face_and_no_other_number_has_one() -> None:
    assert len(Mood) == EMOTES
    assert [mood_of(number) for number in range(-1, EMOTES + 1)] == [None, *Mood, None]
