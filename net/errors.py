"""The peer's errors. What another machine does wrong is a value (`Refusal`), never an exception."""


class NetError(ValueError):
    """Anything the peer refuses to do on its own side."""


class LocalProtocolError(NetError):
    """We were asked to do what the protocol does not allow now. It is the caller's fault."""


class RecordError(NetError):
    """A recorded round cannot be read. The message says what is wrong with the file."""
