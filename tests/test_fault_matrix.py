"""The fault matrix of the network's design, row by row: what is required when something fails.

What is about tables is shown here, on simulated machines; what is about links, lists and programs is shown where those
are tested, and named here.
"""

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from engine.codec import digest
from net.dealing.voting import VOTES
from net.fair_record import decode_record
from net.session.status import Dealt, EndReason, News, NewsKind, Phase, Presence, SeatStatus
from net.simulator.cheats import CheatingMachine, TwoStories
from net.simulator.faults import hostile
from net.simulator.invariants import Watch
from net.simulator.machine import Machine
from net.simulator.world import World, new_table
from net.transcript import read

HERE = Path(__file__).parent

ELSEWHERE = {
    "F1 joiner killed during the greeting": (
        "test_links_handshake.py::test_an_attempt_cut_off_halfway_is_forgotten",
        "test_links_code.py::test_right_and_abandoned_attempts_cost_nothing",
        "test_links_strangers.py::test_silent_strangers_take_no_more_than_their_places",
    ),
    "F2 silent connection, one byte a second": (
        "test_links_strangers.py::test_whoever_says_nothing_is_hung_up_on",
        "test_links_strangers.py::test_whoever_dribbles_a_greeting_is_hung_up_on",
    ),
    "F3 connections without end from one address": (
        "test_links_strangers.py::test_one_address_has_four_places_and_this_machine_all",
    ),
    "F4 frame lengths that cannot be": (
        "test_links_frames.py::test_a_wrong_length_is_refused_before_the_body_comes",
        "test_links_strangers.py::test_a_member_that_sends_no_frames_is_dropped",
    ),
    "F5 random bytes": (
        "test_links_strangers.py::test_junk_is_answered_with_one_error_and_hung_up_on",
        "test_links_strangers.py::test_whoever_greets_with_junk_three_times_is_hung_up_on_unheard",
        "test_links_frames.py::test_any_bytes_give_frames_or_a_frame_error_for_ever",
    ),
    "F6 deep nesting, huge counts": (
        "test_links_frames.py::test_what_is_no_frame_in_its_shortest_form_is_refused_cheaply",
        "test_session_messages.py::test_any_bytes_are_a_message_or_none",
        "test_wire.py::test_any_bytes_are_an_envelope_or_nothing",
    ),
    "F7 flood by a seated player, the link": (
        "test_links_strangers.py::test_a_member_that_floods_is_slowed_down_warned_and_dropped",
        "test_node.py::test_a_member_that_floods_is_sent_off_for_a_while_and_then_heard_again",
    ),
    "F8 slow reader": (
        "test_links_strangers.py::test_a_member_that_does_not_read_is_dropped_before_much_is_queued",
    ),
    "F9 another version": (
        "test_links_handshake.py::test_an_acceptor_of_another_version_names_both",
        "test_links_handshake.py::test_a_dialler_reads_the_refusal_of_any_version",
        "test_net_commands.py::test_another_version_is_named",
        "test_join_errors.py::test_another_version",
    ),
    "F10 wrong codes": (
        "test_links_hostile.py::test_ten_guesses_from_anywhere_close_the_table_until_its_code_is_changed",
        "test_doorman.py::test_a_spent_code_is_renewed_and_every_wrong_one_is_told",
    ),
    "F11 a man in the middle": (
        "test_links_hostile.py::test_a_relay_that_ends_encryption_on_both_sides_is_noticed",
        "test_links_hostile.py::test_an_intruder_without_the_code_learns_one_wrong_guess",
        "test_links_hostile.py::test_an_intruder_in_place_of_a_known_machine_is_left",
    ),
    "F12 a copied name": (
        "test_session.py::test_a_taken_name_is_refused_and_named",
        "test_session.py::test_players_and_tables_are_remembered_and_a_changed_key_is_told",
    ),
    "F13 a second login": (
        "test_session.py::test_a_second_login_replaces_the_first_link_once_it_is_open",
        "test_mesh.py::test_a_later_link_replaces_an_older_one_whoever_dialled",
    ),
    "F28 replayed action": (
        "test_attacks.py::test_cheat",
        "test_session_match.py::test_what_nobody_here_signed_is_refused_and_changes_nothing",
    ),
    "F29 forged author": (
        "test_session_frames.py::test_forged_notes_and_envelopes_count_against_who_hands_them_over",
        "test_dealing_hostile.py::test_any_byte_flipped_is_refused_by_name",
    ),
    "F30 claims in any order": (
        "test_session_match.py::test_the_order_in_which_envelopes_arrive_changes_nothing",
    ),
    "F33 no multicast, two owners of a name": (
        "test_netlab.py::test_where_multicast_is_swallowed_nothing_is_listed_but_the_address_works",
        "test_discovery_lan.py::test_of_two_machines_with_one_name_the_later_is_renamed_and_both_are_listed",
        "test_node.py::test_a_person_joins_by_address_a_table_that_is_in_no_list",
    ),
    "F34 an advert outlives its host": (
        "test_discovery_rows.py::test_two_silences_gray_a_row_within_twenty_seconds_and_an_answer_revives_it",
        "test_discovery_lan.py::test_a_table_that_refuses_disappears_though_it_is_advertised_and_returns_when_it_answers",
    ),
    "F35 networks come and go": (
        "test_discovery_lan.py::test_a_network_that_comes_later_carries_the_advert_then",
        "test_discovery_interfaces.py::test_only_a_change_that_lasts_counts_and_only_once",
    ),
    "F36 one network of two in common": (
        "test_links_sockets.py::test_an_address_that_says_nothing_holds_up_no_other",
    ),
    "F37 link-local IPv6 alone": (
        "test_netlab.py::test_a_table_is_found_and_answers_over_link_local_ipv6_alone",
        "test_discovery_browser.py::test_a_link_local_address_without_scope_cannot_be_dialled_and_is_passed_over",
    ),
    "F38 a guest behind a firewall": (
        "test_session.py::test_a_guest_that_nobody_can_dial_and_that_can_dial_only_the_host_plays_through_it",
        "test_netlab_match.py::test_four_computers_play_a_match_whichever_way_they_came",
    ),
    "F39 spectators, and one too many": (
        "test_session.py::test_spectators_see_the_round_and_no_hidden_hand",
        "test_session.py::test_eight_may_watch_and_the_ninth_is_told_that_it_is_full",
    ),
    "F40 several tables": (
        "test_node.py::test_two_tables_of_one_computer_keep_apart",
        "test_discovery_lan.py::test_tables_of_one_machine_are_kept_apart",
    ),
}
"""Rows that are shown elsewhere, with the tests that do."""

