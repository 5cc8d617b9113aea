"""Captions with values in odder ways: cells read as one line, captions that wrap, what programs print; and how captions are dressed."""

from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain
from ficha_train.reader.generator.names import invented_word

Entry = tuple[str, Text]
"""A caption without colon, and its value."""
_SHORT = {"ISSUE", "EXPIRY", "LICENSEE_ID", "LICENCE_NUMBER", "OTHER_DATE", "OTHER_NUMBER", "OTHER_ID"}
"""What a caption may stick to where cells are read as one line."""


class Style:
    """How one block dresses its captions: case, sign behind them, numbers before them, size."""

    def __init__(self, dice: Dice, how: str) -> None:
        self._dice = dice
        self._case = dice.pick(["upper", "title", "as is", "as is", "upper"])
        bare = how in ("cells", "heads")
        self._sign = dice.pick(["", "", "", ":"]) if bare else dice.pick([":", ":", "", ":", " -", ".:", " :"])
        self._numbered = dice.chance(0.08)
        self._bilingual = dice.chance(0.04)
        self._bullet = dice.pick(["•", "-", "–", "*"]) if dice.chance(0.05) else ""
        self.size = dice.pick([1, 1, 0.75, 0.65, 0.85])
        """Of captions, as a share of ordinary print."""

    def caption(self, number: int, words: str) -> Text:
        dice = self._dice
        if dice.chance(0.05):
            words = words[:-1] if dice.chance(0.5) else " ".join(invented_word(dice) for _ in range(dice.between(1, 2)))
        if dice.chance(0.03):
            words += " " + dice.pick(["(1)", "*", "(a)", "completo", "oficial", "principal", "atual", "(*)"])
        words = {"upper": words.upper(), "title": words.title(), "as is": words}[self._case]
        if self._bilingual:
            words += " / " + invented_word(dice).capitalize()
        text = caption(words + self._sign)
        if self._numbered:
            text = [Token(f"{number + 1}.", "CAPTION", True), *text]
        return [Token(self._bullet), *text] if self._bullet else text


def joined(page: Page, entries: list[Entry], style: Style) -> None:
    """Cells of a row read as one line: captions follow the value before them, now and then without a blank."""
    dice = page.dice
    stuck = dice.chance(0.25)
    line: Text = []
    for at, (words, value) in enumerate(entries):
        if at and dice.chance(0.45):
            page.flow(line)
            line = []
        head = style.caption(at, words)
        if stuck and head and line and line[-1].role in _SHORT and dice.chance(0.5):
            last = line.pop()
            head = [replace(last, text=last.text + head[0].text), *(replace(token, begins=i == 0) for i, token in enumerate(head[1:]))]
        line += [*head, *value]
    page.flow(line)


def tall(page: Page, entries: list[Entry], style: Style) -> None:
    """Narrow cells whose captions wrap over two or three lines, the value beside their middle or their first line."""
    dice = page.dice
    size, middle = page.size * dice.pick([1, 0.9, 0.8]), page.left + page.inner * dice.uniform(0.1, 0.17)
    for at, (words, value) in enumerate(entries):
        top = page.y
        below = page.flow(style.caption(at, words), page.left, middle, top, size)
        offset = max(0.0, (below - top - page.size) / 2) if dice.chance(0.5) else 0.0
        page.y = max(below, page.flow(value, middle + 6, page.right, top + offset)) + page.size * 0.3


def spread(page: Page, entries: list[Entry], style: Style) -> None:
    """Two entries a row, the second far at the right and not quite on the same baseline."""
    dice = page.dice
    for at in range(0, len(entries), 2):
        top = lowest = page.y
        for j, (words, value) in enumerate(entries[at : at + 2]):
            left = page.left + page.inner * (0 if j == 0 else dice.uniform(0.5, 0.62))
            right = page.left + page.inner * 0.48 if j == 0 else page.right
            text = [*style.caption(at + j, words), *value]
            lowest = max(lowest, page.flow(text, left, right, top + dice.uniform(-0.15, 0.15) * page.size))
        page.y = lowest


def keys(page: Page, entries: list[Entry], style: Style) -> None:
    """`VALIDADE = 10/10/2030`, one a line or run together."""
    dice = page.dice
    how, sign, together = dice.pick(_KEYS), dice.pick(["=", "=", ":", "->", "=>", "|", ""]), dice.chance(0.3)
    line: Text = []
    for words, value in entries:
        part = [*caption(_key(words, how)), *plain(sign), *value]
        if together:
            line += [*part, *plain(dice.pick([";", "|", "&", ","]))]
        else:
            page.flow(part)
    page.flow(line)


def braces(page: Page, entries: list[Entry], style: Style) -> None:
    """As a program prints a record."""
    dice = page.dice
    quote, how, indent = dice.pick(['"', '"', "'", ""]), dice.pick(_KEYS[:3]), dice.pick([0, 12, 24])
    page.flow(plain("{"))
    for number, (words, value) in enumerate(entries):
        sign = quote + ("," if number < len(entries) - 1 else "")
        quoted = ended([replace(value[0], text=quote + value[0].text), *value[1:]], sign) if value else plain(quote + sign)
        page.flow([*caption(f"{quote}{_key(words, how)}{quote}:"), *quoted], page.left + indent)
    page.flow(plain("}"))


_KEYS = ["snake", "camel", "capitals", "as is"]


def _key(words: str, how: str) -> str:
    parts = "".join(letter if letter.isalnum() else " " for letter in words).split()
    if how == "camel":
        return "".join(part.lower() if i == 0 else part.capitalize() for i, part in enumerate(parts))
    return {"snake": "_".join(parts).lower(), "capitals": "_".join(parts).upper(), "as is": words}[how]
