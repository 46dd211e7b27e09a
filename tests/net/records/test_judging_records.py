"""How a record is judged, by both verifiers alike (docs/protocol.md, 11, "Judgment of a record")."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from lab.records.comparison import Finding, are_alike, ours, theirs
from lab.records.damage import BODY, HEAD, KIND, PEER, PREV, SEQ, Vandal, fields_of, signed_anew
from lab.records.real_records import Maker, makers
from net.deal.exclusion.votes import name_of_have
from net.deal.log.restarts import MOST_RESTARTS, first_number
from net.records.fair_record import FairRecord, encode_record
from net.transcript import GENESIS, Signed, read
from net.wire.codec import encode
from net.wire.deal import Closed, End, Have, Out, Restarted

pytestmark = pytest.mark.long

KEPT = (
    "whole-2", "whole-3", "whole-5", "left-SHUFFLE", "left-DRAW", "left-CLAIM_OPEN", "left-END", "left-AUDIT",
    "two-left-WALL", "returned", "restarted-2", "forgotten-WALL", "told-apart-WALL", "repeated-key-3",
    "bad-part-3", "wrong-mask-3", "twice-2", "twice-3", "two-outs-3", "out-and-have-5", "broken-chain-5",
    "Framer-and-a-leaver", "two-of-four-one-face-at-END", "two-of-four-two-faces-at-END",
)  # fmt: skip
"""Records to be damaged here; `python -m lab.two_verifiers` takes many more, and damages more."""


@cache
def kept() -> dict[str, Maker]:
    """The makers of the records."""
    made = makers()
    return {name: made[name] for name in KEPT}


def record(name: str) -> FairRecord:
    """A record without who agreed to its table, so that places are those of its envelopes."""
    return replace(kept()[name](), agreement=())


def judged(like: FairRecord, envelopes: Iterable[bytes]) -> Finding:
    """Return the verdict of both verifiers on a record with other envelopes."""
    data = encode_record(replace(like, envelopes=tuple(envelopes)))
    mine, other = ours(data, is_real=False), theirs(data, is_real=False)
    assert are_alike(mine, other), f"tusac verify {mine}, verify_record.py {other}"
    return mine


def said(raw: bytes) -> Signed:
    """An envelope, read."""
    signed = read(raw)
    assert signed is not None
    return signed


def like(raw: bytes, **changes: Any) -> bytes:  # noqa: ANN401 - fields of an envelope
    """An envelope with other fields, signed by its author."""
    fields = fields_of(raw)
    places = {"peer": PEER, "seq": SEQ, "prev": PREV, "head": HEAD, "kind": KIND, "body": BODY}
    for name, value in changes.items():
        fields[places[name]] = value
    return signed_anew(fields)


def out(raw: bytes, author: int, machines: tuple[int, ...], **changes: Any) -> bytes:  # noqa: ANN401
    """Return an author's vote to exclude machines, at the head of an envelope."""
    told = {"seq": 0, "prev": GENESIS, "kind": "OUT", "body": encode(Out(machines, (), ()))}
    return like(raw, peer=author, **told | changes)


@pytest.mark.parametrize("seed", range(4))
def test_both_judge_damaged_records_alike(seed: int) -> None:
    vandal = Vandal(kept(), seed)
    for _ in range(50):
        damaged = vandal.next()
        mine, other = ours(damaged.data, is_real=False), theirs(damaged.data, is_real=False)
        assert are_alike(mine, other), (damaged.name, damaged.done, mine, other)


def test_no_record_as_honest_machines_keep_it_is_false_and_both_say_the_same() -> None:
    for name in kept():
        assert judged(record(name), record(name).envelopes).verdict not in ("false", "unreadable")


# What was said before and behind a proof.


def test_what_others_have_said_in_the_step_in_which_a_proof_leaves_too_few_makes_no_record_false() -> None:
    """Of two machines one says two words at the first head, the other has spoken there too."""
    whole = record("whole-2")
    first, second = sorted(whole.envelopes[:2], key=lambda raw: said(raw).envelope.peer)
    other = like(second, body=b"\x91\x01")
    for envelopes in ((first, other), (other, first)):
        assert judged(whole, envelopes) == Finding(
            "cheated", None, ((1, "malformed_body", envelopes.index(other)),), "void", (1,)
        )


@pytest.mark.parametrize("name", ["two-of-four-one-face-at-END", "two-of-four-two-faces-at-END"])
def test_a_result_that_most_of_those_not_proven_to_cheat_have_signed_closes_the_round(name: str) -> None:
    found = judged(record(name), record(name).envelopes)
    assert (found.verdict, found.ending, found.left) == ("cheated", "closed", (2, 3))
    assert {machine for machine, _, _ in found.cheats} == {2, 3}


