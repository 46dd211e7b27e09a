"""Numbers as each language writes them."""

from collections.abc import Iterator

import pytest

from tusac_qt.words.languages import languages
from tusac_qt.words.numbers import percent, signed, tenths
from tusac_qt.words.translation import speak


@pytest.fixture(autouse=True)
def afterwards_english() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("code", languages())
def test_a_tenth_stands_behind_the_mark_of_the_language(code: str) -> None:
    speak(code)
    mark = "," if code in ("fr", "vi") else "."

    assert tenths(2.94) == f"2{mark}9"
    assert tenths(2.96, has_sign=True) == f"+3{mark}0"
    assert tenths(-0.5, has_sign=True) == f"−0{mark}5"
    assert tenths(-0.04, has_sign=True) == "0"
    assert tenths(0) == f"0{mark}0"


@pytest.mark.parametrize("code", languages())
def test_french_alone_has_a_blank_before_percent(code: str) -> None:
    speak(code)

    assert percent(50) == ("50\xa0%" if code == "fr" else "50%")


def test_points_won_or_lost_have_a_sign() -> None:
    assert [signed(points) for points in (5, 0, -5)] == ["+5", "0", "−5"]
