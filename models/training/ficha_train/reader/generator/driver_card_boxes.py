"""The boxes of a driver's card: a caption over its value, parents in a narrow box, remarks, and the table of classes."""

from collections.abc import Callable

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_card_traces import between_traces, hatching, signature, traced_share, traces
from ficha_train.reader.generator.driver_values import CODES, Record, continued
from ficha_train.reader.generator.driver_words import remark_text, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain, said, say

_VARIED = {"name", "cpf", "birth", "parents", "category", "registration", "expiry", "remarks", "issue_place", "issue", "nationality"}
_CONNECTIVES = {"DE", "DA", "DO", "DOS", "DAS", "E"}
_CLASSES = "ACC A A1 B B1 C C1 D D1 BE CE C1E DE D1E".split()
_BELOW = {"D": "BC", "E": "BCD", "C": "B"}
"""Whoever may drive these has dates beside those as well."""


class Card:
    """A card between two edges of a page, in print of its own size."""

    def __init__(self, page: Page, record: Record, known: dict[str, str]) -> None:
        self.page, self.record, self.dice = page, record, page.dice
        self._known = known
        self._official = self.dice.chance(0.75)
        self._small = page.size * self.dice.uniform(0.6, 1)
        self._traced = traced_share(self.dice)
        self._photo: tuple[float, float] | None = None

    def head(self, field: str) -> Paragraph:
        official = self._official or field not in _VARIED
        head = " ".join(t.text for t in say(self.dice, self._known[field])) if official else words(self.dice, field, self.record).upper()
        return Paragraph(between_traces(self.dice, caption(head), self._traced), self._small)

    def box(self, field: str, text: Text) -> list[Paragraph]:
        """A caption over its value."""
        return [self.head(field), Paragraph(text, self.page.size)]

    def row(self, *boxes: list[Paragraph]) -> None:
        dice = self.dice
        if len(boxes) > 1 and dice.chance(0.05):
            for one in boxes:
                self.row(one)
            return
        widths = [dice.uniform(0.8, 1.3) for _ in boxes]
        edges = [self.page.left]
        for width in widths:
            edges.append(edges[-1] + self.page.inner * width / sum(widths))
        self.page.row(list(boxes), edges)

    def lines(self, *texts: Text, align: str = "left") -> None:
        for text in texts:
            self.page.flow(text, align=align)

    def hatched(self) -> Text:
        return [] if self.dice.chance(0.3) else hatching(self.dice)

    def beside_photo(self, part: Callable[[], None]) -> None:
        """What stands at the right of the photo, which takes a share of the width, or none on a card set otherwise."""
        page, dice = self.page, self.dice
        left, right = page.left, page.right
        if dice.chance(0.7):
            page.left += page.inner * dice.uniform(0.25, 0.42)
            page.right -= page.inner * (dice.uniform(0.03, 0.15) if dice.chance(0.3) else 0)
            self._photo = left, page.left
        part()
        page.left, page.right, self._photo = left, right, None

    def under_photo(self, text: Text) -> None:
        """Beside what comes next."""
        if self._photo is not None:
            page, (left, right) = self.page, self._photo
            page.put(text, left + (right - left) * self.dice.uniform(0, 0.3), page.y + page.size * self.dice.uniform(0, 2), self._small)

    def parents(self, blank_share: float) -> None:
        """One under the other, each on as many lines as the box makes of it."""
        page, dice = self.page, self.dice
        left = page.left + 3
        width = page.right - left - 3
        right = left + width * (dice.uniform(0.5, 1) if dice.chance(0.45) else 1)
        blank = page.size * (dice.uniform(0.4, 1.6) if dice.chance(blank_share) else 0)
        head = self.head("parents")
        page.flow(head.text, left, page.right, size=head.size)
        if dice.chance(0.4):
            self.under_photo(signature(dice))
        for name in _parents(dice, self.record):
            for line in _broken(dice, name):
                page.flow(line, left, right)
            page.y += blank
        page.gap(dice.uniform(0, 0.8))

    def remarks(self) -> None:
        lines = _remark_lines(self.dice, self.record)
        self.row([self.head("remarks"), *(Paragraph(line, self.page.size) for line in lines)])


def _parents(dice: Dice, record: Record) -> list[Text]:
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


def _broken(dice: Dice, name: Text) -> list[Text]:
    """Now and then a line ends early, mostly before a connective: `DE MORROALTO` is a line of its own."""
    cuts = range(2, len(name))
    if not cuts or not dice.chance(0.22):
        return [name]
    small = [at for at in cuts if name[at].text.upper() in _CONNECTIVES and at + 1 < len(name)]
    cut = small[-1] if small and dice.chance(0.75) else dice.pick(cuts)
    return [name[:cut], name[cut:]]


def _remark_lines(dice: Dice, record: Record) -> list[Text]:
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
    codes = list(dict.fromkeys(dice.pick(CODES) for _ in range(dice.pick([1, 1, 1, 2, 2, 3, 4]))))
    sign = dice.pick([", ", ", ", " ", " ", "; ", "/", " / ", ". ", " - ", ",", "\n", "\n", ",\n"])
    lines = [said(line, "REMARKS") for line in sign.join(codes).split("\n")]
    if dice.chance(0.06):
        lines[-1] = ended(lines[-1], ".")
    return [lines[0], *(continued(line) for line in lines[1:])]


def class_table(card: Card) -> None:
    """A row for each class; the holder's have first issue and expiry. None of it says anything of the holder's remarks."""
    dice, record, page = card.dice, card.record, card.page
    letters = {letter for letter in record.category.replace("ACC", "") if letter.isalpha()}
    has = letters | {below for letter in letters for below in _BELOW.get(letter, "")} | ({"ACC"} if "ACC" in record.category else set())
    noise = dice.uniform(0.02, 0.15) if dice.chance(0.3) else 0.0
    wrong = dice.chance(0.1)

    def row(name: str) -> list[Text]:
        dates = (name in has or (name[0] in has and dice.chance(0.08))) and dice.chance(0.9)
        label = name.replace("1", "I") if wrong else name
        cells: list[Text] = [[Token(label)], said(record.first, "OTHER_DATE") if dates else [], said(record.expires, "EXPIRY") if dates else []]
        cells.append(plain(dice.pick(["", "", "", "A", "X", "D", "A X", "99", "*"])) if dates else [])
        return [[*cell, *traces(dice, 1)] if dice.chance(noise) else cell for cell in cells]

    def run(names: list[str]) -> None:
        card.lines([Token(name) for name in names])

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
