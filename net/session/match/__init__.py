"""One machine's end of a match at one agreed table. Sans-IO: envelopes in, envelopes out, time as an argument."""

from net.session.match.match import Match, Reception

__all__ = ["Match", "Reception"]
