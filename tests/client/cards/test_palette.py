"""Color arithmetic against published figures, and the figures of the shipped palettes."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.cards import Card, Color
from tests.support.places import TESTS
from tusac_qt.cards.color_science import Lab, Rgb, Vision, ciede2000, contrast, lab, parse_hex, simulate
from tusac_qt.cards.palette import (
    CONFUSABLE_BELOW,
    FAINT_BELOW,
    Palette,
    PaletteError,
    WarningCode,
    format_palette,
    load_palette,
    palette_names,
    parse_palette,
    score,
)
from tusac_qt.choices.settings import USER_PALETTE
from tusac_qt.system import assets
from tusac_qt.windows.widgets.setting_names import palette_choices

PALETTES = assets.root() / "palettes"

VECTORS = (TESTS / "vectors" / "ciede2000.txt").read_text(encoding="utf-8").splitlines()
SHARMA = [line for line in VECTORS if not line.startswith("#")]


@pytest.mark.parametrize("line", SHARMA)
def test_ciede2000_agrees_with_sharma(line: str) -> None:
    l1, a1, b1, l2, a2, b2, difference = map(float, line.split())
    one, other = Lab(l1, a1, b1), Lab(l2, a2, b2)

    assert ciede2000(one, other) == pytest.approx(difference, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(difference, abs=5e-5)


@pytest.mark.parametrize(
    ("color", "expected"),
    # The corners of sRGB under D65, as the CIE formulas give them to two places.
    [
        ("FFFFFF", (100.00, 0.00, 0.00)),
        ("000000", (0.00, 0.00, 0.00)),
        ("FF0000", (53.24, 80.09, 67.20)),
        ("00FF00", (87.73, -86.18, 83.18)),
        ("0000FF", (32.30, 79.19, -107.86)),
    ],
)
def test_lab_of_known_colors(color: str, expected: tuple[float, float, float]) -> None:
    assert lab(parse_hex(color)) == pytest.approx(expected, abs=0.01)


def test_contrast_of_known_colors() -> None:
    white, black = Rgb(255, 255, 255), Rgb(0, 0, 0)

    assert contrast(white, black) == pytest.approx(21.0)
    assert contrast(black, white) == pytest.approx(21.0)
    assert contrast(white, parse_hex("767676")) == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("vision", list(Vision))
def test_grays_look_the_same_to_every_vision(vision: Vision) -> None:
    for level in (0, 64, 128, 255):
        seen = simulate(Rgb(level, level, level), vision)

        assert max(abs(channel - level) for channel in seen) <= 1


def test_dichromats_confuse_what_they_must() -> None:
    red, green = parse_hex("D9A9A6"), parse_hex("16C586")  # of the scanned deck

    apart = {vision: ciede2000(lab(simulate(red, vision)), lab(simulate(green, vision))) for vision in Vision}

    assert apart[Vision.NORMAL] > 45
    assert apart[Vision.DEUTAN] < 7


@pytest.mark.parametrize(
    ("name", "differences", "contrasts"),
    # Found by search, so that papers stay apart however colors are seen; a change of a palette changes them.
    [
        ("clear", (30.6, 26.0, 21.7, 27.9, 13.3), (5.7, 5.8, 18.0, 10.2)),
        ("traditional", (26.9, 17.6, 19.0, 27.1, 9.6), (7.9, 5.4, 17.8, 11.8)),
    ],
)
def test_shipped_palettes_keep_the_figures_they_were_chosen_for(
    name: str, differences: tuple[float, ...], contrasts: tuple[float, ...]
) -> None:
    result = score(load_palette(PALETTES, name))

    assert [round(result.nearest[vision], 1) for vision in Vision] == list(differences)
    assert [result.contrasts[color] for color in Color] == pytest.approx(contrasts, abs=0.06)


@pytest.mark.parametrize("name", palette_names(PALETTES))
def test_every_palette_that_is_there_can_be_played_with(name: str) -> None:
    palette = load_palette(PALETTES, name)
    result = score(palette)

    assert palette.name == name
    assert all(
        distance >= (9 if vision is Vision.GRAY else 10) for vision, distance in result.nearest.items()
    )
    assert min(result.contrasts.values()) >= 4.5


def test_a_palette_is_found_by_being_there(tmp_path: Path) -> None:
    for name in ("clear", "dusk"):
        (tmp_path / f"{name}.toml").write_bytes((PALETTES / "clear.toml").read_bytes())

    assert palette_names(tmp_path) == ("clear", "dusk")
    assert set(palette_names(PALETTES)) == {value for value, _ in palette_choices()} - {USER_PALETTE}


def test_warnings_of_the_shipped_palettes() -> None:
    clear, traditional = (score(load_palette(PALETTES, name)).warnings for name in ("clear", "traditional"))

    assert {(w.code, w.vision) for w in clear} == {(WarningCode.PAPERS_CLOSE, Vision.GRAY)}
    # In pure gray three pairs of the traditional papers lie between 9.6 and 9.9: there the marks must tell.
    assert {(w.code, w.vision) for w in traditional} == {
        (WarningCode.PAPERS_CLOSE, Vision.PROTAN),
        (WarningCode.PAPERS_CLOSE, Vision.DEUTAN),
        (WarningCode.PAPERS_CLOSE, Vision.GRAY),
        (WarningCode.PAPERS_CONFUSABLE, Vision.GRAY),
    }
    assert min(w.figure for w in traditional) > 9.6


def test_real_deck_is_warned_about() -> None:
    clear = load_palette(PALETTES, "clear")
    papers = (parse_hex("16C586"), parse_hex("D9A9A6"), parse_hex("EDE8EE"), parse_hex("DCDB2B"))
    scanned = replace(clear, papers=papers)

    result = score(scanned)

    assert [round(result.nearest[vision]) for vision in Vision] == [19, 13, 6, 13, 2]
    assert result.pairs[Vision.DEUTAN] == (Color.GREEN, Color.RED)
    assert (WarningCode.PAPERS_CONFUSABLE, Vision.DEUTAN) in [(w.code, w.vision) for w in result.warnings]
    assert all(
        w.figure < CONFUSABLE_BELOW for w in result.warnings if w.code is WarningCode.PAPERS_CONFUSABLE
    )


def test_faint_ink_is_warned_about() -> None:
    clear = load_palette(PALETTES, "clear")
    pale = replace(clear, inks=(clear.inks[0], clear.inks[1], parse_hex("C0C0C0"), clear.inks[3]))

    faint = [w for w in score(pale).warnings if w.code is WarningCode.INK_FAINT]

    assert [w.colors for w in faint] == [(Color.WHITE,)]
    assert faint[0].figure < FAINT_BELOW


@pytest.mark.parametrize("name", ["clear", "traditional"])
def test_jokers_are_told_from_every_paper(name: str) -> None:
    palette = load_palette(PALETTES, name)

    assert contrast(palette.joker_paper, palette.joker_ink) >= FAINT_BELOW
    for vision in Vision:
        joker = lab(simulate(palette.joker_paper, vision))
        for paper in palette.papers:
            assert ciede2000(joker, lab(simulate(paper, vision))) >= CONFUSABLE_BELOW


def test_colors_of_a_card() -> None:
    palette = load_palette(PALETTES, "clear")

    assert palette.paper_of(Card.rA) == parse_hex("B93639")
    assert palette.ink_of(Card.rS) == parse_hex("FFFFFF")
    assert palette.paper_of(Card.J3) == palette.joker_paper
    assert palette.ink_of(Card.J3) == palette.joker_ink


@pytest.mark.parametrize(
    ("before", "after", "named"),
    [
        ('name = "clear"', "name = 3", "name"),
        ("[papers]", "[paper]", "papers: missing table"),
        ('red = "B93639"', "", "papers.red"),
        ('red = "B93639"', 'red = "B9363"', "papers.red: not a color"),
        ('red = "B93639"', 'red = "+93639"', "papers.red: not a color"),
        ('joker = "F3D27A"', "joker = 7", "inks.joker"),
        ("[back]", "[back", "line"),
    ],
)
def test_unusable_palette_names_its_field(before: str, after: str, named: str) -> None:
    text = (PALETTES / "clear.toml").read_text(encoding="utf-8")
    assert text.count(before) == 1

    with pytest.raises(PaletteError, match=named):
        parse_palette(text.replace(before, after))


@pytest.mark.parametrize("name", ["clear", "traditional"])
def test_palette_reads_back_as_written(name: str) -> None:
    palette = load_palette(PALETTES, name)

    assert parse_palette(format_palette(palette)) == palette


def test_equal_palettes_are_interchangeable(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes((PALETTES / "clear.toml").read_bytes())
    mine: Palette = load_palette(tmp_path, "mine")

    assert mine == load_palette(PALETTES, "clear")
    assert hash(mine) == hash(load_palette(PALETTES, "clear"))
