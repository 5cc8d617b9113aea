"""
Tuning documents with other values: the layout stays, names, numbers and dates are others each time.

A reading is one page of one clerk; what is to be learnt from it is where values stand, not which names those are.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta

import numpy as np

from ficha_train.reader.features import Line
from ficha_train.reader.generator.names import FEMALE, MALE, SURNAMES
from ficha_train.reader.roles import ROLE_ID
from ficha_train.reader.shards import Sample, sample_of
from ficha_train.reader.word_shape import CONNECTIVES, PUNCTUATION, checks_of, fold

AS_READ = 0.2
"""Share of samples whose values stay."""
CAPITALS, NO_ACCENTS = 0.08, 0.06
"""Shares of samples that are all capitals, and without accents."""
LINES_LOST_MAX = 0.15
"""Of the lines in which no value of the truth stands."""
_DAYS_MAX = 1500

_NAMES = ["HOLDER", "PARENT", "GUARDIAN", "WARD", "JUDGE", "OFFICIAL", "PERSON", "FORMER_GUARDIAN"]
_GIVEN, _FAMILY = [*MALE, *FEMALE], SURNAMES
_DATE = re.compile(r"(\d{2})([/.-])(\d{2})\2(\d{4})")
_YEAR = re.compile(r"\b(?:19|20)\d{2}\b")
_LONG = re.compile(r"\d{3,}")
CASE_DIGITS = 20
"""Of a court case's number, whose check digits stand after the first seven."""


@dataclass(frozen=True)
class Reading:
    """One document as the engine read it, and what its words are."""

    pages: list[list[Line]]
    roles: np.ndarray
    """[words], int64: bits of roles, several where any of them may be."""
    begins: np.ndarray
    """[words], int8: -1 unknown."""
    classes: dict[str, str]

    @property
    def words(self) -> int:
        return len(self.roles)

    def as_read(self) -> Sample:
        return sample_of(self.pages, self.roles, self.begins, self.classes)

    def variant(self, random: np.random.Generator) -> Sample:
        """The same document with other values, now and then in other letters or without some of its lines."""
        if random.random() < AS_READ:
            return self.as_read()
        said = _Values(random, self._name_words())
        other: list[Callable[[str], str]] = [said.of]
        if random.random() < CAPITALS:
            other.append(str.upper)
        if random.random() < NO_ACCENTS:
            other.append(_without_accents)
        return _with_words(self, other)._without_lines(random)

    def _name_words(self) -> dict[str, bool]:
        """Folded words of names; true: one that begins a name."""
        bits = [1 << ROLE_ID[role] for role in _NAMES]
        words = [word for lines in self.pages for line in lines for word in line.words]
        names: dict[str, bool] = {}
        for word, role, begins in zip(words, self.roles, self.begins, strict=True):
            core = fold(word.strip(PUNCTUATION))
            if any(int(role) == bit for bit in bits) and len(core) > 2 and core not in CONNECTIVES and core.isalpha():
                names[core] = names.get(core, False) or begins == 1
        return names

    def _without_lines(self, random: np.random.Generator) -> Sample:
        share = random.uniform(0, LINES_LOST_MAX)
        kept: list[int] = []
        pages: list[list[Line]] = []
        at = 0
        for lines in self.pages:
            pages.append([])
            for line in lines:
                span = range(at, at + len(line.words))
                at = span.stop
                if self.begins[span.start : span.stop].max() >= 0 or random.random() >= share:
                    pages[-1].append(line)
                    kept.extend(span)
        return replace(self, pages=pages, roles=self.roles[kept], begins=self.begins[kept]).as_read()


def _with_words(reading: Reading, changes: list[Callable[[str], str]]) -> Reading:
    def changed(word: str) -> str:
        for change in changes:
            word = change(word)
        return word

    pages = [[replace(line, words=[changed(word) for word in line.words]) for line in lines] for lines in reading.pages]
    return replace(reading, pages=pages)


class _Values:
    """What each word becomes: the same word the same everywhere, dates all moved by the same number of days."""

    def __init__(self, random: np.random.Generator, names: dict[str, bool]) -> None:
        self._random = random
        self._moved = timedelta(days=int(random.integers(-_DAYS_MAX, _DAYS_MAX // 3)))
        self._names = {
            core: str(random.choice(_GIVEN if begins else _FAMILY)) for core, begins in names.items()
        }
        self._numbers: dict[str, str] = {}

    def of(self, word: str) -> str:
        core = word.strip(PUNCTUATION)
        name = self._names.get(fold(core))
        if name is not None:
            return word.replace(core, name if core.isupper() else name.title())
        if not any(sign.isdigit() for sign in word):
            return word
        if _DATE.search(word):
            return _DATE.sub(self._date, word)
        if _YEAR.fullmatch(core):
            return word.replace(core, str(int(core) + round(self._moved.days / 365)))
        return self._checked(word) if any(checks_of(word)) else _LONG.sub(self._number, word)

    def _checked(self, word: str) -> str:
        """Another number whose check digits are right as well."""
        known = self._numbers.get(word)
        if known is not None:
            return known
        digits = [at for at, sign in enumerate(word) if sign.isdigit()]
        pair = digits[7:9] if len(digits) == CASE_DIGITS else digits[-2:]
        signs = list(word)
        for at in digits:
            signs[at] = str(self._random.integers(10))
        for number in range(100):
            signs[pair[0]], signs[pair[1]] = f"{number:02}"
            if any(checks_of("".join(signs))):
                break
        self._numbers[word] = "".join(signs)
        return self._numbers[word]

    def _date(self, found: re.Match[str]) -> str:
        day, sign, month, year = found.groups()
        try:
            moved = date(int(year), int(month), int(day)) + self._moved
        except (ValueError, OverflowError):
            return found.group()
        return f"{moved.day:02}{sign}{moved.month:02}{sign}{moved.year:04}"

    def _number(self, found: re.Match[str]) -> str:
        digits = found.group()
        if _YEAR.fullmatch(digits):
            return digits
        known = self._numbers.get(digits)
        if known is None:
            known = "".join(str(digit) for digit in self._random.integers(0, 10, len(digits)))
            self._numbers[digits] = known
        return known


def _without_accents(word: str) -> str:
    bare = fold(word)
    return "".join(b.upper() if w.isupper() else b for b, w in zip(bare, word, strict=True)) if len(bare) == len(word) else word