def test_a_proof_counts_wherever_it_stands() -> None:
    """The words go on before and behind it, as the record says that the round went on."""
    whole = record("whole-2")
    proof = like(whole.envelopes[1], kind="READY", head=b"h" * 32)
    for place in (2, 5, 20, len(whole.envelopes)):
        found = judged(whole, (*whole.envelopes[:place], proof, *whole.envelopes[place:]))
        assert (found.verdict, [cheat[:2] for cheat in found.cheats]) == ("cheated", [(1, "equivocation")])
        assert found.ending == "closed"


def test_what_does_not_follow_is_pardoned_for_a_proof_that_comes_later() -> None:
    whole = record("whole-3")
    proof = like(whole.envelopes[1], body=b"\x91\x01")
    early = whole.envelopes[-2]
    assert said(early).envelope.peer == said(proof).envelope.peer
    envelopes = [whole.envelopes[0], early, *whole.envelopes[1:-2]]

    assert judged(whole, envelopes) == Finding("false", ("does_not_follow", 1))
    assert judged(whole, [*envelopes, proof]).verdict == "cheated"


def test_what_nobody_can_have_sent_goes_before_what_does_not_follow_and_before_any_proof() -> None:
    whole = record("whole-3")
    proof, stray = like(whole.envelopes[1], body=b"\x91\x01"), whole.envelopes[40]
    forged = whole.envelopes[30][:-1] + bytes([whole.envelopes[30][-1] ^ 1])
    envelopes = [*whole.envelopes[:2], stray, proof, *whole.envelopes[2:30], forged]

    assert judged(whole, envelopes) == Finding("false", ("bad_signature", len(envelopes) - 1))
    assert judged(whole, envelopes[:-1]) == Finding("false", ("does_not_follow", 2))


# What does not follow.


def test_a_word_on_a_head_that_nobody_came_to_does_not_follow() -> None:
    whole = record("whole-3")
    elsewhere = like(whole.envelopes[4], head=b"h" * 32)

    assert judged(whole, [*whole.envelopes[:4], elsewhere]) == Finding("false", ("does_not_follow", 4))


def test_an_envelope_that_comes_too_early_and_again_in_its_place_does_not_follow_where_it_came_first() -> (
    None
):
    whole = record("whole-3")
    envelopes = [whole.envelopes[0], whole.envelopes[9], *whole.envelopes[1:]]

    assert judged(whole, envelopes) == Finding("false", ("does_not_follow", 1))


@pytest.mark.parametrize(
    ("number", "body"),
    [(first_number(2) + 1, Restarted(0)), (first_number(2), Restarted(first_number(3))), (0, Restarted(0))],
)
def test_an_announcement_that_announces_nothing_does_not_follow(number: int, body: Restarted) -> None:
    whole = record("whole-3")
    announced = like(whole.envelopes[3], seq=number, prev=GENESIS, kind="RESTARTED", body=encode(body))

    assert judged(whole, [*whole.envelopes[:3], announced]) == Finding("false", ("does_not_follow", 3))


def test_a_number_too_far_ahead_is_not_judged() -> None:
    whole = record("whole-3")
    for ahead, verdict in ((1024, "cheated"), (1025, "false")):
        word = like(whole.envelopes[3], seq=said(whole.envelopes[3]).envelope.seq + ahead, body=b"\x91\x01")
        assert judged(whole, [*whole.envelopes[:3], word]).verdict == verdict


def test_whoever_announces_more_runs_than_any_program_has_forgotten_and_is_no_cheat() -> None:
    whole = record("whole-3")
    runs = [
        like(whole.envelopes[3], seq=first_number(run), prev=GENESIS, kind="RESTARTED", body=b"\x91\x00")
        for run in range(1, MOST_RESTARTS + 3)
    ]

    assert judged(whole, [*whole.envelopes[:3], *runs[: MOST_RESTARTS + 1]]).verdict == "unfinished"
    assert judged(whole, [*whole.envelopes[:3], *runs]).verdict == "unfinished"
    assert judged(whole, [*whole.envelopes[:3], *runs[:MOST_RESTARTS]]).verdict == "false"


# What is signed about leaving out.


