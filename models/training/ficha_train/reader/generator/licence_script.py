"""
Licences as templates, a line each; a word before it says what the line is.

`=` title, `#` heading, `^` centred, `>` at the right, `;` small, `|` turned in a margin, `-` item of a list, else a paragraph. `A` and `A-`
repeat a paragraph or an item for every activity (`<one>`, `<code>`, `<words>`), `AT` is a table with a row for each, `PT` one with a row for
each plate (`<plate>`), `RT 4` one of up to four rows of no value. `E` are captions with values (`Validade = <e> ¦ ?CNPJ = <id>`), `T` the
rows of one table, `%` its end, `K` a row of caption and value, `* 3` a line up to three times, `$ 3` up to three sentences of no value, `!`
a narrow sheet, `//` the next sheet, `<<`, `||`, `>>` two columns, `[[ 3` to `]]` a text in three, as gazettes are set, `N 2` up to two acts about
something else. `@head`, `@number`, `@acts`, `@items`, `@valid`, `@conditions`, `@danger`, `@lure`,
`@date`, `@sign`, `@proof` and `@foot` are the parts that all papers share. `?` before a line: only on some papers; `~`: in any order with
the other such lines beside it.
"""

from ficha_train.reader.generator.arrange import arrange, table, transposed
from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.driver_template_lines import last_like, template_lines
from ficha_train.reader.generator.licence_activities import activity_code
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_script_parts import shared_part
from ficha_train.reader.generator.licence_script_slots import script_slots
from ficha_train.reader.generator.licence_script_text import NO_CAPTION, captions_within, with_caption, with_code_first, without_lone_signs
from ficha_train.reader.generator.licence_validity import captioned
from ficha_train.reader.generator.neighbours import put_neighbours
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.term_annex import next_page
from ficha_train.reader.generator.tokens import Slot, Text, caption, ended, plain, said, upper

_LOST = 0.07
"""Of entries that a template does not call optional."""
_DANGER_ASKED = 0.35
"""Where a paper speaks of dangerous goods, they are allowed so often, whatever the activities are."""
_ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
_MARKS = ["1.", "1)", "a)", "I –", "•", "-", "–", "1 -", "1.1", "01.", "Item 1:", "►", "§ 1º", "(1)", "A.", ""]
_ALIGN = {"^": "centre", ">": "right"}


