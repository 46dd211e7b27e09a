"""Tables of real processes that are killed, lie about their disk, or cheat."""
