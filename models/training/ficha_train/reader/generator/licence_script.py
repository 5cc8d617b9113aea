"""Licences as papers: activities and plates that lines are repeated for, parts that all of them share, and what they say of dangerous goods."""

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.engine import Engine, Record, plain_words
from ficha_train.reader.generator.licence_activities import activity_code
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_script_parts import shared_part
from ficha_train.reader.generator.licence_script_slots import script_slots
from ficha_train.reader.generator.licence_script_text import NO_CAPTION, captions_within, with_caption, with_code_first, without_lone_signs
from ficha_train.reader.generator.licence_validity import captioned
from ficha_train.reader.generator.tokens import Slot, Text, ended, said, upper

_LOST = 0.07
"""Of entries that a template does not call optional."""
_DANGER_ASKED = 0.35
"""Where a paper speaks of dangerous goods, they are allowed so often, whatever the activities are."""
_MARKS = ["1.", "1)", "a)", "I –", "•", "-", "–", "1 -", "1.1", "01.", "Item 1:", "►", "§ 1º", "(1)", "A.", ""]


class Script(Engine):
    narrow, halves, spaced = (0.38, 0.75), (0.3, 0.65), True

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper.page, paper.slots)
        dice = paper.dice
        self.p = paper
        paper.slots |= script_slots(paper)
        self.align = dice.pick(["left", "justified", "justified"])
        self.mark = dice.pick(_MARKS)
        self.ends = dice.pick(["", "", ";", "."])
        self.rule = dice.pick([0.0, 0.1, 0.3, 0.7])
        self._danger_said = False
        self.key_share = dice.uniform(0.15, 0.45)

    def show(self, template: str) -> None:
        facts, own = self.p.facts, self.p.facts.dangerous
        for name in ("yn", "dsay"):
            self.slots[name] = self._noted(self.slots[name])
        asked = any(word in template for word in ("<yn>", "<dsay>", "@danger"))
        if asked and self.dice.chance(_DANGER_ASKED) and not any("perigos" in one.words.lower() for one in facts.activities):
            facts.dangerous = True
        super().show(template)
        if not self._danger_said:
            facts.dangerous = own

    def _noted(self, slot: Slot) -> Slot:
        """Remembers that the paper says whether dangerous goods are carried."""

        def filled() -> Text | str:
            self._danger_said = True
            return slot() if callable(slot) else slot

        return filled

    def part(self, name: str, rest: str) -> None:
        shared_part(self.p, name, self.align)

    def title(self, template: str) -> None:
        page, dice = self.page, self.dice
        page.flow(self.words(template), size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "centre", "left"]))
        page.gap(0.4)

    def heading(self, template: str) -> None:
        page, dice = self.page, self.dice
        text = self.words(template, cell=True)
        page.flow(upper(text) if dice.chance(0.4) else text, size=page.size * dice.pick([1, 1.1, 1.2]), align=dice.pick(["left", "left", "centre"]))
        page.gap(0.2)

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        text = without_lone_signs(self.p.say(template, **more))
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        short = not cell and lead > 0 and text[lead - 1].text[-1] not in ",);–-" and text[0].text[0].isupper() and text[0].text.lower() not in NO_CAPTION
        return captions_within(captioned(text, short=short))

    def head(self, template: str) -> str:
        return plain_words(self.p.say(template))

    def small(self) -> float:
        return self.dice.uniform(0.65, 0.9)

    def item(self, line: str, **more: Slot) -> None:
        text = self.words(line, **more)
        self.numbered(ended(text, self.ends) if text and text[-1].text[-1:].isalnum() else text, self.rule / 2)

    def repeated(self, letter: str, rest: str) -> None:
        self.items = 0
        for more in self.records(letter):
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
        pairs = self._pairs(rest, lost=0)
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
        pairs = self._pairs(rest, _LOST)
        if self.dice.chance(0.12):
            pairs = self.dice.shuffled(pairs)
        arrange(self.page, [(self.head(name), self.p.say(value)) for name, value in pairs], how)

    def _pairs(self, rest: str, lost: float) -> list[tuple[str, str]]:
        """`Nome = <n> ¦ ?CNPJ = <id>` without those that this paper does not have."""
        kept = [part.strip() for part in rest.split("¦")]
        kept = [part.removeprefix("?") for part in kept if self.p.is_kept(part) and not self.dice.chance(lost)]
        pairs = [part.partition("=") for part in kept]
        return [(name.strip(), value.strip()) for name, _, value in pairs]
