"""A dealt round checked from its record alone, needing no secret.

An observer's dealer takes in the envelopes as if they came just now, so every rule that bound the machines at play
is what the record is judged by.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from engine.actions import Action, Unchosen
from engine.cards import Card
from engine.scoring import Outcome
from net.autoplay import Autoplayer
from net.crypto.group import Group
from net.dealing.dealer import Dealer
from net.dealing.events import (
    AnswersOpened,
    CardsOpened,
    CheatProven,
    DeckSealed,
    HandAudited,
    HandClosed,
    HandVoid,
    Refused,
    ShuffleChecked,
)
from net.dealing.hand import Hand, make_tools
from net.fair_record import FairRecord
from net.transcript import read
from net.wire import Wall, WallFor, decode_body

E = TypeVar("E")


class Verdict(Enum):
    """What a record comes to."""

    TRUE = "true"
    """The round was played to its end and everything in it is right."""
    VOID = "void"
    """Everything in it is right; the round counts for nothing, because machines left."""
    CHEATED = "cheated"
    """A machine cheated, and the record proves it."""
    FALSE = "false"
    """The record holds what no machine can have sent: it was tampered with."""
    UNFINISHED = "unfinished"
    """Everything in it is right, but it stops before the end."""


@dataclass(frozen=True, slots=True)
class Culprit:
    """The envelope at which a record goes wrong.

    Attributes:
        rule: what is wrong with it.
        author: the machine in whose name it is; None if that cannot be read. Whether it can be blamed, the
            verdict says.
        kind: what it is, "" if that cannot be read.
        place: which it is in the record, from 0.
    """

    rule: str
    author: int | None
    kind: str
    place: int


@dataclass(frozen=True, slots=True)
class Checked:
    """What was looked at.

    Attributes:
        envelopes: signatures verified and heads compared.
        shuffles: proven to be shuffles.
        shares: reveal shares proven, those laid down ahead and those for the wall; of absent machines' their parts.
        cards: shown by seats, each proven to be one it was dealt.
        answers: sealed answers found to be those opened.
        choices: moves of computer players replayed.
        shuffles_repeated: shuffles found to follow from their seeds.
    """

    envelopes: int
    shuffles: int
    shares: int
    cards: int
    answers: int
    choices: int
    shuffles_repeated: int


@dataclass(frozen=True, slots=True)
class Report:
    """What is known of a round from its record.

    Attributes:
        record: the record.
        verdict: what it comes to.
        checked: what was looked at.
        culprit: what is wrong; None if nothing is.
        left: machines that the others went on without, or that made the hand void.
        outcome: how the round ended; None if it did not.
        history: every action of the round, in order, up to where it goes wrong.
        deck: its cards by deck position, None for those that nobody has shown; empty if it ended before the deal.
    """

    record: FairRecord = field(repr=False)
    verdict: Verdict
    checked: Checked
    culprit: Culprit | None
    left: tuple[int, ...]
    outcome: Outcome | None
    history: tuple[Action, ...] = field(repr=False)
    deck: tuple[Card | None, ...] = field(repr=False)


def verify(record: FairRecord, group: Group) -> Report:
    """Check a record with a back end to calculate in."""
    tools = make_tools(group, len(record.table.deck))
    hand = Hand(record.table, None, None, tools, bytes, record.number, record.attempt)
    observer = Autoplayer(Dealer(hand, reads_record=True), deals_at_once=False)
    observer.start()
    culprit = _feed(observer, record)
    proven = next(iter(_found(observer, CheatProven)), None)
    if culprit is not None:
        verdict = Verdict.FALSE
    elif proven is not None:
        verdict = Verdict.CHEATED
        culprit = _proven_culprit(proven, record)
    else:
        verdict = _verdict(observer)
    voided = [machine for event in _found(observer, HandVoid) for machine in event.machines]
    game = observer.game
    state = None if game is None else game.state
    return Report(
        record=record,
        verdict=verdict,
        checked=_checked(observer),
        culprit=culprit,
        left=tuple(sorted({*hand.absent, *voided})),
        outcome=None if state is None else state.outcome,
        history=() if game is None else tuple(game.history),
        deck=() if state is None else _shown(observer, state.deck),
    )


def _feed(observer: Autoplayer, record: FairRecord) -> Culprit | None:
    """Let the observer take the envelopes in; return the first that does not belong there, or None."""
    for place, raw in enumerate(record.envelopes):
        if observer.dealer.is_over:
            return _culprit("surplus", record, place)
        events = observer.receive(raw)
        refused = next((event.rule for event in events if isinstance(event, Refused)), None)
        if refused is not None:
            return _culprit(refused, record, place)
        if record.dealer is not None and any(isinstance(event, DeckSealed) for event in events):
            observer.deal(record.dealer)
    counted = set(observer.dealer.log)
    stray = next((place for place, raw in enumerate(record.envelopes) if raw not in counted), None)
    return None if stray is None else _culprit("does_not_follow", record, stray)


def _proven_culprit(proven: CheatProven, record: FairRecord) -> Culprit:
    """Return the cheat's own last envelope among the evidence; a complaint that proved right is not its own."""
    shown = [_culprit(proven.rule, record, record.envelopes.index(raw)) for raw in proven.evidence]
    return next(culprit for culprit in reversed(shown) if culprit.author == proven.machine)


def _culprit(rule: str, record: FairRecord, place: int) -> Culprit:
    signed = read(record.envelopes[place])
    if signed is None:
        return Culprit(rule, None, "", place)
    author = signed.envelope.peer
    is_known = author < len(record.table.machines)
    return Culprit(rule, author if is_known else None, signed.envelope.kind, place)


def _verdict(observer: Autoplayer) -> Verdict:
    if _found(observer, HandClosed):
        return Verdict.TRUE
    return Verdict.VOID if _found(observer, HandVoid) else Verdict.UNFINISHED


def _checked(observer: Autoplayer) -> Checked:
    hand = observer.dealer.hand
    is_audited = bool(_found(observer, HandAudited))
    seats = hand.table.seats
    bots = {seat for machine in hand.live for seat in hand.table.seats_of(machine) if seats[seat].level}
    history = observer.game.history if observer.game is not None and is_audited else []
    return Checked(
        envelopes=len(observer.dealer.log),
        shuffles=len(_found(observer, ShuffleChecked)),
        shares=sum(len(deposit.shares) for deposit in hand.deposits.values()) + _wall_shares(observer),
        cards=sum(len(event.cards) for event in _found(observer, CardsOpened)),
        answers=sum(len(event.choices) for event in _found(observer, AnswersOpened)),
        choices=sum(action.seat in bots and not isinstance(action, Unchosen) for action in history),
        shuffles_repeated=len(hand.live) if is_audited else 0,
    )


def _wall_shares(observer: Autoplayer) -> int:
    """Return how many shares for wall cards were proven, and parts of such shares in place of absent machines."""
    said = (signed.envelope for signed in map(read, observer.dealer.log) if signed is not None)
    bodies = (decode_body(envelope.kind, envelope.body) for envelope in said)
    return sum(len(body.parts) if isinstance(body, WallFor) else isinstance(body, Wall) for body in bodies)


def _shown(observer: Autoplayer, public: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """Return the cards shown in play and, if there was one, in the audit."""
    audited = next((event.deck for event in _found(observer, HandAudited)), public)
    return tuple(card if seen is None else seen for card, seen in zip(audited, public, strict=True))


def _found(observer: Autoplayer, kind: type[E]) -> list[E]:
    return [event for event in observer.events if isinstance(event, kind)]
