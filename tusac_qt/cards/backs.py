"""The names of the patterns on the backs of cards. No Qt."""

BACKS = ("coins", "waves", "petals", "bamboo", "weave")
"""The first is everybody's; the others are won (`tusac_qt.play.milestones`)."""
