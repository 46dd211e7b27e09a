"""How a session answers each frame in each of its states.

Total: no frame that anybody sends raises.
"""

from collections import deque
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, assert_never

from net.match.attempt import Reception
from net.match.match import LISTENS_S
from net.match.status import TablePhase
from net.table.coordination.agreeing import Agreeing
from net.table.coordination.coordinating import Coordinating
from net.table.coordination.succession import Succession
from net.table.core import NOT_A_MEMBER, SessionState, SharedState
from net.table.interface.status import EndReason, NewsKind
from net.table.links.mesh import PeerUsage
from net.table.links.notes import Notes, NoteVerdict
from net.table.links.signed_notes import SignedNote, is_said_by, is_signed, read_note
from net.table.member.members import Members
from net.table.member.notices import Notices
from net.table.member.pauses import Pauses
from net.table.member.relay import Relay
from net.table.member.rounds import Rounds
from net.table.member.shared_replay import SharedReplay
from net.table.person import Person
from net.table.table_recovery import TableRecovery
from net.table.values.lobby_note import from_note
from net.table.values.names import clean_name
from net.transcript import Signed, read
from net.wire.codec import MAY_IGNORE, Message, decode
from net.wire.table import (
    FRAMES,
    Cannot,
    Carry,
    Chat,
    Emote,
    Ended,
    EnvelopeOffer,
    Face,
    Go,
    Join,
    JoinRefused,
    Keys,
    Late,
    LeaveNote,
    Links,
    LobbyNote,
    Look,
    NoteFrame,
    Pause,
    Resume,
    Want,
    Watch,
    Wish,
    Wrong,
)

MOST_LATER = 32
"""Envelopes of the next round that may wait until none of this one is due; a step has six at most."""

Answer = Callable[[int, Any, float], bool | None]
"""Takes in a message; False if nothing can follow from it."""


class SessionParts:
    """The parts of a session."""

    def __init__(self, core: SharedState, table: bytes, now: float) -> None:
        self.members = Members(core, now)
        self.agreeing = Agreeing(core)
        self.coordinating = Coordinating(core, self.members, self.agreeing, now)
        self.succession = Succession(core, self.members)
        self.pausing = Pauses(core)
        self.rounds = Rounds(core)
        self.person = Person(core, self.coordinating, self.pausing, now)
        self.looking = SharedReplay(core, now)
        self.notices = Notices(core)
        self.passing_on = Relay(core)
        self.taking_up = TableRecovery(core, self.members, self.agreeing, self.person, table)


