"""`docs/verify_record.py`, written from docs/protocol.md alone, comes to what the program comes to."""

import importlib.util
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from lab.cheating.cheat import Cheat, parsed, resigned
from lab.simulator.cheats import Framer, TwoAnswers
from lab.simulator.material import any_seats, chance, identity, short
from net.crypto.backends import best_group
from net.deal.exclusion.vote_log import VOTE_KINDS
from net.deal.log.restarts import RESTARTED, first_number
from net.errors import RecordError
from net.identity import Identity
from net.records.audit import AuditReport, Verdict, verify
from net.records.fair_record import FairRecord, decode_record, encode_record, record_of
from net.transcript import GENESIS, Signed, read, seal
from net.wire.codec import Message, decode, encode
from net.wire.deal import VERSION, Envelope, Have, Out, Restarted
from net.wire.kinds import KIND_OF
from tests.net.deal.test_dealing_kongs import draws_of_kongs
from tests.net.deal.test_dealing_kongs import rules as often_kongs
from tests.support.joined import Joined, agreement_on, joined, kind_of, silent_from, table_of
from tests.support.places import ROOT
from tests.support.stored import LOSER, is_by, stored, told_apart
from tests.whole_table.test_attacks import CHEATER, attack

pytestmark = pytest.mark.long

FILE = ROOT / "docs" / "verify_record.py"

SEEN_BY_BOTH = (
    "other-opening", "rogue-key", "repeated-key", "two-commitments", "other-kind", "two-decks",
    "wrong-deck-ack",
    "cancelling-shares", "bad-part", "false-complaint", "wrong-mask", "wrong-wall-share", "early-wall-share",
    "lie-about-discard", "changed-answer", "two-discards", "broken-chain", "malformed-body",
    "wrong-audit-key",
    "unseeded-shuffle", "twice", "out-and-have", "two-outs", "out-of-too-many",
    "two-closeds",
)  # fmt: skip
"""Cheats that show without the rules of play."""

AGAINST_THE_RULES_OF_PLAY = {"false-claim": ("unaudited", ()), "other-choice": ("cheated", (CHEATER,))}
"""What it says of cheats that only the rules of play show: the verdict, and whom the signed verdict names."""


@cache
def second() -> ModuleType:
    """The second verifier, which sums the same points once: most records here begin alike."""
    spec = importlib.util.spec_from_file_location("verify_record", FILE)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    sys.modules["verify_record"] = module
    spec.loader.exec_module(module)
    summed = cache(module.msm)
    module.msm = lambda terms: summed(tuple(terms))
    return module


def both(record: FairRecord) -> tuple[AuditReport, Any]:
    """Return the findings of the two verifiers about a record."""
    return verify(record, best_group(chance("verify"))), second().verify(encode_record(record))


def assert_alike(record: FairRecord) -> AuditReport:
    """Both come to the same, and that."""
    ours, theirs = both(record)
    assert theirs.verdict == ours.verdict.value, (ours.culprit, theirs)
    if ours.verdict.value != "false":
        assert theirs.agreed == (None if ours.agreed is None else list(ours.agreed))
    if ours.cheats:
        cheats = [(cheat.author, cheat.rule, cheat.place) for cheat in ours.cheats]
        assert [cheat[0] for cheat in theirs.cheats] == [cheat[0] for cheat in cheats]
        assert theirs.cheats == cheats
    elif ours.culprit is not None:
        assert theirs.wrong == (ours.culprit.rule, ours.culprit.place)
    else:
        assert (theirs.left, theirs.unaudited) == (list(ours.left), list(ours.unaudited))
        assert theirs.ending == ours.ending
    return ours


@cache
def whole(machines: int = 3, seats: int | None = None) -> FairRecord:
    """The record of a round played to its end."""
    table = joined(table_of(machines, seats), is_real=True)
    table.start()
    table.run()
    return record_of(table.players[0].dealer, agreement_on(table.table))


@cache
def left_at(kind: str, machines: int = 4, nth: int = 1, leaver: int = 2) -> FairRecord:
    """The record of a round that a machine leaves when it should send a message of a kind."""
    table = joined(table_of(machines), is_real=True)
    silent_from(table, {leaver}, kind, nth)
    table.start()
    table.run()
    table.silent = {leaver}
    table.run_without_the_silent()
    return record_of(table.players[0].dealer, agreement_on(table.table))


