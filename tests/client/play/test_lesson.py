"""The first lesson by its data: every step can be played, says little, and loses nothing to a wrong move."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from engine.actions import Claim, Discard, Win
from engine.claims import Source
from engine.errors import Reason
from engine.melds import MeldKind
from engine.rulesets import load
from engine.seats import Seat
from engine.view import OfferView
from tusac_qt.play.buttons import Button
from tusac_qt.play.lesson import Lesson, rehearse
from tusac_qt.play.lesson_script import (
    LessonError,
    LessonStep,
    first_lesson,
    lesson_of,
    own_lessons,
    parse_script,
)
from tusac_qt.play.table import PromptKind
from tusac_qt.system import assets
from tusac_qt.words.languages import languages
from tusac_qt.words.lesson_words import step_words

LANGUAGES = languages()
LONGEST_TITLE = 42
LONGEST_TEXT = 140
"""Two lines of a bubble, three at most."""


def steps() -> list[tuple[LessonStep, Lesson]]:
    """Return all steps of all lessons, each with the lesson as it stood at the end."""
    found: list[tuple[LessonStep, Lesson]] = []
    for script in (first_lesson(), *map(lesson_of, own_lessons())):
        rehearse(script, lambda lesson, step: found.append((step, lesson)))
    return found


def plain() -> dict[str, Any]:
    """Return the lesson as plain values, to be spoilt."""
    text = (assets.root() / "lessons" / "first.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def test_the_lesson_is_played_through_as_its_steps_say_and_won_by_the_player() -> None:
    lesson = rehearse(first_lesson(), lambda _lesson, _step: None)
    outcome = lesson.view.outcome

    assert outcome is not None
    assert outcome.winner == lesson.seat
    assert lesson.is_last


def test_the_southern_lesson_is_played_through_and_shows_what_it_tells_of() -> None:
    seen: dict[int, object] = {}

    def look(lesson: Lesson, step: LessonStep) -> None:
        prompt = lesson.prompt
        seen[step.number] = () if prompt is None else tuple(type(action) for action in prompt.legal)
        if step.number == 2:
            assert [meld.kind for meld in lesson.view.exposed[lesson.seat]] == [MeldKind.KONG]
        if lesson.target.button is Button.CHOW:
            assert lesson.why_not(Button.CHOW) is Reason.MORE_DEADWOOD

    lesson = rehearse(lesson_of("viet"), look)
    outcome = lesson.view.outcome

    assert seen[5] == seen[8] == (Claim,), "what must be taken cannot be passed by"
    assert outcome is not None
    assert outcome.winning is not None
    assert outcome.payments[lesson.seat] == 3 * 2 * outcome.winning.points
    assert lesson_of("viet") != lesson_of("pvt") == lesson_of("../first") == first_lesson()


def test_what_it_tells_of_really_happens() -> None:
    seen: list[object] = []

    def look(lesson: Lesson, _step: LessonStep) -> None:
        offer, wanted = lesson.view.offer, lesson.wanted
        if isinstance(wanted, Claim) and offer is not None:
            seen.append((wanted.kind, offer.owner))
        if isinstance(wanted, Win):
            seen.append("win")
        if lesson.target.button is Button.CHOW and lesson.why_not(Button.CHOW) is Reason.OUT_OF_TURN:
            seen.append("dim")

    rehearse(first_lesson(), look)

    assert seen == [
        (MeldKind.PONG, Seat(1)),
        "dim",
        (MeldKind.SINGLE, Seat(0)),
        (MeldKind.CHOW_XYZ, Seat(3)),
        "win",
    ]


def test_it_says_before_a_dim_button_who_may_take_a_card_and_at_the_end_when_a_round_is_over() -> None:
    told: dict[str, object] = {}

    def look(lesson: Lesson, step: LessonStep) -> None:
        told[step.said("en").title] = lesson.view.offer

    rehearse(first_lesson(), look)
    titles, rules = list(told), load("pvt")
    who, end = titles.index("Who may take this card?"), titles.index("How a round ends")
    offer = told[titles[who]]

    assert isinstance(offer, OfferView)
    assert (offer.owner, offer.source) == (Seat(2), Source.DRAW), "Minh has drawn it"
    assert "{chow}" in titles[who + 1]
    assert end == len(titles) - 2
    assert rules.dead_wall == 6, "so many cards it says are left"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_bubble_is_short_and_names_only_buttons_there_are(code: str) -> None:
    for step, _ in steps():
        assert code in step.words, "a language is missing"
        for is_refused in (False, True):
            said = step_words(step, code, is_refused=is_refused)
            assert "{" not in said.title + said.text
            assert len(said.title) <= LONGEST_TITLE, said.title
            assert len(said.text) <= LONGEST_TEXT, said.text


def test_no_other_move_is_taken_and_nothing_is_lost_by_trying() -> None:
    def try_others(lesson: Lesson, step: LessonStep) -> None:
        prompt, before = lesson.prompt, lesson.view
        assert (prompt is None) == (not step.do), "only a step that waits for a move asks for one"
        for action in () if prompt is None else prompt.legal:
            if action != lesson.wanted:
                assert not lesson.act(prompt.number, action, 0.0)
        assert lesson.view == before
        assert lesson.step == step

    rehearse(first_lesson(), try_others)


def test_enter_does_what_the_step_wants() -> None:
    def look(lesson: Lesson, _step: LessonStep) -> None:
        prompt = lesson.prompt
        if prompt is not None:
            assert prompt.proposed == lesson.wanted
            assert (prompt.kind is PromptKind.DISCARD) == isinstance(lesson.wanted, Discard)

    rehearse(first_lesson(), look)


def test_a_step_that_only_tells_waits_for_the_player() -> None:
    lesson = Lesson(first_lesson(), "An", now=0.0)
    lesson.advance(0.0)
    lesson.advance(1000.0)
    assert lesson.step is not None
    assert lesson.step.number == 1
    lesson.go_on()
    assert lesson.step.number == 2


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda table: table.update(version=2), "version"),
        (lambda table: table.update(rules="none"), "none"),
        (lambda table: table.update(wall="gX gX gX gX"), "gX is named more often"),
        (lambda table: table["steps"][3].pop("title"), "step 4, title"),
        (lambda table: table["steps"][3].update(colour="red"), "step 4: 'colour'"),
        (lambda table: table["steps"][6].update(do="discard gA"), "step 7: 'discard gA'"),
        (lambda table: table["steps"][1].update(at="yS"), "step 2: yS is not in the hand"),
        (lambda table: table["steps"][8].update(moves=["1 discard yS"]), "step 9"),
        (lambda table: table["steps"][8].update(moves=[]), "step 9"),
        (lambda table: table["steps"][14]["moves"].append("pass"), "step 15"),
    ],
)  # fmt: skip
def test_a_spoilt_lesson_says_where_and_what(spoil: Callable[[dict[str, Any]], object], what: str) -> None:
    table = plain()
    spoil(table)
    with pytest.raises(LessonError, match=what):
        rehearse(parse_script(table, {}), lambda _lesson, _step: None)


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda steps: steps.pop(), "xx: 20 steps"),
        (lambda steps: steps[2].pop("text"), "step 3, xx, text"),
        (lambda steps: steps[4].update(do="win"), "step 5, xx"),
    ],
)
def test_a_spoilt_translation_of_it_says_where_and_what(
    spoil: Callable[[list[Any]], object], what: str
) -> None:
    words = [{"title": "T", "text": "x"} for _ in plain()["steps"]]
    spoil(words)
    with pytest.raises(LessonError, match=what):
        parse_script(plain(), {"xx": {"steps": words}})
