"""What agencies of states and of the Union print: certificates, ordinances and licences in the arrangements of many of them."""

BOX_OF_NUMBERS = """
@head
<<
= <tt>
?~{Com base na|Nos termos da|De acordo com a} <law>
||
E {Processo|Proc.|Processo nº} = <proc> ¦ {Nº|N.º da licença|Licença nº|Nº} = <num> ¦ {Validade até|Validade|Val.} = <e> ¦ ?{Versão|Rev} = <ver> ¦ ?{Data} = <i>
>>
# {IDENTIFICAÇÃO DA ENTIDADE|Identificação do empreendimento|Dados do requerente}
E {Nome|Razão social} = <n> ¦ {CNPJ|CPF/CNPJ} = <id> ¦ ?{Cadastro na <ag>|Nº de cadastro|Inscrição} = <on> ¦ {Logradouro} = <ad> ¦ ?{CEP} = <cep> ¦ ?{Município} = <c>
# {CARACTERÍSTICAS DO PROJETO|Características da atividade|Dados da atividade}
E {Atividade principal|Descrição|Atividade} = <main> ¦ ?{Outras} = <rest> ¦ ?{Bacia hidrográfica} = {Rio |}<c> ¦ ?{UGRHI} = <d2> - <c>
?RT 1 {Área do terreno|Terreno} = <m> ¦ {Área construída|Construída} = <m> ¦ ?{Área de atividade ao ar livre|Atividade ao ar livre} = <m> ¦ ?{Novos equipamentos} = <m> ¦ ?{Lavra (ha)} = <d2>,<d2>
?E {Horário de funcionamento} = <h> às <h> ¦ {Número de funcionários} = <d2> ¦ {Licença de instalação|LI data e nº} = <od> <li>
{A <ag>, no uso das atribuições que lhe foram conferidas pela <law>, concede a presente licença, nas condições e termos nela constantes|O <ag> emite a presente licença|Esta licença não dispensa outras}{;|.}
@conditions
# {USO DA <ag>|Emitente|Para uso do órgão}
E {SD Nº|Solicitação} = <on> ¦ {Local} = <city> ¦ ?{Tipo de exigência técnica} = {Água|Ar|Solo} ¦ ?{Responsável} = <per>
@proof
"""

GRANTS_TO = """
@head
^ <tt>
^ {Nº|N.º|LICENÇA Nº} <num>
O <ag>, {no uso das atribuições legais|com base na <law>{ e suas modificações posteriores|}}, {concede a presente|expede a presente} <tt> {a|à}
{Empresa|EMPRESA}: <n>
{CPF/CNPJ|CNPJ}: <id>
?{Código <ag>|Inscrição <ag>|Cadastro}: <on>
{Endereço|ENDEREÇO}: <ad>
?{Registro do Imóvel|RGI}: <on>
{para realizar a atividade de|para|a realizar|relativa à atividade de|para as atividades de|autorizando a atividade de} <act> <tail>
{no seguinte local|no local|Local:} <ad>
?# {Condições de Validade Gerais|Condições de validade específicas}
@conditions
{Esta Licença é válida até|Válida até} <e>, {respeitadas as condições nela estabelecidas|sob pena de nulidade|e está vinculada ao processo nº <proc>}[ (<proc>)].
@date
@sign
"""

