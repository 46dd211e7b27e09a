"""The table's display in words, as the scene shows it; `narration` has the sentences about events. No Qt."""

from engine.actions import Action, Claim, Discard
from engine.claims import Source
from engine.knobs import ClaimName
from engine.melds import MeldKind
from net.pace import LEARNING
from tusac_qt.model.display import (
    OfferShown,
    Plaque,
    StripControl,
    TableDisplay,
    Tool,
    Zone,
)
from tusac_qt.model.explanations import hint_name, strip_name
from tusac_qt.model.hand_words import hand_lines, short_effect
from tusac_qt.model.scene_text import (
    ButtonText,
    CaptionText,
    FirstDealText,
    PlaqueText,
    SideText,
    StripText,
    TableText,
    Variant,
    VariantsText,
    WallText,
)
from tusac_qt.model.table_notes import pause_note, seat_notes
from tusac_qt.model.tray_words import answer_name, either, tray_names, tray_texts
from tusac_qt.play.buttons import BUTTON_KINDS, Button
from tusac_qt.play.hand_order import SortOrder
from tusac_qt.play.reasons import why
from tusac_qt.play.table import FirstDealerDrawn, FirstDealerThrown, PromptKind, Table
from tusac_qt.words.counted import counted
from tusac_qt.words.hint_words import why_text
from tusac_qt.words.i18n import (
    auto_name,
    button_name,
    keep_name,
    marked_card,
    order_name,
    pace_name,
    rules_name,
    short_marked_text,
)
from tusac_qt.words.narration import Narrator
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import capital, headed, stopped
from tusac_qt.words.translation import translate

_KEYS = ("W", "K", "P", "A", "C", "Q", "D")
_CLAIM_BUTTONS = {
    ClaimName.WIN: Button.WIN,
    ClaimName.KONG: Button.KONG,
    ClaimName.PONG: Button.PONG,
    ClaimName.PAIR: Button.PAIR,
}
_LOW_DRAWS = 6
"""So many cards that would win have room beside the junk, above the hand."""


