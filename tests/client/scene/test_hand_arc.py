"""Cards lie on the ground as paper does.

A hand in a shallow arc, turned by a hair, and its shadow is no card.
"""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from tests.support.crowded import crowded_table
from tests.support.scenes import PLAIN, skin
from tusac_qt.choices.settings import Settings
from tusac_qt.model.geometry import Rect
from tusac_qt.model.layout import table_layout
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.play.hand_order import in_order
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.card_layer import CardLayer
from tusac_qt.scene.hand_arc import held_in_arc
from tusac_qt.scene.highlights import Highlights
from tusac_qt.scene.items import CardSprite, GlowItem
from tusac_qt.scene.looks import load_theme
from tusac_qt.scene.scene import TableScene
from tusac_qt.scene.theme import Theme

MOVING = Settings(flight_percent=100)
STRONG = Settings(flight_percent=100, has_high_contrast=True)


def laid(settings: Settings, ratio: float = 1.0) -> tuple[QGraphicsScene, CardLayer, list[CardSprite]]:
    """Return a scene with the cards of a crowded table, and the sprites of the hand from left to right."""
    scene = QGraphicsScene()
    cards = CardLayer(scene, skin(settings))
    table = crowded_table(4)
    layout = table_layout(table.view.seats, 1280, 800)
    display = present(table, Picks(), with_hints=True)
    cards.set_geometry(layout, ratio)
    cards.show(display, layout)
    hand = [cards.hand_sprite(held.index) for held in in_order(display.hand)]
    return scene, cards, [sprite for sprite in hand if sprite is not None]


def test_the_hand_lies_in_a_shallow_arc_whose_middle_is_highest(qtbot: QtBot) -> None:
    del qtbot
    _scene, _cards, hand = laid(MOVING)
    turns, tops = [sprite.turn for sprite in hand], [sprite.place().y for sprite in hand]

    assert turns == sorted(turns)
    assert -6 < turns[0] < 0 < turns[-1] < 6
    assert min(tops) < tops[0]
    assert min(tops) < tops[-1]


@pytest.mark.parametrize("settings", [PLAIN, STRONG], ids=["nothing moves", "high contrast"])
def test_the_hand_lies_straight_where_calm_is_wanted(qtbot: QtBot, settings: Settings) -> None:
    del qtbot
    _scene, _cards, hand = laid(settings)

    assert {sprite.turn for sprite in hand} == {0.0}
    assert len({sprite.place().y for sprite in hand}) == 1


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_every_turned_card_is_met_where_it_is_seen_and_neighbours_do_not_overlap(
    qtbot: QtBot, ratio: float
) -> None:
    del qtbot
    scene, _cards, hand = laid(MOVING, ratio)
    for sprite in hand:
        center = QPointF(*sprite.place().center)
        assert [item for item in scene.items(center) if isinstance(item, CardSprite)] == [sprite]


def test_the_shadow_of_a_card_is_not_the_card(qtbot: QtBot) -> None:
    del qtbot
    scene, cards, _hand = laid(MOVING)
    sprite = next(iter(cards.discard_sprites(0)))
    below = QPointF(sprite.place().center[0], sprite.place().bottom + 1.5)

    assert sprite.sceneBoundingRect().contains(below)
    assert sprite not in scene.items(below)
    assert sprite.picture().width() == sprite.place().w


def test_a_hand_that_shrinks_keeps_its_arc() -> None:
    zone = Rect(100, 600, 1000, 160)
    many = [Rect(x, 610, 40, 140) for x in range(300, 900, 44)]

    by_place = {place.x: turn for place, turn in held_in_arc(many, zone, 1.0)}

    for place, turn in held_in_arc(many[4:-4], zone, 1.0):
        assert turn == by_place[place.x]


def test_the_card_on_offer_lies_in_light_but_not_in_high_contrast(qtbot: QtBot) -> None:
    del qtbot
    table = crowded_table(4)
    layout = table_layout(table.view.seats, 1280, 800)
    display = present(table, Picks(), with_hints=True)
    cloth = load_theme().cloth
    for worn, shines in ((cloth, True), (cloth.strong(), False)):
        colors = Theme(worn)
        scene = TableScene(colors, skin(), Animator())
        cards = CardLayer(scene, skin())
        cards.set_geometry(layout, 1.0)
        Highlights(scene, colors, cards).show(display, layout)
        glows = [item for item in scene.items() if isinstance(item, GlowItem) and item.isVisible()]
        assert bool(glows) is shines
        cards.offer.setOpacity(0.0)  # as long as it is on its way there
        assert not any(glow.opacity() for glow in glows)
        cards.offer.setOpacity(1.0)
        assert all(glow.opacity() == 1.0 for glow in glows)
