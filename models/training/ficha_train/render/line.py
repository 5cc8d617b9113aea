"""One training line: text, printed, degraded, captured and cut out as a detector would, at the recogniser's input
height.
"""

from dataclasses import dataclass

import cv2
import numpy as np

from ficha_train.charset import steps_needed
from ficha_train.fonts.faces import Faces
from ficha_train.render import capture, clutter, ink
from ficha_train.render.dice import Dice
from ficha_train.render.textures import Textures
from ficha_train.text import lines

HEIGHT = 32
"""Rows of the recogniser's input."""
WIDTH_MIN, WIDTH_MAX = 12, 1056
STRIDE = 4
"""Columns of input per CTC step."""
CLEAN_EM = 26
CLEAN_CROP = 1.25
"""Height of a clean crop in em: what the engine cuts around a detected line (manifest: cropHeightEm)."""
RAISED = 0.055
"""Em that a crop is raised by: accents of capitals need more room than descenders."""


@dataclass(frozen=True)
class Line:
    """pixels: uint8 [HEIGHT, width]; text: what it says; kind: of lines.KINDS; font: path of the font file."""

    pixels: np.ndarray
    text: str
    kind: str
    font: str


class LineMaker:
    """Makes lines from a seed. `clean` prints plainly (no degradation): the lower bound of the error."""

    def __init__(self, faces: Faces, seed: int, clean: bool = False) -> None:
        self.dice = Dice(seed)
        self.faces = faces
        self.textures = Textures(self.dice)
        self.clean = clean

    def make(self) -> Line:
        while True:
            text, kind = lines.line(self.dice.r)
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
        style = (
            "clean" if self.clean else dice.r.choices(["plain", "spaced", "typewriter", "dots"], [82, 12, 3.5, 2.5])[0]
        )
        if kind == "mrz":
            index = self.faces.pick_ocr_b(dice.r)
        elif style in ("typewriter", "dots"):
            index = self.faces.pick_monospaced(dice.r)
        else:
            index = self.faces.pick(dice.r)
        text = self.faces.printable(index, text)
        if not text:
            return None
        size = 32 if self.clean else dice.r.choice([20, 24, 28, 32, 36, 44])
        face = self.faces.face(index, size)
        if style == "dots":
            drawn = ink.draw_dots(text, self.faces.face(index, dice.r.choice([10, 12, 12, 14])), dice)
        elif style == "typewriter":
            drawn = ink.draw_letters(
                text, face, dice, tracking=0, shake=dice.between(0, 0.03), faint=dice.between(0, 0.6)
            )
        elif style == "spaced":
            drawn = ink.draw_letters(text, face, dice, tracking=dice.between(-0.03, 0.2), shake=0, faint=0)
        else:
            drawn = ink.draw_line(
                text, face, stroke=1 if size >= 32 and dice.chance(0.04) and not self.clean else 0
            )
        if drawn.right - drawn.left < 2:
            return None
        pixels = self._clean(drawn) if self.clean else self._degraded(drawn, face)
        return Line(pixels, text, kind, self.faces.files[index].path)

    def _clean(self, drawn: ink.Drawn) -> np.ndarray:
        cover = self._crop(
            drawn, CLEAN_EM / drawn.size, 1.0, CLEAN_CROP * drawn.size, 0.2, -RAISED * drawn.size, 0.0, 0.0
        )
        return cv2.resize(
            capture.to_bytes(255 * (1 - cover)), (self._width(cover), HEIGHT), interpolation=cv2.INTER_AREA
        )

    def _degraded(self, drawn: ink.Drawn, face) -> np.ndarray:
        dice, size = self.dice, drawn.size
        if dice.chance(0.25):
            drawn = ink.reweigh(drawn, dice.between(-0.45, 0.8))
        if dice.chance(0.22):
            clutter.add_rule(drawn, dice)
        if dice.chance(0.28):
            clutter.add_neighbour(drawn, dice, lines.line(dice.r)[0][:40], face)
        em = dice.r.choice([dice.between(10, 16), dice.between(14, 24), dice.between(22, 36)])
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
        page = self._on_paper(self._worn(cover, em), em)
        return self._captured(page, em)

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

    def _worn(self, cover: np.ndarray, em: float) -> np.ndarray:
        """Ink that bled, faded, thickened or broke."""
        dice, kind = self.dice, self.dice.r.random()
        height, width = cover.shape
        if kind < 0.13:
            return np.clip(cover * dice.between(1.2, 1.9), 0, 1)
        if kind < 0.25:
            return cover ** dice.between(1.2, 2.2)
        if kind < 0.30 and em > 16:
            return cv2.dilate(cover, np.ones((2, 2), np.uint8))
        if kind < 0.37:
            coarse = dice.n.random((max(2, height // 3), max(2, width // 3)), dtype=np.float32)
            return cover * (cv2.resize(coarse, (width, height)) > dice.between(0.1, 0.3))
        if kind < 0.42:
            # Low ribbon or toner: the ink comes and goes along the line.
            coarse = dice.n.uniform(0.25, 1.1, (1, max(2, width // 40))).astype(np.float32)
            return cover * np.clip(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_LINEAR), 0, 1)
        return cover

    def _on_paper(self, cover: np.ndarray, em: float) -> np.ndarray:
        dice = self.dice
        height, width = cover.shape
        light = dice.r.choice([dice.between(225, 255), dice.between(140, 255)])
        dark = dice.between(0, light * 0.68) if dice.chance(0.5) else dice.between(0, 60)
        paper = np.full((height, width), light, np.float32)
        if dice.chance(0.55):
            paper += self.textures.cut(dice, height, width) * (dice.between(0.03, 0.42) * (light - dark))
        if dice.chance(0.06):
            # A photo or dark emblem runs under the text.
            paper *= 1 - dice.between(0.1, 0.45) * np.clip(self.textures.cut(dice, height, width) + 0.3, 0, 1)
        page = paper * (1 - cover) + dark * cover
        if dice.chance(0.10):
            over = clutter.strokes(height, width, dice, em) * dice.between(0.25, 0.8)
            page = page * (1 - over) + dice.between(0, light * 0.7) * over
        return 255 - page if dice.chance(0.06) else page

    def _captured(self, page: np.ndarray, em: float) -> np.ndarray:
        dice, kind = self.dice, self.dice.r.random()
        if dice.chance(0.3):
            page = capture.shade(page, dice)
        if dice.chance(0.05):
            page = capture.glare(page, dice)
        if dice.chance(0.04):
            page = capture.fold(page, dice)
        if kind < 0.45:
            page = cv2.GaussianBlur(page, (0, 0), dice.between(0.3, 1.0) * max(0.8, em / 20))
        elif kind < 0.52:
            page = capture.motion_blur(page, dice, dice.r.randint(2, max(2, int(em / 7))))
        if dice.chance(0.05):
            page = capture.moire(page, dice)
        if dice.chance(0.09):
            page = capture.photocopy(page, dice)
        if dice.chance(0.5):
            page = capture.noise(page, dice)
        pixels = capture.to_bytes(page)
        if dice.chance(0.42):
            pixels = capture.jpeg(pixels, dice.r.randint(15, 88))
        resample = dice.r.choice([cv2.INTER_LINEAR, cv2.INTER_AREA, cv2.INTER_CUBIC])
        return cv2.resize(pixels, (self._width(pixels), HEIGHT), interpolation=resample)

    @staticmethod
    def _width(crop: np.ndarray) -> int:
        """Columns at the input height, aspect kept."""
        return max(8, round(crop.shape[1] * HEIGHT / crop.shape[0]))
