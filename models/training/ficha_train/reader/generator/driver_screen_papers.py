"""Screens, messages, receipts and lists in which a driver's data stand between prices, buttons and other people."""

APP = """
! narrow
; <clock> {4G|5G|Wi-Fi} <count>%
?{Olá|Oi}, <called>
# {Minha CNH|Carteira de motorista|Documentos > CNH|Habilitação}
<name>
?{Categoria|Cat.} <category> · {até|válida até|vence em} <expiry>
«{Nº de registro|Registro|Nº da CNH}» <registration>
?~«@category» <category>
~«@cpf» <cpf>
~«@birth» <born>
?~«@issue» <issue>
?~«@expiry» <expiry>
?~«{1ª habilitação|Desde}» <first>
?~«{Local de emissão|Emitida em}» <place>
?~«{Nome da mãe|Filiação}» <mother>
?«{Observações|Restrições}» <remarks>
# {Renove sua CNH|Serviços|Ofertas|Multas|Meus veículos}
{Parcele em até 10 x sem juros|12x de <money>|Pague com 40% de desconto|A partir de <money>|10 x sem juros no \
cartão}
?<plate> {vence em|licenciamento até} <future>
?{Indique o condutor|Convide|Compartilhado com}: <a_name>
?{Infrações|Notificações} <count>
"""

CHAT = """
?! narrow
?{Hoje|Ontem|<recent>}
<someone>, <clock>: {oi|bom dia|boa tarde}[, {preciso dos dados do motorista|manda a cnh do rapaz|quem vai?}]
<someone>, <clock>: {segue|anota aí|é esse}: <name>
?{cpf|CPF dele} <cpf>
~{cnh|CNH nº|registro} <registration> {cat|categoria} <category>
~{vence|validade|val} <expiry>
?~{nasc|nascido em|dn} <born>
?~{mãe|nome da mãe} <mother>
?~{emissão|tirada em} <issue> {em|lá em} <place>
<someone>, <clock>: {e o ajudante?|quem é o dono do caminhão?|e o segundo motorista?}
{ajudante|dono|o outro} é <a_name> cpf <a_cpf>[ cnh <a_reg> {vence|val} <a_expiry>]
?{placa|cavalo} <plate>, {frete|valor} <money> {em 2x|à vista|no pix}
?{carrega|descarrega} {dia|em} <recent> em <town>
<someone>, <clock>: {ok|blz, cadastrado|falta a data de nascimento do ajudante|obrigado}
"""

MAIL = """
{De|From}: <someone> <mail>
{Enviad{o|a}|Sent|Data}: <recent> <clock>
{Assunto|Subject}: {RES: |ENC: |}{dados do motorista|condutor para inclusão|locação|renovação de cadastro}[ - <n>]
{Prezados|Boa tarde|Olá|Bom dia}[ <someone>],
{Favor incluir|Solicito a inclusão de|Peço cadastrar} {o condutor abaixo|o motorista a seguir}, {que substitui|no \
lugar de|em vez de} <a_name> ({CPF|cpf} <a_cpf>, \
{CNH|cnh} <a_reg>, {vencida|vencimento} {em|} <a_expiry>):
- <name>, {CPF|cpf} <cpf>, {nasc.|nascimento} <born>
- {CNH|Habilitação} <registration>, {cat.|categoria} <category>, {val.|validade|válida até} <expiry>{, emissão \
<issue>|}{, <agency>|}
?- {Filiação|Pais}: <parents>
?- {Naturalidade|Natural de}: <birthplace>
?- {Observações|Obs. da CNH}: <remarks>
?{Obs.|Observação|P.S.}: <remark>
$ 2
{Att.|Atenciosamente|Obrigada},
<person>
; <trade> | <firm> | <tel>
?; -----{Mensagem original|Original Message}-----
?; {De|From}: <b_name> {Em|Sent}: <past>
?{Segue|Encaminho} CNH {do titular|do dono}: <c_name>, registro <c_reg>, categoria <c_cat>, validade <c_expiry>.
"""

COURSE = """
?^ <firm>
= {Certificado|Declaração de conclusão|Ficha de matrícula|Histórico do aluno} [- {curso de \
reciclagem|MOPP|direção defensiva|primeira habilitação|transporte coletivo}]
R «{Aluno|Nome do aluno|Candidato}» <name> ¦ «CPF» <cpf>
R «{Nasc.|Nascimento}» <born> ¦ «{Naturalidade}» <borncity> ¦ «UF» <bornuf> ¦ «{Pai}» <father> ¦ «{Mãe}» <mother>
~R «{CNH|Registro}» <registration> ¦ «{RENACH}» <renach> ¦ «{Categoria|Cat.}» <category> ¦ «{Categoria \
pretendida|Pretende}» <othercat>
~R «{Validade da CNH|Venc. CNH}» <expiry> ¦ «{Emissão CNH|Emissão}» <issue> ¦ «{Detran/UF|UF}» <uf>
~R «{Início|Matrícula}» <past> ¦ «{Término|Conclusão}» <recent> ¦ «{Validade do curso|Válido até}» <future> ¦ \
«{Carga horária}» <count> h/a ¦ «{Nota}» 8,5
?T «{Data}» ¦ «{Aula|Módulo}» ¦ «{Instrutor}» ¦ «{Categoria instrutor|Cat.}» ¦ «{Placa}»
T <recent> ¦ {Legislação|Prática noturna|Primeiros socorros} ¦ <a_name> ¦ <a_cat> ¦ <plate>
T <recent> ¦ {Direção defensiva|Baliza|Meio ambiente} ¦ <b_name> ¦ <b_cat> ¦ <plate>
?R «{Responsável financeiro|Pagador}» <c_name> ¦ «CPF» <c_cpf> ¦ «{Valor}» <money> ¦ «{Parcelas|Condição}» {10 x \
sem juros|entrada + 3x|12x cartão}
?«{Observações}» <remark>
?<person>
?; {Diretor de ensino|Diretor geral|Instrutor} - {credencial|registro} <n>
"""

