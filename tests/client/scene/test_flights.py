"""Cards on their way: what is painted of them."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from tusac_qt.scene.items import FlightItem

pytestmark = pytest.mark.usefixtures("qapp")


def face(height: int, upper: str, lower: str) -> QPixmap:
    """A card 20 wide whose halves have colors."""
    made = QPixmap(20, height)
    made.fill(QColor(lower))
    painter = QPainter(made)
    painter.fillRect(0, 0, 20, height // 2, QColor(upper))
    painter.end()
    return made


def painted(flight: FlightItem, width: int, height: int) -> list[str]:
    """The colors near the top and near the bottom of what is painted in a place."""
    flight.set_place(QRectF(0, 0, width, height))
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    flight.draw(painter)
    painter.end()
    return [image.pixelColor(width // 2, y).name() for y in (height // 8, height - height // 8)]


def test_a_card_that_becomes_short_on_its_way_is_seen_whole() -> None:
    tall, short = face(60, "#ff0000", "#00ff00"), face(30, "#0000ff", "#ffff00")
    flight = FlightItem((tall, short))

    assert painted(flight, 40, 120) == ["#ff0000", "#00ff00"]
    assert painted(flight, 40, 64) == ["#0000ff", "#ffff00"]


def test_a_card_turns_over_halfway_and_one_without_a_face_never() -> None:
    back = face(60, "#123456", "#123456")
    drawn, others = FlightItem((face(60, "#ff0000", "#00ff00"),), back), FlightItem((), back)
    seen = []
    for turned in (0.0, 1.0):
        drawn.turned = others.turned = turned
        seen.append((painted(drawn, 40, 120)[0], painted(others, 40, 120)[0]))

    assert seen == [("#123456", "#123456"), ("#ff0000", "#123456")]
