"""The shares that a machine will owe, deposited before any machine can see a card: ESCROW, ESCROW_ACK.

A machine publishes all shares it will owe under two masks: one over the shares for dealt cards, which it
opens itself in DEAL, and one over those for the wall, which nobody ever opens. Each mask is shared out among
the other machines, so that a majority can reconstruct its shares when it is gone (`standing_in.py`). Its key,
and its shares for its own cards, stay with it (docs/protocol.md, 6).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from net.crypto.errors import CryptoError
from net.crypto.group import SCALAR_BYTES, Point, decode_scalar, encode_scalar
from net.crypto.keys import HandKey
from net.crypto.masked_shares import MaskedSharesProof, MaskedSharesStatement
from net.crypto.sealing import SealingKey, seal, unseal
from net.crypto.secret_sharing import is_part, share_secret
from net.deal.round_deal import Cover, Deposit, RoundDeal
from net.deal.steps.step import Breach, BrokenStep, Closing, Step, StepLogic
from net.deal.table import not_owned
from net.wire.deal import Escrow, EscrowAck


def _holders(hand: RoundDeal, owner: int) -> tuple[int, ...]:
    """Return the machines that hold parts of a machine's masks; none at a table of two."""
    others = tuple(machine for machine in hand.machines if machine != owner)
    return others if len(others) > 1 else ()


def part_number(machine: int) -> int:
    """Return a machine's number as a holder of parts, which are counted from 1."""
    return machine + 1


def _statement(hand: RoundDeal, owner: int, deposit: Deposit) -> MaskedSharesStatement:
    slots = tuple(deposit.shares)
    return MaskedSharesStatement(
        context=hand.bound(b"escrow", bytes((owner,))),
        public=hand.machine_keys[owner],
        masks=deposit.masks,
        positions=slots,
        covers=tuple(map(hand.cover, slots)),
        bases=[hand.deck.cards[slot].a for slot in slots],
        images=list(deposit.shares.values()),
    )


def _seal_context(hand: RoundDeal, owner: int, holder: int) -> bytes:
    return hand.bound(b"escrow part", bytes((owner, holder)))


@dataclass(frozen=True, slots=True)
class Laid:
    """A machine's deposit, and the proof that it is what the machine owes."""

    deposit: Deposit
    proof: MaskedSharesProof


class EscrowLogic(StepLogic[Escrow, Laid]):
    """Every machine deposits the shares it will owe, with a proof, before any machine can see a card."""

    body = Escrow

    def read(self, machine: int, body: Escrow) -> Laid | Breach:
        """Refuse a deposit that lacks shares: bad_escrow.

        Its proof is verified together with the others.
        """
        try:
            deposit = self._deposit(machine, body)
            proof = MaskedSharesProof.decode(self.hand.tools.group, body.proof, len(Cover))
        except CryptoError:
            return Breach("bad_escrow")
        return Breach("bad_escrow") if deposit is None else Laid(deposit, proof)

    def close(self, words: Mapping[int, Laid]) -> Closing | BrokenStep:
        """Verify all proofs in one sum.

        Unseal our parts, and ask every machine whether its parts are right.
        """
        hand, bases = self.hand, self.hand.tools.mask_bases
        claims = {
            machine: (_statement(hand, machine, word.deposit), word.proof)
            for machine, word in words.items()
            if machine != hand.me
        }
        if not bases.verify(list(claims.values())):
            guilty = next(machine for machine, claim in claims.items() if not bases.verify([claim]))
            return BrokenStep(guilty, "bad_escrow", ((guilty, "ESCROW"),))
        hand.deposits = {machine: word.deposit for machine, word in words.items()}
        if len(hand.machines) == 2:
            return Closing(Step("DEAL", hand.live))
        if hand.me is not None:
            for machine in words:
                parts = None if machine == hand.me else _unsealed(hand, machine, hand.me, hand.own.seal_key)
                if parts is not None:
                    hand.held_parts[machine] = parts
        return Closing(Step("ESCROW_ACK", hand.live))

    def speak(self) -> tuple[Escrow, Laid]:
        """Deposit the shares that we will owe."""
        hand = self.hand
        me, group, own = hand.machine, hand.tools.group, hand.own
        slots = not_owned(hand.owners, me)
        key = HandKey(own.machine_key, hand.machine_keys[me])
        shares = [group.mul_secret(hand.deck.cards[slot].a, key.secret) for slot in slots]
        hand.own_shares = dict(zip(slots, shares, strict=True))
        masked = group.sum_each([(share, own.mask_points[slot]) for slot, share in hand.own_shares.items()])
        commitments, sealed = self._shared_out()
        publics = tuple(mask.public for mask in own.masks)
        deposit = Deposit(publics, dict(zip(slots, masked, strict=True)), commitments, sealed)
        statement = _statement(hand, me, deposit)
        proof = hand.tools.mask_bases.prove(statement, key, own.masks, hand.rng)
        body = Escrow(
            tuple(map(bytes, publics)),
            b"".join(map(bytes, masked)),
            proof.encode(),
            tuple(bytes(point) for points in commitments for point in points),
            tuple(sealed.values()),
        )
        return body, Laid(deposit, proof)

    def _shared_out(self) -> tuple[tuple[tuple[Point, ...], ...], dict[int, bytes]]:
        """Return what fixes the parts of each of our masks, and for each holder its parts, sealed."""
        hand = self.hand
        me, holders = hand.machine, _holders(hand, hand.machine)
        if not holders:
            return (), {}
        numbers, threshold = tuple(map(part_number, holders)), hand.table.escrow_threshold
        shared = [
            share_secret(hand.tools.group, mask, threshold, numbers, hand.rng) for mask in hand.own.masks
        ]
        sealed: dict[int, bytes] = {}
        for place, holder in enumerate(holders):
            plain = b"".join(encode_scalar(secret.parts[place]) for secret in shared)
            sealed[holder] = seal(hand.seal_keys[holder], plain, _seal_context(hand, me, holder), hand.rng)
        return tuple(secret.commitments for secret in shared), sealed

    def _deposit(self, machine: int, body: Escrow) -> Deposit | None:
        """Return the deposit of a message if it has all that is owed.

        Raises CryptoError if its points are not valid.
        """
        hand = self.hand
        group, holders = hand.tools.group, _holders(hand, machine)
        slots = not_owned(hand.owners, machine)
        degree = hand.table.escrow_threshold - 1 if holders else 0
        if len(body.sealed) != len(holders) or len(body.commitments) != degree * len(Cover):
            return None
        commitments = [group.decode(point) for point in body.commitments]
        return Deposit(
            tuple(map(group.decode, body.masks)),
            dict(zip(slots, group.decode_all(body.shares, len(slots)), strict=True)),
            tuple(tuple(commitments[cover * degree : (cover + 1) * degree]) for cover in Cover),
            dict(zip(holders, body.sealed, strict=True)),
        )


