"""Events at the table for the page, which shows, plays, vibrates and tells them (docs/phone.md, 5)."""

from engine.actions import Claim, Win
from engine.cards import Card
from engine.events import (
    CardDiscarded,
    CardDrawn,
    DealtKongLaid,
    MeldExposed,
    OfferDeclined,
    RoundDrawn,
    RoundVoided,
    RoundWon,
)
from engine.melds import MeldKind
from engine.seats import Seat
from net.match.status import Settled
from tusac_qt.model.call_words import call_name
from tusac_qt.model.sounds import Ears, Sound, is_heard
from tusac_qt.model.waiting import TableWait, waits_for
from tusac_qt.phone.parts import names
from tusac_qt.play.table import (
    MatchEnded,
    OwnTimeOut,
    RoundDealt,
    Table,
    TableEvent,
)
from tusac_qt.words.narration import Narrator

TURN_MS, WON_MS = (60, 60, 60), (200,)
"""How a phone vibrates: milliseconds on, off, on."""

_SOUNDS = {
    "dealt": Sound.DEAL,
    "drawn": Sound.DRAW,
    "discarded": Sound.DISCARD,
    "taken": Sound.MELD,
    "kong": Sound.KONG,
    "won": Sound.WIN,
    "wall_out": Sound.END,
    "match_over": Sound.END,
    "turn": Sound.TURN,
}


def happening(table: Table, narrator: Narrator, event: TableEvent) -> dict[str, object] | None:
    """Return an event for the page; None for an event that the page does not tell."""
    text = narrator.tell(event) or ""
    found = _kind(table, event)
    if found is None:
        return {**_made(table, "noted", None), "text": text} if text else None
    kind, seat, cards = found
    return {**_made(table, kind, seat), "cards": names(cards), "text": text, "call": _call(event)}


def noted(text: str) -> dict[str, object]:
    """Return that there is something to be told, which nothing else goes with."""
    silent = {"call": "", "sound": "", "vibrate": [], "is_mine": False}
    return {"kind": "noted", "seat": None, "cards": [], "text": text, **silent}


def asked(table: Table) -> dict[str, object] | None:
    """Return the event that the table waits for this phone, if its owner has something to decide.

    There is no sound for a claim: the others in the room would hear that the card is of use.
    """
    wait = waits_for(table.prompt)
    if wait is None:
        return None
    made = _made(table, "turn", table.seat)
    return made if wait is TableWait.TURN else {**made, "sound": "", "vibrate": []}


def _kind(  # noqa: C901, PLR0911 - one line for each kind of event
    table: Table, event: TableEvent
) -> tuple[str, Seat | None, tuple[Card, ...]] | None:
    if isinstance(event, RoundDealt):
        return "dealt", event.dealer, ()
    if isinstance(event, CardDrawn):
        return "drawn", event.seat, (event.card,)
    if isinstance(event, CardDiscarded):
        return "discarded", event.seat, (event.card,)
    if isinstance(event, MeldExposed | DealtKongLaid):
        kind = "kong" if event.meld.meld.kind is MeldKind.KONG else "taken"
        return kind, event.seat, event.meld.meld.cards
    if isinstance(event, OfferDeclined):
        return "declined", event.owner, (table.card(event.index),)
    if isinstance(event, RoundWon):
        return "won", event.outcome.winner, ()
    if isinstance(event, RoundDrawn):
        return "wall_out", None, ()
    if isinstance(event, RoundVoided):
        return "thrown_in", event.outcome.voided_by, ()
    if isinstance(event, OwnTimeOut):
        return "time_up", table.seat, ()
    if isinstance(event, MatchEnded):
        return "match_over", None, ()
    if isinstance(event, Settled) and event.taken is not None:
        return "called", event.taken.seat, ()
    return None


def _call(event: TableEvent) -> str:
    """Return the call for the bubble at the caller's face."""
    taken = event.taken if isinstance(event, Settled) else None
    return f"{call_name(taken)}!" if isinstance(taken, Win | Claim) else ""


def _made(table: Table, kind: str, seat: Seat | None) -> dict[str, object]:
    own = None if table.is_watching else table.seat
    is_mine = own is not None and seat == own
    sound = _SOUNDS.get(kind)
    ears = Ears(is_muted=False, is_front=True, is_hushed=True, own=own)
    vibrate = {"turn": TURN_MS, "won": WON_MS}.get(kind, ()) if is_mine else ()
    return {
        **noted(""),
        "kind": kind,
        "seat": None if seat is None else int(seat),
        "sound": sound.value if sound is not None and is_heard(sound, seat, ears) else "",
        "vibrate": list(vibrate),
        "is_mine": is_mine,
    }
