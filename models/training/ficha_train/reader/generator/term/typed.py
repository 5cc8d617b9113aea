"""Papers of typewriter, system and printed form: filled gaps, parties with tags, numbered boxes, crosses."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import arrange, heading, table
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.term.parts import beside, dated, entries, forum, head, numbered, personal, put, signed, titled, words
from ficha_train.reader.generator.term.words import kinship, marital_status
from ficha_train.reader.generator.tokens import Slot, Text, Token, caption, ended, plain, said, say, upper
from ficha_train.reader.generator.values import date
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/typed")

Gap = Callable[[Text], Text]
"""Puts a value into a gap of the printed form."""


def filled_gaps(page: Page, case: Case) -> None:
    """`Aos ___12 de maio___, compareceu o(a) Sr(a). ____Fulana____, …`"""
    dice = page.dice
    head(page, case)
    titled(page, case)
    sign = dice.pick(["_", "_", ".", "…", "-"])
    glued = dice.chance(0.2)

    def gap(text: Text) -> Text:
        blank = sign * dice.between(2, 9)
        if glued and text:
            first = Token(blank + text[0].text, text[0].role, text[0].begins)
            return ended([first, *text[1:]], blank)
        return [Token(blank), *text, Token(blank)] if dice.chance(0.8) else text

    template = W.filled_gaps
    people = [_gapped(case, i, gap) for i in range(len(case.guardians))]
    children = [_gapped_ward(case, i, gap) for i in range(len(case.wards))]
    flat = {"A": _chain(people), "B": _chain(children)}
    more = {name.upper(): lambda name=name: gap(words(case, f"<{name}>")) for name in ("i", "n", "d")}
    more |= {"T": lambda: gap(words(case, "<until>")), "JJ": lambda: gap(words(case, "<J>"))}
    put(page, case, template, **flat | more)
    put(page, case, "<pw>")
    if dice.chance(0.5):
        put(page, case, W.filled_gaps_2, x=gap(words(case, "<C>")))
    dated(page, case)
    signed(page, case)


def _gapped(case: Case, number: int, gap: Gap) -> Text:
    more = personal(case, case.guardians[number], case.wards[0])
    fields = W.gapped
    return _gap_fields(case, "<g>", [f.replace("{{", "{") for f in fields], more, gap)


def _gapped_ward(case: Case, number: int, gap: Gap) -> Text:
    more = personal(case, case.guardians[0], case.wards[number])
    fields = W.gapped_ward
    return _gap_fields(case, "<w>", fields, more, gap)


def _gap_fields(case: Case, name: str, fields: list[str], more: dict[str, Slot], gap: Gap) -> Text:
    dice = case.dice
    text = gap(words(case, name, **more))
    for field in fields:
        if dice.chance(0.7):
            before, value = field.rsplit(" ", 1)
            text = [*ended(text, ","), *words(case, before, **more), *gap(words(case, value, **more))]
    return text


def _chain(parts: list[Text]) -> Text:
    return [token for i, part in enumerate(parts) for token in ([*plain("e"), *part] if i else part)]


def lines_with_captions_below(page: Page, case: Case) -> None:
    """Values over a rule, `(nome)` and `(nacionalidade)` small beneath."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    small = dice.uniform(0.6, 0.85)
    rounded = dice.chance(0.6)

    def rows(groups: list[list[tuple[str, str]]], more: dict) -> None:
        for group in groups:
            kept = [pair for pair in group if dice.chance(0.85)] or group[:1]
            edges = page.columns(len(kept))
            values = [[Paragraph(words(case, value, **more), page.size)] for _, value in kept]
            heads = [[Paragraph(words(case, f"«({name})»" if rounded else f"«{name}»"), page.size * small)] for name, _ in kept]
            page.row(values, edges)
            if dice.chance(0.3):
                page.row([[Paragraph([Token("_" * 12)], page.size)] for _ in kept], edges)
            page.row(heads, edges)

    put(page, case, W.lines_with_captions_below)
    for one in case.guardians:
        rows(
            [
                [("nome", "<g>"), ("nacionalidade", "<gnat>")],
                [("estado civil", "<gst>"), ("profissão", "<gjob>"), ("parentesco", "<gkin>")],
                [("identidade", "<grg>"), ("CPF", "<gcpf>")], [("endereço", "<gad>")],
            ], personal(case, one, case.wards[0]),
        )
    put(page, case, "{e prest<ou> o compromisso de <k> de|que fica como <k> de|para exercer a <kind> de}:")
    for ward in case.wards:
        rows(
            [
                [("nome do(a) " + case.ward_word(), "<w>"), ("data de nascimento", "<wborn>")],
                [("filiação", "<wpar>"), ("naturalidade", "<wpl>")],
            ], personal(case, case.guardians[0], ward),
        )
    rows([[("data da decisão", "<d>"), ("prazo", "<until>"), ("juiz", "<J>")]], {})
    dated(page, case)
    signed(page, case)