def test_both_find_a_round_true_in_which_a_kong_draws_jokers_join_and_losers_do_not_pay() -> None:
    rules = often_kongs(jokers=5, joker_kong_points=(24, 18), losers_pay=False)
    table = joined(table_of(3, 4, rules), is_real=True, label=1)
    table.start()
    table.run()
    game = table.observer.game
    assert game is not None
    assert any(draws_of_kongs(game.history))

    report = assert_alike(record_of(table.players[0].dealer, agreement_on(table.table)))
    assert report.verdict is Verdict.TRUE


@pytest.mark.parametrize(("machines", "seats"), [(2, None), (3, 5), (4, None)])
def test_both_find_a_true_record_true(machines: int, seats: int | None) -> None:
    assert assert_alike(whole(machines, seats)).verdict.value == "true"


@pytest.mark.parametrize(
    ("kind", "verdict"),
    [
        ("COMMIT", "void"),
        ("DEAL", "unaudited"),
        ("WALL", "unaudited"),
        ("CLAIM_OPEN", "unaudited"),
        ("AUDIT", "unaudited"),
        ("RECEIPT", "true"),
    ],
)
def test_both_say_what_a_leaver_leaves_unknown(kind: str, verdict: str) -> None:
    assert assert_alike(left_at(kind)).verdict.value == verdict


@pytest.mark.parametrize(("kind", "verdict"), [("AUDIT", "unaudited"), ("RECEIPT", "true")])
def test_both_say_the_same_where_one_of_two_machines_leaves(kind: str, verdict: str) -> None:
    assert assert_alike(left_at(kind, machines=2, leaver=1)).verdict.value == verdict


CHEAT, STOPPED = 1, 2


def signed_out() -> tuple[Joined, Signed, set[int]]:
    """A table whose second machine has its third's last word for itself, when all others have signed that out.

    Also the word; and who is held up, which is the machine that has stopped.
    """
    table = joined(table_of(5), is_real=True)
    kept, held_up = list[bytes](), {STOPPED}

    def network(sender: int, _receiver: int, raw: bytes) -> tuple[bytes, ...]:
        if sender == STOPPED and kind_of(raw) == "DRAW":
            kept.append(raw)
        is_lie = sender == CHEAT and kind_of(raw) in VOTE_KINDS
        return () if is_lie or (sender in held_up and kept) else (raw,)

    table.network = network
    table.start()
    table.run()
    table.silent = {STOPPED}
    for machine in set(range(5)) - {STOPPED}:
        table.players[machine].time_out((STOPPED,))
        table.send(machine)
    table.run()
    return table, parsed(kept[0]), held_up


@pytest.mark.parametrize(("is_chained", "comes_back"), [(False, False), (True, True)])
def test_both_follow_a_step_that_was_gone_back_to_for_what_one_stated(
    is_chained: bool,  # noqa: FBT001
    comes_back: bool,  # noqa: FBT001
) -> None:
    """A machine stops in its turn; another signs it out to some, and says HAVE to one that it shows its word."""
    (table, word, held_up), shown = signed_out(), 3
    others = [machine for machine in range(5) if machine != STOPPED]
    lie = msgspec.structs.replace(word.envelope, peer=CHEAT, seq=0, prev=GENESIS)
    out = sealed_as(lie, Out((STOPPED,), (), ()), identity(CHEAT))
    chained = msgspec.structs.replace(lie, seq=1, prev=out.id) if is_chained else lie
    have = sealed_as(chained, Have(STOPPED), identity(CHEAT))
    for machine in others:
        told = [word.raw, have.raw] if machine == shown else [out.raw]
        table.in_flight += [(CHEAT, machine, raw) for raw in told]
    table.run()
    heads = [table.players[machine].dealer.hand.head for machine in others if machine != CHEAT]
    assert len(set(heads)) == 2
    held_up -= {STOPPED} if comes_back else set()
    table.silent = {CHEAT} | held_up
    missed = table.players[shown].dealer.envelopes_after([0] * 5)
    table.in_flight += [(shown, STOPPED, raw) for raw in missed]
    table.in_flight += [(shown, machine, raw) for machine in range(5) for raw in (out.raw, have.raw)]

    assert_ended_alike(table)


