"""Papers that are none of the three types: captions and tables, prose, and those that are data."""

from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import arrange, heading, table
from ficha_train.reader.generator.background import footer, salad, sentence, unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.engine import Engine
from ficha_train.reader.generator.other.words import a, city, day, entries, money, number, person
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper, papers
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, said, say, upper
from ficha_train.reader.generator.wordings import wordings

W = wordings("other/pages")

PAPERS = [tuple(one) for one in W.papers]


def paper_page(page: Page) -> None:
    dice = page.dice
    _, title, issuer, names = dice.random.choices(PAPERS, [paper[0] for paper in PAPERS])[0]
    align = dice.pick(["left", "centre", "centre"])
    if dice.chance(0.85):
        page.flow(issuer_line(dice, issuer), align=align, size=page.size * dice.uniform(0.9, 1.3))
    if dice.chance(0.15):
        page.flow(footer(dice), align=align, size=page.size * 0.8)
    if dice.chance(0.9):
        text = say(dice, title, "TITLE")
        text = [type(t)(t.text.upper(), t.role, t.begins) for t in text] if dice.chance(0.6) else text
        page.flow(text, size=page.size * dice.uniform(1, 1.7), align=align)
        page.gap()
    found = entries(dice, names)
    cut = len(found) // 2 if dice.chance(0.4) else len(found)
    for part in (found[:cut], found[cut:]):
        if part and dice.chance(0.3):
            heading(page, dice.pick(W.paper_page))
        arrange(page, part)
    for _ in range(dice.pick([0, 0, 1, 1, 2]) if issuer in ("firm", "school", "clinic") else 0):
        _rows(page)
    for _ in range(dice.pick([0, 0, 1, 2, 6])):
        page.flow(sentence(dice) if dice.chance(0.8) else salad(dice, dice.between(5, 30)))
    close(page)


def issuer_line(dice: Dice, kind: str) -> Text:
    if kind == "firm":
        return plain(values.firm(dice))
    return say(
        dice, W.issuers[kind], "AGENCY" if kind in ("traffic", "town") else None, uf=dice.pick(values.STATES),
        state=dice.pick(values.STATE_NAMES), city=values.city(dice), n=str(dice.between(1, 9)),
        who=lambda: values.person_name(dice, upper=False),
    )


def close(page: Page) -> None:
    """Place, date, names, where it can be checked."""
    dice = page.dice
    page.gap()
    if dice.chance(0.5):
        page.flow([*ended(city(dice), ","), *day(dice)], align=dice.pick(["left", "right"]))
    for _ in range(dice.pick([0, 1, 1, 2])):
        page.flow(person(dice))
        page.flow(a(dice, "Diretor", "Oficial", "Contador", "Escrevente", "Secretária", "Responsável", "Médico do trabalho", "Assinatura"))
    if dice.chance(0.25):
        page.flow(say(dice, W.close, l=said(values.link(dice), "LINK"), k=said(values.code(dice), "KEY")))
    if dice.chance(0.4):
        page.flow(footer(dice), size=page.size * 0.8)


def _rows(page: Page) -> None:
    """Items with sums, people with numbers, or courses with marks."""
    dice = page.dice
    kind = dice.between(0, 3)
    count = dice.between(2, 8)
    word = lambda: plain(" ".join((values.invented_word(dice) for _ in range(dice.between(1, 3)))))
    if kind == 0:
        heads = [
            "Descrição", dice.pick(["Qtd.", "Quantidade"]), dice.pick(["Valor", "Vencimentos", "Preço"]), dice.pick(["Total", "Descontos"]),
        ]
        rows = [[word(), plain(str(dice.between(1, 99))), money(dice), money(dice)] for _ in range(count)]
    elif kind == 1:
        heads = [
            dice.pick(["Nome", "Aluno", "Empregado", "Candidato"]), dice.pick(["CPF", "Documento"]),
            dice.pick(["Data", "Nascimento", "Admissão"]), "Situação",
        ]
        rows = [
            [person(dice), said(values.cpf(dice), "OTHER_ID"), day(dice), a(dice, "Ativo", "Aprovado", "-", "Regular")]
            for _ in range(count)
        ]
    elif kind == 2:
        heads = ["Placa", "Modelo", dice.pick(["Proprietário", "Motorista", "Responsável"]), dice.pick(["Vencimento", "Data", "Validade"])]
        rows = [[said(values.plate(dice), "PLATE"), word(), person(dice), day(dice)] for _ in range(count)]
    else:
        heads = [
            dice.pick(["Código", "Nº", "Item"]), dice.pick(["Disciplina", "Produto", "Evento"]), dice.pick(["Nota", "Unid.", "Carga"]),
            "Data",
        ]
        rows = [[number(dice.digits(dice.between(2, 6))), word(), plain(str(dice.between(1, 100))), day(dice)] for _ in range(count)]
    table(page, heads, rows)


_KINDS: dict[str, tuple[float, str, list[str]]] = {
    "lawsuit": (
        1.5, "{Sentença|Despacho|Decisão|Mandado|Alvará judicial|Ofício|Acórdão|Edital de citação|Certidão|Petição inicial}", W.lawsuit,
    ), "contract": (
        1.5,
        "{Contrato de {locação|prestação de serviços|compra e venda|trabalho|comodato|frete}|Procuração|Termo aditivo|Contrato social|Escritura pública}",
        W.contract,
    ), "certificate": (
        2,
        "{Certificado|Certidão|Atestado|Declaração|Recibo|Procuração|Declaração de residência|Certificado de conclusão|Carta de referência}",
        W.certificate,
    ),
}


