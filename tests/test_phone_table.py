"""Phones at a table, over real sockets: they sit down, play a match, and come back to the same hand."""

from pathlib import Path

from tests.support.nodes import small_table
from tests.support.phone_host import phone_host
from tests.support.phone_page import PhonePage


def play(pages: list[PhonePage], is_done) -> None:
    """Let everybody do what is proposed until something is so of the first."""
    while not is_done(pages[0]):
        for page in pages:
            try:
                page.hear(0.02)
            except TimeoutError:
                continue
            page.play_on()


def test_two_phones_play_a_match(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(4)) as host:
        pages = [host.page(), host.page(lang="vi")]
        assert [page.screen["type"] for page in pages] == ["door", "door"]
        for page, name in zip(pages, ("Hoa", "Minh"), strict=True):
            page.sit(name)
        for page in pages:
            page.press("ready")
        host.ready()
        play(pages, lambda page: bool((page.screen.get("result") or {}).get("places")))
        print(pages[0].screen)
