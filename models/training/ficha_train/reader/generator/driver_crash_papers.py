"""Reports of accidents and of the police: two drivers, owners, passengers; the first vehicle's driver is whom the paper is about."""

TWO_DRIVERS = """
?^ {POLÍCIA RODOVIÁRIA FEDERAL|BATALHÃO DE POLÍCIA RODOVIÁRIA|POLÍCIA MILITAR DE <otheruf>|AGENTES DE TRÂNSITO}
= {Boletim de acidente de trânsito|BAT|Declaração de acidente de trânsito - DAT|Boletim de ocorrência de \
trânsito|Registro de sinistro de trânsito}[ nº <dossier>]
R «{Data}» <recent> ¦ «{Hora}» <clock> ¦ «{Local|Via}» <where> ¦ «{Tipo}» {Colisão lateral|Colisão \
frontal|Engavetamento|Capotamento}
# {V1|Veículo 1|Unidade 1|VEÍCULO A} {- {condutor|motorista}|}
R «{Condutor|Nome}» <name> ¦ «CPF» <cpf>
~R «{CNH|Registro|Nº CNH}» <registration> ¦ «{Cat.|Categoria}» <category> ¦ «{Validade|Val.}» <expiry> ¦ \
«{UF|UF CNH}» <uf>
?~R «{Nasc.|Nascimento}» <born> ¦ «{Naturalidade}» <birthplace> ¦ «{1ª hab.}» <first>
?~R «{Filiação|Mãe}» <mother> ¦ «{Emissão CNH}» <issue>
?R «{Obs. CNH|Restrições}» <remarks>
R «{Placa}» <plate> ¦ «{Veículo}» <car> ¦ «{Proprietário}» <c_name> ¦ «{CPF/CNPJ}» <c_cpf>
# {V2|Veículo 2|Unidade 2|VEÍCULO B} {- {condutor|motorista}|}
R «{Condutor|Nome}» <a_name> ¦ «CPF» <a_cpf>
R «{CNH|Registro|Nº CNH}» <a_reg> ¦ «{Cat.|Categoria}» <a_cat> ¦ «{Validade|Val.}» <a_expiry> ¦ «{UF|UF CNH}» <a_uf>
?R «{Nasc.|Nascimento}» <a_born> ¦ «{Naturalidade}» <a_town> ¦ «{1ª hab.}» <a_first>
?R «{Filiação|Mãe}» <a_mother> ¦ «{Emissão CNH}» <a_issue>
?R «{Obs. CNH|Restrições}» <a_remarks>
R «{Placa}» <plate> ¦ «{Veículo}» <car> ¦ «{Proprietário}» <d_name> ¦ «{CPF/CNPJ}» <d_cpf>
# {Narrativa|Histórico|Relato|Dinâmica}
{V1|O veículo 1} {seguia|trafegava} {pela faixa da direita|sentido centro} quando {V2|o veículo 2} \
{freou|invadiu a faixa|não parou}. <sentence>
?«{Observações}» <remark>
?<person>, {matrícula|mat.} <n>
"""

SIDE_BY_SIDE = """
= {DECLARAÇÃO AMIGÁVEL DE ACIDENTE|Acordo entre condutores|Boletim simplificado|Termo de acordo de danos}
; ‹{Data|Ocorrido em}:› <recent> <clock> - ‹{Local}:› <where>
<<
# {VEÍCULO A|Condutor 1|V1}
~«{Condutor|Nome}» <name>
~«CPF» <cpf>
~«{CNH|Registro}» <registration>
~«{Categoria|Cat.}» <category>
~«{Validade|Válida até}» <expiry>
?~«{Nascimento|Nasc.}» <born>
?~«{Emitida em|Emissão}» <issue>
?~«{Endereço}» <address>
«{Placa}» <plate>
?«{Segurado|Proprietário}» <c_name>
?«{Seguradora|Apólice até}» <future>
||
# {VEÍCULO B|Condutor 2|V2}
~«{Condutor|Nome}» <a_name>
~«CPF» <a_cpf>
~«{CNH|Registro}» <a_reg>
~«{Categoria|Cat.}» <a_cat>
~«{Validade|Válida até}» <a_expiry>
?~«{Nascimento|Nasc.}» <a_born>
?~«{Emitida em|Emissão}» <a_issue>
?~«{Endereço}» <a_address>
«{Placa}» <plate>
?«{Segurado|Proprietário}» <d_name>
>>
{Danos|Observações}: {porta dianteira|para-choque|farol|lateral} {amassad<o>|quebrado}. <sentence>
?‹{Testemunha}:› <b_name>, <b_phone>
"""

