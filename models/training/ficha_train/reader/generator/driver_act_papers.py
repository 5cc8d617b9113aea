"""Ordinances, gazette notices and official letters that tell a driver's data in one long sentence."""

ORDINANCE = """
?^ {PREFEITURA MUNICIPAL DE <cityof>|GABINETE DO PREFEITO|ESTADO DE <otheruf>|CÂMARA MUNICIPAL DE \
<cityof>|AUTARQUIA MUNICIPAL DE TRÂNSITO}
= {Portaria|PORTARIA|Ato|Decreto|Resolução}[ {GP|RH|DG|SEMAD}] nº <n>{, de <recent>|/<year>}
?> {Autoriza servidor a conduzir veículo oficial|Dispõe sobre condução de veículos oficiais|Concede autorização \
e dá outras providências}.
{O Prefeito Municipal|A Secretária de Administração|O Diretor-Geral|O Presidente da Câmara}, <a_name>, no uso \
de {suas atribuições legais|\
suas atribuições}{, e considerando o processo nº <dossier>|}, {RESOLVE|resolve|R E S O L V E}:
{Art. 1º|Artigo 1º -|Art. 1.º} {Fica autorizad<o>|Autorizar|Fica designad<o>} {<o> servidor{|a}|o(a) \
servidor(a)|} <name>, {matrícula|matr.} <n>, \
{ocupante do cargo de <trade>, |}{nascid<o> em <born>, |}‹CPF nº› <cpf>, \
{portador da|titular da|habilitad<o> pela} {‹CNH nº›|‹CNH registro nº›|‹Carteira Nacional de Habilitação nº›} \
<registration>, \
{categoria|cat.} <category>, {expedida {pelo|por} <agency> em <issue>|emitida em <issue>}, {com validade \
até|válida até} <expiry>{, na qual consta \
"<remarks>"|}, a conduzir {veículos oficiais|os veículos da frota} {da Secretaria de Saúde|deste Município|de \
placas <plate>}.
?{Art. 2º|Artigo 2º -|Parágrafo único.} {Esta autorização|A presente} {vigora até|tem validade até|vence em} \
<future>{, podendo ser prorrogada|}.
?{Art. 2º|Art. 3º} {Revoga-se|Fica revogada} a Portaria nº <n>, de <past>, {que autorizava|relativa a} \
<b_name>, CNH nº <b_reg>, {válida até|validade} <b_expiry>.
$ 2
{Registre-se, publique-se e cumpra-se.|Publique-se.|Esta portaria entra em vigor na data de sua publicação.}
<town>, <today>.
<a_name>
; {Prefeito Municipal|Secretária de Administração|Diretor-Geral}
"""

GAZETTE = """
; {DIÁRIO OFICIAL|Diário Oficial do Município|DIÁRIO ELETRÔNICO} - {edição|ano} <n> - <recent> - {página|pág.} \
<count>
?{Extrato|EXTRATO} {de contrato|de termo aditivo} nº <n>: {contratada|empresa} <firm>, CNPJ <cnpj>, valor \
<money>, vigência até <future>.
= {EDITAL DE NOTIFICAÇÃO|EDITAL DE INTIMAÇÃO|PENALIDADE DE SUSPENSÃO DO DIREITO DE DIRIGIR|ATO DE CASSAÇÃO DE \
CNH|NOTIFICAÇÃO POR EDITAL}[ Nº <n>]
{O Diretor do|A Presidente do|O Superintendente do} <agency>, {no uso de suas atribuições|com fundamento nos \
arts. 256 e 261 do CTB}, \
{NOTIFICA|intima|faz saber a} <name>, {inscrit<o> no |}‹CPF› {sob o nº |}<cpf>, {nascid<o> {a|em}|com \
nascimento em} <born>, \
{filh<o> de <deparents>, |}{detentor{|a} do|titular do} {‹registro nº›|‹prontuário›|‹registro de CNH n.º›} \
<registration>, {categoria|na categoria} <category>, \
{cuja validade expira em|com vencimento em|válida até} <expiry>, de que {foi instaurado|foi aplicada, \
no|tramita o} processo nº <dossier>, \
{em razão da infração cometida em <past>|por soma de pontos|AIT <long>}, {com prazo de defesa até|podendo \
recorrer até} <future>.
?‹{Outros notificados|Na mesma data foram notificados}:› <a_name>, CPF <a_cpf>, CNH <a_reg>, processo <dossier>; \
<b_name>, CPF <b_cpf>, CNH <b_reg>.
?‹{Endereço para defesa|Local de entrega da CNH}:› <where>.
<cityof>, <today>. <person>, {Diretor de Habilitação|autoridade de trânsito}.
?; {Documento assinado digitalmente|Autenticidade em} <link> {código|} <key>
"""

