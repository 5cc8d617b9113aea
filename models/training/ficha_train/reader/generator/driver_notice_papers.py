"""Notices, requests and records in which the licence is mentioned in passing."""

DUE_NOTICE = """
?> <recent>
?^ <agency>
= {Aviso de vencimento|Comunicado|Sua CNH vai vencer|Lembrete de renovação|Carta de cobrança de documento}
{Sr(a).|Prezado(a)|Olá,} <name>
?<address>
{Sua|A sua} {CNH|carteira de habilitação|habilitação}, {registro|de nº} <registration>, {categoria <category>, \
|}{emitida em <issue>, |}{vence|vencerá|perde a validade} \
{em|no dia} <expiry>. {O prazo para|Você pode} {renovar|agendar} {vai até|até} <future>.
?{CPF cadastrado|Seu CPF}: <cpf> {nascimento|nascido em}: <born>
{Valores|Taxas}: {exame|médico} <money>, {emissão|foto} <money> - {em até 10 x sem juros|12 x|no boleto com \
vencimento em <recent>}
?{Se você|Caso} {já renovou|tenha renovado}, {desconsidere|ignore} {este aviso|esta mensagem}.
?{A carteira anterior|O documento antigo}, <oldreg>, {venceu em|valeu até} <oldexpiry>.
?{Constam na CNH|Observações na carteira}: <remarks>
?; {Central|Dúvidas}: <tel> - <site>
"""

HANDOVER = """
= {Recibo de entrega de CNH|Aviso de recebimento|Protocolo de entrega|Termo de retirada de documento|Controle de \
entrega}
R «{Documento}» {CNH|CNH definitiva|2ª via CNH} ¦ «{Lote|Remessa}» <n> ¦ «{Objeto|Rastreio}» <n> ¦ \
«{Data|Postagem}» <recent>
R «{Destinatário|Titular do documento|Habilitado}» <name> ¦ «CPF» <cpf>
R «{Registro}» <registration> ¦ «{Cat.}» <category> ¦ «{Emissão}» <issue> ¦ «{Validade}» <expiry> ¦ «{RENACH}» \
<renach>
R «{Recebedor|Entregue a|Quem recebeu}» <a_name> ¦ «{CPF|Documento}» <a_cpf> ¦ «{Vínculo|Parentesco}» <a_bond> ¦ \
«{Data|Recebido em}» <recent>
?R «{Entregador|Carteiro|Atendente}» <person> ¦ «{Matrícula}» <n> ¦ «{Tentativas}» {1|2|3}
?R «{Endereço de entrega|Endereço}» <address>
?«{Observações|Motivo da devolução}» {Ausente|Recusado|Mudou-se|Entregue em mãos|<remark>}
"""

PRACTICAL_TEST = """
?^ <agency> - {Banca examinadora|Coordenadoria de exames|CIRETRAN de <cityof>}
= {Ata de exame prático|Ficha de avaliação|Resultado de exame|Laudo de aula prática}
R «{Candidato|Nome}» <name> ¦ «{RENACH|Processo}» <renach> ¦ «{Nº banca|Lista}» <n>
R «{CPF}» <cpf> ¦ «{Data nasc.}» <born> ¦ «{CNH nº|Registro}» <registration> ¦ «{Cat. atual|Categoria}» \
<category> ¦ «{Cat. pretendida|Exame para}» <othercat>
R «{Validade CNH|Validade}» <expiry> ¦ «{Validade do processo|Processo válido até}» <future> ¦ «{Emissão da \
CNH|Emissão}» <issue>
T «{Prova}» ¦ «{Data}» ¦ «{Pontos}» ¦ «{Resultado}» ¦ «{Examinador}» ¦ «{Matrícula|Registro}»
T {Baliza|Percurso|Legislação} ¦ <recent> ¦ <count> ¦ {APROVADO|Reprovado|Apto} ¦ <a_name> ¦ <n>
T {Rampa|Slalom|Direção} ¦ <recent> ¦ <count> ¦ {APROVADO|Falta|Inapto} ¦ <b_name> ¦ <n>
?«{Observações do examinador|Observações}» {Faltou seta|Interrompeu o motor|Subiu no meio-fio|<remark>}
?«{Observações da CNH|Restrições do candidato}» <remarks>
?R «{CFC}» <firm> ¦ «{Instrutor}» <c_name> ¦ «{CNH instrutor}» <c_reg> ¦ «{Cat.}» <c_cat> ¦ «{Val.}» <c_expiry> ¦ \
«Placa» <plate>
"""

