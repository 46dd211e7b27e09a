"""Requests to a node: tables to open and to join. Values only."""

from dataclasses import dataclass

from net.address import Address
from net.table.interface.commands import NewTable


@dataclass(frozen=True, slots=True)
class Hosting(NewTable):
    """A table to open; without a name it is called as the player is, and `needs_code` follows from the code.

    Attributes:
        code: what others must know to join; "" for nothing.
        makes_code: whether a code is made up, in place of `code`; `Hosted` tells it.
        port: to listen at; None for the first free one of ours.
        is_advertised: whether the table appears in lists.
        gives_up: whether a table that our program has not left, and can go back to, is given up for it.
    """

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
