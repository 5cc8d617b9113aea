"""Papers that are none of the three types: their values belong to no field."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import footer, salad, sentence, unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.tokens import Slot, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("other/pages")


class Script(Engine):
    kind = "other"

    def __init__(self, page: Page) -> None:
        super().__init__(page, _slots(page.dice))
        self.align = page.dice.pick(["left", "justified"])


def other_script_page(page: Page, file: Paper) -> None:
    Script(page).show(file.body)
    if page.dice.chance(0.3):
        page.flow(footer(page.dice), size=page.size * 0.8)


def other_page(page: Page) -> dict[str, str]:
    dice = page.dice
    series = dice.weighted({"sourced": 0.6, "usual": 0.26, "prose": 0.11, "": 0.03})
    if series:
        other_script_page(page, dice.pick(papers("other", series)))
    else:
        _empty_page(page)
    return {"type": "other"}


def _empty_page(page: Page) -> None:
    """Text of no kind: an article, a page of notes, an unknown form."""
    dice = page.dice
    for _ in range(dice.between(3, 15)):
        kind = dice.between(0, 3)
        if kind == 0:
            arrange(page, [unknown_entry(dice) for _ in range(dice.between(2, 7))])
        else:
            page.flow(sentence(dice) if kind == 1 else salad(dice, dice.between(5, 40)))


def _slots(dice: Dice) -> dict[str, Slot]:
    """People, numbers and dates with the roles of such."""
    firm, name = (values.firm(dice), values.person_name(dice))

    def number(text: str) -> Slot:
        return said(text, "OTHER_NUMBER")

    def words(template: str, role: str | None = None) -> Slot:
        place, who = values.city(dice), values.person_name(dice, upper=False)
        state = dice.pick(values.STATE_NAMES)
        return say(dice, template, role, place=place, who=who, uf=dice.pick(values.STATES), state=state, num=str(dice.between(1, 9)))

    return {
        "firm": lambda: plain(firm), "firm2": lambda: plain(values.firm(dice)), "cnpj": lambda: said(values.cnpj(dice), "OTHER_ID"),
        "cpf": lambda: said(values.cpf(dice), "OTHER_ID"), "tax": lambda: said(values.tax_number(dice), "OTHER_ID"),
        "rg": lambda: number(f"{values.rg(dice)} {values.rg_issuer(dice)}"), "name": lambda: said(name, "PERSON"),
        "person": lambda: said(values.person_name(dice), "PERSON"), "who": lambda: plain(values.person_name(dice, upper=False)),
        "other": lambda: said(values.person_name(dice), "PERSON") if dice.chance(0.6) else plain(values.firm(dice)),
        "mother": lambda: said(values.person_name(dice, "f"), "PARENT"), "father": lambda: said(values.person_name(dice, "m"), "PARENT"),
        "d": lambda: said(values.date(dice), "OTHER_DATE"), "born": lambda: said(values.date(dice, None, 1940, 2022), "BIRTH"),
        "birth_place": lambda: said(f"{values.city(dice)}/{dice.pick(values.STATES)}", "BIRTH_PLACE"),
        "nationality": lambda: said(dice.pick(["BRASILEIRA", "brasileiro", "Brasileira", "BRA"]), "NATIONALITY"),
        "m": lambda: plain(f"{dice.pick(['R$ ', 'R$', ''])}{dice.between(0, 99)}.{dice.digits(3)},{dice.digits(2)}"),
        "n": lambda: number(dice.digits(dice.between(2, 7))), "long": lambda: number(dice.digits(dice.pick([10, 11, 15]))),
        "num": lambda: number(f"{dice.digits(dice.between(2, 6))}/{dice.between(2005, 2026)}"), "chassis": lambda: number("9BW" + dice.digits(14)),
        "process": lambda: number(f"{dice.digits(5)}.{dice.digits(6)}/{dice.between(2005, 2026)}-{dice.digits(2)}"),
        "case": lambda: said(values.case_number(dice), "CASE"), "num_case": lambda: number(values.case_number(dice)),
        "city": lambda: plain(f"{values.city(dice)}{dice.pick(['/', ' - ', '-', ', '])}{dice.pick(values.STATES)}"),
        "place": lambda: plain(values.city(dice)), "address": lambda: said(values.address(dice), "ADDRESS"),
        "uf": lambda: plain(dice.pick(values.STATES)), "state": lambda: plain(dice.pick(values.STATE_NAMES)),
        "plate": lambda: said(values.plate(dice), "PLATE"), "term": lambda: said(values.term(dice), "OTHER_TERM"),
        "key": lambda: said(values.code(dice), "KEY"), "link": lambda: said(values.link(dice), "LINK"), "t": lambda: plain(values.clock(dice)),
        "phone": lambda: number(values.phone(dice)), "mail": lambda: values.email(dice), "car": lambda: values.invented_word(dice).upper(),
        "year": lambda: str(dice.between(1990, 2026)), "d1": lambda: dice.digits(1), "d2": lambda: dice.digits(2), "d3": lambda: dice.digits(3),
        "x": lambda: plain(" ".join(values.invented_word(dice) for _ in range(dice.between(1, 3)))),
        "env": lambda: words(W.env, "AGENCY"), "court": lambda: words(W.court), "work": lambda: words(W.work),
        "traffic": lambda: words(W.traffic.replace("<d1>", "<num>"), "AGENCY"), "town": lambda: words(W.town, "AGENCY"),
    }
