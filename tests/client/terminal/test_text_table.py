"""The table in a terminal: what is asked, and what a typed line means."""

import re

import pytest

from engine.actions import Answer, Claim, Pass
from engine.cards import Card
from net.pace import LEARNING
from tests.support.tables import Drive, begin
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import Button, button_of
from tusac_qt.play.table import PromptKind
from tusac_qt.play.tips import Tip
from tusac_qt.terminal.text_table import TextTable

NO_TIPS = frozenset(Tip)


class Talk:
    """A conversation at a text table.

    Attributes:
        drive: the table and its clock.
        text: the table in words.
    """

    def __init__(
        self, seed: int, *, tips_seen: frozenset[Tip] = NO_TIPS, rounds: int = 1, rules: str = "pvt"
    ) -> None:
        self.drive = Drive(begin(seed, rules, rounds=rounds, pace=LEARNING))
        self.text = TextTable(self.drive.table, with_hints=True, tips_seen=tips_seen)
        self.told: list[str] = []
        self._go_on()

    def say(self, line: str) -> list[str]:
        """Type a line; return what it brings up at once."""
        lines = self.text.answer(line, self.drive.now)
        self.told += lines
        self._go_on()
        return lines

    def _go_on(self) -> None:
        before = len(self.drive.events)
        self.drive.settle()
        self.told += self.text.tell(tuple(self.drive.events[before:]))
        if self.text.is_asking:
            question = self.text.question()
            self.told += question.lines
            self.told.append(question.prompt)

    def until(self, *wanted: Button) -> None:
        """Play on until an answer with one of these buttons is possible."""
        for _ in range(300):
            prompt = self.drive.table.prompt
            if prompt is None:
                break
            if prompt.kind is PromptKind.ANSWER:
                buttons = {button_of(action) for action in prompt.legal if isinstance(action, Answer)}
                if buttons.intersection(wanted):
                    return
            self.say("")
        pytest.fail(f"never asked for {wanted}")


def talk_at(*wanted: Button) -> Talk:
    """Return a conversation at a question that one of these buttons answers."""
    for seed in range(60):
        talk = Talk(seed)
        try:
            talk.until(*wanted)
        except pytest.fail.Exception:
            continue
        return talk
    pytest.fail(f"no seed asks for {wanted}")


def test_a_match_is_played_by_empty_lines_alone() -> None:
    talk = Talk(1, rounds=2)
    while not talk.text.wants_to_leave:
        talk.say("")

    assert talk.drive.table.match.is_over
    assert "The match is over." in talk.told
    assert sum("wins with" in line or "You win" in line for line in talk.told) == 2


@pytest.mark.parametrize("seed", range(3))
def test_an_empty_line_does_what_the_line_says_where_a_hand_may_be_folded(seed: int) -> None:
    talk = Talk(seed, rules="tenhu")
    for _ in range(400):
        if talk.text.wants_to_leave:
            break
        talk.say("")

    assert any("Fold" in line for line in talk.told)
    assert talk.drive.table.match.is_over


def test_every_card_of_the_hand_has_its_number() -> None:
    talk = Talk(1)
    numbers: list[int] = []
    for line in talk.told:
        if line.startswith("  "):
            for first, last in re.findall(r"(\d+)(?:-(\d+))? \w", line):
                numbers += range(int(first), int(last or first) + 1)

    assert numbers == list(range(1, 22))


def test_the_hand_is_told_before_the_first_answer_of_a_round() -> None:
    for seed in range(20):
        talk = Talk(seed, rounds=2)
        while not talk.drive.table.match.is_over:
            talk.say("")
        # computer players dealt the second round, and the person was first asked about a card of theirs
        second = talk.told[
            next(place for place, line in enumerate(talk.told) if line.startswith("Round 2.")) :
        ]
        asked = next(
            place
            for place, line in enumerate(second)
            if line.startswith(("You may: ", "You must: ", "Discard which"))
        )
        if second[asked].startswith("You may: "):
            assert any(line.startswith("Your hand, 20 cards") for line in second[:asked])
            return
    pytest.fail("the person was never asked first by others")


