"""Sentences about what happens at a table, for the log, the screen reader and the terminal. No Qt here."""

from collections.abc import Callable
from typing import assert_never

from engine.actions import Action, Claim, Declare, Discard, Draw, Fold, Leave, Mulligan, Pass, Return, Win
from engine.cards import Card, DeckIndex
from engine.events import (
    CardDiscarded,
    CardDrawn,
    DealtKongLaid,
    DealtPongsMarked,
    HandFolded,
    MeldExposed,
    OfferDeclined,
    PongGivenUp,
)
from engine.knobs import PointName
from engine.melds import MeldKind
from engine.scoring import Outcome, ScoreLine
from engine.seats import BySeat, Seat
from net.match.status import Settled
from tusac_qt.play.buttons import BUTTON_KINDS, Button, button_of
from tusac_qt.play.table import (
    DoneAgain,
    FirstDealerDrawn,
    FirstDealerThrown,
    MatchEnded,
    Noted,
    OwnTimeOut,
    PlayerInfo,
    RoundDealt,
    TableEvent,
    TakenBack,
)
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import (
    CardNaming,
    button_name,
    card_list,
    card_name,
    fold_name,
    giving_up_name,
    keep_name,
    kong_card_name,
    meld_name,
    mulligan_name,
    play_on_name,
)
from tusac_qt.words.player_names import shown_name
from tusac_qt.words.punctuation import listed, with_note
from tusac_qt.words.table_news import note_text
from tusac_qt.words.translation import translate

CardOf = Callable[[DeckIndex], Card]
"""Looks at a deck position, as `Table.card` does."""


