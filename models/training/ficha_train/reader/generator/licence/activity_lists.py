"""Activities named as agencies' lists and firms name them."""

from collections.abc import Callable
from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import Activity, is_dangerous
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/activity_lists")

_SECTORS = [tuple(one) for one in W.sectors]
_JOINS = [" e ", ", ", " e/ou ", " ou ", ", inclusive ", ", com ", " / ", ", seguida de ", " – ", "; "]
CodeStyle = Callable[[], str]


def code_style(dice: Dice) -> CodeStyle:
    """The codes of one list."""
    shape = dice.pick(wordings("licence/shapes").style)
    letter, part = dice.pick("ABCDEFGU"), "".join(dice.pick("ABDEGILMNRSTU") for _ in range(3))
    return lambda: shaped(dice, [shape], letter=letter, part=part, roman=dice.pick(["I", "II", "III", "IV", "V"]))


def listed_works(dice: Dice, count: int | None = None, in_prose: bool = False) -> list[Activity]:
    """The activities of one licence; in sentences mostly in small letters."""
    count = count or dice.weighted({1: 0.34, 2: 0.3, 3: 0.18, 4: 0.09, 5: 0.05, 8: 0.04})
    coded = dice.chance(0.2 if in_prose else 0.5)
    style, sign = (code_style(dice), dice.pick([" -", " –", "", "", ":", " :", ".", "-", " /", ")"]))
    case = (
        _small if in_prose and (not coded) and dice.chance(0.5)
        else dice.pick([str.upper, _first_up, _first_up, _first_up, str.title if dice.chance(0.2) else _small])
    )
    length = dice.pick([0, 1, 1, 2])
    out = []
    for _ in range(count):
        text = _name(dice, length)
        code = style() + sign if coded else ""
        out.append(Activity(case(text), code.replace(")-", ") -").replace("))", ")"), is_dangerous(text)))
    return out


def listed_work(dice: Dice) -> Activity:
    return listed_works(dice, 1)[0]


def code_like(dice: Dice) -> str:
    """A code of any agency's list."""
    return code_style(dice)()


def with_codes(dice: Dice, own: list[Activity]) -> list[Activity]:
    """Those without a code get one, all of the same list."""
    style = code_style(dice)
    return [one if one.code else replace(one, code=style()) for one in own]


def _first_up(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    """Names in capitals stay."""
    return " ".join((word if word.strip("(),").isupper() else word.lower() for word in text.split()))


def _name(dice: Dice, length: int) -> str:
    text = _work(dice, qualified=length > 0 or dice.chance(0.4))
    if dice.chance(0.12):
        text = _unit(dice)
    for _ in range(dice.between(0, length)):
        text += dice.pick(_JOINS) + _work(dice, qualified=dice.chance(0.5))
    return text


def _work(dice: Dice, qualified: bool) -> str:
    doing, thing, how = dice.wording(_SECTORS)
    text = f"{words(dice, doing)} de {words(dice, thing)}"
    return f"{text}{dice.pick([' ', ' ', ', '])}{words(dice, how)}" if qualified else text


def _unit(dice: Dice) -> str:
    """`Unidade de Triagem de Sucata – UTS, com prensagem`: capitals in the middle of a name."""
    doing, thing, how = dice.wording(_SECTORS)
    name = f"{words(dice, W.units)} de {words(dice, doing).split()[0].title()} de {words(dice, thing).split()[0].title()}"
    short = "".join((word[0] for word in name.split() if word != "de"))
    name += dice.pick([f" – {short}", f" - {short}", f" ({short})", ""])
    return name + dice.pick([", ", " ", " – "]) + words(dice, how) if dice.chance(0.6) else name