def test_a_number_discards_that_card() -> None:
    talk = Talk(1)
    line = next(line for line in talk.told if line.startswith("  junk"))
    number, name = re.findall(r"(\d+) ([\w ]+)", line)[0]
    talk.say(number)

    assert f"You discard {name}." in talk.told


def test_a_card_can_be_discarded_by_its_notation() -> None:
    talk = Talk(1)
    card = next(held.card for held in talk.drive.table.view.hand if not held.card.is_general)
    talk.say(card.name)

    assert f"0 discard {card.name}" in talk.drive.record


def test_what_cannot_be_discarded_is_refused_with_the_reason() -> None:
    talk = next(
        talk
        for talk in map(Talk, range(9))
        if any(held.card.is_general for held in talk.drive.table.view.hand)
    )
    general = next(held.card for held in talk.drive.table.view.hand if held.card.is_general)
    missing = next(card for card in Card if card not in {held.card for held in talk.drive.table.view.hand})

    assert talk.say(general.name) == ["You can’t discard a General."]
    assert talk.say(missing.name) == ["You don’t hold these cards."]
    assert talk.say("22") == ["Your cards are numbered 1 to 21."]
    assert talk.say("0") == ["Your cards are numbered 1 to 21."]


@pytest.mark.parametrize(
    ("button", "line"), [(Button.PONG, "p"), (Button.PONG, "3"), (Button.PAIR, "D"), (Button.PAIR, "7")]
)
def test_letters_and_digits_press_the_places_of_the_grid(button: Button, line: str) -> None:
    talk = talk_at(button)
    prompt = talk.drive.table.prompt
    assert prompt is not None
    wanted = [action for action in prompt.legal if isinstance(action, Claim) and button_of(action) is button]
    talk.say(line)

    text = f"0 {wanted[0].kind.name.lower()}"
    assert any(recorded.startswith(text) for recorded in talk.drive.record.splitlines())


@pytest.mark.parametrize("line", ["8", "pass", "Pass"])
def test_passing_has_a_digit_and_a_word(line: str) -> None:
    talk = talk_at(Button.PONG, Button.PAIR)
    told = talk.say(line)

    assert told == ["You answer: Pass."]


@pytest.mark.slow
def test_several_ways_are_chosen_by_number() -> None:
    for seed in range(80):
        talk = Talk(seed)
        try:
            talk.until(Button.CHOW)
        except pytest.fail.Exception:
            continue
        prompt = talk.drive.table.prompt
        assert prompt is not None
        ways = [
            action
            for action in prompt.legal
            if isinstance(action, Claim) and button_of(action) is Button.CHOW
        ]
        if len(ways) > 1:
            break
    else:
        pytest.fail("no seed offers two ways")
    lines = talk.say("c")

    assert len(lines) == len(ways)
    assert [line.split()[0] for line in lines] == [str(number) for number in range(1, len(ways) + 1)]
    assert talk.say("9") == ["“9” means nothing here; type ? for help."]
    assert talk.say("0")[0].startswith("You may:")
    talk.say("c")
    assert talk.say("2")[0].startswith("You answer: Chow with")


def test_a_duty_is_not_called_a_choice() -> None:
    for seed in range(20):
        talk = Talk(seed)
        while (prompt := talk.drive.table.prompt) is not None:
            if prompt.kind is PromptKind.ANSWER and not any(isinstance(act, Pass) for act in prompt.legal):
                assert any(line.startswith("You must: Keep") for line in talk.told[-3:])
                return
            talk.say("")
    pytest.fail("nobody drew a General")


def test_a_dimmed_button_says_why() -> None:
    talk = Talk(1)

    assert talk.say("p") == ["Pong: Not now."]
    assert talk.say("?p") == ["Pong: Not now."]
    assert talk.say("w?") == ["Win: Your hand wouldn’t be complete."]


def test_a_question_mark_lists_every_button_and_the_keys() -> None:
    lines = talk_at(Button.PAIR, Button.PONG).say("?")

    assert [line.partition(":")[0].partition(" (")[0] for line in lines[:8]] == [
        "Win",
        "Kong",
        "Pong",
        "Discard",
        "Chow",
        "Quad",
        "Pair",
        "Pass",
    ]
    assert any("Keys:" in line for line in lines)


