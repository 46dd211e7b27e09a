"""Three short words for 24 bits, to be read aloud and compared by people; and an emblem for a key.

The words are ours, plain English, and differ in their first four letters. Their order is part of the protocol.
"""
