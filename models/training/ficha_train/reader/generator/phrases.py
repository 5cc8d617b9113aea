"""Slots that are data: `papers/<type>/wordings/phrases.txt` says what each stands for, its role, and how it is chosen."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.papers import FOLDER, Kind
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say
from ficha_train.reader.generator.values import STATES
from ficha_train.reader.generator.wordings import line_of

_HEAD = re.compile(r"# (\w+)((?: [A-Z_]+)?)((?: (?:shape|all))?)")


@dataclass
class Phrase:
    role: str | None
    how: str
    """`shape`, or `all` where none is held out."""
    wordings: list[str] = field(default_factory=list)


@cache
def phrases(kind: Kind) -> dict[str, Phrase]:
    out: dict[str, Phrase] = {}
    phrase = Phrase(None, "")
    for line in (FOLDER / kind / "wordings" / "phrases.txt").read_text(encoding="utf8").split("\n"):
        head = _HEAD.fullmatch(line)
        if head:
            phrase = out[head[1]] = Phrase(head[2].strip() or None, head[3].strip())
        elif line and not line.startswith("## "):
            phrase.wordings.append(line_of(line))
    return out


def add_phrases(dice: Dice, kind: Kind, slots: dict[str, Slot]) -> None:
    """What the slots' values make; what is there already stays."""

    def slot(phrase: Phrase) -> Callable[[], Text]:
        if phrase.how == "shape":
            make = plain if phrase.role is None else lambda text: said(text, phrase.role)
            return lambda: make(shaped(dice, phrase.wordings, uf=dice.pick(STATES)))
        choose = dice.pick if phrase.how == "all" else dice.wording
        return lambda: say(dice, choose(phrase.wordings), phrase.role, **slots)

    for name, phrase in phrases(kind).items():
        slots.setdefault(name, slot(phrase))
