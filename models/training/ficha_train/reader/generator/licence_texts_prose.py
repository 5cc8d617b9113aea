"""Grants told in sentences: the activity behind many verbs, before sizes, places, conditions or the next sentence."""

CONSISTS_IN = """
@head
= <tt> {nº|N.º|–} <num>
{Fica licenciado|Licencia-se} o empreendimento {de|pertencente a|de propriedade de} <n>, {inscrit{o|a} no CNPJ/MF sob o n.º|CNPJ} <id>, {que consiste em|o qual consiste na|consistente em|caracterizado como|constituído de|compreendendo} <act>{, {com área {útil|construída|total} de|com capacidade de|ocupando} <m>|, <place>|. {Área|Capacidade|Porte}: <m>|}.
~O {prazo de validade|prazo} é de <t>{, a contar de <i>|, contado da emissão|}.
?~{Processo|Autos} {nº|n.} <proc>; {requerimento|protocolo} <on>, de <od>.
@conditions
@date
@sign
"""

EXERCISES = """
@head
= <tt>
Nº <num>
{O titular|A empresa|A pessoa jurídica|O requerente} <n>, {CNPJ|CPF/CNPJ} <id>, {está autorizad{o|a} a|poderá|fica habilitad{o|a} a|tem permissão para} {exercer|desempenhar|desenvolver|explorar|praticar}{ a atividade de| as atividades de| o ramo de|, no endereço abaixo,|:} <act>{; {classe|porte} <cl>|, {potencial poluidor|grau de impacto} <cl>|}.
{Endereço|Local da atividade|Onde}: <ad>.
{Até quando|Validade|Fim da autorização}: <e>.
?<decoy>
@sign
?@proof
"""

WHEREAS = """
@head
^ <tt> <num>
{CONSIDERANDO|Considerando} o requerimento {de|formulado por} <n>, {CNPJ|inscrição} <id>, {protocolado sob|protocolo} nº <on>{, em <od>|};
{CONSIDERANDO|Considerando} {o parecer|a vistoria} nº <on>{, de <od>, d{o|a} {analista|engenheiro} <per>|};
?{CONSIDERANDO|Considerando} {o vencimento da|que expirou a} {LO|licença} nº <prev>, em <pe>;
?{CONSIDERANDO|Considerando} {a <law>|o contrato social, que prevê <oact>};
{RESOLVE|Decide|DETERMINA}: {expedir licença|licenciar|conceder a licença requerida} para <acts>{, {pelo prazo de <t>|até <e>|<until>}|. Prazo: <t>|. Vencimento: <e>}.
{Publique-se|Cumpra-se|Registre-se}. <city>, <iss>.
@sign
"""

ONE_BREATH = """
@head
{<tt> n.º <num>, {pela|por meio da} qual {o|a} <ag> {concede|outorga|defere} a|Pela presente <tt>, registrada sob o n.º <num>, {o|a} <ag> autoriza} <n> ({CNPJ|CPF/CNPJ} <id>){, doravante {titular|licenciad{o|a}},|} {o direito de operar|a operar|a manter em operação|o funcionamento de} <act>, {situad{o|a} {na|à}|em|localizad{o|a} em} <ad>, {de <i> {até|a} <e>|pelo prazo de <t>, contado de <i>|até <e>}, {sob as condições|desde que cumpridas as condições|observando-se} {do anexo|do Parecer nº <on>|abaixo}, {ficando|sendo} {revogada a|sem efeito a} {licença|LO} <prev>{, de <od>|}.
* 4 - <cond>
@date
@sign
"""

