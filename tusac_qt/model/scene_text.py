"""All texts of a table as values: the wording makes them, the scene shows them. No Qt."""

from dataclasses import dataclass

from engine.cards import Card
from tusac_qt.model.tile_walls import TileWalls
from tusac_qt.model.tray import Light

SMALL_DOT = " · "
"""Stands between things that are told of one seat."""


@dataclass(frozen=True, slots=True)
class PlaqueText:
    """A seat in words.

    Attributes:
        face: the number of the painted face.
        cards: how many cards the fan behind the face has; 0 at the bottom, where one's own hand lies open.
        name: of the player, with the mark of activity.
        states: what is worth a word beside the name, the most important first.
        held: how many cards the player holds.
        points: what the sets on the table are worth, or "".
        marks: the dealt pongs that are marked, or "".
        tally: the match so far, in a word and a number.
        number: the same without the word.
        notes: answers given beforehand.
        is_active: the seat whose move or card it is.
    """

    face: int
    cards: int
    name: str
    states: tuple[str, ...]
    held: str
    points: str
    marks: str
    tally: str
    number: str
    notes: str
    is_active: bool

    @property
    def detail(self) -> str:
        """Cards, points and marks."""
        return SMALL_DOT.join(part for part in (self.held, self.points, self.marks) if part)


@dataclass(frozen=True, slots=True)
class ButtonText:
    """A button in words.

    Attributes:
        label: what it does.
        key: the key that does it.
        is_lit: pressing it does something.
        is_on: it is switched on.
        has_padlock: a padlock stands before its label.
    """

    label: str
    key: str
    is_lit: bool = True
    is_on: bool = False
    has_padlock: bool = False


@dataclass(frozen=True, slots=True)
class PlaceText:
    """One place of the tray in words.

    Attributes:
        label: what it answers.
        key: the key that gives it.
        below: what stands under the label: what it leaves, or that it was given; or "".
        tab: what stands on its upper edge, or "".
        light: how it is seen.
        is_asked_back: it is given when it is pressed once more.
    """

    label: str
    key: str
    below: str
    tab: str
    light: Light
    is_asked_back: bool = False


@dataclass(frozen=True, slots=True)
class CaptionText:
    """The caption: the last event, and the actions open to each seat.

    Attributes:
        headline: the card or the turn, in a few words.
        lines: what else is to be said, each a paragraph.
        tip: the coach's line, or "".
        before: what became of the card that was on offer last, or "".
    """

    headline: str
    lines: tuple[str, ...] = ()
    tip: str = ""
    before: str = ""


@dataclass(frozen=True, slots=True)
class SideText:
    """The words about one's own hand.

    Attributes:
        lines: deadwood, waits, hint; one after the other, the most important first.
    """

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StripText:
    """The texts of the top strip.

    Attributes:
        left: the table, its rules and pace, the round.
        right: notes, such as a pause.
    """

    left: tuple[str, ...]
    right: str


@dataclass(frozen=True, slots=True)
class WallText:
    """The wall in words.

    Attributes:
        count: the number on it.
        unit: what it counts, in a word or two.
        layers: how high the stack is drawn.
        warning: what is said when it runs out, or "".
        walls: what is left of the walls of tiles; None for a stack of cards.
    """

    count: str
    unit: str
    layers: int
    warning: str
    walls: TileWalls | None = None


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to build a claim.

    Attributes:
        cards: the cards of the meld.
        effect: what it does to the hand, or "".
    """

    cards: tuple[Card, ...]
    effect: str


@dataclass(frozen=True, slots=True)
class VariantsText:
    """The ways to choose from.

    Attributes:
        title: how one of them is chosen.
        variants: the one that leaves least deadwood first.
        focused: which of them the keyboard cursor is on, or None.
    """

    title: str
    variants: tuple[Variant, ...]
    focused: int | None


@dataclass(frozen=True, slots=True)
class FirstDealText:
    """The words about how the first dealer was found.

    Attributes:
        names: the players, in the order of the seats.
        cards: what each of them has drawn; none where dice were thrown.
        dice: the numbers on them; None where cards were drawn.
        dealer: which of them it is.
        sentence: the dealer, and what that means.
    """

    names: tuple[str, ...]
    cards: tuple[Card, ...]
    dice: tuple[int, int] | None
    dealer: int
    sentence: str


@dataclass(frozen=True, slots=True)
class TableText:
    """Everything the table says, in words.

    Attributes:
        strip: the top strip.
        controls: the buttons of the top strip.
        plaques: the seats, one's own first.
        wall: the wall's number and warning.
        caption: what happened and who may do what.
        tray: the eight places of the tray.
        tray_names: all that may stand on the answers of the tray but the discard.
        deal_answers: the wide answers to the dealt cards.
        tools: the buttons beside the tray; none for who watches.
        side: what is said of the hand.
        variants: the ways to choose from, if they are spread out.
        paused: what lies over the table while the game is stopped; "" while it goes on.
    """

    strip: StripText
    controls: tuple[ButtonText, ...]
    plaques: tuple[PlaqueText, ...]
    wall: WallText
    caption: CaptionText
    tray: tuple[PlaceText, ...]
    tray_names: tuple[str, ...]
    deal_answers: tuple[PlaceText, ...]
    tools: tuple[ButtonText, ...]
    side: SideText
    variants: VariantsText | None
    paused: str
