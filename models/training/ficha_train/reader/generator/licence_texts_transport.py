"""Licences of carriers: of dangerous goods, of anything but them, and of firms that only mention them."""

NATIONAL_PERMIT = """
kind none federal
@head
= {AUTORIZAÇÃO AMBIENTAL PARA TRANSPORTE INTERESTADUAL DE PRODUTOS PERIGOSOS|Autorização Ambiental para o Transporte de Produtos Perigosos}
E {N.º de registro no Banco de Dados|Registro nº|Autorização} = <num> ¦ {CNPJ} = <id> ¦ {Nome / razão social} = <n> ¦ {Endereço} = <ad> ¦ {Emitida em} = <i> ¦ {Válido até|Validade} = <e> ¦ ?{CTF} = <on> ¦ ?{Certificado de regularidade até} = <od> ¦ ?{Modal} = {Rodoviário|Ferroviário|Marítimo}
RT 5 {Nº ONU} = <d4> ¦ {Nome apropriado para embarque} = {GASOLINA|ETANOL|ÁCIDO SULFÚRICO|TINTA|GLP|AMÔNIA} ¦ {Classe} = {2.1|3|8|9|6.1}
{Esta autorização não substitui|A presente não dispensa} a licença {estadual|dos Estados que exigem}.
PT {Placa} = <plate> ¦ ?{UF} = <u> ¦ ?{RENAVAM} = <on>
@proof
"""

CLASSES_AND_GOODS = """
kind carriage
@head
= <tt> Nº <num>
E {Transportadora|Empresa} = <n> ¦ CNPJ = <id> ¦ {Base} = <ad> ¦ {Validade} = <e> ¦ ?{RNTRC} = <on> ¦ ?{Emissão} = <i>
{Fica autorizado o|Autoriza o|Licencia-se a atividade de} <act> <tail>.
{Classes de risco|Classes autorizadas}: {2.1, 3 e 8|3|3, 6.1 e 9|2.2 e 5.1}{, exceto {1 e 7|explosivos e radioativos}|}.
?{Produtos|Números ONU}: <un>
?{Plano de emergência|PAE}: {elaborado por <of>|nº <on>, revisão até <od>}. {Telefone 24 h}: 0800 <d3> <d4>
PT {Placa} = <plate> ¦ ?{Tipo} = {Tanque|Cavalo|Bitrem|Baú} ¦ ?{CIPP até} = <od> ¦ ?{CIV nº} = <on>
@conditions
@sign
@proof
"""

WASTE_CARRIER = """
kind carriage
@head
<tt> {–|Nº} <num>
{Concedida a|Titular:} <n>, {CNPJ|CPF/CNPJ} <id>
{Serviço|Finalidade|Atividade}: <act> <tail>
?{Geradores atendidos|Origem}: <of> (CNPJ <oj>); {destino|receptor}: <of>, {LO|licença} <li>, até <od>
{Veículos|Placas|Frota autorizada}: <pl>
{Vigência|Prazo}: {<i> a <e>|<t>|até <e>}
- {Acompanhar de MTR|Usar MTR e ficha de emergência|Portar cópia desta licença}
- <cond>
@sign
"""

FORBIDS = """
kind harmless
@head
= <tt>
Nº <num>
E {Transportador} = <n> ¦ {CNPJ/CPF} = <id> ¦ {Atividade} = <act> ¦ {Validade} = <e> ¦ ?{Produtos perigosos} = <yn> ¦ ?{Nº de veículos} = <d1>
PT {Nº} = <nth> ¦ {Placa} = <plate> ¦ ?{Chassi} = <tag> ¦ ?{Ano} = <year>
{Não é permitido|Esta licença não permite|É proibido} {o transporte|transportar} {de |}{produtos perigosos|resíduos classe I|cargas perigosas} {nos veículos acima|sem nova licença|}.
@conditions
@sign
"""

MENTIONS_ONLY = """
@head
= <tt> <num>
{Titular}: <n> – {CNPJ}: <id>
{Atividade|Objeto}: <act> <tail>
{Armazenamento|Depósito|Produtos armazenados}: {tintas e solventes (classe de risco 3)|ácidos|óleo diesel, <d2>.000 litros} – {não há|sem} transporte.
<dsay>
{Validade}: <e>
@conditions
@proof
"""

CAB_CARD = """
kind carriage
!
; {PORTE OBRIGATÓRIO|MANTER NO VEÍCULO|CARTÃO DE BORDO}
<tt>
{Nº|AUT.} <num>
<n>
{CNPJ|} <id>
{PLACA|VEÍCULO} <pl>
{CARGA|PERMITE}: <main>
{ATÉ|VAL.} <e>
?{CONDUTOR}: <per> – {CNH|MOPP} <on> {até <od>|}
?{EMERGÊNCIA}: <tel> – {SEGURO|APÓLICE} <on>
?<l>
"""

TERMINAL_AND_TRUCKS = """
@head
= <tt> Nº <num>
<n>, CNPJ <id>, {licenciad{o|a} para|está autorizad{o|a} a operar} <act> <tail>.
{Pátio|Garagem}: <ad>. {Frota própria|Veículos}: <pl>.
T {Pergunta} ¦ {Resposta}
T {Transporta produtos perigosos?} ¦ <yn>
T {Lava veículos no local?} ¦ {Sim|Não}
T {Possui posto próprio?} ¦ {Sim, <d2> m³|Não}
{Validade}: {<e>|<t>}
@conditions
"""

STATES_OF_ROUTE = """
kind carriage
@head
^ <tt>
^ <num>
{Rota|Corredor|Itinerário}: <c>/<u> – <c>/<u> – <c>/<u>, {pela|via} BR-<d3>
{Empresa}: <n> {–|;} {CNPJ}: <id> {–|;} {RNTRC}: <on>
{Carga autorizada|Transporte de}: <act> <tail>
T {UF} ¦ {Licença estadual} ¦ {Validade}
T <u> ¦ <li> ¦ <od>
T <u> ¦ <li> ¦ <od>
{Esta autorização|Documento} {vale|válid{o|a}} {de <i> a <e>|até <e>}.
?{Motoristas}: <per> (CPF <oc>), <per> (CPF <oc>)
@proof
"""

TRANSPORT_AGENCY = """
kind harmless federal
; {Registro Nacional de Transportadores|RNTRC|Certificado de registro} <on> – {categoria|tipo} {ETC|TAC|CTC}
@head
= <tt> {–|} <num>
E {Transportador} = <n> ¦ {CNPJ/CPF} = <id> ¦ {Atividade licenciada} = <act> ¦ {Emitida} = <i> ¦ {Vencimento} = <e> ¦ ?{Situação do RNTRC} = {ATIVO|vence <od>} ¦ {Transporte de produtos perigosos} = <yn>
PT {Placa} = <plate> ¦ {Eixos} = <d1> ¦ ?{Proprietário} = <of> ¦ ?{CPF/CNPJ} = <odoc>
@proof
"""

PAPERS = [NATIONAL_PERMIT, CLASSES_AND_GOODS, WASTE_CARRIER, FORBIDS, MENTIONS_ONLY, CAB_CARD, TERMINAL_AND_TRUCKS, STATES_OF_ROUTE, TRANSPORT_AGENCY]
