"""Explains the thing that the pointer rests on at a table, or shows it large."""

from PySide6.QtCore import QObject

from tusac_qt.scene.scene import Hit
from tusac_qt.windows.table.table_parts import TableParts
from tusac_qt.windows.widgets.preview import Preview


class Pointing(QObject):
    """Follows the pointer over one table."""

    def __init__(self, page: TableParts, preview: Preview) -> None:
        """Listen to the view.

        Args:
            page: whose view it is.
            preview: shows a small card large.
        """
        super().__init__(page.view)
        self._page = page
        self._preview = preview
        page.view.rested.connect(self._rest)
        page.view.looked.connect(self._look)
        page.view.moved_on.connect(self._move_on)

    def _rest(self, hit: Hit | None) -> None:
        """Explain a button, or show a small card large, once the pointer rests there."""
        self._page.input.hover(hit)
        self._preview.rest_on(hit, self._page.view.pointer)

    def _look(self, hit: Hit | None) -> None:
        self._preview.look_at(hit, self._page.display)

    def _move_on(self) -> None:
        self._page.input.hover(None)
        self._preview.hide()
