"""The texts of a scene, and their places: items painted onto a device that records words, not pixels."""

import re
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPaintEngineState, QPainter, QTextItem, QTransform
from PySide6.QtWidgets import QWidget

from tusac_qt.scene.painted import Placed

_WORD = re.compile(r"[\u3040-\u9fff]|[^\W\d_\u3040-\u9fff]+")


class Written(NamedTuple):
    """One line of text.

    Attributes:
        text: the words.
        place: the room they take, in the scene.
        pixels: how high their font is.
        item: what wrote them.
    """

    text: str
    place: QRectF
    pixels: int
    item: Placed


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.lines: list[tuple[str, QRectF, int]] = []
        self._transform = QTransform()

    def begin(self, pdev: QPaintDevice) -> bool:
        del pdev
        return True

    def end(self) -> bool:
        return True

    def updateState(self, state: QPaintEngineState) -> None:  # noqa: N802 - Qt's name
        self._transform = state.transform()

    def drawTextItem(self, p: QPointF, textItem: QTextItem) -> None:  # noqa: N802, N803 - Qt's names
        height = textItem.ascent() + textItem.descent()
        box = QRectF(p.x(), p.y() - textItem.ascent(), textItem.width(), height)
        text, place, pixels = textItem.text(), self._transform.mapRect(box), textItem.font().pixelSize()
        if self.lines and self._goes_on(place, pixels):
            before, start, _ = self.lines.pop()
            text, place = before + text, start.united(place)
        self.lines.append((text, place, pixels))

    def _goes_on(self, place: QRectF, pixels: int) -> bool:
        """Return whether it continues the last text: Qt writes a line in parts, one for each font."""
        _, last, height = self.lines[-1]
        is_level = last.top() < place.center().y() < last.bottom()
        return height == pixels and is_level and abs(place.left() - last.right()) < 0.5

    def drawPixmap(self, *_: object) -> None:  # noqa: N802
        pass

    drawImage = drawPath = drawPolygon = drawRects = drawEllipse = drawLines = drawPoints = drawPixmap  # noqa: N815

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User


class _Page(QPaintDevice):
    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:  # noqa: N802 - Qt's name
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        known = QPaintDevice.PaintDeviceMetric
        one = {known.PdmDevicePixelRatio: 1, known.PdmDevicePixelRatioScaled: 65536, known.PdmDepth: 32}
        dots = {known.PdmDpiX, known.PdmDpiY, known.PdmPhysicalDpiX, known.PdmPhysicalDpiY}
        return one.get(metric, 96 if metric in dots else 4000)


def written(items: list[Placed]) -> list[Written]:
    """Return all the lines that some items write."""
    found = []
    for item in items:
        page = _Page()
        painter = QPainter(page)
        painter.translate(item.scenePos())
        item.draw(painter)
        painter.end()
        found += [
            Written(text, place, pixels, item) for text, place, pixels in page.engine.lines if text.strip()
        ]
    return found


def words_on(widget: QWidget) -> frozenset[str]:
    """Return the words that a widget and all in it write: of languages without blanks, the characters.

    A line that had no room and was cut counts for nothing: it depends on the font.
    """
    page = _Page()
    widget.render(page)
    lines = (text for text, _, _ in page.engine.lines if "…" not in text)
    return frozenset(word for line in lines for word in _WORD.findall(line))
