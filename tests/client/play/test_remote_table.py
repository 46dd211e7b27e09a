"""A table on the network as one machine's client uses it.

Nothing shown that is not its own, nothing lost, nothing twice.
"""

from dataclasses import replace

import pytest

from engine.actions import Leave, Pass
from engine.errors import Reason, UnknownCard
from engine.events import CardDiscarded, CardDrawn, RoundDrawn, RoundWon
from engine.match import draw_for_dealer
from engine.seats import Seat
from engine.state import Phase as RoundPhase
from engine.view import conceal
from lab.simulator.machine import Machine
from lab.simulator.world import World, new_table
from net.match.status import Dealt, Moved, OutOfTime, Question, TablePhase
from net.table.interface.commands import Choose, Command, Say, SetPaused, SetReady
from net.table.interface.status import EndReason, News, NewsKind, Said, Status
from tests.support.network import Playing, lobby, seated
from tusac_qt.model.table_notes import left_out_note, lost_hand_note, stand_in_note
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button
from tusac_qt.play.remote_news import noted
from tusac_qt.play.remote_table import RemoteTable, own_seat
from tusac_qt.play.table import (
    FirstDealerDrawn,
    FirstDealerThrown,
    MatchEnded,
    Noted,
    OwnTimeOut,
    PromptKind,
    RoundDealt,
    TableEvent,
)
from tusac_qt.words.table_news import note_text

FOUR = lobby(people=4)


