"""Licences whose activities stand without caption, or close to codes, measures, places, equipment and works that are none."""

from ficha_train.reader.generator.licence_activities import Activity, activity_code
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_lures import harmless
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence_validity import validity
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import caption, ended, plain

_DATA = [
    "{Titular|Empreendedor|Razão social|Empresa}=<n>",
    "{CNPJ|CPF/CNPJ|CNPJ nº}=<id>",
    "?{Endereço|Local}=<ad>",
    "?{Processo|Protocolo}=<proc>",
]
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
    dice, page = p.dice, p.page
    _top(p)
    p.entries(*_DATA)
    p.line("{Autoriza|AUTORIZA|Fica autorizada a operar|Licencia as seguintes atividades|{Está|Fica} licenciad{o|a}"
        " {para|a}|{Compreende|Abrange|Contempla}|RESOLVE"
           " LICENCIAR|Por este ato ficam licenciadas}{:|}")  # fmt: skip
    mark = dice.pick(["-", "•", "{n})", "{n}.", "{r} -", "{a})", "", "►", "✓", "{r}."])
    behind = dice.pick(
        ["", "", ", <place>", " – <m>", " (<m>)", " - <place>", "; {porte|área|capacidade}: <m>", " | <cl>", ", {com|de} <m>"]
    )
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
    p.in_order(lambda: p.entries(*_DATA), lambda: _ends(p))
    rows = [one if one.code else Activity(one.words, activity_code(dice), one.dangerous) for one in p.facts.activities]
    columns: dict[str, list[str]] = {}
    for i, one in enumerate(rows):
        p.slots[f"c{i}"], p.slots[f"w{i}"] = one.code_cell(), one.rest()
    if rows:
        every = range(len(rows))
        columns["{Código|Cód.|CNAE|Código DN|CODRAM|Subclasse}"] = [f"<c{i}>" for i in every]
        columns["{Atividade|Descrição|Descrição da atividade|Atividade licenciada}"] = [f"<w{i}>" for i in every]
        for head in (
            "?{Parâmetro|Grandeza|Critério}",
            "?{Quantidade|Valor|Qtd.|Medida}",
            "?{Porte|Classe|Potencial|PPD|Risco}",
            "?{Fase|Início|Local}",
        ):
            cell = {
                "{P": "{Área útil|Capacidade instalada|Nº de veículos|Produção}",
                "{Q": "<m>",
                "{F": "{Operação|<year>|<c>|Galpão <d1>}",
            }
            kind = "<cl>" if "Porte" in head else cell[head[1:3]]
            columns[head] = [kind for _ in every]
        p.table(columns)
    p.lines(
        "?{Classe do empreendimento|Porte geral|Critério locacional}: <cl>",
        "?{Área total|Total}: <m>",
        "?{Obs.|Nota}: {códigos da <law>|sem ampliação}.",
    )
    _close(p)


def trades(p: Paper) -> None:
    """The firm's trades by its register beside the one that is licensed."""
    dice = p.dice
    _top(p)
    p.entries(*_DATA)
    firm = caption(
        dice.pick(
            ["CNAE secundário:", "Objeto social:", "Atividades da empresa (não licenciadas):", "Ramo da empresa:", "CNAEs do cadastro:"]
        )
    )

    def others() -> None:
        text = [*firm, *harmless(dice)]
        for _ in range(dice.between(0, 2)):
            text = [*ended(text, ";"), *harmless(dice)]
        p.page.flow(text)

    def licensed() -> None:
        p.line("{Atividade licenciada|Objeto da licença|Atividade objeto deste ato|LICENCIA-SE|Atividade autorizada}: <act>[, <place>]")

    def technical() -> None:
        p.entries("?{Atividade técnica|Serviço da ART}={Monitoramento|Projeto e execução|Laudo}, ART <on>",
            "?{Grupo|Setor|Tipologia geral}={Indústria|Serviços|Infraestrutura}",
                  "?{Uso anterior|Atividade anterior}={Depósito de móveis|Oficina|Terreno vago}",
                  "?{Matéria-prima|Produto[s]|Resíduos}={Aço e tinta|Lodo|Óleo usado}",
                  "?{Zoneamento|Bacia|Enquadramento}={ZUPI-<d1>|Rio <c>|<cl>}")  # fmt: skip

    p.in_order(licensed, others, technical, lambda: _ends(p), loose=0.6)
    _close(p)


def described(p: Paper) -> None:
    """A heading or an object's first sentence is the activity; what follows tells of the plant."""
    _top(p)
    p.line("{Objeto|Empreendimento|Descrição|Atividade|1. {OBJETO|ATIVIDADE}|Caracterização}[:] <act>.")
    p.lines("?{O empreendimento|A unidade|A planta} {conta com|possui|compreende} {caldeira|forno|<d1> tanques|galpão de <m>} {e|,}"
        " {pátio|lavador de gases|<d2> empregados}.",
            "?{Localiza-se|Situa-se|Fica} <place>, {a <d1> km|próximo} do rio <c>[, {matrícula|lote} <on>].", "?{Acesso|Rota}: <place>.",
            "?{A água vem de poço|O abastecimento é público}[, outorga <on>, {válida|vigente} até <od>].",
            "?{Horário|Turnos}: <h> às <h>.")  # fmt: skip
    p.in_order(lambda: p.entries(*_DATA), lambda: _ends(p), loose=0.5)
    _close(p)


def two_lists(p: Paper) -> None:
    """What is licensed and what is not, side by side or one under the other."""
    dice, page = p.dice, p.page
    _top(p)
    p.entries(*_DATA)
    yes = caption(dice.pick(["Autorizado", "Atividades licenciadas", "Esta licença autoriza:", "PODE", "Contempla", "Incluídas:"]))
    no = caption(
        dice.pick(["Não autorizado", "Atividades não licenciadas", "Esta licença não autoriza:", "NÃO PODE", "Não contempla", "Excluídas:"])
    )
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
    p.entries(*_DATA)
    sign = dice.pick([">", "»", "/", "→", "\\", "::"])
    group = "{Indústria|Serviços|Agropecuária|Infraestrutura|Comércio|Saneamento|Mineração|Energia}"
    for one in p.facts.activities:
        p.line(f"{{Atividade|Enquadramento|Tipologia|Classificação}}: {group} {sign} [{{Subgrupo <d1>|Geral|Diversos|Produtos}} {sign}"
            " ]<one>"
               "[ {|-} {Porte|Classe}: <cl>]", one=one.text())  # fmt: skip
    _ends(p)
    _close(p)


WORK = {bare_list: 2.2, measured_table: 1.8, trades: 1.5, described: 1.5, two_lists: 1, path: 0.8}
