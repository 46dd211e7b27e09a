"""Explanations of one thing on the table: a button, a card, a player. No Qt."""

from typing import assert_never

from engine.ai.situation import parts_for
from engine.cards import Card
from engine.errors import Reason
from tusac_qt.model.display import (
    Focus,
    Plaque,
    StripControl,
    TableDisplay,
    Tool,
    Zone,
)
from tusac_qt.model.table_notes import seat_sentence
from tusac_qt.model.tray import Light, TrayPlace
from tusac_qt.model.tray_words import answer_name
from tusac_qt.play.buttons import Button
from tusac_qt.play.hand_order import in_order
from tusac_qt.play.table import PromptKind, Table
from tusac_qt.words.counted import counted
from tusac_qt.words.glossary import explain, meaning_of
from tusac_qt.words.i18n import (
    button_name,
    card_list,
    effect_text,
    fold_meaning,
    marked_card,
    marked_text,
    reason_text,
)
from tusac_qt.words.letter_words import letter_meaning
from tusac_qt.words.narration import Narrator
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import apart, capital, clauses, headed, sentences, times
from tusac_qt.words.translation import translate

_BLOCK = 3
"""So many alike in the hand wait for the fourth; four are a set."""


def hint_name() -> str:
    """Return the label of the hint button."""
    return translate("window", "Hint")


def automatic_name() -> str:
    """Return the label of the button for automatic answers."""
    return translate("window", "Automatic answers")


def strip_name(control: StripControl, *, is_paused: bool) -> str:
    """Return the label of a button of the top strip."""
    names = {
        StripControl.MENU: translate("window", "Menu"),
        StripControl.LOG: translate("window", "Log"),
        StripControl.PAUSE: translate("window", "Resume") if is_paused else translate("window", "Pause"),
        StripControl.HELP: translate("window", "Rules"),
        StripControl.PROOF: translate("window", "Proof"),
    }
    return names[control]


_NEEDED = {Button.KONG: 3, Button.PONG: 2, Button.PAIR: 1}
"""How many of the card on offer a set of the like wants in the hand."""
_MEANINGS = {
    Button.WIN: "win",
    Button.KONG: "kong",
    Button.PONG: "pong",
    Button.CHOW: "chow",
    Button.QUAD: "quad",
    Button.PAIR: "pair",
}
"""The word of the glossary that stands on each button."""


