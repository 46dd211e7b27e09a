"""Table codes: made, compared, and guarded against guessing. Without any input or output."""


class CodeGuard:
    """A table's code, and who tried others. One for all connections of the table; `now` is monotonic seconds."""

    def __init__(self, code: str) -> None:
        """Guard a code. Raises LocalProtocolError unless it has six characters or more, once normalized."""
        raise NotImplementedError
