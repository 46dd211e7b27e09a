"""The layout of a table's page, for a player, or for a whole room that watches."""

from tusac_qt.model.big_layout import big_layout, result_on_big
from tusac_qt.model.layout import table_layout
from tusac_qt.model.zones import TableLayout
from tusac_qt.windows.table.calls import Calls
from tusac_qt.windows.table.table_parts import TableParts
from tusac_qt.windows.table.table_strip import TableStrip


class TablePlaces:
    """Lays one table's page out."""

    def __init__(self, page: TableParts, strip: TableStrip, calls: Calls) -> None:
        """Prepare; nothing is laid out yet.

        Args:
            page: whose parts get their places.
            strip: knows whether a whole room is to read it.
            calls: what players call, which is not seen any more in a new layout.
        """
        self._page = page
        self._strip = strip
        self._calls = calls

    @property
    def shows_big(self) -> bool:
        """Whether the table is shown for a whole room: nobody plays in this window."""
        return self._strip.is_big and self._page.bridge.table.is_watching

    def lay_out(self, *, tiles: bool) -> bool:
        """Lay everything out for the present size, pixel ratio and scale; return whether there was a size.

        Args:
            tiles: the cards are tiles.
        """
        page = self._page
        size = page.view.viewport().size()
        if size.width() < 2 or size.height() < 2:
            return False
        page.animator.finish()
        layout = self._layout(size.width(), size.height(), tiles=tiles)
        page.scene.set_layout(layout, page.view.devicePixelRatioF())
        page.scene.show_first_deal(None)
        self._calls.clear()
        page.drawer.place(layout)
        pages = result_on_big(layout) if self.shows_big else layout
        page.result.place(pages)
        page.match_end.place(pages)
        page.company.place(layout)
        return True

    def _layout(self, width: int, height: int, *, tiles: bool) -> TableLayout:
        seats, scale = self._page.bridge.table.view.seats, self._page.settings.scale_percent / 100
        if self.shows_big:
            return big_layout(seats, width, height, scale)
        has_log = self._page.drawer.is_open
        return table_layout(seats, width, height, scale, tiles=tiles, has_log=has_log)
