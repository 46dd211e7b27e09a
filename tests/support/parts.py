"""The shared state of a session's parts at a table of some machines, for tests of one part.

Machine 0 is the coordinator. Ours hears all the others, directly; link 1 leads to machine 1, and so on.
"""

from functools import cache

from lab.simulator.material import chance, identity, short, stub_tools
from net.address import Address
from net.deal.table import NO_TABLE, Standing, TableInfo
from net.deal.terms import Terms
from net.match.match import Match
from net.table.core import Base, Own, Playing, SessionState, SharedState
from net.table.interface.effects import Send, StoreTable
from net.table.interface.status import News, NewsKind
from net.table.links.mesh import Mesh, OpenLink
from net.table.links.notes import Notes, NoteVerdict
from net.table.links.signed_notes import SignedNote, seal_note
from net.table.member.members import Members
from net.table.values.agreement import Agreement, propose
from net.table.values.lobby import Lobby, LobbyMember, LobbyPhase, plan
from net.wire.codec import Message, decode
from net.wire.table import FRAMES, Links
from tests.support.matches import participant

NOW = 1000.0
LOBBY_ID = b"lobby of 16 byte"
SEATS = 4


@cache
def key(machine: int) -> bytes:
    """A machine's key."""
    return identity(machine).public.sign_key


def address_of(machine: int) -> Address:
    """Where a machine may be dialled."""
    return Address(f"10.0.0.{machine + 1}", 28412)


def member(machine: int, *, level: str = "", is_ready: bool = False) -> LobbyMember:
    """A machine as the lobby lists it; its person is called M0, M1 and so on."""
    return LobbyMember(
        identity(machine).public, f"M{machine}", level, is_ready=is_ready, addresses=(address_of(machine),)
    )


def lobby_of(
    people: int,
    *,
    watching: int = 0,
    phase: LobbyPhase = LobbyPhase.OPEN,
    rounds: int = 0,
    standing: Standing | None = None,
) -> Lobby:
    """A lobby of people with seats, in order, then spectators; computer players have the other seats."""
    members = tuple(member(machine) for machine in range(people + watching))
    seats = (*(one.key for one in members[:people]), *(None,) * (SEATS - people))
    terms = Terms(rounds=rounds)
    return Lobby(phase, "table", short(SEATS), terms, False, "easy", members, seats, standing=standing)


def core_of(lobby: Lobby, *, me: int = 0) -> SharedState:
    """The state of a machine that follows a lobby and has heard all others, with nothing left to do."""
    own = Own(identity(me), f"M{me}", 28412, chance("core", me), stub_tools)
    core = SharedState(own, Mesh(key(me), own.rng), SessionState.LOBBY, own.name)
    core.notes = Notes(own.identity, LOBBY_ID)
    core.coordinator = core.host = key(0)
    core.epoch = 1
    Members(core, NOW - 60).follow(lobby, NOW - 60)
    everybody = frozenset(one.key for one in lobby.members)
    for machine in range(len(lobby.members)):
        if machine != me:
            link(core, machine, NOW - 60)
            _say_links(core, machine, everybody, NOW - 60)
    hear(core, NOW)
    core.effects.clear()
    core.events.clear()
    core.mesh.effects.clear()
    return core


def _say_links(core: SharedState, machine: int, heard: frozenset[bytes], now: float) -> None:
    """Let a machine say whom it hears."""
    note = says(core, machine, Links(tuple(sorted(heard - {key(machine)})), core.coordinator), now=now)
    assert isinstance(note.body, Links)
    core.mesh.reach.set_links_of(key(machine), note.body.keys, now)


def link(core: SharedState, machine: int, now: float) -> None:
    """Open the link to a machine, by which it is heard."""
    assert core.mesh.opened(
        OpenLink(machine, identity(machine).public, True, address_of(machine), now, now, has_spoken=True)
    )


def hear(core: SharedState, now: float) -> None:
    """Let all that have a link be heard at this moment."""
    for number in core.mesh.links:
        core.mesh.heard(number, now)
    core.mesh.advance(now)


def lose(core: SharedState, machine: int, now: float) -> None:
    """Let a machine be heard no more from this moment on, neither directly nor through others."""
    core.mesh.closed(machine, now)
    left = frozenset({core.me, *(other.peer.sign_key for other in core.mesh.members())})
    for other in list(core.mesh.links):
        _say_links(core, other, left, now)
    hear(core, now)


def says(core: SharedState, machine: int, body: Message, *, now: float = NOW) -> SignedNote:
    """Let another machine say something that ours hears."""
    notes = core.notes
    assert notes is not None
    counters = [signed.note.counter for signed in notes.lasting() if signed.note.author == key(machine)]
    signed = seal_note(identity(machine), LOBBY_ID, max(counters, default=-1) + 1, body)
    verdict, taken = notes.take(signed.raw, frozenset({key(machine)}), now)
    assert verdict is NoteVerdict.NEW, verdict
    assert taken is not None
    return taken


def table_for(
    lobby: Lobby, *, label: str = "table", standing: Standing | None = None, previous: bytes = NO_TABLE
) -> TableInfo:
    """The table that a lobby asks for."""
    machines, seats = plan(lobby)
    return TableInfo(lobby.rules, machines, seats, chance(label)(32), lobby.terms, standing, previous)


def signed_by_all(table: TableInfo, proposer: int = 0) -> Agreement:
    """The agreement on a table, complete."""
    agreement = propose(table, identity(proposer))
    machines = [one.sign_key for one in table.machines]
    for machine in range(len(machines)):
        if machines[machine] != key(proposer):
            agreement.sign(identity(machine))
    return agreement


def sit_down(
    core: SharedState, *, is_dealing: bool = False, table: TableInfo | None = None, now: float = NOW
) -> Playing:
    """Bring a machine to the table that its lobby asks for: between two rounds, or while one is shuffled."""
    lobby = core.lobby
    assert lobby is not None
    table = table or table_for(lobby)
    keys = [one.sign_key for one in table.machines]
    me = keys.index(core.me) if core.me in keys else None
    match = Match(participant(table, me), now=now)
    if is_dealing:
        match.start_round(now)
    core.playing = Playing(signed_by_all(table), match, me is not None)
    core.playing_digest = table.digest
    core.state = SessionState.PLAYING
    return core.playing


def stored_head(people: int, machine: int) -> bytes:
    """The head that a machine stores when it sits down at a table of so many people."""
    core = core_of(lobby_of(people), me=machine)
    sit_down(core)
    core.store_table(is_new=True)
    (effect,) = [effect for effect in core.effects if isinstance(effect, StoreTable)]
    return effect.head


def finish_round(core: SharedState, standing: Standing) -> Base:
    """Let the table at hand be where the last round was finished, and the match stand so."""
    assert core.playing is not None
    core.base = Base(core.playing.table, standing, core.playing.is_ours)
    return core.base


def sent(core: SharedState, kind: type[Message] | None = None) -> list[tuple[int, Message]]:
    """Return the sent notes, of a kind or any, each with its link."""
    found = []
    for effect in core.effects:
        if isinstance(effect, Send):
            frame = FRAMES[effect.kind]
            body = decode(frame, effect.body)
            assert body is not None
            if kind is None or isinstance(body, kind):
                found.append((effect.link, body))
    return found


def told(core: SharedState, kind: NewsKind) -> list[tuple[int | None, str]]:
    """Return the news of a kind for our person: the place in the list of the member, and the detail."""
    return [
        (event.member, event.detail)
        for event in core.events
        if isinstance(event, News) and event.kind is kind
    ]
