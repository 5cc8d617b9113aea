"""Rows whose cells run together, captions in two lines, ticked kinds, running heads: what a generic arrangement does not draw."""

from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.licence_agencies import Agency
from ficha_train.reader.generator.licence_facts import Facts, previous_number, process
from ficha_train.reader.generator.licence_words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say

_SHORT_VALUES = {"ISSUE", "EXPIRY", "LICENSEE_ID", "LICENCE_NUMBER", "OTHER_DATE", "OTHER_NUMBER", "OTHER_ID"}


def joined_rows(page: Page, entries: list[Entry]) -> None:
    """Cells of a row read as one line: captions follow the value before them, now and then without a blank."""
    dice = page.dice
    case = dice.pick([str.upper, str, str.capitalize])
    sign, stuck = dice.pick([":", ":", "", " :"]), dice.chance(0.25)
    line: Text = []
    for at, (head, value) in enumerate(entries):
        if at and dice.chance(0.45):
            page.flow(line)
            line = []
        label = caption(case(head) + sign)
        if stuck and line and line[-1].role in _SHORT_VALUES and dice.chance(0.5):
            last = line.pop()
            line += [replace(last, text=last.text + label[0].text), *(replace(t, begins=i == 0) for i, t in enumerate(label[1:]))]
        else:
            line += label
        line += value
    page.flow(line)
    page.gap()


def tall_captions(page: Page, entries: list[Entry]) -> None:
    """Narrow cells whose captions wrap over two or three lines, the value beside their middle or their first line."""
    dice = page.dice
    share, size = dice.uniform(0.1, 0.17), page.size * dice.pick([1, 0.9, 0.8])
    middle = page.left + page.inner * share
    for head, value in entries:
        tail = dice.pick(["", "", " da licença", " do empreendimento", " (art. 18)", " deste documento", " ambiental"])
        top = page.y
        below = page.flow(caption(head + tail + dice.pick(["", ":"])), page.left, middle, top, size)
        offset = max(0.0, (below - top - page.size) / 2) if dice.chance(0.5) else 0.0
        page.y = max(below, page.flow(value, middle + 6, page.right, top + offset)) + page.size * 0.3
    page.gap()


def spread_rows(page: Page, entries: list[Entry]) -> None:
    """Two entries a row, the second far at the right and not quite on the same baseline."""
    dice = page.dice
    for at in range(0, len(entries), 2):
        top = page.y
        lowest = top
        for j, (head, value) in enumerate(entries[at : at + 2]):
            left = page.left + page.inner * (0 if j == 0 else dice.uniform(0.5, 0.62))
            right = page.left + page.inner * 0.48 if j == 0 else page.right
            lowest = max(lowest, page.flow([*caption(head + ":"), *value], left, right, top + dice.uniform(-0.15, 0.15) * page.size))
        page.y = lowest
    page.gap()


def kind_ticks(page: Page) -> None:
    """Which licence it is, of a printed choice."""
    dice = page.dice
    names = dice.pick(
        [["LP", "LI", "LO"], ["Prévia", "Instalação", "Operação"], ["Licença Prévia", "Licença de Instalação", "Licença de Operação"]]
    )
    mark = dice.pick(["(X)", "( X )", "[X]", "☒"])
    empty = {"(X)": "( )", "( X )": "(  )", "[X]": "[ ]", "☒": "☐"}[mark]
    text = caption(dice.pick(["Tipo de licença:", "Fase:", "Modalidade:", "Tipo:"]))
    for name in names:
        text = [*text, *plain(mark if name == names[-1] else empty), *plain(name)]
    page.flow(text)
    page.gap(0.4)


def dangerous_transport(page: Page, facts: Facts) -> None:
    """The federal authorisation for carrying dangerous goods: a register's number, no activity."""
    dice = page.dice
    facts.activities = []
    head = words(
        dice,
        "{N.º de registro no Banco de Dados|Registro no banco de dados[ nº]|Nº do registro|Registro n.º|Número do cadastro da autorização}",
    )
    entries = [
        (head, facts.licence()),
        (caption_of(dice, "tax"), facts.tax_id()),
        (words(dice, "{Nome/razão social|Transportador|Empresa|Razão social|Autorizada|Nome ou razão social}"), facts.holder()),
        (words(dice, "{Válido até|Validade|Válida até|Autorização válida até|Vencimento}"), facts.expiry()),
        (words(dice, "{Emitido em|Data de emissão|Emissão|Data da consulta e emissão|Expedida em}"), facts.issue()),
    ]
    if dice.chance(0.6):
        number = said(dice.digits(7), "OTHER_NUMBER")
        entries.insert(dice.between(0, 2), (words(dice, "{CTF|CTF/APP|Registro n.º IBAMA|Cadastro Técnico Federal|Nº do CTF}"), number))
    if dice.chance(0.5):
        entries.append((caption_of(dice, "address"), facts.site_of_work()))
    {"joined": joined_rows, "tall": tall_captions, "spread": spread_rows}[dice.pick(["joined", "tall", "spread"])](page, entries)
    text = say(
        dice,
        "{O transportador|A empresa} {acima identificad{o|a} |}{está autorizad{o|a} a {realizar|exercer} o|fica autorizad{o|a} ao}"
        " transporte {interestadual|rodoviário|} de produtos perigosos[, nos modais rodoviário e ferroviário][, em todo o território"
        " nacional].",
    )
    page.flow(text)
    page.gap()