@pytest.mark.parametrize("count", [1, 33, 200])
def test_both_follow_a_step_at_which_one_said_have_in_many_envelopes(count: int) -> None:
    """Each machine has heard others, and names who has said it of whom as what has killed its own set."""
    table, word, _ = signed_out()
    lie = msgspec.structs.replace(word.envelope, peer=CHEAT, seq=0)
    for machine in (0, 3, 4):
        lies = [msgspec.structs.replace(lie, prev=bytes([machine, number] * 16)) for number in range(count)]
        haves = [sealed_as(one, Have(STOPPED), identity(CHEAT)).raw for one in lies]
        table.in_flight += [(CHEAT, machine, raw) for raw in (word.raw, *haves)]
    table.run()
    table.silent = {CHEAT, STOPPED}

    assert_ended_alike(table)


def assert_ended_alike(table: Joined) -> None:
    """Both verifiers find that the machines which are not silent have played on alike without a cheat."""
    table.run_without_the_silent()
    assert {player.dealer.hand.head for player in table.honest} == {table.players[0].dealer.hand.head}
    for player in table.honest:
        report = assert_alike(record_of(player.dealer, agreement_on(table.table)))
        assert (report.verdict, report.left) == (Verdict.CHEATED, tuple(sorted(table.silent)))


def sealed_as(like: Envelope, body: Message, author: Identity) -> Signed:
    """An envelope like another, with another body."""
    return seal(msgspec.structs.replace(like, kind=KIND_OF[type(body)], body=encode(body)), author)


def test_it_takes_what_all_others_have_signed_for_the_certificate_that_a_machine_was_left_out() -> None:
    """A record's exclusion votes, signed again by all machines that went on, and by fewer."""
    record = left_at("CLAIM_OPEN")
    read_all = [signed for signed in map(read, record.envelopes) if signed is not None]
    (head,) = {signed.envelope.head for signed in read_all if signed.envelope.kind in VOTE_KINDS}
    before = [signed.raw for signed in read_all if signed.envelope.kind not in VOTE_KINDS]
    at = next(place for place, raw in enumerate(before) if (read(raw) or read_all[0]).envelope.head == head)
    place = record.table.table_id, record.number, record.attempt
    verdicts = {}
    for authors in ((0, 1, 3), (0, 1)):
        outs = [
            seal(
                Envelope(VERSION, *place, author, 0, GENESIS, head, "OUT", b"\x93\x91\x02\x90\x90"),
                identity(author),
            )
            for author in authors
        ]
        envelopes = (*before[:at], *(signed.raw for signed in outs), *before[at:])
        verdicts[authors] = second().verify(encode_record(replace(record, envelopes=envelopes))).verdict

    assert verdicts == {(0, 1, 3): "unaudited", (0, 1): "false"}


@pytest.mark.parametrize("kept", [0, 4, 10, 13, 30, -1])
def test_both_find_what_is_cut_unfinished(kept: int) -> None:
    assert assert_alike(replace(whole(), envelopes=whole().envelopes[:kept])).verdict.value == "unfinished"


@pytest.mark.parametrize("place", [0, 4, 7, 10, 14, 30, -1])
def test_both_find_what_is_changed_where_it_is(place: int) -> None:
    envelopes = list(whole().envelopes)
    changed = bytearray(envelopes[place])
    changed[-70] ^= 4
    envelopes[place] = bytes(changed)

    assert assert_alike(replace(whole(), envelopes=tuple(envelopes))).verdict.value == "false"


def test_both_find_what_is_doubled_or_comes_after_the_end() -> None:
    envelopes = whole().envelopes
    for changed in ((*envelopes[:5], envelopes[4], *envelopes[5:]), (*envelopes, envelopes[0])):
        assert assert_alike(replace(whole(), envelopes=changed)).verdict.value == "false"


@pytest.mark.parametrize("place", range(0, 60, 12))
def test_both_find_that_an_envelope_is_missing(place: int) -> None:
    envelopes = whole().envelopes[:place] + whole().envelopes[place + 1 :]
    ours, theirs = both(replace(whole(), envelopes=envelopes))

    assert ours.verdict.value == theirs.verdict == "false"