MEDICAL = """
?^ <firm>
= {Laudo|Resultado|Atestado de saúde ocupacional|Exame toxicológico|Exame de aptidão física e mental}[ nº <n>]
<<
«{Paciente|Doador|Examinado|Periciado}» <name>
«CPF» <cpf>
~«{Nascimento|Dt. nasc.}» <born>
~«{CNH|Nº CNH}» <registration>
~«{Categoria|Cat.}» <category>
~«{Validade CNH|CNH até}» <expiry>
?~«{Filiação|Mãe}» <mother>
?~«{UF CNH|UF}» <uf>
||
«{Coleta|Data da coleta}» <recent> <clock>
«{Emissão do laudo|Liberado em|Emissão}» <recent>
«{Validade do exame|Válido até|Validade}» <future>
?«{Amostra|Cadeia de custódia}» <long>
?«{Coletor|Médico solicitante}» <a_name>
?«{Testemunha da coleta|Testemunha}» <b_name> {CPF|RG} <b_cpf>
>>
T «{Substância|Avaliação}» ¦ «{Resultado}» ¦ «{Referência|Corte}»
T {Cocaína|Anfetaminas|Acuidade visual} ¦ {Negativo|20/20|Não detectado} ¦ 0,5 ng/mg
T {Opiáceos|Maconha|Campo visual} ¦ {Negativo|Normal} ¦ 0,2 ng/mg
?«{Observações|Conclusão|Parecer}» {Apto|Apto com restrição|Amostra íntegra|Resultado negativo para as \
substâncias|Necessita correção visual}
?<c_name>
; {CRM|CRF|CRBM|CRP} <n> {Responsável técnico|Médico perito|RT}
"""

RECEIPT = """
^ {<firm>|DESPACHANTE <someone>|CFC <cityof>}
= {Recibo|Comprovante de serviço|Ordem de serviço|Orçamento|Pedido} [nº <n>]
R «{Cliente|Nome|Interessado}» <name> ¦ «{Telefone}» <phone>
~R «CPF» <cpf> ¦ «{Nasc.}» <born> ¦ «{Mãe}» <mother>
~R «{CNH|Registro CNH}» <registration> ¦ «{Cat.}» <category> ¦ «{Vencimento|Venc. CNH}» <expiry> ¦ «{1ª hab.}» \
<first>
?~R «{Emitida em}» <issue> ¦ «{Cidade}» <city> ¦ «{UF}» <ufnext>
T «{Serviço|Descrição}» ¦ «{Qtde}» ¦ «{Valor}» ¦ «{Vencimento|Venc.}»
T {Renovação CNH|Taxa Detran|Exame médico} ¦ 1 ¦ <money> ¦ <recent>
T {Inclusão EAR|Toxicológico|Foto e biometria} ¦ 1 ¦ <money> ¦ <future>
{Total|TOTAL}: <money> {em|-} {10 x sem juros|3x cartão|pix|débito|entrada + 2x}
?«{Observações|Obs}» <remark>
?{Recebido por|Atendente} <person> {em|} <recent>
?{Retirada por|Autorizado a retirar}: <a_name>, CPF <a_cpf>[, {parentesco|} <a_bond>]
"""

FAMILY = """
= {Motoristas do contrato|Condutores autorizados|Quem pode dirigir|Relação de condutores}
?{Titular|Responsável|Contratante}: <a_name> - CPF <a_cpf> - nasc. <a_born>
?{Apenas o condutor 1 tem cadastro completo|Somente o condutor principal foi conferido|Dados de contato dos demais}
# {Condutor 1 (principal)|Principal condutor|Condutor}
«@name» <name>
«@cpf» <cpf>
~«@birth» <born>
~«@registration» <registration>
~«@category» <category>
~«@issue» <issue>
~«@expiry» <expiry>
?~«@parents» <parents>
?~«@birth_place» <birthplace>
?~«@agency» <agency>
?«@remarks» <remarks>
# {Acompanhantes|Passageiros|Contatos|Dependentes sem CNH}
<b_name>, {nasc.|nascido em} <b_born>, CPF <b_cpf>
<c_name>, {nasc.|nascida em} <c_born>, {fone|tel.} <c_phone>
# {Observações|Pagamento|Regras|Plano}
{10 x sem juros|Mensalidade de <money>|Assistência 24 h|Franquia reduzida|Km livre}
?<words>
"""

PAPERS = [APP, CHAT, MAIL, COURSE, MEDICAL, RECEIPT, FAMILY]
