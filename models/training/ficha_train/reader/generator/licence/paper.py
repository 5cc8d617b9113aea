"""What papers are written with: one licence, its agency, and templates whose slots are its values or decoys of their kinds."""

import re
from dataclasses import dataclass, field

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import activity, activity_code, safe
from ficha_train.reader.generator.licence.activity_lists import code_like, listed_work
from ficha_train.reader.generator.licence.agencies import Agency
from ficha_train.reader.generator.licence.facts import Facts, SHAPES, licence_number, process_number
from ficha_train.reader.generator.licence.words import CAPTIONS, caption_of, captioned
from ficha_train.reader.generator.marks import mark_of
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import add_phrases
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Slot, Text, continued, ended, fill, plain, said, upper
from ficha_train.reader.generator.names import STATES, firm, invented_word, person_name
from ficha_train.reader.generator.values import cnpj, date

_ROLES = {
    "n": ("licensee", "LICENSEE"), "id": ("tax", "LICENSEE_ID"), "num": ("number", "LICENCE_NUMBER"), "ad": ("place", "ADDRESS"),
    "i": ("issued", "ISSUE"), "iw": ("issued_in_words", "ISSUE"), "e": ("ends", "EXPIRY"), "t": ("lasts", "TERM"), "k": ("key_code", "KEY"),
    "doc": ("key_code", "OTHER_NUMBER"), "od2": ("issued", "OTHER_DATE"),
}
"""Slots that are one of the facts: which, and its role."""


