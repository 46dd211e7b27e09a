"""The pages around the table in the browser, as one kind of screen: a title, and parts one below the other.

docs/web.md says what parts there are.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from engine.ai.player import POLICIES
from engine.rules import Rules
from net.pace import PACES
from tusac_qt.choices.house_rules import levels_offered, seats_for
from tusac_qt.choices.settings import Settings
from tusac_qt.model.home_words import learn_words
from tusac_qt.model.past_game_words import PastLines, standing
from tusac_qt.model.score_words import daily_rows, daily_sentence, met_cells, met_heads, rating_line, tiles
from tusac_qt.phone.parts import ButtonShown, Screen, button, main_button, names
from tusac_qt.play.autosave import SUFFIX, Unfinished, begun_at
from tusac_qt.play.daily import day_of, today
from tusac_qt.play.score_book import Scored, sets_of, totals
from tusac_qt.system.backups import BACKUP_SUFFIX
from tusac_qt.words.counted import counted
from tusac_qt.words.i18n import level_choice, pace_clock, pace_name, rules_description, rules_name
from tusac_qt.words.rules_guide import Cards, Heading, Sentence, SetTable, guide
from tusac_qt.words.translation import translate

ROUNDS = (1, 4, 8, 12, 16)
"""Lengths of matches to choose from here."""

Part = dict[str, object]


@dataclass(frozen=True, slots=True)
class HomeState:
    """The state that the first page depends on.

    Attributes:
        settings: of the player.
        rules: every ruleset there is, by name.
        saved: the match that can be continued, if there is one.
        has_played: whether a match was begun before.
        notes: what there is to know now.
    """

    settings: Settings
    rules: dict[str, Rules]
    saved: Unfinished | None
    has_played: bool
    notes: tuple[str, ...]


def home_screen(state: HomeState) -> Screen:
    """Return the first page: doors to play, to learn, to today's deal, and how the next match is played."""
    settings = state.settings
    is_new = not state.has_played and not settings.has_met_lesson
    doors = [button("learn", *learn_words(settings, is_new=is_new))]
    others = seats_for(state.rules.get(settings.rules), settings.seats) - 1
    play = button("play", translate("HomePage", "Play"), counted.computer_players(others))
    doors.insert(1 if is_new else 0, play)
    if state.saved is not None:
        below = standing(state.saved.replayed, deal_name(state.saved))
        doors.insert(0, button("continue", translate("HomePage", "Continue"), below))
    doors[0]["is_proposed"], doors[0]["is_quiet"] = True, False
    doors.append(button("daily", translate("HomePage", "Today’s deal")))
    links = [
        button("games", translate("HomePage", "My games")),
        button("book", translate("GamesPage", "Score book")),
        button("rules", translate("HomePage", "Rules")),
        button("name", translate("browser", "Name and face")),
    ]
    page = _page(
        "Tứ Sắc",
        translate("HomePage", "Vietnam’s four-color card game"),
        [
            {"kind": "buttons", "title": "", "buttons": doors},
            _choices(state),
            {"kind": "links", "buttons": links},
        ],
    )
    return {**page, "notes": list(state.notes), "buttons": [], "is_home": True}


