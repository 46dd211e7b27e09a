"""What our person asks for, and how our machine says it to the others."""

from net.table.commands import (
    Choose,
    Command,
    FillSeats,
    LeaveTable,
    Remove,
    Rename,
    Say,
    SetPaused,
    SetReady,
    StandUp,
    StartMatch,
    TakeSeat,
    WaitNoLonger,
)
from net.table.coordinating import Coordinating
from net.table.core import SharedState
from net.table.limits import Bucket
from net.table.names import clean_name
from net.table.pausing import Pausing
from net.table.status import EndReason, NewsKind, Said
from net.texts import cleaned
from net.wire.table import MAX_PHRASE, MAX_TEXT, Chat, LeaveNote, Wish

CHAT_PER_S, CHAT_BURST = 1.0, 5
"""What a person may say (docs/protocol.md, 13, "Limits")."""
WISHES_PER_S, WISHES_BURST = 2.0, 10
"""How often a person may sit down elsewhere or say ready: a key held down would be a flood to the others."""


class Person:
    """The person at this machine, as far as the table is concerned."""

    def __init__(self, core: SharedState, coordinating: Coordinating, pausing: Pausing, now: float) -> None:
        self._core = core
        self._coordinating = coordinating
        self._pausing = pausing
        self._chat = Bucket(CHAT_PER_S, CHAT_BURST, now)
        self._wishes = Bucket(WISHES_PER_S, WISHES_BURST, now)
        self._wish = Wish(core.name, None, 0, 0)

    def do(self, command: Command, now: float) -> None:
        """Do what is asked, or nothing if it is not possible now."""
        core = self._core
        if isinstance(command, Choose | WaitNoLonger):
            self._play(command, now)
        elif isinstance(command, LeaveTable):
            core.say(LeaveNote(), now)
            core.finish(EndReason.WE_LEFT)
        elif isinstance(command, Rename) and core.lobby is None:  # said once we are let in
            self._call(command)
        elif core.lobby is None:
            return
        elif isinstance(command, Say):
            self._say(command, now)
        elif isinstance(command, SetPaused):
            self._pausing.set(now, is_paused=command.is_paused)
        elif isinstance(command, FillSeats | Remove | StartMatch):
            if core.is_coordinator:
                self._coordinating.command(command, now)
        else:
            self._sit(command, now)

    def _play(self, command: Choose | WaitNoLonger, now: float) -> None:
        playing = self._core.playing
        if playing is None:
            return
        if isinstance(command, WaitNoLonger):
            playing.match.wait_no_longer(now)
        else:
            playing.match.choose(command.number, command.action, now, is_automatic=command.is_automatic)

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
        elif (
            not core.is_coordinator
        ):  # whoever keeps the table plays at it, for only a table's machines can propose the next
            wish = Wish(core.name, None, 0, wish.choice + 1)
        self._wish = Wish(core.name, wish.seat, wish.ready_for, wish.choice)
        self._say_wish(now)

    def _call(self, command: Rename) -> None:
        core, wish = self._core, self._wish
        core.name = clean_name(command.name) or core.name
        self._wish = Wish(core.name, wish.seat, wish.ready_for, wish.choice)

    def greet(self, now: float) -> None:
        """Say who we are, having been let in."""
        self._say_wish(now)

    def _say_wish(self, now: float) -> None:
        core = self._core
        core.say(self._wish, now)
        if core.is_coordinator:
            self._coordinating.grant(core.me, now)

    def say_again(self, now: float) -> None:
        """Repeat our lasting notes, since others remember those of before our restart."""
        core = self._core
        for signed in [] if core.notes is None else core.notes.own():
            core.say(signed.body, now)

    def _say(self, command: Say, now: float) -> None:
        core = self._core
        chat = Chat(command.phrase[:MAX_PHRASE], cleaned(command.text, MAX_TEXT))
        if not chat.phrase and not chat.text:
            return
        if not self._chat.take(now):
            core.tell(NewsKind.SLOW_DOWN, core.me)
            return
        core.say(chat, now)
        self.hear(core.me, chat)

    def hear(self, author: bytes, chat: Chat) -> None:
        """Tell the client what somebody has said."""
        place = self._core.place(author)
        phrase, text = cleaned(chat.phrase, MAX_PHRASE), cleaned(chat.text, MAX_TEXT)
        if place is not None and (phrase or text):
            self._core.events.append(Said(place, phrase, text))
