"""Licences whose own number, end, tax number, key and link stand among many that are like them."""

MANY_NUMBERS = """
@head
; {Proc.|Processo} <proc> {| Prot. <on>|– FCE <on>} {| FOB <on>|} {| SIAM <on>|}
= <tt> {Nº|nº} <num>
{Documento nº|Folha|Nº do documento}: <doc> {– versão|rev.} <ver>
{Licença anterior|Renovação da}: <prev>. {LI}: <li>. {Parecer único|PU}: <on>. {Ata|Reunião}: <on>, {de|em} <od>.
{Titular}: <n>. {CNPJ}: <id>. {I.E.}: <ie>. {CTF}: <on>.
{Objeto|Atividade}: <act> <tail>.
{ART}: <art>. {CAR}: <car>. {Matrícula}: <on>.
{Validade|Vigência}: <e>.
@sign
@proof
"""

MANY_DATES = """
@head
= <tt> <num>
E {Titular} = <n> ¦ {CNPJ} = <id>
@acts
T {Evento} ¦ {Data}
T {Protocolo} ¦ <od>
T {Vistoria} ¦ <od>
T {Pagamento da taxa|Vencimento do boleto} ¦ <od>
T {Emissão da licença} ¦ <i>
T {Publicação} ¦ <od>
T {Requerer renovação até} ¦ <od>
T {Vencimento da licença|Fim da validade} ¦ <e>
?{Vencimento da ART|Validade da outorga|Validade do AVCB}: <od>
?{Vencimento da licença anterior (<prev>)}: <pe>
@conditions
"""

TERM_AND_START = """
@head
= <tt> Nº <num>
<n> – <id>
{Para|Atividade:} <act> <tail>
{Prazo de validade|Prazo|Duração}: <t>{, {contado|a contar} {da assinatura|da publicação|da ciência|da data de emissão}|}.
{Data de emissão|Emitida em|Expedida em}: <i>
?{Publicada em|Data da publicação}: <od>
?{Prazo para publicar}: <ot>. {Prazo para renovar}: <ot> antes.
- <cond>
- <cond>
@date
@sign
"""

MANY_TAX_NUMBERS = """
@head
; <ad> – CNPJ <oj> – {Fone|Tel.} <tel>
= <tt> <num>
E {Matriz} = <of>, CNPJ <base> ¦ {Filial licenciada|Unidade licenciada|Estabelecimento} = <n> ¦ {CNPJ da unidade|CNPJ da filial licenciada|CNPJ} = <id> ¦ {Proprietário do imóvel} = <of> – <odoc> ¦ {Consultoria} = <con> – <oj> ¦ {Responsável legal} = <per> – <oc> ¦ {Responsável técnico} = <per> – <oc>
<cap>: <act> <tail>
{Vencimento}: <e>
?{Destinador dos resíduos}: <of> (<oj>), LO <li>
@sign
"""

MANY_LINKS = """
; <site> – <mail> – {siga-nos|redes}: @<c>
@head
= <tt> <num>
<n>, <id>: <act> <tail>. <until>.
{Formulários em|Manual em} <ol>. {Legislação}: <ol>. {Boleto}: <ol>
{A autenticidade desta licença pode ser verificada em|Confira a validade em|Para validar este documento acesse} <l>{, código|, informando a chave|. Código de autenticidade:} <k>.
{Protocolo}: <on>. {Guia}: <tag>. {Hash do mapa}: <sha>.
; {Página do órgão|Acesse}: <site>
"""

MANY_CODES = """
@head
<tt> Nº <num>
E {Titular} = <n> ¦ CNPJ = <id> ¦ {Atividade} = <main> ¦ {Válida até} = <e> ¦ {Código de barras} = <d4><d4>.<d4> <d4><d4> ¦ {Código do empreendimento} = <on> ¦ {Código da guia} = <tag> ¦ {Código de autenticidade|Chave de validação|Código verificador} = <k> ¦ ?{Hash do arquivo} = <sha> ¦ ?{Código IBGE} = <d4><d3>
{Validar em|Verificar autenticidade}: <l>
@sign
"""

PREVIOUS_TABLE = """
@head
= <tt> Nº <num>
{Licenças já emitidas para o empreendimento|Histórico de licenças|Antecedentes}
T {Tipo} ¦ {Número} ¦ {Emissão} ¦ {Validade}
T LP ¦ <li> ¦ <od> ¦ <od>
T LI ¦ <li> ¦ <od> ¦ <od>
T LO ¦ <prev> ¦ <od> ¦ <pe>
{Esta licença|Licença atual}: {emissão|emitida em} <i>, {validade|válida até} <e>.
{Empreendedor}: <n>, CNPJ <id>. <cap>: <act> <tail>.
@conditions
"""

CONDITIONS_FIRST = """
{Condicionantes|Anexo I – Condicionantes} {da <tt>|da licença} nº <num>
T {Item} ¦ {Descrição da condicionante} ¦ {Prazo}
T 1 ¦ <cond> ¦ <ot>
T 2 ¦ <cond> ¦ <od>
T 3 ¦ <cond> ¦ {Durante a vigência da licença|<ot>}
{Empreendedor}: <n> – CNPJ <id>
{Atividade}: <act> <tail>
{Vigência da licença}: {<e>|<i> a <e>|<t>}
@head
@sign
"""

FOOTER_HOLDS_ALL = """
@head
= <tt>
A {Licencia|Autoriza}: <one> <tail>
@conditions
; {Licença|LO} <num> – <n> – CNPJ <id> – {val.|validade:} <e> – {página <d1>/<d1>|folha <d1>} – {processo} <proc>
; <ad> – CNPJ <oj> – <site>
"""

UNLIMITED = """
@head
= <tt> {nº|–} <num>
{Concedida a|Titular:} <n>, {CNPJ|CPF/CNPJ} <id>, {para|atividade de} <act> <tail>.
{Validade|Prazo}: {indeterminado|prazo indeterminado|enquanto mantidas as condições|não se aplica|sem prazo de validade}.
?{Declaração válida somente com|Renovar} {o cadastro|CTF} {até <od>|em <ot>}.
?{Vence em <pe> a|Substitui a} {licença anterior|LO} nº <prev>.
@date
@sign
@proof
"""

PAPERS = [
    MANY_NUMBERS,
    MANY_DATES,
    TERM_AND_START,
    MANY_TAX_NUMBERS,
    MANY_LINKS,
    MANY_CODES,
    PREVIOUS_TABLE,
    CONDITIONS_FIRST,
    FOOTER_HOLDS_ALL,
    UNLIMITED,
]
