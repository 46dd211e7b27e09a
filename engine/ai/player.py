"""Computer players: pure functions of a view, the legal actions and a seed.

Nothing here can reach another seat's cards: a `View` has no place for them, and no module a player is made
of may import the state of a round. Peers replay every choice, so it must come out the same everywhere.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Protocol

from engine.actions import Action, Claim, Discard, Fold, Mulligan, Pass, Win
from engine.ai.easy import Easy
from engine.ai.expert import Expert, weights_for
from engine.ai.folding import say_of_dealt
from engine.ai.hard import Hard
from engine.ai.normal import Normal
from engine.ai.situation import Situation, situation_of
from engine.ai.taste import NO_TASTE, Taste
from engine.cards import Card, DeckIndex
from engine.claims import has_discard
from engine.errors import EngineError
from engine.partition import Fusion, counts_of
from engine.rules import Rules
from engine.seats import Seat
from engine.view import View


class Player(Protocol):
    """A player that chooses for a seat."""

    def choose(self, view: View, legal: Sequence[Action], seed: int) -> Action:
        """Return one of the legal actions.

        Args:
            view: what the seat knows.
            legal: what it may do, in canonical order; not empty.
            seed: 64 random bits, as `decision_seed` gives them; the only chance there is.
        """


class Policy(Protocol):
    """The decisions in which players differ. Both depend on nothing but their arguments."""

    def claim(
        self, situation: Situation, offer: Card, fusions: Sequence[Fusion], *, may_pass: bool, seed: int
    ) -> Fusion | None:
        """Return which of these claims to make on the card on offer, none of them a win, or None to pass.

        `fusions` is not empty and in canonical order; without `may_pass` one of them must be returned.
        """

    def discard(self, situation: Situation, seed: int) -> Card:
        """Return which card of the hand to discard."""


class ComputerPlayer:
    """A policy at the table.

    With any policy, a win is never missed, and the declaration of dealt cards is the same.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: View, legal: Sequence[Action], seed: int) -> Action:
        """Return one of the legal actions, as `Player` says."""
        if len(legal) == 1 or isinstance(legal[0], Win):
            return legal[0]
        if isinstance(legal[0], Mulligan | Fold):
            return say_of_dealt(view, legal)
        if view.offer is None:
            return self._discard(view, legal, seed)
        return self._answer(view, view.offer.card, legal, seed)

    def _discard(self, view: View, legal: Sequence[Action], seed: int) -> Action:
        card_at = _cards(view)
        if not has_discard(view.rules, counts_of(card_at.values())):  # dealt nothing but Generals
            return legal[0]
        chosen = self.policy.discard(situation_of(view), seed)
        return next(
            action for action in legal if isinstance(action, Discard) and card_at[action.card] == chosen
        )

    def _answer(self, view: View, offer: Card, legal: Sequence[Action], seed: int) -> Action:
        card_at = _cards(view)
        claims = {
            Fusion(action.kind, tuple(card_at[index] for index in action.cards)): action
            for action in legal
            if isinstance(action, Claim)
        }
        may_pass = isinstance(legal[-1], Pass)
        chosen = self.policy.claim(situation_of(view), offer, tuple(claims), may_pass=may_pass, seed=seed)
        return legal[-1] if chosen is None else claims[chosen]


def _cards(view: View) -> dict[DeckIndex, Card]:
    return {held.index: held.card for held in view.hand}


_LEVELS: Mapping[str, Callable[[Taste], Policy]] = {
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}

POLICIES: Mapping[str, Policy] = MappingProxyType({level: of(NO_TASTE) for level, of in _LEVELS.items()})
"""The policy of every level, weakest first, without a taste. They keep no memory of what they are asked."""


def levels_for(rules: Rules, seats: int) -> tuple[str, ...]:
    """Return the levels at a table, weakest first.

    The expert is left out where it plays as `hard` does.
    """
    learned = weights_for(rules, seats) is not None
    return tuple(level for level in POLICIES if learned or level != "expert")


def level_at(level: str, rules: Rules, seats: int) -> str:
    """Return `level` if it can be played by these rules at so many seats, else the strongest that can."""
    levels = levels_for(rules, seats)
    return level if level in levels else levels[-1]


@lru_cache(maxsize=64)
def load_policy(level: str, name: str = "") -> Policy:
    """Return how the player of a level chooses, with the taste that goes with a name, if it has one.

    Raises EngineError listing the levels there are.
    """
    if level not in POLICIES:
        msg = f"there is no player called {level!r}; there are: {', '.join(POLICIES)}"
        raise EngineError(msg)
    return _LEVELS[level](Taste(name)) if name else POLICIES[level]


def load_player(level: str, name: str = "") -> Player:
    """Return the player of a level. Everything else is as in `load_policy`."""
    return ComputerPlayer(load_policy(level, name))


def decision_seed(round_seed: bytes, view: View) -> int:
    """Return the 64 random bits for the decision a seat has to make now.

    Args:
        round_seed: 32 bytes for this round, not derivable from the deal by the other seats' machines.
        view: the seat's view. Seat and moment come from it, so no caller has to count decisions.
    """
    return moment_seed(
        round_seed, view.seat, moment(view.wall_count, sum(view.concealed), is_offer=view.offer is not None)
    )


def moment(wall_count: int, concealed: int, *, is_offer: bool) -> int:
    """Return a number that no two decisions of one seat in one round share.

    Between two decisions of a seat the wall or a hand has shrunk, or an offer has been taken alone by a
    General. Declarations of dealt cards are never random.

    Args:
        wall_count: the cards left in the wall.
        concealed: the concealed cards of all seats together.
        is_offer: whether a card is on offer.
    """
    return (wall_count << 9 | concealed) << 1 | is_offer


def moment_seed(round_seed: bytes, seat: Seat, number: int) -> int:
    """Return the 64 random bits for one seat at one moment."""
    data = b"tusac/choice/1:" + bytes((seat,)) + number.to_bytes(4) + round_seed
    return int.from_bytes(hashlib.sha256(data).digest()[:8])
