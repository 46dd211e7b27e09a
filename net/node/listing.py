"""Our table's listing for strangers: the session's listing as an advert."""

from net.discovery.advert import Advert, TableState
from net.identity import PublicIdentity
from net.links.opening import HIGHEST
from net.table.interface.effects import Advertise


def advert_of(listing: Advertise, coordinator: PublicIdentity, program: str) -> Advert:
    """Return the advert of a table that this machine keeps."""
    return Advert(
        table=listing.table.hex()[:16],
        version=listing.version,
        protocol_major=HIGHEST,
        protocol_minor=0,
        program=program,
        name=listing.name,
        host=listing.host,
        fingerprint=coordinator.sign_key.hex()[:16],
        rules=listing.rules.name,
        rules_digest=listing.rules.digest[:8],
        pace=listing.pace.name,
        seats=listing.seats,
        people=listing.people,
        free=listing.seats - listing.people,
        has_spectators=True,
        needs_code=listing.needs_code,
        state=TableState.PLAYING if listing.is_playing else TableState.LOBBY,
    )
