"""Tables of one machine as wishes and settings of its player want them: a match, a daily deal, a lesson."""

from dataclasses import replace

from net.pace import LEARNING, QUICK, Pace, parse_pace
from tusac_qt.choices.new_match import daily_options, lesson_step, lesson_to_give, new_match
from tusac_qt.choices.options import StartOptions
from tusac_qt.choices.settings import Settings
from tusac_qt.play.lesson import SKIP_S, Lesson
from tusac_qt.play.local_table import LocalTable


def without_clock(pace: Pace) -> Pace:
    """Return a pace at which nobody has to hurry."""
    return replace(pace, claim_limit_s=None, discard_limit_s=None, bank_s=0.0)


def solo_pace(options: StartOptions, settings: Settings) -> Pace:
    """Return the pace of a match against computer players: without a clock, unless one is wanted."""
    if options.pace is not None:
        return options.pace
    pace = parse_pace(settings.pace)
    if settings.has_solo_clock:
        return pace
    floor_s = pace.claim_floor_s if pace == QUICK else max(pace.claim_floor_s, LEARNING.claim_floor_s)
    return replace(without_clock(pace), claim_floor_s=floor_s)  # who does not hurry sees each card longer


def new_table(options: StartOptions, settings: Settings, now: float, *, is_daily: bool = False) -> LocalTable:
    """Return the table of a new match, or of the deal of today. Raises as `new_match`."""
    wanted = daily_options(options, settings) if is_daily else options
    return LocalTable.begin(
        new_match(wanted, settings), pace=solo_pace(options, settings), now=now, tempo=settings.tempo
    )


def lesson_table(options: StartOptions, settings: Settings, now: float) -> Lesson:
    """Return the table of the lesson that comes next, at the step where it goes on."""
    begun = lesson_step(options, settings)
    script, name = lesson_to_give(options, settings)
    pace = without_clock(options.pace or LEARNING)
    lesson = Lesson(script, name, now=now if begun <= 1 else now - SKIP_S, pace=pace)
    if begun > 1:
        lesson.skip_to(begun, now)
    return lesson
