"""Licences as acts of electronic process systems: their own number among those of the act, the process, the document and its version."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_validity import validity
from ficha_train.reader.generator.licence_words import words

SIGNED = (
    "{Documento assinado eletronicamente por <boss>, {Diretor|Secretária|Superintendente|Presidente|Coordenador}[ Substitut{o|a}][ -"
    " Matr.<d3>.<d3>-<d1>], em <sg>, às <h>, conforme {horário oficial de Brasília|o fuso horário oficial de Brasília}[, com fundamento no"
    " {art. 6º, § 1º, do |}<law>]|Assinado eletronicamente por: <boss> [CPF: <hid> ]Data: <sg> <h>|<boss> {assinado em|ASSINATURA (1)"
    " DOCUMENTO|assinou} <sg> <h>|Documento assinado eletronicamente por <boss>, Fiscal, e outros em <sg>}."
)
CHECKED = (
    "{A autenticidade {deste|do} documento pode ser conferida no site[:] <l>[,] informando o código verificador <k> e o código CRC <crc>|"
    "Documento conferido em <l> com o verificador <k>[ e CRC <crc>]|"
    "Para verificar as assinaturas, acesse <l> e informe o código <k>|"
    "verificador=<k> crc=<crc> {em|no endereço} <l>|"
    "Conferência pública: <l> – verificador <k>[ – CRC <crc>]|A validade das assinaturas poderá ser conferida em <l> {através do"
    " identificador|com o identificador} <k>}."
)
_REFERENCE = (
    "{{Referência:|Processo nº|Ref.:} {Caso responda este documento, indicar expressamente o processo nº |}<proc> {SEI nº|SEI|Doc. nº|"
    "Evento nº} <doc>|<proc> <doc>v<d1>|{Licença|Ato|Documento} <d3> (<doc>) SEI <proc> / pg. 1|"
    "{Criado|Elaborado} por <mail>, versão <ver> por <mail> em <od> <h>|Documento <doc> - Volume <d1> - fl. <d2>|"
    "Autos digitais <proc>, evento <d2>, {LICENÇA|OUT|DESPADEC}<d1>, página <d1>}"
)


def sei_act(p: Paper) -> None:
    dice = p.dice
    p.facts.key_code = dice.digits(dice.pick([6, 7, 8, 9]))
    if dice.chance(0.2):
        p.line(_REFERENCE, 0.8)
    p.head()
    number = "[SEI-<uf>] {n.º|nº|Nº|n°} <num>[ {-|–|/} {<d2>|DILAM|PRESI|GELIC}]"
    p.line(f"{{<tt>|<tt> {{DIGITAL|ELETRÔNICA|- RETIFICAÇÃO}}}} {number}", dice.uniform(1, 1.4), "centre")
    p.lines("?{Processo[ SEI]|PROCESSO} {nº|Nº|nº:|:}: <proc>", "?{Interessado|Parecer Técnico SEI nº|Documento de origem}: <on>", size=0.9)

    def holder() -> None:
        p.entries("{Licenciad{o|a}|Interessad{o|a}|Empreendedor|Razão social|Outorgado}=<n>", "{CNPJ|CNPJ/CPF|CPF ou CNPJ}=<id>",
                  "?{Endereço|Logradouro|Sede}=<ad>", "?{Representante[ legal]|Procurador|Responsável}=<per>[ – CPF <hid>]",
                  "?{Parecer[ técnico]|Relatório de vistoria|Nota técnica}=<on>[ (<on>)], {de|em} <od>")  # fmt: skip

    def activity() -> None:
        p.line("{Atividade[s]|Objeto|Empreendimento|Finalidade|{1.|I -} Da atividade licenciada|DO OBJETO}: <act>[, <place>].")

    def ends() -> None:
        p.page.flow(validity(p.facts))

    p.in_order(holder, activity, ends)
    conditions(p.page, dice.between(0, 6), p.facts.dangerous)
    p.lines(SIGNED, "?" + SIGNED, CHECKED, size=0.85)
    p.line(_REFERENCE, 0.8, dice.pick(["left", "right", "centre"]))


def decision(p: Paper) -> None:
    """A despacho that tells which licence is issued; its own number is another."""
    dice = p.dice
    p.head()
    p.line(
        "{Despacho[ Decisório]|DECISÃO|Ata da reunião|Deliberação|Termo de deferimento|Parecer conclusivo} {nº|n.º} <on>[, de <od>]",
        1.2,
        "centre",
    )
    p.lines("?{Processo|Autos|PA}: <proc>", "?{Requerente|Assunto}: {Licenciamento ambiental|Pedido de <tt>}[, protocolo <on>]")
    p.line(
        "{{À vista do|Acolho o|Com base no} {Parecer|Relatório} nº <on>[, de <od>, subscrito por <per>[, CPF <oc>]], {DEFIRO|defiro o"
        " pedido e} {autorizo|determino} a {emissão|expedição} da <tt> nº <num> {em favor de|a|para} <n>, {CNPJ|inscrita no CNPJ sob nº}"
        " <id>, {para|referente a} <act>, [<place>, ]{com validade até <e>|pelo prazo de <t>[, contado de <i>]|com vigência de <i> a"
        " <e>}|{O processo|O requerimento} <proc>, de {interesse|titularidade} de <n> (<id>), {foi deferido|está apto}: {expeça-se|foi"
        " expedida} a <tt> nº <num>, {válida até <e>|com prazo de <t>}, {cujo objeto é|para} <act>[, <place>]}."
    )
    if dice.chance(0.6):
        p.line("{Publique-se|Cientifique-se o interessado}[ em até <ot>]. {Após|Decorrido o prazo de <ot>}, arquive-se[ o protocolo <on>].")
    if dice.chance(0.5):
        p.line("[Fica {sem efeito|revogada|arquivada} a {LO|licença} nº <prev>, {de <od>|válida até <pe>}. ]<city>, <iw>.")
    p.lines(SIGNED, "?" + CHECKED)


def articles(p: Paper) -> None:
    """An ordinance with a preamble in capitals, where the title gives number and date together."""
    dice = p.dice
    p.head("centre")
    p.line("{PORTARIA|RESOLUÇÃO|ATO|DELIBERAÇÃO|PORTARIA CONJUNTA}[ {GAB|DIREXEC|SEMMA}] N{º|.º|°} <num>[,] {DE|de} <iw>", 1.1, "centre")
    p.line(
        "{Dispõe sobre a concessão de|Concede|Trata de} <tt>[ e dá outras providências].",
        0.9,
        dice.pick(["right", "left"]),
        dice.pick([0, 0.45]),
    )
    p.line(
        "{O|A} {Secretári{o|a}|Diretor{|a} Geral|Presidente|Prefeit{o|a}} {d{o|a} <agl>|MUNICIPAL}, no uso {da|das}"
        " {competência|atribuições} que lhe confere[m] o <law>,[ e tendo em vista o que consta do processo nº <proc>,] [com parecer"
        " jurídico nº <on>,] RESOLVE:"
    )
    ends = "{, {com validade até|válida até} <e>|, {pelo|válida pelo} prazo de <t>|}"
    p.lines(
        f"Art. 1º {{-|–|}} {{CONCEDER|Conceder|Fica concedida|Outorgar}} {{a |}}<tt>{ends}, {{a|à|em favor de}} <n>, {{inscrit{{o|a}} no"
        " CNPJ sob {o |}nº|CNPJ|CPF/CNPJ} <id>, {com sede na|estabelecida na} <ad>, para {operar|exercer} <act>[, <place>].",
        "?§ 1º - {Revoga-se a|Esta portaria substitui a} {Portaria|LO} nº <prev>, {publicada em <od>|cuja validade expirou em <pe>}.",
        "?Parágrafo único. {O requerimento de renovação deverá ser apresentado com <ot> de antecedência|Este ato não dispensa outorga}.",
        "Art. 2º {-|–|} {Esta portaria {vigora|tem validade} até <e>|O prazo de validade {deste ato|da licença} é de <t>[, a partir da data"
        " de sua publicação]|A {licença|vigência} {termina|expira} em <e>}.",
        "?Art. 3º {-|–|} {Ao transporte, aplica-se a <law>|Revogam-se as disposições em contrário}.",
    )
    conditions(p.page, dice.between(0, 4), p.facts.dangerous)
    p.lines("?Gabinete {do Secretário|da Presidência}, em <city>, <iw>.", "?Publicada no {DOE|D.O.M.} nº <on>, de <od>, {p.|pág.} <d2>.")
    p.lines("<boss>", "?{Matrícula|CPF} <oc>", align="centre")


def gazette(p: Paper) -> None:
    """A column of a gazette: extracts of other acts around the licence's."""
    dice = p.dice
    others = (
        "{{Extrato de contrato|EXTRATO DO CONTRATO|Aviso de licitação|PREGÃO ELETRÔNICO} nº <on>. {Contratada|Vencedora}: <of>, CNPJ <oj>."
        " {Objeto: aquisição de {pneus|papel|merenda|material de limpeza}. |}{Vigência|Prazo}: {<ot>|até <od>}. {Valor: R$ <d2>.<d3>,00.|}|"
        "PORTARIA nº <on>. {Nomear|Exonerar|Designar} <per>, CPF <hid>, {para o cargo|do cargo} de assessor, a contar de <od>.|"
        "{Edital de convocação|NOTIFICAÇÃO} nº <on>: {ficam notificados|convoca-se} <per> {e <per> |}a comparecer até <od>.|"
        "Auto de infração nº <on>. {Autuado|Infrator}: <of>, CNPJ <oj>. Prazo de defesa: <ot>."
        "|{Indeferir|ARQUIVAR} o processo <proc>, de interesse de <of>.}"
    )
    p.line("{Diário Oficial|DIÁRIO OFICIAL|D.O.}[ {do Estado|do Município|Eletrônico}] {nº|Ano <d2> | Edição} <on>[, <od>][ | <site>]", 1.1)
    for _ in range(dice.between(0, 2)):
        p.line(others)
    p.head()
    p.line(
        "{{{EXTRATO DE LICENÇA|Licenciamento ambiental|ATOS DO SECRETÁRIO}. |}<tt> nº <num>. {Processo|PA}[ nº]: <proc>. {Titular|Empresa|"
        "Beneficiário|Licenciado}: <n>. {CNPJ|CPF/CNPJ}: <id>. {Objeto|Atividade}: <act>. [{Local|Município}: <c>/<u>. ]"
        "{Emissão: <i>. |}{Validade|Vencimento}: {<e>|<t>}.|"
        "{<ag> torna público que concedeu|Foi concedida} a <n>, CNPJ <id>, a <tt> nº <num>, {válida|com validade} {até <e>|por <t>}, para"
        " <act>[, <place>].[ (Processo <proc>)]}"
    )
    for _ in range(dice.between(0, 3)):
        p.line(others)
    if dice.chance(0.5):
        p.line("{Documento assinado digitalmente conforme <law>|Edição certificada}. {Verifique em|Autenticidade:} <l>[, código <k>].", 0.8)


