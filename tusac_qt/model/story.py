"""A film told in words, moment by moment. No Qt."""

from engine.actions import Claim, Discard, Fold, Leave, Mulligan, Pass, Return, Win
from engine.cards import Card, DeckIndex
from engine.errors import UnknownCard
from engine.events import MeldExposed, RoundWon
from tusac_qt.play.buttons import button_of
from tusac_qt.play.film import Film, FilmFrame, wanted
from tusac_qt.play.table import RoundDealt
from tusac_qt.words.i18n import CardNaming, button_name, marked_card
from tusac_qt.words.narration import Narrator
from tusac_qt.words.translation import translate

Act = Discard | Win | Claim | Pass | Mulligan | Fold


class Story:
    """Tells a film."""

    def __init__(self, film: Film, name_card: CardNaming = marked_card) -> None:
        """Get to know a film.

        Args:
            film: what is told.
            name_card: how cards are called.
        """
        self._film = film
        self._frame: FilmFrame | None = None
        points = film.rounds[0].opening.rules.point_name
        self.narrator = Narrator(film.players, film.own, self._card, name_card, points)

    def lines(self, number: int, frame: FilmFrame) -> list[str]:
        """Return the events in a frame of a round with that number, a sentence each; never nothing."""
        self._frame = frame
        if not frame.steps:
            return [self.narrator.tell(RoundDealt(number, frame.state.dealer)) or ""]
        told = self._outranked(frame)
        told += [line for line in map(self.narrator.tell, frame.events) if line is not None]
        told += [self._left(action) for _, action in frame.steps if isinstance(action, Leave | Return)]
        return told or [translate("replay", "Nothing to tell.")]

    def action(self, frame: FilmFrame, action: Act) -> str:
        """Return an action taken in a frame in few words."""
        self._frame = frame
        try:
            return self.narrator.action(action)
        except UnknownCard:
            return button_name(button_of(action)) if not isinstance(action, Discard) else ""

    def _outranked(self, frame: FilmFrame) -> list[str]:
        """Return who wanted the card and did not get it."""
        winner = next((event.outcome.winner for event in frame.events if isinstance(event, RoundWon)), None)
        takers = {event.seat for event in frame.events if isinstance(event, MeldExposed)} | {winner}
        own = translate("replay", "You would have taken it: {action}.")
        other = translate("replay", "{name} would have taken it: {action}.")
        return [
            (own if answer.seat == self._film.own else other).format(
                name=self.narrator.name(answer.seat), action=self.action(frame, answer)
            )
            for answer in wanted(frame)
            if answer.seat not in takers
        ]

    def _left(self, action: Leave | Return) -> str:
        text = (
            translate("replay", "{name} leaves the round.")
            if isinstance(action, Leave)
            else translate("replay", "{name} is back.")
        )
        return text.format(name=self.narrator.name(action.seat))

    def _card(self, index: DeckIndex) -> Card:
        if self._frame is None:
            msg = "nothing is told yet"
            raise UnknownCard(msg)
        return self._frame.state.card(index)
