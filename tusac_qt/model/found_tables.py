"""From what discovery knows to the list of tables nearby, in words. No Qt."""

from net.discovery.advert import TableState
from net.discovery.discovery import FoundTable, Nearby, TableReach
from tusac_qt.model.nearby import NearbyList, NearbyTable
from tusac_qt.words.faces import derived_face
from tusac_qt.words.i18n import pace_name, rules_name
from tusac_qt.words.translation import translate
from tusac_qt.words.troubles import is_ours, other_version, unseen_text


def nearby_list(nearby: Nearby, own: str = "") -> NearbyList:
    """Return the list: the table to continue, then tables that answer with a free seat, as found.

    Args:
        nearby: what discovery knows.
        own: the id of the table that we have not left; "" for none.
    """
    found = [_table(table, own) for table in nearby.tables]
    tables = sorted(found, key=lambda table: (not table.is_own, not table.answers, not table.has_place))
    search = nearby.search
    return NearbyList(
        tables=tuple(tables),
        tried=0 if search is None else search.tried,
        total=0 if search is None else search.total,
        note=unseen_text(nearby.troubles[0]) if nearby.troubles else "",
    )


def _table(found: FoundTable, own: str) -> NearbyTable:
    advert = found.advert
    is_own = advert.table == own and found.reach is not TableReach.SILENT
    name = advert.name or translate("nearby", "{host}’s table").format(
        host=advert.host or found.addresses[0].host
    )
    return NearbyTable(
        table=advert.table,
        name=translate("nearby", "Continue: {table}").format(table=name) if is_own else name,
        details="  ·  ".join(_details(found, is_own=is_own)),
        is_locked=advert.needs_code,
        answers=found.reach is not TableReach.SILENT,
        has_place=advert.free > 0 and is_ours(advert),
        addresses=found.addresses,
        face=derived_face(advert.host),
        is_own=is_own,
    )


def _details(found: FoundTable, *, is_own: bool) -> list[str]:
    advert = found.advert
    if not is_ours(advert):
        return [other_version(advert), rules_name(advert.rules)]
    if found.reach is TableReach.SILENT:
        return [translate("nearby", "no answer"), rules_name(advert.rules)]
    if advert.state is TableState.PLAYING:
        seats = translate("nearby", "playing, a seat is free")
        if is_own:
            seats = translate("nearby", "playing, you were here")
        elif not advert.free:
            seats = translate("nearby", "playing, you can watch")
    else:
        seats = translate("nearby", "{free} of {seats} seats free")
        if not advert.free:
            seats = translate("nearby", "full: {people} of {seats}")
    seats = seats.format(people=advert.people, seats=advert.seats, free=advert.free)
    number = translate("nearby", "No. {number}").format(number=found.number) if found.number else ""
    host = "" if advert.host and advert.host in advert.name else advert.host
    return [part for part in (number, seats, host, rules_name(advert.rules), pace_name(advert.pace)) if part]
