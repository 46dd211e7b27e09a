"""Cards in color at a terminal: only where they are wanted, and nothing is told by color alone."""

import os
import pty
import re
import subprocess
import sys

import pytest

from engine.cards import ALL_CARDS
from tests.support.places import ROOT
from tusac_qt.system.colors import wants_colors
from tusac_qt.terminal.card_colors import card_painter
from tusac_qt.words.i18n import card_name

ESCAPE = re.compile("\x1b\\[[0-9;]*m")


@pytest.mark.parametrize(
    ("environ", "is_terminal", "wanted"),
    [
        ({"TERM": "xterm"}, True, True),
        ({"TERM": "xterm"}, False, False),
        ({"TERM": "dumb"}, True, False),
        ({"TERM": "xterm", "NO_COLOR": "1"}, True, False),
        ({"TERM": "xterm", "NO_COLOR": ""}, True, True),
        ({"FORCE_COLOR": "1"}, False, True),
        ({"TERM": "dumb", "FORCE_COLOR": "1"}, True, True),
        ({"TERM": "xterm", "FORCE_COLOR": "0"}, True, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
    ],
)
def test_the_environment_says_whether_colors_are_wanted(
    environ: dict[str, str],
    is_terminal: bool,  # noqa: FBT001 - a column of the table
    wanted: bool,  # noqa: FBT001 - another
) -> None:
    assert wants_colors(environ, is_terminal=is_terminal) is wanted


def test_every_suit_has_its_paper_and_the_words_stay_as_they_are() -> None:
    paint = card_painter()
    suits = [card for card in ALL_CARDS if not card.is_joker]
    line = ", ".join(f"1-2 {card_name(card)}\u00a0×2" for card in suits)
    papers = {card.color: ESCAPE.findall(paint(card_name(card)))[0] for card in suits}

    assert ESCAPE.sub("", paint(line)) == line
    assert len(ESCAPE.findall(paint(line))) == 2 * len(suits)
    assert len(set(papers.values())) == 4
    assert paint("Lan takes it for a Pair.") == "Lan takes it for a Pair."


def shown(*words: str, **environ: str) -> str:
    """Return what `tusac demo` writes to a terminal."""
    ours, theirs = pty.openpty()
    plain = {name: text for name, text in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    process = subprocess.Popen(
        [sys.executable, "-m", "tusac_qt", *words],
        cwd=ROOT,
        env=plain | {"TERM": "xterm-256color", **environ},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
    )
    os.close(theirs)
    told = b""
    try:
        while chunk := os.read(ours, 1 << 16):
            told += chunk
    except OSError:  # so Linux says that the other end is closed
        pass
    os.close(ours)
    assert process.wait() == 0
    return told.decode()


def test_a_terminal_shows_cards_in_color_and_the_same_words_without() -> None:
    line = ("demo", "--seed", "4", "--lang", "en")
    colored, told, asked = shown(*line), shown(*line, NO_COLOR="1"), shown(*line, "--no-color")

    assert "\x1b[" in colored
    assert "\x1b" not in told
    assert told == asked == ESCAPE.sub("", colored)
