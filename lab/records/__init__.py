"""The two verifiers of records, on records that were damaged in every way that can be thought of."""
