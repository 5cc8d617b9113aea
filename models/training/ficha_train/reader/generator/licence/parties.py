"""licence/parties"""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.licence.acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence.agencies import title
from ficha_train.reader.generator.licence.conditions import conditions
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.licence.rows import danger_question
from ficha_train.reader.generator.licence.validity import validity
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain, said
from ficha_train.reader.generator.values import cpf, person_name, plate
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/parties")

GOODS = W.goods
_RISK = "{2.1|2.2|3|4.1|5.1|6.1|8|9}"


def dangerous(p: Paper) -> None:
    """The paper allows nothing but carrying dangerous goods."""
    p.facts.dangerous = True
    p.facts.activities = []
    p.title = words(p.dice, W.titles)
    p.slots["goods"] = said(words(p.dice, W.carries), "ACTIVITY")
    if not p.facts.plates:
        p.facts.plates = [plate(p.dice) for _ in range(p.dice.between(1, 6))]


def _work(p: Paper) -> None:
    """What is carried, as an activity, with the way behind it."""
    p.line(W.work)


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


def _products(p: Paper) -> None:
    rows = p.dice.between(1, 6)
    p.table(
        {
            "{Nº ONU|ONU|UN|Código ONU}": ["<d4>"] * rows, "{Produto|Nome apropriado para embarque|Descrição da carga}": [GOODS] * rows,
            "?{Classe[ de risco]|Risco|Subclasse}": [_RISK] * rows, "?{Grupo de embalagem|GE|Quantidade}": ["{I|II|III|<d2> t}"] * rows,
        }
    )


def national(p: Paper) -> None:
    """The Union's authorisation, printed from a portal."""
    dice = p.dice
    dangerous(p)
    p.head()
    p.line("<tt>[ {Nº|nº|-} {AATIPP|}]", 1.3, "centre")
    p.entries(
        W.national, "?{CTF|Registro no CTF/APP|Cadastro IBAMA}=<on>", "{CNPJ|CNPJ/CPF}=<id>",
        "{Nome/Razão Social|Transportador|Pessoa jurídica}=<n>", "?Endereço=<ad>", "{Válid{o|a} até|Validade|Data de vencimento}=<e>",
        "?{Emitid{o|a} em|Data de emissão|Consulta em}=<i>",
        "?{Certificado de regularidade válido até|Vencimento do CR|Seguro vigente até}=<od>",
        "?{Responsável[ pela declaração]|Declarante}=<per> (<oc>)",
    )
    p.lines(
        W.national_2 + W.carries + ".", W.national_3,
        "?{Classes de risco|Classes}: " + f"{_RISK}, {_RISK} e {_RISK}[. {{Números ONU|ONU}}: <d4>, <d4> e <d4>].", W.national_4,
    )
    p.some(lambda: _fleet(p), lambda: _products(p))
    p.lines(
        "{Chave de autenticação|Autenticação|Código de controle}: <k>", "?{A autenticidade deve ser verificada|Confira} em <l>.", "?<site>"
    )


def fleet_annex(p: Paper) -> None:
    """A state's licence whose pages are mostly vehicles."""
    dice = p.dice
    dangerous(p)
    p.head()
    p.line("<tt> {nº|Nº|n.º} <num>[ – {Processo|Proc.} <proc>]", 1.2, "centre")

    def data() -> None:
        p.entries(
            "{Transportadora|Empresa|Razão social|Titular}=<n>", "{CNPJ|CNPJ nº}=<id>", "?{Endereço|Base operacional}=<ad>",
            "{Validade|Val.|Válida até|Vigência}=<e>", "?{Emissão|Expedida em}=<i>", "?{Telefone de emergência|0800}=0800 <d3> <d4>",
            "?{Responsável técnico|Engenheiro}=<per>, CPF <oc>", "?{Apólice|Seguro ambiental}=<on>, {até|vence em} <od>",
        )

    p.in_order(data, lambda: _work(p), lambda: _fleet(p), lambda: _products(p))
    conditions(p.page, dice.between(0, 5), True)
    p.lines("?" + SIGNED, "?" + CHECKED)


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


TRANSPORT = {national: 1.5, fleet_annex: 2, harmless_carrier: 2}


