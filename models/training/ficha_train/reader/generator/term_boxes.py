"""Printed forms: numbered boxes, crosses before one of several words, a block for each sibling, dotted lines."""

from ficha_train.reader.generator.arrange import arrange, heading
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_paper_heads import dated, head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import entries, personal, put
from ficha_train.reader.generator.term_words import kinship, marital_status
from ficha_train.reader.generator.tokens import Text, plain, said

_GUARDIAN = [("Nome", "<g>"), ("{Nacionalidade}", "<gnat>"), ("{Estado civil}", "<gst>"), ("{Profissão|Ocupação principal}", "<gjob>"), ("{RG / órgão|Identidade}", "<grg>"), ("CPF", "<gcpf>"), ("{Nascimento}", "<gborn>"), ("{Residência|Endereço completo}", "<gad>"), ("{Parentesco|Relação}", "<gkin>")]
_WARD = [("Nome", "<w>"), ("{Nascimento|Data de nasc.}", "<wborn>"), ("{Natural de|Naturalidade}", "<wpl>"), ("{Filiação|Nome dos pais}", "<wpar>"), ("CPF", "<wcpf>"), ("RG", "<wrg>"), ("{Registro civil}", "<on>")]
_CASE = [("{Processo|Autos}", "<n>"), ("{Decisão de|Data da decisão}", "<d>"), ("{Juiz(a)|Prolator(a)}", "<J>"), ("{Período|Validade}", "<until>"), ("{Vara}", "<v>"), ("Comarca", "<t>"), ("{Data do termo|Emissão}", "<i>"), ("{Distribuição|Laudo}", "<od>"), ("{Escrivã(o)|Emitente}", "<C>")]


def numbered_boxes(page: Page, case: Case) -> None:
    """01 NOME, 02 CPF: numbers run on through the sections."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    width, number = dice.pick([1, 2, 2]), 0
    sections = [(one, _GUARDIAN, False) for one in case.guardians] + [(one, _WARD, True) for one in case.wards] + [(None, _CASE, False)]
    for letter, (one, pairs, ward) in zip("ABCDEFGHIJ", sections, strict=False):
        name = "PROCESSO" if one is None else (case.same_ward_word() if ward else case.office_word()).upper()
        heading(page, f"{letter} - {name}" if dice.chance(0.7) else name)
        more = {} if one is None else personal(case, case.guardians[0], one) if ward else personal(case, one, case.wards[0])
        made = entries(case, pairs, 0.75, **more)
        made = [(f"{number + i + 1:0{width}d}{dice.pick([' ', ' - ', '. '])}{name}", value) for i, (name, value) in enumerate(made)]
        number += len(made)
        arrange(page, made, dice.pick(["cells", "cells", "pairs", "stacked"]))
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


def crosses(page: Page, case: Case) -> None:
    """`( ) avó (X) tia ( ) outro`: only what is crossed is said."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    yes, no = dice.pick([("(X)", "( )"), ("(x)", "( )"), ("☒", "☐"), ("[X]", "[ ]"), ("( X )", "(   )")])

    def choice(value: str, role: str, others: list[str]) -> Text:
        options = dice.shuffled([value, *{one for one in others if one != value}])
        return [token for one in options for token in [*plain(yes if one == value else no), *(said(one, role) if one == value else plain(one))]]

    for one in case.guardians:
        more = personal(case, one, case.wards[0])
        put(page, case, "«{Nome|Responsável|Eu}:» <g> «CPF:» <gcpf>[ «RG:» <grg>]", **more)
        put(page, case, "«Estado civil:» <x>", x=choice(one.status, "MARITAL_STATUS", [marital_status(dice, one.gender) for _ in range(3)]))
        put(page, case, "«{Parentesco|Vínculo}:» <x>", x=choice(one.kinship, "RELATIONSHIP", [kinship(dice, case.kind, one.gender) for _ in range(3)]))
        put(page, case, "«Profissão:» <gjob> «Endereço:» <gad>", **more)
    for ward in case.wards:
        put(page, case, "«{Menor|<ward>|Em favor de}:» <w> «Nascimento:» <wborn>[ «Filiação:» <wpar>]", **personal(case, case.guardians[0], ward))
    put(page, case, "«Decisão:» <d>[ «Juiz:» <J>] «Prazo:» <until>")
    dated(page, case)
    signed(page, case)


def sibling_blocks(page: Page, case: Case) -> None:
    """1º menor, 2º menor: the same captions again; parents once for all or in each block."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    how, once = dice.pick(["inline", "cells", "two columns", "several"]), dice.chance(0.5)
    for people, pairs, ward in dice.shuffled([(case.guardians, _GUARDIAN, False), (case.wards, _WARD, True)]):
        for number, one in enumerate(people):
            word = (case.ward_noun if ward else case.office).split("|")[one.gender == "f"]
            heading(page, dice.pick([f"{number + 1}º {word}", f"{word} {number + 1}", f"{number + 1}. {word}"]) if len(people) > 1 else word)
            more = personal(case, case.guardians[0], one) if ward else personal(case, one, case.wards[0])
            kept = [pair for pair in pairs if not (once and number and pair[1] in ("<wpar>", "<gad>"))]
            arrange(page, entries(case, kept, 0.8, **more), how)
    arrange(page, entries(case, _CASE, 0.6), how)
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


def dotted_lines(page: Page, case: Case) -> None:
    """Caption, dots, value; two people or facts a line."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    dots = dice.pick([".", "_", "…"])
    people = [(_GUARDIAN, personal(case, one, case.wards[0])) for one in case.guardians] + [(_WARD, personal(case, case.guardians[0], one)) for one in case.wards]
    for pairs, more in [*people, (_CASE, {})]:
        for name, value in entries(case, pairs, 0.75, **more):
            page.flow([*said(name, "CAPTION"), *plain(dots * dice.between(3, 25)), *value])
        page.gap()
    put(page, case, "{<G> {assume|aceita} a <kind> de <W>|<W> {permanece|fica} com <G>}[. <pw>]")
    dated(page, case)
    signed(page, case)


PAPERS = [numbered_boxes, crosses, sibling_blocks, dotted_lines]
