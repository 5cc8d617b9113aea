"""A document being printed: a grey image and the lines on it, each with its quad."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from ficha_train.render.dice import Dice

ASCENT, DESCENT = 0.76, 0.24
"""A line's quad runs from ASCENT em above its baseline to DESCENT em below: one em high."""


@dataclass(frozen=True)
class PlacedLine:
    """quad: float32 [4, 2], corners clockwise from the text's own top-left, in pixels. legible: how much of it can be
    seen, 0..1 (legibility.py).
    """

    quad: np.ndarray
    text: str
    legible: float = 1.0


class Canvas:
    """`image` is mode "L"; `lines` grows as text is put on it; `ink`, mode "L", is 255 where text was printed."""

    def __init__(self, width: int, height: int, paper: int) -> None:
        self.image = Image.new("L", (width, height), paper)
        self.pen = ImageDraw.Draw(self.image)
        self.ink = Image.new("L", (width, height), 0)
        self._ink_pen = ImageDraw.Draw(self.ink)
        self.lines: list[PlacedLine] = []
        self.width, self.height = width, height

    def put(
        self,
        text: str,
        face: ImageFont.FreeTypeFont,
        x: float,
        baseline: float,
        tone: int,
        width_max: float | None = None,
        align: str = "left",
    ) -> float:
        """Print one horizontal line; returns its right edge, or `x` when nothing fits. `align` places it about x."""
        text = text.strip()
        while text and width_max is not None and face.getlength(text) > width_max:
            text = text[: text.rindex(" ")] if " " in text else text[:-2]
        if not text:
            return x
        length = face.getlength(text)
        x -= {"left": 0.0, "centre": length / 2, "right": length}[align]
        self._print((x, baseline), text, face, tone)
        left, _, right, _ = face.getbbox(text, anchor="ls")
        self.record(x + left, baseline, x + right, face.size, text)
        return x + right

    def put_letters(
        self,
        text: str,
        face: ImageFont.FreeTypeFont,
        x: float,
        baseline: float,
        tones: Sequence[int],
        tracking: float = 0.0,
        shifts: Sequence[float] = (0.0,),
    ) -> float:
        """Print letter by letter, `tracking` em further apart than set; tones and shifts (pixels down) are gone through
        in turn, as a head or a type bar repeats them. Returns the right edge.
        """
        at = x
        for index, letter in enumerate(text):
            place = (at, baseline + shifts[index % len(shifts)])
            self._print(place, letter, face, tones[index % len(tones)])
            at += face.getlength(letter) + tracking * face.size
        right = at - tracking * face.size
        self.record(x, baseline, right, face.size, text)
        return right

    def put_stretched(
        self, text: str, face: ImageFont.FreeTypeFont, x: float, baseline: float, tone: int, stretch: float
    ) -> float:
        """Print a line `stretch` times as wide as set: double width of a receipt's printer, condensed headings."""
        left, _, right, _ = face.getbbox(text, anchor="ls")
        size, width = face.size, max(1, round((right - left) * stretch))
        ink = Image.new("L", (int(right - left), int(1.5 * size)), 0)
        ImageDraw.Draw(ink).text((-left, 1.1 * size), text, fill=255, font=face, anchor="ls")
        ink = ink.resize((width, ink.height), Image.Resampling.BOX if stretch > 1 else Image.Resampling.LANCZOS)
        corner = (round(x), round(baseline - 1.1 * size))
        self.image.paste(tone, corner, ink)
        self.ink.paste(255, corner, ink)
        self.record(corner[0], baseline, corner[0] + width, size, text)
        return corner[0] + width

    def doubt(self, left: float, top: float, right: float, bottom: float) -> None:
        """Say that what stands in this box is neither a line nor none: no ink of it is kept, so nothing of it counts
        as left to see.
        """
        corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32)
        self.lines.append(PlacedLine(corners, ""))

    def put_justified(
        self, words: list[str], face: ImageFont.FreeTypeFont, x: float, right: float, baseline: float, tone: int
    ) -> bool:
        """Print words from x to right with equal gaps; False (nothing printed) when the gaps would be wider than 3
        spaces.
        """
        gap = (right - x - sum(face.getlength(word) for word in words)) / max(1, len(words) - 1)
        if len(words) < 3 or not 0 < gap < 3 * face.getlength(" "):
            return False
        at = x
        for word in words:
            self._print((at, baseline), word, face, tone)
            at += face.getlength(word) + gap
        self.record(x, baseline, right, face.size, " ".join(words))
        return True

    def put_turned(
        self,
        text: str,
        face: ImageFont.FreeTypeFont,
        x: float,
        y: float,
        tone: int,
        degrees: float,
        boxed: bool = False,
        strength: float = 1.0,
    ) -> None:
        """Print a line whose left end of the baseline is (x, y), turned counter-clockwise by `degrees` (90 reads
        upwards).
        """
        size = face.size
        left, _, right, _ = face.getbbox(text, anchor="ls")
        reach = int(right - left + 2 * size)
        ink = Image.new("L", (2 * reach, 2 * reach), 0)
        pen = ImageDraw.Draw(ink)
        pen.text((reach - left, reach), text, fill=255, font=face, anchor="ls")
        if boxed:
            pen.rectangle(
                (reach - 0.4 * size, reach - 1.1 * size, reach + right - left + 0.4 * size, reach + 0.5 * size),
                outline=255,
                width=max(1, size // 10),
            )
        ink = ink.rotate(degrees, Image.Resampling.BICUBIC, center=(reach, reach))
        if strength < 1:
            ink = ink.point(lambda value: int(value * strength))
        self.image.paste(tone, (int(x) - reach, int(y) - reach), ink)
        self.ink.paste(255, (int(x) - reach, int(y) - reach), ink)
        turn = np.deg2rad(degrees)
        along, down = np.array([np.cos(turn), -np.sin(turn)]), np.array([np.sin(turn), np.cos(turn)])
        start = np.array([int(x), int(y)], np.float32)
        top, bottom, end = -ASCENT * size * down, DESCENT * size * down, (right - left) * along
        self.lines.append(
            PlacedLine(
                np.array([start + top, start + end + top, start + end + bottom, start + bottom], np.float32), text
            )
        )

    def _print(self, at: tuple[float, float], text: str, face: ImageFont.FreeTypeFont, tone: int) -> None:
        self.pen.text(at, text, fill=tone, font=face, anchor="ls")
        self._ink_pen.text(at, text, fill=255, font=face, anchor="ls")

    def record(self, left: float, baseline: float, right: float, size: int, text: str) -> None:
        top, bottom = baseline - ASCENT * size, baseline + DESCENT * size
        self.lines.append(
            PlacedLine(np.array([[left, top], [right, top], [right, bottom], [left, bottom]], np.float32), text)
        )

    def ground(self, field: np.ndarray, strength: float, box: tuple[int, int, int, int] | None = None) -> None:
        """Darken the paper by a texture in -1..1, before anything is printed. box: left, top, right, bottom."""
        left, top, right, bottom = box or (0, 0, self.width, self.height)
        region = np.asarray(self.image.crop((left, top, right, bottom)), dtype=np.float32)
        self.image.paste(Image.fromarray(np.clip(region + field * strength, 0, 255).astype(np.uint8)), (left, top))


def fit_words(text: str, face: ImageFont.FreeTypeFont, width: float) -> tuple[list[str], str]:
    """The words of `text` that fit on a line of `width` pixels, and the rest of the text."""
    words, used, space = text.split(" "), 0.0, face.getlength(" ")
    for count, word in enumerate(words):
        used += face.getlength(word) + (space if count else 0)
        if used > width:
            return words[:count], " ".join(words[count:])
    return words, ""


def tone(dice: Dice, low: int, high: int) -> int:
    return dice.r.randint(low, high)
