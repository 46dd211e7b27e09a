"""The scene: where cards lie, what lies under the pointer, flights that hide and then show their card."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.actions import Claim
from engine.cards import Card
from engine.events import CardDiscarded, CardDrawn, MeldExposed, OfferDeclined, RoundDrawn
from engine.melds import Meld, MeldKind
from engine.scoring import Outcome
from engine.seats import BySeat, Seat
from engine.state import ExposedMeld
from net.match.status import Settled
from tests.support.crowded import crowded_table
from tests.support.scenes import skin, theme
from tests.support.tables import Drive, begin
from tests.support.written import written
from tusac_qt.cards.card_art import qcolor
from tusac_qt.model.display import Zone
from tusac_qt.model.layout import table_layout
from tusac_qt.model.picks import Picks, press_key
from tusac_qt.model.presenter import present
from tusac_qt.model.wording import Wording
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.table import RoundDealt
from tusac_qt.scene.animator import Animator
from tusac_qt.scene.cues import Cue, CueName
from tusac_qt.scene.flights import Flights
from tusac_qt.scene.items import FlightItem, RingItem
from tusac_qt.scene.kong import KongItem
from tusac_qt.scene.painted import Placed
from tusac_qt.scene.panels import leading_parts, outer_parts
from tusac_qt.scene.scene import Hit, TableScene
from tusac_qt.words.narration import Narrator

SOLDIERS = "gS rS wS yX yX gA rC rC wY wY wY gB gB gX gY gZ wB"


@pytest.mark.parametrize(
    ("lines", "room", "shown"),
    [(["a", "b"], 7, "a  ·  b"), (["a", "b", "c"], 7, "a  ·  b"), (["a", "b", "c"], 3, "a"), (["a"], 0, "a")],
)
def test_the_line_above_the_hand_keeps_what_comes_first(lines: list[str], room: int, shown: str) -> None:
    assert leading_parts(lines, lambda text: len(text) <= room) == shown


def test_the_strip_gives_up_what_never_changes_to_say_who_is_waited_for() -> None:
    parts = ("An’s table", "Classic", "Family", "round 1 of 8")

    assert outer_parts(parts, lambda _text: True) == "An’s table  ·  Classic  ·  Family  ·  round 1 of 8"
    assert outer_parts(parts, lambda text: "Classic" not in text) == "An’s table  ·  Family  ·  round 1 of 8"
    assert outer_parts(parts, lambda _text: False) == "An’s table  ·  round 1 of 8"


class Shown:
    """A table on a scene, without a window.

    Attributes:
        table: the table.
        scene: the scene.
        display: what it shows.
    """

    def __init__(self, table: LocalTable, size: tuple[int, int] = (1280, 800)) -> None:
        self.table = table
        self.animator = Animator()
        self.scene = TableScene(theme(), skin(), self.animator)
        self.scene.set_layout(table_layout(table.view.seats, *size), 1.0)
        self.wording = Wording(table, Narrator(table.players, table.seat, table.card))
        self.show(Picks())

    def show(self, picks: Picks) -> None:
        """Show the table with these picks."""
        self.display = present(self.table, picks, with_hints=True)
        self.scene.show(self.display, self.wording.table_text(self.display, ""), sliding=False)

    def image(self) -> QImage:
        """Return the scene as it is painted."""
        size = self.scene.sceneRect().size().toSize()
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0))
        painter = QPainter(image)
        self.scene.render(painter)
        painter.end()
        return image


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    del qtbot
    found = Shown(crowded_table(4))
    yield found
    found.animator.cancel()


def test_every_card_of_the_table_has_its_sprite(shown: Shown) -> None:
    cards = shown.scene.cards
    for plaque in shown.display.plaques:
        assert [sprite.card for sprite in cards.meld_sprites(plaque.place)] == [
            card for meld in plaque.melds for card in meld.cards
        ]
        assert [sprite.card for sprite in cards.discard_sprites(plaque.place)] == list(plaque.discards)
    assert cards.offer.card is Card.rZ
    for held in in_order(shown.display.hand):
        sprite = cards.hand_sprite(held.index)
        assert sprite is not None
        assert sprite.card is held.card


def test_sprites_lie_in_the_zones_of_the_layout(shown: Shown) -> None:
    layout = shown.scene.layout
    assert layout is not None
    for place, zones in enumerate(layout.seats):
        for sprite in shown.scene.cards.meld_sprites(place):
            assert zones.cards.contains(sprite.place(), slack=1.0)
        for sprite in shown.scene.cards.discard_sprites(place):
            assert zones.cards.contains(sprite.place(), slack=1.0)


def test_pictures_follow_the_pixel_ratio(shown: Shown) -> None:
    layout = table_layout(4, 1280, 800)
    for ratio in (1.0, 1.5, 2.0):
        shown.scene.set_layout(layout, ratio)
        shown.show(Picks())
        sprite = shown.scene.cards.offer
        assert sprite.picture().devicePixelRatio() == ratio
        assert sprite.picture().width() == round(sprite.place().w * ratio)


def test_what_lies_at_a_point_is_found(shown: Shown) -> None:
    scene = shown.scene
    for zone, items in ((Zone.TRAY, scene.answers), (Zone.TOOLS, scene.tools)):
        for place, item in enumerate(items):
            hit = scene.hit(QPointF(*item.place().center))
            assert hit is not None
            assert (hit.zone, hit.place) == (zone, place)
    for place, held in enumerate(in_order(shown.display.hand)):
        at = scene.cards.hand_place(held.index)
        assert at is not None
        hit = scene.hit(QPointF(*at.center))
        assert hit is not None
        assert (hit.zone, hit.place, hit.index, hit.card) == (Zone.HAND, place, held.index, held.card)
    meld = scene.hit(QPointF(*scene.cards.meld_sprites(2)[0].place().center))
    assert meld is not None
    assert (meld.zone, meld.card) == (None, Card.rB)
    plaque = scene.hit(QPointF(*scene.plaques[3].place().center))
    assert plaque is not None
    assert (plaque.zone, plaque.place) == (Zone.SEATS, 3)
    assert scene.hit(QPointF(620, 20)) is None


def test_a_selected_card_is_raised_and_has_its_button(qtbot: QtBot) -> None:
    del qtbot
    drive = Drive(begin(1))
    drive.settle()
    shown = Shown(drive.table)
    index = in_order(shown.display.hand)[3].index
    before = shown.scene.cards.hand_place(index)
    shown.show(Picks(selected=index))
    after = shown.scene.cards.hand_place(index)
    assert before is not None
    assert after is not None

    assert before.y - after.y == pytest.approx(0.115 * before.h, abs=1)
    assert after.y >= shown.scene.layout.tray.bottom - 1, "it lies under no answer"
    hit = shown.scene.hit(QPointF(*shown.scene.answers[3].place().center))
    assert hit == Hit(zone=Zone.TRAY, place=3)


def test_a_shrinking_hand_loses_its_sprites(qtbot: QtBot) -> None:
    del qtbot
    drive = Drive(begin(1))
    drive.settle()
    shown = Shown(drive.table)
    prompt = drive.table.prompt
    assert prompt is not None
    before = len(list(shown.scene.cards.hand_sprites()))
    drive.table.act(prompt.number, prompt.proposed, drive.now)
    drive.settle()
    shown.show(Picks())

    assert len(list(shown.scene.cards.hand_sprites())) == before - 1 - sum(
        len(event.meld.cards) - 1
        for event in drive.events
        if isinstance(event, MeldExposed) and event.seat == 0
    )


def test_variants_are_spread_above_the_tray_and_hide_no_answer(qtbot: QtBot) -> None:
    del qtbot
    table = crowded_table(4, hand=SOLDIERS, offer="yS", owner=3)
    shown = Shown(table)
    picks, _ = press_key(shown.display, Picks(), "C")
    shown.show(picks)
    places = shown.scene.variants.places()

    assert shown.scene.variants.isVisible()
    assert len(places) == 3
    for number, place in enumerate(places):
        hit = shown.scene.hit(QPointF(*place.center))
        assert hit is not None
        assert (hit.zone, hit.place) == (Zone.VARIANTS, number)
    kept = tuple(item.place() for item in shown.scene.answers)
    assert not any(shown.scene.variants.place().overlaps(place) for place in kept)


def test_words_beside_the_card_on_offer_take_the_room_that_no_card_needs(qtbot: QtBot) -> None:
    del qtbot
    empty, full = Shown(crowded_table(4, melds=(), discards="rZ")), Shown(crowded_table(4))
    for shown in (empty, full):
        caption, scene = shown.scene.caption.place(), shown.scene
        for place in range(1, 4):
            laid = [*scene.cards.meld_sprites(place), *scene.cards.discard_sprites(place)]
            assert not any(caption.overlaps(item.place()) for item in (*laid, scene.plaques[place]))

    least = table_layout(4, 1280, 800).caption.w
    assert least <= full.scene.caption.place().w < 1.1 * least
    assert empty.scene.caption.place().w > 1.25 * least


def flying(shown: Shown) -> list[FlightItem]:
    return [item for item in shown.scene.items() if isinstance(item, FlightItem)]


def test_a_drawn_card_flies_from_the_wall_and_hides_the_offer_meanwhile(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    offer = shown.table._play.round.offer
    assert offer is not None
    motions = flights.motions([CardDrawn(Seat(1), offer.card, Card.rZ)], shown.display, 0.35)
    shown.animator.start(motions)

    assert len(flying(shown)) == 1
    assert flying(shown)[0].place().center == pytest.approx(shown.scene.wall.top_card().center)
    assert shown.scene.cards.offer.opacity() == 0
    shown.animator.finish()
    assert flying(shown) == []
    assert shown.scene.cards.offer.opacity() == 1


def test_a_discard_flies_from_its_seat(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    offer = shown.table._play.round.offer
    assert offer is not None
    motions = flights.motions([CardDiscarded(Seat(3), offer.card, Card.rZ)], shown.display, 0.35)
    shown.animator.start(motions)

    assert flying(shown)[0].place().center == pytest.approx(shown.scene.faces[3].place().center, abs=1)


def test_ones_own_discard_flies_from_the_hand(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    flights.remember(shown.display)
    held = in_order(shown.display.hand)[5]
    source = shown.scene.cards.hand_place(held.index)
    assert source is not None
    motions = flights.motions([CardDiscarded(Seat(0), held.index, held.card)], shown.display, 0.35)
    shown.animator.start(motions)

    assert flying(shown)[0].place().center == pytest.approx(source.center, abs=1)


def test_an_unclaimed_card_flies_to_the_discards_of_its_seat(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    last = shown.scene.cards.discard_sprites(1)[-1]
    offer = shown.table._play.round.offer
    assert offer is not None
    shown.animator.start(flights.motions([OfferDeclined(Seat(1), offer.card)], shown.display, 0.35))

    assert last.opacity() == 0
    shown.animator.finish()
    assert last.opacity() == 1


def test_a_claimed_card_flies_to_the_melds_with_the_cards_of_the_hand(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    state = shown.table._play.round
    shown_meld = state.exposed[Seat(2)][-1]
    assert state.offer is not None
    event = MeldExposed(Seat(2), ExposedMeld(shown_meld.meld, shown_meld.cards, Seat(1)))
    motions = flights.motions([event], shown.display, 0.35)
    shown.animator.start(motions)
    sprites = shown.scene.cards.meld_sprites(2)[-3:]

    assert len(flying(shown)) == 3
    assert all(sprite.opacity() == 0 for sprite in sprites)
    shown.animator.finish()
    assert all(sprite.opacity() == 1 for sprite in sprites)


def test_a_pong_that_takes_its_fourth_card_moves_only_that(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    flights.remember(shown.display)
    kong = shown.table._play.round.exposed[Seat(1)][2]
    assert kong.meld == Meld(MeldKind.KONG, (Card.yC,) * 4)
    shown.animator.start(flights.motions([MeldExposed(Seat(1), kong)], shown.display, 0.35))

    assert len(flying(shown)) == 1


def test_a_deal_flies_to_the_hand_and_to_every_other_seat(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    motions = flights.motions([RoundDealt(1, Seat(0))], shown.display, 0.35)
    shown.animator.start(motions)
    hand = list(shown.scene.cards.hand_sprites())

    assert all(sprite.opacity() == 0 for sprite in hand)
    assert len(flying(shown)) > len(hand)
    assert max(motion.delay_s + motion.duration_s for motion in motions) < 0.9
    shown.animator.finish()
    assert flying(shown) == []
    assert all(sprite.opacity() == 1 for sprite in hand)


def test_a_claim_is_called_before_its_cards_move(shown: Shown) -> None:
    cues: list[Cue] = []
    shown.animator.cued.connect(cues.append)
    flights = Flights(shown.scene, shown.table.card)
    state = shown.table._play.round
    made = state.exposed[Seat(2)][-1]
    taken = Claim(Seat(2), made.kind, made.cards[1:])
    events = [Settled(taken, None), MeldExposed(Seat(2), made)]
    shown.animator.start(flights.motions(events, shown.display, 0.35))

    assert cues == [Cue(CueName.CALL, Seat(2), taken)]
    shown.animator.finish()
    assert flying(shown) == []


def test_a_kong_fans_over_its_place_while_the_game_goes_on(shown: Shown) -> None:
    cues: list[Cue] = []
    shown.animator.cued.connect(cues.append)
    flights = Flights(shown.scene, shown.table.card)
    kong = shown.table._play.round.exposed[Seat(1)][2]
    shown.animator.start(flights.motions([MeldExposed(Seat(1), kong)], shown.display, 0.0))
    fans = [item for item in shown.scene.items() if isinstance(item, KongItem)]
    assert len(fans) == 1
    assert Cue(CueName.KONG, Seat(1)) in cues
    shown.animator.make_way()
    assert shown.animator.is_running
    shown.animator.finish()

    assert not [item for item in shown.scene.items() if isinstance(item, KongItem)]


def test_without_motion_a_ring_shows_where_from_and_where_to(shown: Shown) -> None:
    flights = Flights(shown.scene, shown.table.card)
    rings = len([item for item in shown.scene.items() if isinstance(item, RingItem)])
    offer = shown.table._play.round.offer
    assert offer is not None
    shown.animator.start(flights.motions([CardDrawn(Seat(1), offer.card, Card.rZ)], shown.display, 0.0))

    assert flying(shown) == []
    assert shown.scene.cards.offer.opacity() == 1
    assert len([item for item in shown.scene.items() if isinstance(item, RingItem)]) == rings + 1
    shown.animator.finish()
    assert len([item for item in shown.scene.items() if isinstance(item, RingItem)]) == rings


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
@pytest.mark.parametrize("draws_left", [4, 30])
def test_without_motion_the_ring_of_a_draw_lies_around_the_wall_and_crosses_no_words(
    qtbot: QtBot, size: tuple[int, int], draws_left: int
) -> None:
    del qtbot
    shown = Shown(crowded_table(4), size)
    display = replace(shown.display, draws_left=draws_left)
    shown.scene.show(display, shown.wording.table_text(display, ""), sliding=False)
    flights = Flights(shown.scene, shown.table.card)
    before = set(shown.scene.items())
    offer = shown.table._play.round.offer
    assert offer is not None
    (motion,) = flights.motions([CardDrawn(Seat(1), offer.card, Card.rZ)], display, 0.0)
    motion.step(0.0)
    (ring,) = (item for item in shown.scene.items() if isinstance(item, RingItem) and item not in before)
    inner, outer = (
        ring.sceneBoundingRect().adjusted(*[ring.margin] * 2, *[-ring.margin] * 2),
        ring.sceneBoundingRect(),
    )
    words = [
        line.place
        for line in written([item for item in before if isinstance(item, Placed) and item.isVisible()])
    ]

    assert any(inner.contains(place) for place in words), "the number of the wall"
    assert not [place for place in words if outer.intersects(place) and not inner.contains(place)]


def test_the_active_plaque_is_red_and_the_others_are_not(shown: Shown) -> None:
    image = shown.image()

    def is_red(place: int) -> bool:
        box = shown.scene.plaques[place].place()
        x = box.right - 5 if place == 1 else box.x + 5
        color = image.pixelColor(round(x), round(box.y + box.h / 2))
        return color.red() > 150 and color.green() < 80

    assert [is_red(place) for place in range(4)] == [False, True, False, False]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [(1024, 600), (3840, 2160), (800, 1100)], ids=str)
def test_any_number_of_seats_is_painted_at_any_size(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    del qtbot
    shown = Shown(crowded_table(seats), size)

    image, place = shown.image(), shown.scene.cards.offer.place()
    paper = qcolor(skin().palette.paper_of(Card.rZ)).rgb()
    row = range(round(place.x), round(place.right))
    column = range(round(place.y), round(place.bottom))
    painted = sum(image.pixelColor(x, y).rgb() == paper for x in row for y in column)

    assert len(shown.scene.plaques) == seats
    assert painted > 0.3 * len(row) * len(column)


def test_the_wall_of_a_drawn_round_sinks_and_the_next_deal_has_a_new_one(shown: Shown) -> None:
    wall, flights = shown.scene.wall, Flights(shown.scene, shown.table.card)
    outcome = Outcome(None, None, BySeat.fill(4, 0))
    around = wall.sceneBoundingRect()
    assert flights.motions([RoundDrawn(outcome)], shown.display, 0.0) == [], "nothing is to move"
    (motion,) = flights.motions([RoundDrawn(outcome)], shown.display, 0.35)
    seen = []
    for progress in (0.0, 0.5, 1.0):
        motion.step(progress)
        seen.append((wall.sceneBoundingRect().width(), wall.opacity()))

    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) == len(seen)
    assert around.contains(wall.sceneBoundingRect())
    assert wall.opacity() > 0, "it is still there"
    shown.show(Picks())
    assert wall.sceneBoundingRect() == around
    assert wall.opacity() == 1
