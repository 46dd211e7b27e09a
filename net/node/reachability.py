"""Tells the client where our table can be reached, whichever machine is coordinator, when that changes."""

from collections.abc import Sequence

from net.address import Address
from net.node.mailbox import Mailbox
from net.node.reach import own_reach
from net.node.reports import CoordinatorAt, Hosted


class Reachability:
    """The last report on reachability, and whether it still holds."""

    def __init__(self, listens_on: Sequence[str], mailbox: Mailbox) -> None:
        """Begin with nothing told; `listens_on` are the addresses we listen at, "" for all."""
        self._listens_on = listens_on
        self._mailbox = mailbox
        self._told: Hosted | CoordinatorAt | None = None

    def tell_ours(self, port: int, code: str) -> None:
        """Tell that we are the coordinator, at this port, with this code."""
        reach = own_reach(self._listens_on)
        self._tell(Hosted(reach.addresses(port), reach.number(port), code))

    def tell_coordinators(self, address: Address | None) -> None:
        """Tell that another machine is coordinator, which we reach at this address."""
        unknown = CoordinatorAt(None, "")
        self._tell(
            unknown if address is None else CoordinatorAt(*own_reach(self._listens_on).of_another(address))
        )

    def _tell(self, where: Hosted | CoordinatorAt) -> None:
        if where != self._told:
            self._told = where
            self._mailbox.put(where)
