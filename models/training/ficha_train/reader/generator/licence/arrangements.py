"""Papers that are arrangements more than wordings: typewritten forms, spreadsheets, exports, menus, lists with marks."""

from ficha_train.reader.generator.arrange import heading, table, transposed
from ficha_train.reader.generator.licence.activities import Activity, activity_code
from ficha_train.reader.generator.licence.activity_lists import harmless
from ficha_train.reader.generator.licence.agencies import title
from ficha_train.reader.generator.licence.conditions import conditions
from ficha_train.reader.generator.licence.paper import CHECKED, Paper, SIGNED
from ficha_train.reader.generator.licence.validity import validity
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain, said
from ficha_train.reader.generator.values import plate
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/arrangements")


def _fleet(p: Paper) -> None:
    """Plates among registers, inspections that expire, and drivers with numbers of their own."""
    dice = p.dice
    rows = len(p.facts.plates)
    heads = {
        "?{Item|Nº|Ord.}": [str(i + 1) for i in range(rows)],
        "{Placa[s]|PLACA|Placa do veículo|Veículo (placa)|Cavalo/Reboque}": [f"<p{i}>" for i in range(rows)],
        "?{RENAVAM|Chassi|RNTRC|ANTT}": ["<on>"] * rows, "?{CIV|CIPP|Val. CIPP|CTPP validade|Vistoria}": ["<od>"] * rows,
        "?{Tipo|Marca/Modelo|Espécie|Equipamento}": ["{Caminhão tanque|VW 24.280|Carreta|M.BENZ/AXOR|Semirreboque|Toco|SR/RANDON}"] * rows,
        "?{Ano|UF|Capacidade (L)|Eixos}": ["{<year>|<u>|<d2>.000|<d1>}"] * rows, "?{Condutor|Motorista}": ["<per>"] * rows,
        "?{CPF|CNH|MOPP}": ["<oc>"] * rows,
    }
    if dice.chance(0.7):
        heading(p.page, words(dice, W.fleet))
    for i, one in enumerate(p.facts.plates):
        p.slots[f"p{i}"] = said(one, "PLATE")
    p.table(dice.pick([heads, dict(dice.shuffled(list(heads.items())))]))


def harmless_carrier(p: Paper) -> None:
    """Vehicles and transport words, and no danger: it is said, ticked, or told of others."""
    dice, facts = (p.dice, p.facts)
    carried = W.harmless_carrier
    facts.activities, facts.dangerous, p.title = ([], False, title(dice, False))
    facts.plates = facts.plates or [plate(dice) for _ in range(dice.between(1, 5))]
    p.head()
    p.line("<tt>[ {para|de} transporte] {nº|N°} <num>", 1.2, "centre")
    goods = " ".join((t.text for t in p.say("{Transporte|Coleta e transporte|Transporte rodoviário} de " + carried)))

    def data() -> None:
        p.entries(
            "{Empresa|Transportador|Razão social}=<n>", "{CNPJ|CPF/CNPJ}=<id>", "{Validade|Vence em}=<e>", "?{Emissão|Data}=<i>",
            "?{Nº do processo|Protocolo}=<proc>", "?{Motorista|Condutor responsável}=<per> - CPF <oc>",
        )

    def work() -> None:
        p.line("{Atividade|Objeto|Serviço}: <goods>{, <place>|. {Rota|Percurso}: <place>|}.", goods=said(goods, "ACTIVITY"))

    def refusal() -> None:
        p.lines(W.refusal)

    p.in_order(data, work, refusal, lambda: _fleet(p))
    conditions(p.page, dice.between(0, 3), False)
    p.lines("?" + SIGNED, "?" + CHECKED)


TRANSPORT = {harmless_carrier: 2}
_TITLED = "<tt>[ {–|-}] {nº|Nº|N.º|n°|:} <num>"


def _close(p: Paper) -> None:
    conditions(p.page, p.dice.pick([0, 0, 1, 2, 4]), p.facts.dangerous)
    p.lines("?{<city>|<c>}, <iw>.", "?" + SIGNED, "?" + CHECKED)


