"""Forms whose box for remarks is the form's own, beside those where it is the licence's, and papers with both."""

BOTH_BOXES = """
?^ <firm>
= {Ficha do motorista|Cadastro de motorista|Registro de condutor|Formulário de motorista}[ {nº|código} <n>]
R «@name» <name> ¦ «@cpf» <cpf>
~R «@registration» <registration> ¦ «@category» <category> ¦ «@expiry» <expiry>
~R «@birth» <born> ¦ «@issue» <issue> ¦ «@issue_state» <uf>
R «{Observações da CNH|Campo 12 - observações|Obs. na habilitação|Restrições/EAR (CNH)|Anotações da carteira}» \
<remarks>
R «{Observações do cadastro|Observações gerais|Observações do RH|Observações|Obs. internas}» <remark>
?<town>, <today>
?<a_name>
"""

FORM_ONLY = """
?^ <firm>
= {Controle de entrega|Vale-combustível|Ordem de viagem|Requisição de veículo|Ficha de vistoria}[ nº <n>]
R «{Condutor|Motorista}» <name> ¦ «{CNH|Habilitação}» <registration> ¦ «{Cat.|Categoria}» <category> ¦ \
«{Val.|Validade}» <expiry>
?R «CPF» <cpf> ¦ «{Nasc.|Nascimento}» <born> ¦ «{Emissão CNH|Dt emissão}» <issue>
R «Placa» <plate> ¦ «{Veículo}» <car> ¦ «{Km}» <n> ¦ «{Data}» <recent>
R «{Observações|OBSERVAÇÕES|Obs.:|Observação}» <remark>
R «{Observações|Observações do vistoriador|Obs. do portão|Observações finais}» <remark>
?<a_name>
; {Responsável|Vistoriador|Frentista}
"""

LICENCE_ONLY = """
= {Dados da CNH|Espelho da habilitação|Consulta de habilitação|Licença do condutor|CNH - dados do documento}
~«@name» <name>
~«@cpf» <cpf>
~«@registration» <registration>
~«@category» <category>
~«@issue» <issue>
~«@expiry» <expiry>
~«{Observações|OBSERVAÇÕES|Obs.|Observação|12 Observações|Restrições|Anotações}» <remarks>
?~«@issue_place» <place>
?~«@birth» <born>
?~«@parents» <parents>
?# {Atendimento|Controle|Uso interno|Do pedido}
?«{Observações do atendente|Motivo|Observação do pedido}» <remark>
?«{Atendente|Conferido por}» <a_name>
"""

INLINE_REMARKS = """
?> <town>, <today>
= {Relatório de conferência documental|Checklist de documentos|Análise de documentos|Parecer de cadastro}
T «{Item|Documento}» ¦ «{Dado conferido|Conteúdo}» ¦ «{Observações|Obs.|Comentários}»
~T «{Nome|Titular}» ¦ <name> ¦ {confere|ok|sem abreviação|<blank>}
~T «CPF» ¦ <cpf> ¦ {ativo na Receita|ok|<blank>}
~T «{CNH - registro|Registro}» ¦ <registration> ¦ {11 dígitos|confere com o original|<blank>}
~T «{CNH - categoria|Categoria}» ¦ <category> ¦ {compatível com o veículo|ok|exigida: E}
~T «{CNH - validade|Validade}» ¦ <expiry> ¦ {alerta 30 dias antes|ok|renovar|<blank>}
?~T «{CNH - emissão|Emissão}» ¦ <issue> ¦ {<blank>|ok}
?~T «{CNH - observações|Observações da carteira}» ¦ <remarks> ¦ {ver laudo|ok|<blank>}
?~T «{Nascimento}» ¦ <born> ¦ {maior de 21|ok|<blank>}
?~T «{Órgão emissor|Emissor}» ¦ <agency> ¦ <blank>
?~T «{Toxicológico|ASO}» ¦ <future> ¦ {falta original|ok}
«{Observações finais|Conclusão|Observações}» <remark>
<person>
; {Analista|Conferente}
"""

