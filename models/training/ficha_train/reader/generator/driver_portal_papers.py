"""Web systems printed by the browser: address and page number, menu, tabs, who is logged in, cards, an audit trail."""

GOV_PORTAL = """
; <recent>, <clock> {Consulta|Portal de Serviços|SIC|Habilitação - Detran}
; {Ir para o conteúdo|Acessibilidade|Alto contraste} {|·} {Entrar|Sair} {|·} {Bem-vindo(a),|Usuário:|Acessado \
por} <a_name>
?{Página inicial > Habilitação > Consulta|Serviços > Condutor > Dados da CNH|Você está aqui: Início / CNH}
= {Dados da CNH|Minha habilitação|Consulta pública de CNH|Validação de CNH}
<<
& «{NOME|Nome do titular}» <name>
~& «{CPF}» <cpf>
~& «{NASCIMENTO|Data de nascimento}» <born>
?~& «{NATURALIDADE|Naturalidade}» <birthplace>
?~& «{NOME DA MÃE|Mãe}» <mother>
||
& «{REGISTRO|Número de registro}» <registration>
~& «{CATEGORIA|Categoria}» <category>
~& «{VALIDADE|Data de validade}» <expiry>
?~& «{EMISSÃO|Última emissão}» <issue>
?~& «{ÓRGÃO EMISSOR|Emissor}» <agency>
?~& «{OBSERVAÇÕES|Restrições}» <remarks>
>>
‹{Situação|Status}:› <state>. {Consulta válida até|Dados atualizados em} <date>.
?{Nova consulta|Imprimir} | {Voltar|Fechar}
; <site> {1/1|Página 1 de 1}
"""

TICKET = """
; {Chamado|Ticket|Solicitação} <n> · {aberto em|criado} <recent> <clock> · {prioridade alta|SLA <count>h}
# {Inclusão de condutor|Cadastro de motorista novo|Atualização de CNH vencida|Troca de condutor}
«{Solicitante|Aberto por|Requester}» <a_name> «{Atendente|Responsável}» <b_name>
?«{Observadores|Cópia}» <c_name>; <d_name>
# {Campos do formulário|Detalhes|Descrição}
T «{Nome do condutor|Condutor}» ¦ <name>
~T «{CPF}» ¦ <cpf>
~T «{Data de nascimento}» ¦ <born>
~T «{Número da CNH|CNH}» ¦ <registration>
~T «{Categoria}» ¦ <category>
~T «{Vencimento da CNH|Validade}» ¦ <expiry>
?~T «{Data de emissão da CNH|Emissão}» ¦ <issue>
?~T «{UF de emissão}» ¦ <uf>
?~T «{Observações da CNH}» ¦ <remarks>
?~T «{Substitui}» ¦ <e_name>
# {Histórico|Comentários|Atividade}
<b_name> - <recent> <clock>: {em análise|falta o verso da CNH|cadastrado, obrigado}
?<a_name> - <recent> <clock>: {segue anexo|o condutor anterior, <e_name>, CNH <e_reg>, venceu em <e_expiry>|ok}
?«{Observação|Observações internas}» <remark>
"""

AUDIT = """
; <firm> | {Sistema de frotas|ERP|TMS} | {módulo|tela} {CAD|MOT|RH}<count> | {usuário|user} <e_name>
= {Alteração de cadastro|Log de alterações|Conferência de dados|Divergências de cadastro}
<name>{ - código <n>|}
T «{Campo}» ¦ «{Valor anterior|Antes}» ¦ «{Valor atual|Depois}» ¦ «{Alterado por}» ¦ «{Em}»
~T «{Número CNH|Registro}» ¦ <oldreg> ¦ <registration> ¦ <a_name> ¦ <recent>
~T «{Validade|Vencimento CNH}» ¦ <oldexpiry> ¦ <expiry> ¦ <a_name> ¦ <recent>
~T «{Categoria}» ¦ <othercat> ¦ <category> ¦ <a_name> ¦ <recent>
?~T «{Emissão}» ¦ <past> ¦ <issue> ¦ <a_name> ¦ <recent>
?~T «{Telefone}» ¦ <tel> ¦ <phone> ¦ <b_name> ¦ <recent>
?~T «{Gestor}» ¦ <c_name> ¦ <d_name> ¦ <b_name> ¦ <recent>
R «CPF» <cpf> ¦ «{Nascimento}» <born> ¦ «{UF CNH}» <uf>
?R «{Filiação 1}» <mother> ¦ «{Observações CNH}» <remarks>
?; {Página|pág.} 1 - {gerado em|emitido} <recent> <clock>
"""

MODAL = """
; {Painel|Início|Dashboard} {Motoristas|Condutores} {Veículos} {Financeiro} {Configurações} {<e_name>|} \
{Admin|Operador|Sair}
# {Visualizar motorista|Editar condutor|Resumo do cadastro} {×|✕|}
& «{nome completo}» <name>
& «{CPF}» <cpf> ¦ «{data nasc.}» <born> ¦ «{celular}» <phone>
& «{nº CNH}» <registration> ¦ «{cat.}» <category> ¦ «{validade}» <expiry>
?& «{data de emissão}» <issue> ¦ «{órgão emissor}» <agency> ¦ «{UF}» <uf>
?& «{pai}» <father> ¦ «{mãe}» <mother>
?& «{obs. da CNH}» <remarks>
?& «{observações}» <remark>
?# {Contatos|Dependentes}
?<a_name> <a_phone> {editar|excluir}
<b_name> <b_phone> {editar|excluir}
?# {Documentos anexados}
?{cnh_frente.jpg|CNH-e.pdf|frente_verso.pdf} {<n> KB|} {enviado por <c_name>|} <recent>
{Salvar|Fechar} {Cancelar|Remover}
"""

RISK_SCREEN = """
; <firm> - {Gerenciamento de risco|Consulta integrada|Bureau} - {cliente|login} <n>
= {Resultado da pesquisa|Perfil aprovado|Consulta motorista|Relatório de análise}
R «{Consulta nº}» <long> ¦ «{Solicitada em}» <recent> <clock> ¦ «{Válida até}» <future> ¦ «{Resultado}» \
{ADEQUADO|Liberado|Divergente}
# {MOTORISTA|Dados do motorista}
~R «{Nome}» <name> ¦ «{CPF}» <cpf>
~R «{Nasc.}» <born> ¦ «{Mãe}» <mother> ¦ «{Pai}» <father>
~R «{CNH}» <registration> ¦ «{Cat.}» <category> ¦ «{Venc.}» <expiry> ¦ «{Emissão}» <issue> ¦ «{UF}» <uf>
?~R «{1ª habilitação}» <first> ¦ «{Segurança}» <security> ¦ «{Renach}» <renach>
?~R «{Obs.}» <remarks>
# {PROPRIETÁRIO|Dados do proprietário}
R «{Nome}» <a_name> ¦ «{CPF}» <a_cpf> ¦ «{Nasc.}» <a_born> ¦ «{Mãe}» <a_mother>
?# {AJUDANTE|Acompanhante}
?R «{Nome}» <b_name> ¦ «{CPF}» <b_cpf> ¦ «{Nasc.}» <b_born> ¦ «{Pai}» <b_father>
# {VEÍCULO}
R «{Placa}» <plate> ¦ «{Renavam}» <long> ¦ «{Validade licenciamento}» <future> ¦ «{UF}» <otheruf>
?«{Observações|Ressalvas}» <remark>
"""

PAPERS = [GOV_PORTAL, TICKET, AUDIT, MODAL, RISK_SCREEN]
