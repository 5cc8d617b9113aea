"""What reading does to a sheet: wide gaps cut lines, pages end, and from pixels letters are confused, joined and lost."""

import json
import math
import unicodedata
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, PlacedLine, PlacedWord
from ficha_train.reader.generator.tokens import Token

_COUNTS = json.loads((Path(__file__).parent / "confusions.json").read_text(encoding="utf8"))
"""Counted by reader/confusions.py."""
_LETTERS: dict[str, tuple[float, list[str], list[int]]] = {
    letter: (sum(became.values()) / printed, list(became), list(became.values()))
    for letter, (printed, became) in _COUNTS["letters"].items()
}
_JOINED = _LETTERS[" "][2][_LETTERS[" "][1].index("")] / _COUNTS["letters"][" "][0]
_RATES = [rate for rate in _COUNTS["rates"] if rate > 0]
_NOISY_SHARE = 0.4
_WRONG_MAX = 0.3
"""Of one letter, in the worst of documents."""
_OTHER: tuple[float, list[str], list[int]] = (0.0, [], [])
_LOST = 0.002
"""Words and lines that are not found at all."""
_LEVEL_MAX = 3
_LOOSE_SHARE = 0.12
"""Of the noisy documents: their wide capitals are read with blanks between them, `APAREC IDA`."""
_LOOSE_MAX = 0.14
_LOOSE_WORD_MIN = 5


def read_page(page: Page) -> list[list[PlacedLine]]:
    """The lines of each page as the engine gets them."""
    dice = page.dice
    upright = _cut_at_gaps([line for line in page.lines if line.angle == 0], dice.uniform(1.0, 1.6))
    turned = [line for line in page.lines if line.angle != 0]
    level = dice.pick(_RATES) / _COUNTS["mean"] if dice.chance(_NOISY_SHARE) else 0
    lines = [line for one in upright if (line := _worn(dice, one, level))]
    if level and dice.chance(_LOOSE_SHARE):
        _loosen(dice, lines, dice.uniform(0.01, _LOOSE_MAX))
    turned = [line for one in turned if (line := _worn(dice, one, level))]
    if dice.chance(0.12):
        _drop_accents(lines)
    if level:
        _skew(lines, dice.random.gauss(0, 0.006))
    pages = _pages(lines, page.height - 40)
    if pages:
        pages[0].extend(turned)
    _scale([line for lines in pages for line in lines], dice.uniform(0.8, 4))
    return pages


def _cut_at_gaps(lines: list[PlacedLine], gap_em: float) -> list[PlacedLine]:
    out = []
    for line in lines:
        current: list[PlacedWord] = []
        size = line.words[0].bottom - line.words[0].top
        for word in line.words:
            if current and word.left - current[-1].right > gap_em * size:
                out.append(PlacedLine(current))
                current = []
            current.append(word)
        out.append(PlacedLine(current))
    return out


def _worn(dice: Dice, line: PlacedLine, level: float) -> PlacedLine | None:
    """level: how often it is misread, as a multiple of the mean."""
    if not level:
        return line
    lost = _LOST * min(level, _LEVEL_MAX)
    if dice.chance(lost):
        return None
    words: list[PlacedWord] = []
    for word in line.words:
        if dice.chance(lost):
            continue
        text = _misread(dice, word.token.text, level)
        if not text:
            continue
        if dice.chance(_JOINED * level) and words and words[-1].token.role == word.token.role and line.angle == 0:
            words[-1].token = replace(words[-1].token, text=words[-1].token.text + text.replace(" ", ""))
            words[-1].right = word.right
            continue
        for side in ("left", "top", "right", "bottom"):
            setattr(word, side, getattr(word, side) + dice.random.gauss(0, 0.25 * min(level, _LEVEL_MAX)))
        words.extend(_split(word, text) if line.angle == 0 else [_with_text(word, text.replace(" ", ""))])
    return PlacedLine(words, line.angle) if words else None


def _with_text(word: PlacedWord, text: str) -> PlacedWord:
    word.token = replace(word.token, text=text)
    return word


def _split(word: PlacedWord, text: str) -> list[PlacedWord]:
    """At the blanks that were read into it; a sign that was read beside it is no part of it."""
    pieces = text.split()
    if len(pieces) < 2:
        return [_with_text(word, pieces[0])]
    wide = (word.right - word.left) / len(text)
    out: list[PlacedWord] = []
    at = 0
    for number, piece in enumerate(pieces):
        token = replace(word.token, text=piece, begins=word.token.begins and number == 0)
        if number > 0 and not any(letter.isalnum() for letter in piece):
            token = Token(piece)
        left = word.left + wide * at
        out.append(replace(word, token=token, left=left, right=left + wide * len(piece)))
        at += len(piece) + 1
    return out


def _loosen(dice: Dice, lines: list[PlacedLine], share: float) -> None:
    """share: of the gaps between two capitals that are read as blanks."""
    for line in lines:
        words: list[PlacedWord] = []
        for word in line.words:
            text = word.token.text
            if text.isupper() and sum(map(str.isalpha, text)) >= _LOOSE_WORD_MIN:
                text = "".join(f"{a} " if a.isalpha() and b.isalpha() and dice.chance(share) else a for a, b in pairwise(text)) + text[-1]
            words.extend(_split(word, text))
        line.words = words


def _misread(dice: Dice, text: str, level: float) -> str:
    """With the confusions of the project's own recogniser; blanks in it part it."""
    out = ""
    for letter in text:
        rate, became, counts = _LETTERS.get(letter, _OTHER)
        wrong = became and dice.chance(min(rate * level, _WRONG_MAX))
        out += dice.random.choices(became, counts)[0] if wrong else letter
    return out.strip()


def _drop_accents(lines: list[PlacedLine]) -> None:
    for line in lines:
        for word in line.words:
            letters = unicodedata.normalize("NFKD", word.token.text)
            word.token = replace(word.token, text="".join(c for c in letters if not unicodedata.combining(c)))


def _skew(lines: list[PlacedLine], slope: float) -> None:
    for line in lines:
        for word in line.words:
            word.top += slope * word.left
            word.bottom += slope * word.left


def _pages(lines: list[PlacedLine], height: float) -> list[list[PlacedLine]]:
    pages: dict[int, list[PlacedLine]] = {}
    for line in lines:
        number = max(0, math.floor(line.words[0].top / height))
        for word in line.words:
            word.top -= number * height
            word.bottom -= number * height
        pages.setdefault(number, []).append(line)
    return [pages[number] for number in sorted(pages)]


def _scale(lines: list[PlacedLine], scale: float) -> None:
    for line in lines:
        for word in line.words:
            word.left, word.top = word.left * scale, word.top * scale
            word.right, word.bottom = word.right * scale, word.bottom * scale