class Wording:
    """Puts one table into words.

    Attributes:
        has_keys: whether the player has a keyboard before them.
        away: the keys of the machines whose phone is away, as far as this computer knows.
    """

    has_keys = True
    away: frozenset[bytes] = frozenset()

    def __init__(self, table: Table, narrator: Narrator) -> None:
        self._table = table
        self._narrator = narrator

    def table_text(self, display: TableDisplay, tip: str, note: str = "", before: str = "") -> TableText:
        """Return everything the table says.

        Args:
            display: what is shown.
            tip: a line to stand out beside the card on offer, or "".
            note: what stands in the top strip beside the names of table and rules.
            before: what became of the card that was on offer last, or "".
        """
        return TableText(
            strip=self._strip(display, note),
            controls=self._controls(display),
            plaques=tuple(self._plaque(plaque, display) for plaque in display.plaques),
            wall=_wall(display),
            caption=self._caption(display, tip, before),
            tray=tray_texts(display.tray),
            tray_names=tray_names(),
            deal_answers=tray_texts(display.deal_answers),
            tools=tuple(_tool(tool, display) for tool in display.tools),
            side=SideText(self._side_lines(display)),
            variants=self._variants(display),
            paused=pause_note(display.status, is_paused=display.is_paused) if display.outcome is None else "",
        )

    def action(self, action: Action) -> str:
        """Return an action in few words."""
        return self._narrator.action(action)

    def first_deal(self, found: FirstDealerDrawn | FirstDealerThrown) -> FirstDealText:
        """Return the cards drawn for the first deal, or the dealer that the dice count to."""
        is_drawn = isinstance(found, FirstDealerDrawn)
        return FirstDealText(
            names=tuple(self._narrator.name(seat) for seat, _ in self._table.players.items()),
            cards=tuple(found.cards) if isinstance(found, FirstDealerDrawn) else (),
            dice=None if isinstance(found, FirstDealerDrawn) else found.dice,
            dealer=found.dealer,
            sentence=self._narrator.first_dealer(found.dealer, is_drawn=is_drawn),
        )

    def reason(self, action: Action) -> str:
        """Return an action and, in a sentence, why it is proposed."""
        return stopped(self._narrator.action(action)) + self.why(action)

    def why(self, action: Action) -> str:
        """Return in a sentence why an action is proposed."""
        prompt = self._table.prompt
        return why_text(why(self._table.view, action, () if prompt is None else prompt.legal))

    def headline(self, display: TableDisplay) -> str:
        """Return the one thing to know now: the card on offer, or whose turn it is."""
        offer = display.offer
        if offer is not None:
            name, is_own = self._narrator.name(offer.owner), self._narrator.is_own(offer.owner)
            if offer.source is Source.DRAW:
                text = translate("window", "You draw") if is_own else translate("window", "{name} draws")
            else:
                text = (
                    translate("window", "You discard") if is_own else translate("window", "{name} discards")
                )
            return f"{text.format(name=name)}\n{marked_card(offer.card)}"
        if display.outcome is not None:
            return self._narrator.outcome(display.outcome)
        if display.asks_of_deal:
            hopeless, poor = translate("window", "A hopeless hand"), translate("window", "Play or fold?")
            return hopeless if display.may_redeal else poor
        if display.is_declaring:
            return translate("window", "Everyone looks at their cards")
        if self._narrator.is_own(display.active):
            return translate("window", "Your turn")
        text = translate("window", "{name}’s turn")
        return text.format(name=self._narrator.name(display.active))

    def _strip(self, display: TableDisplay, note: str) -> StripText:
        setup = self._table.match.setup
        if setup.rounds:
            turn = translate("window", "round {number} of {rounds}")
        else:
            turn = translate("window", "round {number}")
        offer = None if display.status is None else display.status.offer
        number = turn.format(number=display.round_number, rounds=setup.rounds)
        parts = [capital(number), rules_name(setup.rules.name), self._pace()]
        if offer is not None:
            parts.append(offer.name)
        return StripText(tuple(parts), note)

    def _pace(self) -> str:
        pace = self._table.pace
        return pace_name(pace.name) if pace.has_clock or pace == LEARNING else translate("window", "no clock")

    def _controls(self, display: TableDisplay) -> tuple[ButtonText, ...]:
        return tuple(
            ButtonText(
                self._sign(control, display),
                "",
                is_on=control is StripControl.PAUSE and display.is_paused,
                has_padlock=control is StripControl.PROOF,
            )
            for control in display.controls
        )

    @staticmethod
    def _sign(control: StripControl, display: TableDisplay) -> str:
        """Return the sign on a button of the top strip, if everybody knows it; else its name."""
        signs = {
            StripControl.HELP: "?",
            StripControl.MENU: "≡",
            StripControl.PAUSE: "▶" if display.is_paused else "❚❚",
        }
        return signs.get(control) or strip_name(control, is_paused=display.is_paused)

    def _plaque(self, plaque: Plaque, display: TableDisplay) -> PlaqueText:
        name = f"▶ {plaque.name}" if plaque.is_active else plaque.name
        dealer = (translate("window", "dealer"),) if plaque.is_dealer else ()
        #: of a player that has folded, or whose hand is dead
        out = (translate("window", "out"),) if plaque.is_out else ()
        away = (translate("lobby", "phone away"),) if self._is_away(plaque, display) else ()
        states = (*away, *out, *seat_notes(display, plaque.seat), *dealer)
        return PlaqueText(
            face=plaque.face,
            cards=plaque.cards if plaque.place else 0,
            name=name,
            states=states,
            held=counted.cards(plaque.cards),
            points=self._narrator.worth(plaque.points) if plaque.points else "",
            marks=short_marked_text(plaque.marks) if plaque.marks else "",
            tally=translate("window", "score {points}").format(points=signed(plaque.tally)),
            number=signed(plaque.tally),
            notes=" · ".join(_auto_notes(display)) if plaque.place == 0 else "",
            is_active=plaque.is_active,
        )

    def _is_away(self, plaque: Plaque, display: TableDisplay) -> bool:
        """Return whether a player's phone is away, so that the clock answers."""
        status = display.status
        if status is None or plaque.seat >= len(status.seats):
            return False
        held = status.seats[plaque.seat]
        return held.member is not None and not held.level and status.members[held.member].key in self.away

    def _caption(self, display: TableDisplay, tip: str, before: str) -> CaptionText:
        lines: tuple[str, ...] = ()
        if display.tells_proposed and display.proposed is not None:
            lines = (self.reason(display.proposed),)
        elif display.offer is not None and display.asked is not None and not display.deal_answers:
            lit = [answer_name(place) for place in display.tray if place.is_lit]
            lines = (stopped(either(lit)).strip(),)
        elif display.offer is not None:
            lines = self._rights(display.offer)
        elif display.asks_of_deal and not display.may_redeal:
            lines = (translate("window", "Folding costs your ante and nothing more."),)
        elif display.asks_of_deal:
            lines = (
                translate(
                    "window",
                    "No General, no three alike, no four Soldiers: you may have all cards dealt again.",
                ),
            )
        elif display.asked is PromptKind.DISCARD:
            lines = (self._how_to_discard(display),)
        lines = tuple(line for line in lines if line not in tip)  # a hint says the same
        told = translate("window", "Just before: {what}").format(what=before) if before else ""
        return CaptionText(self.headline(display), lines, tip, "" if display.outcome is not None else told)

    def _how_to_discard(self, display: TableDisplay) -> str:
        """Return how to make the discard that is due, or what the computer would do."""
        if display.proposed is not None:
            return self.reason(display.proposed)
        if not self.has_keys:
            return translate("window", "Choose a card to discard.")
        return translate("window", "Choose a card to discard: press it, or drag it here.")

    def _rights(self, offer: OfferShown) -> tuple[str, ...]:
        """Return the actions open to each player with the card on offer."""
        lines = []
        if offer.for_all:
            names = either([button_name(_CLAIM_BUTTONS[name]) for name in offer.for_all])
            lines.append(translate("window", "{claims}: anyone").format(claims=names))
        if offer.in_turn and offer.melds:
            made = offer.melds - ({MeldKind.PAIR} if ClaimName.PAIR in offer.for_all else set())
            buttons = [keep_name()] if MeldKind.SINGLE in made else []
            buttons += [
                button_name(button)
                for button in (Button.CHOW, Button.QUAD, Button.PAIR)
                if BUTTON_KINDS[button] & (made - {MeldKind.SINGLE})
            ]
            first, *others = map(self._narrator.called, offer.in_turn)
            text = translate("window", "{claims}: only {first}")
            if others:
                text = translate("window", "{claims}: {first}, then {second}")
            lines.append(text.format(first=first, second="".join(others), claims=either(buttons)))
        return tuple(lines)

    def _side_lines(self, display: TableDisplay) -> tuple[str, ...]:
        order: tuple[str, ...] = (order_name(display.side.order),)
        if display.side.order is SortOrder.BEST:
            order = ()
        elif display.side.order is SortOrder.HAND:
            again = (translate("window", "S sorts again"),) if self.has_keys else ()
            order = (translate("window", "your order"), *again)
        return (*(self._hint_lines(display) or hand_lines(display.side)), *order)

    def _hint_lines(self, display: TableDisplay) -> tuple[str, ...]:
        """Return the hint that was asked for, unless a button or line says the same."""
        hint = display.side.hint
        is_told = display.tells_proposed or isinstance(hint, Discard)
        return () if hint is None or is_told else (headed(hint_name(), self._narrator.action(hint)),)

    def _variants(self, display: TableDisplay) -> VariantsText | None:
        place, offer = display.variants, display.offer
        if place is None or offer is None:
            return None
        effects = place.effects or (None,) * len(place.answers)
        found = []
        for answer, effect in zip(place.answers, effects, strict=True):
            partners = answer.cards if isinstance(answer, Claim) else ()
            cards = tuple(sorted((offer.card, *map(self._table.card, partners))))
            found.append(Variant(cards, "" if effect is None else short_effect(effect)))
        focus = display.focus
        at = focus.place if focus is not None and focus.zone is Zone.VARIANTS else None
        title = translate("window", "Which one? Click it or press its number; Esc goes back.")
        return VariantsText(title, tuple(found), at)


