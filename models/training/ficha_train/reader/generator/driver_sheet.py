"""
Papers as templates: each line says what it is, the sheet's style how all of them are set.

`= ` title, `# ` heading, `^ ` centred, `> ` at the right, `; ` small, `R ` boxes of a form, `T ` rows of one table, `! ` a narrow
sheet, `@ 4` so many captions that are nobody's, `$ ` so many sentences, else a paragraph. `?` before it: only on some papers. `~`:
in any order with the other such lines beside it. `<<`, `||`, `>>`: two lists side by side. `& ` a row of tiles: tiny captions over big values.
`<< 1 3` columns of these widths, `[[ 3` to `]]` a text in three, `N 2` up to two acts about something else. In boxes `¦` parts them and `¶` is a new line; `<stack>` is the parents, each on a line. `«Nome»` is a caption in the sheet's style, `«@name»` any caption of that datum;
`‹CNH nº›` one as it stands.
"""

import re
from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.driver_decoys import decoy_entries
from ficha_train.reader.generator.driver_dress import caption_sign, stuck, voice
from ficha_train.reader.generator.driver_slots import NOTHING, slots
from ficha_train.reader.generator.driver_template_lines import last_like, template_lines
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.driver_words import words
from ficha_train.reader.generator.neighbours import put_neighbours
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, Token, plain, say, upper

_CELL_LOST = 0.07
_REARRANGED = 0.25
_VALUE_LOST = 0.025
_KEPT = re.compile(r"<(name|turned|given|surnames|registration)>")


