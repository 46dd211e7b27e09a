"""A month as a calendar: days that were played are filled, today has a ring, arrows move a cursor."""

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tusac_qt.scene.fonts import font
from tusac_qt.scene.theme import Theme
from tusac_qt.windows.frame.herald import tell
from tusac_qt.windows.widgets.dates import qdate
from tusac_qt.windows.widgets.page import ENTER
from tusac_qt.words.punctuation import headed
from tusac_qt.words.translation import translate

_DAYS, _WEEKS = 7, 6
_CELL_EM = 2.5
_HEADS = 2
"""Rows of a cell's height above the days: the month, and the names of the days of the week."""
_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -_DAYS, Qt.Key.Key_Down: _DAYS,
}  # fmt: skip


class Month(QWidget):
    """Shows one month at a time.

    Attributes:
        day: the cursor; its month is shown.

    Signals:
        chosen: the `date` that was pressed.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._body_px = 14
        self._told: Mapping[date, str] = {}
        self._today: date = date(2000, 1, 1)
        self.day: date = self._today
        self._locale = QLocale("en")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_days(self, told: Mapping[date, str], today: date, day: date, language: str) -> None:
        """Show the month of a day.

        Args:
            told: the days that were played, each with its comment.
            today: has a ring; no later day can be reached.
            day: where the cursor is.
            language: for the names of months and days.
        """
        self._told, self._today, self._locale = told, today, QLocale(language)
        self.setAccessibleName(self.tr("Calendar"))
        self._move_to(day)

    def fit(self, body_px: int) -> None:
        """Adapt to this text height."""
        self._body_px = body_px
        self.updateGeometry()
        self.update()

    @property
    def spoken(self) -> str:
        """Return the comment on the day under the cursor."""
        day = self._locale.toString(qdate(self.day), QLocale.FormatType.LongFormat)
        told = self._told.get(self.day) or self.tr("not played")
        return headed(day, told)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a cell for each day, and the heads; called by Qt."""
        cell = round(_CELL_EM * self._body_px)
        return QSize(_DAYS * cell, (_WEEKS + _HEADS) * cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Move by days and weeks with the arrows, by months with Page Up and Down; Enter chooses."""
        step = _STEPS.get(event.key())
        if event.modifiers() == Qt.KeyboardModifier.KeypadModifier:
            event.setModifiers(Qt.KeyboardModifier.NoModifier)
        if event.modifiers():
            super().keyPressEvent(event)
        elif step is not None:
            self._move_to(self.day + timedelta(days=step))
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(-1 if event.key() == Qt.Key.Key_PageUp else 1)
        elif event.key() in (*ENTER, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self.chosen.emit(self.day)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Choose the day that is pressed, or turn to another month by its head; called by Qt."""
        at = event.position()
        for place, day in self._cells():
            if place.contains(at) and day <= self._today:
                self._move_to(day)
                self.chosen.emit(day)
                return
        cell = self._cell
        if at.y() < cell:
            self._turn(-1 if at.x() < 2 * cell else 1 if at.x() > (_DAYS - 2) * cell else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the month; called by Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, cell, middle = self._theme, self._cell, Qt.AlignmentFlag.AlignCenter
        painter.setFont(font(self._body_px, bold=True))
        painter.setPen(theme.title)
        name = self._locale.toString(qdate(self.day), translate("dates", "MMMM yyyy"))
        painter.drawText(QRectF(0, 0, _DAYS * cell, cell), middle, name)
        painter.drawText(QRectF(0, 0, 2 * cell, cell), middle, "‹")
        if _month(self.day) < _month(self._today):
            painter.drawText(QRectF((_DAYS - 2) * cell, 0, 2 * cell, cell), middle, "›")
        painter.setFont(font(0.85 * self._body_px))
        painter.setPen(theme.secondary)
        for column in range(_DAYS):
            day = (self._first_column + column - 1) % _DAYS + 1
            text = self._locale.standaloneDayName(day, QLocale.FormatType.ShortFormat)
            painter.drawText(QRectF(column * cell, cell, cell, cell), middle, text)
        for place, shown in self._cells():
            self._paint_day(painter, place, shown)

    def _paint_day(self, painter: QPainter, place: QRectF, day: date) -> None:
        theme = self._theme
        inner = place.adjusted(*(sign * 0.1 * place.width() for sign in (1, 1, -1, -1)))
        is_played = day in self._told
        if is_played:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.primary_bottom)
            painter.drawEllipse(inner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if day == self._today:
            painter.setPen(QPen(theme.title, max(2.0, 0.12 * self._body_px)))
            painter.drawEllipse(inner)
        if day == self.day and self.hasFocus():
            painter.setPen(QPen(theme.ring_outer, max(2.0, 0.16 * self._body_px)))
            painter.drawRoundedRect(place.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        painter.setFont(font(self._body_px, bold=is_played))
        later = day > self._today
        painter.setPen(theme.primary_text if is_played else theme.dimmed_text if later else theme.text)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(day.day))

    @property
    def _cell(self) -> float:
        return self.width() / _DAYS

    @property
    def _first_column(self) -> int:
        """The first day of the week, 1 for Monday."""
        return self._locale.firstDayOfWeek().value

    def _cells(self) -> list[tuple[QRectF, date]]:
        """Return the days of the month, each with its place."""
        first, cell = self.day.replace(day=1), self._cell
        begin = (first.isoweekday() - self._first_column) % _DAYS
        found = []
        for number in range(qdate(first).daysInMonth()):
            row, column = divmod(begin + number, _DAYS)
            place = QRectF(column * cell, (_HEADS + row) * cell, cell, cell)
            found.append((place, first + timedelta(days=number)))
        return found

    def _turn(self, months: int) -> None:
        moved = qdate(self.day).addMonths(months)
        self._move_to(date(moved.year(), moved.month(), moved.day()))

    def _move_to(self, day: date) -> None:
        self.day = min(day, self._today)
        self.setAccessibleDescription(self.spoken)
        if self.hasFocus():
            tell(self, self.spoken)
        self.update()


def _month(day: date) -> tuple[int, int]:
    return day.year, day.month
