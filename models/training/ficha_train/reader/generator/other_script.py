"""Papers that are none of the three types: what they are filled with."""

from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.other_words import city, day, money, number, person
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say


class Script(Engine):
    def __init__(self, page: Page) -> None:
        super().__init__(page, _slots(page.dice))
        self.align = page.dice.pick(["left", "justified"])


def other_script_page(page: Page, file: Paper) -> None:
    Script(page).show(file.body)
    if page.dice.chance(0.3):
        page.flow(footer(page.dice), size=page.size * 0.8)


def _slots(dice: Dice) -> dict[str, Slot]:
    """Values that belong to no field: people, numbers and dates with the roles of such."""
    firm, name = values.firm(dice), values.person_name(dice)
    other: Callable[[str], Text] = lambda text: said(text, "OTHER_ID")  # noqa: E731 - used thrice
    return {
        "firm": lambda: plain(firm),
        "firm2": lambda: plain(values.firm(dice)),
        "cnpj": lambda: other(values.cnpj(dice)),
        "cpf": lambda: other(values.cpf(dice)),
        "tax": lambda: other(values.tax_number(dice)),
        "rg": lambda: number(values.rg(dice)),
        "name": lambda: said(name, "PERSON"),
        "person": lambda: person(dice),
        "d": lambda: day(dice),
        "born": lambda: said(values.date(dice, None, 1940, 2022), "BIRTH"),
        "m": lambda: money(dice),
        "n": lambda: number(dice.digits(dice.between(2, 7))),
        "num": lambda: number(f"{dice.digits(dice.between(2, 6))}/{dice.between(2005, 2026)}"),
        "process": lambda: number(f"{dice.digits(5)}.{dice.digits(6)}/{dice.between(2005, 2026)}-{dice.digits(2)}"),
        "case": lambda: said(values.case_number(dice), "CASE"),
        "city": lambda: city(dice),
        "address": lambda: said(values.address(dice), "ADDRESS"),
        "uf": lambda: plain(dice.pick(values.STATES)),
        "state": lambda: plain(dice.pick(values.STATE_NAMES)),
        "plate": lambda: said(values.plate(dice), "PLATE"),
        "term": lambda: said(values.term(dice), "OTHER_TERM"),
        "key": lambda: said(values.code(dice), "KEY"),
        "link": lambda: said(values.link(dice), "LINK"),
        "t": lambda: plain(values.clock(dice)),
        "x": lambda: plain(" ".join(values.invented_word(dice) for _ in range(dice.between(1, 3)))),
        "env": lambda: say(
            dice,
            "{Instituto do Meio Ambiente de <place>|Secretaria de Estado do Meio Ambiente|Secretaria Municipal de Meio Ambiente de <place>"
            "|Fundação Estadual de Proteção Ambiental|Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis – IBAMA|"
            "Companhia Ambiental do Estado|Instituto Estadual do Ambiente|Agência Estadual de Meio Ambiente|Departamento de Meio Ambiente}",
            "AGENCY",
            place=values.city(dice),
        ),
        "court": lambda: say(
            dice,
            "{<num>ª Vara {de Família|de Família e Sucessões|Cível|da Infância e da Juventude}|Vara Única} da Comarca de <place>",
            num=str(dice.between(1, 9)),
            place=values.city(dice),
        ),
        "work": lambda: say(
            dice,
            "{extração de areia|abate de bovinos|comércio varejista de combustíveis|fabricação de móveis|beneficiamento de arroz|lavra de granito|"
            "transporte rodoviário de produtos perigosos|aterro sanitário|criação de suínos|loteamento residencial|usina fotovoltaica}",
        ),
    }
