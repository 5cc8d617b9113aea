"""Cards: the folding driver licence (to 2022), the 2022 one (front, back, legend with MRZ), and free layouts."""

from ficha_train.fonts.faces import Faces
from ficha_train.pages import graphics
from ficha_train.pages.canvas import Canvas
from ficha_train.pages.card_layouts import FOLDING, FRONT_2022, HEADERS, Field
from ficha_train.pages.licence_2022 import Licence2022Maker
from ficha_train.render.dice import Dice
from ficha_train.render.textures import Textures
from ficha_train.text import codes, lexicon, lines, numbers, parties, values


def _value(dice: Dice, kind: str) -> str:
    if kind == "birth":
        return f"{numbers.date(dice.r)}, {parties.place(dice.r)}"
    if kind == "nation":
        return dice.r.choice(["BRASILEIRO(A)", "BRASILEIRO", "BRASILEIRA"])
    if kind == "digits":
        return numbers.digits(dice.r, 11)
    return values.MAKERS[kind](dice.r)


class CardMaker:
    """Prints one card, `width` pixels wide, filling its canvas to the edges."""

    def __init__(self, dice: Dice, faces: Faces, textures: Textures, width: int) -> None:
        self.dice, self.faces, self.textures, self.width = dice, faces, textures, width
        self.label_font, self.value_font = faces.pick(dice.r), faces.pick(dice.r)
        self.ink = dice.r.randint(0, 95)

    def make(self) -> Canvas:
        return self.dice.r.choices(
            [self.folding, self.front, self.back, self.legend, self.free, self.front_2022, self.back_2022],
            [20, 14, 6, 10, 16, 26, 8],
        )[0]()

    def front_2022(self) -> Canvas:
        return Licence2022Maker(self.dice, self.faces, self.width).front()

    def back_2022(self) -> Canvas:
        return Licence2022Maker(self.dice, self.faces, self.width).back()

    def _canvas(self, height_share: float) -> Canvas:
        """Security paper: one or two textures on a light ground."""
        canvas = Canvas(self.width, round(self.width * height_share), self.dice.r.randint(150, 245))
        for _ in range(self.dice.r.randint(1, 2)):
            canvas.ground(self.textures.cut(self.dice, canvas.height, canvas.width), self.dice.between(5, 60))
        return canvas

    def _faces(self, label_share: float):
        """Label and value faces; `label_share` of the width is the label's em."""
        size = self.width * label_share * self.dice.between(0.85, 1.2)
        return self.faces.face(self.label_font, size), self.faces.face(
            self.value_font, size * self.dice.between(1.3, 1.9)
        )

    def _put(
        self,
        canvas: Canvas,
        font: int,
        text: str,
        face,
        x: float,
        y: float,
        width: float,
        align: str = "left",
        tone: int | None = None,
    ) -> None:
        shade = self.ink if tone is None else tone
        canvas.put(self.faces.printable(font, text), face, x, y, shade, width, align)

    def _field(
        self,
        canvas: Canvas,
        field: Field,
        label,
        value,
        area: tuple[float, float, float, float],
        boxed: bool,
        inset: bool,
    ) -> None:
        """One field in `area` (left, top, width, height of the printed area): label, value and box."""
        dice, (caption, fx, fy, fw, kind) = self.dice, field
        x, y, width = area[0] + fx * area[2], area[1] + fy * area[3], fw * area[2]
        names = (
            [parties.person_name(dice.r).upper() for _ in range(dice.r.randint(1, 3))] if kind == "parents" else []
        )
        rows = max(1, len(names))
        height = label.size * 0.6 + value.size * (1.15 * rows + 0.35)
        if boxed and inset:
            canvas.pen.rounded_rectangle((x, y, x + width, y + height), radius=label.size // 2, outline=self.ink)
            reach = min(label.getlength(caption), width - label.size)
            canvas.pen.line((x + 0.5 * label.size, y, x + 0.9 * label.size + reach, y), fill=220, width=1)
        elif boxed:
            canvas.pen.rectangle(
                (x - 2, y - 0.1 * label.size, x + width, y + height + 0.4 * label.size), outline=self.ink
            )
        self._put(
            canvas,
            self.label_font,
            caption,
            label,
            x + 0.7 * label.size * inset,
            y + (0.35 if inset else 0.9) * label.size,
            width,
        )
        top = y + (0.5 if inset else 1.05) * label.size
        # Red values come out lighter than black ones.
        tone = (
            self.ink + 70
            if caption.startswith(("VALIDADE", "4b", "5 ", "9 ", "Nº", "CAT")) and dice.chance(0.6)
            else self.ink
        )
        if kind == "hatched":
            graphics.hatching(canvas, dice, x + 2, top, x + width - 2, top + value.size)
        elif kind == "parents":
            for row, name in enumerate(names):
                self._put(
                    canvas,
                    self.value_font,
                    name,
                    value,
                    x + 0.3 * value.size,
                    top + (row + 0.95) * 1.1 * value.size,
                    width,
                )
        elif kind != "none":
            self._put(
                canvas,
                self.value_font,
                _value(dice, kind).upper(),
                value,
                x + 0.3 * value.size,
                top + 1.0 * value.size,
                width,
                tone=tone,
            )

    def _strip(self, canvas: Canvas, label, texts: list[str], x: float) -> None:
        """Turned print at the left edge, reading upwards."""
        for text in texts:
            start = canvas.height * self.dice.between(0.45, 0.97)
            canvas.put_turned(self.faces.printable(self.label_font, text), label, x, start, self.ink, 90)
            x += label.size * 1.4

    def folding(self) -> Canvas:
        dice, canvas = self.dice, self._canvas(1.41)
        label, value = self._faces(0.019)
        margin = canvas.width * dice.between(0.02, 0.06)
        area = (margin, margin, canvas.width - 2 * margin, canvas.height - 2 * margin)
        for row, header in enumerate(HEADERS):
            self._put(
                canvas,
                self.label_font,
                header,
                label,
                area[0] + 0.55 * area[2],
                area[1] + label.size + row * 0.022 * area[3],
                area[2],
                "centre",
            )
        boxed = dice.chance(0.6)
        for field in FOLDING:
            self._field(canvas, field, label, value, area, boxed, inset=False)
        photo_width = int(0.34 * area[2])
        graphics.portrait(
            canvas,
            dice,
            int(area[0] + 0.18 * area[2]),
            int(area[1] + 0.145 * area[3]),
            photo_width,
            int(photo_width * 1.25),
        )
        graphics.signature(canvas, dice, area[0] + 0.25 * area[2], area[1] + 0.72 * area[3], 0.5 * area[2])
        right = area[0] + area[2]
        self._put(
            canvas,
            self.value_font,
            numbers.digits(dice.r, 11),
            value,
            right,
            area[1] + 0.88 * area[3],
            0.25 * area[2],
            "right",
        )
        self._put(
            canvas,
            self.value_font,
            parties.state(dice.r) + numbers.digits(dice.r, 9),
            value,
            right,
            area[1] + 0.905 * area[3],
            0.25 * area[2],
            "right",
        )
        state, name = dice.r.choice(list(lexicon.STATES.items()))
        self._put(
            canvas,
            self.label_font,
            f"DETRAN - {state} ({name.upper()})",
            value,
            area[0] + 0.6 * area[2],
            area[1] + 0.97 * area[3],
            0.6 * area[2],
            "centre",
        )
        number = self.faces.face(self.value_font, value.size * 1.5)
        self._strip(canvas, label, ["VÁLIDA EM TODO", "O TERRITÓRIO NACIONAL"], margin + label.size)
        self._strip(canvas, number, [numbers.digits(dice.r, 10)], margin + label.size * 3.5 + number.size)
        return canvas

    def front(self) -> Canvas:
        dice, canvas = self.dice, self._canvas(0.69)
        label, value = self._faces(0.016)
        margin = canvas.width * dice.between(0.01, 0.04)
        area = (margin + 0.03 * canvas.width, margin, canvas.width * 0.97 - 2 * margin, canvas.height - 2 * margin)
        band = dice.r.randint(60, 150)
        canvas.pen.rectangle((0, 0, canvas.width, int(canvas.height * 0.1)), fill=band)
        for row, header in enumerate(
            [
                "REPÚBLICA FEDERATIVA DO BRASIL",
                dice.r.choice(["MINISTÉRIO DOS TRANSPORTES", "MINISTÉRIO DA INFRAESTRUTURA"]),
                "SECRETARIA NACIONAL DE TRÂNSITO",
            ]
        ):
            self._put(
                canvas,
                self.label_font,
                header,
                label,
                canvas.width / 2,
                (0.033 + 0.03 * row) * canvas.height,
                canvas.width * 0.7,
                "centre",
                tone=245,
            )
        graphics.emblem(
            canvas,
            dice,
            int(0.04 * canvas.width),
            int(0.01 * canvas.height),
            int(0.07 * canvas.width),
            int(0.085 * canvas.height),
        )
        self._put(
            canvas,
            self.label_font,
            "CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN",
            label,
            canvas.width / 2,
            0.145 * canvas.height,
            canvas.width * 0.9,
            "centre",
        )
        for field in FRONT_2022:
            self._field(canvas, field, label, value, area, boxed=True, inset=True)
        width = int(0.28 * area[2])
        graphics.portrait(
            canvas, dice, int(area[0] + 0.04 * area[2]), int(area[1] + 0.31 * area[3]), width, int(0.52 * area[3])
        )
        large = self.faces.face(self.value_font, value.size * 2.2)
        self._put(
            canvas,
            self.value_font,
            dice.r.choice("DP"),
            large,
            area[0] + 0.94 * area[2],
            area[1] + 0.49 * area[3],
            area[2],
        )
        graphics.signature(canvas, dice, area[0] + 0.06 * area[2], area[1] + 0.9 * area[3], 0.24 * area[2])
        self._put(
            canvas,
            self.label_font,
            "7 ASSINATURA DO PORTADOR",
            label,
            area[0] + 0.18 * area[2],
            area[1] + 0.985 * area[3],
            0.34 * area[2],
            "centre",
        )
        self._strip(canvas, label, ["VÁLIDA EM TODO O TERRITÓRIO NACIONAL"], label.size * 1.3)
        return canvas

    def back(self) -> Canvas:
        dice, canvas = self.dice, self._canvas(0.69)
        label, value = self._faces(0.017)
        half, top, row_height = canvas.width * 0.47, canvas.height * 0.06, canvas.height * 0.06
        for side, classes in enumerate(
            (["ACC", "A", "A1", "B", "B1", "C", "C1"], ["D", "D1", "BE", "CE", "C1E", "DE", "D1E"])
        ):
            left = canvas.width * 0.05 + side * half
            for column, head in enumerate(["9", "10", "11", "12"]):
                self._put(canvas, self.label_font, head, label, left + (0.12 + 0.24 * column) * half, top - 3, half)
            for row, name in enumerate(classes):
                y = top + row * row_height
                canvas.pen.rectangle((left, y, left + 0.92 * half, y + row_height), outline=self.ink)
                self._put(canvas, self.value_font, name, label, left + 0.12 * half, y + 0.75 * row_height, half)
                for column in range(2):
                    if dice.chance(0.3):
                        self._put(
                            canvas,
                            self.value_font,
                            numbers.date(dice.r)[:10],
                            label,
                            left + (0.36 + 0.24 * column) * half,
                            y + 0.75 * row_height,
                            0.22 * half,
                        )
        area = (canvas.width * 0.05, 0.0, canvas.width * 0.9, float(canvas.height))
        self._field(canvas, ("12 OBSERVAÇÕES", 0, 0.53, 0.55, "licence"), label, value, area, True, True)
        self._field(canvas, ("LOCAL", 0, 0.7, 0.55, "place"), label, value, area, True, True)
        for row, text in enumerate(
            [
                "ASSINADO DIGITALMENTE",
                "DEPARTAMENTO ESTADUAL DE TRÂNSITO",
                numbers.digits(dice.r, 11),
                parties.state(dice.r) + numbers.digits(dice.r, 9),
            ]
        ):
            self._put(
                canvas,
                self.label_font,
                text,
                label,
                canvas.width * 0.78,
                canvas.height * (0.58 + 0.055 * row),
                canvas.width * 0.36,
                "centre",
            )
        large = self.faces.face(self.value_font, value.size * 1.7)
        self._put(
            canvas,
            self.value_font,
            dice.r.choice(list(lexicon.STATES.values())).upper(),
            large,
            canvas.width / 2,
            canvas.height * 0.93,
            canvas.width * 0.8,
            "centre",
        )
        self._strip(canvas, label, ["PROIBIDO PLASTIFICAR"], label.size * 1.4)
        return canvas

    def legend(self) -> Canvas:
        """Small trilingual print above three MRZ lines."""
        dice, canvas = self.dice, self._canvas(0.69)
        label, _ = self._faces(0.016)
        y = canvas.height * dice.between(0.06, 0.15)
        while y < canvas.height * 0.6:
            text = " – ".join(dice.r.choices(lexicon.LABELS, k=4))
            self._put(canvas, self.label_font, text, label, canvas.width * 0.06, y, canvas.width * 0.88)
            y += label.size * dice.between(1.2, 1.5)
        font = self.faces.pick_ocr_b(dice.r)
        face = self.faces.face(font, canvas.width * 0.88 / 30 / 0.62)
        for row in range(3):
            y = canvas.height * (0.74 + 0.1 * row)
            self._put(canvas, font, codes.mrz_line(dice.r), face, canvas.width * 0.06, y, canvas.width)
        return canvas

    def free(self) -> Canvas:
        """Any other card: title, portrait at a side, labelled fields in rows."""
        dice, canvas = self.dice, self._canvas(dice_height(self.dice))
        label, value = self._faces(dice.between(0.014, 0.026))
        y, left, right = label.size * 1.5, canvas.width * 0.04, canvas.width * 0.96
        for _ in range(dice.r.randint(1, 3)):
            face = self.faces.face(self.faces.pick(dice.r), label.size * dice.r.choice([1, 1.4, 1.8]))
            y += face.size * 1.2
            canvas.put(
                self.faces.printable(self.label_font, dice.r.choice(lexicon.LABELS).upper()),
                face,
                canvas.width / 2,
                y,
                self.ink,
                right - left,
                "centre",
            )
        width = int(canvas.width * dice.between(0.18, 0.3))
        if dice.chance(0.7) and y + 1.5 * width < canvas.height:
            graphics.portrait(canvas, dice, int(left), int(y + label.size), width, int(width * 1.3))
            left += width + canvas.width * 0.03
        while y + 1.3 * label.size + 1.6 * value.size < canvas.height:
            y += label.size * dice.between(0.3, 0.9)
            count = dice.r.randint(1, 3)
            for column in range(count):
                x, room = left + column * (right - left) / count, (right - left) / count - label.size
                self._put(canvas, self.label_font, dice.r.choice(lexicon.LABELS), label, x, y + label.size, room)
                self._put(
                    canvas,
                    self.value_font,
                    lines.line(dice.r)[0][:36].upper(),
                    value,
                    x,
                    y + 1.15 * label.size + value.size,
                    room,
                )
            y += 1.3 * label.size + 1.4 * value.size
        return canvas


def dice_height(dice: Dice) -> float:
    """Height of a free card as a share of its width: landscape or, now and then, portrait."""
    return dice.between(0.58, 0.72) if dice.chance(0.75) else dice.between(1.2, 1.45)
