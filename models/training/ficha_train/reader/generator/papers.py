"""Papers as data, in `models/training/papers/<type>/`: one in a `.paper`, several alike in a `.papers`. The form stands in the README there."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).parents[3] / "papers"
_KEYS = {"source", "takes", "kinds", "number", "series"}
_NAME = re.compile(r"=== ([\w.-]+)(?:: ([^\n]+))?\n")

Kind = Literal["licence", "term", "driver", "other"]

SHARE = 0.38
"""Of all documents of a type, cards among them: those after a `.paper`, which follows one source."""


@dataclass(frozen=True, repr=False)
class Paper:
    name: str
    source: str
    """Addresses in docs/sources.md, or `none`."""
    kinds: tuple[str, ...]
    """What the paper can be of; empty for any."""
    number: str
    """`plain` where the paper's number is digits with or without a year."""
    series: str
    """`sourced` in a `.paper`; in a `.papers` what its head says, else `scripts`."""
    times: int
    """How often it is drawn where others of its series are drawn once."""
    body: str

    def __repr__(self) -> str:
        """What tells whether it is held out: a paper is the same under another name."""
        return self.body


@cache
def papers(kind: Kind, series: str = "sourced") -> tuple[Paper, ...]:
    return tuple(one for one in all_papers(kind) if one.series == series for _ in range(one.times))


@cache
def all_papers(kind: Kind) -> tuple[Paper, ...]:
    files = sorted((FOLDER / kind).glob("*.paper*"))
    return tuple(one for file in files for one in _read(file))


def _read(file: Path) -> list[Paper]:
    head, mark, body = file.read_text(encoding="utf8").partition("\n---\n")
    if not mark or not body.strip():
        raise ValueError(f"{file.name} has no line --- between its head and its body")
    told = dict(_entry(file, line) for line in head.split("\n") if line and not line.startswith("#"))
    if "source" not in told:
        raise ValueError(f"{file.name} does not say what it follows")
    if file.suffix == ".paper":
        return [_paper(file.stem, told | {"series": "sourced"}, body)]
    before, *parts = _NAME.split(body.strip() + "\n")
    if before.strip() or not parts:
        raise ValueError(f"{file.name}: its first paper has no line === before it")
    own = [(name, kinds or "", text) for name, kinds, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)]
    return [_paper(f"{file.stem}/{name}", told | _told(kinds), text) for name, kinds, text in own]


def _told(words: str) -> dict[str, str]:
    """Behind a paper's name stand its kinds, how often it is drawn where that is not once (`x2`), and of which part it is one (`@events`)."""
    found = re.search(r"\bx(\d+)\b", words)
    series = re.search(r"@(\w+)", words)
    words = re.sub(r"@\w+", "", words)
    own = {"series": series[1]} if series else {}
    return own | {"kinds": re.sub(r"\bx\d+\b", "", words), "times": found[1] if found else "1"}


def _paper(name: str, told: dict[str, str], body: str) -> Paper:
    for line in body.split("\n"):
        cells = re.split("[¦¶]", line)
        if len(cells) > 1 and any(len(re.findall(r"[{[]", cell)) != len(re.findall(r"[]}]", cell)) for cell in cells):
            raise ValueError(f"{name}: a line of {len(line)} characters opens a bracket in one cell, ¦ or ¶, and closes it in another")
    kinds, series = tuple(told.get("kinds", "").split()), told.get("series", "scripts")
    return Paper(name, told["source"], kinds, told.get("number", ""), series, int(told.get("times", "1")), body.strip())


def _entry(file: Path, line: str) -> tuple[str, str]:
    key, mark, value = line.partition(": ")
    if not mark or key not in _KEYS:
        raise ValueError(f"{file.name}: a line of its head is none of {', '.join(sorted(_KEYS))}")
    return key, value.strip()