STEPS = (
    "COMMIT",
    "SHUFFLE",
    "DECK_ACK",
    "ESCROW",
    "DEAL",
    "READY",
    "OPEN_CARDS",
    "CLAIM_COMMIT",
    "CLAIM_OPEN",
    "DRAW",
    "WALL",
    "END",
    "AUDIT",
    "RECEIPT",
)


@cache
def names_in(file: str) -> frozenset[str]:
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("row", ELSEWHERE)
def test_every_test_named_is_there(row: str) -> None:
    for name in ELSEWHERE[row]:
        file, _, test = name.partition("::")
        assert test in names_in(file)


# A table, watched.


def party(machines: int = 4, *, rounds: int = 1, seed: int = 0) -> World:
    """People at a table, in the middle of the first round."""
    world = World(seed)
    world.watch = Watch(world.machines)
    world.host(new_table(machines, rounds=rounds))
    for _ in range(machines - 1):
        world.guest()
    world.until(lambda: all(is_dealt(machine, 1) for machine in world.machines))
    return world


def is_dealt(machine: Machine, number: int) -> bool:
    return any(isinstance(event, Dealt) and event.number == number for event in machine.events)


def are_done(world: World, *places: int) -> bool:
    """Whether the match is over for some machines, or all."""
    machines = [world.machines[place] for place in places] or world.machines
    return all(machine.session.status.end is EndReason.MATCH_OVER for machine in machines)


def news(machine: Machine, kind: NewsKind) -> list[int | None]:
    """Whom a machine's client was told of something about."""
    return [event.member for event in machine.events if isinstance(event, News) and event.kind is kind]


def lose(world: World, place: int) -> None:
    """Kill a machine, and expect nothing more of it."""
    assert world.watch is not None
    world.watch.faulty.add(place)
    world.kill(place)


def result(world: World, place: int = 1) -> tuple[bytes, object]:
    """All cards of a finished round with what was done, and the tally."""
    status = world.machines[place].session.status
    assert status.round is not None
    assert status.match is not None
    return digest(status.round), status.match.tally


def rounds(world: World, *places: int, last: int = 0) -> set[tuple[tuple[int, frozenset[bytes]], ...]]:
    """What some machines, or all, keep of the rounds, or of so many last ones: one thing if they keep the same.

    Votes on who is left out are not looked at: others may come in after a decision.
    """
    machines = [world.machines[place] for place in places] or world.machines
    records = [[decode_record(data) for data in machine.kept[-last:]] for machine in machines]
    return {tuple((record.number, words(record.envelopes)) for record in kept) for kept in records}


def words(envelopes: Iterable[bytes]) -> frozenset[bytes]:
    found = [(raw, read(raw)) for raw in envelopes]
    return frozenset(raw for raw, signed in found if signed and signed.envelope.kind not in VOTES)


