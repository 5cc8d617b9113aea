"""What stands on a card beside captions and values: traces of its paper, strokes of pens, parents, remarks, classes, the machine's lines."""

import unicodedata

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.record import Record
from ficha_train.reader.generator.driver.values import CODES
from ficha_train.reader.generator.driver.words import remark_text
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, continued, ended, plain, said
from ficha_train.reader.generator.wordings import wordings

W = wordings("driver/cards")

_INK = "AEIOUMNRSLTCQPJ2798(aeonmrsluiv"
_CONNECTIVES = {"DE", "DA", "DO", "DOS", "DAS", "E"}
_CLASSES = "ACC A A1 B B1 C C1 D D1 BE CE C1E DE D1E".split()
_BELOW = {"D": "BC", "E": "BCD", "C": "B"}
"""Whoever may drive these has dates beside those as well."""


def hatching(dice: Dice) -> Text:
    """In a box that holds nothing."""
    return plain(dice.pick(W.hatching))


def traces(dice: Dice, most: int = 3) -> Text:
    """Lines of the paper taken for words."""
    return plain(" ".join((dice.pick(W.traces) for _ in range(dice.between(1, most)))))


def signature(dice: Dice) -> Text:
    """Strokes of a pen."""
    words = ["".join((dice.pick(_INK) for _ in range(dice.between(2, 9)))) for _ in range(dice.pick([1, 1, 2, 3]))]
    return plain(" ".join(words))


def between_traces(dice: Dice, text: Text, share: float) -> Text:
    """With what is read of the paper before and behind it."""
    before = traces(dice, 1) if dice.chance(share) else []
    behind = traces(dice, 1) if dice.chance(share) else []
    return [*before, *text, *behind]


def card_parents(dice: Dice, record: Record) -> list[Text]:
    if dice.chance(0.03):
        return [_missing(dice)]
    names = [said(parent, "PARENT") for parent in record.parents]
    if dice.chance(0.04):
        signs = dice.pick([("PAI", "MÃE"), ("1-", "2-"), ("PAI:", "MÃE:")])
        names = [[*plain(sign), *name] for sign, name in zip(signs, names, strict=False)]
    if len(names) < 3 and dice.chance(0.3 if len(names) == 1 else 0.05):
        names.insert(dice.between(0, len(names)), _missing(dice))
    return names


def _missing(dice: Dice) -> Text:
    return hatching(dice) if dice.chance(0.5) else plain(dice.pick(["NÃO DECLARADO", "NÃO DECLARADO", "NAO DECLARADO", "NÃO DECLARADA"]))


def broken(dice: Dice, name: Text) -> list[Text]:
    """Now and then a line ends early, mostly before a connective: `DE MORROALTO` is a line of its own."""
    cuts = range(2, len(name))
    if not cuts or not dice.chance(0.22):
        return [name]
    small = [at for at in cuts if name[at].text.upper() in _CONNECTIVES and at + 1 < len(name)]
    cut = small[-1] if small and dice.chance(0.75) else dice.pick(cuts)
    return [name[:cut], name[cut:]]


def remark_lines(dice: Dice, record: Record) -> list[Text]:
    kind = dice.weighted({"empty": 0.2, "hatched": 0.07, "traces": 0.09, "codes": 0.42, "any": 0.22})
    if kind == "empty":
        return []
    if kind == "hatched":
        return [hatching(dice)]
    if kind == "traces":
        return [traces(dice) for _ in range(dice.pick([1, 1, 2]))]
    lines = [remark_text(dice, record)] if kind == "any" else _codes(dice)
    return [between_traces(dice, line, 0.04) for line in lines]


def _codes(dice: Dice) -> list[Text]:
    """`EAR A`, `EAR, CETPP`, or one under the other."""
    codes = list(dict.fromkeys((dice.pick(CODES) for _ in range(dice.pick([1, 1, 1, 2, 2, 3, 4])))))
    sign = dice.pick([", ", ", ", " ", " ", "; ", "/", " / ", ". ", " - ", ",", "\n", "\n", ",\n"])
    lines = [said(line, "REMARKS") for line in sign.join(codes).split("\n")]
    if dice.chance(0.06):
        lines[-1] = ended(lines[-1], ".")
    return [lines[0], *(continued(line) for line in lines[1:])]


def class_table(page: Page, record: Record) -> None:
    """A row for each class; the holder's have first issue and expiry. None of it says anything of the holder's remarks."""
    dice = page.dice
    letters = {letter for letter in record.category.replace("ACC", "") if letter.isalpha()}
    has = letters | {below for letter in letters for below in _BELOW.get(letter, "")} | ({"ACC"} if "ACC" in record.category else set())
    noise = dice.uniform(0.02, 0.15) if dice.chance(0.3) else 0.0
    wrong = dice.chance(0.1)

    def row(name: str) -> list[Text]:
        dates = (name in has or (name[0] in has and dice.chance(0.08))) and dice.chance(0.9)
        label = name.replace("1", "I") if wrong else name
        cells: list[Text] = [
            [Token(label)], said(record.first, "OTHER_DATE") if dates else [], said(record.expires, "EXPIRY") if dates else [],
        ]
        cells.append(plain(dice.pick(["", "", "", "A", "X", "D", "A X", "99", "*"])) if dates else [])
        return [[*cell, *traces(dice, 1)] if dice.chance(noise) else cell for cell in cells]

    def run(names: list[str]) -> None:
        page.flow([Token(name) for name in names])

    style = dice.weighted({"two": 0.75, "one": 0.13, "letters": 0.05, "none": 0.07})
    half = len(_CLASSES) // 2
    if style == "letters":
        run(_CLASSES[:half])
        run(_CLASSES[half:])
        return
    if style == "none":
        return
    times = 2 if style == "two" else 1
    edges = page.columns(4 * times)
    page.row([[Paragraph(caption(mark), page.size * 0.8)] for mark in ("9", "10", "11", "12") * times], edges, 1)
    rows = zip(_CLASSES[:half], _CLASSES[half:], strict=True) if times == 2 else ((name,) for name in _CLASSES)
    for names in rows:
        page.row([[Paragraph(cell, page.size * 0.75)] for name in names for cell in row(name)], edges, 1)


def machine_lines(dice: Dice, record: Record) -> list[Text]:
    letters = unicodedata.normalize("NFKD", record.name.upper())
    name = "".join((c for c in letters if c.isascii() and (c.isalpha() or c == " "))).replace(" ", "<").replace("<", "<<", 1)
    lines = [f"I<BRA{dice.digits(9)}<{dice.digits(3)}", f"{dice.digits(7)}{record.gender.upper()}{dice.digits(7)}BRA", name[:30]]
    return [plain(line.ljust(29, "<") + dice.digits(1) if i == 1 else line.ljust(30, "<")) for i, line in enumerate(lines)]
