"""Papers that name the activity in a sentence: where it ends, what goes on behind it, and what is said of it elsewhere."""

FOR_THE_ACTIVITY = """
@head
= <tt> Nº <num>
<ag>, {no uso de suas atribuições|com base na <law>|tendo em vista o processo <proc>}, {expede|concede|resolve emitir} {a presente|esta} <tt> a <n>, {CNPJ|inscrita no CNPJ sob o nº} <id>, {com sede na <ad>, |}{para {a atividade de|o exercício da atividade de|desenvolver a atividade de|operar}} <main>{, <size>|, <size>, {na|situada na} <ad>|, com <area> de área {útil|construída}|, {localizada|situada|instalada} na <ad>|, no município de <c>|, nas coordenadas <utm>|, {em área de|ocupando} <area>|. {Porte}: <cl>|, classe <cl>|}.
?<duty>.
@valid
@conditions
@sign
"""

TO_CARRY_OUT = """
@head
= <tt>
@number
{concede|concede-se} {a presente licença|esta licença} a
<n>
{CNPJ/CPF|CNPJ}: <id>
{Código|Cadastro} {do órgão|do empreendimento}: <on>
{Endereço|Sede}: <ad>
{para|a fim de|com o objetivo de} {realizar|executar|exercer} {a atividade|as atividades|os serviços} de <acts>
{{na|no|nas|nos}{(s)|} {seguinte(s) local(is)|seguinte endereço|pontos}: <ad>|{em|no} {todo o|seu} {território|perímetro} {do município de <c>|estadual}, {exceto|salvo} {em áreas de restrição|nos trechos interditados}|{em|numa} {área|gleba} de <area>}
?<ce> <trade>
?<ce> <trade>
# Condições {de Validade |}{Gerais|Específicas|}
- <cond>
- <duty>
* 4 - <cond>
@valid
@sign
"""

TITLE_NAMES_IT = """
@head
= <lic> {para|de|–|-|:|destinada a|para a atividade de|para} <main>
^ {Nº|nº|Número} <num>
<ag> {autoriza|licencia|habilita} <n>, {CNPJ|CNPJ/MF} <id>, {com sede na <ad>|estabelecida na <ad>}, {a {operar|funcionar|atuar} {no local acima|no território do Estado|em <c>|conforme o projeto|com os equipamentos relacionados}|nos termos do processo <proc>}, {até <e>|com validade até <e>|por <t>}.
?RT 4 {Ordem|Nº} = <nth> ¦ {Equipamento|Veículo|Fonte|Ponto} = {Caldeira|Forno|Tanque|Caminhão|Poço|Silo|Britador} ¦ {Quantidade|Capacidade} = <m>
@conditions
@sign
"""

TITLE_IN_TWO_LINES = """
@head
^ <tt> nº <num>
^ <main>
{A|À} <n>, {CNPJ|inscrição} <id>, {é|fica} {concedida a presente|permitido o funcionamento, pela presente}[, na <ad>].
{Empreendimento|Nome do local}: <plant>
{Descrição|Estrutura|Memorial}: <desc>
@valid
- <duty>.
- <duty>.
@sign
"""

CONDITIONS_SAY_IT_AGAIN = """
@head
= <tt> <num>
E {Empreendedor|Titular} = <n> ¦ {CNPJ} = <id> ¦ {Denominação|Nome do empreendimento} = <plant> ¦ {Endereço|Local} = <ad>
@items
# {Condições|Condicionantes|Restrições|Exigências}
- {A atividade|O exercício da atividade|A operação} de <again> {deverá|poderá} {ocorrer só no período diurno|ser suspensa a qualquer tempo|observar a NBR <d4>}.
- <duty>.
?- {Caso|Se} a {empresa|licenciada} {encerre|amplie|transfira} a atividade de <again>, {comunicará em <ot>|requererá nova licença}.
- <cond>
* 3 - <duty>.
@valid
@sign
"""

