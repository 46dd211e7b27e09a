"""Strangers at the door and members gone wild: each is stopped, and the others notice nothing."""

import asyncio
import os
import struct
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from ipaddress import IPv4Address

import msgspec
import pytest

from net.bans import BAN_S, Bans
from net.links import acceptor, link, rates, strangers
from net.links.certificate import make_server_tls
from net.links.code import CodeGuard
from net.links.dialling import dial
from net.links.faults import Fault, LinkError
from net.links.frames import encode_frame
from net.links.opening import from_frame
from net.links.strangers import (
    MAX_STRANGERS,
    MAX_STRANGERS_PER_ADDRESS,
    MOST_OFFENCES,
    Strangers,
)
from net.wire.link import Err, Frame
from tests.support.greetings import CALL, OneTable, calling, coded
from tests.support.patience import PATIENCE_S, with_limit
from tests.support.sockets import Coordinator, coordinator, end, pair, raw_tls, run, stranger, until

CODE = "moss-lantern-417"


async def still_welcomes(table: Coordinator) -> None:
    """Check that an honest dialler gets in."""
    await end(await dial([table.address], CALL))


@with_limit(acceptor, "FIRST_HELLO_S", 0.2)
def test_whoever_says_nothing_is_hung_up_on() -> None:
    async def test() -> None:
        async with coordinator() as table:
            plain, writer = await asyncio.open_connection(table.address.host, table.address.port)
            async with raw_tls(table.address) as (encrypted, _):
                assert await plain.read() == b""
                assert await encrypted.read() == b""
            writer.transport.abort()
            await still_welcomes(table)

    run(test)


@with_limit(acceptor, "FIRST_HELLO_S", 0.2)
def test_whoever_dribbles_a_greeting_is_hung_up_on() -> None:
    async def test() -> None:
        async with coordinator() as table, raw_tls(table.address) as (reader, writer):

            async def dribble() -> None:
                for byte in encode_frame(Frame("HELLO1", 0, bytes(1500))):
                    writer.write(bytes((byte,)))
                    await asyncio.sleep(acceptor.FIRST_HELLO_S / 100)

            dribbling = asyncio.create_task(dribble())
            with suppress(ConnectionResetError):  # as it comes while we still write
                assert await reader.read() == b""
            dribbling.cancel()
            await still_welcomes(table)

    run(test)


@with_limit(acceptor, "GREETING_S", 0.2)
def test_whoever_stops_in_the_middle_of_a_greeting_is_hung_up_on() -> None:
    async def test() -> None:
        async with coordinator() as table, raw_tls(table.address) as (reader, writer):
            hello = calling().start()
            writer.write(b"".join(map(encode_frame, hello)))
            (length,) = struct.unpack(">I", await reader.readexactly(4))
            answer = msgspec.msgpack.decode(await reader.readexactly(length), type=Frame)
            assert answer.kind == "HELLO2"
            assert await reader.read() == b""
            await still_welcomes(table)

    run(test)


def test_strangers_have_three_seconds_to_begin_and_five_in_all() -> None:
    assert (acceptor.FIRST_HELLO_S, acceptor.GREETING_S) == (3, 5)


def test_silent_strangers_take_no_more_than_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceptor, "FIRST_HELLO_S", PATIENCE_S)

    async def test() -> None:
        async with coordinator() as table:
            opened = [
                await asyncio.open_connection(table.address.host, table.address.port)
                for _ in range(MAX_STRANGERS + 8)
            ]
            refused = [await reader.read() for reader, _ in opened[MAX_STRANGERS:]]
            assert refused == [b""] * 8
            assert not any(reader.at_eof() for reader, _ in opened[:MAX_STRANGERS])
            for _, writer in opened:
                writer.transport.abort()
            await until(lambda: not table.acceptor._greetings)
            await still_welcomes(table)

    run(test)


def test_connections_without_end_leave_open_links_alone() -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            address = ours.address
            flood = [asyncio.open_connection(address.host, address.port) for _ in range(8 * MAX_STRANGERS)]
            crowd = asyncio.gather(*flood)
            for number in range(100):
                frame = Frame("NOTE", 0, bytes((number,)))
                ours.send(frame)
                assert await theirs.receive() == frame
            for _, writer in await crowd:
                writer.transport.abort()
            assert ours.ended is None

    run(test)