CERTIFIES_THAT = """
@head
; {Processo nº|Processo:} <proc>
= <tt>
> {LO|Licença} Nº <num>
O <agl>, {criado pela|instituído pela} <law>, no uso de suas atribuições {legais |}[e com base nos autos do processo administrativo nº <proc> ]{CONCEDE|expede|emite} a presente <tt> nas condições {e restrições |}abaixo especificadas.
# {I - Identificação:|I. Identificação|1. DO EMPREENDEDOR}
E {EMPREENDEDOR RESPONSÁVEL|Empreendedor} = <n> ¦ {CPF / CNPJ / Doc Estr|CPF/CNPJ} = <id> ¦ {Endereço} = <ad> ¦ ?{EMPREENDIMENTO} = <on> {- UNIDADE <d2>|} ¦ ?{Localização|Município} = <c> ¦ ?{Coordenadas geográficas} = <utm>
E {A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE|À promover|Relativa à atividade de} = <act> ¦ ?{Ramo de atividade|CODRAM} = <acode> ¦ ?{Medida de porte} = <m> ¦ ?{Porte} = <cl>
# {II - Condições e Restrições:|2. Quanto à operação:|Condições}
- <cond>
* 6 - <cond>
?{Com vistas à renovação|Para renovar} {desta|da} {licença|LO}, o empreendedor deverá apresentar, {até <od>|<ot> antes}: {requerimento|cópia desta|relatório}.
{Este documento licenciatório é válido para as condições acima no período de|Este documento é válido no período de} <i> {à|a} <e>{.|, {exceto|salvo} alteração.}
; {Este documento licenciatório foi certificado por assinatura digital|Documento assinado digitalmente}, {processo eletrônico baseado|conforme} {em |}<law>.
"""

COLUMNS_OF_RECORD = """
<<
@head
||
= <tt>
^ Nº <num>
E {Validade} = <e> ¦ {Protocolo} = <proc>
>>
{O <ag>, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado sob o nº <proc>, expede a presente <tt> à|Expede-se esta licença a}:
E {1. IDENTIFICAÇÃO DO EMPREENDEDOR|Razão social - pessoa jurídica / nome - pessoa física|Razão social} = <n> ¦ {CNPJ - pessoa jurídica / CPF - pessoa física|CPF/CNPJ} = <id> ¦ ?{Inscrição estadual / RG} = <ie> ¦ {Endereço} = <ad> ¦ ?{Bairro} = <c> ¦ ?{CEP} = <cep>
E {2. IDENTIFICAÇÃO DO EMPREENDIMENTO|Empreendimento} = <main> ¦ ?{Tipo de atividade|Atividade} = <rest> ¦ ?{Corpo hídrico do entorno} = Rio <c> ¦ ?{Destino do esgoto sanitário} = {Rede pública|Fossa séptica|Sumidouro} ¦ ?{Destino do efluente final} = {Corpo receptor|Reúso}
# {3. CONDICIONANTES|Requisitos do licenciamento ambiental}
@conditions
~{Esta licença tem a validade acima mencionada|O prazo acima}, {devendo|e deve} ser {observad{o|a}s as condições|renovada <ot> antes}.
?~{Súmula desta licença deverá ser publicada no Diário Oficial do Estado no prazo de <ot>|Esta LO foi emitida de acordo com a <law>}.
?{Licença anterior|Renovação da LO}: <prev>, {válida até|vencimento} <pe>
E {Local e data|Local} = <city>, <iss> ¦ {Assinatura} = <boss>
"""

TERM_IN_MONTHS = """
@head
= <tt>
^ {N°|Nº} <num>
O <agl>, no uso das atribuições que lhe são conferidas {pelo inciso I do artigo 7º da |pela }<law>, com base no processo de licenciamento ambiental nº <proc> e {parecer técnico|relatório} nº <on>, concede a presente <tt> {à|a}:
# {Empreendedor|EMPREENDEDOR}
E {NOME} = <n> ¦ {CPF/CNPJ} = <id> ¦ {ENDEREÇO} = <ad> ¦ ?{MUNICÍPIO} = <c> ¦ ?{ESTADO} = <u>
# {Para atividade de|PARA ATIVIDADE DE|Atividade|Para a atividade de}
A {ATIVIDADE:|Atividade principal:|} <one> <tail>
?E {EMPREENDIMENTO} = <of> ¦ {Localizada em} = <ad>
# {Da operação|DA OPERAÇÃO}
{A presente licença|Esta LAO}, {concedida com base nas informações apresentadas pelo interessado|emitida com as declarações do requerente}, autoriza a operação da atividade acima descrita, {não dispensando|sem dispensar} {alvarás|outras autorizações}.
?{Fica estabelecido|O prazo para recurso é de} {o prazo máximo de |}<ot>{, a contar da publicação, para requerer a alteração|}.
# {Prazo de validade|PRAZO DE VALIDADE}
<t>, a contar da {data|data da assinatura|emissão}.
@conditions
; {FCEI|FCEI nº} <on> {– Código para verificar a autenticidade|Verificação}: <k> {em|no site} <l>
@date
@sign
"""

