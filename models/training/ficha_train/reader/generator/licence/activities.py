"""Activities that are licensed: invented from nouns, objects, qualities and tails, with the codes that agencies give them."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.phrases import phrases, told
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Text, continued, plain_words, said
from ficha_train.reader.generator.wordings import wordings

SHAPES = wordings("licence/shapes")
_NEGATED = re.compile("(exceto|salvo|excluíd[oa]s?|vedad[oa]s?|não inclui|sem) [^,;.]*|não perigos\\w+")
_TRANSPORT = re.compile("transport\\w*(\\W+[^\\W]+){0,8}?\\W+(produtos|cargas|resíduos|rejeitos|substâncias) perigos")
_RISK = re.compile("classes? de risco|\\bonu \\d")


@dataclass(frozen=True)
class Activity:
    words: str
    code: str
    """Empty when none is printed in front of it."""
    dangerous: bool

    @property
    def named(self) -> str:
        return f"{self.code} {self.words}".strip()

    def text(self) -> Text:
        return said(self.named, "ACTIVITY")

    def code_cell(self) -> Text:
        return said(self.code.rstrip(" -–:."), "ACTIVITY")

    def rest(self) -> Text:
        """The words beside a code that stands in a cell of its own."""
        return continued(said(self.words, "ACTIVITY"))


def activity(dice: Dice) -> Activity:
    words = named(dice, "activity")
    if not is_dangerous(words) and dice.chance(_ABBREVIATED_SHARE):
        words = _abbreviated(dice, words)
    code = ""
    if dice.chance(0.34):
        code = activity_code(dice) + dice.pick([" -", " –", "", ":", " :", ".", " –"])
    elif dice.chance(0.06):
        words += f" ({activity_code(dice).strip('()')})"
    dangerous = is_dangerous(words)
    case = dice.random.random()
    if case < 0.3:
        words = words.upper()
    elif case < 0.78 or code:
        words = words[:1].upper() + words[1:]
    return Activity(words, code, dangerous)


def safe(dice: Dice, make: Callable[[Dice], Activity]) -> Activity:
    """One that would not make a licence one for dangerous goods."""
    one = make(dice)
    while one.dangerous:
        one = make(dice)
    return one


def activity_code(dice: Dice) -> str:
    """CNAE, a state's list, a list of items, with or without its signs."""
    return shaped(dice, SHAPES.code, letter=dice.pick("ABCDEFG"), roman=dice.pick(["I", "II", "III", "IV"]))


def is_dangerous(words: str) -> bool:
    kept = _NEGATED.sub(" ", words.lower())
    return bool(_TRANSPORT.search(kept) or _RISK.search(kept))


def _abbreviated(dice: Dice, words: str) -> str:
    """As forms with narrow boxes have it: `Com. varej. de comb. p/ veículos`."""
    short = {"para": "p/", "com": "c/", "sem": "s/", "e": "e", "de": "de"}
    return " ".join(
        (short.get(w) or (w[: dice.between(3, 5)] + "." if len(w) > 7 and w.isalpha() and dice.chance(0.5) else w) for w in words.split())
    )


_USUAL_SHARE, _ABBREVIATED_SHARE = 0.75, 0.055


def work(dice: Dice) -> Activity:
    """As agencies name them, or as the other papers invent them."""
    if not dice.chance(_USUAL_SHARE):
        return activity(dice)
    return _dressed(dice, named(dice, "usual_activity"), activity_code(dice))


def dangerous_work(dice: Dice) -> Activity:
    own = dice.pick([*phrases("licence")["dangerous_codes"].wordings, activity_code(dice)])
    return replace(_dressed(dice, named(dice, "dangerous_works"), own), dangerous=True)


def harmless_work(dice: Dice) -> Activity:
    return _dressed(dice, named(dice, "harmless_works"), activity_code(dice))


def named(dice: Dice, name: str) -> str:
    return plain_words(told(dice, "licence", name)).replace(" ,", ",")


def _dressed(dice: Dice, text: str, code: str) -> Activity:
    kind = dice.random.random()
    signs = [" -", " –", "", ":", " :", ".", " –", "-", ""]
    before = code + dice.pick(signs) if kind < 0.33 else ""
    dangerous = is_dangerous(text)
    if 0.33 <= kind < 0.4:
        text += dice.pick(
            [
                f" ({code.strip('()')})", f" – {code}", f" - código {code.strip('()')}", f" [{code.strip('()')}]",
                f" (cód. {code.strip('()')})",
            ]
        )
    case = dice.random.random()
    text = text.upper() if case < 0.28 else text.title() if case < 0.33 else text[:1].upper() + text[1:] if case < 0.75 or before else text
    return Activity(text, before, dangerous)
