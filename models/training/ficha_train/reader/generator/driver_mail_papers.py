"""E-mails and chats pasted or printed: the data as a sentence, as lines without captions, forwarded twice, with corrections."""

FORWARDED = """
‹{De|From}:› <a_name> [<mail>]
‹{Para|To}:› <mail>
?‹{Cc|Cópia}:› <mail>; <mail>
‹{Enviada em|Sent|Data}:› <recent> <clock>
{Assunto|Subject}: {ENC|FW|Fwd|RES}: {documentação motorista|CNH para cadastro|carregamento <n>|seguro frota}
{Boa tarde|Bom dia|Prezada|Pessoal},
{Segue abaixo|Encaminho|Conforme conversamos, segue}. {Qualquer dúvida, à disposição.|Favor confirmar \
recebimento.|Pode liberar?}
?<a_name> | <a_trade> | <firm> | {ramal|tel.} <tel>
{---------- Forwarded message ----------|-----Mensagem original-----|________________}
‹{De|From}:› <b_name>
‹{Data|Sent}:› <past> <clock>
‹{Motorista|Quem vai|Condutor}:› <name>
~‹{CPF|cpf}:› <cpf>
~‹{CNH|Carteira|Habilitação}:› <registration> {cat.|categoria|-} <category>
~‹{Validade|Vence|Vcto}:› <expiry>
?~‹{Nasc.|Nascimento|Data de nascimento}:› <born>
?~‹{Emissão|Emitida}:› <issue>{ - <place>|}
?~‹{Filiação|Pais}:› <parents>
?~‹{Mãe}:› <mother>
?~‹{RG}:› <rg>
?~‹{Obs. na CNH|Restrição na CNH}:› <remarks>
?‹{Caminhão|Placa}:› <plate> / <plate> - {proprietário|dono} <c_name>, CPF <c_cpf>
?‹{Frete|Valor combinado}:› <money> - {carrega|coleta} <future>
{Abs|Att|Obrigado},
<b_name>
?; {Esta mensagem é confidencial|Antes de imprimir pense no meio ambiente}. <sentence>
"""

LINE_BURST = """
! narrow
?; {Hoje|<recent>|Ontem} - {grupo|conversa com} {Frota|Carga|Escala|<someone>}
{<clock>|[<clock>]} <someone>: {me passa os dados do motorista?|quem vai levar?|preciso da cnh dele pra liberar}
{<clock>|[<clock>]} <someone>: <name>
<cpf>
{cnh|reg|} <registration>
{cat|categoria|} <category> {val|vence|} <expiry>
?{nasc|} <born>
?{emissao|tirada} <issue>
?{mae|mãe é} <mother>
?{pai|e o pai} <father>
?{de|natural de|nasceu em} <birthplace>
{<clock>|[<clock>]} <someone>: {e o ajudante|o outro vai junto?|quem é o dono?}
{<clock>|[<clock>]} <someone>: <a_name> {cpf|} <a_cpf> {nasc <a_born>|cnh <a_reg> venc <a_expiry>|tel <a_phone>}
?{<clock>|[<clock>]} <someone>: {placa|cavalo} <plate>
?{<clock>|[<clock>]} <someone>: {valeu|blz|ok liberado|👍|cadastrado, pode encostar}
"""

CORRECTION = """
‹{De|From}:› <a_name> <mail>
{Assunto|Subject}: {correção|retificação|dado errado} - {cadastro|apólice|frota} <n>
{Bom dia|Olá|Prezados},
{Favor corrigir|Peço retificar|Houve erro no} {o cadastro|o condutor}: {onde constava|no lugar de} <b_name>, \
CNH <b_reg>, {validade|val.} <b_expiry>, {considerar|o correto é|leia-se} <name>, \
{CPF|cpf} <cpf>, {nascid<o> em|nasc.} <born>, {CNH|habilitação nº} <registration>, {categoria|cat.} <category>, \
{emitida em <issue>, |}{validade|válida até} <expiry>.
?{A mãe|O nome da mãe} é <mother>{ e o pai, <father>|}. {Natural|Nascid<o>} {de|em} <birthplace>.
?‹{Na CNH consta|Observação na carteira}:› <remarks>
?{O endosso|A alteração} {vale a partir de|vigora desde} <recent>{, sem custo|, com adicional de <money>|}.
$ 1
{Grata|Att.|Abraço},
<a_name>
; {Recursos Humanos|Frota|Sinistros} - <firm> - <tel>
"""

