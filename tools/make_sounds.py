"""Makes every sound of the game from formulas.

`python -m tools.make_sounds [FOLDER]`, `resources/sounds` by default.

Nothing is recorded and no sample of others is used. Two ways to make a sound are enough. A struck thing
(wood, a drum, a bell) rings in a few frequencies, each of which dies away in its own time (`rung`). A plucked
string is a short noise that goes round in a delay line and loses its edge with each turn (`plucked`, after
Karplus and Strong). Paper is noise between two frequencies (`paper`). Chance is seeded, so the same files
come out each time.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22050
"""Samples in a second, of one channel, 16 bits each."""

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

_LOUDEST = 32767
_FADE_IN_S, _FADE_OUT_S = 0.0007, 0.015
_SUB_BASS_HZ = 25.0
"""What is slower than this is no tone: it would be a jump of the loudspeaker at the begin or the end."""

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Return so many samples of silence, to mix into."""
    return [0.0] * round(seconds * RATE)


def mixed_in(under: Wave, over: Sequence[float], at_s: float = 0.0, gain: float = 1.0) -> None:
    """Add a sound to another from a moment on; the rest beyond its end is cut off."""
    begin = round(at_s * RATE)
    for number, value in enumerate(over[: max(0, len(under) - begin)]):
        under[begin + number] += gain * value


def rung(seconds: float, modes: Sequence[tuple[float, float, float]], *, bend: float = 0.0) -> Wave:
    """Return the sound of a struck thing.

    Args:
        seconds: how long.
        modes: frequencies in Hz, how strong each is, and in what time it falls to a third.
        bend: how much higher all begin, as a share; a skin is tighter while it swings far.
    """
    out = silence(seconds)
    for hertz, strength, fall_s in modes:
        phase = 0.0
        for number in range(len(out)):
            at = number / RATE
            phase += 2 * math.pi * hertz * (1 + bend * math.exp(-at / 0.03)) / RATE
            out[number] += strength * math.sin(phase) * math.exp(-at / fall_s)
    return out


def paper(seed: int, seconds: float, band: tuple[float, float], rise_s: float, fall_s: float) -> Wave:
    """Return a rustle: noise within a band of Hz that comes up and goes away."""
    chance = random.Random(seed)  # noqa: S311 - a rustle is no secret
    low, high = (1 - math.exp(-2 * math.pi * hertz / RATE) for hertz in band)
    dull, bright, out = 0.0, 0.0, silence(seconds)
    for number in range(len(out)):
        at = number / RATE
        bright += high * (chance.uniform(-1, 1) - bright)
        dull += low * (bright - dull)
        out[number] = (bright - dull) * (1 - math.exp(-at / rise_s)) * math.exp(-at / fall_s)
    return out


def plucked(seed: int, hertz: float, seconds: float, *, sway: float = 0.0) -> Wave:
    """Return a plucked string, which sways a little, as when the left hand presses beside the bridge."""
    chance = random.Random(seed)  # noqa: S311 - a string is no secret
    length = RATE / hertz - 0.5  # the mean of two neighbours below delays by half a sample
    whole = int(length)
    share = length - whole
    line = [chance.uniform(-1, 1) for _ in range(whole + 2)]
    line = [(line[at] + line[at - 1]) / 2 for at in range(len(line))]
    stretched = round((seconds + 0.05) * RATE)
    while len(line) < stretched:
        first, second, third = line[-whole], line[-whole - 1], line[-whole - 2]
        line.append(0.4985 * ((1 - share) * first + second + share * third))
    out = []
    for number in range(round(seconds * RATE)):
        at = number / RATE
        moved = number + sway * RATE * min(1.0, 4 * at) * (1 - math.cos(2 * math.pi * 5.2 * at))
        step = int(moved)
        out.append(line[step] + (moved - step) * (line[step + 1] - line[step]))
    return out