@dataclass
class Paper:
    page: Page
    facts: Facts
    issuer: Agency
    title: str
    scoped: bool = False
    """Whether the agency's full name was printed, which tells the scope."""
    danger_said: bool = False
    """Whether the paper says if dangerous goods are carried."""
    slots: dict[str, Slot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        dice, facts = self.dice, self.facts
        for slot, (name, role) in _ROLES.items():
            self.slots[slot] = lambda name=name, role=role: said(getattr(facts, name), role)
        self.slots |= {f"c_{kind}": lambda kind=kind: caption_of(dice, kind) for kind in CAPTIONS}
        analyst, consultancy = person_name(dice), firm(dice)
        self.slots |= {
            "tt": lambda: said(dice.pick([self.title, self.title, self.title.upper()]), "TITLE"), "l": facts.link,
            "ag": lambda: said(self.issuer.name, "AGENCY"), "agl": self._agency_in_full, "city": self.issuer.town, "uf": dice.pick(STATES),
            "boss": lambda: said(analyst, "PERSON"), "con": lambda: plain(consultancy),
            "act": lambda: self._series(["", "", "a)", "I -", "(1)"]),
            "acts": lambda: self._series(["a)", "1)", "I -", "(i)", "1.", "i)", "•", "1º", "", "(a)", "A -"]),
            "main": lambda: facts.activities[0].text() if facts.activities else plain("-"),
            "rest": lambda: _run([one.text() for one in facts.activities[1:]], ";") or self.say("<nothing>"),
            "pl": lambda: _run([said(one, "PLATE") for one in facts.plates], dice.pick([",", ";", " /", " e"])) or self.say("<no_plates>"),
            "again": lambda: self.say("<retold>" if facts.activities else "o transporte acima descrito"),
            "told": lambda: plain(facts.told()),
            "oact": lambda: plain(safe(dice, activity).named), "listed": lambda: plain(safe(dice, listed_work).words),
            "code": lambda: said(code_like(dice), "OTHER_NUMBER"),
            "acode": lambda: said(activity_code(dice), "OTHER_NUMBER"), "proc": lambda: said(process_number(dice), "OTHER_NUMBER"),
            "on": lambda: said(_other_number(dice), "OTHER_NUMBER"), "li": lambda: said(licence_number(dice), "OTHER_NUMBER"),
            "prev": lambda: said(licence_number(dice), "PREVIOUS_NUMBER"),
            "od": lambda: said(date(dice, "numbers" if dice.chance(0.8) else None, 1990, 2030), "OTHER_DATE"),
            "law_day": lambda: said(date(dice, dice.pick(["long", "long", "numbers"]), 1965, 2024), "OTHER_DATE"),
            "file": lambda: _file_name(dice, facts.number), "cap": lambda: self._caption(),
            "size": lambda: continued(self.say("<size_said>")), "cond": lambda: self._condition(),
            "sg": lambda: said(dice.pick([facts.issued, facts.issued_in_words]), "SIGNED"),
            "sha": lambda: said(shaped(dice, ["%" * 8, "%" * 32, "%" * 40]).lower(), "OTHER_NUMBER"),
            "base": lambda: said(_branch(dice, facts.tax), "OTHER_ID"),
            "yn": lambda: self._danger("<yes>", "<no>"), "dsay": lambda: self._danger("<allowed>", "<refused>"),
            "valid": lambda: self._sentence("<validity>", 0.6), "auth": lambda: self._sentence("<proving>", 0.35),
            "signed": lambda: self._sentence("<signing>", 0), "grant": lambda: self._sentence("<allowing>", 0),
        }
        add_phrases(dice, "licence", self.slots)

    @property
    def dice(self) -> Dice:
        return self.page.dice

    def classes(self) -> dict[str, str]:
        scope = {"scope": self.issuer.scope} if self.scoped else {}
        return {"type": "51", **scope, "danger": "yes" if self.facts.dangerous else "no"}

    def say(self, template: str, **more: Slot) -> Text:
        return fill(self.dice, template, None, self.slots | more if more else self.slots)

    def line(self, template: str, size: float = 1, align: str = "left") -> None:
        """A paragraph; `Objeto: …` in it is a caption, `Curitiba,` before a date is none."""
        text = self.say(template)
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        self.page.flow(captioned(text, short=lead > 0 and text[lead - 1].text[-1] not in ",)"), size=self.page.size * size, align=align)

    def head(self) -> None:
        """The agency's lines."""
        capitals, align = self.dice.chance(0.5), self.dice.pick(["centre", "centre", "left"])
        for line in self.issuer.lines:
            self.scoped = True
            text = said(line, "AGENCY")
            self.page.flow(upper(text) if capitals else text, align=align)
        self.page.gap(0.5)

    def _sentence(self, template: str, stop: float) -> Text:
        """With captions where its words are some; stop: how often a full stop ends it."""
        text = captioned(self.say(template))
        return ended(text, ".") if self.dice.chance(stop) else text

    def _agency_in_full(self) -> Text:
        self.scoped = True
        return said(", ".join(self.issuer.lines[::-1]) or self.issuer.name, "AGENCY")

    def _danger(self, yes: str, no: str) -> Text:
        self.danger_said = True
        return self.say(yes if self.facts.dangerous else no)

    def _condition(self) -> Text:
        """None contradicts that dangerous products may be carried."""
        text = self.say("<any_condition>")
        while self.facts.dangerous and any("perigos" in token.text for token in text):
            text = self.say("<any_condition>")
        return text

    def _caption(self) -> Text | str:
        return caption_of(self.dice, "activity") if self.dice.chance(0.6) else self.say("<some_caption>")

    def _series(self, marks: list[str]) -> Text:
        """All activities in one paragraph: `a) …; b) …; e c) …`."""
        dice, own = self.dice, self.facts.activities
        shape = dice.pick(marks) if len(own) > 1 else ""
        out: Text = []
        for i, one in enumerate(own):
            last = i == len(own) - 1
            out += plain(dice.pick(["e", "e", "bem como", "e de"])) if i and last and dice.chance(0.5) else []
            out += [*plain(mark_of(shape, i)), *(one.text() if last else ended(one.text(), dice.pick([";", ";", ","])))]
        return out or self.say("<no_activity>")


def _run(parts: list[Text], sign: str) -> Text:
    """One after the other, with the sign after each but the last; ` e`, ` /`: as a word of its own."""
    out: Text = []
    for i, part in enumerate(parts):
        out += part if i == len(parts) - 1 else [*part, *plain(sign)] if sign[0] == " " else ended(part, sign)
    return out


def _other_number(dice: Dice) -> str:
    """Of a report, a register, a guide: in the shapes that licences' numbers have too."""
    return licence_number(dice) if dice.chance(0.25) else shaped(dice, SHAPES.other, kind=dice.pick(["PT", "RT", "PU", "NT", "AI", "RV"]))


def _branch(dice: Dice, tax: str) -> str:
    """Another of the same firm's numbers."""
    return f"{tax.rsplit('/', 1)[0]}/{dice.digits(4)}-{dice.digits(2)}" if "/" in tax else cnpj(dice)


def _file_name(dice: Dice, number: str) -> str:
    """As people and portals name files: it may repeat the number or look like a key."""
    letters = "".join(dice.pick("0123456789abcdef") for _ in range(dice.pick([8, 12, 32])))
    stem = shaped(dice, SHAPES.file, word=invented_word(dice), plain=re.sub("\\W+", dice.pick(["_", "-", ""]), number), hex=letters)
    return stem + dice.pick([".pdf", ".pdf", ".PDF", ".xlsx", ".docx", ".jpg", ".p7s", ".ods", ".rtf", ""])
