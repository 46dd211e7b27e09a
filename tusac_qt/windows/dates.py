"""Days and times as people say them."""

from PySide6.QtCore import QDateTime, QLocale

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
