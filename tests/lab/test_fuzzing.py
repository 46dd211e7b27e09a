"""The fuzzer of a live table: its messages, its tally, its verdict.

The runs themselves take long: `python -m lab.fuzz_node`.
"""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from lab.fuzz_node import Run
from lab.fuzzing import honest
from lab.fuzzing.honest import Honest, Sample
from lab.fuzzing.samples import ALL, Samples
from lab.fuzzing.scene import BROKE, Scene, Tally
from lab.fuzzing.verdict import (
    LONGEST_ROUND_S,
    MOST_FILES,
    SHORTEST_S,
    Archive,
    attack_problems,
    longest_wait_s,
    progress_problems,
    resource_problems,
)
from lab.fuzzing.wires import HELD
from net.wire.codec import encode

TIMES = 20


@pytest.mark.parametrize("kind", sorted(ALL))
def test_made_up_messages_are_within_their_limits(kind: str) -> None:
    samples = Samples(random.Random(kind))
    for _ in range(TIMES):
        message = samples.message(ALL[kind])
        assert msgspec.msgpack.decode(encode(message), type=ALL[kind]) == message


@pytest.mark.parametrize("kind", sorted(ALL))
def test_spoilt_messages_are_mostly_none(kind: str) -> None:
    samples = Samples(random.Random(kind))
    read = [is_message(samples.spoilt(ALL[kind]), kind) for _ in range(5 * TIMES)]
    assert sum(read) < len(read) / 2


def is_message(data: bytes, kind: str) -> bool:
    try:
        return encode(msgspec.msgpack.decode(data, type=ALL[kind])) == data
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return False


def taken(*rss_kb: int, files: int = 20) -> dict[str, list[Sample]]:
    return {"Nam": [Sample(rss, files, 6, 1.0, 0) for rss in rss_kb]}


def test_memory_that_grows_files_that_pile_up_and_rounds_that_stop_are_told() -> None:
    assert not resource_problems(taken(60_000, 90_000, 91_000), SHORTEST_S)
    assert not resource_problems(taken(60_000, 90_000, 99_000), SHORTEST_S - 1)
    (grows,) = resource_problems(taken(60_000, 90_000, 99_000), SHORTEST_S)
    assert grows == "the memory of Nam grows: 10.0 % from the second third to the last"
    (many,) = resource_problems(taken(1, 1, 1, files=MOST_FILES + 1), 0)
    assert "files open" in many
    assert not progress_problems([30, 60], 60 + LONGEST_ROUND_S)
    assert progress_problems([30, 60], 61 + LONGEST_ROUND_S) == [
        f"no round was finished for {LONGEST_ROUND_S + 1:.0f} s"
    ]


def test_the_longest_time_without_a_round_may_be_the_first_or_the_last() -> None:
    assert longest_wait_s([], 50) == 50
    assert longest_wait_s([40, 45], 60) == 40
    assert longest_wait_s([10, 15], 60) == 45


def test_a_run_in_which_no_round_is_finished_tells_what_everybody_printed_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(honest, "_ANSWERING_S", 0.0)
    typed: list[str] = []
    monkeypatch.setattr(Honest, "type", lambda _honest, line: typed.append(line))
    nam = Honest("Nam", tmp_path, ["Nam"])
    nam.lately += ["Wall: 12.", "Next round (Enter) >"]
    scene = Scene(random.Random(1), [1], "moss-fox-417", ("Nam",))
    run = Run(1, [nam], scene, finished_at=[30.0], lasted=400.0)
    asyncio.run(run.look_closer())

    assert run.waits_s == 370
    assert typed == ["l"]
    assert run.stood_still == ["at 400 s, Nam: Wall: 12.", "at 400 s, Nam: Next round (Enter) >"]
    assert capsys.readouterr().out.count("at 400 s, Nam: ") == 2


def test_an_attacker_that_nobody_stopped_or_that_broke_is_told_and_the_others_go_on() -> None:
    tally = Tally()
    for ending in ("told: malformed", HELD):
        with tally.of("silence") as attack:
            attack.ending = ending
    with tally.of("drip"):
        raise ZeroDivisionError

    assert tally.attacks == 3
    assert attack_problems(tally) == [
        f"silence: {HELD}, 1 times",
        f"drip: {BROKE}: ZeroDivisionError: , 1 times",
    ]


def test_somebody_honest_who_is_left_out_is_told_and_whoever_copies_the_name_is_not(tmp_path: Path) -> None:
    host = Honest("Nam", tmp_path, ["Nam", "Lan"])
    for name in ("Lan 2", "Guest7", "Lan"):
        host._read(f"The round goes on without {name}: that seat just passes, and its hand stays sealed.")

    assert host.news["left out"] == 3
    assert [line.split(":")[0] for line in host.suspected] == ["The round goes on without Lan"]


def test_a_record_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "table 1.tusac-round"
    path.write_bytes(b"tusac fair round 1\nand nothing more")
    archive = Archive()
    archive.look_at("Nam", [path])
    archive.look_at("Nam", [path])

    (problem,) = archive.problems
    assert problem.startswith("Nam keeps a record that cannot be read: table 1.tusac-round")
