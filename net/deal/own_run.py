"""The run that our machine signs in: a restarted program never signs in the run of an earlier one."""

from net.deal.log.restarts import MOST_RESTARTS, draw_run, first_number, last_known, run_of
from net.deal.outbox import Outbox
from net.deal.round_deal import RoundDeal
from net.transcript import GENESIS
from net.wire.deal import Restarted


class OwnRun:
    """Our machine's present run; docs/protocol.md, 7, says what runs are for.

    Attributes:
        number: of the run; None until a restarted program signs something.
    """

    def __init__(self, hand: RoundDeal, outbox: Outbox) -> None:
        self.number = None if hand.is_restarted else 0
        self._hand = hand
        self._outbox = outbox

    @property
    def is_worn(self) -> bool:
        """Whether our machine has restarted too often to begin another run."""
        me = self._hand.me
        return self.number is None and me is not None and len(self._hand.inbox.restarts(me)) >= MOST_RESTARTS

    def take_over(self, number: int | None) -> None:
        """Continue in the run of another copy of this round."""
        self.number = number

    def enter(self, used: int) -> int:
        """Return the run to sign in now; begin and announce a new one if an earlier program may share it.

        Args:
            used: a run in which something was signed already, our present one or another.
        """
        me, inbox = self._hand.machine, self._hand.inbox
        last = inbox.last_known(me)
        used = max(used, 0 if last is None else run_of(last.envelope.seq))
        if self.number is None or used > self.number:
            known = last_known(inbox.heard(me))
            number, prev = (0, GENESIS) if known is None else (known.envelope.seq + 1, known.id)
            self.number = draw_run(self._hand.rng, used)
            said = self._outbox.sign(self._hand, first_number(self.number), prev, Restarted(number))
            inbox.keep(said)
        return self.number
