"""Actions: what a seat may ask for. Cards are deck positions, because peers agree on those first."""

from dataclasses import dataclass

from engine.cards import DeckIndex
from engine.melds import MeldKind
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one card of the hand face up.

    Attributes:
        seat: who discards.
        card: which card; of equal cards the lowest position.
    """

    seat: Seat
    card: DeckIndex


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn up the top card of the wall for all.

    Attributes:
        seat: who draws.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Win:
    """Declare the win, on the card on offer or on the dealt cards.

    Attributes:
        seat: who wins.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """Take the card on offer into a meld without winning.

    Attributes:
        seat: who claims.
        kind: the meld to be made.
        cards: the hand cards it uses, in canonical order of card, of equal cards the lowest positions
            first; empty for a single, and for an exposed pong taking its fourth card.
    """

    seat: Seat
    kind: MeldKind
    cards: tuple[DeckIndex, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Answer that the card on offer is not wanted.

    Attributes:
        seat: who passes.
        gives_up_pong: it announces that a pong is passed up for a win that the seat waits for (docs/rules.md,
            4.1).
    """

    seat: Seat
    gives_up_pong: bool = False


@dataclass(frozen=True, slots=True)
class Leave:
    """Take no further part in the round: the table has decided that the seat's machine is gone.

    No player chooses it, so `legal_actions` never lists it. From then on the seat passes and its turns to
    draw or discard go to the next seat (docs/rules.md, 2.10).

    Attributes:
        seat: which.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Return:
    """Take part again: the seat's machine is back, and its hand is still its own.

    No player chooses it either. A turn begins with it: it comes right before a draw. A seat that owed a
    discard when it left stays out, for its hand holds a card too many (docs/rules.md, 2.10).

    Attributes:
        seat: which.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the dealt cards as the rules require, once, before the first discard (docs/rules.md, 3.4).

    Attributes:
        seat: who declares.
        kongs: the dealt kongs to be laid open, card by card in canonical order, of equal cards the lowest
            positions first.
        marks: how many dealt pongs are marked. Which ones stays hidden.
    """

    seat: Seat
    kongs: tuple[DeckIndex, ...]
    marks: int


@dataclass(frozen=True, slots=True)
class Mulligan:
    """Show a hopeless dealt hand instead and have the round dealt again (docs/rules.md, 3.4).

    Attributes:
        seat: who calls it.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Fold:
    """Give the round up, before the first discard or because the hand is dead (docs/rules.md, 4.3).

    Attributes:
        seat: who folds.
    """

    seat: Seat


Answer = Win | Claim | Pass | Declare | Mulligan | Fold
"""What seats are asked at the same time.

A card on offer, or their dealt cards, which the last three are about.

Only a dead hand folds when a card is on offer.
"""

Unchosen = Draw | Leave | Return
"""What leaves a seat no choice: it must be, or the table decides it."""

Action = Discard | Draw | Win | Claim | Pass | Leave | Declare | Mulligan | Return | Fold

ACTIONS: tuple[type[Action], ...] = (Discard, Draw, Win, Claim, Pass, Leave, Declare, Mulligan, Return, Fold)
"""Every kind of action, in the order of their codes."""
