"""Names for fields, by which screen readers call them.

On Linux, screen readers call a combo box by its value and ignore its name, unless a label belongs to it. A
combo box without a visible label gets an invisible one.
"""

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLayout, QWidget

from tusac_qt.windows.widgets.plain import PlainLabel

_LABEL = "unseenLabel"


def name_field(field: QWidget, name: str) -> None:
    """Set the name by which screen readers call a field."""
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
    """Connect a visible label with a field, or with the first field of a row.

    Buttons and check boxes have their own names.
    """
    if isinstance(field, QLayout):
        first = field.itemAt(0)
        widget = None if first is None else first.widget()
    else:
        widget = field
    if widget is not None and not isinstance(widget, QAbstractButton):
        label.setBuddy(widget)
