"""The rules of a laboratory's switch: cables cut in one or both directions, lost packets."""

import subprocess
from collections.abc import Iterable
from itertools import permutations

from lab.network.netlab import LabError, Machine

_TABLE = "bridge cables"


class Cables:
    """The cables between the machines of one laboratory. All are whole at first."""

    def __init__(self, machines: Iterable[Machine]) -> None:
        """Control the switch that the machines are wired to."""
        self._machines = tuple(machines)
        self._cuts: set[tuple[int, int]] = set()
        self._loss = 0

    def cut(self, *ways: tuple[int, int]) -> None:
        """Drop everything from the first to the second machine of each pair."""
        self._cuts.update(ways)
        self._apply()

    def part(self, *groups: Iterable[int]) -> None:
        """Let groups of machines hear only each other; a machine in two of them hears both."""
        together = {way for group in groups for way in permutations(group, 2)}
        numbers = [machine.number for machine in self._machines]
        self._cuts = set(permutations(numbers, 2)) - together
        self._apply()

    def isolate(self, machine: int) -> None:
        """Pull the cable of a machine out of the switch, and of no other."""
        others = [one.number for one in self._machines if one.number != machine]
        self.cut(*((machine, other) for other in others), *((other, machine) for other in others))

    def lose(self, percent: int) -> None:
        """Lose this share of all packets, at random."""
        self._loss = percent
        self._apply()

    def heal(self) -> None:
        """Let everything through."""
        self._cuts.clear()
        self._loss = 0
        self._apply()

    def _apply(self) -> None:
        rules = [f'iifname "port{here}" oifname "port{there}" drop' for here, there in sorted(self._cuts)]
        if self._loss:
            rules.append(f"numgen random mod 100 < {self._loss} drop")
        chain = "\n".join(("chain forward {", "type filter hook forward priority 0;", *rules, "}"))
        text = f"table {_TABLE} {{}}\ndelete table {_TABLE}\ntable {_TABLE} {{\n{chain}\n}}\n"
        command = ("ip", "netns", "exec", self._machines[0].switch, "nft", "-f", "-")
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=10, check=False)
        if done.returncode:
            msg = f"the switch does not take its rules: {' '.join(done.stderr.split())}"
            raise LabError(msg)
