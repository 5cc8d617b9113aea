"""Licences full of people and firms: technicians, representatives, owners and consultants with tax numbers of their own."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.licence_blocks import danger_question
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence_validity import validity
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.values import cpf, person_name

_TITLED = "<tt>[ {–|-}] {nº|Nº|N.º|n°|:} <num>"
_OTHERS = {
    "{Responsável técnic{o|a}|Técnico responsável|RT|Responsável pelo projeto}": ["<per>", "CPF=<oc>", "?{CREA|CRQ|CRBio|Registro}=<on>",
    "?ART=<on>"],
    "{Representante legal|Sócio administrador|Administradora|Diretor|Responsável legal}": ["<per>", "{CPF|C.P.F.}=<oc>",
    "?{RG|Identidade}=<on>", "?{Fone|E-mail}=<mail>"],
    "{Procurador|Contato|Solicitante|Requerente do processo|Despachante}": ["<per>", "CPF=<oc>", "?Fone=<tel>"],
    "{Consultoria[ ambiental]|Empresa consultora|Elaborado por|Contratada}": ["<con>", "CNPJ=<oj>", "?{Coordenador|Técnico}=<per>"],
    "{Proprietário do imóvel|Arrendante|Locador|Superficiário}": ["{<of>|<per>}", "{CPF/CNPJ|Documento}={<oj>|<oc>}",
    "?{Matrícula|Registro}=<on>"],
    "{Contador|Gestor ambiental|Encarregado|Responsável pela operação}": ["<per>", "CPF=<oc>", "?{CRC|Matrícula}=<on>"],
    "{Matriz|Controladora|Mantenedora|Contratante|Filial vinculada}": ["<of>", "CNPJ=<oj>", "?{I.E.|Inscrição estadual}=<on>"],
}  # fmt: skip
_OWN = ["{Empreendedor|Titular|Licenciad{o|a}|Requerente|Interessado|Razão social|Empresa licenciada}=<n>",
    "{CNPJ|CPF/CNPJ|CNPJ ou CPF|Inscrição}=<id>",
        "?{Endereço|Sede}=<ad>", "?{Inscrição estadual|CTF|Código}=<on>"]  # fmt: skip
_LICENCE = [
    "?{Emissão|Data|Expedida em}=<i>",
    "{Validade|Válida até|Vencimento|Vigência até}=<e>",
    "?{Processo|Protocolo}=<proc>",
    "?{Vistoria|Protocolado em}=<od>",
]


def _close(p: Paper) -> None:
    conditions(p.page, p.dice.pick([0, 0, 1, 2, 4]), p.facts.dangerous)
    p.lines("?{<city>|<c>}, <iw>.", "?" + SIGNED, "?" + CHECKED)


def many_parties(p: Paper) -> None:
    """Blocks with the same captions for each of them: only the heading or the first caption tells the licensee."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, "centre")
    headed, how = dice.chance(0.6), dice.pick(["inline", "cells", "two columns", "several", "heads", "run on"])

    def other(name: str) -> None:
        first, *rest = _OTHERS[name]
        if headed:
            heading(p.page, words(dice, name))
            p.entries("{Nome|Nome/Razão social|Razão social}=" + first, *rest, how=how, shuffled=0)
        else:
            p.entries(f"{name}={first}", *rest, how=how, shuffled=0)

    def own() -> None:
        if headed:
            heading(p.page, words(dice, "{Empreendedor|Titular da licença|Licenciado|Dados do {titular|empreendedor}|Requerente}"))
            p.entries("{Nome|Nome/Razão social|Razão social}=<n>", *_OWN[1:], how=how, shuffled=0)
        else:
            p.entries(*_OWN, how=how, shuffled=0)

    blocks = [own, *((lambda name=name: other(name)) for name in dice.shuffled(list(_OTHERS))[: dice.between(2, 4)])]
    for block in dice.shuffled(blocks) if dice.chance(0.6) else blocks:
        block()
    p.in_order(lambda: p.line("{Atividade|Objeto|Atividade licenciada}: <act>[, <place>]"), lambda: p.entries(*_LICENCE))
    _close(p)


