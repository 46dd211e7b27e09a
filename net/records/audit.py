"""A dealt round checked from its record alone, needing no secret.

An observer's dealer takes in the envelopes as if they came just now, so every rule that bound the machines at
play is what the record is judged by.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from engine.actions import Action, Unchosen
from engine.cards import Card
from engine.scoring import Outcome
from net.crypto.group import Group
from net.deal.events import (
    AnswersOpened,
    CardsOpened,
    CheatProven,
    DeckSealed,
    HandAudited,
    HandClosed,
    HandVoid,
    ShuffleChecked,
)
from net.deal.round_deal import RoundDeal, make_tools
from net.deal.table import TableInfo, encode_table
from net.records.autoplay import Autoplayer
from net.records.fair_record import FairRecord
from net.records.recorded import RecordedRound
from net.transcript import GENESIS, Signed, read, why_foreign
from net.wire.deal import Audit, TableAck, TableProposal, Wall, WallFor, decode_body
from net.wire.kinds import KIND_OF

AUDIT = KIND_OF[Audit]
E = TypeVar("E")


class Verdict(Enum):
    """The verdict on a record."""

    TRUE = "true"
    """The round was played to its end, all machines have shown their keys, and everything in it is right."""
    UNAUDITED = "unaudited"
    """Everything in it is right, but machines have not shown their keys, so their play is unaudited."""
    VOID = "void"
    """Everything in it is right; the round counts for nothing, because machines left."""
    CHEATED = "cheated"
    """One machine cheated, or several, and the record proves it."""
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
        place: which it is in the record, from 0; those by which the table was agreed on come first.
    """

    rule: str
    author: int | None
    kind: str
    place: int