def test_one_address_has_four_places_and_this_machine_all() -> None:
    strangers = Strangers()

    assert sum(strangers.enter("192.168.1.5", 0.0) for _ in range(10)) == MAX_STRANGERS_PER_ADDRESS
    assert (
        sum(strangers.enter("127.0.0.1", 0.0) for _ in range(100))
        == MAX_STRANGERS - MAX_STRANGERS_PER_ADDRESS
    )
    assert not strangers.enter("192.168.1.6", 0.0)
    strangers.leave("127.0.0.1")
    assert strangers.enter("192.168.1.6", 0.0)


def comes(strangers: Strangers, host: str, now: float) -> bool:
    """Whether somebody from an address is let in to greet us; then it goes again."""
    is_in = strangers.enter(host, now)
    if is_in:
        strangers.leave(host)
    return is_in


def test_an_address_that_keeps_sending_junk_is_not_heard_for_a_while() -> None:
    strangers = Strangers()
    for number in range(MOST_OFFENCES):
        assert comes(strangers, "192.168.1.5", float(number))
        strangers.offend("192.168.1.5", float(number))
        strangers.offend("127.0.0.1", float(number))
    last = MOST_OFFENCES - 1.0

    assert not comes(strangers, "192.168.1.5", last)
    assert not comes(strangers, "192.168.1.5", last + BAN_S - 0.1)
    assert comes(strangers, "192.168.1.5", last + BAN_S)
    assert comes(strangers, "192.168.1.6", last)
    assert comes(strangers, "127.0.0.1", last), "all of a demonstration's machines are there"


def test_whoever_greets_with_junk_three_times_is_hung_up_on_unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "ip_address", lambda _host: IPv4Address("192.168.1.5"))  # not this machine

    async def test() -> None:
        async with coordinator() as table:
            for _ in range(MOST_OFFENCES):
                async with raw_tls(table.address) as (reader, writer):
                    writer.write(JUNK["an unknown frame"]())
                    assert await reader.read()
            now = asyncio.get_running_loop().time()
            await until(lambda: table.acceptor._strangers._bans.has("127.0.0.1", now))
            with pytest.raises(LinkError) as caught:
                await dial([table.address], CALL)
            assert caught.value.fault in {Fault.REFUSED, Fault.LOST}
            assert table.links.empty()

    run(test)


def test_junk_once_in_a_while_blocks_nobody() -> None:
    strangers = Strangers()
    for number in range(10):
        strangers.offend("192.168.1.5", number * BAN_S / (MOST_OFFENCES - 1))

        assert comes(strangers, "192.168.1.5", number * BAN_S / (MOST_OFFENCES - 1))


def test_however_many_are_banned_they_take_little_room() -> None:
    bans: Bans[int] = Bans()
    for who in range(10_000):
        bans.ban(who, 0.0)

    held = [who for who in range(10_000) if bans.has(who, 1.0)]
    assert held == list(range(10_000 - len(held), 10_000))
    assert 100 <= len(held) <= 1000


JUNK: dict[str, Callable[[], bytes]] = {
    "random bytes": lambda: os.urandom(3000),
    "nothing announced": lambda: bytes(4),
    "everything announced": lambda: struct.pack(">I", 2**32 - 1),
    "more than allowed": lambda: struct.pack(">I", 2049) + bytes(2049),
    "deep nesting": lambda: struct.pack(">I", 2000) + b"\x91" * 2000,
    "huge counts": lambda: struct.pack(">I", 2000) + b"\xdd\xff\xff\xff\xff" * 400,
    "another program": lambda: b"GET / HTTP/1.1\r\nHost: table\r\n\r\n",
    "an unknown frame": lambda: encode_frame(Frame("OTHER", 0, b"")),
    "frames without end": lambda: encode_frame(Frame("OTHER", 1, b"")) * 100,
    "an untyped greeting": lambda: encode_frame(Frame("HELLO1", 0, msgspec.msgpack.encode((1, 2, 3)))),
}