def many_parties(p: Paper) -> None:
    """Blocks with the same captions for each of them: only the heading or the first caption tells the licensee."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, "centre")
    headed, how = (dice.chance(0.6), dice.pick(["inline", "cells", "two columns", "several", "heads", "run on"]))

    def other(name: str) -> None:
        first, *rest = W.others[name]
        if headed:
            heading(p.page, words(dice, name))
            p.entries("{Nome|Nome/Razão social|Razão social}=" + first, *rest, how=how, shuffled=0)
        else:
            p.entries(f"{name}={first}", *rest, how=how, shuffled=0)

    def own() -> None:
        if headed:
            heading(p.page, words(dice, "{Empreendedor|Titular da licença|Licenciado|Dados do {titular|empreendedor}|Requerente}"))
            p.entries("{Nome|Nome/Razão social|Razão social}=<n>", *W.own[1:], how=how, shuffled=0)
        else:
            p.entries(*W.own, how=how, shuffled=0)

    blocks = [own, *(lambda name=name: other(name) for name in dice.shuffled(list(W.others))[: dice.between(2, 4)])]
    for block in dice.shuffled(blocks) if dice.chance(0.6) else blocks:
        block()
    p.in_order(lambda: p.line("{Atividade|Objeto|Atividade licenciada}: <act>[, <place>]"), lambda: p.entries(*W.licence))
    _close(p)


PEOPLE = {many_parties: 2.5}


def _typewriter(p: Paper) -> None:
    page = p.page
    page.letter, page.size = (p.dice.uniform(1, 1.2), p.dice.uniform(9, 12))
    page.leading = p.dice.pick([1.2, 1.5, 1.9])


def _rule(p: Paper) -> None:
    p.page.flow(plain(p.dice.pick(["=", "-", "_", "*", ". "]).strip() * p.dice.between(20, 45)))


def _filled(p: Paper, value: Text) -> Text:
    """A value typed onto a printed line of dots or strokes."""
    sign = p.dice.pick([".", "_", "-", "x"])
    before, behind = (Token(sign * p.dice.between(2, 9)) for _ in range(2))
    out = [before, *value] if p.dice.chance(0.5) else list(value)
    return [*out, behind] if p.dice.chance(0.7) else out


def typed_grant(p: Paper) -> None:
    """One long sentence typed into a printed form."""
    dice = p.dice
    _typewriter(p)
    p.head("centre")
    p.line("<tt> {Nº|No.|N.|N°} <num>", 1.1, "centre")
    p.some(lambda: _rule(p))
    slots = {name: lambda value=name: _filled(p, p.say(f"<{value}>")) for name in ("n", "id", "act", "ad", "e", "t", "proc")}
    p.line(W.typed_grant, align=dice.pick(["left", "justified"]), **slots)
    p.lines("?{Registro no SLAP|Cadastro nº|Ficha nº|Livro}: <on>[, fls. <d2>].", W.typed_grant_2)
    conditions(p.page, dice.between(0, 4), p.facts.dangerous)
    p.lines(W.typed_grant_3, "{<city>|<city>, <uf>}, <iw>[.]", **{} if dice.chance(0.5) else {"align": "right"})
    p.lines(
        "?{Ciente em|Recebi em|Publicado no D.O. de}: <od>", "<boss>", W.chief, "?CREA <d4>-D", align=dice.pick(["left", "centre", "right"])
    )


def numbered_boxes(p: Paper) -> None:
    """Cells `01 - NOME`, as data entry forms of the eighties had them."""
    dice = p.dice
    _typewriter(p)
    p.page.leading = 1.2
    p.head()
    p.line("<tt>[ {N.|Nº} <num>]", 1.1, "centre")
    style = dice.pick(["{} - {}", "{:02d} {}", "{}. {}", "{:02d}-{}", "[{}] {}", "CAMPO {} {}"])
    fields = W.numbered_boxes
    kept = [p.entry(one) for one in (dice.shuffled(fields) if dice.chance(0.5) else fields) if p.is_kept(one)]
    at = 0
    while at < len(kept):
        group = kept[at : at + dice.pick([1, 2, 2, 3, 4])]
        cells = []
        for j, (head, value) in enumerate(group):
            label = Paragraph(caption(style.format(at + j + 1, head)), p.page.size * 0.75)
            cells.append([label, Paragraph([Token("X"), *value] if dice.chance(0.02) else value, p.page.size)])
        p.page.row(cells, p.page.columns(len(group)))
        at += len(group)
    p.lines("?{USO DO ÓRGÃO|PARA USO DA AGÊNCIA}: <on>", "?{OBSERVAÇÕES|OBS}: ISENTO DE {TAXA|VISTORIA}", "?<city>, <iw>", "?<boss>")


def aligned_columns(p: Paper) -> None:
    """A printer's list: captions with dots or colons at one column, all in capitals."""
    dice, page = (p.dice, p.page)
    _typewriter(p)
    page.leading = 1.2
    p.head()
    _rule(p)
    p.line("<tt>", 1, "centre")
    _rule(p)
    dots, middle = (dice.chance(0.6), page.left + page.inner * dice.uniform(0.28, 0.45))
    fields = W.aligned_columns
    for one in fields if dice.chance(0.7) else dice.shuffled(fields):
        if not p.is_kept(one):
            continue
        head, value = p.entry(one)
        label = caption(head + ("." * dice.between(3, 14) + ":" if dots else dice.pick(["", " :", ":"])))
        top = page.y
        page.flow(label, page.left, middle)
        page.y = max(page.y, page.flow([*plain(":" if not dots and dice.chance(0.3) else ""), *value], middle + 4, page.right, top))
    _rule(p)
    p.lines("?{EMITIDO|IMPRESSO} POR <d4> EM <od> <h>", "?{PAG.|FOLHA} 1", "?<boss>")


