"""licence/acts"""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.licence.activities import Activity, activity_code
from ficha_train.reader.generator.licence.activity_lists import harmless
from ficha_train.reader.generator.licence.conditions import conditions
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.licence.validity import composed_validity, validity
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import caption, ended, plain
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/acts")

SIGNED = W.signed
CHECKED = W.checked


def sei_act(p: Paper) -> None:
    dice = p.dice
    p.facts.key_code = dice.digits(dice.pick([6, 7, 8, 9]))
    if dice.chance(0.2):
        p.line(W.reference, 0.8)
    p.head()
    number = "[SEI-<uf>] {n.º|nº|Nº|n°} <num>[ {-|–|/} {<d2>|DILAM|PRESI|GELIC}]"
    p.line(f"{{<tt>|<tt> {{DIGITAL|ELETRÔNICA|- RETIFICAÇÃO}}}} {number}", dice.uniform(1, 1.4), "centre")
    p.lines("?{Processo[ SEI]|PROCESSO} {nº|Nº|nº:|:}: <proc>", "?{Interessado|Parecer Técnico SEI nº|Documento de origem}: <on>", size=0.9)

    def holder() -> None:
        p.entries(
            "{Licenciad{o|a}|Interessad{o|a}|Empreendedor|Razão social|Outorgado}=<n>", "{CNPJ|CNPJ/CPF|CPF ou CNPJ}=<id>",
            "?{Endereço|Logradouro|Sede}=<ad>", "?{Representante[ legal]|Procurador|Responsável}=<per>[ – CPF <hid>]",
            "?{Parecer[ técnico]|Relatório de vistoria|Nota técnica}=<on>[ (<on>)], {de|em} <od>",
        )

    def activity() -> None:
        p.line(W.activity)

    def ends() -> None:
        p.page.flow(validity(p.facts))

    p.in_order(holder, activity, ends)
    conditions(p.page, dice.between(0, 6), p.facts.dangerous)
    p.lines(SIGNED, "?" + SIGNED, CHECKED, size=0.85)
    p.line(W.reference, 0.8, dice.pick(["left", "right", "centre"]))


def decision(p: Paper) -> None:
    """A despacho that tells which licence is issued; its own number is another."""
    dice = p.dice
    p.head()
    p.line(W.decision, 1.2, "centre")
    p.lines("?{Processo|Autos|PA}: <proc>", "?{Requerente|Assunto}: {Licenciamento ambiental|Pedido de <tt>}[, protocolo <on>]")
    p.line(W.decision_2)
    if dice.chance(0.6):
        p.line(W.decision_3)
    if dice.chance(0.5):
        p.line(W.decision_4)
    p.lines(SIGNED, "?" + CHECKED)


def articles(p: Paper) -> None:
    """An ordinance with a preamble in capitals, where the title gives number and date together."""
    dice = p.dice
    p.head("centre")
    p.line(W.articles, 1.1, "centre")
    p.line(
        "{Dispõe sobre a concessão de|Concede|Trata de} <tt>[ e dá outras providências].", 0.9, dice.pick(["right", "left"]),
        dice.pick([0, 0.45]),
    )
    p.line(W.articles_2)
    ends = "{, {com validade até|válida até} <e>|, {pelo|válida pelo} prazo de <t>|}"
    p.lines(
        f"Art. 1º {{-|–|}} {{CONCEDER|Conceder|Fica concedida|Outorgar}} {{a |}}<tt>{ends}, {{a|à|em favor de}} <n>, {{inscrit{{o|a}} no CNPJ sob {{o |}}nº|CNPJ|CPF/CNPJ}} <id>, {{com sede na|estabelecida na}} <ad>, para {{operar|exercer}} <act>[, <place>].",
        W.articles_3, W.articles_4, W.articles_5, W.articles_6,
    )
    conditions(p.page, dice.between(0, 4), p.facts.dangerous)
    p.lines("?Gabinete {do Secretário|da Presidência}, em <city>, <iw>.", "?Publicada no {DOE|D.O.M.} nº <on>, de <od>, {p.|pág.} <d2>.")
    p.lines("<boss>", "?{Matrícula|CPF} <oc>", align="centre")


def gazette(p: Paper) -> None:
    """A column of a gazette: extracts of other acts around the licence's."""
    dice = p.dice
    others = W.gazette
    p.line(W.gazette_2, 1.1)
    for _ in range(dice.between(0, 2)):
        p.line(others)
    p.head()
    p.line(W.gazette_3)
    for _ in range(dice.between(0, 3)):
        p.line(others)
    if dice.chance(0.5):
        p.line(W.gazette_4, 0.8)


