"""Text in columns: a Chinese or Japanese character takes two, and a line ends beside one."""

import pytest

from tusac_qt.cli import parser_for
from tusac_qt.words.columns import columns_of, wrapped
from tusac_qt.words.languages import languages
from tusac_qt.words.translation import speak


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("", 10, [""]),
        ("one two three", 9, ["one two", "three"]),
        ("one incomprehensibility", 9, ["one", "incomprehensibility"]),
        ("四色牌的規則", 7, ["四色牌", "的規則"]),
        ("四色牌，規則", 6, ["四色", "牌，規", "則"]),
        ("看（規則）", 7, ["看（規", "則）"]),
        ("卓（規則）", 4, ["卓", "（規", "則）"]),
        ("tusac joinで参加", 10, ["tusac join", "で参加"]),
        ("2 到 6 人", 6, ["2 到 6", "人"]),
    ],
)
def test_a_line_ends_where_the_writing_allows_it(text: str, columns: int, lines: list[str]) -> None:
    assert wrapped(text, columns) == lines


@pytest.mark.parametrize("code", languages())
def test_the_help_has_two_columns_in_every_language(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    speak(code)
    try:
        shown = parser_for(["host"]).format_help().splitlines()
    finally:
        speak("en")

    assert max(map(columns_of, shown)) <= 80
    options = [line for line in shown if line.startswith("  -")]
    assert len({columns_of(line[: line.rindex("  ") + 2]) for line in options}) == 1, options
