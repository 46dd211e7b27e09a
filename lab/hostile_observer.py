"""Colluding machines try to read cards that they must not know: `python -m lab.hostile_observer`.

In each round a coalition, one machine less than a majority, combines all that its members hold and all that
any machine ever sends (`lab.simulator.coalition`). Meanwhile machines fall silent at any moment, are left
out, and come back. After each envelope that arrives, the coalition tries to read every wall card that nobody
has asked for and every hand of the others. The last line says whether it ever read one; only then is the exit
status 1.
"""

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass

from engine.cards import Card
from engine.rules_text import override
from lab.simulator.coalition import Coalition, may_look
from lab.simulator.material import short
from net.deal.events import CheatProven, HandClosed, HandVoid, MachinesAbsent, MachinesReturned
from tests.support.joined import found, joined, table_of

SIZES = (3, 3, 3, 4, 4, 5, 6)
"""How many machines a round has: one of these."""
MORE_DRAWS = 10
"""A round has up to so many draws more than a short one."""
QUIET = 60
"""After about so many arrivals the next machine falls silent or comes back."""


@dataclass(frozen=True, slots=True)
class Observed:
    """The result of a round.

    Attributes:
        read: the cards that the coalition has read and must not know.
        attempts: how often it tried one.
        absences: how often a machine was left out.
        returns: how often one came back.
        ending: how the round ended.
    """

    read: tuple[Card, ...]
    attempts: int
    absences: int
    returns: int
    ending: str


class Watched:
    """A table whose machines come and go as a seed says, and the coalition that listens."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        machines = self._chance.choice(SIZES)
        rules = short(machines)
        rules = override(
            rules, {"dead_wall": max(0, rules.dead_wall - self._chance.randrange(MORE_DRAWS + 1))}
        )
        self.table = joined(table_of(machines, rules=rules), label=("observed", seed))
        if self._chance.random() < 0.5:
            self.table.order = self._chance.randrange
        self.table.network = self._overhear
        less_than_a_majority = machines // 2
        self.members = frozenset(self._chance.sample(range(machines), less_than_a_majority))
        self.coalition: Coalition | None = None
        self.read: list[Card] = []
        self._sent: list[bytes] = []

    def play(self) -> Observed:
        """Play the round to its end, or until it stops because too few machines are left."""
        self.table.start()
        quiet = self._pause()
        while not all(player.dealer.is_over for player in self.table.honest):
            if self.table.in_flight:
                self.table.step()
                quiet -= 1
            elif not self._give_up():
                break
            if quiet <= 0 and all(player.dealer.hand.is_escrowed for player in self.table.players):
                self._come_or_go()
                quiet = self._pause()
            self._look()
        return self._observed()

    def _pause(self) -> int:
        return self._chance.randrange(2 * QUIET)

    def _overhear(self, _sender: int, _receiver: int, raw: bytes) -> tuple[bytes, ...]:
        self._sent.append(raw)
        return (raw,)

    def _look(self) -> None:
        """Show the coalition the new messages, and let it try all cards."""
        hands = [player.dealer.hand for player in self.table.players]
        if self.coalition is None and may_look(hands):
            self.coalition = Coalition(hands, self.members)
        if self.coalition is not None:
            while self._sent:
                self.coalition.hear(self._sent.pop(0))
            self.read += [leak.card for leak in self.coalition.leaks()]

    def _come_or_go(self) -> None:
        """Let an excluded machine rejoin, or another one fall silent if enough are left."""
        silent, hands = self.table.silent, [player.dealer.hand for player in self.table.honest]
        out = [m for m in sorted(silent) if all(m in hand.absent for hand in hands)]
        if out and self._chance.random() < 0.7:
            self._come_back(self._chance.choice(out))
            return
        here = [m for m in hands[0].machines if m not in silent and all(m in hand.live for hand in hands)]
        if len(here) > self.table.table.escrow_threshold:
            silent.add(self._chance.choice(here))

    def _come_back(self, machine: int) -> None:
        """Show a machine the messages it has missed, and let it rejoin; one that may not stays away."""
        player = self.table.players[machine]
        for other in self.table.honest:
            player.receive(*other.dealer.envelopes_after(player.dealer.positions()))
        if player.dealer.may_rejoin:
            player.dealer.rejoin()
            self.table.silent.remove(machine)
            self.table.send(machine)

    def _give_up(self) -> bool:
        """Let one machine time out silent ones that it waits for; return whether one did."""
        for machine, player in enumerate(self.table.players):
            awaited = {*player.dealer.waiting_for(), *player.dealer.unsigned()}
            missed = self.table.silent & awaited - set(player.dealer.timed_out())
            if machine not in self.table.silent and missed:
                player.time_out(tuple(sorted(missed)))
                self.table.send(machine)
                return True
        return False

    def _observed(self) -> Observed:
        honest = self.table.honest[0]
        ending = next(
            (
                type(event).__name__
                for event in honest.events
                if isinstance(event, HandClosed | HandVoid | CheatProven)
            ),
            "stands still",
        )
        return Observed(
            tuple(self.read),
            0 if self.coalition is None else self.coalition.attempts,
            len(found(honest, MachinesAbsent)),
            len(found(honest, MachinesReturned)),
            ending,
        )


def observe(seed: int) -> Observed:
    """Return the result of a seed's round."""
    return Watched(seed).play()


def main(arguments: list[str]) -> int:
    """Play rounds and say what the coalition has read; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m lab.hostile_observer", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="how many rounds")
    parser.add_argument("--seed", type=int, default=0, help="of the first round; the next have the next ones")
    options = parser.parse_args(arguments)
    total, endings = Counter[str](), Counter[str]()
    for seed in range(options.seed, options.seed + options.rounds):
        seen = observe(seed)
        if seen.read:
            print(f"round {seed}: read {' '.join(card.name for card in seen.read)}", flush=True)
        total += Counter(rounds=1, read=len(seen.read), attempts=seen.attempts, absences=seen.absences)
        total += Counter(returns=seen.returns)
        endings[seen.ending] += 1
        if (seed + 1 - options.seed) % 100 == 0:
            print(f"{seed + 1 - options.seed} rounds ...", file=sys.stderr, flush=True)
    ended = ", ".join(f"{ending} {count}" for ending, count in sorted(endings.items()))
    print(f"{total['rounds']} rounds ({ended}), {total['absences']} absences, {total['returns']} returns")
    print(f"{total['attempts']} attempts at cards that the coalition must not know: {total['read']} read")
    return 1 if total["read"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
