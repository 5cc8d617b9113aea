"""Driver licences, old and new: faces alone, one above the other or side by side, and exports beside a card."""

from dataclasses import replace

from ficha_train.reader.generator import names
from ficha_train.reader.generator.boxes import Boxes
from ficha_train.reader.generator.driver.card_parts import (
    between_traces, broken, card_parents, class_table, hatching, machine_lines, remark_lines, signature, traces,
)
from ficha_train.reader.generator.driver.sheet import Sheet
from ficha_train.reader.generator.driver.record import Record
from ficha_train.reader.generator.driver.values import number
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, plain, said, say
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W = wordings("driver/cards")

_TRACED_SHARE = 0.15
_PARENTS_MAX = 4


class Card(Sheet):
    """A face between two edges of a page, in print of its own size."""

    box_lost, rearranged, halves = 0.0, 0.0, (0.4, 0.68)

    def __init__(self, page: Page, record: Record) -> None:
        super().__init__(page, record)
        dice = self.dice
        self._case, self._sign, self._dots, self._voice, self.rule = str.upper, "", "", str, 0.0
        self._small = dice.uniform(0.6, 1)
        self.boxes = Boxes("above", self._small)
        self._traced = dice.uniform(0.1, 0.7) if dice.chance(_TRACED_SHARE) else 0
        self._photo: tuple[float, float] | None = None
        self._edges = (page.left, page.right)
        state = lexicon.STATES[record.state].upper()
        issuer = record.rg_issuer.replace("/", " ").replace("-", " ")
        office = f"{{DETRAN-{record.state} {state}|DETRAN- {record.state} ({state})|DETRAN {record.state}|{state} DETRAN-{record.state}}}"
        self.slots |= {
            "rgcard": lambda: number(f"{record.rg} {issuer}"), "hatched": lambda: [] if dice.chance(0.3) else hatching(dice),
            "signature": lambda: signature(dice), "traces": lambda: traces(dice), "office": lambda: say(dice, office, "AGENCY"),
            "department": lambda: said("DEPARTAMENTO ESTADUAL DE TRÂNSITO", "AGENCY"), "statename": lambda: said(state, "AGENCY"),
        }

    def box_words(self, template: str, sign: str | None = None) -> Text:
        text = super().box_words(template, "" if sign is None else sign)
        return between_traces(self.dice, text, self._traced) if template.endswith("»") else text

    def lost_value(self, template: str) -> None:
        return None

    def edges(self, lengths: list[int]) -> list[float]:
        return super().edges([10 for _ in lengths])

    def part(self, name: str, rest: str) -> None:
        page, dice, record = self.page, self.dice, self.record
        if name == "@title":
            page.flow(said(rest, "TITLE"), align=dice.pick(["centre", "centre", "left"]))
        elif name == "@photo" and dice.chance(0.7):
            left = page.left
            self._edges = (left, page.right)
            page.left += page.inner * dice.uniform(0.25, 0.42)
            page.right -= page.inner * (dice.uniform(0.03, 0.15) if dice.chance(0.3) else 0)
            self._photo = (left, page.left)
        elif name == "@beside-photo" and self._photo:
            page.left, page.right = self._edges
            self._photo = None
        elif name == "@parents":
            self._parents(float(rest))
        elif name == "@remarks":
            head = self.box_words(f"«{{{rest}|{rest}|{rest}|@remarks}}»")
            lines = [Paragraph(line, page.size) for line in remark_lines(dice, record)]
            page.row([[Paragraph(head, page.size * self._small), *lines]], [page.left, page.right])
            page.gap(dice.uniform(0, 0.6))
        elif name == "@classes":
            class_table(page, record)
        elif name == "@machine":
            for line in machine_lines(dice, record):
                page.flow(line)

    def _under_photo(self, text: Text) -> None:
        """Beside what comes next."""
        if self._photo:
            page, (left, right) = self.page, self._photo
            x = left + (right - left) * self.dice.uniform(0, 0.3)
            page.put(text, x, page.y + page.size * self.dice.uniform(0, 2), page.size * self._small)

    def _parents(self, blank_share: float) -> None:
        """One under the other, each on as many lines as the box makes of it."""
        page, dice = self.page, self.dice
        left = page.left + 3
        width = page.right - left - 3
        right = left + width * (dice.uniform(0.5, 1) if dice.chance(0.45) else 1)
        blank = page.size * (dice.uniform(0.4, 1.6) if dice.chance(blank_share) else 0)
        page.flow(self.box_words("«{FILIAÇÃO|FILIAÇÃO|FILIAÇÃO|@parents}»"), left, page.right, size=page.size * self._small)
        if dice.chance(0.4):
            self._under_photo(signature(dice))
        for name in card_parents(dice, self.record):
            for line in broken(dice, name):
                page.flow(line, left, right)
            page.y += blank
        page.gap(dice.uniform(0, 0.8))


