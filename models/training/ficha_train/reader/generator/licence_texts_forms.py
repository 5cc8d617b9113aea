"""Forms with numbered boxes, ticks, questions and rulers, filled in by an office or by who asks."""

TICKED_KIND = """
@head
{Tipo de ato|Modalidade|TIPO DE LICENÇA}: {( ) LP ( ) LI (X) LO ( ) Renovação|LP ( ) LI ( ) LO (X)|☐ Prévia ☐ Instalação ☒ Operação|( ) Prévia ( ) Instalação ( ) Operação (X) Renovação da LO}
@number
?{Licença anterior|Nº da licença renovada}: <prev> {– venc. <pe>|}
# {1. Requerente|A – IDENTIFICAÇÃO|I. Empreendedor}
E {Nome / Razão social} = <n> ¦ {CPF / CNPJ} = <id> ¦ ?{I.E.} = <ie> ¦ {Endereço p/ correspondência} = <ad> ¦ ?{Fone} = <tel> ¦ ?{E-mail} = <mail>
# {2. Atividade|B – EMPREENDIMENTO|II. Caracterização}
{( ) Industrial|(X) Industrial} {( ) Comercial} {( ) Agropecuário} {( ) Serviços}
E {Atividade (descrever)|Descrição da atividade|Especificar} = <act> ¦ ?{Código} = <acode> ¦ ?{Porte} = {( ) P (X) M ( ) G|<cl>} ¦ ?{Potencial} = {( ) B ( ) M (X) A|<cl>}
# {3. Responsáveis|C – TÉCNICO|III. Responsável técnico}
E {Nome} = <per> ¦ {CPF} = <oc> ¦ {Conselho / nº} = CREA <on> ¦ {ART} = <art>
# {4. Uso do órgão|D – PREENCHIMENTO PELO ÓRGÃO|IV. Despacho}
E {Protocolo} = <on> ¦ {Data do protocolo} = <od> ¦ {Deferido em|Data da licença} = <i> ¦ {Válida até|Validade} = <e> ¦ ?{Taxa} = <money>
@sign
"""

QUESTIONNAIRE = """
@head
= <tt> <num>
E {Declarante / empresa|Empresa} = <n> ¦ CNPJ = <id>
~1. {Qual a atividade desenvolvida?|Descreva a atividade|Atividade objeto do pedido:} <act> <tail>
~2. {Gera efluentes industriais?|Lança efluentes?} {( ) Sim (X) Não|(X) Sim ( ) Não}
~3. {Transporta produtos perigosos?|Haverá transporte de cargas perigosas?} <yn>
?~4. {Armazena produtos perigosos?|Usa substâncias perigosas?} {( ) Sim (X) Não|(X) Sim ( ) Não}
?~5. {Suprime vegetação?|Intervém em APP?} {Não|Sim, autorização nº <on>, até <od>}
?~6. {Possui outorga?|Capta água?} {Sim: <on>|Não}
?~7. {Nº de empregados|Área construída}: {<d2>|<m>}
{Situação|Resultado}: {DEFERIDO|aprovado|licença emitida} em <i>, {válida até|com validade} <e>
@proof
"""

RULED_BOXES = """
@head
E {01 LICENÇA Nº|1 Nº} = <num> ¦ {02 PROCESSO|2 PROC.} = <proc> ¦ {03 EMISSÃO|3 DATA} = <i> ¦ {04 VALIDADE|4 VENC.} = <e>
E {05 TITULAR|5 NOME} = <n> ¦ {06 CNPJ/CPF|6 CGC/CPF} = <id> ¦ ?{07 INSCR. EST.} = <ie>
E {08 ENDEREÇO|8 LOGRADOURO} = <ad> ¦ ?{09 MUNICÍPIO} = <c> ¦ ?{10 UF} = <u> ¦ ?{11 CEP} = <cep>
E {12 ATIVIDADE|12 DESCRIÇÃO DA ATIVIDADE} = <act> ¦ ?{13 CÓDIGO} = <acode> ¦ ?{14 UNIDADE DE MEDIDA} = <m>
?E {15 RESP. TÉCNICO} = <per> ¦ {16 CREA/CRQ} = <on> ¦ {17 CPF} = <oc>
{18|19} {RESTRIÇÕES|OBSERVAÇÕES}
- <cond>
* 3 - <cond>
@sign
; {MOD. <d3>|FORM <d2>-<d3> REV. <d1>|Formulário <on>}
"""

