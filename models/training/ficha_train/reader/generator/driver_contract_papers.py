"""Contracts of rental, freight and insurance in which a firm, who signs for it, and who drives are different."""

FREIGHT = """
= {CONTRATO DE PRESTAÇÃO DE SERVIÇOS DE TRANSPORTE|Contrato de transporte autônomo|Contrato de \
agregamento|Contrato de frete}[ nº <n>]
‹{CONTRATANTE|Contratante}:› <firm>, {inscrita no|} ‹CNPJ› <cnpj>, {com sede na|sediada na} <where>, {neste ato \
representada por|por} {seu sócio-administrador|sua diretora|seu procurador} <a_name>, <a_marital>, ‹CPF› \
<a_cpf>, ‹RG› <a_rg>.
{CONTRATAD<o>|TRANSPORTADOR|MOTORISTA AGREGADO}: <name>, <marital>, {motorista autônomo|<trade>}, {nascid<o> em \
<born>, |}{natural de <birthplace>, |}{filh<o> de <deparents>, |}‹CPF› <cpf>, ‹RG› <rg>, \
{‹CNH nº›|‹habilitação›|‹CNH›} <registration>, {categoria|cat.} <category>, {emitida em <issue>|expedida em \
<issue> por <agency>}, {válida até|validade} <expiry>, {RNTRC|ANTT} <n>, {residente na|domiciliad<o> na} <address>.
{OBJETO|Cláusula 1ª}: {transporte de cargas|coleta e entrega} com o veículo <plate>, {de propriedade \
de|pertencente a} <b_name>, CPF <b_cpf>. <sentence>
‹{PREÇO|Cláusula 2ª}:› <money> por viagem, {pagos em|em até} {10 dias|2 parcelas}. {PRAZO|Cláusula 3ª}: de \
<recent> a <future>.
$ 4
<town>, <today>
<<
<a_name>
; {Pela contratante}
||
<name>
; {Contratado|Transportador}
>>
?‹{Testemunhas}:› <c_name>, CPF <c_cpf>; <d_name>, CPF <d_cpf>
"""

RENT_A_CAR = """
^ <firm>
= {CONTRATO DE LOCAÇÃO DE VEÍCULO|Contrato de aluguel para aplicativo|Abertura de contrato|Termo de locação \
corporativa}[ <n>]
# {LOCADORA|1. Locadora}
R «{Razão social}» <firm> ¦ «CNPJ» <cnpj> ¦ «{Representante}» <d_name> ¦ «CPF» <d_cpf>
# {LOCATÁRIA (PESSOA JURÍDICA)|2. Cliente|Locatário}
R «{Razão social|Cliente}» <firm> ¦ «CNPJ» <cnpj>
R «{Representante legal|Responsável}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nascimento}» <a_born> ¦ «RG» <a_rg>
# {CONDUTOR|3. Condutor autorizado|Motorista indicado}
R «{Nome}» <name> ¦ «CPF» <cpf> ¦ «{Nascimento}» <born>
~R «{CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade}» <expiry> ¦ «{Emissão}» <issue>
?~R «{UF emissora|Estado}» <uf> ¦ «{Órgão}» <agency> ¦ «{1ª habilitação}» <first>
?~R «{Filiação}» <stack>
?R «{Observações da CNH}» <remarks>
?# {CONDUTOR ADICIONAL|4. Segundo condutor}
?R «{Nome}» <b_name> ¦ «CPF» <b_cpf> ¦ «{CNH}» <b_reg> ¦ «{Validade}» <b_expiry>
# {VEÍCULO E PERÍODO|5. Veículo}
R «{Modelo}» <car> ¦ «{Placa}» <plate> ¦ «{Retirada}» <recent> <clock> ¦ «{Devolução}» <future> <clock>
?R «{Diária}» <money> ¦ «{Caução}» <money> ¦ «{Categoria}» {Econômico|SUV|Intermediário} ¦ «{Observações}» <remark>
$ 3
"""

