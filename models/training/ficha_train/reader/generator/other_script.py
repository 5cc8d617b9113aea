"""
Papers that are none of the three types, as templates, a line each; a word before it says what the line is.

`=` title, `#` heading, `^` centred, `>` at the right, `;` small, `-` item, `E` captions with values (`Autuado = <firm> ¦ CNPJ = <cnpj>`),
`T` the rows of one table (`<…>` anew in each: `T* 6` repeats the last row up to so many times), `$ 3` up to three sentences of no value,
else a paragraph. `?` before a line: only on some papers; `~`: in any order with the other such lines beside it.
"""

from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import arrange, heading, table
from ficha_train.reader.generator.background import footer, sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_template_lines import template_lines
from ficha_train.reader.generator.other_words import city, day, money, number, person
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.paper_files import PaperFile
from ficha_train.reader.generator.tokens import Slot, Text, plain, said, say

_ALIGN = {"^": "centre", ">": "right"}


def other_script_page(page: Page, file: PaperFile) -> None:
    dice, slots = page.dice, _slots(page.dice)
    align = dice.pick(["left", "justified"])
    rows: list[list[Text]] = []
    lines = template_lines(dice, file.body)
    for at, line in enumerate(lines):
        kind, _, rest = line.partition(" ")
        if kind in ("T", "T*"):
            rows += _rows(dice, kind, rest, lines[at - 1], slots)
            if at + 1 == len(lines) or lines[at + 1][:1] != "T":
                table(page, [" ".join(token.text for token in cell) for cell in rows[0]], rows[1:])
                rows = []
        else:
            _line(page, kind, rest, line, slots, align)
    if dice.chance(0.3):
        page.flow(footer(dice), size=page.size * 0.8)


def _line(page: Page, kind: str, rest: str, line: str, slots: dict[str, Slot], align: str) -> None:
    dice = page.dice
    if kind == "=":
        page.flow(say(dice, rest, "TITLE", **slots), size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre", "centre"]))
        page.gap()
    elif kind == "#":
        heading(page, " ".join(token.text for token in say(dice, rest, **slots)))
    elif kind in ("^", ">", ";"):
        page.flow(say(dice, rest, **slots), size=page.size * (0.8 if kind == ";" else 1), align=_ALIGN.get(kind, "left"))
    elif kind == "E":
        pairs = [part.partition(" = ") for part in rest.split("¦")]
        arrange(page, [(" ".join(t.text for t in say(dice, name.strip())), say(dice, value.strip(), **slots)) for name, _, value in pairs])
    elif kind == "$":
        for _ in range(dice.between(0, int(rest))):
            page.flow(sentence(dice), align=align)
    else:
        page.flow(say(dice, ("- " if kind == "-" else "") + (rest if kind == "-" else line), **slots), align=align)
        page.gap(0.3)


def _rows(dice: Dice, kind: str, rest: str, before: str, slots: dict[str, Slot]) -> list[list[Text]]:
    template = before.partition(" ")[2] if kind == "T*" else rest
    count = dice.between(1, int(rest)) if kind == "T*" else 1
    return [[say(dice, cell.strip(), **slots) for cell in template.split("¦")] for _ in range(count)]


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