def _tool(tool: Tool, display: TableDisplay) -> ButtonText:
    """Return a button beside the tray in words."""
    if tool is Tool.HINT:
        return ButtonText(hint_name(), "H", is_lit=display.asked is not None)
    return ButtonText(auto_name(), "A", is_on=bool(_auto_notes(display)))


def _auto_notes(display: TableDisplay) -> list[str]:
    """Return the answers given in advance that differ from the defaults, in short form."""
    auto = display.auto
    notes = []
    if auto.stands_in:
        notes.append(translate("window", "computer"))
    if auto.passes_round:
        #: of oneself: every card is passed for the rest of the round
        notes.append(translate("window", "passing"))
    if auto.passes_until is not None:
        notes.append(translate("window", "until {card}").format(card=marked_card(auto.passes_until)))
    if auto.passes_chow_and_pair:
        notes.append(translate("window", "no Chow or Pair"))
    if auto.wins:
        notes.append(translate("window", "auto-win"))
    if not auto.passes_when_nothing:
        notes.append(translate("window", "always asks"))
    return notes


def _wall(display: TableDisplay) -> WallText:
    warning = ""
    if display.outcome is None and display.draws_left == 0:
        warning = translate("window", "{n} left – no more draws").format(n=display.wall_count)
    elif display.outcome is None and display.draws_left <= _LOW_DRAWS:
        warning = counted.last_draws(display.draws_left)
    unit = translate("window", "in the wall")
    return WallText(str(display.wall_count), unit, min(8, display.wall_count // 5), warning, display.walls)