POLICY_BLOCK = """
^ <firm>
= {APÓLICE DE SEGURO|Certificado individual|Proposta de RCF-DC|Seguro de responsabilidade do transportador}[ <n>]
<<
# {Estipulante|Tomador|Segurado}
«{Razão social|Nome}» <firm>
«CNPJ» <cnpj>
«{Representante|Contato}» <a_name>
?«{CPF do representante}» <a_cpf>
||
# {Vigência|Apólice}
«{Início}» <recent>
«{Fim|Vencimento}» <future>
?«{Emissão}» <recent>
?«{Corretor}» <d_name>
>>
# {Motorista segurado|Condutor coberto|Relação de condutores - item 1}
R «{Nome|Motorista}» <name> ¦ «CPF» <cpf> ¦ «{Nasc.}» <born>
R «{CNH nº|Registro}» <registration> ¦ «{Cat.}» <category> ¦ «{Vencimento CNH|Validade CNH}» <expiry> ¦ \
«{Expedição CNH}» <issue>
?R «{Natural de}» <birthplace> ¦ «{Mãe}» <mother> ¦ «{Restrições CNH}» <remarks>
?# {Beneficiários|Herdeiros}
?T <b_name> ¦ <b_bond> ¦ <b_born> ¦ 50%
T <c_name> ¦ <c_bond> ¦ <c_born> ¦ 50%
T «{Cobertura}» ¦ «{Limite}» ¦ «{Prêmio}»
T {Danos materiais|RCTR-C} ¦ <money> ¦ <money>
T {Morte|Invalidez} ¦ <money> ¦ <money>
$ 2
"""

COMODATO = """
= {INSTRUMENTO PARTICULAR DE COMODATO DE VEÍCULO|Contrato de cessão de veículo a empregado|Aditivo ao contrato \
de trabalho - uso de veículo|Termo de confissão de dívida por multas}
{Pelo presente instrumento|Por este termo}, {de um lado|} <firm>, CNPJ <cnpj>, {na pessoa de|representada por} \
<a_name>, <a_trade>, CPF <a_cpf>, nascid{o|a} em <a_born>, {doravante COMODANTE|denominada EMPRESA}, e, de outro, \
<name>, <trade>, {‹CTPS› <n>, |}‹CPF› <cpf>, {‹CNH›|‹portador da CNH nº›} <registration>, {categoria \
"<category>"|cat. <category>}, {com vencimento em|válida até} <expiry>, {emitida em <issue>{ em <place>|}, \
|}{nascid<o> em <born>, |}{COMODATÁRI<o>|denominad<o> CONDUTOR}, ajustam:
{1.|Cláusula primeira.} {Empresta-se|Cede-se} o veículo <car>, placa <plate>, {renavam|chassi} <long>, {até \
<future>|por prazo indeterminado}.
{2.|Cláusula segunda.} {O condutor manterá|É dever do comodatário manter} {a CNH válida|a habilitação em dia} e \
{comunicará|comunicar} {suspensão|cassação} em {24|48} horas.
?{3.|Cláusula terceira.} {Na ausência do condutor|Em férias}, poderá dirigir <b_name>, CNH <b_reg>, categoria \
<b_cat>, {válida até|validade} <b_expiry>.
$ 4
<town>, <today>.
<a_name>
<name>
?{Testemunhas:|} <c_name> CPF <c_cpf> - <d_name> CPF <d_cpf>
"""

CARRIER_ORDER = """
^ <firm>
; CNPJ <cnpj> - <where> - <tel>
= {ORDEM DE CARREGAMENTO|Autorização de carregamento|Carta-frete|Ordem de coleta|Solicitação de gerenciamento \
de risco}[ <n>]
R «{Embarcador}» <firm> ¦ «{Contato}» <d_name> ¦ «{Origem}» <town> ¦ «{Destino}» <town>
R «{Motorista}» <name> ¦ «CPF» <cpf> ¦ «{Celular}» <phone>
~R «{CNH}» <registration> ¦ «{Cat.}» <category> ¦ «{Val. CNH}» <expiry> ¦ «{Emissão}» <issue> ¦ «{UF}» <uf>
?~R «{Nasc.}» <born> ¦ «{Natural.}» <birthplace> ¦ «{Pai}» <father> ¦ «{Mãe}» <mother>
R «{Proprietário do cavalo}» <a_name> ¦ «{CPF/CNPJ}» <a_cpf> ¦ «{RNTRC}» <n> ¦ «{Validade RNTRC}» <future>
?R «{Proprietário da carreta}» <b_name> ¦ «{CPF/CNPJ}» <b_cpf> ¦ «{Nascimento}» <b_born>
R «{Cavalo}» <plate> ¦ «{Carreta}» <plate> ¦ «{Tipo}» {Sider|Graneleiro|Baú} ¦ «{Liberação válida até}» <recent>
?R «{Produto}» {Soja|Fertilizante|Bobinas} ¦ «{Peso}» <n> ¦ «{Frete}» <money> ¦ «{Adiantamento}» <money>
«{Observações|Instruções ao motorista}» <remark>
?; {Emitido por|Operador} <c_name> - <recent> <clock>
"""

PAPERS = [FREIGHT, RENT_A_CAR, POLICY_BLOCK, COMODATO, CARRIER_ORDER]
