"""Records as films: every moment once, answers together, any way through it."""

from functools import cache
from pathlib import Path

import pytest

from engine.events import CardDiscarded, CardDrawn, RoundDrawn, RoundWon
from engine.record import moments, replay
from engine.seats import Seat
from engine.state import RoundState
from tests.support.tables import whole_record
from tusac_qt.bridges.records import CannotOpenError, open_record
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.reel import Reel
from tusac_qt.model.story import Story
from tusac_qt.play.film import Film, film_of_match
from tusac_qt.play.replay_table import ReplayTable, known_hand, view_of
from tusac_qt.words.record_words import Flawed


@cache
def film() -> Film:
    made = film_of_match(whole_record(9, rounds=2))
    assert made is not None
    return made


def test_a_film_has_every_round_and_every_action() -> None:
    steps = list(moments(whole_record(9, rounds=2)))
    frames = [frame for shown in film().rounds for frame in shown.frames()]

    assert [shown.number for shown in film().rounds] == [1, 2]
    assert [action for frame in frames for _, action in frame.steps] == [step.action for step in steps]
    assert film().own == Seat(0)


def test_all_answers_to_a_card_are_one_moment() -> None:
    for shown in film().rounds:
        for frame in shown.frames()[1:]:
            assert frame.events
        showings = [
            event
            for frame in shown.frames()
            for event in frame.events
            if isinstance(event, CardDrawn | CardDiscarded)
        ]
        assert len(showings) <= len(shown.frames())


def test_a_film_ends_as_the_match_did() -> None:
    last = film().rounds[-1].frames()[-1]

    assert isinstance(last.events[-1], RoundWon | RoundDrawn)
    assert last.match == replay(whole_record(9, rounds=2)).match


def test_one_step_after_the_other_shows_everything_and_so_does_the_way_back() -> None:
    reel, seen = Reel(film()), []
    while not reel.is_at_end:
        seen.append(reel.frame)
        reel.forward()
    seen.append(reel.frame)
    way_back = [reel.frame]
    while reel.round or reel.at:
        reel.back()
        way_back.append(reel.frame)

    assert len(seen) == sum(len(shown.frames()) for shown in film().rounds)
    assert way_back == seen[::-1]


def test_a_turn_begins_where_the_move_goes_on() -> None:
    reel = Reel(film())
    while reel.at < len(reel.frames) - 1:
        before = reel.frame
        reel.next_turn()
        assert reel.frame.state.active != before.state.active or reel.at == len(reel.frames) - 1
    reel.next_turn()
    assert (reel.round, reel.at) == (1, 0)
    reel.last_turn()
    assert (reel.round, reel.at) == (0, len(reel.frames) - 1)
    while reel.at:
        at = reel.at
        reel.last_turn()
        assert reel.at < at


def test_the_story_says_something_of_every_moment() -> None:
    story = Story(film())
    for shown in film().rounds:
        for frame in shown.frames():
            lines = story.lines(shown.number, frame)
            assert lines
            assert all(lines)


def blinded(state: RoundState, seat: Seat) -> RoundState:
    """The state without the cards that a seat still holds, but its first."""
    hidden = set(state.hands[seat][1:])
    deck = tuple(None if index in hidden else card for index, card in enumerate(state.deck))
    return state._replace(deck=deck)


def test_of_a_hand_that_was_not_shown_only_the_number_of_cards_is_seen() -> None:
    opening = film().rounds[0].opening
    state = blinded(opening, Seat(1))

    assert len(view_of(state, Seat(1)).hand) == 1
    assert view_of(state, Seat(1)).concealed == opening.hands.map(len)
    assert view_of(state, Seat(0)) == view_of(opening, Seat(0))
    assert known_hand(state, Seat(1)).count(None) == len(opening.hands[1]) - 1


def test_a_player_whose_name_cannot_be_seen_is_told_by_seat() -> None:
    made = film_of_match(whole_record(9).replace("Lan", r"\u200b\u200b"))
    assert made is not None
    assert [player.name for player in made.players][:3] == ["Ann", "? 2", "Minh"]


def test_the_person_of_a_record_has_the_face_of_the_settings() -> None:
    frame, faces = film().rounds[0].frames()[0], []
    for chosen in (7, None):
        table = ReplayTable(film().with_face(chosen).players, frame, Seat(0))
        plaques = present(table, Picks(), with_hints=False).plaques
        faces.append({plaque.seat: plaque.face for plaque in plaques})

    own = film().own
    assert own is not None
    assert faces[0] == {**faces[1], own: 7} != faces[1]


def test_a_record_cut_off_shows_what_there_is() -> None:
    text = whole_record(9, rounds=2)
    whole = text.splitlines(keepends=True)
    only_dealt = film_of_match("".join(whole[:3]))

    assert only_dealt is not None
    assert len(only_dealt.rounds[0].frames()) == 1
    assert film_of_match("".join(whole[:2])) is None


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", Flawed.FOREIGN),
        (b"\xff\xfe\x00", Flawed.FOREIGN),
        (b"GIF89a", Flawed.FOREIGN),
        (b"tusac-record 7\n{}\n", Flawed.NEWER),
        (b"tusac-record 1\n{}\n", Flawed.DAMAGED),
        (b"tusac fair round 2\nnothing", Flawed.DAMAGED),
    ],
)
def test_what_is_no_record_is_told_apart(tmp_path: Path, data: bytes, why: Flawed) -> None:
    path = tmp_path / "x.tusac-record"
    path.write_bytes(data)

    with pytest.raises(CannotOpenError) as raised:
        open_record(path, tmp_path)
    assert raised.value.why is why


def test_what_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CannotOpenError) as raised:
        open_record(tmp_path / "none.tusac-record", tmp_path)
    assert raised.value.why is Flawed.UNREADABLE


def test_a_true_record_is_found_true_and_a_changed_one_is_shown_up_to_the_change(tmp_path: Path) -> None:
    path = tmp_path / "x.tusac-record"
    text = whole_record(9, rounds=2)
    path.write_text(text, encoding="utf-8")
    assert open_record(path, tmp_path).check().is_true

    lines = text.splitlines(keepends=True)
    path.write_text("".join([*lines[:40], "0 nonsense\n", *lines[41:]]), encoding="utf-8")
    opened = open_record(path, tmp_path)
    assert not opened.check().is_true
    assert len(opened.film.rounds) == 1