def telex(page: Page, case: Case) -> None:
    """Capitals with filling dashes, names among them."""
    dice = page.dice
    head(page, case)
    text = words(
        case, W.telex, title=say(
            dice, f"{{TERMO DE COMPROMISSO|TERMO DE {case.kind}|COMPROMISSO DE <KK>|TERMO DE {case.kind} E COMPROMISSO}}", role="TITLE",
            KK=case.office_word().upper(),
        ),
    )
    others = [w for one in case.wards[1:] for w in words(case, "- E <w> - «NASC» <wborn>", **personal(case, case.guardians[0], one))]
    more = [w for one in case.guardians[1:] for w in words(case, "- E <g> - <gjob> - «CPF» <gcpf>", **personal(case, one, case.wards[0]))]
    page.flow(upper([*text, *others, *more, Token("-" * dice.between(3, 30))]))
    dated(page, case)
    signed(page, case)


PAPERS = [filled_gaps, lines_with_captions_below, telex]


def _event_rows(case: Case) -> list[list[Text]]:
    dice = case.dice
    rows = [[said(date(dice, "numbers"), "OTHER_DATE"), plain(dice.pick(W.events))] for _ in range(dice.between(1, 6))]
    if dice.chance(0.5):
        verb = {"GUARDA": "Deferida a guarda", "TUTELA": "Deferida a tutela", "CURATELA": "Nomeado curador"}[case.kind]
        event = words(case, "{<verb>|Decisão: <verb>|Sentença de procedência – <verb>} a <G>", verb=verb)
        rows.insert(dice.between(0, len(rows)), [said(case.decided, "DECISION"), event])
    return rows


def _events(page: Page, case: Case) -> None:
    dice = page.dice
    heading(page, dice.pick(W.events_2))
    rows = _event_rows(case)
    if dice.chance(0.5):
        table(page, [dice.pick(["Data", "Data/Hora"]), dice.pick(["Movimento", "Descrição", "Evento"])], rows)
    else:
        for day, event in rows:
            page.flow([*day, *plain(dice.pick(["-", "–", ""])), *event])


