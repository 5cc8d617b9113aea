"""Heads and ends of the papers: court, district and forum in their spellings, titles, dates, signers in any order."""

from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term_case import Case, Party
from ficha_train.reader.generator.term_paper_parts import nature, office_of, put, slots, words
from ficha_train.reader.generator.term_stamps import stamp
from ficha_train.reader.generator.term_titles import TITLES
from ficha_train.reader.generator.tokens import Text, Token, plain, said, say, upper
from ficha_train.reader.generator.values import city, clock, date, invented_word, person_name, title_case

_FORUMS = [
    "Foro de <x>", "Foro Regional {I|II|III|IV|V|VI|VII|VIII|IX|X|XI|XII|XV} – <x>", "Foro Central Cível", "Fórum {Des.|Desembargador|Dr.|Min.|Ministro|Juiz} <p>",
    "Foro Regional {do|da|de} <x>", "Fórum de Família", "Foro Central {da Capital|de Família}", "Fórum Cível[ e Criminal] <p>", "Foro Distrital de <x>",
    "Fórum da Infância e Juventude[ <p>]", "Foro {Unificado|Integrado} de <x>", "Fórum <p>", "Centro Judiciário {Dr.|Des.|} <p>",
]  # fmt: skip

_HEADS = [
    ["{PODER JUDICIÁRIO|Poder Judiciário} {DO ESTADO|do Estado} d{e|o|a} <st>", "{COMARCA DE|Comarca de|COMARCA:} <t>", "[JUÍZO DA ]<v>"],
    ["{JUÍZO DE DIREITO DA|Juízo de Direito da|JUÍZO DA} <v> {DA|da|de} {COMARCA|Comarca} {DE|de|da} <t>[ {–|/|-} <u>]"],
    ["<agency>", "<forum>", "<v>[ {da|de} Comarca de <t>]"],
    ["«Comarca:» <t>", "«{Vara|Juízo|Unidade|Órgão julgador|Cartório}:» <v>", "[«{Foro|Fórum}:» <forum>]"],
    ["<short> {|| • |–} <v> {|| • |–} [Comarca de ]<t>"],
    ["Comarca de <t> {–|-|/} <u>", "<forum>", "<v>", "[Endereço: <road>]"],
    ["<agency> {–|-} Comarca de <t>", "<v> {–|/|-} <forum>"],
    ["<v> – <t>/<u>", "[<agency>]"],
    ["JUSTIÇA ESTADUAL", "{Comarca|COMARCA} d{e|a|o} <t>", "{Cartório|Secretaria|Escrivania|Ofício} d{a|o} <v>"],
    ["<t>, <v>, {Estado d{e|o|a} <st>|<u>}"],
    ["<v>", "[<forum>]", "{Comarca|Município e Comarca|Circunscrição} de <t>", "[<agency>]"],
    ["«Tribunal:» <agency> «Comarca:» <t>", "«Unidade judiciária:» <v> [«Foro:» <forum>]"],
    ["E{STADO|stado} d{e|o|a} <st>", "{PODER JUDICIÁRIO|Poder Judiciário}", "<v> {DA|da} {COMARCA|Comarca} {DE|de} <t>"],
]


def forum(case: Case) -> Text:
    dice = case.dice
    place = dice.pick([case.city, city(dice), title_case(invented_word(dice, 3))])
    return say(dice, dice.wording(_FORUMS), role="FORUM", x=place, p=person_name(dice, upper=False))


def head(page: Page, case: Case) -> None:
    """Whose court it is; sometimes nothing."""
    dice = page.dice
    if dice.chance(0.1):
        return
    agency = say(dice, "{Tribunal de Justiça[ do Estado] d{e|o|a} <s>|TRIBUNAL DE JUSTIÇA}", role="AGENCY", s=case.state_name)
    align, capitals = dice.pick(["centre", "centre", "left", "right"]), dice.chance(0.35)
    for template in dice.wording([tuple(lines) for lines in _HEADS]):
        text = words(case, template, agency=agency, forum=lambda: forum(case), short=said("TJ" + case.state, "AGENCY"), road=f"Rua {person_name(dice, upper=False)}, {dice.digits(3)}")
        page.flow(upper(text) if capitals else text, size=page.size * dice.uniform(0.85, 1.15), align=align)
    page.gap()


def titled(page: Page, case: Case, template: str = "") -> None:
    """With the nature now and then; `template` replaces the usual titles."""
    dice = page.dice
    own = template or TITLES[case.kind].replace("<f>", "[<nature>]").replace("<m>", "")
    office = case.office_word().title()
    text = say(dice, own, role="TITLE", **(slots(case) | {"p": office, "nature": lambda: nature(case)}))
    text = [Token(t.text, "TITLE", i == 0) for i, t in enumerate(text) if t.text]
    page.flow(upper(text) if dice.chance(0.7) else text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["centre", "centre", "left", "right"]))
    page.gap()


def numbered(page: Page, case: Case) -> None:
    """The case's number in a line of its own, beside numbers that are none."""
    put(
        page, case,
        "{«Processo[ nº]:» <n>|«Autos[ {nº|de nº}]» <n>|«Feito nº» <n> – «Classe:» <class>|«Proc.» <n> «Ordem» <on>|<class> «n.» <n>|«Ref.: Autos» <n>|"
        "«Processo» <n> «Apenso:» <on>|«Protocolo» <on> «Processo judicial» <n>|«Nº único:» <n>|«AUTOS Nº:» <n> «LIVRO:» <on>|«Registro» <on> «Processo n.» <n>}",
    )  # fmt: skip


