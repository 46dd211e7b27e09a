"""Files from before claims were named Kong and Pong still open, verify, and mean the same game."""

import shutil
from pathlib import Path

import pytest

from engine.record import format_header, replay
from engine.rulesets import load
from lab.simulator.material import chance
from net.crypto.backends import best_group
from net.deal.table import decode_rules, decode_table, encode_rules, encode_table
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from tests.net.records.test_second_verifier import second
from tests.support.places import TESTS
from tusac_qt.choices.house_rules import HouseRules
from tusac_qt.choices.settings_file import load_settings
from tusac_qt.model.rules_draft import parse_draft

OLDER = TESTS / "older"
HOUSE_DIGEST = "21446674801dddd84441e80bd48db49fd9b48604892082331c88bf248305da73"
"""Of the rules in `house-rules.toml`, as the older program told it.

They use every name that has changed since.
"""
STRICT_DIGEST = "c9c9f25ca3336006918187c9e60066739139b071034d8c1be744c7b9b5920490"
"""Of rules under which a seat out of turn has duties less: a seat that has left was counted as next."""


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("house-rules.tusac-record", HOUSE_DIGEST),
        ("viet.tusac-record", load("viet").digest),
        ("behind-a-leaver.tusac-record", STRICT_DIGEST),
    ],
)
def test_an_older_record_of_a_match_is_true_to_its_end(name: str, digest: str) -> None:
    text = (OLDER / name).read_text(encoding="utf-8")
    replayed = replay(text)

    assert replayed.failure is None
    assert replayed.match.is_over
    assert replayed.header.setup.rules.digest == digest
    assert replayed.header.setup.rules.edition == 1
    assert text.startswith(format_header(replayed.header))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dealt", "behind-a-fold"])
def test_an_older_record_of_a_dealt_round_is_true_for_both_verifiers(name: str) -> None:
    """Behind a fold computer players chose what they would not choose today."""
    data = (OLDER / f"{name}.tusac-round").read_bytes()
    record = decode_record(data)

    assert verify(record, best_group(chance("verify"))).verdict is Verdict.TRUE
    assert second().verify(data).verdict == "true"
    assert decode_table(encode_table(record.table)) == record.table
    assert decode_rules(encode_rules(record.table.rules)) == record.table.rules
    assert encode_rules(record.table.rules) in data


@pytest.mark.slow
def test_an_older_record_in_which_a_set_names_the_envelope_that_killed_it_is_read_by_both_verifiers() -> None:
    """A cheat has said HAVE in one envelope to some, and in another to others: each of them names its own."""
    data = (OLDER / "killed-by-id.tusac-round").read_bytes()
    report, theirs = verify(decode_record(data), best_group(chance("verify"))), second().verify(data)

    assert (report.verdict, report.left) == (Verdict.CHEATED, (1, 2))
    assert [(cheat.author, cheat.rule, cheat.place) for cheat in report.cheats] == theirs.cheats
    assert (theirs.verdict, theirs.left, theirs.ending) == ("cheated", [1, 2], "closed")


def test_older_house_rules_are_the_same_game(tmp_path: Path) -> None:
    shutil.copy(OLDER / "house-rules.toml", tmp_path)
    house = HouseRules(tmp_path)
    rules = house.all()["Nhà ngoại"]

    assert house.faults() == ()
    assert rules.digest == HOUSE_DIGEST
    house.save(rules)
    assert HouseRules(tmp_path).all() == {"Nhà ngoại": rules}


def test_older_rules_that_were_not_saved_yet_are_still_in_the_editor() -> None:
    draft, compared = parse_draft((OLDER / "unsaved-rules.toml").read_text(encoding="utf-8"))

    assert compared == "viet"
    assert set(draft.problems) == {"unit"}
    first = draft.undo().undo().rules
    assert first is not None
    assert first.digest == HOUSE_DIGEST
    assert draft.opened == first.name


def test_older_settings_are_taken_over() -> None:
    loaded = load_settings(OLDER / "settings.toml")

    assert loaded.warnings == ()
    assert loaded.unusable is None
    assert (loaded.settings.palette, loaded.settings.rules) == ("traditional", "Nhà ngoại")
