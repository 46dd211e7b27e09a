"""What strangers have calculated: outside the loop, each network in its turn, and never all of the processor."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from net.links import answering
from net.links.calculator import REST, Calculator
from net.links.code import CodeGuard
from net.links.dialling import dial
from net.links.pake import Pake
from tests.support.greetings import OneTable, coded
from tests.support.sockets import coordinator, end, run

CODE = "moss-lantern-417"


def test_nothing_is_calculated_in_the_thread_of_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set()

    class Watched(Pake):
        def receive(self, element: bytes) -> bool:
            threads.add(threading.current_thread())
            return super().receive(element)

    monkeypatch.setattr(answering, "Pake", Watched)

    async def test() -> None:
        async with coordinator(OneTable(CodeGuard(CODE))) as table:
            link = await dial([table.address], coded(CODE))
            await end(link)

    run(test)
    assert len(threads) == 1
    assert threading.main_thread() not in threads


def test_whoever_asks_for_much_waits_for_itself() -> None:
    done: list[str] = []

    def job(name: str) -> Callable[[], object]:
        return lambda: done.append(name)

    async def test() -> None:
        calculator = Calculator()
        flood = [asyncio.create_task(calculator.run("10.0.0.9", job("flood"))) for _ in range(20)]
        await asyncio.sleep(0)  # all of the flood waits by now
        await calculator.run("10.0.0.1", job("guest"))
        await asyncio.gather(*flood)
        await calculator.close()

    run(test)
    assert done.index("guest") <= 2
    assert done.count("flood") == 20


def test_the_thread_rests_longer_than_it_works() -> None:
    def work() -> float:
        begun = time.thread_time()
        while time.thread_time() - begun < 0.01:
            pass
        return begun

    async def test() -> float:
        calculator = Calculator()
        begun = time.monotonic()
        await asyncio.gather(*(calculator.run(str(number), work) for number in range(5)))
        took = time.monotonic() - begun
        await calculator.close()
        return took

    assert run(test) >= 0.01 * (5 + 4 * REST)


def test_whoever_has_hung_up_is_not_served() -> None:
    done: list[int] = []

    async def test() -> None:
        calculator = Calculator()
        gone = asyncio.create_task(calculator.run("10.0.0.9", lambda: done.append(1)))
        await asyncio.sleep(0)
        gone.cancel()
        await calculator.run("10.0.0.1", lambda: done.append(2))
        await calculator.close()

    run(test)
    assert done == [2]
