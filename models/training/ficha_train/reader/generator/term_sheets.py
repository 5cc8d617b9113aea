"""Spreadsheets and columns: a row a ward, a row a guardian, one wide row, fields against people, blocks side by side."""

from ficha_train.reader.generator.arrange import heading, table, transposed
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_paper_heads import dated, head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import beside, personal, put, words
from ficha_train.reader.generator.tokens import Text, caption, joined, plain

_GUARDIAN = [("{Nome|<K>|Responsável|Nome do(a) <k>}", "<g>"), ("{CPF|CPF do(a) <k>}", "<gcpf>"), ("{RG|Identidade}", "<grg>"), ("{Estado civil|Est. civil}", "<gst>"), ("{Profissão|Ocupação}", "<gjob>"),
             ("{Nacionalidade|Nac.}", "<gnat>"), ("{Parentesco|Vínculo|Grau}", "<gkin>"), ("{Endereço|Residência}", "<gad>"), ("{Nasc.|Nascimento}", "<gborn>")]  # fmt: skip
_WARD = [("{Nome|Menor|<ward>|Nome d<wo> <ward>}", "<w>"), ("{Nascimento|Data nasc.|DN|Nascido em}", "<wborn>"), ("{CPF}", "<wcpf>"), ("{Filiação|Pais|Mãe e pai}", "<wpar>"), ("{Naturalidade|Natural de}", "<wpl>"), ("{RG}", "<wrg>")]  # fmt: skip
_CASE = [("{Processo|Autos|Nº do processo}", "<n>"), ("{Decisão|Data da decisão|Sentença}", "<d>"), ("{Termo|Data do termo|Lavrado em}", "<i>"), ("{Prazo|Validade|Vigência}", "<until>"), ("{Juiz(a)|Magistrado}", "<J>"), ("{Vara|Juízo}", "<v>"), ("{Comarca}", "<t>")]  # fmt: skip


def _heads(case: Case, pairs: list[tuple[str, str]]) -> list[str]:
    return [" ".join(token.text for token in words(case, head_words)) for head_words, _ in pairs]


def _some(case: Case, pairs: list[tuple[str, str]], share: float) -> list[tuple[str, str]]:
    return [pairs[0], *(pair for pair in pairs[1:] if case.dice.chance(share))]


