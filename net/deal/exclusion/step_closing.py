"""How a step closes: over all the words that are due, or without machines that the others have left out."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from net.deal.events import DealEvent, MachinesAbsent, Refused
from net.deal.exclusion.exclusion import AFTER_THE_END, PartingStepping
from net.deal.exclusion.vote_log import Place
from net.deal.exclusion.votes import NOBODY, MachineSet
from net.deal.log.restarts import STEPLESS
from net.deal.round_deal import RoundDeal
from net.deal.stepping import Word
from net.deal.steps.rejoin import REJOIN
from net.deal.steps.step import Breach, Step
from net.transcript import Signed
from net.wire.deal import ClaimOpen
from net.wire.kinds import KIND_OF

CLAIM_OPEN = KIND_OF[ClaimOpen]


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to close the current step: the machines left out, and the words it closes over."""

    left: MachineSet
    words: Mapping[int, Word]


class ClosingStepping(PartingStepping):
    """Steps that close over the words that are there, as the statements of all machines allow.

    Attributes:
        next_head: in a finished record, the head of the next envelope, which shows how a step was closed:
            what was stated may allow several ways, where others have gone back. None in live play.
    """

    def __init__(self, hand: RoundDeal, *, draws_at_once: bool = True, reads_record: bool = False) -> None:
        super().__init__(hand, draws_at_once=draws_at_once, reads_record=reads_record)
        self.next_head: bytes | None = None
        self._strays: set[int] = set()

    def _next_word(self, author: int) -> Signed | None:
        """Return the author's word for the current step if it has not counted and is the only one there."""
        head = self.hand.head
        found = [word for word in self._said_at(author, head) if word.id not in self._found_false]
        if author in self._words or not found:
            return None
        if (head, author) in self._trusted:
            return next((word for word in found if word.id == self._trusted[head, author]), None)
        return None if (head, author) in self._doubled else found[0]

    def _said_at(self, author: int, head: bytes) -> list[Signed]:
        """Return the author's words at a head that have not counted and can be judged, in order."""
        said = self._inbox.at(author, head)
        return [
            word for word in said if word.envelope.kind not in STEPLESS and self._inbox.is_announced(word)
        ]

    # Closing.

    def _closing(self, step: Step) -> _Way | None:
        """Return how the current step may be closed now; None if it must wait."""
        ways = self._allowed_ways(step)
        if self.next_head is None:
            return next(ways, None)
        found = [way for way in ways if not way.left or self.next_head != self.hand.head]
        return min(found, key=lambda way: self._head_by(way) != self.next_head, default=None)

    def _head_by(self, way: _Way) -> bytes:
        return self._head_after([word.signed for word in way.words.values()], way.left)

    def _allowed_ways(self, step: Step) -> Iterator[_Way]:
        """Yield the ways to close the current step that nothing forbids."""
        place, me = self._place(), self.hand.me
        kept = self._kept.get(place.head)
        for way in self._ways(step, place):
            following, is_kept = self._head_by(way), kept is not None and me in place.live - way.left
            if following == kept or (not is_kept and self._is_allowed(place, way.left, following)):
                yield way

    def _is_allowed(self, place: Place, left: MachineSet, following: bytes) -> bool:
        """Return whether what was said at the current head allows closing the step in a way."""
        doubled, rule = self._doubled_at(place.head), self._statements.rule_at(place)
        is_named = any(said.following == following for _, said in rule.closings(left, doubled))
        is_trusted = is_named or self._false_at(place.head) <= left
        return is_trusted and rule.may_close(self.hand.me, left, following, doubled)

    def _ways(self, step: Step, place: Place) -> Iterator[_Way]:
        """Yield the ways to close a step for which all words are there."""
        due = frozenset(step.machines) - set(self.hand.absent)
        for left in (*self._certificates(place), NOBODY):
            words = {machine: self._words[machine] for machine in due - left if machine in self._words}
            lacking = sorted(due - left - words.keys())
            if not lacking:
                yield _Way(left, words)
            elif all(self._said_at(machine, place.head) for machine in lacking):
                yield from self._named_ways(step, place, _Way(left, words), lacking)

    def _named_ways(self, step: Step, place: Place, way: _Way, lacking: list[int]) -> Iterator[_Way]:
        """Yield the ways in which others closed the step over one of several words of an author.

        Our machine does not choose between such words by itself.
        """
        closings = self._statements.rule_at(place).closings(way.left, self._doubled_at(place.head))
        named = [said.following for _, said in closings]
        named += [self._kept[place.head]] if place.head in self._kept else []
        if lacking == [self.hand.me]:  # of our own words, the one that the others have taken
            named += [
                signed.envelope.head for machine in self.hand.live for signed in self._inbox.waiting(machine)
            ]
        if not named:
            return
        for chosen in product(*(self._said_at(machine, place.head) for machine in lacking)):
            meanings = [self._meaning(step, signed) for signed in chosen]
            words = dict(way.words)
            for signed, meaning in zip(chosen, meanings, strict=True):
                words[signed.envelope.peer] = Word(signed, meaning)
            following = self._head_after([word.signed for word in words.values()], way.left)
            if following in named and not any(isinstance(meaning, Breach) for meaning in meanings):
                yield _Way(way.left, words)

    def _close_so(self, step: Step, way: _Way) -> list[DealEvent]:
        """Close a step in a way that is allowed."""
        hand, left = self.hand, way.left
        for machine, word in way.words.items():
            if machine not in self._words:
                self._trusted[hand.head, machine] = word.signed.id
                self._inbox.count(word.signed)
        for machine, word in self._words.items():
            if machine not in way.words:
                self._inbox.take_back(word.signed)
        shown = self.forgotten | self.proofs
        proofs = [raw for machine in sorted(left & shown.keys()) for raw in shown[machine].evidence]
        certificate = self._statements.certificate(self._place(), left) if left else []
        if not self._false_at(hand.head) <= left:
            self._kept[hand.head] = self._head_by(way)
        self._words = dict(way.words)
        del self.log[self._opened_at :]
        spoken = self._with_announcements(self._words[machine].signed for machine in sorted(self._words))
        before = set(self.log)
        self.log += [raw for raw in dict.fromkeys((*proofs, *certificate, *spoken)) if raw not in before]
        if left and len(hand.live) - len(left) < self._place().threshold:
            return self._void("too_few_machines", tuple(sorted(left)))
        if left and not hand.is_escrowed and step.kind not in AFTER_THE_END:
            return self._void("left_before_deal", tuple(sorted(left)))
        sealed = left & set(step.machines) if step.kind == CLAIM_OPEN else NOBODY
        hand.leave(sorted(left), for_good=sorted(sealed))
        told: list[DealEvent] = [MachinesAbsent(tuple(sorted(left)))] if left else []
        return told + self._close(step, left)

    def is_too_few_without(self, machines: Iterable[int]) -> bool:
        """Return whether too few machines take part in the step at hand without these for it to go on."""
        return len(set(self.hand.live) - set(machines)) < self.threshold

    def _end_without(self, machines: tuple[int, ...]) -> list[DealEvent]:
        """End the round, which is void without these machines."""
        if self.hand.cheats & set(machines):
            del self.log[self._opened_at :]  # others may not have heard what was said before the proof
        return self._void("too_few_machines", machines)

    def _end_record(self) -> list[DealEvent]:
        """End a recorded round if too few machines take part in it without the cheats."""
        cheats = tuple(sorted(self.hand.cheats & set(self.hand.live))) if self._reads_record else ()
        return self._end_without(cheats) if cheats and self.is_too_few_without(cheats) else []

    # Words at heads that no machine should stand on.

    def _meet_strays(self) -> list[DealEvent]:
        """Handle words that should be due but stand on heads that we do not know.

        All heads were equal when the last step that all took part in began. If they now differ, some machine
        has told different things to different machines since. Every machine shows once what its head is made
        of, and this exposes the culprit: it has signed two words at one head.
        """
        events: list[DealEvent] = []
        known = {*self._past, self.hand.head}
        for author in self.waiting_for():
            following = [
                signed
                for signed in self._inbox.waiting(author)
                if signed.envelope.seq == self._inbox.next_seq(author) and signed.envelope.kind != REJOIN
            ]
            is_stray = any(signed.envelope.head not in known for signed in following)
            if author in self._strays or author == self.hand.me or not is_stray:
                continue
            if not self._strays:
                self._outbox.show(shown.raw for shown in self._recent)
            self._strays.add(author)
            events.append(Refused("other_head"))
        return events

    def _open(self, step: Step) -> list[DealEvent]:
        self._strays = set()
        return super()._open(step)