def federal(p: Paper) -> None:
    """The licence's number beside the number of the document that holds it, and its amendments."""
    dice = p.dice
    p.facts.key_code = dice.digits(8)
    p.head("centre")
    p.line("<tt> {Nº|nº} <num>[ {-|–} <d1>ª {RETIFICAÇÃO|Renovação}][ (<doc>)]", 1.2, "centre")
    if dice.chance(0.4):
        heading(p.page, words(dice, "{Validade|VALIDADE} {da licença|até}"))
        p.line("{<e>|<t>}", align="left")
    p.line("{O PRESIDENTE|A DIRETORA SUBSTITUTA|O SUPERINTENDENTE} d{o|a} <agl>, no uso das atribuições que lhe confere[m] {o|a} <law>, "
           "{RESOLVE|resolve}: {Expedir|Retificar|Renovar} a presente <tt> {à|a}:")  # fmt: skip
    p.entries("{EMPRESA|EMPREENDEDOR}=<n>", "CNPJ[/CPF]=<id>", "?{CADASTRO TÉCNICO FEDERAL|CTF|REGISTRO NO IBAMA}=<on>",
              "ENDEREÇO=<ad>", "?CEP=<cep>", "?{TELEFONE|FAX}=<tel>", "?{PROCESSO IBAMA Nº|Nº DO PROCESSO|REGISTRO NO IBAMA: PROCESSO Nº}"
              "=<proc>", "?{REPRESENTANTE|RESPONSÁVEL LEGAL}=<per>, CPF <oc>", how=dice.pick(["inline", "inline", "two columns"]),
              shuffled=0)  # fmt: skip
    p.line("{Referente {à|ao}|relativa {à operação do empreendimento|ao}|Para a atividade:|Autorizando a operação de} <act>[, <place>].")
    p.line("{Esta Licença {de Operação |}é válida {pelo período de|por} <t>, a partir {desta data|da data de sua assinatura}[, vencendo"
        " em <e>]"
           "|A validade desta licença está condicionada ao cumprimento das condições, e {termina|expira} em <e>|Válida até <e>}"
           "[, observadas as condições {discriminadas neste documento|do verso} e nos anexos]. ")  # fmt: skip
    conditions(p.page, dice.between(0, 8), p.facts.dangerous)
    p.lines("?{Esta licença substitui|Fica cancelada} a <tt> nº <prev>[, de <od>].", "?{Brasília|<city>}, <iw>.", SIGNED, CHECKED)
    p.line("{Referência: Processo nº|Processo} <proc> {SEI nº|SEI} <doc>", 0.85, dice.pick(["left", "right"]))


