"""Records damaged in many ways, for the comparison of the two verifiers."""
