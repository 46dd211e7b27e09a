"""Phones that play through the computer of this window: on and off, and what the window shows of them."""

from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal

from net.address import Address
from net.node.reports import AtTable, CoordinatorAt, Failed, Hosted
from net.node.wishes import Hosting, Joining
from net.table.interface.status import Status
from tusac_qt.bridges.net_bridge import NetBridge
from tusac_qt.phone.invitation import AskedClaim, Serving


class PhoneDoor(Protocol):
    """The part of `tusac_qt.phone.phones.Phones` that a window uses."""

    serving: Serving | None
    phones: frozenset[bytes]
    away: frozenset[bytes]
    claim_asked: AskedClaim | None

    @property
    def hosted(self) -> Hosted | None:
        """The address of the table that was opened for phones."""

    @property
    def failed(self) -> Failed | None:
        """The reason why it could not be opened."""

    def host(self, hosting: Hosting) -> None:
        """Open a table for phones."""

    def follow(self, status: Status) -> None:
        """Process a new status."""

    def placed(self, place: Hosted | CoordinatorAt) -> None:
        """Receive the address of the table."""

    def start_match(self) -> None:
        """Begin the match at the table opened for phones."""

    def free(self, key: bytes) -> None:
        """Free the seat of a phone that is away."""

    def answer(self, number: int, *, agrees: bool) -> None:
        """Say whether a claim is true."""

    def stop(self, *, is_over: bool) -> None:
        """Serve no more, soon."""

    def close(self, *, is_over: bool) -> None:
        """Serve no more, and wait for it."""


class PhoneBridge(QObject):
    """Serves phones at the table that the window is at.

    Signals: changed: a `Serving`, or None, and the address of this computer that phones reach. seated: the
    keys of the machines that play for phones, and of those whose phone is away. claimed: an `AskedClaim`,
    whose seat somebody with a new phone says to be theirs; None once that is settled. opened: a `Joining`, by
    which the window joins the table that was opened for phones, to watch it. failed: a `Failed`, the reason
    why no table could be opened.
    """

    changed = Signal(object, str)
    seated = Signal(object, object)
    claimed = Signal(object)
    opened = Signal(object)
    failed = Signal(object)
    _told = Signal()

    def __init__(self, net: NetBridge) -> None:
        super().__init__(net)
        self._phones: PhoneDoor | None = None
        self._last: AtTable | None = None
        self._place: Hosted | CoordinatorAt | None = None
        self._net = net
        self._host = ""
        self._is_opening = False
        self._claim: AskedClaim | None = None
        self._told.connect(self.tell)  # from the thread of the server into that of the window
        net.at_table.connect(self._follow)
        net.hosted.connect(self._placed)
        net.coordinator_at.connect(self._placed)
        net.left.connect(self.end)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._quit)

    @property
    def serves(self) -> bool:
        """Whether phones are served, or will be once we are at a table."""
        return self._phones is not None

    def serve(self, is_on: bool) -> None:  # noqa: FBT001 - a Qt slot
        """Serve phones from now on, or stop."""
        if not is_on:
            self._close()
        elif self._phones is None:
            from tusac_qt.phone.phones import Phones  # noqa: PLC0415 - cryptography and all of the network
            from tusac_qt.phone.whereabouts import own_host, own_phone_places  # noqa: PLC0415

            self._host = own_host()
            phones = Phones(own_phone_places(), self._net.code, self._told.emit, has_screen=True)
            phones.start()
            self._phones = phones
            if self._place is not None:
                self._phones.placed(self._place)
            if self._last is not None:
                self._phones.follow(self._last.status)

    def host(self, hosting: Hosting) -> None:
        """Open a table for phones, and serve them; `opened` follows, or `failed`."""
        self._close()
        self._is_opening = True
        self.serve(is_on=True)
        if self._phones is not None:
            self._phones.host(hosting)

    def start_match(self) -> None:
        """Begin the match at the table opened for phones, with those who sit there."""
        if self._phones is not None:
            self._phones.start_match()

    def free(self, key: bytes) -> None:
        """Free the seat of a phone that is away, by the key of its machine."""
        if self._phones is not None:
            self._phones.free(key)

    def answer(self, claim: AskedClaim, *, agrees: bool) -> None:
        """Say whether a claim is true."""
        if self._phones is not None:
            self._phones.answer(claim.number, agrees=agrees)

    def end(self) -> None:
        """Stop serving phones: we are at no table."""
        self._last = self._place = None
        self._close()

    def _close(self) -> None:
        phones, self._phones = self._phones, None
        if phones is not None:
            phones.stop(is_over=True)
        self.changed.emit(None, "")
        self.seated.emit(frozenset(), frozenset())
        self._tell_claim(None)

    def _quit(self) -> None:
        """Serve no more: the program ends."""
        if self._phones is not None:
            self._phones.close(is_over=True)

    def _placed(self, place: Hosted | CoordinatorAt) -> None:
        self._place = place
        if self._phones is not None:
            self._phones.placed(place)

    def _follow(self, report: AtTable) -> None:
        self._last = report
        if self._phones is not None:
            self._phones.follow(report.status)

    def tell(self) -> None:
        """Report again the address for phones, and who plays by phone."""
        if self._is_opening and self._phones is not None:
            self._tell_opened(self._phones)
        serving: Serving | None = None if self._phones is None else self._phones.serving
        if serving is not None and self._phones is not None:
            self.changed.emit(serving, self._host)
            self.seated.emit(self._phones.phones, self._phones.away)
            self._tell_claim(self._phones.claim_asked)

    def _tell_claim(self, claim: AskedClaim | None) -> None:
        if claim != self._claim:
            self._claim = claim
            self.claimed.emit(claim)

    def _tell_opened(self, phones: PhoneDoor) -> None:
        hosted, failed = phones.hosted, phones.failed
        if failed is not None:
            self._is_opening = False
            self.end()
            self.failed.emit(failed)
        elif hosted is not None:
            self._is_opening = False
            here = Address("127.0.0.1", hosted.addresses[0].port)
            self.opened.emit(Joining((here,), hosted.code, wants_seat=False))
