"""Papers as data: one file a paper, in `models/training/papers/<type>/`, with what it follows. The form stands in the README there."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

_FOLDER = Path(__file__).parents[3] / "papers"
_KEYS = {"source", "takes", "kinds", "number"}

Kind = Literal["licence", "term", "driver", "other"]

SHARE = 0.38
"""Of all documents of a type, cards among them."""


@dataclass(frozen=True)
class PaperFile:
    name: str
    source: str
    """Addresses in docs/sources.md, or `none`."""
    kinds: tuple[str, ...]
    """What the paper can be of; empty for any."""
    number: str
    """`plain` where the paper's number is digits with or without a year."""
    body: str


@cache
def papers(kind: Kind) -> tuple[PaperFile, ...]:
    return tuple(_read(file) for file in sorted((_FOLDER / kind).glob("*.paper")))


def _read(file: Path) -> PaperFile:
    head, mark, body = file.read_text(encoding="utf8").partition("\n---\n")
    if not mark or not body.strip():
        raise ValueError(f"{file.name} has no line --- between its head and its body")
    told = dict(_entry(file, line) for line in head.split("\n") if line and not line.startswith("#"))
    if "source" not in told:
        raise ValueError(f"{file.name} does not say what it follows")
    return PaperFile(file.stem, told["source"], tuple(told.get("kinds", "").split()), told.get("number", ""), body.strip())


def _entry(file: Path, line: str) -> tuple[str, str]:
    key, mark, value = line.partition(": ")
    if not mark or key not in _KEYS:
        raise ValueError(f"{file.name}: a line of its head is none of {', '.join(sorted(_KEYS))}")
    return key, value.strip()
