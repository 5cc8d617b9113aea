"""
Terms as templates, a line each; a word before it says what the line is.

`=` title, `#` heading, `^` centred, `>` at the right, `;` small, `|` turned in a margin, `-` item of a list, else a paragraph. `G` and `W`
repeat a line for every guardian or ward (`G-`, `W-`: as items of the list), `GE`, `WE` and `E` are captions with values (`Nome = <g> ¦ CPF
= <gcpf>`), `GT` and `WT` tables with a row for each, `GC` and `WC` with a column for each, `T` the rows of one table. `PL` is a list of
powers, `$ 3` up to three sentences of no value, `!` a narrow sheet, `//` the next sheet, `<<`, `||`, `>>` two columns, `[[ 3` to `]]` a text in three, `N 2` up to two acts about something else. `@head`, `@title`,
`@number`, `@date`, `@sign`, `@marks`, `@proof` are the parts all papers share, `@home` makes an institution the guardian. `?` before a line: only on some papers; `~`: in any order
with the other such lines beside it.
"""

from ficha_train.reader.generator.arrange import arrange, heading, table, transposed
from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.driver_template_lines import last_like, template_lines
from ficha_train.reader.generator.neighbours import put_neighbours
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_annex import next_page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_grammar import capital
from ficha_train.reader.generator.term_paper_heads import head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import entries, personal, words
from ficha_train.reader.generator.term_script_captions import with_captions
from ficha_train.reader.generator.term_script_heads import court_head
from ficha_train.reader.generator.term_script_homes import as_home
from ficha_train.reader.generator.term_script_marks import marks, proof
from ficha_train.reader.generator.term_script_people import identity_said
from ficha_train.reader.generator.term_script_powers import power
from ficha_train.reader.generator.term_script_slots import ordinals, script_slots
from ficha_train.reader.generator.term_script_tails import place_and_date, tail
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, upper

_CELL_LOST = 0.15
_ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"]


