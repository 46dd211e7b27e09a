"""Phones that have gone: they are seen to be gone, hold nothing up, and come back with another phone."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from net.address import Address
from net.node.wishes import Joining
from net.pace import LEARNING
from net.table.interface.commands import Remove
from net.table.interface.status import Presence
from tests.client.phone.test_phone_table import hand
from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S
from tests.support.phone_host import PhoneHost, phone_host
from tests.support.phone_page import PhonePage
from tusac_qt.phone import company
from tusac_qt.terminal.text_phones import TextPhones

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Phones are away after a second and a half."""
    monkeypatch.setattr(company, "AWAY_S", 1.5)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Phones lose a seat in the lobby after four seconds."""
    monkeypatch.setattr(company, "KEEPS_SEAT_S", 4.0)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PhoneHost]:
    with phone_host(tmp_path, replace(small_table(4), pace=LEARNING)) as made:
        yield made


@pytest.fixture
def big(tmp_path: Path) -> Iterator[PhoneHost]:
    """A computer whose own machine only shows the table, as a big screen does."""
    made = PhoneHost(tmp_path, lambda _node: None, plays=False)
    try:
        made.phones.host(replace(small_table(4), pace=LEARNING))
        made.wait(lambda: made.phones.hosted is not None)
        hosted = made.phones.hosted
        assert hosted is not None
        here = Address("127.0.0.1", hosted.addresses[0].port)
        made.node.join(Joining((here,), hosted.code, wants_seat=False))
        yield made
    finally:
        made.close(is_over=True)


def live(pages: list[PhonePage], is_so: Callable[[], bool]) -> None:
    """Let pages beat, as they do while they are seen, until something is so."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, [page.screen for page in pages]
        for page in pages:
            page.say({"type": "beat"})
            with suppress(TimeoutError):
                while page.hear(0.1)["type"] != "beat":
                    continue
        time.sleep(0.1)


def seats(page: PhonePage) -> dict[str, str]:
    return {seat["name"]: seat["detail"] for seat in page.screen.get("seats", ())}


@pytest.mark.usefixtures("impatient")
def test_a_phone_that_is_gone_is_seen_to_be_gone_and_does_not_stop_the_lobby(host: PhoneHost) -> None:
    gone, here = host.page(), host.page()
    gone.sit("Bà Tư")
    here.sit("Minh")
    gone.close()
    here.press("ready")
    host.ready()
    live([here], lambda: seats(here).get("Bà Tư", "").startswith("phone away"))
    live([here], lambda: here.screen["type"] == "table")
    assert "Bà Tư" not in {seat["name"] for seat in here.screen["seats"]}


@pytest.mark.usefixtures("impatient")
def test_a_phone_that_was_away_too_long_sits_again_as_soon_as_it_is_back(host: PhoneHost) -> None:
    gone, here = host.page(), host.page()
    gone.sit("Bà Tư")
    here.sit("Minh")
    gone.close()
    live([here], lambda: "Bà Tư" in seats(here))
    live([here], lambda: "Bà Tư" not in seats(here))
    back = host.page(gone.resume)
    live([here, back], lambda: back.screen["type"] == "lobby" and "Bà Tư" in seats(here))


def test_somebody_with_a_new_phone_gets_the_seat_and_the_hand_if_the_others_say_so(host: PhoneHost) -> None:
    lan, minh, hoa = host.page(), host.page(), host.page()
    for page, name in ((lan, "Lan"), (minh, "Minh"), (hoa, "Hoa")):
        page.sit(name)
    everybody = [lan, minh, hoa]
    live(everybody, lambda: all(page.screen.get("buttons") for page in everybody))
    for page in everybody:
        page.press("ready")
    host.ready()
    live(everybody, lambda: all(page.screen["type"] == "table" for page in everybody))
    held = hand(lan)
    lan.close()

    new = host.page()
    assert new.screen["type"] == "door"
    live([minh, hoa, new], lambda: [lost["name"] for lost in new.screen["lost"]] == ["Lan"])
    live([minh, hoa, new], lambda: "phone away" in states(minh))
    new.press(new.screen["lost"][0]["button"]["id"])
    live([minh, hoa, new], lambda: bool(minh.of("asked")) and bool(hoa.of("asked")))
    asked = minh.of("asked")[-1]
    assert asked["text"] == "A new phone says it’s Lan. Is that right?"
    minh.press(asked["buttons"][0]["id"])
    live([minh, hoa, new], lambda: new.screen["note"].startswith("The others are asked"))
    assert not [one for one in new.of("welcome") if one["is_back"]]  # not before all have said so
    hoa.press(asked["buttons"][0]["id"])
    assert new.closed_with() == 4410
    secret = new.of("welcome")[-1]["resume"]

    again = host.page(secret)
    again.wait(lambda page: page.screen["type"] == "table")
    assert hand(again) == held
    live([minh], lambda: minh.of("asked")[-1]["text"] == "")
    assert host.page(lan.resume).screen["type"] == "door"  # what the old phone knows is worth nothing