class Narrator:
    """Tells the events of one table as one seat sees them.

    Attributes:
        players: who sits where; others may from the next round on.
    """

    def __init__(
        self,
        players: BySeat[PlayerInfo],
        own: Seat | None,
        card_of: CardOf,
        name_card: CardNaming = card_name,
        points: PointName = PointName.POINTS,
    ) -> None:
        """Get to know the table.

        Args:
            players: who sits where.
            own: the seat that is called "you"; None if nobody is.
            card_of: looks at the cards that events name by position.
            name_card: how cards are called.
            points: how points are called.
        """
        self.players = players
        self._own = own
        self._card_of = card_of
        self._name_card = name_card
        self._points = points

    def name(self, seat: Seat) -> str:
        """Return a player's name; "You" for the person who reads it, if that person has none."""
        return shown_name(self.players, seat, self._own)

    def worth(self, points: int) -> str:
        """Return a number of points as they are called at this table."""
        return counted.worth(points, self._points)

    def is_own(self, seat: Seat) -> bool:
        """Return whether a seat is the one called "you"."""
        return seat == self._own

    def called(self, seat: Seat) -> str:
        """Return "you" for one's own seat and a player's name for any other."""
        return translate("log", "you") if seat == self._own else self.name(seat)

    def first_dealer(self, seat: Seat, *, is_drawn: bool) -> str:
        """Return the sentence for who drew the highest card before the first deal, or is hit by the dice."""
        if not is_drawn:
            return self._says(
                seat,
                translate("log", "The dice pick you: you deal first."),
                translate("log", "The dice pick {name}, who deals first."),
            )
        return self._says(
            seat,
            translate("log", "Your card is the highest: you deal first."),
            translate("log", "{name} has the highest card and deals first."),
        )

    def tell(self, event: TableEvent) -> str | None:  # noqa: C901, PLR0911 - one line per kind of event
        """Return the sentence for an event; None where another event says it."""
        if isinstance(event, RoundDealt):
            return self._dealt(event)
        if isinstance(event, CardDiscarded):
            return self._says(
                event.seat,
                translate("log", "You discard {card}."),
                translate("log", "{name} discards {card}."),
                card=self._name_card(event.card),
            )
        if isinstance(event, CardDrawn):
            return self._says(
                event.seat,
                translate("log", "You draw {card}."),
                translate("log", "{name} draws {card}."),
                card=self._name_card(event.card),
            )
        if isinstance(event, MeldExposed):
            return self._exposed(event)
        if isinstance(event, OfferDeclined):
            return translate("log", "Nobody wants it.")
        if isinstance(event, Settled):
            return self._outranked(event)
        if isinstance(event, OwnTimeOut):
            return self._time_up(event)
        if isinstance(event, MatchEnded):
            return translate("log", "The match is over.")
        if isinstance(event, TakenBack | DoneAgain):
            back, again = (
                translate("log", "You took your last move back."),
                translate("log", "You made that move again."),
            )
            return back if isinstance(event, TakenBack) else again
        if isinstance(event, Noted):
            return note_text(event)
        if isinstance(event, HandFolded | PongGivenUp):
            return self._given_up(event)
        if isinstance(event, FirstDealerDrawn | FirstDealerThrown | DealtKongLaid | DealtPongsMarked):
            return self._before_play(event)
        return self.outcome(event.outcome)

    def _time_up(self, event: OwnTimeOut) -> str:
        text = translate("log", "Time’s up: {action}.")
        if event.is_again:
            text = translate(
                "log", "Time’s up again: {action}. Press A to let the computer answer until you’re back."
            )
        return text.format(action=self.action(event.action))

    def action(self, action: Action) -> str:  # noqa: PLR0911 - one line per kind of action
        """Return an action in few words, such as "Chow with red Cannon, red Horse"."""
        if isinstance(action, Discard):
            return translate("log", "discard {card}").format(card=self._name_card(self._card_of(action.card)))
        if isinstance(action, Win | Claim | Pass):
            is_keep = isinstance(action, Claim) and button_of(action) is Button.PAIR and not action.cards
            name = keep_name() if is_keep else button_name(button_of(action))
            if isinstance(action, Pass) and action.gives_up_pong:
                name = with_note(name, giving_up_name())
            cards = action.cards if isinstance(action, Claim) else ()
            if not cards:
                return name
            named = card_list((self._card_of(index) for index in cards), self._name_card)
            return translate("log", "{claim} with {cards}").format(claim=name, cards=named)
        if isinstance(action, Fold):
            return fold_name()
        if isinstance(action, Mulligan | Declare):
            return mulligan_name() if isinstance(action, Mulligan) else play_on_name()
        if isinstance(action, Draw):
            return translate("log", "draw")
        if isinstance(action, Return):
            return translate("log", "return")
        if isinstance(action, Leave):
            return translate("log", "leave")
        assert_never(action)

    def outcome(self, outcome: Outcome) -> str:
        """Return the sentence that ends a round."""
        if outcome.voided_by is not None:
            return self._says(
                outcome.voided_by,
                translate("log", "You throw in your hand: everyone gets new cards."),
                translate("log", "{name} throws in a hopeless hand: everyone gets new cards."),
            )
        if outcome.winner is None or outcome.winning is None:
            if is_left_to_one(outcome):
                return translate("log", "Everyone else has given up, so the round is over.")
            return translate("log", "No draws are left, so nobody wins.")
        return self._says(
            outcome.winner,
            translate("log", "You win with {points}!"),
            translate("log", "{name} wins with {points}."),
            points=self.worth(outcome.winning.points),
        )

    def _given_up(self, event: HandFolded | PongGivenUp) -> str:
        if isinstance(event, PongGivenUp):
            return self._says(
                event.seat,
                translate("log", "You pass up a Pong (bỏ đôi): you’re waiting for a win."),
                translate("log", "{name} passes up a Pong (bỏ đôi) and is waiting for a win."),
            )
        if event.is_dead:
            return self._says(
                event.seat,
                translate(
                    "log", "Your hand is dead: you can’t keep the General. You pay everyone and sit out."
                ),
                translate(
                    "log", "{name}’s hand is dead: the General can’t be kept. {name} pays and sits out."
                ),
            )
        return self._says(
            event.seat,
            translate("log", "You fold and sit out."),
            translate("log", "{name} folds and sits out."),
        )

    def _says(self, seat: Seat, own: str, other: str, **values: str) -> str:
        """Fill in the sentence for oneself or the one for another seat."""
        return own.format(**values) if seat == self._own else other.format(name=self.name(seat), **values)

    def _before_play(
        self, event: FirstDealerDrawn | FirstDealerThrown | DealtKongLaid | DealtPongsMarked
    ) -> str:
        if isinstance(event, FirstDealerThrown):
            one, two = map(str, event.dice)
            return self._says(
                event.dealer,
                translate("log", "Dice for the first deal: {one} and {two}, counted from {start}: you deal."),
                translate(
                    "log", "Dice for the first deal: {one} and {two}, counted from {start}: {name} deals."
                ),
                one=one,
                two=two,
                start=self.called(Seat(0)),
            )
        if isinstance(event, FirstDealerDrawn):
            drawn = listed(
                f"{self.called(seat)} {self._name_card(card)}" for seat, card in event.cards.items()
            )
            return self._says(
                event.dealer,
                translate("log", "For the first deal, everyone draws a card: {cards}. Yours is the highest."),
                translate(
                    "log", "For the first deal, everyone draws a card: {cards}. {name} has the highest."
                ),
                cards=drawn,
            )
        if isinstance(event, DealtPongsMarked):
            return self._says(
                event.seat,
                translate("log", "You mark a dealt Pong (×{n})."),
                translate("log", "{name} marks a dealt Pong (×{n})."),
                n=str(event.count),
            )
        card = event.meld.meld.cards[0]
        return self._says(
            event.seat,
            translate("log", "You lay a dealt Kong open: {card}."),
            translate("log", "{name} lays a dealt Kong open: {card}."),
            card=kong_card_name(card) if card.is_joker else self._name_card(card),
        )

    def _dealt(self, event: RoundDealt) -> str:
        told = self._who_deals(event)
        if event.shuffler is None:
            return told
        shuffled = self._says(
            event.shuffler,
            translate("log", "You sit opposite the last winner and shuffle."),
            translate("log", "{name} sits opposite the last winner and shuffles."),
        )
        return f"{told} {shuffled}"

    def _who_deals(self, event: RoundDealt) -> str:
        return self._says(
            event.dealer,
            translate("log", "Round {number}. You deal, and discard first."),
            translate("log", "Round {number}. {name} deals, and discards first."),
            number=str(event.number),
        )

    def _exposed(self, event: MeldExposed) -> str:
        kind = event.meld.kind
        if kind is MeldKind.SINGLE:
            return self._says(
                event.seat, translate("log", "You keep it."), translate("log", "{name} keeps it.")
            )
        is_chow = kind in BUTTON_KINDS[Button.CHOW]  # its cards are named, so its kind is plain
        return self._says(
            event.seat,
            translate("log", "You take it for a {meld}: {cards}."),
            translate("log", "{name} takes it for a {meld}: {cards}."),
            meld=button_name(Button.CHOW) if is_chow else meld_name(kind),
            cards=card_list(sorted(map(self._card_of, event.meld.cards)), self._name_card),
        )

    def _outranked(self, event: Settled) -> str | None:
        if self._own is None or event.own is None or event.taken is None:
            return None
        return translate("log", "{name}’s {claim} goes before your {own}.").format(
            claim=button_name(button_of(event.taken)),
            name=self.name(event.taken.seat),
            own=button_name(button_of(event.own)),
        )


def is_left_to_one(outcome: Outcome) -> bool:
    """Return whether a round has ended because all but one seat gave it up."""
    given_up = len(outcome.ending.folded) + len(outcome.ending.dead)
    return outcome.winner is None and given_up >= len(outcome.payments) - 1


def score_line_text(line: ScoreLine, points: PointName = PointName.POINTS) -> str:
    """Return one line of a result, such as "Chow (three colors): red Soldier, ... (winning card) 1 point"."""
    if line.is_winning:
        text = translate("log", "{meld}: {cards}; with the winning card; {points}")
    elif line.is_exposed:
        text = translate("log", "{meld}: {cards}; on the table; {points}")
    else:
        text = translate("log", "{meld}: {cards}; in hand; {points}")
    return text.format(
        meld=meld_name(line.meld.kind),
        cards=card_list(line.meld.cards),
        points=counted.worth(line.points, points),
    )