@pytest.mark.parametrize("gap_s", [2.0, 10.0])
@pytest.mark.parametrize("place", [1, 0])
def test_f14_f15_a_gap_in_the_network_of_a_guest_or_the_host_loses_nothing(place: int, gap_s: float) -> None:
    quiet = party()
    quiet.until(lambda: are_done(quiet), 300)
    world = party()
    world.isolate(place)
    world.run(gap_s)
    world.heal()
    healed_at = world.now
    world.until(lambda: all(is_heard(world, other, place) for other in range(4) if other != place), 10)
    world.until(lambda: are_done(world), 300)

    assert world.now - healed_at < 300
    assert result(world) == result(quiet)
    assert len(rounds(world)) == 1
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def is_heard(world: World, by: int, other: int) -> bool:
    members = world.machines[by].session.status.members
    key = world.machines[other].key
    return any(member.key == key and member.presence is Presence.HERE for member in members)


def test_f14_after_forty_seconds_the_seat_is_dead_for_the_round_and_its_player_returns() -> None:
    world = party(rounds=3)
    world.isolate(2)
    world.run(45)
    world.heal()
    world.until(lambda: are_done(world), 300)

    assert news(world.machines[0], NewsKind.LEFT_OUT) == [2]
    assert len(rounds(world, 0, 1, 3)) == 1
    assert len(rounds(world, last=1)) == 1
    assert world.machines[2].session.status.seats[2].level == ""


@pytest.mark.parametrize("place", [0, 2])
def test_f14_whoever_returns_in_the_round_plays_on_in_it(place: int) -> None:
    world = party()
    world.isolate(place)
    others = [machine for other, machine in enumerate(world.machines) if other != place]
    world.until(lambda: all(news(machine, NewsKind.LEFT_OUT) for machine in others), 60)
    seat = others[0].session.status.seats.index(dead_seat(others[0]))
    world.heal()
    world.until(lambda: all(news(machine, NewsKind.PLAYS_ON) for machine in world.machines), 60)

    assert all(not machine.session.status.seats[seat].is_dead for machine in world.machines)
    assert not any(is_dealt(machine, 2) for machine in world.machines)
    world.until(lambda: are_done(world), 300)
    assert len(rounds(world)) == 1
    assert all(machine.session.status.proof.verified == (0, 1, 2, 3) for machine in world.machines)


def dead_seat(machine: Machine) -> SeatStatus:
    """The one seat that only passes."""
    (dead,) = (seat for seat in machine.session.status.seats if seat.is_dead)
    return dead


@pytest.mark.parametrize("kind", STEPS)
def test_f16_the_host_may_die_at_every_step(kind: str) -> None:
    world = World()
    world.watch = Watch(world.machines)
    world.host(new_table(3, rounds=2))
    for _ in range(2):
        world.guest()
    world.until(lambda: kind in kinds(world))
    lose(world, 0)
    world.until(lambda: world.keeper in {1, 2}, 120)
    world.until(lambda: are_done(world, 1, 2), 300)

    assert len(rounds(world, 1, 2)) == 1
    assert world.watch.rounds == 2


def kinds(world: World) -> set[str]:
    return {signed.envelope.kind for signed in map(read, world.carried) if signed is not None}


def test_f17_the_host_that_reaches_one_of_four_plays_on_through_the_bridge() -> None:
    world = party(5)
    for other in (2, 3, 4):
        world.cut(0, other)
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world)) == 1
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


@pytest.mark.parametrize("is_deaf", [True, False])
def test_f18_a_machine_that_only_hears_or_is_only_heard_is_left_out(*, is_deaf: bool) -> None:
    world = party()
    world.cuts |= {(other, 2) if is_deaf else (2, other) for other in (0, 1, 3)}
    world.until(lambda: are_done(world, 0, 1, 3), 300)

    assert news(world.machines[0], NewsKind.LEFT_OUT) == [2]
    assert len(rounds(world, 0, 1, 3)) == 1


def test_f18_one_way_between_two_is_made_good_by_the_others() -> None:
    world = party()
    world.cuts |= {(2, 0)}
    world.until(lambda: are_done(world), 300)

    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def split(world: World, one: tuple[int, ...], other: tuple[int, ...]) -> None:
    for here in one:
        for there in other:
            world.cut(here, there)


def test_f19_of_four_in_two_halves_nobody_goes_on() -> None:
    world = party(rounds=2)
    split(world, (0, 1), (2, 3))
    world.run(100)

    assert [machine.session.status.phase for machine in world.machines] == [Phase.WAITING] * 4
    assert not any(machine.kept for machine in world.machines)
    world.heal()
    world.until(lambda: are_done(world), 300)
    assert len(rounds(world)) == 1


