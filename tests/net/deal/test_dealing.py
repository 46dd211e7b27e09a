"""Whole hands dealt and played by machines joined in memory: what all agree on, however envelopes travel."""

from collections.abc import Sequence

import pytest

from engine.actions import Action
from engine.match import counted_out, highest
from engine.seats import Seat
from lab.simulator.material import any_seats
from net.deal.chance import first_dealer, first_draw, first_throw
from net.deal.events import (
    CheatProven,
    HandAudited,
    HandClosed,
    HandReady,
    Refused,
    ShuffleChecked,
    StepOpened,
)
from net.deal.steps.table_of_steps import LOGIC
from net.errors import LocalProtocolError
from net.wire.deal import MAX_ENVELOPE_BYTES
from tests.support.joined import Joined, found, hand_for, joined, kind_of, only, shuffled, table_of, tools_for

SETUP = ["COMMIT", "OPEN", "SHUFFLE", "DECK_ACK", "ESCROW", "ESCROW_ACK", "DEAL", "READY"]


def play(table: Joined) -> Joined:
    """Play a hand to its end and return its table."""
    table.start()
    table.run()
    return table


def history(table: Joined) -> Sequence[Action]:
    """The actions of the round as the first machine applied them."""
    game = table.players[0].game
    assert game is not None
    return game.history


def check_fair_end(table: Joined) -> None:
    """All have come to the same end, and nothing was dropped or accused on the way."""
    for player in (*table.players, table.observer):
        assert found(player, HandClosed)
        assert not found(player, Refused)
        assert not found(player, CheatProven)
        assert player.dealer.is_over
    assert all(len(set(digests.values())) == 1 for digests in table.digests.values())
    logs = {tuple(sorted(player.dealer.log)) for player in (*table.players, table.observer)}
    assert len(logs) == 1
    decks = {only(found(player, HandAudited)).deck for player in (*table.players, table.observer)}
    assert sorted(card for deck in decks for card in deck if card is not None) == sorted(table.table.deck)
    assert len(decks) == 1


@pytest.mark.parametrize(("machines", "seats"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (2, 4), (3, 5)])
def test_all_agree_after_every_action(machines: int, seats: int) -> None:
    table = play(joined(table_of(machines, seats)))

    check_fair_end(table)
    assert len(table.digests) > 8


def test_a_machine_alone_deals_to_its_own_seats() -> None:
    check_fair_end(play(joined(table_of(1, 3))))


def test_the_same_with_the_real_group() -> None:
    real = play(joined(table_of(3), is_real=True))
    stub = play(joined(table_of(3)))

    check_fair_end(real)
    assert found(real.observer, HandAudited) != found(stub.observer, HandAudited)


@pytest.mark.parametrize(
    ("seats", "knobs", "cards"),
    [
        (4, {}, 112),
        (4, {"jokers": 5, "mixed_color_ranks": "all"}, 117),
        (5, {}, 140),
        (6, {}, 168),
        (2, {"hand_size": 10, "copies_per_type": 2}, 56),
        (3, {"hand_size": 30, "copies_per_type": 6}, 168),
    ],
)
def test_the_deck_is_what_the_rules_say(seats: int, knobs: dict[str, object], cards: int) -> None:
    table = play(joined(table_of(2, seats, any_seats(**knobs))))

    check_fair_end(table)
    assert len(only(found(table.observer, HandAudited)).deck) == cards


@pytest.mark.parametrize("seed", range(4))
def test_any_order_of_arrival_gives_the_same(seed: int) -> None:
    straight = play(joined(table_of(4)))
    mixed = joined(table_of(4))
    mixed.order = shuffled(seed)
    mixed.network = lambda _sender, _receiver, raw: (raw, raw)
    play(mixed)

    check_fair_end(mixed)
    assert history(mixed) == history(straight)
    assert mixed.players[0].dealer.hand.head == straight.players[0].dealer.hand.head


def test_the_last_to_arrive_may_be_any_machine() -> None:
    """One machine hears of everything last, as if its link were slow."""
    table = joined(table_of(3))
    table.order = lambda waiting: next(
        (place for place in range(waiting) if table.in_flight[place][1] != 2), 0
    )
    check_fair_end(play(table))


def test_an_observer_may_hear_of_one_machine_after_another() -> None:
    table = joined(table_of(3))
    table.order = lambda waiting: next(
        (place for place in range(waiting) if table.in_flight[place][1] < 3),
        min(range(waiting), key=lambda place: table.in_flight[place][0]),
    )
    check_fair_end(play(table))


def test_the_steps_of_a_hand() -> None:
    table = play(joined(table_of(3)))
    opened = [event.kind for event in found(table.players[0], StepOpened)]

    assert [kind for kind, after in zip(opened, ["", *opened], strict=False) if kind != after][
        : len(SETUP)
    ] == SETUP
    assert opened[-3:] == ["END", "AUDIT", "RECEIPT"]
    assert set(opened) <= set(LOGIC)
    assert sorted(event.machine for event in found(table.players[0], ShuffleChecked)) == [0, 1, 2]


def test_two_machines_need_nobody_to_hold_parts() -> None:
    table = play(joined(table_of(2)))

    assert "ESCROW_ACK" not in [event.kind for event in found(table.players[0], StepOpened)]
    check_fair_end(table)


def test_each_reads_its_own_hand_and_no_other() -> None:
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: all(found(player, HandReady) for player in now.players))

    hands = [only(found(player, HandReady)).cards for player in table.players]
    assert sorted(slot for hand in hands for slot in hand) == list(range(25))
    for player, hand in zip(table.players, hands, strict=True):
        assert player.game is not None
        known = {slot for slot, card in enumerate(player.game.state.deck) if card is not None}
        assert known == set(hand)