@pytest.mark.parametrize("seed", range(8))
def test_both_come_to_the_same_of_whatever_is_done_to_a_record(seed: int) -> None:
    chosen = random.Random(seed)
    envelopes = list(whole().envelopes)
    at, other = chosen.randrange(len(envelopes)), chosen.randrange(len(envelopes))
    match seed % 4:
        case 0:
            envelopes[at], envelopes[other] = envelopes[other], envelopes[at]
        case 1:
            envelopes.insert(at, envelopes[other])
        case 2:
            del envelopes[at:]
        case _:
            changed = bytearray(envelopes[at])
            changed[chosen.randrange(len(changed))] ^= 1 << chosen.randrange(8)
            envelopes[at] = bytes(changed)
    ours, theirs = both(replace(whole(), envelopes=tuple(envelopes)))

    assert theirs.verdict == ours.verdict.value


def test_both_find_another_table_hand_or_dealer_false() -> None:
    record = whole()
    others = [
        replace(record, number=2),
        replace(record, attempt=1),
        replace(record, agreement=(), table=replace(record.table, nonce=b"n" * 32)),
        replace(record, agreement=(record.agreement[0], *record.agreement[2:], record.agreement[1])),
        replace(record, agreement=(record.agreement[0], record.agreement[1][:-1] + b"\x00")),
    ]
    for other in others:
        assert assert_alike(other).verdict.value == "false"


def test_both_refuse_records_of_the_first_format() -> None:
    data = encode_record(whole()).replace(b"round 2", b"round 1", 1)

    with pytest.raises(RecordError, match="before version 2 of its protocol"):
        decode_record(data)
    with pytest.raises(second().Unreadable, match="before version 2 of its protocol"):
        second().verify(data)


@pytest.mark.parametrize("name", SEEN_BY_BOTH)
def test_both_name_the_same_cheat(name: str) -> None:
    table = attack(name, is_real=True)
    report, theirs = both(record_of(table.players[0].dealer))

    assert report.verdict.value == theirs.verdict == "cheated", theirs
    assert (
        {cheat.author for cheat in report.cheats} == {machine for machine, _, _ in theirs.cheats} == {CHEATER}
    )
    assert (theirs.ending, theirs.left, theirs.unaudited) == (
        report.ending,
        list(report.left) if report.ending == "closed" else theirs.left,
        list(report.unaudited),
    )


@pytest.mark.parametrize(("cheat", "machines", "silent"), [(TwoAnswers, 5, {3}), (Framer, 4, {2})])
def test_both_say_the_same_of_a_round_with_a_cheat_and_a_leaver(
    cheat: type[Cheat], machines: int, silent: set[int]
) -> None:
    table = joined(table_of(machines), cheats={CHEATER: cheat()}, is_real=True)
    silent_from(table, silent, "WALL")
    table.start()
    table.run()
    table.silent = silent
    table.run_without_the_silent()

    assert assert_alike(record_of(table.players[0].dealer)).verdict.value == "cheated"


@pytest.mark.parametrize("kind", ["DEAL", "WALL", "CLAIM_OPEN"])
def test_both_excuse_a_disk_that_has_lied(kind: str) -> None:
    for player in told_apart(3, kind, is_real=True).players:
        report = assert_alike(record_of(player.dealer))
        assert (report.verdict.value, report.left) == ("unaudited", (LOSER,))


def test_both_find_who_says_something_else_without_having_announced_a_restart() -> None:
    table = told_apart(3, "WALL", announces=False, is_real=True)

    assert assert_alike(record_of(table.players[0].dealer)).verdict.value == "cheated"


