"""Answers given in advance: the Auto menu as one pure value. No Qt here."""

from dataclasses import dataclass

from engine.actions import Action, Answer, Claim, Pass, Win
from engine.cards import Card
from engine.melds import MeldKind

_OUT_OF_TURN = frozenset({MeldKind.KONG, MeldKind.PONG})


@dataclass(frozen=True, slots=True)
class AutoAnswers:
    """Answers that a seat gives without being asked.

    A new round begins with the defaults, except that a seat played by the computer stays so.

    Attributes:
        passes_when_nothing: pass where passing is all that is legal.
        passes_round: pass on everything; a possible win still asks.
        passes_until: the same, up to the moment this card is on offer; None for no card.
        passes_chow_and_pair: pass where nothing better than a chow, quad or pair could be claimed.
        wins: declare a win as soon as there is one.
        stands_in: the computer chooses all, discards too, until the person is back; only at network tables.
    """

    passes_when_nothing: bool = True
    passes_round: bool = False
    passes_until: Card | None = None
    passes_chow_and_pair: bool = False
    wins: bool = False
    stands_in: bool = False

    def answer(self, legal: tuple[Action, ...], offer: Card) -> Answer | None:
        """Return the answer to an offered card, or None if the seat must be asked.

        Args:
            legal: what the seat may answer, as `legal_actions` lists it.
            offer: the card on offer.
        """
        win = next((action for action in legal if isinstance(action, Win)), None)
        if win is not None:
            return win if self.wins else None
        declined = next((action for action in legal if isinstance(action, Pass)), None)
        return declined if declined is not None and self._declines(legal, offer) else None

    def _declines(self, legal: tuple[Action, ...], offer: Card) -> bool:
        kinds = {action.kind for action in legal if isinstance(action, Claim)}
        if not kinds:
            return self.passes_when_nothing or self._passes_all(offer)
        return self._passes_all(offer) or (self.passes_chow_and_pair and kinds.isdisjoint(_OUT_OF_TURN))

    def _passes_all(self, offer: Card) -> bool:
        return self.passes_round or self.passes_until not in (None, offer)
