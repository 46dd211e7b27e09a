"""The name a player is called by in front of the person at one seat."""

from collections.abc import Iterator

import pytest

from engine.seats import BySeat, Seat
from tests.support.tables import Drive, begin
from tusac_qt.choices.new_match import person_name
from tusac_qt.choices.settings import Settings
from tusac_qt.model.match_page import match_page
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.result_page import result_page
from tusac_qt.play.table import PlayerInfo
from tusac_qt.terminal.text_lines import standing_lines
from tusac_qt.words.languages import languages
from tusac_qt.words.narration import Narrator
from tusac_qt.words.player_names import shown_name, shown_names
from tusac_qt.words.translation import speak

ME = Seat(0)
YOU = {"en": "You", "vi": "Bạn", "fr": "Vous", "ja": "あなた", "zh_CN": "你", "zh_TW": "你"}


def at_table(*names: str) -> BySeat[PlayerInfo]:
    """People and, from the second on, whoever else sits there."""
    return BySeat(tuple(PlayerInfo(name, "") for name in names))


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    speak("en")


def test_somebody_without_a_name_is_you_in_every_language_and_nobody_else_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert set(YOU) == set(languages())
    for code, you in YOU.items():
        speak(code)
        unnamed = person_name(Settings())
        players = at_table(unnamed, "Lan", unnamed, "Minh")

        assert shown_names(players, ME).values == (you, "Lan", unnamed, "Minh")
        assert shown_names(players, None).values == (unnamed, "Lan", unnamed, "Minh")
        assert shown_name(players, Seat(2), Seat(2)) == you


def test_a_record_made_in_another_language_calls_its_person_you_all_the_same() -> None:
    speak("fr")
    assert shown_name(at_table("プレイヤー", "Lan"), ME, ME) == "Vous"
    assert shown_name(at_table("Player 2", "Player"), ME, ME) == "Vous"


def test_a_name_of_ones_own_stays_and_nobody_is_taken_for_oneself() -> None:
    assert shown_name(at_table("An", "Lan"), ME, ME) == "An"
    assert shown_name(at_table("Player", "YOU"), ME, ME) == "Player"
    assert shown_name(at_table("Players", "Lan"), ME, ME) == "Players"


def test_table_results_and_terminal_call_the_person_the_same() -> None:
    drive = Drive(begin(0))
    table = drive.table
    table.players = table.players.replace(ME, PlayerInfo("Player", ""))
    drive.play()
    narrator = Narrator(table.players, ME, table.card)
    page, others = result_page(table, narrator, (0, 1, 2, 3)), {"Lan", "Minh", "Hoa"}
    assert page is not None
    expected = {"You", *others}

    assert {plaque.name for plaque in present(table, Picks(), with_hints=False).plaques} == expected
    assert {row.name for row in page.rows} == expected
    assert {standing.name for standing in match_page(table, (0, 1, 2, 3)).standings} == expected
    assert {line.split()[1] for line in standing_lines(table.match, narrator)} == expected
