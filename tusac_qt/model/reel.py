"""The current place in a film, and the ways to go on from there. No Qt."""

from tusac_qt.play.film import Film, FilmFrame, FilmRound, turns


class Reel:
    """A film and the frame of it that is shown: at first frame 0.

    Attributes:
        film: the film.
        round: the place of the round that is shown.
        at: the place of the frame in it.
        frames: the frames of that round.
    """

    def __init__(self, film: Film) -> None:
        self.film = film
        self.round = 0
        self.at = 0
        self.frames: tuple[FilmFrame, ...] = film.rounds[0].frames()

    @property
    def frame(self) -> FilmFrame:
        """The picture of a film that is shown."""
        return self.frames[self.at]

    @property
    def shown_round(self) -> FilmRound:
        """The round that is shown."""
        return self.film.rounds[self.round]

    @property
    def is_at_end(self) -> bool:
        """Whether nothing comes after this frame."""
        return self.at == len(self.frames) - 1 and self.round == len(self.film.rounds) - 1

    def go_to(self, at: int) -> None:
        """Go to a frame of this round, or to the one nearest to it."""
        self.at = max(0, min(len(self.frames) - 1, at))

    def open_round(self, place: int, *, at_end: bool = False) -> None:
        """Go to the beginning of a round, or to its end."""
        if place != self.round:
            self.round = place
            self.frames = self.film.rounds[place].frames()
        self.at = len(self.frames) - 1 if at_end else 0

    def forward(self) -> None:
        """Go on by one frame; after the last of a round comes the next round."""
        if self.at < len(self.frames) - 1:
            self.at += 1
        elif not self.is_at_end:
            self.open_round(self.round + 1)

    def back(self) -> None:
        """Go back by one frame."""
        if self.at:
            self.at -= 1
        elif self.round:
            self.open_round(self.round - 1, at_end=True)

    def next_turn(self) -> None:
        """Go to where the next seat is to move; from the last turn to the end of the round, and on."""
        after = [place for place in turns(self.frames) if place > self.at]
        if after:
            self.at = after[0]
        elif self.at < len(self.frames) - 1:
            self.at = len(self.frames) - 1
        else:
            self.forward()

    def last_turn(self) -> None:
        """Go back to where this seat became due to move, or to the seat before it."""
        before = [place for place in turns(self.frames) if place < self.at]
        if before:
            self.at = before[-1]
        else:
            self.back()