def federal(p: Paper) -> None:
    """The licence's number beside the number of the document that holds it, and its amendments."""
    dice = p.dice
    p.facts.key_code = dice.digits(8)
    p.head("centre")
    p.line("<tt> {Nº|nº} <num>[ {-|–} <d1>ª {RETIFICAÇÃO|Renovação}][ (<doc>)]", 1.2, "centre")
    if dice.chance(0.4):
        heading(p.page, words(dice, "{Validade|VALIDADE} {da licença|até}"))
        p.line("{<e>|<t>}", align="left")
    p.line(W.federal)
    p.entries(
        "{EMPRESA|EMPREENDEDOR}=<n>", "CNPJ[/CPF]=<id>", "?{CADASTRO TÉCNICO FEDERAL|CTF|REGISTRO NO IBAMA}=<on>", "ENDEREÇO=<ad>",
        "?CEP=<cep>", "?{TELEFONE|FAX}=<tel>", "?{PROCESSO IBAMA Nº|Nº DO PROCESSO|REGISTRO NO IBAMA: PROCESSO Nº}=<proc>",
        "?{REPRESENTANTE|RESPONSÁVEL LEGAL}=<per>, CPF <oc>", how=dice.pick(["inline", "inline", "two columns"]), shuffled=0,
    )
    p.line(W.federal_2)
    p.line(W.federal_3)
    conditions(p.page, dice.between(0, 8), p.facts.dangerous)
    p.lines("?{Esta licença substitui|Fica cancelada} a <tt> nº <prev>[, de <od>].", "?{Brasília|<city>}, <iw>.", SIGNED, CHECKED)
    p.line("{Referência: Processo nº|Processo} <proc> {SEI nº|SEI} <doc>", 0.85, dice.pick(["left", "right"]))


def two_numbers(p: Paper) -> None:
    """A head that is a table of numbers only: licence, process, protocol, report, version, file."""
    dice = p.dice
    p.head()
    p.line("<tt>", 1.3, "centre")
    p.table(
        {
            "{Nº da licença|Licença nº|Número do ato|LICENÇA}": ["<num>"], "{Processo|Nº do processo|PROC. ADM.}": ["<proc>"],
            "?{Protocolo|Requerimento|Solicitação}": ["<on>"], "?{Parecer|Relatório técnico|PT nº}": ["<on>"],
            "?{Versão|Rev.|Via}": ["<ver>"], "?{Arquivo|Pasta|Caixa}": ["{<d3>|<file>}"],
            "?{Licença anterior|Substitui|LO renovada}": ["<prev>[ (<pe>)]"],
        }
    )
    p.table(
        {
            "{Emissão|Data|Expedida em}": ["<i>"], "{Validade|Vencimento|Válida até|Prazo}": ["{<e>|<e>|<t>}"],
            "?{Vistoria|Protocolado em|Publicação}": ["<od>"], "?{Renovar até|Taxa paga em|Parecer de}": ["<od>"],
        }
    )
    p.entries(
        "{Titular|Empresa|Nome do licenciado}=<n>", "{CNPJ|Inscrição no CNPJ}=<id>", "?{Responsável técnico|RT}=<per> {CPF|- CPF:} <oc>",
        "{Objeto|Atividade licenciada|O que é licenciado}=<act>", "?{Local|Endereço da atividade}=<ad>",
    )
    p.lines("?" + SIGNED, "?" + CHECKED, size=0.85)


ACTS = {sei_act: 3, decision: 1.5, articles: 2, gazette: 1.2, federal: 2, two_numbers: 1.5}
_ROMAN = "I II III IV V VI VII VIII IX X".split()


def _top(p: Paper) -> None:
    p.head()
    p.line("<tt>[ {–|-}] {nº|Nº|N.º|n°} <num>", 1.2, p.dice.pick(["centre", "centre", "left"]))


def _close(p: Paper) -> None:
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
    p.entries(*W.data)
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
    _close(p)


def measured_table(p: Paper) -> None:
    """Code, text and many columns of size; sums and parts below."""
    dice = p.dice
    _top(p)
    p.in_order(lambda: p.entries(*W.data), lambda: _ends(p))
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
    _close(p)


