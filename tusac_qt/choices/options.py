"""The options of the command line for a window or a terminal table. No Qt here."""

from dataclasses import dataclass
from pathlib import Path

from engine.rules import Rules
from net.node.wishes import Hosting, Joining
from net.pace import Pace


@dataclass(frozen=True, slots=True)
class StartOptions:
    """The wishes of one start; None where the settings decide.

    Attributes:
        starts_match: deal at once (`tusac play`) instead of opening the home screen.
        starts_lesson: give the first lesson, or that of the rules, at once.
        language: a code such as "vi".
        level: the level of every computer player.
        rules: the rules to play by.
        seats: how many play.
        seed: 32 bytes to deal from; None for a fresh one.
        pace: the clock of the table.
        rounds: how many rounds the match has.
        name: what the player is called.
        hosting: open this table on the network at once.
        joining: join this table on the network at once.
        record: step through this record at once.
        serves_phones: let phones play through this computer at the table that is opened or joined.
        is_big_screen: show that table to a whole room, without a hand.
    """

    starts_match: bool = False
    starts_lesson: bool = False
    language: str | None = None
    level: str | None = None
    rules: Rules | None = None
    seats: int | None = None
    seed: bytes | None = None
    pace: Pace | None = None
    rounds: int | None = None
    name: str | None = None
    hosting: Hosting | None = None
    joining: Joining | None = None
    record: Path | None = None
    serves_phones: bool = False
    is_big_screen: bool = False
