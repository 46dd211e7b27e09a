"""Days and times as people say them."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QLocale

from engine.match import MatchSetup
from tusac_qt.model.past_game_words import PastLines, past_lines, standing
from tusac_qt.play.autosave import Unfinished, begun_at
from tusac_qt.play.daily import day_of, today
from tusac_qt.play.past_games import PastGame
from tusac_qt.words.translation import translate


def when_text(seconds: float, language: str) -> str:
    """Return when something was, by seconds since 1970: the time of today or yesterday, or day and time."""
    then, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale(language)
    time = locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    days = then.daysTo(QDateTime.currentDateTime())
    if days == 0:
        return translate("dates", "Today, {time}").format(time=time)
    if days == 1:
        return translate("dates", "Yesterday, {time}").format(time=time)
    return f"{locale.toString(then.date(), QLocale.FormatType.ShortFormat)} {time}"


def qdate(day: date) -> QDate:
    """Return a day as Qt has it, which names and counts days and months in every language."""
    return QDate(day.year, day.month, day.day)


def day_text(day: date, language: str) -> str:
    """Return a day and its month."""
    form = translate("dates", "d MMMM")  # as Qt writes days and months
    return QLocale(language).toString(qdate(day), form)


def local_day_text(language: str) -> str:
    """Return the day that it is here, with its month and year."""
    return QLocale(language).toString(QDate.currentDate(), translate("dates", "d MMMM yyyy"))


def deal_text(day: date, language: str) -> str:
    """Return the name of a day's deal, by its day and month."""
    is_today = day == today()
    text = translate("dates", "Today’s deal, {day}") if is_today else translate("dates", "Daily deal, {day}")
    return text.format(day=day_text(day, language))


def deal_of(setup: MatchSetup, language: str) -> str:
    """Return the name of a match that is the deal of a day; "" for any other."""
    day = day_of(setup, today())
    return "" if day is None else deal_text(day, language)


def told_standing(saved: Unfinished, language: str) -> str:
    """Return the standing of a match that can be continued."""
    return standing(saved.replayed, deal_of(saved.replayed.match.setup, language))


def told_lines(path: Path, game: PastGame | None, language: str) -> PastLines:
    """Return the lines about the record of a game, or about one that cannot be read."""
    deal = "" if game is None or game.setup is None else deal_of(game.setup, language)
    return past_lines(path, game, when_text(begun_at(path), language), deal)
