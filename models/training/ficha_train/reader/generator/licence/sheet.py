"""Licences as papers: what their slots and parts are, which lines are repeated, what they say of dangerous goods."""

from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.licence.activities import activity_code
from ficha_train.reader.generator.licence.activity_table import activity_rows
from ficha_train.reader.generator.licence.agencies import title
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.licence.words import (
    NO_CAPTION, captioned, captions_within, with_caption, with_code_first, without_lone_signs,
)
from ficha_train.reader.generator.lines import count_of
from ficha_train.reader.generator.tables import Record
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain_words, said, upper
from ficha_train.reader.generator.values import plate

_DANGER_ASKED = 0.35
"""Where a paper speaks of dangerous goods, they are allowed so often, whatever the activities are."""
_MARKS = ["1.", "1)", "a)", "I –", "•", "-", "–", "1 -", "1.1", "01.", "Item 1:", "►", "§ 1º", "(1)", "A.", ""]


class Script(Engine):
    kind = "licence"
    lost, turned = (0.07, 0.12)
    """Of entries that a template does not call optional; of those that stand in any order."""
    loud = 0.4
    narrow, halves, spaced = ((0.38, 0.75), (0.3, 0.65), True)

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper.page, paper.slots)
        dice = paper.dice
        self.p = paper
        self.align = dice.pick(["left", "justified", "justified"])
        self.mark = dice.pick(_MARKS)
        self.ends = dice.pick(["", "", ";", "."])
        self.rule = dice.pick([0.0, 0.1, 0.3, 0.7])
        self.key_share = dice.uniform(0.15, 0.45)

    def show(self, template: str) -> None:
        facts, own = (self.p.facts, self.p.facts.dangerous)
        asked = any(word in template for word in ("<yn>", "<dsay>", "@danger"))
        if asked and self.dice.chance(_DANGER_ASKED) and not any("perigos" in one.words.lower() for one in facts.activities):
            facts.dangerous = True
        super().show(template)
        if not self.p.danger_said:
            facts.dangerous = own

    def drawn(self, name: str, rest: str) -> None:
        facts = self.p.facts
        self.p.danger_said = self.p.danger_said or name in ("@question", "@carries")
        if name == "@annexes":
            name = "@goods" if facts.dangerous and self.dice.chance(0.25) else "@annex"
        if (name != "@acts" or facts.activities) and (name != "@plates" or facts.plates):
            super().drawn(name, rest)
        if name == "@acts" and facts.activities and self.dice.chance(0.1):
            super().drawn("@lure", "")

    def part(self, name: str, rest: str) -> None:
        p, page, dice = self.p, self.page, self.dice
        if name == "@head":
            p.head()
        elif name == "@number":
            page.flow(p.say("<numbered>"), align=dice.pick(["left", "centre", "right"]))
        elif name == "@date":
            page.flow(captioned(p.say("<dated>"), short=False), align=dice.pick(["left", "right", "centre"]))
        elif name == "@rows":
            activity_rows(page, p.facts)
        elif name == "@conditions":
            self._conditions(count_of(dice, rest) if rest else dice.pick([0, 1, 2, 3, 4, 6, 9]))
        elif name == "@dangerous":
            p.facts.dangerous = True
        elif name in ("@carries", "@harmless"):
            self._carriage(name == "@carries")
        elif name == "@key":
            p.facts.key_code = dice.digits(count_of(dice, rest))
        else:
            super().part(name, rest)
        page.gap(0.3)

    def _conditions(self, count: int) -> None:
        """A list with a heading, in one or two columns."""
        page, dice, own_mark = self.page, self.dice, self.mark
        if count == 0:
            return
        if dice.chance(0.75):
            text = self.p.say("<conditions_head>")
            page.flow(upper(text) if dice.chance(0.5) else text, align=dice.pick(["left", "centre"]))
        size, self.items, self.mark = page.size, 0, dice.pick(["1.", "1)", "1 -", "a)", "", "-", "1.1.", "•", "I -", "01."])
        page.size *= dice.pick([1, 1, 0.9, 0.8])

        def put(some: int) -> None:
            for _ in range(some):
                self.numbered(self.p.say("<cond>"), dice.pick([0, 0, 0.3]))

        if dice.chance(0.12):
            page.side_by_side(0.5, 6, lambda: put((count + 1) // 2), lambda: put(count // 2))
        else:
            put(count)
        page.size, self.mark = size, own_mark
        page.gap()

    def _carriage(self, dangerous: bool) -> None:
        """The paper allows nothing but carrying: dangerous goods, or others with vehicles and words of transport, and no danger."""
        facts, dice = self.p.facts, self.dice
        facts.activities, facts.dangerous = [], dangerous
        self.p.title = plain_words(self.p.say("<carriage_title>")) if dangerous else title(dice, False)
        if not dangerous:
            self.slots["goods"] = self.slots["safe_goods"]
        self.slots["goods"] = self.p.say("<goods>")
        facts.plates = facts.plates or [plate(dice) for _ in range(dice.between(1, 6))]

    def title(self, template: str) -> None:
        page, dice = (self.page, self.dice)
        page.flow(self.words(template), size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "centre", "left"]))
        page.gap(0.4)

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        text = without_lone_signs(self.p.say(template, **more))
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        short = (
            not cell and lead > 0 and (text[lead - 1].text[-1] not in ",);–-") and text[0].text[0].isupper()
            and (text[0].text.lower() not in NO_CAPTION)
        )
        return captions_within(captioned(text, short=short))

    def head(self, template: str) -> str:
        return plain_words(self.p.say(template))

    def small(self) -> float:
        return self.dice.uniform(0.65, 0.9)

    def item(self, line: str, **more: Slot) -> None:
        text = self.words(line, **more)
        self.numbered(ended(text, self.ends) if text and text[-1].text[-1:].isalnum() else text, self.rule / 2)

    def repeated(self, letter: str, rest: str, records: list[Record]) -> None:
        self.items = 0
        for more in records:
            self.page.flow(self.words(rest, **more), align=self.align)

    def items_of(self, letter: str, rest: str) -> None:
        self.items = 0
        super().items_of(letter, rest)

    def records(self, letter: str) -> list[Record]:
        if letter == "P":
            return [{"plate": said(one, "PLATE"), "nth": str(i + 1)} for i, one in enumerate(self.p.facts.plates)]
        out: list[Record] = []
        for i, one in enumerate(self.p.facts.activities):
            code = one.code_cell() if one.code else said(activity_code(self.dice), "ACTIVITY")
            out.append({"one": one.text(), "code": code, "words": one.rest(), "nth": str(i + 1)})
        return out

    def columns_of(self, kind: str, rest: str) -> list[tuple[str, str]]:
        pairs = self.kept_pairs(rest)
        return with_code_first(pairs) if kind == "AT" else pairs

    def record_rows(self, pairs: list[tuple[str, str]], records: list[Record]) -> list[list[Text]]:
        return [[self.p.say(value, **more) for _, value in pairs] for more in records]

    def is_turned(self, kind: str, count: int) -> bool:
        return count < 4 and self.dice.chance(0.06)

    def row(self, cells: list[Text]) -> list[Text]:
        return with_caption(cells)

    def arrangement(self) -> str | None:
        return self.dice.pick([None, None, None, None, "inline", "cells", "two columns", "pairs", "run on", "stacked"])

    def entries(self, rest: str, more: Record, how: str | None) -> None:
        pairs = self.kept_pairs(rest, self.lost)
        if self.dice.chance(self.turned):
            pairs = self.dice.shuffled(pairs)
        self.arranged([(self.head(name), self.p.say(value, **more)) for name, value in pairs], how)


class PlainScript(Script):
    """Papers whose lines stand as close as their words tell, with captions only before values."""

    optional, lost, turned, spaced = (0.5, 0.0, 0.2, False)

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.align, self.rule = ("left", 0.0)

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        text = self.p.say(template, **more)
        if cell:
            return text
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        return captioned(text, short=lead > 0 and text[lead - 1].text[-1] not in ",)")

    def row(self, cells: list[Text]) -> list[Text]:
        return cells

    def arrangement(self) -> str | None:
        return None
