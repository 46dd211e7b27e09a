"""Words that people compare: 256 that cannot be mishard to tell apart."""

import os

from net.words import EMBLEMS, WORDS, key_emblem, key_words, words_of

GOLDEN = [("badge-indigo-hotel", 2), ("canoe-galaxy-walnut", 5), ("bell-timber-comet", 16)]


def test_there_is_a_word_for_every_byte_and_no_two_begin_alike() -> None:
    assert len(WORDS) == 256
    assert len({word[:4] for word in WORDS}) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 8 for word in WORDS)


def test_words_say_the_first_three_bytes() -> None:
    assert words_of(bytes((0, 1, 255)) + os.urandom(29)) == "acorn-amber-zebra"


def test_a_key_keeps_its_words_and_emblem_for_ever() -> None:
    keys = [bytes((byte,)) * 32 for byte in range(3)]

    assert [(key_words(key), key_emblem(key)) for key in keys] == GOLDEN


def test_emblems_are_all_used() -> None:
    assert {key_emblem(number.to_bytes(32, "big")) for number in range(500)} == set(range(EMBLEMS))