def tagged_parties(page: Page, case: Case) -> None:
    """PJe: a name, its CPF and its part in brackets; lawyers beneath."""
    dice = page.dice
    if dice.chance(0.5):
        page.flow(plain(dice.pick(W.tabs)))
    put(page, case, "{<class> <n>|<n> – <class>|«Processo:» <n>}", size=1.2)
    arrange(
        page, entries(
            case, [
                ("{Órgão julgador|Órgão Julgador|Unidade}", "<v>{ de| da Comarca de| -} <t>"),
                ("{Última distribuição|Data de autuação|Autuação}", "<od>"),
                ("{Assuntos|Assunto principal}", "{Guarda|Tutela|Nomeação|Curatela}"), ("Valor da causa", "R$ 1.000,00"),
                ("{Segredo de justiça?|Sigilo}", "{SIM|NÃO}"), ("{Magistrado|Juiz(a)}", "<J>"), ("Processo referência", "<on>"),
                ("{Prioridade?}", "{Sim|Idoso}"),
            ],
        ), dice.pick(["inline", "two columns", None]),
    )
    poles: tuple[list[Text], list[Text]] = ([], [])
    asks, gets = ("REQUERENTE", "INTERDITADO" if case.kind == "CURATELA" else "MENOR")
    for one in case.guardians:
        more = personal(case, one, case.wards[0])
        tag = dice.pick([asks, case.office_word().upper(), "AUTOR", "POLO ATIVO"])
        poles[0].append(words(case, "<g>[ {-|–} «CPF:» <gcpf>][ (" + tag + ")]", **more))
        if dice.chance(0.4):
            poles[0].append(words(case, "<L> {- OAB <u><on>|– «CPF:» <xcpf>} (ADVOGAD{O|A})"))
    for ward in case.wards:
        poles[1].append(
            words(
                case, "<w>[ {-|–} «CPF:» <wcpf>][ – «{Nasc.|Data de nascimento}:» <wborn>][ (" + gets + ")]",
                **personal(case, case.guardians[0], ward),
            )
        )
    if case.kind != "CURATELA" and dice.chance(0.6):
        poles[1].append(words(case, "<X>[ – «CPF:» <xcpf>] ({REQUERIDO|RÉU|GENITOR|GENITORA})"))
    if dice.chance(0.5):
        poles[1].append(words(case, "{Ministério Público do Estado|MINISTÉRIO PÚBLICO} ({CUSTOS LEGIS|FISCAL DA LEI})"))
    heads = dice.pick([("Polo ativo", "Polo passivo"), ("Partes ativas", "Partes passivas"), ("Autor(es)", "Réu(s) / Interessados")])
    if dice.chance(0.5):
        beside(page, [[plain(head), *side] for head, side in zip(heads, poles, strict=True)])
    else:
        for head, side in zip(heads, poles, strict=True):
            heading(page, head)
            for text in side:
                page.flow(text)
    _events(page, case)
    _deed(page, case)


def _deed(page: Page, case: Case) -> None:
    """The term as the system holds it: a title, a sentence, who signed."""
    titled(page, case)
    put(page, case, W.deed, s0="")
    dated(page, case)
    signed(page, case)


def cover(page: Page, case: Case) -> None:
    """eproc's cover: cells, then representatives, then the term."""
    dice = page.dice
    heading(page, dice.pick(W.cover))
    arrange(
        page, entries(
            case, [
                ("Nº do processo", "<n>"), ("Classe da ação", "<class>"), ("{Competência}", "{Família|Infância e Juventude}"),
                ("Data de autuação", "<od> [<h>]"), ("Situação", "{MOVIMENTO|BAIXADO|SUSPENSO}"),
                ("{Órgão Julgador|Juízo}", "{Juízo da |}<v> {da Comarca de|de} <t>"), ("{Juiz(a)|Magistrado(a)}", "<J>"),
                ("Chave do processo", "<on>"), ("{Localizador|Fase}", "{Aguardando|Termo expedido}"),
            ], 0.85,
        ), dice.pick(["cells", "pairs", "heads", "two columns"]),
    )
    rows: list[list[Text]] = []
    for one in case.guardians:
        rows.append(
            [
                plain(dice.pick(["AUTOR", "Requerente"])), words(case, "<g>[ (<gcpf>)]", **personal(case, one, case.wards[0])),
                words(case, "[<L>]"),
            ]
        )
    for ward in case.wards:
        rows.append(
            [
                plain("INTERDITANDO" if case.kind == "CURATELA" else dice.pick(["Criança", "MENOR", "Adolescente"])),
                words(case, "<w>[ (<wcpf>)]", **personal(case, case.guardians[0], ward)), plain("-"),
            ]
        )
    if dice.chance(0.5):
        rows.append([plain(dice.pick(["MP", "Ministério Público"])), words(case, "[<P>]"), plain("-")])
    table(page, [dice.pick(["Tipo", "Parte", "Polo"]), "Nome", dice.pick(["Representante", "Procurador", "Advogado"])], rows)
    _deed(page, case)


