"""Columns of short cells without rules: accounts, part lists, timetables, line numbers beside prose."""

from ficha_train.fonts.faces import Faces
from ficha_train.pages import ornaments
from ficha_train.pages.canvas import Canvas, fit_words
from ficha_train.pages.licence_2022 import letter_boxes
from ficha_train.render.dice import Dice
from ficha_train.text import lexicon, lines, numbers, parties, prose

PITCHES = ((1.02, 1.3), (1.1, 1.6), (1.3, 2.4))
"""Em from one baseline to the next: tight, usual, wide."""
GAP = 1.3
"""Em between columns at least: nearer cells read as one line."""


def _part(dice: Dice) -> str:
    return f"{dice.r.randint(1, 40)}{dice.r.choice([' ', '-', ''])}{dice.r.choice('ABCDEFX')}"


def _amount(dice: Dice) -> str:
    thousands = dice.r.choice([0, 0, 1, 1, 2])
    whole = str(dice.r.randint(1, 999)) + "".join(f".{dice.r.randint(0, 999):03d}" for _ in range(thousands))
    return whole + dice.r.choice([",00", f",{dice.r.randint(0, 99):02d}", "", f",{dice.r.randint(0, 9)}"])


def _cell_maker(dice: Dice):
    """A column's kind: a maker of its cells."""
    r = dice.r
    return r.choice(
        [
            lambda: _amount(dice),
            lambda: _amount(dice),
            lambda: str(r.randint(1, r.choice([9, 99, 999, 9999]))),
            lambda: _part(dice),
            lambda: f"{r.randint(0, 100)}{r.choice(['%', ',0%', ' %'])}",
            lambda: numbers.date(r)[:10],
            lambda: numbers.clock(r)[:5],
            lambda: parties.state(r),
            lambda: r.choice("ABCDEFGHMNPSX"),
            lambda: r.choice(["-", "0", "1", "x", "•", "sim", "não", "ok", "un", "kg", "M", "F", "R$"]),
            lambda: numbers.digits(r, r.randint(2, 6)),
            lambda: numbers.money(r),
        ]
    )


def columns_of_cells(
    canvas: Canvas,
    dice: Dice,
    faces: Faces,
    font: int,
    em: float,
    area: tuple[float, float, float, float],
    ink: int,
    rows_max: int = 60,
) -> float:
    """Rows from the top of `area` (left, top, right, bottom); returns the row below the last."""
    left, top, right, bottom = area
    face, pitch = faces.face(font, em), dice.between(*dice.r.choice(PITCHES)) * em
    count = dice.r.randint(1, 6)
    makers, edges, x = [], [], left
    if dice.chance(0.4):
        width = dice.between(6, 18) * em
        makers.append((lambda: dice.r.choice([*lexicon.LABELS, lines.line(dice.r)[0][:24]]), "left", width))
        x += width + GAP * em
        edges.append(left)
    for _ in range(count):
        width = dice.between(1.2, 6) * em
        if x + width > right:
            break
        makers.append((_cell_maker(dice), dice.r.choice(["left", "left", "right", "right", "centre"]), width))
        edges.append(x)
        x += width + dice.between(GAP, dice.r.choice([2.5, 8])) * em
    y = top
    zebra, head, gap = dice.chance(0.08), dice.chance(0.4), dice.r.choice([0, 0, 0.05, 0.15])
    rows = dice.r.randint(5, rows_max)
    for row in range(rows):
        y += pitch
        if y > bottom:
            break
        if zebra and row % 2:
            box = (int(left), int(y - 0.8 * pitch), int(min(right, x)), int(y + 0.2 * pitch))
            ornaments.halftone(canvas, dice, box, max(2.5, 0.18 * em))
        for (make, align, width), at in zip(makers, edges):
            if dice.chance(gap):
                continue
            text = dice.r.choice(lexicon.LABELS)[:9].strip() if head and row == 0 else make()
            place = {"left": at, "right": at + width, "centre": at + width / 2}[align]
            canvas.put(faces.printable(font, text), face, place, y, ink, width, align)
        if head and row == 0 and dice.chance(0.5):
            canvas.pen.line((left, y + 0.3 * em, min(right, x), y + 0.3 * em), fill=ink)
            y += 0.2 * em
    return y + 0.5 * em


def numbered_prose(
    canvas: Canvas,
    dice: Dice,
    faces: Faces,
    font: int,
    em: float,
    area: tuple[float, float, float, float],
    ink: int,
) -> float:
    """Prose with the number of each row beside it, as transcripts have it; the numbers are lines of their own."""
    left, top, right, bottom = area
    face, pitch = faces.face(font, em), dice.between(1.1, 2.2) * em
    at_right = dice.chance(0.2)
    text_left, text_right = (left, right - 3.2 * em) if at_right else (left + 3.2 * em, right)
    every, rest, y, first = dice.r.choice([1, 1, 1, 5]), "", top, dice.r.choice([1, 1, dice.r.randint(1, 90)])
    for row in range(dice.r.randint(8, 40)):
        y += pitch
        if y > bottom:
            break
        if (row + first) % every == 0:
            place, align = (right, "right") if at_right else (left + 1.6 * em, "right")
            canvas.put(str(row + first), face, place, y, ink, None, align)
        if not rest or dice.chance(0.12):
            rest = faces.printable(font, prose.paragraph(dice.r, dice.r.randint(30, 300)))
        words, rest = fit_words(rest, face, text_right - text_left)
        canvas.put(" ".join(words), face, text_left + dice.r.choice([0, 0, 0, 2 * em]), y, ink, text_right - text_left)
    return y + 0.5 * em


class CellsMaker:
    """A page of such columns, prose beside or between them in half of the pages."""

    def __init__(self, dice: Dice, faces: Faces, width: int, height: int, em: float) -> None:
        self.dice, self.faces, self.em = dice, faces, em
        self.canvas = Canvas(width, height, dice.r.randint(232, 255))
        self.ink = dice.r.randint(0, 80)

    def make(self) -> Canvas:
        dice, canvas, em = self.dice, self.canvas, self.em
        font = self.faces.pick_monospaced(dice.r) if dice.chance(0.25) else self.faces.pick(dice.r)
        margin = dice.between(0.3, 4) * em
        y, bottom = margin, canvas.height - dice.r.choice([0, margin])
        while y < bottom - 3 * em:
            area = (margin, y, canvas.width - margin, bottom)
            kind = dice.r.random()
            if kind < 0.62:
                y = columns_of_cells(canvas, dice, self.faces, font, em, area, self.ink)
            elif kind < 0.82:
                y = numbered_prose(canvas, dice, self.faces, font, em, area, self.ink)
            elif kind < 0.9:
                y = self._prose(font, area)
            elif kind < 0.95:
                y = letter_boxes(canvas, dice, self.faces, font, em, margin, y + 0.4 * em, self.ink)
            else:
                y = ornaments.any_ornament(canvas, dice, self.faces.face(font, em), margin, area[2], y, self.ink)
            y += dice.between(0, 1.5) * em
        return canvas

    def _prose(self, font: int, area: tuple[float, float, float, float]) -> float:
        dice, (left, y, right, bottom) = self.dice, area
        face = self.faces.face(font, self.em)
        pitch, rest = dice.between(1.1, 1.7) * self.em, prose.paragraph(dice.r, dice.r.randint(60, 500))
        rest = self.faces.printable(font, rest)
        while rest and y + pitch < bottom:
            y += pitch
            words, rest = fit_words(rest, face, right - left)
            if not words:
                break
            self.canvas.put(" ".join(words), face, left, y, self.ink)
        return y + 0.5 * self.em
