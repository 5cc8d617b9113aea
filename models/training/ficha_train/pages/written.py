"""Forms that were filled in by hand: printed captions and sentences, and what was written on their rules, dots and boxes."""

from PIL import ImageChops

from ficha_train.fonts.faces import Faces
from ficha_train.pages.canvas import Canvas, fit_words
from ficha_train.render.dice import Dice
from ficha_train.render.hand import STROKES, Writer, add_comb
from ficha_train.render.ink import Drawn
from ficha_train.render.pen import draw_written
from ficha_train.text import lexicon, numbers, parties, prose, values

GAP = 0.9
"""Em of blank from which on two written pieces are lines of their own."""
ALONE = ["A", "B", "D", "E", "AB", "AD", "EAR", "M", "F", "X", "0", "1", "2", "S", "N", "O+", "99", "sim", "não"]
"""Short values that stand alone in a field."""


class WrittenMaker:
    """Prints a form at `em` pixels and fills it in; the page may end anywhere, as a window does."""

    def __init__(self, dice: Dice, faces: Faces, width: int, height: int, em: float) -> None:
        self.dice, self.faces, self.em = dice, faces, em
        self.canvas = Canvas(width, height, dice.r.randint(205, 255))
        self.ink, self.rule = dice.r.randint(0, 90), dice.r.randint(20, 170)
        self.font = faces.pick(dice.r)
        self.face = faces.face(self.font, em)
        self.hand, self.pen_tone = faces.pick_written(dice.r), dice.r.randint(15, 120)
        self.writer = Writer(dice) if dice.chance(STROKES) else None
        self.size = round(em * dice.between(1.0, 2.0))
        self.dotted, self.boxed = dice.chance(0.25), dice.chance(0.25)
        self.combed = self.writer is not None and dice.chance(0.2)
        self.left = dice.between(0.5, 3) * em
        self.right = width - dice.between(0.5, 3) * em

    def make(self) -> Canvas:
        dice, y = self.dice, self.dice.between(0.2, 2) * self.em
        if dice.chance(0.6):
            y = self._head(y)
        pitch = self.size * dice.between(1.35, 2.4)
        while y + pitch < self.canvas.height - 0.4 * self.em:
            kind = dice.r.random()
            if kind < 0.72:
                y += pitch
                self._row(y, pitch)
            elif kind < 0.86:
                y = self._sentence(y, pitch)
            elif kind < 0.93:
                y = self._head(y + 0.5 * self.em)
            else:
                y += pitch * dice.between(0.4, 1.2)
        return self.canvas

    def _head(self, y: float) -> float:
        dice = self.dice
        for _ in range(dice.r.randint(1, 3)):
            face = self.faces.face(self.font, self.em * dice.between(0.8, 1.5))
            y += face.size * dice.between(1.1, 1.5)
            text = dice.r.choice([dice.r.choice(lexicon.LABELS), prose.sentence(dice.r)])
            self.canvas.put(self._printed(text), face, (self.left + self.right) / 2, y, self.ink, self.right - self.left, "centre")
        return y + 0.3 * self.em

    def _row(self, y: float, pitch: float) -> None:
        """One to three captions, each with a blank that is filled in or left."""
        dice, canvas, em = self.dice, self.canvas, self.em
        shares = [dice.between(0.4, 1.6) for _ in range(dice.r.choice([1, 1, 2, 2, 3]))]
        at = self.left
        for share in shares:
            end = at + share / sum(shares) * (self.right - self.left)
            label = self._printed(dice.r.choice(lexicon.LABELS) + dice.r.choice([":", "", ":"]))[:26]
            x = canvas.put(label, self.face, at, y, self.ink, 0.7 * (end - at)) + dice.between(0.2, 0.8) * em
            if self.combed and end - x > 6 * em:
                self._comb(x, end - 0.4 * em, y)
                at = end
                continue
            if self.boxed and x < end - 0.4 * em:
                canvas.pen.rectangle((x, y - 0.75 * pitch, end - 0.4 * em, y + 0.2 * pitch), outline=self.rule)
            elif not self.boxed:
                self._blank(x, end - 0.4 * em, y + dice.between(0.02, 0.2) * em)
            if dice.chance(0.88) and end - x > 2 * em:
                self._write(self._value(), x + dice.between(0.1, 0.8) * em, end - 0.5 * em, y + dice.r.gauss(-0.05, 0.06) * em)
            at = end

    def _sentence(self, y: float, pitch: float) -> float:
        """Prose with blanks in it, each as wide as what is to be written."""
        dice, em = self.dice, self.em
        rest = self._printed(prose.paragraph(dice.r, dice.r.randint(60, 300)))
        while rest and y + pitch < self.canvas.height - 0.4 * em:
            y += pitch
            x = self.left
            while rest and self.right - x > 6 * em:
                fitting, rest = fit_words(rest, self.face, dice.between(3, 16) * em)
                if not fitting:
                    return y
                x = self.canvas.put(" ".join(fitting), self.face, x, y, self.ink, self.right - x) + 0.4 * em
                end = min(self.right, x + dice.between(3, 14) * em)
                if end - x < 3 * em:
                    break
                self._blank(x, end, y + 0.1 * em)
                if dice.chance(0.85):
                    self._write(self._value(), x + dice.between(0, 0.6) * em, end, y - dice.between(0, 0.08) * em)
                x = end + 0.4 * em
        return y

    def _blank(self, left: float, right: float, y: float) -> None:
        if not self.dotted:
            self.canvas.pen.line((left, y, right, y), fill=self.rule, width=self.dice.r.choice([1, 1, 2]))
            return
        pitch = max(3.0, 0.22 * self.em)
        for place in range(int(max(0.0, right - left) / pitch)):
            x = left + place * pitch
            self.canvas.pen.rectangle((x, y, x + 1, y + 1), fill=self.rule)

    def _value(self) -> str:
        dice = self.dice
        kind = dice.r.random()
        if kind < 0.3:
            # Blanks between strokes that the form prints, or that the hand leaves.
            day, month, year = dice.r.randint(1, 31), dice.r.randint(1, 12), dice.r.randint(1930, 2030)
            gap = " " * dice.r.choice([0, 1, 1, 2, 3, 4])
            shown = dice.r.choice([f"{year}", f"{year % 100:02d}"])
            return f"{day:02d}{gap}/{gap}{month:02d}{gap}/{gap}{shown}"
        if kind < 0.42:
            return dice.r.choice(ALONE)
        if kind < 0.54:
            return f"{parties.city(dice.r)} {dice.r.choice('/-')} {parties.state(dice.r)}"
        if kind < 0.72:
            return parties.person_name(dice.r)
        if kind < 0.78:
            return numbers.cpf(dice.r)
        return dice.r.choice(list(values.MAKERS.values()))(dice.r)

    def _comb(self, left: float, right: float, baseline: float) -> None:
        """Cells of a letter each, the first ones filled in, or none."""
        dice, writer = self.dice, self.writer
        assert writer is not None
        pitch = dice.between(0.8, 1.4)
        cells = int((right - left) / pitch / self.size)
        value = self._value().upper()[:cells].strip()
        blank = dice.chance(0.12) or not writer.writes(value)
        add_comb(self.canvas.pen, left, baseline, self.size, cells, pitch, self.rule, dice)
        if not blank:
            self._put(writer.draw(value, self.size, pitch), value, left, baseline)

    def _write(self, text: str, left: float, right: float, baseline: float) -> None:
        """Write what fits; pieces with wide blanks between them are lines of their own."""
        at, pieces = left, [piece for piece in text.split("   ") if piece.strip()]
        blank = GAP * self.size * self.dice.between(1.1, 2) if len(pieces) > 1 else 0.0
        for piece in pieces:
            drawn, written = self._drawn(piece, right - at)
            if drawn is None:
                return
            at = self._put(drawn, written, at, baseline) + blank

    def _drawn(self, text: str, room: float) -> tuple[Drawn | None, str]:
        """As many words, or letters, as have room; None where none has."""
        face = self.faces.face(self.hand, self.size)
        has_letter = self.faces.has_letter(self.hand)
        by_strokes = self.writer is not None and self.writer.writes(text)
        rest = text if by_strokes else self.faces.writable(self.hand, text)
        while rest.strip():
            if self.writer is not None and by_strokes:
                drawn = self.writer.draw(rest, self.size)
            else:
                drawn = draw_written(rest, face, has_letter, self.dice)
            if drawn.right - drawn.left <= room:
                return drawn, rest
            rest = rest[: rest.rindex(" ")] if " " in rest else rest[:-2]
        return None, ""

    def _put(self, drawn: Drawn, text: str, at: float, baseline: float) -> float:
        canvas = self.canvas
        corner = (int(at) - drawn.left, int(baseline) - drawn.baseline)
        canvas.image.paste(self.pen_tone, corner, drawn.ink)
        mask = drawn.ink.point(lambda value: 255 if value > 60 else 0)
        box = (corner[0], corner[1], corner[0] + mask.width, corner[1] + mask.height)
        canvas.ink.paste(ImageChops.lighter(canvas.ink.crop(box), mask), corner)
        right = at + drawn.right - drawn.left
        canvas.record(at, baseline, right, drawn.size, text)
        return right

    def _printed(self, text: str) -> str:
        return self.faces.printable(self.font, text)