@dataclass(frozen=True, slots=True)
class AuditScope:
    """The extent of an audit.

    Attributes:
        envelopes: signatures verified and heads compared.
        shuffles: proven to be shuffles.
        shares: reveal shares proven, those laid down ahead and those for the wall; of absent machines' their
            parts.
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
class AuditReport:
    """The findings about a round from its record.

    Attributes:
        record: the record.
        verdict: what it comes to.
        checked: what was looked at.
        culprit: what is wrong, the first thing if there are several; None if nothing is.
        cheats: of every machine that is proven to have cheated the envelope that shows it.
        ending: the round was closed ("closed"), is void ("void"), or the record stops before its end ("").
        agreed: the machines that have signed the table, as the record shows; None if it does not hold that.
        unaudited: machines that have not shown their keys, in a round that was closed.
        left: machines that the others went on without, or that made the round void.
        outcome: how the round ended; None if it did not.
        history: every action of the round, in order, up to where it goes wrong.
        deck: its cards by deck position, None for those that nobody has shown; empty if it ended before the
            deal.
    """

    record: FairRecord = field(repr=False)
    verdict: Verdict
    checked: AuditScope
    culprit: Culprit | None
    cheats: tuple[Culprit, ...]
    ending: str
    agreed: tuple[int, ...] | None
    unaudited: tuple[int, ...]
    left: tuple[int, ...]
    outcome: Outcome | None
    history: tuple[Action, ...] = field(repr=False)
    deck: tuple[Card | None, ...] = field(repr=False)


def verify(record: FairRecord, group: Group) -> AuditReport:
    """Check a record with a back end to calculate in."""
    observer, culprit = _observed(record, group)
    hand = observer.dealer.hand
    cheats = () if culprit is not None else _cheats(observer, record)
    unaudited = _unaudited(observer)
    voided = [machine for event in _found(observer, HandVoid) for machine in event.machines]
    game = observer.game
    state = None if game is None else game.state
    return AuditReport(
        record=record,
        verdict=_verdict(observer, culprit, cheats, unaudited),
        checked=_checked(observer),
        culprit=next(iter(cheats), culprit),
        cheats=cheats,
        ending=_ending(observer),
        agreed=_agreed(record) if record.agreement else None,
        unaudited=unaudited,
        left=tuple(sorted({*hand.absent, *voided})),
        outcome=None if state is None else state.outcome,
        history=() if game is None else tuple(game.history),
        deck=() if state is None else _shown(observer, state.deck),
    )


def closed_hand(record: FairRecord, group: Group) -> RoundDeal | None:
    """Return the round that a record shows, all of its steps gone through.

    None if it shows none that was closed.
    """
    observer, culprit = _observed(record, group)
    return observer.dealer.hand if culprit is None and _found(observer, HandClosed) else None


def shown_cheats(record: FairRecord, group: Group) -> tuple[Culprit, ...]:
    """Return the cheats that the envelopes of a record show, even if it is false, so that none is proven."""
    observer, _ = _observed(record, group)
    return _cheats(observer, record)


def _observed(record: FairRecord, group: Group) -> tuple[Autoplayer, Culprit | None]:
    """Return an observer that has gone through a record, and what is wrong with it."""
    recorded = RecordedRound(_round_of(record, group))
    observer = Autoplayer(recorded.protocol, deals_at_once=False)
    observer.start()
    return observer, _why_not_agreed(record) or _feed(observer, recorded, record)


def _round_of(record: FairRecord, group: Group) -> RoundDeal:
    """Return the round of a record before its first step, as an observer knows it."""
    tools = make_tools(group, len(record.table.deck))
    return RoundDeal(record.table, None, None, tools, bytes, record.number, record.attempt)


def _feed(observer: Autoplayer, recorded: RecordedRound, record: FairRecord) -> Culprit | None:
    """Let the observer take the envelopes in; return the first that makes the record false, or None.

    What is no envelope of this round goes first. Else an envelope must follow from those before it, or be of
    a machine that all of them together show to have cheated or forgotten words.
    """
    envelopes, foreign = _signed(record)
    dealer, end = observer.dealer, len(envelopes)
    for place, signed in enumerate(envelopes):
        end = min(end, place) if dealer.is_over else end
        following = envelopes[place + 1 : place + 2]
        recorded.read_up_to(following[0].envelope.head if following else None)
        events = observer.receive(signed.raw)
        if record.dealer is not None and any(isinstance(event, DeckSealed) for event in events):
            observer.deal(record.dealer)
    if foreign is not None:
        return foreign
    observer.events += recorded.end()
    shown, told = dealer.proofs.keys() | dealer.forgotten.keys(), set[bytes]()
    followed = recorded.followed()
    for place, signed in enumerate(envelopes):
        is_excused = signed.id in followed or signed.envelope.peer in shown
        if signed.id in told or not is_excused:
            return _culprit("surplus" if place >= end else "does_not_follow", record, place)
        told.add(signed.id)
    return None


def _signed(record: FairRecord) -> tuple[list[Signed], Culprit | None]:
    """Return the envelopes before the first that is none of this round, and that one."""
    stream, found = record.table.stream(record.number, record.attempt), list[Signed]()
    for place, raw in enumerate(record.envelopes):
        signed = read(raw)
        rule = "malformed" if signed is None else why_foreign(signed, stream)
        if signed is None or rule is not None:
            return found, _culprit(rule or "malformed", record, place)
        found.append(signed)
    return found, None


def _cheats(observer: Autoplayer, record: FairRecord) -> tuple[Culprit, ...]:
    return tuple(_proven_culprit(proven, record) for proven in _found(observer, CheatProven))


def _proven_culprit(proven: CheatProven, record: FairRecord) -> Culprit:
    """Return the cheat's own last envelope among the evidence.

    A complaint that proved right is not its own.
    """
    shown = [_culprit(proven.rule, record, record.envelopes.index(raw)) for raw in proven.evidence]
    return next(culprit for culprit in reversed(shown) if culprit.author == proven.machine)


def _why_not_agreed(record: FairRecord) -> Culprit | None:
    """Return the first of the envelopes about the table that is not what it should be, or None."""
    last = -1
    for place, raw in enumerate(record.agreement):
        signed = read(raw)
        rule = "malformed" if signed is None else why_foreign(signed, record.table.stream(0, 0))
        if signed is not None and rule is None and not _agrees(signed, place, record.table, last):
            rule = "not_agreed"
        if rule is not None:
            return _culprit_in(rule, record.table, raw, place)
        last = signed.envelope.peer if signed is not None and place else last
    return None


def _agrees(signed: Signed, place: int, table: TableInfo, last: int) -> bool:
    """Return whether an envelope, one of round 0, proposes the table or agrees to it.

    The first envelope proposes; the others agree, with ascending authors above `last`.
    """
    envelope = signed.envelope
    body = decode_body(envelope.kind, envelope.body)
    if place == 0:
        is_first = (envelope.seq, envelope.prev, envelope.head) == (0, GENESIS, GENESIS)
        return is_first and body == TableProposal(encode_table(table))
    return body == TableAck(table.digest) and envelope.peer > last


def _agreed(record: FairRecord) -> tuple[int, ...]:
    read_acks = [read(raw) for raw in record.agreement[1:]]
    return tuple(signed.envelope.peer for signed in read_acks if signed is not None)


def _culprit(rule: str, record: FairRecord, place: int) -> Culprit:
    return _culprit_in(rule, record.table, record.envelopes[place], len(record.agreement) + place)


def _culprit_in(rule: str, table: TableInfo, raw: bytes, place: int) -> Culprit:
    signed = read(raw)
    if signed is None:
        return Culprit(rule, None, "", place)
    author = signed.envelope.peer
    return Culprit(rule, author if author < len(table.machines) else None, signed.envelope.kind, place)


def _verdict(
    observer: Autoplayer, culprit: Culprit | None, cheats: tuple[Culprit, ...], unaudited: tuple[int, ...]
) -> Verdict:
    if culprit is not None:
        return Verdict.FALSE
    if cheats:
        return Verdict.CHEATED
    if _found(observer, HandClosed):
        return Verdict.UNAUDITED if unaudited else Verdict.TRUE
    return Verdict.VOID if _found(observer, HandVoid) else Verdict.UNFINISHED


def _ending(observer: Autoplayer) -> str:
    if _found(observer, HandClosed):
        return "closed"
    return "void" if _found(observer, HandVoid) else ""


def _unaudited(observer: Autoplayer) -> tuple[int, ...]:
    """Return the machines of a closed round whose AUDIT has not counted."""
    hand = observer.dealer.hand
    if not _found(observer, HandClosed):
        return ()
    return tuple(machine for machine in hand.machines if not hand.inbox.counted(machine, AUDIT))


def _checked(observer: Autoplayer) -> AuditScope:
    hand = observer.dealer.hand
    audited = [machine for machine in hand.machines if hand.inbox.counted(machine, AUDIT)]
    is_audited = bool(_found(observer, HandAudited))
    seats = hand.table.seats
    bots = {seat for machine in audited for seat in hand.table.seats_of(machine) if seats[seat].level}
    history = observer.game.history if observer.game is not None and is_audited else []
    return AuditScope(
        envelopes=len(observer.dealer.log),
        shuffles=len(_found(observer, ShuffleChecked)),
        shares=sum(len(deposit.shares) for deposit in hand.deposits.values()) + _wall_shares(observer),
        cards=sum(len(event.cards) for event in _found(observer, CardsOpened)),
        answers=sum(len(event.choices) for event in _found(observer, AnswersOpened)),
        choices=sum(action.seat in bots and not isinstance(action, Unchosen) for action in history),
        shuffles_repeated=len(audited) if is_audited else 0,
    )


def _wall_shares(observer: Autoplayer) -> int:
    """Return how many shares for wall cards, and parts of absent machines' ones, were proven."""
    said = (signed.envelope for signed in map(read, observer.dealer.log) if signed is not None)
    bodies = (decode_body(envelope.kind, envelope.body) for envelope in said)
    return sum(len(body.parts) if isinstance(body, WallFor) else isinstance(body, Wall) for body in bodies)


def _shown(observer: Autoplayer, public: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """Return the cards shown in play and, if there was one, in the audit."""
    audited = next((event.deck for event in _found(observer, HandAudited)), public)
    return tuple(card if seen is None else seen for card, seen in zip(audited, public, strict=True))


def _found(observer: Autoplayer, kind: type[E]) -> list[E]:
    return [event for event in observer.events if isinstance(event, kind)]