COUNCIL_CERTIFICATE = """
kind state
@head
^ {CERTIFICADO|CERTIFICADO DE LICENÇA AMBIENTAL}
^ <tt>
^ {Nº|CERTIFICADO Nº} <num> {- <sit>|}
{O|A} <agl>, {no uso de suas atribuições|com base na <law>}, concede {à|ao empreendimento|à empresa} <n>, {CNPJ|CNPJ/CPF} <id>, <tt>, {para a atividade de|atividade:|para a(s) atividade(s) de} <act>{, enquadrada na DN <d3>/<year> sob o código {acima|<acode>}|}{, localizad{o|a} n{o|a} <ad>|}, no município de <c>, no Estado de {Minas Gerais|<u>}, conforme processo administrativo {de nº|nº} <proc>, {em conformidade com as normas ambientais vigentes|e decisão d{o|a} {Câmara Técnica|URC|Superintendência} em reunião do dia <od>}.
E {Coordenadas} = <utm> ¦ ?{Classe} = <cl> ¦ ?{Fator locacional} = <d1> ¦ ?{Potencial poluidor} = <cl> ¦ ?{Porte} = <cl>
( ) {Sem condicionantes|Licença sem condicionantes} (X) {Com condicionantes|Licença com condicionantes}
?{(O CUMPRIMENTO DAS CONDICIONANTES É OBRIGATÓRIO)|(A concessão da licença deverá atender ao art. 6º da <law>)}
{Validade da licença|VALIDADE DA LICENÇA AMBIENTAL|Validade}: <t>, {com vencimento em|vencimento em|até} <e>.
@date
@sign
@proof
"""

NUMBERED_SYSTEM = """
@head
= <tt> {Nº|N°} <num>
<<
{Processo}: <proc>
{Protocolo}: <on>
||
{Validade|VALIDADE}: <e>
?{Emissão|Emitida em}: <i>
>>
{A <ag>, no uso das atribuições que lhe são conferidas pela <law>, CONCEDE a presente Licença|Concede}:
E {INTERESSADO|REQUERENTE} = <n> ¦ {CPF/CNPJ} = <id> ¦ {RAZÃO SOCIAL|Denominação|Nome fantasia} = <on> ¦ {LOGRADOURO} = <ad> ¦ ?{Zona} = {Urbana|Rural}
E {ATIVIDADE|TIPOLOGIA|Tipologia / subtipologia|ATIVIDADE LICENCIADA} = <act> ¦ ?{PORTE} = <cl> ¦ ?{POTENCIAL POLUIDOR/DEGRADADOR} = <cl> ¦ ?{Área (ha)|Medida} = <m>
E {RESPONSÁVEL TÉCNICO} = <per> ¦ {ART|ART nº} = <art> ¦ ?{CREA} = <on>
?{Observação|OBS}: {<decoy>|esta licença só é válida {acompanhada do|com o} anexo <d1>}
// 
^ {ANEXO I|CONDICIONANTES|Anexo da licença} {<num>|}
@conditions
@sign
; {Documento gerado pelo {SIMLAM|SIGA|sistema|SIGAM}|Gerado em} <od> {<h>|} {por <per>|} {– cópia impressa não controlada|}
"""

