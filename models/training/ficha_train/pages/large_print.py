"""Parts of pages with large or tight print: newspapers, books, typed sheets, headlines to a twentieth of the page."""

from ficha_train.fonts.faces import Faces
from ficha_train.pages import ornaments
from ficha_train.pages.canvas import Canvas, fit_words
from ficha_train.render.dice import Dice
from ficha_train.text import lexicon, parties, prose


class LargePrintMaker:
    """Prints columns of justified prose at `em` pixels; the page may end anywhere, as a window does."""

    def __init__(self, dice: Dice, faces: Faces, width: int, height: int, em: float) -> None:
        self.dice, self.faces, self.em = dice, faces, em
        self.canvas = Canvas(width, height, dice.r.randint(205, 255))
        self.ink = dice.r.randint(0, 95)
        self.typed = dice.chance(0.25)
        self.font = faces.pick_monospaced(dice.r) if self.typed else faces.pick(dice.r)
        self.face = faces.face(self.font, em)
        self.pitch = em * dice.between(*((1.3, 2.4) if self.typed else dice.r.choice([(1.05, 1.25), (1.1, 1.8)])))
        # The same keys strike faint and low again and again.
        self.tones = [self.ink + dice.r.randint(0, 50) for _ in range(17)]
        self.shifts = [dice.r.gauss(0, 0.02) * em for _ in range(17)]

    def make(self) -> Canvas:
        dice, canvas, em = self.dice, self.canvas, self.em
        count = 1 if canvas.width < 24 * em or self.typed else dice.r.randint(1, int(canvas.width / (12 * em)))
        margin, gutter = dice.between(0.2, 3) * em, dice.between(0.8, 2.2) * em
        top = margin
        if dice.chance(0.4):
            top = self._headline(margin, canvas.width - margin, top)
        width = (canvas.width - 2 * margin - (count - 1) * gutter) / count
        for column in range(count):
            left = margin + column * (width + gutter)
            self._column(left, left + width, top)
            if column and dice.chance(0.4):
                x = left - gutter / 2
                canvas.pen.line((x, top, x, canvas.height - margin), fill=self.ink, width=1)
        return canvas

    def _headline(self, left: float, right: float, y: float) -> float:
        """One to three rows, the largest up to a twentieth of a page high or more."""
        dice = self.dice
        font = self.faces.pick(dice.r)
        size = dice.between(1.6, 5) * self.em
        align = dice.r.choice(["left", "centre"])
        for _ in range(dice.r.randint(1, 3)):
            face = self.faces.face(font, max(self.em, min(size, 110)))
            text = dice.r.choice([dice.r.choice(lexicon.LABELS), prose.sentence(dice.r), parties.city(dice.r)])
            words, _ = fit_words(self.faces.printable(font, text.upper() if dice.chance(0.5) else text), face, right - left)
            if not words:
                size *= 0.6
                continue
            y += face.size * dice.between(1.05, 1.3)
            x, text = left if align == "left" else (left + right) / 2, " ".join(words)
            if dice.chance(0.2) and align == "left":
                self.canvas.put_stretched(text, face, x, y, self.ink, dice.between(0.55, 1))
            else:
                self.canvas.put(text, face, x, y, self.ink, right - left, align)
            size *= dice.between(0.4, 1)
        return y + 0.5 * self.em

    def _column(self, left: float, right: float, y: float) -> None:
        dice, bottom = self.dice, self.canvas.height
        while y + self.pitch < bottom:
            rest = self.faces.printable(self.font, prose.paragraph(dice.r, dice.r.randint(40, 900)))
            if dice.chance(0.1):
                rest = rest.upper()
            first = True
            while rest and y + self.pitch < bottom:
                x = left + (dice.r.choice([0, 1.2, 2.5]) * self.em if first else 0)
                words, rest = fit_words(rest, self.face, right - x)
                if not words:
                    return
                y, first = y + self.pitch, False
                self._row(words, x, right, y, bool(rest))
            kind = dice.r.random()
            if kind < 0.15:
                y += 0.9 * self.em
                ornaments.rule_between(self.canvas, dice, left, right, y, self.em, self.ink)
                y += 0.3 * self.em
            elif kind < 0.25:
                y = self._headline(left, right, y + 0.4 * self.em)
            elif kind < 0.3:
                y = ornaments.any_ornament(self.canvas, dice, self.face, left, right, y + 0.2 * self.em, self.ink)

    def _row(self, words: list[str], x: float, right: float, y: float, full: bool) -> None:
        text = " ".join(words)
        if self.typed:
            self.canvas.put_letters(text, self.face, x, y, self.tones, shifts=self.shifts)
        elif not (full and self.canvas.put_justified(words, self.face, x, right, y, self.ink)):
            self.canvas.put(text, self.face, x, y, self.ink)
