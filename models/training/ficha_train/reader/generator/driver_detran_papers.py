"""Certificates and services of traffic offices: record, points, history, international permit, transfer, nothing on record."""

NOTHING_FOUND = """
?^ {GOVERNO DO ESTADO|SECRETARIA DA SEGURANÇA PÚBLICA|CASA CIVIL}
^ <agency>
= {CERTIDÃO NEGATIVA DE PENALIDADES|Certidão de nada consta|NADA CONSTA - CONDUTOR|Certidão negativa de \
pontuação|Certidão de regularidade de CNH}[ nº <n>]
{CERTIFICAMOS|Certificamos|CERTIFICA-SE} que, {em consulta ao|pesquisado o|nos registros do} {sistema \
RENACH|banco de dados|RENACH}, {em nome de|relativamente a|para o condutor} <name>, \
{‹CPF›|‹CPF nº›|inscrit<o> no ‹CPF›} <cpf>{, filh<o> de <parents>|}{, nascid<o> em <born>|}, {‹registro \
nº›|‹registro›|‹CNH›} <registration>, {categoria|cat.} <category>, \
{expedida em <issue>, |}{válida até|com validade em|e validade} <expiry>, {NADA CONSTA|nada consta|não constam} \
{quanto a|referente a|} {penalidades|pontos ativos|suspensão ou cassação} {nos últimos 12 meses|até <recent>}.
?{A última habilitação foi emitida|O documento vigente foi expedido} em <place>, em <issue>.
?‹{Primeira habilitação|Permissão para dirigir}:› <first>. ‹{RENACH|Formulário}:› <renach>.
{Esta certidão|A presente} {tem validade de 30 dias|é válida até <future>|expira em <future>}. {Emitida via \
internet|Expedida gratuitamente} em <recent>, às <clock>.
?‹{Requerente|Solicitada por}:› <a_name>, CPF <a_cpf>.
?; ‹{Autenticidade|Verifique em}:› <link> {código|chave|controle} <key>
"""

RECORD_COPY = """
^ <agency>
?; {Coordenadoria de Habilitação|Divisão de Prontuários|CIRETRAN de <cityof>}
= {PRONTUÁRIO DO CONDUTOR|Certidão de prontuário|Cópia de prontuário|Histórico do prontuário}
# {Identificação|1 - Condutor}
R «@name» <name> ¦ «{Sexo}» {M|F} ¦ «@birth» <born>
R «{Filiação|Pais}» <stack>
R «{Naturalidade|Município nasc.}» <borncity> ¦ «UF» <bornuf> ¦ «@cpf» <cpf> ¦ «{Documento|RG}» <rg>
# {Habilitação atual|2 - Documento vigente|CNH em vigor}
R «@registration» <registration> ¦ «@category» <category> ¦ «@issue» <issue> ¦ «@expiry» <expiry>
?R «{UF de registro|UF domínio}» <uf> ¦ «{Espelho}» <mirror> ¦ «{1ª habilitação}» <first> ¦ «{RENACH}» <renach>
?R «{Observações|Restrições}» <remarks>
# {Processos|3 - Eventos|Movimentações}
T «{RENACH|Processo}» ¦ «{Serviço}» ¦ «{Abertura}» ¦ «{Emissão}» ¦ «{Validade}» ¦ «{Cat.}»
T <n> ¦ {PPD|1ª habilitação} ¦ <past> ¦ <past> ¦ <oldexpiry> ¦ {B|A|AB}
T <n> ¦ {Definitiva|Renovação} ¦ <past> ¦ <past> ¦ <oldexpiry> ¦ {B|AB|C}
?T <n> ¦ {Adição|Mudança} ¦ <past> ¦ <past> ¦ <oldexpiry> ¦ {AB|C|D}
?# {Exames|4 - Avaliações}
?T {Médico|Psicológico} ¦ <past> ¦ {Apto|Apto c/ restrição} ¦ <a_name> ¦ CRM <n>
?# {Penalidades|5 - Ocorrências}
?{Suspensão|Advertência} {cumprida de|de} <past> a <past>, {processo|PA} <dossier>.
<person>
; {Diretor|Agente de trânsito} - {ID|matrícula} <n>
"""

INTERNATIONAL = """
^ <agency>
= {PERMISSÃO INTERNACIONAL PARA DIRIGIR|Comprovante de emissão de PID|Solicitação de PID|International Driving \
Permit - application}
R «{PID nº|Nº da PID}» <n> ¦ «{Emissão da PID|Emitida em}» <recent> ¦ «{Validade da PID|PID válida até}» <future>
# {Titular|Condutor|Dados da CNH de origem}
R «{Sobrenome|Surname}» <surnames> ¦ «{Nome|Given names|Prenome}» <given>
?R «@birth_place» <birthplace> ¦ «@birth» <born>
R «{CNH - nº de registro|Registro da CNH|National licence no.}» <registration> ¦ «{Categoria|Classes}» \
<category> ¦ «{Validade da CNH|CNH válida até|National licence expires}» <expiry>
?R «{Emissão da CNH|CNH emitida em}» <issue> ¦ «{UF emissora|UF da CNH}» <uf> ¦ «CPF» <cpf>
?R «{Restrições|Observações da CNH}» <remarks>
?R «{País de destino}» {Portugal|Chile|Itália} ¦ «{Passaporte}» <n> ¦ «{Validade do passaporte}» <future>
?R «{Retirada por|Procurador}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nascimento}» <a_born>
; {A PID só vale com a CNH|Válida nos países da Convenção de Viena} - {taxa|DUDA} <long> - <money>
"""

