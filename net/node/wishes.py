"""What a node is asked to do: tables to open and to join. Values only."""

from dataclasses import dataclass

from engine.rules import Rules
from net.address import Address
from net.pace import Pace


@dataclass(frozen=True, slots=True)
class Hosting:
    """A table to open.

    Attributes:
        name: of the table, as lists show it; "" for the player's.
        rules: of every round.
        seats: how many.
        level: of the computer players at seats that no person takes.
        pace: the clock.
        rounds: of the match; 0 for no end.
        is_strict: whether a window always lasts the same time.
        code: what others must know to join; "" for nothing.
        makes_code: whether a code is made up, in place of `code`; `Hosted` tells it.
        port: to listen at; None for the first free one of ours.
        is_advertised: whether the table appears in lists.
        gives_up: whether a table that our program has not left, and can go back to, is given up for it.
    """

    name: str
    rules: Rules
    seats: int
    level: str
    pace: Pace
    rounds: int
    is_strict: bool = False
    code: str = ""
    makes_code: bool = False
    port: int | None = None
    is_advertised: bool = True
    gives_up: bool = False


@dataclass(frozen=True, slots=True)
class Joining:
    """A table to join.

    Attributes:
        addresses: where its coordinator may be reached, the likeliest first.
        code: its code, "" if none is known.
        table: its id as its advert has it; "" for whatever table is there.
        wants_seat: whether to play, rather than to watch.
        number: the table number that the addresses were made of, as it was typed; "" for none. A number is
            easily misheard, so it is said soon if nobody is there.
    """

    addresses: tuple[Address, ...]
    code: str = ""
    table: str = ""
    wants_seat: bool = True
    number: str = ""
