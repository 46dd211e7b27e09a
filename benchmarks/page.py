"""The figures of docs/figures.md, written from the last measurements.

`python3 run.py bench --write [SUBJECT ...]` measures and writes. What it measured is kept in
`benchmarks/measured.json`, each subject with the day and the load, and a test holds the page to it.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import ladder_table

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "figures.md"
MEASURED = ROOT / "benchmarks" / "measured.json"


class Row(NamedTuple):
    """A row of the table.

    Attributes:
        what: the measured thing.
        figures: by `<subject>.<figure>`, in the order in which `text` shows them.
        text: with a place for each figure.
        aim: what it should be on two idle cores.
        unit: so many of the figure's own unit make one of the text's.
    """

    what: str
    figures: tuple[str, ...]
    text: str
    aim: str
    unit: float = 1.0


_FRAMES = ("client.frame_{}_median_ms", "client.frame_{}_p99_ms")
_SHUFFLES = ("shuffle_and_prove", "verify_one_shuffle", "verify_chain_of_four")

ROWS = (
    Row("analysis of a hand (deadwood, best points) from counts", ("engine.hand_analyses_per_s",),
        "{} M/s", "1 M/s", 1e6),
    Row("the same where colors of every piece mix (`wiki`)", ("engine.mixed_hand_analyses_per_s",),
        "{} M/s", "0.33 M/s", 1e6),
    Row("waits of a hand", ("engine.waits_per_s",), "{} M/s", "0.5 M/s", 1e6),
    Row("random rounds through `apply`, events included", ("engine.random_rounds_per_s",), "{}/s", "500/s"),
    Row("positions of the first five actions (perft)", ("engine.perft_nodes_per_s",),
        "{} k/s", "100 k/s", 1e3),
    Row("rounds of four `normal` players", ("players.normal_rounds_per_s",), "{} k/s", "1 k/s", 1e3),
    Row("a choice of `hard`, and of `expert`, median",
        ("players.hard_decision_ms", "players.expert_decision_ms"), "{} and {} ms", ""),
    Row("tables built", ("engine.table_build_ms",), "{} ms", "50 ms"),
    Row("from the source to the first screen", ("client.first_paint_s",), "{} s", "3 s"),
    Row("a full table with a card in flight, 1280x800, median and p99",
        tuple(name.format("1280x800") for name in _FRAMES), "{} and {} ms", "4 and 16 ms"),
    Row("the same at 4K", tuple(name.format("3840x2160") for name in _FRAMES), "{} and {} ms", "4 and 16 ms"),
    Row("memory after a match", ("client.memory_after_match_mb",), "{} MB", "250 MB"),
    Row("shuffle and prove, verify one, verify four in one sum (libsecp256k1)",
        tuple(f"crypto.deal.libsecp.{step}_ms" for step in _SHUFFLES),
        "{}, {} and {} ms", "34, 19 and 39 ms"),
    Row("a table that is advertised to its row in a list that is open already, that is opened later",
        ("discovery.advert_to_seen_ms", "discovery.late_list_ms"), "{} and {} ms", "1400 and 100 ms"),
    Row("hosted in one program to listed in another", ("lan.hosted_to_listed_median_s",), "{} s", "1.4 s"),
    Row("joined to seated, open and with a code",
        ("lan.join_to_seat_open_median_ms", "lan.join_to_seat_with_code_median_ms"),
        "{} and {} ms", "50 and 80 ms"),
    Row("started to hands open, four machines", ("lan.started_to_hands_open_4_machines_s",), "{} s", "0.7 s"),
    Row("a discard to the other screens, median and p99",
        ("lan.discard_to_shown_median_ms", "lan.discard_to_shown_p99_ms"), "{} and {} ms", "15 and 50 ms"),
    Row("a tap on a phone to the other phones, at its computer and at another one, p99",
        ("phone.tap_to_same_computer_p99_ms", "phone.tap_to_other_computer_p99_ms"), "{} and {} ms", "60 ms"),
    Row("a message there and back while a stranger connects without end, p99",
        ("links.round_trip_flooded_p99_ms",), "{} ms", "50 ms"),
    Row("idle list and idle seat, of one core",
        ("lan.idle_list_cpu_percent", "lan.idle_seat_cpu_percent"), "{} and {} %", "1 and 0.5 %"),
)  # fmt: skip


def render(page: str) -> str:
    """Return the page with each table between its marks made anew from the last measurements.

    Raises ValueError if a mark is missing.
    """
    kept = read()
    page = _put(page, "speeds", _table(kept))
    return _put(page, "levels", ladder_table.lines(kept["ladder"]))


def _put(page: str, name: str, lines: Iterable[str]) -> str:
    begun, ended = re.search(rf"<!-- {name}: .*? -->\n", page), "<!-- end -->"
    if begun is None or ended not in page[begun.end() :]:
        msg = f"the page has no place for the {name}"
        raise ValueError(msg)
    _, _, rest = page[begun.end() :].partition(ended)
    return "\n".join([page[: begun.end()], *lines, "", ended + rest])


def read() -> dict[str, Any]:
    """Return the last measurements, by subject; empty if there are none."""
    return dict(json.loads(MEASURED.read_text(encoding="utf-8"))) if MEASURED.exists() else {}


def keep(report: Mapping[str, Any]) -> None:
    """Keep the figures of a report beside those of other subjects, and make the page anew."""
    kept = read()
    for subject in {_subject(name) for name in report["figures"]}:
        kept[subject] = {
            **{key: report[key] for key in ("day", "python", "cores")},
            "load": report["loads"].get(subject),
            "figures": {
                name: figure for name, figure in report["figures"].items() if _subject(name) == subject
            },
        }
    MEASURED.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(render(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def short(value: float) -> str:
    """Return a figure as people read it: two digits that mean something, and no exponent."""
    rounded = float(f"{value:.2g}")
    return f"{rounded:.0f}" if rounded >= 10 or rounded == 0 else f"{rounded:.2g}"


def _subject(name: str) -> str:
    return name.partition(".")[0]


def _table(kept: Mapping[str, Any]) -> Iterator[str]:
    shown = [kept[subject] for subject in sorted({_subject(name) for row in ROWS for name in row.figures})]
    days = sorted({measured["day"] for measured in shown})
    pythons = sorted({f"{measured['python']} on {measured['cores']} cores" for measured in shown})
    yield f"Measured {' to '.join(dict.fromkeys((days[0], days[-1])))} with Python {', '.join(pythons)}:"
    yield ""
    yield "| | figure | aim | load |"
    yield "|---|---|---|---|"
    for row in ROWS:
        measured = [kept[_subject(name)] for name in row.figures]
        figures = [
            short(of["figures"][name] / row.unit) for of, name in zip(measured, row.figures, strict=True)
        ]
        load = max((of["load"] for of in measured if of["load"] is not None), default=None)
        told = "" if load is None else short(load)
        yield f"| {row.what} | {row.text.format(*figures)} | {row.aim} | {told} |"
