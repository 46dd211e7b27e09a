"""Roles for screen readers that no widget of Qt's bears by itself, such as an item of a list that is painted.

A class of widgets names its role in `reader_role`; `install` lets Qt ask for it.
"""

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@cache
def install() -> None:
    """Tell screen readers the roles that widgets name, from now on."""
    QAccessible.installFactory(_interface)


def _interface(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return how a screen reader finds a widget of such a class; None for any other."""
    role = getattr(thing, "reader_role", None)
    if isinstance(thing, QWidget) and isinstance(role, QAccessible.Role):
        return QAccessibleWidget(thing, role)
    return None
