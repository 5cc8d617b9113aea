"""What papers are written with: one licence, its agency, and templates whose slots are its values or decoys of their kinds."""

import re
from dataclasses import dataclass, field

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import activity_code, class_word, measure
from ficha_train.reader.generator.licence.agencies import Agency, numbered, title
from ficha_train.reader.generator.licence.facts import (
    Facts, SHAPES, deadline, licence_number, other_date, previous_expiry, previous_number, process,
)
from ficha_train.reader.generator.licence.words import CAPTIONS, caption_of, captioned, words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import add_phrases
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, said, say
from ficha_train.reader.generator.values import (
    STATES, address, city, clock, cnpj, cpf, date, email, firm, invented_word, link, person_name, phone, plate, postcode,
)
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/paper")
SHARED = wordings("licence/shared")


def other_number(dice: Dice) -> Text:
    """Of a report, a register, a guide: in the shapes that licences' numbers have too."""
    made = licence_number(dice) if dice.chance(0.25) else shaped(dice, SHAPES.other, kind=dice.pick(["PT", "RT", "PU", "NT", "AI", "RV"]))
    return said(made, "OTHER_NUMBER")


def file_name(dice: Dice, number: str) -> str:
    """As people and portals name files: it may repeat the number or look like a key."""
    letters = "".join(dice.pick("0123456789abcdef") for _ in range(dice.pick([8, 12, 32])))
    stem = shaped(dice, SHAPES.file, word=invented_word(dice), plain=re.sub("\\W+", dice.pick(["_", "-", ""]), number), hex=letters)
    return stem + dice.pick([".pdf", ".pdf", ".PDF", ".xlsx", ".docx", ".jpg", ".p7s", ".ods", ".rtf", ""])


def activities_in_words(facts: Facts) -> Text:
    dice = facts.dice
    if not facts.activities:
        return plain(dice.pick(["as atividades descritas no anexo", "o empreendimento abaixo", "a atividade constante do processo"]))
    marks = dice.pick([None, None, "a)", "I -", "(1)"]) if len(facts.activities) > 1 else None
    out: Text = []
    for i, one in enumerate(facts.activities):
        last = i == len(facts.activities) - 1
        if marks:
            number = {"a)": f"{chr(97 + i)})", "I -": f"{'I II III IV V VI VII VIII'.split()[i]} -", "(1)": f"({i + 1})"}[marks]
            out += plain(number)
        elif out and last and dice.chance(0.5):
            out = [*out, *plain(dice.pick(["e", "bem como", "e", "e de"]))]
        out += one.text() if last else ended(one.text(), dice.pick([";", ",", ";"]))
    return out


def plates_in_words(facts: Facts) -> Text:
    """All plates, one after the other; a licence without any says so."""
    dice = facts.dice
    if not facts.plates:
        return plain(dice.pick(["não há veículos vinculados", "-", "nenhum", "conforme CTPP"]))
    sign = dice.pick([",", ";", " /", " e"])
    out: Text = []
    for i, one in enumerate(facts.plates):
        marked = said(one, "PLATE")
        if i == len(facts.plates) - 1:
            out += marked
        else:
            out += ended(marked, sign) if len(sign) == 1 else [*marked, *plain(sign)]
    return out



