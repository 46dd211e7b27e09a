"""docs/figures.md tells what the benchmarks measured last."""

import shutil
from pathlib import Path

import pytest

from benchmarks import page
from benchmarks.__main__ import SUBJECTS
from engine import rulesets


def test_the_page_is_what_was_measured() -> None:
    text = page.PAGE.read_text(encoding="utf-8")

    assert page.render(text) == text


def test_each_level_up_to_hard_is_stronger_than_the_one_before_at_every_table() -> None:
    figures = page.read()["ladder"]["figures"]
    tables = [(name, seats) for name in rulesets.names() for seats in rulesets.load(name).players]

    assert tables
    for name, seats in tables:
        for level in ("normal", "hard"):
            of = f"ladder.{name}_{seats}_{level}_elo"
            assert figures[of] > figures[f"{of}_reach"], of


def test_every_subject_of_the_page_was_measured() -> None:
    assert {name.partition(".")[0] for row in page.ROWS for name in row.figures} <= set(SUBJECTS)
    for subject, measured in page.read().items():
        assert all(name.startswith(f"{subject}.") for name in measured["figures"])


def test_one_subject_is_measured_again_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = page.read()
    for name in ("MEASURED", "PAGE"):
        monkeypatch.setattr(page, name, Path(shutil.copy(getattr(page, name), tmp_path)))
    figures = dict.fromkeys(before["engine"]["figures"], 7_000_000.0)
    report = {
        "day": "2031-01-02",
        "python": "3.99.1",
        "cores": 64,
        "loads": {"engine": 1.5},
        "figures": figures,
    }
    page.keep(report)

    after, text = page.read(), page.PAGE.read_text(encoding="utf-8")
    assert {subject for subject in after if after[subject] != before.get(subject)} == {"engine"}
    assert "| 7 M/s | 1 M/s | 1.5 |" in text
    assert "3.99.1 on 64 cores" in text


@pytest.mark.parametrize("table", ["speeds", "levels"])
def test_a_page_that_lost_a_mark_is_not_written_half(table: str) -> None:
    text = page.PAGE.read_text(encoding="utf-8").replace(f"<!-- {table}:", "<!-- ")
    with pytest.raises(ValueError, match=f"no place for the {table}"):
        page.render(text)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (1_417_000 / 1e6, "1.4"),
        (0.0, "0"),
        (0.0349, "0.035"),
        (9.96, "10"),
        (96.4, "96"),
        (339.2, "340"),
        (4.5, "4.5"),
    ],
)
def test_a_figure_is_told_by_two_digits(value: float, said: str) -> None:
    assert page.short(value) == said