def test_statements_are_judged_at_heads_that_the_record_has_come_to_and_nowhere_else() -> None:
    whole = record("whole-3")
    later = whole.envelopes[20]
    wrong = out(whole.envelopes[0], 1, (1,))
    elsewhere = out(later, 1, (1,))

    assert judged(whole, [*whole.envelopes[:9], elsewhere]) == Finding("false", ("does_not_follow", 9))
    for place in (2, 9, 40, len(whole.envelopes)):
        found = judged(whole, (*whole.envelopes[:place], wrong, *whole.envelopes[place:]))
        assert (found.verdict, found.cheats) == ("cheated", ((1, "wrong_statement", place),))


def test_a_right_statement_follows_before_the_end_and_is_surplus_behind_it() -> None:
    whole = record("whole-3")
    right = out(whole.envelopes[0], 1, (2,))

    assert judged(whole, (*whole.envelopes[:9], right, *whole.envelopes[9:])).verdict == "true"
    end = len(whole.envelopes)
    assert judged(whole, (*whole.envelopes, right)) == Finding("false", ("surplus", end))


def test_a_statement_out_of_its_chain_proves_what_its_number_says() -> None:
    whole = record("whole-5")
    first = out(whole.envelopes[0], 1, (2,))
    have = encode(Have(3))
    tried = {
        like(first, seq=1, prev=GENESIS, kind="HAVE", body=have): ("cheated", "broken_chain"),
        like(first, seq=0, prev=GENESIS, kind="HAVE", body=have): ("cheated", "equivocation"),
        like(first, seq=2, prev=said(first).id, kind="HAVE", body=have): ("false", "does_not_follow"),
        like(first, seq=1, prev=said(first).id, kind="HAVE", body=b"\x90"): ("cheated", "wrong_statement"),
        like(first, seq=first_number(2), prev=GENESIS, kind="HAVE", body=have): ("unfinished", None),
    }

    for second, (verdict, rule) in tried.items():
        found = judged(whole, [*whole.envelopes[:2], first, second])
        told = [cheat[1] for cheat in found.cheats] or [None if found.wrong is None else found.wrong[0]]
        assert (found.verdict, told) == (verdict, [rule])


def test_a_set_that_names_a_have_which_has_not_come_does_not_follow() -> None:
    whole = record("whole-5")
    first = out(whole.envelopes[0], 1, (2,))
    have = like(first, peer=3, kind="HAVE", body=encode(Have(2)))
    other = like(first, seq=1, prev=said(first).id, body=encode(Out((4,), (), (name_of_have(3, 2),))))

    assert judged(whole, [*whole.envelopes[:2], first, have, other]).verdict == "unfinished"
    assert judged(whole, [*whole.envelopes[:2], first, other, have]) == Finding(
        "false", ("does_not_follow", 3)
    )


def test_a_machine_that_all_others_sign_out_of_a_step_closed_with_it_stays_in_the_record() -> None:
    """They may have gone back to the step: the record goes on as its heads say."""
    whole = record("whole-3")
    signed = [out(whole.envelopes[14], author, (2,)) for author in (0, 1)]
    at = [said(raw).envelope.head for raw in whole.envelopes].index(said(whole.envelopes[14]).envelope.head)
    behind = (*whole.envelopes[: at + 9], *signed, *whole.envelopes[at + 9 :])

    assert judged(whole, behind).verdict == "true"


def test_closed_has_no_say_in_how_a_record_goes_on() -> None:
    whole = record("whole-3")
    closed = Closed((), (2,), (), b"h" * 32)
    told = like(whole.envelopes[0], peer=1, seq=0, prev=GENESIS, kind="CLOSED", body=encode(closed))

    assert judged(whole, (*whole.envelopes[:5], told, *whole.envelopes[5:])).verdict == "true"


# What the rules of play alone show.


def both(like: FairRecord, envelopes: Iterable[bytes]) -> tuple[Finding, Finding]:
    """Return each verifier's finding about a record with other envelopes: the program's first."""
    data = encode_record(replace(like, envelopes=tuple(envelopes)))
    return ours(data, is_real=False), theirs(data, is_real=False)


def test_a_wrong_result_pardons_what_its_author_says_later_for_whoever_knows_the_rules_of_play() -> None:
    """The AUDIT of all stand on a head to which the other END does not lead; the first is the cheat's."""
    whole = record("whole-3")
    kinds = [said(raw).envelope.kind for raw in whole.envelopes]
    end, audit = kinds.index("END"), kinds.index("AUDIT")
    other = like(whole.envelopes[end], body=encode(End(bytes(32))))
    program, second = both(whole, (*whole.envelopes[:end], other, *whole.envelopes[end + 1 :]))

    assert said(other).envelope.peer == said(whole.envelopes[audit]).envelope.peer
    assert (program.wrong, second.wrong) == (("does_not_follow", audit + 1), ("does_not_follow", audit))
    assert are_alike(program, second)
    assert not are_alike(replace(program, pardoned=frozenset()), second)
    assert not are_alike(program, replace(second, wrong=("does_not_follow", audit - 1)))