class FrameDispatcher:
    """Takes in frames."""

    def __init__(self, core: SharedState, parts: SessionParts) -> None:
        self._core = core
        self._parts = parts
        self._refusers: set[bytes] = set()
        self._asked_back: set[int] = set()
        self._later: deque[tuple[int, Carry]] = deque()
        at_table: Mapping[type[Message], Answer] = {
            Join: parts.coordinating.join,
            JoinRefused: self._on_refused,
            Wrong: self._on_wrong,
            Resume: self._for_members(self._on_resume),
            Carry: self._for_members(self._on_carry),
            EnvelopeOffer: self._for_members(parts.passing_on.on_offer),
            Want: self._for_members(parts.passing_on.on_want),
            NoteFrame: self._on_note,
        }
        self._answers: Mapping[SessionState, Mapping[type[Message], Answer]] = {
            SessionState.JOINING: {
                JoinRefused: self._on_refused,
                Wrong: self._on_wrong,
                NoteFrame: self._on_first_note,
            },
            SessionState.LOBBY: at_table,
            SessionState.PLAYING: at_table,
        }
        """What answers each frame in each state but the last; one that is not there is `unasked`."""

    def receive(self, link: int, frame: tuple[str, int, bytes], now: float, size: int | None = None) -> bool:
        """Process a frame of kind, flags and body; return whether it may have changed anything.

        Its sender earns credit for the bytes that have travelled, `size` or the whole body.
        """
        kind, flags, body = frame
        core = self._core
        if link not in core.mesh.links or core.state is SessionState.OVER:
            return False
        was_silent = core.mesh.heard(link, now)
        self._account(link, now).credit.earn(len(body) if size is None else size)
        if core.state is SessionState.JOINING and core.mesh.links[link].peer.sign_key != core.asked:
            return was_silent  # a stranger, or a member that calls our earlier program: we asked neither
        expected = FRAMES.get(kind)
        message = None if expected is None else decode(expected, body)
        if expected is None:
            if not flags & MAY_IGNORE:
                core.wrong(link, "unknown_kind", now)
        elif message is None:
            core.wrong(link, "malformed", now)
        else:
            answer = self._answers[core.state].get(expected)
            if answer is None:
                core.wrong(link, "unasked", now)
            else:
                return answer(link, message, now) is not False or was_silent
        return True

    def _on_refused(self, link: int, refused: JoinRefused, now: float) -> None:
        """The coordinator sends us away, or most other players do: then they have proven that we cheat.

        A machine that is not the coordinator admits no one, but may wait for it to come back, as we do then.
        In a round that we play, one machine alone cannot send us away: the round goes on over the links to
        the others. That we cheated is not believed without the proof.
        """
        core = self._core
        if refused.code == EndReason.CLOSED.value and self._parts.taking_up.take_up(now):
            return
        key = core.mesh.links[link].peer.sign_key
        others = core.players - core.not_needed - {core.me}
        if refused.code != EndReason.CLOSED.value:  # that says only that it does not keep the table
            self._refusers.add(key)
        self._refusers &= others
        is_by_most = 2 * len(self._refusers) > len(others) > 0
        if refused.code == EndReason.CLOSED.value and core.may_return_to(core.host):
            return  # it has gone back to the host, and so do we
        if core.plays_now(core.me):
            is_final = is_by_most and len(self._refusers) > 1
        else:
            is_final = core.state is SessionState.JOINING or key == core.coordinator or is_by_most
        if is_final:
            reason = {reason.value: reason for reason in EndReason}.get(refused.code, EndReason.CLOSED)
            is_unproven = reason is EndReason.CHEATED and core.me not in core.cheats
            core.finish(EndReason.REMOVED if is_unproven else reason, clean_name(refused.detail))

    def _on_wrong(self, link: int, wrong: Wrong, now: float) -> bool:
        """The coordinator may have dropped us while we were not heard, or replaced us as coordinator.

        Nothing can be done about it but to ask to be admitted.
        """
        core = self._core
        peer = core.mesh.links[link].peer.sign_key
        is_awaited = core.is_coordinator or peer == core.coordinator or core.may_return_to(peer)
        may_be_so = wrong.rule == NOT_A_MEMBER and is_awaited
        if not may_be_so or not self._account(link, now).asks.take(now):
            return False
        self._parts.members.ask_in(peer)
        return True

    def _on_resume(self, link: int, resume: Resume, now: float) -> bool:
        core = self._core
        account = self._account(link, now)
        if not account.resumes.take(now) or not account.credit.has_any(now):
            return False
        playing = core.playing
        is_at_ours = playing is not None and resume.table == playing.table.table_id
        if is_at_ours and playing and playing.match.is_listening and link not in self._asked_back:
            self._asked_back.add(link)  # it may have come back after we had asked it first
            self._parts.members.ask(link)
        if core.notes is not None and resume.notes != core.notes.digest():
            self._parts.members.show_notes(link, now)
        proposal = self._parts.agreeing.proposal
        proposed = [] if proposal is None else proposal.envelopes()
        answers = core.mesh.links[link].answers
        answers.ask(resume.streams)
        for raw in self._parts.rounds.missed(resume) + proposed:  # what is played, before what is to be
            if not account.credit.has_any(now):
                break  # it asks again for the rest
            if answers.give(raw, now):
                account.credit.spend(len(raw))
                core.send(link, Carry(raw))
        return True

    def _on_carry(self, link: int, carry: Carry, now: float) -> bool:
        core = self._core
        signed, passing_on = read(carry.raw), self._parts.passing_on
        if signed is not None:
            passing_on.hold(signed, core.mesh.links[link].peer.sign_key)
            if passing_on.has(signed):
                return False
            if self._can_wait(signed):
                self._later.append((link, carry))
                return True
        return self._take(link, carry, now)

    @property
    def has_later(self) -> bool:
        """Whether anything waits for `take_later`."""
        return bool(self._later)

    def take_later(self, now: float) -> None:
        """Take in the next envelope that could wait."""
        self._take(*self._later.popleft(), now)

    def _can_wait(self, signed: Signed) -> bool:
        """Return whether an envelope is of the round after the one that is played.

        It may take tens of milliseconds to check, or to answer, while somebody waits to see a card.
        """
        playing = self._core.playing
        if playing is None or playing.match.phase is not TablePhase.PLAYING or len(self._later) >= MOST_LATER:
            return False
        is_here = signed.envelope.table_id == playing.table.table_id
        return is_here and signed.envelope.hand > playing.match.standing.round_number

    def _take(self, link: int, carry: Carry, now: float) -> bool:
        core = self._core
        signed, playing, passing_on = read(carry.raw), core.playing, self._parts.passing_on
        is_played = signed is not None and playing is not None and signed.envelope.hand > 0
        if is_played and playing and signed and signed.envelope.table_id == playing.table.table_id:
            reception = playing.match.receive(carry.raw, now)
            if reception is Reception.NEW:
                passing_on.take(signed, link, now)
                core.mesh.reach.spoke(playing.table.machines[signed.envelope.peer].sign_key, now)
        else:
            reception = self._parts.agreeing.receive(carry.raw, now)
            if signed is not None and reception is Reception.NEW:
                core.relay(carry, self._parts.agreeing.author_of(signed), link)
        if reception is Reception.REFUSED:
            core.wrong(link, "forged", now)
        elif reception is not Reception.NEW and reception is not Reception.KNOWN:
            assert_never(reception)
        return reception is not Reception.KNOWN

    def _on_first_note(self, link: int, frame: NoteFrame, now: float) -> None:
        """The first that a guest hears of a table is its lobby, told by the coordinator itself.

        It may pass on first what others have told of it.
        """
        core = self._core
        peer = core.mesh.links[link].peer.sign_key
        signed = read_note(frame.raw)
        if signed is None or not isinstance(signed.body, LobbyNote) or signed.note.author != peer:
            if signed is None or signed.note.author == peer or not is_signed(signed):
                core.wrong(link, "unasked", now)
            return
        core.notes = Notes(core.own.identity, signed.note.table)
        self._on_note(link, frame, now)
        if core.lobby is None:
            core.notes = None
            if from_note(signed.body) is None:
                core.finish(EndReason.UNREADABLE)
            return
        core.state = SessionState.LOBBY
        if core.playing_digest or self._parts.agreeing.may_have_signed(signed.note.table):
            core.signs_from = now + LISTENS_S
        self._parts.person.say_wish(now)

    def _on_note(self, link: int, frame: NoteFrame, now: float) -> bool:
        core = self._core
        if core.notes is None:
            return False
        peer = core.mesh.links[link].peer.sign_key
        authors = {peer} if core.lobby is None else {member.key for member in core.lobby.members} | core.kept
        if peer not in authors:
            core.not_a_member(link)
            return True
        watching = set() if core.lobby is None else {member.key for member in core.lobby.spectators}
        verdict, signed = core.notes.take(
            frame.raw,
            frozenset(authors),
            now,
            watching=frozenset(watching - {core.coordinator}),
            gone=core.played - authors,
        )
        if verdict in {NoteVerdict.MALFORMED, NoteVerdict.FORGED}:
            core.wrong(link, verdict.value, now)
        elif verdict is NoteVerdict.TOO_MANY:
            if is_said_by(
                frame.raw, peer
            ):  # who passes it on has counted otherwise than we, and is not to blame
                core.wrong(link, "too_many", now)
        elif verdict is NoteVerdict.OURS:
            self._parts.person.say_again()
        elif signed is not None:
            core.pass_on(signed, link, now)
            self._hear(signed, now)
        if verdict in {NoteVerdict.NEW, NoteVerdict.KNOWN} and link in core.mesh.links:
            core.mesh.links[link].take_note(frame.raw, now)
        return verdict is not NoteVerdict.KNOWN

    def _hear(self, signed: SignedNote, now: float) -> None:
        """Process a note of another machine."""
        if self._core.notes is not None and self._core.notes.is_newest(signed):
            self._core.mesh.reach.spoke(signed.note.author, now)
        HEARERS[type(signed.body)](self._core, self._parts, signed, signed.body, now)

    def _account(self, link: int, now: float) -> PeerUsage:
        return self._core.mesh.account(self._core.mesh.links[link].peer.sign_key, now)

    def _for_members(self, answer: Answer) -> Answer:
        """Return a handler for members only; others are told that they are no members."""

        def checked(link: int, message: Any, now: float) -> bool | None:  # noqa: ANN401 - as in `Answer`
            core = self._core
            if core.mesh.is_member(core.mesh.links[link].peer.sign_key):
                return answer(link, message, now)
            core.not_a_member(link)
            return True

        return checked