def wall_permit(p: Paper) -> None:
    """A permit with blanks to be hung on the wall."""
    dice = p.dice
    p.page.leading = dice.uniform(1.4, 2)
    p.head("centre", 1.2)
    p.line("{ALVARÁ|<tt>}", 1.6, "centre")
    p.line("{N.º|Nº|Registro n.º} <num>[ {Exercício|Ano} <year>][ {Livro <d2>|fls. <d3>}]", 1.2, dice.pick(["right", "centre", "left"]))
    fill = {name: lambda value=name: _filled(p, p.say(f"<{value}>")) for name in ("n", "id", "act", "ad")}
    p.line(W.wall_permit, **fill)
    p.line(W.wall_permit_2)
    if dice.chance(0.5):
        p.page.flow(validity(p.facts), align="centre")
    else:
        p.lines("{VÁLIDO ATÉ|Válido até|VALIDADE:|Este alvará expira em} <e>", align=dice.pick(["centre", "left"]))
    p.lines(
        "<city>, <iw>", "<boss>", "{Prefeito Municipal|Secretário|Fiscal}", "?{Renove este alvará até|Vistoria em}: <od>", align="centre"
    )


OLD = {typed_grant: 2, numbered_boxes: 2, aligned_columns: 1.2, wall_permit: 1.2}
_TITLED_papers_status = "<tt> {nº|Nº|N.º|n°} <num>"


def _close_papers_status(p: Paper) -> None:
    conditions(p.page, p.dice.pick([0, 0, 1, 3, 5]), p.facts.dangerous)
    p.lines("?{<city>|<city> - <uf>}, <iw>.", "?" + SIGNED, "?" + CHECKED)