TRANSFER = """
^ <agency>
= {REQUERIMENTO|Pedido|Solicitação|Protocolo} de {transferência de prontuário|mudança de UF|averbação de \
registro|transferência de jurisdição}[ <n>]
R «{UF de origem}» <otheruf> ¦ «{UF de destino}» <otheruf> ¦ «{Protocolo}» <n> ¦ «{Data}» <recent>
{Eu|O(A) requerente}, <name>, <nationality>, {filh<o> de <deparents>, |}{nascid<o> em <born>, |}{natural de \
<birthplace>, |}‹CPF› <cpf>, {‹CNH›|‹registro›|‹CNH nº›} <registration>, {categoria|letra} <category>, \
{emitida em <issue> por <agency>|expedida em <issue>}, {validade|válida até} <expiry>, {requeiro|vem requerer} \
{a transferência|a averbação} do {prontuário|registro} {por mudança de domicílio|para esta UF}.
?‹{Novo endereço|Residência atual}:› <address>. ‹{Telefone}:› <phone>.
?‹{Observações constantes da CNH|Restrições}:› <remarks>
T «{Taxa}» ¦ «{Guia}» ¦ «{Valor}» ¦ «{Vencimento}»
T {Transferência|Emissão de CNH} ¦ <long> ¦ <money> ¦ <future>
?«{Observações|Pendências}» <remark>
?‹{Procurador|Despachante}:› <a_name>, {registro|credencial} <n>, CPF <a_cpf>
?<name>
; {Assinatura do requerente}
"""

DEFINITIVE = """
?; <site> - {Serviços > Habilitação|Habilitação > Acompanhar processo}
= {Acompanhamento de processo|Andamento da CNH|CNH definitiva - acompanhamento|Situação do RENACH}
«{Candidato|Condutor|Requerente}» <name>
~«{RENACH|Nº do processo}» <renach>
~«{CPF}» <cpf>
~«{Registro|Nº de registro}» <registration>
~«{Categoria|Cat. atual}» <category>
~«{Categoria pretendida|Serviço}» <othercat>
~«{Validade da CNH|Válida até}» <expiry>
?~«{Emissão da CNH|Data da emissão}» <issue>
?~«{Data de nascimento}» <born>
T «{Etapa}» ¦ «{Data}» ¦ «{Resultado}» ¦ «{Local}»
T {Abertura|Biometria} ¦ <recent> ¦ {Concluída|OK} ¦ <cityof>
T {Exame médico|Toxicológico} ¦ <recent> ¦ {Apto|Negativo} ¦ <cityof>
T {Emissão|Postagem} ¦ {<recent>|-} ¦ {Pendente|Em trânsito} ¦ <cityof>
?‹{Previsão de entrega|Prazo}:› <future>. ‹{Código de rastreio|Objeto}:› <n>
?; ‹{Atendente}:› <person> - {impresso em} <recent>
"""

RECYCLING = """
^ <agency>
= {Notificação de curso de reciclagem|Encaminhamento para reciclagem|Termo de entrega de CNH|Termo de apreensão \
de CNH|Recibo de CNH recolhida}[ nº <n>]
{Condutor{|a}|Entregue por|Recolhida de}: <name> - ‹{CPF|CPF nº}:› <cpf>
{Documento|CNH entregue|Habilitação}: {registro|nº} <registration>, {categoria|cat.} <category>, {emitida em \
<issue>|emissão <issue>}, {vencimento|validade} <expiry>{, espelho <mirror>|}
?‹{Data de nascimento|Nascimento}:› <born> - {Filiação|Mãe}: {<parents>|<mother>}
‹{Processo|PA}:› <dossier> - {Prazo|Período}: de <recent> a <future> - ‹{Infração de|Data da infração}:› <past>
?‹{Recebedor|Agente}:› <person>, {matrícula|mat.} <n>
?‹{Entrega feita por terceiro|Procurador}:› <a_name>, {nasc.|nascid{o|a} em} <a_born>, CNH <a_reg>, {válida \
até|val.} <a_expiry>
?‹{Observações na CNH|Restrições}:› <remarks>
?{Observações}: {documento com rasgo|sem avarias|plastificada|<remark>}
$ 3
<town>, <today>
"""

PAPERS = [NOTHING_FOUND, RECORD_COPY, INTERNATIONAL, TRANSFER, DEFINITIVE, RECYCLING]
