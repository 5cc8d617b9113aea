"""
Sets a paper: reads its lines one after the other and puts each on the page. The lines' form stands in `models/training/papers/README.md`.

What a type of document has of its own is a subclass: how its captions are found, its titles are dressed, and which parts its `@` name.
"""

import re
from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.background import footer, put_neighbours
from ficha_train.reader.generator.boxes import Boxes
from ficha_train.reader.generator.lines import OPTIONAL, count_of, has_share, is_kept, kept_line, last_like, template_lines, within
from ficha_train.reader.generator.marks import mark_of
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.papers import Kind, Paper, papers
from ficha_train.reader.generator.tables import Record, TableForm
from ficha_train.reader.generator.tokens import Slot, Text, caption, plain, plain_words, say, upper
from ficha_train.reader.generator.values import salad, sentence
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


class Engine(TableForm):
    """One paper on one page."""

    narrow = (0.35, 0.75)
    """Shares of the page that a narrow sheet has."""
    halves: tuple[float, float] | None = None
    """Of the left one of two columns; None: each has about the width that the paper says."""
    spaced = False
    """Whether lines at the centre and at the right have room below them, as paragraphs do."""
    optional = OPTIONAL
    """How often a line with a ? is there."""
    rearranged = 0.25
    kind: Kind
    """Whose parts and wordings `@` and `$` name."""

    def __init__(self, page: Page, slots: dict[str, Slot]) -> None:
        self.page, self.dice, self.slots = page, page.dice, slots
        self.align = "left"
        self.mark = ""
        """Of lists: `1.`, `a)`, `I –` and the like."""
        self.ends = ""
        self.rule = 0.3
        """Room below a paragraph, in ems."""
        self.boxes = Boxes()
        self.key_share = 0.3
        self.items = 0
        self.numbers, self.captions = "", 0
        """Before the captions, where they are numbered through: `{:02d} - `."""
        self.in_capitals = False

    def show(self, template: str) -> None:
        self._block(self.lines_of(template))

    def lines_of(self, template: str) -> list[str]:
        """Those of one copy, with the wordings that they name."""
        while _NAMED.search(template):
            template = _NAMED.sub(lambda found: getattr(wordings(f"{self.kind}/shared"), found[1]), template)
        return template_lines(self.dice, template, self.optional)

    # What a type does in its own way.

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        return say(self.dice, template, **(self.slots | more))

    def box_words(self, template: str, sign: str | None = None) -> Text:
        return self.words(template, cell=True)

    def part(self, name: str, rest: str) -> None:
        """One that is code. Others are a series of papers: one of them stands here, or as many as the line says."""
        if name != "@foot":
            raise ValueError(f"{name} is no part of this type's papers")
        page, dice = self.page, self.dice
        page.flow(footer(dice), size=page.size * dice.uniform(0.55, 0.85), align=dice.pick(["left", "centre"]))

    def fitting(self, series: str) -> list[Paper]:
        """The papers of a series that this document can be of."""
        return list(papers(self.kind, series))

    def drawn(self, name: str, rest: str) -> None:
        series = self.fitting(name[1:])
        if series:
            for _ in range(count_of(self.dice, rest) if rest else 1):
                self._block(self.lines_of(self.dice.pick(series).body))
        else:
            self.part(name, rest)

    def title(self, template: str) -> None:
        page, dice = self.page, self.dice
        text = say(dice, template, "TITLE", **self.slots)
        page.flow(text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre", "centre"]))
        page.gap()

    def heading(self, template: str) -> None:
        heading(self.page, plain_words(self.words(template)))

    def entries(self, rest: str, more: Record, how: str | None) -> None:
        made = [(plain_words(say(self.dice, name)), self.words(value, **more)) for name, value in self.kept_pairs(rest)]
        self.arranged([one for one in made if one[1]], how)

    def arranged(self, entries: list[Entry], how: str | None) -> None:
        if self.numbers:
            entries = [(self.numbers.format(self.captions + i + 1) + name, value) for i, (name, value) in enumerate(entries)]
            self.captions += len(entries)
        arrange(self.page, entries, how)

    def kept_pairs(self, rest: str, lost: float = 0) -> list[tuple[str, str]]:
        """`Nome = <n> ¦ ?CNPJ = <id> ¦ ?20 RG = <rg>` without those that this paper does not have; lost: of those that say no share."""
        told = [part.strip() for part in rest.split("¦")]
        kept = [kept_line(part) for part in told if is_kept(self.dice, part) and (has_share(part) or not lost or not self.dice.chance(lost))]
        pairs = [part.partition(" = " if " = " in part else "=") for part in kept]
        return [(name.strip(), value.strip()) for name, _, value in pairs]

    def way(self, ways: str) -> str | None:
        """One of `inline|cells|any`."""
        way = self.dice.pick(ways.split("|"))
        return None if way == "any" else way

    def arrangement(self) -> str | None:
        """Of the entries that stand together; None is any."""
        return None

    def spoken(self, text: Text) -> Text:
        return text

    def small(self) -> float:
        """Of small print, as a share of ordinary print."""
        return 0.8

    def item(self, line: str, **more: Slot) -> None:
        """One of a list: as it stands where the type has no marks of its own."""
        self.paragraph("- " + line, self.align)

    # The lines.

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

    def switch(self, name: str, rest: str) -> None:
        """How the sheet is printed from here."""
        page, dice = self.page, self.dice
        if name == "!typed":
            page.letter, page.size, page.leading = dice.uniform(1, 1.2), dice.uniform(9, 12), dice.pick([1.2, 1.5, 1.9])
        elif name == "!wide":
            page.width, page.height, page.right = 842, 595, 820
        elif name == "!size":
            page.size = min(page.size, within(dice, rest))
        elif name == "!leading":
            page.leading = within(dice, rest)
        elif name == "!below":
            self.boxes, self.rearranged = replace(self.boxes, how="below", small=dice.uniform(0.6, 0.85)), 0
        elif name == "!numbered":
            self.numbers = dice.pick(["{:02d} ", "{} - ", "{:02d} - ", "{}. ", "{:02d}-", "[{}] ", "CAMPO {} "])
        elif name == "!turned":
            self.turned_tables = True
        elif name == "!capitals":
            self.in_capitals = True
        else:
            raise ValueError(f"{name} is no way to print a sheet")

    def paragraph(self, template: str, align: str, size: float = 1, spaced: bool = True, **more: Slot) -> None:
        text = self.spoken(self.words(template, **more))
        self.page.flow(upper(text) if self.in_capitals else text, size=self.page.size * size, align=align)
        if spaced:
            self.page.gap(self.rule)

    def repeated(self, letter: str, rest: str, records: list[Record]) -> None:
        for more in records:
            self.paragraph(rest, self.align, **more)

    def items_of(self, letter: str, rest: str) -> None:
        for more in self.records(letter):
            self.item(rest, **more)

    def numbered(self, text: Text, gap: float) -> None:
        """With the next mark of the sheet's lists."""
        mark = mark_of(self.mark, self.items)
        self.items += 1
        self.page.flow([*plain(mark), *text], align=self.align)
        self.page.gap(gap)

    def _caption_and_value(self, rest: str) -> None:
        name, _, value = rest.partition("¦")
        page, cells = self.page, [caption(self.head(name)), self.words(value.strip(), cell=True)]
        page.row([[Paragraph(cell, page.size)] for cell in cells], [page.left, page.left + page.inner * self.key_share, page.right])

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
