"""What a paper can be told to put on its page, each in the way of its type: a subclass says what its type does in its own way."""

from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.boxes import Boxes
from ficha_train.reader.generator.lines import OPTIONAL, has_share, is_kept, kept_line, within
from ficha_train.reader.generator.marks import mark_of
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.papers import Kind, Paper, papers
from ficha_train.reader.generator.tables import Record, TableForm
from ficha_train.reader.generator.tokens import Slot, Text, caption, plain, plain_words, say, upper


class PaperForm(TableForm):
    """The ways of one paper; engine.py reads its lines."""

    narrow = (0.35, 0.75)
    """Shares of the page that a narrow sheet has."""
    halves: tuple[float, float] | None = None
    """Of the left one of two columns; None: each has about the width that the paper says."""
    spaced = False
    """Whether lines at the centre and at the right have room below them, as paragraphs do."""
    optional = OPTIONAL
    """How often a line with a ? is there."""
    rearranged = 0.25
    loud = 0.6
    """Of headings, in capitals."""
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

    def title(self, template: str) -> None:
        page, dice = self.page, self.dice
        text = say(dice, template, "TITLE", **self.slots)
        page.flow(text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre", "centre"]))
        page.gap()

    def heading(self, template: str) -> None:
        page, dice, text = self.page, self.dice, self.words(template, cell=True)
        text = upper(text) if dice.chance(self.loud) else text
        page.flow(text, size=page.size * dice.pick([1, 1.1, 1.2]), align=dice.pick(["left", "left", "centre"]))
        page.gap(0.2)

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
