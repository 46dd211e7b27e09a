"""A table as it advertises itself, for tests to vary."""

from net.discovery.advert import Advert, TableState

ADVERT = Advert(
    table="0123456789abcdef",
    version=7,
    protocol_major=2,
    protocol_minor=2,
    program="0.1.0",
    name="Bàn nhà bà Tư",
    host="Tư Sắc",
    fingerprint="fedcba9876543210",
    rules="pvt",
    rules_digest="89abcdef",
    pace="family",
    seats=4,
    people=1,
    free=2,
    has_spectators=True,
    needs_code=False,
    state=TableState.LOBBY,
)
