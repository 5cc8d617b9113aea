"""The driver licence of 2022 as it is printed: white capitals on a guilloche band, framed fields whose captions
interrupt the frame, class letters alone in their boxes, a turned strip on a pattern.
"""

from ficha_train.fonts.faces import Faces
from ficha_train.pages import graphics, ornaments, security_print
from ficha_train.pages.canvas import Canvas
from ficha_train.render.dice import Dice
from ficha_train.text import lexicon, numbers, parties

CLASSES = ["A", "B", "C", "D", "E", "AB", "AC", "AD", "AE", "ACC", "B1", "C1", "D1", "C1E", "D1E", "BE", "CE", "DE", "A1"]
TABLE = (["ACC", "A", "A1", "B", "B1", "C", "C1"], ["D", "D1", "BE", "CE", "C1E", "DE", "D1E"])
MINISTRIES = ["MINISTÉRIO DOS TRANSPORTES", "MINISTÉRIO DA INFRAESTRUTURA", "MINISTÉRIO DAS CIDADES"]

# fmt: off
FIELDS = [
    ("2 e 1 NOME E SOBRENOME", .178, .27, .80, .33, "name"),
    ("1ª HABILITAÇÃO", .815, .27, .98, .33, "date"),
    ("3 DATA, LOCAL E UF DE NASCIMENTO", .455, .357, .98, .412, "birth"),
    ("4a DATA EMISSÃO", .455, .438, .62, .494, "date"),
    ("4b VALIDADE", .633, .438, .80, .494, "red date"),
    ("ACC", .81, .438, .91, .494, "acc"),
    ("4c DOC. IDENTIDADE / ÓRG EMISSOR / UF", .455, .52, .98, .575, "identity"),
    ("4d CPF", .455, .602, .645, .656, "cpf"),
    ("5 Nº REGISTRO", .655, .602, .835, .656, "red digits"),
    ("9 CAT HAB", .845, .602, .98, .656, "red class"),
    ("NACIONALIDADE", .455, .683, .98, .735, "nation"),
    ("FILIAÇÃO", .455, .765, .98, .97, "parents"),
]
# fmt: on
"""Caption, left, top, right, bottom of the frame as shares of the card, and what is in it."""


