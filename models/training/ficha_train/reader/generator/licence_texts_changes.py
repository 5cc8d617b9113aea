"""Licences renewed, prolonged, corrected, handed on, split or suspended, with the values that hold now and those that no longer do."""

RENEWED = """
@head
= {RENOVAÇÃO|<tt>} {DA LICENÇA DE OPERAÇÃO|}
^ Nº <num>
{Renova|Fica renovada} a {LO|Licença de Operação} nº <prev>, {cuja validade expirou|vencida} em <pe>, {de|outorgada a} <n>, {CNPJ|CPF/CNPJ} <id>, {para|para continuar a} {operação de |}<act> <tail>.
{Nova validade|Validade da renovação|Válida agora até}: <e> {(<t>)|}
?{Requerida em|Pedido tempestivo:} <od>, {protocolo <on>|<ot> antes do vencimento}
@conditions
@date
@sign
"""

PROLONGED_BY_LAW = """
@head
{CERTIDÃO|DECLARAÇÃO|OFÍCIO} Nº <on>
{Certificamos|Declaramos} que a <tt> nº <num>, de <n>, {CNPJ|CPF/CNPJ} <id>, {que autoriza|referente a} <act>, {com vencimento em|válida até} <e>, {teve a renovação requerida|foi objeto de pedido de renovação} em <od> ({protocolo|processo} <on>), {ficando|sendo} {automaticamente prorrogada|prorrogada sua validade} até {manifestação definitiva|decisão final} do órgão, {nos termos|conforme} {do § 4º do art. 14 da |da }<law>.
{Esta certidão vale|Validade desta certidão}: {<ot>|até <od>}
<city>, <od>.
@sign
@proof
"""

CHANGED_NAME = """
@head
^ {APOSTILA|AVERBAÇÃO|TERMO DE ALTERAÇÃO DE TITULARIDADE|<d1>º ADITIVO}
^ {à|da} <tt> {nº|Nº} <num>
{Antigo titular|De|Cedente}: <of> – CNPJ <oj>
{Novo titular|Para|Cessionária}: <n> – CNPJ <id>
{Motivo}: {incorporação|compra e venda|cisão|mudança de razão social}, {ata|contrato} nº <on>, de <od>
{Mantém-se|Permanece} {a atividade|o objeto}: <act> <tail>
{Mantém-se a validade|Validade inalterada|Vigência}: <e>
* 2 <decoy>
@sign
"""

SCOPE_ADDED = """
@head
= {ADITIVO|AMPLIAÇÃO|RETIFICAÇÃO} {DE ESCOPO|DA LICENÇA} – <tt> Nº <num>
E {Titular} = <n> ¦ CNPJ = <id> ¦ {Validade} = <e> ¦ ?{Aditivo nº} = <ver> ¦ ?{Data do aditivo} = <od> ¦ ?{Emissão original} = <i>
{Passam a ser licenciadas|O objeto passa a ser|Atividades após este aditivo}:
A- <one> <tail>
?{Fica excluída|Deixa de integrar a licença} {a atividade de|} <oact>.
?{As demais condições|As condicionantes} {permanecem|ficam mantidas}.
@sign
@proof
"""

CORRECTED = """
@head
^ {ERRATA|RETIFICAÇÃO|CORREÇÃO DE ERRO MATERIAL} Nº <on>
{Na|Quanto à} <tt> nº <num>, {publicada em <od>|processo <proc>}, {de titularidade de|titular} <n>, CNPJ <id>:
<<
{ONDE SE LÊ|Estava}:
{validade|vencimento} <pe>
{atividade:|} <oact>
||
{LEIA-SE|Fica}:
{validade|vencimento}: <e>
{atividade:|Atividade:} <main>
>>
{Ratificam-se|Ficam ratificados} os demais termos.
<city>, <iss>.
@sign
"""

SUSPENDED = """
@head
{TERMO DE SUSPENSÃO|AUTO DE EMBARGO|SUSPENSÃO CAUTELAR} Nº <on>
{Fica suspensa|Suspende-se} {por <ot>|a partir de <od>}, a <tt> nº <num>, {emitida em <i>,|} {com validade até|que venceria em} <e>, {de|concedida a} <n>, CNPJ <id>, {que autoriza|para} <act>, {por|em razão de} {descumprimento da condicionante <d1>|falta de ART|vazamento}.
{O interessado|A empresa} {poderá recorrer|tem prazo} {em|de} <ot>. {Auto de infração}: <on>, {multa|valor} <money>.
@date
@sign
"""

REPLACES_MANY = """
@head
= <tt> <num>
> {Esta licença unifica|Em substituição a|Revoga as licenças}: <prev>, {<prev>, |}<prev>
E {Titular} = <n> ¦ {CNPJ} = <id> ¦ ?{CNPJ da filial incorporada} = <base>
# {Atividades unificadas|Objeto unificado|Atividades}
AT {Cód.} = <code> ¦ {Descrição} = <words> ¦ ?{Licença de origem} = <prev> ¦ ?{Vencia em} = <pe>
?@valid
{Prazo único|Validade unificada|Validade}: <e>
@conditions
@sign
"""

TWO_PHASES = """
@head
^ {LICENÇA PRÉVIA E DE INSTALAÇÃO CONCOMITANTES COM|CERTIFICADO LP+LI+LO|LAS/LO} – <tt>
Nº <num>
<<
# {Fases anteriores|Histórico}
LP: <li>, de <od>, {até|válida até} <od>
LI: <li>, de <od>, {até|válida até} <od>
||
# {Fase atual|Operação}
{Válida até|Vencimento}: <e>
{Emitida}: <i>
>>
{<n>, {CNPJ|CPF/CNPJ} <id>, está apt{o|a} a operar|Concedida a <n> ({CNPJ|CPF/CNPJ} <id>) para} <acts> <tail>.
@conditions
@sign
"""

DUPLICATE = """
^ {2ª VIA|SEGUNDA VIA|CÓPIA AUTÊNTICA} – {emitida em <od>|impressa por <per> em <od>}
@head
<tt> <num>
E {Titular} = <n> ¦ {CNPJ/CPF} = <id> ¦ {Atividade} = <act> ¦ {Data da 1ª via|Emissão da licença} = <i> ¦ {Validade} = <e> ¦ ?{Taxa da 2ª via} = <money> ¦ ?{Guia} = <on> ¦ ?{Validade da guia} = <od>
{Confere com o original|Extraída dos autos} {<proc>|}, {fls. <d3>|}
@sign
@proof
"""

PAPERS = [RENEWED, PROLONGED_BY_LAW, CHANGED_NAME, SCOPE_ADDED, CORRECTED, SUSPENDED, REPLACES_MANY, TWO_PHASES, DUPLICATE]