def test_f20_of_five_the_three_go_on_and_the_two_wait_and_come_back() -> None:
    world = party(5, rounds=2)
    split(world, (0, 1), (2, 3, 4))
    world.until(lambda: all(machine.kept for machine in world.machines[2:]), 200)
    assert not world.machines[0].kept
    assert {machine.session.status.phase for machine in world.machines[:2]} == {Phase.WAITING}
    world.heal()
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world, 2, 3, 4)) == 1
    assert len(rounds(world, last=1)) == 1


def test_f21_all_links_reset_at_once_are_there_again_within_two_seconds() -> None:
    world = party()
    reset_at = world.now
    for one in range(4):
        for other in range(one):
            world.break_links(one, other)
    world.until(
        lambda: all(is_heard(world, one, two) for one in range(4) for two in range(4) if one != two), 10
    )
    assert world.now - reset_at <= 2.5
    world.until(lambda: are_done(world), 300)
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def test_f22_a_second_machine_lost_while_the_first_is_decided_on() -> None:
    world = party(5)
    lose(world, 4)
    world.run(33)
    lose(world, 3)
    world.until(lambda: are_done(world, 0, 1, 2), 300)

    assert sorted(news(world.machines[0], NewsKind.LEFT_OUT), key=str) == [3, 4]
    assert len(rounds(world, 0, 1, 2)) == 1


def test_f22_too_few_left_wait() -> None:
    world = party(4)
    lose(world, 3)
    world.run(33)
    lose(world, 2)
    world.run(60)

    assert [world.machines[place].session.status.phase for place in (0, 1)] == [Phase.WAITING] * 2


@pytest.mark.parametrize("sleep_s", [30.0, 200.0])
def test_f25_a_machine_that_slept_decides_nothing_on_old_news_and_comes_back(sleep_s: float) -> None:
    world = party(rounds=0)
    for machine in world.machines:
        machine.thinks_s = lambda: 5.0
    world.sleep(2, sleep_s)
    world.run(60)

    sleeper = world.machines[2].session.status
    assert not news(world.machines[2], NewsKind.LEFT_OUT) or sleep_s > 40
    assert sleeper.seats[2].level == ""
    assert sleeper.phase is not Phase.ENDED


@pytest.mark.parametrize("kind", ["COMMIT", "DECK_ACK", "READY", "CLAIM_COMMIT"])
def test_f26_whoever_tells_two_stories_is_proven_named_and_gone(kind: str) -> None:
    world = World()
    world.watch = Watch(world.machines)
    world.host(new_table(4, rounds=1))
    for _ in range(3):
        world.guest()
    world.watch.faulty.add(2)
    CheatingMachine(world, 2, TwoStories(kind))
    world.until(lambda: all(news(world.machines[place], NewsKind.PROVEN_CHEAT) for place in (0, 1, 3)), 60)
    world.until(lambda: are_done(world, 0, 1, 3), 300)

    assert all(news(world.machines[place], NewsKind.PROVEN_CHEAT) == [2] for place in (0, 1, 3))
    assert len(rounds(world, 0, 1, 3)) == 1


def test_f31_clocks_that_jump_and_run_unevenly_change_nothing() -> None:
    quiet = party()
    quiet.until(lambda: are_done(quiet), 300)
    world = party()
    world.machines[1].clock.offset += 3600
    world.machines[2].clock.set_rate(1.1, world.now)
    world.until(lambda: are_done(world), 300)

    assert result(world) == result(quiet)
    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)


def test_f32_what_a_replaced_link_delivers_late_changes_nothing() -> None:
    world = party()
    world.lags[1, 0] = (4.0, 4.0)
    world.run(3)
    del world.lags[1, 0]
    world.connect(1, 0)
    world.until(lambda: are_done(world), 300)

    assert len(rounds(world)) == 1


@pytest.mark.parametrize("seed", range(3))
def test_f5_f6_f7_f28_f29_a_seated_player_that_sends_everything_wrong_spoils_nothing(seed: int) -> None:
    world = party(seed=seed)
    assert world.watch is not None
    world.watch.faulty.add(2)
    hostile(world, 2, seed)
    world.until(lambda: are_done(world, 0, 1, 3), 300)

    assert len(rounds(world, 0, 1, 3)) == 1
    assert len(world.machines[0].kept) == 1


def test_f41_on_a_slow_network_with_losses_nobody_is_taken_for_gone_in_ten_minutes() -> None:
    world = party(3, rounds=0)
    pairs = [(one, other) for one in range(3) for other in range(3) if one != other]
    world.lags.update(dict.fromkeys(pairs, (0.1, 1.9)))
    for machine in world.machines:
        machine.thinks_s = lambda: 2.0
    world.run(600)

    assert not any(news(machine, NewsKind.LEFT_OUT) for machine in world.machines)
    assert len(world.machines[0].kept) >= 3