def deadlines(p: Paper) -> None:
    """All dates of a licence as a list of marks in time."""
    dice = p.dice
    p.head()
    p.line(_TITLED_papers_status, 1.2, dice.pick(["left", "centre"]))
    p.entries(*W.data, shuffled=0.3)
    marks = [
        ["{Fim da validade|Vencimento da licença|Validade|Licença vence|Término da vigência}", "<e>"],
        ["{Emissão|Assinatura|Expedição}", "<i>"],
    ]
    marks += dice.shuffled(
        [
            ["{Requerer renovação|Limite para renovar|Pedido de renovação}", "{<od>|até <od>|<ot> antes}"],
            ["{Publicação|Publicar no DOE}", "{<od>|<ot>}"], ["{1º relatório|Relatório anual|Inventário}", "<od>"],
            ["{Vencimento da ART|Validade do AVCB|Fim da outorga|Validade do CTF}", "<od>"],
            ["{Validade da LO anterior|Vencimento anterior}", "<pe>"], ["{Próxima vistoria|Auditoria}", "<od>"],
        ]
    )[: dice.between(2, 5)]
    marks = dice.shuffled(marks)
    if dice.chance(0.6):
        heading(p.page, words(dice, "{Prazos|Cronograma|Datas|Agenda da licença|Marcos}"))
    if dice.chance(0.6):
        p.table({"{Marco|Evento|Prazo|O quê}": [mark for mark, _ in marks], "{Data|Até|Quando|Em}": [when for _, when in marks]})
    else:
        p.entries(*(f"{mark}={when}" for mark, when in marks), shuffled=0)
    p.page.flow(plain(dice.pick(["", "Datas sujeitas a alteração."])))
    _close_papers_status(p)


STATUS = {deadlines: 1}
_ROMAN = "I II III IV V VI VII VIII IX X".split()


def _top(p: Paper) -> None:
    p.head()
    p.line("<tt>[ {–|-}] {nº|Nº|N.º|n°} <num>", 1.2, p.dice.pick(["centre", "centre", "left"]))


def _close_papers_work(p: Paper) -> None:
    p.some(lambda: conditions(p.page, p.dice.between(1, 6), p.facts.dangerous), chance=0.4)
    p.lines("?{<city>|<city>/<uf>}, <iw>.", "?" + SIGNED, "?" + CHECKED)


def _ends(p: Paper) -> None:
    if p.dice.chance(0.5):
        p.page.flow(validity(p.facts))
    else:
        p.entries("{Validade|Válida até|Vencimento}=<e>", "?{Emissão|Data de emissão}=<i>", "?{Renovar até|Vistoria}=<od>")


def bare_list(p: Paper) -> None:
    """A line that allows, then the activities as a list, each with its place or measure behind it."""
    dice, page = (p.dice, p.page)
    _top(p)
    p.entries(*W.data_work)
    p.line(W.bare_list)
    mark = dice.pick(["-", "•", "{n})", "{n}.", "{r} -", "{a})", "", "►", "✓", "{r}."])
    behind = dice.pick(W.bare_list_2)
    left = page.left + page.inner * dice.pick([0, 0.04, 0.1])
    for i, one in enumerate(p.facts.activities):
        number = plain(mark.format(n=i + 1, r=_ROMAN[i % 10], a=chr(97 + i)))
        tail = dice.pick([behind, behind, ""])
        text = p.say(f"<one>{tail}", one=one.text())
        page.flow([*number, *ended(text, dice.pick(["", ";", "."]))], left=left)
    p.lines("?{Tudo|Todas} {conforme|na forma d}o processo <proc>.", "?{Equipamentos|Insumos}: {forno|prensa|caldeira a lenha}, <m>.")
    _ends(p)
    _close_papers_work(p)


def measured_table(p: Paper) -> None:
    """Code, text and many columns of size; sums and parts below."""
    dice = p.dice
    _top(p)
    p.in_order(lambda: p.entries(*W.data_work), lambda: _ends(p))
    rows = [one if one.code else Activity(one.words, activity_code(dice), one.dangerous) for one in p.facts.activities]
    columns: dict[str, list[str]] = {}
    for i, one in enumerate(rows):
        p.slots[f"c{i}"], p.slots[f"w{i}"] = (one.code_cell(), one.rest())
    if rows:
        every = range(len(rows))
        columns["{Código|Cód.|CNAE|Código DN|CODRAM|Subclasse}"] = [f"<c{i}>" for i in every]
        columns["{Atividade|Descrição|Descrição da atividade|Atividade licenciada}"] = [f"<w{i}>" for i in every]
        for head in (
            "?{Parâmetro|Grandeza|Critério}", "?{Quantidade|Valor|Qtd.|Medida}", "?{Porte|Classe|Potencial|PPD|Risco}",
            "?{Fase|Início|Local}",
        ):
            cell = {
                "{P": "{Área útil|Capacidade instalada|Nº de veículos|Produção}", "{Q": "<m>", "{F": "{Operação|<year>|<c>|Galpão <d1>}",
            }
            kind = "<cl>" if "Porte" in head else cell[head[1:3]]
            columns[head] = [kind for _ in every]
        p.table(columns)
    p.lines(
        "?{Classe do empreendimento|Porte geral|Critério locacional}: <cl>", "?{Área total|Total}: <m>",
        "?{Obs.|Nota}: {códigos da <law>|sem ampliação}.",
    )
    _close_papers_work(p)


