"""The score book in words. No Qt."""

from collections.abc import Mapping, Sequence

from tusac_qt.play.rating import Rating
from tusac_qt.play.score_book import MetPlayer, RoundKind, Scored, Totals, beaten, sets_of
from tusac_qt.words.columns import table_lines
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import card_list, level_choice, level_name
from tusac_qt.words.numbers import percent, signed, tenths
from tusac_qt.words.punctuation import headed, phrases
from tusac_qt.words.translation import translate

_LEAST_ROUNDS = 10
"""Fewer say nothing yet of how strong one is: the 95 % interval of a share is over 30 % wide to each side."""


def average(points: int, rounds: int) -> str:
    """Return points per round, to a tenth, with their sign; a dash if there were no rounds."""
    if not rounds:
        return "–"
    return tenths(points / rounds, has_sign=True)


def tiles(found: Totals) -> tuple[tuple[str, str], ...]:
    """Return the six things worth knowing first, each with its number."""
    share = f"{found.wins} ({percent(round(100 * found.wins / found.rounds))})" if found.rounds else "0"
    best = "–" if found.best is None else counted.points(found.best.points)
    return (
        (translate("scores", "Rounds"), str(found.rounds)),
        (translate("scores", "Won"), share),
        (translate("scores", "Best hand"), best),
        (translate("scores", "Points"), signed(found.own)),
        (translate("scores", "Points per round"), average(found.own, found.rounds)),
        (translate("scores", "Kongs"), str(found.kongs)),
    )


def met_heads() -> tuple[str, ...]:
    """Return the heads of the table of people that the player has met."""
    return (
        #: head of the column that names the others at the table
        translate("scores", "With"),
        translate("scores", "Rounds"),
        translate("scores", "You won"),
        translate("scores", "They won"),
        translate("scores", "Your points"),
        translate("scores", "Per round"),
    )


def met_cells(met: MetPlayer) -> tuple[str, ...]:
    """Return one row of that table."""
    name = met.name
    if met.level:
        name = translate("scores", "Computers ({level})").format(level=level_name(met.level))
    return (
        name,
        str(met.rounds),
        str(met.wins),
        str(met.lost),
        signed(met.own),
        average(met.own, met.rounds),
    )


def _told_ratings(found: Totals) -> Mapping[str, Rating]:
    return {level: one for level, one in found.ratings.items() if one.rounds >= _LEAST_ROUNDS}


def rating_line(found: Totals) -> str:
    """Return a line about the player's strength beside computer players; "" while that is mostly luck."""
    ratings = _told_ratings(found)
    if not ratings:
        return ""
    sides = [
        translate("scores", "{level} {share} ± {reach}").format(
            level=level_choice(level),
            share=percent(round(100 * one.share)),
            reach=percent(round(100 * one.share_reach)),
        )
        for level, one in ratings.items()
    ]
    rounds = max(one.rounds for one in ratings.values())
    text = translate(
        "scores",
        "The computers have played the same cards as you ({rounds}). How often you do better:"
        " {levels}. {half} is even; ± is how far luck could shift it.",
    )
    return text.format(rounds=counted.rounds(rounds), levels=" · ".join(sides), half=percent(50))


def elo_line(found: Totals) -> str:
    """Return the same on the Elo scale of chess; "" if there is nothing to tell."""
    sides = [
        translate("scores", "{level} {difference} ± {reach}").format(
            level=level_name(level), difference=signed(round(one.difference)), reach=round(one.reach)
        )
        for level, one in _told_ratings(found).items()
    ]
    text = translate("scores", "Elo: {levels}. 400 means ten wins to one loss.")
    return text.format(levels=" · ".join(sides)) if sides else ""


def book_lines(found: Totals) -> list[str]:
    """Return a score book line by line, for a terminal."""
    if not found.rounds:
        return [translate("scores", "No finished rounds yet.")]
    lines = [headed(name, number) for name, number in tiles(found)]
    if found.best is not None:
        lines += ["  " + card_list(cards) for cards in sets_of(found.best)]
    rating = rating_line(found)
    if rating:
        lines.append(rating)
    return lines + table_lines([met_heads(), *map(met_cells, found.met)], gap=2)


def computer_name(level: str) -> str:
    """Return the name of a computer player of that level in a list of results."""
    return translate("daily", "Computer ({level})").format(level=level_name(level))


def daily_rows(own: Scored | None, levels: Mapping[str, int] | None) -> list[tuple[str, str]]:
    """Return the results of a daily deal; none before the player has played it."""
    if own is None:
        return []
    others = [(computer_name(level), signed(points)) for level, points in (levels or {}).items()]
    return [(translate("daily", "You"), signed(own.own)), *others]


def daily_sentence(own: Scored | None, levels: Mapping[str, int] | None) -> str:
    """Return a sentence about the player's result in a daily deal."""
    if own is None:
        return translate("daily", "Not played yet. Only your first try counts.")
    if levels is None:
        return translate("daily", "The computers are playing your cards…")
    won = beaten(own, levels)
    if len(won) == len(levels):
        return translate("daily", "You did better with these cards than any computer!")
    if won:
        text = translate("daily", "You did better with these cards than the {level}.")
        return text.format(level=level_name(won[-1]))
    if any(own.own == points for points in levels.values()):
        return translate("daily", "You did as well with these cards as a computer.")
    return translate("daily", "This time the computers did better with your cards.")


def day_words(row: Scored) -> str:
    """Return a calendar's comment on a day whose deal was played."""
    stars = counted.stars(len(beaten(row, row.levels)), len(row.levels)) if row.levels else ""
    told = (signed(row.own), stars)
    return phrases(filter(None, told))


def streak_words(now: int, longest: int) -> str:
    """Return how many days in a row the daily deal was played; "" for fewer than two."""
    if longest <= 1:
        return ""
    if now == longest:
        return counted.days_in_a_row(now)
    return phrases(filter(None, (counted.days_in_a_row(now) if now else "", counted.longest_days(longest))))


def daily_share_line(own: Scored, levels: Mapping[str, int] | None) -> str:
    """Return a sentence for other people about somebody's daily deal; "" while the result is unknown."""
    if levels is None:
        return ""
    won = beaten(own, levels)
    if len(won) == len(levels):
        return translate("share", "More points than any computer, with the same cards!")
    if won:
        text = translate("share", "More points than the {level} computer, with the same cards.")
        return text.format(level=level_name(won[-1]))
    tied = [level for level, points in levels.items() if points == own.own]
    if tied:
        text = translate("share", "As many points as the {level} computer, with the same cards.")
        return text.format(level=level_name(tied[-1]))
    return translate("share", "The computers did better with the same cards.")


def daily_of(rows: Sequence[Scored], match: str) -> Scored | None:
    """Return the round of a daily deal that counts."""
    return next((row for row in rows if row.kind is RoundKind.DAILY and row.match == match), None)
