"""The tables nearby in a terminal: each is printed when it appears, and chosen by its number."""

from net.discovery.advert import TableState
from net.discovery.discovery import FoundTable, Nearby
from tusac_qt.terminal.typed import number_of
from tusac_qt.words.i18n import pace_name, rules_name
from tusac_qt.words.translation import translate
from tusac_qt.words.troubles import is_ours, other_version, unseen_text


class TextList:
    """The lines about a list that fills by itself."""

    def __init__(self) -> None:
        self._tables: list[FoundTable] = []
        self._own = ""
        self._troubles: set[str] = set()

    @property
    def is_empty(self) -> bool:
        """Whether no table has been found yet."""
        return not self._tables

    def tell(self, nearby: Nearby, own: str = "") -> list[str]:
        """Return the lines that are new.

        Args:
            nearby: what discovery knows.
            own: the id of the table that we have not left, "" for none: Enter leads back to it.
        """
        self._own = own
        lines = []
        for table in nearby.tables:
            ids = [known.advert.table for known in self._tables]
            if table.advert.table in ids:
                self._tables[ids.index(table.advert.table)] = table
            else:
                self._tables.append(table)
                line = table_line(table)
                if table.advert.table == own:
                    line = translate("terminal", "Continue: {table}").format(table=line)
                lines.append(f"  {len(self._tables)} {line}")
        for text in map(unseen_text, nearby.troubles):
            if text not in self._troubles:
                self._troubles.add(text)
                lines.append(text)
        return lines

    def prompt(self) -> str:
        """Return the question that is open."""
        if self.is_empty:
            return translate(
                "terminal", "The number or address on the host’s screen (h: search harder, x: leave) >"
            )
        text = translate("terminal", "Join which table (Enter: {number}, h: search harder, x: leave) >")
        return text.format(number=self._first)

    def chosen(self, text: str) -> FoundTable | None:
        """Return the table a typed line means, or None if it means none of the list."""
        number = number_of(text) if text else self._first
        is_listed = number is not None and 1 <= number <= len(self._tables)
        return self._tables[number - 1] if number is not None and is_listed else None

    @property
    def _first(self) -> int:
        """The number of the table that Enter joins."""
        own = (place for place, table in enumerate(self._tables, 1) if table.advert.table == self._own)
        return next(own, 1)


def table_line(table: FoundTable) -> str:
    """Return a table of a list in one line."""
    advert = table.advert
    marks = [
        advert.name or advert.host,
        rules_name(advert.rules),
        pace_name(advert.pace),
        translate("terminal", "{free} of {seats} seats free").format(free=advert.free, seats=advert.seats),
        translate("terminal", "playing") if advert.state is TableState.PLAYING else "",
        translate("terminal", "code") if advert.needs_code else "",
        "" if is_ours(advert) else other_version(advert),
        str(table.addresses[0]),
    ]
    return " · ".join(mark for mark in marks if mark)
