"""A sheet on which text is put, in points. Nothing is drawn: words get boxes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, Token

SPACE_EM = 0.28
HEIGHT_EM = 0.95


@dataclass(slots=True)
class PlacedWord:
    token: Token
    left: float
    top: float
    right: float
    bottom: float


@dataclass(slots=True)
class PlacedLine:
    """One run of text on a baseline, as the engine cuts them: a wide gap begins another."""

    words: list[PlacedWord]
    angle: int = 0


@dataclass(slots=True)
class Paragraph:
    text: Text
    size: float


@dataclass(slots=True)
class Page:
    """A long sheet; `noise.py` cuts it into pages."""

    dice: Dice
    width: float = 595
    height: float = 842
    lines: list[PlacedLine] = field(default_factory=list)
    left: float = 0
    right: float = 0
    y: float = 0
    size: float = 10
    """Of ordinary print, in points."""
    leading: float = 1.2
    letter: float = 1
    """How wide the typeface is."""

    def __post_init__(self) -> None:
        dice = self.dice
        if dice.chance(0.12):
            self.width, self.height = 842, 595
        self.size = dice.uniform(7, 13)
        self.letter = dice.uniform(0.82, 1.12)
        self.left = dice.uniform(25, 85)
        self.right = self.width - dice.uniform(25, 85)
        self.y = dice.uniform(20, 60)
        self.leading = dice.uniform(1.08, 1.6)

    @property
    def inner(self) -> float:
        return self.right - self.left

    def gap(self, ems: float | None = None) -> None:
        self.y += self.size * (self.dice.uniform(0.2, 1.4) if ems is None else ems)

    def text_width(self, text: str, size: float) -> float:
        return sum(_letter_width(letter) for letter in text) * size * self.letter

    def put(self, text: Text, x: float, y: float, size: float, stretch: float = 0) -> None:
        """One line from x, without wrapping."""
        words = []
        for token in text:
            right = x + self.text_width(token.text, size)
            words.append(PlacedWord(token, x, y, right, y + size * HEIGHT_EM))
            x = right + size * SPACE_EM + stretch
        if words:
            self.lines.append(PlacedLine(words))

    def flow(
        self, text: Text, left: float | None = None, right: float | None = None, y: float | None = None, size: float | None = None,
        align: str = "left",
    ) -> float:
        """
        A paragraph that wraps. align: left, right, centre or justified.

        Returns the y below it; the page's own y moves there when none was given.
        """
        start = self.left if left is None else left
        end = self.right if right is None else right
        size = size or self.size
        below = self.y if y is None else y
        line: Text = []
        filled = 0.0
        for token in text:
            width = self.text_width(token.text, size)
            if line and filled + width > end - start:
                self._line(line, start, end, below, size, align, False)
                below += size * self.leading
                line, filled = [], 0.0
            line.append(token)
            filled += width + size * SPACE_EM
        if line:
            self._line(line, start, end, below, size, align, True)
            below += size * self.leading
        if y is None:
            self.y = below
        return below

    def row(self, cells: list[list[Paragraph]], edges: list[float], padding: float = 3) -> None:
        """Paragraphs side by side; `edges` has one more than `cells`."""
        top = self.y
        lowest = top + self.size
        for cell, (left, right) in zip(cells, pairwise(edges), strict=True):
            y = top
            for paragraph in cell:
                y = self.flow(paragraph.text, left + padding, right - padding, y, paragraph.size)
            lowest = max(lowest, y)
        self.y = lowest + self.dice.uniform(0, self.size * 0.5)

    def columns(self, count: int) -> list[float]:
        """Edges of columns of equal width."""
        return [self.left + self.inner * i / count for i in range(count + 1)]

    def edges(self, widths: list[float]) -> list[float]:
        """Edges of columns with these shares of the width."""
        edges = [self.left]
        for width in widths:
            edges.append(edges[-1] + self.inner * width / sum(widths))
        return edges

    def side_by_side(self, share: float, padding: float, left_part: Callable[[], None], right_part: Callable[[], None]) -> None:
        """Two columns from here: the left one has a share of the width, and both leave the padding free between them."""
        left, right, top = self.left, self.right, self.y
        cut = left + self.inner * share
        self.right = cut - padding
        left_part()
        low, self.y, self.left, self.right = self.y, top, cut + padding, right
        right_part()
        self.y, self.left = max(low, self.y), left

    def in_columns(self, count: int, part: Callable[[], None]) -> None:
        """As a gazette is set: one narrow text that goes on at the top of the next column wherever the sheet ends."""
        left, right, top, size, first = self.left, self.right, self.y, self.size, len(self.lines)
        gutter = self.dice.uniform(8, 20)
        width = (right - left - gutter * (count - 1)) / count
        self.right, self.size = left + width, min(size, width / 21)
        part()
        height = (self.y - top) / count + self.size
        for line in self.lines[first:]:
            if line.angle == 0:
                column = min(count - 1, int((line.words[0].top - top) // height))
                for word in line.words:
                    word.left, word.right = word.left + column * (width + gutter), word.right + column * (width + gutter)
                    word.top, word.bottom = word.top - column * height, word.bottom - column * height
        self.right, self.size, self.y = right, size, top + height + size

    def stamp(self, text: Text) -> None:
        """Turned small print in a margin."""
        dice = self.dice
        size = dice.uniform(5, 7.5)
        at_right = dice.chance(0.75)
        x = self.width - dice.uniform(6, 18) if at_right else dice.uniform(6, 18)
        y = self.height - dice.uniform(30, 150)
        angle = dice.pick([90, 270])
        words: list[PlacedWord] = []
        for token in text:
            length = self.text_width(token.text, size)
            words.append(PlacedWord(token, x, y - length, x + size, y))
            y -= length + size * SPACE_EM
            if y < 60:
                self.lines.append(PlacedLine(words, angle))
                words, y = [], self.height - 60
                x += -size * 1.2 if at_right else size * 1.2
        if words:
            self.lines.append(PlacedLine(words, angle))

    def _line(self, line: Text, left: float, right: float, y: float, size: float, align: str, is_last: bool) -> None:
        gaps = len(line) - 1
        taken = sum(self.text_width(token.text, size) for token in line) + gaps * size * SPACE_EM
        free = max(0.0, right - left - taken)
        stretch = free / gaps if align == "justified" and not is_last and gaps and free / gaps < size * 0.9 else 0.0
        shift = {"centre": free / 2, "right": free}.get(align, 0.0)
        self.put(line, left + shift, y, size, stretch)


def _letter_width(letter: str) -> float:
    if letter in "il.,:;'|!jtfrI1()[]/-":
        return 0.3
    if letter in "mwMW@%":
        return 0.84
    return 0.68 if letter.isupper() else 0.52
