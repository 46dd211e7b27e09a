"""The words about phrases and events at a network table beside the game. No Qt here."""

from net.match.status import OutOfTime
from net.table.interface.status import News, NewsKind, Said
from tusac_qt.play.table import Noted
from tusac_qt.words.dealing import RULES, rule_text
from tusac_qt.words.network import clock_text
from tusac_qt.words.punctuation import headed, sentences, stopped
from tusac_qt.words.translation import QT_TRANSLATE_NOOP, translate

PHRASES: dict[str, str] = {
    "hello": QT_TRANSLATE_NOOP("phrases", "Hello everyone!"),
    "good_luck": QT_TRANSLATE_NOOP("phrases", "Good luck!"),
    "well_played": QT_TRANSLATE_NOOP("phrases", "Well played!"),
    "thanks": QT_TRANSLATE_NOOP("phrases", "Thank you!"),
    "one_moment": QT_TRANSLATE_NOOP("phrases", "One moment, please."),
    "tea": QT_TRANSLATE_NOOP("phrases", "Time for tea!"),
    "your_turn": QT_TRANSLATE_NOOP("phrases", "It’s your turn."),
    "oops": QT_TRANSLATE_NOOP("phrases", "Oh no!"),
    "so_close": QT_TRANSLATE_NOOP("phrases", "I was so close!"),
    "bye": QT_TRANSLATE_NOOP("phrases", "Goodbye!"),
}
"""What can be said with one press, by its stable name, so that each hears it in their own language."""

_SAID_FOR_US: dict[str, str] = {
    "stands_in": QT_TRANSLATE_NOOP("phrases", "The computer answers for me until I’m back."),
    "is_back": QT_TRANSLATE_NOOP("phrases", "I’m back."),
}
"""What one's own program says to all."""

_NEWS: dict[NewsKind, str] = {
    NewsKind.JOINED: QT_TRANSLATE_NOOP("news", "{name} has joined the table."),
    NewsKind.RENAMED: QT_TRANSLATE_NOOP("news", "{detail} is now called {name}."),
    NewsKind.LEFT: QT_TRANSLATE_NOOP("news", "{name} has left the table."),
    NewsKind.LOST: QT_TRANSLATE_NOOP("news", "{name} lost the connection. The clocks are waiting."),
    NewsKind.BACK: QT_TRANSLATE_NOOP("news", "{name} is back."),
    NewsKind.REMOVED: QT_TRANSLATE_NOOP("news", "The host sent {name} away."),
    NewsKind.TO_GO: QT_TRANSLATE_NOOP("news", "The host will send {name} away after this round."),
    NewsKind.LEFT_OUT: QT_TRANSLATE_NOOP(
        "news",
        "The round goes on without {name}: that seat just passes, and its hand stays sealed.",
    ),
    NewsKind.PLAYS_ON: QT_TRANSLATE_NOOP("news", "{name} plays on in this round."),
    NewsKind.PAUSED: QT_TRANSLATE_NOOP(
        "news", "{name} stopped the clocks: time for tea. They run again after {time} at the latest."
    ),
    NewsKind.RESUMED: QT_TRANSLATE_NOOP("news", "{name} restarted the clocks."),
    NewsKind.WANTS_ON: QT_TRANSLATE_NOOP(
        "news", "{name} wants to play on. The clocks run again once most players do."
    ),
    NewsKind.PAUSE_OVER: QT_TRANSLATE_NOOP("news", "{name}’s pause is over. The clocks run again."),
    NewsKind.PAUSES_USED: QT_TRANSLATE_NOOP("news", "{name} has no pause left in this round."),
    NewsKind.PROVEN_CHEAT: QT_TRANSLATE_NOOP(
        "news", "{name}’s program broke the rules of fair dealing: {rule}. The round goes on without it."
    ),
    NewsKind.DISK_FORGOT: QT_TRANSLATE_NOOP(
        "news",
        "{name}’s computer lost what it had saved before the game was restarted. Nobody cheated. This round"
        " goes on without it.",
    ),
    NewsKind.SITS_OUT: QT_TRANSLATE_NOOP(
        "news",
        "{name}’s computer lost what it had saved once more. Nobody cheated. {name} sits out until the disk"
        " works, and may then sit down again.",
    ),
    NewsKind.ROUND_VOID: QT_TRANSLATE_NOOP("news", "This round doesn’t count."),
    NewsKind.WIN_PENDING: QT_TRANSLATE_NOOP(
        "news", "{name}’s computer hasn’t shown its keys. The win in round {detail} counts once it does."
    ),
    NewsKind.WIN_COUNTS: QT_TRANSLATE_NOOP(
        "news", "{name}’s computer has shown its keys. The win in round {detail} counts."
    ),
    NewsKind.WIN_NOTHING: QT_TRANSLATE_NOOP(
        "news", "{name}’s win in round {detail} was false and doesn’t count."
    ),
    NewsKind.COORDINATOR_CHANGED: QT_TRANSLATE_NOOP(
        "news", "{name} runs the table now. Rules and seats stay the same."
    ),
    NewsKind.SEAT_TO_COMPUTER: QT_TRANSLATE_NOOP("news", "A computer player takes {name}’s seat."),
    NewsKind.SEAT_TO_PERSON: QT_TRANSLATE_NOOP("news", "{name} takes over a computer player’s seat."),
    NewsKind.KEY_CHANGED: QT_TRANSLATE_NOOP(
        "news", "This isn’t the {name} you met before: the key is different. Ask before you play."
    ),
    NewsKind.NOT_AGREED: QT_TRANSLATE_NOOP(
        "news", "{name}’s computer didn’t agree to the table in time, so the match started without it."
    ),
    NewsKind.SLOW_DOWN: QT_TRANSLATE_NOOP(
        "news", "That was too much at once and wasn’t sent. Wait a moment."
    ),
}
"""A sentence for each kind of news."""