def test_one_no_keeps_the_seat_and_nobody_is_asked_again_at_once(host: PhoneHost) -> None:
    lan, minh = host.page(), host.page()
    lan.sit("Lan")
    minh.sit("Minh")
    lan.close()
    new = host.page()
    live([minh, new], lambda: bool(new.screen["lost"]))
    claim = new.screen["lost"][0]["button"]["id"]
    new.press(claim)
    live([minh, new], lambda: bool(minh.of("asked")))
    minh.press(minh.of("asked")[-1]["buttons"][1]["id"])
    live([minh, new], lambda: new.screen["note"] == "The others say that you’re not Lan.")
    new.press(claim)
    live([minh, new], lambda: bool(new.of("refused")))
    assert new.screen["type"] == "door"


def states(page: PhonePage) -> set[str]:
    return {state for seat in page.screen["seats"] for state in seat["states"]}


def buttons(page: PhonePage) -> list[str]:
    return [button["id"] for button in page.screen.get("buttons", ())]


def test_a_lone_phone_starts_with_computer_players(big: PhoneHost) -> None:
    page = big.page()
    assert page.screen["people"] == []  # nobody is told of the machine that waits for the first phone
    page.sit("Bà Tư")
    live([page], lambda: "ready" in buttons(page))
    page.press("ready")
    live([page], lambda: "unready" in buttons(page))
    assert page.screen["line"] == "You can start now, with computer players."
    page.press("start")
    live([page], lambda: page.screen["type"] == "table")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("leaves", [True, False])
def test_another_phone_keeps_the_table_open_when_the_first_has_gone(big: PhoneHost, *, leaves: bool) -> None:
    first, second = big.page(), big.page()
    first.sit("Bà Tư")
    live([first], lambda: "start" in buttons(first))
    second.sit("Ông Năm")
    live([first, second], lambda: "ready" in buttons(second))
    assert "start" not in buttons(second)
    second.press("ready")
    if leaves:
        first.press("leave")
    else:
        first.close()
    live([second], lambda: buttons(second) == ["unready", "start"] and sat(second) == ["Ông Năm"])
    second.press("start")
    live([second], lambda: second.screen["type"] == "table")


def sat(page: PhonePage) -> list[str]:
    return [seat["name"] for seat in page.screen["seats"] if seat["is_phone"]]


def test_the_first_phone_and_the_big_screen_free_the_seat_of_a_phone_that_is_away(big: PhoneHost) -> None:
    first = big.page()
    first.sit("Bà Tư")
    live([first], lambda: "start" in buttons(first))
    for frees in (False, True):
        gone = big.page()
        gone.sit("Ông Năm")
        gone.close()
        live([first], lambda: any(seat["is_away"] for seat in first.screen["seats"]))
        if frees:
            big.phones.free(next(iter(big.phones.away)))
        else:
            seat = next(seat for seat in first.screen["seats"] if seat["is_away"])
            assert seat["button"]["confirm"] == "Free Ông Năm’s seat? That phone is away."
            first.press(seat["button"]["id"])
        live([first], lambda: "Ông Năm" not in seats(first))


def test_the_screen_of_the_computer_alone_may_let_a_new_phone_in(tmp_path: Path) -> None:
    with phone_host(tmp_path, replace(small_table(3), pace=LEARNING), has_screen=True) as host:
        old = host.page()
        old.sit("Bà Tư")
        old.close()
        new = host.page()
        live([new], lambda: bool(new.screen["lost"]))
        new.press(new.screen["lost"][0]["button"]["id"])
        host.wait(lambda: host.phones.claim_asked is not None)
        claim = host.phones.claim_asked
        assert claim is not None
        assert claim.name == "Bà Tư"
        host.phones.answer(claim.number, agrees=True)
        assert new.closed_with() == 4410
        host.wait(lambda: host.phones.claim_asked is None)