class Licence2022Maker:
    """Prints the front or the back, `width` pixels wide."""

    def __init__(self, dice: Dice, faces: Faces, width: int) -> None:
        self.dice, self.faces = dice, faces
        self.canvas = Canvas(width, round(width * dice.between(0.66, 0.75)), dice.r.randint(170, 245))
        self.label_font, self.value_font = faces.pick(dice.r), faces.pick(dice.r)
        self.pitch = max(2.5, width * dice.between(0.004, 0.012))
        if dice.chance(0.7):
            security_print.ground(self.canvas, dice, self.pitch, dice.between(4, 45))
        if dice.chance(0.5):
            tone = self.canvas.image.getpixel((3, 3)) - dice.r.randint(8, 40)
            for _ in range(dice.r.randint(1, 4)):
                x, y = dice.between(0, 1) * width, dice.between(0, 1) * self.canvas.height
                security_print.rosette(self.canvas, dice, x, y, dice.between(0.05, 0.3) * width, tone)
        self.label = faces.face(self.label_font, width * 0.0165 * dice.between(0.85, 1.25))
        self.value = faces.face(self.value_font, width * 0.0235 * dice.between(0.85, 1.3))
        self.ink, self.frame_ink = dice.r.randint(0, 90), dice.r.randint(10, 120)
        # Red comes out lighter than black.
        self.red = self.ink + dice.r.choice([0, 60, 90])
        self.frames, self.captions_inside = dice.r.choice([1, 1, 2, 3]), dice.chance(0.15)
        self.capitals = dice.chance(0.75)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return x * self.canvas.width, y * self.canvas.height

    def _put(self, font: int, face, text: str, x: float, y: float, tone: int, align: str = "left", room=None) -> None:
        self.canvas.put(self.faces.printable(font, text), face, x, y, tone, room, align)

    def _head(self) -> None:
        dice, canvas = self.dice, self.canvas
        dark = dice.r.choice([0, dice.r.randint(40, 150), dice.r.randint(60, 140)])
        light = dark if dark == 0 else min(225, dark + dice.r.randint(15, 90))
        bottom = 0.175 * canvas.height
        box = (dice.r.choice([0, 0.12]) * canvas.width, dice.between(0, 0.03) * canvas.height, canvas.width, bottom)
        security_print.band(canvas, dice, box, dark, light, self.pitch)
        white = dice.r.randint(max(195, min(light + 40, 235)), 255)
        font, em = self.faces.pick(dice.r), canvas.width * 0.026 * dice.between(0.85, 1.15)
        rows = ["REPÚBLICA FEDERATIVA DO BRASIL", dice.r.choice(MINISTRIES), "SECRETARIA NACIONAL DE TRÂNSITO"]
        for row, text in enumerate(rows):
            face = self.faces.face(font, em if row == 0 else em * 0.8)
            text, tracking = self.faces.printable(font, text), dice.r.choice([0, 0.05, 0.15]) if row else 0.1
            length = face.getlength(text) + tracking * face.size * (len(text) - 1)
            y = (0.068 + 0.036 * row) * canvas.height + 0.35 * face.size
            x = max(0.19 * canvas.width, canvas.width * 0.49 - length / 2)
            if length < 0.62 * canvas.width:
                canvas.put_letters(text, face, x, y, [white], tracking)
            else:
                canvas.put_stretched(text, face, 0.19 * canvas.width, y, white, 0.6 * canvas.width / length)
        side = int(0.15 * canvas.height)
        ornaments.crest(canvas, dice, int(0.08 * canvas.width), int(0.02 * canvas.height), side, dice.r.randint(90, 230))
        oval = (*self._at(0.785, 0.03), *self._at(0.905, 0.17))
        canvas.pen.ellipse(oval, fill=dice.r.randint(120, 235), outline=self.frame_ink)
        canvas.doubt(*oval)
        x, y = oval[0] + 0.25 * (oval[2] - oval[0]), oval[1] + 0.75 * (oval[3] - oval[1])
        canvas.pen.text((x, y), "BR", fill=self.frame_ink, font=self.faces.face(font, 2.2 * em), anchor="ls")

    def _title(self) -> None:
        dice, font = self.dice, self.label_font
        text = self.faces.printable(font, "CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN")
        face = self.faces.face(font, self.canvas.width * 0.03 * dice.between(0.85, 1.1))
        left, y = self._at(0.17, 0.238)
        room = 0.78 * self.canvas.width
        tone = dice.r.choice([self.ink, self.ink + 60])
        self.canvas.put_stretched(text, face, left, y, tone, min(1, room / max(1, face.getlength(text))))

    def _framed(self, field: tuple[str, float, float, float, float, str]) -> None:
        dice, canvas, (caption, x0, y0, x1, y1, kind) = self.dice, self.canvas, field
        (left, top), (right, bottom) = self._at(x0, y0), self._at(x1, y1)
        caption = self.faces.printable(self.label_font, caption)
        start, length = left + dice.between(0.8, 2) * self.label.size, self.label.getlength(caption)
        length = min(length, right - start - 0.5 * self.label.size)
        inside = self.captions_inside
        pad = 0.35 * self.label.size
        gap = None if inside else (start - pad, start + length + pad)
        radius = min(0.2 * (bottom - top), 0.6 * self.label.size)
        security_print.frame(canvas, (left, top, right, bottom), radius, self.frame_ink, self.frames, gap)
        y = top + (0.95 if inside else 0.32) * self.label.size
        self._put(self.label_font, self.label, caption, start, y, self.ink, room=length)
        self._fill(kind, left + dice.between(0.3, 0.9) * self.value.size, right, bottom, top)

    def _fill(self, kind: str, x: float, right: float, bottom: float, top: float) -> None:
        dice, r = self.dice, self.dice.r
        tone = self.red if kind.startswith("red") else self.ink
        y, room = bottom - 0.3 * self.value.size, right - x - 0.3 * self.value.size
        if kind == "acc":
            if dice.chance(0.7):
                graphics.hatching(self.canvas, dice, x, y - 0.8 * self.value.size, right - 5, y)
            return
        if kind == "parents":
            self._parents(x, top, bottom, room)
            return
        text = {
            "name": lambda: parties.person_name(r),
            "birth": lambda: f"{numbers.date(r)[:10]}, {parties.place(r)}",
            "identity": lambda: parties.identity(r),
            "cpf": lambda: numbers.cpf(r),
            "nation": lambda: "BRASILEIRO(A)",
            "red digits": lambda: numbers.digits(r, 11),
            "red class": lambda: r.choice(CLASSES),
        }.get(kind, lambda: numbers.date(r)[:10])()
        self._put(self.value_font, self.value, text.upper() if self.capitals else text, x, y, tone, room=room)

    def _parents(self, x: float, top: float, bottom: float, room: float) -> None:
        """Two names, one wrapped now and then, with a row free between them."""
        dice, y = self.dice, top + 0.2 * (bottom - top) + 0.4 * self.value.size
        for _ in range(2):
            name = parties.person_name(dice.r)
            self._put(self.value_font, self.value, name.upper() if self.capitals else name, x, y, self.ink, room=room)
            y += dice.between(1.2, 2.6) * self.value.size

    def _strip(self, text: str) -> None:
        """Turned print on a pattern, white or dark."""
        dice, canvas = self.dice, self.canvas
        left, right = 0.02 * canvas.width, 0.065 * canvas.width
        top, bottom = 0.42 * canvas.height, 0.98 * canvas.height
        tone = self.ink
        if dice.chance(0.5):
            dark = dice.r.randint(60, 140)
            security_print.band(canvas, dice, (left, top, right, bottom), dark, dark + 50, self.pitch)
            tone = dice.r.randint(205, 255)
        face = self.faces.face(self.label_font, 0.55 * (right - left))
        text = self.faces.printable(self.label_font, text)
        while face.getlength(text) > bottom - top and " " in text:
            text = text[: text.rindex(" ")]
        canvas.put_turned(text, face, left + 0.75 * (right - left), bottom - 0.01 * canvas.height, tone, 90)

    def front(self) -> Canvas:
        dice, canvas = self.dice, self.canvas
        self._head()
        self._title()
        x, y = self._at(0.18, 0.36)
        graphics.portrait(canvas, dice, int(x), int(y), int(0.26 * canvas.width), int(0.48 * canvas.height))
        for field in FIELDS:
            self._framed(field)
        letter = self.faces.face(self.faces.pick(dice.r), canvas.width * 0.042)
        canvas.put(dice.r.choice("DDP"), letter, *self._at(0.928, 0.485), self.ink)
        x, y = self._at(0.19, 0.945)
        canvas.pen.line((x, y, 0.43 * canvas.width, y), fill=self.ink)
        graphics.signature(canvas, dice, x, y - 0.05 * canvas.height, 0.2 * canvas.width)
        caption = "7 ASSINATURA DO PORTADOR"
        self._put(self.label_font, self.label, caption, 0.31 * canvas.width, 0.98 * canvas.height, self.ink, "centre")
        self._strip("VÁLIDA EM TODO O TERRITÓRIO NACIONAL")
        return canvas

    def back(self) -> Canvas:
        dice, canvas = self.dice, self.canvas
        for side, classes in enumerate(TABLE):
            self._classes(classes, *self._at(0.2 + 0.37 * side, 0.09), 0.34 * canvas.width)
        for caption, y0, y1, text in (
            ("12 OBSERVAÇÕES", 0.5, 0.72, dice.r.choice(["", "EAR", "A", "99", "EAR; B", "SEM OBSERVAÇÕES"])),
            ("LOCAL", 0.755, 0.81, parties.place(dice.r).upper()),
        ):
            (left, top), (right, bottom) = self._at(0.2, y0), self._at(0.63, y1)
            start, length = left + self.label.size, self.label.getlength(caption)
            gap = (start - 3, start + length + 3)
            security_print.frame(canvas, (left, top, right, bottom), 4, self.frame_ink, self.frames, gap)
            self._put(self.label_font, self.label, caption, start, top + 0.3 * self.label.size, self.ink)
            row = min(bottom - 0.3 * self.value.size, top + 1.7 * self.value.size)
            self._put(self.value_font, self.value, text, left + 0.5 * self.value.size, row, self.ink, room=right - left)
        graphics.signature(canvas, dice, *self._at(0.68, 0.66), 0.22 * canvas.width)
        for row, text in enumerate(["DIRETOR DETRAN - " + parties.state(dice.r), "ASSINATURA DO EMISSOR"]):
            x, y = self._at(0.8, 0.7 + 0.06 * row)
            self._put(self.label_font, self.label, text, x, y, self.ink, "centre")
        face = self.faces.face(self.label_font, self.value.size * 1.5)
        name = dice.r.choice(list(lexicon.STATES.values())).upper()
        self._put(self.label_font, face, name, *self._at(0.5, 0.875), self.ink + 50, "centre")
        ornaments.drawn_row(canvas, dice, *[0.2 * canvas.width, 0.95 * canvas.width], 0.93 * canvas.height, 12, self.ink)
        self._strip("PROIBIDO PLASTIFICAR")
        return canvas

    def _classes(self, classes: list[str], left: float, top: float, width: float) -> None:
        """A table: class, a small vehicle, three cells that are mostly empty."""
        dice, canvas = self.dice, self.canvas
        height = 0.053 * canvas.height
        edges = [left + share * width for share in (0, 0.33, 0.55, 0.77, 1)]
        for x, head in zip(edges, ("9", "10", "11", "12")):
            self._put(self.label_font, self.label, head, x + 0.08 * width, top - 0.3 * height, self.ink)
        for row in range(len(classes) + 1):
            canvas.pen.line((left, top + row * height, left + width, top + row * height), fill=self.frame_ink)
        for edge in edges:
            canvas.pen.line((edge, top, edge, top + len(classes) * height), fill=self.frame_ink)
        for row, name in enumerate(classes):
            y = top + (row + 0.72) * height
            self._put(self.label_font, self.label, name, left + 0.02 * width, y, self.ink)
            x, side = left + 0.17 * width, 0.12 * width
            canvas.pen.rectangle((x, y - 0.35 * height, x + side, y - 0.05 * height), fill=self.ink)
            for wheel in (0.2, 0.8):
                at = x + wheel * side
                canvas.pen.ellipse((at - 2, y - 0.1 * height, at + 2, y + 0.08 * height), fill=self.ink)
            for column in (1, 2):
                if dice.chance(0.12):
                    small = self.faces.face(self.value_font, min(self.value.size, 0.2 * width / 5.5 * 1.0))
                    self._put(self.value_font, small, numbers.date(dice.r)[:10], edges[column] + 2, y, self.ink,
                              room=0.21 * width)  # fmt: skip


