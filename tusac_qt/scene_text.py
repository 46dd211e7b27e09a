"""All the words of a table in one value: the wording makes it, the scene shows it."""

from dataclasses import dataclass

from tusac_qt.items import WallText
from tusac_qt.panels import ButtonText, CaptionText, PlaqueText, SideText, StripText
from tusac_qt.variants import VariantsText


@dataclass(frozen=True, slots=True)
class TableText:
    """Everything the table says, in words.

    Attributes:
        strip: the top strip.
        controls: the buttons of the top strip.
        plaques: the seats, one's own first.
        wall: the wall's number and warning.
        caption: what happened and who may do what.
        buttons: the eight places of the grid.
        side: what is said of the hand.
        side_buttons: the buttons of the side panel.
        discard: the button above the selected card.
        variants: the ways to choose from, if they are spread out.
    """

    strip: StripText
    controls: tuple[ButtonText, ...]
    plaques: tuple[PlaqueText, ...]
    wall: WallText
    caption: CaptionText
    buttons: tuple[ButtonText, ...]
    side: SideText
    side_buttons: tuple[ButtonText, ...]
    discard: ButtonText
    variants: VariantsText | None
