"""How a line is printed: which press, in which face, and the ink it leaves."""

from collections.abc import Callable

import cv2
import numpy as np
from PIL import ImageDraw, ImageFont

from ficha_train.fonts.faces import Faces
from ficha_train.render import ink
from ficha_train.render.dice import Dice
from ficha_train.render.hand import STROKES, Writer, add_comb
from ficha_train.render.letterpress import draw_type
from ficha_train.render.ornaments import draw_ornament
from ficha_train.render.pen import add_form, beside, draw_written
from ficha_train.render.receipt import DOT_SIZES, PIN_SIZES, draw_heated, draw_pins
from ficha_train.render.spacing import draw_words, word_space
from ficha_train.render.typewriter import draw_typed

SIZES = (24, 32, 44, 60)
"""Pixels an em that letters are drawn at, before capture."""

COMBED, COMB_MAX = 0.2, 20
"""Share of what is written that stands in cells of a letter each, and how many cells have room in a line."""

PRESSES = {"ordinary": 66, "spaced": 8, "typed": 10, "pins": 3, "heated": 4, "type": 7, "ornament": 2, "pen": 45}
"""How a line is printed -> weight; for kinds of text that have a press of their own, the tables below."""
PRESSES_OF = {
    "mrz": {"ordinary": 9, "spaced": 1},
    "receipt": {"ordinary": 42, "pins": 22, "heated": 32, "typed": 4},
    "amount": {"ordinary": 55, "pins": 14, "heated": 20, "typed": 6, "type": 5},
    "gazette": {"ordinary": 14, "typed": 50, "type": 36},
}
NEVER_WRITTEN, PEN_BY_HAND = ("mrz", "receipt", "gazette"), 1.3
"""For the network for handwriting the pen has this many times the weight of all presses, but for these kinds."""


class Printer:
    """Prints text with any press."""

    def __init__(self, faces: Faces, dice: Dice, by_hand: bool = False) -> None:
        self.faces, self.dice, self.by_hand = faces, dice, by_hand

    def press_for(self, kind: str) -> str:
        if self.faces.are_written:
            return "pen"
        presses = PRESSES_OF.get(kind, PRESSES)
        if self.by_hand and kind not in NEVER_WRITTEN:
            presses = presses | {"pen": PEN_BY_HAND * sum(presses.values())}
        return self.dice.r.choices(list(presses), list(presses.values()))[0]

    def pick_face(self, press: str, kind: str) -> int:
        random = self.dice.r
        if kind == "mrz":
            return self.faces.pick_ocr_b(random)
        if press == "pen":
            return self.faces.pick_written(random)
        if press == "typed":
            return self.faces.pick_typewriter(random)
        if press == "type":
            return self.faces.pick_book(random)
        if press in ("pins", "heated"):
            return self.faces.pick_till(random)
        return self.faces.pick(random)

    def draw(self, press: str, text: str, index: int, size: int) -> ink.Drawn:
        dice, face = self.dice, self.faces.face(index, size)
        draw: dict[str, Callable[[], ink.Drawn]] = {
            "clean": lambda: ink.draw_line(text, face),
            "ordinary": lambda: self._ordinary(text, face),
            "spaced": lambda: ink.draw_letters(text, face, dice, tracking=dice.between(-0.03, 0.2), shake=0, faint=0),
            "typed": lambda: draw_typed(text, face, dice),
            "type": lambda: draw_type(text, face, dice, word_space(dice)),
            "pins": lambda: draw_pins(text, self.faces.face(index, dice.r.choice(PIN_SIZES)), dice),
            "heated": lambda: draw_heated(text, self.faces.face(index, dice.r.choice(DOT_SIZES)), dice),
            "pen": lambda: self._written(text, index, size),
            "ornament": lambda: draw_ornament(text, face, dice),
        }
        return draw[press]()

    def _written(self, text: str, index: int, size: int) -> ink.Drawn:
        """By hand, alone or after a printed caption."""
        dice, face = self.dice, self.faces.face(index, size)
        colon = text.find(": ")
        has_caption = 0 < colon < 0.6 * len(text) and dice.chance(0.6) and not self.faces.are_written
        caption, value = (text[: colon + 1], text[colon + 2 :]) if has_caption else ("", text)
        writer = Writer(dice) if dice.chance(STROKES) and not self.faces.are_written else None
        if writer and writer.writes(value):
            drawn = self._by_strokes(value, writer, size)
        else:
            drawn = draw_written(value, face, self.faces.has_letter(index), dice)
            if dice.chance(0.5):
                add_form(drawn, dice)
        if not caption:
            return drawn
        print_face = self.faces.face(self.faces.pick(dice.r), int(size * dice.between(0.55, 0.9)))
        return beside(ink.draw_line(caption, print_face), drawn, dice.between(0.2, 0.8))

    def _by_strokes(self, text: str, writer: Writer, size: int) -> ink.Drawn:
        """On nothing, on a rule, or a letter in each cell of a form."""
        dice = self.dice
        if len(text) < COMB_MAX and dice.chance(COMBED):
            pitch = dice.between(0.75, 1.5)
            drawn = writer.draw(text, size, pitch)
            add_comb(ImageDraw.Draw(drawn.ink), drawn.left, drawn.baseline, size, len(text), pitch, dice.r.randint(60, 230), dice)
            return drawn
        drawn = writer.draw(text, size)
        if dice.chance(0.5):
            add_form(drawn, dice)
        return drawn

    def _ordinary(self, text: str, face: ImageFont.FreeTypeFont) -> ink.Drawn:
        dice = self.dice
        stroke = 1 if face.size >= 32 and dice.chance(0.04) else 0
        own_space = dice.chance(0.35)
        drawn = ink.draw_line(text, face, stroke) if own_space else draw_words(text, face, word_space(dice), stroke)
        return ink.reweigh(drawn, dice.between(-0.45, 0.8)) if dice.chance(0.25) else drawn


def worn(cover: np.ndarray, em: float, dice: Dice) -> np.ndarray:
    """Ink that bled, faded, thickened or broke."""
    kind = dice.r.random()
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
