"""The name, folders and choices with which a program starts its node."""

from collections.abc import Callable
from dataclasses import dataclass

from net.discovery.discovery import Discovery, Probe
from net.node.store import Places

DiscoveryMaker = Callable[[Probe, Callable[[], None]], Discovery]
"""Makes a `Discovery` from a way to probe machines and a callback for changes."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A machine as its node needs it.

    Attributes:
        program: the version of the program, told to others.
        name: what the person wants to be called.
        places: where the files lie.
        make_discovery: how tables are found; None for no lists and no adverts.
        level: "" for a person; else a computer player of this level plays at this machine.
        listens_on: the addresses to listen at; "" for all.
        port: where to listen; None for the first free one of ours, 0 for any.
        face: the number of the face that the person has chosen; None for none.
    """

    program: str
    name: str
    places: Places
    make_discovery: DiscoveryMaker | None
    level: str = ""
    listens_on: tuple[str, ...] = ("",)
    port: int | None = None
    face: int | None = None
