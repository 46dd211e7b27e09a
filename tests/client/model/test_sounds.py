"""The rules for sounds, and the reasons why the table waits: pure functions without a loudspeaker."""

from dataclasses import replace

import pytest

from engine.actions import Pass
from engine.seats import Seat
from tests.support.crowded import crowded_table
from tests.support.network import lobby
from tests.support.tables import Drive, begin
from tusac_qt.model.sounds import VARIANTS, Ears, Sound, gain, is_heard, is_hushed
from tusac_qt.model.waiting import TableWait, waits_for
from tusac_qt.system import assets

ME, OTHER = Seat(0), Seat(2)
LISTENING = Ears(is_muted=False, is_front=True, is_hushed=False, own=ME)


def test_at_a_table_of_ones_own_everything_is_heard() -> None:
    assert all(is_heard(sound, seat, LISTENING) for sound in Sound for seat in (ME, OTHER, None))


def test_who_wants_no_sound_hears_none_not_even_the_bell() -> None:
    muted = replace(LISTENING, is_muted=True)

    assert not any(is_heard(sound, seat, muted) for sound in Sound for seat in (ME, OTHER, None))


def test_behind_other_windows_only_the_bell_is_heard() -> None:
    behind = replace(LISTENING, is_front=False)

    assert {sound for sound in Sound if is_heard(sound, ME, behind)} == {Sound.TURN}


@pytest.mark.parametrize(("seat", "heard"), [(ME, True), (OTHER, False), (None, False)])
def test_in_one_room_a_guests_computer_makes_the_sounds_of_its_own_player_alone(
    seat: Seat | None,
    heard: bool,  # noqa: FBT001 - one of two cases
) -> None:
    assert is_heard(Sound.DISCARD, seat, replace(LISTENING, is_hushed=True)) is heard


def test_in_one_room_the_computer_of_somebody_who_watches_is_silent() -> None:
    watching = replace(LISTENING, is_hushed=True, own=None)

    assert not any(is_heard(Sound.WIN, seat, watching) for seat in (ME, OTHER, None))


def test_the_hosts_computer_makes_everybodys_sounds_and_all_do_where_people_sit_apart() -> None:
    host, guest = lobby(me=0), lobby(me=1)

    assert not is_hushed(host, has_one_room=True)
    assert is_hushed(guest, has_one_room=True)
    assert not is_hushed(guest, has_one_room=False)
    assert not is_hushed(None, has_one_room=True), "a table on this computer alone"


def test_volume_goes_from_silence_to_all() -> None:
    gains = [gain(volume) for volume in range(101)]

    assert gains[0] == 0
    assert gains[100] == 1
    assert gains == sorted(gains)


def test_every_sound_has_its_file_and_every_file_its_sound() -> None:
    files = {path.stem for path in (assets.root() / "sounds").iterdir()}

    assert files == {name for sound in Sound for name in VARIANTS.get(sound, (sound.value,))}


def test_the_table_waits_for_a_discard_and_for_a_claim_but_not_for_a_pass_that_is_all_there_is() -> None:
    drive = Drive(begin(1))
    drive.settle()
    claim = crowded_table(4).prompt
    assert claim is not None

    assert waits_for(drive.table.prompt) is TableWait.TURN
    assert waits_for(claim) is TableWait.CLAIM
    assert waits_for(replace(claim, legal=(Pass(Seat(0)),))) is None
    assert waits_for(None) is None
