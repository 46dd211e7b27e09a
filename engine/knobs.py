"""The choices that rules leave open, each as files and players spell it (docs/rules.md, 4.2)."""

from enum import Enum


class DealPackets(Enum):
    """The way cards are dealt: twenty at once, or six and then fives (docs/rules.md, 3.3)."""

    ALL20 = "all20"
    SIX_FIVE = "six_five"


class WallStyle(Enum):
    """The picture of the wall; no rule depends on it."""

    STACK = "stack"
    TILES = "tiles"


class FirstDealer(Enum):
    """The choice of the first dealer."""

    DICE = "dice"
    HIGH_CARD = "high_card"
    RANDOM = "random"


class NextDealerAfterWin(Enum):
    """The dealer after a won round."""

    WINNER = "winner"


class NextDealerAfterDraw(Enum):
    """The dealer after a round that nobody won."""

    NEXT_SEAT = "next_seat"
    SAME = "same"


class MulliganRule(Enum):
    """Whether a hopeless dealt hand may be thrown in (docs/rules.md, 3.4)."""

    OFF = "off"
    OPTIONAL = "optional"


class PongUpgrade(Enum):
    """The occasions on which an exposed pong may take its fourth card (docs/rules.md, 2.7 (3-3), A5)."""

    NEVER = "never"
    SELF_DRAW_WIN = "self_draw_win"
    SELF_DRAW = "self_draw"


class PongClaimRule(Enum):
    """Whether a pong may leave more deadwood than before (docs/rules.md, 2.3 rule 2)."""

    FREE = "free"
    NO_DEADWOOD_INCREASE = "no_deadwood_increase"


class ClaimDeadwoodRule(Enum):
    """The same question for every claim."""

    NONE = "none"
    NO_INCREASE = "no_increase"
    MINIMUM = "minimum"


class GeneralDiscard(Enum):
    """Whether a General may be thrown away."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class DrawnGeneral(Enum):
    """Whether the drawer of a General has to keep it (docs/rules.md, A4)."""

    MUST_KEEP = "must_keep"
    MAY_KEEP = "may_keep"


class ClaimName(Enum):
    """The claims that out-of-turn seats may be granted."""

    WIN = "win"
    KONG = "kong"
    PONG = "pong"
    PAIR = "pair"


class Compulsion(Enum):
    """Whether a claim that can be made must be made. A win always overrides."""

    OPTIONAL = "optional"
    COMPULSORY = "compulsory"
    UNLESS_WAITING = "unless_waiting"


class WinClaim(Enum):
    """Whether a possible win must be declared (docs/rules.md, A15)."""

    OPTIONAL = "optional"
    COMPULSORY = "compulsory"


class Payment(Enum):
    """Whether losers pay by the points, by those above the fewest that win, or a fixed stake."""

    POINTS = "points"
    STAKE = "stake"
    OVER_MINIMUM = "over_minimum"


class PointName(Enum):
    """The name of points: points, hu as in Taiwan, or lenh as in southern Vietnam.

    No rule depends on it.
    """

    POINTS = "points"
    HU = "hu"
    LENH = "lenh"


class KongDeduction(Enum):
    """The deduction for a loser's own exposed kongs.

    Nothing, points before the unit, or the final amount (docs/rules.md, A6).
    """

    NONE = "none"
    POINTS = "points"
    AMOUNT = "amount"


class MultiWin(Enum):
    """The winner when several seats declare a win."""

    TURN_ORDER = "turn_order"
