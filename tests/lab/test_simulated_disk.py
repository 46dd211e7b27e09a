"""The disk of a simulated machine.

What a power cut may take of it, and what only a disk that has lied loses.
"""

import random

from lab.simulator.machine import Disk
from net.table.interface.effects import ForgetTable, StoreHand, StoreTable

FIRST = StoreTable(b"first", 1, is_new=True)


def disk_with_a_hand() -> Disk:
    """Two heard entries, one of ours, two heard ones."""
    disk = Disk()
    disk.store(FIRST)
    disk.store(StoreHand(1, 0, (b"1", b"2")))
    disk.store(StoreHand(1, 0, (b"3",), is_ours=True))
    disk.store(StoreHand(1, 0, (b"4", b"5")))
    return disk


def test_a_power_cut_takes_any_part_of_what_was_heard_after_our_last_word_and_nothing_else() -> None:
    found = set()
    for seed in range(40):
        disk = disk_with_a_hand()
        disk.lose_power(random.Random(seed))
        found.add(b"".join(disk.hands[1, 0]))

    assert found == {b"123", b"1234", b"12345"}


def test_a_hand_that_was_only_heard_of_may_be_lost_as_a_whole() -> None:
    found = set()
    for seed in range(20):
        disk = disk_with_a_hand()
        disk.store(StoreHand(2, 0, (b"6",)))
        disk.lose_power(random.Random(seed))
        found.add((2, 0) in disk.hands)

    assert found == {True, False}


def test_what_was_lost_is_gone_and_what_was_left_is_sure_from_then_on() -> None:
    disk = disk_with_a_hand()
    disk.lose_power(random.Random(1))
    left = list(disk.hands[1, 0])
    for seed in range(20):
        disk.lose_power(random.Random(seed))

    assert disk.hands[1, 0] == left


def test_a_disk_that_lied_loses_the_last_entries_and_heads() -> None:
    disk = disk_with_a_hand()
    disk.store(StoreTable(b"second", 2, is_new=False))
    disk.store(StoreHand(2, 0, (b"6", b"7"), is_ours=True))
    disk.lose_power(random.Random(1), lost=1)
    assert (disk.head, disk.hands) == (b"second", {(2, 0): [b"6"]})

    disk = disk_with_a_hand()
    disk.store(StoreHand(1, 0, (), is_ours=True))
    disk.store(StoreTable(b"second", 2, is_new=False))
    disk.store(StoreHand(2, 0, (b"6", b"7"), is_ours=True))
    disk.lose_power(random.Random(1), lost=5)
    assert (disk.head, disk.hands) == (b"first", {(1, 0): [b"1", b"2", b"3"]})


def test_a_disk_that_was_told_to_forget_or_has_no_head_has_nothing() -> None:
    disk = disk_with_a_hand()
    disk.store(ForgetTable())
    disk.lose_power(random.Random(1), lost=3)
    assert disk.read() is None

    disk = disk_with_a_hand()
    disk.lose_power(random.Random(1), lost=100)
    assert disk.read() is None
