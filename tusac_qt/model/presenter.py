"""Makes the display from a table and the player's picks. No Qt, no words, no state between calls."""

from engine.actions import Action, Discard
from engine.cards import DeckIndex
from engine.claims import Offering, Position, Source, has_turn_right, missing_right, open_to_all
from engine.knobs import ClaimName, WallStyle
from engine.partition import exposed_points, partition_for
from engine.seats import Seat, seats_from
from engine.state import Phase
from engine.view import View
from tusac_qt.model.display import (
    STRIP,
    OfferShown,
    Plaque,
    SidePanel,
    StripControl,
    TableDisplay,
    Tool,
)
from tusac_qt.model.lobby import told_face
from tusac_qt.model.picks import Picks
from tusac_qt.model.tile_walls import TileWalls, side_of
from tusac_qt.model.tray import Pressing, deal_answers, tray
from tusac_qt.play.advice import about, advised
from tusac_qt.play.buttons import HandEffect
from tusac_qt.play.hand_order import hand_groups
from tusac_qt.play.hints import read_hand
from tusac_qt.play.table import Prompt, PromptKind, Table
from tusac_qt.words.faces import DERIVED, faces_at_table
from tusac_qt.words.player_names import shown_names


def present(
    table: Table, picks: Picks, *, with_hints: bool, suggests: bool = False, face: int = DERIVED
) -> TableDisplay:
    """Return what to show of a table whose round has been dealt.

    Args:
        table: whose view and prompt are shown.
        picks: what the player has picked.
        with_hints: deadwood, waits and the effects of actions are told.
        suggests: what the computer would do is told at every question, not only where a hint was asked for.
        face: the face that the person at this seat has chosen.
    """
    view, prompt = table.view, advised(table.prompt, picks.advice)
    held = {card.index for card in view.hand}
    selected = picks.selected if picks.selected in held and _is_asked(prompt, PromptKind.DISCARD) else None
    can_discard = selected is not None and discard_of(table, selected) is not None
    suggests = suggests or about(prompt, picks.advice) is not None
    is_carried = picks.lifted is not None
    pressing = Pressing(None if is_carried else selected, picks.given, picks.is_asked_back)
    places = tray(table, prompt, pressing, suggests=suggests)
    spread = next((place for place in places if place.button is picks.spread), None)
    return TableDisplay(
        plaques=_plaques(table, view, face),
        offer=_offer(view),
        active=view.active,
        wall_count=view.wall_count,
        draws_left=max(0, view.wall_count - view.rules.dead_wall),
        walls=_walls(view),
        hand=hand_groups(view, picks.order, picks.manual),
        proposed=prompt.proposed if suggests and prompt is not None else None,
        selected=selected,
        can_discard=can_discard,
        is_declaring=view.phase is Phase.DECLARE,
        asked=None if prompt is None else prompt.kind,
        window=None if table.window is None else table.window.opened_at,
        tray=places,
        deal_answers=deal_answers(prompt, pressing, suggests=suggests),
        tools=() if table.is_watching else tuple(Tool),
        variants=spread if spread is not None and len(spread.answers) > 1 else None,
        side=_side(table, prompt, picks, selected, with_hints=with_hints, suggests=suggests),
        auto=table.auto,
        focus=picks.focus,
        is_blanked=picks.is_blanked,
        is_paused=table.is_paused,
        round_number=_round_number(table),
        outcome=view.outcome,
        controls=STRIP if table.status is None else (*STRIP, StripControl.PROOF),
        status=table.status,
        slow=table.slow,
        lifted=picks.lifted if picks.lifted is not None and picks.lifted.index in held else None,
    )


def _walls(view: View) -> TileWalls | None:
    """Return the walls of tiles, drawn from before the dealer's seat on, if the rules play with tiles."""
    if view.rules.wall_style is not WallStyle.TILES:
        return None
    dealer = (view.dealer - view.seat) % view.seats
    return TileWalls(view.rules.deck_size(view.seats), view.wall_count, side_of(dealer, view.seats))


def _is_asked(prompt: Prompt | None, kind: PromptKind) -> bool:
    return prompt is not None and prompt.kind is kind