def two_lists(p: Paper) -> None:
    """What is licensed and what is not, side by side or one under the other."""
    dice, page = (p.dice, p.page)
    _top(p)
    p.entries(*W.data_work)
    yes = caption(dice.pick(W.two_lists))
    no = caption(dice.pick(W.two_lists_2))
    sign = dice.pick(["", "-", "•"])
    left = [Paragraph(yes, page.size), *(Paragraph([*plain(sign), *one.text()], page.size) for one in p.facts.activities)]
    right = [Paragraph(no, page.size), *(Paragraph([*plain(sign), *harmless(dice)], page.size) for _ in range(dice.between(1, 3)))]
    if dice.chance(0.5):
        page.row([left, right] if dice.chance(0.8) else [right, left], page.columns(2))
    else:
        for part in (left, right) if dice.chance(0.7) else (right, left):
            page.row([part], page.columns(1))
            page.gap(0.4)
    _ends(p)
    _close_papers_work(p)


WORK = {bare_list: 2.2, measured_table: 1.8, two_lists: 1}


def _some_fields(p: Paper, decoys: int) -> list[tuple[str, Text]]:
    dice = p.dice
    chosen = [one for one in W.fields if p.is_kept(one)] + dice.shuffled(W.decoys)[:decoys]
    if dice.chance(0.25):
        chosen.append("{Prod. perigosos|Transporta perigosos|Carga perigosa}?=" + ("Sim" if p.facts.dangerous else "{Não|N|não}"))
    return [p.entry(one) for one in (dice.shuffled(chosen) if dice.chance(0.4) else chosen)]


def _above(p: Paper) -> None:
    """The name of the book, letters of columns, a date of printing."""
    p.lines(W.above)
    if p.dice.chance(0.3):
        p.page.row([[Paragraph(plain(letter), p.page.size)] for letter in "ABCDEFG"], p.page.columns(7))
    if p.dice.chance(0.4):
        p.head("left")


def _below(p: Paper) -> None:
    p.lines(W.below, "?{Página 1 de 1|1 / 1|<file>}", "?{Fonte|Consultado em|Validação}: <l>[ – {código|chave}: <k>]", size=0.85)


def two_columns(p: Paper) -> None:
    """Field and value, with numbers of rows at the left and remarks at the right."""
    dice = p.dice
    _above(p)
    numbered, remarks = (dice.chance(0.35), dice.chance(0.3))
    shares = [0.06 * numbered, 0.32, 0.45 if remarks else 0.62, 0.17 * remarks]
    edges = [p.page.left]
    for share in shares:
        edges.append(edges[-1] + p.page.inner * share)
    if dice.chance(0.5):
        heads = ["#", dice.pick(["Campo", "Item", "Dado", "Descrição"]), dice.pick(["Valor", "Conteúdo", "Informação"]), "Obs"]
        p.page.row([[Paragraph(plain(word), p.page.size)] if share else [] for word, share in zip(heads, shares, strict=True)], edges)
    for i, (head, value) in enumerate(_some_fields(p, dice.between(1, 7))):
        remark = p.say("{ok|conferido em <od>|ver <file>|-|resp.: <per>|renovar até <od>|}") if remarks else []
        p.page.row(
            [
                [Paragraph(plain(str(i + 2)), p.page.size)] if numbered else [], [Paragraph(caption(head), p.page.size)],
                [Paragraph(value, p.page.size)], [Paragraph(remark, p.page.size)] if remarks else [],
            ], edges,
        )
    _below(p)


