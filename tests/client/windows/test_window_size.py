"""The size the window opens with, on screens from a small laptop to 4K."""

import pytest

from tusac_qt.model.window_size import opening_size

FRAME = (16, 40)


@pytest.mark.parametrize("work", [(1024, 560), (1280, 760), (1366, 728), (1920, 1040), (3840, 2120)])
def test_the_first_window_takes_four_fifths_of_the_work_area_with_its_frame(work: tuple[int, int]) -> None:
    width, height = opening_size((0, 0), work, FRAME)
    outside = (width + FRAME[0]) * (height + FRAME[1])

    assert outside / (work[0] * work[1]) == pytest.approx(0.8, abs=0.002)


def test_a_window_is_opened_as_it_was_left() -> None:
    assert opening_size((1100, 700), (1920, 1040), FRAME) == (1100, 700)


@pytest.mark.parametrize("work", [(1280, 800), (1366, 768)])
def test_a_window_left_on_a_larger_screen_is_opened_whole_on_this_one(work: tuple[int, int]) -> None:
    width, height = opening_size((1920, 1000), work, FRAME)

    assert (width + FRAME[0], height + FRAME[1]) == work
