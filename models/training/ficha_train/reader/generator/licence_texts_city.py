"""What cities and leagues of cities issue: permits on one sheet, forms of small towns, licences of councils and joint offices."""

TOWN_PERMIT = """
kind city
@head
; {CNPJ|CNPJ da Prefeitura|C.N.P.J.}: <oj> {– <ad>|} {– Fone <tel>|}
= {ALVARÁ DE LICENÇA AMBIENTAL|<tt>}
^ {Nº|N.º|Exercício <year> – Nº} <num>
{A Prefeitura Municipal de <c>, por sua Secretaria|O Município, através do Departamento de Meio Ambiente|A Secretaria}, {nos termos da|conforme a} <law>, {LICENCIA|autoriza|concede licença a} <n>, {inscrit{o|a} no CNPJ/CPF|CNPJ|portador{|a} do CNPJ nº} <id>, {estabelecid{o|a}|com endereço} {na|à} <ad>, {a exercer a(s) atividade(s) de|a exercer|para o funcionamento de|para o exercício da atividade de|no ramo de} <act>{, em horário comercial|, <place>|}.
?~{Inscrição municipal|Cadastro mobiliário|CMC}: <on>
~{VÁLIDO ATÉ|Validade|Este alvará vence em}: <e>
?~{Taxa|Guia nº} <on>, {paga|recolhida} em <od>, {valor|R$} <d3>,<d2>
<city>, {em |}<iss>.
{Fixar em local visível|Este alvará deverá ser afixado em local visível|Não vale como habite-se}.
@sign
"""

COUNCIL_RESOLVES = """
kind city
@head
^ {CONSELHO MUNICIPAL DE {DEFESA DO |}MEIO AMBIENTE|CODEMA|Câmara de Licenciamento}
= <tt> Nº <num>
{O Conselho|A Secretaria|O CODEMA}, em {reunião|sessão} {ordinária|extraordinária} de <od>, {à vista do|considerando o} parecer nº <on>, {deliberou pela concessão de licença|aprovou a licença} {ao empreendimento|para} <n> ({CNPJ|CPF} <id>), {que consiste em|cujo objeto é|que tem por atividade|compreendendo} <acts>{; {porte <cl>|classe <cl>}|}, {com {prazo|validade} {de <t>|até <e>}|<until>}.
- <cond>
* 4 - <cond>
?{Votaram a favor|Conselheiros presentes|Presentes}: <per>, <per> e <per>.
?{Validade|Vigência}: <e>
@date
@sign
"""

LEAGUE_LICENCE = """
kind city
@head
; {Municípios consorciados|Integram}: <c>, <c>, <c> e <c>
= <tt>
@number
{O consórcio|A Diretoria Executiva}, {por delegação d{o|a} {Município|Prefeitura} de <c>|em nome do Município de <c>, nos termos do convênio nº <on>, de <od>}, licencia:
E {Município licenciador|Município de origem} = <c>/<u> ¦ {Empreendedor|Requerente} = <n> ¦ {CNPJ/CPF} = <id> ¦ {Empreendimento|Atividade|Ramo} = <main> ¦ ?{Demais atividades|Anexas} = <rest> ¦ ?{Código CONSEMA|CODRAM} = <acode> ¦ ?{Porte / potencial} = <cl> / <cl> ¦ ?{Área útil} = <m> ¦ {Emissão} = <i> ¦ {Validade} = <e> ¦ ?{Processo} = <proc>
@conditions
?{Equipe técnica|Analistas}: <per> (CRBio <on>){,|;| e} <per> (CREA <on>)
@sign
@proof
"""

SUSTAINABILITY_CARD = """
kind city
<<
@head
||
; {Licenciamento Ambiental Municipal|Lei municipal nº <on>|<law>}
>>
<<
= <tt>
||
E {Nº} = <num> ¦ {Ano|Via} = <year>
>>
E {01 – Razão social|Contribuinte} = <n> ¦ {02 – CNPJ/CPF} = <id> ¦ {03 – Nome fantasia} = <on> ¦ {04 – Endereço} = <ad> ¦ ?{05 – Bairro} = <c> ¦ ?{06 – CEP} = <cep>
E {07 – CNAE principal|Atividade econômica principal} = <main> ¦ {08 – CNAEs secundários|Atividades secundárias} = <rest> ¦ {09 – Grau de risco} = {I|II|III|alto|médio}
E {10 – Data da vistoria} = <od> ¦ {11 – Emissão} = <i> ¦ {12 – Validade} = <e> ¦ ?{13 – Fiscal} = <per> ¦ ?{14 – Observações} = <dsay>
@sign
@proof
"""

