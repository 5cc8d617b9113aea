"""Screens of apps as print-outs: tiny captions over big values, cards, bars of buttons, and the account's own user above."""

WALLET = """
! narrow
; <clock> {4G|5G|Wi-Fi} <count>%
?{☰|≡|<} {Carteira Digital|Meus documentos|Documentos|Início}
?; {Logado como|Conta de|Usuário:} <a_name>
# {CNH Digital|Carteira Nacional de Habilitação|CNH-e}
& «{NOME|nome|Nome}» <name>
~& «@cpf» <cpf> ¦ «@birth» <born>
~& «@registration» <registration>
~& «@category» <category> ¦ «@expiry» <expiry>
?~& «@issue» <issue> ¦ «{1ª HAB.|1ª habilitação|primeira hab.}» <first>
?~& «@issue_place» <place>
?~& «{filiação|FILIAÇÃO}» <stack>
?~& «@remarks» <remarks>
?; {Exportar|Compartilhar|Ver QR Code|Bloquear} {|· Atualizado em <recent> <clock>}
; {Início|Documentos|Serviços|Perfil}
"""

DRIVER_APP = """
! narrow
?; <clock> <count>%
# {Olá|Oi|Bom dia}, <called>
?{Nota|Avaliação} {4,9|4,7|5,0} ★ · <n> {viagens|corridas|entregas} · {desde|no app desde} <past>
# {Documentos|Habilitação|Meu perfil de motorista}
& «{Nome na CNH|Nome do motorista|nome}» <name>
~& «{Nº da CNH|registro}» <registration> ¦ «{cat.|categoria}» <category>
~& «{vence em|Validade|expira}» <expiry> ¦ «{status|Situação}» <state>
?~& «CPF» <cpf>
?~& «{nascimento|data de nasc.}» <born> ¦ «{UF|uf da cnh}» <uf>
?~& «{EAR|Atividade remunerada}» <yesno> ¦ «{restrições|Obs.}» <remarks>
# {Veículo|Carro ativo}
& «{Modelo}» <car> ¦ «{Placa}» <plate> ¦ «{CRLV até|Vistoria até}» <future>
?{Proprietário|Locado de}: {<a_name>|<firm>}
?{Ganhos|Saldo} <money> · {próximo repasse|saque} <recent>
; {Mapa|Ganhos|Mensagens|Conta}
"""

CARDS_PAGE = """
; {☰ Menu|Portal de Frota|Gestão de motoristas} {Ajuda|Sair|Notificações (<count>)} {usuário|Logado:|Olá,} <e_name>
= {Perfil do motorista|Painel do condutor|Ficha digital|Visão 360 do motorista}
<<
# {Identificação|Dados pessoais|Pessoa}
& «nome» <name>
~& «cpf» <cpf> ¦ «{nasc.|nascimento}» <born>
?~& «{natural de|naturalidade}» <birthplace>
?~& «{mãe|nome da mãe}» <mother>
?~& «{pai|nome do pai}» <father>
||
# {Habilitação|CNH|Licença}
& «{registro|nº da CNH|nº reg.}» <registration> ¦ «{cat.|categoria}» <category>
~& «{emissão|dt. emissão}» <issue> ¦ «{validade|vencimento}» <expiry>
?~& «{local de emissão|emitida em}» <place>
?~& «{órgão emissor|emissor}» <agency>
?~& «{obs.|restrições}» <remarks>
||
# {Veículo|Gestor|Contrato}
& «placa» <plate> ¦ «{seguro até|licenciado até}» <future>
& «{gestor|supervisor}» <d_name>
?& «{admissão|contrato até}» <date>
>>
?# {Alertas|Linha do tempo|Últimos eventos}
T <recent> ¦ {CNH conferida|Multa lançada|Login} ¦ <e_name>
T <past> ¦ {Treinamento|Viagem encerrada|Cadastro criado} ¦ <d_name>
?; © <year> <firm> · {versão|v.} <count>.<count>
"""

