"""The round on a phone: the display and the words that the window shows, as one JSON object."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tusac_qt.model.display import Plaque, TableDisplay
from tusac_qt.model.explanations import Explainer
from tusac_qt.model.hint_text import hint_text
from tusac_qt.model.match_page import match_page
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.model.result_page import ResultPage, result_page, void_page
from tusac_qt.model.scene_text import PlaqueText, TableText
from tusac_qt.model.wording import Wording
from tusac_qt.phone.parts import ButtonShown, Screen, button, names
from tusac_qt.phone.tray import tools, tray, wide_answers
from tusac_qt.play.advice import about
from tusac_qt.play.auto import AutoAnswers
from tusac_qt.play.table import Table
from tusac_qt.words.faces import DERIVED
from tusac_qt.words.i18n import card_list, card_name, meld_name, without_marks
from tusac_qt.words.narration import Narrator
from tusac_qt.words.numbers import signed
from tusac_qt.words.punctuation import headed, phrases
from tusac_qt.words.translation import translate

MOST_LINES = 12
"""Of the log."""


@dataclass(frozen=True, slots=True)
class PhoneTable:
    """A table as one phone shows it.

    Attributes:
        table: the table.
        picks: what its player has picked.
        with_hints: junk and waits are told.
        suggests: what the computer would do is told at every question.
        log: the last lines told.
        why_void: why the round on it counts for nothing, if it does.
        away: the keys of the machines whose phone is away.
        face: the face of its player, where the table does not know it.
    """

    table: Table
    picks: Picks
    with_hints: bool
    suggests: bool
    log: tuple[str, ...] = ()
    why_void: str = ""
    away: frozenset[bytes] = frozenset()
    face: int = DERIVED


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The surroundings of the round, which depend on the kind of table.

    Attributes:
        note: what there is to know now, or "".
        words: the comparison words of machines; "" at a table of one.
        menu: what the menu offers.
        is_void: whether the round that has ended counts for nothing.
        ending: what is told below a result.
        leads_on: the buttons below it.
    """

    note: str = ""
    words: str = ""
    menu: tuple[ButtonShown, ...] = ()
    is_void: bool = False
    ending: tuple[str, ...] = ()
    leads_on: tuple[ButtonShown, ...] = ()


def narrator_of(table: Table) -> Narrator:
    """Return the narrator of this table, for its player or for a spectator."""
    own = None if table.is_watching else table.seat
    return Narrator(table.players, own, table.card, points=table.match.setup.rules.point_name)


def shown_display(shown: PhoneTable) -> TableDisplay:
    """Return the display, as the window would have it."""
    display = present(
        shown.table, shown.picks, with_hints=shown.with_hints, suggests=shown.suggests, face=shown.face
    )
    is_told = shown.suggests or about(shown.table.prompt, shown.picks.advice) is not None
    return display if is_told else replace(display, proposed=None)


def table_screen(shown: PhoneTable, around: Surroundings, now: float) -> Screen:
    """Return the round for the page.

    Args:
        shown: what is shown.
        around: what stands around it.
        now: seconds on the clock of the table.
    """
    table = shown.table
    narrator = narrator_of(table)
    display = shown_display(shown)
    wording = Wording(table, narrator)
    wording.has_keys, wording.away = False, shown.away
    text = wording.table_text(display, _hint(shown, display, wording))
    prompt = table.prompt
    is_asked = prompt is not None and not table.is_paused
    explainer = Explainer(table, narrator)
    return {
        "type": "table",
        "question": None if prompt is None else prompt.number,
        "asks": None if prompt is None else prompt.kind.value,
        "strip": list(text.strip.left),
        "note": around.note,
        "words": around.words,
        "seats": [
            _seat(plaque, said, display) for plaque, said in zip(display.plaques, text.plaques, strict=True)
        ],
        "wall": {"count": display.wall_count, "layers": text.wall.layers, "warning": text.wall.warning},
        "offer": None
        if display.offer is None
        else {
            "card": display.offer.card.name,
            "owner": int(display.offer.owner),
            "source": display.offer.source.name.lower(),
        },
        "caption": {
            "headline": text.caption.headline,
            "lines": list(text.caption.lines),
            "tip": text.caption.tip,
        },
        "hand": _hand(display, table),
        "order": shown.picks.order.value,
        "tray": [] if table.is_watching else tray(display, text.tray, explainer),
        "wide": wide_answers(display, text.deal_answers, explainer) if is_asked else [],
        "tools": [] if table.is_watching else tools(display),
        "variants": _variants(text) if is_asked else [],
        "side": [] if table.is_watching else list(text.side.lines),
        "clock": _clock(table, now),
        "auto": [] if table.is_watching else auto_buttons(table.auto),
        "menu": list(around.menu),
        "log": list(shown.log),
        "paused": text.paused,
        "is_watching": table.is_watching,
        "result": _result(shown, around, display, narrator),
    }


