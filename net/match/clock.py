"""The clock of a table, which can be stopped."""


class Clock:
    """Counts the seconds during which it ran, and converts between its readings and the caller's moments."""

    def __init__(self) -> None:
        self._lost_s = 0.0
        self._stopped_at: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._stopped_at is None

    def set_running(self, now: float, *, running: bool) -> None:
        """Stop the clock, or let it run on from where it stopped."""
        if not running and self._stopped_at is None:
            self._stopped_at = now
        elif running and self._stopped_at is not None:
            self._lost_s += now - self._stopped_at
            self._stopped_at = None

    def skip(self, seconds: float) -> None:
        """Do not count the last `seconds`."""
        if self.is_running:
            self._lost_s += seconds

    def read(self, now: float) -> float:
        """Return the reading at a moment of the caller's clock; moments must not go back."""
        return (now if self._stopped_at is None else self._stopped_at) - self._lost_s

    def moment(self, reading: float) -> float:
        """Return the caller's moment at which this clock shows a reading, unless it is stopped before.

        Compare moments, not readings: a reading taken at that moment may be less by a rounding error.
        """
        return reading + self._lost_s

    def has_come(self, reading: float | None, now: float) -> bool:
        """Return whether the clock runs and has reached a reading; False for None."""
        return self.is_running and reading is not None and self.moment(reading) <= now