def wide_row(p: Paper) -> None:
    """Many heads over one row, now and then in two bands, or turned."""
    dice = p.dice
    p.page.width, p.page.height = (842, 595)
    p.page.right, p.page.size = (820, dice.uniform(5.5, 9))
    _above(p)
    fields = _some_fields(p, dice.between(1, 6))
    if dice.chance(0.2):
        transposed(p.page, [head for head, _ in fields], [[value for _, value in fields]])
    else:
        size = dice.between(4, 9)
        for at in range(0, len(fields), size):
            band = fields[at : at + size]
            table(p.page, [head for head, _ in band], [[value for _, value in band]])
    _below(p)


def key_lines(p: Paper) -> None:
    """What a program writes: `nome_campo: valor`, one a line, in an export's signs."""
    dice = p.dice
    p.lines(W.key_lines)
    names = {
        "num": "{numero|num_licenca|nr_licenca|licenca_numero|NumeroLicenca}", "n": "{razao_social|titular|nome_titular|empreendedor}",
        "id": "{cnpj|cpf_cnpj|documento_titular|nrDocumento}", "act": "{atividade|ds_atividade|descricao_atividade|objeto}",
        "e": "{validade|data_validade|dt_vencimento|dataFim}", "i": "{emissao|dt_emissao|data_emissao}", "agl": "{orgao|nm_orgao|emissor}",
        "proc": "{processo|nr_processo|protocolo}", "k": "{codigo_autenticidade|chave|hash_validacao|token}",
        "l": "{url_validacao|link_autenticidade}", "on": "{id|cod_interno|id_documento|nr_parecer|seq}",
        "od": "{dt_alteracao|dt_protocolo|created_at|dt_publicacao}", "oc": "{cpf_responsavel|cpf_usuario|cpf_rt}",
        "per": "{responsavel|usuario|nm_tecnico}", "prev": "{licenca_anterior|nr_licenca_renovada}", "pl": "{placas|veiculos}",
        "file": "{arquivo|nome_arquivo|path}", "ver": "{versao|revisao}",
    }
    must = ["num", "n", "id", "act", "e"]
    chosen = must + dice.shuffled([name for name in names if name not in must])[: dice.between(3, 10)]
    sign = dice.pick([":", " =", ";", " :", "=>", "|", ":"])
    upper, quoted = (dice.chance(0.3), dice.chance(0.25))
    for name in chosen if dice.chance(0.5) else dice.shuffled(chosen):
        head = p.say(names[name])[0].text
        value = p.say(f'"<{name}>",' if quoted else f"<{name}>")
        p.page.flow([*caption((f'"{head}"' if quoted else head.upper() if upper else head) + sign), *value])
    p.lines("?{FIM|EOF|1 registro|Total: 1}" if not quoted else "?--")


SHEETS = {two_columns: 2, wide_row: 1.5, key_lines: 1}


def side_menu(p: Paper) -> None:
    """A menu at the left of the data, and boxes of news at the right."""
    dice, page = (p.dice, p.page)
    p.lines("?" + W.bar, size=0.8)
    p.head("left")
    left, right, top = (page.left, page.right, page.y)
    share = dice.uniform(0.15, 0.25)
    y = top
    for _ in range(dice.between(3, 9)):
        item = p.say("{Licenças|Processos|Taxas|Condicionantes|Empreendimentos|Mensagens|Relatórios|Cadastro|Outorga|Fauna|Sair|Ajuda}")
        y = page.flow(item, left, left + page.inner * share, y, page.size * 0.9)
    page.left += page.inner * share
    if dice.chance(0.3):
        page.right -= page.inner * 0.25
        page.flow(
            p.say("{Avisos|Notícias}: {expediente suspenso em <od>|nova <law>|prazo até <od>}"), page.right + 8, right, top, page.size * 0.8
        )
    p.entries(W.number, W.holder, W.tax, W.work, W.ends, *W.rest, shuffled=0.3)
    conditions(page, dice.pick([0, 0, 2, 3]), p.facts.dangerous)
    p.some(lambda: p.line(W.check), chance=0.7)
    page.left, page.right, page.y = (left, right, max(y, page.y))
    p.lines("?" + W.end, "?" + W.bar, size=0.8)


SCREENS = {side_menu: 1}