@pytest.mark.parametrize("word", ["Yes", "no"])
def test_the_terminal_that_serves_phones_may_let_a_new_phone_in(tmp_path: Path, word: str) -> None:
    with phone_host(tmp_path, replace(small_table(3), pace=LEARNING), has_screen=True) as host:
        terminal = TextPhones(host.phones, "")
        old = host.page()
        old.sit("Bà Tư")
        old.close()
        new = host.page()
        live([new], lambda: bool(new.screen["lost"]))
        assert not terminal.takes(word)  # nothing is asked yet
        terminal.news()
        new.press(new.screen["lost"][0]["button"]["id"])
        host.wait(lambda: host.phones.claim_asked is not None)
        assert terminal.news()[0] == "A new phone says it’s Bà Tư. Is that right?"
        assert terminal.news() == []
        assert not terminal.takes("well played")
        assert terminal.takes(word)
        if word == "Yes":
            assert new.closed_with() == 4410
        else:
            live([new], lambda: new.screen["note"] == "The others say that you’re not Bà Tư.")


def test_without_anybody_who_knows_a_face_no_seat_is_given_away(host: PhoneHost) -> None:
    old = host.page()
    old.sit("Bà Tư")
    old.close()
    new = host.page()
    live([new], lambda: bool(new.screen["lost"]))
    new.press(new.screen["lost"][0]["button"]["id"])
    live([new], lambda: bool(new.of("refused")))
    assert new.of("refused")[0]["text"] == "Nobody here can confirm that it’s you."


@pytest.mark.parametrize(
    "name", ["claim:99", "claim:0", "agree:1", "deny:1", "free:0", "free:77", "start", "claim:x"]
)
def test_what_is_not_a_phone_s_to_say_changes_nothing(host: PhoneHost, name: str) -> None:
    page, here = host.page(), host.page()
    here.sit("Minh")
    page.press(name)
    here.press(name)
    page.say({"type": "set", "lang": "fr"})
    page.wait(lambda page: page.of("words")[-1]["lang"] == "fr")
    assert page.screen["type"] == "door"
    assert [one.presence for one in host.status.members] == [Presence.HERE] * 2


def test_a_phone_that_was_sent_away_may_sit_down_again_later(host: PhoneHost) -> None:
    page = host.page()
    page.sit("Bà Tư")
    host.wait(lambda: "Bà Tư" in [member.name for member in host.status.members])
    host.node.send(Remove(next(one.key for one in host.status.members if one.name == "Bà Tư")))
    live([page], lambda: page.screen["type"] == "over")
    page.press("again")
    live([page], lambda: page.screen["type"] == "door")
    page.say({"type": "sit", "name": "Bà Tư", "face": None})
    live([page], lambda: page.screen["type"] == "lobby")


@pytest.mark.long
def test_two_of_four_phones_vanish_and_their_owners_play_on_with_new_ones(tmp_path: Path) -> None:
    """One in the lobby, one in play; both come back by "That’s me", and the match ends with all four."""
    with phone_host(tmp_path, small_table(5)) as host:
        names = ("Lan", "Minh", "Hoa", "Sơn")
        pages = {name: host.page() for name in names}
        for name, page in pages.items():
            page.sit(name)
        live(list(pages.values()), lambda: all(map(buttons, pages.values())))
        replaced(host, pages, "Lan")
        for page in pages.values():
            if "ready" in buttons(page):
                page.press("ready")
        host.ready()
        live(list(pages.values()), lambda: all(page.screen["type"] == "table" for page in pages.values()))
        replaced(host, pages, "Hoa")
        end = time.monotonic() + PATIENCE_S
        while not all(has_ended(page) for page in pages.values()):
            assert time.monotonic() < end, [page.screen for page in pages.values()]
            for page in pages.values():
                with suppress(TimeoutError):
                    page.hear(0.02)
                    page.play_on()
        rows = pages["Sơn"].screen["result"]["rows"]
        assert {row["name"] for row in rows} == {"An", *names}


def replaced(host: PhoneHost, pages: dict[str, PhonePage], name: str) -> None:
    """Let a phone vanish, and another one come that says to be it, to which the others say yes."""
    pages.pop(name).close()
    others = list(pages.values())
    new = host.page()
    live([*others, new], lambda: name in [lost["name"] for lost in new.screen["lost"]])
    lost = next(lost for lost in new.screen["lost"] if lost["name"] == name)
    new.press(lost["button"]["id"])
    for other in others:
        live(
            [*others, new],
            lambda other=other: bool(other.of("asked")) and bool(other.of("asked")[-1]["text"]),
        )
        other.press(other.of("asked")[-1]["buttons"][0]["id"])
    assert new.closed_with() == 4410
    pages[name] = host.page(new.of("welcome")[-1]["resume"])


def has_ended(page: PhonePage) -> bool:
    return bool(page.screen.get("result")) and bool(page.screen["result"]["places"])
