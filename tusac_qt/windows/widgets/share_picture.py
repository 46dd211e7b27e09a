"""The picture of a result, to be sent to friends: 1200 by 630 pixels, and a file without other data."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from engine.cards import Card
from tusac_qt.cards.card_art import FULL_RATIO
from tusac_qt.cards.cloth import Grain
from tusac_qt.model.result_page import SetShown
from tusac_qt.model.share_card import ShareCard, ShareRow
from tusac_qt.scene.emblem import paint_emblem
from tusac_qt.scene.fonts import font
from tusac_qt.scene.ground import Lamp, paint_ground
from tusac_qt.scene.lights import fading
from tusac_qt.scene.looks import load_theme
from tusac_qt.scene.theme import CardSkin
from tusac_qt.windows.widgets.tally_chart import line_colors
from tusac_qt.words.numbers import signed
from tusac_qt.words.translation import translate

SIZE = QSize(1200, 630)
_LEFT, _RIGHT = 60.0, 1140.0
_DOTS_PER_METER = 2835
"""72 dots per inch, whatever the screen of this machine has."""
_WIDEST_CARD, _HIGHEST_CARD = 50.0, 150.0
_CARDS_Y, _ROWS_Y, _ROW, _FOOT_Y = 196.0, 402.0, 38.0, 566.0
_WIDE_ROW = 56.0
_IN_A_COLUMN = 4
"""The most rows below each other before they become lower."""
_FACES_APART = 26.0
"""Faces at the ends of curves are so far apart at least."""
_LOWEST_FACE = 550.0
_STAR = ((0.0, -1.0), (0.235, -0.324), (0.951, -0.309), (0.38, 0.124), (0.588, 0.809))
"""The right half of a star, from the top, and the foot at its left."""


def share_image(card: ShareCard, skin: CardSkin) -> QImage:
    """Return the picture of a result, on lacquer, with cards as the player has them."""
    image = QImage(SIZE, QImage.Format.Format_RGB888)
    image.setDotsPerMeterX(_DOTS_PER_METER)
    image.setDotsPerMeterY(_DOTS_PER_METER)
    painter = QPainter(image)
    try:
        _Picture(painter, skin).paint(card)
    finally:
        painter.end()
    return image


def share_png(image: QImage) -> bytes:
    """Return such a picture as a PNG file of its pixels alone: no time, no text, no profile of the screen."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # the stubs know no device as bytes
    return bytes(data.data())


