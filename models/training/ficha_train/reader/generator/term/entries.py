"""Captions with values of a guardian or a ward, and forms made of them."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import Entry, arrange, heading, table, transposed
from ficha_train.reader.generator.background import unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term.case import Case, Party
from ficha_train.reader.generator.term.officials import former_entries, official_entries
from ficha_train.reader.generator.term.people import guardians_clause, wards_clause
from ficha_train.reader.generator.term.words import GUARDIAN_CAPTIONS, WARD_CAPTIONS, form, neutral_ward
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain, said, say
from ficha_train.reader.generator.values import date
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/entries")

NAME_CAPTIONS = W.name_captions
CPF_CAPTIONS = W.cpf_captions
_ISSUER = ["Órgão emissor", "Órgão expedidor", "Expedidor", "Órgão", "Emissor", "Expedição"]
BORN_CAPTIONS = W.born_captions
_MOTHER = ["Mãe", "Nome da mãe", "Genitora", "Filiação materna", "Filiação 1", "Mãe (nome)"]
_FATHER = ["Pai", "Nome do pai", "Genitor", "Filiação paterna", "Filiação 2", "Pai (nome)"]
_COMPOSED_SHARE = 0.35


def guardian_caption(case: Case) -> str:
    dice = case.dice
    if dice.chance(_COMPOSED_SHARE):
        return _composed(case, GUARDIAN_CAPTIONS)
    office = case.office_word()
    one = case.office.split("|")[0]
    general = ["Compromissado(a)", "Nomeado(a)", "Compromissário(a)", "Requerente", "Compromitente", "Representante legal", f"{one}(a)"]
    text = office if dice.chance(0.55) else dice.wording(general)
    if dice.chance(0.2):
        text += " " + dice.pick(["nomeado(a)", "legal", "judicial", "designado(a)", "(es)", "(a)"])
    return text.capitalize()


def ward_caption(case: Case) -> str:
    dice = case.dice
    if dice.chance(_COMPOSED_SHARE):
        return _composed(case, WARD_CAPTIONS)
    word = (
        form(neutral_ward(dice, case.kind), case.ward_genders) if dice.chance(0.8)
        else dice.pick(["beneficiário", "pessoa protegida", "favorecido(a)"])
    )
    return word.capitalize()


def _composed(case: Case, template: str) -> str:
    one, ward = (case.office.split("|")[0], neutral_ward(case.dice, case.kind).split("|")[0])
    slots = {"g": one, "G": one.capitalize(), "w": ward, "W": ward.capitalize(), "k": case.kind.lower(), "K": case.kind.capitalize()}
    text = " ".join((token.text for token in say(case.dice, template, **slots)))
    return text.replace("(a)(a)", "(a)").replace("ã(a)", "ã").replace("e(a)", "e")


def guardian_entries(case: Case, guardian: Party, name: str) -> list[Entry]:
    dice = case.dice
    whole = dice.chance(0.6)
    papers = f"{guardian.rg} {guardian.issuer}" if whole else guardian.rg
    fields: list[tuple[float, Callable[[], Entry]]] = [
        (0.87, lambda: (dice.wording(CPF_CAPTIONS), said(guardian.cpf, "GUARDIAN_CPF"))),
        (0.6, lambda: (dice.wording(W.rg), said(papers, "GUARDIAN_RG"))),
        (0.45, lambda: (dice.wording(W.nation), said(guardian.nationality, "NATIONALITY"))),
        (0.5, lambda: (dice.wording(W.status), said(guardian.status, "MARITAL_STATUS"))),
        (0.5, lambda: (dice.wording(W.work), said(guardian.occupation, "OCCUPATION"))),
        (0.2, lambda: (dice.wording(BORN_CAPTIONS), said(guardian.born, "OTHER_DATE"))),
        (0.12, lambda: (dice.wording(W.place), plain(guardian.birth_place))),
        (0.12, lambda: (dice.wording(W.parents), _names(guardian, "PERSON"))),
        (0.62, lambda: (dice.wording(W.home), said(guardian.address, "ADDRESS"))),
        (0.35, lambda: (dice.wording(W.kin), said(guardian.kinship, "RELATIONSHIP"))),
        (0.12, lambda: (dice.pick(["Telefone", "Celular", "Contato"]), plain(f"({dice.digits(2)}) 9{dice.digits(4)}-{dice.digits(4)}"))),
        (0.05, lambda: (dice.pick(["Cônjuge", "Nome do cônjuge"]), case.show(case.opponent, "PERSON"))),
        (0.06, lambda: unknown_entry(dice)),
    ]
    entries = _drawn(dice, (name, case.show(guardian, "GUARDIAN")), fields)
    if not whole:
        for i, (_, value) in enumerate(entries):
            if value and value[0].role == "GUARDIAN_RG":
                entries.insert(i + 1, (dice.wording(_ISSUER), said(guardian.issuer, "GUARDIAN_RG")))
                break
    return entries


def ward_entries(case: Case, ward: Party, name: str) -> list[Entry]:
    dice = case.dice
    young = 0.45 if case.kind != "CURATELA" else 0.75
    apart = dice.chance(0.4) and len(ward.parents) == 2
    fields: list[tuple[float, Callable[[], Entry]]] = [
        (0.88, lambda: (dice.wording(BORN_CAPTIONS), said(ward.born, "BIRTH"))),
        (0.38, lambda: (dice.wording(W.place), said(ward.birth_place, "BIRTH_PLACE"))),
        (young, lambda: (dice.wording(CPF_CAPTIONS), said(ward.cpf, "WARD_CPF"))),
        (young * 0.85, lambda: (dice.wording(W.rg), said(dice.pick([ward.rg, f"{ward.rg} {ward.issuer}"]), "WARD_RG"))), (
            0.1, lambda: (
                dice.pick(["Certidão de nascimento", "Registro de nascimento", "Matrícula"]),
                said(dice.digits(dice.pick([6, 32])), "OTHER_NUMBER"),
            ),
        ), (0.15, lambda: ("Sexo", plain("feminino" if ward.gender == "f" else "masculino"))),
        (0.08, lambda: ("Idade", plain(f"{dice.between(1, 90)} anos"))), (0.06, lambda: (dice.wording(W.home), plain(ward.address))),
        (0.06, lambda: ("CID", plain(dice.pick(["F72", "G30", "F20.0", "Q90", "F84"])))), (0.05, lambda: unknown_entry(dice)),
    ]
    entries = _drawn(dice, (name, case.show(ward, "WARD")), fields)
    if not ward.parents:
        none = plain(dice.pick(["não declarada", "ignorada", "-", "não consta", "***"]))
        return [*entries, (dice.wording(W.parents), none)] if dice.chance(0.5) else entries
    if apart:
        both = [(dice.wording(_MOTHER), said(ward.parents[0], "PARENT")), (dice.wording(_FATHER), said(ward.parents[1], "PARENT"))]
        if dice.chance(0.15):
            both[1] = (both[1][0], plain(dice.pick(["não declarado", "ignorado", "-", "não consta"])))
        return [*entries, *both]
    return [*entries, (dice.wording(W.parents), _names(ward, "PARENT"))] if dice.chance(0.65) else entries


def _names(one: Party, role: str) -> Text:
    if not one.parents:
        return plain("não declarada")
    out = said(one.parents[0], role)
    return [*out, Token("e"), *said(one.parents[1], role)] if len(one.parents) > 1 else out


def _drawn(dice: Dice, first: Entry, fields: list[tuple[float, Callable[[], Entry]]]) -> list[Entry]:
    out = [make() for share, make in fields if dice.chance(share)]
    if dice.chance(0.3):
        out = dice.shuffled(out)
    at = dice.between(1, len(out)) if out and dice.chance(0.07) else 0
    return [*out[:at], first, *out[at:]]


def cells_of(case: Case, one: Party, guardians: bool) -> dict[str, tuple[str, Text]]:
    dice = case.dice
    if guardians:
        return {
            "cpf": (dice.wording(CPF_CAPTIONS), said(one.cpf, "GUARDIAN_CPF")),
            "rg": (dice.wording(W.rg), said(f"{one.rg} {one.issuer}", "GUARDIAN_RG")),
            "kin": (dice.wording(W.kin), said(one.kinship, "RELATIONSHIP")),
            "job": (dice.wording(W.work), said(one.occupation, "OCCUPATION")),
            "status": (dice.wording(W.status), said(one.status, "MARITAL_STATUS")),
            "home": (dice.wording(W.home), said(one.address, "ADDRESS")),
            "born": (dice.wording(BORN_CAPTIONS), said(one.born, "OTHER_DATE")),
        }
    return {
        "born": (dice.wording(BORN_CAPTIONS), said(one.born, "BIRTH")), "cpf": (dice.wording(CPF_CAPTIONS), said(one.cpf, "WARD_CPF")),
        "parents": (dice.wording(W.parents), _names(one, "PARENT")), "place": (dice.wording(W.place), said(one.birth_place, "BIRTH_PLACE")),
        "rg": (dice.wording(W.rg), said(one.rg, "WARD_RG")),
        "mother": (dice.wording(_MOTHER), said(one.parents[0], "PARENT") if one.parents else plain("-")),
    }


def form_body(page: Page, case: Case) -> None:
    """Both sides, in one of the ways that forms have."""
    dice = page.dice
    way = dice.weighted({"blocks": 8, "captioned": 3, "lettered": 1.5, "beside": 1.6, "blanks": 1})
    if way == "captioned":
        _captioned(page, case)
    elif way == "lettered":
        _lettered(page, case)
    elif way == "beside":
        _beside(page, case)
    elif way == "blanks":
        _blanks(page, case)
    else:
        sides = [lambda: _side(page, case, case.guardians, True), lambda: _side(page, case, case.wards, False)]
        if dice.chance(0.3):
            sides.append(lambda: _others(page, case))
        if dice.chance(0.3):
            sides = dice.shuffled(sides)
        for side in sides:
            side()


def _side(page: Page, case: Case, people: list[Party], guardians: bool) -> None:
    """One side of the relation: as records, a table or one paragraph."""
    dice = page.dice
    words = guardian_caption(case) if guardians else ward_caption(case)
    make = guardian_entries if guardians else ward_entries
    kind = dice.random.random()
    if kind < 0.26 or (len(people) > 1 and kind < 0.4):
        people_table(page, case, people, words, guardians)
    elif len(people) > 1 and kind < 0.55:
        heading(page, words)
        _columns(page, case, people, guardians)
    elif kind < 0.88:
        headed = dice.chance(0.55)
        if headed:
            number = f"{dice.between(1, 4)}. " if dice.chance(0.2) else ""
            heading(page, number + " ".join((t.text for t in say(dice, W.who, o=dice.pick(["o", "a", "o(a)"]), x=words))))
        name = dice.wording(NAME_CAPTIONS) if headed else words
        how = dice.pick([None, None, "inline", "two columns", "cells"])
        for i, one in enumerate(people):
            tail = f" {i + 1}" if len(people) > 1 and dice.chance(0.4) else ""
            arrange(page, make(case, one, name + tail), how)
    else:
        clause = guardians_clause(case) if guardians else wards_clause(case)
        page.flow([*caption(words + dice.pick([":", ":", " -", " –"])), *ended(clause, ".")], align=dice.pick(["left", "justified"]))
        page.gap()


def people_table(page: Page, case: Case, people: list[Party], words: str, guardians: bool) -> None:
    dice = page.dice
    records = [cells_of(case, one, guardians) for one in people]
    most = 4 if page.inner > 400 else 3
    kept = [name for name in ("cpf", "born") if name in records[0]] + dice.shuffled([n for n in records[0] if n not in ("cpf", "born")])
    kept = kept[: dice.between(1, most)]
    if dice.chance(0.3):
        kept = dice.shuffled(kept)
    role = "GUARDIAN" if guardians else "WARD"
    headed = dice.chance(0.5)
    if headed:
        heading(page, words)
    heads = [dice.wording(NAME_CAPTIONS) if headed else words, *(records[0][n][0] for n in kept)]
    rows = [[case.show(one, role), *(record[n][1] for n in kept)] for one, record in zip(people, records, strict=True)]
    if dice.chance(0.2):
        heads = [dice.pick(["Nº", "#", "Item"]), *heads]
        rows = [[plain(f"{i + 1}"), *row] for i, row in enumerate(rows)]
    table(page, heads, rows)


def _columns(page: Page, case: Case, people: list[Party], guardians: bool) -> None:
    dice = page.dice
    records = [cells_of(case, one, guardians) for one in people]
    kept = [name for name in records[0] if dice.chance(0.7)]
    role = "GUARDIAN" if guardians else "WARD"
    columns = [[case.show(one, role), *(r[n][1] for n in kept)] for one, r in zip(people, records, strict=True)]
    transposed(page, [dice.wording(NAME_CAPTIONS), *(records[0][n][0] for n in kept)], columns)


def _beside(page: Page, case: Case) -> None:
    """Guardian at the left, ward at the right; or two guardians, or two wards."""
    dice = page.dice
    if len(case.guardians) + len(case.wards) > 2 and dice.chance(0.6):
        _two_beside(page, case, case.guardians, guardian_entries)
        _two_beside(page, case, case.wards, ward_entries)
        return
    left = guardian_entries(case, case.guardians[0], dice.wording(NAME_CAPTIONS))
    right = ward_entries(case, case.wards[0], dice.wording(NAME_CAPTIONS))
    heads = [guardian_caption(case), ward_caption(case)]
    rest = ([*case.guardians[1:]], [*case.wards[1:]])
    if dice.chance(0.3):
        left, right, heads = (right, left, heads[::-1])
    _side_by_side(page, list(zip(heads, (left, right), strict=True)))
    for one in rest[0]:
        arrange(page, guardian_entries(case, one, guardian_caption(case)))
    for one in rest[1]:
        arrange(page, ward_entries(case, one, ward_caption(case)))
    page.gap()


def _two_beside(page: Page, case: Case, people: list[Party], make: Callable[[Case, Party, str], list[Entry]]) -> None:
    """People of one side, two in a row."""
    head = guardian_caption(case) if make is guardian_entries else ward_caption(case)
    for at in range(0, len(people), 2):
        pair = people[at : at + 2]
        heads = [f"{head} {at + i + 1}" if len(people) > 1 else head for i in range(len(pair))]
        blocks = [(words, make(case, one, page.dice.wording(NAME_CAPTIONS))) for words, one in zip(heads, pair, strict=True)]
        if len(blocks) == 1:
            heading(page, heads[0])
            arrange(page, blocks[0][1])
        else:
            _side_by_side(page, blocks)
    page.gap()


def _side_by_side(page: Page, blocks: list[tuple[str, list[Entry]]]) -> None:
    dice = page.dice
    stacked = dice.chance(0.4)
    cells = []
    for head, entries in blocks:
        paragraphs = [Paragraph(plain(head.upper() if dice.chance(0.5) else head), page.size)]
        for words, value in entries:
            if stacked:
                paragraphs += [Paragraph(caption(words), page.size * 0.8), Paragraph(value, page.size)]
            else:
                paragraphs.append(Paragraph([*caption(words + ":"), *value], page.size))
        cells.append(paragraphs)
    page.row(cells, page.columns(len(blocks)), dice.uniform(3, 12))


def _captioned(page: Page, case: Case) -> None:
    """`GUARDIÃ: …, brasileira, …` and `MENORES: …`, each a paragraph."""
    dice = page.dice
    parts = [(guardian_caption(case), guardians_clause(case)), (ward_caption(case), wards_clause(case))]
    if dice.chance(0.35):
        words = dice.pick(["Fundamento", "Decisão", "Título", "Ato judicial"])
        parts.append((words, say(dice, "{decisão|sentença|despacho} {de|proferida em|datada de} <d>", d=said(case.decided, "DECISION"))))
    if dice.chance(0.25):
        parts = dice.shuffled(parts)
    for words, clause in parts:
        text = [*caption((words.upper() if dice.chance(0.6) else words) + ":"), *ended(clause, ".")]
        page.flow(text, align=dice.pick(["left", "justified"]))
        page.gap(0.4)


def _lettered(page: Page, case: Case) -> None:
    dice = page.dice
    parts: list[Entry] = [(guardian_caption(case), guardians_clause(case)), (ward_caption(case), wards_clause(case))]
    parts.append(
        (
            dice.pick(["Decisão", "Sentença", "Fundamento"]),
            say(dice, "{de|datada de|proferida em|do dia} <d>", d=said(case.decided, "DECISION")),
        )
    )
    parts.append((dice.pick(["Processo", "Autos nº"]), said(case.number, "CASE")))
    if dice.chance(0.4):
        parts = dice.shuffled(parts)
    sign = dice.pick([")", ".", " -", " –"])
    marks = dice.pick(["abcdef", "ABCDEF", "123456", ["I", "II", "III", "IV", "V"]])
    for i, (words, clause) in enumerate(parts):
        mark = plain(f"{marks[i]}{sign}")
        page.flow([*mark, *caption(words + ":"), *ended(clause, "." if i == len(parts) - 1 else ";")])
    page.gap()


def _blanks(page: Page, case: Case) -> None:
    """A printed form whose blanks were filled: captions run on in a sentence."""
    dice = page.dice
    for one in case.guardians:
        entries = guardian_entries(case, one, dice.pick([guardian_caption(case), "o(a) Sr(a)", "Compareceu o(a) Sr(a)."]))
        _run(page, entries)
    for one in case.wards:
        _run(page, ward_entries(case, one, dice.pick([ward_caption(case), "em favor de", "do(a) menor", "de"])))
    page.gap()


def _run(page: Page, entries: list[Entry]) -> None:
    dice = page.dice
    blank = Token("_" * dice.between(2, 6)) if dice.chance(0.3) else None
    text: Text = []
    for words, value in entries:
        text += [*caption(words + dice.pick([":", ":", ""])), *([blank] if blank else []), *value]
        text += plain(dice.pick([",", ";", "-", ","])) if dice.chance(0.5) else []
    page.flow(text, align=dice.pick(["left", "justified"]))


def _others(page: Page, case: Case) -> None:
    """People who are neither: who opposes, a former guardian, a witness."""
    dice = page.dice
    kind = dice.weighted({"former": 0.4, "officials": 0.3, "others": 0.3})
    if kind != "others":
        arrange(page, former_entries(case) if kind == "former" else official_entries(case))
        return
    words = dice.pick(W.others)
    role = "OFFICIAL" if words.startswith("Advog") else "PERSON"
    entries: list[Entry] = [(words, case.show(case.opponent, role))]
    if dice.chance(0.6):
        entries.append((dice.wording(CPF_CAPTIONS), said(case.former.cpf, "OTHER_ID")))
    if dice.chance(0.3):
        entries.append((dice.wording(BORN_CAPTIONS), said(date(dice, None, 1950, 2000), "OTHER_DATE")))
    arrange(page, entries)
