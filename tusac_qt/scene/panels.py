"""The written parts of the table as scene items (plaques, buttons, captions), each painting one value.

They decide nothing: what they say comes in words, what a click on them means is known to the window.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from tusac_qt.model.plaque_lines import DOT, count_line, name_line, one_line, tall_lines
from tusac_qt.model.scene_text import ButtonText, CaptionText, PlaqueText, SideText, StripText
from tusac_qt.scene.emblem import paint_padlock
from tusac_qt.scene.painted import Panel, draw_line, fill_box
from tusac_qt.scene.theme import font

_LEAST_SCALE = 0.86
"""How small a line of a plaque is written before something is left out."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class PlaqueItem(Panel[PlaqueText]):
    """The plaque of a seat: one line, two, or one for each thing it says, as its height allows."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: PlaqueText) -> None:
        """Paint the box and its lines."""
        theme, sizes = self.theme, self.sizes
        if content.is_active:
            fill_box(painter, rect, theme.active, QPen(theme.active_border, 3), sizes.unit)
        else:
            fill_box(painter, rect, theme.plaque, QPen(theme.panel_line, 1), sizes.unit)
        bold = theme.active_text if content.is_active else theme.text
        plain = theme.active_text if content.is_active else theme.plaque_text
        inner = rect.adjusted(8 * sizes.unit, 2, -8 * sizes.unit, -2)
        if inner.height() >= 4.2 * sizes.name:
            most = max(1, int(inner.height() / (1.2 * sizes.body)))
            lines = tall_lines(content, most)
            bright = {content.name, *content.states, content.tally}
            self._paint_lines(painter, inner, [(line, bold if line in bright else plain) for line in lines])
        elif inner.height() >= sizes.name + sizes.body + 2:
            first = name_line(content, self._fits(sizes.name, inner.width(), bold=True))
            second = count_line(content, self._fits(sizes.body, inner.width(), bold=False))
            self._paint_lines(painter, inner, [(first, bold), (second, plain)])
        else:
            line = one_line(content, self._fits(sizes.name, inner.width(), bold=True))
            self._paint_lines(painter, inner, [(line, bold)])

    def _fits(self, pixels: float, width: float, *, bold: bool) -> Callable[[str], bool]:
        """Return what tells whether a text fits, a little smaller than usual at the most."""
        metrics = QFontMetricsF(font(_LEAST_SCALE * pixels, bold=bold))
        return lambda text: metrics.horizontalAdvance(text) <= width

    def _paint_lines(self, painter: QPainter, rect: QRectF, lines: list[tuple[str, QColor]]) -> None:
        step = min(rect.height() / len(lines), 1.9 * self.sizes.name)
        top = rect.center().y() - step * len(lines) / 2
        for place, (text, color) in enumerate(lines):
            painter.setPen(color)
            pixels = self.sizes.name if place == 0 else self.sizes.body
            line = QRectF(rect.left(), top + place * step, rect.width(), step)
            draw_line(painter, line, text, pixels, bold=place == 0)


class ButtonItem(Panel[ButtonText]):
    """A button: its label, and below it its key or its effect."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: ButtonText) -> None:
        """Paint the box, the label and what stands below it."""
        theme = self.theme
        fill, text = (
            (theme.button, theme.button_text) if content.is_lit else (theme.dimmed, theme.dimmed_text)
        )
        if content.is_quiet and content.is_lit:
            fill, text = theme.plaque, theme.text
        if content.is_on:
            fill, text = theme.accent, theme.accent_text
        if self.is_hovered and content.is_lit and not content.is_on:
            fill = fill.lighter(108)
        line = QPen(theme.accent, 3) if content.is_default else QPen(theme.panel_line, 1)
        fill_box(painter, rect, fill, line, self.sizes.unit)
        lower = content.effect or content.key
        painter.setPen(text)
        unit = self.sizes.unit
        inner = rect.adjusted(5 * unit, 3 * unit, -5 * unit, -3 * unit)
        name, body = self.sizes.name, self.sizes.body * 0.86
        tight = min(1.0, inner.height() / (name + body))
        if not lower or tight < _LEAST_SCALE * _LEAST_SCALE:
            if content.has_padlock:
                side = 1.15 * self.sizes.name
                sign = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
                paint_padlock(painter, sign, text)
                painter.setPen(text)
                inner.setLeft(sign.right() + 2 * unit)
            draw_line(painter, inner, content.label, name, bold=True)
        else:
            share = inner.height() * 0.56
            upper = QRectF(inner.left(), inner.top(), inner.width(), share)
            draw_line(painter, upper, content.label, name * tight, bold=True)
            below = QRectF(inner.left(), inner.top() + share, inner.width(), inner.height() - share)
            draw_line(painter, below, lower, body * tight)
        if content.is_proposed:
            self._paint_enter(painter, rect)

    def _paint_enter(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sign of the Enter key in the upper right corner."""
        size = min(0.34 * rect.height(), 1.25 * self.sizes.body)
        gap = 4 * self.sizes.unit
        box = QRectF(rect.right() - size - gap, rect.top() + gap, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent_text)
        painter.drawRoundedRect(box, 0.2 * size, 0.2 * size)
        path = QPainterPath(QPointF(box.left() + 0.78 * size, box.top() + 0.22 * size))
        path.lineTo(box.left() + 0.78 * size, box.top() + 0.58 * size)
        path.lineTo(box.left() + 0.24 * size, box.top() + 0.58 * size)
        path.moveTo(box.left() + 0.44 * size, box.top() + 0.38 * size)
        path.lineTo(box.left() + 0.22 * size, box.top() + 0.58 * size)
        path.lineTo(box.left() + 0.44 * size, box.top() + 0.78 * size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.accent, max(1.2, size / 10)))
        painter.drawPath(path)


class CaptionItem(Panel[CaptionText]):
    """The claim text beside the card on offer; a little smaller, then shorter, where it would not fit."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: CaptionText) -> None:
        """Write headline, lines and tip from the top."""
        scale = 1.0
        while scale > 0.8 and self._height(painter, rect, content, scale) > rect.height():
            scale -= 0.05
        while content.lines and self._height(painter, rect, content, scale) > rect.height():
            content = replace(content, lines=content.lines[:-1])
        y = rect.top()
        for text, pixels, bold, color in self._paragraphs(content):
            painter.setFont(font(pixels * scale, bold=bold))
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
        found = [(content.headline, sizes.name, True, theme.text)]
        found += [(line, sizes.body, False, theme.secondary) for line in content.lines]
        if content.tip:
            found.append((content.tip, sizes.body, False, theme.text))
        return [paragraph for paragraph in found if paragraph[0]]

    def _height(self, painter: QPainter, rect: QRectF, content: CaptionText, scale: float) -> float:
        total = 0.0
        for text, pixels, bold, _ in self._paragraphs(content):
            painter.setFont(font(pixels * scale, bold=bold))
            room = QRectF(0, 0, rect.width() - (10 * self.sizes.unit if text is content.tip else 0), 4000)
            total += painter.boundingRect(room, _WRAPPED, text).height() + 0.5 * self.sizes.body * scale
        return total


class SideItem(Panel[SideText]):
    """The ground of the side panel and its lines; the buttons at its foot are items of their own."""

    foot = 0.0
    """How much of the panel the buttons take, in pixels."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: SideText) -> None:
        """Paint the box and as many whole lines as fit."""
        unit = self.sizes.unit
        fill_box(painter, rect, self.theme.panel, QPen(self.theme.panel_line, 1), unit)
        inner = rect.adjusted(7 * unit, 6 * unit, -7 * unit, -6 * unit - self.foot)
        flags = _WRAPPED | Qt.AlignmentFlag.AlignHCenter

        def fits(text: str) -> bool:
            return painter.boundingRect(inner, flags, text).height() <= inner.height()

        text = "\n".join(content.lines)
        for scale in (1.0, 0.93, 0.86, 0.8):
            painter.setFont(font(self.sizes.body * scale))
            if fits(text):
                break
        painter.setPen(self.theme.secondary)
        painter.drawText(inner, flags, whole_lines(content.lines, fits))


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


def whole_lines(lines: Sequence[str], fits: Callable[[str], bool]) -> str:
    """Return the lines as one text, or as many as fit and an ellipsis."""
    text, kept = "\n".join(lines), len(lines)
    while kept > 1 and not fits(text):
        kept -= 1
        text = "\n".join((*lines[:kept], "…"))
    return text


def outer_parts(parts: Sequence[str], fits: Callable[[str], bool]) -> str:
    """Return the parts in one line; if it is too long, inner parts are dropped, never the ends."""
    kept = list(parts)
    while len(kept) > 2 and not fits(DOT.join(kept)):
        del kept[1]
    return DOT.join(kept)
