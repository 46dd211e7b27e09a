"""A teacher's bubble lies inside the window, beside what it speaks of, over as little else as can be."""

from hypothesis import given
from hypothesis import strategies as st

from tusac_qt.model.bubble_place import Side, bubble_place
from tusac_qt.model.geometry import Rect

AREA = Rect(0, 0, 1000, 600)
PLACES = st.builds(Rect, st.integers(0, 900), st.integers(0, 500), st.integers(5, 100), st.integers(5, 100))
SIZES = st.tuples(st.integers(100, 500), st.integers(40, 250))


@given(PLACES, SIZES)
def test_it_lies_inside_and_beside_what_it_speaks_of(target: Rect, size: tuple[float, float]) -> None:
    place = bubble_place(target, size, AREA, 16.0)

    assert AREA.contains(place.box)
    assert place.side is not Side.OVER
    assert not place.box.overlaps(target)


def test_of_two_sides_it_takes_the_one_that_covers_less() -> None:
    target, buttons = Rect(450, 250, 60, 60), Rect(520, 200, 400, 200)
    place = bubble_place(target, (300, 100), AREA, 16.0, (buttons,))

    assert not place.box.overlaps(buttons)


def test_its_right_end_stays_where_it_was_as_long_as_it_reaches_what_it_speaks_of() -> None:
    before = Rect(300, 300, 300, 120)
    near = bubble_place(Rect(380, 450, 60, 100), (300, 90), AREA, 16.0, before=before)
    far = bubble_place(Rect(800, 450, 60, 100), (300, 90), AREA, 16.0, before=before)

    assert (near.side, near.box.right, near.box.bottom) == (Side.ABOVE, before.right, 434)
    assert near.box.x <= near.tip[0] <= near.box.right
    assert far.side is Side.LEFT, "there it would not reach"


def test_it_moves_aside_for_what_is_to_be_pressed_next() -> None:
    target, hand, button = Rect(420, 130, 50, 145), Rect(100, 390, 700, 110), Rect(600, 290, 60, 40)
    area = Rect(0, 0, 900, 500)
    place = bubble_place(target, (435, 120), area, 16.0, (hand, button), pressed=(button,))

    assert not place.box.overlaps(button)
    assert place.box.x <= place.tip[0] <= place.box.right


def test_it_lies_somewhere_free_rather_than_over_much_of_the_hand() -> None:
    card, hand, button = Rect(810, 460, 50, 125), Rect(165, 460, 700, 125), Rect(680, 345, 340, 110)
    area = Rect(0, 0, 1024, 600)
    place = bubble_place(card, (435, 100), area, 16.0, (hand, button), pressed=(button,), lit=(card,))

    assert area.contains(place.box)
    assert not any(place.box.overlaps(other) for other in (hand, button))


def test_where_there_is_no_room_beside_it_lies_in_a_corner() -> None:
    place = bubble_place(AREA, (300, 100), AREA, 16.0)

    assert place.side is Side.OVER
    assert AREA.contains(place.box)
    assert place.box.right == AREA.right
