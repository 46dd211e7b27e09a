"""Words stand in the order of a Vietnamese dictionary."""

from tusac_qt.words.alphabet import alphabetical


def test_letters_with_marks_stand_after_the_plain_ones_and_tones_decide_last() -> None:
    words = [
        "tới",
        "đánh",
        "ăn",
        "dealer",
        "đền",
        "anh",
        "Ấn",
        "khạp",
        "cái",
        "khui",
        "ở cửa",
        "ô",
        "ù",
        "ưa",
        "um",
    ]

    assert sorted(words, key=alphabetical) == [
        "anh", "ăn", "Ấn", "cái", "dealer", "đánh", "đền", "khạp", "khui", "ô", "ở cửa", "tới", "ù", "um",
        "ưa",
    ]  # fmt: skip


def test_words_that_differ_by_tone_alone_are_kept_apart() -> None:
    assert alphabetical("tuong") < alphabetical("tương")
    assert alphabetical("tướng")[0] == alphabetical("tượng")[0]
    assert alphabetical("tướng") != alphabetical("tượng")
