"""Repeated messages of one member: the others learn of only a few of them."""

import random

import pytest

from lab.simulator.lies import Liar
from net.match.status import OutOfTime
from net.table.interface.effects import Send
from net.table.interface.status import News, NewsKind, Said, SessionEvent
from net.table.member.notices import NOTICES_BURST, NOTICES_PER_S
from net.wire.codec import Message, encode
from net.wire.table import Cannot, Chat, Emote, Late
from tests.support.people import dealt_party

SECONDS = 20
EACH_S = 8
LIAR = 1


def is_notice(event: SessionEvent, word: Message) -> bool:
    """Whether it tells of such a word."""
    if isinstance(word, Cannot):
        return isinstance(event, News) and event.kind is NewsKind.NOT_AGREED
    return isinstance(event, Said if isinstance(word, Chat | Emote) else OutOfTime)


@pytest.mark.parametrize(
    "word",
    [Chat("", "x"), Emote(3), Late(), Cannot(bytes(32), "other_seats")],
    ids=["chat", "emote", "late", "cannot"],
)
def test_who_says_the_same_on_and_on_fills_nobodys_screen(word: Message) -> None:
    world, machines = dealt_party(3)
    for machine in machines:
        machine.plays = None
    world.run(1)
    liar, before = Liar(machines[LIAR], random.Random(0)), len(machines[0].events)
    for _ in range(SECONDS):
        for _ in range(EACH_S):
            note = liar.note(word)
            assert note is not None
            world.network.send(LIAR, Send(world.network.link(LIAR, 0), "NOTE", 0, encode(note)))
        world.run(1.0)
    told = sum(is_notice(event, word) for event in machines[0].events[before:])

    by_the_match = SECONDS // 2 if isinstance(word, Late) else 0  # who do nothing are late by themselves
    assert 3 <= told <= NOTICES_BURST + NOTICES_PER_S * SECONDS + by_the_match
