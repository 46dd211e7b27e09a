"""Phones at a table, over real sockets: they sit down, play a match, and come back to the same hand."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from net.crypto.backends import best_group
from net.pace import LEARNING
from net.records.audit import Verdict, verify
from net.records.fair_record import decode_record
from tests.support.nodes import small_table
from tests.support.phone_host import kept_records, phone_host
from tests.support.phone_page import PhonePage


def play(pages: list[PhonePage], is_done: Callable[[PhonePage], bool]) -> None:
    """Let everybody do what is proposed until something is so of the first."""
    while not is_done(pages[0]):
        for page in pages:
            try:
                page.hear(0.02)
            except TimeoutError:
                continue
            page.play_on()


def has_ended(page: PhonePage) -> bool:
    return any(event["kind"] == "match_over" for event in page.events)


def hand(page: PhonePage) -> list[str]:
    return sorted(card["card"] for group in page.screen["hand"] for card in group["cards"])


@pytest.mark.long
def test_phones_with_a_computer_player_play_a_match_that_verifies(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(4)) as host:
        pages = [host.page(), host.page(lang="vi")]
        assert [page.screen["type"] for page in pages] == ["door", "door"]
        for page, name in zip(pages, ("Hoa", "Minh"), strict=True):
            page.sit(name)
        for page in pages:
            page.wait(lambda page: bool(page.screen.get("buttons")))
            page.press("ready")
        host.ready()
        play(pages, has_ended)
        kept_records(host, 1)

        kinds = {event["kind"] for event in pages[0].events}
        # somebody may win before this phone's first turn
        assert {"dealt", "discarded", "match_over"} <= kinds
        assert {row["name"] for row in pages[0].screen["result"]["rows"]} >= {"An", "Hoa", "Minh"}
        records = {path.read_bytes() for path in host.records}
        assert len(records) == 1  # all three machines of this computer keep the same, once
        assert verify(decode_record(records.pop()), best_group(os.urandom)).verdict is Verdict.TRUE


def test_a_phone_that_drops_comes_back_to_the_same_hand_and_another_does_not(tmp_path: Path) -> None:
    with phone_host(tmp_path, replace(small_table(3), pace=LEARNING)) as host:
        page = host.page()
        page.sit("Hoa")
        page.wait(lambda page: bool(page.screen.get("buttons")))
        page.press("ready")
        host.ready()
        page.wait(lambda page: page.screen["type"] == "table")
        page.press("auto:passes_when_nothing")  # so that the table waits for the phone
        page.wait(lambda page: page.screen["asks"] is not None)
        held = hand(page)
        page.drop()

        again = host.page(page.resume)
        assert again.of("welcome")[0]["is_back"]
        again.wait(lambda page: page.screen["type"] == "table")
        assert hand(again) == held

        stranger = host.page("guessed")
        assert not stranger.of("welcome")[0]["is_back"]
        assert stranger.screen["type"] == "door"

        second = host.page(page.resume)
        assert again.closed_with() == 4409
        assert hand(second) == held


def test_a_phone_speaks_its_own_language_beside_another(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(3)) as host:
        french, english = host.page(lang="fr-CA"), host.page(lang="en")
        for page, name in ((french, "Luc"), (english, "Ann")):
            page.sit(name)
            page.wait(lambda page: bool(page.screen.get("buttons")))

        assert french.screen["buttons"][0]["label"] == "Je suis prêt"
        assert english.screen["buttons"][0]["label"] == "I’m ready"
        french.say({"type": "set", "lang": "vi"})
        french.wait(lambda page: page.screen["buttons"][0]["label"] == "Tôi sẵn sàng")
        assert french.of("words")[-1]["lang"] == "vi"


def test_leaving_gives_the_seat_back(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(3)) as host:
        page = host.page()
        page.sit("Hoa")
        page.wait(lambda page: bool(page.screen.get("menu")))
        page.press("leave")
        page.wait(lambda page: page.screen["type"] == "over")

        host.wait(lambda: "Hoa" not in [seat.name for seat in host.status.seats])