def test_a_question_mark_and_a_card_say_whether_it_may_go() -> None:
    talk = Talk(1)
    junk = next(held.card for held in talk.drive.table.view.hand if not held.card.is_general)

    assert talk.say(f"? {junk.name}") == ["You may discard it."]


def test_sorting_tells_the_hand_anew() -> None:
    talk = Talk(1)

    assert "by color" in talk.say("s")[0]
    assert "by piece" in talk.say("S")[0]


def test_a_hint_names_the_proposal_and_what_it_does() -> None:
    talk = Talk(1)
    (line,) = talk.say("h")

    assert re.fullmatch(r"Suggested: discard [\w ]+; leaves (no|\d+) junk( cards?)?\.", line)


def test_the_log_comes_with_the_whole_table() -> None:
    talk = talk_at(Button.PAIR, Button.PONG)
    lines = talk.say("l")

    assert any(line.startswith("South, Ann") for line in lines)
    assert any(line.startswith("West, Hoa: computer, beginner") for line in lines)
    assert any(line.startswith("Wall: ") for line in lines)
    assert any(line.startswith("On offer: ") for line in lines)
    assert any("discards" in line for line in lines)


def test_the_auto_menu_switches_and_clears() -> None:
    talk = Talk(1)
    menu = talk.say("a")

    assert [line.split()[-1] for line in menu] == ["on", "off", "off", "off", "off"]
    assert talk.say("2")[1].endswith("on")
    assert talk.say("4")[3].endswith("on")
    assert talk.say("gA")[4].endswith("green General")
    assert talk.say("7") == ["“7” means nothing here; type ? for help."]
    assert talk.say("") == []
    assert talk.drive.table.auto == AutoAnswers(passes_round=True, passes_until=Card.gA, wins=True)
    assert talk.say("a") == ["Auto: cleared."]
    assert talk.drive.table.auto == AutoAnswers()


def test_a_pause_ends_with_the_next_line() -> None:
    talk = Talk(1)
    talk.say("t")
    assert talk.drive.table.is_paused
    assert talk.told[-1].startswith("Paused")
    talk.say("")

    assert not talk.drive.table.is_paused
    assert talk.drive.table.view.discards[talk.drive.table.seat] == ()


@pytest.mark.parametrize("line", ["x", "exit", "QUIT"])
def test_the_table_can_be_left(line: str) -> None:
    talk = Talk(1)
    talk.say(line)

    assert talk.text.wants_to_leave


def test_q_is_the_quad_and_leaves_nobody_alone() -> None:
    talk = Talk(1)

    assert talk.say("q") == ["Quad: Not now."]
    assert not talk.text.wants_to_leave


@pytest.mark.parametrize("line", ["zz", "p p", "²", "\x1b[A", "9" * 5000, "ăn", "{0}", "%s"])
def test_whatever_is_typed_is_answered(line: str) -> None:
    talk = Talk(1)
    told = talk.say(line)

    assert len(told) == 1
    assert talk.drive.table.prompt is not None


def test_each_tip_is_told_once() -> None:
    talk = Talk(1, tips_seen=frozenset(), rounds=2)
    while not talk.text.wants_to_leave:
        talk.say("")
    tips = [line for line in talk.told if line.startswith("Tip: ")]

    assert len(tips) == len(set(tips)) == len(talk.text.tips_seen)
    assert not [line for line in talk.told if "button" in line], "a terminal lights none"
    assert Tip.DISCARD in talk.text.tips_seen
    assert Tip.RESULT in talk.text.tips_seen


def test_a_result_names_every_meld_and_every_payment() -> None:
    talk = Talk(1)
    while talk.drive.table.view.outcome is None:
        talk.say("")
    outcome = talk.drive.table.view.outcome
    assert outcome.winning is not None

    assert sum("; with the winning card; " in line for line in talk.told) == 1
    for seat, player in enumerate(("Ann", "Lan", "Minh", "Hoa")):
        paid = outcome.payments.values[seat]
        (line,) = [line for line in talk.told if re.match(rf"{player}: [+-]?\d+[ ,]", line)]
        assert line.startswith(f"{player}: {paid:+d}")
        assert line.endswith(f"{paid:+d} in all")
    assert "Hoa: -1 (7 points, less 6 for the green Cannon Kong on the table), -1 in all" in talk.told
