"""Papers that hold a driver's data: captions between « and » in the sheet's style, boxes, tiles, tables of any width."""

import re
from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.background import unknown_entry
from ficha_train.reader.generator.driver.entries import entries_of, parted
from ficha_train.reader.generator.driver.slots import slots
from ficha_train.reader.generator.driver.record import Record
from ficha_train.reader.generator.driver.words import caption_sign, stuck, voice, with_joint, words
from ficha_train.reader.generator.boxes import Boxes
from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.lines import count_of, is_kept, kept_line
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.phrases import told
from ficha_train.reader.generator.tables import Record as Own
from ficha_train.reader.generator.tokens import Slot, Text, Token, length_of, plain_words, say, upper
from ficha_train.reader.generator.wordings import wordings

_VALUE_LOST = 0.025
_OF = re.compile(":([a-eh]) ")
DECOYS = wordings("driver/decoys").entries


class Sheet(Engine):
    kind = "driver"
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
        if name == "@":
            arrange(self.page, self._decoys(int(rest)))
        else:
            super().part(name, rest)

    def _decoys(self, count: int) -> list[Entry]:
        """Different ones; one in eight of an unknown caption."""
        dice = self.dice
        made = [one.rpartition(" = ") for one in dice.random.sample(DECOYS, min(count, len(DECOYS)))]
        return [unknown_entry(dice) if dice.chance(0.12) else (plain_words(say(dice, name)), self._said(value)) for name, _, value in made]

    def _said(self, template: str) -> Text:
        return say(self.dice, template, None, **self.slots)

    def entries(self, rest: str, more: Own, how: str | None) -> None:
        """`@cpf` is a datum with any caption of it, `@+0-3` captions that are nobody's among them, `@~30`: in any order on 30 % of papers."""
        dice, record = self.dice, self.record
        out: list[Entry] = []
        joined, keep = False, 1.0
        for part in [one.strip() for one in rest.split("¦")]:
            if not is_kept(dice, part) or not dice.chance(keep):
                continue
            part = kept_line(part)
            if part.startswith("@+"):
                for one in self._decoys(count_of(dice, part[2:])):
                    out.insert(dice.between(0, len(out)), one)
            elif part.startswith("@~"):
                out = dice.shuffled(out) if dice.chance(int(part[2:]) / 100) else out
            elif part.startswith("@*"):
                keep = int(dice.pick(part[2:].split(","))) / 100
            elif part == "@joint":
                joined = dice.chance(0.14)
            elif part[0] == "@":
                out += entries_of(dice, record, part[1:])
            else:
                name, _, value = part.partition(" = ")
                out.append((plain_words(say(dice, name)), self._said(value)))
        if joined:
            out = with_joint(dice, record, out) if dice.chance(0.7) else parted(dice, record, out)
        self.arranged(out, how)

    def _line(self, line: str) -> None:
        """`:a …`, `:h …`: a paragraph whose `<x_name>` is of another person, or of the holder."""
        of = _OF.match(line)
        super()._line(line[3:].replace("<x_", f"<{of[1]}_") if of else line)

    def unstacked(self, cell: str) -> str:
        return cell.replace("<stack>", "¶".join((f"<parent{i}>" for i in range(len(self.record.parents)))))

    def lost_value(self, template: str) -> list[Text] | None:
        lost = not self.kept_box.search(template) and self.dice.chance(_VALUE_LOST)
        return [told(self.dice, "driver", "nothing")] if lost else None

    def table(self, lines: list[str]) -> None:
        page = self.page
        heads = [cell.strip() for cell in lines[0][2:].split("¦")]
        kept = [is_kept(self.dice, head) for head in heads]
        made = [[kept_line(cell.strip()) for cell, own in zip(line[2:].split("¦"), kept, strict=True) if own] for line in lines]
        cells = [[self.box_words(cell, self.boxes.sign) for cell in row] for row in made]
        if self.turned_tables:
            cells = [list(column) for column in zip(*cells, strict=True)]
        longest = [max((length_of(row[i]) for row in cells)) for i in range(len(cells[0]))]
        size = page.size * (1 if len(longest) < 5 else self.dice.uniform(0.6, 0.85))
        edges = self.edges(longest)
        for row in cells:
            page.row([[Paragraph(cell, size)] for cell in row], edges)
        page.gap()


def usual_page(page: Page, record: Record) -> None:
    Sheet(page, record).show(page.dice.pick(papers("driver", "usual")).body)


def template_page(page: Page, record: Record) -> None:
    Sheet(page, record).show(page.dice.wording(papers("driver", "scripts")).body)


def sourced_page(page: Page, record: Record, file: Paper | None = None) -> None:
    """One of the files, each of which says what it follows; any where none is given."""
    Sheet(page, record).show((file or page.dice.wording(papers("driver"))).body)
