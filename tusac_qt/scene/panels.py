"""The written parts of the table as scene items (buttons, captions, lines), each painting one value.

They decide nothing: what they say comes in words, what a click on them means is known to the window.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tusac_qt.model.plaque_lines import DOT
from tusac_qt.model.scene_text import ButtonText, CaptionText, SideText, StripText
from tusac_qt.scene.emblem import paint_padlock
from tusac_qt.scene.fonts import font
from tusac_qt.scene.painted import Panel, draw_line, fill_box, fill_primary, fill_quiet

_LEAST_SCALE = 0.92
"""How small the lines under a headline are written."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class ButtonItem(Panel[ButtonText]):
    """A button: its label with its key, and below them its effect; the proposed one in the primary color."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: ButtonText) -> None:
        """Paint the box, the label and what stands below it."""
        text = self._paint_box(painter, rect, content)
        unit = self.sizes.unit
        pad = min(6 * unit, 0.06 * rect.width())
        inner = rect.adjusted(pad, 3 * unit, -pad, -3 * unit)
        body = self.sizes.body
        name = min(self.sizes.name * (1.2 if content.is_proposed else 1.0), 0.62 * inner.height())
        name = min(name, name * inner.width() / max(1.0, _width(content.label, name, bold=True)))
        below = (content.effect, "" if content.is_proposed else content.key)
        lower = next((text for text in below if text and 0.8 * _width(text, body) <= inner.width()), "")
        has_two = bool(lower) and inner.height() >= 1.25 * (name + body)
        share = 0.57 if has_two else 1.0
        upper = QRectF(inner.left(), inner.top(), inner.width(), share * inner.height())
        if content.has_padlock:
            side = 1.15 * self.sizes.name
            paint_padlock(painter, QRectF(upper.left(), upper.center().y() - side / 2, side, side), text)
            upper.setLeft(upper.left() + side + 2 * unit)
        painter.setPen(text)
        self._write_label(painter, upper, content, name, text)
        if has_two:
            painter.setPen(text)
            foot = QRectF(inner.left(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom())
            draw_line(painter, foot, lower, body)

    def _paint_box(self, painter: QPainter, rect: QRectF, content: ButtonText) -> QColor:
        """Paint the box; return the color of what is written on it."""
        theme, unit = self.theme, self.sizes.unit
        hovered = self.is_hovered and content.is_lit
        if content.is_on:
            fill_box(painter, rect, theme.accent, QPen(theme.panel_line, 1), unit)
            return theme.accent_text
        if not content.is_lit:
            fill_box(painter, rect, theme.dimmed, QPen(theme.panel_line, 1), unit)
            return theme.dimmed_text
        if content.is_proposed:
            fill_primary(painter, rect, theme, unit, hovered=hovered)
            return theme.primary_text
        if content.is_quiet:
            fill_quiet(painter, rect, theme, unit, hovered=hovered)
            return theme.text
        fill = theme.button.lighter(108) if hovered else theme.button
        fill_box(painter, rect, fill, QPen(theme.panel_line, 1), unit)
        return theme.button_text

    def _write_label(
        self, painter: QPainter, rect: QRectF, content: ButtonText, pixels: float, color: QColor
    ) -> None:
        """Write the label and, in a frame after it, the key, where there is room for both."""
        label, key = content.label, content.key if content.is_proposed else ""
        key_font = font(0.9 * self.sizes.body)
        key_w = QFontMetricsF(key_font).horizontalAdvance(key) + 0.8 * self.sizes.body if key else 0.0
        wanted = QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(label)
        gap = 0.5 * self.sizes.body
        if not key or 0.85 * wanted + gap + key_w > rect.width():
            draw_line(painter, rect, label, pixels, bold=True)
            return
        width = min(wanted, rect.width() - gap - key_w)
        left = rect.center().x() - (width + gap + key_w) / 2
        draw_line(painter, QRectF(left, rect.top(), width, rect.height()), label, pixels, bold=True)
        height = 1.35 * self.sizes.body
        frame = QRectF(left + width + gap, rect.center().y() - height / 2, key_w, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 1.2 * self.sizes.unit))
        painter.drawRoundedRect(frame, 0.3 * height, 0.3 * height)
        painter.setPen(color)
        painter.setFont(key_font)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, key)


class CaptionItem(Panel[CaptionText]):
    """The claim text beside the card on offer; a little smaller, then shorter, where it would not fit."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: CaptionText) -> None:
        """Write headline, lines and tip from the top."""
        scale = 1.0
        while scale > 0.6 and self._height(painter, rect, content, scale) > rect.height():
            scale -= 0.05
        while content.lines and self._height(painter, rect, content, scale) > rect.height():
            content = replace(content, lines=content.lines[:-1])
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

    def _paragraphs(self, content: CaptionText) -> list[tuple[str, float, bool, QColor]]:
        theme, sizes = self.theme, self.sizes
        found = [(content.headline, sizes.title, True, theme.title)]
        found += [(line, 1.12 * sizes.body, False, theme.text) for line in content.lines]
        if content.tip:
            found.append((content.tip, sizes.body, False, theme.text))
        return [paragraph for paragraph in found if paragraph[0]]

    @staticmethod
    def _scaled(pixels: float, scale: float, *, bold: bool) -> QFont:
        """Return the font of a paragraph: the headline gives way before anything else."""
        return font(pixels * (scale if bold else max(scale, _LEAST_SCALE)), bold=bold)

    def _height(self, painter: QPainter, rect: QRectF, content: CaptionText, scale: float) -> float:
        total = 0.0
        for text, pixels, bold, _ in self._paragraphs(content):
            painter.setFont(self._scaled(pixels, scale, bold=bold))
            room = QRectF(0, 0, rect.width() - (10 * self.sizes.unit if text is content.tip else 0), 4000)
            total += painter.boundingRect(room, _WRAPPED, text).height() + 0.5 * self.sizes.body * scale
        return total


class SideItem(Panel[SideText]):
    """The line above the hand: as many of its parts as fit, the most important first."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: SideText) -> None:
        """Write the parts."""
        pixels = 1.08 * self.sizes.body
        metrics = QFontMetricsF(font(pixels, bold=True))
        text = leading_parts(content.lines, lambda text: metrics.horizontalAdvance(text) <= rect.width())
        painter.setPen(self.theme.title)
        draw_line(painter, rect, text, pixels, bold=True)


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