def card_page(page: Page, record: Record) -> None:
    """One card, or one of its faces, or an export."""
    dice = page.dice
    record = _as_on_cards(page, record)
    new, export = (dice.chance(0.5), dice.chance(0.3))
    faces = dice.weighted({"both": 0.53, "front": 0.27, "back": 0.15, "panel": 0.05})
    beside = faces == "both" and (not export) and dice.chance(0.25)
    if beside or dice.chance(0.7):
        page.size = dice.uniform(5, 8)
        width = dice.uniform(460, 560) if beside else dice.uniform(220, 330)
        page.left = dice.uniform(15, max(16.0, page.width - width - 20))
        page.right = page.left + width
    if export:
        _export_side(page)
    if not export or dice.chance(0.9):
        _faces(Card(page, record), new, faces, beside)
    if dice.chance(0.6):
        strip = plain(dice.pick(["VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "PROIBIDO PLASTIFICAR"]))
        page.stamp([*strip, *number(record.mirror)] if dice.chance(0.8) else strip)
    if dice.chance(0.07):
        page.gap(3)
        page.size = dice.uniform(7, 10)
        page.right = page.width - 30
        Sheet(page, record).drawn("@section", "")


def _as_on_cards(page: Page, record: Record) -> Record:
    """Mostly in capitals, and now and then with more parents, and of longer names, than other papers print."""
    dice = page.dice
    upper = record.style.upper or dice.chance(0.7)
    parents, genders = (list(record.parents), record.genders)
    while len(parents) < _PARENTS_MAX and dice.chance(0.12):
        gender = dice.pick("mf")
        parents.append(names.person_name(dice, gender, upper))
        genders += gender
    if dice.chance(0.25):
        more = f"{dice.pick(['de', 'da', 'do', 'dos', 'das', 'e'])} {names.person_name(dice, 'm', upper).split()[-1]}"
        parents = [f"{parent} {more}" if dice.chance(0.7) else parent for parent in parents]
    changed = replace(record, parents=parents, genders=genders)
    if not upper:
        return changed
    return replace(
        changed, name=record.name.upper(), parents=[parent.upper() for parent in parents], city=record.city.upper(),
        born_city=record.born_city.upper(), style=replace(record.style, upper=True),
    )


def _faces(card: Card, new: bool, faces: str, beside: bool) -> None:
    dice, page = card.dice, card.page
    front, back = (f"@{'new' if new else 'old'}_{name}" for name in ("front", "back"))
    if faces != "both":
        card.drawn({"front": front, "back": back, "panel": "@panel"}[faces], "")
        return
    first, second = (front, back) if dice.chance(0.92) else (back, front)
    if beside:
        page.side_by_side(dice.uniform(0.47, 0.53), dice.uniform(2, 14), lambda: card.drawn(first, ""), lambda: card.drawn(second, ""))
    else:
        card.drawn(first, "")
        page.gap(dice.uniform(0, 3))
        card.drawn(second, "")


def _export_side(page: Page) -> None:
    """What an export prints beside the card: bar, code and the statement about its signature."""
    dice = page.dice
    page.left, page.right = (dice.uniform(20, 40), page.width * dice.uniform(0.48, 0.56))
    left, right = (page.right + 15, page.width - 20)
    size = dice.uniform(6, 9)
    y = page.y
    page.put(plain(dice.pick(W.export_side)), left, y, size)
    y += dice.uniform(20, 200)
    for line in W.export:
        y = page.flow(plain(line), left, right, y, size)
    y += 10
    if dice.chance(0.3):
        y = page.flow(plain(W.export_side_2), left, right, y, size)
    page.flow(plain("SERPRO / SENATRAN"), left, right, y, size)
    page.y += dice.uniform(0, 40)
