"""Mathematics of the fair deal: a group, proofs over it, shuffles, escrow.

No engine, no wire, no clock, no I/O.

Chance is always an argument (`hashing.Rng`), and what a peer sent is either a value of a type defined here or
an `EncodingError`. From the ground up:

group, base, digits, multiexp, libsecp, affine, backends    secp256k1 behind one interface, three back ends
hashing, fiat_shamir, generators    domains, seeded streams, challenges, nothing-up-my-sleeve points
keys, equality                      key ownership, equal logarithms
cards, shuffle_secret               masked cards and decks, and what a shuffle does to them
shuffle_proof, shuffler, shuffle_verifier    the argument for a shuffle, who makes it, who checks it
commitment, sealing                 commit and open; bytes for one reader
masked_shares, secret_sharing       shares owed to others, kept for when their owner is absent
"""