@dataclass
class Paper:
    page: Page
    facts: Facts
    issuer: Agency
    title: str
    scoped: bool = False
    """Whether the agency's full name was printed, which tells the scope."""
    slots: dict[str, Slot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        dice, facts = (self.dice, self.facts)
        check = "".join((dice.pick("0123456789ABCDEF") for _ in range(8)))
        town, state = (self.issuer.town, dice.pick(STATES))
        analyst, consultancy = (person_name(dice), firm(dice))
        self.slots = {
            "n": facts.holder, "id": facts.tax_id, "num": facts.licence, "ad": facts.site_of_work, "tt": self._title, "i": facts.issue,
            "iw": facts.issue_in_words, "e": facts.expiry, "t": facts.term, "k": facts.key,
            "doc": lambda: said(facts.key_code, "OTHER_NUMBER"), "crc": lambda: said(check, "KEY"), "l": facts.link,
            "act": lambda: activities_in_words(facts), "pl": lambda: plates_in_words(facts), "ag": self._agency,
            "agl": self._agency_in_full, "city": town, "uf": state, "per": lambda: said(person_name(dice), "PERSON"),
            "boss": lambda: said(analyst, "PERSON"), "oc": lambda: said(cpf(dice), "OTHER_ID"), "oj": lambda: said(cnpj(dice), "OTHER_ID"),
            "of": lambda: plain(firm(dice)),
            "con": lambda: plain(consultancy), "proc": lambda: process(dice), "on": lambda: other_number(dice),
            "li": lambda: said(licence_number(dice), "OTHER_NUMBER"), "prev": lambda: previous_number(dice),
            "pe": lambda: previous_expiry(dice), "od": lambda: other_date(dice), "ot": lambda: deadline(dice),
            "ol": lambda: said(link(dice), "OTHER_LINK"), "site": lambda: said(link(dice, False), "OTHER_LINK"),
            "sg": lambda: said(facts.issued if dice.chance(0.5) else facts.issued_in_words, "SIGNED"), "h": lambda: clock(dice),
            "file": lambda: file_name(dice, facts.number),
            "m": lambda: measure(dice), "cl": lambda: class_word(dice), "c": lambda: city(dice), "mail": lambda: email(dice),
            "tel": lambda: phone(dice), "cep": lambda: postcode(dice), 
            "u": lambda: dice.pick(STATES),
            
            "numbered": lambda: numbered(self.page, facts), 
            "oad": lambda: said(address(dice), "ADDRESS"), "word": lambda: invented_word(dice).capitalize(),
            "acode": lambda: said(activity_code(dice), "OTHER_NUMBER"),
            **{f"c_{kind}": lambda kind=kind: caption_of(dice, kind) for kind in CAPTIONS}, 
        }

        self.slots |= {
            "law_day": lambda: said(date(dice, dice.pick(["long", "long", "numbers"]), 1965, 2024), "OTHER_DATE"),
            "valid": lambda: self._sentence("{<v_composed>|<v_composed>|<v_common>|<v_some>|<v_some>}", 0.6),
            "auth": lambda: self._sentence("{<common_proof>|<proof>|<proof>|<proof>}", 0.35),
            "signed": lambda: self._sentence("{<common_signature>|<signature>|<signature>|<signature>}", 0),
            "grant": lambda: self._sentence("{<common_granting>|<granting>|<granting>|<granting>}[30:{,|,|} <after>]", 0),
        }
        add_phrases(dice, "licence", self.slots)

    def _sentence(self, template: str, stop: float) -> Text:
        """With captions where its words are some; stop: how often a full stop ends it."""
        text = captioned(self.say(template))
        return ended(text, ".") if self.dice.chance(stop) else text

    @property
    def dice(self) -> Dice:
        return self.page.dice

    def classes(self) -> dict[str, str]:
        scope = {"scope": self.issuer.scope} if self.scoped else {}
        return {"type": "51", **scope, "danger": "yes" if self.facts.dangerous else "no"}

    def say(self, template: str, **more: Slot) -> Text:
        return say(self.dice, template, **{**self.slots, **more})

    def line(self, template: str, size: float = 1, align: str | None = None, left: float = 0, **more: Slot) -> None:
        """A paragraph; `Objeto: …` in it is a caption, `Curitiba,` before a date is none. left: a share of the page."""
        page = self.page
        text = self.say(template, **more)
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        text = captioned(text, short=lead > 0 and text[lead - 1].text[-1] not in ",)")
        page.flow(text, left=page.left + page.inner * left, size=page.size * size, align=align or "left")

    def head(self, align: str | None = None, size: float = 1) -> None:
        """The agency's lines."""
        dice, page = (self.dice, self.page)
        upper, align = (dice.chance(0.5), align or dice.pick(["centre", "centre", "left"]))
        for line in self.issuer.lines:
            self.scoped = True
            page.flow(said(line.upper() if upper else line, "AGENCY"), size=page.size * size, align=align)
        page.gap(0.5)

    def _title(self) -> Text:
        name = self.title
        return said(self.dice.pick([name, name, name.upper()]), "TITLE")

    def _agency(self) -> Text:
        return self.issuer.mention()

    def _agency_in_full(self) -> Text:
        self.scoped = True
        return said(", ".join(self.issuer.lines[::-1]) or self.issuer.name, "AGENCY")


SIGNED, CHECKED = SHARED.signed, SHARED.checked


def carries(p: Paper) -> None:
    """The paper allows nothing but carrying dangerous goods."""
    p.facts.dangerous = True
    p.facts.activities = []
    p.title = words(p.dice, W.titles)
    p.slots["goods"] = said(words(p.dice, W.carries), "ACTIVITY")
    if not p.facts.plates:
        p.facts.plates = [plate(p.dice) for _ in range(p.dice.between(1, 6))]


def harmless(p: Paper) -> None:
    """Vehicles and transport words, and no danger."""
    p.facts.activities, p.facts.dangerous, p.title = [], False, title(p.dice, False)
    p.facts.plates = p.facts.plates or [plate(p.dice) for _ in range(p.dice.between(1, 5))]
    p.slots["goods"] = said(words(p.dice, W.harmless), "ACTIVITY")
