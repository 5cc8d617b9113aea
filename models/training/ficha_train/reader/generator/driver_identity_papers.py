"""Papers on which the licence serves as a proof of identity: banks, hotels, notaries, schools, hospitals."""

ACCOUNT = """
?^ {BANCO <cityof> S.A.|COOPERATIVA DE CRÉDITO|<firm>}
= {Ficha-proposta de abertura de conta|Ficha cadastral pessoa física|Atualização cadastral|Proposta de \
financiamento de veículo|KYC - pessoa física}
R «{Nome completo|Proponente|Cliente|Titular}» <name> ¦ «CPF» <cpf>
~R «{Data de nascimento|Nascimento}» <born> ¦ «{Naturalidade|Cidade de nascimento}» <birthplace> ¦ \
«{Nacionalidade}» <nationality>
~R «{Nome da mãe|Filiação materna|Mãe}» <mother> ¦ «{Nome do pai|Filiação paterna|Pai}» <father>
R «{Tipo de documento|Documento de identificação|Doc. apresentado}» {CNH|Carteira Nacional de Habilitação} ¦ \
«{Número do documento|Nº do documento|Nº}» <registration> ¦ «{Órgão emissor|Emissor}» <agency> ¦ «{UF \
emissora|UF}» <uf>
R «{Data de emissão|Emissão do documento|Expedição}» <issue> ¦ «{Validade do documento|Validade|Vencimento}» \
<expiry> ¦ «{Categoria CNH|Categoria}» <category>
?R «{Estado civil}» <marital> ¦ «{Cônjuge}» <a_name> ¦ «{CPF do cônjuge}» <a_cpf> ¦ «{Nascimento do cônjuge}» \
<a_born>
?R «{Endereço}» <address> ¦ «{Telefone}» <phone> ¦ «{Renda}» <money>
?R «{Agência}» <n> ¦ «{Conta}» <n> ¦ «{Limite}» <money> ¦ «{Validade da proposta}» <future>
?«{Observações|Observações do gerente|Parecer}» <remark>
$ 3
<town>, <today>
?<b_name>
; {Gerente de relacionamento|Abonador}
"""

HOTEL = """
?^ {HOTEL|POUSADA|RESORT} <cityof>
= {Ficha nacional de registro de hóspedes|FNRH|Check-in|Registro de hóspede|Ficha de hospedagem}
R «{Nome completo / Full name|Hóspede|Nome}» <name>
R «{Documento de identidade / ID|Documento}» <registration> ¦ «{Tipo / Type|Tipo}» CNH ¦ «{Órgão expedidor / \
Issuing authority|Emissor}» <agency>
?R «{Categoria}» <category> ¦ «{Validade do documento / Valid until|Val. doc.}» <expiry> ¦ «{Emissão}» <issue>
~R «CPF» <cpf> ¦ «{Nascimento / Birth date|Data nasc.}» <born> ¦ «{Nacionalidade}» <nationality>
?~R «{Naturalidade}» <birthplace> ¦ «{Profissão}» <trade>
R «{Entrada / Check-in}» <recent> <clock> ¦ «{Saída / Check-out}» <recent> ¦ «{UH / Room}» <count> ¦ «{Placa do \
veículo}» <plate>
?R «{Acompanhante 1}» <a_name> ¦ «{Documento}» <a_rg> ¦ «{Nasc.}» <a_born>
?R «{Acompanhante 2}» <b_name> ¦ «{Documento}» <b_cpf> ¦ «{Nasc.}» <b_born>
?«{Observações}» {berço no quarto|não fumante|pagamento faturado|<remark>}
"""

SIGNATURE_CARD = """
?^ {TABELIONATO DE NOTAS|CARTÓRIO DO 2º OFÍCIO|REGISTRO DE IMÓVEIS} {DE|-} <cityof>
= {Cartão de autógrafos|Ficha de firma|Abertura de firma|Ficha padrão de assinatura}
<name>
«{Filiação|Pais|Filho de}» <parents>
~«{Nascimento|Data de nascimento}» <born> «{Natural de|Naturalidade}» <birthplace>
~«{CPF}» <cpf> «{Estado civil}» <marital>
«{Documento apresentado|Identidade exibida|Documento}» {CNH nº|Carteira de Habilitação} <registration>, \
{cat.|categoria} <category>, {expedida pelo|emitida por} <agency>{ em|, em} <issue>, {válida até|validade} <expiry>
?«{Profissão}» <trade> «{Endereço}» <address>
?«{Cônjuge}» <a_name>, {CPF|RG} <a_cpf>
«{Data da abertura|Ficha aberta em}» <recent> «{Escrevente|Autorizad{o|a}}» <person>
?; {Válida até|Renovar em} <future> - {selo|emolumentos} <n> <money>
"""

