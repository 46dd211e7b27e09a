"""One machine's end of a match at one agreed table.

Sans-IO: envelopes in, envelopes out, time as an argument.
"""

from net.match.attempt import Reception
from net.match.match import Match
from net.match.participant import Participant

__all__ = ["Match", "Participant", "Reception"]