Hearer = Callable[[SharedState, SessionParts, SignedNote, Any, float], None]
"""Takes in a note that was said: the table, its parts, the note, its body, and when it came."""


def _lobby(core: SharedState, parts: SessionParts, signed: SignedNote, body: LobbyNote, now: float) -> None:
    del core, body
    parts.succession.read(signed, now)


def _links(core: SharedState, parts: SessionParts, signed: SignedNote, body: Links, now: float) -> None:
    core.mesh.reach.set_links_of(signed.note.author, body.keys, now)
    parts.succession.hear_follower(signed.note.author, now)


def _chat(core: SharedState, parts: SessionParts, signed: SignedNote, body: Chat, now: float) -> None:
    del core
    if parts.notices.take(signed.note.author, now):
        parts.person.hear(signed.note.author, body)


def _emote(core: SharedState, parts: SessionParts, signed: SignedNote, body: Emote, now: float) -> None:
    del core
    if parts.notices.take(signed.note.author, now):
        parts.person.see_emote(signed.note.author, body)


def _face(core: SharedState, parts: SessionParts, signed: SignedNote, body: Face, now: float) -> None:
    del core, now
    parts.person.see_face(signed.note.author, body)


def _late(core: SharedState, parts: SessionParts, signed: SignedNote, body: Late, now: float) -> None:
    del core, body
    if parts.notices.take(signed.note.author, now):
        parts.rounds.hear_late(signed.note.author)


