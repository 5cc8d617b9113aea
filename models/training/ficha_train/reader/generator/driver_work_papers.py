"""Papers of employers, carriers and fleets in which a driver is one of several people."""

EMPLOYEE_RECORD = """
?^ <firm>
?; CNPJ <cnpj> - <where>
= {Registro|Ficha de registro|Livro de registro} de {empregado|empregados|colaborador}[ nº <n>]
?R «Empregador» <firm> ¦ «CNPJ» <cnpj> ¦ «Folha / ficha» <n>
?# {Identificação|Dados pessoais|1. Trabalhador}
R «{Nome do empregado|Nome do trabalhador|Empregado|Nome}» <name> ¦ «{Matrícula|Matr. eSocial|Chapa}» <n>
~R «@birth» <born> ¦ «{Estado civil|Est. civil}» <marital> ¦ «@birth_place» <birthplace> ¦ «{Nacionalidade|Nac.}» \
<nationality>
~R «@cpf» <cpf> ¦ «{RG|Identidade}» <rgonly> ¦ «{Órgão emissor|Órg. exp./UF}» <rgissuer> ¦ «{Emissão|Data exp.}» \
<past>
~R «{CTPS|Carteira profissional}» <n> ¦ «Série» <n> ¦ «UF» <otheruf> ¦ «PIS/PASEP» <pis> ¦ «Cadastrado em» <past>
~R «{CNH|Cart. habilitação|Habilitação nº}» <registration> ¦ «{Categoria|Cat.}» <category> ¦ «{Validade|Vencto.}» \
<expiry> ¦ \
«{Emissão|Expedição}» <issue> ¦ «{UF|Órgão/UF}» <uf>
?~R «{Título de eleitor|Título}» <long> ¦ «Zona» <n> ¦ «Seção» <n> ¦ «{Reservista|Certificado militar}» <n>
R «{Filiação|Pai}» <father> ¦ «{Mãe|Nome da mãe}» <mother>
?R «{Cônjuge|Nome do cônjuge}» <a_name> ¦ «{CPF|CPF do cônjuge}» <a_cpf> ¦ «{Nascimento|Dt. nasc.}» <a_born>
?# {Beneficiários|Dependentes|Filhos}
?T «Nome» ¦ «Parentesco» ¦ «{Nascimento|Data nasc.}» ¦ «CPF»
T <b_name> ¦ {Filho|Filha|Enteado} ¦ <past> ¦ <b_cpf>
T <c_name> ¦ {Filha|Cônjuge|Mãe} ¦ <c_born> ¦ <c_cpf>
?# {Contrato|Admissão}
R «{Admissão|Data de admissão}» <recent> ¦ «{Cargo|Função}» <trade> ¦ «CBO» <n> ¦ «{Salário|Remuneração}» <money> \
¦ «{Término|Experiência até}» <future>
?R «{Observações|Anotações}» <remark>
?<cityof>, <today>
?<person>
?; {Assinatura do empregador|Responsável pelo RH}
"""

HR_SCREEN = """
?; {Cadastros|Pessoal|Folha} > {Funcionários|Colaboradores} > {Documentos|Habilitação}
# <name>[ ({Ativo|ATIVO|Férias})]
?<trade> • {matr.|chapa|ID} <n> • {desde|admitido em|adm.} <past>
?«{Gestor|Líder|Superior imediato}» <a_name>
<<
?# {Pessoais|Dados pessoais}
«{Nome civil|Nome|Nome completo}» <name>
~«@birth» <born>
~«@cpf» <cpf>
?~«{Estado civil}» <marital>
~«{Naturalidade|Cidade natal}» <borncity>
?~«{Nome da mãe|Mãe}» <mother>
?~«{Nome do pai|Pai}» <father>
?«{UF|UF nasc.|Estado}» <bornuf>
||
# {CNH|Habilitação|Carteira de motorista}
~«{Número|Nº|Nº CNH|Registro}» <registration>
~«{Categoria|Tipo|Classe}» <category>
~«{Validade|Vence em|Data de validade}» <expiry>
~«{Expedição|Emissão|Data de emissão}» <issue>
?~«{1ª habilitação|Primeira CNH}» <first>
?~«{Órgão|Emissor|Órgão expedidor}» <agency>
?~«{UF|Estado emissor}» <uf>
?~«{Observação|Obs.|Restrições}» <remarks>
>>
?# {Contato de emergência|Dependente|Em caso de emergência}
«Nome» <b_name>
?«{Parentesco|Grau}» <b_bond>
«{Telefone|Celular}» <b_phone>
?«{Nascimento|Nasc.}» <b_born>
?# {Férias|Ponto|Benefícios|Contrato}
@ 4
?; {Última alteração|Atualizado} por <person> em <recent> {às|-} <clock>
"""

