"""The table's rectangles: everything has its own place at every size, seat count and scale."""

import pytest

from tusac_qt.model.geometry import Align, Rect
from tusac_qt.model.layout import MAX_SCALE, MIN_SCALE, TableLayout, table_layout
from tusac_qt.model.packing import HALF_RATIO, discard_fit, meld_fit, pack, pack_hand

WINDOWS = ((1024, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
WORST_MELDS = [3, 3, 4, 4, 1, 2, 3]
WORST_DISCARDS = [1] * 16
FULL_HANDS = ([21], [3, 3, 2, 4, 3, 2, 4], [2] * 10 + [1], [1] * 21, [11, 10], [4, 4, 4, 4, 5])

windows = pytest.mark.parametrize("window", WINDOWS, ids=lambda window: f"{window[0]}x{window[1]}")
seat_counts = pytest.mark.parametrize("seats", range(2, 7))


def zones(table: TableLayout) -> dict[str, Rect]:
    """Return the parts of a table that must not hide each other."""
    found = {
        "wall": table.wall,
        "offer": table.offer,
        "timer": table.timer,
        "hand": table.hand,
        "side": table.side,
    }
    found |= {f"button {place}": rect for place, rect in enumerate(table.buttons)}
    for place, seat in enumerate(table.seats):
        found |= {
            f"plaque {place}": seat.plaque,
            f"melds {place}": seat.melds,
            f"discards {place}": seat.discards,
        }
    return found


def edges(rect: Rect) -> tuple[float, ...]:
    return rect.x, rect.y, rect.w, rect.h


def assert_apart(rects: list[Rect]) -> None:
    for place, one in enumerate(rects):
        for other in rects[place + 1 :]:
            assert not one.overlaps(other), (one, other)


def test_cards_are_as_large_as_promised_for_four_at_1280_by_800() -> None:
    table = table_layout(4, 1280, 800)

    assert table.card == pytest.approx((42.67, 143.52), abs=0.01)
    assert table.buttons[0].w == pytest.approx(101, abs=3)
    assert edges(table.seats[2].melds) == pytest.approx((0.22 * 1280, 0.10 * 800, 0.56 * 1280, 0.085 * 800))
    assert edges(table.hand) == pytest.approx((0.12 * 1280, 0.795 * 800, 0.765 * 1280, 0.195 * 800))


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


@seat_counts
@pytest.mark.parametrize("window", [(800, 1100), (1080, 1920), (900, 800)], ids=str)
def test_an_upright_window_keeps_everything_apart(window: tuple[int, int], seats: int) -> None:
    table = table_layout(seats, *window)

    assert table.is_portrait
    assert_apart(list(zones(table).values()))


@windows
@pytest.mark.parametrize("groups", FULL_HANDS, ids=str)
@pytest.mark.parametrize("scale", [MIN_SCALE, 1.0, 1.25, MAX_SCALE])
@pytest.mark.parametrize("grid", [1.0, 1 / 1.25, 1 / 1.5, 0.5])
def test_twenty_one_cards_in_hand_never_overlap(
    window: tuple[int, int], groups: list[int], scale: float, grid: float
) -> None:
    table = table_layout(4, *window, scale)
    cards = pack_hand(groups, table, grid=grid)

    assert len(cards) == 21
    assert_apart(cards)
    assert all(table.hand.contains(card, slack=grid + 0.5) for card in cards)
    assert all(card.w >= 18 and card.h >= 2.4 * card.w for card in cards)


@windows
@seat_counts
def test_the_worst_case_fits_every_seat(window: tuple[int, int], seats: int) -> None:
    table = table_layout(seats, *window)

    for zone in table.seats:
        melds = pack(WORST_MELDS, zone.melds, zone.align, meld_fit(table.card[0], 1.0))
        discards = pack(WORST_DISCARDS, zone.discards, zone.align, discard_fit(table.card[0], 1.0))
        for cards, place in ((melds, zone.melds), (discards, zone.discards)):
            assert_apart(cards)
            assert all(place.contains(card, slack=1.0) for card in cards)
            assert cards[0].w >= 16


@pytest.mark.parametrize(
    ("window", "melds", "discards"),
    [((1024, 600), 24, 20), ((1280, 800), 31, 27), ((1920, 1080), 45, 36), ((3840, 2160), 89, 72)],
    ids=str,
)
def test_cards_of_the_worst_case_are_as_large_as_promised(
    window: tuple[int, int], melds: int, discards: int
) -> None:
    table = table_layout(4, *window)
    west = table.seats[3]

    assert pack(WORST_MELDS, west.melds, west.align, meld_fit(table.card[0], 1.0))[0].w >= melds - 1
    assert (
        pack(WORST_DISCARDS, west.discards, west.align, discard_fit(table.card[0], 1.0))[0].w >= discards - 1
    )


def test_few_cards_are_shown_no_larger_than_in_the_hand() -> None:
    table = table_layout(4, 1280, 800)
    zone = table.seats[0].melds
    card = pack([3], zone, Align.LEFT, meld_fit(table.card[0], 1.0))[0]

    assert card.w == pytest.approx(0.95 * table.card[0], abs=1)
    assert card.h == pytest.approx(HALF_RATIO * card.w, abs=1)


def test_a_row_begins_at_the_side_of_its_seat() -> None:
    zone, fit = Rect(100, 0, 400, 100), meld_fit(40, 1.0)
    left = pack([3], zone, Align.LEFT, fit)
    right = pack([3], zone, Align.RIGHT, fit)
    middle = pack([3], zone, Align.CENTER, fit)

    assert left[0].x == zone.x
    assert right[-1].right == pytest.approx(zone.right, abs=1)
    assert middle[0].x - zone.x == pytest.approx(zone.right - middle[-1].right, abs=2)


def test_groups_stay_whole() -> None:
    zone = Rect(0, 0, 150, 400)
    cards = pack([3, 3, 2], zone, Align.LEFT, meld_fit(40, 1.0))

    for first, last in ((0, 2), (3, 5), (6, 7)):
        assert len({card.y for card in cards[first : last + 1]}) == 1


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_edges_fall_on_device_pixels(ratio: float) -> None:
    table = table_layout(4, 1280, 800)
    zone = table.seats[1]
    cards = pack_hand([3, 4, 2], table, grid=1 / ratio)
    cards += pack(WORST_MELDS, zone.melds, zone.align, meld_fit(table.card[0], 1 / ratio))

    for card in cards:
        for edge in (card.x, card.y, card.w, card.h):
            assert edge * ratio == pytest.approx(round(edge * ratio), abs=1e-6)


def test_buttons_are_large_enough_to_hit() -> None:
    for window in WINDOWS:
        table = table_layout(4, *window)
        for rect in (*table.buttons, *table.side_buttons):
            assert rect.w >= 32
            assert rect.h >= 30


def test_a_larger_scale_makes_the_hand_larger_and_wraps_it() -> None:
    usual, large = table_layout(4, 1280, 800), table_layout(4, 1280, 800, 1.4)
    cards = pack_hand([3, 3, 2, 4, 3, 2, 4], large)

    assert large.card[0] > 1.3 * usual.card[0]
    assert large.text.body > usual.text.body
    assert len({card.y for card in cards}) == 2


def test_a_short_hand_needs_one_row_at_any_scale() -> None:
    table = table_layout(4, 1280, 800, 1.5)

    assert len({card.y for card in pack_hand([3, 3], table)}) == 1


def test_nothing_is_packed_of_nothing() -> None:
    table = table_layout(4, 1280, 800)

    assert pack_hand([], table) == []
    assert pack([], table.hand, Align.LEFT, meld_fit(40, 1.0)) == []


@pytest.mark.parametrize(
    ("seats", "melds", "discards"), [(2, 38, 30), (3, 38, 28), (5, 28, 21), (6, 28, 21)], ids=str
)
def test_cards_are_large_at_tables_of_other_sizes_too(seats: int, melds: int, discards: int) -> None:
    """At 1280 by 800, every seat but one's own as full as it can be."""
    table = table_layout(seats, 1280, 800)

    for zone in table.seats[1:]:
        assert pack(WORST_MELDS, zone.melds, zone.align, meld_fit(table.card[0], 1.0))[0].w >= melds
        assert (
            pack(WORST_DISCARDS, zone.discards, zone.align, discard_fit(table.card[0], 1.0))[0].w >= discards
        )


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_plaques_have_a_line_for_all_they_say_in_a_low_window(seats: int) -> None:
    table = table_layout(seats, 1024, 600)

    assert all(zone.plaque.w >= 24 * table.text.body for zone in table.seats[1:])


@windows
@pytest.mark.parametrize("scale", [1.3, MAX_SCALE])
def test_ones_own_plaque_does_not_grow_with_a_hand_of_two_rows(window: tuple[int, int], scale: float) -> None:
    table = table_layout(4, *window, scale)
    plaque = table.seats[0].plaque

    assert plaque.h < 0.25 * window[1]
    assert plaque.bottom == pytest.approx(table.hand.bottom)


def test_an_upright_window_that_is_low_has_one_row_of_tall_cards_not_two_of_small_ones() -> None:
    low, high = table_layout(4, 800, 760), table_layout(4, 800, 1200)

    assert low.is_portrait
    assert (low.hand_rows, high.hand_rows) == (1, 2)
    assert low.card[0] > 33
    assert low.card[1] > 0.6 * low.hand.h
    assert_apart(pack_hand([1] * 21, low))