def public_search(page: Page, case: Case) -> None:
    """eSAJ's public page: short captions, `Reqte:`, the last movements with their text."""
    dice = page.dice
    arrange(
        page, [
            (
                dice.pick(["Processo", "Nº processo"]),
                words(case, "<n>[ {Em grau de recurso|Tramitação prioritária|(Tramitação prioritária)}]"),
            ), ("Classe", words(case, "<class>")), *entries(
                case, [
                    ("Área", "Cível"), ("Assunto", "{Guarda|Tutela e Curatela|Nomeação}"), ("{Distribuição}", "<od> às <h> - Livre"),
                    ("Foro", "<forum>"), ("Vara", "<v>"), ("Juiz", "<J>"), ("Comarca", "<t>"), ("Controle", "<on>"),
                ], forum=lambda: forum(case),
            ),
        ], dice.pick(["inline", "two columns"]),
    )
    heading(page, "Partes do processo")
    for one in case.guardians:
        page.flow([*caption(dice.pick(["Reqte:", "Requerente:", "Reqte.:", "Autor:", "Exeqte:"])), *case.show(one, "GUARDIAN")])
        if dice.chance(0.5):
            put(page, case, "«{Advogado|Advogada|Def. Púb.|Advogado(a)}:» <L>", gap=0)
    for ward in case.wards:
        head_words = ["Interdtdo:", "Interditando:", "Reqda:"] if case.kind == "CURATELA" else ["Menor:", "Interessado:", "Criança:"]
        page.flow([*caption(dice.pick(head_words)), *case.show(ward, "WARD")])
    if dice.chance(0.5):
        put(page, case, "«{Reqdo|Reqda|Genitor|Terceiro}:» <X>")
    _events(page, case)
    _deed(page, case)


def register_card(page: Page, case: Case) -> None:
    """A national register's record of one measure: sections of cells."""
    dice = page.dice
    put(page, case, W.register_card, size=1.2)
    if dice.chance(0.6):
        titled(page, case)
    sections = [lambda: _section(page, case, "guardian"), lambda: _section(page, case, "ward"), lambda: _section(page, case, "case")]
    for section in dice.shuffled(sections):
        section()
    put(page, case, W.register_card_2, size=0.8)
    signed(page, case)


def _section(page: Page, case: Case, which: str) -> None:
    dice = page.dice
    how = dice.pick(["cells", "two columns", "heads", None])
    if which == "guardian":
        heading(page, dice.pick([f"Dados do {case.office.split('|')[0]}", "Responsável legal", "Dados do responsável", "Quem assume"]))
        for one in case.guardians:
            arrange(
                page, entries(
                    case, [
                        ("{Nome|Nome completo}", "<g>"), ("CPF", "<gcpf>"), ("{RG|Doc. identidade}", "<grg>"),
                        ("{Data nascimento|Nasc.}", "<gborn>"), ("{Estado civil}", "<gst>"), ("{Profissão|Ocupação (CBO)}", "<gjob>"),
                        ("{Vínculo|Parentesco}", "<gkin>"), ("{Endereço|Residência atual}", "<gad>"), ("{Mãe|Filiação}", "<gpar>"),
                        ("Nacionalidade", "<gnat>"),
                    ], 0.75, **personal(case, one, case.wards[0]),
                ), how,
            )
    elif which == "ward":
        heading(
            page, dice.pick(
                [f"Dados d{('a criança' if case.kind != 'CURATELA' else 'o curatelado')}", "Pessoa protegida", "Beneficiário da medida"]
            ),
        )
        for ward in case.wards:
            arrange(
                page, entries(
                    case, [
                        ("{Nome|Nome civil}", "<w>"), ("{Nascimento|Dt. Nasc.}", "<wborn>"),
                        ("{Filiação|Pais|Nome dos genitores}", "<wpar>"), ("CPF", "<wcpf>"), ("RG", "<wrg>"),
                        ("{Naturalidade|Município de nascimento}", "<wpl>"), ("{Nacionalidade}", "<wnat>"), ("{Sexo}", "{F|M}"),
                        ("Endereço", "<wad>"), ("{NIS|Certidão}", "<on>"),
                    ], 0.75, **personal(case, case.guardians[0], ward),
                ), how,
            )
    else:
        heading(page, dice.pick(["Dados processuais", "Medida judicial", "Processo de origem", "Decisão"]))
        arrange(
            page, entries(
                case, [
                    ("{Processo|Nº do processo}", "<n>"), ("{Vara|Juízo}", "<v>"), ("Comarca", "<t>"), ("{Magistrado|Juiz}", "<J>"),
                    ("{Data da decisão|Decidido em}", "<d>"), ("{Data do termo|Termo expedido em}", "<i>"),
                    ("{Tipo de medida}", "{<kind>|<KIND>} [<nature>]"), ("{Validade|Período|Vigência}", "<until>"),
                    ("{Data do cadastro|Última atualização}", "<od>"), ("{Limites|Poderes}", "<pw>"),
                ], 0.8,
            ), how,
        )


