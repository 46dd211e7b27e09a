"""The words about a replay that people at a network table watch together. No Qt."""

from dataclasses import dataclass

from net.table.interface.status import Member, Presence, SharedLook, Status
from tusac_qt.words.punctuation import listed, sentences
from tusac_qt.words.translation import translate

_MOST_NAMES = 3
"""So many are named, the others counted."""
_UNHEARD = frozenset({Presence.AWAY, Presence.LEFT, Presence.REMOVED})


@dataclass(frozen=True, slots=True)
class TogetherText:
    """The texts where people may watch a replay together.

    Attributes:
        line: who does; "" for nobody.
        button: what a press there is called; "" where there is nothing to press.
    """

    line: str = ""
    button: str = ""


NOTHING = TogetherText()


def together_text(status: Status | None, *, is_with: bool) -> TogetherText:
    """Return the texts about the last round; nothing while there is none, or nobody to look back with.

    Args:
        status: the current status; None at a table of this machine alone.
        is_with: whether the player looks back with the others now.
    """
    look = None if status is None else status.look
    if status is None or look is None:
        return NOTHING
    names = [status.members[place].name for place in look.along if not status.members[place].is_me]
    if is_with:
        return TogetherText(_with_line(status, look, names), translate("together", "Go on alone"))
    if names:
        one = translate("together", "{names} is reviewing the round.")
        many = translate("together", "{names} are reviewing the round.")
        text = (one if len(names) == 1 else many).format(names=_listed(names))
        return TogetherText(text, translate("together", "Join in"))
    has_company = any(_is_company(status, place, member) for place, member in enumerate(status.members))
    return TogetherText("", translate("together", "Review together")) if has_company else NOTHING


def led_to(look: SharedLook | None, status: Status, last_own: int | None) -> int | None:
    """Return the place that the others lead to; None if the page is there already.

    Args:
        look: how people look back.
        status: the current status.
        last_own: the place that this player has led to last; None if to none.
    """
    if look is None or not look.turn:
        return None
    is_own = look.mover is not None and status.members[look.mover].is_me
    return None if is_own and look.at != last_own else look.at


def _with_line(status: Status, look: SharedLook, names: list[str]) -> str:
    if not names:
        return translate("together", "The others can see that you’re reviewing, and can join in.")
    text = translate("together", "With {names}. When anyone steps, everyone follows.")
    lines = [text.format(names=_listed(names))]
    mover = None if look.mover is None else status.members[look.mover]
    if mover is not None and not mover.is_me:
        lines.append(translate("together", "{name} brought you here.").format(name=mover.name))
    return sentences(lines)


def _listed(names: list[str]) -> str:
    if len(names) > _MOST_NAMES:
        text = translate("together", "{names} and {n} others")
        return text.format(names=listed(names[: _MOST_NAMES - 1]), n=len(names) - _MOST_NAMES + 1)
    if len(names) == 1:
        return names[0]
    text = translate("together", "{names} and {last}")
    return text.format(names=listed(names[:-1]), last=names[-1])


def _is_company(status: Status, place: int, member: Member) -> bool:
    """Return whether a person sits, or looks on, at another machine that can be heard."""
    if member.is_me or member.presence in _UNHEARD:
        return False
    seats = [seat for seat in status.seats if seat.member == place]
    return member.is_spectator or not seats or any(not seat.level for seat in seats)
