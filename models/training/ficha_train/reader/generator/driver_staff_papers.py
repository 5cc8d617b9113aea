"""Staff tables: several people with the same columns under one driver's heading, people side by side, relatives in a driver's sheet."""

DEPARTMENT = """
?^ <firm>
; {Relatório|Listagem} {de pessoal|por setor|geral de funcionários} - {emitido em|data} <recent> - {pág.|folha} \
<count>
# {Setor|Departamento|Lotação}: {Transportes|Logística|Frota|Manutenção}
T «{Chapa|Mat.}» ¦ «{Nome}» ¦ «{Admissão}» ¦ «{Nascimento}» ¦ «{CPF}» ¦ «{Função}»
~T <n> ¦ <a_name> ¦ <past> ¦ <a_born> ¦ <a_cpf> ¦ <a_trade>
~T <n> ¦ <b_name> ¦ <past> ¦ <b_born> ¦ <b_cpf> ¦ <b_trade>
?~T <n> ¦ <c_name> ¦ <past> ¦ <c_born> ¦ <c_cpf> ¦ <c_trade>
# {Motorista com CNH cadastrada|Habilitado do setor|Condutor autorizado do setor|Ficha do motorista}
R «{Nome}» <name> ¦ «{Chapa}» <n> ¦ «{Nascimento}» <born> ¦ «CPF» <cpf>
R «{CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Emissão}» <issue> ¦ «{Validade}» <expiry> ¦ «{UF}» <uf>
?R «{Observações CNH}» <remarks> ¦ «{Mãe}» <mother>
?; ‹{Responsável|Emitido por}:› <d_name>
"""

THREE_ACROSS = """
= {Quadro de motoristas por turno|Escala 12x36|Equipe do veículo|Revezamento}[ - {placa|frota} <plate>]
?‹{Titular do veículo|Responsável pelo veículo|Condutor principal}:› <name>
T «{|Turno}» ¦ «{Titular|Condutor principal|Responsável}» ¦ «{Folguista|Reserva 1|Turno B}» ¦ «{Reserva 2|Turno \
C|Apoio}»
T «{Nome|Motorista}» ¦ <name> ¦ <a_name> ¦ <b_name>
~T «{CNH|Registro|Nº reg.}» ¦ <registration> ¦ <a_reg> ¦ <b_reg>
~T «{Cat.|Categoria}» ¦ <category> ¦ <a_cat> ¦ <b_cat>
~T «{Val.|Validade CNH|Vence}» ¦ <expiry> ¦ <a_expiry> ¦ <b_expiry>
?~T «{Emissão|Dt emissão}» ¦ <issue> ¦ <a_issue> ¦ <b_issue>
?~T «{CPF}» ¦ <cpf> ¦ <a_cpf> ¦ <b_cpf>
?~T «{Nasc.|Nascimento}» ¦ <born> ¦ <a_born> ¦ <b_born>
?~T «{UF|Detran}» ¦ <uf> ¦ <a_uf> ¦ <b_uf>
?~T «{Mãe}» ¦ <mother> ¦ <a_mother> ¦ <b_mother>
?~T «{Obs. CNH}» ¦ <remarks> ¦ <a_remarks> ¦ <b_remarks>
?«{Observações}» <remark>
"""

FAMILY_SHEET = """
?^ <firm>
= {Ficha do empregado e dependentes|Declaração de dependentes|Plano de saúde - adesão|Cadastro familiar}[ <n>]
T «{Grau|Vínculo}» ¦ «{Nome}» ¦ «{Nascimento}» ¦ «{CPF}» ¦ «{Mãe}» ¦ «{Habilitado?|CNH}»
T {Titular|Empregado} ¦ <name> ¦ <born> ¦ <cpf> ¦ <mother> ¦ {sim|S}
T {Cônjuge|Companheira} ¦ <a_name> ¦ <a_born> ¦ <a_cpf> ¦ <a_mother> ¦ {não|N|<a_reg>}
T {Filho|Filha} ¦ <b_name> ¦ <past> ¦ <b_cpf> ¦ <a_name> ¦ {não|N|-}
?T {Filho|Enteada} ¦ <c_name> ¦ <past> ¦ <c_cpf> ¦ <a_name> ¦ {não|N|-}
# {Habilitação do titular|CNH do empregado|Dados da CNH}
R «{Registro}» <registration> ¦ «{Categoria}» <category> ¦ «{Emissão}» <issue> ¦ «{Validade}» <expiry> ¦ \
«{Local}» <place>
?R «{Órgão emissor}» <agency> ¦ «{Observações}» <remarks>
?R «{Início do plano}» <recent> ¦ «{Carência até}» <future> ¦ «{Valor}» <money>
?<town>, <today>
<name>
"""

DISPATCH_BOARD = """
?^ <firm> - {PROGRAMAÇÃO DO DIA|Quadro de viagens|Escala de viagens} <recent>
T «{Viagem|OS}» ¦ «{Motorista}» ¦ «{CNH}» ¦ «{Cat}» ¦ «{Val CNH}» ¦ «{Placa}» ¦ «{Destino}»
~T <n> ¦ <a_name> ¦ <a_reg> ¦ <a_cat> ¦ <a_expiry> ¦ <plate> ¦ <cityof>
~T <n> ¦ <name> ¦ <registration> ¦ <category> ¦ <expiry> ¦ <plate> ¦ <cityof>
~T <n> ¦ <b_name> ¦ <b_reg> ¦ <b_cat> ¦ <b_expiry> ¦ <plate> ¦ <cityof>
?~T <n> ¦ <c_name> ¦ <c_reg> ¦ <c_cat> ¦ <c_expiry> ¦ <plate> ¦ <cityof>
# ‹{Via do motorista|Cópia para|Recibo de escala de|Ciente}:› <name>
?‹CPF› <cpf> ‹{nasc.|nascimento}› <born> ‹{emissão CNH|emissão}› <issue>
{Recebi|Estou ciente de} {a programação|minha viagem}{ em <recent>|}.
<name>
?; ‹{Programador|Despachante de frota}:› <d_name>
"""

ASSET_LIST = """
= {Inventário de veículos e condutores|Distribuição de veículos|Termos ativos|Carga patrimonial de veículos}
; ‹{Unidade|Filial}:› <cityof> - {extraído em|data-base} <recent>
# ‹{Condutor|Usuário}:› <name>
T «{Dado}» ¦ «{Valor}» ¦ «{Dado}» ¦ «{Valor}»
T «{CPF}» ¦ <cpf> ¦ «{CNH}» ¦ <registration>
T «{Nascimento}» ¦ <born> ¦ «{Categoria}» ¦ <category>
T «{Emissão CNH}» ¦ <issue> ¦ «{Validade CNH}» ¦ <expiry>
?T «{Naturalidade}» ¦ <birthplace> ¦ «{UF CNH}» ¦ <uf>
?T «{Pai}» ¦ <father> ¦ «{Mãe}» ¦ <mother>
T «{Placa}» ¦ <plate> ¦ «{Modelo}» ¦ <car>
# {Condutor|Usuário} ‹{anterior|substituído}:› <a_name>
T «{CPF}» ¦ <a_cpf> ¦ «{CNH}» ¦ <a_reg>
?T «{Nascimento}» ¦ <a_born> ¦ «{Categoria}» ¦ <a_cat>
T «{Devolução}» ¦ <past> ¦ «{Validade CNH}» ¦ <a_expiry>
?; ‹{Gestor}:› <b_name>
"""

PAPERS = [DEPARTMENT, THREE_ACROSS, FAMILY_SHEET, DISPATCH_BOARD, ASSET_LIST]
