"""Cheats in play and after it: shares, discards, claims, answers, computer players, the audit."""

from dataclasses import replace
from types import MappingProxyType

import msgspec

from engine.actions import Action, Claim, Declare, Discard, Mulligan, Pass, Win
from engine.cards import Card, DeckIndex
from engine.legal import legal_actions
from engine.melds import MeldKind
from engine.seats import Seat
from engine.state import RoundState
from lab.cheating.cheat import Cheat
from lab.cheating.while_dealing import named
from net.crypto.group import encode_scalar
from net.deal.round_deal import RoundDeal
from net.deal.steps.shares import make_shares
from net.transcript import seal
from net.wire.codec import Message, encode
from net.wire.deal import (
    VERSION,
    Audit,
    ClaimCommit,
    ClaimOpen,
    DrawRequest,
    End,
    Envelope,
    OpenCards,
    Rejoin,
    Wall,
)


class WrongWallShare(Cheat):
    """Gives a false share for a wall card."""

    name = "wrong-wall-share"
    outcome = named("bad_share")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Wall):
            return body
        self.is_done = True
        faces = hand.tools.faces.points
        group = hand.tools.group
        share = group.sum([group.decode(body.share), faces[1], group.negate(faces[0])])
        return msgspec.structs.replace(body, share=bytes(share))


class EarlyWallShare(Cheat):
    """Gives away its share for the next wall card before anybody has asked for the card."""

    name = "early-wall-share"
    outcome = named("equivocation")

    def add(self, hand: RoundDeal, body: Message) -> tuple[Message, ...]:
        """See `Cheat`."""
        if self.is_done or not isinstance(body, ClaimCommit):
            return ()
        self.is_done = True
        slot = next(
            DeckIndex(slot)
            for slot, owner in enumerate(hand.owners)
            if owner is None and slot not in hand.seen
        )
        shares, proof = make_shares(hand, b"wall", (slot,))
        return (Wall(bytes(shares[0]), proof),)


class OtherSlot(Cheat):
    """Asks for another card of the wall than the next."""

    name = "other-slot"
    outcome = named("wrong_slot")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        del hand
        if not isinstance(body, DrawRequest):
            return body
        self.is_done = True
        return msgspec.structs.replace(body, slot=body.slot + 1)


class Rejoining(Cheat):
    """Lists a machine in its DRAW that does not come back."""

    outcome = named("wrong_rejoin")

    def author(self, hand: RoundDeal) -> int:
        """Return the machine in whose name it asks to rejoin."""
        raise NotImplementedError

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, DrawRequest) or hand.identity is None:
            return body
        self.is_done = True
        stream, author = hand.stream, self.author(hand)
        place = stream.table_id, stream.hand, stream.attempt, author
        number = hand.inbox.next_seq(author)
        envelope = Envelope(VERSION, *place, number, bytes(32), hand.head, "REJOIN", encode(Rejoin()))
        return msgspec.structs.replace(body, rejoins=(seal(envelope, hand.identity).raw,))


class UncalledRejoin(Rejoining):
    """Asks to rejoin, though it was never excluded."""

    name = "uncalled-rejoin"

    def author(self, hand: RoundDeal) -> int:
        """See `Rejoining`."""
        return hand.machine


class ForgedRejoin(Rejoining):
    """Asks to rejoin in another machine's name."""

    name = "forged-rejoin"

    def author(self, hand: RoundDeal) -> int:
        """See `Rejoining`."""
        return next(machine for machine in hand.machines if machine != hand.machine)


class LieAboutDiscard(Cheat):
    """Shows a discarded card as another card."""

    name = "lie-about-discard"
    outcome = named("bad_share")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, OpenCards):
            return body
        self.is_done = True
        group, faces = hand.tools.group, hand.tools.faces.points
        true = hand.own_cards[DeckIndex(body.slots[0])]
        lie = Card.gB if true is Card.gC else Card.gC
        shares = group.decode_all(body.shares, len(body.slots))
        shares[0] = group.sum([shares[0], faces[true], group.negate(faces[lie])])
        return msgspec.structs.replace(body, shares=b"".join(map(bytes, shares)))


class OtherCards(Cheat):
    """Shows other cards than those that its claim named."""

    name = "other-cards"
    outcome = named("wrong_cards")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, OpenCards) or body.why or len(body.slots) != 1:
            return body
        self.is_done = True
        other = next(slot for slot in hand.own_cards if slot not in body.slots and slot not in hand.seen)
        shares, proof = make_shares(hand, b"open", (other,))
        return msgspec.structs.replace(body, slots=(other,), shares=bytes(shares[0]), proof=proof)


class ForeignCard(Cheat):
    """Discards a card that was dealt to somebody else."""

    name = "foreign-card"
    outcome = named("wrong_cards")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, OpenCards):
            return body
        slots = (DeckIndex(slot) for slot, owner in enumerate(hand.owners) if owner not in (None, hand.me))
        foreign = next(slots, None)
        if foreign is None:
            return body
        self.is_done = True
        shares, proof = make_shares(hand, b"open", (foreign,))
        return msgspec.structs.replace(body, slots=(foreign,), shares=bytes(shares[0]), proof=proof)


