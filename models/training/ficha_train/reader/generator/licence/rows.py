"""Captions and values in rows of licences' own, plates, the question on dangerous goods, signatures."""

from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange, heading, table
from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.agencies import Agency
from ficha_train.reader.generator.licence.conditions import OFFICES, authenticity, digital_signature, placed_and_dated, previous_entries
from ficha_train.reader.generator.licence.facts import Facts, licence_number, other_date, previous_expiry, previous_number, process
from ficha_train.reader.generator.licence.words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say
from ficha_train.reader.generator.values import STATES, city, clock, cnpj, cpf, email, firm, person_name, phone, postcode
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/rows")

_SHORT_VALUES = {"ISSUE", "EXPIRY", "LICENSEE_ID", "LICENCE_NUMBER", "OTHER_DATE", "OTHER_NUMBER", "OTHER_ID"}


def joined_rows(page: Page, entries: list[Entry]) -> None:
    """Cells of a row read as one line: captions follow the value before them, now and then without a blank."""
    dice = page.dice
    case = dice.pick([str.upper, str, str.capitalize])
    sign, stuck = (dice.pick([":", ":", "", " :"]), dice.chance(0.25))
    line: Text = []
    for at, (head, value) in enumerate(entries):
        if at and dice.chance(0.45):
            page.flow(line)
            line = []
        label = caption(case(head) + sign)
        if stuck and line and (line[-1].role in _SHORT_VALUES) and dice.chance(0.5):
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
    share, size = (dice.uniform(0.1, 0.17), page.size * dice.pick([1, 0.9, 0.8]))
    middle = page.left + page.inner * share
    for head, value in entries:
        tail = dice.pick(W.tall_captions)
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
    head = words(dice, W.dangerous_transport)
    entries = [
        (head, facts.licence()), (caption_of(dice, "tax"), facts.tax_id()),
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
    text = say(dice, W.dangerous_transport_2)
    page.flow(text)
    page.gap()


def side_cells(page: Page, facts: Facts) -> None:
    """Number, dates and process in one narrow strip of cells, as under a title."""
    dice = page.dice
    cells: list[list[Paragraph]] = []
    makers = [
        (caption_of(dice, "number"), facts.licence()), (caption_of(dice, "expiry"), facts.expiry()),
        (caption_of(dice, "issue"), facts.issue()),
        (caption_of(dice, "process"), said(f"{dice.digits(5)}/{dice.between(2008, 2025)}", "OTHER_NUMBER")),
        (caption_of(dice, "version"), said(f"{dice.between(0, 9):02d}", "OTHER_NUMBER")), (caption_of(dice, "tax"), facts.tax_id()),
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
    parts.append(plain(dice.wording(W.running_head)))
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
            "process": lambda: process(dice), "version": lambda: said(dice.pick(["01", "2", "00", "3.0"]), "OTHER_NUMBER"),
            "previous": lambda: previous_number(dice), "expiry": facts.expiry,
        }[kind]()
        parts.append([*caption(caption_of(dice, kind) + dice.pick([":", ""])), *value])
    sign = dice.pick(["–", "-", "|", "/", "•", ""])
    line: Text = []
    for number, part in enumerate(dice.shuffled(parts)):
        line += part if number == 0 else [*plain(sign), *part]
    page.flow(line, align=dice.pick(["left", "centre", "right"]))
    page.gap(0.5)


def number_entries(facts: Facts, printed_above: bool) -> list[Entry]:
    dice = facts.dice
    out: list[Entry] = []
    if not printed_above or dice.chance(0.15):
        out.append((caption_of(dice, "number"), facts.licence()))
        if dice.chance(0.2):
            out.append((caption_of(dice, "version"), said(dice.pick(["01", "02", "1", "00", "3"]), "OTHER_NUMBER")))
    if dice.chance(0.22):
        out += previous_entries(facts)
    for _ in range(dice.pick([0, 1, 1, 1, 2, 3])):
        value = (
            process(dice) if dice.chance(0.75) else said(dice.pick([dice.digits(7), dice.digits(6), licence_number(dice)]), "OTHER_NUMBER")
        )
        out.append((caption_of(dice, "process"), value))
    return dice.shuffled(out) if dice.chance(0.3) else out


def holder_entries(facts: Facts) -> list[Entry]:
    dice = facts.dice
    out: list[Entry] = [(caption_of(dice, "licensee"), facts.holder()), (caption_of(dice, "tax"), facts.tax_id())]
    if dice.chance(0.1):
        sign = dice.pick([" - ", " / ", " – ", ", CNPJ ", " "])
        out = [(caption_of(dice, "licensee"), [*facts.holder(), *plain(sign), *facts.tax_id()])]
    if dice.chance(0.75):
        out.append((caption_of(dice, "address"), facts.site_of_work()))
    if dice.chance(0.35):
        out.append((dice.wording(W.holder_entries), plain(f"{city(dice)}/{dice.pick(STATES)}")))
    if dice.chance(0.2):
        out.append((dice.pick(["CEP", "Cep"]), plain(postcode(dice))))
    if dice.chance(0.1):
        out.append((dice.pick(["Telefone", "Contato", "Fone"]), plain(phone(dice))))
    if dice.chance(0.08):
        out.append((dice.pick(["E-mail", "Correio eletrônico"]), plain(email(dice))))
    if dice.chance(0.22):
        out.append((caption_of(dice, "other_id"), said(cpf(dice) if dice.chance(0.6) else cnpj(dice), "OTHER_ID")))
    if dice.chance(0.25):
        person = said(person_name(dice), "PERSON")
        if dice.chance(0.3):
            person = [*person, *say(dice, "{- |}CPF[:] <c>", c=said(cpf(dice), "OTHER_ID"))]
        if dice.chance(0.2):
            person = [*person, *say(dice, "{CREA|CRQ|CRBio}[-SP][:] <n>", n=said(dice.digits(7), "OTHER_NUMBER"))]
        out.append((caption_of(dice, "person"), person))
    if dice.chance(0.13):
        names = W.holder_entries_2
        out.append((dice.wording(names), plain(firm(dice))))
    return dice.shuffled(out) if dice.chance(0.3) else out


def date_entries(facts: Facts) -> list[Entry]:
    """Issue and end, as dates, as a term, as a period; other dates beside them."""
    dice = facts.dice
    out: list[Entry] = []
    if dice.chance(0.92):
        out.append(_end(facts))
    if dice.chance(0.72):
        value = facts.issue() if dice.chance(0.85) else facts.issue_in_words()
        if dice.chance(0.08):
            value = [*value, *plain(dice.pick([clock(dice), "às " + clock(dice)]))]
        out.append((caption_of(dice, "issue"), value))
    for _ in range(dice.pick([0, 0, 0, 1, 1, 2])):
        out.append((caption_of(dice, "other_date"), other_date(dice)))
    if dice.chance(0.06):
        out.append((caption_of(dice, "previous_expiry"), previous_expiry(dice)))
    return dice.shuffled(out) if dice.chance(0.5) else out


def _end(facts: Facts) -> Entry:
    dice: Dice = facts.dice
    kind = dice.weighted({"date": 0.58, "term": 0.2, "period": 0.1, "both": 0.07, "open": 0.05})
    if kind == "date":
        return (caption_of(dice, "expiry"), facts.expiry())
    if kind == "open":
        value = dice.wording(W.end)
        return (caption_of(dice, "term"), plain(value))
    if kind == "term":
        return (caption_of(dice, "term"), _since(facts))
    template = "{De <i> a <e>|<i> {-|a|à|até} <e>|{entre|de} <i> {e|a} <e>|<i> à <e>|de <i> até <e>}"
    if kind == "both":
        template = W.end_2
    return (caption_of(dice, "term"), say(dice, template, i=facts.issue, e=facts.expiry, t=facts.term))


def _since(facts: Facts) -> Text:
    return say(facts.dice, W.since, t=facts.term)


def plates(page: Page, facts: Facts) -> None:
    """In a sentence, a table, columns without heads, or a form."""
    if not facts.plates:
        return
    dice = page.dice
    marked = [said(plate, "PLATE") for plate in facts.plates]
    how = dice.arrangement({"sentence": 3, "table": 4, "columns": 3, "entry": 2, "lines": 1}, ("with state", "with kind"))
    if how == "sentence":
        sign = dice.pick([",", ",", ";", " /", " -", ""])
        text = caption(words(dice, W.introduced))
        for i, plate in enumerate(marked):
            text += plate if i == len(marked) - 1 else _separated(plate, sign)
        page.flow(text)
    elif how == "table":
        _plate_table(page, marked)
    elif how == "columns":
        heading(page, dice.wording(W.plates))
        _columns(page, marked)
    elif how == "entry":
        arrange(page, [(caption_of(dice, "plate"), plate) for plate in marked[:4]])
        facts.plates = facts.plates[:4]
    elif how == "lines":
        for plate in marked:
            page.flow([*plain(dice.pick(W.kinds)), *caption("placa"), *plate])
    elif how == "with state":
        _columns(page, [[*plate, *plain(dice.pick(STATES))] for plate in marked])
    else:
        _columns(page, [[*plate, *plain(dice.pick(W.kinds))] for plate in marked])
    page.gap()


def _separated(plate: Text, sign: str) -> Text:
    return ended(plate, sign) if sign in (",", ";") else [*plate, *plain(sign)]


def _columns(page: Page, marked: list[Text]) -> None:
    count = page.dice.between(2, 5)
    for at in range(0, len(marked), count):
        row = marked[at : at + count]
        page.row([[Paragraph(cell, page.size)] for cell in row], page.columns(count)[: len(row) + 1])


def _plate_table(page: Page, marked: list[Text]) -> None:
    dice = page.dice
    columns = {
        "plate": (caption_of(dice, "plate"), lambda i: marked[i]),
        "no": (dice.pick(["Renavam", "Chassi", "RNTRC", "CIV", "CIPP", "Nº"]), lambda i: said(dice.digits(9), "OTHER_NUMBER")),
        "kind": (dice.pick(["Tipo", "Modelo", "Espécie", "Marca/Modelo", "Descrição"]), lambda i: plain(dice.pick(W.kinds))), "year": (
            dice.pick(["Ano", "Ano fab.", "UF"]), lambda i: plain(str(dice.between(1995, 2025)) if dice.chance(0.5) else dice.pick(STATES)),
        ), "item": (dice.pick(["Item", "Ordem", "#"]), lambda i: plain(str(i + 1))),
    }
    if len(marked) >= 4 and dice.chance(0.15):
        half = (len(marked) + 1) // 2
        rows = [[marked[i], marked[i + half] if i + half < len(marked) else plain("-")] for i in range(half)]
        table(page, [dice.pick(["Cavalo", "Placa do cavalo", "Placa"]), dice.pick(["Reboque", "Placa do reboque", "Placa"])], rows)
        return
    names = ["plate", *dice.shuffled(["no", "kind", "year", "item"])[: dice.between(0, 3)]]
    names = dice.shuffled(names)
    table(page, [columns[name][0] for name in names], [[columns[name][1](i) for name in names] for i in range(len(marked))])


def danger_question(page: Page, facts: Facts) -> bool:
    """Asks and answers; the answer is the document's class."""
    dice = page.dice
    answer = facts.dangerous or dice.chance(0.4)
    facts.dangerous = answer
    if dice.chance(0.22):
        template = W.allows if answer else W.forbids
        page.flow(say(dice, template))
        page.gap()
        return answer
    question = words(dice, W.question)
    if dice.chance(0.35):
        mark = dice.pick(["X", "x"])
        yes, no = (mark, "") if answer else ("", mark)
        shape = dice.pick(W.danger_question)
        if dice.chance(0.2):
            text = "☒ Sim ☐ Não" if answer else "☐ Sim ☒ Não"
        else:
            text = shape.format(yes or " ", no or " ")
    else:
        text = (
            dice.pick(["Sim", "SIM", "Sim", "Autorizado", "S"]) if answer
            else dice.pick(["Não", "NÃO", "Não", "Não autorizado", "N", "Não se aplica"])
        )
    entries = [(question, plain(text))]
    if dice.chance(0.2):
        stored = words(dice, W.danger_question_2)
        entries.insert(dice.between(0, 1), (stored, plain(dice.pick(["Sim", "Não", "SIM", "NÃO"]))))
    if dice.chance(0.4):
        other = dice.wording(W.danger_question_3)
        entries.insert(dice.between(0, 1), (other, plain(dice.pick(["Sim", "Não", "Sim", "Não", "-"]))))
    arrange(page, entries, dice.pick([None, None, "inline"]))
    return answer


def signature(page: Page, facts: Facts, issuer: Agency) -> None:
    dice = page.dice
    if dice.chance(0.65):
        page.flow(placed_and_dated(dice, facts, issuer.town), align=dice.pick(["left", "right", "centre"]))
        page.gap()
    kind = dice.random.random()
    if kind < 0.4:
        align = dice.pick(["centre", "left", "right"])
        if dice.chance(0.3):
            page.flow(plain("_" * dice.between(15, 40)), align=align)
        page.flow(said(person_name(dice), "PERSON"), align=align)
        page.flow(plain(dice.wording(OFFICES)), align=align)
    elif kind < 0.72:
        for _ in range(dice.pick([1, 1, 1, 2])):
            text = digital_signature(facts)
            inset = page.inner * dice.pick([0, 0, 0.15, 0.45])
            page.flow(text, left=page.left + inset, size=page.size * dice.uniform(0.7, 1))
    elif kind < 0.88:
        cells = [
            [Paragraph(said(person_name(dice), "PERSON"), page.size), Paragraph(plain(dice.wording(OFFICES)), page.size)] for _ in range(2)
        ]
        page.row(cells, page.columns(2))
    page.gap()


def proof(page: Page, facts: Facts, issuer: Agency) -> None:
    """How to check it: a sentence, entries, a stamp in the margin, the text of a QR code."""
    dice = page.dice
    how = dice.weighted({"sentence": 5, "entries": 2.2, "stamp": 0.8, "code": 1, "beside": 1, "none": 1.6})
    if how == "sentence":
        inset = page.inner * dice.pick([0, 0, 0, 0.2])
        page.flow(
            authenticity(facts), left=page.left + inset, size=page.size * dice.uniform(0.6, 1),
            align=dice.pick(["left", "justified", "centre"]),
        )
    elif how == "entries":
        entries = [(caption_of(dice, "key"), facts.key()), (caption_of(dice, "link"), facts.link())]
        if dice.chance(0.15):
            entries.append(("Código CRC", said("".join((dice.pick("0123456789ABCDEF") for _ in range(8))), "KEY")))
        arrange(page, dice.shuffled(entries)[: dice.between(1, 3)])
    elif how == "stamp":
        page.stamp(authenticity(facts))
    elif how == "code":
        right = page.left + page.inner * dice.uniform(0.25, 0.5)
        page.flow(facts.link(), right=right, size=page.size * 0.7)
        if dice.chance(0.4):
            page.flow(facts.key(), right=right, size=page.size * 0.7)
    elif how == "beside":
        cells = [[Paragraph(authenticity(facts), page.size * 0.8)], [Paragraph(footer(dice), page.size * 0.7)]]
        page.row(cells if dice.chance(0.6) else cells[::-1], page.columns(2))
    page.gap()
