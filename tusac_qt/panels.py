"""The written parts of the table as scene items: plaques, buttons, captions. Each paints one value it is shown.

They decide nothing: what they say comes in words, what a click on them means is known to the window.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tusac_qt.painted import Panel, draw_line, fill_box
from tusac_qt.scene_text import ButtonText, CaptionText, PlaqueText, SideText, StripText
from tusac_qt.theme import font

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class PlaqueItem(Panel[PlaqueText]):
    """The plaque of a seat: one line, two or four, as its height allows."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: PlaqueText) -> None:
        """Paint the box and its lines."""
        theme, sizes = self.theme, self.sizes
        if content.is_active:
            fill_box(painter, rect, theme.active, theme.active_border, 3)
        else:
            fill_box(painter, rect, theme.plaque, theme.panel_line)
        bold = theme.active_text if content.is_active else theme.text
        plain = theme.active_text if content.is_active else theme.plaque_text
        inner = rect.adjusted(8, 2, -8, -2)
        tall = inner.height() >= 4.2 * sizes.name
        if tall:
            self._paint_lines(
                painter,
                inner,
                [
                    (content.name, bold),
                    (content.detail, plain),
                    (content.tally, bold),
                    (content.notes, plain),
                ],
            )
        elif inner.height() >= sizes.name + sizes.body + 2:
            second = "  ·  ".join(part for part in (content.detail, content.tally, content.notes) if part)
            self._paint_lines(painter, inner, [(content.name, bold), (second, plain)])
        else:
            self._paint_lines(
                painter, inner, [(f"{content.name}  ·  {content.detail}  ·  {content.tally}", bold)]
            )

    def _paint_lines(self, painter: QPainter, rect: QRectF, lines: list[tuple[str, QColor]]) -> None:
        lines = [line for line in lines if line[0]]
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
        if content.is_on:
            fill, text = theme.accent, theme.accent_text
        if self.is_hovered and content.is_lit and not content.is_on:
            fill = fill.lighter(108)
        line, width = (theme.accent, 3.0) if content.is_default else (theme.panel_line, 1.0)
        fill_box(painter, rect, fill, line, width)
        lower = content.effect or content.key
        painter.setPen(text)
        inner = rect.adjusted(5, 3, -5, -3)
        body = self.sizes.body * 0.86
        if not lower or inner.height() < self.sizes.name + body:
            draw_line(painter, inner, content.label, self.sizes.name, bold=True)
        else:
            share = inner.height() * 0.56
            upper = QRectF(inner.left(), inner.top(), inner.width(), share)
            draw_line(painter, upper, content.label, self.sizes.name, bold=True)
            below = QRectF(inner.left(), inner.top() + share, inner.width(), inner.height() - share)
            draw_line(painter, below, lower, body)
        if content.is_proposed:
            self._paint_enter(painter, rect)

    def _paint_enter(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sign of the Enter key in the upper right corner."""
        size = min(0.34 * rect.height(), 1.25 * self.sizes.body)
        box = QRectF(rect.right() - size - 4, rect.top() + 4, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent_text)
        painter.drawRoundedRect(box, 3, 3)
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
    """The claim text beside the card on offer; made smaller where it would not fit."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: CaptionText) -> None:
        """Write headline, lines and tip from the top."""
        scale = 1.0
        while scale > 0.7 and self._height(painter, rect, content, scale) > rect.height():
            scale -= 0.05
        y = rect.top()
        for text, pixels, bold, color in self._paragraphs(content):
            painter.setFont(font(pixels * scale, bold=bold))
            painter.setPen(color)
            is_tip = text is content.tip
            room = QRectF(rect.left() + (10 if is_tip else 0), y, rect.width() - (10 if is_tip else 0), 4000)
            used = painter.boundingRect(room, _WRAPPED, text)
            painter.drawText(used.adjusted(0, 0, 2, 2), _WRAPPED, text)
            if is_tip:
                bar = QRectF(rect.left(), used.top(), 3, used.height())
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
            room = QRectF(0, 0, rect.width() - (10 if text is content.tip else 0), 4000)
            total += painter.boundingRect(room, _WRAPPED, text).height() + 0.5 * self.sizes.body * scale
        return total


class SideItem(Panel[SideText]):
    """The ground of the side panel and its lines; the buttons at its foot are items of their own."""

    foot = 0.0
    """How much of the panel the buttons take, in pixels."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: SideText) -> None:
        """Paint the box and as many lines as fit."""
        fill_box(painter, rect, self.theme.panel, self.theme.panel_line)
        inner = rect.adjusted(7, 6, -7, -6 - self.foot)
        text = "\n".join(content.lines)
        flags = _WRAPPED | Qt.AlignmentFlag.AlignHCenter
        for scale in (1.0, 0.93, 0.86, 0.8):
            painter.setFont(font(self.sizes.body * scale))
            if painter.boundingRect(inner, flags, text).height() <= inner.height():
                break
        painter.setPen(self.theme.secondary)
        painter.setClipRect(inner.adjusted(-4, 0, 4, 4))
        painter.drawText(inner, flags, text)
        painter.setClipping(False)


class StripItem(Panel[StripText]):
    """The strip at the top; its buttons are items of their own."""

    def draw_content(self, painter: QPainter, rect: QRectF, content: StripText) -> None:
        """Write both texts."""
        inner = rect.adjusted(12, 0, -12, 0)
        painter.setFont(font(self.sizes.body))
        painter.setPen(self.theme.secondary)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(inner, flags | Qt.AlignmentFlag.AlignLeft, content.left)
        painter.setFont(font(self.sizes.body, bold=True))
        painter.setPen(self.theme.text)
        painter.drawText(inner, flags | Qt.AlignmentFlag.AlignHCenter, content.right)
