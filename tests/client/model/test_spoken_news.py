"""In which order and how soon news is given to a screen reader."""

from tusac_qt.model.spoken_news import SpokenNews, Weight


def test_what_is_new_waits_until_the_last_has_been_heard_out() -> None:
    news = SpokenNews()
    news.add("Lan discards red Cannon.")
    assert news.text(10.0) == "Lan discards red Cannon."
    news.add("Nobody wants it.")
    news.add("Minh draws white Chariot.")

    assert news.text(10.5) == ""
    wait = news.wait_s(10.5)
    assert wait is not None
    assert news.text(10.5 + wait) == "Nobody wants it. Minh draws white Chariot."
    assert news.wait_s(99.0) is None


def test_a_question_waits_for_nothing_and_brings_what_led_to_it() -> None:
    news = SpokenNews()
    news.add("Lan discards red Cannon.")
    news.text(10.0)
    for sentence in ("Nobody wants it.", "Minh takes nothing.", "Minh draws white Chariot."):
        news.add(sentence)
    news.add("You can take this card.", Weight.QUESTION)

    assert news.text(10.1) == "Minh takes nothing. Minh draws white Chariot. You can take this card."


def test_before_a_question_what_was_taken_is_named() -> None:
    news = SpokenNews()
    news.add("Minh draws white Chariot.")
    news.add("Hoa draws yellow Cannon.")
    news.add("Lan takes it for a Pair.", Weight.CONSEQUENCE)
    news.add("Lan discards red Horse.")
    news.add("You can take this card.", Weight.QUESTION)

    assert news.text(10.0) == (
        "Hoa draws yellow Cannon. Lan takes it for a Pair. Lan discards red Horse. You can take this card."
    )


def test_what_the_next_sentence_implies_is_said_only_without_one() -> None:
    news = SpokenNews()
    news.add("Nobody wants it.", Weight.IMPLIED)
    news.add("Minh draws white Chariot.")
    assert news.text(10.0) == "Minh draws white Chariot."
    news.add("Nobody wants it.", Weight.IMPLIED)
    assert news.text(20.0) == "Nobody wants it."
    news.add("Hoa draws red Horse.")

    assert news.text(30.0) == "Hoa draws red Horse."


def test_what_says_it_all_leaves_nothing_to_be_said() -> None:
    news = SpokenNews()
    news.add("Minh wins.", Weight.QUESTION)
    news.clear()

    assert news.wait_s(10.0) is None


def test_a_key_makes_room_for_what_is_new() -> None:
    news = SpokenNews()
    news.add("Lan discards red Cannon.")
    news.text(10.0)
    news.add("Nobody wants it.")
    news.hush()

    assert news.text(10.1) == "Nobody wants it."


def test_of_what_has_piled_up_the_last_is_said() -> None:
    news = SpokenNews()
    for number in range(100):
        news.add(f"Sentence number {number}.")

    text = news.text(10.0)

    assert text.endswith("Sentence number 99.")
    assert len(text) < 330
