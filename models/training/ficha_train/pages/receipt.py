"""Receipts as whole pages: a narrow roll, monospaced columns set tight, double width, rows of signs, codes."""

from ficha_train.fonts.faces import Faces
from ficha_train.pages import graphics, ornaments
from ficha_train.pages.canvas import Canvas
from ficha_train.render.dice import Dice
from ficha_train.text import lexicon, lines, numbers, parties, values

HEADINGS = ["CUPOM FISCAL", "CUPOM FISCAL ELETRÔNICO - SAT", "NÃO É DOCUMENTO FISCAL", "COMPROVANTE", "VIA DO CLIENTE", "RECIBO",
            "TOTAL", "EXTRATO", "NOTA DE ENTREGA", "CRÉDITO À VISTA"]  # fmt: skip
COLUMNS = ["ITEM CODIGO DESCRICAO", "QTD. UN. VL UNIT(R$) ST VL ITEM(R$)", "# COD DESC QTD UN VL UN R$ VL TOTAL R$"]


class ReceiptMaker:
    """Prints one receipt, `width` pixels wide, as long as it comes out."""

    def __init__(self, dice: Dice, faces: Faces, width: int, em: float) -> None:
        self.dice, self.faces, self.em = dice, faces, em
        self.canvas = Canvas(width, round(width * dice.between(0.8, 2.6)), dice.r.randint(205, 255))
        mono = dice.chance(0.7)
        self.font = faces.pick_monospaced(dice.r) if mono else faces.pick(dice.r)
        self.face, self.ink = faces.face(self.font, em), dice.r.randint(0, 130)
        self.left, self.right = em * dice.between(0.2, 2), width - em * dice.between(0.2, 2)
        self.pitch = em * dice.between(*dice.r.choice([(1.0, 1.2), (1.05, 1.5)]))
        self.y = em * dice.between(0, 2)
        # A dying head repeats its strength along the row.
        self.strengths = [self.ink + dice.r.randint(0, 60) * dice.chance(0.3) for _ in range(dice.r.randint(1, 13))]

    def make(self) -> Canvas:
        blocks = [self._centred, self._row, self._items, self._pairs, self._signs, self._large, self._code]
        self._centred()
        while self.y < self.canvas.height - self.pitch:
            self.dice.r.choices(blocks, [16, 16, 22, 22, 12, 7, 5])[0]()
        return self.canvas

    def _text(self, text: str) -> str:
        text = text.upper() if self.dice.chance(0.5) else text
        text = self.faces.printable(self.font, text)
        while text and self.face.getlength(text) > self.right - self.left:
            text = text[:-2].strip()
        return text

    def _line(self, text: str, place: float | None = None, align: str = "left") -> None:
        text = self._text(text)
        if not text:
            return
        length = self.face.getlength(text)
        x = (self.left if place is None else place) - {"left": 0.0, "centre": length / 2, "right": length}[align]
        self.canvas.put_letters(text, self.face, x, self.y, self.strengths)

    def _down(self, rows: float = 1.0) -> bool:
        self.y += rows * self.pitch
        return self.y < self.canvas.height - 0.2 * self.em

    def _centred(self) -> None:
        r = self.dice.r
        for _ in range(r.randint(1, 5)):
            if self._down():
                text = r.choice([parties.company, parties.address, numbers.cnpj, numbers.phone, parties.city])(r)
                self._line(text, (self.left + self.right) / 2, "centre")

    def _row(self) -> None:
        if self._down():
            self._line(lines.line(self.dice.r)[0])

    def _items(self) -> None:
        """An item's number, name and price; under it quantity and unit price."""
        r, em = self.dice.r, self.em
        if self.dice.chance(0.4) and self._down():
            self._line(r.choice(COLUMNS))
        two, prices = self.dice.chance(0.5), self.right - 6 * em
        for number in range(1, r.randint(2, 14)):
            if not self._down():
                return
            name = self._text(f"{number:03d} {numbers.digits(r, r.randint(3, 13))} {lines.line(r)[0][:18]}")
            while name and self.face.getlength(name) > prices - self.left - 1.5 * em:
                name = name[:-2].strip()
            self._line(name)
            if two and self._down():
                self._line(f"{r.randint(1, 9)} UN X {r.randint(1, 99)},{r.randint(0, 99):02d}", self.left + 2 * em)
                self._line("F1", prices - 2 * em, "right") if self.dice.chance(0.3) else None
            self._line(f"{r.randint(1, 999)},{r.randint(0, 99):02d}", self.right, "right")

    def _pairs(self) -> None:
        """A label at the left, a short value at the right or at a tab."""
        r, em = self.dice.r, self.em
        tab = self.left + self.dice.between(5, 11) * em if self.dice.chance(0.4) else None
        for _ in range(r.randint(2, 8)):
            if not self._down():
                return
            label = r.choice(lexicon.LABELS)[: r.randint(4, 18)].strip() + r.choice([":", "", " R$"])
            value = r.choice([str(r.randint(0, 9)), f"{r.randint(0, 999)},{r.randint(0, 99):02d}", numbers.clock(r)])
            value = value if self.dice.chance(0.7) else r.choice(list(values.MAKERS.values()))(r)[:16]
            end = (tab or self.right - self.face.getlength(value)) - 1.4 * em
            if self.face.getlength(label) < end - self.left:
                self._line(label)
            self._line(value, tab or self.right, "left" if tab else "right")

    def _signs(self) -> None:
        if self._down():
            ornaments.row(self.canvas, self.dice, self.face, self.left, self.right, self.y, self.ink)

    def _large(self) -> None:
        """Double width, double height, or both."""
        dice = self.dice
        tall, wide = dice.r.choice([(1, 2), (2, 1), (2, 2), (1.5, 1), (1, 1.6)])
        face = self.faces.face(self.font, self.em * tall)
        if not self._down(1 if tall == 1 else 1.7):
            return
        text = self.faces.printable(self.font, dice.r.choice(HEADINGS))
        while text and face.getlength(text) * wide / tall**0 > self.right - self.left:
            text = text[:-2].strip()
        if text:
            x = self.left + (self.right - self.left - face.getlength(text) * wide) * dice.r.choice([0, 0.5, 0.5])
            self.canvas.put_stretched(text, face, x, self.y, self.ink, wide)
        self.y += 0.3 * self.em

    def _code(self) -> None:
        dice = self.dice
        if dice.chance(0.5):
            side = int((self.right - self.left) * dice.between(0.2, 0.5))
            if self.y + side < self.canvas.height:
                graphics.qr_code(self.canvas, dice, int((self.left + self.right - side) / 2), int(self.y + 4), side)
                self.y += side + 0.4 * self.em
        elif self.y + 3 * self.em < self.canvas.height:
            width = int((self.right - self.left) * dice.between(0.5, 0.9))
            graphics.bar_code(self.canvas, dice, int(self.left), int(self.y + 0.4 * self.em), width, int(2 * self.em))
            self.y += 2.8 * self.em