class Sheet:
    """One paper: page, record, what its templates are filled with, and how it dresses captions."""

    def __init__(self, page: Page, record: Record) -> None:
        dice = page.dice
        self.page, self.record, self.dice = page, record, dice
        self.slots: dict[str, Slot] = slots(dice, record)
        self._case: Callable[[str], str] = dice.pick([str.upper, str, str, str.title])
        self._sign = caption_sign(dice)
        self._stuck: Callable[[Text], Text] = stuck if dice.chance(0.05) else list
        self._box_sign = dice.pick(["", "", "", ":"])
        self._box = dice.weighted({"above": 5.0, "inline": 2.5, "below": 0.6})
        self._small = dice.pick([1, 0.85, 0.75, 0.65])
        self._dots = dice.pick([".", "_", "…", "-"]) if dice.chance(0.07) else ""
        self._tile = (dice.uniform(0.45, 0.75), dice.uniform(1.05, 1.8))
        self._voice = voice(dice)
        self._align = dice.pick(["left", "justified", "justified"])
        self._rule = dice.pick([0.0, 0.0, 0.3, 0.8])

    def show(self, template: str) -> None:
        self._block(template_lines(self.dice, template))

    def text(self, template: str, sign: str | None = None) -> Text:
        """The words of a line, captions marked."""
        named = re.sub(r"@(\w+)", lambda found: words(self.dice, found[1], self.record), template)
        out: Text = []
        open_by, begins = "", False
        for token in say(self.dice, named, None, **self.slots):
            if token.text[0] in "«‹":
                open_by, begins, token = token.text[0], True, replace(token, text=token.text[1:])
            ends = bool(open_by) and token.text.endswith(("»", "›"))
            if not open_by:
                out.append(token)
                continue
            word = token.text[:-1] if ends else token.text
            if open_by == "«":
                word = self._case(word) + ((self._sign if sign is None else sign) if ends else "")
            out += [Token(part, "CAPTION", begins and i == 0) for i, part in enumerate(word.split())]
            begins = False
            if ends and open_by == "«" and self._dots and sign is None:
                out.append(Token(self._dots * self.dice.between(2, 14)))
            if ends:
                open_by = ""
        return self._stuck([replace(token, text=self._voice(token.text)) for token in out])

    def _block(self, lines: list[str]) -> None:
        at = 0
        while at < len(lines):
            end = at
            if lines[at].startswith("<<"):
                end = lines.index(">>", at)
                self._side_by_side(lines[at + 1 : end], [float(wide) for wide in lines[at][2:].split()])
            elif lines[at].startswith("[["):
                end = lines.index("]]", at)
                within = lines[at + 1 : end]
                self.page.in_columns(int(self.dice.pick(lines[at][2:].split())), lambda: self._block(within))
            elif lines[at].startswith("T "):
                end = last_like(lines, at)
                self._table([line[2:] for line in lines[at : end + 1]])
            elif lines[at].startswith("R ") and self.dice.chance(_REARRANGED):
                end = last_like(lines, at)
                self._rearranged(" ¦ ".join(line[2:] for line in lines[at : end + 1]))
            else:
                self._line(lines[at])
            at = end + 1

    def _line(self, line: str) -> None:
        page, dice = self.page, self.dice
        kind, rest = (line[0], line[2:]) if line[1:2] == " " else ("", line)
        if kind in ("R", "&"):
            self._row(rest, kind == "&")
        elif kind == "=":
            text = say(dice, rest, "TITLE", **self.slots)
            page.flow(text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre", "centre"]))
            page.gap()
        elif kind == "#":
            page.gap(dice.uniform(0, 0.6))
            size = page.size * dice.pick([1, 1.1, 1.25])
            text = self.text(rest)
            page.flow(upper(text) if dice.chance(0.5) else text, size=size, align=dice.pick(["left", "left", "centre"]))
        elif kind == "N":
            put_neighbours(page, dice.between(0, int(rest)))
        elif kind == "!":
            page.right = page.left + page.inner * dice.uniform(0.35, 0.75)
        elif kind == "@":
            arrange(page, decoy_entries(dice, self.record, int(rest)))
        elif kind == "$":
            for _ in range(dice.between(0, int(rest))):
                page.flow(sentence(dice), align=self._align)
        elif kind in ("^", ">", ";"):
            size = page.size * (0.8 if kind == ";" else 1)
            page.flow(self.text(rest), size=size, align={"^": "centre", ">": "right"}.get(kind, "left"))
        else:
            page.flow(self.text(line), align=self._align)
            page.gap(self._rule)

    def _row(self, row: str, tiles: bool) -> None:
        cells = [cell.strip() for cell in row.split("¦")]
        cells = [cell for cell in cells if _KEPT.search(cell) or not self.dice.chance(_CELL_LOST)]
        if not cells:
            return
        made = [self._cell(cell, tiles) for cell in cells]
        self.page.row(made, self._edges([sum(_length(one.text) for one in cell) for cell in made]))
        self.page.gap(self._rule * 0.5)

    def _rearranged(self, row: str) -> None:
        """Boxes in any other arrangement of captions with values."""
        entries: list[Entry] = []
        for cell in row.replace("<stack>", "<parents>").split("¦"):
            head, _, value = cell.strip().partition("»")
            if head.startswith("«"):
                words = " ".join(token.text for token in self.text(head + "»", ""))
                entries.append((words, self.text(value.replace("¶", " ").strip())))
        arrange(self.page, entries)

    def _cell(self, cell: str, tile: bool) -> list[Paragraph]:
        """A caption in a box's corner, before its value, or under it."""
        page, dice = self.page, self.dice
        small, big = self._tile if tile else (self._small, 1.0)
        inline = self._box == "inline" and not tile
        cell = cell.replace("<stack>", "¶".join(f"<parent{i}>" for i in range(len(self.record.parents))))
        head, _, rest = cell.rpartition("»")
        if not head.startswith("«") or "»" in head:
            return [Paragraph(self.text(part), page.size) for part in cell.split("¶")]
        heads = self.text(head + "»", self._sign if inline else self._box_sign)
        lost = not _KEPT.search(rest) and dice.chance(_VALUE_LOST)
        parts = [plain(dice.pick(NOTHING))] if lost else [self.text(part) for part in rest.strip("¶ ").split("¶")]
        if inline:
            return [Paragraph(self._stuck([*heads, *parts[0]]), page.size), *(Paragraph(part, page.size) for part in parts[1:])]
        values = [Paragraph(part, page.size * big) for part in parts]
        over = Paragraph(heads, page.size * small)
        return [*values, over] if self._box == "below" else [over, *values]

    def _table(self, rows: list[str]) -> None:
        page = self.page
        cells = [[self.text(cell.strip(), self._box_sign) for cell in row.split("¦")] for row in rows]
        longest = [max(_length(row[i]) for row in cells) for i in range(len(cells[0]))]
        size = page.size * (1 if len(longest) < 5 else self.dice.uniform(0.6, 0.85))
        edges = self._edges(longest)
        for row in cells:
            page.row([[Paragraph(cell, size)] for cell in row], edges)
        page.gap()

    def _side_by_side(self, lines: list[str], wide: list[float]) -> None:
        page = self.page
        left, right, top = page.left, page.right, page.y
        parts: list[list[str]] = [[]]
        for line in lines:
            if line == "||":
                parts.append([])
            else:
                parts[-1].append(line)
        shares = [one * self.dice.uniform(0.85, 1.18) for one in wide or [1.0] * len(parts)]
        page.right, low = left - 6, top
        for part, share in zip(parts, shares, strict=True):
            page.left, page.y = page.right + 6, top
            page.right = page.left + (right - left) * share / sum(shares) - 6
            self._block(part)
            low = max(low, page.y)
        page.left, page.right, page.y = left, right, low
        page.gap()

    def _edges(self, lengths: list[int]) -> list[float]:
        widths = [(length + 3) ** 0.7 * self.dice.uniform(0.7, 1.4) for length in lengths]
        edges = [self.page.left]
        for width in widths:
            edges.append(edges[-1] + self.page.inner * width / sum(widths))
        return edges


def _length(text: Text) -> int:
    return sum(len(token.text) + 1 for token in text)
