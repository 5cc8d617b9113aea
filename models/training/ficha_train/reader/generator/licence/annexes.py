"""Annexes: further pages of a licence, with tables and lists of what is not asked for."""

from ficha_train.reader.generator.arrange import heading, table
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import measure
from ficha_train.reader.generator.licence.facts import (
    Facts, deadline, licence_number, other_date, previous_expiry, previous_number, process,
)
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, plain, said, say
from ficha_train.reader.generator.values import cnpj, cpf, firm, person_name
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/annexes")


def annex(page: Page, facts: Facts) -> None:
    """One table or list that is no part of the licence's own data."""
    dice = page.dice
    kinds = {
        "documents": 2, "history": 1.6, "programme": 2, "team": 1.5, "receivers": 1.5, "points": 1, "products": 6 if facts.dangerous else 0,
    }
    {
        "documents": _documents, "history": _history, "programme": _programme, "team": _team, "receivers": _receivers, "points": _points,
        "products": _products,
    }[dice.weighted(kinds)](page, facts)


def _headed(page: Page, template: str) -> None:
    if page.dice.chance(0.75):
        heading(page, words(page.dice, template))


def _some(dice: Dice, heads: list[str], rows: list[list[Text]], keep: int) -> tuple[list[str], list[list[Text]]]:
    """All columns up to `keep`, and some of the others."""
    chosen = [i for i in range(len(heads)) if i < keep or dice.chance(0.6)]
    return ([heads[i] for i in chosen], [[row[i] for i in chosen] for row in rows])


def _documents(page: Page, facts: Facts) -> None:
    """The licence is one row among papers of the same firm."""
    dice = page.dice
    rows = []
    for name in dice.shuffled(W.papers)[: dice.between(1, 4)]:
        number = said(licence_number(dice) if dice.chance(0.5) else dice.digits(6), "OTHER_NUMBER")
        rows.append([plain(name), number, other_date(dice), other_date(dice)])
    if dice.chance(0.5):
        own = [
            plain(dice.pick(["Licença de Operação", "LO", "Esta licença", "Licença atual"])), facts.licence(), facts.issue(),
            facts.expiry(),
        ]
        rows.insert(dice.between(0, len(rows)), own)
    heads = [
        dice.wording(["Documento", "Tipo", "Ato", "Licença", "Espécie"]),
        dice.wording(["Número", "Nº", "Registro", "N.º do documento", "Identificação"]),
    ]
    heads += [
        dice.wording(["Emissão", "Data", "Expedição", "Data de emissão", "Início"]),
        dice.wording(["Validade", "Vencimento", "Válido até", "Fim", "Término"]),
    ]
    _headed(page, W.documents)
    table(page, *_some(dice, heads, rows, 2))


def _history(page: Page, facts: Facts) -> None:
    """Earlier licences of the same plant."""
    dice = page.dice
    rows = [[previous_number(dice), previous_expiry(dice), process(dice)] for _ in range(dice.between(1, 3))]
    heads = [dice.wording(W.history)]
    heads += [
        dice.wording(["Validade", "Vencimento", "Válida até", "Venceu em", "Validade anterior"]),
        dice.wording(["Processo", "Nº do processo", "Protocolo", "Autos", "PA"]),
    ]
    heading(page, words(dice, W.history_2))
    table(page, *_some(dice, heads, rows, 1))


def _programme(page: Page, facts: Facts) -> None:
    """What is measured, how often, and by when."""
    dice = page.dice
    what = W.programme
    rows = []
    for i in range(dice.between(2, 7)):
        rows.append(
            [
                plain(dice.pick(what)), deadline(dice), other_date(dice),
                plain(dice.pick(["Semestral", "Anual", "Mensal", "Única vez", "Contínua"])),
            ]
        )
        if dice.chance(0.3):
            rows[i][1] = say(dice, "{Até|Em até} <d>", d=deadline(dice))
    heads = [dice.wording(["Condicionante", "Parâmetro", "Exigência", "Item", "Programa", "Descrição"]), dice.wording(W.programme_2)]
    heads += [
        dice.wording(["Data limite", "Vencimento", "Entrega até", "Data", "Início"]),
        dice.wording(["Frequência", "Periodicidade", "Situação", "Repetição", "Amostragem"]),
    ]
    _headed(page, W.programme_3)
    table(page, *_some(dice, heads, rows, 1))


