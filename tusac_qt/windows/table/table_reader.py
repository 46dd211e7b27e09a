"""The table for screen readers.

Over the painted table lie real widgets that nobody sees, one for each thing on it.

The keyboard goes from one to the other with the table's cursor, so that a screen reader, a magnifier or a
Braille line follows; keys do what they do at the table, and the pointer goes through. They exist only while
something asks for them: without a screen reader the table costs nothing more.
"""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QGroupBox, QPushButton, QWidget

from tusac_qt.model.display import Focus, Zone
from tusac_qt.model.geometry import Rect
from tusac_qt.model.spoken_table import ZONES, SpokenTable, Thing
from tusac_qt.windows.frame.herald import carry_news
from tusac_qt.windows.widgets import reader_roles
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.words.punctuation import headed


class TableReader(QWidget):
    """All things of one table.

    Signals:
        pointed: a screen reader has put the keyboard on the thing at a `Focus`.
        pressed: a screen reader has pressed the thing at a `Focus`.

    Attributes:
        rest: where the keyboard is while the table's cursor is on nothing; news is told there.
        offer: the card on offer.
        wall: what is left of the wall.
        said: where the cursor is, if that does nothing now and is said by `rest`, to which the keyboard has
            come for it.
    """

    pointed = Signal(object)
    pressed = Signal(object)

    def __init__(self, table: QWidget, parent: QWidget) -> None:
        """Cover a table with invisible widgets for screen readers.

        Args:
            table: where keys go.
            parent: the page that both lie on.
        """
        super().__init__(parent)
        reader_roles.install()
        self._table = table
        self._focus: Focus | None = None
        self.said: Focus | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rest = _Unseen(self)
        carry_news(self.rest)
        self.offer, self.wall = _Note(self), _Note(self)
        self._zones: dict[Zone, _Zone] = {
            zone: (_List if zone in (Zone.HAND, Zone.SEATS) else _Zone)(self) for zone in ZONES
        }
        self.lower()
        table.lower()
        has_keyboard = table.hasFocus()
        table.setFocusProxy(self.rest)
        if has_keyboard:
            self.rest.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show()

    def thing(self, focus: Focus) -> "_Item | _Button | None":
        """Return the widget for something on the table."""
        things = self._zones[focus.zone].things
        return things[focus.place] if focus.place < len(things) else None

    def follow(
        self, table: SpokenTable, focus: Focus | None, place_of: Callable[[Focus], Rect | None], offer: QRect
    ) -> None:
        """Represent the table that is shown now.

        Args:
            table: what is on it.
            focus: where its cursor is.
            place_of: returns where each thing lies.
            offer: where the card on offer lies.
        """
        self.setGeometry(self._table.geometry())
        has_left = self._focus is not None and focus is None  # and may have been on what `rest` says
        self._focus = focus
        if has_left or not self.rest.hasFocus():
            _name(self.rest, table.state)
        for note, text in ((self.offer, table.offer), (self.wall, table.wall)):
            if note.text() != text:
                note.setText(text)
            note.setVisible(bool(text))
        self.rest.setGeometry(offer)
        self.offer.setGeometry(offer)
        for zone, name, things in table.zones:
            self._zones[zone].follow(name, things, place_of)
        self._move_keyboard()

    def use_key(self, event: QKeyEvent) -> None:
        """Give a key its effect at the table."""
        self._table.keyPressEvent(event)

    def _move_keyboard(self) -> None:
        """Move the keyboard to the cursor's thing, if the table has the keyboard at all."""
        focused = QApplication.focusWidget()
        if focused is not self._table and (focused is None or not self.isAncestorOf(focused)):
            return
        thing = None if self._focus is None else self.thing(self._focus)
        if self.said != self._focus:
            self.said = None
        wanted = thing if thing is not None and thing.isEnabled() else self.rest
        if wanted is focused:
            return
        if thing is not None and wanted is self.rest:
            _name(self.rest, headed(thing.accessibleName(), thing.accessibleDescription()))
            self.said = self._focus
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_to(self, focus: Focus) -> None:
        """Report where the keyboard has been moved, unless the table's cursor is there already."""
        if focus != self._focus:
            self.pointed.emit(focus)


class _Unseen(QWidget):
    """An invisible, named thing without an action."""

    def __init__(self, reader: TableReader, parent: QWidget | None = None) -> None:
        super().__init__(parent or reader)
        self._reader = reader
        self.focus: Focus | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave keys to the table; called by Qt."""
        self._reader.use_key(event)

    def focusNextPrevChild(self, _forwards: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Leave Tab to the table; called by Qt."""
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Tell where the keyboard is; called by Qt."""
        super().focusInEvent(event)
        if self.focus is not None:
            self._reader.come_to(self.focus)


class _Item(_Unseen):
    """A thing of a list: a card of the hand, or a seat."""

    reader_role = QAccessible.Role.ListItem


class _Button(QPushButton):
    """An invisible button."""

    def __init__(self, reader: TableReader, parent: QWidget) -> None:
        super().__init__(parent)
        self._reader = reader
        self.focus: Focus | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(lambda: reader.pressed.emit(self.focus))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint nothing; called by Qt."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave keys to the table; called by Qt."""
        self._reader.use_key(event)

    def focusNextPrevChild(self, _forwards: bool) -> bool:  # noqa: FBT001, N802 - Qt's signature
        """Leave Tab to the table; called by Qt."""
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Tell where the keyboard is; called by Qt."""
        super().focusInEvent(event)
        if self.focus is not None:
            self._reader.come_to(self.focus)


class _Note(PlainLabel):
    """An invisible text."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint nothing; called by Qt."""


class _Zone(QGroupBox):
    """A part of the table with its things, which can be pressed."""

    make: type[_Item | _Button] = _Button

    def __init__(self, reader: TableReader) -> None:
        super().__init__(reader)
        self._reader = reader
        self._all: list[_Item | _Button] = []
        self.things: list[_Item | _Button] = []

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint nothing; called by Qt."""

    def follow(self, name: str, things: tuple[Thing, ...], place_of: Callable[[Focus], Rect | None]) -> None:
        """Represent these things; superfluous widgets are hidden, after the keyboard has left them."""
        _name(self, name)
        self.setGeometry(self._reader.rect())
        while len(self._all) < len(things):
            self._all.append(self.make(self._reader, self))
        for widget in self._all[len(things) :]:
            if widget.hasFocus():
                self._reader.rest.setFocus(Qt.FocusReason.OtherFocusReason)
            widget.hide()
        self.things = self._all[: len(things)]
        for widget, thing in zip(self.things, things, strict=True):
            self._show(widget, thing, place_of(thing.focus))
        self.setVisible(bool(things))

    def _show(self, widget: _Item | _Button, thing: Thing, place: Rect | None) -> None:
        widget.focus = thing.focus
        _name(widget, thing.name)
        if widget.accessibleDescription() != thing.detail and not widget.hasFocus():
            widget.setAccessibleDescription(thing.detail)  # what has the keyboard is described by the news
        if widget.hasFocus() and not thing.is_enabled:
            self._reader.rest.setFocus(Qt.FocusReason.OtherFocusReason)
        widget.setEnabled(thing.is_enabled)
        if place is not None:
            widget.setGeometry(round(place.x), round(place.y), round(place.w), round(place.h))
        widget.show()


class _List(_Zone):
    """A part of the table whose things are only read, each with its number."""

    make = _Item
    reader_role = QAccessible.Role.List


def _name(widget: QWidget, name: str) -> None:
    """Set the accessible name of a widget; an unchanged name is not announced."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
