"""All cheats by name."""

from collections.abc import Mapping
from types import MappingProxyType

from lab.cheating import on_the_wire, two_faces, while_dealing, while_playing
from lab.cheating.cheat import Cheat

_SILENT_AT = (
    "COMMIT", "OPEN", "SHUFFLE", "DECK_ACK", "ESCROW", "ESCROW_ACK", "DEAL", "READY", "DRAW", "WALL",
    "OPEN_CARDS",
    "CLAIM_COMMIT", "CLAIM_OPEN", "END", "AUDIT", "RECEIPT",
)  # fmt: skip

_ALL: tuple[type[Cheat], ...] = (
    while_dealing.OtherOpening,
    while_dealing.RogueKey,
    while_dealing.RepeatedKey,
    while_dealing.CancellingKeys,
    two_faces.TwoCommitments,
    while_dealing.OtherKind,
    while_dealing.DuplicatedCard,
    while_dealing.SwappedCards,
    while_dealing.JunkCard,
    two_faces.TwoDecks,
    while_dealing.WrongDeckAck,
    while_dealing.WrongShares,
    while_dealing.CancellingShares,
    while_dealing.BadPart,
    while_dealing.FalseComplaint,
    while_dealing.WrongMask,
    while_playing.WrongWallShare,
    while_playing.EarlyWallShare,
    while_playing.OtherSlot,
    while_playing.UncalledRejoin,
    while_playing.ForgedRejoin,
    while_playing.LieAboutDiscard,
    while_playing.OtherCards,
    while_playing.ForeignCard,
    while_playing.FalseClaim,
    while_playing.FalseWin,
    while_playing.IllegalAnswer,
    while_playing.ChangedAnswer,
    two_faces.TwoDiscards,
    while_playing.FalsePass,
    while_playing.FalseMarks,
    while_playing.FalseMulligan,
    while_playing.OtherCopy,
    while_playing.OtherChoice,
    while_playing.WrongResult,
    while_playing.WrongAuditKey,
    while_playing.WrongAuditSeed,
    while_dealing.UnseededShuffle,
    on_the_wire.BrokenChain,
    on_the_wire.WrongKind,
    on_the_wire.Twice,
    on_the_wire.MalformedBody,
    on_the_wire.LoneOut,
    on_the_wire.LoneClosed,
    on_the_wire.OutAndHave,
    on_the_wire.TwoOuts,
    on_the_wire.OutOfTooMany,
    on_the_wire.TwoCloseds,
    on_the_wire.OtherHead,
    on_the_wire.ForgedEnvelope,
    on_the_wire.ReplayedEnvelope,
    on_the_wire.OtherHand,
    on_the_wire.Garbage,
    *map(on_the_wire.silence, _SILENT_AT),
)

CHEATS: Mapping[str, type[Cheat]] = MappingProxyType({cheat.name: cheat for cheat in _ALL})
"""Every cheat by its name, in the order of a hand."""


def summary(cheat: type[Cheat]) -> str:
    """Return a cheat's description in one line."""
    return (cheat.__doc__ or Cheat.__doc__ or "").splitlines()[0]
