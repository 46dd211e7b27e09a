"""A blind player.

The real program under Orca, every key chosen by what Orca has said and nothing else.

    python -m tools.blind_walk [--transcript FILE] [--rounds-only]

plays rounds against computers, then opens a table for others and plays on it until it is its turn
there. What was said and pressed is printed; the exit code tells whether it could be done. See `tools.desktop`
for what it needs.
"""

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tools.desktop import Desktop, missing
from tools.orca import PROGRAMS, Orca

_ROOT = Path(__file__).resolve().parent.parent
_PATIENCE_S = 120.0
_ROUND_S = 1500.0
_PAUSE_S = 1.2
_TURN = "choose a card to discard"
_CLAIM = "You can take this card"
_NAME, _OWN_NAME = "What’s your name?", "Lan"
_LOBBY = "I’m ready"
_ANSWERS = 8
_CARDS = 21
_MOST_ROUNDS = 4
"""A round may pass without a card to discard; hardly ever do so many."""
_SUGGESTED = re.compile(r"Suggested: (?:discard )?([^.]*)\.")
_OFFERED = re.compile(rf"{_CLAIM}: ([^.]*)\.")
_KEYS = {"Space": "space", "Enter": "Return"}
"""Keys by the names that are said, and by those of X where these differ."""
_ENDED = ("Next round", "Final result", "Deal again", "Ready for the next round")


class LostError(Exception):
    """Orca has not said the awaited words."""


class BlindPlayer:
    """Hears, remembers what was heard last, presses keys."""

    def __init__(self, desktop: Desktop, orca: Orca, write: Callable[[str], None]) -> None:
        self._desktop = desktop
        self._orca = orca
        self._write = write
        self._heard = ""
        self._unheard: list[str] = []

    def listen(self, until: Callable[[str], bool], seconds: float = _PATIENCE_S) -> str:
        """Wait until Orca says something, and return it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._unheard += self._orca.hear()
            while self._unheard:
                said = self._heard = self._unheard.pop(0)
                self._write(f"  Orca: {said}")
                if until(said):
                    return said
            time.sleep(0.1)
        msg = f"nothing of the kind was said in {seconds:.0f} s; the last words: {self._heard!r}"
        raise LostError(msg)

    def listen_out(self) -> str:
        """Wait until Orca says something and then nothing for a moment, and return all of it."""
        said = [self.listen(bool)]
        while True:
            try:
                said.append(self.listen(bool, _PAUSE_S))
            except LostError:
                return " ".join(said)

    def press(self, key: str) -> None:
        """Press a key; earlier speech does not count any more."""
        for said in self._unheard + self._orca.hear():
            self._write(f"  Orca: {said}")
        self._unheard.clear()
        self._write(f"key {key}")
        self._desktop.key(key)

    def write(self, text: str) -> None:
        """Type a text into the field that has the keyboard."""
        self._write(f"text {text}")
        time.sleep(1.0)
        self._desktop.write(text)

    def go_to(self, name: str, key: str = "Tab", most: int = 40) -> None:
        """Press Tab until something of that name is said."""
        for _ in range(most):
            self.press(key)
            if name in self.listen_out():
                return
        msg = f"Tab never came to {name!r}"
        raise LostError(msg)

    def play(self, *, is_enough: Callable[[str], bool]) -> tuple[int, int]:
        """Answer the questions until enough was heard.

        Return how often Orca announced a turn, and a card on offer.
        """
        turns = claims = 0
        end = time.monotonic() + _ROUND_S
        while time.monotonic() < end:
            said = self.listen(lambda said: _TURN in said or _CLAIM in said or is_enough(said), _ROUND_S)
            if is_enough(said):
                return turns, claims
            suggested = "".join(_SUGGESTED.findall(said)[-1:])
            time.sleep(1.0)  # a hand that is not quicker than the ear
            if _TURN in said:
                turns += 1
                self._discard(suggested)
            else:
                claims += 1
                if claims == 1:
                    self._look_at_answers()
                self._answer(said, suggested)
        msg = "the round did not end"
        raise LostError(msg)

    def _discard(self, suggested: str) -> None:
        """Go along the hand to the suggested card, or the first possible one; pick it, discard it."""
        for _ in range(_CARDS):
            self.press("Right")
            said = self.listen_out()
            if suggested in said if suggested else "can’t" not in said:
                break
        self.press("Return")
        self.listen_out()
        self.press("Return")

    def _look_at_answers(self) -> None:
        """Go along both rows of the tray, disabled answers and their reasons included, and leave it."""
        self.press("Right")
        self.listen_out()
        for step in ("shift+Right",) * (_ANSWERS // 2) + ("shift+Up",) + ("shift+Right",) * (_ANSWERS // 2):
            self.press(step)
            self.listen_out()
        self.press("Escape")  # for Space gives what has the ring
        self.listen_out()

    def _answer(self, said: str, suggested: str) -> None:
        """Press the announced key of the suggestion, or else the last key, which passes if possible."""
        offered = "".join(_OFFERED.findall(said)[-1:]).split("; ")
        keys = {name: key for name, _, key in (one.rpartition(", ") for one in offered)}
        self._write(f"  (so I may: {keys})")
        wanted = (key for name, key in keys.items() if suggested.startswith(name))
        key = next(wanted, [*keys.values()][-1])
        self.press(_KEYS.get(key, key.lower()))


def play_a_round(player: BlindPlayer) -> None:
    """Begin a match at home, and play to the end of the round in which a card was taken and one discarded."""
    player.go_to("Play push button")
    player.press("Return")
    turns = claims = 0
    for _ in range(_MOST_ROUNDS):
        more = player.play(is_enough=lambda said: any(end in said for end in _ENDED))
        player.listen(lambda said: "After round" in said)
        turns, claims = turns + more[0], claims + more[1]
        if turns and claims:
            return
        player.press("Return")
    msg = f"heard of {turns} turns and {claims} cards that could be taken"
    raise LostError(msg)


def host_a_table(player: BlindPlayer) -> None:
    """Go home, open a table for others, let computers sit down, and play until it is one's turn."""
    player.go_to("Home")
    player.press("Return")
    player.listen(lambda said: "push button" in said)
    player.go_to("With the family")
    player.press("Return")
    if _NAME in player.listen(lambda said: _NAME in said or _LOBBY in said):
        player.write(_OWN_NAME)
        player.press("Return")
        player.listen(lambda said: _LOBBY in said)
    player.go_to("Start now")
    player.press("Return")
    player.play(is_enough=lambda said: _TURN in said)


def main() -> int:
    """Walk, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--transcript", type=Path)
    parser.add_argument("--rounds-only", action="store_true")
    options = parser.parse_args()
    absent = missing(PROGRAMS)
    if absent:
        sys.stderr.write(f"Install these packages of the system first: {', '.join(absent)}\n")
        return 2
    lines: list[str] = []

    def write(line: str) -> None:
        lines.append(line)
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory() as folder, Desktop(Path(folder)) as desktop:
        orca = Orca(desktop)
        desktop.start([sys.executable, "-m", "tusac_qt"], PYTHONPATH=str(_ROOT))
        desktop.focus_window("Tứ Sắc")
        player = BlindPlayer(desktop, orca, write)
        try:
            play_a_round(player)
            if not options.rounds_only:
                host_a_table(player)
        except LostError as lost:
            write(f"LOST: {lost}")
            return 1
        finally:
            if options.transcript is not None:
                options.transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")
    write("DONE")
    return 0


if __name__ == "__main__":
    sys.exit(main())
