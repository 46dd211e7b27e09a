"""From wishes and settings to a match."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine import rulesets
from engine.rules_text import override
from engine.rulesets import load
from engine.seats import Seat
from tusac_qt.choices.house_rules import HouseRules, house_rules_dir
from tusac_qt.choices.new_match import (
    daily_options,
    demonstration,
    lesson_to_give,
    load_rules,
    new_match,
    person_name,
    renamed,
    table_to_host,
)
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.match_play import MatchPlay
from tusac_qt.play.table import FirstDealerThrown, RoundDealt
from tusac_qt.words.faces import derived_face, own_face

SEED = bytes(31) + b"\x05"


def test_dice_choose_the_first_dealer_and_are_seen() -> None:
    dealers = Counter[int]()
    for number in range(60):
        header = new_match(StartOptions(seed=bytes(31) + bytes((number,))), Settings(name="Ann"))
        thrown, dealt = MatchPlay.begin(header).take_events()
        assert isinstance(thrown, FirstDealerThrown)
        assert isinstance(dealt, RoundDealt)
        assert header.setup.first_dealer == thrown.dealer == dealt.dealer == (sum(thrown.dice) - 1) % 4
        assert all(1 <= eyes <= 6 for eyes in thrown.dice)
        dealers[thrown.dealer] += 1

    assert set(dealers) == {0, 1, 2, 3}


def test_a_match_that_somebody_else_opens_shows_no_dice() -> None:
    """As an older record does, in which the person dealt first."""
    header = new_match(StartOptions(seed=SEED), Settings())
    setup = replace(header.setup, first_dealer=Seat((header.setup.first_dealer + 1) % 4))
    (dealt,) = MatchPlay.begin(replace(header, setup=setup)).take_events()

    assert isinstance(dealt, RoundDealt)


def test_the_person_sits_south() -> None:
    header = new_match(StartOptions(seed=SEED, level="hard", rounds=3), Settings(name="Ann"))

    assert header.setup.rounds == 3
    assert header.setup.seed == SEED
    assert header.players.values == ("Ann", "Lan", "Minh", "Hoa")
    assert header.levels.values == ("", "hard", "hard", "hard")


def test_the_strongest_there_is_plays_where_the_expert_learned_nothing() -> None:
    settings = Settings(name="Ann", level="expert")

    assert new_match(StartOptions(rules=load("pvt")), settings).levels.values[1:] == ("expert",) * 3
    assert new_match(StartOptions(rules=load("tenhu"), seats=4), settings).levels.values[1:] == ("hard",) * 3
    assert (
        table_to_host(StartOptions(rules=load("tenhu")), replace(settings, table_level="expert")).level
        == "hard"
    )


def test_settings_decide_what_is_not_wished() -> None:
    header = new_match(StartOptions(), Settings(name="Ann", level="normal", rounds=2))

    assert header.levels.values == ("", "normal", "normal", "normal")
    assert header.setup.rounds == 2
    assert header.setup.rules == load("pvt")


def test_computer_players_have_tastes_but_not_at_the_daily_deal() -> None:
    options = StartOptions()

    assert new_match(options, Settings()).has_tastes
    assert demonstration(options, Settings()).has_tastes
    assert not new_match(daily_options(options, Settings()), Settings()).has_tastes


def test_two_matches_are_dealt_differently() -> None:
    first, second = (new_match(StartOptions(), Settings()) for _ in range(2))

    assert first.setup.seed != second.setup.seed
    assert len(first.setup.seed) == 32


def test_nobody_bears_the_persons_name() -> None:
    assert new_match(StartOptions(), Settings(name="Minh")).players.values == ("Minh", "Lan", "Hoa", "Sơn")
    assert new_match(StartOptions(), Settings(name="lan")).players.values == ("lan", "Minh", "Hoa", "Sơn")


def test_in_a_lesson_nobody_bears_the_persons_name() -> None:
    script, name = lesson_to_give(StartOptions(), Settings(name="Lan"))
    assert (name, script.players) == ("Lan", ("", "Minh", "Hoa", "Sơn"))


def test_a_demonstration_has_computer_players_only() -> None:
    header = demonstration(StartOptions(level="easy"), Settings())

    assert header.levels.values == ("easy",) * 4
    assert len(set(header.players)) == 4


@pytest.mark.parametrize(
    ("name", "shown"),
    [("  Ann ", "Ann"), ("An\nn\u2028\x07", "An n"), ("A\u200cn\u200e", "An"), ("x" * 99, "x" * 24)],
)
def test_a_name_fits_a_line_of_text(name: str, shown: str) -> None:
    assert person_name(Settings(name=name)) == shown


def test_without_a_name_the_system_is_asked_which_knows_a_person_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "lan")
    assert person_name(Settings()) == "lan"

    for account in ("root", "Administrator", "user1", "debian", "pi", "Admin 2"):
        monkeypatch.setattr("getpass.getuser", lambda account=account: account)
        assert person_name(Settings()) == "Player", "nobody is called so"

    def nobody() -> str:
        raise KeyError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert person_name(Settings()) == "Player"


def test_a_first_name_brings_its_own_face_and_another_name_keeps_the_one_that_was_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "user")
    first = renamed(Settings(), "Bà Nội")

    assert own_face(first.face, first.name) == derived_face("Bà Nội") != derived_face("Player")
    assert renamed(first, "Nội").face == derived_face("Bà Nội")
    assert renamed(replace(Settings(), face=3), "Cháu").face == 3


def test_rules_come_by_name_or_from_a_file(tmp_path: Path) -> None:
    source = Path(rulesets.__file__).with_name("pvt.toml").read_text(encoding="utf-8")
    path = tmp_path / "ours.toml"
    path.write_text(source.replace("dead_wall = 6", "dead_wall = 7"), encoding="utf-8")

    assert load_rules("pvt") == load("pvt")
    assert load_rules(str(path)).dead_wall == 7


@pytest.mark.parametrize("text", [b"players = [4]\n", b"name = ", b"\xff\xff"])
def test_rules_that_cannot_be_read_are_named_in_one_line(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(text)
    with pytest.raises(ValueError, match=r"ours\.toml: ") as caught:
        load_rules(str(path))

    assert "\n" not in str(caught.value)


def test_unknown_rules_are_named_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pvt"):
        load_rules("mine")
    with pytest.raises(ValueError, match="cannot be read"):
        load_rules(str(tmp_path))


def test_as_many_play_as_the_rules_allow() -> None:
    few = override(load("pvt"), {"players": [2, 3]})

    assert new_match(StartOptions(rules=few), Settings(seats=6)).setup.seats == 3
    assert new_match(StartOptions(rules=few, seats=2), Settings()).players.values == (
        *new_match(StartOptions(rules=few, seats=2), Settings()).players.values[:1],
        "Lan",
    )
    with pytest.raises(ValueError, match="for 2, 3 players, not 5"):
        new_match(StartOptions(rules=few, seats=5), Settings())


def test_rules_of_ones_own_are_had_by_their_name() -> None:
    mine = override(load("pvt"), {"name": "Nhà ngoại", "dead_wall": 7})
    HouseRules(house_rules_dir()).save(mine)

    assert load_rules("Nhà ngoại") == mine
