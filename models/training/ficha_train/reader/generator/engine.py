"""
Sets a paper: reads its lines one after the other and puts each on the page. The lines' form stands in `models/training/papers/README.md`.

What a type of document has of its own is a subclass: how its captions are found, its titles are dressed, and which parts its `@` name.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from ficha_train.reader.generator.arrange import Entry, arrange, heading, table, transposed
from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.neighbours import put_neighbours
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, caption, ended, plain, say

_OPTIONAL = 0.6
_ROMAN = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV".split()
_ALIGN = {"^": "centre", ">": "right"}
_SIZED = re.compile(r"([=^>;.])(\d[\d.]*(?:-\d[\d.]*)?)")
_BLOCK, _ENDS = re.compile(r"[?~%]\( [\d.,+ -]+"), ("?)", "~)", "%)")

Record = dict[str, Slot]
"""What is said anew for one activity, guardian, ward or plate."""


def template_lines(dice: Dice, template: str, optional: float = _OPTIONAL) -> list[str]:
    """
    Those that one paper has, in its order: without the ? of those that only some papers have and the ~ of those that change places
    with the ones beside them, and with one part of `?(`, all parts of `~(` and some lines of `%(`.
    """
    lines = _chosen(dice, [line.strip() for line in template.strip().split("\n") if line.strip()])
    out: list[str] = []
    group: list[str] = []
    for line in [line.lstrip("?") for line in lines if line[0] != "?" or dice.chance(optional)]:
        if line.startswith("~"):
            group.append(line[1:])
            continue
        out += [*dice.shuffled(group), line]
        group = []
    return [*out, *dice.shuffled(group)]


def _chosen(dice: Dice, lines: list[str]) -> list[str]:
    """The lines with those of each block that this paper has in its place."""
    out: list[str] = []
    at = 0
    while at < len(lines):
        sign = lines[at][:2]
        if not _BLOCK.fullmatch(lines[at]):
            out.append(lines[at])
            at += 1
            continue
        parts, end = _parts(lines, at)
        told = lines[at][2:].split()
        made = [_chosen(dice, part) for part in parts]
        if sign == "?(":
            made += [[]] * (len(told) == 1 == len(made))
            shares = [float(one) for one in told]
            out += dice.random.choices(made, [shares[0], 1 - shares[0]] if len(shares) == 1 else shares)[0]
        elif sign == "~(":
            out += [line for part in (dice.shuffled(made) if dice.chance(float(told[0])) else made) for line in part]
        else:
            must = made[0][-int(told[1]) :] if len(told) > 1 else []
            free = made[0][: len(made[0]) - len(must)]
            out += dice.shuffled([*dice.shuffled(free)[: count_of(dice, told[0])], *must])
        at = end + 1
    return out


def _parts(lines: list[str], at: int) -> tuple[list[list[str]], int]:
    """What stands between the signs of the block that begins there, and where it ends."""
    parts: list[list[str]] = [[]]
    open_blocks = 0
    for end in range(at + 1, len(lines)):
        line = lines[end]
        if open_blocks == 0 and line == lines[at][0] + ")":
            return parts, end
        open_blocks += bool(_BLOCK.fullmatch(line)) - (line in _ENDS)
        if open_blocks == 0 and line == lines[at][0] + "|":
            parts.append([])
        else:
            parts[-1].append(line)
    raise ValueError(f"the block that begins in line {at + 1} of {len(lines)} has no end")


def count_of(dice: Dice, told: str) -> int:
    """`3` is up to three, `2-4` two to four, `0,0,5` one of these."""
    if "," in told:
        return int(dice.pick(told.split(",")))
    low, mark, high = told.partition("-")
    return dice.between(int(low), int(high)) if mark else dice.between(0, int(told))


def _within(dice: Dice, told: str) -> float:
    """`1.2`, or anything of `1-1.4`."""
    low, mark, high = told.partition("-")
    return dice.uniform(float(low), float(high)) if mark else float(low)


def last_like(lines: list[str], at: int) -> int:
    """The last of the boxes, or of the rows with as many columns, that stand together."""
    end = at
    while end + 1 < len(lines) and lines[end + 1][:1] == lines[at][:1] and lines[end + 1][1:2] in (" ", "*"):
        if lines[at][0] == "T" and lines[end + 1][1] == " " and lines[end + 1].count("¦") != lines[at].count("¦"):
            break
        end += 1
    return end


def next_page(page: Page) -> None:
    """Goes on at the top of the next sheet."""
    sheet = page.height - 40
    page.y = (int(page.y // sheet) + 1) * sheet + page.dice.uniform(20, 60)


def length_of(text: Text) -> int:
    return sum(len(token.text) + 1 for token in text)


@dataclass
class Boxes:
    """How a sheet dresses the boxes of its forms."""

    how: str = "above"
    """Where the caption is: above, inline or below."""
    small: float = 1
    sign: str = ""
    inline_sign: str = ":"
    tile: tuple[float, float] = (0.6, 1.4)


class Engine:
    """One paper on one page."""

    narrow = (0.35, 0.75)
    """Shares of the page that a narrow sheet has."""
    halves: tuple[float, float] | None = None
    """Of the left one of two columns; None: each has about the width that the paper says."""
    spaced = False
    """Whether lines at the centre and at the right have room below them, as paragraphs do."""
    optional = _OPTIONAL
    """How often a line with a ? is there."""
    box_lost = 0.07
    rearranged = 0.25
    kept_box = re.compile("$^")
    """Boxes that are never left out."""

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

    def show(self, template: str) -> None:
        self._block(template_lines(self.dice, template, self.optional))

    # What a type does in its own way.

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        return say(self.dice, template, **(self.slots | more))

    def box_words(self, template: str, sign: str | None = None) -> Text:
        return self.words(template, cell=True)

    def part(self, name: str, rest: str) -> None:
        raise ValueError(f"{name} is no part of this type's papers")

    def title(self, template: str) -> None:
        page, dice = self.page, self.dice
        text = say(dice, template, "TITLE", **self.slots)
        page.flow(text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre", "centre"]))
        page.gap()

    def heading(self, template: str) -> None:
        heading(self.page, plain_words(self.words(template)))

    def records(self, letter: str) -> list[Record]:
        """Those of `A`, `G`, `W` and `P`."""
        raise ValueError(f"papers of this type have no {letter}")

    def entries(self, rest: str, more: Record, how: str | None) -> None:
        pairs = [part.partition(" = ") for part in rest.split("¦")]
        arrange(self.page, [(plain_words(say(self.dice, name.strip())), self.words(value.strip(), **more)) for name, _, value in pairs], how)

    def arrangement(self) -> str | None:
        """Of the entries that stand together; None is any."""
        return None

    def columns_of(self, kind: str, rest: str) -> list[tuple[str, str]]:
        """Heads and cells of a table of records."""
        return pairs_of(rest, " = ")

    def head(self, template: str) -> str:
        return plain_words(self.words(template))

    def row(self, cells: list[Text]) -> list[Text]:
        return cells

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
                self._side_by_side(lines[at + 1 : end], [float(wide) for wide in lines[at][2:].split()])
            elif lines[at].startswith("[["):
                end = lines.index("]]", at)
                within = lines[at + 1 : end]
                self.page.in_columns(int(self.dice.pick(lines[at][2:].split())), lambda: self._block(within))
            elif lines[at].startswith("T "):
                end = last_like(lines, at)
                self.table(lines[at : end + 1])
            elif lines[at].startswith("R ") and self.dice.chance(self.rearranged):
                end = last_like(lines, at)
                self._rearranged(" ¦ ".join(line[2:] for line in lines[at : end + 1]))
            elif lines[at] != "%":
                self._line(lines[at])
            at = end + 1

    def _line(self, line: str) -> None:
        page, dice = self.page, self.dice
        kind, _, rest = line.partition(" ")
        sized = _SIZED.fullmatch(kind)
        if sized:
            align = dice.pick(["centre", "centre", "left"]) if sized[1] == "=" else _ALIGN.get(sized[1], "left")
            self.paragraph(rest, align, _within(dice, sized[2]), self.spaced)
        elif kind[:1] == "@":
            self.part(kind, rest)
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
            self._row(rest, kind == "&")
        elif kind == "E":
            self.entries(rest, {}, self.arrangement())
        elif kind[:2] == "E(":
            ways, _, pairs = line[2:].partition(") ")
            self.entries(pairs, {}, dice.pick(ways.split("|")))
        elif kind == "/":
            page.gap(float(rest))
        elif kind == "K":
            self._caption_and_value(rest)
        elif kind in ("A", "G", "W", "P"):
            self.repeated(kind, rest)
        elif kind in ("A-", "G-", "W-"):
            self.items_of(kind[0], rest)
        elif kind in ("GE", "WE"):
            how = self.arrangement()
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
                page.flow(sentence(dice), align=self.align)
        elif kind == "N":
            put_neighbours(page, dice.between(0, int(rest)))
        elif kind == "!":
            page.right = page.left + page.inner * (_within(dice, rest) if rest[:1].isdigit() else dice.uniform(*self.narrow))
        elif kind == "//":
            next_page(page)
        elif kind == "PL":
            self.part("@powers", rest)
        else:
            self.paragraph(line, self.align)

    def paragraph(self, template: str, align: str, size: float = 1, spaced: bool = True, **more: Slot) -> None:
        self.page.flow(self.spoken(self.words(template, **more)), size=self.page.size * size, align=align)
        if spaced:
            self.page.gap(self.rule)

    def repeated(self, letter: str, rest: str) -> None:
        for more in self.records(letter):
            self.paragraph(rest, self.align, **more)

    def items_of(self, letter: str, rest: str) -> None:
        for more in self.records(letter):
            self.item(rest, **more)

    def numbered(self, text: Text, gap: float) -> None:
        """With the next mark of the sheet's lists."""
        mark, number = self.mark, self.items
        self.items += 1
        if mark.startswith("I "):
            mark = mark.replace("I", _ROMAN[number % len(_ROMAN)], 1)
        elif mark == "1.1":
            mark = f"1.{number + 1}"
        else:
            mark = mark.replace("a)", "abcdefghijklmnopqrst"[number % 20] + ")").replace("A.", "ABCDEFGHIJKLMNOPQRST"[number % 20] + ".")
            mark = mark.replace("1", str(number + 1))
        self.page.flow([*plain(mark), *text], align=self.align)
        self.page.gap(gap)

    def table(self, lines: list[str]) -> None:
        rows: list[list[Text]] = []
        kept = [cell.strip()[:1] != "?" or self.dice.chance(0.5) for cell in lines[0][2:].split("¦")]
        for before, line in zip([lines[0], *lines], lines, strict=False):
            again = line[1] == "*"
            for _ in range((count_of(self.dice, line[3:]) if "-" in line[3:] else self.dice.between(1, int(line[3:]))) if again else 1):
                rows.append(self._table_row((before if again else line)[2:], kept))
        if len(rows) > 1:
            table(self.page, [plain_words(cell) for cell in rows[0]], [self.row(row) for row in rows[1:]])

    def _table_row(self, row: str, kept: list[bool]) -> list[Text]:
        return [self.words(cell.strip().removeprefix("?"), cell=True) for cell, is_kept in zip(row.split("¦"), kept, strict=True) if is_kept]

    def _records(self, kind: str, rest: str) -> None:
        """A row, or a column, for each record."""
        if kind == "RT":
            count, _, rest = rest.partition(" ")
            records: list[Record] = [{"nth": str(i + 1)} for i in range(self.dice.between(1, int(count)))]
        else:
            records = self.records(kind[0])
        pairs = self.columns_of(kind, rest)
        if not records or not pairs:
            return
        heads = [self.head(name) for name, _ in pairs]
        rows = self.record_rows(pairs, records)
        (transposed if self.is_turned(kind, len(rows)) else table)(self.page, heads, rows)

    def record_rows(self, pairs: list[tuple[str, str]], records: list[Record]) -> list[list[Text]]:
        return [[self.words(value, cell=True, **more) for _, value in pairs] for more in records]

    def is_turned(self, kind: str, count: int) -> bool:
        return kind[1] == "C"

    def _caption_and_value(self, rest: str) -> None:
        name, _, value = rest.partition("¦")
        page, cells = self.page, [caption(self.head(name)), self.words(value.strip(), cell=True)]
        page.row([[Paragraph(cell, page.size)] for cell in cells], [page.left, page.left + page.inner * self.key_share, page.right])

    def _side_by_side(self, lines: list[str], wide: list[float]) -> None:
        page = self.page
        parts: list[list[str]] = [[]]
        for line in lines:
            if line == "||":
                parts.append([])
            else:
                parts[-1].append(line)
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

    # Boxes of forms, and tiles: tiny captions over big values.

    def _row(self, row: str, tiles: bool) -> None:
        cells = [cell.strip() for cell in row.split("¦")]
        cells = [cell for cell in cells if self.kept_box.search(cell) or not self.dice.chance(self.box_lost)]
        if not cells:
            return
        made = [self._cell(cell, tiles) for cell in cells]
        self.page.row(made, self.edges([sum(length_of(one.text) for one in cell) for cell in made]))
        self.page.gap(self.rule * 0.5)

    def unstacked(self, cell: str) -> str:
        """A box whose value has a line for each of several people."""
        return cell

    def _rearranged(self, row: str) -> None:
        """Boxes in any other arrangement of captions with values."""
        entries: list[Entry] = []
        for cell in row.replace("<stack>", "<parents>").split("¦"):
            head, _, value = cell.strip().partition("»")
            if head.startswith("«"):
                words = plain_words(self.box_words(head + "»", ""))
                entries.append((words, self.box_words(value.replace("¶", " ").strip())))
        arrange(self.page, entries)

    def _cell(self, cell: str, tile: bool) -> list[Paragraph]:
        """A caption in a box's corner, before its value, or under it."""
        page, boxes = self.page, self.boxes
        small, big = boxes.tile if tile else (boxes.small, 1.0)
        inline = boxes.how == "inline" and not tile
        cell = self.unstacked(cell)
        head, _, rest = cell.rpartition("»")
        if not head.startswith("«") or "»" in head:
            return [Paragraph(self.box_words(part), page.size) for part in cell.split("¶")]
        heads = self.box_words(head + "»", boxes.inline_sign if inline else boxes.sign)
        parts = self.lost_value(rest) or [self.box_words(part) for part in rest.strip("¶ ").split("¶")]
        if inline:
            return [Paragraph(self.joined_box([*heads, *parts[0]]), page.size), *(Paragraph(part, page.size) for part in parts[1:])]
        values = [Paragraph(part, page.size * big) for part in parts]
        over = Paragraph(heads, page.size * small)
        return [*values, over] if boxes.how == "below" else [over, *values]

    def lost_value(self, template: str) -> list[Text] | None:
        """What a box says that was left empty; None where it was not."""
        return None

    def joined_box(self, text: Text) -> Text:
        return text

    def edges(self, lengths: list[int]) -> list[float]:
        widths = [(length + 3) ** 0.7 * self.dice.uniform(0.7, 1.4) for length in lengths]
        edges = [self.page.left]
        for width in widths:
            edges.append(edges[-1] + self.page.inner * width / sum(widths))
        return edges


def plain_words(text: Text) -> str:
    return " ".join(token.text for token in text)


def pairs_of(rest: str, sign: str) -> list[tuple[str, str]]:
    """`Nome = <g> ¦ CPF = <gcpf>`"""
    pairs = [part.partition(sign) for part in rest.split("¦")]
    return [(name.strip(), value.strip()) for name, _, value in pairs]
