"""The content of the table as values without words: made by the presenter, read by windows. No Qt."""

from dataclasses import dataclass
from enum import Enum

from engine.actions import Action, Discard, Mulligan
from engine.ai.advice import Wait
from engine.cards import Card, DeckIndex
from engine.claims import Source
from engine.knobs import ClaimName
from engine.melds import Meld, MeldKind
from engine.scoring import Outcome
from engine.seats import Seat
from net.table.interface.status import Status
from tusac_qt.model.lifted_card import LiftedCard
from tusac_qt.model.tile_walls import TileWalls
from tusac_qt.model.tray import TrayPlace
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.buttons import HandEffect
from tusac_qt.play.hand_order import HandGroup, SortOrder
from tusac_qt.play.table import PromptKind


class Zone(Enum):
    """A part of the table the keyboard cursor can be in, in the order Tab visits them."""

    HAND = "hand"
    VARIANTS = "variants"
    DEAL = "deal"
    TRAY = "tray"
    TOOLS = "tools"
    SEATS = "seats"
    STRIP = "strip"


class Tool(Enum):
    """A button beside the tray that is no answer."""

    HINT = "hint"
    AUTO = "auto"


class StripControl(Enum):
    """The buttons of the top strip, and the other entries of its menu."""

    MENU = "menu"
    LOG = "log"
    PAUSE = "pause"
    HELP = "help"
    PROOF = "proof"


STRIP: tuple[StripControl, ...] = (StripControl.HELP, StripControl.MENU, StripControl.PAUSE)
"""The buttons at the end of the top strip, from left to right; that of the proof stands before them."""


@dataclass(frozen=True, slots=True)
class Focus:
    """The place of the keyboard cursor.

    Attributes:
        zone: which part of the table.
        place: which thing in it, from 0.
    """

    zone: Zone
    place: int


@dataclass(frozen=True, slots=True)
class Plaque:
    """One seat as it is shown.

    Attributes:
        seat: which it is.
        place: how far counter-clockwise from oneself.
        name: of the player.
        face: the number of the player's painted face.
        level: of a computer player, or "".
        cards: how many concealed cards it has.
        points: what its exposed melds are worth.
        marks: how many dealt pongs it has marked.
        tally: points won and lost in the match so far.
        is_active: it must discard or draw, or its card is on offer.
        is_dealer: it opened the round.
        melds: its exposed melds, oldest first.
        discards: the unclaimed cards it showed, oldest first.
        is_out: it has folded, or its hand is dead.
    """

    seat: Seat
    place: int
    name: str
    face: int
    level: str
    cards: int
    points: int
    marks: int
    tally: int
    is_active: bool
    is_dealer: bool
    melds: tuple[Meld, ...]
    discards: tuple[Card, ...]
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class OfferShown:
    """The card on offer.

    Attributes:
        card: what it is.
        owner: who drew or discarded it.
        source: which of the two.
        for_all: the claims any seat may make now.
        in_turn: the seats that may make every claim, first to last.
        melds: the kinds of set that one of them may make with such a card.
    """

    card: Card
    owner: Seat
    source: Source
    for_all: tuple[ClaimName, ...]
    in_turn: tuple[Seat, ...]
    melds: frozenset[MeldKind]


@dataclass(frozen=True, slots=True)
class SidePanel:
    """The facts shown about one's own hand.

    Attributes:
        order: how it is sorted.
        deadwood: its least deadwood; None if that is not told.
        waits: the cards that would win; empty if that is not told.
        hint: the action proposed, once the player has asked for it.
        effect: what the action in question would do; None without hints.
    """

    order: SortOrder
    deadwood: int | None
    waits: tuple[Wait, ...]
    hint: Action | None
    effect: HandEffect | None


@dataclass(frozen=True, slots=True)
class TableDisplay:
    """Everything that the table shows, except its texts and moving cards.

    Attributes:
        plaques: the seats, one's own first, then counter-clockwise.
        offer: the card on offer, if any.
        active: whose move or card it is.
        wall_count: the cards left in the wall.
        draws_left: how many of them may be drawn.
        walls: what is left of the walls of tiles; None where the wall is a stack of cards.
        hand: one's own cards in groups.
        proposed: what the computer would do, where that is told.
        selected: the card of the hand picked for discarding.
        can_discard: whether the rules let it be discarded.
        is_declaring: kongs and pongs among the dealt cards are told, before the first discard.
        asked: what is asked of this seat, if anything.
        window: when the answer window was opened that is open now; None if none is.
        tray: the eight places of the tray.
        deal_answers: the wide answers to the dealt cards, or to a dead hand; none where neither is asked.
        tools: the buttons beside the tray.
        variants: the place whose answers are spread out to choose from, if any.
        side: what is said of one's hand.
        auto: what this seat has answered beforehand.
        focus: where the keyboard cursor is; None where it has not been used.
        is_blanked: the hand is hidden from people behind.
        is_paused: the clocks stand still.
        round_number: which round of the match, from 1.
        outcome: how the round ended, once it has.
        controls: the buttons of the top strip.
        status: the state of the machines at a network table; None at a table of this machine alone.
        slow: the people who have let their time run out this round.
        lifted: the card of the hand that is being carried, if one is.
    """

    plaques: tuple[Plaque, ...]
    offer: OfferShown | None
    active: Seat
    wall_count: int
    draws_left: int
    walls: TileWalls | None
    hand: tuple[HandGroup, ...]
    proposed: Action | None
    selected: DeckIndex | None
    can_discard: bool
    is_declaring: bool
    asked: PromptKind | None
    window: float | None
    tray: tuple[TrayPlace, ...]
    deal_answers: tuple[TrayPlace, ...]
    tools: tuple[Tool, ...]
    variants: TrayPlace | None
    side: SidePanel
    auto: AutoAnswers
    focus: Focus | None
    is_blanked: bool
    is_paused: bool
    round_number: int
    outcome: Outcome | None
    controls: tuple[StripControl, ...]
    status: Status | None
    slow: frozenset[Seat]
    lifted: LiftedCard | None = None

    @property
    def asks_of_deal(self) -> bool:
        """Whether it is asked if the dealt hand is to be thrown in or folded."""
        return bool(self.deal_answers) and self.offer is None

    @property
    def tells_proposed(self) -> bool:
        """Whether the proposed action is shown beside the card on offer, with its reasons."""
        is_told = self.side.deadwood is not None and self.asked is PromptKind.ANSWER
        return self.offer is not None and is_told and self.proposed is not None

    @property
    def may_redeal(self) -> bool:
        """Whether the dealt hand may be thrown in."""
        return any(isinstance(answer, Mulligan) for place in self.deal_answers for answer in place.answers)

    @property
    def proposed_card(self) -> DeckIndex | None:
        """The deck position of the card the computer would discard, where that is told."""
        return self.proposed.card if isinstance(self.proposed, Discard) else None
