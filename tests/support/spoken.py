"""A window as a screen reader finds it in Qt's accessibility tree, and its announcements; none is needed."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

Role = QAccessible.Role
OPERATED = frozenset(
    {
        Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.SpinBox,
        Role.Slider,
        Role.EditableText, Role.List, Role.Table, Role.PageTabList,
    }
)  # fmt: skip
"""What one does something with."""


@dataclass(frozen=True)
class Found:
    """Something in the tree.

    Attributes:
        role: what it is.
        name: how it is called.
        detail: what else is said of it.
        is_enabled: whether something can be done with it now.
        widget: what stands behind it.
    """

    role: QAccessible.Role
    name: str
    detail: str
    is_enabled: bool
    widget: QWidget


@contextmanager
def screen_reader() -> Iterator[None]:
    """Let the program know that a screen reader is there."""
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        yield
    finally:
        QAccessible.setActive(was_active)


def tree(widget: QWidget) -> list[Found]:
    """Return all that is shown in a widget and is a widget itself, in the order of the tree."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return list(_below(interface))


def come_to(widget: QWidget) -> Iterator[tuple[str, str]]:
    """Yield name and description of all in a widget that the keyboard comes to, rows of lists among it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is None or child.state().invisible:
            continue
        below = child.object()
        if child.state().focusable or child.role() is Role.ListItem:
            yield child.text(QAccessible.Text.Name), child.text(QAccessible.Text.Description)
        if isinstance(below, QWidget):
            yield from come_to(below)


def _below(interface: QAccessibleInterface) -> Iterator[Found]:
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is None or not isinstance(child.object(), QWidget) or child.state().invisible:
            continue
        yield Found(
            child.role(),
            spoken_name(child),
            child.text(QAccessible.Text.Description),
            not child.state().disabled,
            child.object(),
        )
        yield from _below(child)


def spoken_name(interface: QAccessibleInterface) -> str:
    """Return how something is called, by its label if it has one: Qt calls a combo box by its value."""
    labels = [label for label, how in interface.relations() if how & QAccessible.RelationFlag.Label]
    if labels:
        return " ".join(label.text(QAccessible.Text.Name) for label in labels)
    if interface.role() is Role.ComboBox:
        return ""
    return interface.text(QAccessible.Text.Name)


def heard() -> str:
    """Return what Orca says of the thing that has the keyboard: its name, and what describes it."""
    focused = QApplication.focusWidget()
    if focused is None:
        return ""
    interface = QAccessible.queryAccessibleInterface(focused)
    texts = (interface.text(text) for text in (QAccessible.Text.Name, QAccessible.Text.Description))
    return " – ".join(filter(None, texts))