TICKED_ACTIVITIES = """
@head
= <tt> Nº <num>
E {Empresa} = <n> ¦ {CNPJ} = <id> ¦ {Validade} = <e> ¦ ?{Emissão} = <i>
{Assinale as atividades licenciadas|Atividades (marcadas com X as autorizadas)|Marque}:
( ) <oact>
A (X) <one> <tail>
* 2 ( ) <oact>
?( ) {Outras|Outra: ________}
@danger
@conditions
@sign
"""

DECLARED_ONLINE = """
@head
= {Licença por Adesão e Compromisso|Licenciamento autodeclaratório|<tt>}
^ {Nº|Registro} <num>
E {Declarante|Quem preencheu} = <per> ¦ {CPF do declarante} = <oc> ¦ {Empresa|Pessoa jurídica licenciada|Em nome de} = <n> ¦ {CNPJ da empresa|CNPJ} = <id>
E {Atividade declarada|Enquadramento declarado} = <main> ¦ ?{Atividades complementares} = <rest> ¦ ?{CNAE da Receita} = <acode> ¦ ?{Área declarada} = <m>
☒ {Declaro que as informações são verdadeiras|Li e aceito os critérios} {☐ Possuo sócio servidor público|}
☒ {Estou ciente da <law>|Cumprirei as condicionantes em <ot>}
{Compromisso aceito em|Aceite:} <od> <h> {– IP <d3>.<d2>.<d1>.<d2>|}
{Licença emitida em|Emissão:} <i>. {Licença válida até|Validade:} <e>.
@proof
"""

HALF_AND_HALF = """
@head
= <tt>
<<
# {EMPREENDEDOR|TITULAR}
<n>
{CNPJ|CPF/CNPJ}: <id>
<ad>
# {LICENÇA|DADOS DO ATO}
Nº: <num>
{Emissão}: <i>
{Vencimento}: <e>
||
# {ATIVIDADE|OBJETO|EMPREENDIMENTO}
A <one> <tail>
?{Porte}: <cl>
?{Medida}: <m>
# {RESPONSÁVEL TÉCNICO|CONSULTOR}
<per>
CPF: <oc>
ART: <art>
>>
@valid
@conditions
@proof
"""

STAMPED_REQUEST = """
^ {REQUERIMENTO DE LICENCIAMENTO|REQUERIMENTO PADRÃO|FOLHA DE ROSTO}
?@head
E {Requerente} = <n> ¦ {CNPJ/CPF} = <id> ¦ {Vem requerer} = {Licença de Operação|renovação da LO nº <prev>} ¦ {Para a atividade de} = <act> ¦ ?{Endereço} = <ad> ¦ {Procurador} = <per> – <oc>
{Nestes termos, pede deferimento|P. deferimento}. <c>, <od>.
; {PROTOCOLO|RECEBIDO EM} <od> <on>
# {DESPACHO|CARIMBO|PARA USO DA SECRETARIA}
{Deferido|DEFIRO}. {Expedida a|Emita-se} <tt> nº <num>, {válida até <e>|por <t>}. <iss>.
@sign
"""

CHECKLIST = """
@head
= {Ficha de conferência da licença|Check-list da LO|Espelho do processo <proc>}
T {Item} ¦ {Informação} ¦ {Conferido}
T {Licença} ¦ <num> ¦ {OK|x}
T {Titular} ¦ <n> ¦ {OK|x}
T CNPJ ¦ <id> ¦ {OK|x}
T {Atividade} ¦ <main> ¦ {OK|revisar}
T {Vencimento} ¦ <e> ¦ {OK|<per>}
T {ART} ¦ <art> ¦ {OK|vence <od>}
T {CTF} ¦ <on> ¦ {OK|até <od>}
?{Tipo do documento}: <tt>
?{Emissor}: <agl>
<decoy>
"""

COLOURED_BAND = """
; {Válida em todo o {Estado|Município}|DOCUMENTO OFICIAL|VIA DO EMPREENDEDOR}
^ <tt>
^ <num>
@head
E {CONCEDIDA A} = <n> ¦ {DOCUMENTO} = <id> ¦ {PARA} = <act> ¦ {EM} = <ad> ¦ {DE} = <i> ¦ {ATÉ} = <e>
?{O NÃO CUMPRIMENTO|O descumprimento} {DAS CONDICIONANTES|das condições} {IMPLICA|implica} {SUSPENSÃO|suspensão}
@sign
| {Impresso em <od>|Série <on>|Nº de controle <tag>}
"""

PAPERS = [
    TICKED_KIND,
    QUESTIONNAIRE,
    RULED_BOXES,
    TICKED_ACTIVITIES,
    DECLARED_ONLINE,
    HALF_AND_HALF,
    STAMPED_REQUEST,
    CHECKLIST,
    COLOURED_BAND,
]
