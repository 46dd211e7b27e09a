"""The two verifiers compared on damaged records: `python -m lab.two_verifiers`."""

from dataclasses import replace
from pathlib import Path

import pytest

from lab.records.damage import Vandal
from lab.records.real_records import makers
from lab.two_verifiers import main


def test_it_says_how_many_records_it_has_compared_and_keeps_none_that_are_judged_alike(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--records", "8", "--seed", "4", "--keep", str(tmp_path)]) == 0
    assert "seed 4: 8 records, 0 differences" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_the_same_seed_damages_the_same_records_in_the_same_way() -> None:
    made = {name: maker for name, maker in makers().items() if name in ("whole-2", "left-SHUFFLE")}
    first, second = Vandal(made, 9), Vandal(made, 9)

    assert [first.next() for _ in range(30)] == [second.next() for _ in range(30)]


def test_bytes_that_are_no_envelope_any_more_can_be_damaged_further() -> None:
    whole = makers()["whole-2"]()
    broken = replace(whole, envelopes=(b"", b"\x05" * 70, b"\x90" + b"\x05" * 64, b"\xc1" * 80))
    vandal = Vandal({"broken": lambda: broken}, 3)

    assert len([vandal.next() for _ in range(400)]) == 400