MENU_LEFT = """
; <firm> {|} <person> ({administrador|operador|perfil consulta}) {Sair|Alterar senha}
<< 1 4
{Cadastros|Início}
{Motoristas|Condutores}
{Veículos|Frota}
{Multas|Infrações}
?{Manutenção|Abastecimento}
?{Relatórios|Usuários}
{Sair|Ajuda}
||
# {Cadastros|Motoristas} > {Editar|Consultar|Visualizar} > <n>
?{Dados básicos|Documentos|Cursos|Histórico} | {Anexos|Auditoria} (<count>)
R «{Nome|Nome do motorista|Motorista *}» <name> ¦ «{Código|ID}» <n>
~R «{CPF|CPF *}» <cpf> ¦ «{Data Nasc.|Nascimento *}» <born> ¦ «{Sexo}» {M|F}
~R «{CNH|CNH *|Nº Registro}» <registration> ¦ «{Categoria|Cat. *}» <category> ¦ «{Validade|Validade *}» <expiry>
?~R «{Data Emissão|Emissão}» <issue> ¦ «{UF Emissão|UF}» <uf> ¦ «{1ª Habilitação}» <first>
?~R «{Naturalidade|Cidade Nasc.}» <borncity> ¦ «{UF|UF Nasc.}» <bornuf> ¦ «{Nacionalidade}» <nationality>
?~R «{Filiação 1|Mãe}» <mother> ¦ «{Filiação 2|Pai}» <father>
?R «{Observação|Observações}» <remark>
?{Salvar|Gravar} | {Cancelar|Voltar} | {Excluir|Imprimir ficha}
>>
?; {Criado por|Incluído por} <a_name> em <past>; {alterado por|última alteração} <b_name> em <recent>
"""

INSURANCE_APP = """
! narrow
; {<|←} {Minha apólice|Seguro auto|Apólice <n>}
# {Olá|Oi}, <a_name>
?& «{vigência}» <recent> {a|até} <future> ¦ «{parcela|mensalidade}» <money>
# {Condutor principal|Quem dirige mais|Motorista}
& «{nome|Nome}» <name>
~& «{CPF|cpf}» <cpf> ¦ «{nascimento|data de nascimento}» <born>
~& «{CNH|nº da CNH|habilitação}» <registration> ¦ «{categoria}» <category>
~& «{validade da CNH|CNH válida até}» <expiry>
?~& «{emissão|1ª emissão desta via}» <issue> ¦ «{UF}» <uf>
?# {Outros condutores|Também podem dirigir}
?<b_name>, {nasc.|} <b_born>
?# {Carro|Veículo segurado}
& «{modelo}» <car> ¦ «{placa}» <plate>
; {Assistência 24h|Acionar sinistro|2ª via do boleto|Falar com corretor}
"""

KIOSK = """
^ {TOTEM DE AUTOATENDIMENTO|POUPATEMPO|FÁCIL|VAPT VUPT|Detran Digital}
; {senha|guichê} <count> - <recent> <clock>
= {Confirme seus dados|Confira as informações|Resumo do atendimento|Revise antes de continuar}
& «{Cidadão|Solicitante|Nome}» <name>
~& «@cpf» <cpf> ¦ «{Nascimento}» <born>
~& «{CNH atual - registro|Registro}» <registration> ¦ «{Categoria atual|Categoria}» <category> ¦ «{Categoria \
solicitada|Nova categoria}» <othercat>
~& «{Válida até|Validade atual}» <expiry> ¦ «{Emitida em|Última emissão}» <issue>
?~& «{Mãe}» <mother> ¦ «{Pai}» <father>
?~& «{Naturalidade|Município de nascimento}» <borncity> ¦ «UF» <bornuf>
?& «{Serviço|Taxa}» {Renovação|2ª via|Definitiva} ¦ «{Valor}» <money> ¦ «{Pagar até|Vencimento}» <future>
?; ‹{Atendente|Operador}:› <person>
{Confirmar|Continuar >|Corrigir dados|Cancelar}
"""

DASHBOARD = """
; {Início / Motoristas / Detalhe|Home > Condutores|Operação > Viagem <n>} {|} <d_name> {▾|⏏|}
<< 2 3
& «{motorista|condutor}» <name>
?«{cel.|celular}» <phone>
?«{transportadora|filial}» <firm>
?«{líder|monitor}» <d_name>
||
& «{CNH|Registro CNH}» <registration> ¦ «{Categoria|Cat.}» <category> ¦ «{Vencimento|Val.}» <expiry>
& «CPF» <cpf> ¦ «{Nascimento|Nasc.}» <born>
?& «{Emissão|Expedida}» <issue> ¦ «{Cidade|Local}» <place>
>>
?& «{Viagens|Km no mês}» <n> ¦ «{Score|Nota}» <count> ¦ «{Multas}» <count> ¦ «{Ticket médio}» <money>
?T «{Viagem}» ¦ «{Saída}» ¦ «{Chegada}» ¦ «{Placa}» ¦ «{Ajudante}»
T <n> ¦ <recent> ¦ <recent> ¦ <plate> ¦ <a_name>
T <n> ¦ <recent> ¦ <future> ¦ <plate> ¦ <b_name>
?; {Atualizar|Exportar CSV|Imprimir} · {atualizado há|sincronizado há} <count> min
"""

PAPERS = [WALLET, DRIVER_APP, CARDS_PAGE, MENU_LEFT, INSURANCE_APP, KIOSK, DASHBOARD]
