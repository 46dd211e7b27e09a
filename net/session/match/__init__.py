"""One machine's end of a match at one agreed table. Sans-IO: envelopes in, envelopes out, time as an argument."""

from net.session.match.attempt import Reception
from net.session.match.match import Match
from net.session.match.participant import Participant

__all__ = ["Match", "Participant", "Reception"]