def _knock(seed: int, body_hz: float, sharp: float) -> Wave:
    """Return a card that comes down on a table of wood."""
    out = silence(0.13)
    modes = ((body_hz, 0.9, 0.022), (2.3 * body_hz, 0.5, 0.014), (4.1 * body_hz, 0.25, 0.008))
    mixed_in(out, rung(0.13, modes))
    mixed_in(out, paper(seed, 0.1, (900, 6500), 0.0004, 0.012), gain=sharp)
    return out


def deal() -> Wave:
    """One card that is dealt: it slides, and lies."""
    out = silence(0.1)
    mixed_in(out, paper(11, 0.07, (1500, 7000), 0.012, 0.02), gain=0.9)
    mixed_in(out, _knock(12, 290, 0.5), at_s=0.035, gain=0.35)
    return out


def draw() -> Wave:
    """A card that is lifted from the wall: paper along paper."""
    out = silence(0.19)
    mixed_in(out, paper(21, 0.18, (1800, 8000), 0.05, 0.05))
    mixed_in(out, paper(22, 0.06, (2500, 9000), 0.002, 0.01), at_s=0.1, gain=0.8)
    return out


def discard() -> Wave:
    """A card that is put on the table, for all to see."""
    out = silence(0.17)
    mixed_in(out, paper(31, 0.06, (1500, 7000), 0.015, 0.02), gain=0.4)
    mixed_in(out, _knock(32, 240, 1.4), at_s=0.03)
    return out


def discard_flat() -> Wave:
    """The same, laid down flat: duller, with more of the table."""
    out = silence(0.145)
    mixed_in(out, paper(33, 0.05, (1100, 5200), 0.01, 0.016), gain=0.35)
    mixed_in(out, _knock(34, 212, 0.9), at_s=0.022)
    return out


def discard_snapped() -> Wave:
    """The same, snapped down with a finger: its edge first, then the rest."""
    out = silence(0.145)
    mixed_in(out, _knock(35, 330, 1.8), gain=0.45)
    mixed_in(out, _knock(36, 262, 1.5), at_s=0.026)
    return out


def meld() -> Wave:
    """Three cards laid side by side."""
    out = silence(0.36)
    for number, at_s in enumerate((0.0, 0.075, 0.15)):
        mixed_in(out, _knock(41 + number, 230 + 25 * number, 1.2), at_s=at_s, gain=0.8 + 0.1 * number)
    mixed_in(out, paper(45, 0.14, (1500, 6000), 0.03, 0.03), at_s=0.2, gain=0.4)
    return out


def call() -> Wave:
    """Two knocks on a hollow wooden block: somebody claims a card."""
    out = silence(0.34)
    for at_s, hertz, gain in ((0.0, 640, 0.8), (0.11, 770, 1.0)):
        modes = ((hertz, 1.0, 0.05), (2.42 * hertz, 0.35, 0.022), (4.9 * hertz, 0.15, 0.009))
        mixed_in(out, rung(0.23, modes), at_s=at_s, gain=gain)
        mixed_in(out, paper(51, 0.02, (1200, 7000), 0.0003, 0.004), at_s=at_s, gain=0.7 * gain)
    return out


def kong() -> Wave:
    """A drum, once light and once with weight."""
    out = silence(0.75)
    for at_s, hertz, gain in ((0.0, 104, 0.5), (0.16, 84, 1.0)):
        modes = (
            (hertz, 1.0, 0.2), (1.59 * hertz, 0.5, 0.11), (2.14 * hertz, 0.32, 0.08),
            (2.3 * hertz, 0.2, 0.07),
            (2.92 * hertz, 0.16, 0.05), (3.6 * hertz, 0.1, 0.03),
        )  # fmt: skip
        mixed_in(out, rung(0.75 - at_s, modes, bend=0.35), at_s=at_s, gain=gain)
        mixed_in(out, paper(61, 0.06, (300, 3500), 0.0005, 0.014), at_s=at_s, gain=1.3 * gain)
    return out


