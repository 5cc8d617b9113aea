"""Exemptions, special licences, sales and public contracts: a beneficiary, buyer or bidder stands beside the driver."""

EXEMPTION = """
?^ {RECEITA FEDERAL|SECRETARIA DA FAZENDA|DELEGACIA REGIONAL TRIBUTÁRIA}
= {Requerimento de isenção de IPI|Pedido de isenção de ICMS - PCD|Identificação dos condutores \
autorizados|Isenção de IPVA - pessoa com deficiência}
# {Beneficiário|I - Pessoa com deficiência|Requerente}
R «{Nome}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nascimento}» <a_born>
?R «{Filiação|Mãe}» <a_mother> ¦ «{Endereço}» <a_address>
?R «{Representante legal|Curador}» <b_name> ¦ «CPF» <b_cpf>
# {Condutor autorizado|II - Condutor autorizado|1º condutor}
R «{Nome}» <name> ¦ «CPF» <cpf>
~R «{CNH nº}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade}» <expiry> ¦ «{UF}» <uf>
?~R «{Nascimento}» <born> ¦ «{Emissão}» <issue> ¦ «{Filiação}» <parents>
?R «{Observações da CNH}» <remarks>
?# {2º condutor autorizado|Segundo condutor}
?R «{Nome}» <c_name> ¦ «CPF» <c_cpf> ¦ «{CNH nº}» <c_reg> ¦ «{Validade}» <c_expiry>
{Declaramos|Declaro}, {sob as penas da lei|para fins de isenção}, que {o veículo será conduzido|somente \
dirigirão} {pelo condutor acima|os autorizados}. <sentence>
<town>, <today>
?<a_name>
?<name>
"""

ADAPTED = """
?^ <agency> {- Junta Médica Especial|}
= {Laudo de perícia médica - CNH especial|Laudo de avaliação - condutor com deficiência|Resultado da junta \
médica especial}
R «{Condutor|Periciado}» <name> ¦ «{CPF}» <cpf> ¦ «{Nasc.}» <born>
R «{Registro CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Emissão}» <issue> ¦ «{Validade}» <expiry>
?R «{Naturalidade}» <birthplace> ¦ «{Filiação}» <parents>
R «{Restrições já anotadas na CNH|Observações da CNH}» <remarks>
T «{Código}» ¦ «{Adaptação}» ¦ «{Exigida}»
T D ¦ {transmissão automática} ¦ {sim|não}
T F ¦ {direção hidráulica} ¦ {sim|não}
?T {E|G|H} ¦ {acelerador à esquerda|empunhadura no volante} ¦ {sim|não}
«{Conclusão da junta|Parecer}» {apto com as restrições acima|indicada isenção|deficiência permanente}
?«{Validade do laudo}» <future> «{CID}» {M54|G81|S88}
?«{Observações}» {comparecer com veículo adaptado|reavaliar em 2 anos|<remark>}
<a_name>, CRM <n> - <b_name>, CRM <n>
"""

SALE_NOTICE = """
?^ <agency>
= {Comunicação de venda|Autorização para transferência de propriedade|ATPV-e - comprovante|Intenção de venda}
# {Vendedor|Identificação do vendedor}
R «{Nome}» <a_name> ¦ «{CPF/CNPJ}» <a_cpf> ¦ «{E-mail}» <mail>
# {Comprador|Identificação do comprador}
R «{Nome}» <name> ¦ «{CPF}» <cpf> ¦ «{Nascimento}» <born>
R «{Documento (CNH)|CNH do comprador}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade da CNH}» <expiry> \
¦ «{UF da CNH}» <uf>
?R «{Emissão da CNH}» <issue> ¦ «{Endereço}» <address>
# {Veículo}
R «{Placa}» <plate> ¦ «{Renavam}» <long> ¦ «{Modelo}» <car> ¦ «{Categoria}» {Particular|Aluguel} ¦ «{CRV nº}» <n>
R «{Data da venda}» <recent> ¦ «{Valor}» <money> ¦ «{Hodômetro}» <n> ¦ «{Local}» <town>
?«{Observações do veículo|Restrições do veículo}» {alienação fiduciária|sem restrições no veículo|baixa de \
gravame|remarcado}
?{Reconhecimento de firma}: <person>, <today>
"""

TENDER = """
?^ <firm>
= {Relação de equipe técnica|Declaração de disponibilidade de motorista|Proposta - anexo de \
condutores|Comprovação de habilitação técnica}
{Pregão|Edital|Concorrência} nº <n>/<year> - {sessão em|abertura} <recent>
{A empresa|A licitante} <firm>, CNPJ <cnpj>, {por seu representante legal|representada por} <a_name>, CPF \
<a_cpf>, RG <a_rg>, {DECLARA|declara} que {disporá do|colocará à disposição o} motorista <name>, ‹CPF› <cpf>, \
{nascid<o> em <born>, |}{‹CNH›|‹habilitação nº›} <registration>, {categoria|cat.} <category>, {emitida em \
<issue>, |}{válida até|com vencimento em} <expiry>{, com as anotações <remarks>|}, {e, como reserva,|sendo \
suplente} <b_name>, CNH <b_reg>, {categoria|cat.} <b_cat>, {válida até|validade} <b_expiry>.
T «{Veículo}» ¦ «{Placa}» ¦ «{Ano}» ¦ «{Motorista}»
T <car> ¦ <plate> ¦ <year> ¦ <name>
T <car> ¦ <plate> ¦ <year> ¦ <b_name>
?{Validade da proposta|Prazo}: {60 dias|<future>}. {Valor mensal}: <money>.
$ 2
<town>, <today>
<a_name>
; {Representante legal|Sócio-administrador}
"""

VISA_FORM = """
= {Visa application - driver data|Formulário de visto|Employment application (Canada)|Seasonal driver \
application|Ficha de intercâmbio - au pair}
R «{Surname / Sobrenome|Surname}» <surnames> ¦ «{Given names / Nome|Given names}» <given>
~R «{Date of birth|Nascimento}» <born> ¦ «{Place of birth|Local de nascimento}» <birthplace> ¦ «{Nationality}» \
<nationality>
~R «{Father's name|Pai}» <father> ¦ «{Mother's name|Mãe}» <mother>
R «{Passport no.}» <n> ¦ «{Passport issued}» <past> ¦ «{Passport expires}» <future>
~R «{Driver's licence no.|Licence number (CNH)}» <registration> ¦ «{Class|Category}» <category> ¦ «{Licence \
expiry|Expires}» <expiry>
?~R «{Licence issued|Date of issue of licence}» <issue> ¦ «{Issuing state}» <uf> ¦ «{CPF}» <cpf>
?R «{Restrictions on licence}» <remarks>
R «{Sponsor|Host|Employer}» <a_name> ¦ «{Born}» <a_born> ¦ «{Phone}» <a_phone>
?R «{Emergency contact}» <b_name> ¦ «{Relationship}» <b_bond> ¦ «{Phone}» <b_phone>
?«{Remarks|Comments}» {vegetarian|no pets|available from <future>|interview by phone}
"""

PAPERS = [EXEMPTION, ADAPTED, SALE_NOTICE, TENDER, VISA_FORM]
