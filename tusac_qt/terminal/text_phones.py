"""The lines in a terminal that show how phones join: a picture to scan, an address and a key to type.

No Qt.
"""

from net.node.reports import AtTable, CoordinatorAt, Hosted, Report
from tusac_qt.phone.invitation import AskedClaim, Serving, picture_lines
from tusac_qt.phone.phones import Phones
from tusac_qt.words.translation import translate

_YES, _NO = "yes", "no"


class TextPhones:
    """Prints the address for phones, once it is known."""

    def __init__(self, phones: Phones, host: str) -> None:
        """Follow a server of phones.

        Args:
            phones: the server.
            host: the address of this computer that phones can reach.
        """
        self._phones = phones
        self._host = host
        self._told: Serving | None = None
        self._asked: AskedClaim | None = None

    def hear(self, report: Report) -> None:
        """Process a report of this computer's own machine."""
        if isinstance(report, AtTable):
            self._phones.follow(report.status)
        elif isinstance(report, Hosted | CoordinatorAt):
            self._phones.placed(report)

    def news(self) -> list[str]:
        """Return the new lines: where phones are served, and claims of seats by new phones."""
        return self._served() + self._claimed()

    def takes(self, line: str) -> bool:
        """Answer the open question about a phone, if a typed line does; return whether it does."""
        word, asked = line.strip().casefold(), self._phones.claim_asked
        if asked is None or word not in (_YES, _NO):
            return False
        self._phones.answer(asked.number, agrees=word == _YES)
        return True

    def _served(self) -> list[str]:
        serving = self._phones.serving
        if serving is None or serving == self._told:
            return []
        self._told = serving
        return phone_lines(serving, self._host)

    def _claimed(self) -> list[str]:
        asked = self._phones.claim_asked
        is_new, self._asked = asked not in (None, self._asked), asked
        if asked is None or not is_new:
            return []
        text = translate("terminal", "A new phone says it’s {name}. Is that right?")
        typed = translate("terminal", "Type {yes} to give them that seat and its hand, or {no}.")
        return [text.format(name=asked.name), typed.format(yes=_YES, no=_NO)]


def phone_lines(serving: Serving, host: str) -> list[str]:
    """Return the lines that say how phones come to the table."""
    if serving.problem:
        text = translate("terminal", "Phones can’t be served here: {why}.")
        return [text.format(why=serving.problem)]
    invitation, port = serving.invitation, serving.port
    typed = translate("terminal", "Or type in its browser: {address} and then the key {key}")
    return [
        translate("terminal", "With a phone: scan this."),
        *picture_lines(invitation.url(host, port)),
        typed.format(address=invitation.short(host, port), key=invitation.spelled_key),
        translate("terminal", "Phones play through this computer, which could see their cards."),
    ]
