"""Spreadsheets, certificates, letters, questions and minutes that carry a term."""

from ficha_train.reader.generator.arrange import arrange, heading, table, transposed
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.term.parts import beside, dated, entries, head, numbered, personal, put, signed, titled, words
from ficha_train.reader.generator.tokens import Text, caption, ended, joined, plain
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


def everybody(case: Case) -> tuple[Text, Text]:
    """Guardians and wards in sentences; each said with other particulars."""
    dice = case.dice
    guardians = [
        words(case, W.who.replace("[a]", "a" if g.gender == "f" else ""), **personal(case, g, case.wards[0])) for g in case.guardians
    ]
    wards = [words(case, W.whom, **personal(case, case.guardians[0], w)) for w in case.wards]
    last = dice.pick([("e",), ("e", "bem como"), ("e de",), ("; e",)])
    return (joined(guardians, dice, ("e", "e")), joined(wards, dice, last))


def object_and_foot(page: Page, case: Case) -> None:
    """A certificate that tells the case's whole story, with many dates."""
    head(page, case)
    titled(page, case, W.object_and_foot)
    guardians, wards = everybody(case)
    put(page, case, W.object_and_foot_2, g1=guardians, w1s=wards)
    if case.dice.chance(0.4):
        put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


def lettered_certificate(page: Page, case: Case) -> None:
    """CERTIFICA que: a) … b) … c) …"""
    dice = page.dice
    head(page, case)
    titled(page, case, f"{{Certidão|CERTIDÃO|Certidão de Termo|Atestado}} de {case.kind.title()}[ <nature>]")
    put(page, case, W.lettered_certificate)
    guardians, wards = everybody(case)
    items = [
        words(case, W.lettered_certificate_2), words(case, "{<k>|<K> nomead<o>|o encargo de <k> é de}: <x>", x=guardians),
        words(case, "{<ward>|em favor de|protegid<wo>|a pessoa sob <kind> é}: <x>", x=wards),
        words(case, "{a decisão é de|decidiu-se em|sentença de|nomeação em} <d>[, {por|d<jo> Dr.} <J>]"),
        words(case, "{o prazo é|vigência|validade}: <until>"),
        words(case, "{consta|existe} {termo anterior|compromisso anterior} de <F>, {de|datado de} <od>"), words(case, "<pw>"),
        words(case, "{o termo foi lavrado em|termo de|lavratura em} <i>"),
    ]
    kept = [*items[:4], *(item for item in items[4:] if dice.chance(0.5))]
    marks = dice.pick(["abcdefgh", ["1º", "2º", "3º", "4º", "5º", "6º", "7º", "8º"], ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]])
    for mark, item in zip(marks, kept if dice.chance(0.5) else dice.shuffled(kept), strict=False):
        put(page, case, f"{mark}{dice.pick([')', ' –', '.'])} <x>", gap=0.2, x=item if item[-1].role == "POWERS" else ended(item, ";"))
    dated(page, case)
    signed(page, case)


def permit(page: Page, case: Case) -> None:
    """The judge authorises whoever carries the paper."""
    head(page, case)
    titled(page, case, f"{{Alvará|Alvará Judicial|Autorização|Ofício-Termo|Carta}} {{de|–|para fins de}} {case.kind.title()}[ <nature>]")
    numbered(page, case)
    guardians, wards = everybody(case)
    put(page, case, W.permit, a=guardians, b=wards)
    put(page, case, "<pw>")
    if case.dice.chance(0.4):
        put(page, case, W.permit_2)
    dated(page, case)
    signed(page, case)


def writ(page: Page, case: Case) -> None:
    """The officer is sent; his own note of what he did stands below."""
    dice = page.dice
    head(page, case)
    titled(
        page, case,
        f"Mandado de {{Entrega de {case.same_ward_word().title()}|Compromisso|Averbação|Busca e Entrega|Intimação}} – {{Termo de |}}{case.kind.title()}[ <nature>]",
    )
    numbered(page, case)
    guardians, wards = everybody(case)
    put(page, case, W.writ, a=guardians, b=wards)
    if dice.chance(0.5):
        put(page, case, W.writ_2)
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)
    if dice.chance(0.5):
        put(page, case, W.writ_3)


def letter_to_office(page: Page, case: Case) -> None:
    """The court tells a school, a bank or INSS who is guardian now."""
    head(page, case)
    put(page, case, "Ofício nº <on> {<c>, <i>|– <i>|}[ «Ref.:» <n>]")
    put(page, case, W.letter_to_office, align="left")
    put(page, case, "«Assunto:» <class>[ – {termo de <kind>|guarda}]")
    guardians, wards = everybody(case)
    put(page, case, W.letter_to_office_2, a=guardians, b=wards)
    put(page, case, "{O presente vale como termo|Vale como termo de <kind>|Segue o termo}. [<pw>]")
    put(page, case, "{Atenciosamente|Respeitosamente|Cordialmente},", align="left")
    dated(page, case)
    signed(page, case)