def _round_number(table: Table) -> int:
    """Return the number of the round on the table, which stays the same when the round has ended."""
    outcome = table.view.outcome
    return table.match.round_number - (1 if outcome is not None and outcome.voided_by is None else 0)


def _plaques(table: Table, view: View, face: int) -> tuple[Plaque, ...]:
    painted = _faces(table, view, face)
    names = shown_names(table.players, None if table.is_watching else table.seat)
    return tuple(
        Plaque(
            seat=seat,
            place=place,
            name=names[seat],
            face=painted[seat],
            level=table.players[seat].level,
            cards=view.concealed[seat],
            points=sum(exposed_points(view.rules, meld) for meld in view.exposed[seat]),
            marks=view.marks[seat],
            tally=table.match.tally[seat],
            is_active=view.outcome is None and view.active == seat,
            is_dealer=view.dealer == seat,
            melds=view.exposed[seat],
            discards=view.discards[seat],
            is_out=seat in (*view.folded, *view.dead),
        )
        for place, seat in enumerate(seats_from(view.seat, view.seats))
    )


def _faces(table: Table, view: View, face: int) -> tuple[int, ...]:
    """Return everybody's face, on the network the same as in the lobby."""
    chosen: dict[int, int] = {
        seat: info.face for seat, info in table.players.items() if info.face is not None
    }
    status = table.status
    for seat in range(0 if status is None else min(view.seats, len(status.seats))):
        told = None if status is None else told_face(status, Seat(seat))
        if told is not None:
            chosen[seat] = told
    if face != DERIVED and not table.is_watching:
        chosen[view.seat] = face
    return faces_at_table([table.players[Seat(seat)].name for seat in range(view.seats)], chosen)


def _offer(view: View) -> OfferShown | None:
    offer = view.offer
    if offer is None or view.phase is not Phase.OFFER:
        return None
    rules = view.rules
    for_all = open_to_all(rules, offer.card)
    places = [(offer.owner, Position.SELF)] if offer.source is Source.DRAW else []
    places.append((offer.next, Position.NEXT))
    seen = [(seat, Offering(offer.card, offer.source, where)) for seat, where in places]
    in_turn = [(seat, offering) for seat, offering in seen if has_turn_right(rules, offering)]
    kinds = {fusion.kind for fusion in partition_for(rules, view.seats).fusions_of(offer.card)}
    return OfferShown(
        card=offer.card,
        owner=offer.owner,
        source=offer.source,
        for_all=tuple(name for name in ClaimName if name in for_all),
        in_turn=tuple(seat for seat, _ in in_turn),
        melds=frozenset(
            kind
            for kind in kinds
            if any(missing_right(rules, offering, kind) is None for _, offering in in_turn)
        ),
    )


def _side(  # noqa: PLR0913 - what is asked, picked and told
    table: Table,
    prompt: Prompt | None,
    picks: Picks,
    selected: DeckIndex | None,
    *,
    with_hints: bool,
    suggests: bool,
) -> SidePanel:
    view, advice = table.view, about(prompt, picks.advice)
    hint = None if advice is None else advice.action
    if not with_hints or view.outcome is not None:
        return SidePanel(picks.order, None, (), hint, None)
    reading = read_hand(view)
    effect = _discard_effect(table, prompt, selected) if suggests else None
    return SidePanel(picks.order, reading.deadwood, reading.waits, hint, effect)


def _discard_effect(table: Table, prompt: Prompt | None, selected: DeckIndex | None) -> HandEffect | None:
    """Return the effect of discarding the selected card, else of the proposed one."""
    if prompt is None or prompt.kind is not PromptKind.DISCARD:
        return None
    action = discard_of(table, selected) if selected is not None else prompt.proposed
    return None if action is None else table.effect(action)


def discard_of(table: Table, index: DeckIndex) -> Action | None:
    """Return the legal discard of the card at a deck position, or None.

    Actions name the lowest position of equal cards, the player may have picked any of them.
    """
    view, prompt = table.view, table.prompt
    if prompt is None:
        return None
    cards = {held.index: held.card for held in view.hand}
    for action in prompt.legal:
        if isinstance(action, Discard) and cards[action.card] == cards.get(index):
            return action
    return None