ARTICLE_AND_PARAGRAPH = """
@head
^ PORTARIA Nº <num>, DE <iw>
{O DIRETOR GERAL|A PRESIDENTA|O SUPERINTENDENTE} DO <agl>, {no uso das atribuições que lhe foram delegadas|com fulcro nas atribuições e competências que lhe foram delegadas pela <law>} e, tendo em vista o que consta do Processo nº <proc>, {com Pareceres Técnico e Jurídico favoráveis ao deferimento,|} RESOLVE:
Art. 1º {–|.|-} Conceder {a |}<tt>, {válida|com validade} pelo prazo de <t>, {contados|contado} a partir da data {desta publicação|da publicação}, {a|à} <n>, inscrit{o|a} no {CNPJ/CPF|CNPJ} sob {o |}nº <id>, com sede na <ad>, {para|para a atividade de|para operação de} <act>{, nas coordenadas <utm>|, <place>|}, {no município de <c>,|} mediante o cumprimento da legislação vigente e dos seguintes condicionantes: I. <cond> II. <cond>
?Art. 2º {–|.|-} {Esta Licença refere-se à análise de viabilidade ambiental de competência do <ag>, cabendo ao interessado obter a anuência das outras instâncias|Estabelecer que esta licença não dispensa alvará}.
?Art. 3º {–|.|-} {Estabelecer que esta Licença, bem como cópias dos documentos relativos ao cumprimento dos condicionantes, sejam mantidos disponíveis à fiscalização|Revoga-se a Portaria nº <prev>, {de|publicada em} <od>}.
Art. 4º {–|.|-} {Esta Portaria entrará em vigor na data de sua publicação|Publique-se}. <boss> {– {Diretor(a) Geral|Presidente}|}
@proof
"""

FEDERAL_RENEWAL = """
kind federal
^ MINISTÉRIO DO MEIO AMBIENTE
@head
= <tt> Nº <num> {– {<d1>ª Renovação|Renovação|Retificação}|}
?{VALIDADE|Validade}: {<t>|<e>}
O PRESIDENTE DO <agl>, no uso das atribuições que lhe conferem o <law>, RESOLVE: Expedir a presente {Licença|LO} {à|a}:
E {EMPRESA} = <n> ¦ {CNPJ} = <id> ¦ {CTF} = <on> ¦ {ENDEREÇO} = <ad> ¦ ?{CEP} = <cep> ¦ {TELEFONE} = <tel> ¦ {REGISTRO NO IBAMA|PROCESSO} = <proc>
{Autorizando a operação|Referente à operação|Relativa ao empreendimento} {d{o|a|e}|denominado} <act> <tail>{. |, }{com as seguintes características: {extensão|capacidade|potência} de <m>, {<d2> poços|<d1> linhas|<d1> pátios}.|}
?{Esta Licença de Operação é válida pelo período de|A presente tem validade de|Validade:} <t>, {a partir da data de sua assinatura|a partir desta data|contados da emissão}, observadas as condições discriminadas neste documento {e nos demais anexos|}.
?{Local e data|Brasília}, <iss>
@conditions
@sign
{A autenticidade {deste|do} documento pode ser conferida no site <l>, informando o código verificador <k> e o código CRC <crc>.|Verificador <k> CRC <crc> – <l>}
; Referência: Processo nº <proc> SEI nº <doc>
"""

SHORT_STATE = """
@head
<tt> – {Nº|nº|} <num>
~{Titular|Empresa}: <n>{;|.|} {CNPJ|CNPJ/CPF}: <id>{;|.|}
~{Atividade|Objeto|Fins}: <act>{;|.|}
~{Local|Endereço}: <ad>{;|.|}
~{Prazo|Validade}: {<e>|<t>[ a contar de <i>]}{;|.|}
?~{Base legal}: <law>
?~{Processo|Autos}: <proc>
@date
@sign
?<decoy>
"""

PAPERS = [
    BOX_OF_NUMBERS,
    GRANTS_TO,
    CERTIFIES_THAT,
    COLUMNS_OF_RECORD,
    TERM_IN_MONTHS,
    COUNCIL_CERTIFICATE,
    NUMBERED_SYSTEM,
    ARTICLE_AND_PARAGRAPH,
    FEDERAL_RENEWAL,
    SHORT_STATE,
]
