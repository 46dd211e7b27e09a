"""The tray of answers as painted: a tray let into the table, and its eight places in every state."""

from functools import lru_cache
from typing import assert_never

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from tusac_qt.model.geometry import Rect
from tusac_qt.model.scene_text import PlaceText
from tusac_qt.model.tray import LAST_COLUMN, Light
from tusac_qt.model.zones import TextSizes
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, draw_dashed, draw_line, fill_primary, see_through
from tusac_qt.scene.theme import Theme

_LARGEST = 1.6
"""A label in heights of body text, at most."""
_BROKEN = 0.88
"""A label of two lines, in heights of one of a single line."""
_LONE = 0.86
"""How small the label of the discard may be, in heights of the others."""
_LEAST_LABEL = 11.0
_QUIET, _QUIET_LIGHT, _QUIET_STRONG = 0.62, 0.85, 0.65
"""How much of its color a quiet label has: on dark cloths, on light ones, in high contrast."""
_INLAY, _INLAY_LIGHT = 0.40, 0.80
_GLOW, _GLOW_STEPS = 16.0, 8
_GLOW_SHARE = 0.07
_SINK = 2.0
_BELOW = 0.60
"""What stands under a label, in heights of it."""
_LEAST_BELOW = 11.0
_TAB = 0.2
"""The height of the letters of the tab, in heights of a place."""
_LEAST_TAB = 0.6
"""How small they are made before the tab is cut."""
_SHRUNK = 0.8
"""How small what stands below a label is made before it is left out."""
_CORNER, _ROUND = 12.0, 0.2
"""The radius of a corner, and at most in heights of a place."""


@lru_cache(maxsize=64)
def label_pixels(names: tuple[str, ...], width: float, height: float, body: float) -> float:
    """Return the one height of type of the answers: the largest at which all of these names fit.

    Args:
        names: what stands on the places; one of two words may take two lines.
        width: the room for a label.
        height: the same.
        body: the height of body text.
    """
    pixels = _LARGEST * body
    while pixels > _LEAST_LABEL and not all(_fits(name, pixels, width, height) for name in names):
        pixels -= 0.5
    return pixels


def _fits(name: str, pixels: float, width: float, height: float) -> bool:
    if _advance(name, pixels) <= width:
        return 1.2 * pixels <= height
    small = _BROKEN * pixels
    lines = name.split(" ", 1)
    return len(lines) > 1 and all(_advance(line, small) <= width for line in lines) and 2.3 * small <= height


def _advance(text: str, pixels: float) -> float:
    return QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(text)


def _is_whole(text: str, pixels: float, width: float) -> bool:
    """Return whether the text below a label can be read whole, when shrunk as far as allowed."""
    return QFontMetricsF(font(_SHRUNK * pixels)).horizontalAdvance(text) <= width