class Script:
    """One paper: how its lists are numbered and its text is set."""

    def __init__(self, paper: Paper) -> None:
        dice = paper.dice
        self.p, self.page, self.dice = paper, paper.page, dice
        paper.slots |= script_slots(paper)
        self._align = dice.pick(["left", "justified", "justified"])
        self._marks = dice.pick(_MARKS)
        self._ends = dice.pick(["", "", ";", "."])
        self._rule = dice.pick([0.0, 0.1, 0.3, 0.7])
        self._items = 0
        self._danger_said = False
        self._share = dice.uniform(0.15, 0.45)

    def show(self, template: str) -> None:
        facts, own = self.p.facts, self.p.facts.dangerous
        for name in ("yn", "dsay"):
            self.p.slots[name] = self._noted(self.p.slots[name])
        asked = any(word in template for word in ("<yn>", "<dsay>", "@danger"))
        if asked and self.dice.chance(_DANGER_ASKED) and not any("perigos" in one.words.lower() for one in facts.activities):
            facts.dangerous = True
        self._block(template_lines(self.dice, template))
        if not self._danger_said:
            facts.dangerous = own

    def _noted(self, slot: Slot) -> Slot:
        """Remembers that the paper says whether dangerous goods are carried."""

        def filled() -> Text | str:
            self._danger_said = True
            return slot() if callable(slot) else slot

        return filled

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
                rows = [[self._words(cell.strip(), cell=True) for cell in line[2:].split("¦")] for line in lines[at : end + 1]]
                rows = [rows[0], *(with_caption(row) for row in rows[1:])]
                if len(rows) > 1:
                    table(self.page, [" ".join(token.text for token in cell) for cell in rows[0]], rows[1:])
            elif lines[at] != "%":
                self._line(lines[at])
            at = end + 1

    def _line(self, line: str) -> None:
        page, dice = self.page, self.dice
        kind, _, rest = line.partition(" ")
        if kind.startswith("@"):
            shared_part(self.p, kind, self._align)
        elif kind == "=":
            page.flow(self._words(rest), size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "centre", "left"]))
            page.gap(0.4)
        elif kind == "#":
            text = self._words(rest, cell=True)
            page.flow(upper(text) if dice.chance(0.4) else text, size=page.size * dice.pick([1, 1.1, 1.2]), align=dice.pick(["left", "left", "centre"]))
            page.gap(0.2)
        elif kind in ("^", ">", ";"):
            self._paragraph(rest, _ALIGN.get(kind, "left"), dice.uniform(0.65, 0.9) if kind == ";" else 1)
        elif kind == "|":
            page.stamp(self._words(rest))
        elif kind == "-":
            self._item(self._words(rest))
        elif kind in ("A", "A-"):
            self._items = 0
            for more in self._activities():
                text = self._words(rest, **more)
                self._item(text) if kind == "A-" else page.flow(text, align=self._align)
        elif kind in ("AT", "PT", "RT"):
            self._records(kind, rest)
        elif kind == "E":
            self._entries(rest)
        elif kind == "K":
            name, _, value = rest.partition("¦")
            cells = [caption(self._said(name)), self._words(value.strip(), cell=True)]
            page.row([[Paragraph(cell, page.size)] for cell in cells], [page.left, page.left + page.inner * self._share, page.right])
        elif kind == "*":
            count, _, one = rest.partition(" ")
            for _ in range(dice.between(0, int(count))):
                self._paragraph(one, self._align)
        elif kind == "$":
            for _ in range(dice.between(0, int(rest))):
                page.flow(sentence(dice), align=self._align)
        elif kind == "N":
            put_neighbours(page, dice.between(0, int(rest)))
        elif kind == "!":
            page.right = page.left + page.inner * dice.uniform(0.38, 0.75)
        elif kind == "//":
            next_page(page)
        else:
            self._paragraph(line, self._align)

    def _words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        text = without_lone_signs(self.p.say(template, **more))
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        short = not cell and lead > 0 and text[lead - 1].text[-1] not in ",);–-" and text[0].text[0].isupper() and text[0].text.lower() not in NO_CAPTION
        return captions_within(captioned(text, short=short))

    def _said(self, template: str) -> str:
        return " ".join(token.text for token in self.p.say(template))

    def _paragraph(self, template: str, align: str, size: float = 1) -> None:
        self.page.flow(self._words(template), size=self.page.size * size, align=align)
        self.page.gap(self._rule)

    def _item(self, text: Text) -> None:
        mark, number = self._marks, self._items
        self._items += 1
        if mark.startswith("I "):
            mark = mark.replace("I", _ROMAN[number % len(_ROMAN)], 1)
        elif mark == "1.1":
            mark = f"1.{number + 1}"
        else:
            mark = mark.replace("a)", "abcdefghijklmnopqrst"[number % 20] + ")").replace("A.", "ABCDEFGHIJKLMNOPQRST"[number % 20] + ".").replace("1", str(number + 1))
        if text and text[-1].text[-1:].isalnum():
            text = ended(text, self._ends)
        self.page.flow([*plain(mark), *text], align=self._align)
        self.page.gap(self._rule / 2)

    def _activities(self) -> list[dict[str, Slot]]:
        out: list[dict[str, Slot]] = []
        for i, one in enumerate(self.p.facts.activities):
            code = one.code_cell() if one.code else said(activity_code(self.dice), "ACTIVITY")
            out.append({"one": one.text(), "code": code, "words": one.rest(), "nth": str(i + 1)})
        return out

    def _records(self, kind: str, rest: str) -> None:
        """A row, or now and then a column, for each activity, plate or decoy."""
        dice = self.dice
        if kind == "RT":
            count, _, rest = rest.partition(" ")
            records: list[dict[str, Slot]] = [{"nth": str(i + 1)} for i in range(dice.between(1, int(count)))]
        elif kind == "AT":
            records = self._activities()
        else:
            records = [{"plate": said(one, "PLATE"), "nth": str(i + 1)} for i, one in enumerate(self.p.facts.plates)]
        pairs = self._pairs(rest, lost=0)
        if kind == "AT":
            pairs = with_code_first(pairs)
        if not records or not pairs:
            return
        heads = [self._said(name) for name, _ in pairs]
        rows = [[self.p.say(value, **more) for _, value in pairs] for more in records]
        if len(rows) < 4 and dice.chance(0.06):
            transposed(self.page, heads, rows)
        else:
            table(self.page, heads, rows)

    def _entries(self, rest: str) -> None:
        how = self.dice.pick([None, None, None, None, "inline", "cells", "two columns", "pairs", "run on", "stacked"])
        pairs = self._pairs(rest, _LOST)
        if self.dice.chance(0.12):
            pairs = self.dice.shuffled(pairs)
        arrange(self.page, [(self._said(name), self.p.say(value)) for name, value in pairs], how)

    def _pairs(self, rest: str, lost: float) -> list[tuple[str, str]]:
        """`Nome = <n> ¦ ?CNPJ = <id>` without those that this paper does not have."""
        kept = [part.strip() for part in rest.split("¦")]
        kept = [part.removeprefix("?") for part in kept if self.p.is_kept(part) and not self.dice.chance(lost)]
        pairs = [part.partition("=") for part in kept]
        return [(name.strip(), value.strip()) for name, _, value in pairs]

    def _side_by_side(self, lines: list[str]) -> None:
        middle = lines.index("||")
        self.page.side_by_side(
            self.dice.uniform(0.3, 0.65), 6, lambda: self._block(lines[:middle]), lambda: self._block(lines[middle + 1 :])
        )
        self.page.gap()
