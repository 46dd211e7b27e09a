"""Links over real sockets: opened, used, ended, and refused in the words people will see."""

import asyncio
import gc
import os
import socket
import sys
from asyncio.sslproto import SSLProtocol
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from ipaddress import ip_network

import pytest

from net.address import PORTS, Address
from net.errors import LocalProtocolError
from net.links import channel, dialling, handshake, link
from net.links.acceptor import Acceptor, CallerPolicy
from net.links.certificate import make_client_context, make_server_tls
from net.links.code import CodeGuard
from net.links.dialling import dial, in_order, probe
from net.links.faults import Fault, LinkError, Version
from net.links.frames import MAX_FRAME_BYTES, encode_frame
from net.links.handshake import Call, Probed
from net.links.opening import HIGHEST, LOWEST
from net.wire.codec import encode
from net.wire.link import Err, Frame
from tests.support.greetings import CALL, COORDINATOR, GUEST, INTRUDER, TABLE, OneTable, coded
from tests.support.patience import PATIENCE_S
from tests.support.sockets import LOOPBACK, coordinator, pair, raw_tls, run, stranger, until

CODE = "moss-lantern-417"


async def fault_of(*addresses: Address, call: Call = CALL) -> Fault:
    """Why there is no link to any of these."""
    with pytest.raises(LinkError) as caught:
        await dial(addresses, call)
    return caught.value.fault


@pytest.mark.parametrize("code", ["", CODE])
def test_both_ends_of_a_link_know_each_other_and_see_the_same_words(code: str) -> None:
    async def test() -> None:
        async with pair(coded(code), OneTable(CodeGuard(CODE) if code else None)) as (ours, theirs):
            assert (ours.peer, theirs.peer) == (COORDINATOR.public, GUEST.public)
            assert ours.words == theirs.words
            assert (ours.is_outgoing, theirs.is_outgoing) == (True, False)
            assert (ours.table, theirs.table) == (TABLE, TABLE)
            assert (ours.program, theirs.program) == ("1.1", "1.0")

    run(test)


def test_small_frames_wait_for_no_acknowledgement_at_either_end() -> None:
    async def test() -> None:
        async with pair() as ends:
            for one in ends:
                used = one._channel._writer.get_extra_info("socket")
                assert used.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    run(test)


def test_frames_of_every_size_arrive_in_order_both_ways() -> None:
    frames = [Frame("CARRY", 0, bytes(size)) for size in (0, 1, 100, 20_000, MAX_FRAME_BYTES - 100) * 5]

    async def test() -> None:
        async with pair() as (ours, theirs):
            for frame in frames:
                ours.send(frame)
                theirs.send(frame)

            assert [await ours.receive() for _ in frames] == frames
            assert [await theirs.receive() for _ in frames] == frames

    run(test)


def test_a_link_closed_in_good_order_tells_why_after_the_last_frame() -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            ours.send(Frame("SAY", 0, b"last words"))
            ours.close(Fault.REPLACED)
            ours.send(Frame("SAY", 0, b"too late"))

            assert [frame.body async for frame in theirs] == [b"last words"]
            assert theirs.ended is not None
            assert theirs.ended.fault is Fault.REPLACED
            assert await ours.receive() is None

    run(test)


def test_last_words_arrive_though_the_other_end_speaks_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(link, "SHUTDOWN_S", PATIENCE_S)

    async def test() -> None:
        async with pair() as (ours, theirs):
            socket_of_theirs = theirs._channel._writer.transport._ssl_protocol._transport  # type: ignore[attr-defined]
            socket_of_theirs.pause_reading()  # it is busy
            ours.send(Frame("SAY", 0, b"last words"))
            ours.close()
            for _ in range(3):
                theirs.send(Frame("SAY", 0, b"too late"))
                await asyncio.sleep(0.02)
            socket_of_theirs.resume_reading()

            assert [frame.body async for frame in theirs] == [b"last words"]
            assert theirs.ended is not None
            assert theirs.ended.fault is Fault.CLOSED

    run(test)


