"""What two verifiers make of the same bytes, and whether that is the same."""

from dataclasses import dataclass, replace
from typing import Any

from lab.records.second_verifier import second_verifier
from lab.simulator.group import StubGroup
from lab.simulator.material import chance
from net.crypto.backends import best_group
from net.errors import RecordError
from net.records.audit import AuditReport, verify
from net.records.fair_record import decode_record

SEEN_BY_BOTH = frozenset({
    "audit_mismatch", "answer_not_committed", "bad_encoding", "bad_escrow", "bad_key", "bad_share",
    "broken_chain", "equivocation", "false_complaint", "false_shuffle", "malformed_body",
    "open_not_committed", "repeated_key", "shuffle_not_from_seed", "unasked", "wrong_deck", "wrong_kind",
    "wrong_mask", "wrong_parts", "wrong_rejoin", "wrong_statement", "wrong_verdict",
})  # fmt: skip
"""The rules of a cheat that need no rules of play."""

PLAY = frozenset({"OPEN_CARDS", "CLAIM_COMMIT", "DRAW", "END"})
"""The kinds of words that the rules of play may ask for, and of whom."""

OF_A_TURN = frozenset({"unasked", "wrong_kind"})
"""Rules of which one is broken as well as another by a word out of turn: only the rules of play tell."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a verifier says of a record.

    Attributes:
        verdict: of `net.records.audit.Verdict`, or "unreadable", or "crash".
        wrong: rule and place of what makes it false; of a crash what was raised; else None.
        cheats: machine, rule and place of each proof.
        ending: "closed", "void", or "".
        left: the machines that the others went on without.
        unaudited: the machines of a closed round that have not shown their keys.
        is_of_play: whether it rests on rules of play, which the second verifier does not know.
    """

    verdict: str
    wrong: tuple[str, int] | str | None = None
    cheats: tuple[tuple[int | None, str, int], ...] = ()
    ending: str = ""
    left: tuple[int, ...] = ()
    unaudited: tuple[int, ...] = ()
    is_of_play: bool = False


def ours(data: bytes, *, is_real: bool) -> Finding:
    """Return what the program says of a record."""
    try:
        report = verify(decode_record(data), best_group(chance("verify")) if is_real else StubGroup())
    except RecordError:
        return Finding("unreadable")
    except Exception as error:  # noqa: BLE001 - it is what is looked for
        return Finding("crash", repr(error)[:200])
    return _finding_of(report)


def _finding_of(report: AuditReport) -> Finding:
    culprit = report.culprit
    wrong = None if culprit is None or report.cheats else (culprit.rule, culprit.place)
    cheats = tuple((cheat.author, cheat.rule, cheat.place) for cheat in report.cheats)
    if report.verdict.value == "false":
        return Finding("false", wrong)
    is_of_play = any(
        cheat.rule not in SEEN_BY_BOTH or (cheat.rule in OF_A_TURN and cheat.kind in PLAY)
        for cheat in report.cheats
    )
    told = report.ending, report.left, report.unaudited
    return Finding(report.verdict.value, wrong, cheats, *told, is_of_play)


def theirs(data: bytes, *, is_real: bool) -> Finding:
    """Return what the second verifier says of a record."""
    module: Any = second_verifier(is_real=is_real)
    try:
        found = module.verify(data)
    except module.Unreadable:
        return Finding("unreadable")
    except Exception as error:  # noqa: BLE001 - it is what is looked for
        return Finding("crash", repr(error)[:200])
    if found.verdict == "false":
        return Finding("false", tuple(found.wrong))
    cheats = tuple(map(tuple, found.cheats))
    return Finding(found.verdict, None, cheats, found.ending, tuple(found.left), tuple(found.unaudited))


def are_alike(program: Finding, second: Finding) -> bool:
    """Return whether the verifiers have come to the same, as far as both can, without a crash."""
    if "crash" in (program.verdict, second.verdict):
        return False
    return program.is_of_play or _comparable(program) == _comparable(second)


def _comparable(finding: Finding) -> Finding:
    """Return a finding without what hangs on whose turn it is.

    That is the rule of a word that may be out of turn; and, in a record that stops, whether all have spoken
    in its last step, so that it was closed without whom it holds a certificate of.
    """
    cheats = tuple(
        (machine, "" if rule in OF_A_TURN | {"broken_chain"} else rule, place)
        for machine, rule, place in finding.cheats
    )
    return replace(finding, cheats=cheats, left=finding.left if finding.ending else ())