def _hint(shown: PhoneTable, display: TableDisplay, wording: Wording) -> str:
    """Return the hint and its reason, once the player has asked."""
    advice = about(shown.table.prompt, shown.picks.advice)
    return "" if advice is None else hint_text(advice, display, wording)


def _seat(plaque: Plaque, said: PlaqueText, display: TableDisplay) -> dict[str, object]:
    melds = [headed(meld_name(meld.kind), card_list(meld.cards, card_name)) for meld in plaque.melds]
    is_me = plaque.place == 0 and bool(display.hand)
    states = said.states
    return {
        "seat": int(plaque.seat),
        "place": plaque.place,
        "name": plaque.name,
        "face": plaque.face,
        "cards": plaque.cards,
        "detail": said.detail,
        "states": list(states),
        "notes": said.notes,
        "tally": said.tally,
        "melds": [
            {"kind": meld.kind.name.lower(), "cards": names(meld.cards), "is_dealt": meld.is_dealt}
            for meld in plaque.melds
        ],
        "discards": names(plaque.discards),
        "is_active": plaque.is_active,
        "is_dealer": plaque.is_dealer,
        "is_me": is_me,
        "spoken": without_marks(phrases((plaque.name, said.detail, *states, *melds))),
    }


def _hand(display: TableDisplay, table: Table) -> list[dict[str, object]]:
    if table.is_watching:
        return []
    junk = translate("reader", "junk")
    return [
        {
            "kind": None if group.kind is None else group.kind.name.lower(),
            "is_junk": group.is_deadwood,
            "cards": [
                {
                    "index": int(held.index),
                    "card": held.card.name,
                    "is_selected": held.index == display.selected,
                    "is_proposed": held.index == display.proposed_card,
                    "spoken": phrases((card_name(held.card), junk))
                    if group.is_deadwood
                    else card_name(held.card),
                }
                for held in group.cards
            ],
        }
        for group in display.hand
    ]


def _variants(text: TableText) -> list[dict[str, object]]:
    found = () if text.variants is None else text.variants.variants
    return [
        {
            "id": f"variant:{at}",
            "cards": names(variant.cards),
            "below": variant.effect,
            "spoken": card_list(variant.cards, card_name),
        }
        for at, variant in enumerate(found)
    ]


def _clock(table: Table, now: float) -> dict[str, object] | None:
    prompt = table.prompt
    if prompt is None or prompt.deadline is None:
        return None
    bank_from = prompt.deadline if prompt.bank_from is None else prompt.bank_from
    return {
        "left_ms": max(0, round(1000 * (bank_from - now))),
        "bank_ms": max(0, round(1000 * (prompt.deadline - max(now, bank_from)))),
        "is_running": not table.is_paused,
    }


AUTO = ("passes_when_nothing", "passes_round", "passes_chow_and_pair", "wins", "stands_in")
"""What can be answered beforehand on a phone, as fields of `AutoAnswers`."""


def auto_buttons(auto: AutoAnswers) -> list[ButtonShown]:
    """Return a switch for each answer that can be given in advance."""
    words = (
        translate("auto", "Pass when I can’t do anything"),
        translate("auto", "Pass on everything this round (but ask about a win)"),
        translate("auto", "No Chow, Quad or Pair"),
        translate("auto", "Win automatically"),
        translate("auto", "Let the computer answer until I’m back"),
    )
    return [
        button(f"auto:{name}", word, is_on=getattr(auto, name))
        for name, word in zip(AUTO, words, strict=True)
    ]


def switched(auto: AutoAnswers, name: str) -> AutoAnswers:
    """Return the answers given in advance after one of the switches was pressed."""
    changed: Mapping[str, Any] = {name: not getattr(auto, name)} if name in AUTO else {}
    return replace(auto, **changed)


def _result(
    shown: PhoneTable, around: Surroundings, display: TableDisplay, narrator: Narrator
) -> dict[str, object] | None:
    table = shown.table
    faces = tuple(plaque.face for plaque in sorted(display.plaques, key=lambda plaque: plaque.seat))
    page = void_page(shown.why_void) if around.is_void else result_page(table, narrator, faces)
    if page is None:
        return None
    return {
        **_result_page(page),
        "notes": list(around.ending),
        "buttons": list(around.leads_on),
        "places": [
            {"place": each.rank, "name": each.name, "face": each.face, "tally": signed(each.tally)}
            for each in match_page(table, faces).standings
        ]
        if table.match.is_over
        else [],
    }


def _result_page(page: ResultPage) -> dict[str, object]:
    return {
        "title": page.title,
        "line": page.line,
        "sets": [
            {"cards": names(each.cards), "winning": each.winning, "points": each.points} for each in page.sets
        ],
        "total": page.total,
        "rows": [
            {
                "seat": int(row.seat),
                "name": row.name,
                "face": row.face,
                "is_winner": row.is_winner,
                "amount": row.amount,
                "paid": row.paid,
                "why": row.why,
                "cards": names(row.cards),
                "hidden": row.hidden,
            }
            for row in page.rows
        ],
        "match": page.match,
        "spoken": page.spoken,
    }
