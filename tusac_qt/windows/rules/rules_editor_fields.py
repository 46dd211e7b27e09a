"""The controls of the rules editor, one kind for each type of rule.

They show plain values and tell new ones.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QSpinBox, QWidget

from engine.cards import Piece
from engine.melds import MeldKind
from tusac_qt.model.rules_draft import Form, RuleControl, form_of, plain
from tusac_qt.windows.widgets.check_box import CheckBox
from tusac_qt.windows.widgets.named import name_field
from tusac_qt.windows.widgets.plain import PlainLabel
from tusac_qt.windows.widgets.still import StillChoice, StillNumber
from tusac_qt.words.i18n import meld_name, piece_name
from tusac_qt.words.knob_values import choice_name, named_numbers, yes_or_no
from tusac_qt.words.punctuation import headed, phrases
from tusac_qt.words.translation import translate

_MOST = 1_000_000


class RuleField(QWidget):
    """The control of one rule.

    Signals:
        changed: the plain value the player has chosen.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_showing = False

    def show_value(self, value: object) -> None:
        """Show a plain value; one that the control cannot show leaves it as it is."""
        self.is_showing = True
        self.put(value)
        self.is_showing = False

    def put(self, value: object) -> None:
        """Put a value into the widgets; for subclasses."""
        raise NotImplementedError

    def retranslate(self, name: str) -> None:
        """Show all texts in the current language; for subclasses.

        Args:
            name: what the rule is called.
        """
        raise NotImplementedError

    def tell(self, value: object) -> None:
        """Report a value that the player has chosen."""
        if not self.is_showing:
            self.changed.emit(value)


class _Flag(RuleField):
    def __init__(self) -> None:
        super().__init__()
        self._box = CheckBox(self)
        self._box.toggled.connect(self._choose)
        _row(self, [self._box])

    def put(self, value: object) -> None:
        self._box.setChecked(value is True)
        self._box.setText(yes_or_no(self._box.isChecked()))

    def retranslate(self, name: str) -> None:
        self._box.setAccessibleName(name)
        self._box.setText(yes_or_no(self._box.isChecked()))

    def _choose(self, is_on: bool) -> None:  # noqa: FBT001 - a Qt slot
        self._box.setText(yes_or_no(is_on))
        self.tell(is_on)


