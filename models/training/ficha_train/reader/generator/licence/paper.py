"""What papers are written with: one licence, its agency, and templates whose slots are its values or decoys of their kinds."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from ficha_train.reader.generator.arrange import Entry, arrange, table
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import class_word, measure
from ficha_train.reader.generator.licence.agencies import Agency
from ficha_train.reader.generator.licence.conditions import law
from ficha_train.reader.generator.licence.facts import (
    Facts, deadline, licence_number, other_date, previous_expiry, previous_number, process,
)
from ficha_train.reader.generator.licence.grants import activities_in_words
from ficha_train.reader.generator.licence.validity import captioned
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, said, say
from ficha_train.reader.generator.values import (
    STATES, city, clock, cnpj, cpf, email, firm, invented_word, link, person_name, phone, plate, postcode, title_case,
)
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/paper")


def place(dice: Dice) -> Text:
    """Where or along which way: no part of the activity before it."""
    return say(
        dice, W.places, w=lambda: title_case(invented_word(dice)), c=lambda: city(dice), u=lambda: dice.pick(STATES),
        d=lambda: dice.digits(3), k=lambda: str(dice.between(1, 89)), no=lambda: said(dice.digits(5), "OTHER_NUMBER"),
    )


def other_number(dice: Dice) -> Text:
    """Of a report, a register, a guide: in the shapes that licences' numbers have too."""
    d, year = (dice.digits, dice.between(1996, 2026))
    shapes = [d(5), d(6), d(7), d(8), d(10), f"{d(3)}/{year}", f"{d(4)}/{year}", f"{d(2)}.{d(3)}.{d(3)}", f"{year}/{d(5)}"]
    shapes += [f"{d(7)}-{d(1)}", f"{dice.pick(['PT', 'RT', 'PU', 'NT', 'AI', 'RV'])}-{d(3)}/{year}", f"{d(12)}", f"{d(3)}-{d(3)}-{d(1)}"]
    return said(licence_number(dice) if dice.chance(0.25) else dice.pick(shapes), "OTHER_NUMBER")


def file_name(dice: Dice, number: str) -> str:
    """As people and portals name files: it may repeat the number or look like a key."""
    plain_number = re.sub("\\W+", dice.pick(["_", "-", ""]), number)
    stem = dice.pick(
        [
            f"LO_{plain_number}", f"LO_{plain_number}_assinada", f"licenca-{plain_number}-final", f"scan{dice.digits(4)}",
            f"IMG-{dice.between(2015, 2026)}{dice.digits(4)}-WA{dice.digits(4)}",
            f"{invented_word(dice)}_{dice.between(2010, 2026)}_v{dice.digits(1)}",
            "".join((dice.pick("0123456789abcdef") for _ in range(dice.pick([8, 12, 32])))), f"Doc{dice.digits(6)}({dice.digits(1)})",
        ]
    )
    return stem + dice.pick([".pdf", ".pdf", ".PDF", ".xlsx", ".docx", ".jpg", ".p7s", ".ods", ".rtf", ""])


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


Part = Callable[[], None]


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
            "hid": lambda: said(f"***.{dice.digits(3)}.{dice.digits(3)}-**", "OTHER_ID"), "of": lambda: plain(firm(dice)),
            "con": lambda: plain(consultancy), "proc": lambda: process(dice), "on": lambda: other_number(dice),
            "li": lambda: said(licence_number(dice), "OTHER_NUMBER"), "prev": lambda: previous_number(dice),
            "pe": lambda: previous_expiry(dice), "od": lambda: other_date(dice), "ot": lambda: deadline(dice),
            "ol": lambda: said(link(dice), "OTHER_LINK"), "site": lambda: said(link(dice, False), "OTHER_LINK"),
            "sg": lambda: said(facts.issued if dice.chance(0.5) else facts.issued_in_words, "SIGNED"), "h": lambda: clock(dice),
            "law": lambda: law(dice), "place": lambda: place(dice), "file": lambda: file_name(dice, facts.number),
            "m": lambda: measure(dice), "cl": lambda: class_word(dice), "c": lambda: city(dice), "mail": lambda: email(dice),
            "tel": lambda: phone(dice), "cep": lambda: postcode(dice), "d1": lambda: dice.digits(1), "d2": lambda: dice.digits(2),
            "d3": lambda: dice.digits(3), "d4": lambda: dice.digits(4), "u": lambda: dice.pick(STATES),
            "ver": lambda: said(dice.pick(["1", "2", "01", "03", "1.0", "2.1", "v2", "00"]), "OTHER_NUMBER"),
            "year": lambda: str(dice.between(1992, 2026)),
        }

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

    def lines(self, *templates: str, size: float = 1, align: str | None = None) -> None:
        """Paragraphs; `?` before one drops it half of the time."""
        for template in templates:
            if self.is_kept(template):
                self.line(template.removeprefix("?"), size, align)
        self.page.gap(0.4)

    def is_kept(self, template: str) -> bool:
        return not template.startswith("?") or self.dice.chance(0.5)

    def entry(self, template: str) -> Entry:
        """`{Validade|Vence em}=<e>`."""
        head, value = template.removeprefix("?").split("=", 1)
        return (words(self.dice, head), self.say(value))

    def entries(self, *templates: str, how: str | None = None, shuffled: float = 0.2) -> None:
        kept = [self.entry(one) for one in templates if self.is_kept(one)]
        arrange(self.page, self.dice.shuffled(kept) if self.dice.chance(shuffled) else kept, how)

    def table(self, columns: dict[str, list[str]]) -> None:
        """Heads and their cells as templates; `?` before a head drops the column half of the time."""
        kept = [(words(self.dice, head.removeprefix("?")), cells) for head, cells in columns.items() if self.is_kept(head)]
        rows = [[self.say(cells[i]) for _, cells in kept] for i in range(len(kept[0][1]))]
        table(self.page, [head for head, _ in kept], rows)

    def head(self, align: str | None = None, size: float = 1) -> None:
        """The agency's lines."""
        dice, page = (self.dice, self.page)
        upper, align = (dice.chance(0.5), align or dice.pick(["centre", "centre", "left"]))
        for line in self.issuer.lines:
            self.scoped = True
            page.flow(said(line.upper() if upper else line, "AGENCY"), size=page.size * size, align=align)
        page.gap(0.5)

    def in_order(self, *parts: Part, loose: float = 0.3) -> None:
        """As given, or now and then in any order."""
        for part in self.dice.shuffled(parts) if self.dice.chance(loose) else parts:
            part()

    def some(self, *parts: Part, chance: float = 0.5) -> None:
        for part in parts:
            if self.dice.chance(chance):
                part()

    def _title(self) -> Text:
        name = self.title
        return said(self.dice.pick([name, name, name.upper()]), "TITLE")

    def _agency(self) -> Text:
        return self.issuer.mention()

    def _agency_in_full(self) -> Text:
        self.scoped = True
        return said(", ".join(self.issuer.lines[::-1]) or self.issuer.name, "AGENCY")


SIGNED = W.signed
CHECKED = W.checked


def carries(p: Paper) -> None:
    """The paper allows nothing but carrying dangerous goods."""
    p.facts.dangerous = True
    p.facts.activities = []
    p.title = words(p.dice, W.titles)
    p.slots["goods"] = said(words(p.dice, W.carries), "ACTIVITY")
    if not p.facts.plates:
        p.facts.plates = [plate(p.dice) for _ in range(p.dice.between(1, 6))]