class Script:
    """One paper: how its lists are numbered and its text is set."""

    def __init__(self, page: Page, case: Case) -> None:
        dice = page.dice
        self.page, self.case, self.dice = page, case, dice
        self.slots: dict[str, Slot] = script_slots(case)
        self._align = dice.pick(["left", "justified", "justified"])
        self._marks = dice.pick(["1.", "1)", "a)", "I –", "•", "-", "1º", "1 -", "CLÁUSULA 1ª –", "A.", "(1)", "§ 1º", "01.", ""])
        self._rule = dice.pick([0.0, 0.2, 0.4, 0.8])
        self._items = 0
        self._own_head = dice.chance(0.65)
        self._tailed = False

    def show(self, template: str) -> None:
        self._block(template_lines(self.dice, template))

    def _block(self, lines: list[str]) -> None:
        at = 0
        while at < len(lines):
            end = at
            if lines[at] == "<<":
                end = lines.index(">>", at)
                self._side_by_side(lines[at + 1 : end])
            elif lines[at].startswith("[["):
                end = lines.index("]]", at)
                within = lines[at + 1 : end]
                self.page.in_columns(int(self.dice.pick(lines[at][2:].split())), lambda: self._block(within))
            elif lines[at].startswith("T "):
                end = last_like(lines, at)
                rows = [[self._words(cell.strip()) for cell in line[2:].split("¦")] for line in lines[at : end + 1]]
                if len(rows) > 1:
                    table(self.page, [" ".join(token.text for token in cell) for cell in rows[0]], rows[1:])
            else:
                self._line(lines[at])
            at = end + 1

    def _line(self, line: str) -> None:
        page, case, dice = self.page, self.case, self.dice
        kind, _, rest = line.partition(" ")
        if kind.startswith("@"):
            self._part(kind)
        elif kind == "=":
            titled(page, case, rest)
        elif kind == "#":
            text = self._words(rest)
            heading(page, " ".join(token.text for token in text))
        elif kind in ("^", ">", ";"):
            self._paragraph(rest, {"^": "centre", ">": "right"}.get(kind, "left"), 0.8 if kind == ";" else 1)
        elif kind == "|":
            page.stamp(self._words(rest))
        elif kind == "-":
            self._item(self._words(rest))
        elif kind == "PL":
            self._powers()
        elif kind in ("G", "W"):
            for more in self._each(kind):
                self._paragraph(rest, self._align, **more)
        elif kind in ("G-", "W-"):
            for more in self._each(kind[0]):
                self._item(self._words(rest, **more))
        elif kind in ("E", "GE", "WE"):
            how = dice.pick([None, None, None, "inline", "cells", "two columns", "pairs"])
            for more in self._each(kind[0]) if kind != "E" else [{}]:
                pairs, filled = _pairs(rest), self.slots | more
                arrange(page, [*entries(case, pairs[:1], 1, **filled), *entries(case, pairs[1:], 0.82, **filled)], how)
        elif kind in ("GT", "WT", "GC", "WC"):
            self._records(kind, rest)
        elif kind == "$":
            for _ in range(dice.between(0, int(rest))):
                page.flow(sentence(dice), align=self._align)
        elif kind == "N":
            put_neighbours(page, dice.between(0, int(rest)))
        elif kind == "!":
            page.right = page.left + page.inner * dice.uniform(0.4, 0.75)
        elif kind == "//":
            next_page(page)
        else:
            self._paragraph(line, self._align)

    def _words(self, template: str, **more: Slot) -> Text:
        return with_captions(words(self.case, template, **(self.slots | more)))

    def _paragraph(self, template: str, align: str, size: float = 1, **more: Slot) -> None:
        text = self._words(template, **more)
        self.page.flow(capital(text) if text else text, size=self.page.size * size, align=align)
        self.page.gap(self._rule)

    def _part(self, name: str) -> None:
        page, case = self.page, self.case
        if name in ("@date", "@sign", "@marks") and not self._tailed:
            self._tailed = True
            tail(page, case, self.slots)
        if name == "@home":
            as_home(case)
        elif name == "@head" and self._own_head:
            court_head(page, case, self.slots)
        elif name == "@date":
            place_and_date(page, case, self.slots)
        else:
            parts = {"@head": head, "@title": titled, "@number": numbered, "@sign": signed, "@marks": marks, "@proof": proof}
            parts[name](page, case)

    def _item(self, text: Text) -> None:
        mark, number = self._marks, self._items
        self._items += 1
        roman = _ROMAN[number % len(_ROMAN)]
        mark = mark.replace("I", roman) if mark.startswith("I") else mark.replace("1", str(number + 1)).replace("a)", "abcdefghijklmnopqrst"[number % 20] + ")").replace("A.", "ABCDEFGHIJKLMNOPQRST"[number % 20] + ".")
        if self.dice.chance(0.3) and text and text[-1].text[-1:].isalnum():
            text = ended(text, ";")
        self.page.flow([*plain(mark), *text], align=self._align)
        self.page.gap(0.2)

    def _powers(self) -> None:
        """Items of a list, or marks and sentences run on in one paragraph, or one sentence after the other."""
        dice, page = self.dice, self.page
        sentences = [power(self.case) for _ in range(dice.between(2, 7))]
        way = dice.weighted({"list": 5, "run on": 2, "paragraph": 1})
        if way == "list":
            for text in sentences:
                self._item(text)
            return
        marks = [f"{sign}{dice.pick([')', ')', ' -'])}" for sign in dice.pick(["abcdefg", "1234567", _ROMAN])]
        parts = [[*(plain(mark) if way == "run on" else []), *text] for mark, text in zip(marks, sentences, strict=False)]
        page.flow([token for part in parts for token in part], align=self._align)
        page.gap(0.4)

    def _each(self, kind: str) -> list[dict[str, Slot]]:
        case = self.case
        if kind == "G":
            return [personal(case, one, case.wards[0]) | {"grg": lambda one=one: identity_said(case, one)} | ordinals(i, one.gender) for i, one in enumerate(case.guardians)]
        return [personal(case, case.guardians[0], one) | ordinals(i, one.gender) for i, one in enumerate(case.wards)]

    def _records(self, kind: str, rest: str) -> None:
        """People in the rows or the columns of a table."""
        pairs = _pairs(rest)
        kept = [pair for i, pair in enumerate(pairs) if i == 0 or not self.dice.chance(_CELL_LOST)]
        heads = [" ".join(token.text for token in self._words(name)) for name, _ in kept]
        records = [[self._words(value, **more) for _, value in kept] for more in self._each(kind[0])]
        if self.dice.chance(0.1):
            records = [[upper(cell) for cell in record] for record in records]
        if kind[1] == "T":
            table(self.page, heads, records)
        else:
            transposed(self.page, heads, records)

    def _side_by_side(self, lines: list[str]) -> None:
        middle = lines.index("||")
        self.page.side_by_side(
            self.dice.uniform(0.42, 0.58), 6, lambda: self._block(lines[:middle]), lambda: self._block(lines[middle + 1 :])
        )
        self.page.gap()


def _pairs(rest: str) -> list[tuple[str, str]]:
    """`Nome = <g> ¦ CPF = <gcpf>`"""
    out = []
    for part in rest.split("¦"):
        name, _, value = part.partition(" = ")
        out.append((name.strip(), value.strip()))
    return out