GARAGE = """
= {Cadastro de morador|Credencial de estacionamento|Ficha de garagem|Autorização de acesso|Cadastro de visitante \
frequente}
?<firm> {Bloco|Torre} {A|B|2}, {apto|unidade} <n>
# {Morador|Titular da unidade|Beneficiário|Idoso}
R «Nome» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nasc.|Nascimento}» <a_born> ¦ «{Telefone}» <a_phone>
# {Condutor|Motorista do beneficiário|Quem dirige|Condutor habilitado}
R «Nome» <name> ¦ «CPF» <cpf> ¦ «{Nasc.|Nascimento}» <born>
R «{Habilitação|CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade|Validade da CNH}» <expiry> ¦ \
«{Emissão}» <issue> ¦ «{UF}» <uf>
?R «{Observações da CNH}» <remarks> ¦ «{Parentesco}» <a_bond>
# {Veículos|Veículo|Vaga}
T «Placa» ¦ «Modelo» ¦ «Cor» ¦ «{Vaga|Tag}» ¦ «{Validade|Credencial até}»
T <plate> ¦ <car> ¦ {prata|preta|branca} ¦ <n> ¦ <future>
?{Emitida em|Emissão} <recent>, {válida até|validade} <future>, {taxa de|valor} <money> {em 2x|à vista|10 x sem \
juros}
?<b_name>
?; {Síndico|Administradora|Agente de trânsito}
"""

SPANISH = """
?^ <agency>
= {Constancia de licencia|Certificado de conductor|Constancia / Certidão|Driving licence certificate / Certidão \
de CNH}
{Se certifica que|It is certified that|Certifica-se / It is certified} {el señor|Mr./Ms.|} <name>, {nacido \
el|born on|nascid<o> em / born on} <born> \
{en|in|em} <birthplace>, {hijo de|son of|daughter of|filh<o> de} <parents>, {CPF|documento CPF|tax number} <cpf>, \
{es titular de|holds|is the holder of|é titular da} {licencia de conducir N.º|driving licence no.|CNH / licence \
no.} <registration>, \
{categoría|category|class} <category>, {expedida el|issued on} <issue> {en|in|at} <place>, {válida hasta|valid \
until|vencimiento} <expiry>.
?{Primera licencia|First issued|Primeira habilitação}: <first>. {Restricciones|Restrictions|Observaciones}: \
<remarks>.
?{Solicitante|Requested by|Requerente}: <a_name>, {pasaporte|passport|RG} <n>, {nacido|born} <a_born>.
?{Traductor|Translator|Tradutor}: <person>, {matrícula|registration} <n>. {Válida por 90 días|This certificate is \
valid until <future>|Vale até <future>}.
<cityof>, <today>
<person>
"""

TELEMETRY = """
?; <firm> - {Relatórios|Telemetria|Jornada} - {período|de} <recent> {a|até} <recent>
= {Ranking de condutores|Jornada do motorista|Relatório individual|Diário de bordo|Ficha de abastecimento}
<<
«{Condutor|Motorista}» <name>
«{Matrícula|iButton|Cartão}» <n>
?«CPF» <cpf>
«{CNH}» <registration> {/|-} <category>
«{Venc. CNH|CNH válida até|Validade}» <expiry>
?«{Emissão CNH}» <issue>
||
«{Veículo|Placa}» <plate>
«{Gestor|Supervisor}» <a_name>
?«{Segundo motorista|Dupla}» <b_name>
?«{CNH dupla|CNH 2}» <b_reg> {/|-} <b_cat> {val.|} <b_expiry>
>>
T «{Data}» ¦ «{Início}» ¦ «{Fim}» ¦ «{Km}» ¦ «{Litros}» ¦ «{Ocorrência}»
T <recent> ¦ <clock> ¦ <clock> ¦ <n> ¦ <count> ¦ {Excesso|Frenagem|-}
T <recent> ¦ <clock> ¦ <clock> ¦ <n> ¦ <count> ¦ {Parada|RPM|-}
?«{Observações|Anotações da viagem}» <remark>
?{Exame toxicológico|Periódico|ASO} {vence|até} <future>
"""

TABLE_PARENTS = """
= {Ficha cadastral|Cadastro pessoa física|Dados cadastrais|Consulta cadastral}
T «{Campo|Item}» ¦ «{Conteúdo|Informação}»
T «{Nome}» ¦ <name>
T «{Pai}» ¦ <father>
T «{Mãe}» ¦ <mother>
T «{Cônjuge}» ¦ <a_name>
T «{CPF do cônjuge|CPF cônjuge}» ¦ <a_cpf>
T «{Nascimento}» ¦ <born>
T «{Cidade de nascimento|Natural de}» ¦ <borncity>
T «{UF de nascimento|UF}» ¦ <bornuf>
T «{CPF}» ¦ <cpf>
T «{RG}» ¦ <rg>
T «{CNH - número|CNH}» ¦ <registration>
T «{CNH - categoria|Categoria}» ¦ <category>
T «{CNH - emissão|Emissão}» ¦ <issue>
T «{CNH - validade|Validade}» ¦ <expiry>
T «{CNH - local|Cidade de emissão}» ¦ <city>
T «{CNH - UF|UF}» ¦ <ufnext>
T «{CNH - observações|Observações da CNH}» ¦ <remarks>
T «{Filhos|Dependentes}» ¦ <b_name> (<past>), <c_name> (<past>)
T «{Data de cadastro|Cliente desde}» ¦ <past>
T «{Limite|Renda|Plano}» ¦ <money>
T «{Observação|Observações gerais}» ¦ <remark>
"""

PAPERS = [DUE_NOTICE, HANDOVER, PRACTICAL_TEST, GARAGE, SPANISH, TELEMETRY, TABLE_PARENTS]