def test_a_hand_of_the_same_number_is_not_the_same_hand() -> None:
    decks = [
        only(found(play(joined(table_of(2), label=label)).observer, HandAudited)).deck for label in range(2)
    ]

    assert decks[0] != decks[1]


def test_secrets_show_nowhere_before_the_audit() -> None:
    table = joined(table_of(3), is_real=True)
    table.start()
    table.run(until=lambda now: any(step.kind == "AUDIT" for step in found(now.players[0], StepOpened)))
    log = b"".join(raw for raw in table.players[0].dealer.log if kind_of(raw) != "AUDIT")

    for player in table.players:
        hand = player.dealer.hand
        own = hand.own
        scalars = [key.secret for key in own.keys.values()] + [own.masks[1].secret, own.machine_key]
        hidden = [own.shuffle_seed, own.seal_key.secret, *(scalar.to_bytes(32) for scalar in scalars)]
        shown = (
            repr(hand) + repr(own) + repr(hand.shuffler) + repr(hand.identity) + repr(hand.opening is None)
        )
        shown += "".join(map(repr, player.events)) + repr(own.masks) + repr(own.keys) + repr(own.seal_key)
        for secret in hidden:
            assert secret not in log
            assert repr(secret) not in shown
            assert str(int.from_bytes(secret)) not in shown
            assert secret.hex() not in shown


def test_unopened_answers_do_not_show() -> None:
    table = joined(table_of(3))
    table.start()
    table.run(until=lambda now: bool(now.players[0].dealer.hand.answers))
    hand = table.players[0].dealer.hand

    assert all(repr(nonce) not in repr(hand) for _, nonce in hand.answers.values())


def test_a_prepared_hand_waits_for_its_dealer() -> None:
    """The next hand is shuffled while the present one is played, by the same machines and wires."""
    present, ahead = joined(table_of(3)), joined(table_of(3), number=2)
    for player in (*ahead.players, ahead.observer):
        player.deals_at_once = False
    present.start()
    ahead.start()
    while present.in_flight or ahead.in_flight:
        for table in (present, ahead):
            if table.in_flight:
                table.step()
    check_fair_end(present)
    assert {player.dealer.step for player in ahead.players} == {None}
    assert not any(player.dealer.is_over for player in ahead.players)

    for machine, player in enumerate(ahead.players):
        player.deal(Seat(2))
        ahead.send(machine)
    ahead.observer.deal(Seat(2))
    ahead.run()

    check_fair_end(ahead)
    assert ahead.players[0].dealer.hand.dealer == 2


def test_machines_that_deal_for_another_seat_do_not_meet() -> None:
    table = joined(table_of(3))
    for player in (*table.players, table.observer):
        player.deals_at_once = False
    play(table)
    for machine, player in enumerate(table.players):
        player.deal(Seat(machine % 2))
        table.send(machine)
    table.run()

    assert {event.rule for player in table.players for event in found(player, Refused)} == {"other_head"}
    assert not any(found(player, CheatProven) for player in table.players)


def test_a_hand_is_dealt_once_and_in_its_time() -> None:
    table = joined(table_of(2))
    dealer = table.players[0].dealer
    with pytest.raises(LocalProtocolError, match="no sealed deck"):
        table.players[0].deal(Seat(0))
    table.start()
    with pytest.raises(LocalProtocolError, match="begun"):
        dealer.start()
    with pytest.raises(LocalProtocolError, match="no OPEN_CARDS is due"):
        dealer.act(Seat(0), b"", ())
    with pytest.raises(LocalProtocolError, match="no CLAIM_COMMIT is due"):
        dealer.answer({})
    with pytest.raises(LocalProtocolError, match="does not wait"):
        dealer.time_out((0,))


def test_an_observer_says_nothing() -> None:
    table = play(joined(table_of(2)))

    assert table.observer.dealer.outbox() == []
    observer = hand_for(table.table, None, tools_for(56))
    for property_ in ("machine", "own"):
        with pytest.raises(LocalProtocolError, match="an observer"):
            getattr(observer, property_)
    with pytest.raises(LocalProtocolError, match="not dealt yet"):
        _ = observer.play


def test_no_message_is_near_the_largest() -> None:
    table = play(joined(table_of(6, rules=any_seats())))

    assert max(map(len, table.players[0].dealer.log)) < MAX_ENVELOPE_BYTES / 2


@pytest.mark.slow
def test_the_joint_seed_names_every_first_dealer_about_as_often() -> None:
    counts = [0] * 4
    for number in range(2_000):
        counts[first_dealer(number.to_bytes(32), any_seats(), 4)] += 1

    assert all(400 < count < 600 for count in counts)


def test_the_highest_card_of_the_joint_seed_deals_first_where_the_rules_want_it() -> None:
    rules = any_seats(first_dealer="high_card")
    drawn = first_draw(bytes(32), rules, 5)

    assert drawn is not None
    assert len(drawn) == 5
    assert first_dealer(bytes(32), rules, 5) == highest(drawn)
    assert first_draw(bytes(31) + b"1", rules, 5) != drawn
    assert first_draw(bytes(32), any_seats(), 5) is None


def test_dice_count_to_the_first_dealer_of_the_joint_seed_where_the_rules_have_dice() -> None:
    rules = any_seats(first_dealer="dice")
    thrown = {number: first_throw(number.to_bytes(32), rules, 5) for number in range(200)}

    for number, dice in thrown.items():
        assert dice is not None
        assert counted_out(sum(dice), 5) == first_dealer(number.to_bytes(32), rules, 5)
    assert len(set(thrown.values())) > 30
    assert first_throw(bytes(32), any_seats(first_dealer="random"), 5) is None
