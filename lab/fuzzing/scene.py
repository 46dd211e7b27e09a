"""The data that all attackers share: the table's address, random numbers, a budget of work, a tally."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from net.address import Address

SHARE = 0.5
"""So much of one core the attackers may use, their seat at the table included."""


BROKE = "the attacker broke"
"""How the ending begins of an attack that was not carried out."""


@dataclass
class Attack:
    """An attack under way.

    Attributes:
        ending: how it has ended.
    """

    ending: str = ""


@dataclass
class Tally:
    """The endings of attacks.

    Attributes:
        endings: how often, by attack and ending.
        longest_s: how long the longest of each attack was answered or held, by attack.
    """

    endings: Counter[tuple[str, str]] = field(default_factory=Counter)
    longest_s: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def of(self, name: str) -> Iterator["Attack"]:
        """Count an attack by its ending; an error of the attacker's code counts as one, and is not raised."""
        attack, began = Attack(), time.monotonic()
        try:
            yield attack
        except Exception as error:  # noqa: BLE001 - the other attacks go on, and the verdict tells it
            attack.ending = f"{BROKE}: {type(error).__name__}: {error}"
        self.endings[name, attack.ending] += 1
        self.longest_s[name] = max(time.monotonic() - began, self.longest_s.get(name, 0.0))

    @property
    def attacks(self) -> int:
        """The number of attacks."""
        return self.endings.total()


@dataclass
class Scene:
    """A table under attack.

    Attributes:
        chance: the randomness of all choices; operating system and network do not depend on it.
        ports: where its machines listen, the host first.
        code: the table's, as the host's screen shows it.
        table: its id, as guests learn it; b"" before.
        names: of the honest people, to be copied.
        tally: how attacks ended.
    """

    chance: random.Random
    ports: list[int]
    code: str
    names: tuple[str, ...]
    table: bytes = b""
    tally: Tally = field(default_factory=Tally)
    _began: tuple[float, float] = field(default_factory=lambda: (time.monotonic(), time.process_time()))

    @property
    def host(self) -> Address:
        """The address at which the host listens."""
        return Address("127.0.0.1", self.ports[0])

    def any_machine(self) -> Address:
        """The address of one of the honest machines."""
        return Address("127.0.0.1", self.chance.choice(self.ports))

    def any_source(self) -> tuple[str, int]:
        """Return an address of this computer to connect from: one of a few frequent ones, or one of many."""
        network = self.chance.choice((1, self.chance.randrange(2, 255)))
        return f"127.{network}.0.{self.chance.randrange(1, 8 if network == 1 else 255)}", 0

    async def rest(self, least_s: float, most_s: float) -> None:
        """Wait a while, and longer if the attackers have calculated too much."""
        began, used = self._began
        owed_s = (time.process_time() - used) / SHARE - (time.monotonic() - began)
        await asyncio.sleep(max(owed_s, 0.0) + self.chance.uniform(least_s, most_s))
