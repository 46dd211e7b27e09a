"""One machine's end of a match at one agreed table.

Sans-IO: envelopes in, envelopes out, time as an argument. Nothing is imported here: a table of one machine
needs the clock and the questions, and nothing that deals without trust.
"""
