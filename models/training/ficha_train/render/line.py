"""One training line: text, printed, degraded, captured and cut out as a detector would, at the recogniser's input
height.
"""

import math
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import ImageFont

from ficha_train.charset import steps_needed
from ficha_train.fonts.faces import Faces
from ficha_train.render import capture, clutter, ink, surroundings
from ficha_train.render.camera import HEIGHT, Camera, line_width
from ficha_train.render.dice import Dice
from ficha_train.render.printer import SIZES, Printer, worn
from ficha_train.render.spacing import add_specks
from ficha_train.text import lines

WIDTH_MIN, WIDTH_MAX = 12, 1056
STRIDE = 4
"""Columns of input per CTC step."""
CLEAN_EM = 26
CLEAN_CROP = 1.25
"""Height of a clean crop in em: what the engine cuts around a detected line (manifest: cropHeightEm)."""
RAISED = 0.055
"""Em that a crop is raised by: accents of capitals need more room than descenders."""
CAPITALS = 0.25
"""Of what is written by hand: forms ask for them."""
EM_MIN, EM_MAX = 8.5, 58
"""Pixels an em of the file that a line comes from, log-uniform: names in tables, headlines, and what lies between."""


@dataclass(frozen=True)
class Line:
    """pixels: uint8 [HEIGHT, width]; text: what it says; kind: of lines.KINDS, or "ornament"; font: path of the font
    file.
    """

    pixels: np.ndarray
    text: str
    kind: str
    font: str


class LineMaker:
    """Makes lines from a seed. `clean` prints plainly (no degradation): the lower bound of the error. `by_hand`: most are written."""

    def __init__(self, faces: Faces, seed: int, clean: bool = False, by_hand: bool = False) -> None:
        self.dice = Dice(seed)
        self.faces = faces
        self.printer, self.camera = Printer(faces, self.dice, by_hand), Camera(self.dice)
        self.clean, self.kinds = clean, lines.KINDS_BY_HAND if by_hand else lines.KINDS

    def make(self) -> Line:
        while True:
            text, kind = lines.line(self.dice.r, self.kinds)
            if kind == "mrz" and not self.faces.has_monospaced:
                continue
            line = self._print(text, kind)
            if (
                line is not None
                and WIDTH_MIN <= line.pixels.shape[1] <= WIDTH_MAX
                and steps_needed(line.text) <= line.pixels.shape[1] // STRIDE
            ):
                return line

    def _print(self, text: str, kind: str) -> Line | None:
        dice = self.dice
        press = "clean" if self.clean else self.printer.press_for(kind)
        index = self.printer.pick_face(press, kind)
        if press == "pen" and dice.chance(CAPITALS):
            text = text.upper()
        text = self.faces.writable(index, text) if press == "pen" else self.faces.printable(index, text)
        if not text:
            return None
        size = 32 if self.clean else dice.r.choice(SIZES)
        drawn = self.printer.draw(press, text, index, size)
        if drawn.right - drawn.left < 2:
            return None
        # Specks, rules and neighbours are of the size of what is drawn, whatever the head's grid was.
        pixels = self._clean(drawn) if self.clean else self._degraded(drawn, self.faces.face(index, drawn.size), press)
        font = self.faces.files[index].path
        return Line(pixels, "", press, font) if press == "ornament" else Line(pixels, text, kind, font)

    def _clean(self, drawn: ink.Drawn) -> np.ndarray:
        cover = self._crop(
            drawn, CLEAN_EM / drawn.size, 1.0, CLEAN_CROP * drawn.size, 0.2, -RAISED * drawn.size, 0.0, 0.0
        )
        return cv2.resize(
            capture.to_bytes(255 * (1 - cover)), (line_width(cover), HEIGHT), interpolation=cv2.INTER_AREA
        )

    def _degraded(self, drawn: ink.Drawn, face: ImageFont.FreeTypeFont, press: str) -> np.ndarray:
        dice, size = self.dice, drawn.size
        if dice.chance(0.2):
            clutter.add_rule(drawn, dice)
        if dice.chance(0.45):
            surroundings.add_neighbours(drawn, dice, lines.line(dice.r)[0][:50], face)
        if dice.chance(0.06):
            add_specks(drawn, dice)
        em = math.exp(dice.between(math.log(EM_MIN if press in ("ordinary", "spaced") else 10), math.log(EM_MAX)))
        length = (drawn.right - drawn.left) / size
        angle = (
            max(-0.03, min(0.03, dice.r.gauss(0, 0.01))) * min(1, 8 / max(1, length)) if dice.chance(0.6) else 0.0
        )
        cover = self._crop(
            drawn,
            em / size,
            dice.between(0.8, 1.2),
            size * dice.between(1.05, 1.55),
            dice.between(0.05, 0.45),
            dice.r.gauss(-RAISED, 0.06) * size,
            angle,
            dice.r.gauss(0, 0.08) if dice.chance(0.2) else dice.between(0.1, 0.24) if dice.chance(0.05) else 0.0,
        )
        if length > 4 and dice.chance(surroundings.BENT):
            cover = surroundings.bent(cover, em, dice)
        return self.camera.take(worn(cover, em, dice) if press in ("ordinary", "spaced") else cover, em)

    def _crop(
        self,
        drawn: ink.Drawn,
        scale: float,
        stretch: float,
        height: float,
        margin: float,
        shift: float,
        angle: float,
        shear: float,
    ) -> np.ndarray:
        """Ink coverage 0..1 of the crop at capture resolution. height, shift in canvas pixels; margin in em; angle
        in radians.
        """
        wide = scale * stretch
        left, right = drawn.left - margin * drawn.size, drawn.right + self.dice.between(0.05, 0.45) * drawn.size
        width_out, height_out = max(8, int((right - left) * wide)), max(9, int(height * scale))
        matrix = np.array([[1 / wide, -(shear + angle) / scale], [angle / wide, 1 / scale]], np.float32)
        centre = np.array([(left + right) / 2, (drawn.top + drawn.bottom) / 2 + shift], np.float32)
        offset = centre - matrix @ np.array([width_out / 2, height_out / 2], np.float32)
        source = np.asarray(drawn.ink)
        if scale < 0.75:
            # Shrinking by more than a third needs a low-pass first, or thin strokes alias away.
            source = cv2.GaussianBlur(source, (0, 0), 0.38 / scale)
        cover = cv2.warpAffine(
            source,
            np.hstack([matrix, offset[:, None]]),
            (width_out, height_out),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_CONSTANT,
            borderValue=0,
        )
        return cover.astype(np.float32) / 255
