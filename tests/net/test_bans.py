"""Bans end by themselves, and however many there are, so many are remembered."""

from net.bans import BAN_S, Bans


def test_a_ban_lasts_so_long_and_a_new_one_begins_anew() -> None:
    bans: Bans[str] = Bans()
    assert not bans.has("a", 0.0)
    bans.ban("a", 0.0)
    assert bans.has("a", BAN_S - 0.1)
    assert not bans.has("a", BAN_S)
    assert not bans.has("b", 0.0)

    bans.ban("a", 20.0)
    assert bans.has("a", BAN_S + 19.9)


def test_who_bans_itself_over_and_over_lifts_nobody_elses_ban() -> None:
    bans: Bans[int] = Bans()
    bans.ban(-1, 0.0)
    for _ in range(1000):
        bans.ban(0, 1.0)
    assert bans.has(-1, 2.0)

    for number in range(1000):
        bans.ban(number, 1.0)
    assert not bans.has(-1, 2.0), "of too many the oldest are lifted"
    assert bans.has(999, 2.0)
