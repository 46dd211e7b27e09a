"""The faces of players: one for everybody, the same for the same name, told apart at one table."""

from net.words import EMBLEMS
from tusac_qt.choices.new_match import COMPUTER_NAMES
from tusac_qt.scene.emblem_art import DRAWINGS
from tusac_qt.words.faces import DERIVED, FACES, derived_face, faces, faces_at_table


def test_every_face_is_painted_and_has_a_name_of_its_own() -> None:
    assert len(DRAWINGS) == EMBLEMS == FACES == len({name for _, name in faces()})


def test_computer_players_have_faces_of_their_own_and_keep_them() -> None:
    found = faces_at_table(COMPUTER_NAMES, {})

    assert found == tuple(map(derived_face, COMPUTER_NAMES))
    assert len(set(found)) == len(COMPUTER_NAMES)


def test_a_chosen_face_is_kept_and_others_make_way() -> None:
    lan = derived_face("Lan")

    assert faces_at_table(("An", "Lan"), {0: lan}) == (lan, lan + 1)
    assert faces_at_table(("Lan", "Lan", "Lan"), {}) == (lan, lan + 1, lan + 2)


def test_a_face_that_does_not_exist_counts_as_none() -> None:
    usual = faces_at_table(("An",), {})

    assert faces_at_table(("An",), {0: DERIVED}) == faces_at_table(("An",), {0: FACES}) == usual