class FalseClaim(Cheat):
    """Claims a pair without having the card, on each of its turns."""

    name = "false-claim"
    outcome = named("not_a_meld", "general_must_be_kept")
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        offer = state.open_offer
        if offer is None or offer.owner != seat or state.card(offer.card).is_general:
            return action
        other = next((slot for slot in state.hands[seat] if state.deck[slot] != state.card(offer.card)), None)
        if other is None:
            return action
        self.is_done = True
        return Claim(seat, MeldKind.PAIR, (other,))


class FalseWin(Cheat):
    """Declares a win with an incomplete hand, as soon as it may."""

    name = "false-win"
    outcome = named("hand_not_complete")
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        if isinstance(action, Win) or (state.open_offer is None and not state.is_opening):
            return action
        self.is_done = True
        return Win(seat)


class IllegalAnswer(Cheat):
    """Claims with more cards than the meld has, which all can see."""

    name = "illegal-answer"
    outcome = named("not_a_meld")
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        if state.open_offer is None or state.card(state.open_offer.card).is_general:
            return action
        self.is_done = True
        return Claim(seat, MeldKind.PAIR, state.hands[seat][:2])


class ChangedAnswer(Cheat):
    """Opens another answer than it sealed."""

    name = "changed-answer"
    outcome = named("answer_not_committed")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, ClaimOpen):
            return body
        self.is_done = True
        return ClaimOpen(
            tuple(msgspec.structs.replace(answer, nonce=hand.rng(32)) for answer in body.answers)
        )


class FalsePass(Cheat):
    """Passes on a card that it would have to claim; only its hand shows that."""

    name = "false-pass"
    outcome = named("kong_is_due", "pong_is_due", "must_win")
    knobs = MappingProxyType(
        {"pong_claim": "compulsory", "kong_claim": "compulsory", "win_claim": "compulsory"}
    )
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        offer = state.open_offer
        legal = legal_actions(state, seat)
        is_general = offer is not None and state.card(offer.card).is_general
        if offer is None or is_general or any(isinstance(other, Pass) for other in legal):
            return action
        self.is_done = True
        return Pass(seat)


class FalseMarks(Cheat):
    """Marks one pong more than it was dealt; only its hand shows that."""

    name = "false-marks"
    outcome = named("not_as_dealt")
    knobs = MappingProxyType({"mark_dealt_pongs": True})
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        del state, seat
        if not isinstance(action, Declare):
            return action
        self.is_done = True
        return replace(action, marks=action.marks + 1)


class FalseMulligan(Cheat):
    """Throws in a dealt hand that is too good for that."""

    name = "false-mulligan"
    outcome = named("hand_not_hopeless")
    knobs = MappingProxyType({"mulligan": "optional"})
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        del state
        if not isinstance(action, Declare):
            return action
        self.is_done = True
        return Mulligan(seat)


class OtherCopy(Cheat):
    """Discards another copy of a card than the rules name; only its hand shows that."""

    name = "other-copy"
    outcome = named("not_canonical")
    is_blind = True

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        if not isinstance(action, Discard):
            return action
        lowest: dict[Card, DeckIndex] = {}
        for slot in state.hands[seat]:
            card = state.card(slot)
            if card in lowest and not card.is_general:
                self.is_done = True
                return Discard(seat, slot)
            lowest.setdefault(card, slot)
        return action


class OtherChoice(Cheat):
    """Plays legal moves that are not those of the computer player at its seat."""

    name = "other-choice"
    outcome = named("not_the_computer_player")

    def choose(self, state: RoundState, seat: Seat, action: Action) -> Action:
        """See `Cheat`."""
        others = [
            other for other in legal_actions(state, seat) if other != action and not isinstance(other, Win)
        ]
        if self.is_done or not others:
            return action
        self.is_done = True
        return others[-1]


class WrongResult(Cheat):
    """Signs another result."""

    name = "wrong-result"
    outcome = named("wrong_result")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, End):
            return body
        self.is_done = True
        return End(hand.rng(32))


class WrongAuditKey(Cheat):
    """Shows another key in the audit than it played with."""

    name = "wrong-audit-key"
    outcome = named("audit_mismatch")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Audit):
            return body
        self.is_done = True
        return msgspec.structs.replace(body, keys=(encode_scalar(hand.own.machine_key - 1), *body.keys[1:]))


class WrongAuditSeed(Cheat):
    """Shows another shuffle seed in the audit than it committed to."""

    name = "wrong-audit-seed"
    outcome = named("audit_mismatch")

    def forge(self, hand: RoundDeal, body: Message) -> Message:
        """See `Cheat`."""
        if not isinstance(body, Audit):
            return body
        self.is_done = True
        return msgspec.structs.replace(body, shuffle_seed=hand.rng(32))
