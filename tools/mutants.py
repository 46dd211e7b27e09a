"""Break one rule of fair dealing at a time, and see that the tests find it.

`python -m tools.mutants [NAME ...]`.

Each mutant is made in a scratch copy of the tree, where the tests that guard its rule run until the first one
fails. The command's status is 1 if a mutant lives.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
_COPIED = (
    "engine",
    "net",
    "tusac_qt",
    "lab",
    "resources",
    "tests",
    "tools",
    "benchmarks",
    "docs",
    "pyproject.toml",
)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A deliberately broken rule.

    Attributes:
        name: the fault that it makes.
        path: the file it is broken in.
        right: its text as it is; it stands there once.
        wrong: the text in its place.
        tests: the files of tests that guard the rule, or single tests as pytest names them, without folders.
    """

    name: str
    path: str
    right: str
    wrong: str
    tests: tuple[str, ...]


MUTANTS = (
    Mutant(
        "signs-while-holding-nothing",
        "net/deal/exclusion/vote_log.py",
        "elif stance.lacks <= found.rule.set_for(me, stance.missed, stance.doubled).machines:",
        "else:",
        ("test_dealing_leaving_out", "test_dealing_absence"),
    ),
    Mutant(
        "patience-shortened-by-others",
        "net/match/failure_detector.py",
        "        end = self._due_of(attempt, machine)\n",
        "        heads = attempt._statements._heads.values()\n"
        "        said = [named for at in heads for sets in at.rule._sets.values() for named in sets]\n"
        "        end = self._due_of(attempt, machine)"
        " if not any(machine in s.machines for s in said) else 0.0\n",
        ("test_session_match", "test_session_absence", "test_attacks", "test_session_stalls"),
    ),
    Mutant(
        "threshold-one-too-low",
        "net/deal/table.py",
        "return len(self.machines) // 2 + 1",
        "return max(1, len(self.machines) // 2)",
        ("test_hostile_observer", "test_dealing_table", "test_dealing_absence"),
    ),
    Mutant(
        "wall-mask-opened",
        "net/deal/steps/setup.py",
        "masks = HandKey.generate(group, rng), HandKey.generate(group, rng)",
        "masks = (HandKey.generate(group, rng),) * 2",
        ("test_hostile_observer",),
    ),
    Mutant(
        "result-from-receipt",
        "net/match/sequencer.py",
        "self.ledger.close(outcome, verdict.payments)",
        "is_whole = len(attempt.receipts) == len(attempt.hand.machines)\n"
        '        self.ledger.close(outcome, type(verdict.payments)("stand" if is_whole else "nothing"))',
        ("test_session_results",),
    ),
    Mutant(
        "session-stores-after-it-sends",
        "net/table/member/rounds.py",
        "            core.effects.append("
        "StoreHand(hand, attempt, tuple(map(encode_memory, came)), is_ours))\n"
        "        for raw in playing.match.outbox():\n"
        "            self._relay.say(raw, now)\n",
        "            late = StoreHand(hand, attempt, tuple(map(encode_memory, came)), is_ours)\n"
        '            self.__dict__.setdefault("late", []).append(late)\n'
        "        for raw in playing.match.outbox():\n"
        "            self._relay.say(raw, now)\n"
        "            break\n"
        "        else:\n"
        '            core.effects += self.__dict__.pop("late", [])\n',
        ("test_node_disk", "test_session_restart"),
    ),
    Mutant(
        "table-run-sends-before-it-stores",
        "net/node/table_run.py",
        "            stored = turn.stored\n",
        "            stored = turn.stored if turn.is_over else None\n",
        ("test_node_disk",),
    ),
    Mutant(
        "announced-restart-ignored",
        "net/deal/log/restarts.py",
        "return PairFinding.UNKNOWN if None in known else PairFinding.EXCUSED",
        "return PairFinding.PROOF",
        ("test_dealing_restarts", "test_dealing_forgotten"),
    ),
    Mutant(
        "certificate-lacks-a-signature",
        "net/deal/exclusion/votes.py",
        "for machine in self._live - named.machines)\n        }",
        "for machine in sorted(self._live - named.machines)[1:])\n        }",
        ("test_leaving_out", "test_dealing_leaving_out"),
    ),
    Mutant(
        "remove-in-a-round",
        "net/table/coordination/coordinating.py",
        "is_playing=self._core.plays_now(command.key)",
        "is_playing=False",
        ("test_session_removal",),
    ),
    Mutant(
        "growth-check-dropped",
        "net/deal/exclusion/votes.py",
        "is_consistent = named not in before and all(",
        "is_consistent = named not in before or all(",
        ("test_leaving_out", "test_dealing_leaving_out"),
    ),
    Mutant(
        "pauses-without-number",
        "net/table/member/pauses.py",
        "return self.pauses >= MOST_PAUSES or self.seconds >= PAUSE_S",
        "return self.seconds >= PAUSE_S",
        ("test_table_pauses",),
    ),
    Mutant(
        "pause-without-end",
        "net/table/member/pauses.py",
        "if is_ended or is_lifted or self._of(key).seconds >= PAUSE_S:",
        "if is_ended or is_lifted:",
        ("test_table_pauses",),
    ),
    Mutant(
        "pause-outlives-its-author",
        "net/table/member/pauses.py",
        "is_ended = pause is None or not pause.is_paused or key not in people",
        "is_ended = pause is None or not pause.is_paused",
        ("test_table_pauses",),
    ),
    Mutant(
        "pause-not-ended-by-most",
        "net/table/member/pauses.py",
        "is_lifted = core.coordinator in voices or 2 * len(voices) > len(people)",
        "is_lifted = core.coordinator in voices",
        ("test_table_pauses",),
    ),
    Mutant(
        "go-obeyed-without-end",
        "net/table/member/rounds.py",
        "if go.voids == match.voids or playing.caught_up > MOST_CAUGHT_UP:",
        "if go.voids == match.voids:",
        ("test_table_rounds",),
    ),
    Mutant(
        "known-liar-taken-again",
        "net/deal/intake.py",
        "if is_settled or is_idle or not",
        "if is_settled or not",
        ("test_among_the_honest::test_what_a_known_liar_states_again_is_stored_by_nobody",),
    ),
    Mutant(
        "tables-looked-at-without-end",
        "net/table/coordination/agreeing.py",
        "return self._proposals[proposer].take(now)",
        "return self._proposals[proposer].take(now) or True",
        (
            (
                "test_among_the_honest::"
                "test_whatever_tables_a_coordinator_proposes_in_an_open_lobby_the_honest_send_little_more"
            ),
        ),
    ),
    Mutant(
        "heard-by-a-claim",
        "net/table/links/reach.py",
        "return found & spoke.union(self.heard)",
        "return found",
        ("test_mesh", "test_session_claims"),
    ),
    Mutant(
        "first-of-two-notes-kept",
        "net/table/links/notes.py",
        "(counter, signed.raw) <= (last.note.counter, last.raw)",
        "counter <= last.note.counter",
        (
            (
                "test_among_the_honest::"
                "test_two_notes_of_one_counter_come_to_one_with_all_and_make_nobody_talk_on"
            ),
        ),
    ),
    Mutant(
        "refused-cheat-believed",
        "net/table/frame_dispatcher.py",
        "core.finish(EndReason.REMOVED if is_unproven else reason, clean_name(refused.detail))",
        "core.finish(reason, clean_name(refused.detail))",
        ("test_session_cheats",),
    ),
    Mutant(
        "codes-spent-by-few-addresses",
        "net/links/code.py",
        "inf if is_made(code) else TRIES_PER_CHOSEN_CODE",
        "TRIES_PER_CHOSEN_CODE",
        ("test_links_code",),
    ),
    Mutant(
        "all-addresses-guess-as-often-as-one",
        "net/links/code.py",
        "TRIES_WHILE_WARY if self.is_wary(now) else TRIES_PER_LONG_WINDOW",
        "TRIES_PER_LONG_WINDOW",
        ("test_links_code",),
    ),
    Mutant(
        "killed-set-names-no-holder",
        "net/deal/exclusion/votes.py",
        'return tagged_hash(b"have", bytes((holder, machine)))',
        'return tagged_hash(b"have", bytes((machine,)))',
        ("test_leaving_out",),
    ),
    Mutant(
        "killed-set-named-by-an-envelope",
        "net/deal/exclusion/votes.py",
        "name_of_have(*next(have for have in self._haves if earlier.is_killed((have,))))",
        "next(told for told, have in self._named.items()"
        " if earlier.is_killed((have,)) and told != name_of_have(*have))",
        ("test_leaving_out",),
    ),
    Mutant(
        "deserted-round-stands",
        "net/match/waiting.py",
        "return self.detector.deserted_from(attempt) if is_awaited else None",
        "return None",
        (
            (
                "test_session_away::"
                "test_a_round_in_which_too_few_still_play_is_dealt_anew_by_the_others_that_are_there"
            ),
        ),
    ),
    Mutant(
        "lobby-changes-what-is-played",
        "net/table/member/members.py",
        "return lobby if playing is None else lobby.at(playing.table)",
        "return lobby",
        ("test_session_lying_lobby",),
    ),
    Mutant(
        "people-become-computers-by-the-lobby",
        "net/table/values/lobby.py",
        "if one.level and one.key in people else",
        "if False else",
        ("test_session_lying_lobby",),
    ),
    Mutant(
        "nobody-looked-for-in-adverts",
        "net/node/dialler.py",
        "in discovery.found(table) if table and self._missing else ():",
        "in ():",
        ("test_dialler",),
    ),
    Mutant(
        "list-ends-with-a-stay",
        "net/discovery/lan.py",
        "before | {watcher} if is_on else before - {watcher}",
        "before | {watcher} if is_on else frozenset()",
        ("test_discovery_lan",),
    ),
    Mutant(
        "no-level-told-breaks",
        "net/table/values/lobby_note.py",
        "note.level or LEVEL_UNLESS_TOLD,",
        "note.level,",
        ("test_lobby",),
    ),
)


