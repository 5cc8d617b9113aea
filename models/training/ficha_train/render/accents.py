"""Accents drawn by themselves, where a machine or a face has none on its letters."""

import math

from PIL import ImageDraw

ACUTE, GRAVE, CIRCUMFLEX, TILDE, CEDILLA = "áéíóúýÁÉÍÓÚÝ", "àèìòùÀÈÌÒÙ", "âêîôûÂÊÎÔÛ", "ãõñÃÕÑ", "çÇ"
ACCENTED = frozenset(ACUTE + GRAVE + CIRCUMFLEX + TILDE + CEDILLA)


def draw_accent(
    pen: ImageDraw.ImageDraw, letter: str, middle: float, foot: float, base: float, wide: float, rise: float, size: int
) -> None:
    """A bar, roof, wave or hook for `letter`: `foot` is its height above a letter whose baseline is `base`, `wide` half its width."""
    thick = max(1, round(0.06 * size))
    if letter in ACUTE or letter in GRAVE:
        sign = 1 if letter in ACUTE else -1
        line = [(middle - wide, foot + sign * rise / 2), (middle + wide, foot - sign * rise / 2)]
    elif letter in CIRCUMFLEX:
        line = [(middle - wide, foot), (middle, foot - max(rise, 0.07 * size)), (middle + wide, foot)]
    elif letter in TILDE:
        line = [(middle + point / 4 * wide, foot - 0.035 * size * math.sin(point * 0.9)) for point in range(-4, 5)]
    else:
        low = base + 0.02 * size
        line = [(middle, low), (middle + 0.04 * size, low + 0.08 * size), (middle - 0.06 * size, low + 0.14 * size)]
    pen.line(line, fill=255, width=thick, joint="curve")
