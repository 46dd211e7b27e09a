"""Finding tables on the local network: adverts, interfaces, addresses people type.

Input and output live here.
"""
