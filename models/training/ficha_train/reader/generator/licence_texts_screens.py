"""Screens of portals, telephones and maps that show one licence, with menus, steps, files, other codes and other links."""

TRANSPARENCY = """
; {<ol>|← → {C|⟳} <ol>}
{Portal da Transparência Ambiental|Consulta pública de licenças|Acesso à informação} {– <ag>|}
?{Filtros aplicados|Busca}: {CNPJ: <id>|Município: <c>|Atividade contém "<c>"}
# {Resultado|Licença|Detalhe}
E {Tipo} = <tt> ¦ {Número / ano} = <num> ¦ {Empreendedor} = <n> ¦ {CPF/CNPJ} = <id> ¦ {Tipologia} = <main> ¦ ?{Tipologias adicionais} = <rest> ¦ {Emissão} = <i> ¦ {Vencimento} = <e> ¦ ?{Processo} = <proc> ¦ ?{Município} = <c> ¦ ?{Situação} = <sit> ¦ ?{Coordenadas} = <utm>
{Arquivos|Anexos}: <file> {<file>|}
?{Mapa Lista Exportar|Voltar ao topo|Baixar licença (PDF)}
; {Dados atualizados em|Última carga} <od> {<h>|} – {fonte|base}: <site>
"""

STEPS = """
?@head
{Acompanhamento do processo|Linha do tempo|Tramitação} <proc>
~{<od>|<od> <h>} {Protocolo <on>|Requerimento recebido}
?~<od> {Pendência notificada – prazo <ot>|Boleto <on> pago}
?~<od> {Vistoria por <per>|Parecer técnico <on>}
?~<pe> {Vencimento da licença anterior (<prev>)|Fim da validade da LO <prev>}
{<i>|<i> <h>} {Licença emitida|Ato emitido|Concluído}: <tt> <num>
<n> • <id>
{<act>|Atividade: <main>}
{Válida até|Vence em} <e>
?<od> {E-mail enviado a <mail>|Licença baixada pelo usuário <hid>}
?@proof
"""

WALLET = """
!
; <h> {4G|5G|Wi-Fi} <d2>%
{Minhas licenças|Carteira ambiental|Meu empreendimento}
<tt>
<num>
; {Titular}
<n>
; {CNPJ|Documento}
<id>
; {O que posso fazer|Atividade|Licenciado para}
<main>
; {Vence|Validade}
<e>
?{Faltam <d3> dias|Renovar a partir de <od>}
?; {Produtos perigosos}
?<yn>
{Ver condicionantes (<d2>)|Compartilhar|Mostrar QR|Adicionar lembrete}
; {Código|Token}: <k>
"""

VALIDATION_RESULT = """
; <ol>
@head
^ {Validação de documento|Autenticidade confirmada|✔ Documento válido|Verificação de licença}
{Código informado|Você consultou o código}: <k>
E {Documento} = <tt> nº <num> ¦ {Emitido em} = <i> ¦ {Emitido para} = <n> ¦ {CNPJ/CPF} = <id> ¦ {Válido até} = <e> ¦ ?{Objeto} = <main> ¦ ?{Signatários} = <boss>, {em|} <sg>
?{Resumo criptográfico|SHA-1|Hash do arquivo}: <sha>
?{Endereço desta consulta|Link de validação}: <l>
; {Nova consulta|Denunciar|Imprimir comprovante} {Suporte: <tel>|} {<site>|}
"""

MAP_POPUP = """
!
{Geoportal|Mapa de licenças|Camadas: Licenças emitidas}
{OBJECTID|FID|id} {<d4>|<d3>}
E {num_lic} = <num> ¦ {tipo} = <tt> ¦ {empreend} = <n> ¦ {cnpj} = <id> ¦ {atividade} = <main> ¦ {dt_emis} = <i> ¦ {dt_venc} = <e> ¦ ?{processo} = <proc> ¦ ?{area_ha} = <d2>,<d2> ¦ ?{lat_long} = <utm> ¦ ?{lic_ant} = <prev> ¦ ?{resp} = <per>
{Zoom para|Ver documento: <ol>|Fechar}
; {Datum SIRGAS 2000|1:<d2>.000|Fonte: <ag>, <year>}
"""

