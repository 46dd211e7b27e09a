"""Ask an OCR program to read our drawings of the characters.

Usage: `python tools/ocr_glyphs.py [--language chi_tra] [--sizes 24,32,48,96,200] [--characters 車馬]`.

Each character is drawn at every size, black on white with three margins, as the card would draw it, and given
to `tesseract --psm 10`, which takes one picture for one character. Sizes above 48 are reduced to 48 before:
tesseract reads lines about that high, and cuts larger characters to pieces. A character counts as read if it
is the answer given most often. Characters that the model does not know cannot be read and are named as such.
Exit status: 0 if all others are read, 1 if not, 2 without tesseract.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from tusac_qt.cards.glyphs import BOX, Glyphs
from tusac_qt.system import assets

READABLE_PX = 48
MARGINS = (0.15, 0.3, 0.5)
DOTS_PER_METER = 11811  # 300 dpi; without it tesseract warns and guesses


def picture(glyphs: Glyphs, character: str, size: int, margin: float) -> QImage:
    """Return the character at that size in pixels on white, with that margin in parts of the size."""
    border = round(size * margin)
    whole = QRectF(0, 0, size + 2 * border, size + 2 * border).toRect().size()
    image = QImage(whole, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(border, border)
    painter.scale(size / BOX, size / BOX)
    painter.fillPath(glyphs.path(character, size), Qt.GlobalColor.black)
    painter.end()
    if size > READABLE_PX:
        image = image.scaledToHeight(
            round(READABLE_PX * (1 + 2 * margin)), Qt.TransformationMode.SmoothTransformation
        )
    image.setDotsPerMeterX(DOTS_PER_METER)
    image.setDotsPerMeterY(DOTS_PER_METER)
    return image


def program(name: str) -> str:
    """Return the path of one of tesseract's programs. Exits with status 2 if it is missing."""
    path = shutil.which(name)
    if path is None:
        print("tesseract is missing: apt install tesseract-ocr tesseract-ocr-chi-tra", file=sys.stderr)
        sys.exit(2)
    return path


def known_characters(language: str, folder: Path) -> set[str]:
    """Return the single characters the language's model can answer with."""
    listing = subprocess.run(
        [program("tesseract"), "--list-langs"], capture_output=True, text=True, check=True
    )
    found = re.search(r'"(.*?)"', listing.stdout)
    if found is None:
        return set()
    model = Path(found[1]) / f"{language}.traineddata"
    unpack = [program("combine_tessdata"), "-u", str(model), f"{folder}/model."]
    subprocess.run(unpack, capture_output=True, check=True)
    lines = (folder / "model.lstm-unicharset").read_text(encoding="utf-8").splitlines()
    return {line.split(" ")[0] for line in lines[1:]}


def answers(pictures: list[Path], language: str) -> list[str]:
    """Return the texts that tesseract reads in the pictures, without spaces."""
    listing = pictures[0].parent / "list.txt"
    listing.write_text("".join(f"{path}\n" for path in pictures), encoding="utf-8")
    command = [program("tesseract"), str(listing), "-", "--psm", "10", "-l", language]
    run = subprocess.run(
        command, capture_output=True, text=True, check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"}
    )
    return ["".join(page.split()) for page in run.stdout.split("\f")[: len(pictures)]]


def main() -> int:
    """Read all characters and print one line for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--language", default="chi_tra")
    parser.add_argument("--sizes", default="24,32,48,96,200")
    parser.add_argument("--characters", default="")
    options = parser.parse_args()
    app = QGuiApplication([])
    glyphs = Glyphs(assets.root() / "glyphs")
    sizes = [int(size) for size in options.sizes.split(",")]
    failed = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        known = known_characters(options.language, folder)
        for character in options.characters or glyphs.characters:
            if character not in known:
                print(f"{character}  not known to {options.language}")
                continue
            pictures = []
            for size in sizes:
                for margin in MARGINS:
                    path = folder / f"{size}-{margin}.png"
                    picture(glyphs, character, size, margin).save(str(path))
                    pictures.append(path)
            read = Counter(answers(pictures, options.language))
            if read.most_common(1)[0][0] != character:
                failed.append(character)
            wrong = " ".join(
                f"{text or '-'}:{times}" for text, times in read.most_common() if text != character
            )
            print(f"{character}  {read[character]:2} of {len(pictures)}  {wrong}")
    print(f"not read: {' '.join(failed) or 'none'}")
    app.quit()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