DESIGNATION = """
?^ {UNIVERSIDADE FEDERAL|INSTITUTO FEDERAL|MINISTÉRIO DA SAÚDE|TRIBUNAL REGIONAL DO TRABALHO|FUNDO MUNICIPAL DE \
SAÚDE}
= {BOLETIM DE SERVIÇO|Boletim interno|Boletim de pessoal}[ nº <n>, de <recent>]
{O Pró-Reitor de Administração|A Diretora de Logística|O Superintendente} {torna pública|publica} a \
{autorização|relação} para {dirigir veículo oficial|condução de viatura}, \
nos termos da Lei nº 9.327, de {9 de dezembro de 1996|1996}:
{I -|1.|a)} {Servidor|Autorizad<o>|Nome}: <name>; {‹SIAPE›|‹matrícula›} <n>; ‹CPF› <cpf>; ‹nascimento› <born>; \
‹{CNH|habilitação}› <registration>; \
‹{categoria|cat.}› <category>; ‹{emissão|expedição}› <issue>; ‹{validade|vencimento}› <expiry>; ‹{UF|órgão}› <uf>;
?‹{filiação|pais}:› <parents>; ‹{naturalidade|natural de}:› <birthplace>.
?{II -|2.|b)} ‹{Fiscal do contrato|Chefia imediata}:› <a_name>; SIAPE <n>; CPF <a_cpf>; nascimento <a_born>.
?{III -|3.|c)} ‹{Revogada a autorização de|Excluído}:› <b_name>; CNH <b_reg>; categoria <b_cat>; validade \
<b_expiry>.
{A autorização|Esta autorização} {perde efeito|cessa} {no vencimento da habilitação|em <future>|com a exoneração}.
$ 3
<person>
"""

MEMO = """
?^ {SECRETARIA MUNICIPAL DE EDUCAÇÃO|CORPO DE BOMBEIROS|COMPANHIA DE SANEAMENTO|DEPARTAMENTO DE FROTA}
= {Memorando|MEMO|Comunicação interna|CI|Ofício}[ nº <n>]/<year>
{Ao|À|Para}: {Setor de Transportes|Divisão de Frota|Chefe do Almoxarifado|Departamento Pessoal}
‹{De|Da|Do}:› <person>
{Assunto|Ref.}: {condutor de viatura|inclusão de motorista|atualização de habilitação|motorista cedido}
{Senhor Chefe|Prezado|Sra. Diretora}, {informo|encaminho|comunico} que {<o> colaborador{|a}|<o> motorista|<o> \
servidor{|a}} <name> \
{‹(CPF›|‹(cpf nº›} <cpf>{, ‹nasc.› <born>|}) {renovou|apresentou|atualizou} {a sua|sua} \
{CNH|habilitação|carteira}, {que recebeu o|de|sob} {‹nº›|‹registro›|‹número de registro›} <registration>, \
{mantida a categoria|categoria|letra} <category>, {tendo sido emitida em|com emissão em|expedida em} <issue>{, \
em <place>,|} e {vencendo em|com vencimento para|validade} <expiry>.
?{A carteira anterior|O documento substituído}, nº <oldreg>, {venceu|vencera} em <oldexpiry>.
?{Constam|Há} {as observações|no campo de observações} "<remarks>".
?{Na ausência dele|Em suas férias}, {responderá|conduzirá} <a_name>, CPF <a_cpf>, CNH <a_reg>, {categoria|cat.} \
<a_cat>, {válida até|val.} <a_expiry>.
?{O veículo|A viatura} <plate> {tem seguro até|foi licenciada até} <future>.
{Atenciosamente|Respeitosamente},
<b_name>
; {Chefe de Divisão|Coordenadora} - {matr.|mat.} <n>
"""

