"""The name on the wire of every message there is."""

from net.wire.codec import Message
from net.wire.deal import BODIES
from net.wire.link import LINK_FRAMES
from net.wire.table import ABRIDGED, FRAMES, NOTES

KIND_OF: dict[type[Message], str] = {
    message: kind
    for kinds in (BODIES, FRAMES, NOTES, ABRIDGED, LINK_FRAMES)
    for kind, message in kinds.items()
}
"""The kind of each message.

Bodies, notes and frames are told apart by where they stand; a class is in one table only.
"""