def main(words: list[str]) -> int:
    """Try the named mutants, or all; print the test that found each. Return the status."""
    names = [mutant.name for mutant in MUTANTS]
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(names)}; all unless told")
    asked = parser.parse_args(words).names
    for name in asked:
        if name not in names:
            parser.error(f"there is no mutant {name!r}; there are: {', '.join(names)}")
    living = 0
    for mutant in MUTANTS:
        if asked and mutant.name not in asked:
            continue
        found = _try(mutant)
        living += not found
        sys.stdout.write(f"{mutant.name:34} {found or 'LIVES'}\n")
        sys.stdout.flush()
    return 1 if living else 0


def _place(test: str) -> str:
    """Return the path of a test from its pytest name; file names are unique."""
    name, mark, rest = test.partition("::")
    (path,) = (ROOT / "tests").rglob(f"{name}.py")
    return f"{path.relative_to(ROOT)}{mark}{rest}"


def _try(mutant: Mutant) -> str:
    """Return the test that found a mutant; "" for none."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in _COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, tree / name)
        path = tree / mutant.path
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.right) != 1:
            msg = f"{mutant.name}: its text does not stand in {mutant.path} once"
            raise SystemExit(msg)
        path.write_text(text.replace(mutant.right, mutant.wrong), encoding="utf-8")
        tests = [_place(test) for test in mutant.tests]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", *tests],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in {0, 1}:
        msg = f"{mutant.name}: its tests did not run: {(done.stderr or done.stdout)[-300:]}"
        raise SystemExit(msg)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0].partition(" ")[2] if failed else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
