"""Strangers at the port for phones.

They get what the contract lists, and cannot keep it from those who are invited.
"""

import http.client
import itertools
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.nodes import small_table
from tests.support.patience import PATIENCE_S, with_limit
from tests.support.phone_host import PhoneHost, phone_host
from tests.support.phone_page import LOOPBACK, PhonePage, open_socket, text_of
from tests.support.phone_stage import phone_stage
from tusac_qt.phone import connection, server
from tusac_qt.phone.guests import MOST_GUESTS
from tusac_qt.phone.invitation import Invitation
from tusac_qt.phone.limits import (
    ALL_SIT,
    MOST_AT_ONCE,
    MOST_OF_ONE,
    MOST_WRONG,
    SITS,
    WRONG_WITHIN_S,
    Doorkeeper,
    DoorPlace,
    Sittings,
)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[PhoneHost]:
    with phone_host(tmp_path, small_table(3)) as made:
        assert made.serving.port
        yield made


def fetch(
    host: PhoneHost, path: str, name: str = "", method: str = "GET", langs: str = "en"
) -> tuple[int, dict[str, str], bytes]:
    port = host.serving.port
    client = http.client.HTTPConnection(LOOPBACK, port, timeout=20)
    try:
        client.request(method, path, headers={"Host": name or f"{LOOPBACK}:{port}", "Accept-Language": langs})
        answer = client.getresponse()
        headers = {key.lower(): value for key, value in answer.getheaders()}
        assert len(headers) == len(answer.getheaders()), "a header that is said twice"
        return answer.status, headers, answer.read()
    finally:
        client.close()


def test_a_page_is_handed_out_with_headers_that_let_it_reach_nothing_else(host: PhoneHost) -> None:
    status, headers, words = fetch(host, "/page/words.json?lang=xx,fr")

    assert status == 200
    assert json.loads(words)["lang"] == "fr"
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none';")
    assert f"connect-src 'self' ws://{LOOPBACK}:{host.serving.port};" in policy
    assert "unsafe" not in policy
    assert headers["cache-control"] == "no-store"
    assert "set-cookie" not in headers
    assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/page",
        "/page/",
        "/page/../server.py",
        "/page/%2e%2e/server.py",
        "/page//etc/passwd",
        "//[x",
        "/x/socket",
    ],
)
def test_nothing_else_is_there(host: PhoneHost, path: str) -> None:
    status, _, body = fetch(host, path)

    assert status == 404
    assert b"import" not in body


@pytest.mark.parametrize("method", ["POST", "PUT", "OPTIONS", "HEAD"])
def test_only_get_is_answered(host: PhoneHost, method: str) -> None:
    try:
        status, _, _ = fetch(host, f"/{host.serving.invitation.token}", method=method)
    except (http.client.HTTPException, OSError):
        return
    assert status >= 400


@pytest.mark.parametrize("name", ["evil.example", "localhost", "127.0.0.1", "evil.example:28480"])
def test_another_host_is_answered_nothing(host: PhoneHost, name: str) -> None:
    token = host.serving.invitation.token

    status, _, page = fetch(host, f"/{token}", name)
    assert status == 421
    assert "in numbers" in page.decode()
    with pytest.raises(InvalidStatus, match="421"), open_socket(host.serving.port, token, host=name):
        pass


def test_a_page_of_another_site_gets_no_socket(host: PhoneHost) -> None:
    serving = host.serving
    with (
        pytest.raises(InvalidStatus, match="403"),
        open_socket(serving.port, serving.invitation.token, origin="http://evil.example"),
    ):
        pass


def test_who_has_the_token_comes_in_after_any_number_of_wrong_ones(host: PhoneHost) -> None:
    token = host.serving.invitation.token
    for number in range(MOST_WRONG):
        assert fetch(host, f"/WR0NG00{number}")[0] == 404

    status, headers, page = fetch(host, "/WR0NG009", langs="fr-CA,fr;q=0.9")
    assert status == 429
    assert headers["content-type"].startswith("text/html")
    assert 'lang="fr"' in page.decode()
    assert "10 min" in page.decode()
    assert fetch(host, f"/{token}")[0] == 200
    assert fetch(host, f"/{token}/")[0] == 200
    assert host.page().screen["type"] == "door"