_OWN_NEWS: dict[NewsKind, str] = {
    NewsKind.RENAMED: QT_TRANSLATE_NOOP("news", "You’re now called {name}."),
    NewsKind.TO_GO: QT_TRANSLATE_NOOP("news", "The host will send you away after this round."),
    NewsKind.LEFT_OUT: QT_TRANSLATE_NOOP("news", "The round goes on without you: your seat just passes."),
    NewsKind.PLAYS_ON: QT_TRANSLATE_NOOP("news", "You play on in this round."),
    NewsKind.PAUSED: QT_TRANSLATE_NOOP(
        "news", "You stopped the clocks: time for tea. They run again after {time} at the latest."
    ),
    NewsKind.RESUMED: QT_TRANSLATE_NOOP("news", "You restarted the clocks."),
    NewsKind.WANTS_ON: QT_TRANSLATE_NOOP(
        "news", "You want to play on. The clocks run again once most players do."
    ),
    NewsKind.PAUSE_OVER: QT_TRANSLATE_NOOP("news", "Your pause is over. The clocks run again."),
    NewsKind.PAUSES_USED: QT_TRANSLATE_NOOP("news", "You have no pause left in this round."),
    NewsKind.PROVEN_CHEAT: QT_TRANSLATE_NOOP(
        "news", "Your program broke the rules of fair dealing: {rule}. The round goes on without it."
    ),
    NewsKind.DISK_FORGOT: QT_TRANSLATE_NOOP(
        "news",
        "Your computer lost what it had saved before the game was restarted. Nobody cheated. This round"
        " goes on without you.",
    ),
    NewsKind.SITS_OUT: QT_TRANSLATE_NOOP(
        "news",
        "Your computer lost what it had saved once more. Nobody cheated. You sit out: have the disk"
        " checked, then sit down again.",
    ),
    NewsKind.COORDINATOR_CHANGED: QT_TRANSLATE_NOOP(
        "news", "You run the table now. Rules and seats stay the same."
    ),
    NewsKind.SEAT_TO_COMPUTER: QT_TRANSLATE_NOOP("news", "A computer player takes your seat."),
    NewsKind.SEAT_TO_PERSON: QT_TRANSLATE_NOOP("news", "You take over a computer player’s seat."),
}
"""A sentence for news that the person it is about is told in other words."""

_OUT_FOR_THE_ROUND = QT_TRANSLATE_NOOP(
    "news", "The round goes on without {name}: that seat just passes until the next round."
)
_SELF_OUT_FOR_THE_ROUND = QT_TRANSLATE_NOOP(
    "news", "The round goes on without you: your seat just passes until the next round."
)


_LOST_IN_LOBBY = QT_TRANSLATE_NOOP("news", "{name} lost the connection.")


def phrase_text(phrase: str) -> str:
    """Return a set phrase in words; its own name for one that a newer program has sent."""
    known = {**PHRASES, **_SAID_FOR_US}
    return translate("phrases", known[phrase]) if phrase in known else phrase


def emote_text(number: int) -> str:
    """Return what an emote shows, as it stands in a log and is read aloud; "" for one that is not known."""
    texts = (
        translate("moods", "smile"),
        translate("moods", "wink"),
        translate("moods", "laugh"),
        translate("moods", "surprise"),
        translate("moods", "sigh"),
        translate("moods", "thinking"),
    )
    return texts[number] if 0 <= number < len(texts) else ""


def said_text(said: Said) -> str:
    """Return what somebody said; an emote in brackets."""
    if said.emote is not None:
        return f"({emote_text(said.emote)})"
    return phrase_text(said.phrase) if said.phrase else said.text


def note_text(note: Noted) -> str:
    """Return the line for what was said or has happened beside the game."""
    if isinstance(note.what, Said):
        return translate("news", "{name}: {text}").format(name=note.name, text=said_text(note.what))
    if isinstance(note.what, OutOfTime):
        return translate("news", "{name} didn’t answer in time.").format(name=note.name)
    news = note.what
    rule = rule_text(news.detail) if news.kind is NewsKind.PROVEN_CHEAT else ""
    text = translate("news", _sentence(note, news)).format(
        name=note.name, detail=news.detail, rule=rule, time=_time_of(news)
    )
    return sentences((text, void_text(news.detail))) if news.kind is NewsKind.ROUND_VOID else text


def _time_of(news: News) -> str:
    """Return how long a pause lasts at most, in words; "" for other news."""
    is_told = news.kind is NewsKind.PAUSED and news.detail.isdecimal()
    return clock_text(int(news.detail)) if is_told else ""


def void_text(rule: str) -> str:
    """Return what it means that a round does not count, and why, if the broken rule is a known one."""
    text = translate("news", "Nobody wins or loses points")
    return stopped(headed(text, rule_text(rule)) if rule in RULES else text).rstrip()


def _sentence(note: Noted, news: News) -> str:
    """Return the sentence for news, before it is translated and filled in."""
    if news.kind is NewsKind.LOST and note.is_in_lobby and not note.is_me:
        return _LOST_IN_LOBBY
    if news.kind is NewsKind.LEFT_OUT and note.is_out_for_the_round:
        return _SELF_OUT_FOR_THE_ROUND if note.is_me else _OUT_FOR_THE_ROUND
    return _OWN_NEWS.get(news.kind, _NEWS[news.kind]) if note.is_me else _NEWS[news.kind]
