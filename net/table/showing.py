"""The session as one frozen value for the client."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from engine.match import MatchState
from engine.seats import BySeat
from net.crypto.hashing import tagged_hash
from net.match.match import Match
from net.match.status import Awaited, ProofStatus, TablePhase
from net.table.core import KnownPeer, Playing, SessionState, SharedState
from net.table.interface.status import EndReason, Member, Presence, SeatStatus, SharedLook, Status, TableOffer
from net.words import words_of


def status_of(core: SharedState, now: float, *, is_waiting: bool) -> Status:
    """Return how things stand.

    Args:
        core: of the session.
        now: the time.
        is_waiting: whether too few machines are left to go on to another round.
    """
    playing = core.playing
    match = None if playing is None else playing.match
    stopped = core.stopped
    is_match_over = core.end is None and playing is not None and playing.is_ended
    return Status(
        phase=_phase(core, is_waiting=is_waiting),
        end=EndReason.MATCH_OVER if is_match_over else core.end,
        end_detail=core.end_detail,
        offer=_offer(core),
        members=tuple(_member(core, met, now) for met in core.met),
        seats=_seats(core),
        words=_words(core),
        countdown_until=core.starts_at,
        match=None if match is None else _with_shown(core, match),
        round=None if match is None else match.round,
        question=None if match is None else match.question,
        window=None if match is None else match.window,
        awaited=_awaited(core, playing),
        slow=() if playing is None else tuple(_place(core, playing, slow) for slow in playing.match.slow),
        waits_no_longer=match is not None and match.waits_no_longer,
        paused_by=None if stopped is None else core.place(stopped.key),
        paused_until=None if stopped is None else stopped.until,
        proof=_proof(core, playing),
        void_hands=tuple(_void_hands(core)),
        pending=() if playing is None else tuple(_pending(core, playing)),
        unaudited=tuple(place for place in map(core.place, core.unaudited) if place is not None),
        look=_look(core),
    )


def _with_shown(core: SharedState, match: Match) -> MatchState | None:
    """Return the match with every pending win counted whose keys our machine has seen.

    What they show is the same for all that have seen them, so nobody can undo it by leaving the win out of
    the tables that follow, nor by the match's end.
    """
    state, standing = match.match, match.standing.settled(core.shown)
    return None if state is None else replace(state, tally=BySeat(standing.tally))


def _phase(core: SharedState, *, is_waiting: bool) -> TablePhase:
    if core.state is SessionState.OVER:
        return TablePhase.ENDED
    if core.state is SessionState.JOINING:
        return TablePhase.JOINING
    if core.playing is None:  # what is played already is about to be shown to us
        return TablePhase.JOINING if core.playing_digest else TablePhase.LOBBY
    phase = core.playing.match.phase
    return TablePhase.WAITING if is_waiting and phase is TablePhase.BETWEEN else phase


def _offer(core: SharedState) -> TableOffer | None:
    lobby = core.lobby
    if lobby is None:
        return None
    terms = lobby.terms
    return TableOffer(lobby.name, lobby.rules, terms.pace, terms.rounds, terms.is_strict, lobby.needs_code)


def _member(core: SharedState, met: KnownPeer, now: float) -> Member:
    listed = None if core.lobby is None else core.lobby.member(met.key)
    link = core.mesh.to(met.key)
    is_me = met.key == core.me
    presence = met.gone or (Presence.HERE if is_me else core.mesh.presence(met.key, now))
    return Member(
        key=met.key,
        name=met.name,
        presence=presence,
        is_me=is_me,
        is_coordinator=met.key == core.coordinator,
        is_ready=listed is not None and listed.is_ready,
        is_spectator=listed is not None and met.key not in _seat_keys(core),
        rtt_s=None if link is None else link.rtt_s,
        words=met.words,
        emblem=met.emblem,
        face=met.face,
        address=next(iter(core.mesh.addresses_of(met.key)), None),
    )


def _seat_keys(core: SharedState) -> AbstractSet[bytes]:
    """Return who has a seat: in a match at its table, before it in the lobby."""
    if core.playing is not None:
        return core.players
    return {key for key in (() if core.lobby is None else core.lobby.seats) if key is not None}


def _seats(core: SharedState) -> tuple[SeatStatus, ...]:
    playing, lobby = core.playing, core.lobby
    if playing is not None:
        table, dead = playing.table, playing.match.dead_seats
        return tuple(
            SeatStatus(
                core.place(table.machines[seat.machine].sign_key),
                seat.level,
                seat.name,
                is_dead=place in dead,
            )
            for place, seat in enumerate(table.seats)
        )
    if lobby is None:
        return ()
    members = [None if key is None else lobby.member(key) for key in lobby.seats]
    return tuple(
        SeatStatus(None, "", "")
        if member is None
        else SeatStatus(core.place(member.key), member.level, member.name)
        for member in members
    )


def _words(core: SharedState) -> str:
    """Return the comparison words of the round, of its machines' keys and the seed they drew together.

    Keys alone would not do: a machine in the middle chooses the keys that it shows to either side, and finds
    in seconds two that give the same 24 bits. It has to commit to its part of each side's seed before it
    learns of the other's.
    """
    playing = core.playing
    seed = b"" if playing is None else playing.match.joint_seed
    if playing is None or not seed:
        return ""
    keys = sorted(machine.sign_key for machine in playing.table.machines)
    return words_of(tagged_hash(b"comparison", seed, *keys))


def _place(core: SharedState, playing: Playing, machine: int) -> int:
    """Return a machine's place among the members; it is listed since the table was agreed on."""
    place = core.place(playing.table.machines[machine].sign_key)
    return 0 if place is None else place


def _void_hands(core: SharedState) -> Iterator[tuple[int, int]]:
    for key, hands in core.account.void_hands:
        place = core.place(key)
        if place is not None:
            yield place, hands


def _pending(core: SharedState, playing: Playing) -> Iterator[tuple[int, int]]:
    for win in playing.match.standing.pending:
        place, is_shown = core.place(win.machine), win.round_number in core.shown
        if place is not None and not is_shown:
            yield win.round_number, place


def _look(core: SharedState) -> SharedLook | None:
    look = core.look_back
    if look is None:
        return None
    along = tuple(place for place, met in enumerate(core.met) if met.key in look.along)
    return SharedLook(look.at, look.turn, core.place(look.mover), along, core.me in look.along)


def _awaited(core: SharedState, playing: Playing | None) -> tuple[Awaited, ...]:
    if playing is None:
        return ()
    awaited = playing.match.awaited
    return tuple(replace(missed, member=_place(core, playing, missed.member)) for missed in awaited)


def _proof(core: SharedState, playing: Playing | None) -> ProofStatus | None:
    if playing is None:
        return None
    proof = playing.match.proof
    return replace(
        proof,
        shuffled=tuple(_place(core, playing, machine) for machine in proof.shuffled),
        verified=tuple(_place(core, playing, machine) for machine in proof.verified),
        cheats=tuple((_place(core, playing, machine), rule) for machine, rule in proof.cheats),
    )
