"""Requests of our person, and the notes by which our machine passes them on."""

from net.table.coordination.coordinating import Coordinating
from net.table.core import SharedState
from net.table.interface.commands import (
    FillSeats,
    LeaveTable,
    PersonCommand,
    Remove,
    Rename,
    Say,
    SetPaused,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
    Wear,
)
from net.table.interface.status import EndReason, NewsKind, Said
from net.table.member.coalescing_sender import CoalescingSender
from net.table.member.pauses import Pauses
from net.table.values.names import clean_name
from net.texts import cleaned
from net.token_bucket import Bucket
from net.wire.table import MAX_PHRASE, MAX_TEXT, Chat, Emote, Face, LeaveNote, Wish
from net.words import EMBLEMS, EMOTES

CHAT_PER_S, CHAT_BURST = 1.0, 5
"""What a person may say (docs/protocol.md, 13, "Limits")."""
EMOTES_PER_S, EMOTES_BURST = 0.5, 3
"""How often a person may show an emote."""
WISHES_PER_S, WISHES_BURST = 2.0, 10
"""How often a person may sit down elsewhere or say ready: a key held down would be a flood to the others."""
FACES_PER_S, FACES_BURST = 0.5, 5
"""How often a face may be told: of faces tried on faster the last."""
AGAINS_PER_S, AGAINS_BURST = 0.5, 3
"""How often we repeat our lasting notes: whoever has kept those of before our restart may show us one after
the other, and the others hear only so many notes of us (docs/protocol.md, 13, "Limits")."""
_NO_FACE = 255
"""Sent in place of a face by a person who has none any more; no face has that number."""


class Person:
    """The person at this machine, as far as the table is concerned."""

    def __init__(self, core: SharedState, coordinating: Coordinating, pausing: Pauses, now: float) -> None:
        self._core = core
        self._coordinating = coordinating
        self._pausing = pausing
        self._chat = Bucket(CHAT_PER_S, CHAT_BURST, now)
        self._emotes = Bucket(EMOTES_PER_S, EMOTES_BURST, now)
        self._wishes = Bucket(WISHES_PER_S, WISHES_BURST, now)
        self._face = CoalescingSender(core, FACES_PER_S, FACES_BURST, now)
        self._agains = Bucket(AGAINS_PER_S, AGAINS_BURST, now)
        self._is_to_repeat = False
        self._wish = Wish(core.name, None, 0, 0)
        if core.own.face is not None:
            self._face.want(Face(core.own.face))

    def do(self, command: PersonCommand, now: float) -> None:
        """Do what is asked, or nothing if it is not possible now."""
        core = self._core
        if isinstance(command, LeaveTable):
            core.say(LeaveNote(), now)
            core.finish(EndReason.WE_LEFT)
        elif isinstance(command, Rename) and core.lobby is None:  # said once we are let in
            self._call(command)
        elif isinstance(command, Wear):
            self._face.want(Face(_NO_FACE if command.face is None else command.face))
        elif core.lobby is None:
            return
        elif isinstance(command, Say):
            self._say(command, now)
        elif isinstance(command, SetPaused):
            self._pausing.wish(now, is_paused=command.is_paused)
        elif isinstance(command, FillSeats | Remove | StartMatch):
            if core.is_coordinator:
                self._coordinating.command(command, now)
        else:
            self._sit(command, now)

    def _sit(self, command: Rename | TakeSeat | StandUp | SetReady, now: float) -> None:
        core, wish = self._core, self._wish
        if not self._wishes.take(now):
            core.tell(NewsKind.SLOW_DOWN, core.me)
            return
        if isinstance(command, Rename):
            self._call(command)
        elif isinstance(command, SetReady):
            ready_for = core.occasion if command.is_ready else 0
            wish = Wish(core.name, wish.seat, ready_for, wish.choice)
        elif isinstance(command, TakeSeat):
            wish = Wish(core.name, command.seat, wish.ready_for, wish.choice + 1)
        elif not core.is_coordinator:  # which has to play, for only a table's machines can propose the next
            wish = Wish(core.name, None, 0, wish.choice + 1)
        self._wish = Wish(core.name, wish.seat, wish.ready_for, wish.choice)
        self.say_wish(now)

    def _call(self, command: Rename) -> None:
        core, wish = self._core, self._wish
        core.name = clean_name(command.name) or core.name
        self._wish = Wish(core.name, wish.seat, wish.ready_for, wish.choice)

    def say_wish(self, now: float) -> None:
        """Say who we are, and how our person would like to sit."""
        core = self._core
        core.say(self._wish, now)
        if core.is_coordinator:
            self._coordinating.grant(core.me, now)

    def settle(self, now: float) -> None:
        """Repeat what others do not take for our last word, and show what face our person wears, if new."""
        if self._is_to_repeat and self._agains.take(now):
            self._is_to_repeat = False
            for signed in [] if self._core.notes is None else self._core.notes.own():
                self._core.say(signed.body, now)
        face = self._face.settle(now)
        if isinstance(face, Face):
            self.see_face(self._core.me, face)

    def next_deadline(self) -> float | None:
        """Return when the others can be told of either; None if nothing is new."""
        face = self._face.next_deadline()
        moments = ([] if face is None else [face]) + ([self._agains.opens_at()] if self._is_to_repeat else [])
        return min(moments, default=None)

    def see_face(self, author: bytes, face: Face) -> None:
        """Take in what face somebody wears; one that there is not counts as none."""
        for met in self._core.met:
            if met.key == author:
                met.face = face.number if face.number < EMBLEMS else None

    def say_again(self) -> None:
        """Have our lasting notes repeated, since others remember those of before our restart."""
        self._is_to_repeat = True

    def _say(self, command: Say, now: float) -> None:
        core = self._core
        if command.emote is not None:
            self._show(command.emote, now)
            return
        chat = Chat(command.phrase[:MAX_PHRASE], cleaned(command.text, MAX_TEXT))
        if not chat.phrase and not chat.text:
            return
        if not self._chat.take(now):
            core.tell(NewsKind.SLOW_DOWN, core.me)
            return
        core.say(chat, now)
        self.hear(core.me, chat)

    def _show(self, number: int, now: float) -> None:
        core = self._core
        if not 0 <= number < EMOTES:
            return
        if not self._emotes.take(now):
            core.tell(NewsKind.SLOW_DOWN, core.me)
            return
        core.say(Emote(number), now)
        self.see_emote(core.me, Emote(number))

    def see_emote(self, author: bytes, emote: Emote) -> None:
        """Tell the client what emote somebody shows; nothing of one that only a later program knows."""
        place = self._core.place(author)
        if place is not None and emote.number < EMOTES:
            self._core.events.append(Said(place, "", "", emote.number))

    def hear(self, author: bytes, chat: Chat) -> None:
        """Tell the client what somebody has said."""
        place = self._core.place(author)
        phrase, text = cleaned(chat.phrase, MAX_PHRASE), cleaned(chat.text, MAX_TEXT)
        if place is not None and (phrase or text):
            self._core.events.append(Said(place, phrase, text))