CHAMBER_OF_ANALYSIS = """
@head
{Processo administrativo|PA} nº <proc> {– Requerimento <on>, de <od>|}
= <tt>
> {nº|Nº} <num>
{Com fundamento no|Considerando o} {Parecer Técnico|Laudo} nº <on>{, de lavra d{e|o servidor} <per>,|,} {a presente licença é outorgada a|licencia-se} <n>, {CNPJ|CPF/CNPJ} nº <id>{, representad{o|a} por <per> (CPF <oc>)|}, {que exerce|para que exerça|que desenvolve} {a atividade de |}<act>, {na|no endereço} <ad>.
Das {obrigações|condicionantes}:
- <cond>
- <cond>
?- A {atividade de|operação de} <oact> {não está incluída|dependerá de nova licença|fica vedada}.
Do prazo: {<t>, a contar d{a emissão|e <i>}|a licença vence em <e>}.
?{Da publicidade|Da renovação}: {publicar em <ot>|renovar até <od>}.
@date
@sign
"""

POSTER = """
kind city
@head
^ {ESTABELECIMENTO LICENCIADO|LICENCIADO PELO MUNICÍPIO|Placa de licenciamento|EMPREENDIMENTO LICENCIADO}
= <n>
^ {CNPJ|} <id>
^ <tt> {Nº|nº} <num>
^ {Atividade:|} <main>
^ {Válida até|VALIDADE} <e>
?^ {Processo|PA} <proc>
?^ {Responsável técnico|RT}: <per> – {CREA|CRQ} <on>
?^ {Denuncie|Disque}: <tel> – {Consulte|Verifique}: <l>
"""

SIMPLE_TOWN_TABLE = """
@head
T {LICENÇA} ¦ {PROCESSO} ¦ {DATA} ¦ {VALIDADE}
T <num> ¦ <proc> ¦ <i> ¦ <e>
%
T {EMPREENDEDOR} ¦ {CNPJ/CPF} ¦ {BAIRRO}
T <n> ¦ <id> ¦ <c>
%
T {ATIVIDADE LICENCIADA} ¦ {PORTE} ¦ {POTENCIAL}
T <main> ¦ <cl> ¦ <cl>
?{Outras atividades|Também}: <rest>
= <tt>
{Fica o empreendedor acima licenciado|Autoriza-se o funcionamento}, {obedecidas|atendidas} as {normas|exigências} {da |}<law> e:
- <cond>
* 3 - <cond>
@sign
?@foot
"""

FARM_OF_TOWN = """
kind city
@head
= <tt> {Rural|} Nº <num>
E {Produtor|Proprietário|Requerente} = <n> ¦ {CPF|CPF/CNPJ} = <id> ¦ ?{Inscrição de produtor} = <ie> ¦ ?{Propriedade|Imóvel} = {Sítio|Fazenda|Linha} <c> ¦ ?{Matrícula} = <on> ¦ {CAR} = <car> ¦ ?{Área da propriedade} = <d2>,<d2> ha ¦ ?{Assistência técnica} = <per> – CPF <oc>
{Licenciamos|Está licenciada} {a atividade|nesta propriedade a atividade} de <act>, {com|para até|porte de} <m>, {pelo prazo de <t>|até <e>}.
?{Dejetos|Manejo|Destino dos animais mortos}: {esterqueira|composteira|aplicação em <m> de lavoura}.
?A {APP|reserva legal} {de <m> |}{será mantida|deverá ser cercada em <ot>}.
@conditions
<city>, <iss>.
@sign
"""

DIGITAL_COUNTER = """
; {Balcão digital|1Doc|Protocolo on-line|Atendimento} – {Protocolo|Chamado} <on> – {código|} <tag>
@head
# {Emissão de Licença|Licença ambiental|Ato <d2> – licença}
<tt> <num>
{Para|Destinatário|Requerente}: <n> – {CNPJ|CPF/CNPJ}: <id>
{Objeto|Assunto}: <act> <tail>
{Prazo|Válida}: <until>
* 2 <decoy>
{Atenciosamente|Cordialmente},
_
<boss> – <post>
; {Assinado por 1 pessoa|Assinado eletronicamente}: <boss>. {Para verificar a validade das assinaturas, acesse|Verifique em} <l> {e informe o código|código:} <k>
"""

PAPERS = [
    TOWN_PERMIT,
    COUNCIL_RESOLVES,
    LEAGUE_LICENCE,
    SUSTAINABILITY_CARD,
    CHAMBER_OF_ANALYSIS,
    POSTER,
    SIMPLE_TOWN_TABLE,
    FARM_OF_TOWN,
    DIGITAL_COUNTER,
]
