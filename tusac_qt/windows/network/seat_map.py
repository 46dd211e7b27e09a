"""The table seen from above before the deal: who sits where, free seats, who has shuffled."""

import math
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.seats import Seat
from tusac_qt.model.lobby import Holder, LobbySeat
from tusac_qt.scene.emblem import paint_emblem, paint_tick
from tusac_qt.scene.fonts import font
from tusac_qt.scene.ground import mixed
from tusac_qt.scene.painted import draw_dashed, draw_line, fill_panel, paint_rings
from tusac_qt.scene.theme import CardSkin, Theme
from tusac_qt.windows.frame.herald import tell
from tusac_qt.words.punctuation import phrases, read_out
from tusac_qt.words.translation import translate

_BACK_RATIO = 3.5
_TALLEST = 0.8
"""How high the felt may be, in its widths."""


_SCALES = (1.0, 0.9, 0.8, 0.7)
"""How much smaller the words in the middle are written where seats stand close."""

_UPRIGHT_EM = (12.5, 8.8)
_FLAT_EM = (13.5, 4.4)
_FACE_EM = 4.6
_LOW_EM = 27
"""A map less high has the words beside the faces."""

_CENTERED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class SeatButton(QAbstractButton):
    """One seat: face, name and a line about who plays there. Pressing a free one sits down.

    Attributes:
        body: the height of text.
        room: the width of the map.
        is_flat: the words stand beside the face, for a map that is low; else below it.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown: LobbySeat | None = None
        self._lines: tuple[str, str] = ("", "")
        self._offer = ""
        self._face = 0
        self._is_ready = False
        self.body = 15.0
        self.room = 600
        self.is_flat = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted again when the mouse comes or goes

    def show_seat(
        self, shown: LobbySeat, texts: tuple[str, str], face: int, *, is_ready: bool, can_press: bool
    ) -> None:
        """Show a seat in these words, its name and a line."""
        self._shown, self._lines, self._face, self._is_ready = shown, texts, face, is_ready
        self.setEnabled(can_press)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_press else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_press else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(phrases(texts))
        self._offer = translate("lobby", "Sit here") if can_press else ""
        self.setAccessibleDescription(self._offer)
        self.update()

    @property
    def shown_lines(self) -> tuple[str, str]:
        """The name and the line below it; under mouse or keyboard the effect of a press on a free seat."""
        name, detail = self._lines
        is_chosen = self.isEnabled() and (self.hasFocus() or self.underMouse())
        return name, self._offer if is_chosen else detail

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the size of face and words, at most about a third of the map's width; called by Qt."""
        width, height = _FLAT_EM if self.is_flat else _UPRIGHT_EM
        widest = self.room * (0.37 if self.is_flat else 0.33)
        return QSize(round(min(width * self.body, widest)), round(height * self.body))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint face and words; called by Qt."""
        shown, theme, body = self._shown, self._theme, self.body
        if shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = max(1.0, body / 15)
        rect = QRectF(self.rect()).adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit)
        side = min(rect.height() - 0.8 * body, 0.27 * rect.width()) if self.is_flat else _FACE_EM * body
        if self.is_flat:
            fill_panel(painter, rect, theme, unit)
            face = QRectF(rect.left() + 0.5 * body, rect.center().y() - side / 2, side, side)
            words = rect.adjusted(
                face.right() - rect.left() + 0.3 * body, 0.4 * body, -0.4 * body, -0.4 * body
            )
        else:
            face = QRectF(rect.center().x() - side / 2, rect.top() + 0.3 * body, side, side)
            words = QRectF(rect.left(), face.bottom() + 0.45 * body, rect.width(), 3.1 * body)
        name, detail = self.shown_lines
        if not self.is_flat:
            self._paint_plate(painter, words, unit)
        self._paint_face(painter, face, shown, unit)
        written = font(0.92 * body)
        is_long = self.is_flat and QFontMetricsF(written).horizontalAdvance(detail) > words.width()
        upper, lower = QRectF(words), QRectF(words)
        upper.setHeight(words.height() * (0.36 if is_long else 0.5))
        lower.setTop(upper.bottom())
        painter.setPen(theme.text)
        draw_line(painter, upper, name, 1.1 * body, bold=True)
        painter.setPen(theme.secondary)
        if is_long:
            painter.setFont(written)
            painter.drawText(lower, _CENTERED | Qt.TextFlag.TextDontClip, detail)
        else:
            draw_line(painter, lower, detail, 0.92 * body)
        if self.hasFocus():
            paint_rings(painter, rect, theme, unit)

    def _paint_plate(self, painter: QPainter, words: QRectF, unit: float) -> None:
        """Paint a plate behind the words where the edge of the table would run through them."""
        (name, detail), body = self.shown_lines, self.body
        width = max(
            QFontMetricsF(font(1.1 * body, bold=True)).horizontalAdvance(name),
            QFontMetricsF(font(0.92 * body)).horizontalAdvance(detail),
        )
        plate = QRectF(words)
        plate.setWidth(min(words.width(), width + 1.6 * body))
        plate.moveCenter(words.center())
        fill_panel(painter, plate, self._theme, unit, solid=True)

    def _paint_face(self, painter: QPainter, face: QRectF, shown: LobbySeat, unit: float) -> None:
        theme = self._theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if shown.holder is Holder.FREE:
            line = QPen(
                theme.accent if self.underMouse() and self.isEnabled() else theme.secondary, 1.5 * unit
            )
            line.setStyle(Qt.PenStyle.DashLine)
            circle = QPainterPath()
            circle.addEllipse(face)
            painter.fillPath(circle, theme.panel_fill)
            draw_dashed(painter, circle, line)
            painter.setPen(theme.title)
            draw_line(painter, face, "+", 0.5 * face.height(), bold=True)
            return
        paint_emblem(painter, face, self._face)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if shown.is_shuffling or shown.is_mine:
            painter.setPen(QPen(theme.text if shown.is_shuffling else theme.accent, 2.5 * unit))
            painter.drawEllipse(face.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit))
        if self._is_ready or shown.has_shuffled:
            side = 0.42 * face.height()
            sign = QRectF(face.right() - 0.8 * side, face.bottom() - side, side, side)
            painter.setPen(QPen(theme.primary_edge, unit))
            painter.setBrush(theme.primary_bottom)
            painter.drawEllipse(sign)
            inset = 0.2 * side
            paint_tick(painter, sign.adjusted(inset, inset, -inset, -inset), theme.primary_text)


class SeatMap(QWidget):
    """All seats around a felt, one's own at the bottom.

    In the middle a few words, or the deck being shuffled.

    Signals:
        chosen: the seat that was pressed.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, skin: CardSkin) -> None:
        super().__init__()
        self._theme = theme
        self.skin = skin
        self._seats: tuple[LobbySeat, ...] = ()
        self.buttons: list[SeatButton] = []
        self._words: tuple[str, str] = ("", "")
        self._has_deck = False
        self._body = 15.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(
        self,
        seats: tuple[LobbySeat, ...],
        texts: list[tuple[str, str]],
        faces: Mapping[Seat, int],
        *,
        ready: set[Seat],
        can_move: bool,
    ) -> None:
        """Show the seats.

        Args:
            seats: one's own first.
            texts: a name and a line for each.
            faces: of those who play.
            ready: those whose person has said that the match may begin.
            can_move: whether free seats may be taken now.
        """
        while len(self.buttons) < len(seats):
            button = SeatButton(self._theme, self)
            button.body = self._body
            button.clicked.connect(partial(self._press, len(self.buttons)))
            self.buttons.append(button)
        self._seats = seats
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(seats))
            if place < len(seats):
                shown = seats[place]
                button.show_seat(
                    shown,
                    texts[place],
                    faces.get(shown.seat, 0),
                    is_ready=shown.seat in ready,
                    can_press=can_move and shown.can_be_taken,
                )
        self._place()
        self.update()

    def show_middle(self, headline: str, detail: str, *, deck: bool) -> None:
        """Say something in the middle, over the deck where it is being shuffled."""
        if _letters(self._words) != _letters((headline, detail)):  # seconds that pass are no news
            tell(self, read_out((headline, detail)))
        if (self._words, self._has_deck) != ((headline, detail), deck):
            self._words, self._has_deck = (headline, detail), deck
            self.update()

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body = float(body_px)
        for button in self.buttons:
            button.body = float(body_px)
        self.setMinimumSize(round(24 * body_px), round(17 * body_px))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the seats around the middle again."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the felt and what is said in the middle; called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, body = self._theme, self._body
        felt = self._felt()
        light = QRadialGradient(felt.center(), max(felt.width(), 1) * 0.6)
        light.setColorAt(0.0, mixed(theme.rgb.light, theme.rgb.felt, 0.2))
        light.setColorAt(1.0, theme.panel)
        painter.setPen(QPen(theme.inlay, max(1.0, body / 10)))
        painter.setBrush(light)
        painter.drawEllipse(felt)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_line, max(1.0, body / 20)))
        band = 0.5 * body
        painter.drawEllipse(felt.adjusted(band, band, -band, -band))
        headline, detail = self._words
        room = self.middle()
        if self._has_deck:
            self._paint_deck(painter, QPointF(felt.center().x(), felt.center().y() - 2.2 * body))
            room.setTop(felt.center().y() + 1.6 * body)
        lines = ((headline, 1.35 * body, True, theme.text), (detail, body, False, theme.secondary))
        heights: list[float] = []
        for scale in _SCALES:
            heights, widest = [], 0.0
            for text, pixels, bold, _ in lines:
                painter.setFont(font(scale * pixels, bold=bold))
                used = painter.boundingRect(room, _CENTERED, text)
                heights.append(used.height())
                widest = max(widest, used.width())
            if sum(heights) + 0.3 * body <= room.height() and widest <= room.width():
                break
        y = room.top() if self._has_deck else room.center().y() - (sum(heights) + 0.3 * body) / 2
        for (text, pixels, bold, color), height in zip(lines, heights, strict=True):
            painter.setPen(color)
            painter.setFont(font(scale * pixels, bold=bold))
            painter.drawText(QRectF(room.left(), y, room.width(), height), _CENTERED, text)
            y += height + 0.3 * body

    def middle(self) -> QRectF:
        """Return the room between the seats."""
        felt, body = self._felt(), self._body
        center = felt.center()
        room = QRectF(0, 0, 0.72 * felt.width(), felt.height())
        room.moveCenter(center)
        for button in self.buttons[: len(self._seats)]:
            seat = QRectF(button.geometry()).adjusted(-0.5 * body, -0.5 * body, 0.5 * body, 0.5 * body)
            if room.intersects(seat):
                room = max(_beside(room, seat), key=lambda left: left.width() * left.height())
        return room

    def _paint_deck(self, painter: QPainter, center: QPointF) -> None:
        """Paint a small deck, fanned as one shuffles it."""
        width = round(1.7 * self._body)
        height = round(width * _BACK_RATIO)
        back = self.skin.back(QSizeF(width, height), self.devicePixelRatioF())
        for step in range(-3, 4):
            painter.save()
            painter.translate(center + QPointF(0, 0.6 * height))
            painter.rotate(8 * step)
            painter.drawPixmap(QPointF(-width / 2, -height), back)
            painter.restore()

    def _felt(self) -> QRectF:
        size = SeatButton.sizeHint(self.buttons[0]) if self.buttons else QSize(100, 50)
        felt = QRectF(self.rect()).adjusted(
            0.55 * size.width(), 0.6 * size.height(), -0.55 * size.width(), -0.6 * size.height()
        )
        spare = max(0.0, felt.height() - _TALLEST * felt.width())
        return felt.adjusted(0, spare / 2, 0, -spare / 2)

    def _place(self) -> None:
        """Put the seats around the felt, counter-clockwise from the bottom."""
        for button in self.buttons:
            button.room = self.width()
            button.is_flat = self.height() < _LOW_EM * self._body
        felt, count = self._felt(), max(1, len(self._seats))
        for place, button in enumerate(self.buttons[: len(self._seats)]):
            size = button.sizeHint()
            angle = 2 * math.pi * place / count
            x = felt.center().x() + felt.width() / 2 * math.sin(angle)
            y = felt.center().y() + felt.height() / 2 * math.cos(angle)
            x = min(max(x, size.width() / 2), self.width() - size.width() / 2)
            button.setGeometry(
                round(x - size.width() / 2), round(y - size.height() / 2), size.width(), size.height()
            )

    def _press(self, place: int, _is_checked: bool = False) -> None:  # noqa: FBT001, FBT002 - a Qt slot
        self.chosen.emit(self._seats[place].seat)


def _letters(words: tuple[str, str]) -> str:
    return "".join(letter for letter in "".join(words) if not letter.isdigit())


def _beside(room: QRectF, seat: QRectF) -> list[QRectF]:
    """Return the rest of a room on each side of a seat; at least a sliver."""
    sides = (
        (max(room.left(), seat.right()), room.top(), room.right(), room.bottom()),
        (room.left(), room.top(), min(room.right(), seat.left()), room.bottom()),
        (room.left(), max(room.top(), seat.bottom()), room.right(), room.bottom()),
        (room.left(), room.top(), room.right(), min(room.bottom(), seat.top())),
    )
    return [
        QRectF(left, top, max(1.0, right - left), max(1.0, bottom - top))
        for left, top, right, bottom in sides
    ]