FINDING = """
?^ {MINISTÉRIO PÚBLICO DO TRABALHO|CONSELHO ESTADUAL DE TRÂNSITO|JARI - JUNTA ADMINISTRATIVA|CÂMARA DE RECURSOS}
= {Parecer|Acórdão|Decisão|Julgamento de recurso|Despacho}[ nº <n>]
R «{Recorrente|Interessado}» <name> ¦ «{Processo|Recurso nº}» <dossier> ¦ «{Relator|Relatora}» <a_name>
{Trata-se|Cuida-se} de {recurso|pedido} {interposto|formulado} por <name>, {qualificad<o> nos autos, \
|}{‹portador da CNH nº›|‹CNH›|‹registro›} <registration>, \
{categoria "<category>"|categoria <category>}, {‹inscrito no CPF sob o nº›|‹CPF›} <cpf>, {nascid<o> em <born>, \
natural de <birthplace>|natural de <birthplace>, nascid<o> em <born>}, \
{contra|em face da} penalidade imposta {pelo|por} <agency>, AIT <long>, de <past>.
?{Alega|Sustenta|Aduz} que, {na data dos fatos|naquele dia}, {quem conduzia|o veículo era dirigido por} \
<b_name>, CPF <b_cpf>, CNH <b_reg>.
{Juntou|Anexou|Apresentou} {cópia da habilitação|cópia da CNH}, {emitida em <issue>|expedida em <issue>, em \
<place>}, {válida até|com prazo até} <expiry>{, primeira habilitação em <first>|}.
$ 4
{VOTO|Voto|Decisão}: {conheço do recurso e nego provimento|pelo provimento|pelo indeferimento}{, prazo até \
<future>|}. {É como voto.|}
<cityof>, <today>. <a_name>, {relator|conselheira}.
"""

LOAN_ACT = """
?^ {ASSOCIAÇÃO DE MORADORES DE <cityof>|PREFEITURA DE <cityof>|COOPERATIVA DE TRANSPORTES}
= {TERMO DE AUTORIZAÇÃO DE USO|Termo de cessão|Autorização de viagem|TERMO DE COMPROMISSO DO CONDUTOR}
{Aos|Em} <recent>, {o município|a entidade}, {por seu representante|representada por} <a_name>, {CPF nº|CPF} \
<a_cpf>, RG <a_rg>, AUTORIZA \
{<o> sr{|a}.|} <name>, <marital>, <trade>, {natural de|nascid<o> em} <borncity>, {‹UF›|Estado de} <bornuf>, \
{em|aos} <born>, ‹RG› <rg>, ‹CPF› <cpf>, \
‹CNH› <registration>{/<uf>|}, ‹{categoria|cat.}› <category>, ‹{1ª habilitação|habilitado em}› <first>, \
‹{emissão|expedida em}› <issue>, ‹{validade|vencimento}› <expiry>, \
residente {na|à} <address>, a utilizar o veículo <car>, placa <plate>, {no dia <recent>|de <recent> a \
<future>}, {com destino a|para} <town>.
?‹{Acompanham|Passageiros}:› <b_name>, RG <b_rg>, nasc. <b_born>; <c_name>, RG <c_rg>, nasc. <c_born>.
$ 3
<<
<name>
; {Condutor|Autorizado}
||
<a_name>
; {Presidente|Autoridade}
>>
"""

PAPERS = [ORDINANCE, GAZETTE, DESIGNATION, MEMO, FINDING, LOAN_ACT]
