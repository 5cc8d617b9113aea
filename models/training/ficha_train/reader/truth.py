"""What a document's truth says is printed on it: values with their roles, and the ways each may be printed."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ficha_train.reader.generator.values import in_words
from ficha_train.reader.generator.wordings import lists_of
from ficha_train.reader.word_shape import fold
from ficha_train.text.lexicon import MONTHS

_TABLE = lists_of(Path(__file__).with_name("truth.txt"))


@dataclass(frozen=True)
class Wanted:
    """The ways in which a value may be printed, letters and digits only; any of them is a mention of the role."""

    role: str
    spellings: list[str]


def wanted_of(kind: int, data: dict) -> Iterator[Wanted]:
    for role, path in (line.split() for line in _TABLE[str(kind)]):
        for value in _values(data, path.split(".")):
            if role in ("ISSUE", "EXPIRY", "BIRTH", "DECISION", "SIGNED"):
                yield Wanted(role, _dates(value[:10]))
            else:
                yield Wanted(role, [bare(part) for part in (value.split() if role == "KEY" else [value])])


def roles_told(which: str, kind: int) -> set[str]:
    """which: `said`, of those that stand nowhere else; `absent`, of those that no word has where the truth has no value."""
    return set(_TABLE[f"{which} {kind}"].split())


def _values(data: Any, path: list[str]) -> Iterator[str]:
    if isinstance(data, list):
        for one in data:
            yield from _values(one, path)
    elif data and path:
        yield from _values(data.get(path[0]), path[1:])
    elif data:
        yield data


def bare(text: str) -> str:
    return "".join(letter for letter in fold(text) if letter.isascii() and letter.isalnum())


def _dates(iso: str) -> list[str]:
    """How a date may be printed, without its signs."""
    year, month, day = iso.split("-")
    name = bare(MONTHS[int(month) - 1])
    days = {day, str(int(day)), *(["1o"] if day == "01" else [])}
    long = [f"{one}de{name}{middle}{year}" for one in days for middle in ("de", "do", "")]
    said = bare(in_words(int(day)))
    told = [
        f"{one}{between}{name}{before}{when}"
        for one in (*days, said, said + day, day + said, *(["primeiro"] if day == "01" else []))
        for between in ("diasdomesde", "diadomesde", "de")
        for before in ("doanode", "de")
        for when in (year, bare(in_words(int(year))))
    ]
    return [f"{day}{month}{year}", f"{int(day)}{int(month)}{year}", iso.replace("-", ""), f"{day}{month}{year[2:]}", *long, *told]
