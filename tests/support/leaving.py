"""Hands that machines leave, and what the others decide then."""

from tests.support.joined import Joined, joined, silent_from, table_of

LEAVER = 1


def fall_silent(machines: int, kind: str, *, seats: int | None = None, nth: int = 1) -> Joined:
    """A hand in which one machine has fallen silent, and whose others wait for it."""
    table = joined(table_of(machines, seats))
    silent_from(table, {LEAVER}, kind, nth)
    table.start()
    table.run()
    table.silent = {LEAVER}
    return table


def leave(machines: int, kind: str, *, seats: int | None = None, nth: int = 1) -> Joined:
    """The same, played to its end."""
    table = fall_silent(machines, kind, seats=seats, nth=nth)
    table.run_without_the_silent()
    return table


def two_leave(*kinds: str) -> Joined:
    """A hand of five machines in which two fall silent, one after the other."""
    table = joined(table_of(5))
    first, second = (joined(table_of(5)) for _ in kinds)
    silent_from(first, {1}, kinds[0])
    silent_from(second, {3}, kinds[1])
    table.network = lambda sender, receiver, raw: (
        first.network(sender, receiver, raw) and second.network(sender, receiver, raw)
    )
    table.start()
    table.run()
    table.silent = {1}
    while not all(player.dealer.is_over for player in table.honest):
        table.silent |= {3} & set(table.players[0].dealer.waiting_for())
        give_up_silent(table)
        table.run()
    return table


def give_up_silent(table: Joined) -> None:
    """Let every machine that is heard give up those it waits for that are not."""
    for machine, player in enumerate(table.players):
        missed = table.silent & {*player.dealer.waiting_for(), *player.dealer.unsigned()}
        if machine not in table.silent and missed:
            player.time_out(tuple(sorted(missed)))
            table.send(machine)