def dated(page: Page, case: Case) -> None:
    if not case.issue_said or page.dice.chance(0.25):
        put(
            page, case,
            "{<c>, <i>.|<c>/<u>, em <i>|<c>-<u>, <i>.|{Dado e passado|Expedido|Feito|Lavrado} {nesta cidade de|em} <c>, {em|aos} <i>.|«Data:» <i>|<i>.|"
            "«Local e data:» <c>, <i>|{Gabinete|Cartório}, <i>|<c> (<u>), <i>.|«Data {da lavratura|do termo|de emissão|de expedição}:» <i>|Aos <i>, em <c>.}",
            align=page.dice.pick(["left", "right", "centre"]),
        )  # fmt: skip


def _signers(case: Case) -> list[tuple[Party, str, str]]:
    dice = case.dice
    she = case.judge.gender == "f"
    judge = [("Juíza" if she else "Juiz") + tail for tail in (" de Direito", " Titular", " Substitut" + ("a" if she else "o"), "", " de Direito em exercício")]
    out: list[tuple[Party, str, str]] = []
    if dice.chance(0.75):
        out.append((case.judge, "JUDGE", dice.pick(judge)))
    if dice.chance(0.45):
        clerk = ["Escrivã(o)", "Escrivão Judicial", "Diretor de Secretaria", "Escrevente", "Chefe de Cartório", "Analista Judiciária", "Servidor responsável"]
        out.append((case.clerk, "OFFICIAL", dice.wording(clerk)))
    for one in case.guardians:
        if dice.chance(0.65):
            office = office_of(case, one)
            out.append((one, "GUARDIAN", dice.wording([office.capitalize(), f"{office} compromissado(a)", "Compromitente", "Assinatura do responsável", "Requerente", office])))
    if dice.chance(0.2):
        out.append((case.prosecutor, "OFFICIAL", dice.pick(["Promotora de Justiça", "Promotor de Justiça", "Ministério Público"])))
    if dice.chance(0.15):
        out.append((case.lawyer, "OFFICIAL", dice.pick(["Advogada", "Defensor Público", "Assistente social", "OAB"])))
    if dice.chance(0.12):
        out.append((case.opponent, "PERSON", dice.pick(["Testemunha", "Genitora", "1ª testemunha", "Genitor"])))
    return dice.shuffled(out) if dice.chance(0.5) else out


def signed(page: Page, case: Case) -> None:
    """Lines to sign on, names in a sentence, or electronic marks one below the other."""
    dice = page.dice
    signers = _signers(case)
    way = dice.weighted({"lines": 4, "beside": 3, "marks": 3, "list": 2, "stamp": 3})
    if way == "marks":
        _marks(page, case, signers)
    elif way == "list":
        for party, role, office in signers:
            head_words = dice.pick([f"«{office}:»", f"«Assina: {office}»", f"«{office}»"])
            put(page, case, head_words + " <x>[ {_______|(assinado)|ass.}]", gap=0.2, x=case.show(party, role))
    elif way in ("lines", "beside"):
        blank = Token("_" * dice.between(8, 26))
        cells = [[Paragraph(line, page.size) for line in ([[blank]] if dice.chance(0.6) else []) + [case.show(p, r), plain(o)]] for p, r, o in signers]
        columns = 1 if way == "lines" else dice.pick([2, 2, 3])
        for at in range(0, len(cells), columns):
            part = cells[at : at + columns]
            page.row([*part, *([[]] * (columns - len(part)))], page.columns(columns))
            page.gap()
    if way == "stamp" or dice.chance(0.5):
        stamp(page, case)


def _marks(page: Page, case: Case, signers: list[tuple[Party, str, str]]) -> None:
    dice = page.dice
    template = dice.wording(
        [
            "{Assinado|Documento assinado} {eletronicamente|digitalmente} por[:] <x>[, <f>][,] em <sd>[ às <h>].",
            "<x> – <f> – {assinado|assinatura eletrônica} em <sd> <h>", "«Assinante:» <x> «Cargo:» <f> «Data:» <sd> <h>",
            "Signatário(a): <x> Data e Hora: <sd>, às <h>", "Assinatura {digital|eletrônica} de <x>, <f>, {lançada|aposta} em <sd>",
            "<x> (<f>) {Assinado em|em} <sd>", "Assinado de forma digital por <x> Dados: <sd> <h> -03'00'", "Termo assinado por <x> ({<f>|login}) no dia <sd>",
            "gov.br Documento assinado digitalmente <x> Data: <sd> <h>-0300",
        ]
    )  # fmt: skip
    size = dice.uniform(0.65, 1)
    for party, role, office in signers:
        day = said(date(dice, "numbers", 2010, 2026), "SIGNED")
        put(page, case, template, gap=0.2, size=size, x=case.show(party, role, dice.pick([None, True])), f=office, sd=day, h=clock(dice))
    if dice.chance(0.6):
        put(page, case, "{Autenticidade|Confira|Verificação|Validação}{: <link>| em <link>}[, {código|chave|identificador} <key>]", size=size)