class TrayPanel(Panel[tuple[Rect, ...]]):
    """The tray itself, with the hairline before its last column; it lies still."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: tuple[Rect, ...]) -> None:
        """Paint it."""
        theme, unit = self.theme, self.sizes.unit
        is_strong = theme.cloth.is_strong
        line = see_through(theme.inlay, 1.0 if is_strong else 0.35)
        painter.setPen(QPen(line, unit))
        painter.setBrush(see_through(theme.panel, 1.0 if is_strong else 0.5))
        half = unit / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), 16 * unit, 16 * unit)
        if len(content) > LAST_COLUMN:
            left, right = content[LAST_COLUMN - 1], content[LAST_COLUMN]
            x = (left.right + right.x) / 2 - self.x()
            painter.fillRect(QRectF(x - half, 0.12 * rect.height(), unit, 0.76 * rect.height()), line)


class AnswerItem(Panel[PlaceText]):
    """One place of the tray, or one wide answer to the dealt cards.

    Attributes:
        pixels: the height of its label, the same for all answers.
        is_held: it is pressed at this moment.
        is_noted: it is explained at this moment.
        is_flashing: it is pointed out, for Enter was pressed and nothing is chosen.
    """

    margin = _GLOW

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.pixels = 16.0
        self.is_held = self.is_noted = self.is_flashing = False

    def show_place(self, rect: Rect, sizes: TextSizes, content: PlaceText, pixels: float) -> None:
        """Show a place with a label of that height."""
        if pixels != self.pixels:
            self.pixels = pixels
            self.update()
        self.show_content(rect, sizes, content)

    def mark(
        self, *, held: bool | None = None, noted: bool | None = None, flashing: bool | None = None
    ) -> None:
        """Mark the place as pressed, explained or pointed out, or not; None leaves a mark unchanged."""
        before = self.is_held, self.is_noted, self.is_flashing
        after = (
            self.is_held if held is None else held,
            self.is_noted if noted is None else noted,
            self.is_flashing if flashing is None else flashing,
        )
        if before != after:
            self.is_held, self.is_noted, self.is_flashing = after
            self.update()

    def draw_content(self, painter: QPainter, rect: QRectF, content: PlaceText) -> None:
        """Paint box, label, key or the text in its place, and the tab."""
        is_lit = content.light is Light.POSSIBLE
        if is_lit and self.is_held:
            rect = rect.translated(0, _SINK * self.sizes.unit)
        color = self._paint_box(painter, rect, content)
        pad = 5 * self.sizes.unit
        lower = 0.4 * _TAB * rect.height() if content.tab else 0.0
        self._write(painter, rect.adjusted(pad, lower, -pad, 0), content, color)
        if content.tab:
            self._paint_tab(painter, rect, content.tab)

    def _paint_box(self, painter: QPainter, rect: QRectF, content: PlaceText) -> QColor:
        """Paint the box; return the color of what is written on it."""
        theme, unit, light = self.theme, self.sizes.unit, content.light
        is_strong = theme.cloth.is_strong
        corner, half = min(_CORNER * unit, _ROUND * rect.height()), unit / 2
        inner = rect.adjusted(half, half, -half, -half)
        if light is Light.POSSIBLE:
            if not is_strong:
                self._paint_glow(painter, rect)
            hovered = self.is_hovered or self.is_flashing
            fill_primary(painter, rect, theme, unit, corner, hovered=hovered, held=self.is_held)
            return theme.primary_text
        if light is Light.GIVEN:
            painter.setPen(QPen(theme.active_border, 1.5 * unit))
            painter.setBrush(theme.active)
            painter.drawRoundedRect(inner, corner, corner)
            return theme.active_text
        outline = QPainterPath()
        outline.addRoundedRect(inner, corner, corner)
        if not is_strong:
            painter.fillPath(outline, see_through(theme.panel, 0.45))
        if light is Light.BEFOREHAND:
            draw_dashed(painter, outline, QPen(theme.accent, 1.5 * unit, Qt.PenStyle.DashLine))
            return theme.accent if not theme.cloth.is_light else theme.title
        if light is Light.QUIET:
            return self._paint_quiet(painter, outline)
        assert_never(light)

    def _paint_quiet(self, painter: QPainter, outline: QPainterPath) -> QColor:
        """Paint the edge of a place that cannot be given; return the color of its words."""
        theme, unit = self.theme, self.sizes.unit
        is_light, is_strong = theme.cloth.is_light, theme.cloth.is_strong
        if self.is_noted or self.is_hovered:
            painter.strokePath(outline, QPen(theme.accent, 1.5 * unit))
            return theme.text
        share = 1.0 if is_strong else _INLAY_LIGHT if is_light else _INLAY
        painter.strokePath(outline, QPen(see_through(theme.inlay, share), unit))
        share = _QUIET_STRONG if is_strong else _QUIET_LIGHT if is_light else _QUIET
        return see_through(theme.text if is_strong else theme.secondary, share)

    def _paint_glow(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the light around a place that may be given."""
        unit = self.sizes.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(see_through(self.theme.glow, _GLOW_SHARE))
        for step in range(1, _GLOW_STEPS + 1):
            out = step * _GLOW / _GLOW_STEPS
            corner = min(_CORNER * unit, _ROUND * rect.height()) + out
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), corner, corner)

    def _write(self, painter: QPainter, room: QRectF, content: PlaceText, color: QColor) -> None:
        painter.setPen(color)
        pixels, body = self.pixels, self.sizes.body
        key = "" if content.light in (Light.GIVEN, Light.BEFOREHAND) else content.key
        lines = self._lines(content.label, room.width(), pixels)
        label_h = 1.2 * pixels if len(lines) == 1 else 2.2 * _BROKEN * pixels
        cap = min(0.85 * body, 0.72 * pixels)
        below = min(1.05 * body, max(_LEAST_BELOW, _BELOW * pixels))
        foot_h = 0.0
        told = content.below if _is_whole(content.below, below, room.width()) else ""
        if told and label_h + 1.3 * below + 4 <= room.height():
            foot_h = 1.3 * below
        elif not told and key and 1.25 * pixels * len(lines) + 1.5 * cap + 6 <= room.height():
            foot_h = 1.5 * cap + 2 * self.sizes.unit
        top = room.top() + max(0.0, (room.height() - label_h - foot_h) / 2)
        upper = QRectF(room.left(), top, room.width(), label_h)
        self._write_lines(painter, upper, lines)
        if foot_h and told:
            draw_line(painter, QRectF(room.left(), upper.bottom(), room.width(), foot_h), told, below)
        elif foot_h:
            self._paint_cap(
                painter, QRectF(room.left(), upper.bottom(), room.width(), foot_h), key, cap, color
            )

    def _write_lines(self, painter: QPainter, room: QRectF, lines: list[str]) -> None:
        if len(lines) == 1:
            draw_line(painter, room, lines[0], self.pixels, bold=True, least=0.5)
            return
        each = room.height() / len(lines)
        for at, line in enumerate(lines):
            place = QRectF(room.left(), room.top() + at * each, room.width(), each)
            draw_line(painter, place, line, _BROKEN * self.pixels, bold=True, least=0.5)

    @staticmethod
    def _lines(label: str, width: float, pixels: float) -> list[str]:
        """Return a label in one line, or in two where it has two words and no room for them in one."""
        words = label.split(" ", 1)
        return [label] if len(words) == 1 or _advance(label, pixels) <= width else words

    def _paint_cap(self, painter: QPainter, room: QRectF, key: str, cap: float, color: QColor) -> None:
        """Paint a key as it stands on a keyboard."""
        written = font(cap)
        width = max(1.5 * cap, QFontMetricsF(written).horizontalAdvance(key) + 0.9 * cap)
        height = 1.5 * cap
        frame = QRectF(room.center().x() - width / 2, room.top(), width, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, self.sizes.unit))
        painter.drawRoundedRect(frame, 0.3 * height, 0.3 * height)
        painter.setFont(written)
        painter.setPen(color)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, key)

    def _paint_tab(self, painter: QPainter, rect: QRectF, tab: str) -> None:
        """Paint the tab on the upper edge."""
        theme, unit = self.theme, self.sizes.unit
        pixels = max(_LEAST_BELOW, min(0.85 * self.sizes.body, _TAB * rect.height()))
        wanted = QFontMetricsF(font(pixels)).horizontalAdvance(tab) + 1.2 * pixels
        width = min(rect.width() + _GLOW, wanted)
        box = QRectF(rect.center().x() - width / 2, rect.top() - 0.75 * pixels, width, 1.5 * pixels)
        painter.setPen(QPen(theme.panel_line, unit))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(theme.text)
        draw_line(painter, box, tab, pixels, least=_LEAST_TAB)


def discard_pixels(name: str, pixels: float, width: float) -> float:
    """Return the height of the discard's label, which may be a little smaller than the others."""
    return pixels if _advance(name, pixels) <= width else max(_LEAST_LABEL, _LONE * pixels)