PAPERS_screens = [tagged_parties, cover, public_search, register_card]
_GUARDIAN = [tuple(one) for one in W.guardian]
_WARD = [tuple(one) for one in W.ward]
_CASE = [tuple(one) for one in W.case]


def numbered_boxes(page: Page, case: Case) -> None:
    """01 NOME, 02 CPF: numbers run on through the sections."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    width, number = (dice.pick([1, 2, 2]), 0)
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
        options = dice.shuffled([value, *dict.fromkeys((one for one in others if one != value))])
        return [
            token for one in options for token in [*plain(yes if one == value else no), *(said(one, role) if one == value else plain(one))]
        ]

    for one in case.guardians:
        more = personal(case, one, case.wards[0])
        put(page, case, "«{Nome|Responsável|Eu}:» <g> «CPF:» <gcpf>[ «RG:» <grg>]", **more)
        put(page, case, "«Estado civil:» <x>", x=choice(one.status, "MARITAL_STATUS", [marital_status(dice, one.gender) for _ in range(3)]))
        put(
            page, case, "«{Parentesco|Vínculo}:» <x>",
            x=choice(one.kinship, "RELATIONSHIP", [kinship(dice, case.kind, one.gender) for _ in range(3)]),
        )
        put(page, case, "«Profissão:» <gjob> «Endereço:» <gad>", **more)
    for ward in case.wards:
        put(
            page, case, "«{Menor|<ward>|Em favor de}:» <w> «Nascimento:» <wborn>[ «Filiação:» <wpar>]",
            **personal(case, case.guardians[0], ward),
        )
    put(page, case, "«Decisão:» <d>[ «Juiz:» <J>] «Prazo:» <until>")
    dated(page, case)
    signed(page, case)


def sibling_blocks(page: Page, case: Case) -> None:
    """1º menor, 2º menor: the same captions again; parents once for all or in each block."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    how, once = (dice.pick(["inline", "cells", "two columns", "several"]), dice.chance(0.5))
    for people, pairs, ward in dice.shuffled([(case.guardians, _GUARDIAN, False), (case.wards, _WARD, True)]):
        for number, one in enumerate(people):
            word = (case.ward_noun if ward else case.office).split("|")[one.gender == "f"]
            heading(
                page, dice.pick([f"{number + 1}º {word}", f"{word} {number + 1}", f"{number + 1}. {word}"]) if len(people) > 1 else word
            )
            more = personal(case, case.guardians[0], one) if ward else personal(case, one, case.wards[0])
            kept = [pair for pair in pairs if not (once and number and (pair[1] in ("<wpar>", "<gad>")))]
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
    people = [(_GUARDIAN, personal(case, one, case.wards[0])) for one in case.guardians] + [
        (_WARD, personal(case, case.guardians[0], one)) for one in case.wards
    ]
    for pairs, more in [*people, (_CASE, {})]:
        for name, value in entries(case, pairs, 0.75, **more):
            page.flow([*said(name, "CAPTION"), *plain(dots * dice.between(3, 25)), *value])
        page.gap()
    put(page, case, "{<G> {assume|aceita} a <kind> de <W>|<W> {permanece|fica} com <G>}[. <pw>]")
    dated(page, case)
    signed(page, case)


PAPERS_boxes = [numbered_boxes, crosses, sibling_blocks, dotted_lines]