def _team(page: Page, facts: Facts) -> None:
    """Who wrote the studies: persons with numbers of their own."""
    dice = page.dice
    trades = W.team
    rows = []
    for _ in range(dice.between(1, 4)):
        art = said(dice.digits(dice.pick([7, 10, 13])), "OTHER_NUMBER")
        rows.append([said(person_name(dice), "PERSON"), plain(dice.pick(trades)), said(cpf(dice), "OTHER_ID"), art])
    heads = [
        dice.wording(["Nome", "Técnico", "Profissional", "Responsável técnico", "Equipe"]),
        dice.wording(["Formação", "Cargo", "Função", "Profissão", "Área"]),
    ]
    heads += [
        dice.wording(["CPF", "CPF nº", "Documento", "Inscrição", "C.P.F."]),
        dice.wording(["ART", "CREA", "Registro", "ART nº", "Conselho"]),
    ]
    _headed(page, "{Equipe técnica|Responsáveis|Responsáveis técnicos|Equipe de análise|Corpo técnico}")
    table(page, *_some(dice, heads, rows, 1))


def _receivers(page: Page, facts: Facts) -> None:
    """Firms that take the waste, with licences that expire."""
    dice = page.dice
    waste = W.receivers
    rows = []
    for _ in range(dice.between(1, 4)):
        licence = said(licence_number(dice), "OTHER_NUMBER")
        rows.append([plain(dice.pick(waste)), plain(firm(dice)), said(cnpj(dice), "OTHER_ID"), licence, other_date(dice)])
    heads = [
        dice.wording(["Resíduo", "Tipo de resíduo", "Material", "Descrição do resíduo", "Insumo"]),
        dice.wording(["Destinatário", "Receptor", "Empresa", "Transportador", "Destino"]),
    ]
    heads += [
        dice.pick(["CNPJ", "CNPJ do destinatário"]),
        dice.wording(["Licença", "LO nº", "Licença do receptor", "Nº da licença", "Autorização"]),
        dice.pick(["Validade", "Válida até", "Vencimento"]),
    ]
    _headed(page, W.receivers_2)
    table(page, *_some(dice, heads, rows, 2))


def _points(page: Page, facts: Facts) -> None:
    """Coordinates, wells, chimneys: numbers that are no identifiers."""
    dice = page.dice
    rows = [
        [
            plain(f"{dice.pick('PFCE')}{i + 1:02d}"), plain(f'''{dice.digits(2)}° {dice.digits(2)}' {dice.digits(2)},{dice.digits(1)}"'''),
            plain(f"{dice.digits(6)}/{dice.digits(7)}"), measure(dice),
        ] for i in range(dice.between(2, 6))
    ]
    heads = [
        dice.pick(["Ponto", "Poço", "Fonte"]), dice.pick(["Latitude", "Coordenada"]), dice.pick(["UTM", "E / N"]),
        dice.pick(["Vazão", "Capacidade"]),
    ]
    table(page, heads, rows)


def _products(page: Page, facts: Facts) -> None:
    """Goods with UN numbers and classes of risk: the licence is for carrying them."""
    dice = page.dice
    goods = W.products
    rows = []
    for _ in range(dice.between(1, 6)):
        rows.append(
            [
                plain(dice.digits(4)), plain(dice.pick(goods)), plain(dice.pick(["2.1", "3", "8", "6.1", "9", "5.1", "2.3"])),
                plain(dice.pick(["I", "II", "III"])),
            ]
        )
    heads = [dice.pick(["Nº ONU", "ONU", "Número da ONU"]), dice.pick(["Produto", "Nome para embarque", "Produto transportado"])]
    heads += [dice.pick(["Classe de risco", "Classe/Subclasse de risco", "Risco"]), dice.pick(["Grupo de embalagem", "GE"])]
    _headed(page, W.products_2)
    table(page, *_some(dice, heads, rows, 3))
