"""Boxes of forms, and tiles: tiny captions over big values."""

import re
from dataclasses import dataclass

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, length_of, plain_words


@dataclass
class Boxes:
    """How a sheet dresses the boxes of its forms."""

    how: str = "above"
    """Where the caption is: above, inline or below."""
    small: float = 1
    sign: str = ""
    inline_sign: str = ":"
    tile: tuple[float, float] = (0.6, 1.4)


class BoxForm:
    """What an engine knows of boxes."""

    page: Page
    dice: Dice
    boxes: Boxes
    rule: float
    box_lost = 0.07
    kept_box = re.compile("$^")
    """Boxes that are never left out."""

    def box_words(self, template: str, sign: str | None = None) -> Text:
        raise NotImplementedError

    def box_row(self, row: str, tiles: bool) -> None:
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

    def rearranged_boxes(self, row: str) -> None:
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
        return self.page.edges(widths)
