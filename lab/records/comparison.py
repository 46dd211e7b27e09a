"""The findings of two verifiers about the same bytes, compared."""

from dataclasses import dataclass, replace
from typing import Any

from lab.records.second_verifier import second_verifier
from lab.simulator.group import StubGroup
from lab.simulator.material import chance
from net.crypto.backends import best_group
from net.crypto.group import Group
from net.errors import RecordError
from net.records.audit import AuditReport, Culprit, Verdict, shown_cheats, verify
from net.records.fair_record import decode_record
from net.transcript import read

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
    """The finding of a verifier about a record.

    Attributes:
        verdict: of `net.records.audit.Verdict`, or "unreadable", or "crash".
        wrong: rule and place of what makes it false; of a crash what was raised; else None.
        cheats: machine, rule and place of each proof.
        ending: "closed", "void", or "".
        left: the machines that the others went on without.
        unaudited: the machines of a closed round that have not shown their keys.
        is_of_play: whether it rests on rules of play, which the second verifier does not know.
        pardoned: the places, in a false record, of the envelopes of machines that only rules of play show to
            be cheats.
        is_turn_unknown: whether the second verifier does not know if the last step was closed.
    """

    verdict: str
    wrong: tuple[str, int] | str | None = None
    cheats: tuple[tuple[int | None, str, int], ...] = ()
    ending: str = ""
    left: tuple[int, ...] = ()
    unaudited: tuple[int, ...] = ()
    is_of_play: bool = False
    pardoned: frozenset[int] = frozenset()
    is_turn_unknown: bool = False


def ours(data: bytes, *, is_real: bool) -> Finding:
    """Return the program's finding about a record."""
    group = best_group(chance("verify")) if is_real else StubGroup()
    try:
        report = verify(decode_record(data), group)
        pardoned = _pardoned(report, group) if report.verdict is Verdict.FALSE else frozenset()
    except RecordError:
        return Finding("unreadable")
    except Exception as error:  # noqa: BLE001 - it is what is looked for
        return Finding("crash", repr(error)[:200])
    return replace(_finding_of(report), pardoned=pardoned)


def _pardoned(report: AuditReport, group: Group) -> frozenset[int]:
    """Return the places of the envelopes of machines that only the rules of play show to be cheats."""
    record = report.record
    cheats = {cheat.author for cheat in shown_cheats(record, group) if _is_of_play(cheat)}
    signed = enumerate(map(read, record.envelopes), len(record.agreement))
    return frozenset(place for place, one in signed if one is not None and one.envelope.peer in cheats)


def _is_of_play(cheat: Culprit) -> bool:
    return cheat.rule not in SEEN_BY_BOTH or (cheat.rule in OF_A_TURN and cheat.kind in PLAY)


def _finding_of(report: AuditReport) -> Finding:
    culprit = report.culprit
    wrong = None if culprit is None or report.cheats else (culprit.rule, culprit.place)
    cheats = tuple((cheat.author, cheat.rule, cheat.place) for cheat in report.cheats)
    if report.verdict.value == "false":
        return Finding("false", wrong)
    is_of_play = any(map(_is_of_play, report.cheats))
    told = report.ending, report.left, report.unaudited
    return Finding(report.verdict.value, wrong, cheats, *told, is_of_play)


def theirs(data: bytes, *, is_real: bool) -> Finding:
    """Return the second verifier's finding about a record."""
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
    told = found.ending, tuple(found.left), tuple(found.unaudited)
    return Finding(found.verdict, None, cheats, *told, is_turn_unknown=found.is_turn_unknown)


def are_alike(program: Finding, second: Finding) -> bool:
    """Return whether the verifiers agree, as far as both can know, without a crash."""
    if "crash" in (program.verdict, second.verdict):
        return False
    if program.verdict == second.verdict == "false":
        return program.wrong == second.wrong or _is_pardoned_later(program, second)
    is_turn_unknown = second.is_turn_unknown
    one, other = (_comparable(found, is_turn_unknown=is_turn_unknown) for found in (program, second))
    return program.is_of_play or one == other


def _is_pardoned_later(program: Finding, second: Finding) -> bool:
    """Return whether the program pardons what the second verifier finds, for a cheat of the rules of play."""
    if not (isinstance(program.wrong, tuple) and isinstance(second.wrong, tuple)):
        return False
    return second.wrong[1] in program.pardoned and second.wrong[1] < program.wrong[1]


def _comparable(finding: Finding, *, is_turn_unknown: bool) -> Finding:
    """Return a finding without the parts that depend on whose turn it is.

    That is the rule of a word that may be out of turn. If it is not known whether the last step was closed,
    it is also who has left, and whether the round waits or is void.
    """
    cheats = tuple(
        (machine, "" if rule in OF_A_TURN | {"broken_chain"} else rule, place)
        for machine, rule, place in finding.cheats
    )
    found = replace(finding, cheats=cheats, pardoned=frozenset(), is_turn_unknown=False)
    if not is_turn_unknown:
        return found
    verdict = "unfinished" if finding.verdict == "void" else finding.verdict
    ending = "" if finding.ending == "void" else finding.ending
    return replace(found, verdict=verdict, ending=ending, left=())