def _end(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(0.5):
        put(page, case, "<pw>")
    if dice.chance(0.3):
        put(page, case, "{Obs.|Observação|Nota}: {termo anterior de <F>, de <od>|visita da equipe em <od>|audiência com <X> em <od>|processo apenso <on>}.")
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
            parts = [words(case, value, **(personal(case, case.guardians[0], p) if ward else personal(case, p, case.wards[0]))) for p in people]
            out.append(joined(parts, dice, ("e",)) if sign == "e" else [t for i, p in enumerate(parts) for t in ([*plain(sign), *p] if i else p)])
        return out

    guardians, wards, facts = _some(case, _GUARDIAN, 0.3), _some(case, _WARD, 0.4), _some(case, _CASE, 0.5)
    blocks = [(guardians, cells(guardians, case.guardians, False)), (wards, cells(wards, case.wards, True)), (facts, [words(case, value) for _, value in facts])]
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
    wards, again = _some(case, _WARD, 0.6), dice.chance(0.5)
    rows = []
    for number, ward in enumerate(case.wards):
        row = [words(case, value, **personal(case, case.guardians[0], ward)) for _, value in wards]
        guardian = case.all_guardians() if again or number == 0 else plain(dice.pick(['"', "idem", "-", "o mesmo"]))
        rows.append([*row, guardian])
    table(page, [*_heads(case, wards), case.office_word().capitalize()], rows)
    for one in case.guardians:
        put(page, case, "<g>{: |, }<gnat>, <gst>, <gjob>, «CPF» <gcpf>, «RG» <grg>, {residente em|endereço} <gad>.", **personal(case, one, case.wards[0]))
    put(page, case, "{<dw> de <d>|«Decisão:» <d>|Decidido em <d> por <J>}[, <lasting>].")
    _end(page, case)


def people_as_columns(page: Page, case: Case) -> None:
    """Fields at the left, one column a person: guardians, then wards, or both at once."""
    dice = page.dice
    head(page, case)
    titled(page, case)
    page.size = min(page.size, 9)
    if dice.chance(0.5) and len(case.guardians) + len(case.wards) <= 4:
        fields = [("Nome", "<g>", "<w>"), ("CPF", "<gcpf>", "<wcpf>"), ("RG", "<grg>", "<wrg>"), ("Nascimento", "<gborn>", "<wborn>"), ("Filiação", "<gpar>", "<wpar>"), ("Estado civil", "<gst>", "-"), ("Profissão", "<gjob>", "-"), ("Endereço", "<gad>", "<wad>")]
        kept = [fields[0], *(f for f in fields[1:] if dice.chance(0.75))]
        columns = [[words(case, f[1], **personal(case, g, case.wards[0])) for f in kept] for g in case.guardians]
        columns += [[words(case, f[2], **personal(case, case.guardians[0], w)) for f in kept] for w in case.wards]
        tops = [plain(f"{case.office.split('|')[0].capitalize()}(a) {i + 1}") for i in range(len(case.guardians))] + [plain(case.ward_noun.split("|")[0].capitalize())] * len(case.wards)
        order = dice.shuffled(range(len(columns))) if dice.chance(0.3) else range(len(columns))
        transposed(page, ["Dados", *(f[0] for f in kept)], [[tops[i], *columns[i]] for i in order])
    else:
        for people, pairs, ward in ((case.guardians, _some(case, _GUARDIAN, 0.7), False), (case.wards, _some(case, _WARD, 0.7), True)):
            heading(page, case.same_ward_word().upper() if ward else case.office_word().upper())
            columns = [[words(case, v, **(personal(case, case.guardians[0], p) if ward else personal(case, p, case.wards[0]))) for _, v in pairs] for p in people]
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
                text = words(case, "<w>, nascid<w1> em <wborn>[, natural de <wpl>][, filh<w1> de <wpar>]." if ward else "<g>, <gnat>, <gst>, <gjob>[, «CPF» <gcpf>][, «RG» <grg>], {residente na|morador(a) na} <gad>.", **more)
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
    if not any(t.role == "CASE" for block in blocks for line in block for t in line):
        numbered(page, case)
    put(page, case, "{Em|Por} {decisão|sentença|despacho} de <d>, <J> {nomeou|deferiu a <kind> a} {<G>|quem figura acima|as pessoas acima}[, <lasting>].")
    _end(page, case)


def control_list(page: Page, case: Case) -> None:
    """A clerk's checklist: item, content, done; nature and dates in cells of their own."""
    dice = page.dice
    titled(page, case)
    rows: list[list[Text]] = []
    pairs = [*_some(case, _CASE, 0.7), ("{Tipo}", "<kind> [<nature>]"), ("{Distribuição|Autuação|Parecer do MP}", "<od>"), ("{Promotor|MP}", "<P>"), ("{Advogado|Defensor}", "<L>"), ("{Escrivã(o)|Servidor}", "<C>"), ("{Parte contrária|Genitor(a)}", "<X>")]
    for template, value in dice.shuffled(pairs):
        rows.append([caption(" ".join(t.text for t in words(case, template))), words(case, value)])
    names = [[caption(case.office_word().capitalize()), case.all_guardians()], [caption(case.same_ward_word().capitalize()), case.all_wards()]]
    if len(case.guardians) + len(case.wards) == 2:
        names += [[caption(f"CPF {case.office_word()}"), words(case, "<gcpf>")], [caption("Nascimento"), words(case, "<wborn>")]]
    at = dice.between(0, len(rows))
    rows[at:at] = names
    marks = [plain(dice.pick(["ok", "sim", "X", "", "conferido"])) for _ in rows]
    done = dice.chance(0.5)
    table(page, ["Item", "Informação", *(["Conferido"] if done else [])], [[*row, mark] if done else row for row, mark in zip(rows, marks, strict=True)])
    _end(page, case)


PAPERS = [wide_row, row_for_each_ward, people_as_columns, blocks_side_by_side, control_list]