@pytest.mark.parametrize("junk", JUNK)
def test_junk_is_answered_with_one_error_and_hung_up_on(junk: str) -> None:
    async def test() -> None:
        async with coordinator() as table, raw_tls(table.address) as (reader, writer):
            writer.write(JUNK[junk]())

            (length,) = struct.unpack(">I", await reader.readexactly(4))
            error = from_frame(msgspec.msgpack.decode(await reader.readexactly(length), type=Frame))
            assert isinstance(error, Err)
            assert error.reason == Fault.MALFORMED.value
            assert await reader.read() == b""
            await still_welcomes(table)

    run(test)


@pytest.mark.parametrize("code", ["", CODE])
def test_a_relay_that_ends_encryption_on_both_sides_gets_no_link(code: str) -> None:
    async def test() -> None:
        async with coordinator(OneTable(CodeGuard(CODE) if code else None)) as table:

            async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                async with raw_tls(table.address) as (behind, ahead):
                    await asyncio.gather(pump(reader, ahead), pump(behind, writer))

            async with stranger(relay, ssl=make_server_tls().context) as between:
                with pytest.raises(LinkError) as caught:
                    await dial([between], coded(code))
            assert caught.value.fault is Fault.INTERFERENCE
            assert table.links.empty()

    run(test)


async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    """Carry bytes until the end."""
    while data := await source.read(1000):
        sink.write(data)
    sink.close()


def test_a_member_that_floods_is_slowed_down_warned_and_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "PATIENCE_S", 0.05)
    monkeypatch.setattr(
        link, "LINK", replace(rates.LINK, frames_per_s=100, frames=400)
    )  # however slow we are

    async def test() -> None:
        async with pair() as (flooder, theirs):
            got = 0
            for _ in range(8000):
                flooder.send(Frame("NOTE", 0, b""))
            async for _ in theirs:
                got += 1

            assert 400 <= got < 8000
            assert theirs.ended is not None
            assert theirs.ended.fault is Fault.SLOW_DOWN
            assert await flooder.receive() is None
            assert flooder.ended is not None
            assert flooder.ended.fault is Fault.SLOW_DOWN

    run(test)


def test_a_member_that_does_not_read_is_dropped_before_much_is_queued() -> None:
    async def test() -> None:
        async with pair() as (ours, _):
            frame, sent = Frame("CARRY", 0, bytes(60_000)), 0
            while ours.ended is None:
                ours.send(frame)
                sent += len(frame.body)
                await asyncio.sleep(0)

            assert ours.ended.fault is Fault.OVERFLOW
            assert sent < 32 << 20

    run(test)


@pytest.mark.parametrize("sent", [struct.pack(">I", 65_537), bytes(4), struct.pack(">I", 9) + b"\x91" * 9])
def test_a_member_that_sends_no_frames_is_dropped(sent: bytes) -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            ours._channel._writer.write(sent)

            assert await theirs.receive() is None
            assert theirs.ended is not None
            assert theirs.ended.fault is Fault.MALFORMED
            assert await ours.receive() is None

    run(test)


def test_a_member_that_greets_once_more_is_dropped() -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            ours._channel.write([Frame("HELLO1", 0, b"")])

            assert await theirs.receive() is None
            assert theirs.ended is not None
            assert theirs.ended.fault is Fault.MALFORMED

    run(test)


def test_what_waits_for_the_session_is_bounded_and_nothing_of_it_is_lost() -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            frames = [Frame("CARRY", 0, number.to_bytes(2, "big") * 30_000) for number in range(40)]
            for frame in frames[:20]:
                ours.send(frame)
            await until(lambda: theirs._inbox_bytes > link.MAX_QUEUED_BYTES)
            for frame in frames[20:]:
                ours.send(frame)
            await asyncio.sleep(0.05)

            assert theirs._inbox_bytes < link.MAX_QUEUED_BYTES + 70_000
            assert [await theirs.receive() for _ in frames] == frames

    run(test)
