"""The written parts of the table as scene items (buttons, captions, lines), each painting one value.

They decide nothing: their texts come from the wording, and the window knows the meaning of a click.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tusac_qt.model.geometry import Rect
from tusac_qt.model.plaque_lines import DOT
from tusac_qt.model.scene_text import ButtonText, CaptionText, SideText, StripText
from tusac_qt.scene.emblem import paint_padlock
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, draw_line, fill_box, fill_quiet

_LEAST_SCALE, _LEAST_PIXELS, _LEAST_HEAD = 0.92, 13.0, 17.0
"""How small the lines under a headline are written.

A little smaller than usual, large ones down to usual text.
"""
_LEAST_WITH_BEFORE = 0.6
"""How small a caption is written for the sake of what is over, or of what a tip says better."""
_HEAD_FIRST = 0.15
"""How much smaller a headline becomes, in parts of itself, before the lines below it do."""
_LEAST_SIDE = 0.8
"""How small the line above the hand is written before a part is left out."""
_LEAST_PART = 0.6
"""How small its only part is written before it is cut."""
_LEAST_KEY = 12.0
"""The least height of a key on a button, in pixels; the label gives way to it."""
_LABEL_BESIDE_KEY = 0.6
"""How small a label is written to let its key stand beside it."""
_LEAST_LABEL = 11.5
"""The least height of a label beside its key, in pixels: the key gives way to a smaller one."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class ButtonItem(Panel[ButtonText]):
    """A button beside the tray or in the top strip: its label, and its key below or beside it."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: ButtonText) -> None:
        """Paint the box, the label and what stands below it."""
        text = self._paint_box(painter, rect, content)
        unit = self.sizes.unit
        pad = min(6 * unit, 0.06 * rect.width())
        inner = rect.adjusted(pad, 3 * unit, -pad, -3 * unit)
        body = self.sizes.body
        name = min(self.sizes.name, 0.62 * inner.height())
        name = min(name, name * inner.width() / max(1.0, _width(content.label, name, bold=True)))
        lines_h = inner.height() / 1.25
        part = min(1.0, lines_h / (name + body))
        small = min(body, max(_LEAST_KEY, part * body))
        is_key_below = 0.8 * _width(content.key, small) <= inner.width()
        has_two = bool(content.key) and is_key_below and lines_h - small >= _LEAST_KEY
        if has_two:
            name = min(name, lines_h - small)
        share = (0.57 if part == 1.0 else name / (name + small)) if has_two else 1.0
        upper = QRectF(inner.left(), inner.top(), inner.width(), share * inner.height())
        if content.has_padlock:
            side = 1.15 * self.sizes.name
            paint_padlock(painter, QRectF(upper.left(), upper.center().y() - side / 2, side, side), text)
            upper.setLeft(upper.left() + side + 2 * unit)
        painter.setPen(text)
        key = "" if has_two else content.key
        self._write_label(painter, upper, content.label, key, pixels=name, color=text)
        if has_two:
            painter.setPen(text)
            foot = QRectF(inner.left(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom())
            draw_line(painter, foot, content.key, small)

    def _paint_box(self, painter: QPainter, rect: QRectF, content: ButtonText) -> QColor:
        """Paint the box; return the color of what is written on it."""
        theme, unit = self.theme, self.sizes.unit
        if content.is_on:
            fill_box(painter, rect, theme.accent, QPen(theme.panel_line, 1), unit)
            return theme.accent_text
        if not content.is_lit:
            fill_box(painter, rect, theme.dimmed, QPen(theme.panel_line, 1), unit)
            return theme.dimmed_text
        fill_quiet(painter, rect, theme, unit, hovered=self.is_hovered)
        return theme.text

    def _write_label(  # noqa: PLR0913 - what is written, where and how
        self, painter: QPainter, rect: QRectF, label: str, key: str, *, pixels: float, color: QColor
    ) -> None:
        """Write the label and, in a frame after it, the key; a large key gives way to the label."""
        wanted = QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(label)
        body = max(_LEAST_KEY, min(self.sizes.body, rect.height() / 1.35))
        while body > _LEAST_KEY and 0.85 * wanted + self._key_width(key, body) + 0.5 * body > rect.width():
            body = max(_LEAST_KEY, body - 1.0)
        key_w, gap = self._key_width(key, body), 0.5 * body
        least = max(_LABEL_BESIDE_KEY, min(1.0, _LEAST_LABEL / pixels))
        if not key or least * wanted + gap + key_w > rect.width():
            draw_line(painter, rect, label, pixels, bold=True)
            return
        width = min(wanted, rect.width() - gap - key_w)
        left = rect.center().x() - (width + gap + key_w) / 2
        place = QRectF(left, rect.top(), width, rect.height())
        draw_line(painter, place, label, pixels, bold=True, least=least)
        height = 1.35 * body
        frame = QRectF(left + width + gap, rect.center().y() - height / 2, key_w, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 1.2 * self.sizes.unit))
        painter.drawRoundedRect(frame, 0.3 * height, 0.3 * height)
        painter.setPen(color)
        painter.setFont(font(0.9 * body))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, key)

    @staticmethod
    def _key_width(key: str, body: float) -> float:
        return _width(key, 0.9 * body) + 0.8 * body if key else 0.0


class CaptionItem(Panel[CaptionText]):
    """The claim text beside the card on offer; a little smaller, then shorter, where it would not fit.

    Attributes:
        written: the part of it that holds words, once it has been painted.
    """

    written: Rect | None = None

    def draw_content(self, painter: QPainter, rect: QRectF, content: CaptionText) -> None:
        """Write headline, lines and tip from the top."""
        scale, content = self._fitted(painter, rect, content)
        y = rect.top()
        for text, pixels, bold, color in self._paragraphs(content):
            painter.setFont(self._scaled(pixels, scale, bold=bold))
            painter.setPen(color)
            is_tip, indent = text is content.tip, 10 * self.sizes.unit
            room = QRectF(
                rect.left() + (indent if is_tip else 0), y, rect.width() - (indent if is_tip else 0), 4000
            )
            used = painter.boundingRect(room, _WRAPPED, text)
            painter.drawText(used.adjusted(0, 0, 2, 2), _WRAPPED, text)
            if is_tip:
                bar = QRectF(rect.left(), used.top(), 3 * self.sizes.unit, used.height())
                painter.fillRect(bar, self.theme.accent)
            y = used.bottom() + 0.5 * self.sizes.body * scale
        self.written = replace(self.place(), h=y - rect.top())

    def _fitted(self, painter: QPainter, rect: QRectF, content: CaptionText) -> tuple[float, CaptionText]:
        """Return the scale of the text and its visible parts; past events are left out before questions."""

        def fits(scale: float) -> bool:
            return self._height(painter, rect, content, scale) <= rect.height()

        scales = [1.0 - 0.05 * step for step in range(14)]
        scale = next(filter(fits, scales), None)
        if content.before and (scale is None or scale < _LEAST_WITH_BEFORE):
            content = replace(content, before="")
            scale = next(filter(fits, scales), None)
        while content.lines and (scale is None or (content.tip and scale < _LEAST_WITH_BEFORE)):
            content = replace(content, lines=content.lines[:-1])
            scale = next(filter(fits, scales), None)
        return scales[-1] if scale is None else scale, content

    def _paragraphs(self, content: CaptionText) -> list[tuple[str, float, bool, QColor]]:
        theme, sizes = self.theme, self.sizes
        found = [(content.headline, sizes.title, True, theme.title)]
        found += [(line, 1.12 * sizes.body, False, theme.text) for line in content.lines]
        if content.tip:
            found.append((content.tip, sizes.body, False, theme.text))
        if content.before:
            found.append((content.before, sizes.body, False, theme.secondary))
        return [paragraph for paragraph in found if paragraph[0]]

    @staticmethod
    def _scaled(pixels: float, scale: float, *, bold: bool) -> QFont:
        """Return the font of a paragraph.

        The headline gives way first, and no line is too small to be read.
        """
        least = min(pixels * 0.6, _LEAST_HEAD) if bold else min(pixels * _LEAST_SCALE, _LEAST_PIXELS)
        given = scale if bold else min(1.0, scale + _HEAD_FIRST)
        return font(max(pixels * given, least), bold=bold)

    def _height(self, painter: QPainter, rect: QRectF, content: CaptionText, scale: float) -> float:
        total = 0.0
        for text, pixels, bold, _ in self._paragraphs(content):
            painter.setFont(self._scaled(pixels, scale, bold=bold))
            room = QRectF(0, 0, rect.width() - (10 * self.sizes.unit if text is content.tip else 0), 4000)
            total += painter.boundingRect(room, _WRAPPED, text).height() + 0.5 * self.sizes.body * scale
        return total


class SideItem(Panel[SideText]):
    """The line above the hand: as many of its parts as fit, the most important first.

    Attributes:
        written: the part of it that holds words, once it has been painted.
    """

    written: Rect | None = None

    def draw_content(self, painter: QPainter, rect: QRectF, content: SideText) -> None:
        """Write the parts."""
        pixels = 1.08 * self.sizes.body
        metrics = QFontMetricsF(font(_LEAST_SIDE * pixels, bold=True))
        text = leading_parts(content.lines, lambda text: metrics.horizontalAdvance(text) <= rect.width())
        painter.setPen(self.theme.title)
        draw_line(painter, rect, text, pixels, bold=True, least=_LEAST_PART)
        place = self.place()
        width = min(place.w, _width(text, pixels, bold=True))
        self.written = replace(place, x=place.center[0] - width / 2, w=width)


class StripItem(Panel[StripText]):
    """The strip at the top, whose buttons are separate items; current events come before constant facts."""

    end = 0.0
    """Where its buttons begin."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: StripText) -> None:
        """Write both texts, the left one shorter where the right one needs the room."""
        inner = rect.adjusted(12 * self.sizes.unit, 0, -12 * self.sizes.unit, 0)
        painter.setFont(font(self.sizes.body))
        painter.setPen(self.theme.secondary)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignLeft
        gap = 1.5 * self.sizes.body
        wanted = QFontMetricsF(font(self.sizes.body, bold=True)).horizontalAdvance(content.right) + 2 * gap

        def fits(text: str) -> bool:
            return painter.boundingRect(inner, flags, text).right() + wanted <= self.end

        text = outer_parts(content.left, fits) if content.right else DOT.join(content.left)
        left = painter.boundingRect(inner, flags, text)
        painter.drawText(inner, flags, text)
        room = QRectF(left.right() + gap, inner.top(), self.end - left.right() - 2 * gap, inner.height())
        painter.setPen(self.theme.text)
        draw_line(painter, room, content.right, self.sizes.body, bold=True)


def _width(text: str, pixels: float, *, bold: bool = False) -> float:
    return QFontMetricsF(font(pixels, bold=bold)).horizontalAdvance(text)


def leading_parts(parts: Sequence[str], fits: Callable[[str], bool]) -> str:
    """Return the parts in one line, or as many of the first ones as fit; the first in any case."""
    kept = len(parts)
    while kept > 1 and not fits(DOT.join(parts[:kept])):
        kept -= 1
    return DOT.join(parts[:kept])


def outer_parts(parts: Sequence[str], fits: Callable[[str], bool]) -> str:
    """Return the parts in one line; if it is too long, inner parts are dropped, never the ends."""
    kept = list(parts)
    while len(kept) > 2 and not fits(DOT.join(kept)):
        del kept[1]
    return DOT.join(kept)
