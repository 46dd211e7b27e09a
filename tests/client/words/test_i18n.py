"""Words for every code the engine and the table know."""

from collections.abc import Callable
from enum import Enum
from typing import Any

import pytest

from engine import rulesets
from engine.ai.advice import Wait
from engine.ai.player import POLICIES
from engine.cards import ALL_CARDS, Card, Color
from engine.errors import Reason
from engine.melds import MeldKind
from engine.notation import parse_cards
from engine.seats import Seat
from net.pace import PACES
from tusac_qt.cards.faces import WORD_COUNT
from tusac_qt.cards.palette import palette_names, palette_texts
from tusac_qt.play.buttons import Button, HandEffect
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.play.tips import Tip
from tusac_qt.system import assets
from tusac_qt.words import i18n, translation
from tusac_qt.words.languages import languages

PALETTES = assets.root() / "palettes"

WORDS: tuple[tuple[type[Enum], Callable[[Any], str]], ...] = (
    (Reason, i18n.reason_text),
    (MeldKind, i18n.meld_name),
    (Button, i18n.button_name),
    (Tip, i18n.tip_text),
    (SortOrder, i18n.order_name),
    (Color, i18n.color_name),
    (Color, i18n.color_mark),
)


@pytest.mark.parametrize(("kind", "words"), WORDS)
def test_every_code_has_words_of_its_own(kind: type[Enum], words: Callable[[Any], str]) -> None:
    said = [words(code) for code in kind]

    assert all(said)
    assert len(set(said)) == len(said)


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({i18n.card_name(card) for card in ALL_CARDS}) == len(ALL_CARDS)
    assert i18n.card_name(Card.rZ) == "red Horse"
    assert len(i18n.face_words()) == WORD_COUNT


def test_names_from_data_have_words() -> None:
    assert {i18n.pace_name(name) for name in PACES}.isdisjoint(PACES)
    assert [i18n.level_name(level) for level in POLICIES] == ["beginner", "neighbor", "master", "champion"]
    choices = [i18n.level_choice(level) for level in POLICIES]
    assert choices == ["Beginner", "Neighbor", "Master", "Champion"]
    assert not {i18n.pace_name(name) for name in PACES} & set(choices), "one word for one thing"
    assert {i18n.rules_name(name) for name in rulesets.names()}.isdisjoint(rulesets.names())


def test_every_ruleset_and_palette_is_called_something_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = {
        **rulesets.tables(),
        **{name: palette_texts(PALETTES, name) for name in palette_names(PALETTES)},
    }
    for code in languages()[1:]:
        monkeypatch.setattr(translation, "language", lambda code=code: code)
        for name, table in tables.items():
            assert table["title"]
            told = [key for key in ("title", "description") if key in table]
            assert all(translation.text_in(table, key) != table[key] for key in told), f"{name} in {code}"


def test_a_ruleset_or_palette_without_a_translation_is_called_as_its_file_says() -> None:
    assert translation.text_in({"title": "Ours", "translations": {"xx": {}}}, "title") == "Ours"


def test_names_from_elsewhere_stand_for_themselves() -> None:
    assert i18n.pace_name("8+30") == "8+30"
    assert i18n.rules_name("at Lan's") == "at Lan's"
    assert i18n.level_name("genius") == "genius"


def test_equal_neighbours_are_counted() -> None:
    assert i18n.card_list(parse_cards("rZ rZ gS rZ")) == "red Horse\u00a0×2, green Soldier, red Horse"
    assert i18n.card_list(()) == ""


def test_winds_name_the_seats_of_a_small_table() -> None:
    assert [i18n.seat_name(Seat(seat), 4) for seat in range(4)] == ["South", "East", "North", "West"]
    assert len({i18n.seat_name(Seat(seat), 6) for seat in range(6)}) == 6


def test_an_effect_is_told_with_the_waits_it_changes() -> None:
    waits = (Wait(Card.gA, 2, only_own_draw=False),)
    drawn = (*waits, Wait(Card.rX, 1, only_own_draw=True))

    assert i18n.effect_text(HandEffect(1, 0, waits, drawn)) == (
        "leaves no junk; waiting for green General, red Chariot (if you draw it)"
    )
    assert i18n.effect_text(HandEffect(2, 0, (), waits)) == "leaves no junk; waiting for green General"
    assert i18n.effect_text(HandEffect(2, 2, waits, waits)) == "leaves 2 junk cards"
    assert i18n.effect_text(HandEffect(1, 3, waits, ())) == "leaves 3 junk cards; no longer waiting"
