"""Dealing without trust: processes over TCP from the start of a hand to the audit, bytes sent.

Times between processes are of whole runs, the median of a few, on whatever cores there are; each run also
plays its round with computer players, so that the bytes are those of a round. The targets for two idle cores
stand in docs/figures.md.
"""

import os
import statistics
import time
from collections.abc import Iterable

from engine.actions import Draw
from engine.rules_text import override
from engine.rulesets import load
from lab.demos.deal_table import Dealt, Order, deal_hand
from net.crypto.backends import BACKENDS, open_group
from net.deal.events import DealEvent, DeckSealed, HandReady
from net.deal.protocol import DealProtocol
from net.deal.round_deal import RoundDeal, Tools, make_tools
from net.deal.table import SeatInfo, TableInfo
from net.identity import identity_from
from net.records.audit import Verdict, verify
from net.records.autoplay import Autoplayer
from net.records.fair_record import record_of
from net.transcript import read

RUNS = 3
_DRAWING = ("DRAW", "WALL", "WALL_FOR")
"""The steps between the wish for a wall card and the card."""
RULES = override(load("pvt"), {"players": [2, 3, 4, 5, 6]})


def run() -> dict[str, float]:
    """Return every figure: seconds to hands open, milliseconds of calculating, kilobytes sent."""
    figures: dict[str, float] = {}
    for machines in (2, 4, 6):
        figures |= _hands_open(machines, "libsecp", RUNS)
    for backend in BACKENDS[1:]:
        figures |= _hands_open(4, backend, 1)
    for backend in BACKENDS[:2]:
        figures |= _audit(backend)
    for machines, absent in ((4, 0), (4, 1), (6, 0), (6, 1), (6, 2)):
        figures |= _wall_card(machines, absent)
    return figures


def _hands_open(machines: int, backend: str, runs: int) -> dict[str, float]:
    """Return how long it takes until all hands are open, at once and prepared ahead.

    What is sent in a round.
    """
    name = f"{machines}_processes_{backend}"
    fresh = [_dealt(machines, backend, is_prepared=False) for _ in range(runs)]
    ready = [_dealt(machines, backend, is_prepared=True) for _ in range(runs)]
    sent = [finished.sent_bytes for dealt in (*fresh, *ready) for finished in dealt.finished.values()]
    return {
        f"{name}_deck_sealed_s": _median(dealt.last(DeckSealed) for dealt in fresh),
        f"{name}_hands_open_s": _median(dealt.last(HandReady) for dealt in fresh),
        f"{name}_prepared_hands_open_s": _median(dealt.last(HandReady) for dealt in ready),
        f"{name}_round_sent_kb": statistics.mean(sent) / 1000,
    }


def _dealt(machines: int, backend: str, *, is_prepared: bool) -> Dealt:
    order = Order(RULES, machines, tuple(range(machines)), backend, is_prepared=is_prepared, patience_s=30.0)
    return deal_hand(order)


def _median(seconds: Iterable[float | None]) -> float:
    return statistics.median(second for second in seconds if second is not None)


def _audit(backend: str) -> dict[str, float]:
    """Return what one machine of four calculates to open its hand, audit a round and check a record."""
    group = open_group(backend, os.urandom)
    tools = make_tools(group, RULES.deck_size(4))
    runs = [_round(tools) for _ in range(RUNS)]
    observer = runs[-1][2]
    begun = time.process_time()
    verdict = verify(record_of(observer.dealer), group).verdict
    verified_s = time.process_time() - begun
    if verdict is not Verdict.TRUE:
        msg = f"the round that was measured is {verdict.value}"
        raise AssertionError(msg)
    return {
        f"own_part_to_hands_open_{backend}_ms": statistics.median(run[0] for run in runs) * 1000,
        f"audit_of_four_{backend}_ms": statistics.median(run[1] for run in runs) * 1000,
        f"verify_record_{backend}_ms": verified_s * 1000,
    }