def people_table(p: Paper) -> None:
    """One table of roles, names and numbers."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, dice.pick(["left", "centre"]))
    rows = [["{Responsável técnico|RT}", "<per>", "<oc>"], ["{Representante legal|Sócio|Procurador}", "<per>", "<oc>"], ["Consultoria",
        "<con>", "<oj>"],
            ["{Proprietário|Locador} do imóvel", "<of>", "<oj>"], ["{Transportadora|Destinador}", "<of>", "<oj>"]]  # fmt: skip
    rows = dice.shuffled(rows)[: dice.between(1, 4)]
    rows.insert(dice.between(0, len(rows)), ["{Empreendedor|Titular|Licenciada|Requerente da licença}", "<n>", "<id>"])
    heads = [
        "{Função|Qualidade|Parte|Vínculo|Papel}",
        "{Nome|Nome ou razão social|Identificação}",
        "{CPF/CNPJ|Documento|CPF ou CNPJ|Inscrição}",
    ]
    p.table({head: [row[i] for row in rows] for i, head in enumerate(heads)})
    p.entries("{Atividade|Objeto}=<act>", *_LICENCE)
    _close(p)


def farm(p: Paper) -> None:
    """A person on the land is licensed; spouse, technician and the firm that planned it have numbers too."""
    dice, facts = p.dice, p.facts
    if dice.chance(0.75):
        facts.licensee, facts.tax = person_name(dice), cpf(dice)
    p.head()
    p.line(_TITLED, 1.2, "centre")
    p.entries("{Produtor[ rural]|Titular|Proprietári{o|a}|Empreendedor|Interessado|Nome}=<n>", "{CPF|CPF/CNPJ|C.P.F.}=<id>",
              "?{Cônjuge|Coproprietário|Parceiro|Arrendatário}=<per>[, CPF <oc>]",
              "?{RG|Inscrição de produtor|DAP/CAF|Bloco de produtor}=<on>",
              "{Imóvel|Propriedade|Denominação do imóvel}={Fazenda|Sítio|Granja|Gleba} <c>", "?{Matrícula|CCIR|NIRF|ITR|INCRA}=<on>",
              "?{CAR|Registro no CAR|Recibo do CAR}=<uf>-<d4><d3>-<d4>.<d4>.<d4>",
              "?{Área total|Área útil|Área licenciada|APP}=<d2>,<d2> ha",
              "?{Coordenadas|Latitude/Longitude}=<d2>°<d2>'<d2>\" / <d2>°<d2>'<d2>\"",
              "?{Elaboração|Projetista|Empresa responsável}=<con> - CNPJ <oj>",
              "?{RT|Engenheiro agrônomo|Técnico}=<per> {CREA|CFTA} <on>", shuffled=0.2)  # fmt: skip
    p.in_order(
        lambda: p.line(
            "{Atividade|Fica licenciada a atividade de|Atividade agrossilvipastoril|Uso do solo}: <act>{, <place>|."
            " {Quantidade|Porte}: <m>|}."
        ),
        lambda: p.page.flow(validity(facts)),
    )
    _close(p)


def adhesion(p: Paper) -> None:
    """Who declares is not who is licensed; questions are answered with yes and no."""
    dice = p.dice
    p.head()
    p.line("{Licença {Ambiental |}por Adesão e Compromisso|Declaração de conformidade|Termo de adesão|<tt>}[ {nº|-} <num>]", 1.2, "centre")
    p.lines("{Eu, <per>, {CPF|portador do CPF} <oc>, {na qualidade de|como} {sócio|procuradora|responsável técnico} {de|da empresa}"
        " <n>, {CNPJ|inscrita no CNPJ sob"
            " nº} <id>, DECLARO {que {as informações são verdadeiras|cumpro as condições}|ciência} {para|no exercício de} <act>[,"
            " <place>].|"
            "{Declarante|Signatário}: <per>. CPF: <oc>. {Pessoa jurídica|Empresa|Em nome de}: <n>. CNPJ: <id>. {Atividade|Objeto"
            " declarado}: <act>.}")  # fmt: skip
    for question in dice.shuffled(["{Há|Haverá} supressão de vegetação", "{Possui|Tem} poço tubular", "{Lança|Gera} efluentes",
    "Está em unidade de conservação",
                                   "{Armazena|Usa} combustíveis", "Possui outorga nº <on>"])[: dice.between(1, 4)]:  # fmt: skip
        p.line(question + "? {( ) Sim (X) Não|(X) Sim ( ) Não|[ ] S [X] N|Não|Sim|NÃO SE APLICA}")
    if dice.chance(0.6):
        danger_question(p.page, p.facts)
    p.entries("{Licença|Número|Nº da LAC|Registro}=<num>", *_LICENCE, "?{Recibo|Código da declaração|Protocolo da declaração}=<on>")
    p.lines("?{Declaração enviada|Aceite registrado} em <od> às <h>[ (IP <d3>.<d2>.<d1>.<d2>)].", "?" + CHECKED)


def group(p: Paper) -> None:
    """A licence of the firm that leads; other members and their shares are listed."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, "centre")
    p.line("{Licencia-se|Fica licenciada|Concede-se esta licença a} <n>, {CNPJ|inscrita no CNPJ sob o nº} <id>, {líder do"
        " consórcio|representante do grupo|que"
           " responde pelo condomínio} <c>[, {formado por|com} <of> (CNPJ <oj>) e <of> (CNPJ <oj>)],"
           " {para|a operar} <act>[, <place>].")  # fmt: skip
    rows = dice.between(1, 4)
    if dice.chance(0.7):
        p.table({"{Consorciada|Usuário|Lote|Participante|Empresa instalada}": ["<of>"] * rows, "CNPJ": ["<oj>"] * rows,
                 "?{Cota|Participação|Área}": ["{<d2>%|<m>}"] * rows,
                 "?{Licença própria|LO|Licença}": ["<li>"] * rows, "?{Validade|Até}": ["<od>"] * rows})  # fmt: skip
    p.page.flow(validity(p.facts))
    _close(p)


PEOPLE = {many_parties: 2.5, people_table: 1.2, farm: 1.8, adhesion: 1.5, group: 1}
