"""Paces by name and as text."""

import pytest

from net.pace import INSTANT, PACES, parse_pace


def test_every_preset_is_found_by_its_name() -> None:
    for name, pace in (*PACES.items(), ("instant", INSTANT)):
        assert parse_pace(name) is pace
        assert pace.name == name


def test_a_custom_pace_is_seconds_per_move_and_a_bank() -> None:
    pace = parse_pace("8+30")

    assert pace.claim_limit_s == pace.discard_limit_s == 8.0
    assert pace.bank_s == 30.0
    assert pace.name == "8+30"
    assert parse_pace(pace.name) == pace


@pytest.mark.parametrize("text", ["", "fast", "8", "+30", "0+5", "8+30s", "8+-1", "1234+1", "٨+٣"])
def test_what_is_no_pace_is_refused_with_what_may_be_written(text: str) -> None:
    with pytest.raises(ValueError, match="learning, family, normal, quick"):
        parse_pace(text)
