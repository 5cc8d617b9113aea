"""Papers that travel with a vehicle: travel licences with two drivers, animals, waste, towing, heavy loads, parcels."""

TRAVEL_LICENCE = """
?^ {AGÊNCIA NACIONAL DE TRANSPORTES TERRESTRES|DEPARTAMENTO DE ESTRADAS DE RODAGEM|AGÊNCIA REGULADORA ESTADUAL}
= {Licença de viagem|Autorização de viagem de fretamento|Lista de passageiros|Relação de tripulantes e \
passageiros}[ nº <long>]
R «{Empresa|Transportadora}» <firm> ¦ «CNPJ» <cnpj> ¦ «{TAF|Registro}» <n> ¦ «{Validade do registro|Validade}» \
<future>
R «{Placa}» <plate> ¦ «{Origem}» <town> ¦ «{Destino}» <town> ¦ «{Saída}» <recent> <clock> ¦ «{Retorno}» <recent>
# {Motorista 1|1º motorista|Motorista principal|Condutor}
R «{Nome}» <name> ¦ «CPF» <cpf> ¦ «{Nasc.}» <born>
R «{CNH}» <registration> ¦ «{Cat.}» <category> ¦ «{Validade}» <expiry> ¦ «{Emissão}» <issue> ¦ «{UF}» <uf>
?R «{Cursos na CNH|Observações da CNH}» <remarks>
# {Motorista 2|2º motorista|Motorista auxiliar}
R «{Nome}» <a_name> ¦ «CPF» <a_cpf> ¦ «{Nasc.}» <a_born>
R «{CNH}» <a_reg> ¦ «{Cat.}» <a_cat> ¦ «{Validade}» <a_expiry> ¦ «{UF}» <a_uf>
# {Passageiros|Relação de passageiros}
T «{Nº|Polt.}» ¦ «{Nome}» ¦ «{Documento}» ¦ «{Nasc.}»
T 1 ¦ <b_name> ¦ <b_rg> ¦ <b_born>
T 2 ¦ <c_name> ¦ <c_rg> ¦ <c_born>
?T 3 ¦ <d_name> ¦ <d_rg> ¦ <d_born>
?«{Observações}» <remark>
"""

ANIMALS = """
?^ {SECRETARIA DE AGRICULTURA|AGÊNCIA DE DEFESA AGROPECUÁRIA|INSTITUTO DE DEFESA}
= {Guia de trânsito animal|GTA|Guia de transporte de produto vegetal|Autorização de transporte de madeira|Guia \
florestal}[ nº <n>]
R «{Emissão|Emitida em}» <recent> ¦ «{Validade|Válida até}» <recent> ¦ «{Série}» {A|E} ¦ «{Finalidade}» \
{abate|engorda|cria}
R «{Procedência}» <a_name> ¦ «{CPF/CNPJ}» <a_cpf> ¦ «{Município/UF}» <town>
R «{Destino}» <b_name> ¦ «{CPF/CNPJ}» <b_cpf> ¦ «{Município/UF}» <town>
# {Transporte|Transportador|Motorista}
R «{Motorista|Condutor}» <name> ¦ «{CPF}» <cpf> ¦ «{Placa}» <plate>
R «{CNH|Habilitação}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade CNH}» <expiry>
?R «{Emissão CNH}» <issue> ¦ «{UF CNH}» <uf> ¦ «{Nascimento}» <born> ¦ «{Telefone}» <phone>
T «{Espécie}» ¦ «{Quantidade}» ¦ «{Idade}» ¦ «{Valor}»
T {Bovinos|Suínos|Toras de pinus} ¦ <count> ¦ {até 12 meses|adultos|-} ¦ <money>
«{Observações}» {vacinados contra febre aftosa|lacre <n>|desinfecção do veículo em <recent>|<remark>}
<c_name>
; {Médico veterinário|Emitente|Fiscal} - {CRMV|matrícula} <n>
"""