QUESTION_AND_ANSWER = """
@head
= {Entenda a sua licença|Resumo da licença|Guia do titular}
{Quem pode operar?|Para quem é?|Quem é o titular?} <n>, {CNPJ|documento} <id>.
{O que pode ser feito?|Para fazer o quê?|O que foi licenciado?} {<act>|<acts>}.
?{Onde?|Em que local?} {Na|Em} <ad>.
{Até quando vale?|Quando vence?|Qual a validade?} {<e>|Por <t>, a partir de <i>|Até <e>}.
{Qual o número?|Qual é a licença?} <tt> <num>.
?{Qual foi o processo?|Onde tramitou?} <proc>.
?{Pode transportar produtos perigosos?|E cargas perigosas?} <yn>.
?{Quando devo renovar?|E a renovação?} {Até <od>|<ot> antes}.
?{Como confiro?|É verdadeira?} {Em|Acesse} <l>{, com o código <k>|}.
@conditions
"""

DESCRIPTION_FIRST = """
@head
# <tt> <num>
{Descrição do objeto|Objeto licenciado|Descrição sucinta}
{<act>|<main>}
{O empreendimento ocupa|Área de} <m>{, com <d2> funcionários|, em terreno de matrícula nº <on>|}. {Seu processo|O processo produtivo} {inicia-se com|compreende} {recebimento da matéria-prima, preparo e expedição|lavagem, secagem e embalagem|descarga, estocagem e carregamento}. {Os efluentes|As águas} {são tratados em|seguem para} {ETE|caixa separadora|fossa}.
{Titular|Responsável pelo empreendimento}
<n> {–|-|,} {CNPJ|CPF/CNPJ} <id>
{Vigência|Prazo de validade}
{<e>|<t>}
?{Emissão} 
?<i>
@conditions
@sign
"""

OBJECT_CLAUSE = """
@head
^ TERMO DE {LICENCIAMENTO|LICENÇA AMBIENTAL|OUTORGA DE LICENÇA} Nº <num>
CLÁUSULA {PRIMEIRA|1ª} – {DO OBJETO|OBJETO}: {O presente termo tem por objeto|Constitui objeto deste termo} {a licença para|o licenciamento da atividade de|licenciar} <act>{, conforme {projeto|estudo} nº <on>|}.
CLÁUSULA {SEGUNDA|2ª} – {DO TITULAR|TITULAR}: <n>, {CNPJ|CPF/CNPJ} nº <id>{, com sede na <ad>|}{, por seu {sócio|procurador} <per>, CPF <oc>|}.
CLÁUSULA {TERCEIRA|3ª} – {DA VIGÊNCIA|PRAZO}: {vigora de <i> a <e>|o prazo é de <t>, a contar da assinatura|vale até <e>}{, podendo ser renovado mediante pedido feito {<ot> antes|até <od>}|}.
CLÁUSULA {QUARTA|4ª} – {DAS OBRIGAÇÕES|CONDIÇÕES}: <cond>
?CLÁUSULA {QUINTA|5ª} – <decoy>
<city>, <iss>.
@sign
"""

BARE_PARAGRAPHS = """
@head
?<proc>
<tt>
<num>
<n>
<id>
<act> <tail>
<ad>
{<e>|válida até <e>|<t>}
?<i>
?<per>
@sign
?@proof
"""

STATEMENT_OF_FACT = """
@head
^ {DECLARAÇÃO|ATESTADO|INFORMAÇÃO} {DE LICENCIAMENTO|DE REGULARIDADE AMBIENTAL|} {nº <on>|}
{Declaramos|Atestamos|Informamos}, {para fins de {licitação|financiamento|cadastro}|a quem interessar}, que <n>, {CNPJ|CPF/CNPJ} <id>, {encontra-se|está} {licenciad{o|a}|regular} {perante esta {Secretaria|autarquia}|neste órgão}, {conforme|por meio da|nos termos da} <tt> nº <num>, <until>, {com o objeto|para desenvolver|cuja atividade é} <act> <tail>.
?{A presente declaração|Esta informação} {tem validade de <ot>|vale até <od>} e não substitui a licença.
?<decoy>
<city>, <od>.
@sign
"""

PAPERS = [
    CONSISTS_IN,
    EXERCISES,
    WHEREAS,
    ONE_BREATH,
    QUESTION_AND_ANSWER,
    DESCRIPTION_FIRST,
    OBJECT_CLAUSE,
    BARE_PARAGRAPHS,
    STATEMENT_OF_FACT,
]
