"""The engine's errors. The type says whose fault it is; words for people are made by the client."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Reason(Enum):
    """The reason why an action is not allowed. Its value is a stable code, for machines and translations."""

    NOT_THIS_PHASE = "not_this_phase"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_ANSWERED = "already_answered"
    NOT_IN_HAND = "not_in_hand"
    NOT_CANONICAL = "not_canonical"
    NOT_A_MELD = "not_a_meld"
    NEED_MORE_CARDS = "need_more_cards"
    LOCKED_GROUP = "locked_group"
    OWN_DISCARD = "own_discard"
    OUT_OF_TURN = "out_of_turn"
    GENERAL_NOT_CLAIMABLE = "general_not_claimable"
    GENERAL_STAYS_WITH_DRAWER = "general_stays_with_drawer"
    GENERAL_MUST_BE_KEPT = "general_must_be_kept"
    GENERAL_NOT_DISCARDED = "general_not_discarded"
    MORE_DEADWOOD = "more_deadwood"
    FEWER_DEADWOOD_EXISTS = "fewer_deadwood_exists"
    HAND_NOT_COMPLETE = "hand_not_complete"
    TOO_FEW_POINTS = "too_few_points"
    MUST_WIN = "must_win"
    NOTHING_TO_DISCARD = "nothing_to_discard"
    NO_SUCH_MELD = "no_such_meld"
    OPEN_PONG_STAYS = "open_pong_stays"
    OPEN_PONG_OWN_DRAW = "open_pong_own_draw"
    OPEN_PONG_ONLY_WINS = "open_pong_only_wins"
    KONG_IS_DUE = "kong_is_due"
    PONG_IS_DUE = "pong_is_due"
    KONG_IS_DUE_UNTIL_WAITING = "kong_is_due_until_waiting"
    PONG_IS_DUE_UNTIL_WAITING = "pong_is_due_until_waiting"
    HAS_LEFT = "has_left"
    CANNOT_RETURN = "cannot_return"
    NOT_AS_DEALT = "not_as_dealt"
    HAND_NOT_HOPELESS = "hand_not_hopeless"
    HAND_IS_DEAD = "hand_is_dead"
    HAND_NOT_DEAD = "hand_not_dead"
    HAS_FOLDED = "has_folded"
    GIVING_UP_IS_SAID = "giving_up_is_said"
    JOKER_STAYS_WITH_DRAWER = "joker_stays_with_drawer"
    JOKER_MUST_BE_KEPT = "joker_must_be_kept"
    JOKER_NOT_DISCARDED = "joker_not_discarded"
    PAIR_NEEDS_OWN_DRAW = "pair_needs_own_draw"


class RuleFault(Enum):
    """A fault of a rule or of a file of rules.

    The value is the stable code; words for people are made of it.

    The comment behind each code names the arguments of its problem.
    """

    NOT_A_TABLE = "not_a_table"  # value
    MISSING = "missing"
    NO_SUCH_RULE = "no_such_rule"
    NO_SUCH_RULE_BUT = "no_such_rule_but"  # nearest
    TWO_NAMES = "two_names"  # old
    NEWER_VERSION = "newer_version"  # version, newest
    NOT_A_VERSION = "not_a_version"  # value
    NO_SUCH_RULESET = "no_such_ruleset"  # ruleset
    UNUSABLE_BASE = "unusable_base"  # ruleset
    BASES_GO_ROUND = "bases_go_round"  # rulesets
    NOT_A_FLAG = "not_a_flag"  # value
    NOT_A_NUMBER = "not_a_number"  # value
    NOT_A_TEXT = "not_a_text"  # value
    NOT_NUMBERS = "not_numbers"  # value
    NOT_PIECES = "not_pieces"  # value
    NOT_POINTS = "not_points"  # value
    NOT_POINTS_OF_KINDS = "not_points_of_kinds"  # value, kinds
    NOT_A_CHOICE = "not_a_choice"  # value, choices
    NOT_CHOICES = "not_choices"  # value, choices
    OUT_OF_RANGE = "out_of_range"  # value, low, high
    POINTS_OUT_OF_RANGE = "points_out_of_range"  # value, low, high
    POINTS_OF_KIND_OUT_OF_RANGE = "points_of_kind_out_of_range"  # kind, value, low, high
    NEITHER = "neither"  # value, one, other
    NOT_ONE_MORE = "not_one_more"  # value
    NO_PLAYERS = "no_players"  # low, high
    GENERALS_NEVER_PAIRED = "generals_never_paired"
    ALL_LAID_OPEN = "all_laid_open"  # cards
    TOO_FEW_CARDS = "too_few_cards"  # players, needed, deck


@dataclass(frozen=True, slots=True)
class RuleProblem:
    """One thing that is wrong with rules.

    Attributes:
        key: the rule to blame, as files name it; "" if it is none by itself.
        fault: what is wrong with it.
        arguments: the values that a sentence about it needs, by name.
    """

    key: str
    fault: Enum
    arguments: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return key, code and arguments for programmers."""
        told = "".join(f" {name}={value}" for name, value in self.arguments.items())
        return f"{self.key}: {self.fault.value}{told}" if self.key else f"{self.fault.value}{told}"


class EngineError(ValueError):
    """Anything the engine refuses. Any other exception out of the engine is a bug of ours."""


class IllegalAction(EngineError):  # noqa: N818 - the field's name, as in python-chess
    """The action is well formed but the rules do not allow it here.

    Attributes:
        reason: the stable code; `tusac_qt.words.i18n` has the words.
        seat: whose action it is; with the last answer to an offer, whose claim proved false.
    """

    def __init__(self, reason: Reason, seat: int, action: object) -> None:
        self.reason = reason
        self.seat = seat
        super().__init__(f"{action!r} is not allowed: {reason.value}")


class UnknownCard(EngineError):  # noqa: N818 - says what is missing, not that something broke
    """A deck position had to be known to go on and is not; reveal it first."""


class NotationError(EngineError):
    """A text does not say a card, meld, action or record. The message names the offending part."""


class NewerRecordError(NotationError):
    """A record has what only a newer program can have written into it; nothing shows that it is damaged."""


class CodecError(EngineError):
    """Bytes are not the canonical encoding of anything."""


class RulesError(EngineError):
    """Rules are incomplete, out of range, or contradict each other.

    Attributes:
        problems: everything that is wrong; at least one.
    """

    def __init__(self, *problems: RuleProblem) -> None:
        self.problems = problems
        super().__init__("; ".join(map(str, problems)))