def _leave(core: SharedState, parts: SessionParts, signed: SignedNote, body: LeaveNote, now: float) -> None:
    if core.mesh.is_member(signed.note.author):
        _to_coordinator(core, parts, signed, body, now)
    else:
        core.excused.add(signed.note.author)  # it left while we could not be heard


def _cannot(core: SharedState, parts: SessionParts, signed: SignedNote, body: Cannot, now: float) -> None:
    _to_coordinator(core, parts, signed, body, now)
    if parts.notices.take(signed.note.author, now):
        core.tell(NewsKind.NOT_AGREED, signed.note.author, clean_name(body.rule))


def _to_coordinator(
    core: SharedState, parts: SessionParts, signed: SignedNote, body: Message, now: float
) -> None:
    del body
    if core.is_coordinator:
        parts.coordinating.note(signed, now)


def _kept(core: SharedState, parts: SessionParts, signed: SignedNote, body: Message, now: float) -> None:
    """Do nothing: it lies among the notes, where those read it that it is for."""
    del core, parts, signed, body, now


HEARERS: Mapping[type[Message], Hearer] = MappingProxyType(
    {
        LobbyNote: _lobby,
        Links: _links,
        Chat: _chat,
        Emote: _emote,
        Face: _face,
        Late: _late,
        LeaveNote: _leave,
        Cannot: _cannot,
        Wish: _to_coordinator,
        Pause: _kept,
        Go: _kept,
        Watch: _kept,
        Keys: _kept,
        Ended: _kept,
        Look: _kept,
    }
)
"""The handler of each kind of note that `net.wire.table.NOTES` names."""