@pytest.mark.parametrize(
    "path",
    [
        "/favicon.ico",
        "/apple-touch-icon.png",
        "/apple-touch-icon-120x120-precomposed.png",
        "/apple-touch-icon-precomposed.png",
    ],
)
def test_icons_that_browsers_ask_for_by_themselves_are_there(host: PhoneHost, path: str) -> None:
    status, headers, body = fetch(host, path)
    assert (status, headers["content-type"], body[:4]) == (200, "image/png", b"\x89PNG")


def test_only_what_looks_like_a_token_is_counted(host: PhoneHost) -> None:
    for path in ("/.well-known/x", "/robots.txt", "/index.html", "/wp-login.php", "/ABC", "/UUUUUUUU") * 2:
        assert fetch(host, path)[0] == 404
    assert fetch(host, "/AAAAAAA0")[0] == 404


def test_wrong_keys_see_nothing_and_lock_nobody_out(host: PhoneHost) -> None:
    serving = host.serving
    wrong = Invitation(serving.invitation.token, "0" * 16)
    for _ in range(2 * MOST_WRONG):
        with pytest.raises(ConnectionClosed) as end:
            PhonePage(serving.port, wrong)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4401

    assert host.page().screen["type"] == "door"


def test_a_browser_keeps_the_files_of_the_page(host: PhoneHost) -> None:
    index = fetch(host, f"/{host.serving.invitation.token}")[2].decode()
    paths = re.findall(r"/page/[0-9a-f]{16}/[a-z.-]+", index)
    assert {path.rpartition("/")[2] for path in paths} >= {"page.css", "table.css", "main.js"}
    for path in paths:
        assert fetch(host, path)[1]["cache-control"].endswith("immutable")
    assert fetch(host, "/page/main.js")[1]["cache-control"] == "no-store"


def test_a_message_sent_again_or_too_early_ends_the_connection(host: PhoneHost) -> None:
    again = host.page()
    again.send_raw(again.sent[-1])
    assert again.closed_with() == 4401

    early = host.page()
    kept_back = early.writing.seal(b'{"type": "beat"}')
    early.send_raw(early.writing.seal(b'{"type": "beat"}'))
    assert early.closed_with() == 4401
    del kept_back


def test_a_message_of_another_connection_is_not_opened(host: PhoneHost) -> None:
    one, other = host.page(), host.page()
    other.send_raw(one.writing.seal(b'{"type": "beat"}'))

    assert other.closed_with() == 4401


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"null",
        b'{"type": "cheat"}',
        b'{"type": "card"}',
        b"[" * 3000,
        b'{"type": "say", "phrase": 5}',
    ],
)
def test_what_is_no_message_ends_the_connection(host: PhoneHost, text: bytes) -> None:
    page = host.page()
    page.send_raw(page.writing.seal(text))

    assert page.closed_with() == 4400


@pytest.mark.parametrize(
    "message",
    [
        {"type": "press", "id": "take:99", "question": None},
        {"type": "press", "id": "place:7", "question": 3},
        {"type": "press", "id": "auto:__class__", "question": None},
        {"type": "card", "index": 900, "question": 1},
        {"type": "sort", "order": "__class__"},
        {"type": "say", "phrase": "nonsense"},
        {"type": "set", "lang": "../../etc"},
        {"type": "sit", "name": "\u202e \u200b", "face": 999},
    ],
)
def test_nonsense_in_good_form_changes_nothing(host: PhoneHost, message: dict[str, object]) -> None:
    page = host.page()
    page.say(message)
    page.say({"type": "set", "lang": "fr"})
    page.wait(lambda page: page.of("words")[-1]["lang"] == "fr")

    assert page.screen["type"] == "door"


