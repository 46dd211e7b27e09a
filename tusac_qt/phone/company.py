"""The phones of one computer: which are away, and claims of their seats with a new phone.

A person whose browser has forgotten the seat claims it at the door. The other players, or somebody at the
computer's screen, confirm the claim: nobody else can know, and a person they admit sees the hand of that
seat. Used from the thread of the server alone.
"""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from tusac_qt.phone.lobby_screen import LostSeat
from tusac_qt.phone.parts import button
from tusac_qt.phone.player import AWAY_S, KEEPS_SEAT_S, PhonePlayer
from tusac_qt.words.translation import speaking, translate

ANSWER_WITHIN_S = 60.0
REFUSED_FOR_S = 30.0
"""After a no nobody can claim the same seat for so long, so that nobody is asked again and again."""


class ClaimOutcome(Enum):
    """The end of a claim."""

    REFUSED = "refused"
    UNANSWERED = "unanswered"
    BACK = "back"
    """The seat's phone was heard again."""


@dataclass
class SeatClaim:
    """A phone at the door that claims a seat.

    Attributes:
        number: of the claim, never the same again.
        claimant: the phone at the door.
        seat: the phone that is away.
        at: when it was made, in seconds.
        agreed: the phones that have said yes.
    """

    number: int
    claimant: PhonePlayer
    seat: PhonePlayer
    at: float
    agreed: list[PhonePlayer] = field(default_factory=list)


class Company:
    """Knows who is away, and settles claims.

    Attributes:
        claim: the one that is open.
    """

    def __init__(
        self,
        players: Mapping[str, PhonePlayer],
        move: Callable[[PhonePlayer, PhonePlayer], None],
        *,
        has_screen: bool,
    ) -> None:
        """Begin with nobody.

        Args:
            players: all phones, by their secrets.
            move: gives a claimant the seat of another phone.
            has_screen: whether somebody at the computer can answer.
        """
        self._players = players
        self._move = move
        self._has_screen = has_screen
        self._numbers = itertools.count(1)
        self._seats: dict[int, PhonePlayer] = {}
        self._refused: dict[int, float] = {}
        self._ended: dict[int, tuple[ClaimOutcome, str]] = {}
        self.claim: SeatClaim | None = None

    def away(self, now: float) -> list[PhonePlayer]:
        """Return the seated phones that are away."""
        return [one for one in self._players.values() if one.has_sat and one.silent_s(now) >= AWAY_S]

    def overdue(self, now: float) -> list[PhonePlayer]:
        """Return the phones that have been away so long that their seats are to be free again."""
        return [one for one in self.away(now) if one.is_in_lobby and one.silent_s(now) >= KEEPS_SEAT_S]

    def present(self, now: float) -> list[PhonePlayer]:
        """Return the seated phones that are present."""
        away = self.away(now)
        return [one for one in self._players.values() if one.has_sat and one not in away]

    def lost_seats(self, now: float) -> list[LostSeat]:
        """Return the seats that somebody at the door may claim."""
        away = [one for one in self.away(now) if one.guest.name]
        known = {id(one): number for number, one in self._seats.items()}
        for one in away:
            if id(one) not in known:
                self._seats[next(self._numbers)] = one
        return [
            LostSeat(number, one.guest.name, one.guest.face)
            for number, one in self._seats.items()
            if one in away
        ]

    def ask(self, claimant: PhonePlayer, number: int, now: float) -> str:
        """Ask the others about a claim; return why that is not possible, or ""."""
        seat = self._seats.get(number)
        if seat is None or seat not in self.away(now):
            return translate("phone", "That phone is back.")
        if self.claim is not None or now < self._refused.get(id(seat), 0.0):
            return translate("phone", "Not now: wait a moment, then try again.")
        if not self._has_screen and not self.present(now):
            return translate("phone", "Nobody here can confirm that it’s you.")
        self._ended.pop(id(claimant), None)
        self.claim = SeatClaim(next(self._numbers), claimant, seat, now)
        for voter in self.present(now):
            self.put(voter, now)
        return ""

    def put(self, voter: PhonePlayer, now: float) -> None:
        """Ask one phone about the open claim, if that phone has a vote."""
        claim = self.claim
        if claim is None or voter not in self.present(now) or voter in claim.agreed:
            return
        with speaking(voter.guest.lang):
            text = translate("phone", "A new phone says it’s {name}. Is that right?")
            voter.tell(
                {
                    "type": "asked",
                    "text": text.format(name=claim.seat.guest.name),
                    "buttons": [
                        button(f"agree:{claim.number}", translate("phone", "Yes, let them sit down")),
                        button(f"deny:{claim.number}", translate("phone", "No")),
                    ],
                }
            )

    def vote(self, voter: PhonePlayer | None, number: int, now: float, *, agrees: bool) -> None:
        """Record a vote; None is the computer's screen, whose yes is enough."""
        claim = self.claim
        if claim is None or claim.number != number or voter in (claim.seat, claim.claimant):
            return
        if not agrees:
            self._refused[id(claim.seat)] = now + REFUSED_FOR_S
            self._end(claim, ClaimOutcome.REFUSED)
        elif voter is None:
            self._grant(claim)
        else:
            claim.agreed.append(voter)
            self.settle(now)

    def settle(self, now: float) -> None:
        """End the open claim if that is due."""
        claim = self.claim
        if claim is None:
            return
        voters = self.present(now)
        if claim.claimant not in self._players.values():
            self._end(claim, ClaimOutcome.UNANSWERED)
        elif claim.seat not in self.away(now):
            self._end(claim, ClaimOutcome.BACK)
        elif voters and all(voter in claim.agreed for voter in voters):
            self._grant(claim)
        elif now >= claim.at + ANSWER_WITHIN_S:
            self._end(claim, ClaimOutcome.UNANSWERED)

    def note(self, claimant: PhonePlayer) -> str:
        """Return the state of a phone's claim, in its language, or ""."""
        claim = self.claim
        if claim is not None and claim.claimant is claimant:
            text = translate("phone", "Asking the others whether you’re {name}…")
            return text.format(name=claim.seat.guest.name)
        ended = self._ended.get(id(claimant))
        if ended is None:
            return ""
        words = {
            ClaimOutcome.REFUSED: translate("phone", "The others say that you’re not {name}."),
            ClaimOutcome.UNANSWERED: translate("phone", "Nobody confirmed that you’re {name}. Ask again."),
            ClaimOutcome.BACK: translate("phone", "{name}’s phone is back."),
        }
        return words[ended[0]].format(name=ended[1])

    def forget(self, player: PhonePlayer) -> None:
        """Forget a phone that has gone for good."""
        self._ended.pop(id(player), None)
        self._refused.pop(id(player), None)
        self._seats = {number: one for number, one in self._seats.items() if one is not player}

    def _grant(self, claim: SeatClaim) -> None:
        self._close()
        self._move(claim.claimant, claim.seat)

    def _end(self, claim: SeatClaim, outcome: ClaimOutcome) -> None:
        self._ended[id(claim.claimant)] = outcome, claim.seat.guest.name
        self._close()

    def _close(self) -> None:
        self.claim = None
        for player in self._players.values():
            player.tell({"type": "asked", "text": "", "buttons": []})
