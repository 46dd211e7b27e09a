"""The engine's errors. The type says whose fault it is; words for people are made by the client."""

from enum import Enum


class Reason(Enum):
    """Why an action is not allowed. The value is the stable code that travels and is translated."""

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


class CodecError(EngineError):
    """Bytes are not the canonical encoding of anything."""


class RulesError(EngineError):
    """A ruleset is incomplete or contradicts itself. The message names the first field that is wrong.

    Attributes:
        problems: everything that is wrong, each as `field: what`, where a field is to blame.
    """

    def __init__(self, *problems: str) -> None:
        self.problems = problems
        super().__init__(problems[0])