def test_a_flood_of_messages_ends_the_connection(host: PhoneHost) -> None:
    page = host.page()
    # a beat would be answered, and this page reads nothing while it talks
    taps = [page.writing.seal(b'{"type": "card", "index": 0}') for _ in range(500)]
    with suppress(ConnectionClosed, OSError):  # the end may come in the middle
        for tap in taps:
            page.send_raw(tap)

    assert page.closed_with() in (4429, 0)


@pytest.mark.slow
def test_who_sits_down_and_leaves_on_and_on_exhausts_nothing(host: PhoneHost) -> None:
    page, before = host.page(), threading.active_count()
    most = 0
    for number in range(3 * SITS):
        page.say({"type": "sit", "name": f"N{number}", "face": None})
        page.say({"type": "press", "id": "leave", "question": None})
        most = max(most, threading.active_count())
        time.sleep(2 / 30)
    page.wait(lambda page: len(page.of("refused")) > SITS)

    assert "Wait a minute" in page.of("refused")[-1]["text"]
    assert most - before <= 10 * SITS


def test_who_sits_down_too_often_keeps_no_other_address_from_it() -> None:
    sittings = Sittings(0.0)
    taken = [sittings.take("10.0.0.9", second / 10) for second in range(600)]

    assert SITS < sum(taken) < SITS + 8
    assert sittings.take("10.0.0.7", 60.0)
    assert sum(sittings.take(f"10.0.1.{number}", 60.0) for number in range(200)) <= ALL_SIT


@pytest.mark.slow
@with_limit(connection, "_SLOW_S", 2.0)
def test_a_phone_that_reads_nothing_is_sent_away(host: PhoneHost) -> None:
    """It goes on talking, and hears of it why once it reads again; its next connection is welcome."""
    page = PhonePage(host.serving.port, host.serving.invitation, room_bytes=4096)
    for phone in host.phones._at.values():  # little of what is sent waits in the system
        phone._socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    deadline = time.monotonic() + PATIENCE_S
    languages = itertools.cycle(("vi", "en"))
    while host.phones._at:
        assert time.monotonic() < deadline
        page.say({"type": "set", "lang": next(languages)})  # answered with all words of the language
        time.sleep(0.04)

    assert page.closed_with() == 4408
    assert host.page().screen["type"] == "door"


def test_a_hundred_hostile_connections_keep_nobody_out(host: PhoneHost) -> None:
    """Half of them say nothing, half say anything; those of a phone that is in already go on."""
    page = host.page()
    page.sit("Hoa")
    port = host.serving.port
    hostile = []
    for number in range(100):
        made = socket.create_connection((LOOPBACK, port), 20)
        hostile.append(made)
        if number % 2:
            try:
                made.sendall(b"GET /" + b"\x00\xff" * 50 + b"\r\n" * (number % 3))
            except OSError:
                continue
    page.wait(lambda page: bool(page.screen.get("buttons")))
    page.press("ready")
    page.wait(lambda page: page.screen["buttons"][0]["id"] == "unready")
    for made in hostile:
        made.close()

    deadline = time.monotonic() + 60
    while True:  # what was dropped is counted no longer
        try:
            status = fetch(host, "/page/words.json")[0]
            break
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.2)
    assert status == 200


def test_the_end_leaves_no_connection_open_of_who_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "GREETING_S", 10 * PATIENCE_S)
    with phone_stage() as stage, socket.create_connection((LOOPBACK, stage._port)) as silent:
        fetched = http.client.HTTPConnection(LOOPBACK, stage._port, timeout=PATIENCE_S)
        fetched.request("GET", "/")  # answered, so the call before it was taken, too
        assert fetched.getresponse().read()
        fetched.close()
        stage.shut()

        silent.settimeout(0.0)
        with suppress(ConnectionResetError):
            assert silent.recv(1) == b""


