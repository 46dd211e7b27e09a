"""A table number leads to every address at which its table is heard, not only to those made of it."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from net.address import Address
from net.discovery.discovery import FoundTable, Nearby, TableReach, Watcher
from net.node.numbers import answering
from tests.support.adverts import ADVERT

SILENT = Address("127.0.0.1", 1)
"""Nobody listens there, as at an address whose way a VPN has taken."""


class Ears:
    """Hears one advert of a table after so many looks."""

    def __init__(self, table: FoundTable, *, after: int = 0) -> None:
        self.watchers: set[Watcher] = set()
        self._table, self._after = table, after

    @property
    def nearby(self) -> Nearby:
        """Sounds that are heard."""
        self._after -= 1
        return Nearby((self._table,) if self.watchers and self._after < 0 else ())

    def watch(self, watcher: Watcher, *, is_on: bool) -> None:
        """Listen, or no more."""
        (self.watchers.add if is_on else self.watchers.discard)(watcher)


@pytest.fixture
def answers() -> Iterator[Address]:
    """An address where somebody takes connections."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield Address("127.0.0.1", server.getsockname()[1])


def found(at: Address, number: str = "11") -> FoundTable:
    return FoundTable(ADVERT, (at,), TableReach.ANSWERS, number)


def resolved(number: str, made: tuple[Address, ...], ears: Ears | None) -> tuple[Address, ...]:
    return asyncio.run(answering(number, made, ears))  # type: ignore[arg-type]


@pytest.mark.parametrize(("after", "typed"), [(0, "11"), (3, "11"), (0, "11-1"), (0, "011")])
def test_the_addresses_that_a_heard_advert_bears_are_dialled_first(
    answers: Address, after: int, typed: str
) -> None:
    ears = Ears(found(answers), after=after)

    assert resolved(typed, (SILENT,), ears) == (answers, SILENT)
    assert not ears.watchers, "nobody listens longer than it takes"


def test_what_is_made_of_the_number_counts_where_no_advert_is_heard(answers: Address) -> None:
    assert resolved("11", (answers,), None) == (answers,)
    assert resolved("11", (answers,), Ears(found(SILENT, "12"))) == (answers,)


def test_a_number_that_is_another_tables_or_nobodys_leads_nowhere(answers: Address) -> None:
    assert resolved("11-2", (SILENT,), Ears(found(answers))) == ()
    assert resolved("11", (SILENT,), None) == ()