def border(p: Paper) -> None:
    """Portuguese and Spanish or English side by side, with customs numbers and foreign plates."""
    dice = p.dice
    dangerous(p)
    tongue = dice.pick([0, 1])

    def two(native: str, *foreign: str) -> str:
        return f"{native} {{/|-|\\}} {foreign[tongue]}"

    p.line("{MERCOSUL / MERCOSUR|ACORDO SOBRE TRANSPORTE INTERNACIONAL|Transporte internacional}", 0.9, "centre")
    p.head("centre")
    p.line("<tt> / {AUTORIZACIÓN AMBIENTAL|ENVIRONMENTAL PERMIT|LICENCIA DE TRANSPORTE}", 1.2, "centre")
    foreign = "{{A|B}{C|D} <d3> {E|F}{G|H}|<d2>-{KL|TR}-<d2>}"
    p.entries(
        two("{Licença nº|Autorização nº}", "Licencia N°", "Permit No.") + "=<num>",
        two("Transportador", "Transportista", "Carrier") + "=<n>", two("CNPJ", "RUC/CUIT", "Tax ID") + "=<id>",
        "?" + two("{Importador|Consignatário}", "Destinatario", "Consignee") + "=<of>",
        two("{Validade|Válida até}", "{Vencimiento|Válida hasta}", "{Valid until|Expiry date}") + "=<e>",
        "?" + two("Data de emissão", "Fecha de emisión", "Issue date") + "=<i>", "?" + two("CRT nº", "Carta de porte", "Waybill") + "=<on>",
        "?" + two("{MIC/DTA|Despacho}", "Manifiesto", "Manifest") + "=<on>",
        "?" + two("Motorista", "Conductor", "Driver") + "=<per>[, CPF <oc>]", two("Placa[s]", "Patente", "Plate") + "=<pl>",
        "?" + two("Placa estrangeira", "Patente extranjera", "Foreign plate") + f"={foreign}",
        "?" + two("{Rota|Ponto de fronteira}", "Ruta", "Route") + "=<c>[/<u>] {-|–} <c>", "?ONU / UN=<d4> " + GOODS, shuffled=0.1,
    )
    p.line(W.border)
    p.lines("?" + CHECKED, "?<city>, <iw>")


def interstate(p: Paper) -> None:
    """One state agrees with the licence that another gave: that other licence is not this paper's."""
    dice = p.dice
    dangerous(p)
    p.head()
    p.line("<tt> {nº|Nº} <num>", 1.2, "centre")
    p.lines(W.interstate)
    p.lines("{Validade desta {anuência|autorização}|Vigência|Esta autorização {vale|vigora} até}: <e>", "?{Placas|Veículos}: <pl>.")
    p.entries(
        "?{Gerador|Expedidor|Remetente}=<of> - CNPJ <oj>", "?{Destinador|Receptor|Destino final}=<of>, CNPJ <oj>[, LO <li>]",
        "?{Quantidade|Volume|Peso}=<m>", "?{MTR|Manifesto}=<on>", "?{Resíduo|Código IBAMA}={Lodo|Borra oleosa|Solvente usado}",
    )
    conditions(p.page, dice.between(0, 4), True)
    p.lines("?<city>, <iw>.", "?" + SIGNED, "?" + CHECKED)


def driver_card(p: Paper) -> None:
    """A small card that travels in the lorry."""
    dangerous(p)
    p.page.right = p.page.left + p.page.inner * p.dice.uniform(0.4, 0.65)
    p.line("{Porte obrigatório|CARTÃO DE BORDO|VIA DO VEÍCULO|Documento de porte obrigatório}", 0.8)
    p.lines("<agl>", "<tt>", "{Nº|N.|LICENÇA} <num>")
    p.entries(
        "{Transp.|Empresa}=<n>", "CNPJ=<id>", "{Val.|Venc.|Validade}=<e>", "{Placa|Veículo}=<pl>", "?{Mot.|Cond.}=<per> <oc>",
        "?{Emerg.|Fone}=<tel>", "?{ONU|Prod.}=<d4>", how=p.dice.pick(["inline", "run on", "cells"]),
    )
    p.page.flow(plain("QR"), size=p.page.size)
    p.lines("?<l>", "?{Cód.|Aut.}: <k>", size=0.8)


BORDER = {border: 1, interstate: 1, driver_card: 0.7}
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


