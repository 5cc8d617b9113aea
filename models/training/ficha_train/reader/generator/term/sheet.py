"""Terms as papers: guardians and wards that lines are repeated for, parts that all of them share, lists of powers."""

import re

from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.marks import mark_of
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.term.closing import stamp
from ficha_train.reader.generator.term.heads import as_home, court_head, place_and_date, proof, signers, tail, with_captions
from ficha_train.reader.generator.term.openings import dated, head, numbered, titled
from ficha_train.reader.generator.term.parts import personal, slots, words
from ficha_train.reader.generator.term.slots import identity_said, ordinals, script_slots
from ficha_train.reader.generator.term.twists import respell
from ficha_train.reader.generator.term.words import capital
from ficha_train.reader.generator.tables import Record
from ficha_train.reader.generator.tokens import Slot, Text, ended, joined, plain, plain_words, upper

_CELL_LOST, _ENTRY_LOST = 0.15, 0.18
_PEOPLE = re.compile(r"\(([GWS])(\+?): (.+?) :\)")


class Script(Engine):
    varied = True
    """Whether identities are joined with their issuers in more ways than most papers'."""
    kind = "term"
    narrow, halves, spaced = ((0.4, 0.75), (0.42, 0.58), True)

    def __init__(self, page: Page, case: Case) -> None:
        super().__init__(page, script_slots(case))
        dice = page.dice
        self.case = case
        self.align = dice.pick(["left", "justified", "justified"])
        self.mark = dice.pick(["1.", "1)", "a)", "I –", "•", "-", "1º", "1 -", "CLÁUSULA 1ª –", "A.", "(1)", "§ 1º", "01.", ""])
        self.rule = dice.pick([0.0, 0.2, 0.4, 0.8])
        self._own_head = dice.chance(0.65)
        self._tailed = False

    def fitting(self, series: str) -> list[Paper]:
        return [one for one in papers("term", series) if not one.kinds or self.case.kind in one.kinds]

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        return with_captions(self._filled(template, self.slots | more))

    def _filled(self, template: str, more: Record) -> Text:
        """`(G: <g>, <gst> :)` is said of each guardian, joined by `e`; `(W+: … :)` of each ward but the first."""
        parts: dict[str, Slot] = {}
        for number, found in enumerate(_PEOPLE.finditer(template)):
            template = template.replace(found[0], f"<people{number}>")
            parts[f"people{number}"] = lambda found=found: self._said_of_each(found[1], found[3], more, bool(found[2]))
        return words(self.case, template, **more | parts)

    def _said_of_each(self, letter: str, template: str, more: Record, others: bool) -> Text:
        told = [words(self.case, template, **more | one) for one in self.records(letter)]
        if letter == "S":
            return [token for text in told for token in text]
        return [token for text in told[1:] for token in text] if others else joined(told, self.dice, ("e", "e", "/"))

    def spoken(self, text: Text) -> Text:
        return capital(text) if text else text

    def title(self, template: str) -> None:
        titled(self.page, self.case, template)

    def drawn(self, name: str, rest: str) -> None:
        if name in ("@date", "@sign", "@marks") and not self._tailed:
            self._tailed = True
            tail(self.page, self.case, self.slots)
        super().drawn(name, rest)

    def part(self, name: str, rest: str) -> None:
        page, case = (self.page, self.case)
        if name == "@powers":
            self._powers()
        elif name == "@home":
            as_home(case)
        elif name == "@head" and self._own_head:
            court_head(page, case, self.slots)
        elif name == "@date":
            place_and_date(page, case, self.slots)
        else:
            parts = {"@head": head, "@title": titled, "@number": numbered, "@proof": proof, "@stamp": stamp}
            if name in parts:
                parts[name](page, case)
            else:
                super().part(name, rest)

    def item(self, line: str, **more: Slot) -> None:
        self._item(self.words(line, **more))

    def _item(self, text: Text) -> None:
        self.numbered(ended(text, ";") if self.dice.chance(0.3) and text and text[-1].text[-1:].isalnum() else text, 0.2)

    def entries(self, rest: str, more: Record, how: str | None) -> None:
        first, mark, others = rest.partition("¦")
        pairs = [*self.kept_pairs(first), *(self.kept_pairs(others, _ENTRY_LOST) if mark else [])]
        filled = self.slots | more
        made = [(plain_words(words(self.case, name, **filled)), self._filled(value, filled)) for name, value in pairs]
        self.arranged([one for one in made if one[1]], how)

    def arrangement(self) -> str | None:
        return self.dice.pick([None, None, None, "inline", "cells", "two columns", "pairs"])

    def _powers(self) -> None:
        """Items of a list, or marks and sentences run on in one paragraph, or one sentence after the other."""
        dice, page = (self.dice, self.page)
        sentences = [slots(self.case).text("pz") for _ in range(dice.between(2, 7))]
        way = dice.weighted({"list": 5, "run on": 2, "paragraph": 1})
        if way == "list":
            for text in sentences:
                self._item(text)
            return
        shape = dice.pick("a1I") + dice.pick([")", ")", " -"])
        parts = [[*(plain(mark_of(shape, i)) if way == "run on" else []), *text] for i, text in enumerate(sentences)]
        page.flow([token for part in parts for token in part], align=self.align)
        page.gap(0.4)

    def records(self, letter: str) -> list[Record]:
        case = self.case
        if letter == "G":
            return [
                personal(case, one, case.wards[0]) | ordinals(i, one.gender)
                | ({"grg": lambda one=one: identity_said(case, one)} if self.varied else {})
                for i, one in enumerate(case.guardians)
            ]
        if letter == "S":
            return signers(case)
        return [personal(case, case.guardians[0], one) | ordinals(i, one.gender) for i, one in enumerate(case.wards)]

    def columns_of(self, kind: str, rest: str) -> list[tuple[str, str]]:
        """People in the rows or the columns of a table."""
        first, mark, others = rest.partition("¦")
        return [*self.kept_pairs(first), *(self.kept_pairs(others, _CELL_LOST) if mark else [])]

    def record_rows(self, pairs: list[tuple[str, str]], records: list[Record]) -> list[list[Text]]:
        rows = super().record_rows(pairs, records)
        return [[upper(cell) for cell in row] for row in rows] if self.dice.chance(0.1) else rows


