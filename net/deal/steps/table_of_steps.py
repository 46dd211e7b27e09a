"""The table of all steps: the logic that judges each kind of envelope. A kind without an entry is refused."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from net.deal.steps.ending import AuditLogic, EndLogic, ReceiptLogic
from net.deal.steps.escrow import EscrowAckLogic, EscrowLogic
from net.deal.steps.playing import ClaimCommitLogic, ClaimOpenLogic, OpenCardsLogic
from net.deal.steps.reading import DealLogic, DrawLogic, ReadyLogic, WallLogic
from net.deal.steps.setup import CommitLogic, DeckAckLogic, OpenLogic, ShuffleLogic
from net.deal.steps.standing_in import MasksForLogic, WallForLogic
from net.deal.steps.step import StepLogic
from net.wire.kinds import KIND_OF

_ALL: tuple[type[StepLogic[Any, Any]], ...] = (
    CommitLogic,
    OpenLogic,
    ShuffleLogic,
    DeckAckLogic,
    EscrowLogic,
    EscrowAckLogic,
    DealLogic,
    ReadyLogic,
    DrawLogic,
    WallLogic,
    WallForLogic,
    MasksForLogic,
    OpenCardsLogic,
    ClaimCommitLogic,
    ClaimOpenLogic,
    EndLogic,
    AuditLogic,
    ReceiptLogic,
)

LOGIC: Mapping[str, type[StepLogic[Any, Any]]] = MappingProxyType(
    {KIND_OF[logic.body]: logic for logic in _ALL}
)
"""The logic of each kind of step, in the order of a round."""