def trades(p: Paper) -> None:
    """The firm's trades by its register beside the one that is licensed."""
    dice = p.dice
    _top(p)
    p.entries(*W.data)
    firm = caption(dice.pick(W.trades))

    def others() -> None:
        text = [*firm, *harmless(dice)]
        for _ in range(dice.between(0, 2)):
            text = [*ended(text, ";"), *harmless(dice)]
        p.page.flow(text)

    def licensed() -> None:
        p.line(W.licensed)

    def technical() -> None:
        p.entries(
            "?{Atividade técnica|Serviço da ART}={Monitoramento|Projeto e execução|Laudo}, ART <on>",
            "?{Grupo|Setor|Tipologia geral}={Indústria|Serviços|Infraestrutura}",
            "?{Uso anterior|Atividade anterior}={Depósito de móveis|Oficina|Terreno vago}",
            "?{Matéria-prima|Produto[s]|Resíduos}={Aço e tinta|Lodo|Óleo usado}",
            "?{Zoneamento|Bacia|Enquadramento}={ZUPI-<d1>|Rio <c>|<cl>}",
        )

    p.in_order(licensed, others, technical, lambda: _ends(p), loose=0.6)
    _close(p)


def described(p: Paper) -> None:
    """A heading or an object's first sentence is the activity; what follows tells of the plant."""
    _top(p)
    p.line(W.described)
    p.lines(W.described_2, W.described_3, "?{Acesso|Rota}: <place>.", W.described_4, "?{Horário|Turnos}: <h> às <h>.")
    p.in_order(lambda: p.entries(*W.data), lambda: _ends(p), loose=0.5)
    _close(p)


def two_lists(p: Paper) -> None:
    """What is licensed and what is not, side by side or one under the other."""
    dice, page = (p.dice, p.page)
    _top(p)
    p.entries(*W.data)
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
    _close(p)


def path(p: Paper) -> None:
    """Group, subgroup and activity in one line."""
    dice = p.dice
    _top(p)
    p.entries(*W.data)
    sign = dice.pick([">", "»", "/", "→", "\\", "::"])
    group = "{Indústria|Serviços|Agropecuária|Infraestrutura|Comércio|Saneamento|Mineração|Energia}"
    for one in p.facts.activities:
        p.line(
            f"{{Atividade|Enquadramento|Tipologia|Classificação}}: {group} {sign} [{{Subgrupo <d1>|Geral|Diversos|Produtos}} {sign} ]<one>[ {{|-}} {{Porte|Classe}}: <cl>]",
            one=one.text(),
        )
    _ends(p)
    _close(p)


WORK = {bare_list: 2.2, measured_table: 1.8, trades: 1.5, described: 1.5, two_lists: 1, path: 0.8}
_TITLED = "<tt> {nº|Nº|N.º|n°} <num>"


def _close_papers_status(p: Paper) -> None:
    conditions(p.page, p.dice.pick([0, 0, 1, 3, 5]), p.facts.dangerous)
    p.lines("?{<city>|<city> - <uf>}, <iw>.", "?" + SIGNED, "?" + CHECKED)


def ended_early(p: Paper) -> None:
    """A stamp or a notice across a licence that was cancelled or suspended."""
    dice = p.dice
    state = words(dice, "{CANCELADA|SUSPENSA|REVOGADA|CASSADA|SEM EFEITO|ANULADA|LICENÇA {CANCELADA|SUSPENSA}}")

    def stamped() -> None:
        p.lines(state, "?{por|conforme} {despacho|decisão|Auto de infração} nº <on>, de <od>", size=dice.uniform(1, 2.2), align="centre")

    def told() -> None:
        p.entries(
            f"{{Situação|Status|Estado da licença}}={state}", "?{Data do cancelamento|Suspensa em|Revogada em|Cancelada a partir de}=<od>",
            W.told, "?{Ato|Processo do cancelamento|Termo de suspensão}=<on>", "?{Suspensa por|Prazo da suspensão|Prazo de defesa}=<ot>",
            "?{Responsável pela decisão|Decidido por}=<per>",
        )

    if dice.chance(0.2):
        p.page.stamp(p.say(state + " em <od>"))
    parts = [
        lambda: p.head(), lambda: p.line(_TITLED, 1.2, "centre"), lambda: p.entries(*W.data_status),
        lambda: p.page.flow(composed_validity(p.facts)),
    ]
    parts.insert(dice.between(0, 4), stamped if dice.chance(0.5) else told)
    for part in parts:
        part()
    _close_papers_status(p)