class Client:
    """A client at a table: its table, what it has sent, and what it was told."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.sent: list[Command] = []
        self.table = RemoteTable(playing.status, self.sent.append)
        self.told: list[TableEvent] = []
        self.follow()

    def follow(self) -> None:
        """Take in how things stand, and be told all that has happened."""
        self.table.follow(self.playing.status, self.playing.take_events())
        while events := self.table.advance(0.0):
            self.told += events

    def go_on(self) -> None:
        """Let the round go on by one step."""
        self.playing.go_on()
        self.follow()


def dealt(seat: int = 0, status: Status = FOUR, seed: int = 0) -> Client:
    return Client(Playing.deal(lobby_of(status, seat), Seat(seat), seed=bytes([seed]) * 32))


def lobby_of(status: Status, me: int) -> Status:
    """Return the status as the machine of a seat has it."""
    members = tuple(replace(member, is_me=place == me) for place, member in enumerate(status.members))
    return replace(status, members=members)


def test_ones_seat_is_that_of_the_person_at_this_machine() -> None:
    assert own_seat(lobby(me=1, people=3)) == Seat(1)
    assert own_seat(replace(lobby(), seats=lobby().seats[1:])) is None
    computers = seated(lobby(me=1, people=2), computers=(1, 1))
    assert own_seat(computers) == Seat(1)


@pytest.mark.parametrize("seat", range(4))
def test_only_ones_own_cards_are_shown(seat: int) -> None:
    client = dealt(seat)

    assert client.table.view.hand
    assert {held.index for held in client.table.view.hand} == set(client.playing.full.hands[seat])
    for index in client.playing.hidden():
        with pytest.raises(UnknownCard):
            client.table.card(index)


def test_cards_of_a_computer_player_on_this_machine_are_not_shown_either() -> None:
    client = dealt()
    playing = client.playing
    both = set(playing.full.hands[0]) | set(playing.full.hands[1])
    deck = tuple(card if index in both else None for index, card in enumerate(playing.full.deck))
    playing.status = replace(playing.status, round=conceal(playing.full, Seat(0))._replace(deck=deck))
    client.follow()

    assert {held.index for held in client.table.view.hand} == set(playing.full.hands[0])
    with pytest.raises(UnknownCard):
        client.table.card(playing.full.hands[1][0])


def test_somebody_without_a_seat_sees_no_hand_and_is_asked_nothing() -> None:
    playing = Playing.deal(lobby_of(FOUR, 0), Seat(0))
    nobody = tuple(None for _ in playing.full.deck)
    watcher = replace(lobby_of(playing.status, 9), round=playing.full._replace(deck=nobody), question=None)
    table = RemoteTable(watcher, lambda _: None)

    assert table.is_watching
    assert table.view.hand == ()
    assert tuple(table.view.concealed) == tuple(len(hand) for hand in playing.full.hands)
    assert table.prompt is None
    assert table.why_not(Button.WIN) is Reason.NOT_THIS_PHASE


def test_a_program_begun_anew_that_cannot_read_its_hand_watches_until_the_next_round() -> None:
    client = dealt()
    playing = client.playing
    blank = conceal(playing.full, Seat(1))
    playing.status = replace(playing.status, round=blank)
    client.follow()

    assert client.table.is_watching
    assert client.table.view.hand == ()
    assert client.table.prompt is None
    assert lost_hand_note(playing.status, is_watching=True)
    assert not lost_hand_note(playing.status, is_watching=False)


def test_an_answer_is_sent_once_and_then_nothing_is_asked() -> None:
    client = dealt()
    prompt = client.table.prompt
    assert prompt is not None
    assert prompt.kind is PromptKind.DISCARD

    assert client.table.act(prompt.number, prompt.proposed, 1.0)
    assert not client.table.act(prompt.number, prompt.proposed, 1.0)
    assert client.sent == [Choose(prompt.number, prompt.proposed)]
    assert client.table.prompt is None


@pytest.mark.parametrize(
    ("number", "late", "paused"),
    [(7, 0.0, False), (1, 99.0, False), (1, 0.0, True)],
    ids=["other", "late", "paused"],
)
def test_an_answer_that_cannot_count_is_not_sent(number: int, late: float, paused: bool) -> None:  # noqa: FBT001
    client = dealt()
    prompt = client.table.prompt
    assert prompt is not None
    client.playing.status = replace(client.playing.status, paused_by=2 if paused else None)
    client.follow()

    assert not client.table.act(number, prompt.proposed, late)
    assert client.sent == []


def test_where_passing_is_all_one_can_do_it_is_done_without_asking() -> None:
    client = dealt(2)
    while client.playing.full.phase is not RoundPhase.OFFER or not client.sent:
        client.go_on()

    assert client.sent[-1] == Choose(client.playing.number, Pass(Seat(2)), is_automatic=True)
    assert client.table.prompt is None
    assert client.table.why_not(Button.PASS) is Reason.ALREADY_ANSWERED
    assert client.table.view.answer == Pass(Seat(2))


def test_with_no_answers_beforehand_everything_is_asked() -> None:
    client = dealt(2)
    client.table.set_auto(AutoAnswers(passes_when_nothing=False), 0.0)
    while client.playing.full.phase is not RoundPhase.OFFER:
        client.go_on()

    assert client.sent == []
    assert client.table.prompt is not None
    assert client.table.prompt.kind is PromptKind.ANSWER


def test_clocks_and_readiness_are_asked_of_the_others() -> None:
    client = dealt()
    client.table.set_paused(0.0, paused=True)
    client.table.start_round(0.0)

    assert client.sent == [SetPaused(is_paused=True), SetReady(is_ready=True)]


def test_what_came_in_while_the_window_was_blocked_is_told_round_by_round_with_the_cards_of_each() -> None:
    first, second = dealt(seed=1), dealt(seed=2)
    first.go_on()
    playing = first.playing
    last = next(event for event in first.told if isinstance(event, CardDiscarded))
    events = (Moved((last,), conceal(playing.full, Seat(0))), Dealt(2, Seat(0)))
    table = RemoteTable(playing.status, lambda _: None)
    table.follow(second.playing.status, events)

    assert table.advance(0.0) == (last,)
    assert table.view.discards == first.table.view.discards
    assert table.prompt is None
    assert table.next_deadline() == 0.0

    assert table.advance(0.0) == (RoundDealt(2, Seat(0)),)
    assert table.view.hand == second.table.view.hand
    assert table.next_deadline() is None


def test_the_cards_drawn_for_the_first_dealer_are_told_before_the_deal() -> None:
    playing = Playing.deal(lobby_of(FOUR, 0), Seat(0))
    opened = playing.take_events()
    drawn = draw_for_dealer(playing.full.rules, 4, bytes(32))
    sent: list[Command] = []
    table = RemoteTable(playing.status, sent.append)
    table.follow(playing.status, (Dealt(1, Seat(2), drawn), *opened[1:]))

    assert table.advance(0.0)[:2] == (FirstDealerDrawn(drawn, Seat(2)), RoundDealt(1, Seat(2)))


def test_the_dice_thrown_for_the_first_dealer_are_told_before_the_deal() -> None:
    playing = Playing.deal(lobby_of(FOUR, 0), Seat(0))
    opened = playing.take_events()
    sent: list[Command] = []
    table = RemoteTable(playing.status, sent.append)
    table.follow(playing.status, (Dealt(1, Seat(2), thrown=(1, 6)), *opened[1:]))

    assert table.advance(0.0)[:2] == (FirstDealerThrown((1, 6), Seat(2)), RoundDealt(1, Seat(2)))


def test_what_is_said_and_happens_beside_the_game_names_person_and_seat() -> None:
    client = dealt()
    client.playing.events += [Said(1, "hello", ""), News(NewsKind.LOST, 3), News(NewsKind.ROUND_VOID, None)]
    client.follow()

    said, lost, void = (event for event in client.told if isinstance(event, Noted))
    assert (said.name, said.seat, said.is_me) == ("Bình", Seat(1), False)
    assert (lost.name, lost.seat) == ("Dũng", Seat(3))
    assert (void.name, void.seat) == ("", None)


def test_who_leaves_owing_a_discard_is_told_to_be_out_until_the_next_round() -> None:
    client = dealt()
    news = News(NewsKind.LEFT_OUT, 0)
    assert note_text(noted(client.playing.status, news)).endswith("your seat just passes.")
    client.playing.do(Leave(Seat(0)))
    seats = client.playing.status.seats
    client.playing.status = replace(
        client.playing.status, seats=(replace(seats[0], is_dead=True), *seats[1:])
    )
    client.playing.events.append(news)
    client.follow()

    note = next(event for event in client.told if isinstance(event, Noted))
    assert note_text(note).endswith("your seat just passes until the next round.")
    assert note_text(replace(note, is_me=False)).endswith("that seat just passes until the next round.")
    assert left_out_note(client.table.status) == "Your seat just passes until the next round"
    assert left_out_note(dealt().table.status) == ""


def test_who_lets_time_run_out_is_marked_until_the_next_round() -> None:
    client = dealt()
    client.playing.events += [OutOfTime(Seat(1), None), OutOfTime(Seat(0), Pass(Seat(0)))]
    client.follow()

    assert client.table.slow == {Seat(0), Seat(1)}
    assert OwnTimeOut(Pass(Seat(0))) in client.told
    client.playing.events.append(Dealt(2, Seat(0)))
    client.follow()
    assert client.table.slow == frozenset()


def asked(client: Client) -> Question:
    """The next question to our person that it must answer itself."""
    while client.table.prompt is None:
        client.go_on()
    question = client.playing.status.question
    assert question is not None
    return question


def test_two_questions_unanswered_in_a_row_are_told_as_such() -> None:
    client = dealt()
    late = OutOfTime(Seat(0), Pass(Seat(0)))
    client.playing.events += [late, late]
    client.follow()
    question = asked(client)
    assert client.table.act(question.number, question.legal[0], question.opened_at)
    client.playing.events.append(late)
    client.follow()

    told = [event.is_again for event in client.told if isinstance(event, OwnTimeOut)]
    assert told == [False, True, False]


def test_the_computer_answers_everything_until_the_person_is_back_and_the_others_are_told() -> None:
    client = dealt()
    question = asked(client)
    client.sent.clear()
    client.table.set_auto(AutoAnswers(stands_in=True), 0.0)
    told, chosen = client.sent
    assert told == Say("stands_in", "")
    assert isinstance(chosen, Choose)
    assert (chosen.number, chosen.action in question.legal) == (question.number, True)

    for _ in range(12):
        client.go_on()
        assert client.table.prompt is None
    assert stand_in_note(client.table.auto) == "The computer answers – A: I’m back"
    client.table.set_auto(AutoAnswers(), 0.0)
    assert client.sent[-1] == Say("is_back", "")
    asked(client)


def test_the_computer_goes_on_answering_in_the_next_round_and_other_answers_end() -> None:
    client = dealt()
    client.table.set_auto(AutoAnswers(stands_in=True, passes_round=True), 0.0)
    while not client.playing.full.is_over:
        client.go_on()

    assert client.table.auto == AutoAnswers(stands_in=True)


def test_the_end_of_the_match_is_told_once() -> None:
    client = dealt()
    client.playing.status = replace(client.playing.status, phase=TablePhase.ENDED, end=EndReason.MATCH_OVER)
    client.follow()
    client.follow()

    assert client.told.count(MatchEnded()) == 1


class Person:
    """Plays a machine of a joined world through its table."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.commands: list[Command] = []
        self.table: RemoteTable | None = None
        self.told: list[TableEvent] = []
        self._seen = 0
        machine.plays = self.play

    def play(self, status: Status) -> Command | None:
        """Return what the table wants of the session now."""
        events = tuple(self.machine.events[self._seen :])
        self._seen = len(self.machine.events)
        if self.table is None and status.round is not None and status.match is not None:
            self.table = RemoteTable(status, self.commands.append)
        if self.table is None:
            return None
        self.table.follow(status, events)
        while told := self.table.advance(0.0):
            self.told += told
        prompt = self.table.prompt
        if prompt is not None:
            self.table.act(prompt.number, prompt.proposed, prompt.opened_at)
        return self.commands.pop(0) if self.commands else None


def test_a_match_between_joined_sessions_is_played_through_the_table() -> None:
    world = World(3)
    host = world.host(new_table(rounds=2))
    world.guest()
    person = Person(host)
    world.until(lambda: MatchEnded() in person.told, 900.0)

    ends = [event for event in person.told if isinstance(event, RoundWon | RoundDrawn)]
    dealings = [event for event in person.told if isinstance(event, RoundDealt)]
    drawn = [event for event in person.told if isinstance(event, CardDrawn)]
    moved = [event for event in host.events if isinstance(event, Moved)]
    assert [event.number for event in dealings] == [1, 2]
    assert len(ends) == 2
    assert person.told[-1] == MatchEnded()
    assert person.table is not None
    assert person.table.match.is_over
    assert person.table.view.outcome is not None
    assert len(drawn) == sum(isinstance(event, CardDrawn) for step in moved for event in step.events)
    assert person.commands == []
