"""Which installed fonts print the training data and which are held out for evaluation.

The split is by family: no family of the evaluation fonts, nor a sibling of one, is in training.
"""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont
from PIL import ImageFont

from ficha_train.charset import CHARSET
from ficha_train.fonts.alternates import write_alternate
from ficha_train.fonts.cuts import write_cuts
from ficha_train.fonts.families import (
    ALTERNATE_WEIGHT,
    CUT_WEIGHT,
    FEW_ACCENTS,
    FOREIGN,
    HELD_OUT,
    HELD_OUT_SINGLE_STOREY,
    HELD_OUT_WRITTEN,
    LATIN_NOTO,
    MANY_CUTS,
    MANY_CUTS_WEIGHT,
    OCR_B,
    OCR_B_WEIGHT,
    OFFICE,
    OFFICE_WEIGHT,
    PLOTTER_WEIGHT,
    SQUARE_WEIGHT,
    SINGLE_STOREY_WEIGHT,
    TYPEWRITER,
    UNREADABLE,
    WRITTEN,
)
from ficha_train.fonts.plotter import write_plotter_faces
from ficha_train.fonts.square import write_square_faces
from ficha_train.fonts.storeys import is_single_storey, is_upright

FONT_ROOT = Path("/usr/share/fonts")

NEEDED = set("ABCXYZabcxyz0123456789.,:;/-()")
NEEDED_WRITTEN = set("ABCXYZabcxyz0123456789.,:/-")
"""Of a face after handwriting: the pen makes the accents that it lacks."""
NEEDED_ACCENTS = set("áàâãçéêíóôõúÁÀÂÃÇÉÊÍÓÔÕÚ")

SMALL_CAPS_CORRELATION = 0.82
"""Mean correlation of a/A, e/E, g/G, r/R above this: a small-capitals font, whose labels would be wrong."""
TOFU_CORRELATION = 0.98
"""Correlation of b with k above this: the font draws boxes."""


@dataclass(frozen=True)
class FontFile:
    """One font file: its path, the charset it covers and how often it is drawn."""

    path: str
    covered: str
    weight: float
    monospaced: bool


def _is_of(path: str, families: dict[str, tuple[str, ...]]) -> bool:
    return any(fragment in path for fragments in families.values() for fragment in fragments)


def _weight(path: str) -> float:
    if any(mark in path for mark in OCR_B):
        return OCR_B_WEIGHT
    weight = (
        OFFICE_WEIGHT
        if any(mark in path for mark in OFFICE)
        else MANY_CUTS_WEIGHT if any(mark in path for mark in MANY_CUTS) else 1.0
    )
    return weight * (0.5 if "Italic" in path or "Oblique" in path or "Black" in path or "Heavy" in path else 1.0)


def _glyph(font: ImageFont.FreeTypeFont, character: str) -> np.ndarray:
    mask = font.getmask(character, mode="L")
    pixels = np.array(mask, dtype=np.uint8).reshape(mask.size[::-1])
    ys, xs = np.where(pixels > 60)
    pixels = pixels[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    rows = np.linspace(0, pixels.shape[0] - 1, 24).astype(int)
    columns = np.linspace(0, pixels.shape[1] - 1, 24).astype(int)
    return pixels[rows][:, columns].astype(float).ravel()


def _draws_what_it_says(path: str) -> bool:
    font = ImageFont.truetype(path, 40)
    alike = lambda a, b: float(np.corrcoef(_glyph(font, a), _glyph(font, b))[0, 1])  # noqa: E731
    try:
        small_caps = np.mean([alike(letter, letter.upper()) for letter in "aegr"]) > SMALL_CAPS_CORRELATION
        return not small_caps and alike("b", "k") < TOFU_CORRELATION
    except (ValueError, OSError):
        return False


def scan(root: Path = FONT_ROOT) -> dict[str, list[FontFile]]:
    """Every usable font under `root`, as {"train": [...], "held_out": [...], "single_storey": [...], "written": [...]}, in path order."""
    split: dict[str, list[FontFile]] = {"train": [], "held_out": [], "single_storey": [], "written": []}
    for file in sorted([*root.rglob("*.ttf"), *root.rglob("*.otf")]):
        path = str(file)
        if any(mark in path for mark in UNREADABLE) or (
            file.name.startswith(FOREIGN) and not file.name.startswith(LATIN_NOTO)
        ):
            continue
        try:
            mapped = TTFont(path, lazy=True).getBestCmap() or {}
        except Exception:  # noqa: BLE001 - a broken font file is skipped whatever is wrong with it
            continue
        covered = "".join(character for character in CHARSET if ord(character) in mapped)
        if any(mark in path for mark in WRITTEN) or _is_of(path, HELD_OUT_WRITTEN):
            if NEEDED_WRITTEN <= set(covered) and _draws_what_it_says(path):
                split["written" if _is_of(path, HELD_OUT_WRITTEN) else "train"].append(FontFile(path, covered, 0.0, monospaced=False))
            continue
        needed = NEEDED if any(mark in path for mark in FEW_ACCENTS) else NEEDED | NEEDED_ACCENTS
        if not needed <= set(covered) or not _draws_what_it_says(path):
            continue
        monospaced = any(mark in path for mark in TYPEWRITER)
        font = FontFile(path, covered, _weight(path), monospaced)
        if _is_of(path, HELD_OUT):
            split["held_out"].append(font)
        elif not is_single_storey(path):
            if not _is_of(path, HELD_OUT_SINGLE_STOREY):
                split["train"].append(font)
        elif _is_of(path, HELD_OUT_SINGLE_STOREY):
            split["single_storey"].append(font)
        else:
            split["train"].append(
                replace(font, weight=font.weight * (SINGLE_STOREY_WEIGHT if is_upright(path) else 1))
            )
    return split


def made_faces(train: list[FontFile], folder: Path) -> list[FontFile]:
    """Single-storey cuts of training faces, plotter faces, and what both and others are slanted, condensed and light;
    written into `folder`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    made: dict[Path, FontFile] = {}
    train = [font for font in train if font.weight > 0]
    for font in train:
        if is_upright(font.path) and not is_single_storey(font.path):
            path = write_alternate(font.path, folder)
            if path is not None and is_single_storey(str(path)):
                made[path] = replace(font, path=str(path), weight=font.weight * ALTERNATE_WEIGHT)
    made |= _written(write_plotter_faces(folder), PLOTTER_WEIGHT)
    upright = [font for font in train if is_upright(font.path) and is_single_storey(font.path)]
    for font in [*upright, *made.values()]:
        for path in write_cuts(font.path, folder):
            made[path] = replace(font, path=str(path), weight=font.weight * CUT_WEIGHT)
    made |= _written(write_square_faces(folder), SQUARE_WEIGHT)
    return list(made.values())


def _written(paths: list[Path], weight: float) -> dict[Path, FontFile]:
    return {
        path: FontFile(
            str(path), "".join(character for character in CHARSET if ord(character) in TTFont(path).getBestCmap()), weight, monospaced=False
        )
        for path in paths
    }


def load(data: Path, part: str) -> list[FontFile]:
    """The fonts of one part of `scan`, from data/fonts.json; scanned, made and written on first use."""
    file = data / "fonts.json"
    if not file.exists():
        parts = scan()
        parts["train"] += made_faces(parts["train"], data / "faces")
        file.write_text(
            json.dumps(
                {name: [asdict(font) for font in fonts] for name, fonts in parts.items()}, ensure_ascii=False
            )
        )
    return [FontFile(**font) for font in json.loads(file.read_text())[part]]
