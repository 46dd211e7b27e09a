"""What simulated machines are made of: keys and chance from labels, a group without cost, short rounds."""

from functools import cache

from engine.rules import Rules
from engine.rules_text import override
from engine.rulesets import load
from lab.simulator.group import StubGroup
from net.crypto.hashing import Rng, SeedStream
from net.deal.round_deal import Tools, make_tools
from net.identity import Identity, identity_from

SHORT_HAND = 8
SHORT_WALL = 6
"""Draws of a short round, at most."""


def chance(*label: object) -> Rng:
    """Bytes that look random and are the same in every run."""
    return SeedStream(b"joined", repr(label).encode()).take


@cache
def identity(machine: int) -> Identity:
    """The keys of one machine, the same at every table."""
    rng = chance("identity", machine)
    return identity_from(rng(32), rng(32))


@cache
def stub_tools(deck_size: int) -> Tools:
    """The tools for one deck size in the group without secrets."""
    return make_tools(StubGroup(), deck_size)


def any_seats(**knobs: object) -> Rules:
    """The preset for two to six players, with some fields exchanged, of the first edition unless told.

    What is dealt from a label follows from the bytes of a table, and many stories hang on what is dealt.
    """
    return override(load("pvt"), {"players": [2, 3, 4, 5, 6], "edition": 1, **knobs})


def short(seats: int, **knobs: object) -> Rules:
    """Rules of short rounds: small hands, and six draws at most."""
    rules = any_seats(hand_size=SHORT_HAND, copies_per_type=2, dead_wall=0, **knobs)
    wall = rules.deck_size(seats) - SHORT_HAND * seats - 1
    return override(rules, {"players": [seats], "dead_wall": wall - SHORT_WALL})
