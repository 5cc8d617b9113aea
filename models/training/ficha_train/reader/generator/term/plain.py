"""Spreadsheets, certificates, letters, questions and minutes that carry a term."""

from ficha_train.reader.generator.arrange import arrange, heading, table, transposed
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.term.parts import beside, dated, entries, everybody, head, numbered, personal, put, signed, titled, words
from ficha_train.reader.generator.tokens import Text, caption, joined, plain
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/plain")

_GUARDIAN = [tuple(one) for one in W.guardian]
_WARD = [tuple(one) for one in W.ward]
_CASE = [tuple(one) for one in W.case]


def _heads(case: Case, pairs: list[tuple[str, str]]) -> list[str]:
    return [" ".join((token.text for token in words(case, head_words))) for head_words, _ in pairs]


def _some(case: Case, pairs: list[tuple[str, str]], share: float) -> list[tuple[str, str]]:
    return [pairs[0], *(pair for pair in pairs[1:] if case.dice.chance(share))]


def _end(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(0.5):
        put(page, case, "<pw>")
    if dice.chance(0.3):
        put(page, case, W.end)
    dated(page, case)
    signed(page, case)


def wide_row(page: Page, case: Case) -> None:
    """One row holds the whole term; several people share a cell."""
    dice = page.dice
    if dice.chance(0.5):
        head(page, case)
    titled(page, case)
    page.size = min(page.size, dice.uniform(5.5, 8))
    sign = dice.pick(["e", "/", ";", "e"])

    def cells(pairs: list[tuple[str, str]], people: list, ward: bool) -> list[Text]:
        out = []
        for _, value in pairs:
            parts = [
                words(case, value, **personal(case, case.guardians[0], p) if ward else personal(case, p, case.wards[0])) for p in people
            ]
            out.append(
                joined(parts, dice, ("e",)) if sign == "e" else [t for i, p in enumerate(parts) for t in ([*plain(sign), *p] if i else p)]
            )
        return out

    guardians, wards, facts = (_some(case, _GUARDIAN, 0.3), _some(case, _WARD, 0.4), _some(case, _CASE, 0.5))
    blocks = [
        (guardians, cells(guardians, case.guardians, False)), (wards, cells(wards, case.wards, True)),
        (facts, [words(case, value) for _, value in facts]),
    ]
    blocks = dice.shuffled(blocks)
    table(page, [h for pairs, _ in blocks for h in _heads(case, pairs)], [[cell for _, row in blocks for cell in row]])
    _end(page, case)


def row_for_each_ward(page: Page, case: Case) -> None:
    """The guardian is said again in each row, or only in the first."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    page.size = min(page.size, dice.uniform(6, 9))
    wards, again = (_some(case, _WARD, 0.6), dice.chance(0.5))
    rows = []
    for number, ward in enumerate(case.wards):
        row = [words(case, value, **personal(case, case.guardians[0], ward)) for _, value in wards]
        guardian = case.all_guardians() if again or number == 0 else plain(dice.pick(['"', "idem", "-", "o mesmo"]))
        rows.append([*row, guardian])
    table(page, [*_heads(case, wards), case.office_word().capitalize()], rows)
    for one in case.guardians:
        put(
            page, case, "<g>{: |, }<gnat>, <gst>, <gjob>, «CPF» <gcpf>, «RG» <grg>, {residente em|endereço} <gad>.",
            **personal(case, one, case.wards[0]),
        )
    put(page, case, "{<dw> de <d>|«Decisão:» <d>|Decidido em <d> por <J>}[, <lasting>].")
    _end(page, case)


def people_as_columns(page: Page, case: Case) -> None:
    """Fields at the left, one column a person: guardians, then wards, or both at once."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    page.size = min(page.size, 9)
    if dice.chance(0.5) and len(case.guardians) + len(case.wards) <= 4:
        fields = [
            ("Nome", "<g>", "<w>"), ("CPF", "<gcpf>", "<wcpf>"), ("RG", "<grg>", "<wrg>"), ("Nascimento", "<gborn>", "<wborn>"),
            ("Filiação", "<gpar>", "<wpar>"), ("Estado civil", "<gst>", "-"), ("Profissão", "<gjob>", "-"), ("Endereço", "<gad>", "<wad>"),
        ]
        kept = [fields[0], *(f for f in fields[1:] if dice.chance(0.75))]
        columns = [[words(case, f[1], **personal(case, g, case.wards[0])) for f in kept] for g in case.guardians]
        columns += [[words(case, f[2], **personal(case, case.guardians[0], w)) for f in kept] for w in case.wards]
        tops = [plain(f"{case.office.split('|')[0].capitalize()}(a) {i + 1}") for i in range(len(case.guardians))] + [
            plain(case.ward_noun.split("|")[0].capitalize())
        ] * len(case.wards)
        order = dice.shuffled(range(len(columns))) if dice.chance(0.3) else range(len(columns))
        transposed(page, ["Dados", *(f[0] for f in kept)], [[tops[i], *columns[i]] for i in order])
    else:
        for people, pairs, ward in ((case.guardians, _some(case, _GUARDIAN, 0.7), False), (case.wards, _some(case, _WARD, 0.7), True)):
            heading(page, case.same_ward_word().upper() if ward else case.office_word().upper())
            columns = [
                [words(case, v, **personal(case, case.guardians[0], p) if ward else personal(case, p, case.wards[0])) for _, v in pairs]
                for p in people
            ]
            transposed(page, _heads(case, pairs), columns)
    facts = _some(case, _CASE, 0.6)
    transposed(page, _heads(case, facts), [[words(case, value) for _, value in facts]])
    _end(page, case)


def blocks_side_by_side(page: Page, case: Case) -> None:
    """Two or three columns of prose or captioned lines, each a person or the case."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    blocks: list[list[Text]] = []
    prose = dice.chance(0.4)
    sign = dice.pick([":", ":", "", " -"])
    for people, pairs, ward in ((case.guardians, _GUARDIAN, False), (case.wards, _WARD, True)):
        for one in people:
            more = personal(case, case.guardians[0], one) if ward else personal(case, one, case.wards[0])
            title = plain((case.ward_noun if ward else case.office).split("|")[one.gender == "f"].upper())
            if prose:
                text = words(
                    case, "<w>, nascid<w1> em <wborn>[, natural de <wpl>][, filh<w1> de <wpar>]." if ward else W.blocks_side_by_side, **more
                )
                blocks.append([title, text])
            else:
                lines = [words(case, f"«{h}{sign}» {v}", **more) for h, v in _some(case, pairs, 0.6)]
                blocks.append([title, *lines])
    if dice.chance(0.5):
        blocks.append([plain("PROCESSO"), *(words(case, f"«{h}{sign}» {v}") for h, v in _some(case, _CASE, 0.6))])
    if dice.chance(0.3):
        blocks = dice.shuffled(blocks)
    size = dice.pick([2, 2, 3])
    for at in range(0, len(blocks), size):
        part = blocks[at : at + size]
        beside(page, part if len(part) > 1 else [*part, []])
    if not any((t.role == "CASE" for block in blocks for line in block for t in line)):
        numbered(page, case)
    put(page, case, W.blocks_side_by_side_2)
    _end(page, case)


def control_list(page: Page, case: Case) -> None:
    """A clerk's checklist: item, content, done; nature and dates in cells of their own."""
    dice = page.dice
    titled(page, case)
    rows: list[list[Text]] = []
    pairs = [
        *_some(case, _CASE, 0.7), ("{Tipo}", "<kind> [<nature>]"), ("{Distribuição|Autuação|Parecer do MP}", "<od>"),
        ("{Promotor|MP}", "<P>"), ("{Advogado|Defensor}", "<L>"), ("{Escrivã(o)|Servidor}", "<C>"), ("{Parte contrária|Genitor(a)}", "<X>"),
    ]
    for template, value in dice.shuffled(pairs):
        rows.append([caption(" ".join((t.text for t in words(case, template)))), words(case, value)])
    names = [
        [caption(case.office_word().capitalize()), case.all_guardians()], [caption(case.same_ward_word().capitalize()), case.all_wards()],
    ]
    if len(case.guardians) + len(case.wards) == 2:
        names += [[caption(f"CPF {case.office_word()}"), words(case, "<gcpf>")], [caption("Nascimento"), words(case, "<wborn>")]]
    at = dice.between(0, len(rows))
    rows[at:at] = names
    marks = [plain(dice.pick(["ok", "sim", "X", "", "conferido"])) for _ in rows]
    done = dice.chance(0.5)
    table(
        page, ["Item", "Informação", *(["Conferido"] if done else [])],
        [[*row, mark] if done else row for row, mark in zip(rows, marks, strict=True)],
    )
    _end(page, case)


PAPERS = [wide_row, row_for_each_ward, people_as_columns, blocks_side_by_side, control_list]


def questions(page: Page, case: Case) -> None:
    """`Quem cuida?`, `De quem?`, `Até quando?` with answers below or beside."""
    dice = page.dice
    head(page, case)
    titled(
        page, case,
        f"{{Termo de {case.kind.title()}|Seu termo de {case.kind.lower()}|{case.kind.title()}[ <nature>]}}[ {{em linguagem simples|explicado|fácil de entender}}]",
    )
    guardians, wards = everybody(case)
    parts = [
        ("{Quem {vai cuidar|cuida|fica responsável|é <k>}|Quem assume}?", guardians),
        ("{De quem|Quem é cuidad<wo>|Quem será protegid<wo>|Para quem}?", wards), (
            "{Quem decidiu|Quem mandou}{ e quando|}?",
            words(case, "{<J>[, {juiz|juíza} da <v>], {em|no dia} <d>|Decisão de <d>, {de|do juiz} <J>|<J>, <d>}"),
        ),
    ]
    more = [
        ("{Até quando|Quanto tempo dura|Por quanto tempo}?", "<until>"),
        ("{O que pode e o que não pode|Quais são os deveres|O que precisa fazer}?", "<pw>"),
        ("{Qual é o processo|Em qual processo}?", "{<n>|Processo <n>}"), ("{Onde moram|Onde vai morar}?", "{Em|Na} <gad>"),
        ("{Quem era antes|Quem cuidava antes}?", "<F>[, até <od>]"),
        ("{Quem mais participou}?", "{<P>, promotor(a)|<L>, {advogada|defensor}|<X>, testemunha}"),
        ("{Quando foi assinado|Data do termo}?", "<i>"),
    ]
    parts += [(q, words(case, a)) for q, a in more if dice.chance(0.6)]
    below = dice.chance(0.5)
    number = dice.chance(0.3)
    for i, (question, answer) in enumerate(dice.shuffled(parts) if dice.chance(0.25) else parts):
        asked = [*(plain(f"{i + 1}.") if number else []), *words(case, "«" + question + "»")]
        if below:
            page.flow(asked)
            page.flow(answer)
        else:
            page.flow([*asked, *answer])
        page.gap(0.4)
    dated(page, case)
    signed(page, case)


def two_tongues(page: Page, case: Case) -> None:
    """Portuguese beside or over English or Spanish: values once or twice."""
    dice = page.dice
    head(page, case)
    spanish = dice.chance(0.5)
    titled(
        page, case, f"Termo de {case.kind.title()}[ <nature>] / "
        + ("{Acta de tutela|Acta de guarda|Curatela}" if spanish else "{Guardianship Order|Certificate of Guardianship|Custody Term}"),
    )
    other = (
        [
            ("Apellidos y nombre", "Nome"), ("Fecha de nacimiento", "Data de nascimento"), ("Domicilio", "Endereço"),
            ("Nacionalidad", "Nacionalidade"), ("Documento", "RG"), ("Profesión", "Profissão"), ("Padres", "Filiação"),
            ("Fecha de la decisión", "Decisão"), ("Expediente", "Processo"), ("Juez", "Juiz"), ("Vigencia", "Prazo"),
        ] if spanish else [
            ("Full name", "Nome"), ("Date of birth", "Data de nascimento"), ("Address", "Endereço"), ("Nationality", "Nacionalidade"),
            ("Identity card", "RG"), ("Occupation", "Profissão"), ("Parents", "Filiação"), ("Date of decision", "Decisão"),
            ("Case no.", "Processo"), ("Judge", "Juiz"), ("Term", "Prazo"),
        ]
    )
    sign = dice.pick([" / ", " | ", " (", " - "])
    head_of = {i: f"{pt}{sign}{o}{(')' if '(' in sign else '')}" if dice.chance(0.9) else o for i, (o, pt) in enumerate(other)}

    def line(number: int, value: str, **more) -> None:
        put(page, case, f"«{head_of[number]}{{:|}}» {value}", gap=0.2, **more)

    for one in case.guardians:
        more = personal(case, one, case.wards[0])
        heading(
            page, dice.pick(
                ["Responsável / Guardian", "GUARDIAN", "Tutor / Legal guardian"] if not spanish
                else ["Responsable / Responsável", "TUTOR", "Guardador"]
            ),
        )
        line(0, "<g>", **more)
        for number, value in dice.shuffled([(2, "<gad>"), (3, "<gnat>"), (4, "<grg>"), (5, "<gjob>")]):
            if dice.chance(0.7):
                line(number, value, **more)
        put(page, case, "«CPF» <gcpf>", **more)
    for ward in case.wards:
        more = personal(case, case.guardians[0], ward)
        heading(page, dice.pick(["Menor / Minor", "Ward / Pessoa protegida"] if not spanish else ["Menor / Niño(a)", "Persona protegida"]))
        line(0, "<w>", **more)
        line(1, "<wborn>", **more)
        line(6, "<wpar>", **more)
    for number, value in ((8, "<n>"), (7, "<d>"), (9, "<J>"), (10, "<until>")):
        line(number, value)
    if dice.chance(0.4):
        pt = words(case, "{<G> é responsável por <W>|<G> assume a <kind> de <W>}.")
        en = words(
            case, (
                "{<G> es responsable de <W>|Se confía a <G> el cuidado de <W>}." if spanish
                else "{<G> is the legal guardian of <W>|<G> has been appointed guardian of <W>}."
            ),
        )
        beside(page, dice.shuffled([[pt], [en]]))
    dated(page, case)
    signed(page, case)


PAPERS_plain = [questions, two_tongues]


def presence(page: Page, case: Case) -> None:
    """Minutes: a table or list of who came, then what was decided there."""
    dice = page.dice
    head(page, case)
    titled(
        page, case,
        f"{{Ata|Termo|Assentada}} de Audiência{{ –| de}} {{Compromisso|{case.kind.title()}[ <nature>]|Entrevista e Compromisso}}",
    )
    put(page, case, W.presence)
    guests = [
        ("{Juiz(a)|Magistrado(a)|Presidência}", "<J>"), ("{Promotor(a)|MP|Ministério Público}", "<P>"),
        ("{Advogado(a)|Defensor(a)}", "<L>[ – OAB/<u> <on>]"), ("{Testemunha|Genitor(a)|Informante}", "<X>"),
        ("{Secretário(a)|Escrevente|Servidor}", "<C>"),
    ]
    present = entries(case, guests, 0.6) + [
        (dice.pick([case.office_word().capitalize(), "Requerente", "Parte autora"]), case.show(one, "GUARDIAN")) for one in case.guardians
    ]
    present = dice.shuffled(present)
    if dice.chance(0.4):
        marks = [plain(dice.pick(["presente", "P", "por vídeo", ""])) for _ in present]
        table(
            page, ["Nome", "Qualidade", "Presença"],
            [[value, plain(name), mark] for (name, value), mark in zip(present, marks, strict=True)],
        )
    else:
        arrange(page, present, dice.pick(["inline", "two columns", "run on", None]))
    guardians, wards = everybody(case)
    put(page, case, W.presence_2, a=guardians, b=wards)
    put(page, case, "{<G> {aceita|prest<ou>} o compromisso|O compromisso foi prestado em audiência}. [<pw>]")
    if dice.chance(0.3):
        put(page, case, "{Designo audiência para|Próxima audiência em|Retornem em} <od>, às <h>.")
    signed(page, case)


def supported(page: Page, case: Case) -> None:
    """Tomada de decisão apoiada: supporters take the guardian's place, whom they support the ward's."""
    case.kind, case.nature = ("CURATELA", "none")
    case.office, case.ward_noun = ("apoiador|apoiadora|apoiadores|apoiadoras", "apoiado|apoiada|apoiados|apoiadas")
    case.wards = case.wards[:1]
    head(page, case)
    titled(page, case, W.supported)
    numbered(page, case)
    put(page, case, W.supported_2)
    for number, one in enumerate(case.guardians):
        put(
            page, case,
            f"«{{Apoiador(a)|{number + 1}º apoiador(a)|Apoiador(a) {number + 1}}}:» <g>, <gnat>, <gst>, <gjob>[, «RG» <grg>], «CPF» <gcpf>[, <gkin>], {{residente|com endereço}} em <gad>.",
            **personal(case, one, case.wards[0]),
        )
    put(page, case, W.supported_3, t=words(case, "{por tempo indeterminado|enquanto convier à pessoa apoiada}"))
    dated(page, case)
    signed(page, case)
    case.kind = "OTHER"


PAPERS_hearings = [presence, supported]
