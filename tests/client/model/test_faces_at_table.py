"""The faces of players: one for everybody, the same for the same name, told apart at one table."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.match import MatchSetup
from engine.record import RecordHeader
from engine.rulesets import load
from engine.seats import BySeat, Seat
from net.match.status import ProofStatus
from net.pace import FAMILY
from net.words import EMBLEMS
from tests.support.network import Playing, lobby, seated
from tusac_qt.choices.new_match import COMPUTER_NAMES, person_name
from tusac_qt.choices.settings import Settings
from tusac_qt.model.lobby import lobby_faces, seated_faces
from tusac_qt.model.picks import Picks
from tusac_qt.model.presenter import present
from tusac_qt.play.local_table import LocalTable
from tusac_qt.play.remote_table import RemoteTable
from tusac_qt.scene.emblem_art import DRAWINGS
from tusac_qt.windows.table.proof import ProofPanel
from tusac_qt.windows.widgets.member_list import EmblemLabel
from tusac_qt.words.faces import DERIVED, FACES, derived_face, faces, faces_at_table, own_face
from tusac_qt.words.languages import languages
from tusac_qt.words.translation import speaking

NAMES = BySeat(("An", "Lan", "Minh", "Hoa"))
LEVELS = BySeat(("", "easy", "easy", "easy"))


def test_every_face_is_painted_and_has_a_name_of_its_own() -> None:
    assert len(DRAWINGS) == EMBLEMS == FACES == len({name for _, name in faces()})


def test_computer_players_have_faces_of_their_own_and_keep_them() -> None:
    found = faces_at_table(COMPUTER_NAMES, {})

    assert found == tuple(map(derived_face, COMPUTER_NAMES))
    assert len(set(found)) == len(COMPUTER_NAMES)


@pytest.mark.parametrize("code", languages())
def test_who_has_no_name_has_the_same_face_in_every_language(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "user")
    with speaking(code):
        assert derived_face(person_name(Settings())) == derived_face("Player")


def test_a_chosen_face_is_kept_and_others_make_way() -> None:
    lan = derived_face("Lan")

    assert faces_at_table(("An", "Lan"), {0: lan}) == (lan, lan + 1)
    assert faces_at_table(("Lan", "Lan", "Lan"), {}) == (lan, lan + 1, lan + 2)


def test_of_two_who_have_chosen_the_same_face_the_first_keeps_it() -> None:
    assert faces_at_table(("An", "Binh", "Lan"), {1: 9, 0: 9}) == (9, 10, derived_face("Lan"))
    assert faces_at_table(("An", "Binh"), {0: FACES - 1, 1: FACES - 1}) == (FACES - 1, 0)


def test_a_face_that_does_not_exist_counts_as_none() -> None:
    usual = faces_at_table(("An",), {})

    assert faces_at_table(("An",), {0: DERIVED}) == faces_at_table(("An",), {0: FACES}) == usual


def test_on_the_network_everybody_is_seen_with_the_face_chosen_in_the_lobby_and_at_the_table() -> None:
    status = seated(lobby(people=3), computers=(0,))
    an, binh, cuc = status.members
    status = replace(status, members=(an, replace(binh, face=9), replace(cuc, face=9)))
    playing = Playing.deal(status, Seat(0))
    plaques = present(RemoteTable(playing.status, lambda _: None), Picks(), with_hints=False, face=4).plaques

    at_table = {plaque.seat: plaque.face for plaque in plaques}
    assert [at_table[Seat(seat)] for seat in range(3)] == [4, 9, 10]
    assert lobby_faces(status, 4) == at_table
    assert seated_faces(status, lobby_faces(status, 4)) == {0: 4, 1: 9, 2: 10}
    assert lobby_faces(replace(status, members=(an, binh, cuc)), 4)[Seat(1)] == binh.emblem


def test_who_has_chosen_no_face_has_that_of_the_name_alone_in_the_lobby_and_at_a_shared_table() -> None:
    an = own_face(DERIVED, "An")
    header = RecordHeader(MatchSetup(load("pvt"), 4, 1, bytes(32), Seat(0)), NAMES, LEVELS)
    alone = present(LocalTable.begin(header, pace=FAMILY, now=0.0), Picks(), with_hints=False).plaques
    status = lobby(people=2)
    told = replace(status, members=(replace(status.members[0], face=an), status.members[1]))
    shared = RemoteTable(Playing.deal(seated(told, computers=(0, 0)), Seat(0)).status, lambda _: None)

    assert {plaque.face for plaque in alone if plaque.seat == Seat(0)} == {an}
    assert lobby_faces(told, DERIVED)[Seat(0)] == lobby_faces(status, an)[Seat(0)] == an
    plaques = present(shared, Picks(), with_hints=False).plaques
    assert {plaque.face for plaque in plaques if plaque.seat == Seat(0)} == {an}


def test_where_the_proof_is_shown_a_player_has_the_emblem_of_the_key(qtbot: QtBot) -> None:
    status = lobby()
    members = tuple(replace(member, face=20) for member in status.members)
    page = QWidget()
    qtbot.addWidget(page)
    panel = ProofPanel(page)
    panel.show_proof(replace(status, members=members, proof=ProofStatus("", (0, 1), 2, (), (), b"")))

    shown = [label._emblem for label in panel.findChildren(EmblemLabel)]
    assert shown == [member.emblem for member in members]
