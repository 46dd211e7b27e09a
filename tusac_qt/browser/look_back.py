"""A finished game to step through on the screen of a table.

It tells what happened, and what a master would have done.
"""

from collections.abc import Callable

from tusac_qt.browser.browser_words import look_back_words
from tusac_qt.model.picks import Picks
from tusac_qt.model.reel import Reel
from tusac_qt.model.review_words import judgement_text, summary_text
from tusac_qt.model.story import Story
from tusac_qt.phone.messages import Message, Press, SortHand
from tusac_qt.phone.parts import ButtonShown, Screen, button, main_button
from tusac_qt.phone.playing import sorted_hand
from tusac_qt.phone.table_screen import PhoneTable, Surroundings, table_screen
from tusac_qt.phone.tray import PlaceShown
from tusac_qt.play.film import Film
from tusac_qt.play.replay_table import ReplayTable
from tusac_qt.play.review import Review, decisions, judge
from tusac_qt.words.i18n import rules_name
from tusac_qt.words.translation import translate

_ROUND = "round"


class _OwnTable(ReplayTable):
    """A moment of a record whose player sits where they sat, with the hand before them."""

    is_watching = False


class LookBack:
    """A finished game and the moment of it that is shown, at first the first."""

    def __init__(self, film: Film) -> None:
        """Show a film from its own player's seat, or from the first one of a game that is nobody's."""
        self._reel = Reel(film)
        self._story = Story(film)
        self._picks = Picks()
        self._reviews: dict[int, Review] = {}
        seated = ReplayTable if film.own is None else _OwnTable
        self._table = seated(film.players, self._reel.frame, film.reviewed)

    @property
    def _review(self) -> Review:
        """How far the choices of the round that is shown have been judged."""
        reel = self._reel
        if reel.round not in self._reviews:
            self._reviews[reel.round] = Review(decisions(reel.frames, reel.film.reviewed))
        return self._reviews[reel.round]

    def touch(self, message: Message) -> None:
        """Go where a button leads, or sort the hand."""
        if isinstance(message, SortHand):
            self._picks = sorted_hand(self._picks, message)
        if not isinstance(message, Press):
            return
        reel = self._reel
        name, _, place = message.id.partition(":")
        does: dict[str, Callable[[], None]] = {
            "earlier": reel.back,
            "later": reel.forward,
            "turn": reel.next_turn,
            "mistake": self._go_to_mistake,
        }
        if name == _ROUND and place.isdecimal() and len(place) < 5 and int(place) < len(reel.film.rounds):
            reel.open_round(int(place))
        elif name in does:
            does[name]()

    def judge_next(self) -> bool:
        """Judge one more choice of the round that is shown; return whether any was left."""
        review, reel = self._review, self._reel
        if review.due is None:
            return False
        self._reviews[reel.round] = review.with_next(judge(review.due))
        return True

    @property
    def is_judged(self) -> bool:
        """Whether every choice of the round that is shown has been judged."""
        return self._review.due is None

    def told(self) -> str:
        """Return what happened in the moment that is shown."""
        return " ".join(self._lines())

    def screen(self, face: int) -> Screen:
        """Return the moment for the page.

        Args:
            face: of the player.
        """
        table, frame = self._table, self._reel.frame
        table.frame = frame
        shown = PhoneTable(table, self._picks, with_hints=False, suggests=False, face=face)
        around = Surroundings(menu=self._menu(), leads_on=self._leads_on())
        screen = table_screen(shown, around, 0.0)
        round_text = translate("window", "round {number}").format(number=self._reel.shown_round.number)
        rules = rules_name(table.match.setup.rules.name)
        return {
            **screen,
            "strip": [translate("replay", "Replay"), rules, round_text],
            "caption": {"headline": self._headline(), "lines": self._lines(), "tip": self._judgement()},
            "tray": [],
            "tools": self._tools(),
            "auto": [],
            "wide": self._steps(),
            "is_past": True,
        }

    def _headline(self) -> str:
        text = look_back_words()["step"]
        return text.format(at=self._reel.at, steps=len(self._reel.frames) - 1)

    def _lines(self) -> list[str]:
        return self._story.lines(self._reel.shown_round.number, self._reel.frame)

    def _judgement(self) -> str:
        """Return what there is to say of the choice that comes next, or of the one just made."""
        review, at = self._review, self._reel.at
        if review.due is not None:
            text = translate("ReplayPage", "Looking at your moves: {n} of {all}…")
            return text.format(n=review.done, all=len(review.decisions))
        found = review.found_at(at)
        if found is not None:
            return judgement_text(self._story, self._reel.frames[found.at], found)
        return summary_text(review.judged, self._reel.film.reviewed_name)

    def _next_mistake(self) -> int | None:
        """Return the place before the next of the costliest choices, once all are judged."""
        return self._review.next_mistake(self._reel.at) if self.is_judged else None

    def _go_to_mistake(self) -> None:
        place = self._next_mistake()
        if place is not None:
            self._reel.go_to(place)

    def _tools(self) -> list[ButtonShown]:
        has_mistakes = self._next_mistake() is not None
        return [button("mistake", look_back_words()["mistake"])] if has_mistakes else []

    def _steps(self) -> list[PlaceShown]:
        words = look_back_words()
        names = ("earlier", "later", "turn")
        return [
            PlaceShown(id=name, label=words[name], below="", tab="", light="possible", why="", is_on=False)
            for name in names
        ]

    def _menu(self) -> tuple[ButtonShown, ...]:
        text = translate("ReplayPage", "Round {number}")
        rounds = (
            button(f"{_ROUND}:{at}", text.format(number=shown.number), is_on=at == self._reel.round)
            for at, shown in enumerate(self._reel.film.rounds)
        )
        return (*rounds, button("games", translate("HomePage", "My games")))

    def _leads_on(self) -> tuple[ButtonShown, ...]:
        """Return the buttons below the result of the round."""
        words, reel = look_back_words(), self._reel
        back = button("earlier", words["earlier"])
        if reel.is_at_end:
            return main_button("games", translate("HomePage", "My games")), back
        return main_button("later", translate("result", "Next round")), back
