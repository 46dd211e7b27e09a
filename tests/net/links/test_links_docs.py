"""The pages for reviewers describe links as the code has them."""

import re

from spake2.parameters.ed25519 import ParamsEd25519  # type: ignore[import-untyped]

from net.address import DEFAULT_PORT
from net.bans import BAN_S
from net.links import acceptor, channel, code, frames, link, rates, strangers
from net.links.handshake import MAX_FRAMES
from net.links.pake import Pake, Role
from net.links.rates import LINK
from net.wire.link import LINK_FRAMES
from tests.net.deal.test_dealing_docs import CODE, PROTOCOL, ROOT, rows

SECTION = PROTOCOL[PROTOCOL.index("## 12.") : PROTOCOL.index("## 13.")]


def test_every_kind_of_the_link_stands_in_the_table_with_its_fields() -> None:
    table = {row[0]: tuple(CODE.findall(row[2])) for row in rows(SECTION) if row[0] in LINK_FRAMES}

    assert table == {kind: message.__struct_fields__ for kind, message in LINK_FRAMES.items()}


def test_every_file_of_the_links_is_named() -> None:
    files = {f"net/links/{path.name}" for path in (ROOT / "net" / "links").glob("*.py")}

    assert files - {"net/links/__init__.py"} <= set(CODE.findall(SECTION))


def test_limits_and_times_are_those_of_the_code() -> None:
    table = dict(rows(SECTION[SECTION.index("### Limits") :])[1:])

    assert list(table.values()) == [
        f"{strangers.MAX_STRANGERS_PER_ADDRESS} from one address, {strangers.MAX_STRANGERS} in all",
        f"{strangers.MOST_OFFENCES} in {BAN_S:.0f} s; {BAN_S:.0f} s",
        f"{acceptor.FIRST_HELLO_S:.0f} s; {channel.GREETING_S:.0f} s",
        f"{MAX_FRAMES}",
        f"{LINK.frames_per_s} a second, {LINK.frames} at once",
        f"{LINK.bytes_per_s / 2**20:.0f} MiB a second, {LINK.bytes / 2**20:.0f} MiB at once",
        f"{link.MAX_QUEUED_BYTES >> 20} MiB; {link.MAX_QUEUED_BYTES >> 20} MiB",
        f"after {link.BEAT_S:.0f} s",
        f"{link.SILENCE_S:.0f} s",
    ]
    assert f"after {rates.PATIENCE_S:.0f} s of waiting" in SECTION
    assert f"dialled for {BAN_S:.0f} s" in SECTION
    assert f"port {DEFAULT_PORT}" in SECTION
    assert (code.TRIES_PER_ADDRESS, code.WINDOW_S) == (3, 60)
    assert (code.TRIES_PER_LONG_WINDOW, code.TRIES_WHILE_WARY, code.LONG_WINDOW_S) == (6, 2, 3600)
    assert f"{code.TRIES_FROM_ALL} in an hour are accepted from all addresses" in SECTION
    assert f"a made one after {code.TRIES_PER_CHOSEN_CODE} wrong ones" in SECTION
    assert (frames.MAX_GREETING_BYTES, frames.MAX_FRAME_BYTES) == (2 << 10, 64 << 10)


def test_the_vectors_of_the_code_are_those_of_the_code() -> None:
    greeting = bytes(range(32))
    dialler = Pake(Role.DIALLER, "moss-lantern-417", greeting, lambda count: b"\x01" * count)
    acceptor = Pake(Role.ACCEPTOR, "  Moss Lantern\u2013417 ", greeting, lambda count: b"\x02" * count)
    assert dialler.receive(acceptor.element)
    assert acceptor.receive(dialler.element)
    shown = (dialler.element, acceptor.element, dialler.mac(Role.DIALLER), acceptor.mac(Role.ACCEPTOR))

    for number, data in enumerate(shown, 1):
        assert f"    PAKE{number}  {data.hex()}\n" in SECTION
    points = dict(re.findall(r"    ([MN]) = ([0-9a-f]{64})\n", SECTION))
    assert points == {"M": ParamsEd25519.M.to_bytes().hex(), "N": ParamsEd25519.N.to_bytes().hex()}
