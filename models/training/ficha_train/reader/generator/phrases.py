"""
Slots that are data: `papers/<type>/wordings/phrases*.txt` say what each stands for, its role, and how it is chosen. In capitals are the
values of `values.py`, of nobody and anew each time.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from ficha_train.reader.generator import names, values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.papers import FOLDER
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Slot, Text, fill, plain, said
from ficha_train.reader.generator.wordings import line_of
from ficha_train.text import lexicon

_HEAD = re.compile(r"# ([\w.]+)( [A-Z_]+)?( shape| all)?( once)?(:?)")
_VALUES: dict[str, Callable[[Dice], Text | str]] = {
    "ADDRESS": names.address, "CASE": values.case_number, "CITY": names.city, "CLOCK": values.clock, "CNPJ": values.cnpj,
    "CODE": values.code, "CPF": values.cpf, "EMAIL": names.email, "FIRM": names.firm, "LINK": names.link, "PERSON": names.person_name,
    "PHONE": names.phone, "PLATE": values.plate, "POSTCODE": names.postcode, "RG": values.rg, "ISSUER": values.rg_issuer,
    "SITE": names.site,
    "TAX": values.tax_number, "TERM": values.term, "WORD": names.invented_word, "DATE": values.date, "SENTENCE": names.sentence,
    "LONG": lambda dice: values.date(dice, "long"), "DAY": lambda dice: values.date(dice, "numbers"),
    "BORN": lambda dice: values.date(dice, None, 1940, 2022),
    "RECENT": lambda dice: values.date(dice, None, 2008, 2027), "UF": lambda dice: dice.pick(names.STATES),
    "STATE": lambda dice: dice.pick(names.STATE_NAMES), "NAME": lambda dice: names.person_name(dice, upper=False),
    "WOMAN": lambda dice: names.person_name(dice, "f"), "MAN": lambda dice: names.person_name(dice, "m"),
    "PAGE": lambda dice: names.link(dice, True), "HOST": lambda dice: names.link(dice, False), "LIST": names.dictionary_word,
    "Word": lambda dice: names.invented_word(dice).capitalize(), "SALAD": lambda dice: names.salad(dice, dice.between(2, 9)),
    "NOUN": lambda dice: dice.pick(lexicon.NOUNS),
}


@dataclass
class Phrase:
    role: str | None
    how: str
    """`shape`; `all` where none is held out; `once` where it stays the same throughout a paper."""
    single: bool
    wordings: list[str] = field(default_factory=list)


@cache
def phrases(kind: str) -> dict[str, Phrase]:
    """Of a type, or of `background`."""
    out: dict[str, Phrase] = {}
    for file in sorted((FOLDER / kind / "wordings").glob("phrases*.txt")) or [FOLDER / f"{kind}.txt"]:
        phrase = Phrase(None, "", False)
        for line in file.read_text(encoding="utf8").split("\n"):
            head = _HEAD.fullmatch(line)
            if head:
                phrase = out[head[1]] = Phrase((head[2] or "").strip() or None, (head[3] or "") + (head[4] or ""), bool(head[5]))
            elif line and not line.startswith("## "):
                phrase.wordings.append(line_of(line))
    return out


@cache
def fitting(kind: str, traits: frozenset[str]) -> dict[str, Phrase]:
    """By name, of phrases for some cases (`until.provisional`) the first with most words of the traits."""
    out: dict[str, tuple[int, Phrase]] = {}
    for name, phrase in phrases(kind).items():
        base, *cases = name.split(".")
        if traits.issuperset(cases) and len(cases) > out.get(base, (-1, phrase))[0]:
            out[base] = len(cases), phrase
    return {base: phrase for base, (_, phrase) in out.items()}


class Slots(dict[str, Slot]):
    """Values and the phrases of a type, each made once it is asked for; own: what a paper has besides."""

    def __init__(self, dice: Dice, kind: str, own: dict[str, Slot], traits: frozenset[str] = frozenset()) -> None:
        super().__init__(own)
        self._dice, self._phrases = dice, fitting(kind, traits)

    def __missing__(self, name: str) -> Slot:
        make = _VALUES.get(name)
        self[name] = partial(make, self._dice) if make else _slot(self._dice, self._phrases[name], self)
        return self[name]

    def text(self, name: str) -> Text:
        return fill(self._dice, f"<{name}>", None, self)


def add_phrases(dice: Dice, kind: str, slots: dict[str, Slot]) -> None:
    """All at once: for papers whose lines have slots of their own beside these. What is there already stays."""
    for name, make in _VALUES.items():
        slots.setdefault(name, partial(make, dice))
    for name, phrase in fitting(kind, frozenset()).items():
        if name not in slots:
            slots[name] = _slot(dice, phrase, slots)


def told(dice: Dice, kind: str, name: str, **more: Slot) -> Text:
    """What a phrase stands for where there is no paper yet."""
    return Slots(dice, kind, more).text(name)


def _slot(dice: Dice, phrase: Phrase, slots: dict[str, Slot]) -> Slot:
    make = partial(_filled, dice, phrase, slots)
    return cache(make) if "once" in phrase.how else make


def _filled(dice: Dice, phrase: Phrase, slots: dict[str, Slot]) -> Text:
    if "shape" in phrase.how:
        text = shaped(dice, phrase.wordings, uf=dice.pick(names.STATES))
        return plain(text) if phrase.role is None else said(text, phrase.role)
    choose = dice.pick if "all" in phrase.how else dice.wording
    return fill(dice, phrase.wordings[0] if phrase.single else choose(phrase.wordings), phrase.role, slots)