INVOLVED_TABLE = """
?^ {POLÍCIA CIVIL|SECRETARIA DE SEGURANÇA PÚBLICA|DELEGACIA DE DELITOS DE TRÂNSITO}
= {Boletim de ocorrência|Registro de ocorrência|Relatório de envolvidos|Informação policial}[ nº <n>/<year>]
T «{|Dado}» ¦ «{Envolvido 1 (condutor V1)|Condutor V1|Motorista 1}» ¦ «{Envolvido 2 (condutor V2)|Condutor \
V2|Motorista 2}»
T «Nome» ¦ <name> ¦ <a_name>
~T «CPF» ¦ <cpf> ¦ <a_cpf>
~T «{Nascimento|Data nasc.}» ¦ <born> ¦ <a_born>
~T «{CNH|Habilitação}» ¦ <registration> ¦ <a_reg>
~T «{Categoria}» ¦ <category> ¦ <a_cat>
~T «{Validade}» ¦ <expiry> ¦ <a_expiry>
?~T «{Naturalidade}» ¦ <birthplace> ¦ <a_town>
?~T «{Pai}» ¦ <father> ¦ <a_father>
?~T «{Mãe|Genitora}» ¦ <mother> ¦ <a_mother>
?~T «{Emissão}» ¦ <issue> ¦ <a_issue>
?~T «{Teste de alcoolemia}» ¦ {0,00|negativo} ¦ {recusou|0,12}
# {Histórico|Relato}
{Compareceu|Apresentou-se} nesta unidade <b_name>, {comunicante|vítima}, RG <b_rg>, {nascid{o|a} em|nasc.} \
<b_born>, {relatando|informando} que <sentence>
?{Delegad{o|a}|Escriv{ão|ã}}: <person>
"""

POLICE_PROSE = """
?^ {POLÍCIA MILITAR|GUARDA CIVIL MUNICIPAL|POLÍCIA RODOVIÁRIA ESTADUAL}
= {Relatório de abordagem|Auto de constatação|Termo circunstanciado|Parte de ocorrência|Auto de recolhimento}
{Em|No dia} <recent>, às <clock>, {na|no} <where>, {esta guarnição abordou|foi abordado} o veículo <car>, placa \
<plate>, {de propriedade de|pertencente a} <b_name>, CPF <b_cpf>, \
{conduzido por|dirigido por} <name>, {brasileir<o>, |}{nascid<o> em|nascid<o> aos} <born>, {natural de \
<birthplace>, |}filh<o> de <deparents>, ‹RG› <rg>, ‹CPF› <cpf>, \
{que apresentou|portando|exibiu} ‹CNH {nº|registro}› <registration>, {categoria|cat.} <category>, {expedida \
pelo <agency> em <issue>|emitida em <issue>}, {validade|com validade até|vencida em} <expiry>{, com a restrição \
<remarks>|}.
?‹{Acompanhavam-no|Passageiros}:› <c_name>, nasc. <c_born>, RG <c_rg>; <d_name>, nasc. <d_born>.
?{O veículo foi entregue a|Liberado ao condutor habilitado} <e_name>, CNH <e_reg>, categoria <e_cat>, {válida \
até|validade} <e_expiry>.
$ 3
?‹{Observações}:› <remark>
<person>
; {Sd PM|Cb PM|Sgt|Agente} - {RE|matrícula} <n>
"""

INSURER_REPORT = """
?^ <firm>
= {Relatório de regulação de sinistro|Sindicância de sinistro|Entrevista com condutor|Termo de declaração do \
condutor}[ <n>]
R «{Segurado|Estipulante}» <a_name> ¦ «{CPF/CNPJ}» <a_cpf> ¦ «{Apólice}» <long> ¦ «{Vigência até}» <future>
R «{Terceiro|Condutor terceiro}» <b_name> ¦ «{CNH}» <b_reg> ¦ «{Validade}» <b_expiry> ¦ «{Placa}» <plate>
# {Condutor do veículo segurado|Condutor no momento do evento|Declarante}
R «{Nome}» <name> ¦ «{CPF}» <cpf> ¦ «{Nasc.}» <born>
~R «{CNH}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade}» <expiry> ¦ «{Emissão}» <issue>
?~R «{Relação com o segurado}» {filho|funcionário|cônjuge} ¦ «{Natural de}» <birthplace>
?R «{Restrições da CNH}» <remarks> ¦ «{Uso de óculos no momento}» <yesno>
{Perguntado|Questionado}, {declarou|respondeu} que {saiu de casa|voltava do trabalho} às <clock> {e|quando} \
<sentence>
?«{Observações|Parecer}» <remark>
<cityof>, <today>
<<
<name>
; {Declarante}
||
<c_name>
; {Sindicante|Regulador}
>>
"""

PAPERS = [TWO_DRIVERS, SIDE_BY_SIDE, INVOLVED_TABLE, POLICE_PROSE, INSURER_REPORT]