def _unsealed(hand: RoundDeal, owner: int, holder: int, key: SealingKey) -> tuple[int, ...] | None:
    """Return the parts that an owner has sealed to a holder if they match its deposit, else None."""
    try:
        plain = unseal(key, hand.deposits[owner].sealed[holder], _seal_context(hand, owner, holder))
    except CryptoError:
        return None
    if len(plain) != len(Cover) * SCALAR_BYTES:
        return None
    return _checked_parts(hand, owner, holder, (plain[:SCALAR_BYTES], plain[SCALAR_BYTES:]))


def _checked_parts(
    hand: RoundDeal, owner: int, holder: int, encoded: tuple[bytes, ...]
) -> tuple[int, ...] | None:
    deposit = hand.deposits[owner]
    try:
        parts = tuple(map(decode_scalar, encoded))
    except CryptoError:
        return None
    for public, commitments, part in zip(deposit.masks, deposit.commitments, parts, strict=True):
        if not is_part(hand.tools.group, public, commitments, part_number(holder), part):
            return None
    return parts


class EscrowAckLogic(StepLogic[EscrowAck, EscrowAck]):
    """ESCROW_ACK: complaints are settled in public, because a complainer reveals how to unseal its parts."""

    body = EscrowAck

    def read(self, machine: int, body: EscrowAck) -> EscrowAck | Breach:
        """Refuse a complaint that does not hold: false_complaint."""
        return body if self._holds(machine, body) else Breach("false_complaint")

    def close(self, words: Mapping[int, EscrowAck]) -> Closing | BrokenStep:
        """Name the machines that sealed false parts as cheats; if there are none, deal."""
        for machine, word in words.items():
            if word.complaints:
                guilty = word.complaints[0]
                return BrokenStep(guilty, "bad_escrow", ((guilty, "ESCROW"), (machine, "ESCROW_ACK")))
        self.hand.is_escrowed = True
        return Closing(Step("DEAL", self.hand.live))

    def speak(self) -> tuple[EscrowAck, EscrowAck]:
        """Name the machines whose parts are wrong."""
        hand = self.hand
        complaints = tuple(owner for owner in _holders(hand, hand.machine) if owner not in hand.held_parts)
        body = EscrowAck(complaints, hand.own.seal_key.secret if complaints else b"")
        return body, body

    def _holds(self, machine: int, body: EscrowAck) -> bool:
        hand = self.hand
        if not body.complaints:
            return not body.seal_secret
        if list(body.complaints) != sorted(set(body.complaints) & set(_holders(hand, machine))):
            return False
        try:
            key = SealingKey.from_secret(body.seal_secret)
        except CryptoError:
            return False
        is_shown = key.public == hand.seal_keys[machine]
        return is_shown and all(_unsealed(hand, owner, machine, key) is None for owner in body.complaints)