BULLETS = """
‹{De|Remetente}:› <mail> - ‹{Enviado|Data}:› <recent>
{Olá|Oi|Prezado}, <someone>!
{Seguem os dados pedidos|Lista do que você pediu|Respondendo ao formulário}:
~{1)|-|•|a)} ‹{nome completo|nome do motorista|motorista}:› <name>
~{2)|-|•|b)} ‹{data de nascimento|nasc.|nascido em}:› <born>
~{3)|-|•|c)} ‹{cpf|nº do cpf|CPF}:› <cpf>
~{4)|-|•|d)} ‹{número da cnh|registro da cnh|cnh nº}:› <registration>
~{5)|-|•|e)} ‹{categoria|letra da cnh|cat}:› <category>
~{6)|-|•|f)} ‹{validade da cnh|vence quando|validade}:› <expiry>
?~{-|•} ‹{data de emissão|emitida em}:› <issue>
?~{-|•} ‹{cidade que tirou|local de emissão}:› <place>
?~{-|•} ‹{nome da mãe}:› <mother>
?~{-|•} ‹{observações da carteira|tem restrição?}:› <remarks>
?~{-|•} ‹{dono do veículo|proprietário}:› <a_name> (<a_cpf>)
?~{-|•} ‹{seguro vence|vistoria até}:› <future>
?‹{Obs.|PS}:› <remark>
{Abraços|Att|Obrigada}, <b_name>
"""

AUTO_REPLY = """
; {noreply|nao-responda|sistema}@{frota|portal}.com.br {para|>} <mail> - <recent> <clock>
# {Cadastro recebido|Seu cadastro foi aprovado|Confirmação de inclusão|Pré-cadastro concluído}
{Olá|Prezad<o>}, <called>! {Recebemos|Confira|Estes são} {seus dados|os dados informados}:
T «{Nome|Motorista}» ¦ <name>
~T «{CPF}» ¦ <cpf>
~T «{Nascimento|Data de nascimento}» ¦ <born>
~T «{CNH|Registro CNH}» ¦ <registration>
~T «{Categoria}» ¦ <category>
~T «{Validade}» ¦ <expiry>
?~T «{Emissão}» ¦ <issue>
?~T «{UF}» ¦ <uf>
?~T «{Mãe}» ¦ <mother>
?‹{Protocolo|Código do cadastro}:› <n>. ‹{Válido até|Expira em}:› <future>. ‹{Avaliado por|Analista}:› <a_name>
?; {Se não foi você|Se os dados estiverem errados}, {responda a este e-mail|ligue para} <tel>. {Cancelar \
inscrição|Política de privacidade}
"""

VOICE_NOTE = """
?{Transcrição|Recado|Anotação de telefonema}[ - <recent> <clock>]
{Ligou|Recado de|Quem ligou:} <a_name>, {da|empresa} <firm>, {tel.|fone} <a_phone>.
{Quer incluir|Pediu cadastro de|Informou que vai mandar} <name>, {que é|} <trade>, {cpf|CPF} <cpf>, \
{carteira|cnh|habilitação} {número|nº|} <registration>, {letra|categoria} <category>, \
{que vence em|vencendo} <expiry>{, tirou em <issue>|}{, nasceu em <born>|}{, é de <birthplace>|}{, filh<o> de \
<deparents>|}.
?{No lugar de|Sai o} <b_name>, {CNH|cnh} <b_reg>, {vencida em|que venceu} <b_expiry>.
{Retornar até|Prazo|Ligar antes de} <future>. ‹{Anotado por|Recebido por}:› <c_name>
"""

PAPERS = [FORWARDED, LINE_BURST, CORRECTION, BULLETS, AUTO_REPLY, VOICE_NOTE]
