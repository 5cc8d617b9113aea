"""Guardians and wards in forms: fields, tables by rows or columns, side by side, captioned paragraphs, lettered items."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import Entry, arrange, heading, table, transposed
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_entries import (
    BORN_CAPTIONS,
    CPF_CAPTIONS,
    NAME_CAPTIONS,
    cells_of,
    guardian_caption,
    guardian_entries,
    ward_caption,
    ward_entries,
)
from ficha_train.reader.generator.term_former import former_entries
from ficha_train.reader.generator.term_officials import official_entries
from ficha_train.reader.generator.term_people import guardians_clause, wards_clause
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain, said, say
from ficha_train.reader.generator.values import date

_WHO = "{Dados d<o>|Identificação d<o>|Qualificação d<o>|Do|Quanto a<o>|} <x>"


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
            heading(page, number + " ".join(t.text for t in say(dice, _WHO, o=dice.pick(["o", "a", "o(a)"]), x=words)))
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
    rest = [*case.guardians[1:]], [*case.wards[1:]]
    if dice.chance(0.3):
        left, right, heads = right, left, heads[::-1]
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
    words = dice.pick(["Requerido", "Testemunha", "Genitora", "Parte contrária", "Terceiro interessado", "Assistente", "Advogado(a)"])
    role = "OFFICIAL" if words.startswith("Advog") else "PERSON"
    entries: list[Entry] = [(words, case.show(case.opponent, role))]
    if dice.chance(0.6):
        entries.append((dice.wording(CPF_CAPTIONS), said(case.former.cpf, "OTHER_ID")))
    if dice.chance(0.3):
        entries.append((dice.wording(BORN_CAPTIONS), said(date(dice, None, 1950, 2000), "OTHER_DATE")))
    arrange(page, entries)