class Knocks:
    """Connections at a door, and those that had to give way."""

    def __init__(self) -> None:
        self.door = Doorkeeper()
        self.dropped: list[str] = []
        self.now = 0.0

    def knock(self, address: str, count: int = 1) -> list[DoorPlace]:
        """Open connections, one every 50 ms."""
        made = []
        for number in range(count):
            self.now += 0.05
            name = f"{address} {number}"
            place = self.door.admit(address, lambda name=name: self.dropped.append(name), self.now)
            made += [place] if place is not None else []
        return made


def test_the_oldest_connection_of_an_address_that_has_too_many_gives_way() -> None:
    seen = Knocks()
    seen.door.know("a", 0.0)
    assert len(seen.knock("a", MOST_OF_ONE + 2)) == MOST_OF_ONE + 2
    assert seen.dropped == ["a 0", "a 1"]


def test_strangers_give_way_to_strangers_and_never_those_who_have_shown_the_token() -> None:
    """Somebody new comes in while neighbors hold every place, and stays in while they knock on."""
    seen = Knocks()
    seen.door.know("phone", 0.0)
    seen.knock("phone", 6)
    for turn in range(30):
        for neighbor in "abc":
            seen.knock(f"{neighbor} {turn}", 24)
    seen.knock("new", 6)
    for neighbor in "de":
        seen.knock(neighbor, 24)
    assert not [name for name in seen.dropped if name.startswith(("phone", "new"))]


def test_all_addresses_together_have_so_many_connections() -> None:
    seen = Knocks()
    for number in range(100):
        seen.door.know(str(number), 0.0)
    for number in range(100):
        seen.knock(str(number), 6)
    assert 600 - len(seen.dropped) == MOST_AT_ONCE


def test_wrong_tokens_are_forgotten_after_a_while() -> None:
    door = Doorkeeper()
    for _ in range(MOST_WRONG):
        assert door.waits_s("a", 0.0) == 0
        door.tried_wrong("a", 0.0)

    assert door.waits_s("a", 1.0) == WRONG_WITHIN_S - 1
    assert door.waits_s("b", 1.0) == 0
    assert door.waits_s("a", WRONG_WITHIN_S + 1.0) == 0


@pytest.mark.slow
def test_neighbors_who_hold_all_places_keep_no_phone_out(host: PhoneHost) -> None:
    """Seventy-two idle connections from three addresses, opened again whenever one is closed."""
    port, token = host.serving.port, host.serving.invitation.token
    held: list[socket.socket] = []
    is_done = threading.Event()

    def hog() -> None:
        while not is_done.is_set():
            for address in ("127.0.0.2", "127.0.0.5", "127.0.0.6"):
                made = socket.socket()
                made.bind((address, 0))
                try:
                    made.connect((LOOPBACK, port))
                    held.append(made)
                except OSError:
                    made.close()
            while len(held) > 72:
                held.pop(0).close()
            is_done.wait(0.02)

    neighbor = threading.Thread(target=hog)
    neighbor.start()
    try:
        while len(held) < 70:
            time.sleep(0.05)
        assert [fetch(host, f"/{token}")[0] for _ in range(40)] == [200] * 40
        page = host.page()
        page.sit("Hoa")
        assert page.screen["type"] == "lobby"
    finally:
        is_done.set()
        neighbor.join()
        for made in held:
            made.close()


def test_the_ninth_phone_hears_why_it_cannot_come_in(tmp_path: Path) -> None:
    with phone_host(tmp_path, small_table(3)) as host:
        pages = [host.page() for _ in range(MOST_GUESTS)]
        for number, page in enumerate(pages):
            page.sit(f"Phone {number}")
        with pytest.raises(ConnectionClosed) as end:
            host.page()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4411


def test_nothing_that_goes_over_the_network_names_a_card_or_a_person(host: PhoneHost) -> None:
    page = host.page()
    page.sit("Hoa")
    page.wait(lambda page: page.screen["type"] == "lobby")

    for sealed in page.raw + page.sent:
        assert b"Hoa" not in sealed
        assert b"type" not in sealed
        assert len(sealed) % 1024 == 16  # only the tag is over
    assert text_of(page.raw[0]) != text_of(host.page().raw[0])
