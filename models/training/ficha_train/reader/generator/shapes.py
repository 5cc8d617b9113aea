"""Numbers, names and places from shapes that are data: `###/<year>`."""

import re

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.values import STATES, city, in_words, invented_word, title_case
from ficha_train.text import lexicon

_SIGN = re.compile(r"[#@%]|<(\w+)(?:-(\d+))?>")
_LETTERS = "ABCDEGLMNOPRSTU"


def shaped(dice: Dice, shapes: list[str], **more: str) -> str:
    """
    One of the shapes, filled: # is a digit, @ a capital letter, % a hexadecimal digit, `<2-480>` a number between; `<year>`, `<yy>`, `<city>`, `<uf>`,
    `<word>` are invented, other names are given.
    """
    year = more.get("year") or str(dice.between(2004, 2026))

    def sign(found: re.Match[str]) -> str:
        if found[0] in "#@%":
            return dice.digits(1) if found[0] == "#" else dice.pick(_LETTERS if found[0] == "@" else "0123456789ABCDEF")
        if found[2]:
            return str(dice.between(int(found[1]), int(found[2])))
        if found[1] in more:
            return more[found[1]]
        return {
            "year": lambda: year, "yy": lambda: year[2:], "city": lambda: city(dice), "uf": lambda: dice.pick(STATES),
            "word": lambda: title_case(invented_word(dice, dice.pick([2, 3]))),
        }[found[1]]()

    return _SIGN.sub(sign, dice.pick(shapes))


def shaped_date(dice: Dice, shapes: list[str], year_from: int, year_to: int) -> str:
    """One day in one of the shapes: `<d>`, `<dd>`, `<spelled>`, `<m>`, `<mm>`, `<month>`, `<mon>`, `<year>`, `<year_spelled>` and their capitals."""
    day, month, year = dice.between(1, 28), dice.between(1, 12), dice.between(year_from, year_to)
    name = lexicon.MONTHS[month - 1]
    return shaped(
        dice, shapes, year=str(year), d=str(day), dd=f"{day:02d}", spelled=in_words(day), m=str(month), mm=f"{month:02d}", month=name,
        Month=name.capitalize(), MONTH=name.upper(), mon=name[:3], MON=name[:3].upper(), year_spelled=in_words(year),
        dotted=f"{year // 1000}.{year % 1000:03d}",
    )