def _choices(state: HomeState) -> Part:
    """Return how the next match is played, each to be chosen."""
    settings, known = state.settings, state.rules
    rules = known.get(settings.rules)
    seats = sorted(range(2, 7) if rules is None else rules.players)
    players = translate("MatchChips", "{n} players")
    levels, level = levels_offered(rules, settings.seats, settings.level)
    lengths = sorted({*ROUNDS, *([settings.rounds] if settings.rounds else [])})
    endless = translate("browser", "no end")
    return {
        "kind": "choices",
        "choices": [
            _choice(
                "rules",
                translate("MatchChips", "Rules"),
                [(name, rules_name(name)) for name in known],
                settings.rules,
            ),
            _choice(
                "seats",
                translate("MatchChips", "Seats"),
                [(str(n), players.format(n=n)) for n in seats],
                str(seats_for(rules, settings.seats)),
            ),
            _choice(
                "level",
                translate("MatchChips", "Computer players"),
                [(one, level_choice(one)) for one in levels],
                level,
            ),
            _choice(
                "rounds",
                translate("HostForm", "Rounds"),
                [*((str(n), str(n)) for n in lengths), ("0", endless)],
                str(settings.rounds),
            ),
            _choice(
                "pace",
                translate("MatchChips", "Pace"),
                [(name, f"{pace_name(name)} · {pace_clock(pace)}") for name, pace in PACES.items()],
                settings.pace,
            ),
            _choice(
                "clock",
                translate("browser", "Clock"),
                [
                    ("off", translate("MatchChips", "No clock against computers")),
                    ("on", translate("MatchChips", "A clock against computers too")),
                ],
                "on" if settings.has_solo_clock else "off",
            ),
        ],
        "about": "" if rules is None else rules_description(rules),
    }


def chosen(settings: Settings, known: Mapping[str, Rules], key: str, value: str) -> Settings:
    """Return the settings after one of the choices was made; as they were if there is no such choice."""
    is_number = value.isdecimal() and len(value) < 4
    may_be = {
        "rules": value in known,
        "seats": is_number and 2 <= int(value) <= 6,
        "rounds": is_number,
        "level": value in POLICIES,
        "pace": value in PACES,
    }
    if key == "clock":
        return replace(settings, has_solo_clock=value == "on")
    if not may_be.get(key, False):
        return settings
    return replace(settings, **{key: int(value) if key in ("seats", "rounds") else value})  # type: ignore[arg-type]


def _choice(name: str, title: str, options: Sequence[tuple[str, str]], value: str) -> Part:
    shown = [{"value": value, "label": label} for value, label in options]
    return {"id": name, "title": title, "options": shown, "value": value}


def games_screen(unfinished: Sequence[Unfinished], finished: Sequence[PastLines]) -> Screen:
    """Return the matches that were left, and the games that are over."""
    parts: list[Part] = []
    if unfinished:
        doors = [
            button(
                f"resume:{at}",
                standing(match.replayed, deal_name(match)),
                f"{rules_name(match.replayed.match.setup.rules.name)} · {when(match.path)}",
            )
            for at, match in enumerate(unfinished)
        ]
        parts.append({"kind": "buttons", "title": translate("GamesPage", "Unfinished"), "buttons": doors})
    if finished:
        rows = [
            {"id": f"past:{at}", "title": one.title, "detail": one.detail, "points": one.points}
            for at, one in enumerate(finished)
        ]
        parts.append({"kind": "games", "title": translate("GamesPage", "Finished"), "rows": rows})
    if not parts:
        none = translate("GamesPage", "No games yet. Games you finish or leave midway will be listed here.")
        parts.append({"kind": "text", "title": "", "lines": [none]})
    files = [
        button("save_file", translate("browser", "Save all to a file")),
        {**button("open_file", translate("browser", "Open a file")), "picks": f"{BACKUP_SUFFIX},{SUFFIX}"},
    ]
    about = translate(
        "browser",
        "The file takes your matches, score book and settings to another browser, or to the game on a"
        " computer, whose settings can restore it as a backup.",
    )
    parts.append({"kind": "buttons", "title": "", "buttons": files, "about": about})
    return _page(translate("GamesPage", "My games"), "", parts)


