"""The words of the button that leads to the lesson, on the first page of window and browser. No Qt."""

from tusac_qt.choices.settings import Settings
from tusac_qt.play.lesson_script import own_lessons
from tusac_qt.words.translation import translate


def learn_words(settings: Settings, *, is_new: bool) -> tuple[str, str]:
    """Return the label of the button, and the line below it.

    Args:
        settings: of the player.
        is_new: whether the player is somebody who has never played, as far as is known.
    """
    about = translate("HomePage", "A round with a teacher at your side")
    is_begun = settings.lesson_step > 1 and not settings.has_met_lesson
    if is_begun:
        about = translate("HomePage", "Go on with step {number}").format(number=settings.lesson_step)
    if settings.has_met_lesson and settings.rules in own_lessons():
        about = translate("HomePage", "What’s different with these rules")
    if is_new and not is_begun:
        return translate("HomePage", "First time? Learn it in five minutes"), about
    return translate("HomePage", "Learn"), about