TICKBOX = """
?^ {PREFEITURA DE <cityof>|SECRETARIA DE TRANSPORTES|<firm>}
= {Ficha de avaliação de condutor|Prontuário interno|Entrevista com motorista|Laudo admissional de motorista}
R «{Avaliado|Nome do condutor|Motorista}» <name> ¦ «{Data da avaliação|Data}» <recent>
R «{CNH nº|Registro}» <registration> ¦ «{Categoria}» <category> ¦ «{Emissão}» <issue> ¦ «{Vencimento}» <expiry>
?R «{CPF}» <cpf> ¦ «{Nascimento}» <born> ¦ «{Natural de}» <birthplace>
{Usa óculos|Lentes corretivas}? {( ) sim (x) não|(x) sim ( ) não}  {EAR|Atividade remunerada}? {( ) sim (x) \
não|(X) sim ( ) não}  {MOPP|CETPP}? {( ) sim ( ) não|(x) não}
?«{O que consta em observações na CNH|Campo observações da CNH|Transcreva as observações da CNH}» <remarks>
T «{Quesito|Item avaliado}» ¦ «{Nota|Conceito}» ¦ «{Observações|Obs.}»
T {Baliza|Atenção|Postura} ¦ <count> ¦ {bom|lento|<blank>}
T {Marchas|Sinalização|Frenagem} ¦ <count> ¦ {<remark>|melhorar|<blank>}
«{Observações|Observações do avaliador|Recomendações}» <remark>
<a_name>
; {Instrutor|Avaliador} - {CNH <a_reg>, cat. <a_cat>|registro <n>}
"""

LETTERED = """
= {Carteira interna de condutor|Credencial de operador|Habilitação interna|Permissão interna de direção}[ nº <n>]
?; {Válida somente com a CNH|Não substitui a CNH|Uso interno} - {validade da credencial|credencial válida até} \
<future>
R «{Operador|Portador|Nome}» <name> ¦ «{Matrícula|RE}» <n> ¦ «{Setor}» {Pátio|Mina|Expedição|Logística}
R «{Equipamentos|Categoria interna|Classe}» {Empilhadeira|Leves|Munck|Caminhão pipa} ¦ «{Emissão|Emitida em}» \
<recent>
# {CNH|Dados da habilitação|Licença oficial}
R «{Registro|Nº CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade}» <expiry>
?R «{Emissão|Expedição}» <issue> ¦ «{UF}» <uf> ¦ «{CPF}» <cpf> ¦ «{Nasc.}» <born>
R «{Observações|Obs.|Restrições}» <remarks>
?# {Uso interno|Segurança do trabalho}
?R «{Observações|Restrição interna|Obs.}» {somente turno diurno|proibido na rampa 3|até 40 km/h|com \
acompanhante} ¦ «{Autorizado por}» <a_name>
?«{Observações}» <remark>
"""

SPLIT_REMARK = """
?^ <agency>
= {Laudo de prontuário|Consulta completa|Extrato de CNH|Relatório do condutor}
R «@name» <name> ¦ «@registration» <registration>
R «@cpf» <cpf> ¦ «@category» <category> ¦ «@expiry» <expiry> ¦ «@issue» <issue>
# {Restrições médicas / observações|OBSERVAÇÕES|Observações do documento|Anotações da CNH}
<remarks>
# {Observações da consulta|Histórico|Notas|Observações gerais}
<remark>
?# {Cursos|Exames}
?T {Toxicológico|Transporte coletivo|MOPP} ¦ <past> ¦ <future> ¦ <a_name>
?; {Emitido por|Usuário} <person> em <recent> {Observação: dados sujeitos a alteração|Sem valor de certidão}
"""

PAPERS = [BOTH_BOXES, FORM_ONLY, LICENCE_ONLY, INLINE_REMARKS, TICKBOX, LETTERED, SPLIT_REMARK]