class PlainScript(Script):
    """Papers whose captions are those that are marked, with the head, date and signatures of a term by itself."""

    optional, varied = 0.5, False
    supported = False
    """A supported decision, which is no guardianship."""

    def __init__(self, page: Page, case: Case) -> None:
        super().__init__(page, case)
        self.rule, self.slots, self._tailed = (0.5, {}, True)

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        return self._filled(template, self.slots | more)

    def part(self, name: str, rest: str) -> None:
        if name == "@supporters":
            self.supported = True
            supporters(self.case)
        else:
            own = {"@head": head, "@date": dated}
            own[name](self.page, self.case) if name in own else super().part(name, rest)


def supporters(case: Case) -> None:
    """Of a supported decision: they take the guardian's place, whom they support the ward's."""
    case.kind, case.nature = ("CURATELA", "none")
    case.office, case.ward_noun = ("apoiador|apoiadora|apoiadores|apoiadoras", "apoiado|apoiada|apoiados|apoiadas")
    case.wards = case.wards[:1]


def script_page(page: Page, case: Case, plain: bool) -> None:
    if not plain:
        respell(case)
    script = (PlainScript if plain else Script)(page, case)
    script.show(page.dice.pick(papers("term", "plain")).body if plain else page.dice.wording(script.fitting("scripts")).body)
    if page.dice.chance(0.15):
        script.drawn("@printed", "")
    if isinstance(script, PlainScript) and script.supported:
        case.kind = "OTHER"


def sourced_page(page: Page, case: Case, file: Paper | None = None) -> None:
    """One of the files, each of which says what it follows; any that fits where none is given."""
    respell(case)
    script = (PlainScript if file and file.series == "plain" else Script)(page, case)
    script.show((file or page.dice.wording(script.fitting("sourced"))).body)