def test_who_has_left_a_turn_with_which_a_record_stops_only_the_rules_of_play_tell() -> None:
    """All but one answer a card and sign out the fifth; the answer of one is none, and another cheated."""
    whole = record("whole-5")
    kinds = [said(raw).envelope.kind for raw in whole.envelopes]
    answers = whole.envelopes[kinds.index("CLAIM_COMMIT") :][:4]
    before = whole.envelopes[: kinds.index("CLAIM_COMMIT")]
    signed = [out(answers[0], author, (4,)) for author in range(4)]
    false = like(next(raw for raw in answers if said(raw).envelope.peer == 3), body=b"\x91\x01")
    twice = like(whole.envelopes[0], body=b"\x91\x01")
    spoken = [raw for raw in answers if said(raw).envelope.peer < 3]
    program, second = both(whole, (*before, *signed, *spoken, false, twice))

    assert program.cheats == second.cheats
    assert (program.ending, second.ending, second.is_turn_unknown) == ("", "void", True)
    assert are_alike(program, second)
    assert not are_alike(program, replace(second, is_turn_unknown=False))
    assert not are_alike(program, replace(second, ending="closed"))
    assert not both(whole, (*before, *spoken, false))[1].is_turn_unknown


# Floods.


def chained(raw: bytes, author: int, bodies: Iterable[tuple[str, bytes]]) -> list[bytes]:
    """Return an author's exclusion votes at the head of an envelope, chained."""
    found, prev = list[bytes](), GENESIS
    for number, (kind, body) in enumerate(bodies):
        found.append(like(raw, peer=author, seq=number, prev=prev, kind=kind, body=body))
        prev = said(found[-1]).id
    return found


def sets_without(author: int, machines: int) -> Iterable[tuple[str, bytes]]:
    """All sets of at most three machines that an author may name, for silence and for two words."""
    others = [machine for machine in range(machines) if machine != author]
    for named in (named for size in (1, 2, 3) for named in combinations(others, size)):
        for size in range(len(named) + 1):
            for doubled in combinations(named, size):
                yield "OUT", encode(Out(named, doubled, ()))


def floods(whole: FairRecord) -> Iterable[tuple[str, list[bytes]]]:
    """Many envelopes of each kind that one could think of, by what they are."""
    first, word = whole.envelopes[0], whole.envelopes[9]
    runs = [first_number(run) for run in range(1, MOST_RESTARTS + 1)]
    announced = [
        like(word, seq=run, prev=GENESIS, kind="RESTARTED", body=encode(Restarted(0))) for run in runs
    ]
    heads = [bytes([number]) * 32 for number in range(20)]
    spoken = [like(word, seq=run + 2, prev=GENESIS, head=head) for head in heads for run in runs]
    yield "sets", [raw for one in range(5) for raw in chained(first, one, sets_without(one, 5))]
    yield "haves", chained(first, 1, [("HAVE", encode(Have(place % 5))) for place in range(300)])
    yield "words of one run", [like(word, seq=100 + number) for number in range(500)]
    yield "words under one number", [like(word, head=number.to_bytes(32)) for number in range(500)]
    yield "words of runs not announced", [like(word, seq=first_number(run) + 1) for run in range(1, 500)]
    yield "announced before", [*announced, *spoken]
    yield "announced behind", [*spoken, *announced]


@pytest.mark.parametrize("place", range(7))
def test_floods_of_words_runs_and_sets_are_judged_alike(place: int) -> None:
    whole = record("whole-5")
    _, flood = list(floods(whole))[place]

    judged(whole, [*whole.envelopes[:20], *flood, *whole.envelopes[20:]])


# The comparison itself.


def test_findings_that_differ_in_who_is_named_or_where_are_not_alike() -> None:
    found = Finding("cheated", None, ((1, "bad_share", 7),), "closed", (1,))

    assert are_alike(found, found)
    for other in (
        replace(found, cheats=((2, "bad_share", 7),)),
        replace(found, cheats=((1, "bad_share", 8),)),
        replace(found, cheats=((1, "bad_key", 7),)),
        replace(found, left=()),
        Finding("false", ("does_not_follow", 7)),
        Finding("crash", "ValueError()"),
    ):
        assert not are_alike(found, other)
    assert not are_alike(Finding("crash", "KeyError()"), Finding("crash", "KeyError()"))
