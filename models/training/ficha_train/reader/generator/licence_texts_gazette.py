"""Gazettes and newspapers: extracts, lists of what was granted, requests and summaries among acts about something else."""

EXTRACT_LIST = """
{Diário Oficial|DOE|Imprensa Oficial} – {Seção I|Caderno 1|Poder Executivo} – {<od>|nº <on>}
@head
# {EXTRATOS DE LICENÇAS|LICENÇAS CONCEDIDAS|Despachos}
* 2 {PROCESSO|Proc.} <proc> – {INTERESSADO|Int.}: <of>, CNPJ <oj> – {indeferido|arquivado|pendente de documentos, prazo <ot>}.
<tt> Nº <num> – {PROCESSO|Proc.} <proc> – {INTERESSADO|Int.|Empreendedor}: <n> – CNPJ <id> – {OBJETO|Atividade}: <act> – {VALIDADE|Prazo}: {<e>|<t>}{ – {EMISSÃO|Data}: <i>|}.
* 2 {PORTARIA|Ato} nº <on> – {designa|exonera} <per>, {matrícula|CPF} <hid>, a contar de <od>.
"""

FIRM_PUBLISHES = """
!
* 2 <of>, CNPJ <oj>, {requereu|torna público que requereu} {à <ag>|ao órgão} a {LP|Licença de Instalação} para {obras|ampliação}, <place>.
<n>, {CNPJ|inscrita no CNPJ} <id>, {torna público que|comunica que|faz saber que} {recebeu|lhe foi concedida|obteve} d{o|a} <agl>{, em <i>|} a <tt> nº <num>, {com validade de <t>|válida até <e>|<until>}, para {a atividade de|operação de|} <act>, {na|à} <ad>.
?{Foi determinado|Não foi determinado} estudo de impacto ambiental{, conforme <law>|}.
* 2 {PERDA DE DOCUMENTO|LEILÃO|CONVOCAÇÃO}: <of>, {<od>|às <h>}.
"""

CITY_GAZETTE = """
kind city
^ {DIÁRIO OFICIAL DO MUNICÍPIO DE <c>|Jornal Oficial de <c>|Boletim Oficial}
; {Ano <d2>|Edição <d4>} – <od> – {página <d2>|<d2>}
@head
{SÚMULA DE CONCESSÃO|EXTRATO DA|PUBLICAÇÃO DE} <tt> {Nº|n.} <num>
{<n>, CNPJ <id>|Beneficiári{o|a}: <n> (<id>)}. {Finalidade|Ramo|Atividade}: <act> <tail>. {Localização|Endereço}: <ad>. {Vigência|Prazo}: {<i> a <e>|<t>, a contar de <i>|até <e>}.
?{Fundamento legal}: <law>. {Processo}: <proc>.
* 3 {EXTRATO DE {CONTRATO|CONVÊNIO} nº <on>. Partes: Município e <of>. Valor: <money>. Vigência: <ot>.|DECRETO nº <on>: abre crédito de <money>.}
; {Publicado por <per>. Código identificador|Código}: <k> {– <l>|}
"""

JOINT_ACT = """
{ATO|RESOLUÇÃO|PORTARIA} Nº <on>, DE <od>
@head
{Torna públicas|Concede} as {licenças|autorizações} {abaixo|do anexo}{, com base na <law>|}.
T {Nº} ¦ {Ato} ¦ {Empreendedor} ¦ {CNPJ/CPF} ¦ {Atividade} ¦ {Validade}
T <num> ¦ <tt> ¦ <n> ¦ <id> ¦ <main> ¦ <e>
?{Ficam indeferidos os pedidos|Arquivam-se os processos} <proc> e <proc>, de {interesse|titularidade} de <of>.
<city>, <iss>. <boss>
"""

FEDERAL_GAZETTE = """
kind federal
; {Diário Oficial da União|DOU} – {Seção 1|Seção 3} – {nº <on>, <od>|ISSN 1677-<d4>}
{MINISTÉRIO DO MEIO AMBIENTE|Ministério do Meio Ambiente e Mudança do Clima}
@head
{EXTRATO DE LICENÇA|AVISO DE LICENÇA|LICENÇA AMBIENTAL}
{O|A} {Presidente|Diretora} {torna público que foi concedida|concedeu} {a|à} <n>, CNPJ <id>, a <tt> nº <num>, {com validade de <t>|válida por <t>|até <e>}, {referente a|relativa à|para} <act> <tail>. {Processo nº <proc>.|} <boss>
; {Este documento pode ser verificado no endereço eletrônico|Verificação:} <l>, pelo código <k>
"""

INDEX_OF_ACTS = """
{SUMÁRIO|ÍNDICE}: {Licitações|Pessoal|Licenças} <d2>
@head
{Licença emitida|Emissão de licença} {no período|na semana} {de <od> a <od>|}
1) {Razão social}: <n> 2) {CNPJ}: <id> 3) {Ato}: <tt> 4) {Número}: <num> 5) {Atividade}: <act> 6) {Vencimento}: <e> {7) {Município}: <c>|}
?{Licenças canceladas}: <prev> ({<of>|<n>}); <li> (<of>).
?{Errata}: {na edição de <od>|no nº <on>}, {onde se lê <pe>, leia-se|validade correta:} <e>.
"""

AUDIENCE_NOTICE = """
{EDITAL|AVISO} {DE AUDIÊNCIA PÚBLICA|DE CONSULTA} nº <on>
@head
{Será realizada|Fica convocada} audiência em <od>, às <h>, {na|no} <ad>, {sobre|para discutir} a ampliação de <n>, CNPJ <id>, {que opera|hoje licenciada para} <act> sob a <tt> nº <num>, {válida até|com vencimento em} <e>.
{O estudo|O RIMA} {está|pode ser lido} {em|no site} <site> até <od>. {Manifestações|Contribuições}: <mail>, em <ot>.
<city>, <od>. <boss>
"""

RADIO_SCRIPT = """
^ {NOTA À IMPRENSA|COMUNICADO|Release|Notícia}
{<c>, <od> – |}{A empresa|O empreendimento} <n> (CNPJ <id>) {recebeu|teve renovada} {nesta semana|em <i>} a <tt> nº <num>, d{o|a} <agl>, {que autoriza|para} <act> <tail>. {O documento|A licença} {vale até|tem validade até} <e>.
{"É um avanço", disse|Segundo} <per>, {diretor|gerente}, {a renovação|o pedido} {foi feit{o|a} em <od>|levou <ot>}.
?{A fiscalização|O Ministério Público} {multou|autuou} <of> em <money>, {processo|auto} <on>.
{Informações à imprensa|Contato}: <tel>
"""

PAPERS = [EXTRACT_LIST, FIRM_PUBLISHES, CITY_GAZETTE, JOINT_ACT, FEDERAL_GAZETTE, INDEX_OF_ACTS, AUDIENCE_NOTICE, RADIO_SCRIPT]
