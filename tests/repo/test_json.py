"""The output of `--json` has the form that docs/json/ promises, key by key."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from net.address import DEFAULT_PORT
from net.discovery import checkup
from net.records.fair_record import encode_record
from tests.client.commands.test_verify_deal import record
from tests.client.play.test_score_book import COMPARED, LOST
from tests.client.play.test_verification import record as match_record  # noqa: F401 - a fixture
from tests.support.adverts import ADVERT
from tests.support.neighbor import (
    LOOPBACK,
    advertised,
    loopback_discovery,
    new_service_type,
    nobody_answers,
)
from tests.support.patience import PATIENCE_S
from tests.support.places import ROOT
from tusac_qt.cli import main
from tusac_qt.commands import list as listing
from tusac_qt.play.score_file import add_score, scores_path

FORMS = {
    path.name.removesuffix(".schema.json"): json.loads(path.read_text(encoding="utf-8"))
    for path in (ROOT / "docs" / "json").iterdir()
}


def closed(form: Any) -> Any:  # noqa: ANN401 - any part of a schema
    """Return a schema that refuses every key it does not tell of."""
    if isinstance(form, list):
        return [closed(part) for part in form]
    if not isinstance(form, dict):
        return form
    parts = {key: closed(part) for key, part in form.items()}
    names_keys = isinstance(form.get("properties"), dict)
    return {"additionalProperties": False, **parts} if names_keys else parts


def printed(name: str, line: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> list[Any]:
    """Run a command line; check what it has printed against its form, and return it."""
    assert main(line) == status
    text = capsys.readouterr().out
    objects = [json.loads(line) for line in text.splitlines()]
    validator = Draft202012Validator(closed(FORMS[name]))

    assert text.isascii()
    assert [error.message for told in objects for error in validator.iter_errors(told)] == []
    assert all(told["version"] == 1 for told in objects)
    return objects


@pytest.mark.parametrize("name", FORMS)
def test_a_form_is_a_valid_schema_that_the_page_names(name: str) -> None:
    Draft202012Validator.check_schema(FORMS[name])

    assert f"(json/{name}.schema.json)" in (ROOT / "docs" / "json.md").read_text(encoding="utf-8")


def test_the_forms_refuse_what_is_not_told_in_them() -> None:
    validator = Draft202012Validator(closed(FORMS["doctor"]))
    finding = {"topic": "port", "level": "ok", "text": "", "action": ""}

    assert validator.is_valid({"version": 1, "findings": [finding]})
    assert not validator.is_valid({"version": 1, "findings": [finding | {"level": "bad"}]})
    assert not validator.is_valid({"version": 1, "findings": [finding | {"more": ""}]})
    assert not validator.is_valid({"version": 1})
    assert not validator.is_valid({"version": 2, "findings": []})


def test_analyze(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    hand = {"rules": "pvt", "hand": "rX rX rX rY rZ", "exposed": ["gB gB gB"]}
    offer = hand | {"offer": "rX", "seat": "next", "source": "discard", "knobs": {"dead_wall": 8}}
    questions = [hand, offer, offer | {"hand": "rX gB", "exposed": []}, {}]
    lines = "".join(f"{json.dumps(question)}\n" for question in questions)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
    asks = Draft202012Validator(FORMS["analyze-question"])

    assert [asks.is_valid(question) for question in questions] == [True, True, True, False]
    told = printed("analyze", ["analyze", "--json"], 2, capsys)
    assert told[1]["win"]["points"] == 7
    assert told[2]["win"] is None
    assert "rules" in told[3]["error"]


@pytest.mark.parametrize("rounds", ["1", "8"])
def test_sim(rounds: str, capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = printed("sim", ["sim", "--json", "--rounds", rounds], 0, capsys)

    assert told["players"][0]["level"] == "hard"


def test_the_ladder_of_sim(capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = printed(
        "sim-ladder",
        ["sim", "--json", "--ladder", "--rounds", "6", "--rules", "tenhu", "--seats", "3"],
        0,
        capsys,
    )

    assert [rung["level"] for rung in told["levels"]] == ["easy", "normal", "hard"]


def test_list(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    service_type = new_service_type()
    monkeypatch.setattr(listing, "LanDiscovery", loopback_discovery(service_type))
    monkeypatch.setattr(listing, "asking", lambda _: nobody_answers)
    with advertised(service_type, (ADVERT, DEFAULT_PORT)):
        (told,) = printed("list", ["list", "--json", "--seconds", "1"], 0, capsys)

    assert told["tables"][0]["name"] == ADVERT.name
    assert told["interfaces"][0]["kind"] == "loopback"
    assert told["troubles"] == ["no_network"]


@pytest.mark.slow
def test_doctor(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(checkup, "read_interfaces", lambda: LOOPBACK)
    monkeypatch.setattr(checkup, "LISTEN_S", 0.3)
    monkeypatch.setattr(checkup, "HEAR_OURSELVES_S", PATIENCE_S)
    (told,) = printed("doctor", ["doctor", "--json"], 1, capsys)

    assert {"ok", "problem"} <= {finding["level"] for finding in told["findings"]}


def test_verify_of_a_match(
    match_record: str,  # noqa: F811
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "match.tusac-record"
    path.write_text(match_record, encoding="utf-8")
    (true,) = printed("verify", ["verify", "--json", str(path)], 0, capsys)
    path.write_text(match_record.replace(" pass\n", " win\n", 1), encoding="utf-8")
    (false,) = printed("verify", ["verify", "--json", str(path)], 1, capsys)

    assert true["failure"] is None
    assert false["failure"]["line"] > 0


def test_verify_of_a_round_between_machines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "round.tusac-round"
    data = encode_record(record(is_real=True))
    path.write_bytes(data)
    (true,) = printed("verify", ["verify", "--json", str(path)], 0, capsys)
    path.write_bytes(data[:-40] + bytes([data[-40] ^ 1]) + data[-39:])
    (false,) = printed("verify", ["verify", "--json", str(path)], 1, capsys)

    assert true["verdict"] == "true"
    assert false["culprit"]["rule"]


def test_scores(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("scores", ["scores", "--json"], 0, capsys) == []
    for row in (COMPARED, LOST):
        add_score(scores_path(), row)

    assert [told["winner"] for told in printed("scores", ["scores", "--json"], 0, capsys)] == [0, 1]


def test_backup_and_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_score(scores_path(), LOST)
    path = str(tmp_path / "mine")
    (made,) = printed("backup", ["backup", "--json", path], 0, capsys)
    scores_path().unlink()
    (planned,) = printed("restore", ["restore", "--json", path], 0, capsys)
    assert not scores_path().exists()
    (done,) = printed("restore", ["restore", "--json", "--yes", path], 0, capsys)

    assert made["files"] == {"scores": 1}
    assert planned["adds"] == done["adds"] == ["data/scores.jsonl"]
    assert (planned["is_restored"], done["is_restored"]) == (False, True)
    assert scores_path().exists()