class Explainer:
    """Explains what lies on one table."""

    has_letters = True
    """Whether the cards bear letters."""

    def __init__(self, table: Table, narrator: Narrator) -> None:
        self._table = table
        self._narrator = narrator

    def explain_answer(self, place: TrayPlace) -> str:
        """Return what a place of the tray, or an answer to the dealt cards, does, or why it is disabled."""
        name = answer_name(place)
        if place.is_fold:
            meaning = fold_meaning(is_dead=self._table.view.offer is not None)
            again = translate("window", "Press it again to fold.") if place.is_asked_back else ""
            return sentences(
                filter(None, (headed(name, meaning), again or translate("window", "X folds, pressed twice.")))
            )
        if place.is_of_deal:
            return headed(name, meaning_of("mulligan")) if place.button is Button.WIN else name
        if place.light is Light.BEFOREHAND:
            return headed(
                name,
                translate("tray", "Given automatically as soon as it’s possible. Press it to cancel."),
            )
        if place.is_lit and place.is_asked_back:
            return translate("tray", "You could win. Press it again to pass.")
        if place.is_lit:
            return " – ".join(
                [self._narrator.action(place.answers[0])]
                + [effect_text(effect, marked_card) for effect in place.effects[:1]]
            )
        return headed(name, self.explain_quiet(place))

    def explain_quiet(self, place: TrayPlace) -> str:
        """Return why a place is disabled, with numbers where they explain it better."""
        if place.reason is None:
            return translate("tray", "Pick a card first.")
        offer, needed = self._table.view.offer, _NEEDED.get(place.button)
        if offer is not None and place.reason is Reason.NEED_MORE_CARDS and needed is not None:
            text = translate("tray", "For a {claim} you need {cards} in your hand; you have {count}.")
            count = sum(held.card == offer.card for held in self._table.view.hand)
            wanted = times(marked_card(offer.card), needed)
            return text.format(claim=button_name(place.button), cards=wanted, count=count)
        return reason_text(place.reason)

    def explain_note(self, place: TrayPlace) -> str:
        """Return the note above the tray: what a place does or why it is disabled, and its meaning."""
        meaning = _MEANINGS.get(place.button)
        if place.is_of_deal or place.is_asked_back or meaning is None or place.light is Light.BEFOREHAND:
            return self.explain_answer(place)
        if not place.is_lit:
            return self.explain_quiet(place) if place.light is Light.QUIET else self.explain_answer(place)
        return f"{explain(meaning, self._table.view.rules)}\n{self.explain_answer(place)}"

    def explain_tool(self, tool: Tool) -> str:
        """Return what a button beside the tray does."""
        if tool is Tool.HINT:
            return translate("window", "Hint (H): what the computer would do, and why.")
        return translate("window", "Auto: automatic answers until the round ends. A clears them.")

    def explain_words(self, plaque: Plaque) -> str:
        """Return what the words and numbers on a plaque mean."""
        met = {"dealer": plaque.is_dealer, "pong": bool(plaque.marks), "score": True}
        lines = [explain(key) for key, is_there in met.items() if is_there]
        if plaque.points:
            text = translate("window", "{points}: what the sets on the table are worth.")
            lines.insert(0, text.format(points=self._narrator.worth(plaque.points)))
        return "\n".join(lines)

    def explain_wall(self, display: TableDisplay) -> str:
        """Return what the wall is, how much of it is left, and what happens at its end."""
        text = translate(
            "window",
            "Cards left: {count}. Draws left: {draws}. After them the round ends and nobody wins; the last"
            " {rest}"
            " cards are never drawn.",
        )
        told = text.format(
            count=display.wall_count,
            draws=display.draws_left,
            rest=display.wall_count - display.draws_left,
        )
        return f"{explain('wall')}\n{told}"

    def explain_card(self, card: Card) -> str:
        """Return the name of a card, and what the letter on it is for."""
        return headed(marked_card(card), letter_meaning(card)) if self.has_letters else marked_card(card)

    def explain_focus(self, focus: Focus, display: TableDisplay) -> str:
        """Return the name of the thing under the keyboard cursor, and its explanation."""
        if focus.zone is Zone.HAND:
            return self._explain_card(in_order(display.hand)[focus.place].card)
        if focus.zone is Zone.SEATS:
            return self._explain_plaque(display.plaques[focus.place])
        if focus.zone is Zone.TRAY or focus.zone is Zone.DEAL:
            places = display.tray if focus.zone is Zone.TRAY else display.deal_answers
            return self.explain_answer(places[focus.place])
        if focus.zone is Zone.TOOLS:
            return self.explain_tool(display.tools[focus.place])
        if focus.zone is Zone.VARIANTS:
            place = display.variants
            return "" if place is None else self._narrator.action(place.answers[focus.place])
        if focus.zone is Zone.STRIP:
            return strip_name(display.controls[focus.place], is_paused=display.is_paused)
        assert_never(focus.zone)

    def _explain_plaque(self, plaque: Plaque) -> str:
        parts = [plaque.name, counted.cards(plaque.cards)]
        if plaque.points:
            parts.append(self._narrator.worth(plaque.points))
        parts.append(translate("window", "score {points}").format(points=signed(plaque.tally)))
        if plaque.is_dealer:
            parts.append(translate("window", "dealer"))
        if plaque.marks:
            parts.append(marked_text(plaque.marks))
        melds = clauses(card_list(meld.cards, marked_card) for meld in plaque.melds) or translate(
            "window", "nothing"
        )
        discards = card_list(plaque.discards, marked_card) or translate("window", "nothing")
        parts.append(translate("window", "on the table: {cards}").format(cards=melds))
        parts.append(translate("window", "discards: {cards}").format(cards=discards))
        status = self._table.status
        if status is not None:
            parts.append(seat_sentence(status, plaque.seat))
        stops = ".\N{IDEOGRAPHIC FULL STOP}"
        return apart(capital(part).rstrip(stops) for part in parts if part)

    def _explain_card(self, card: Card) -> str:
        reason = self._why_kept(card)
        return marked_card(card) if reason is None else headed(marked_card(card), reason_text(reason))

    def explain_held(self, place: int, display: TableDisplay) -> str:
        """Return why a card of the hand may not be discarded, or the meaning of the letter on it."""
        held = [one.card for one in in_order(display.hand)]
        card = held[place]
        if self._why_kept(card) is not None:
            return self._explain_card(card)
        said = [self.explain_card(card)]
        if self._table.view.rules.lock_identical:
            part = parts_for(self._table.view.rules, self._table.view.seats).place_of
            alike_ones = (one for one in held if held.count(one) == _BLOCK and part[one] == part[card])
            block = next(alike_ones, None)
            if block is not None:
                alike = translate(
                    "window",
                    "Three identical cards stay together, here {card}: none may join another set"
                    " in your hand.",
                )
                said.append(alike.format(card=marked_card(block)))
        return "\n".join(said)

    def _why_kept(self, card: Card) -> Reason | None:
        """Return why a card may not be discarded, if a discard is asked for."""
        prompt = self._table.prompt
        is_asked = prompt is not None and prompt.kind is PromptKind.DISCARD
        return self._table.why_not_discard(card) if is_asked else None
