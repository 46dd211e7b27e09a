"""Questions about hands as JSON lines."""

import json
from typing import Any

import pytest

from tusac_qt.play.hand_questions import QuestionError, answer

ISSUE = {
    "rules": "pvt",
    "hand": "rX rX rX rY rZ",
    "exposed": ["gB gB gB"],
    "offer": "rX",
    "seat": "next",
    "source": "discard",
}


def ask(**table: object) -> dict[str, Any]:
    """Return the answer to a question under the pvt rules."""
    return answer(json.dumps({"rules": "pvt", **table}))


def test_the_example_of_the_issue() -> None:
    assert json.dumps(answer(json.dumps(ISSUE))) == (
        '{"deadwood": 2, "claims": [{"kind": "KONG", "hand": ["rX", "rX", "rX"]}, '
        '{"kind": "CHOW", "hand": ["rY", "rZ"]}], "win": {"points": 7, "melds": '
        '["[rX rY rZ]", "rX rX rX", "[gB gB gB]"]}, "waits": ["rX"]}'
    )


@pytest.mark.parametrize("missing", ["offer", "seat", "source"])
def test_without_an_offer_only_the_hand_is_judged(missing: str) -> None:
    table = {key: value for key, value in ISSUE.items() if key != missing}

    assert ask(**table) == {"deadwood": 2, "waits": ["rX"], "points": 6}


def test_exposed_melds_may_be_missing_or_in_brackets() -> None:
    assert ask(hand="gB gC") == {"deadwood": 2, "waits": ["gA"], "points": 0}
    assert ask(hand="", exposed=["[rX rX rX]", "gA"])["points"] == 4


@pytest.mark.parametrize(
    ("hand", "offer", "kind", "cards"),
    [
        ("rX rX rX wB", "rX", "KONG", ["rX", "rX", "rX"]),
        ("rX rX wB yC", "rX", "PONG", ["rX", "rX"]),
        ("gB gC wY wZ", "gA", "CHOW", ["gB", "gC"]),
        ("gY gZ wB", "gX", "CHOW", ["gY", "gZ"]),
        ("gS rS wB yB", "wS", "CHOW", ["gS", "rS"]),
        ("gS rS wS yB", "yS", "QUAD", ["gS", "rS", "wS"]),
        ("gX wB yB", "gX", "PAIR", ["gX"]),
        ("wB yB", "gA", "SINGLE", []),
    ],
)
def test_every_kind_of_claim_is_named(hand: str, offer: str, kind: str, cards: list[str]) -> None:
    answer = ask(hand=hand, offer=offer, seat="self", source="draw")

    assert {"kind": kind, "hand": cards} in answer["claims"]


def test_knobs_override_rules() -> None:
    locked = ask(hand="rX rX rX rY", offer="rZ", seat="next", source="discard")
    free = ask(hand="rX rX rX rY", offer="rZ", seat="next", source="discard", knobs={"lock_identical": False})

    assert locked["claims"] == []
    assert free["claims"] == [{"kind": "CHOW", "hand": ["rX", "rY"]}]


BAD = [
    ("", "not JSON"),
    ("{", "not JSON"),
    ("[" * 100_000, "not JSON"),
    ('{"rules": "pvt", "hand": NaN}', "not JSON"),
    ('{"rules": "pvt", "hand": ' + "9" * 5000 + "}", "not JSON"),
    ("3", "object"),
    ('{"hand": "gX"}', "rules: missing"),
    ('{"rules": "mine", "hand": "gX"}', "mine"),
    ('{"rules": ["pvt"], "hand": "gX"}', "rules"),
    ('{"rules": "pvt"}', "hand: missing"),
    ('{"rules": "pvt", "hand": ["gX"]}', "hand"),
    ('{"rules": "pvt", "hand": "gX gQ"}', "gQ"),
    ('{"rules": "pvt", "hand": "gX gX gX gX gX"}', "gX"),
    ('{"rules": "pvt", "hand": "J1"}', "J1"),
    ('{"rules": "pvt", "hand": "gX", "hand": "gY"}', "twice"),
    ('{"rules": "pvt", "hand": "gX", "hint": 1}', "hint"),
    ('{"rules": "pvt", "hand": "gX", "exposed": "gB gB"}', "exposed"),
    ('{"rules": "pvt", "hand": "gX", "exposed": [3]}', "exposed"),
    ('{"rules": "pvt", "hand": "gX", "exposed": ["gB gC"]}', "gB gC"),
    ('{"rules": "pvt", "hand": "gX", "offer": null}', "offer"),
    ('{"rules": "pvt", "hand": "gX", "offer": "zz"}', "zz"),
    ('{"rules": "pvt", "hand": "gX", "seat": "left"}', "seat"),
    ('{"rules": "pvt", "hand": "gX", "source": true}', "source"),
    ('{"rules": "pvt", "hand": "gX", "offer": "gX", "seat": "self", "source": "discard"}', "seat"),
    ('{"rules": "pvt", "hand": "gX gX gX gX", "offer": "gX", "seat": "next", "source": "draw"}', "gX"),
    ('{"rules": "pvt", "hand": "gX", "knobs": 3}', "knobs"),
    ('{"rules": "pvt", "hand": "gX", "knobs": {"speed": 3}}', "speed"),
    ('{"rules": "pvt", "hand": "gX", "knobs": {"lock_identical": 1}}', "lock_identical"),
    ('{"rules": "pvt", "hand": "gX", "knobs": {"hand_size": 400}}', "hand_size"),
    ('{"rules": "pvt", "hand": "' + " ".join(["gX gY gZ wX wY wZ"] * 3 + ["rX rY rZ yX"]) + '"}', "22 cards"),
]


@pytest.mark.parametrize(("line", "word"), BAD)
def test_a_bad_line_is_refused_in_one_line_that_names_what_is_wrong(line: str, word: str) -> None:
    with pytest.raises(QuestionError) as caught:
        answer(line)

    assert word in str(caught.value)
    assert "\n" not in str(caught.value)
