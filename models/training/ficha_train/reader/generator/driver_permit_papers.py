"""Permits that stand on a licence: airports, ports, schools, ambulances, mines: the permit has a number, a category and dates of its own."""

AIRPORT = """
?^ {AEROPORTO DE <cityof>|ADMINISTRAÇÃO PORTUÁRIA|TERMINAL DE CONTÊINERES}
= {Solicitação de ATIV|Credencial de condutor - lado ar|Autorização de condução em área restrita|Credenciamento \
de motorista}[ nº <n>]
R «{Credenciado|Condutor}» <name> ¦ «{Empresa}» <firm> ¦ «{Credencial nº}» <n>
~R «{CNH}» <registration> ¦ «{Cat. CNH|Categoria}» <category> ¦ «{Validade CNH}» <expiry> ¦ «{Emissão CNH}» <issue>
~R «CPF» <cpf> ¦ «{Nascimento}» <born> ¦ «{Naturalidade}» <birthplace>
?~R «{Filiação}» <stack>
R «{Categoria da credencial|Classe}» {A - pátio|B - pista|Vermelha} ¦ «{Emissão da credencial}» <recent> ¦ \
«{Validade da credencial|Expira em}» <future>
?R «{Antecedentes consultados em}» <recent> ¦ «{Curso de direção defensiva}» <past> ¦ «{Validade do curso}» <future>
?R «{Responsável pela empresa}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Credencial}» <n>
?R «{Observações da CNH}» <remarks>
?«{Observações|Restrições de acesso}» {escoltado|somente diurno|setor de cargas|<remark>}
"""

SCHOOL_VAN = """
?^ {PREFEITURA DE <cityof>|DEPARTAMENTO DE TRANSPORTES PÚBLICOS|SECRETARIA DE EDUCAÇÃO}
= {Autorização para transporte escolar|Certificado de registro de condutor escolar|CRM - condutor \
escolar|Alvará de transporte escolar}[ nº <n>]
<<
# {Permissionário|Proprietário|Empresa}
«{Nome}» <a_name>
«{CPF/CNPJ}» <a_cpf>
?«{Inscrição}» <n>
«{Alvará até|Validade do alvará}» <future>
?«{Nascimento}» <a_born>
||
# {Condutor|Motorista cadastrado}
«{Nome}» <name>
~«CPF» <cpf>
~«{CNH}» <registration>
~«{Categoria}» <category>
~«{Validade}» <expiry>
?~«{Emissão}» <issue>
?~«{Nascimento}» <born>
?~«{Obs. na CNH}» <remarks>
||
# {Monitor|Acompanhante}
«{Nome}» <b_name>
«{CPF|RG}» <b_rg>
?«{Nascimento}» <b_born>
>>
R «{Placa}» <plate> ¦ «{Veículo}» <car> ¦ «{Lotação}» <count> ¦ «{Vistoria}» <recent> ¦ «{Próxima}» <future>
?«{Observações}» {fixar no para-brisa|uso obrigatório de cinto|tacógrafo aferido|<remark>}
?<person>
; {Diretor de Transportes|Fiscal}
"""

AMBULANCE = """
?^ {SAMU 192|SECRETARIA MUNICIPAL DE SAÚDE|CONSÓRCIO DE SAÚDE|CORPO DE BOMBEIROS VOLUNTÁRIOS}
= {Escala de condutores|Ficha funcional - condutor socorrista|Habilitação de condutor de emergência|Prontuário \
funcional}
; ‹{Base|Plantão}:› <cityof> - {mês|período} <recent> {a|até} <recent>
# <name>
«{Matrícula|Registro funcional}» <n> «{Cargo}» <trade>
~«{CNH nº|Carteira de habilitação}» <registration> «{categoria}» <category>
~«{vencimento da CNH|CNH válida até}» <expiry>
?~«{emissão da CNH}» <issue> «{em}» <place>
?~«{CPF}» <cpf> «{nasc.}» <born>
?~«{averbações na CNH|observações na CNH}» <remarks>
?«{Curso de veículo de emergência}» <past> {válido até|vence} <future>
T «{Data}» ¦ «{Turno}» ¦ «{Viatura}» ¦ «{Médico}» ¦ «{Enfermeiro}»
T <recent> ¦ {D|N} ¦ <plate> ¦ <a_name> ¦ <b_name>
T <recent> ¦ {D|N} ¦ <plate> ¦ <c_name> ¦ <b_name>
?«{Observações}» <remark>
"""

MINE_SITE = """
?^ <firm> {- SSMA|- Segurança do Trabalho|}
= {Passaporte de segurança|Autorização para dirigir na área|Direção segura - prontuário|Habilitação para \
veículos industriais}
T «{Requisito}» ¦ «{Documento}» ¦ «{Emissão}» ¦ «{Validade}» ¦ «{Conferido por}»
~T «{CNH}» ¦ <registration> ¦ <issue> ¦ <expiry> ¦ <a_name>
~T {ASO|Exame periódico} ¦ <n> ¦ <recent> ¦ <future> ¦ <b_name>
~T {Direção defensiva|NR-11} ¦ <n> ¦ <past> ¦ <future> ¦ <a_name>
?~T {Toxicológico} ¦ <n> ¦ <recent> ¦ <future> ¦ <b_name>
R «{Colaborador|Condutor}» <name> ¦ «{Matrícula}» <n> ¦ «{Categoria CNH|Cat.}» <category>
?R «CPF» <cpf> ¦ «{Nascimento}» <born> ¦ «{UF CNH|Detran}» <uf>
?R «{Restrições na CNH}» <remarks>
?R «{Autorizado para}» {leves|caminhão munck|ônibus} ¦ «{Autorização válida até}» <future>
«{Observações}» <remark>
?<c_name>
; {Técnico de segurança|Coordenador}
"""

RIDE_PARTNER = """
?; <firm> {Parceiros|Entregas|Logística} - {contrato|termo} <n>
= {Termo de adesão de entregador|Cadastro de parceiro|Ativação de motorista parceiro|Adesão de mototaxista}
{Parceiro|Entregador|Motorista parceiro} <name>{, nome social <blank>|}
~‹{CPF|CPF nº}› <cpf>
~‹{CNH|CNH nº}› <registration> ‹{cat.|categoria}› <category>
~‹{validade|vence em}› <expiry>
?~‹{1ª CNH|habilitado desde}› <first>
?~‹{nascimento|data de nascimento}› <born>
?~‹{emissão|última emissão}› <issue> ‹{estado|UF}› <uf>
?~‹{observações da CNH|campo obs.}› <remarks>
‹{Moto|Veículo}› <car> ‹placa› <plate> {próprio|de terceiro: <a_name>, CPF <a_cpf>}
?‹{Indicado por|Código de}› <b_name>
?‹{Conta|Pix}› <n> ‹{repasse|pagamento}› {semanal|diário com taxa de <money>}
$ 3
{Aceito em|Assinado eletronicamente em} <recent> <clock>, {IP|dispositivo} <n>
"""

PAPERS = [AIRPORT, SCHOOL_VAN, AMBULANCE, MINE_SITE, RIDE_PARTNER]