def _players(tools: Tools, machines: int, level: str) -> list[Autoplayer]:
    """Return the computer players of a new table, one on each machine."""
    identities = [identity_from(os.urandom(32), os.urandom(32)) for _ in range(machines)]
    seats = tuple(SeatInfo(machine, level, "") for machine in range(machines))
    table = TableInfo(RULES, tuple(identity.public for identity in identities), seats, os.urandom(32))
    hands = [
        RoundDeal(table, me, identity, tools, os.urandom, 1, 0) for me, identity in enumerate(identities)
    ]
    return [Autoplayer(_Timed(hand)) for hand in hands]


class _Timed(DealProtocol):
    """A dealer that takes the time in which it asks for a wall card and reads it, its computer players apart.

    Attributes:
        drawing_s: seconds of calculating.
    """

    drawing_s = 0.0

    def receive_all(self, envelopes: Iterable[bytes]) -> list[DealEvent]:
        """See `DealProtocol`."""
        before = self.step
        begun = time.process_time()
        events = super().receive_all(envelopes)
        lasted = time.process_time() - begun
        if before is not None and before.kind in _DRAWING:
            self.drawing_s += lasted
        return events


def _wall_card(machines: int, absent: int) -> dict[str, float]:
    """Return what one machine calculates and says for each wall card while some machines are absent."""
    tools = make_tools(open_group("libsecp", os.urandom), RULES.deck_size(machines))
    players = _players(tools, machines, "easy")
    gone = set(range(machines - absent, machines))
    flying: list[tuple[int, bytes]] = []
    said = 0

    def post(sender: int) -> None:
        nonlocal said
        sent = players[sender].post(other for other in range(machines) if other != sender)
        said += sum(len(raw) for receiver, raw in sent if sender == 0 and receiver == 1 and _is_drawing(raw))
        flying.extend(sent)

    for machine, player in enumerate(players):
        player.start()
        post(machine)
    while not players[0].dealer.is_over:
        for machine, player in enumerate(players[: machines - absent] if not flying else ()):
            missed = gone & set(player.dealer.waiting_for()) - set(player.dealer.timed_out())
            if missed:
                player.time_out(tuple(sorted(missed)))
                post(machine)
        receiver, raw = flying.pop(0)
        if receiver not in gone or not all(player.dealer.hand.is_escrowed for player in players):
            players[receiver].receive(raw)
            post(receiver)
    first = players[0]
    history = () if first.game is None else first.game.history
    turned = sum(isinstance(action, Draw) for action in history)
    if not isinstance(first.dealer, _Timed) or len(first.dealer.hand.absent) != absent or not turned:
        msg = "the round that was measured went otherwise"
        raise AssertionError(msg)
    name = f"wall_card_{machines}_machines_{absent}_absent"
    return {f"{name}_ms": first.dealer.drawing_s / turned * 1000, f"{name}_sent_bytes": said / turned}


def _is_drawing(raw: bytes) -> bool:
    signed = read(raw)
    return signed is not None and signed.envelope.kind in _DRAWING


def _round(tools: Tools) -> tuple[float, float, Autoplayer]:
    """Play a round of four machines in memory.

    Return the seconds the first machine calculated until its hand was open, those it took for the audit, and
    it.
    """
    players = _players(tools, 4, "normal")
    flying: list[tuple[int, bytes]] = []
    spent = opened = audited = 0.0
    for me, player in enumerate(players):
        begun = time.process_time()
        player.start()
        spent += (time.process_time() - begun) if me == 0 else 0.0
        flying += player.post(other for other in range(4) if other != me)
    while flying:
        receiver, raw = flying.pop(0)
        player = players[receiver]
        begun = time.process_time()
        events = player.receive(raw)
        lasted = time.process_time() - begun
        flying += player.post(other for other in range(4) if other != receiver)
        if receiver == 0:
            spent += lasted
            opened = spent if any(isinstance(event, HandReady) for event in events) else opened
            signed = read(raw)
            audited += lasted if signed is not None and signed.envelope.kind == "AUDIT" else 0.0
    return opened, audited, players[0]