def turn() -> Wave:
    """A small bell: it is my turn."""
    modes = (
        (1318.5, 1.0, 0.22), (1321.0, 0.5, 0.2), (2637.0, 0.42, 0.13), (3560.0, 0.25, 0.08),
        (5100.0, 0.12, 0.04),
        (7120.0, 0.06, 0.025),
    )  # fmt: skip
    return rung(0.8, modes)


def coin() -> Wave:
    """Two coins that meet."""
    out = silence(0.28)
    for at_s, shift, gain in ((0.0, 1.0, 1.0), (0.055, 1.07, 0.75)):
        modes = [(hertz * shift, strength, fall_s) for hertz, strength, fall_s in _COIN]
        mixed_in(out, rung(0.28 - at_s, modes), at_s=at_s, gain=gain)
    return out


_COIN = ((2790.0, 0.8, 0.05), (4310.0, 1.0, 0.06), (6150.0, 0.6, 0.045), (8400.0, 0.3, 0.02))


def end() -> Wave:
    """A soft gong: pairs of tones that beat against each other."""
    modes = (
        (110.0, 1.0, 0.6), (110.9, 0.6, 0.55), (164.0, 0.55, 0.5), (221.5, 0.5, 0.42), (223.0, 0.4, 0.4),
        (296.0, 0.3, 0.3), (371.0, 0.24, 0.24), (463.0, 0.16, 0.18), (611.0, 0.1, 0.12), (842.0, 0.06, 0.07),
    )  # fmt: skip
    out = rung(1.6, modes)
    return [value * (1 - math.exp(-number / RATE / 0.018)) for number, value in enumerate(out)]


_MOTIF = ((0.0, 392.0), (0.11, 440.0), (0.22, 523.25), (0.33, 587.33), (0.44, 659.25), (0.62, 783.99))
"""When each note of the win begins, and its pitch: five tones up, as a zither of sixteen strings is swept."""


def win() -> Wave:
    """A zither is swept upward through five tones, and the last note sways, its lower octave beside it."""
    out = silence(1.9)
    for number, (at_s, hertz) in enumerate(_MOTIF):
        is_last = number == len(_MOTIF) - 1
        sound = plucked(71 + number, hertz, 1.9 - at_s, sway=0.00004 if is_last else 0.0)
        mixed_in(out, sound, at_s=at_s, gain=1.0 if is_last else 0.7)
    mixed_in(out, plucked(79, 392.0, 1.2), at_s=0.66, gain=0.6)
    return out


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "deal": (deal, 0.22), "draw": (draw, 0.2), "discard": (discard, 0.45),
    "discard_flat": (discard_flat, 0.45), "discard_snapped": (discard_snapped, 0.42), "meld": (meld, 0.45),
    "call": (call, 0.5), "kong": (kong, 0.566), "turn": (turn, 0.38), "coin": (coin, 0.3), "end": (end, 0.6),
    "win": (win, 0.6),
}  # fmt: skip
"""How each sound is made, and how loud its loudest moment is; 1 would be all that fits."""


def finished(raw: Wave, peak: float) -> list[int]:
    """Return a sound as it is stored.

    It lacks inaudibly low frequencies, begins and ends in silence, and has a maximum volume.
    """
    keep = math.exp(-2 * math.pi * _SUB_BASS_HZ / RATE)
    before, high, heard = 0.0, 0.0, []
    for value in raw:
        high = keep * (high + value - before)
        before = value
        heard.append(high)
    rising, falling = round(_FADE_IN_S * RATE), round(_FADE_OUT_S * RATE)
    for number in range(rising):
        heard[number] *= number / rising
    for number in range(falling):
        heard[-1 - number] *= number / falling
    scale = peak * _LOUDEST / max(map(abs, heard))
    return [round(scale * value) for value in heard]


def made(name: str) -> list[int]:
    """Return the samples of a sound by its name in `SOUNDS`."""
    make, peak = SOUNDS[name]
    return finished(make(), peak)


def main(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        samples = array("h", made(name))
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
