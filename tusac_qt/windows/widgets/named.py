"""Names for fields, by which screen readers call them.

A combo box is called by its value on Linux, whatever name it is given, unless a label belongs to it. Where
none is seen beside it, it gets one that is not seen.
"""

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLayout, QWidget

from tusac_qt.windows.widgets.plain import PlainLabel

_LABEL = "unseenLabel"


def name_field(field: QWidget, name: str) -> None:
    """Let screen readers call a field so."""
    field.setAccessibleName(name)
    holder = field.parentWidget()
    if not isinstance(field, QComboBox) or holder is None:
        return
    line = field.lineEdit()
    if line is not None:
        line.setAccessibleName(name)
    label = field.property(_LABEL)
    if not isinstance(label, PlainLabel):
        label = PlainLabel(holder)
        label.hide()
        field.setProperty(_LABEL, label)
    if label.parentWidget() is not holder:
        label.setParent(holder)
    label.setBuddy(field)
    label.setText(name)


def label_field(label: PlainLabel, field: QWidget | QLayout) -> None:
    """Let a label that stands beside a field, or a row of them, belong to it, or to the first of them.

    Buttons and boxes to tick bear their own name.
    """
    if isinstance(field, QLayout):
        first = field.itemAt(0)
        widget = None if first is None else first.widget()
    else:
        widget = field
    if widget is not None and not isinstance(widget, QAbstractButton):
        label.setBuddy(widget)