WASTE = """
= {Manifesto de transporte de resíduos|MTR|Ficha de emergência e conferência|Checklist de produtos perigosos}[ <n>]
<<
# {Gerador}
«{Razão social}» <firm>
«CNPJ» <cnpj>
«{Responsável}» <a_name>
?«{Data da emissão}» <recent>
||
# {Transportador}
«{Razão social}» <firm>
«CNPJ» <cnpj>
«{Motorista|Condutor}» <name>
~«{CPF}» <cpf>
~«{CNH}» <registration>
~«{Categoria}» <category>
~«{Validade}» <expiry>
?~«{Emissão}» <issue>
?~«{Obs. CNH}» <remarks>
«{Placa}» <plate>
||
# {Destinador}
«{Razão social}» <firm>
«{Licença nº}» <n>
«{Validade da licença}» <future>
?«{Responsável}» <b_name>
>>
T «{Resíduo}» ¦ «{Classe}» ¦ «{Nº ONU}» ¦ «{Quantidade}»
T {Óleo usado|Lodo|Solvente} ¦ {I|II A} ¦ {3082|1993} ¦ <count> t
?«{MOPP|CETPP}» {sim|S} «{certificado}» <n> «{válido até}» <future>
«{Observações}» <remark>
"""

TOWING = """
^ {GUINCHO|PÁTIO|REMOÇÃO} <cityof>
= {Ordem de remoção|Termo de liberação de veículo|Auto de recolhimento de veículo|Recibo de \
guincho|Requerimento de liberação}[ nº <n>]
R «{Veículo}» <car> ¦ «{Placa}» <plate> ¦ «{Chassi}» <chassis> ¦ «{Recolhido em}» <recent> <clock>
R «{Proprietário}» <a_name> ¦ «{CPF}» <a_cpf> ¦ «{Endereço}» <a_address>
# {Condutor no ato|Condutor que retira|Quem retira o veículo|Condutor habilitado apresentado}
R «{Nome}» <name> ¦ «{CPF}» <cpf>
R «{CNH}» <registration> ¦ «{Cat.}» <category> ¦ «{Validade}» <expiry> ¦ «{Órgão emissor}» <agency>
?R «{Nasc.}» <born> ¦ «{Emissão}» <issue> ¦ «{Mãe}» <mother>
T «{Serviço}» ¦ «{Qtde}» ¦ «{Valor}»
T {Remoção|Diárias} ¦ <count> ¦ <money>
T {Multas|Licenciamento} ¦ <count> ¦ <money>
?«{Pagamento}» {à vista|cartão em 10 x sem juros|guia <n>} «{Vencimento}» <recent>
«{Observações|Avarias constatadas}» {pneu careca|sem estepe|riscos na lateral|<remark>}
?{Liberado por}: <person>, {matrícula|mat.} <n>
"""

HEAVY_LOAD = """
?^ {DNIT|DER|CONCESSIONÁRIA <cityof>}
= {Autorização especial de trânsito|AET|Programação de escolta|Plano de viagem|Ficha de carga indivisível}[ nº <n>]
R «{Validade da AET}» <future> ¦ «{Emissão da AET}» <recent> ¦ «{Trajeto}» <town> {a|-} <town>
T «{Função}» ¦ «{Nome}» ¦ «{CPF}» ¦ «{CNH}» ¦ «{Cat.}» ¦ «{Val.}»
T {Motorista do conjunto|Condutor principal} ¦ <name> ¦ <cpf> ¦ <registration> ¦ <category> ¦ <expiry>
T {Escolta 1|Batedor} ¦ <a_name> ¦ <a_cpf> ¦ <a_reg> ¦ <a_cat> ¦ <a_expiry>
?T {Escolta 2|Reserva} ¦ <b_name> ¦ <b_cpf> ¦ <b_reg> ¦ <b_cat> ¦ <b_expiry>
R «{Nascimento do motorista do conjunto|Motorista do conjunto - nasc.}» <born> ¦ «{Emissão da CNH}» <issue> ¦ \
«{UF da CNH}» <uf>
?R «{Obs. da CNH (motorista)}» <remarks>
R «{Cavalo}» <plate> ¦ «{Prancha}» <plate> ¦ «{Peso}» <n> kg ¦ «{Comprimento}» <count> m
?«{Observações}» {trânsito somente diurno|proibido em feriados|batedor obrigatório|<remark>}
?<c_name>
; {Engenheiro responsável|Responsável técnico} - CREA <n>
"""

PAPERS = [TRAVEL_LICENCE, ANIMALS, WASTE, TOWING, HEAVY_LOAD]