OFFICE_OF_TRADES = """
@head
^ <office>
?^ <office>
= <tt> Nº <num>
E {Razão social|Empresa} = <n> ¦ {CNPJ} = <id> ¦ ?{Processo} = <proc>
@items
@valid
@conditions
// 
^ <office>
{Continuação da|} <tt> {nº|Nº} <num>
?{Ref.|Atividade|Referente a}: <main>
- <cond>
- <duty>.
@sign
"""

IS_LICENSED_FOR = """
@head
<tt> {n.|nº} <num>
{Certificamos|Declaramos|Atestamos} que {o empreendimento denominado <plant>, de responsabilidade de |}<n>, CNPJ <id>, {está licenciado|encontra-se licenciado|obteve licença} {para|na atividade de|quanto à atividade de} <main>{, {na|em} <ad>|, {desde que|contanto que} <duty>|, {enquadrada no|constante do} {item|código} <code>|, {porte|classe} <cl>, {potencial poluidor|impacto} <cl>|, conforme {parecer|laudo} <on>|}. {<desc>.|}
?{Também|Ainda|Igualmente} {licenciadas|abrangidas}: <rest>
{Validade}: <e>
?{Não abrange|Ficam de fora|Dependem de outra licença}: <oact>
@proof
"""

SEVERAL_IN_A_SENTENCE = """
@head
= <tt> <num>
{Fica|É} {permitido|autorizado|licenciado} a <n>, {CNPJ} <id>, {o exercício {simultâneo |}de|realizar|explorar}: <acts>{, {tudo|todas} {na <ad>|no imóvel de matrícula <on>|conforme plantas aprovadas}|; {capacidade}: <m>|; área: <area>|, em área de <area>|}.
{Responsável técnico}: <per>, {serviço prestado|atividade técnica}: {elaboração de relatório de monitoramento|projeto de estação de tratamento|laudo de ruído}
@valid
?<decoy>
@conditions
"""

ARTICLE_FIRST = """
@head
^ {PORTARIA|RESOLUÇÃO|ATO|DESPACHO} {Nº|N.º} <num>, DE <iw>
{O DIRETOR|A SECRETÁRIA|O SUPERINTENDENTE} {DE LICENCIAMENTO |}{de|d{o|a}} <ag>, {considerando a <law>|à vista do processo <proc>}, RESOLVE:
Art. 1º {Conceder|Outorgar|Deferir} <tt>{, pelo prazo de <t>,|} a <n>, inscrita no CNPJ sob o nº <id>, {para|destinada a|visando} <main>{, {localizad{a|o}|situad{a|o}|a operar} na <ad>|, {em|sobre} área de <area>|, <size>|, mediante o cumprimento das condições abaixo|, {nas coordenadas|com vértice em} <utm>|. Capacidade: <m>|. Área: <area>}.
§ 1º {Esta licença|O presente ato} {não dispensa|não substitui} {alvará|outorga}[, nem autoriza <oact>].
Art. 2º <duty>.
Art. 3º {Esta Portaria|Este ato} {vale até <e>|vigora até <e>|tem validade até <e>}.
@sign
"""

DESCRIBED_AFTER_A_STOP = """
@head
= <tt> – <num>
{Licenciado}: <n> – <id>
{Atividade|Objeto|Finalidade}: <main>. <desc>. <desc>.
{Onde}: <ad>
?{Histórico|Antes}: {no local funcionou|a área foi usada para} <oact> até <od>.
{Vence em|Validade}: <e>
* 3 - <duty>.
@proof
"""

PAPERS = [
    FOR_THE_ACTIVITY,
    TO_CARRY_OUT,
    TITLE_NAMES_IT,
    TITLE_IN_TWO_LINES,
    CONDITIONS_SAY_IT_AGAIN,
    OFFICE_OF_TRADES,
    IS_LICENSED_FOR,
    SEVERAL_IN_A_SENTENCE,
    ARTICLE_FIRST,
    DESCRIBED_AFTER_A_STOP,
]