def prose_page(page: Page) -> None:
    dice = page.dice
    _, title, wordings = _KINDS[dice.weighted({name: kind[0] for name, kind in _KINDS.items()})]
    if dice.chance(0.6):
        lines = ["Poder Judiciário", "Tribunal de Justiça"] if wordings is W.lawsuit else [values.firm(dice)]
        for line in lines:
            page.flow(plain(line.upper() if dice.chance(0.5) else line), align="centre")
    page.gap()
    text = say(dice, title, "TITLE")
    page.flow(
        upper(text) if dice.chance(0.6) else text, size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "centre", "left"])
    )
    page.gap()
    align = dice.pick(["justified", "justified", "left"])
    count = dice.pick([1, 2, 3, 5, 8])
    for i in range(count):
        mark = plain(f"{i + 1}.") if count > 2 and dice.chance(0.2) else []
        page.flow([*mark, *_sentence(dice, wordings)], align=align, indent=dice.pick([0, 0, 25]))
        for _ in range(dice.pick([0, 0, 1, 2])):
            page.flow(sentence(dice) if dice.chance(0.8) else salad(dice, dice.between(5, 25)), align=align)
        page.gap(dice.uniform(0, 1))
    close(page)


def _sentence(dice: Dice, wordings: list[str]) -> Text:
    return say(
        dice, dice.wording(wordings), p=lambda: person(dice), q=lambda: person(dice) if dice.chance(0.6) else values.firm(dice),
        j=lambda: said(values.person_name(dice), "PERSON"), c=lambda: said(values.cpf(dice), "OTHER_ID"),
        cnpj=lambda: said(values.cnpj(dice), "OTHER_ID"), firm=lambda: values.firm(dice), d=lambda: day(dice), e=lambda: day(dice),
        t=lambda: values.clock(dice), m=lambda: money(dice), n=lambda: number(dice.digits(dice.between(1, 6))),
        x=lambda: " ".join((values.invented_word(dice) for _ in range(dice.between(1, 3)))),
        nat=lambda: said(dice.pick(["brasileiro", "brasileira"]), "NATIONALITY"), address=lambda: said(values.address(dice), "ADDRESS"),
        city=lambda: city(dice), term=lambda: said(values.term(dice), "OTHER_TERM"), plate=lambda: said(values.plate(dice), "PLATE"),
        case=lambda: said(values.case_number(dice), "OTHER_NUMBER"), father=lambda: said(values.person_name(dice, "m"), "PARENT"),
        mother=lambda: said(values.person_name(dice, "f"), "PARENT"),
    )


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
    firm, name = (values.firm(dice), values.person_name(dice))
    other: Callable[[str], Text] = lambda text: said(text, "OTHER_ID")
    return {
        "firm": lambda: plain(firm), "firm2": lambda: plain(values.firm(dice)), "cnpj": lambda: other(values.cnpj(dice)),
        "cpf": lambda: other(values.cpf(dice)), "tax": lambda: other(values.tax_number(dice)), "rg": lambda: number(values.rg(dice)),
        "name": lambda: said(name, "PERSON"), "person": lambda: person(dice), "d": lambda: day(dice),
        "born": lambda: said(values.date(dice, None, 1940, 2022), "BIRTH"), "m": lambda: money(dice),
        "n": lambda: number(dice.digits(dice.between(2, 7))),
        "num": lambda: number(f"{dice.digits(dice.between(2, 6))}/{dice.between(2005, 2026)}"),
        "process": lambda: number(f"{dice.digits(5)}.{dice.digits(6)}/{dice.between(2005, 2026)}-{dice.digits(2)}"),
        "case": lambda: said(values.case_number(dice), "CASE"), "city": lambda: city(dice),
        "address": lambda: said(values.address(dice), "ADDRESS"), "uf": lambda: plain(dice.pick(values.STATES)),
        "state": lambda: plain(dice.pick(values.STATE_NAMES)), "plate": lambda: said(values.plate(dice), "PLATE"),
        "term": lambda: said(values.term(dice), "OTHER_TERM"), "key": lambda: said(values.code(dice), "KEY"),
        "link": lambda: said(values.link(dice), "LINK"), "t": lambda: plain(values.clock(dice)),
        "x": lambda: plain(" ".join((values.invented_word(dice) for _ in range(dice.between(1, 3))))),
        "env": lambda: say(dice, W.slots, "AGENCY", place=values.city(dice)),
        "court": lambda: say(dice, W.slots_2, num=str(dice.between(1, 9)), place=values.city(dice)), "work": lambda: say(dice, W.slots_3),
    }


def other_page(page: Page) -> dict[str, str]:
    page.dice.weighted({_sourced_page: 0.6, paper_page: 0.26, prose_page: 0.11, _empty_page: 0.03})(page)
    return {"type": "other"}


def _sourced_page(page: Page) -> None:
    """What stands beside the three types in their own world: requests, fines, opinions, petitions, reports."""
    other_script_page(page, page.dice.pick(papers("other")))


def _empty_page(page: Page) -> None:
    """Text of no kind: an article, a page of notes, an unknown form."""
    dice = page.dice
    for _ in range(dice.between(3, 15)):
        kind = dice.between(0, 3)
        if kind == 0:
            arrange(page, [unknown_entry(dice) for _ in range(dice.between(2, 7))])
        else:
            page.flow(sentence(dice) if kind == 1 else salad(dice, dice.between(5, 40)))
