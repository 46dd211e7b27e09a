"""The steps of play: opening cards, and answers sealed and opened. What is due, the game says."""

from collections.abc import Mapping

from engine.cards import Card, DeckIndex
from engine.seats import Seat
from net.crypto.hashing import tagged_hash
from net.dealing.events import AnswersOpened, CardsOpened, PlayDue
from net.dealing.game import ActDue, AnswersDue, DrawDue, OverDue, ShowDue
from net.dealing.hand import Hand
from net.dealing.step import Closing, Step, StepLogic
from net.errors import LocalProtocolError
from net.wire import Answer, ClaimCommit, ClaimOpen, OpenCards

_OPEN_PURPOSE = b"open"


def play_on(hand: Hand) -> Closing:
    """Return the step that the game waits for."""
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
    return Closing(step, (PlayDue(due),))


def _machine_of(hand: Hand, seat: Seat) -> int:
    return hand.table.seats[seat].machine


def opening(hand: Hand, seat: Seat, action: bytes, slots: tuple[DeckIndex, ...]) -> OpenCards:
    """Return our message that opens cards. Raises LocalProtocolError if the game does not allow it."""
    shares, proof = hand.make_shares(_OPEN_PURPOSE, slots)
    body = OpenCards(seat, slots, shares, proof, action)
    foul = _judge(hand, hand.machine, body)
    if foul is not None:
        msg = f"seat {seat} may not do this: {foul}"
        raise LocalProtocolError(msg)
    return body


def _judge(hand: Hand, machine: int, body: OpenCards) -> str | None:
    slots = tuple(map(DeckIndex, body.slots))
    due = hand.play.due()
    if not isinstance(due, ActDue | ShowDue) or body.seat != due.seat:
        return "wrong_seat"
    owned = all(slot < len(hand.owners) and hand.owners[slot] == machine for slot in slots)
    if not slots or list(slots) != sorted(set(slots)) or not owned:
        return "wrong_cards"
    cards = _opened(hand, machine, body)
    if cards is None:
        return "bad_share"
    foul = hand.play.judge_open(due.seat, body.why, cards)
    return None if foul is None else foul.rule


def _opened(hand: Hand, machine: int, body: OpenCards) -> dict[DeckIndex, Card] | None:
    slots = tuple(map(DeckIndex, body.slots))
    shares = hand.check_shares(_OPEN_PURPOSE, machine, slots, body.shares, body.proof)
    if shares is None:
        return None
    cards = {slot: hand.read_card(slot, share) for slot, share in zip(slots, shares, strict=True)}
    known = {slot: card for slot, card in cards.items() if card is not None}
    return known if len(known) == len(cards) else None


class OpenCardsLogic(StepLogic[OpenCards]):
    """A seat discards, wins, or shows the cards its claim named: proven to be those it was dealt."""

    body = OpenCards

    def check(self, hand: Hand, step: Step, machine: int, body: OpenCards) -> str | None:
        """Refuse wrong_seat, wrong_cards, bad_share, and what the game calls a foul."""
        return _judge(hand, machine, body)

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, OpenCards]) -> Closing:
        """Move the game; if the machine has left instead, the game has already moved on."""
        events = []
        for machine, body in bodies.items():
            cards = _opened(hand, machine, body) or {}
            hand.play.opened(body.why, cards)
            events.append(CardsOpened(Seat(body.seat), cards, body.why))
        following = play_on(hand)
        return Closing(following.step, (*events, *following.events))

    def speak(self, hand: Hand, step: Step) -> OpenCards | None:
        """Show a claim that got the card; what to discard is the session's to say."""
        due = hand.play.due()
        return opening(hand, due.seat, b"", due.slots) if isinstance(due, ShowDue) else None


def _answering(hand: Hand, machine: int) -> tuple[Seat, ...]:
    due = hand.play.due()
    seats = due.seats if isinstance(due, AnswersDue) else ()
    return tuple(seat for seat in seats if _machine_of(hand, seat) == machine)


def _answer_digest(hand: Hand, window: bytes, seat: Seat, choice: bytes, nonce: bytes) -> bytes:
    return tagged_hash(b"answer", *hand.place, window, bytes((seat,)), nonce, choice)


def sealed_answers(hand: Hand, choices: Mapping[Seat, bytes]) -> ClaimCommit:
    """Return our commitment to our seats' answers. Raises LocalProtocolError if one is missing or not allowed."""
    seats = _answering(hand, hand.machine)
    if set(choices) != set(seats):
        msg = f"answers are due from the seats {seats}"
        raise LocalProtocolError(msg)
    for seat in seats:
        foul = hand.play.judge_answer(seat, choices[seat])
        if foul is not None:
            msg = f"seat {seat} may not answer this: {foul.rule}"
            raise LocalProtocolError(msg)
    hand.sealed = {seat: (choices[seat], hand.rng(32)) for seat in seats}
    return ClaimCommit(tuple(_answer_digest(hand, hand.head, seat, *hand.sealed[seat]) for seat in seats))


class ClaimCommitLogic(StepLogic[ClaimCommit]):
    """Answers to the card on offer, all sealed before any is opened."""

    body = ClaimCommit

    def check(self, hand: Hand, step: Step, machine: int, body: ClaimCommit) -> str | None:
        """Refuse more or fewer commitments than seats: wrong_answers."""
        return None if len(body.digests) == len(_answering(hand, machine)) else "wrong_answers"

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, ClaimCommit]) -> Closing:
        """Open them."""
        hand.window = hand.head
        hand.answer_digests = {machine: body.digests for machine, body in bodies.items()}
        if not bodies:
            return play_on(hand)
        return Closing(Step("CLAIM_OPEN", tuple(bodies)))


class ClaimOpenLogic(StepLogic[ClaimOpen]):
    """The answers, opened and settled at once."""

    body = ClaimOpen

    def check(self, hand: Hand, step: Step, machine: int, body: ClaimOpen) -> str | None:
        """Refuse answer_not_committed, and what the game can see to be a foul."""
        seats = _answering(hand, machine)
        if len(body.answers) != len(seats):
            return "answer_not_committed"
        for seat, answer, digest in zip(seats, body.answers, hand.answer_digests[machine], strict=True):
            if _answer_digest(hand, hand.window, seat, answer.choice, answer.nonce) != digest:
                return "answer_not_committed"
            foul = hand.play.judge_answer(seat, answer.choice)
            if foul is not None:
                return foul.rule
        return None

    def close(self, hand: Hand, step: Step, bodies: Mapping[int, ClaimOpen]) -> Closing:
        """Settle them; whoever gets the card shows what he named next."""
        choices = {
            seat: answer.choice
            for machine, body in bodies.items()
            for seat, answer in zip(_answering(hand, machine), body.answers, strict=True)
        }
        hand.play.answered(choices)
        following = play_on(hand)
        return Closing(following.step, (AnswersOpened(choices), *following.events))

    def speak(self, hand: Hand, step: Step) -> ClaimOpen:
        """Open ours."""
        return ClaimOpen(tuple(Answer(choice, nonce) for _, (choice, nonce) in sorted(hand.sealed.items())))