def test_two_ends_that_part_at_once_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "SHUTDOWN_S", 10 * PATIENCE_S)

    async def test() -> None:
        async with pair() as (ours, theirs):
            ours.close()
            theirs.close()
            await ours.wait_closed()
            await theirs.wait_closed()

    run(test)


def test_a_failed_greeting_that_is_given_up_while_the_other_end_is_told_leaves_nothing_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(channel, "SHUTDOWN_S", 10 * PATIENCE_S)

    async def mute(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport._ssl_protocol._transport.pause_reading()  # type: ignore[attr-defined]
        await hung_up.wait()
        writer.transport.abort()

    async def fail(used: channel.Channel) -> None:
        async with used.unless_it_fails():
            raise LinkError(Fault.CODE_NEEDED)

    hung_up = asyncio.Event()

    async def test() -> None:
        async with stranger(mute, ssl=make_server_tls().context) as address, raw_tls(address) as ends:
            used = channel.Channel(*ends)
            failing = asyncio.create_task(fail(used))
            while not ends[1].is_closing():  # noqa: ASYNC110 - it has no event of its own
                await asyncio.sleep(0)
            failing.cancel()
            await asyncio.wait((failing,))
            socket_of_ours = ends[1].transport._ssl_protocol._transport  # type: ignore[attr-defined]
            assert socket_of_ours is None or socket_of_ours.is_closing()
            hung_up.set()

    run(test)


def test_a_broken_connection_is_noticed_at_once() -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            theirs._channel.abort()

            assert await ours.receive() is None
            assert ours.ended is not None
            assert ours.ended.fault is Fault.LOST

    run(test)


def test_the_beat_measures_the_round_trip_and_shows_that_somebody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(link, "BEAT_S", 0.02)

    async def test() -> None:
        async with pair() as (ours, theirs):
            await until(lambda: ours.rtt_s is not None and theirs.rtt_s is not None)
            assert ours.rtt_s is not None
            assert 0 < ours.rtt_s < PATIENCE_S

            monkeypatch.setattr(link, "SILENCE_S", 0.2)
            theirs._tasks[0].cancel()  # as if the other program hung
            assert await ours.receive() is None
            assert ours.ended is not None
            assert ours.ended.fault is Fault.SILENT

    run(test)


def test_a_link_sends_nothing_that_no_link_takes() -> None:
    async def test() -> None:
        async with pair() as (ours, _):
            with pytest.raises(LocalProtocolError, match="own"):
                ours.send(Frame("BEAT", 0, b""))
            with pytest.raises(LocalProtocolError, match="over"):
                ours.send(Frame("CARRY", 0, bytes(MAX_FRAME_BYTES)))

    run(test)


def test_a_table_is_asked_about_without_a_link() -> None:
    async def test() -> None:
        async with coordinator() as table:
            assert await probe([table.address], TABLE, program="1.0") == Probed(
                b"a table", Version("1.1", 2, 2)
            )
            with pytest.raises(LinkError, match="table_gone"):
                await probe([table.address], b"another", program="1.0")
            assert table.links.empty()

    run(test)


def test_the_reason_for_no_link_is_told() -> None:
    async def test() -> None:
        async with coordinator(OneTable(CodeGuard(CODE))) as table:
            assert await fault_of(table.address) is Fault.CODE_NEEDED
            assert await fault_of(table.address, call=coded("other-words-123")) is Fault.BAD_CODE
            assert await fault_of(table.address, call=replace(CALL, table=b"gone")) is Fault.TABLE_GONE
            known = replace(CALL, expected_key=INTRUDER.public.sign_key)
            assert await fault_of(table.address, call=known) is Fault.KEY_CHANGED
            assert await fault_of(table.address, call=replace(CALL, identity=COORDINATOR)) is Fault.OURSELVES
        assert await fault_of(table.address) is Fault.REFUSED
        assert await fault_of() is Fault.BAD_ADDRESS
        assert await fault_of(Address("nobody.invalid", 28412)) is Fault.BAD_ADDRESS
        assert await fault_of(Address("fe80::1", 28412)) is Fault.BAD_ADDRESS

    run(test)


def test_what_is_not_tusac_is_said_to_be_none() -> None:
    async def chatter(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail server ready\r\n")
        writer.close()

    async def test() -> None:
        async with stranger(chatter) as mail:
            assert await fault_of(mail) is Fault.NOT_TUSAC

    run(test)


def test_an_address_that_says_nothing_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.read(10_000)
            await asyncio.sleep(10)
        finally:
            writer.transport.abort()

    async def test() -> None:
        async with coordinator() as table, stranger(mute) as silent:
            closed = Address("127.0.0.1", 1)
            opened = await dial([silent, closed, table.address], CALL)
            opened.close()
            await opened.wait_closed()

            monkeypatch.setattr(dialling, "GREETING_S", 0.1)
            assert await fault_of(silent) is Fault.SILENT

    run(test)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a connection too many is refused")
def test_an_address_where_no_connection_is_taken_is_told_from_one_that_only_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dialling, "GREETING_S", 0.1)

    async def test() -> None:
        with socket.create_server(("127.0.0.1", 0), backlog=0) as full, ExitStack() as waiting:
            for _ in range(4):
                caller = waiting.enter_context(socket.socket())
                caller.setblocking(False)
                caller.connect_ex(full.getsockname())
            assert await fault_of(Address(*full.getsockname())) is Fault.TIMED_OUT

    run(test)


@pytest.mark.parametrize("fault", [Fault.VERSION, Fault.REMOVED, Fault.INTERFERENCE])
def test_whoever_answers_at_a_false_address_of_a_known_machine_keeps_nobody_from_the_true_one(
    fault: Fault,
) -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        answer = Err("9.0", 7, 9, "") if fault is Fault.VERSION else Err("1.0", LOWEST, HIGHEST, fault.value)
        writer.write(encode_frame(Frame("ERR", 0, encode(answer))))
        await writer.drain()
        writer.close()

    async def test() -> None:
        async with coordinator() as table, stranger(refuse, ssl=make_server_tls().context) as false:
            known = replace(CALL, expected_key=COORDINATOR.public.sign_key)
            assert await fault_of(false, call=known) is fault
            opened = await dial([false, table.address], known)
            opened.close()
            await opened.wait_closed()
            assert await fault_of(false, table.address) is fault

    run(test)


def test_of_two_addresses_that_answer_at_once_one_is_kept_and_one_is_closed() -> None:
    both = asyncio.Event()
    closed = []

    async def attempt(address: Address) -> Address:
        if address.port == 2:
            both.set()
        await both.wait()
        return address

    async def test() -> Address:
        return await dialling._race([Address("a", 1), Address("b", 2)], attempt, closed.append)

    kept = run(test)
    assert {kept, *closed} == {Address("a", 1), Address("b", 2)}
    assert len(closed) == 1


def test_whoever_hangs_up_during_the_greeting_is_lost_and_others_are_tried() -> None:
    async def rude(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        writer.close()

    async def test() -> None:
        async with coordinator() as table, stranger(rude, ssl=make_server_tls().context) as other:
            assert await fault_of(other) is Fault.LOST
            opened = await dial([other, table.address], CALL)
            opened.close()
            await opened.wait_closed()

    run(test)


def test_addresses_in_our_own_networks_come_first() -> None:
    there, here, name = Address("10.1.2.3", 1), Address("192.168.1.9", 1), Address("host", 1)

    assert in_order([there, name, here, there], [ip_network("192.168.1.0/24")]) == [here, there, name]


def test_a_name_may_stand_for_an_address() -> None:
    async def test() -> None:
        async with coordinator() as table:
            opened = await dial([Address("localhost", table.address.port)], CALL)
            opened.close()
            await opened.wait_closed()

    run(test)


def reception() -> CallerPolicy:
    """A reception that lets links be."""
    return CallerPolicy(COORDINATOR, "1.1", OneTable(), lambda _: None)


def test_a_port_in_use_is_said_to_be() -> None:
    async def test() -> None:
        async with coordinator() as table:
            with pytest.raises(LinkError, match=f"port {table.address.port} is in use") as caught:
                await Acceptor.open(reception(), port=table.address.port, interfaces=LOOPBACK)
            assert caught.value.fault is Fault.BUSY

    run(test)


def test_without_a_wish_the_next_free_of_ten_ports_is_taken() -> None:
    async def test() -> None:
        first = await Acceptor.open(reception(), interfaces=LOOPBACK)
        second = await Acceptor.open(reception(), interfaces=LOOPBACK)

        assert first.port in PORTS
        assert second.port in PORTS
        assert first.port < second.port
        await first.close()
        await second.close()

    run(test)


@pytest.mark.parametrize("turns", range(6))
def test_a_caller_that_has_just_come_when_listening_ends_is_hung_up_on(turns: int) -> None:
    """Also one whose greeting has not begun: a socket left open would be complained of."""

    async def test() -> None:
        acceptor = await Acceptor.open(reception(), port=0, interfaces=LOOPBACK)
        await asyncio.sleep(0)
        with socket.create_connection(("127.0.0.1", acceptor.port), timeout=10) as caller:
            for _ in range(turns):
                await asyncio.sleep(0)
            await acceptor.close()
            with suppress(ConnectionResetError):
                assert await asyncio.to_thread(caller.recv, 1) == b""
        gc.collect()

    run(test)


def test_where_nobody_may_listen_is_said() -> None:
    async def test() -> None:
        with pytest.raises(LinkError, match="bad_address"):
            await Acceptor.open(reception(), port=0, interfaces=("192.0.2.77",))

    run(test)


@pytest.mark.skipif(not socket.has_ipv6, reason="this system has no IPv6")
def test_ipv6_is_listened_to_as_well() -> None:
    async def test() -> None:
        acceptor = await Acceptor.open(reception(), port=0)
        try:
            assert (await probe([Address("::1", acceptor.port)], TABLE, program="1.0")).advert == b"a table"
            assert (
                await probe([Address("127.0.0.1", acceptor.port)], TABLE, program="1.0")
            ).advert == b"a table"
        except LinkError as error:
            if error.fault is not Fault.NO_ROUTE:
                raise
            pytest.skip("this machine has no IPv6 address")
        finally:
            await acceptor.close()

    run(test)


def test_whatever_the_other_end_refuses_us_for_has_its_place_among_the_faults_that_are_told() -> None:
    assert set(dialling._TELLING) >= handshake._ANSWERS


@pytest.fixture
def nothing_collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Python does not look for rings of objects that only hold each other."""
    monkeypatch.setattr(channel, "SHUTDOWN_S", 0.01)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def encrypted() -> list[SSLProtocol]:
    """Everything there is of encrypted connections, of strangers that fail in the middle of it too."""
    return [thing for thing in gc.get_objects() if isinstance(thing, SSLProtocol)]


@pytest.mark.parametrize("is_encrypted", [False, True])
@pytest.mark.usefixtures("nothing_collected")
def test_nothing_stays_of_strangers_who_send_noise(is_encrypted: bool) -> None:  # noqa: FBT001
    encryption = {"ssl": make_client_context(), "server_hostname": ""} if is_encrypted else {}

    async def send(address: Address) -> None:
        reader, writer = await asyncio.open_connection(address.host, address.port, **encryption)
        writer.write(bytes(4) + os.urandom(300))
        with suppress(OSError):
            while await reader.read(1000):
                pass
        writer.transport.abort()

    async def test() -> None:
        async with coordinator() as table:
            for _ in range(5):
                await send(table.address)
            await until(lambda: not encrypted())

    run(test)


@pytest.mark.usefixtures("nothing_collected")
def test_nothing_stays_of_a_link_that_has_ended() -> None:
    async def test() -> None:
        async with pair() as (ours, theirs):
            ours.close()
            assert await theirs.receive() is None
        del ours, theirs
        await until(lambda: not encrypted())

    run(test)


def test_a_connection_takes_little_memory() -> None:
    async def test() -> None:
        async with pair():
            assert [len(one._ssl_buffer) for one in encrypted()] == [16 << 10] * 2  # type: ignore[attr-defined]

    run(test)
