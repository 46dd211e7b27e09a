"""How strong somebody is beside another: Elo's scale, and how sure that is."""

import pytest

from tusac_qt.play.rating import rating


def test_three_wins_in_four_are_some_190_points_of_elo() -> None:
    """1 / (1 + 10 ** (-191 / 400)) is 0.75."""
    found = rating([(1, 0), (1, 0), (1, 0), (0, 1)] * 1000)

    assert found.difference == pytest.approx(190.8, abs=0.2)
    assert found.rounds == 4000


def test_the_interval_is_the_one_of_the_share() -> None:
    """Half of 98 rounds, and a win and a loss before.

    1.96 * 0.05 of a share, whose slope there is 694.9 Elo.
    """
    found = rating([(3, -3), (-3, 3)] * 49)

    assert found.difference == pytest.approx(0)
    assert found.reach == pytest.approx(1.96 * 0.05 * 694.9, rel=1e-3)


def test_how_often_one_does_better_is_told_as_well() -> None:
    found = rating([(1, 0), (1, 0), (1, 0), (0, 1)] * 1000)

    assert found.share == pytest.approx(1 / (1 + 10 ** (-found.difference / 400)))
    assert found.share == pytest.approx(0.75, abs=0.001)
    assert found.share_reach == pytest.approx(1.96 * (0.75 * 0.25 / 4002) ** 0.5, rel=1e-3)


def test_as_many_points_are_half_a_win() -> None:
    assert rating([(5, 5)] * 10) == rating([(5, 5)] * 0 + [(1, 0), (0, 1)] * 5)


def test_who_loses_where_another_wins_is_as_much_weaker() -> None:
    pairs = [(4, 1), (0, 2), (7, 7), (9, -3)]

    assert rating(pairs).difference == pytest.approx(-rating([(b, a) for a, b in pairs]).difference)


def test_nobody_is_infinitely_strong() -> None:
    assert 0 < rating([(1, 0)]).difference < rating([(1, 0)] * 2).difference
    assert rating([]).difference == 0