def side_cells(page: Page, facts: Facts) -> None:
    """Number, dates and process in one narrow strip of cells, as under a title."""
    dice = page.dice
    cells: list[list[Paragraph]] = []
    makers = [
        (caption_of(dice, "number"), facts.licence()),
        (caption_of(dice, "expiry"), facts.expiry()),
        (caption_of(dice, "issue"), facts.issue()),
        (caption_of(dice, "process"), said(f"{dice.digits(5)}/{dice.between(2008, 2025)}", "OTHER_NUMBER")),
        (caption_of(dice, "version"), said(f"{dice.between(0, 9):02d}", "OTHER_NUMBER")),
        (caption_of(dice, "tax"), facts.tax_id()),
    ]
    for head, value in dice.shuffled(makers)[: dice.between(2, 5)]:
        under = dice.chance(0.8)
        label = Paragraph(caption(head), page.size * 0.8)
        cells.append([label, Paragraph(value, page.size)] if under else [Paragraph([*caption(head + ":"), *value], page.size)])
    page.row(cells, page.columns(len(cells)))
    page.gap()


def running_head(page: Page, facts: Facts, issuer: Agency, name: str) -> None:
    """What further pages repeat at their top."""
    dice = page.dice
    parts: list[Text] = []
    if dice.chance(0.5):
        parts.append(said(issuer.name, "AGENCY"))
    if dice.chance(0.85):
        parts.append([*said(name, "TITLE"), *caption(dice.pick(["Nº", "nº", "N°", "n."])), *facts.licence()])
    if dice.chance(0.3):
        parts.append([*caption(caption_of(dice, "process") + ":"), *process(dice)])
    if dice.chance(0.25):
        parts.append([*caption(caption_of(dice, "expiry") + ":"), *facts.expiry()])
    if dice.chance(0.2):
        parts.append([*caption("CNPJ:"), *facts.tax_id()])
    parts.append(
        plain(dice.wording(["Página 2 de 3", "Folha 2/4", "2/3", "Pág. 2", "continuação", "fls. 2", "Continuação da licença", "Anexo"]))
    )
    page.gap(1)
    if dice.chance(0.5):
        page.row([[Paragraph(part, page.size * 0.9)] for part in parts], page.columns(len(parts)))
        return
    sign = dice.pick(["-", "|", "–", ""])
    text = parts[0]
    for part in parts[1:]:
        text = [*text, *plain(sign), *part]
    page.flow(text, size=page.size * dice.uniform(0.7, 1), align=dice.pick(["left", "right", "centre"]))
    page.gap()


def numbers_in_a_line(page: Page, facts: Facts) -> None:
    """`LO nº 12/2020 – Processo nº … – Parecer nº … – Versão 2`, in any order."""
    dice = page.dice
    parts: list[Text] = [[*caption(caption_of(dice, "number") + dice.pick([":", ""])), *facts.licence()]]
    for kind in dice.shuffled(["process", "process", "version", "previous", "expiry"])[: dice.between(1, 3)]:
        value = {
            "process": lambda: process(dice),
            "version": lambda: said(dice.pick(["01", "2", "00", "3.0"]), "OTHER_NUMBER"),
            "previous": lambda: previous_number(dice),
            "expiry": facts.expiry,
        }[kind]()
        parts.append([*caption(caption_of(dice, kind) + dice.pick([":", ""])), *value])
    sign = dice.pick(["–", "-", "|", "/", "•", ""])
    line: Text = []
    for number, part in enumerate(dice.shuffled(parts)):
        line += part if number == 0 else [*plain(sign), *part]
    page.flow(line, align=dice.pick(["left", "centre", "right"]))
    page.gap(0.5)