ENROLMENT = """
?^ {UNIVERSIDADE|FACULDADE|ESCOLA TÉCNICA|ACADEMIA} <cityof>
= {Requerimento de matrícula|Ficha de inscrição|Inscrição em processo seletivo|Termo de adesão}[ {nº|protocolo} <n>]
R «{Candidato|Aluno|Inscrito|Nome}» <name> ¦ «{Inscrição}» <n>
~R «CPF» <cpf> ¦ «{Nasc.|Data de nascimento}» <born> ¦ «{Cidade natal|Naturalidade}» <borncity> ¦ «UF» <bornuf>
~R «{Documento com foto|Documento oficial}» {CNH|Habilitação} ¦ «{Nº}» <registration> ¦ «{Cat.}» <category> ¦ \
«{Emissão}» <issue> ¦ «{Val.}» <expiry> ¦ «{Órgão/UF}» <agency>
?~R «{Mãe}» <mother> ¦ «{Pai}» <father>
R «{Curso|Cargo|Vaga}» {Logística|Motorista socorrista|Mecânica|Direito} ¦ «{Turno}» {noite|manhã} ¦ «{Início}» \
<recent> ¦ «{Término previsto}» <future>
?R «{Responsável financeiro|Fiador}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nasc.}» <a_born> ¦ «{RG}» <a_rg>
?R «{Mensalidade}» <money> ¦ «{Vencimento}» {todo dia 10|<recent>} ¦ «{Desconto}» 15%
?«{Observações}» <remark>
"""

WEDDING = """
?^ {REGISTRO CIVIL DE <cityof>|OFÍCIO DO REGISTRO CIVIL|CARTÓRIO DE PAZ}
= {Declaração de testemunha|Termo de declaração|Declaração de união estável|Declaração de vida e residência}
{Compareceu|Perante mim compareceu|Apresentou-se} <name>, <nationality>, <marital>, <trade>, {nascid<o> em \
<born>, em <birthplace>|natural de <birthplace>, nascid<o> em <born>}, filh<o> de <deparents>, \
{identificad<o> pela|que se identificou com a} {‹CNH nº›|‹Carteira Nacional de Habilitação n.º›|‹CNH registro›} \
<registration>, {categoria <category>, |}{expedida por|do} <agency>, {em|de} <issue>, {válida até|com validade} \
<expiry>, ‹CPF› <cpf>, \
{e declarou|para declarar} que {conhece|vive com|é vizinh<o> de} <a_name>, nascid{o|a} em <a_born>, filh{o|a} \
de <a_parents>, CPF <a_cpf>, {há mais de cinco anos|desde <past>}.
?‹{Segunda testemunha}:› <b_name>, RG <b_rg>, nascid{o|a} em <b_born>.
$ 3
<cityof>, <today>. {Eu,|} <person>, {escrevente|oficial substituta}, {digitei|subscrevi}.
"""

VISITOR = """
?; {Recepção|Portaria principal|Visitantes} - <recent> <clock>
= {Registro de visitante|Crachá provisório|Liberação de acesso|Cadastro biométrico}
<< 2 3
{FOTO|foto|sem foto}
{Crachá|Cartão} <n>
?{até|válido até} <future>
||
& «{nome|visitante}» <name>
& «{doc. (CNH)|CNH|documento CNH nº}» <registration> ¦ «{cat.}» <category>
?& «{validade CNH|val. doc.}» <expiry> ¦ «{emissão doc.}» <issue> ¦ «{UF}» <uf>
& «CPF» <cpf> ¦ «{nasc.}» <born>
?& «{mãe}» <mother>
>>
«{Empresa}» <firm> «{Visitado|Anfitrião}» <a_name>
?«{Veículo}» <car> «{Placa}» <plate>
?«{Acompanhantes}» <b_name> (<b_rg>), <c_name> (<c_rg>)
?«{Observações|Motivo}» {entrega|reunião|manutenção|<remark>}
"""

PAPERS = [ACCOUNT, HOTEL, SIGNATURE_CARD, ENROLMENT, WEDDING, VISITOR]
