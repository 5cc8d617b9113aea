"""Small or scanty papers: comma rows, labels, cards with a photo, lines to fill in whose captions are below, notes by hand."""

COMMA_ROWS = """
‹{nome;cpf;nascimento;registro;categoria;emissao;validade;uf|NOME;CPF;DT_NASC;CNH;CAT;EMIS;VALID;UF|motorista;cpf;nasc;cnh;cat;emissao;validade;uf}›
<name>; <cpf>; <born>; <registration>; <category>; <issue>; <expiry>; <uf>
?‹{mae;pai;naturalidade|NM_MAE;NM_PAI;NATURAL}›
?<mother>; <father>; <birthplace>
?‹{placa;proprietario;cpf_prop|PLACA;DONO;CPF_DONO}›
<plate>; <a_name>; <a_cpf>
?‹{obs|observacoes;restricoes}›
?<remarks>
"""

BELOW_LINE = """
?^ <firm>
= {Termo de retirada|Declaração do condutor|Recibo de entrega de chaves|Cautela de veículo}
{______|____________|....}
<name>
; ‹{nome do condutor (legível)|nome completo|condutor}›
<cpf> {/|-|e} <born>
; ‹CPF› {/|-|e} ‹{data de nascimento|nascimento}›
<registration> {-|/} <category> {-|/} <expiry>
; ‹{nº da CNH|registro}› {-|/} ‹categoria› {-|/} ‹{validade|vencimento}›
?<issue> {-|,} <place>
?; ‹{data|data de emissão da CNH}› {-|e} ‹{local de emissão|cidade/UF}›
?<a_name>
?; ‹{responsável pela entrega|conferente}›
<recent>
; ‹{data da retirada|data}›
"""

PHOTO_CARD = """
! narrow
^ <firm>
?^ {MOTORISTA CREDENCIADO|CONDUTOR HABILITADO|PERMISSÃO DE GUARDA|CARTÃO DO CONDUTOR}
^ <name>
^ ‹{CNH|HABILITAÇÃO|REG.}› <registration> ‹{CAT.|CATEGORIA}› <category>
^ ‹{VAL.|VÁLIDA ATÉ|CNH VENCE}› <expiry>
?^ ‹CPF› <cpf> ‹{NASC.|DN}› <born>
?^ ‹{EMISSÃO|EXP.}› <issue> ‹{ÓRGÃO|EMISSOR}› <agency>
?^ ‹{OBS.|RESTR.}› <remarks>
^ ‹{CREDENCIAL|CARTÃO Nº}› <n> ‹{VALIDADE DO CARTÃO|CARTÃO VÁLIDO ATÉ}› <future>
?^ ‹{SANGUE|FATOR RH}› {O+|A-|B+} ‹{EMERGÊNCIA|AVISAR}› <a_name> <a_phone>
?; ‹{Em caso de perda|Devolver a}:› <where>
"""

HAND_NOTE = """
?{Recado|Anotar|Pendências} {p/|para} <someone>
<name>
{nasc|nascido} <born>{, <birthplace>|}
{cpf|CPF} <cpf>
{cnh|CNH|carteira} <registration> {"<category>"|<category>|cat <category>}
{vence|vcto|até} <expiry>
?{tirou em|emitida|em.} <issue>{ no <agency>|}
?{filho de|filha de|pais} <parents>
?{falta|conferir}: {toxicológico até <future>|comprovante|foto}
?{esposa|contato} <a_name> <a_phone>
?{placa} <plate> {docs do|dono} <b_name>
<recent>
"""

PARCEL_LABEL = """
! narrow
; ‹{REMETENTE|De}:› <agency> {- Setor de CNH|- Habilitação|}
; {OBJETO|AR} <n> {POSTAGEM|Data} <recent>
‹{DESTINATÁRIO|Para}:› <name>
<address>
?{Conteúdo|Documento}: {CNH|Carteira Nacional de Habilitação} ‹{reg.|registro}› <registration> \
‹{cat.|categoria}› <category>
?‹{emissão|emitida em}› <issue> ‹{validade|val.}› <expiry>
?‹CPF› <cpf> ‹RENACH› <renach>
?‹{Recebido por}:› <a_name> {RG|doc.} <a_rg> {em} <recent>
?{Mudou-se|Ausente|Recusado|Desconhecido} {1ª|2ª|3ª} {tentativa} <recent> <clock>
"""

TYPED_CARD = """
^ {FICHÁRIO DE MOTORISTAS|ARQUIVO MORTO|REGISTRO MANUAL} {N.|Nº} <n>
‹NOME› {....|__} <name>
‹{FILHO DE|FILIAÇÃO}› {....|__} <father> ‹{E DE|E}› <mother>
‹{NASCIDO EM|NASC.}› {....|__} <born> ‹{EM|CIDADE DE}› <birthplace>
‹{PROFISSÃO}› <trade> ‹{ESTADO CIVIL}› <marital>
‹{CARTEIRA Nº|PRONTUÁRIO Nº|HABILITAÇÃO}› <registration> ‹{CATEGORIA|CLASSE}› <category>
‹{EXPEDIDA EM|EXPEDIÇÃO}› <issue> ‹{PELO|POR}› <agency>
‹{VÁLIDA ATÉ|EXAME ATÉ}› <expiry>
?‹{ANOTAÇÕES NA CARTEIRA|OBSERVAÇÕES DA CNH}› <remarks>
?‹{RESIDÊNCIA|MORADA}› <address>
?‹{ADMITIDO EM}› <past> ‹{DEMITIDO EM}› <recent> ‹{MOTIVO}› {a pedido|acordo|término}
?‹{FICHADO POR|CONFERE}› <a_name>
"""

PAPERS = [COMMA_ROWS, BELOW_LINE, PHOTO_CARD, HAND_NOTE, PARCEL_LABEL, TYPED_CARD]
