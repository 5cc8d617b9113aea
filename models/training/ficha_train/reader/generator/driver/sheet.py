"""Papers that hold a driver's data: captions between « and » in the sheet's style, boxes, tiles, tables of any width."""

import re
from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.driver.decoys import decoy_entries
from ficha_train.reader.generator.driver.slots import NOTHING, slots
from ficha_train.reader.generator.driver.values import Record
from ficha_train.reader.generator.driver.words import caption_sign, stuck, voice, words
from ficha_train.reader.generator.engine import Boxes, Engine, length_of
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.tokens import Slot, Text, Token, plain, say, upper

_VALUE_LOST = 0.025


class Sheet(Engine):
    kept_box = re.compile("<(name|turned|given|surnames|registration)>")

    def __init__(self, page: Page, record: Record) -> None:
        dice = page.dice
        super().__init__(page, slots(dice, record))
        self.record = record
        self._case: Callable[[str], str] = dice.pick([str.upper, str, str, str.title])
        self._sign = caption_sign(dice)
        self.joined_box: Callable[[Text], Text] = stuck if dice.chance(0.05) else list
        sign = dice.pick(["", "", "", ":"])
        how = dice.weighted({"above": 5.0, "inline": 2.5, "below": 0.6})
        small = dice.pick([1, 0.85, 0.75, 0.65])
        self._dots = dice.pick([".", "_", "…", "-"]) if dice.chance(0.07) else ""
        self.boxes = Boxes(how, small, sign, self._sign, (dice.uniform(0.45, 0.75), dice.uniform(1.05, 1.8)))
        self._voice = voice(dice)
        self.align = dice.pick(["left", "justified", "justified"])
        self.rule = dice.pick([0.0, 0.0, 0.3, 0.8])

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        return self.box_words(template)

    def box_words(self, template: str, sign: str | None = None) -> Text:
        """The words of a line, captions marked."""
        named = re.sub("@(\\w+)", lambda found: words(self.dice, found[1], self.record), template)
        out: Text = []
        open_by, begins = ("", False)
        for token in say(self.dice, named, None, **self.slots):
            if token.text[0] in "«‹":
                open_by, begins, token = (token.text[0], True, replace(token, text=token.text[1:]))
            ends = bool(open_by) and token.text.endswith(("»", "›"))
            if not open_by:
                out.append(token)
                continue
            word = token.text[:-1] if ends else token.text
            if open_by == "«":
                word = self._case(word) + ((self._sign if sign is None else sign) if ends else "")
            out += [Token(part, "CAPTION", begins and i == 0) for i, part in enumerate(word.split())]
            begins = False
            if ends and open_by == "«" and self._dots and (sign is None):
                out.append(Token(self._dots * self.dice.between(2, 14)))
            if ends:
                open_by = ""
        return self.joined_box([replace(token, text=self._voice(token.text)) for token in out])

    def heading(self, template: str) -> None:
        page, dice = (self.page, self.dice)
        page.gap(dice.uniform(0, 0.6))
        size = page.size * dice.pick([1, 1.1, 1.25])
        text = self.words(template)
        page.flow(upper(text) if dice.chance(0.5) else text, size=size, align=dice.pick(["left", "left", "centre"]))

    def part(self, name: str, rest: str) -> None:
        """`@ 4`: so many captions with values that are nobody's."""
        arrange(self.page, decoy_entries(self.dice, self.record, int(rest)))

    def unstacked(self, cell: str) -> str:
        return cell.replace("<stack>", "¶".join((f"<parent{i}>" for i in range(len(self.record.parents)))))

    def lost_value(self, template: str) -> list[Text] | None:
        lost = not self.kept_box.search(template) and self.dice.chance(_VALUE_LOST)
        return [plain(self.dice.pick(NOTHING))] if lost else None

    def table(self, lines: list[str]) -> None:
        page = self.page
        cells = [[self.box_words(cell.strip(), self.boxes.sign) for cell in line[2:].split("¦")] for line in lines]
        longest = [max((length_of(row[i]) for row in cells)) for i in range(len(cells[0]))]
        size = page.size * (1 if len(longest) < 5 else self.dice.uniform(0.6, 0.85))
        edges = self.edges(longest)
        for row in cells:
            page.row([[Paragraph(cell, size)] for cell in row], edges)
        page.gap()


def template_page(page: Page, record: Record) -> None:
    Sheet(page, record).show(page.dice.wording(papers("driver", "scripts")).body)


def sourced_page(page: Page, record: Record, file: Paper | None = None) -> None:
    """One of the files, each of which says what it follows; any where none is given."""
    Sheet(page, record).show((file or page.dice.wording(papers("driver"))).body)
