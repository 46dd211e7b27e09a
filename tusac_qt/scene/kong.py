"""The animation of a Kong: its four cards fan out over their place in a flash of light, and fold again."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from engine.seats import Seat
from tusac_qt.scene.animator import Motion
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.items import CardSprite
from tusac_qt.scene.painted import Placed
from tusac_qt.scene.scene import TableScene

_FAN_S = 0.75
_SPREAD_DEG = 13.0
_GROWTH = 0.45
_GLOW_SIDE = 256


class KongItem(Placed):
    """Paints the fan and its light at one moment."""

    def __init__(self, pictures: Sequence[QPixmap], card: QRectF, light: QColor) -> None:
        """Prepare the fan with pictures of half cards of that size."""
        super().__init__()
        self._pictures = tuple(pictures)
        self._card = card
        self._glow = glow(light.rgba())
        self._progress = 0.0
        self.setZValue(58)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        """Return all the light reaches; called by Qt."""
        reach = 1.1 * self.rect.width()
        return self.rect.adjusted(-reach, -reach, reach, reach)

    def show_at(self, progress: float) -> None:
        """Show it that far on its way from folded through open to folded, 0 to 1."""
        self._progress = progress
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        open_now = math.sin(math.pi * self._progress)
        middle = self.rect.center()
        radius = (0.7 + 0.4 * open_now) * self.rect.width()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(max(0.0, 1.0 - abs(self._progress - 0.3) / 0.55))
        place = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawPixmap(place, self._glow, QRectF(self._glow.rect()))
        painter.setOpacity(1.0)
        count = len(self._pictures)
        step = self._card.width() * (1 - 0.45 * open_now)
        for number, picture in enumerate(self._pictures):
            off = number - (count - 1) / 2
            painter.save()
            painter.translate(middle + QPointF(off * step, 0.55 * self._card.height()))
            painter.rotate(off * _SPREAD_DEG * open_now)
            growth = 1 + _GROWTH * open_now
            painter.scale(growth, growth)
            box = QRectF(0, 0, self._card.width(), self._card.height())
            box.moveCenter(QPointF(0, -0.55 * self._card.height()))
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
            painter.restore()


def kong_motion(
    scene: TableScene, sprites: Sequence[CardSprite], seat: Seat, delay_s: float, duration_s: float
) -> Motion | None:
    """Return the fan of the four cards lying in these sprites, in proportion to a flight's duration.

    Where motion is not wanted the light alone shines for a moment.
    """
    places = [sprite.place() for sprite in sprites]
    if not places:
        return None
    left, right = min(place.x for place in places), max(place.right for place in places)
    top, bottom = min(place.y for place in places), max(place.bottom for place in places)
    card = QRectF(0, 0, places[0].w, places[0].h)
    item = KongItem([sprite.picture() for sprite in sprites], card, scene.theme.accent)
    item.set_place(QRectF(left, top, right - left, bottom - top))
    item.hide()
    scene.addItem(item)
    length = _FAN_S * duration_s / 0.35 if duration_s > 0 else 0.16

    def step(progress: float) -> None:
        item.setVisible(progress > 0)
        item.show_at(progress if duration_s > 0 else 0.0)

    return Motion(
        step,
        length,
        delay_s=delay_s,
        done=lambda: scene.removeItem(item),
        cue=Cue(CueName.KONG, seat),
        lingers=True,
    )


@lru_cache(maxsize=8)
def glow(rgba: int) -> QPixmap:
    """Return a round light of a color that fades to nothing."""
    color = QColor.fromRgba(rgba)
    pixmap = QPixmap(QSize(_GLOW_SIDE, _GLOW_SIDE))
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = QPointF(_GLOW_SIDE / 2, _GLOW_SIDE / 2)
    light = QRadialGradient(middle, _GLOW_SIDE / 2)
    for at, alpha in ((0.0, 0.95), (0.35, 0.55), (0.7, 0.15), (1.0, 0.0)):
        color.setAlphaF(alpha)
        light.setColorAt(at, color)
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), light)
    painter.end()
    return pixmap