class NamedNumber(StillNumber):
    """A number field in which some values stand for something else, and are shown and typed as words."""

    def __init__(self, parent: QWidget) -> None:
        """Start without words."""
        super().__init__(parent)
        self._names: Mapping[int, str] = {}

    def show_names(self, names: Mapping[int, str]) -> None:
        """Show these values as words."""
        self._names = names
        self.setSuffix(self.suffix())  # writes the value anew

    def textFromValue(self, value: int) -> str:  # noqa: N802 - Qt's name
        """Return what a value is shown as; called by Qt."""
        return self._names.get(value) or super().textFromValue(value)

    def valueFromText(self, text: str) -> int:  # noqa: N802 - Qt's name
        """Return the value that a text shows; called by Qt."""
        named = {name: value for value, name in self._names.items()}
        return named[text] if text in named else super().valueFromText(text)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let a name stand, and be written over; called by Qt."""
        if text in self._names.values():
            return QValidator.State.Acceptable, text, place
        if self._names and not any(map(str.isdigit, text)):
            return QValidator.State.Intermediate, text, place
        return super().validate(text, place)


class _Number(RuleField):
    def __init__(self, key: str, least: int) -> None:
        super().__init__()
        self._key = key
        self._box = NamedNumber(self)
        _set_up(self._box, _MOST, least)
        self._box.valueChanged.connect(self.tell)
        _row(self, [self._box])

    def put(self, value: object) -> None:
        if isinstance(value, int):
            self._box.setValue(value)

    def retranslate(self, name: str) -> None:
        self._box.setAccessibleName(name)
        self._box.show_names(named_numbers(self._key))


class _Choice(RuleField):
    """A choice of several values; a single one is only shown."""

    def __init__(self, choices: Sequence[object]) -> None:
        super().__init__()
        self._choices = choices
        self._box = StillChoice(self)
        self._box.addItems([""] * len(choices))
        self._box.activated.connect(lambda place: self.tell(plain(self._choices[place])))
        self._only = PlainLabel(self)
        self._box.setVisible(len(choices) > 1)
        self._only.setVisible(len(choices) == 1)
        _row(self, [self._box, self._only])

    def put(self, value: object) -> None:
        place = next((place for place, choice in enumerate(self._choices) if plain(choice) == value), -1)
        self._box.setCurrentIndex(place)

    def retranslate(self, name: str) -> None:
        name_field(self._box, name)
        for place, choice in enumerate(self._choices):
            self._box.setItemText(place, _choice_text(choice))
        self._only.setText(_choice_text(self._choices[0]))


class _Set(RuleField):
    def __init__(self, choices: Sequence[object]) -> None:
        super().__init__()
        self._choices = choices
        self._boxes = [CheckBox(self) for _ in choices]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        columns = 5 if isinstance(choices[0], int) and not isinstance(choices[0], Piece) else 3
        for place, box in enumerate(self._boxes):
            box.toggled.connect(self._choose)
            grid.addWidget(box, place // columns, place % columns)
        grid.setColumnStretch(columns, 1)

    def put(self, value: object) -> None:
        chosen = value if isinstance(value, list) else []
        for box, choice in zip(self._boxes, self._choices, strict=True):
            box.setChecked(plain(choice) in chosen)

    def retranslate(self, name: str) -> None:
        for box, choice in zip(self._boxes, self._choices, strict=True):
            box.setText(_choice_text(choice))
            box.setAccessibleName(headed(name, _choice_text(choice)))

    def _choose(self) -> None:
        boxes = zip(self._boxes, self._choices, strict=True)
        chosen = [plain(choice) for box, choice in boxes if box.isChecked()]
        is_words = all(isinstance(value, str) for value in chosen) and not isinstance(self._choices[0], Piece)
        self.tell(sorted(map(str, chosen)) if is_words else chosen)


class _Pair(RuleField):
    def __init__(self, least: int) -> None:
        super().__init__()
        self._boxes = [_spin(self, _MOST, least) for _ in range(2)]
        self._labels = [PlainLabel(self) for _ in range(2)]
        for box in self._boxes:
            box.valueChanged.connect(lambda _: self.tell([box.value() for box in self._boxes]))
        _row(self, [self._boxes[0], self._labels[0], self._boxes[1], self._labels[1]])

    def put(self, value: object) -> None:
        for box, number in zip(self._boxes, cast("list[int]", value), strict=True):
            box.setValue(number)

    def retranslate(self, name: str) -> None:
        for box, label, text in zip(self._boxes, self._labels, _heads(), strict=True):
            label.setText(text)
            box.setAccessibleName(headed(name, text))


class _Points(RuleField):
    def __init__(self) -> None:
        super().__init__()
        self._boxes = {kind: [_spin(self, _MOST) for _ in range(2)] for kind in MeldKind}
        self._names = {kind: PlainLabel(self) for kind in MeldKind}
        self._heads = [PlainLabel(self) for _ in range(2)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for column, head in enumerate(self._heads, 1):
            grid.addWidget(head, 0, column)
        for row, kind in enumerate(MeldKind, 1):
            self._names[kind].setWordWrap(True)
            grid.addWidget(self._names[kind], row, 0)
            for column, box in enumerate(self._boxes[kind], 1):
                box.valueChanged.connect(self._choose)
                grid.addWidget(box, row, column)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(3, 1)

    def put(self, value: object) -> None:
        table = cast("Mapping[str, list[int]]", value)
        for kind, boxes in self._boxes.items():
            for box, number in zip(boxes, table[kind.name.lower()], strict=True):
                box.setValue(number)

    def retranslate(self, name: str) -> None:
        for head, text in zip(self._heads, _heads(), strict=True):
            head.setText(text)
        for kind, boxes in self._boxes.items():
            self._names[kind].setText(meld_name(kind))
            for box, text in zip(boxes, _heads(), strict=True):
                box.setAccessibleName(headed(name, phrases((meld_name(kind), text))))

    def _choose(self) -> None:
        self.tell({kind.name.lower(): [box.value() for box in boxes] for kind, boxes in self._boxes.items()})


class WheelGuard(QObject):
    """Lets the wheel scroll the page over a control without focus, instead of changing its value."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take the wheel from controls without the keyboard; called by Qt."""
        is_idle = isinstance(watched, QWidget) and not watched.hasFocus()
        if event.type() == QEvent.Type.Wheel and is_idle:
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def field_for(key: str, guard: WheelGuard) -> RuleField:
    """Return the control of a rule."""
    form = form_of(key)
    made = _make(key, form)
    for box in (*made.findChildren(QComboBox), *made.findChildren(QSpinBox)):
        box.installEventFilter(guard)
    return made


def _make(key: str, form: Form) -> RuleField:
    if form.kind is RuleControl.CHOICE:
        return _Choice(form.choices)
    if form.kind is RuleControl.SET:
        return _Set(form.choices)
    if form.kind is RuleControl.NUMBER:
        return _Number(key, form.least)
    if form.kind is RuleControl.PAIR:
        return _Pair(form.least)
    if form.kind is RuleControl.FLAG:
        return _Flag()
    if form.kind is RuleControl.POINTS:
        return _Points()
    assert_never(form.kind)


def _spin(parent: QWidget, most: int, least: int = 0) -> QSpinBox:
    box = StillNumber(parent)
    _set_up(box, most, least)
    return box


def _set_up(box: QSpinBox, most: int, least: int) -> None:
    box.setRange(least, most)
    box.setKeyboardTracking(False)
    box.setAlignment(Qt.AlignmentFlag.AlignCenter)


def _heads() -> tuple[str, str]:
    return translate("rules editor", "in hand"), translate("rules editor", "on the table")


def _choice_text(choice: object) -> str:
    if isinstance(choice, Piece):
        return piece_name(choice)
    return str(choice) if isinstance(choice, int) else choice_name(choice)  # type: ignore[arg-type]


def _row(field: RuleField, widgets: Sequence[QWidget]) -> None:
    box = QHBoxLayout(field)
    box.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        box.addWidget(widget)
    box.addStretch()