CHAT_BOT = """
; {Assistente virtual|Atendimento automático|Bot} – <ag> – <od>
{Olá|Oi}! {Sou a atendente virtual|Como posso ajudar?}
{Você|Usuário|Eu} {quero ver minha licença|consultar licença|2}
{Bot|Assistente|Atendente}: {Informe o CNPJ|Digite o CNPJ:}
{Você|Usuário|Eu}: <id>
{Bot|Assistente|Atendente}: {Encontrei|Localizei} {1 licença|a licença}: <tt> nº <num>, de <n>.
{Bot|Assistente|Atendente}: {Ela permite|Atividade:} <act> <tail>. {Vale até|Vencimento:} <e>.
?{Bot|Assistente|Atendente}: {Há <d1> condicionantes em atraso|O processo é o <proc>|A anterior, <prev>, venceu em <pe>}.
?{Bot|Assistente|Atendente}: {Confira em|Para autenticar:} <l> {código|senha} <k>
{Posso ajudar em algo mais?|Avalie de 1 a 5}
"""

TABS = """
; {Empreendimento|Processos|Licenças|Taxas|Sair} {Licenças|Documentos} {Condicionantes|Ajuda}
?@head
# <n>
; {ID do empreendimento|Cód.} <on> – {CPF/CNPJ|CNPJ} <id>
T {Ato} ¦ {Nº} ¦ {Emissão} ¦ {Validade} ¦ {Situação}
?T {LP} ¦ <li> ¦ <od> ¦ <od> ¦ {Expirada}
?T {LI} ¦ <li> ¦ <od> ¦ <od> ¦ {Expirada|Substituída}
?T {LO} ¦ <prev> ¦ <od> ¦ <pe> ¦ {Vencida|Renovada}
T {LO (vigente)|<tt>} ¦ <num> ¦ <i> ¦ <e> ¦ {Vigente|Ativa}
# {Atividades|Atividades da licença vigente|Enquadramento}
AT {Código} = <code> ¦ {Descrição} = <words> ¦ ?{Parâmetro} = <m> ¦ ?{Porte} = <cl>
?{Usuário}: <per> (<hid>) {Último acesso em <od>|}
"""

TOTEM = """
!
^ {AUTOATENDIMENTO|TERMINAL <d2>|2ª VIA}
<od> <h>
^ <tt>
LIC <num>
<n>
{CNPJ|DOC} <id>
{ATIV|OBJ}: <main>
{VAL|VENC}: <e>
{EMIS}: <i>
?{PROC}: <proc>
?{NSU|AUT}: <tag>
^ {ESTE CUPOM NÃO SUBSTITUI A LICENÇA|OBRIGADO|GUARDE ESTE COMPROVANTE}
?<l>
"""

API_REPLY = """
?{GET <ol> 200 OK|HTTP/1.1 200|Resposta da consulta <on>}
E {"tipo"} = "<tt>" ¦ {"numero"|"numeroLicenca"} = "<num>" ¦ {"razaoSocial"|"nome"} = "<n>" ¦ {"cnpj"|"cpfCnpj"} = "<id>" ¦ {"atividade"|"descricaoAtividade"} = "<main>" ¦ {"validade"|"dataValidade"} = "<e>" ¦ ?{"emissao"} = "<i>" ¦ ?{"processo"} = "<proc>" ¦ ?{"licencaAnterior"} = "<prev>" ¦ ?{"urlValidacao"} = "<l>" ¦ ?{"codigo"|"chave"} = "<k>" ¦ ?{"updatedAt"} = "<od>" ¦ ?{"id"} = <on> ¦ ?{"orgao"} = "<ag>" ¦ ?{"produtosPerigosos"} = <yn>
"""

PAPERS = [TRANSPARENCY, STEPS, WALLET, VALIDATION_RESULT, MAP_POPUP, CHAT_BOT, TABS, TOTEM, API_REPLY]
