"""Dealing without trust: processes over TCP from the start of a hand to all hands open, the audit, bytes sent.

Times between processes are of whole runs, the median of a few, on whatever cores there are; each run also plays
its round with computer players, so that the bytes are those of a round. The design's targets for two idle cores
stand in issue 3.
"""

import os
import statistics
import time
from collections.abc import Iterable

from engine.rules_text import override
from engine.rulesets import load
from net.audit import Verdict, verify
from net.autoplay import Autoplayer
from net.crypto.backends import BACKENDS, open_group
from net.dealing.dealer import Dealer
from net.dealing.events import DeckSealed, HandReady
from net.dealing.hand import Hand, Tools, make_tools
from net.dealing.table import SeatInfo, TableInfo
from net.fair_record import record_of
from net.identity import identity_from
from net.transcript import read
from tusac_qt.commands.deal_table import Dealt, Order, deal_hand

RUNS = 3
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
    return figures


def _hands_open(machines: int, backend: str, runs: int) -> dict[str, float]:
    """Return how long it takes until all hands are open, at once and prepared ahead; what is sent in a round."""
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
    """Return what one machine of four calculates to open its hand and to audit a round, and a record's check."""
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


def _round(tools: Tools) -> tuple[float, float, Autoplayer]:
    """Play a round of four machines in memory.

    Return the seconds the first machine calculated until its hand was open, those it took for the audit, and it.
    """
    identities = [identity_from(os.urandom(32), os.urandom(32)) for _ in range(4)]
    seats = tuple(SeatInfo(machine, "normal", "") for machine in range(4))
    table = TableInfo(RULES, tuple(identity.public for identity in identities), seats, os.urandom(32))
    players = [
        Autoplayer(Dealer(Hand(table, me, identity, tools, os.urandom, 1, 0)))
        for me, identity in enumerate(identities)
    ]
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