def letter_boxes(canvas: Canvas, dice: Dice, faces: Faces, font: int, em: float, x: float, y: float, ink: int) -> float:
    """A row of small framed boxes, each with one sign or two in it and a caption in its frame; returns the row below."""
    label, value = faces.face(font, 0.65 * em), faces.face(font, em)
    height = dice.between(1.6, 2.3) * em
    for _ in range(dice.r.randint(1, 7)):
        width = dice.between(1.6, 5) * em
        if x + width > canvas.width - em:
            break
        caption = faces.printable(font, dice.r.choice(["CAT", "ACC", "SEXO", "UF", "VIA", "TIPO", "SÉRIE", "CLASSE"]))
        fits = label.getlength(caption) < width - 0.6 * em and dice.chance(0.7)
        gap = (x + 0.3 * em, x + 0.5 * em + label.getlength(caption)) if fits else None
        security_print.frame(canvas, (x, y, x + width, y + height), 0.2 * em, ink + 20, dice.r.choice([1, 2]), gap)
        if fits:
            canvas.put(caption, label, x + 0.4 * em, y + 0.22 * em, ink)
        text = dice.r.choice([*CLASSES, "X", "M", "F", "S", "N", "1", "2ª", "0", "-"])
        place, align = (x + width / 2, "centre") if dice.chance(0.5) else (x + 0.4 * em, "left")
        canvas.put(faces.printable(font, text), value, place, y + 0.5 * height + 0.4 * em, ink, width, align)
        x += width + dice.between(0.4, 2) * em
    return y + height + 0.4 * em