FLEET_TERM = """
= {Termo de {responsabilidade|guarda e uso|utilização|entrega} de veículo|Termo de cessão de uso de veículo da \
frota}
?^ <firm>
Pelo presente {termo|instrumento}, {a empresa|} <firm>, {inscrita no|} CNPJ <cnpj>, {neste ato|} representada por \
{seu gestor de frota|sua diretora|seu procurador}, <a_name>, {CPF|portador do CPF} <a_cpf>, entrega ao \
{colaborador|empregado|\
usuário} <name>, ‹CPF› <cpf>, {RG|identidade} <rg>, {habilitado|portador da ‹CNH nº›} <registration>, categoria \
<category>, \
{válida até|com vencimento em} <expiry>, o veículo {abaixo|a seguir} descrito.
T «{Veículo|Modelo}» ¦ «Placa» ¦ «{Ano|Ano/mod.}» ¦ «{Chassi|Nº de chassi}» ¦ «{Km|Hodômetro}»
T <car> ¦ <plate> ¦ <year> ¦ <chassis> ¦ <n>
?R «{Data da entrega|Retirada}» <recent> ¦ «{Devolução prevista|Até}» <future> ¦ «{Cartão combustível|Tag}» <n>
$ 4
{O condutor|O usuário} {declara|se declara} ciente de que {multas|infrações} serão {indicadas|repassadas} em seu \
nome[, \
nos termos do art. 257 do CTB].
?«{Observações|Avarias}» <remark>
?<town>, <today>.
<<
<name>
?; {Usuário|Condutor}
?; CPF <cpf>
||
<a_name>
?; {Gestor de frota|Pela empresa}
?; {Testemunha:|} <c_name> - CPF <c_cpf>
>>
"""

CHECK_IN = """
?; {Portaria 1|Doca 7|Portaria Sul|Balança 2} · <clock>
= {Check-in de {motorista|veículo|carga}|Registro de entrada|Controle de portaria|Agendamento de carga|Senha}[ <n>]
~R «{Transportadora|Transp.}» <firm> ¦ «CNPJ» <cnpj> ¦ «{Agenda|Janela}» <recent> <clock>
~R «{Placa|Cavalo}» <plate> ¦ «{Carreta|Reboque 1}» <plate> ¦ «{Lacre|Lacres}» <n> ¦ «{Peso|Tara}» <n> kg
~R «@name» <name> ¦ «@cpf» <cpf> ¦ «{Celular|Fone}» <phone>
~R «@registration» <registration> ¦ «@category» <category> ¦ «@expiry» <expiry>
?~R «{Ajudante|Acompanhante|Chapa}» <a_name> ¦ «{CPF|Documento}» <a_cpf> ¦ «{RG}» <a_rg>
?~R «{Recebido por|Conferente|Vigilante}» <b_name> ¦ «{Matrícula|Turno}» <n>
?R «{NF-e|Nota fiscal|CT-e}» <long> ¦ «{Emissão|Data NF}» <recent> ¦ «{Valor|Valor da carga}» <money>
?R «{Tipo|Categoria|Categoria da carga}» {Seca|Fracionada|Perigosa|Frigorificada} ¦ «{Validade|Válido até}» \
<recent> <clock>
?«{Observação|OBS|Instruções}» <remark>
?«{ASO|Integração|Treinamento portaria}» {válido até|vence} <future>
?; {Impresso por|Usuário} <person> <recent> <clock>
"""

SHEET_ROW = """
?<firm> - {controle de motoristas|CNH da frota|planilha de condutores}
?; {filtro|Filtro aplicado}: {matrícula|placa|base} <n>
T «{Mat.|Cód.}» ¦ «@name» ¦ «CPF» ¦ «{Nasc.|Dt nasc}» ¦ «{CNH|Registro}» ¦ «Cat.» ¦ «{Emissão|Dt emissão}» ¦ \
«{Venc.|Validade}» ¦ «UF»
T <n> ¦ <name> ¦ <cpf> ¦ <born> ¦ <registration> ¦ <category> ¦ <issue> ¦ <expiry> ¦ <uf>
T «{Admissão|Dt adm}» ¦ «{Base|Filial}» ¦ «{Gestor|Líder}» ¦ «{Toxicológico|Tox. até}» ¦ «{ASO|ASO até}» ¦ \
«{MOPP|MOPP até}» ¦ «Placa» ¦ «{EAR|Ativ. rem.}» ¦ «{Obs|Obs.}»
T <past> ¦ <cityof> ¦ <a_name> ¦ <future> ¦ <future> ¦ <future> ¦ <plate> ¦ <yesno> ¦ <remark>
T «{Naturalidade|Nat.}» ¦ «{Mãe|Nome da mãe}» ¦ «{Órgão|Emissor}» ¦ «{Restr.|Obs. CNH}»
T <birthplace> ¦ <mother> ¦ <agency> ¦ <remarks>
?; Total: 1 - <recent>
"""

