"""Texts that count something: each language has the forms it needs, one, two or more."""

from typing import assert_never

from engine.knobs import PointName
from tusac_qt.words.translation import translate


class Counted:
    """The texts, each by what it counts.

    They stand in one class because Qt's tools collect a text with a number only from `tr` of a class. A text
    is written as for many; what English says for one is in `resources/i18n/plurals_en.ts`.
    """

    def tr(self, text: str, comment: str, n: int) -> str:
        """Return a text in the language in use and the form for a number, its placeholders still in it."""
        del comment
        return translate("Counted", text, n)

    def points(self, n: int) -> str:
        """Return a number of points."""
        return self.tr("{n} points", "", n).format(n=n)

    def worth(self, n: int, name: PointName) -> str:
        """Return a number of points by the name that they have in the rules."""
        if name is PointName.HU:
            return self.tr("{n} hu", "", n).format(n=n)
        if name is PointName.LENH:
            return self.tr("{n} lệnh", "", n).format(n=n)
        if name is PointName.POINTS:
            return self.points(n)
        assert_never(name)

    def cards(self, n: int) -> str:
        """Return a number of cards."""
        return self.tr("{n} cards", "", n).format(n=n)

    def rounds(self, n: int) -> str:
        """Return a number of rounds."""
        return self.tr("{n} rounds", "", n).format(n=n)

    def draws(self, n: int) -> str:
        """Return how many cards may still be drawn."""
        return self.tr("{n} more draws", "", n).format(n=n)

    def last_draws(self, n: int) -> str:
        """Return how many cards may still be drawn, and what comes then."""
        return self.tr("{n} more draws, then nobody wins", "", n).format(n=n)

    def void_hands(self, n: int, name: str) -> str:
        """Return how many hands did not count when somebody left."""
        return self.tr("{n} rounds cancelled when {name} left", "", n).format(n=n, name=name)

    def unseen_winners(self, n: int) -> str:
        """Return how many cards would complete the hand after a move."""
        return self.tr("Then {n} unseen cards would complete your hand.", "", n).format(n=n)

    def unseen_helpers(self, n: int, cards: str, thrown: str) -> str:
        """Return how many cards would complete what a move keeps."""
        told = self.tr("It keeps {cards}: {n} unseen cards would complete that; {thrown}", "", n)
        return told.format(n=n, cards=cards, thrown=thrown)

    def junk_cards(self, n: int) -> str:
        """Return a number of junk cards."""
        return self.tr("{n} junk cards", "", n).format(n=n)

    def junk_cards_left(self, n: int) -> str:
        """Return how many junk cards an answer leaves."""
        return self.tr("leaves {n} junk cards", "", n).format(n=n)

    def junk_left(self, n: int) -> str:
        """Return how many junk cards an answer leaves, under its name, where there is little room."""
        return self.tr("leaves {n} junk", "", n).format(n=n)

    def winning_cards(self, n: int) -> str:
        """Return how many different cards would win."""
        return self.tr("{n} winning cards", "", n).format(n=n)

    def new_lines(self, n: int) -> str:
        """Return how many lines have come below those that are read, on the button that leads there."""
        return self.tr("{n} new ↓", "", n).format(n=n)

    def rules_that_differ(self, n: int) -> str:
        """Return in how many rules one ruleset differs from another."""
        return self.tr("{n} rules differ", "", n).format(n=n)

    def verified_by(self, n: int) -> str:
        """Return that so many computers have checked a round."""
        return self.tr("Verified by {n} computers ✓", "", n).format(n=n)

    def verifying(self, done: int, n: int) -> str:
        """Return how many of all computers have checked a round."""
        return self.tr("Verifying: {done} of {n} computers", "", n).format(done=done, n=n)

    def shuffled_by(self, n: int) -> str:
        """Return that so many computers have shuffled, and proven it."""
        return self.tr("Shuffled and proven by {n} computers ✓", "", n).format(n=n)

    def rounds_done(self, done: int, n: int) -> str:
        """Return how many of all rounds have been played."""
        return self.tr("{done} of {n} rounds", "", n).format(done=done, n=n)

    def deals(self, n: int) -> str:
        """Return how many different deals were played."""
        return self.tr("{n} deals", "", n).format(n=n)

    def orders(self, n: int) -> str:
        """Return in how many orders of players each deal was played."""
        return self.tr("{n} orders", "", n).format(n=n)

    def people(self, n: int) -> str:
        """Return how many play."""
        return self.tr("{n} players", "", n).format(n=n)

    def computer_players(self, n: int) -> str:
        """Return with how many computers one plays."""
        return self.tr("with {n} computer players", "", n).format(n=n)

    def days_in_a_row(self, n: int) -> str:
        """Return on how many days in a row the daily deal was played."""
        return self.tr("{n} days in a row", "", n).format(n=n)

    def longest_days(self, n: int) -> str:
        """Return the most days in a row on which it was ever played."""
        return self.tr("longest: {n} days", "", n).format(n=n)

    def good_answers(self, good: int, n: int) -> str:
        """Return how many of all questions were answered as well as can be."""
        return self.tr("{good} of {n} answers were the best possible.", "", n).format(good=good, n=n)

    def stars(self, lit: int, n: int) -> str:
        """Return how many of all stars have been won."""
        return self.tr("{lit} of {n} stars", "", n).format(lit=lit, n=n)

    def recorded_actions(self, n: int) -> str:
        """Return how many actions a record has, to somebody who asked for a later one."""
        return self.tr("--at: the record has {n} actions", "", n).format(n=n)


counted = Counted()