def book_screen(rows: Sequence[Scored]) -> Screen:
    """Return the score book."""
    found = totals(rows)
    if not found.rounds:
        none = translate("scores", "No finished rounds yet.")
        return _page(
            translate("GamesPage", "Score book"), "", [{"kind": "text", "title": "", "lines": [none]}]
        )
    parts: list[Part] = [{"kind": "figures", "title": "", "rows": [list(tile) for tile in tiles(found)]}]
    if found.best is not None and (sets := sets_of(found.best)):
        best = translate("ScoresPage", "Your best hand")
        parts.append({"kind": "cards", "title": best, "sets": [names(cards) for cards in sets]})
    rating = rating_line(found)
    if rating:
        parts.append({"kind": "text", "title": "", "lines": [rating]})
    met = {"heads": list(met_heads()), "rows": [list(met_cells(one)) for one in found.met]}
    parts.append({"kind": "table", "title": translate("ScoresPage", "Who you’ve played"), **met})
    return _page(translate("GamesPage", "Score book"), "", parts)


def daily_screen(own: Scored | None, levels: dict[str, int] | None, rules: str) -> Screen:
    """Return today's deal, and how it went."""
    about = translate(
        "DailyPage",
        "One round a day against computers of neighbor level. With the same rules,"
        " everyone gets the same cards.",
    )
    play = (
        translate("DailyPage", "Play today’s deal")
        if own is None
        else translate("DailyPage", "Play it again for practice")
    )
    parts: list[Part] = [
        {"kind": "text", "title": "", "lines": [about, daily_sentence(own, levels)]},
        {"kind": "figures", "title": "", "rows": [list(row) for row in daily_rows(own, levels)]},
    ]
    made = main_button("play_daily", play) if own is None else button("play_daily", play)
    return _page(translate("DailyPage", "Today’s deal"), rules_name(rules), parts, [made])


def rules_screen(rules: Rules) -> Screen:
    """Return a ruleset explained."""
    parts: list[Part] = [{"kind": "text", "title": "", "lines": []}]
    for block in guide(rules):
        if isinstance(block, Heading):
            parts.append({"kind": "text", "title": block.text, "lines": []})
        elif isinstance(block, Sentence):
            if parts[-1]["kind"] != "text":
                parts.append({"kind": "text", "title": "", "lines": []})
            lines = parts[-1]["lines"]
            parts[-1]["lines"] = [*(lines if isinstance(lines, list) else []), block.text]
        elif isinstance(block, Cards):
            parts.append({"kind": "cards", "title": "", "sets": [names(block.cards)], "text": block.text})
        elif isinstance(block, SetTable):
            parts += [
                {
                    "kind": "cards",
                    "title": "",
                    "sets": [names(row.cards)],
                    "text": f"{row.name}: {row.text}",
                    "figures": f"{row.concealed} · {row.exposed}",
                }
                for row in block.rows
            ]
    return _page(translate("HomePage", "Rules"), rules_name(rules.name), parts)


def name_screen(name: str, face: int | None) -> Screen:
    """Return where the player says what to be called, as at the door of a table."""
    return {
        "type": "door",
        "title": translate("browser", "Name and face"),
        "line": "",
        "people": [],
        "name": name,
        "face": face,
        "can_sit": True,
        "sit": translate("phone", "Continue"),
        "note": "",
        "lost": [],
    }


def _page(title: str, line: str, parts: list[Part], buttons: Sequence[ButtonShown] = ()) -> Screen:
    """Return a page that leads back to the one before."""
    back = button("back", translate("phone", "Back"))
    shown: Screen = {
        "type": "page",
        "title": title,
        "line": line,
        "notes": [],
        "parts": parts,
        "is_home": False,
    }
    return {**shown, "buttons": [*buttons, back]}


def deal_name(match: Unfinished) -> str:
    """Return what a match is called that is the deal of a day; "" for any other."""
    day = day_of(match.replayed.match.setup, today())
    if day is None:
        return ""
    if day == today():
        return translate("HomePage", "Today’s deal")
    return translate("dates", "Daily deal, {day}").format(day=day.isoformat())


def when(path: Path) -> str:
    """Return when the match of a record was begun, alike in every language."""
    return datetime.fromtimestamp(begun_at(path)).astimezone().strftime("%Y-%m-%d %H:%M")