CANDIDATE = """
?> {Foto 3x4|foto}
= {Ficha de {solicitação de emprego|inscrição|cadastro de candidato}|Solicitação de emprego|Proposta de emprego}
R «{Vaga|Cargo pretendido|Função pretendida}» <trade> ¦ «{Data|Preenchida em}» <recent> ¦ «{Pretensão|Pretensão \
salarial}» <money>
R «@name» <name>
~R «{Nascido em|Data nasc.|Data de nascimento}» <born> ¦ «{Em|Cidade|Local}» <borncity> ¦ «{UF|Estado}» <bornuf> \
¦ «{Sexo}» {M|F}
~R «@parents» <stack>
~R «{Carteira de motorista|CNH}» {Sim|SIM|(X) Sim ( ) Não} ¦ «{Número|Nº}» <registration> ¦ «{Categoria|Letra}» \
<category> ¦ \
«{Vencimento|Validade}» <expiry>
~R «{CPF|C.P.F.}» <cpf> ¦ «{RG|Identidade}» <rg> ¦ «{Emissão|Data}» <past>
~R «{Endereço|Reside em}» <address> ¦ «{Fone|Recados com}» <phone> <someone>
?# {Últimos empregos|Experiência}
?T «Empresa» ¦ «{Cargo|Função}» ¦ «{Entrada|Admissão}» ¦ «{Saída|Demissão}» ¦ «Motivo»
T <firm> ¦ <trade> ¦ <past> ¦ <past> ¦ {acordo|fim de contrato|mudança}
T <firm> ¦ <trade> ¦ <past> ¦ <past> ¦ <words>
?# {Referências|Referências pessoais|Indicações}
T «Nome» ¦ «{Telefone|Fone}» ¦ «{Relação|Grau}»
T <a_name> ¦ <a_phone> ¦ <a_bond>
T <b_name> ¦ <b_phone> ¦ <b_bond>
?{Tem filhos?|Filhos:} {2|1|3}, {nascidos|nasc.} {em|} <past> e <past>. {Esposa|Cônjuge|Marido}: <c_name>.
?«{Observações|Para uso do RH}» <remark>
"""

DRIVER_CARD = """
?^ <firm>
= {Cadastro de {motorista {agregado|terceiro|autônomo}|prestador}|Ficha de gerenciamento de risco|Consulta de \
perfil}
<<
# {Motorista|1 - Motorista|Condutor}
«Nome» <name>
~«CPF» <cpf>
~«{Nascimento|Dt. nasc.}» <born>
~«{RG|RG/UF}» <rg>
~«{Filiação|Pais}» <parents>
?~«{Natural de|Naturalidade}» <birthplace>
~«{Registro CNH|CNH|Nº registro}» <registration>
~«{Cat.|Categoria}» <category>
~«{Venc.|Validade}» <expiry>
?~«{Expedida em|Emissão}» <issue>
?~«{Local|Cidade de emissão}» <place>
||
# {Proprietário|2 - Proprietário do cavalo|Arrendatário|Possuidor}
«Nome» <a_name>
~«CPF» <a_cpf>
~«{Nascimento|Dt. nasc.}» <a_born>
?~«{RG|RG/UF}» <a_rg>
?~«{Filiação|Mãe}» <a_mother>
?~«{Natural de|Naturalidade}» <a_town>
?~«{Endereço}» <a_address>
?~«{ANTT|RNTRC}» <n>
>>
?# {3 - Veículo|Conjunto}
@ 4
?R «{Resultado|Parecer}» <state> ¦ «{Válido até|Vigência|Validade da consulta}» <future> ¦ «{Consulta \
nº|Protocolo}» <n>
?«{Observações|Obs.}» <remark>
"""

PAPERS = [EMPLOYEE_RECORD, HR_SCREEN, FLEET_TERM, CHECK_IN, SHEET_ROW, CANDIDATE, DRIVER_CARD]
