"""docs/rules.md against the engine: what its tables say is what is played."""

import re
from itertools import product

import pytest

from engine import rulesets
from engine.cards import Color, Piece, card_of
from engine.match import _COLORS_DOWN, _PIECES_DOWN
from engine.melds import MeldKind
from engine.rules import Rules
from engine.state import wall_start
from tests.support.rules_page import NAMES, PAGE, knob_rows, section, table, vector_rows
from tusac_qt.cards.faces import SOLDIER_LETTERS, HanSet, han_of, letter_of
from tusac_qt.words.glossary import TERMS


def _decisions() -> list[list[str]]:
    text = PAGE.read_text(encoding="utf-8")
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if re.match(r"\| A\d+ \|", line)
    ]


def test_the_page_tells_every_ruleset() -> None:
    head = next(line for line in section("4.2").splitlines() if line.startswith("| key"))

    assert set(NAMES) == set(rulesets.names())
    assert re.findall("`([^`]+)`", head) == list(NAMES)


def test_the_page_lists_every_rule_that_can_be_changed_with_its_values() -> None:
    stripped = [[cell.strip("`") for cell in row] for row in knob_rows()]

    assert [row[:-1] for row in table("4.2")] == stripped
    assert all(row[-1] for row in table("4.2"))


@pytest.mark.parametrize(
    ("number", "name"), [("2.2", "pvt"), ("3.10", "wiki"), ("3.10", "viet"), ("4.3", "tenhu")]
)
def test_sets_count_what_the_page_says(number: str, name: str) -> None:
    rules = rulesets.load(name)
    told = {row[1]: (int(row[3]), int(row[4])) for row in table(number)}

    assert told == {kind.name.lower(): rules.points[kind] for kind in MeldKind}
    assert rules.general_pong_points == (3, 3)
    assert rules.dealt_kong_points == 8


@pytest.mark.parametrize("row", table("1.5"), ids=lambda row: f"{row[0]} players")
def test_decks_and_walls_are_as_large_as_the_page_says(row: list[str]) -> None:
    seats, deck, dealt, wall = map(int, row)

    for rules in map(rulesets.load, NAMES):
        assert rules.deck_size(seats) == deck
        if seats == max(rules.players) and rules.hand_size_of_six:
            continue  # told in 4.3
        assert wall_start(rules, seats) == dealt
        assert rules.deck_size(seats) - wall_start(rules, seats) == wall


def test_the_page_has_a_wall_for_every_number_of_players() -> None:
    playable = frozenset[int]().union(*(rulesets.load(name).players for name in NAMES))

    assert [int(row[0]) for row in table("1.5")] == sorted(playable)


def test_the_page_has_a_row_for_every_piece() -> None:
    assert [row[1].split()[0] for row in table("1.2")] == [piece.name.capitalize() for piece in Piece]


@pytest.mark.parametrize("piece", Piece, ids=lambda piece: piece.name)
def test_pieces_bear_the_marks_that_the_page_gives_them(piece: Piece) -> None:
    row = table("1.2")[piece]
    marks = {
        color: {han_of(card_of(color, piece), kind) for kind in (HanSet.REGIONAL, HanSet.REGIONAL_STONE)}
        for color in Color
    }
    assert marks[Color.RED] == marks[Color.YELLOW] == set(row[4].split(", "))
    assert marks[Color.GREEN] == marks[Color.WHITE] == set(row[5].split(", "))
    assert {han_of(card_of(color, piece), HanSet.COMMON) for color in Color} == {row[6]}
    assert {letter_of(card_of(color, piece)) for color in Color} == set(row[3].split(", "))


def test_the_letters_of_the_soldiers_are_those_of_the_page() -> None:
    answer = next(row[2] for row in _decisions() if row[0] == "A21")

    assert answer == ", ".join(f"{letter} {color.name.lower()}" for color, letter in SOLDIER_LETTERS.items())


def test_the_order_of_cards_is_that_of_the_page() -> None:
    text = " ".join(section("1.6").split())

    assert ", ".join(piece.name.capitalize() for piece in _PIECES_DOWN) in text
    assert ", ".join(color.name.lower() for color in _COLORS_DOWN) in text


@pytest.mark.parametrize(
    ("number", "name"), [("6.1", "claims.txt"), ("6.2", "wins.txt"), ("6.3", "payments.txt")]
)
def test_the_page_shows_every_vector_as_it_is_tested(number: str, name: str) -> None:
    told = table(number)

    assert [row[:-1] for row in told] == vector_rows(name)
    assert all(row[-1] for row in told)


def test_the_page_shows_every_sequence_by_its_id() -> None:
    ids = {vector for ids, _ in vector_rows("ids.txt") for vector in ids.split()}
    told = {row[0].split()[0] for number in ("6.1", "6.2", "6.3", "6.4") for row in table(number)}

    assert ids - told == {"M5"}
    assert "M5" in section("6.3")
    assert told - ids == {"stake"}


def test_decisions_are_numbered_without_gaps_and_have_reasons() -> None:
    told = _decisions()

    assert [row[0] for row in told] == [f"A{number}" for number in range(1, len(told) + 1)]
    assert all(all(row) for row in told)


def test_every_word_of_the_table_is_explained_in_the_game() -> None:
    text = PAGE.read_text(encoding="utf-8").split("\n## 8.")[1]
    first = [line.strip("| ").split(" | ")[0] for line in text.splitlines() if line.startswith("| ")][1:]
    words = [word for cell in first for word in re.split("[,;] ", cell)]
    known = {word for term in TERMS.values() for word in term.vietnamese.split(", ")}

    assert [word for word in words if word not in known] == []


@pytest.mark.parametrize("name", [name for name in NAMES if name != "tenhu"])
def test_points_and_number_of_cards_are_both_even_or_both_odd(name: str) -> None:
    rules: Rules = rulesets.load(name)

    for kind, place in product(MeldKind, (0, 1)):
        assert rules.points[kind][place] % 2 == kind.size % 2