def people_table(p: Paper) -> None:
    """One table of roles, names and numbers."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, dice.pick(["left", "centre"]))
    rows = [
        ["{Responsável técnico|RT}", "<per>", "<oc>"], ["{Representante legal|Sócio|Procurador}", "<per>", "<oc>"],
        ["Consultoria", "<con>", "<oj>"], ["{Proprietário|Locador} do imóvel", "<of>", "<oj>"],
        ["{Transportadora|Destinador}", "<of>", "<oj>"],
    ]
    rows = dice.shuffled(rows)[: dice.between(1, 4)]
    rows.insert(dice.between(0, len(rows)), ["{Empreendedor|Titular|Licenciada|Requerente da licença}", "<n>", "<id>"])
    heads = [
        "{Função|Qualidade|Parte|Vínculo|Papel}", "{Nome|Nome ou razão social|Identificação}", "{CPF/CNPJ|Documento|CPF ou CNPJ|Inscrição}",
    ]
    p.table({head: [row[i] for row in rows] for i, head in enumerate(heads)})
    p.entries("{Atividade|Objeto}=<act>", *W.licence)
    _close(p)


def farm(p: Paper) -> None:
    """A person on the land is licensed; spouse, technician and the firm that planned it have numbers too."""
    dice, facts = (p.dice, p.facts)
    if dice.chance(0.75):
        facts.licensee, facts.tax = (person_name(dice), cpf(dice))
    p.head()
    p.line(_TITLED, 1.2, "centre")
    p.entries(
        "{Produtor[ rural]|Titular|Proprietári{o|a}|Empreendedor|Interessado|Nome}=<n>", "{CPF|CPF/CNPJ|C.P.F.}=<id>",
        "?{Cônjuge|Coproprietário|Parceiro|Arrendatário}=<per>[, CPF <oc>]", "?{RG|Inscrição de produtor|DAP/CAF|Bloco de produtor}=<on>",
        "{Imóvel|Propriedade|Denominação do imóvel}={Fazenda|Sítio|Granja|Gleba} <c>", "?{Matrícula|CCIR|NIRF|ITR|INCRA}=<on>",
        "?{CAR|Registro no CAR|Recibo do CAR}=<uf>-<d4><d3>-<d4>.<d4>.<d4>", "?{Área total|Área útil|Área licenciada|APP}=<d2>,<d2> ha",
        "?{Coordenadas|Latitude/Longitude}=<d2>°<d2>'<d2>\" / <d2>°<d2>'<d2>\"",
        "?{Elaboração|Projetista|Empresa responsável}=<con> - CNPJ <oj>", "?{RT|Engenheiro agrônomo|Técnico}=<per> {CREA|CFTA} <on>",
        shuffled=0.2,
    )
    p.in_order(lambda: p.line(W.farm), lambda: p.page.flow(validity(facts)))
    _close(p)


def adhesion(p: Paper) -> None:
    """Who declares is not who is licensed; questions are answered with yes and no."""
    dice = p.dice
    p.head()
    p.line(W.adhesion, 1.2, "centre")
    p.lines(W.adhesion_2)
    for question in dice.shuffled(W.adhesion_3)[: dice.between(1, 4)]:
        p.line(question + "? {( ) Sim (X) Não|(X) Sim ( ) Não|[ ] S [X] N|Não|Sim|NÃO SE APLICA}")
    if dice.chance(0.6):
        danger_question(p.page, p.facts)
    p.entries("{Licença|Número|Nº da LAC|Registro}=<num>", *W.licence, "?{Recibo|Código da declaração|Protocolo da declaração}=<on>")
    p.lines("?{Declaração enviada|Aceite registrado} em <od> às <h>[ (IP <d3>.<d2>.<d1>.<d2>)].", "?" + CHECKED)


def group(p: Paper) -> None:
    """A licence of the firm that leads; other members and their shares are listed."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, "centre")
    p.line(W.group)
    rows = dice.between(1, 4)
    if dice.chance(0.7):
        p.table(
            {
                "{Consorciada|Usuário|Lote|Participante|Empresa instalada}": ["<of>"] * rows, "CNPJ": ["<oj>"] * rows,
                "?{Cota|Participação|Área}": ["{<d2>%|<m>}"] * rows, "?{Licença própria|LO|Licença}": ["<li>"] * rows,
                "?{Validade|Até}": ["<od>"] * rows,
            }
        )
    p.page.flow(validity(p.facts))
    _close(p)


PEOPLE = {many_parties: 2.5, people_table: 1.2, farm: 1.8, adhesion: 1.5, group: 1}


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
