"""Forms around a table, a cell or a box of activities: names of plants, trades of the firm, descriptions, products and codes beside it."""

TABLE_FIRST = """
@head
= <tt> Nº <num>
@items
E {Empreendedor|Razão social} = <n> ¦ {CNPJ|CPF/CNPJ} = <id> ¦ {Endereço} = <ad> ¦ {Validade} = <e>
@conditions
@sign
"""

TABLE_AMONG_ENTRIES = """
@head
= <tt>
E {Número} = <num> ¦ {Emissão} = <i> ¦ {Validade} = <e> ¦ ?{Processo} = <proc>
E {Titular|Interessado} = <n> ¦ {CNPJ} = <id> ¦ {Nome do empreendimento|Denominação|Unidade} = <plant>
@items
E {Município} = <c> ¦ {Coordenadas} = <utm> ¦ ?{Área} = <m> ¦ ?{Bacia} = Rio <c>
@conditions
@proof
"""

TWO_HALVES = """
@head
= <tt> <num>
<<
# {Empreendedor|Requerente|Dados do titular}
{Nome / Razão social|Nome|Razão social}: <n>
{CPF/CNPJ|CNPJ}: <id>
{CEP}: <cep>
||
# {Empreendimento|Local licenciado|Dados do local|Unidade}
{<plant>|<desc>}
{Endereço}: <ad>
?{Coordenadas}: <utm>
>>
@items
# {Responsável técnico|Profissional|Técnico}
<per>, {engenheir{o|a} químic{o|a}|biólog{o|a}|geólog{o|a}}, CPF <oc>, ART <art>
@valid
@sign
"""

TRADES_OF_THE_FIRM = """
@head
= <tt> Nº <num>
E {Empresa} = <n> ¦ {CNPJ} = <id>
# {CNAE da empresa (Receita Federal)|Atividades econômicas do cartão CNPJ|Objeto social da firma|Do contrato social|Cadastro fiscal|Inscrição municipal: ramos}
<trade>
?<trade>
?<trade>
# {Atividade licenciada|Licenciadas por este ato|O que se autoriza|Atividades abrangidas}
A <one>
?{As demais atividades do contrato social não estão licenciadas.|Os outros CNAE não foram analisados.}
@valid
@proof
"""

TRADES_IN_ENTRIES = """
@head
= <tt>
E {Licença nº} = <num> ¦ {Razão social} = <n> ¦ {CNPJ} = <id> ¦ {CNAE do cartão CNPJ|CNAE fiscal|Atividade econômica da matriz|Objeto social} = <trade> ¦ ?{Outros CNAE da empresa} = <trade> ¦ {Empreendimento|Nome fantasia} = <plant> ¦ {Tipologia|Atividade licenciada|Atividade objeto da licença} = <main> ¦ ?{Porte} = <cl> ¦ ?{Área útil} = <m> ¦ {Vencimento} = <e>
?{Outras licenciadas}: <rest>
@conditions
"""

MAIN_THEN_SECONDARY = """
@head
^ <tt> – <num>
{Empreendedor}: <n> ({CNPJ} <id>)
{Atividade principal|ATIVIDADE PRINCIPAL|Atividade preponderante}
<main>
{Atividades secundárias|ATIVIDADES SECUNDÁRIAS|Outras atividades licenciadas|Atividades de apoio}
<rest>
{LOCAL|Local|Onde se situa}
<ad>
{DESCRIÇÃO|Descrição do processo|Estrutura}
<desc>
@valid
@sign
"""

PLANT_ABOVE_TYPE = """
@head
= <tt> Nº <num>
K {EMPRESA|Empresa|TITULAR} ¦ <n>
K {CNPJ} ¦ <id>
K {CADASTRO TÉCNICO|CTF|REGISTRO} ¦ <on>
K {PROCESSO} ¦ <proc>
K {EMPREENDIMENTO|DENOMINAÇÃO|NOME DO PROJETO|UNIDADE} ¦ <plant>
K {TIPOLOGIA|ATIVIDADE|OBJETO|TIPO DE EMPREENDIMENTO} ¦ <main>
?K {DESCRIÇÃO|CARACTERÍSTICAS|ESTRUTURA} ¦ <desc>
K {MUNICÍPIOS|MUNICÍPIO|LOCALIZAÇÃO} ¦ <c>
K {VALIDADE} ¦ <e>
@conditions
"""

PRODUCTS_AND_MACHINES = """
@head
= <tt> <num>
{Titular}: <n>
CNPJ <id>
@items
T {Produto|Matéria-prima|Insumo|Equipamento} ¦ {Quantidade|Consumo mensal} ¦ {Unidade}
T {Madeira serrada|Leite cru|Chapas de aço|Areia|Resina|Óleo diesel} ¦ <d3> ¦ {t|m³|kg}
T {Queijos|Portas|Parafusos|Concreto usinado|Ração|Embalagens} ¦ <d4> ¦ {un.|t|kg}
?T {Caldeira a vapor|Prensa|Forno rotativo|Tanque subterrâneo|Serra-fita} ¦ <d1> ¦ un.
%
{Processo produtivo|Fluxograma|Descrição}: <desc>
<decoy>
@valid
@sign
"""

EXTRACT_OF_A_LIST = """
@head
^ {EXTRATO|Súmula|Resumo} – <tt> <num>
<n> | <id>
{Licença para|Atividade(s)|Escopo}:
A- <one>
{Não inclui|Exceto}: <oact>
{Prazo}: <t>, {até|vencendo em} <e>
"""

SCREEN = """
{Consulta de licenças|Detalhe da licença|Licenciamento – visualizar}
E {Tipo} = <tt> ¦ {Número} = <num> ¦ {Órgão} = <ag> ¦ {Situação} = <sit> ¦ {Empreendedor} = <n> ¦ {CNPJ} = <id>
@items
E {Emissão} = <i> ¦ {Vencimento} = <e> ¦ ?{Código verificador} = <k>
?{Descrição complementar}: <desc>
<site>
"""

GRID_OF_CODES = """
@head
= <tt> Nº <num>
E {Empresa} = <n> ¦ {CNPJ} = <id> ¦ {Validade} = <e>
AT ?{Nº} = <nth> ¦ {Código|Item} = <code> ¦ {Descrição|Atividade} = <words> ¦ ?{Parâmetro} = {Área útil|Produção diária|Nº de cabeças|Tancagem} ¦ {Valor|Quantidade} = <d3> ¦ ?{Classe} = <cl>
{Porte geral|Classe do empreendimento|Fator locacional}: <cl>
?{CNAE da empresa}: <trade>
@valid
@conditions
"""

PAPERS = [
    TABLE_FIRST,
    TABLE_AMONG_ENTRIES,
    TABLE_AMONG_ENTRIES,
    TWO_HALVES,
    TRADES_OF_THE_FIRM,
    TRADES_IN_ENTRIES,
    MAIN_THEN_SECONDARY,
    PLANT_ABOVE_TYPE,
    PRODUCTS_AND_MACHINES,
    EXTRACT_OF_A_LIST,
    SCREEN,
    GRID_OF_CODES,
]