class _Picture:
    """Paints one picture."""

    def __init__(self, painter: QPainter, skin: CardSkin) -> None:
        self._painter, self._skin, self._theme = painter, skin, load_theme()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    def paint(self, card: ShareCard) -> None:
        """Paint all of it."""
        theme = self._theme
        # without the grain of the table: it would make the file three times as large
        cloth = replace(theme.cloth, grain=Grain.PLAIN)
        self._painter.drawPixmap(0, 0, paint_ground(cloth, SIZE, 1.0, Lamp(), None))
        self._frame()
        self._head(card)
        if card.backs:
            self._backs(card.backs)
        self._sets(card.sets)
        has_curves = any(row.course for row in card.rows)
        if card.stars is not None:
            self._stars(*card.stars)
        self._rows(card.rows, is_narrow=has_curves or card.stars is not None)
        if has_curves:
            self._curves(card.rows, card.first_round)
        self._words(QRectF(_LEFT, _FOOT_Y, 640, 28), card.foot, 17, theme.secondary)
        motto = translate("share", "Vietnam’s four-color card game")
        self._words(QRectF(_RIGHT - 420, _FOOT_Y, 420, 28), motto, 17, theme.secondary, is_right=True)

    def _frame(self) -> None:
        for inset, opacity in ((18.0, 0.75), (25.0, 0.30)):
            color = QColor(self._theme.inlay)
            color.setAlphaF(opacity)
            self._painter.setPen(QPen(color, 1.2))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(inset, inset, -inset, -inset)
            self._painter.drawRoundedRect(edge, 24 - inset / 4, 24 - inset / 4)

    def _head(self, card: ShareCard) -> None:
        theme, left, right = self._theme, _LEFT, _RIGHT
        if card.face is not None:
            self._light(QPointF(116, 108), 82)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(theme.title)
            self._painter.drawEllipse(QPointF(116, 108), 58, 58)
            paint_emblem(self._painter, QRectF(64, 56, 104, 104), card.face)
            left = 198.0
        if card.points is not None:
            color = theme.gain if card.points > 0 else theme.loss if card.points < 0 else theme.title
            text = signed(card.points)
            room = QRectF(_RIGHT - 260, 48, 260, 76)
            self._words(room, text, 66, color, bold=True, is_right=True)
            right -= QFontMetricsF(font(66, bold=True)).horizontalAdvance(text) + 30
        self._words(QRectF(left, 48, right - left, 76), card.title, 54, theme.title, bold=True)
        metrics = QFontMetricsF(font(22))
        beside = metrics.horizontalAdvance(card.place) + 30 if card.place else 0.0
        self._words(QRectF(_RIGHT - 420, 126, 420, 32), card.place, 22, theme.secondary, is_right=True)
        self._words(QRectF(left, 124, _RIGHT - beside - left, 36), card.line, 25, theme.text)

    def _light(self, center: QPointF, reach: float) -> None:
        stops = ((0.0, 0.9), (0.6, 0.6), (1.0, 0.0))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(fading(center, reach, self._theme.glow, stops))
        self._painter.drawEllipse(center, reach, reach)

    def _sets(self, sets: Sequence[SetShown]) -> None:
        """Lay a hand out in one row, each set with its worth; the card it was won on is raised, in light."""
        count = sum(len(shown.cards) for shown in sets)
        if not count:
            return
        size, gap = self._card_size(count, len(sets))
        wide = count * size.width() + (count - len(sets)) + gap * (len(sets) - 1)
        x = (_LEFT + _RIGHT - wide) / 2
        for shown in sets:
            begun = x
            for place, card in enumerate(shown.cards):
                is_winning = place == shown.winning
                at = QPointF(round(x), _CARDS_Y - (10 if is_winning else 0))
                if is_winning:
                    self._light(at + QPointF(size.width() / 2, size.height() / 2), 1.5 * size.width())
                self._card(card, at, size)
                if is_winning:
                    self._painter.setBrush(Qt.BrushStyle.NoBrush)
                    self._painter.setPen(QPen(self._theme.ring_outer, 3))
                    self._painter.drawRoundedRect(QRectF(at, size).adjusted(-2, -2, 2, 2), 6, 6)
                x += size.width() + 1
            worth = str(shown.points) if shown.points else "–"
            under = QRectF(begun - 20, _CARDS_Y + size.height() + 5, x - begun + 39, 34)
            self._words(under, worth, 24, self._theme.title, bold=True, is_middle=True)
            x += gap - 1

    def _backs(self, count: int) -> None:
        size, _ = self._card_size(count, 1)
        step = size.width() + 3
        x = (_LEFT + _RIGHT - count * step) / 2
        for place in range(count):
            self._card(None, QPointF(round(x + place * step), _CARDS_Y), size)

    def _card(self, card: Card | None, at: QPointF, size: QSizeF) -> None:
        picture = self._skin.lying(card, size, 1.0, half=False)
        aside = QPointF((picture.width() - size.width()) / 2, (picture.height() - size.height()) / 2)
        self._painter.drawPixmap(at - aside, picture)

    def _card_size(self, count: int, sets: int) -> tuple[QSizeF, float]:
        """Return the size of cards with which so many sets fill the row, and the gap between sets."""
        ratio = self._skin.full_ratio
        gap = 0.36
        wide = (_RIGHT - _LEFT - count) / (count + gap * (sets - 1))
        wide = float(int(min(wide, _WIDEST_CARD * FULL_RATIO / ratio, _HIGHEST_CARD / ratio)))
        return QSizeF(wide, round(ratio * wide)), gap * wide

    def _stars(self, lit: int, count: int) -> None:
        """Paint the stars: those that are lit are filled, so that no color tells them apart."""
        theme = self._theme
        for place in range(count):
            center = QPointF(_RIGHT - 60 - 104 * (count - 1 - place), 470)
            half = [QPointF(x, y) for x, y in _STAR]
            foot = QPointF(0.0, 0.4)
            whole = [*half, foot, *(QPointF(-one.x(), one.y()) for one in reversed(half[1:]))]
            self._painter.setPen(QPen(theme.title, 3.0))
            self._painter.setBrush(theme.title if place < lit else Qt.BrushStyle.NoBrush)
            self._painter.drawPolygon(QPolygonF([center + one * 44 for one in whole]))

    def _rows(self, rows: Sequence[ShareRow], *, is_narrow: bool) -> None:
        """Write the players and their points: in a narrow column, or in two wide ones if it stands alone."""
        per_column = max(_IN_A_COLUMN, len(rows)) if is_narrow else -(-len(rows) // 2)
        room = _IN_A_COLUMN * _ROW
        step = min(_ROW if is_narrow else _WIDE_ROW, room / per_column)
        wide = 300.0 if is_narrow else (_RIGHT - _LEFT - 80) / 2
        for place, row in enumerate(rows):
            column, line = divmod(place, per_column)
            self._row(row, QRectF(_LEFT + column * (wide + 80), _ROWS_Y + line * step, wide, step))

    def _row(self, row: ShareRow, room: QRectF) -> None:
        theme, first = self._theme, row.rank == 1
        pixels = min(28.0, 0.58 * room.height())
        color = theme.gain if row.points > 0 else theme.loss if row.points < 0 else theme.text
        middle = room.center().y()
        side = 0.84 * room.height()
        self._words(
            QRectF(room.x(), room.y(), 32, room.height()), f"{row.rank}.", pixels, theme.text, bold=first
        )
        left = room.x() + 36
        if row.face is not None:
            paint_emblem(self._painter, QRectF(left, middle - side / 2, side, side), row.face)
            left += side + 12
        amount = signed(row.points)
        taken = QFontMetricsF(font(pixels, bold=True)).horizontalAdvance(amount)
        self._words(
            QRectF(left, room.y(), room.right() - taken - 12 - left, room.height()),
            row.name,
            pixels,
            theme.text,
            bold=first,
        )
        self._words(
            QRectF(room.right() - taken - 4, room.y(), taken + 4, room.height()),
            amount,
            pixels,
            color,
            bold=True,
            is_right=True,
        )

    def _curves(self, rows: Sequence[ShareRow], first_round: int) -> None:
        """Paint how the tallies went, each player's face at the end of the curve."""
        theme, painter = self._theme, self._painter
        courses = [row.course for row in rows]
        low, high = min(0, *map(min, courses)), max(0, *map(max, courses))
        area = QRectF(460, 408, 630, 118)
        rounds = max(1, max(map(len, courses)) - 1)

        def at(number: int, tally: int) -> QPointF:
            x = area.left() + area.width() * number / rounds
            return QPointF(x, area.bottom() - area.height() * (tally - low) / max(1, high - low))

        shown: list[float] = []
        for value in (0, high, low):
            y = at(0, value).y()
            if any(abs(y - other) < 20 for other in shown):
                continue
            shown.append(y)
            line = QColor(theme.secondary)
            line.setAlphaF(0.5 if value == 0 else 0.2)
            painter.setPen(QPen(line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            self._words(
                QRectF(area.left() - 96, y - 12, 84, 24), signed(value), 15, theme.secondary, is_right=True
            )
        every = -(-rounds // 12)
        for number in range(every, rounds + 1, every):
            under = QRectF(at(number, 0).x() - 25, area.bottom() + 4, 50, 22)
            self._words(under, str(first_round - 1 + number), 15, theme.secondary, is_middle=True)
        colors = line_colors(theme)
        for place, row in reversed(list(enumerate(rows))):
            painter.setPen(QPen(colors[place % len(colors)], 4.5 if place == 0 else 2.4))
            painter.drawPolyline(QPolygonF([at(number, tally) for number, tally in enumerate(row.course)]))
        ends = _spread([at(len(row.course) - 1, row.course[-1]).y() for row in rows])
        for row, y in zip(rows, ends, strict=True):
            if row.face is not None:
                paint_emblem(painter, QRectF(area.right() + 14, y - 12, 24, 24), row.face)

    def _words(  # noqa: PLR0913 - a place, a text and how it is written
        self, room: QRectF, text: str, pixels: float, color: QColor, *,
        bold: bool = False, is_right: bool = False, is_middle: bool = False,
    ) -> None:  # fmt: skip
        """Write a text into its place: smaller if it is too long, and at last cut off."""
        size = pixels
        while (
            size > 0.55 * pixels
            and QFontMetricsF(font(size, bold=bold)).horizontalAdvance(text) > room.width()
        ):
            size -= 1
        written = font(size, bold=bold)
        flag = Qt.AlignmentFlag
        side = flag.AlignRight if is_right else flag.AlignHCenter if is_middle else flag.AlignLeft
        self._painter.setFont(written)
        self._painter.setPen(color)
        told = QFontMetricsF(written).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        self._painter.drawText(room, side | flag.AlignVCenter, told)


def _spread(heights: Sequence[float]) -> list[float]:
    """Return heights that are at least so far apart that faces do not overlap, moved as little as possible.

    Heights are given and returned from top to bottom.
    """
    found = list(heights)
    for above, below in pairwise(range(len(found))):
        found[below] = max(found[below], found[above] + _FACES_APART)
    excess = max(0.0, found[-1] - _LOWEST_FACE)
    for place in reversed(range(len(found))):
        found[place] -= excess
        excess = max(0.0, _FACES_APART - (found[place] - found[place - 1])) if place else 0.0
    return found
