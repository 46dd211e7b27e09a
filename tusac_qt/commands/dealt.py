"""The record of a round dealt between machines, for the subcommands that read it."""

from net.errors import RecordError
from net.records.audit import AuditReport
from tusac_qt.bridges.dealt import check_dealt
from tusac_qt.commands.common import UsageError


def read_dealt(name: str, data: bytes) -> AuditReport:
    """Return what such a record comes to. Raises UsageError if it cannot be read."""
    try:
        return check_dealt(data)
    except RecordError as error:
        msg = f"{name}: {error}"
        raise UsageError(msg) from error
