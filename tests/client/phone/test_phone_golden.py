"""The page for phones looks as somebody has seen that it should, on two phones and a tablet."""

from itertools import combinations
from pathlib import Path

import pytest

from tests.client.phone.test_phone_browser import SCREENS
from tests.support.golden import is_alike
from tests.support.phone_golden import SIZES, kept, pictures, small

pytestmark = pytest.mark.long


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_looks_as_it_was_seen(tmp_path: Path, size: str) -> None:
    other = [
        name
        for name, picture in pictures(tmp_path, size)
        if not is_alike(small(picture, size), kept(name, size))
    ]
    assert other == [], f"look at {tmp_path}"


@pytest.mark.parametrize("size", SIZES)
def test_another_screen_is_another_picture(size: str) -> None:
    told = ("door", "lobby", "table_discard", "table_result", "table_match_end", "over")
    assert not [pair for pair in combinations(told, 2) if is_alike(*(kept(name, size) for name in pair))]
    assert all(not kept(name, size).isNull() for name in SCREENS)
