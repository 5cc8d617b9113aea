"""
Sets a paper: reads its lines one after the other and puts each on the page. The lines' form stands in `models/training/papers/README.md`.

What a type of document has of its own is a subclass: how its captions are found, its titles are dressed, and which parts its `@` name.
"""

import re

from ficha_train.reader.generator.background import put_neighbours
from ficha_train.reader.generator.form import PaperForm
from ficha_train.reader.generator.lines import count_of, last_like, template_lines, within
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import plain
from ficha_train.reader.generator.names import salad, sentence
from ficha_train.reader.generator.wordings import wordings

_ALIGN = {"^": "centre", ">": "right"}
_SIZED = re.compile(r"([=^>;.])(\d[\d.]*(?:-\d[\d.]*)?)")
_NAMED = re.compile(r"\$([a-z]\w*)")
_WAYS = re.compile(r"^E\(([^)]*)\) ")
_FOR_EACH = {"G(": "G)", "W(": "W)", "A(": "A)", "P(": "P)", "S(": "S)"}


def next_page(page: Page) -> None:
    """Goes on at the top of the next sheet."""
    sheet = page.height - 40
    page.y = (int(page.y // sheet) + 1) * sheet + page.dice.uniform(20, 60)


class Engine(PaperForm):
    """One paper on one page."""

    def show(self, template: str) -> None:
        self._block(self.lines_of(template))

    def lines_of(self, template: str) -> list[str]:
        """Those of one copy, with the wordings that they name."""
        while _NAMED.search(template):
            template = _NAMED.sub(lambda found: getattr(wordings(f"{self.kind}/shared"), found[1]), template)
        return template_lines(self.dice, template, self.optional)

    def drawn(self, name: str, rest: str) -> None:
        series = self.fitting(name[1:])
        if series:
            for _ in range(count_of(self.dice, rest) if rest else 1):
                self._block(self.lines_of(self.dice.pick(series).body))
        else:
            self.part(name, rest)

    def _block(self, lines: list[str]) -> None:
        at = 0
        while at < len(lines):
            end = at
            if lines[at].startswith("<<"):
                end = lines.index(">>", at)
                self._columns(lines[at], lines[at + 1 : end])
            elif lines[at].startswith("[["):
                end = lines.index("]]", at)
                within = lines[at + 1 : end]
                self.page.in_columns(int(self.dice.pick(lines[at][2:].split())), lambda: self._block(within))
            elif lines[at] in _FOR_EACH:
                end = at + lines[at:].index(_FOR_EACH[lines[at]])
                self._for_each(lines[at][0], lines[at + 1 : end])
            elif lines[at].startswith("T "):
                end = last_like(lines, at)
                self.table(lines[at : end + 1])
            elif lines[at].startswith("R ") and self.dice.chance(self.rearranged):
                end = last_like(lines, at)
                self.rearranged_boxes(" ¦ ".join(line[2:] for line in lines[at : end + 1]))
            elif lines[at] != "%":
                self._line(lines[at])
            at = end + 1

    def _for_each(self, letter: str, lines: list[str]) -> None:
        """All these lines once for each record."""
        before = dict(self.slots)
        lines = [_WAYS.sub(lambda found: f"E({self.dice.pick(found[1].split('|'))}) ", line, count=1) for line in lines]
        for more in self.records(letter):
            self.slots.update(more)
            self._block(lines)
        self.slots.clear()
        self.slots.update(before)

    def _line(self, line: str) -> None:
        page, dice = self.page, self.dice
        kind, _, rest = line.partition(" ")
        sized = _SIZED.fullmatch(kind)
        if sized:
            align = dice.pick(["centre", "centre", "left"]) if sized[1] == "=" else _ALIGN.get(sized[1], "left")
            self.paragraph(rest, align, within(dice, sized[2]), self.spaced)
        elif kind[:1] == "@":
            self.drawn(kind, rest)
        elif kind == "=":
            self.title(rest)
        elif kind == "#":
            self.heading(rest)
        elif kind in ("^", ">", ";"):
            self.paragraph(rest, _ALIGN.get(kind, "left"), self.small() if kind == ";" else 1, self.spaced)
        elif kind == "|":
            page.stamp(self.words(rest))
        elif kind == "-":
            self.item(rest)
        elif kind in ("R", "&"):
            self.box_row(rest, kind == "&")
        elif kind == "E":
            self.entries(rest, {}, self.arrangement())
        elif kind[:2] == "E(":
            ways, _, pairs = line[2:].partition(") ")
            self.entries(pairs, {}, self.way(ways))
        elif kind == "/":
            page.gap(float(rest))
        elif kind == "K":
            self._caption_and_value(rest)
        elif kind in ("A", "G", "W", "P", "S"):
            self.repeated(kind, rest, self.records(kind))
        elif kind in ("A+", "G+", "W+"):
            self.repeated(kind[0], rest, self.records(kind[0])[1:])
        elif kind in ("A-", "G-", "W-"):
            self.items_of(kind[0], rest)
        elif kind[:2] in ("GE", "WE"):
            ways, mark, pairs = line[3:].partition(") ") if kind[2:3] == "(" else ("", "", "")
            how, rest = (self.way(ways), pairs) if mark else (self.arrangement(), rest)
            for more in self.records(kind[0]):
                self.entries(rest, more, how)
        elif kind in ("AT", "PT", "RT", "GT", "WT", "GC", "WC"):
            self._records(kind, rest)
        elif kind == "*":
            count, _, one = rest.partition(" ")
            for _ in range(count_of(dice, count)):
                self.paragraph(one, self.align)
        elif kind == "$":
            for _ in range(dice.between(0, int(rest))):
                page.flow(plain(sentence(dice)), align=self.align)
        elif kind == "$$":
            for _ in range(count_of(dice, rest)):
                page.flow(plain(sentence(dice) if dice.chance(0.7) else salad(dice, dice.between(5, 25))), align=self.align)
        elif kind == "N":
            put_neighbours(page, dice.between(0, int(rest)))
        elif kind[:1] == "!" and kind != "!":
            self.switch(kind, rest)
        elif kind == "!":
            page.right = page.left + page.inner * (within(dice, rest) if rest[:1].isdigit() else dice.uniform(*self.narrow))
        elif kind == "//":
            next_page(page)
        elif kind == "PL":
            self.part("@powers", rest)
        else:
            self.paragraph(line, self.align)

    def _columns(self, head: str, lines: list[str]) -> None:
        """Side by side, or with `<<?` half of the time one below the other."""
        page, wide = self.page, [float(one) for one in head.lstrip("<?").split()]
        parts: list[list[str]] = [[]]
        for line in lines:
            if line == "||":
                parts.append([])
            else:
                parts[-1].append(line)
        if head[2:3] == "?" and self.dice.chance(0.5):
            for part in parts:
                self._block(part)
            return
        if self.halves and len(parts) == 2:
            page.side_by_side(self.dice.uniform(*self.halves), 6, lambda: self._block(parts[0]), lambda: self._block(parts[1]))
            page.gap()
            return
        left, right, top = page.left, page.right, page.y
        shares = [one * self.dice.uniform(0.85, 1.18) for one in wide or [1.0] * len(parts)]
        page.right, low = left - 6, top
        for part, share in zip(parts, shares, strict=True):
            page.left, page.y = page.right + 6, top
            page.right = page.left + (right - left) * share / sum(shares) - 6
            self._block(part)
            low = max(low, page.y)
        page.left, page.right, page.y = left, right, low
        page.gap()
