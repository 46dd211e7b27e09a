"""The time of a table, which stands still while the table does."""


class Clock:
    """Reads seconds that passed while it ran; its readings and the caller's moments are turned into each other."""

    def __init__(self) -> None:
        self._lost_s = 0.0
        self._stopped_at: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._stopped_at is None

    def set_running(self, now: float, *, running: bool) -> None:
        """Stop, or go on from where it stopped."""
        if not running and self._stopped_at is None:
            self._stopped_at = now
        elif running and self._stopped_at is not None:
            self._lost_s += now - self._stopped_at
            self._stopped_at = None

    def skip(self, seconds: float) -> None:
        """Count the last seconds as time in which it stood."""
        if self.is_running:
            self._lost_s += seconds

    def read(self, now: float) -> float:
        """Return the reading at a moment of the caller's clock, not earlier than the last one."""
        return (now if self._stopped_at is None else self._stopped_at) - self._lost_s

    def moment(self, reading: float) -> float:
        """Return the moment of the caller's clock at which it shows a reading, if it is not stopped again.

        Whoever waits for that moment compares moments: a reading taken then may be less by a rounding.
        """
        return reading + self._lost_s

    def has_come(self, reading: float | None, now: float) -> bool:
        """Return whether it runs and shows a reading or more; False for None."""
        return self.is_running and reading is not None and self.moment(reading) <= now
