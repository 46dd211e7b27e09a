"""A table of tiles: walls around the card on offer, fours taken at the deal, drawing on where it stopped."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.cards import Card
from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rules_text import override
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.pace import FAMILY
from tests.client.model.test_layout import WINDOWS, assert_apart, zones
from tests.support.scenes import skin, theme
from tests.support.tables import Drive
from tusac_qt.model.layout import table_layout
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.tile_walls import stack_places
from tusac_qt.model.wording import Wording
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import RoundDealt
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.flights import Flights
from tusac_qt.scene.scene import TableScene
from tusac_qt.words.narration import Narrator


class Tiled:
    """A round just dealt from walls of tiles, on a scene.

    Attributes:
        table: the table.
        scene: the scene.
        display: what it shows.
        now: the time of what moves.
    """

    def __init__(self) -> None:
        rules = override(load("pvt"), {"wall_style": "tiles"})
        setup = MatchSetup(rules, 4, 1, bytes(32), Seat(0))
        header = RecordHeader(
            setup, BySeat(("Ann", "Lan", "Minh", "Hoa")), BySeat(("", "easy", "easy", "easy"))
        )
        self.table = LocalTable.begin(header, pace=FAMILY, now=0.0)
        self.now = 0.0
        self.animator = Animator(clock=lambda: self.now)
        self.scene = TableScene(theme(), replace(skin(), tiles=True), self.animator)
        self.scene.set_layout(table_layout(4, 1280, 800, tiles=True), 1.0)
        self.wording = Wording(self.table, Narrator(self.table.players, self.table.seat, self.table.card))
        self.show()

    def show(self) -> None:
        """Show the table as it is."""
        self.display = present(self.table, Picks(), with_hints=False)
        self.scene.show(self.display, self.wording.table_text(self.display, ""), sliding=False)

    @property
    def number(self) -> str:
        """The number that stands inside the walls."""
        walls = self.scene.wall._walls()
        return "" if walls is None else str(walls.left)


@pytest.fixture
def tiled(qtbot: QtBot) -> Iterator[Tiled]:
    """The table."""
    del qtbot
    made = Tiled()
    yield made
    made.animator.cancel()


def test_drawing_goes_on_where_the_deal_stopped(tiled: Tiled) -> None:
    before = tiled.scene.wall.top_card()
    walls, zone = tiled.display.walls, tiled.scene.layout
    assert walls is not None
    assert zone is not None
    assert walls.stacks[:41] == (0,) * 40 + (1,)
    place = stack_places(walls, zone.wall)[40]
    assert (before.x, before.y) == pytest.approx((place.x, place.y))

    drive = Drive(tiled.table)
    drive.play()
    tiled.show()
    assert tiled.display.walls is not None
    assert tiled.display.walls.left < walls.left


def test_tiles_are_taken_four_by_four_until_all_are_dealt(tiled: Tiled) -> None:
    flights = Flights(tiled.scene, tiled.table.card)
    flights.remember(tiled.display)
    motions = flights.motions([RoundDealt(1, Seat(0))], tiled.display, 0.5)
    tiled.animator.start(motions)
    assert len(motions) == 21 + 1
    assert tiled.number == "112"
    told = []
    for step in range(60):
        tiled.now = step * 0.05
        tiled.animator.tick()
        told.append(int(tiled.number))

    assert told == sorted(told, reverse=True)
    assert {112 - left for left in told} <= {4 * packets for packets in range(21)} | {81}
    assert told[-1] == 31
    assert not tiled.animator.is_running
    assert all(sprite.opacity() == 1.0 for sprite in tiled.scene.cards.hand_sprites())


def test_without_motion_the_tiles_are_dealt_at_once(tiled: Tiled) -> None:
    flights = Flights(tiled.scene, tiled.table.card)
    tiled.animator.start(flights.motions([RoundDealt(1, Seat(0))], tiled.display, 0.0))

    assert not tiled.animator.is_running
    assert tiled.number == "31"


@pytest.mark.parametrize("window", [*WINDOWS, (800, 1100), (1080, 1920)], ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_walls_and_offer_have_their_own_place(window: tuple[int, int], seats: int) -> None:
    table = table_layout(seats, *window, tiles=True)
    found = zones(table)
    offer = found.pop("offer")

    assert_apart(list(found.values()))
    assert not table.wall.overlaps(table.caption)
    assert table.wall.contains(offer)


def _painted(tile: Card | None) -> QImage:
    image = QImage(60, 93, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter, art, look = QPainter(image), skin().cache.art, skin()
    if tile is None:
        art.paint_tile_back(painter, QRectF(0, 0, 60, 93), look.palette)
    else:
        art.paint_tile(painter, QRectF(0, 0, 60, 93), tile, look.style, look.palette)
    painter.end()
    return image


@pytest.mark.usefixtures("qtbot")
def test_a_tile_shows_its_edge_below_its_face() -> None:
    face = _painted(Card.yX)

    assert face.pixelColor(30, 91).lightness() < face.pixelColor(30, 80).lightness()
    assert _painted(Card.rX) != _painted(Card.gX)
    assert _painted(None) != _painted(Card.rX)
