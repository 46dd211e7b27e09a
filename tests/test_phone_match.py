"""Real browsers in the size of phones at a real table: they come in by the address, play, and come back."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from net.pace import LEARNING
from tests.support.browser import MISSING, Phone, phones
from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import PhoneHost, kept_records, phone_host

pytestmark = [pytest.mark.skipif(bool(MISSING), reason=MISSING), pytest.mark.slow]


def come_in(phone: Phone, host: PhoneHost, name: str) -> None:
    """Scan the picture, and sit down."""
    phone.go(host.serving.invitation.url("127.0.0.1", host.serving.port))
    phone.wait("return document.querySelector('#name') !== null")
    phone.run("document.querySelector('#name').value = arguments[0]", name)
    phone.tap("button.gold")
    phone.wait("return document.querySelector('.page.lobby') !== null")


def be_ready(phone: Phone) -> None:
    """Tap what is proposed in the lobby; the page may just be putting another in its place."""
    until = time.monotonic() + PATIENCE_S
    while phone.run("return document.querySelector('.page.lobby button.gold') !== null"):
        assert time.monotonic() < until
        phone.tap(".page.lobby button.gold")
        time.sleep(0.3)


def test_phones_play_a_match_and_one_comes_back_to_its_hand(tmp_path: Path) -> None:
    table = replace(small_table(4), pace=LEARNING)
    with phone_host(tmp_path, table) as host, phones() as phone:
        first, second = phone(390, 844), phone(320, 568, "vi-VN")
        come_in(first, host, "Hoa")
        come_in(second, host, "Minh")
        for each in (first, second):
            be_ready(each)
        host.ready()
        for each in (first, second):
            each.wait("return document.querySelector('.table .hand button') !== null")

        held = first.run("return document.querySelector('.hand').innerText")
        first.run("location.reload()")  # the tab was thrown away
        first.wait("return document.querySelector('.table .hand button') !== null")
        assert first.run("return document.querySelector('.hand').innerText") == held

        until = time.monotonic() + PATIENCE_S
        while not first.run("return document.querySelector('.result') !== null"):
            assert time.monotonic() < until, first.run("return document.body.innerText")
            for each in (first, second):
                each.tap(".choices button.gold, .grid button.gold, .variants button")
        kept_records(host, 1)
        for each in (first, second):
            each.wait("return document.querySelector('.result') !== null")
            assert each.complaints() == []
