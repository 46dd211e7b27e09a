"""The steps of play: opening cards, sealing answers and opening them. The game says which step is due."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Card, DeckIndex
from engine.seats import Seat
from net.crypto.commitment import commit
from net.deal.events import AnswersOpened, CardsOpened, DealEvent, PlayDue
from net.deal.game import ActDue, AnswersDue, DrawDue, OverDue, ShowDue
from net.deal.round_deal import RoundDeal
from net.deal.steps.shares import check_shares, make_shares, read_card
from net.deal.steps.step import Breach, Closing, Step, StepLogic
from net.errors import require
from net.wire.deal import Answer, ClaimCommit, ClaimOpen, OpenCards

_OPEN_PURPOSE = b"open"


def play_on(hand: RoundDeal, *told: DealEvent) -> Closing:
    """Return the next step of the game after these events."""
    due = hand.play.due()
    if isinstance(due, OverDue):
        step = Step("END", hand.live)
    elif isinstance(due, DrawDue):
        step = Step("DRAW", (_machine_of(hand, due.seat),), (due.slot,))
    elif isinstance(due, AnswersDue):
        step = Step("CLAIM_COMMIT", tuple(sorted({_machine_of(hand, seat) for seat in due.seats})))
    elif isinstance(due, ShowDue):
        step = Step("OPEN_CARDS", (_machine_of(hand, due.seat),), due.slots)
    else:
        step = Step("OPEN_CARDS", (_machine_of(hand, due.seat),))
    return Closing(step, (*told, PlayDue(due)))


def _machine_of(hand: RoundDeal, seat: Seat) -> int:
    return hand.table.seats[seat].machine


@dataclass(frozen=True, slots=True)
class ShownCards:
    """Cards a seat has shown, by deck position, for a game action; `why` is empty for a claim shown."""

    seat: Seat
    cards: Mapping[DeckIndex, Card]
    why: bytes


def opening(
    hand: RoundDeal, seat: Seat, action: bytes, slots: tuple[DeckIndex, ...]
) -> tuple[OpenCards, ShownCards]:
    """Return our message that opens cards. Raises LocalProtocolError if the game does not allow it now."""
    me = hand.machine
    rule = _why_not_asked(hand, me, seat, slots)
    cards = {slot: hand.own_cards[slot] for slot in slots if slot in hand.own_cards}
    if rule is None:
        foul = hand.play.judge_open(seat, action, cards)
        rule = None if foul is None else foul.rule
    require(f"seat {seat} may not do this: {rule}", rule is None)
    shares, proof = make_shares(hand, _OPEN_PURPOSE, slots)
    return (
        OpenCards(seat, slots, b"".join(map(bytes, shares)), proof, action),
        ShownCards(seat, cards, action),
    )


def _why_not_asked(hand: RoundDeal, machine: int, seat: int, slots: tuple[DeckIndex, ...]) -> str | None:
    """Return the rule broken by a seat that was not asked for these cards, or None."""
    due = hand.play.due()
    if not isinstance(due, ActDue | ShowDue) or seat != due.seat:
        return "wrong_seat"
    owned = all(slot < len(hand.owners) and hand.owners[slot] == machine for slot in slots)
    return None if slots and list(slots) == sorted(set(slots)) and owned else "wrong_cards"


class OpenCardsLogic(StepLogic[OpenCards, ShownCards]):
    """A seat discards, wins, or shows the cards that its claim named, with a proof that it was dealt them."""

    body = OpenCards

    def read(self, machine: int, body: OpenCards) -> ShownCards | Breach:
        """Refuse wrong_seat, wrong_cards, bad_share, and what the game calls a foul."""
        hand = self.hand
        slots = tuple(map(DeckIndex, body.slots))
        rule = _why_not_asked(hand, machine, body.seat, slots)
        if rule is not None:
            return Breach(rule)
        shares = check_shares(hand, _OPEN_PURPOSE, machine, slots, (body.shares, body.proof))
        if shares is None:
            return Breach("bad_share")
        seat = Seat(body.seat)
        cards = {
            slot: read_card(hand, slot, {machine: share}) for slot, share in zip(slots, shares, strict=True)
        }
        foul = hand.play.judge_open(seat, body.why, cards)
        return ShownCards(seat, cards, body.why) if foul is None else Breach(foul.rule)

    def close(self, words: Mapping[int, ShownCards]) -> Closing:
        """Apply the action to the game; if the machine was excluded, the game has already moved on."""
        events = []
        for word in words.values():
            self.hand.seen |= word.cards
            self.hand.play.opened(word.why, word.cards)
            events.append(CardsOpened(word.seat, word.cards, word.why))
        return play_on(self.hand, *events)

    def speak(self) -> tuple[OpenCards, ShownCards] | None:
        """Show the cards of a claim that won; the session decides discards."""
        due = self.hand.play.due()
        return opening(self.hand, due.seat, b"", due.slots) if isinstance(due, ShowDue) else None


def _answering(hand: RoundDeal, machine: int) -> tuple[Seat, ...]:
    due = hand.play.due()
    seats = due.seats if isinstance(due, AnswersDue) else ()
    return tuple(seat for seat in seats if _machine_of(hand, seat) == machine)


def _answer_digest(hand: RoundDeal, window: bytes, seat: Seat, choice: bytes, nonce: bytes) -> bytes:
    return commit(b"answer", hand.bound(b"answer", window, bytes((seat,)), choice), nonce)


def sealed_answers(hand: RoundDeal, choices: Mapping[Seat, bytes]) -> tuple[ClaimCommit, tuple[bytes, ...]]:
    """Return our commitment to our seats' answers.

    Raises LocalProtocolError if one is missing or not allowed.
    """
    seats = _answering(hand, hand.machine)
    require(f"answers are due from the seats {seats}", set(choices) == set(seats))
    for seat in seats:
        foul = hand.play.judge_answer(seat, choices[seat])
        require(f"seat {seat} may not answer this: {foul}", foul is None)
    hand.answers = {seat: (choices[seat], hand.rng(32)) for seat in seats}
    digests = tuple(_answer_digest(hand, hand.head, seat, *answer) for seat, answer in hand.answers.items())
    return ClaimCommit(digests), digests


class ClaimCommitLogic(StepLogic[ClaimCommit, tuple[bytes, ...]]):
    """CLAIM_COMMIT: answers to the card on offer, all sealed before any is opened."""

    body = ClaimCommit

    def read(self, machine: int, body: ClaimCommit) -> tuple[bytes, ...] | Breach:
        """Refuse more or fewer commitments than seats: wrong_answers."""
        digests = body.digests
        return digests if len(digests) == len(_answering(self.hand, machine)) else Breach("wrong_answers")

    def close(self, words: Mapping[int, tuple[bytes, ...]]) -> Closing:
        """Go on to open them; if all that had to answer were excluded, the game has already moved on."""
        self.hand.window = self.hand.head
        self.hand.answer_digests = dict(words)
        return Closing(Step("CLAIM_OPEN", tuple(words))) if words else play_on(self.hand)


class ClaimOpenLogic(StepLogic[ClaimOpen, Mapping[Seat, bytes]]):
    """CLAIM_OPEN: the sealed answers are opened, and the rules say who gets the card."""

    body = ClaimOpen

    def read(self, machine: int, body: ClaimOpen) -> Mapping[Seat, bytes] | Breach:
        """Refuse answer_not_committed, and what the game can see to be a foul."""
        hand = self.hand
        seats = _answering(hand, machine)
        if len(body.answers) != len(seats):
            return Breach("answer_not_committed", ("CLAIM_COMMIT",))
        for seat, answer, digest in zip(seats, body.answers, hand.answer_digests[machine], strict=True):
            if _answer_digest(hand, hand.window, seat, answer.choice, answer.nonce) != digest:
                return Breach("answer_not_committed", ("CLAIM_COMMIT",))
            foul = hand.play.judge_answer(seat, answer.choice)
            if foul is not None:
                return Breach(foul.rule)
        return {seat: answer.choice for seat, answer in zip(seats, body.answers, strict=True)}

    def close(self, words: Mapping[int, Mapping[Seat, bytes]]) -> Closing:
        """Settle the answers; the seat that gets the card then shows the cards that it named."""
        choices = {seat: choice for word in words.values() for seat, choice in word.items()}
        if choices:
            self.hand.play.answered(choices)
        return play_on(self.hand, AnswersOpened(choices))

    def speak(self) -> tuple[ClaimOpen, Mapping[Seat, bytes]] | None:
        """Open our answers; stay silent if our disk has lost them and only other machines know them."""
        hand, ours = self.hand, self.hand.answers
        digests = tuple(_answer_digest(hand, hand.window, seat, *answer) for seat, answer in ours.items())
        if digests != hand.answer_digests[hand.machine]:
            return None
        answers = tuple(Answer(choice, nonce) for choice, nonce in ours.values())
        return ClaimOpen(answers), {seat: choice for seat, (choice, _) in ours.items()}