def test_both_find_who_announces_one_run_in_two_ways() -> None:
    """To one machine it says that it has forgotten its last word, to another that it knows it."""
    table = stored(3, 3, is_real=True)
    log = table.players[0].dealer.log
    table.run(until=lambda _now: any(kind_of(raw) == "WALL" and is_by(raw, LOSER) for raw in log))
    hand, said = table.players[LOSER].dealer.hand, [parsed(raw) for raw in log if is_by(raw, LOSER)]
    told = [
        resigned(
            hand, said[-1], seq=first_number(9), kind=RESTARTED, prev=last.id, body=encode(Restarted(known))
        )
        for last, known in ((said[-2], said[-1].envelope.seq), (said[-1], said[-1].envelope.seq + 1))
    ]
    for receiver, announcements in ((0, told), (2, told[::-1])):
        for raw in announcements:
            table.players[receiver].receive(raw)
        table.send(receiver)
    table.run()

    for machine in (0, 2):
        report = assert_alike(record_of(table.players[machine].dealer))
        assert (report.verdict.value, [cheat.author for cheat in report.cheats]) == ("cheated", [LOSER])


def test_both_take_a_restart_in_which_nothing_was_lost() -> None:
    table = stored(3, 3, is_real=True)
    for _ in range(200):
        table.step()
    table.restart(LOSER)
    table.run()
    record = record_of(table.players[0].dealer, agreement_on(table.table))
    place = next(place for place, raw in enumerate(record.envelopes) if kind_of(raw) == "RESTARTED")

    assert assert_alike(record).verdict.value == "true"
    without = record.envelopes[:place] + record.envelopes[place + 1 :]
    assert assert_alike(replace(record, envelopes=without)).verdict.value == "false"
    again = (*record.envelopes[: place + 2], record.envelopes[place], *record.envelopes[place + 2 :])
    assert assert_alike(replace(record, envelopes=again)).verdict.value == "false"


def test_both_take_two_restarts_of_one_machine() -> None:
    """The second announcement knows a word of the first run, whose numbers are above all bytes."""
    table = stored(3, 3, is_real=True)
    for _ in range(2):
        for _ in range(150):
            table.step()
        table.restart(LOSER)
    table.run()
    record = record_of(table.players[0].dealer, agreement_on(table.table))

    assert [kind_of(raw) for raw in record.envelopes].count("RESTARTED") == 2
    assert assert_alike(record).verdict is Verdict.TRUE


def test_both_take_a_restart_after_three_hundred_words() -> None:
    rules = any_seats(hand_size=4, jokers=0, dead_wall=2, min_points_to_win=1000)
    table = stored(3, 3, rules, is_real=True)
    log = table.players[0].dealer.log
    table.run(until=lambda _table: sum(is_by(raw, LOSER) for raw in log) == 300)
    table.restart(LOSER)
    table.run()
    record = record_of(table.players[0].dealer, agreement_on(table.table))
    (said,) = (parsed(raw) for raw in record.envelopes if kind_of(raw) == RESTARTED)
    restarted = decode(Restarted, said.envelope.body)

    assert restarted is not None
    assert restarted.known >= 300
    assert assert_alike(record).verdict is Verdict.TRUE


def test_both_deal_six_seats_the_hands_that_their_rules_say() -> None:
    table = joined(table_of(2, 6, short(6, hand_size_of_six=5)), is_real=True)
    table.start()
    table.run()

    assert assert_alike(record_of(table.players[0].dealer)).verdict is Verdict.TRUE


@pytest.mark.parametrize("name", AGAINST_THE_RULES_OF_PLAY)
def test_what_only_the_rules_of_play_show_it_says_it_cannot_see(name: str) -> None:
    table = attack(name, is_real=True)
    report, theirs = both(record_of(table.players[0].dealer))

    assert report.verdict.value == "cheated"
    assert (theirs.verdict, theirs.false) == AGAINST_THE_RULES_OF_PLAY[name]
    assert theirs.cheats == []
    assert CHEATER in (*theirs.left, *theirs.false)
    assert "does not know the rules of play" in FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("data", [b"", b"tusac fair round 2\n", b"tusac fair round 3\n\x96", b"\x00" * 99])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(second().Unreadable):
        second().verify(data)


def test_it_runs_alone_and_imports_nothing_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "round.fair"
    path.write_bytes(encode_record(whole()))
    answer = subprocess.run(
        [sys.executable, "-I", str(FILE), str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    text = FILE.read_text(encoding="utf-8")

    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.endswith("verdict: true\n")
    assert not any(
        f"{word} {name}" in text for word in ("import", "from") for name in ("net", "engine", "tusac")
    )
    assert sum(bool(line.strip()) for line in text.splitlines()) <= 1200