def extension(page: Page, case: Case) -> None:
    """An earlier term goes on: two terms, two dates, two deadlines."""
    head(page, case)
    titled(
        page, case,
        f"{{Termo de {{Prorrogação|Renovação|Aditamento|Substituição|Retificação}}|Apostila|Termo Aditivo}} {{de|ao Termo de|da}} {case.kind.title()}[ <nature>]",
    )
    numbered(page, case)
    guardians, wards = everybody(case)
    put(page, case, W.extension, a=guardians, b=wards)
    put(page, case, "{«Novo prazo:»|«Vigência:»|«Nova validade:»|A medida vale} <until>[.]")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


PAPERS_certified = [object_and_foot, lettered_certificate, permit, writ, letter_to_office, extension]


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


def short_sentences(page: Page, case: Case) -> None:
    """One fact a sentence, pronouns between."""
    head(page, case)
    titled(page, case)
    for one in case.guardians:
        put(page, case, W.short_sentences, **personal(case, one, case.wards[0]))
    for ward in case.wards:
        put(page, case, W.short_sentences_2, **personal(case, case.guardians[0], ward))
    put(page, case, W.short_sentences_3)
    put(page, case, "<pw>")
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


def letter(page: Page, case: Case) -> None:
    """To the guardian, in the second person."""
    head(page, case)
    put(page, case, "{Prezad<o>|Olá,|Senhor(a)|Car<o>} <G>{,|:}", align="left")
    _, wards = everybody(case)
    put(page, case, W.letter, b=wards)
    for one in case.guardians:
        put(page, case, W.letter_2, **personal(case, one, case.wards[0]))
    put(page, case, "<pw>")
    if page.dice.chance(0.5):
        put(page, case, W.letter_3)
    numbered(page, case)
    dated(page, case)
    signed(page, case)


def voices(page: Page, case: Case) -> None:
    """Each guardian declares in the first person; then the court confirms."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    numbered(page, case)
    many = len(case.guardians) > 1
    who: list[Text] = []
    for one in case.guardians:
        who.append(words(case, W.voices, **personal(case, one, case.wards[0])))
    text = [token for i, part in enumerate(who) for token in ([*plain("e"), *part] if i else part)]
    wards = everybody(case)[1]
    put(
        page, case,
        f"{('Nós' if many else 'Eu')}, <a>, {{{('declaramos' if many else 'declaro')} que {('aceitamos' if many else 'aceito')}|{('assumimos' if many else 'assumo')}|{('prometemos' if many else 'prometo')} exercer com zelo}} a <kind> de <b>[, {{conforme decisão de|por sentença de|deferida em}} <d>][, {{proferida|assinada}} por <J>].",
        a=text, b=wards,
    )
    if dice.chance(0.5):
        put(page, case, W.voices_2)
    put(page, case, "[«Prazo:» <until>]")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


PAPERS_plain = [questions, short_sentences, two_tongues, letter, voices]


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


def numbered_decision(page: Page, case: Case) -> None:
    """1. 2. 3.: what is asked, granted, ordered; it serves as the term."""
    dice = page.dice
    head(page, case)
    titled(page, case, f"{{DECISÃO|DESPACHO|SENTENÇA|DECISÃO-TERMO}}[ COM FORÇA DE TERMO DE {case.kind}][ – TERMO DE {case.kind}]")
    numbered(page, case)
    guardians, wards = everybody(case)
    asked = words(case, W.numbered_decision)
    granted = words(case, W.numbered_decision_2, a=guardians, b=wards)
    orders = [
        words(case, t) for t in (
            "{Lavre-se|Expeça-se} o termo{,| em} {cinco dias|48 horas|24 horas}", "<pw>", "{Oficie-se|Intime-se} <X>",
            "{Cite-se|Designo audiência para} <od>", "{Serve a presente como termo|Cópia desta vale como termo de compromisso}",
        )
    ]
    sign = dice.pick([".", ")", " -", "º"])
    for i, text in enumerate([asked, granted, *(one for one in orders if dice.chance(0.6))]):
        put(page, case, f"{i + 1}{sign} <x>.", gap=0.3, x=text)
    if dice.chance(0.5):
        put(page, case, "{P.R.I.|Intimem-se.|Cumpra-se.} <c>, {<d>|data da assinatura}.")
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


PAPERS_hearings = [presence, numbered_decision, supported]
