"""A machine of computer players alone plays a round by itself, and an observer goes along without a word."""

from engine.seats import Seat
from net.deal.events import HandClosed
from net.deal.protocol import DealProtocol
from net.records.autoplay import Autoplayer, unknown_game
from tests.support.joined import hand_for, hand_of, table_of, tools_for


def test_two_that_pass_their_envelopes_on_play_a_round_to_its_end_alike() -> None:
    table = table_of(2)
    tools = tools_for(len(table.deck))
    players = [Autoplayer(DealProtocol(hand_for(table, me, tools))) for me in (0, 1)]
    observer = Autoplayer(DealProtocol(hand_for(table, None, tools)))
    for player in (*players, observer):
        player.start()
    while _passed_on(players, observer, 0) or _passed_on(players, observer, 1):
        pass

    heads = {player.dealer.hand.head for player in (*players, observer)}
    assert len(heads) == 1
    for player in (*players, observer):
        assert isinstance(player.events[-1], HandClosed)
    assert observer.post([0, 1]) == []
    assert players[0].game is not None
    assert observer.game is not None
    assert players[0].game.history == observer.game.history


def _passed_on(players: list[Autoplayer], observer: Autoplayer, sender: int) -> bool:
    """Whether a machine had anything to send, which the others then have."""
    posted = players[sender].post([1 - sender])
    for receiver, raw in posted:
        players[receiver].receive(raw)
        observer.receive(raw)
    return bool(posted)


def test_nobody_knows_a_card_before_the_deal() -> None:
    game = unknown_game(hand_of(3), Seat(1))

    assert set(game.state.deck) == {None}
    assert game.state.dealer == 1