def corrected(p: Paper) -> None:
    """`Onde se lê … leia-se …`: only what is to be read counts."""
    p.head()
    p.line(W.corrected, 1.2, "centre")
    p.line(W.corrected_2)
    changed = p.dice.shuffled(W.corrected_3)
    for one in changed[: p.dice.between(1, 3)]:
        p.line(one + "{;|.|}")
    p.entries(*W.data_status[:3], "{Validade|Vigência|Vencimento}=<e>", shuffled=0.5)
    p.lines("?{Permanecem inalteradas as demais condições|As demais informações permanecem válidas}.")
    _close_papers_status(p)


def handed_on(p: Paper) -> None:
    """The firm that had it before stands beside the one that has it now."""
    p.head()
    p.line(W.handed_on, 1.2, "centre")
    before = [W.handed_on_2, "{CNPJ {anterior|do cedente|da sucedida}|CNPJ do antigo titular}=<oj>"]
    now = [W.handed_on_3, "{CNPJ[ {atual|do novo titular|da cessionária}]|CNPJ}=<id>"]
    if p.dice.chance(0.5):
        for pair in (before, now) if p.dice.chance(0.75) else (now, before):
            p.entries(*pair, shuffled=0)
    else:
        p.line(W.handed_on_4)
    p.lines(
        "{Atividade|Objeto|Escopo}: <act>[, <place>]", "{Mantém-se a validade até|Validade inalterada:|Válida até|Vencimento:} <e>",
        "?{Substitui a licença|Licença substituída:|Ref. LO} nº <prev>", "?{Requerente|Procurador}: <per>, CPF <oc>",
    )
    _close_papers_status(p)


def prolonged(p: Paper) -> None:
    """A first end and the end that was set later."""
    p.head()
    p.line("{Prorrogação|Renovação|Revalidação|Extensão de prazo} {da|de} <tt>[ {nº|n.º} <num>]", 1.2, "centre")
    how = p.dice.pick(["entries", "sentence", "table"])
    if how == "entries":
        p.entries(
            "{Licença|Número|Licença prorrogada}=<num>", "{Validade {original|anterior|inicial}|Vencia em|1ª validade}=<pe>",
            "{Nova validade|Prorrogada até|Validade atual|Novo vencimento}=<e>", "?{Requerida em|Protocolo de renovação}=<od>",
            "?{Prazo da prorrogação|Prorrogada por}=<ot>", shuffled=0.4,
        )
    elif how == "sentence":
        p.line(W.prolonged)
    else:
        p.table(
            {
                "{Licença|Nº}": ["<num>", "<num>"], "{Ato|Evento|Fase}": ["{Emissão|Original}", "{Prorrogação|Renovação|Atual}"],
                "{Data|Em}": ["<i>", "<od>"], "{Válida até|Validade|Vencimento}": ["<pe>", "<e>"],
            }
        )
    p.entries(*W.data_status)
    p.lines(W.prolonged_2)
    _close_papers_status(p)


def phases(p: Paper) -> None:
    """First, installation and operating licences of one plant: this paper is the last."""
    dice = p.dice
    p.head()
    p.line("<tt>[ {nº|Nº} <num>]", 1.3, "centre")
    p.entries(*W.data_status, shuffled=0.4)
    rows = [
        ["{Licença Prévia|LP}", "<li>", "<od>", "<od>"], ["{Licença de Instalação|LI}", "<li>", "<od>", "<od>"],
        ["{Licença de Operação|LO|<tt>}", "<num>", "<i>", "<e>"],
    ]
    rows = rows[dice.between(0, 1) :]
    if dice.chance(0.3):
        rows.insert(0, ["{Autorização de supressão|ASV|Outorga|Dispensa}", "<on>", "<od>", "<od>"])
    heads = W.phases
    if dice.chance(0.6):
        p.table({head: [row[i] for row in rows] for i, head in enumerate(heads)})
    else:
        for row in rows:
            p.line(
                f"{row[0]} {{nº|n.º|:}} {row[1]}, {{de|emitida em|expedida em}} {row[2]}, {{válida até|com validade até|vence em}} {row[3]}{{;|.|}}"
            )
    _close_papers_status(p)


def deadlines(p: Paper) -> None:
    """All dates of a licence as a list of marks in time."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, dice.pick(["left", "centre"]))
    p.entries(*W.data_status, shuffled=0.3)
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


STATUS = {ended_early: 2, corrected: 1.2, handed_on: 1.2, prolonged: 1.2, phases: 1.3, deadlines: 1}
