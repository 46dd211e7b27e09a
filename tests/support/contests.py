"""Rounds between computer players as a file; `python -m tests.support.contests [--write]`.

Peers replay each other's computer players, so a player that chooses otherwise than before counts as another
player: write the file again only if that is what you want.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.ai.kernel import FOLDED, Kernel, SeatChoice
from engine.ai.player import POLICIES
from engine.cards import Card
from engine.match import MatchSetup, round_deck
from engine.rules import Rules
from engine.seats import Seat
from tests.support.rulesets import RULESETS

PATH = Path(__file__).parent.parent / "golden" / "players.txt"

_LEVELS = tuple(POLICIES)


def lines() -> Iterator[str]:
    """Yield a line for each round: who played, who won how much, and a digest of everything chosen."""
    for level in _LEVELS:
        for seed in range(8):
            yield _line(RULESETS["pvt"], seed, (level,) * 4)
    for rules in RULESETS.values():
        for seed, seats in enumerate(sorted(rules.players)):
            yield _line(rules, seed, tuple(_LEVELS[(seed + seat) % len(_LEVELS)] for seat in range(seats)))


def _line(rules: Rules, seed: int, levels: tuple[str, ...]) -> str:
    seats, dealer = len(levels), Seat(seed % len(levels))
    deck = round_deck(MatchSetup(rules, seats, 0, seed.to_bytes(32), dealer), 1, dealer)
    played = Kernel(rules, seats).play(deck, dealer, [POLICIES[level] for level in levels], bytes(32))
    outcome = played.outcome
    points = 0 if outcome.winning is None else outcome.winning.points
    winner = "-" if outcome.winner is None else outcome.winner
    text = ";".join(map(_text, played.choices))
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return f"{rules.name} {seed} {','.join(levels)}: winner {winner}, {points} points, {played.draws} draws, {digest}"


def _text(choice: SeatChoice) -> str:
    did = choice.did
    if did is None:
        return f"{choice.seat} win"
    if did == FOLDED:
        return f"{choice.seat} fold"
    if isinstance(did, Card):
        return f"{choice.seat} {did.name}"
    return " ".join([str(choice.seat), did.kind.name, *(card.name for card in did.partners)])


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PATH.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    sys.exit(list(lines()) != PATH.read_text(encoding="utf-8").splitlines())
