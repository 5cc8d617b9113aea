"""A4 sheets: letterhead, prose, tables, forms, lists, signatures, stamps and turned margin text."""

from ficha_train.fonts.faces import Faces
from ficha_train.pages import graphics
from ficha_train.pages.canvas import Canvas, fit_words
from ficha_train.render.dice import Dice
from ficha_train.render.textures import Textures
from ficha_train.text import lexicon, lines, numbers, parties, prose, values

A4_POINTS = 842
"""Height of A4 in points."""


class SheetMaker:
    """Prints one sheet from top to bottom. `y` is the next free row."""

    def __init__(self, dice: Dice, faces: Faces, textures: Textures, height: int) -> None:
        self.dice, self.faces = dice, faces
        self.canvas = Canvas(round(height / 1.414), height, dice.r.randint(228, 255))
        if dice.chance(0.15):
            self.canvas.ground(textures.cut(dice, height, self.canvas.width), dice.between(5, 40))
        self.point = height / A4_POINTS
        self.size = dice.r.choice([6, 7, 8, 8.5, 9, 10, 10, 11, 11, 12, 12, 13, 14]) * self.point
        self.font = faces.pick(dice.r)
        self.ink = dice.r.randint(0, 85)
        margin = dice.between(0.04, 0.13) * self.canvas.width
        self.left, self.right, self.bottom = margin, self.canvas.width - margin, height * dice.between(0.9, 0.97)
        self.y = height * dice.between(0.02, 0.07)

    def face(self, scale: float = 1.0, other: bool = False):
        return self.faces.face(self.faces.pick(self.dice.r) if other else self.font, self.size * scale)

    def text(self, text: str) -> str:
        return self.faces.printable(self.font, text)

    def make(self) -> Canvas:
        self.letterhead()
        blocks = [self.prose, self.table, self.form, self.pairs, self.items, self.graphic, self.signing]
        while self.y < self.bottom - 3 * self.size:
            self.y += self.dice.between(0.3, 1.6) * self.size
            self.dice.r.choices(blocks, [34, 15, 14, 14, 12, 5, 6])[0]()
        self.margins()
        self.overprints()
        return self.canvas

    def letterhead(self) -> None:
        dice, canvas = self.dice, self.canvas
        if dice.chance(0.7):
            side = int(canvas.height * dice.between(0.04, 0.08))
            graphics.emblem(
                canvas,
                dice,
                int(dice.r.choice([self.left, (self.left + self.right - side) / 2, self.right - side])),
                int(self.y),
                side,
                side,
            )
            self.y += side + self.size * 0.6 if dice.chance(0.5) else 0
        middle, place = (self.left + self.right) / 2, dice.r.choice(["centre", "centre", "left"])
        for _ in range(dice.r.randint(1, 5)):
            face = self.face(dice.r.choice([0.9, 1, 1.2, 1.5]), other=dice.chance(0.2))
            title = dice.r.choice(lexicon.LABELS) if dice.chance(0.8) else lines.line(dice.r)[0][:50]
            self.y += face.size * dice.between(1.1, 1.4)
            canvas.put(
                self.text(title),
                face,
                middle if place == "centre" else self.left,
                self.y,
                self.ink,
                self.right - self.left,
                place,
            )
        if dice.chance(0.3):
            self.y += self.size * 0.5
            canvas.pen.line((self.left, self.y, self.right, self.y), fill=self.ink, width=dice.r.choice([1, 2]))

    def prose(self) -> None:
        dice, face = self.dice, self.face()
        columns = [(self.left, self.right)]
        if dice.chance(0.12):
            middle = (self.left + self.right) / 2
            columns = [(self.left, middle - self.size), (middle + self.size, self.right)]
        leading, justified, count = face.size * dice.between(1.05, 1.8), dice.chance(0.6), dice.r.randint(1, 10)
        lowest = self.y
        for left, right in columns:
            rest, y, first = (
                prose.paragraph(dice.r, dice.r.randint(20, 95 * count)),
                self.y,
                dice.r.choice([0, 0, 2.5]),
            )
            rest = self.text(rest.upper() if dice.chance(0.07) else rest)
            for row in range(count):
                x = left + (first * face.size if row == 0 else 0)
                words, rest = fit_words(rest, face, right - x)
                if not words or y + leading > self.bottom:
                    break
                y += leading
                if not (justified and rest and self.canvas.put_justified(words, face, x, right, y, self.ink)):
                    self.canvas.put(" ".join(words), face, x, y, self.ink)
            lowest = max(lowest, y)
        self.y = lowest + self.size * 0.3

    def _columns(self, count: int) -> list[float]:
        shares = [self.dice.between(0.5, 1.6) for _ in range(count)]
        edges, total = [self.left], sum(shares)
        for share in shares:
            edges.append(edges[-1] + share / total * (self.right - self.left))
        return edges

    def table(self) -> None:
        dice, face, pen = self.dice, self.face(dice_scale(self.dice)), self.canvas.pen
        edges, height, rule = (
            self._columns(dice.r.randint(2, 6)),
            face.size * dice.between(1.25, 2.3),
            dice.r.randint(0, 170),
        )
        rows = min(dice.r.randint(2, 10), int((self.bottom - self.y) / height))
        ruled, plates = dice.chance(0.75), dice.chance(0.2)
        if rows < 1:
            self.y = self.bottom
            return
        if dice.chance(0.35):
            pen.rectangle((self.left, self.y, self.right, self.y + height), fill=dice.r.randint(165, 230))
        for row in range(rows):
            top = self.y + row * height
            if ruled:
                pen.line((self.left, top, self.right, top), fill=rule)
            for left, right in zip(edges, edges[1:]):
                if dice.chance(0.9):
                    text = numbers.plate(dice.r) if plates else lines.line(dice.r)[0][: dice.r.randint(3, 30)]
                    self.canvas.put(
                        self.text(text),
                        face,
                        left + 0.35 * face.size,
                        top + height / 2 + 0.27 * face.size,
                        self.ink,
                        right - left - 0.6 * face.size,
                    )
        if ruled:
            for edge in edges:
                pen.line((edge, self.y, edge, self.y + rows * height), fill=rule)
            pen.line((self.left, self.y + rows * height, self.right, self.y + rows * height), fill=rule)
        self.y += rows * height + 0.5 * self.size

    def form(self) -> None:
        """Boxes with a small label and a value under it, or the label set into the box's top border."""
        dice, pen = self.dice, self.canvas.pen
        small, face = self.face(dice.between(0.6, 0.85)), self.face(1, other=dice.chance(0.3))
        rule, boxed, inset = dice.r.randint(0, 150), dice.chance(0.7), dice.chance(0.25)
        height = small.size * 1.3 + face.size * dice.between(1.3, 1.9)
        for _ in range(dice.r.randint(1, 5)):
            if self.y + height > self.bottom:
                break
            edges = self._columns(dice.r.randint(1, 4))
            for left, right in zip(edges, edges[1:]):
                if boxed:
                    pen.rectangle((left, self.y, right - (3 if inset else 0), self.y + height), outline=rule)
                label = self.text(dice.r.choice(lexicon.LABELS))
                if inset:
                    reach = min(small.getlength(label), right - left - 2 * small.size)
                    pen.line(
                        (left + 0.4 * small.size, self.y, left + 0.8 * small.size + reach, self.y),
                        fill=245,
                        width=2,
                    )
                    self.canvas.put(
                        label, small, left + 0.6 * small.size, self.y + 0.35 * small.size, self.ink, reach
                    )
                else:
                    self.canvas.put(label, small, left + 3, self.y + small.size, self.ink, right - left - 6)
                if dice.chance(0.88):
                    self.canvas.put(
                        self.text(lines.line(dice.r)[0][:40]),
                        face,
                        left + 5,
                        self.y + height - 0.4 * face.size,
                        self.ink,
                        right - left - 10,
                    )
                elif dice.chance(0.3):
                    graphics.hatching(
                        self.canvas, dice, left + 4, self.y + small.size * 1.4, right - 6, self.y + height - 3
                    )
            self.y += height + (0.5 * small.size if inset else 0)

    def pairs(self) -> None:
        """`Label: value`, one or two to a row; the value at a tab is a line of its own."""
        dice, face = self.dice, self.face()
        leading, tab = face.size * dice.between(1.15, 1.9), self.left + dice.between(0.2, 0.4) * (
            self.right - self.left
        )
        tabbed = dice.chance(0.4)
        for _ in range(dice.r.randint(2, 9)):
            self.y += leading
            if self.y > self.bottom:
                break
            label, value = dice.r.choice(lexicon.LABELS) + ":", dice.r.choice(list(values.MAKERS.values()))(dice.r)
            if tabbed and face.getlength(label) < tab - self.left - 1.5 * face.size:
                self.canvas.put(self.text(label), face, self.left, self.y, self.ink)
                self.canvas.put(self.text(value), face, tab, self.y, self.ink, self.right - tab)
            else:
                self.canvas.put(
                    self.text(f"{label} {value}"), face, self.left, self.y, self.ink, self.right - self.left
                )

    def items(self) -> None:
        """Numbered conditions with a hanging indent."""
        dice, face = self.dice, self.face()
        leading, indent = face.size * dice.between(1.1, 1.5), face.size * dice.between(1.5, 2.5)
        for number in range(1, dice.r.randint(2, 7)):
            mark = dice.r.choice(
                [f"{number}.", f"{number})", f"{number}.{number}", "•", "-", f"{'abcdefg'[number]})"]
            )
            words, rest = fit_words(self.text(f"{mark} {prose.sentence(dice.r)}"), face, self.right - self.left)
            x = self.left
            while words and self.y + leading < self.bottom:
                self.y += leading
                self.canvas.put(" ".join(words), face, x, self.y, self.ink)
                x = self.left + indent
                words, rest = fit_words(rest, face, self.right - x) if rest else ([], "")

    def graphic(self) -> None:
        side = int(self.canvas.height * self.dice.between(0.05, 0.13))
        if self.y + side < self.bottom:
            graphics.any_graphic(
                self.canvas, self.dice, int(self.dice.between(self.left, self.right - side)), int(self.y), side
            )
            self.y += side

    def signing(self) -> None:
        dice, face = self.dice, self.face()
        for middle in ([0.5] if dice.chance(0.6) else [0.27, 0.73]):
            x, y = self.left + middle * (self.right - self.left), self.y + 2.2 * face.size
            if y + 2.4 * face.size > self.bottom:
                break
            self.canvas.pen.line((x - 9 * face.size, y, x + 9 * face.size, y), fill=self.ink)
            self.canvas.put(
                self.text(parties.person_name(dice.r)),
                face,
                x,
                y + 1.1 * face.size,
                self.ink,
                18 * face.size,
                "centre",
            )
            if dice.chance(0.6):
                self.canvas.put(
                    self.text(dice.r.choice(lexicon.LABELS)),
                    face,
                    x,
                    y + 2.3 * face.size,
                    self.ink,
                    18 * face.size,
                    "centre",
                )
            if dice.chance(0.8):
                graphics.signature(
                    self.canvas, dice, x - 6 * face.size, y - dice.between(-0.6, 0.6) * face.size, 12 * face.size
                )
        self.y += 5 * face.size

    def margins(self) -> None:
        """Turned stamps at the sides, a footer, a page number."""
        dice, canvas = self.dice, self.canvas
        if dice.chance(0.45):
            face = self.faces.face(self.font, max(7, dice.between(5.5, 8) * self.point))
            upwards, at_right = dice.chance(0.75), dice.chance(0.75)
            for row in range(dice.r.randint(1, 3)):
                text = self.text(prose.paragraph(dice.r, 80)[: dice.r.randint(60, 170)])
                while face.getlength(text) > canvas.height * 0.9:
                    text = text[:-8]
                step = row * face.size * 1.25
                edge = canvas.width - 0.35 * self.left - step if at_right else 0.35 * self.left + step + face.size
                start = canvas.height * dice.between(0.93, 0.97) if upwards else canvas.height * 0.04
                canvas.put_turned(
                    text.strip(),
                    face,
                    edge if upwards else edge - face.size,
                    start,
                    self.ink,
                    90 if upwards else 270,
                )
        if dice.chance(0.5):
            face = self.faces.face(self.font, max(7, dice.between(6, 9) * self.point))
            for row in range(dice.r.randint(1, 2)):
                canvas.put(
                    self.text(prose.sentence(dice.r)),
                    face,
                    canvas.width / 2,
                    canvas.height * 0.975 + row * face.size * 1.1,
                    self.ink,
                    canvas.width * 0.85,
                    "centre",
                )
        if dice.chance(0.4):
            canvas.put(
                self.text(f"fls. {dice.r.randint(1, 900)}"),
                self.face(dice.between(0.8, 1.3)),
                canvas.width - 0.3 * self.left,
                canvas.height * 0.018 + self.size,
                self.ink,
                None,
                "right",
            )

    def overprints(self) -> None:
        """Rubber stamps at an angle and seals, over the text."""
        dice, canvas = self.dice, self.canvas
        if dice.chance(0.18):
            face = self.face(dice.between(1, 1.8), other=True)
            stamp = dice.r.choice(
                [
                    "CONFERE COM O ORIGINAL",
                    "RECEBIDO EM " + numbers.date(dice.r),
                    "CÓPIA",
                    "PROTOCOLO Nº " + numbers.digits(dice.r, 6),
                    "2ª VIA",
                    "ARQUIVADO",
                    "EM BRANCO",
                ]
            )
            canvas.put_turned(
                self.faces.printable(0, stamp),
                face,
                dice.between(0.2, 0.6) * canvas.width,
                dice.between(0.2, 0.85) * canvas.height,
                dice.r.randint(30, 130),
                dice.between(-35, 35),
                boxed=dice.chance(0.7),
                strength=dice.between(0.5, 1),
            )
        if dice.chance(0.15):
            graphics.seal(
                canvas,
                dice,
                dice.between(0.2, 0.8) * canvas.width,
                dice.between(0.3, 0.9) * canvas.height,
                dice.between(0.04, 0.09) * canvas.height,
            )


def dice_scale(dice: Dice) -> float:
    """Tables are often set a little smaller than the text."""
    return dice.r.choice([0.8, 0.9, 1, 1])
