"""The table's rectangles: everything has its own place at every size, seat count and scale."""

from itertools import product

import pytest

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.layout import MAX_SCALE, MIN_SCALE, table_layout
from tusac_qt.model.packing import HALF_RATIO, pack_hand, pack_seat
from tusac_qt.model.zones import SeatZones, TableLayout

WINDOWS = ((1024, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
WORST_MELDS = [3, 3, 4, 4, 1, 2, 3]
WORST_REJECTS = 16
FULL_HANDS = ([21], [3, 3, 2, 4, 3, 2, 4], [2] * 10 + [1], [1] * 21, [11, 10], [4, 4, 4, 4, 5])

windows = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
seat_counts = pytest.mark.parametrize("seats", range(2, 7))


def zones(table: TableLayout) -> dict[str, Rect]:
    """Return the parts of a table that must not hide each other."""
    found = {
        "wall": table.wall,
        "offer": table.offer,
        "caption": table.caption,
        "strip": table.top_strip,
        "timer": table.timer,
        "hand": table.hand,
        "side": table.side,
    }
    found |= {f"place {place}": rect for place, rect in enumerate(table.places)}
    found |= {f"tool {place}": rect for place, rect in enumerate(table.tools)}
    for place, seat in enumerate(table.seats):
        found |= {f"face {place}": seat.face, f"plaque {place}": seat.plaque, f"cards {place}": seat.cards}
    return found


def assert_apart(rects: list[Rect]) -> None:
    for place, one in enumerate(rects):
        for other in rects[place + 1 :]:
            assert not one.overlaps(other), (one, other)


@pytest.mark.parametrize(
    ("window", "hand", "meld"),
    [((1280, 800), 58, 45), ((1920, 1080), 84, 63), ((3840, 2160), 168, 126)],
    ids=str,
)
def test_cards_are_as_large_as_promised_for_four(window: tuple[int, int], hand: int, meld: int) -> None:
    table = table_layout(4, *window)

    assert min(card.w for card in pack_hand([3, 3, 3, 3, 3, 3, 3], table)) >= hand
    for seat in table.seats:
        melds, _ = pack_seat([3, 3, 2], 4, seat, table.card[0])
        assert melds[0].w >= meld


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_text_is_never_smaller_than_can_be_read_and_grows_with_the_window(window: tuple[int, int]) -> None:
    text = table_layout(4, *window).text

    assert text.body >= max(13, 0.016 * min(window[1], 0.62 * window[0]))
    assert text.title > text.name > text.body


@windows
@seat_counts
@pytest.mark.parametrize("scale", [MIN_SCALE, 1.0, 1.3, MAX_SCALE])
def test_no_part_hides_another(window: tuple[int, int], seats: int, scale: float) -> None:
    table = table_layout(seats, *window, scale)
    found = zones(table)
    names = sorted(found)

    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            assert not found[one].overlaps(found[other]), (one, other)
    whole = Rect(0, 0, *window)
    assert all(whole.contains(rect) for rect in found.values())


@windows
@seat_counts
@pytest.mark.parametrize("scale", [MIN_SCALE, 1.0, 1.4, MAX_SCALE])
def test_the_log_lies_beside_the_table_and_moves_no_answer_or_it_leaves_hand_and_tray_free(
    window: tuple[int, int], seats: int, scale: float
) -> None:
    for size, tiles in product((window, (window[1], window[0])), (False, True)):
        closed = table_layout(seats, *size, scale, tiles=tiles)
        table = table_layout(seats, *size, scale, tiles=tiles, has_log=True)
        drawer = table.drawer

        assert drawer == closed.drawer
        assert drawer.w >= min(0.24 * size[0], 22 * table.text.body)
        assert Rect(0, 0, *size).contains(drawer)
        assert (table.tray, table.places) == (closed.tray, closed.places)
        assert tiles or table.offer.h == closed.offer.h
        if not table.is_drawer_beside:
            assert table == closed
            assert not drawer.overlaps(table.hand)
            assert not drawer.overlaps(table.tray)
            continue
        assert (drawer.y, drawer.h) == (0, size[1])
        assert size[0] - drawer.w >= 940
        parts = {"log": drawer, **zones(table)}
        if tiles:
            del parts["offer"], parts["wall"]
        assert_apart(list(parts.values()))
        assert all(Rect(0, 0, *size).contains(part) for part in parts.values())
        assert all(table.hand.contains(card, slack=1) for card in pack_hand([21], table))


@seat_counts
@pytest.mark.parametrize("window", [(800, 1100), (1080, 1920), (900, 800)], ids=str)
def test_an_upright_window_keeps_everything_apart(window: tuple[int, int], seats: int) -> None:
    table = table_layout(seats, *window)

    assert table.is_portrait
    assert_apart(list(zones(table).values()))


@windows
@pytest.mark.parametrize("groups", FULL_HANDS, ids=str)
@pytest.mark.parametrize("scale", [MIN_SCALE, 1.0, 1.25, MAX_SCALE])
def test_twenty_one_cards_in_hand_never_overlap(
    window: tuple[int, int], groups: list[int], scale: float
) -> None:
    table = table_layout(4, *window, scale)
    for grid in (1.0, 1 / 1.25, 1 / 1.5, 0.5):
        cards = pack_hand(groups, table, grid=grid)

        assert len(cards) == 21
        assert_apart(cards)
        assert all(table.hand.contains(card, slack=grid + 0.5) for card in cards)
        assert all(card.w >= 34 and card.h >= HALF_RATIO * card.w for card in cards)


@windows
@seat_counts
def test_the_worst_case_fits_every_seat(window: tuple[int, int], seats: int) -> None:
    table = table_layout(seats, *window)

    for seat in table.seats:
        melds, rejects = pack_seat(WORST_MELDS, WORST_REJECTS, seat, table.card[0])
        assert (len(melds), len(rejects)) == (sum(WORST_MELDS), WORST_REJECTS)
        assert_apart([*melds, *rejects])
        assert all(seat.cards.contains(card, slack=1.0) for card in (*melds, *rejects))
        assert rejects[0].w >= 13


def test_few_cards_are_shown_smaller_than_in_the_hand_and_rejects_smaller_still() -> None:
    table = table_layout(4, 1280, 800)
    melds, rejects = pack_seat([3], 2, table.seats[0], table.card[0])

    assert melds[0].w <= 0.88 * table.card[0]
    assert melds[0].h == pytest.approx(HALF_RATIO * melds[0].w, abs=1)
    assert rejects[0].w == pytest.approx(0.88 * melds[0].w, abs=1)
    assert rejects[0].x > melds[-1].right + 0.5 * melds[0].w, "what nobody took is no set"


@seat_counts
def test_rejects_grow_only_into_room_that_no_set_needs(seats: int) -> None:
    table = table_layout(seats, 1280, 800)
    for seat in table.seats:
        shares = []
        for rejects in (2, WORST_REJECTS):
            laid, kept = pack_seat(WORST_MELDS, rejects, seat, table.card[0])
            shares.append(kept[0].w / laid[0].w)
        few, _ = pack_seat(WORST_MELDS, 0, seat, table.card[0])
        one, _ = pack_seat(WORST_MELDS, 1, seat, table.card[0])
        assert shares[0] >= shares[1] >= 0.6
        assert one[0].w >= 0.9 * few[0].w


def seat_of(cards: Rect, align: Align = Align.LEFT) -> SeatZones:
    return SeatZones(Rect(0, 0, 1, 1), Rect(0, 0, 1, 1), cards, align)


def test_a_row_begins_at_the_side_of_its_seat() -> None:
    zone = Rect(100, 0, 400, 100)
    left, _ = pack_seat([3], 0, seat_of(zone), 50)
    right, _ = pack_seat([3], 0, seat_of(zone, Align.RIGHT), 50)
    middle, _ = pack_seat([3], 0, seat_of(zone, Align.CENTER), 50)

    assert left[0].x == zone.x
    assert right[-1].right == pytest.approx(zone.right, abs=1)
    assert middle[0].x - zone.x == pytest.approx(zone.right - middle[-1].right, abs=2)


def test_groups_stay_whole() -> None:
    cards, _ = pack_seat([3, 3, 2], 0, seat_of(Rect(0, 0, 150, 400)), 50)

    for first, last in ((0, 2), (3, 5), (6, 7)):
        assert len({card.y for card in cards[first : last + 1]}) == 1


def test_rejects_follow_the_sets_in_their_row_or_begin_one_of_their_own() -> None:
    melds, rejects = pack_seat([3], 3, seat_of(Rect(0, 0, 400, 400)), 50)
    assert {card.y for card in rejects} == {melds[0].y}

    melds, rejects = pack_seat([3, 3], 5, seat_of(Rect(0, 0, 300, 400)), 50)
    assert {card.y for card in rejects} != {melds[0].y}
    assert len({card.y for card in rejects}) == 1


@windows
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_the_eight_places_depend_on_the_window_and_the_scale_alone(
    window: tuple[int, int], scale: float
) -> None:
    tables = [
        table_layout(seats, *window, scale, tiles=tiles) for seats in range(2, 7) for tiles in (False, True)
    ]

    stacked = [table for table in tables if table.hand == tables[0].hand]
    assert len({table.places for table in stacked}) == 1
    for table in tables:
        places = table.places
        assert len(places) == 8
        assert all(place.h >= 44 and place.w >= 72 for place in places)
        assert (
            len({round(place.w, 6) for place in places}) == len({round(place.h, 6) for place in places}) == 1
        )
        assert places[0].x < places[1].x < places[2].x < places[3].x
        assert [place.x for place in places[:4]] == [place.x for place in places[4:]]
        assert places[3].x - places[2].right > places[1].x - places[0].right
        assert all(table.tray.contains(place) for place in places)
        assert table.tray.bottom <= table.hand.y + 0.01


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@seat_counts
def test_the_card_on_offer_is_as_high_at_every_scale_of_the_text(window: tuple[int, int], seats: int) -> None:
    usual = table_layout(seats, *window).offer
    for scale in (1.25, 1.5, 2.0, MAX_SCALE):
        large = table_layout(seats, *window, scale).offer
        assert (large.w, large.h) == (usual.w, usual.h)
    assert usual.h == pytest.approx(0.3 * window[1])


@pytest.mark.parametrize(
    ("seats", "scale", "window", "promised"),
    [
        (
            4,
            1.0,
            (1280, 800),
            {"side": (64, 55, 49, 48), "opposite": (62, 47, 38, 31), "own": (51, 47, 42, 37)},
        ),
        (
            6,
            1.0,
            (1280, 800),
            {"side": (53, 44, 38, 32), "opposite": (62, 39, 38, 32), "own": (51, 47, 42, 37)},
        ),
        (
            4,
            2.0,
            (1024, 600),
            {"side": (51, 40, 38, 33), "opposite": (33, 33, 28, 20), "own": (41, 35, 28, 25)},
        ),
    ],
    ids=str,
)
def test_sets_are_as_wide_as_the_design_promises(
    seats: int, scale: float, window: tuple[int, int], promised: dict[str, tuple[int, ...]]
) -> None:
    table = table_layout(seats, *window, scale)
    opposite = {4: 2, 6: 3}[seats]
    found = {"side": table.seats[1], "opposite": table.seats[opposite], "own": table.seats[0]}
    for name, widths in promised.items():
        for (sets, discards), width in zip(((2, 1), (3, 3), (4, 4), (6, 6)), widths, strict=True):
            melds, _ = pack_seat([3] * sets, discards, found[name], table.card[0])
            assert melds[0].w >= width - 2, (name, sets)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_edges_fall_on_device_pixels(ratio: float) -> None:
    table = table_layout(4, 1280, 800)
    cards = pack_hand([3, 4, 2], table, grid=1 / ratio)
    for packed in pack_seat(WORST_MELDS, 5, table.seats[1], table.card[0], 1 / ratio):
        cards += packed

    for card in cards:
        for edge in (card.x, card.y, card.w, card.h):
            assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)


def test_buttons_are_large_enough_to_hit() -> None:
    for window in WINDOWS:
        table = table_layout(4, *window)
        for rect in (*table.places, *table.deal, *table.controls):
            assert rect.w >= 30
            assert rect.h >= 30


def test_a_larger_scale_makes_text_larger_and_no_card_of_a_full_hand_narrower() -> None:
    usual = table_layout(4, 1280, 800)
    full = pack_hand([3, 3, 2, 4, 3, 2, 4], usual)[0].w
    for scale in (1.25, 1.4, 1.5, 2.0, MAX_SCALE):
        large = table_layout(4, 1280, 800, scale)
        cards = pack_hand([3, 3, 2, 4, 3, 2, 4], large)

        assert large.text.body > usual.text.body
        assert cards[0].w >= full
        assert len({card.y for card in cards}) == 1
        assert pack_hand([3, 3, 3, 3], large)[0].w > 1.2 * full


def test_a_short_hand_needs_one_row_at_any_scale() -> None:
    table = table_layout(4, 1280, 800, 1.5)

    assert len({card.y for card in pack_hand([3, 3], table)}) == 1


def test_nothing_is_packed_of_nothing() -> None:
    table = table_layout(4, 1280, 800)

    assert pack_hand([], table) == []
    assert pack_seat([], 0, table.seats[1], table.card[0]) == ([], [])


@pytest.mark.parametrize(("seats", "meld"), [(2, 31), (3, 26), (4, 27), (5, 25), (6, 25)], ids=str)
def test_sets_are_readable_even_where_every_seat_is_as_full_as_it_can_be(seats: int, meld: int) -> None:
    table = table_layout(seats, 1280, 800)

    for seat in table.seats[1:]:
        assert pack_seat(WORST_MELDS, WORST_REJECTS, seat, table.card[0])[0][0].w >= meld


@windows
@seat_counts
@pytest.mark.parametrize("scale", [1.0, 1.4, MAX_SCALE])
def test_every_plaque_has_room_for_a_name_however_large_text_is(
    window: tuple[int, int], seats: int, scale: float
) -> None:
    table = table_layout(seats, *window, scale)

    for seat in table.seats:
        assert seat.plaque.h >= 1.28 * table.text.name
        assert seat.plaque.w >= 5.5 * table.text.name


def test_an_upright_window_that_is_low_has_one_row_of_tall_cards_not_two_of_small_ones() -> None:
    low, high = table_layout(4, 800, 760), table_layout(4, 800, 1200)

    assert low.is_portrait
    assert (low.hand_rows, high.hand_rows) == (1, 2)
    assert low.card[0] > 33
    assert low.card[1] > 0.6 * low.hand.h
    assert_apart(pack_hand([1] * 21, low))