def two_numbers(p: Paper) -> None:
    """A head that is a table of numbers only: licence, process, protocol, report, version, file."""
    dice = p.dice
    p.head()
    p.line("<tt>", 1.3, "centre")
    p.table({
        "{Nº da licença|Licença nº|Número do ato|LICENÇA}": ["<num>"], "{Processo|Nº do processo|PROC. ADM.}": ["<proc>"],
        "?{Protocolo|Requerimento|Solicitação}": ["<on>"], "?{Parecer|Relatório técnico|PT nº}": ["<on>"], "?{Versão|Rev.|Via}": ["<ver>"],
        "?{Arquivo|Pasta|Caixa}": ["{<d3>|<file>}"], "?{Licença anterior|Substitui|LO renovada}": ["<prev>[ (<pe>)]"],
    })  # fmt: skip
    p.table({
        "{Emissão|Data|Expedida em}": ["<i>"], "{Validade|Vencimento|Válida até|Prazo}": ["{<e>|<e>|<t>}"],
        "?{Vistoria|Protocolado em|Publicação}": ["<od>"], "?{Renovar até|Taxa paga em|Parecer de}": ["<od>"],
    })  # fmt: skip
    p.entries("{Titular|Empresa|Nome do licenciado}=<n>", "{CNPJ|Inscrição no CNPJ}=<id>",
        "?{Responsável técnico|RT}=<per> {CPF|- CPF:} <oc>",
              "{Objeto|Atividade licenciada|O que é licenciado}=<act>", "?{Local|Endereço da atividade}=<ad>")  # fmt: skip
    p.lines("?" + SIGNED, "?" + CHECKED, size=0.85)


ACTS = {sei_act: 3, decision: 1.5, articles: 2, gazette: 1.2, federal: 2, two_numbers: 1.5}
