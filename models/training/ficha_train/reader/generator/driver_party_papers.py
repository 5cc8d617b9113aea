"""Deeds and declarations in which grantor, attorney, driver and witnesses are all described in full."""

ATTORNEY_OTHER = """
= {PROCURAÇÃO|Procuração particular|Instrumento de mandato|Procuração para condução de veículo|Procuração ad \
negotia}
‹{OUTORGANTE|Outorgante|Mandante}:› <a_name>, {brasileir{o|a}|de nacionalidade brasileira}, <a_marital>, \
<a_trade>, nascid{o|a} em <a_born>, {em|natural de} <a_town>, filh{o|a} de <a_parents>, \
‹RG nº› <a_rg>, ‹CPF nº› <a_cpf>{, CNH nº <a_reg>, categoria <a_cat>, válida até <a_expiry>|}, {residente e \
domiciliad{o|a}|com endereço} na <a_address>.
?‹{OUTORGADO|Outorgado|Procurador}:› <b_name>, <b_marital>, <b_trade>, nascid{o|a} em <b_born>, filh{o|a} de \
<b_parents>, ‹RG› <b_rg>, ‹CPF› <b_cpf>, {residente|estabelecid{o|a}} na <b_address>.
‹{CONDUTOR AUTORIZADO|Condutor|MOTORISTA|Pessoa que conduzirá o veículo}:› <name>, <nationality>, <marital>, \
<trade>, nascid<o> {em|a} <born>, {em|natural de} <birthplace>, \
filh<o> de <deparents>, ‹{RG nº|RG|identidade}› <rg>, ‹{CPF nº|CPF}› <cpf>, ‹{CNH nº|Carteira de \
Habilitação|CNH}› <registration>, {categoria|cat.} <category>, \
{expedida|emitida} em <issue> {pelo|por} <agency>, {válida até|com validade até|validade} <expiry>{, com a \
observação <remarks>|}, residente na <address>.
{PODERES|Poderes|Fins}: {dirigir|conduzir} em território nacional {e no exterior|e países do Mercosul|} o \
veículo <car>, placa <plate>, {chassi|renavam} <long>, {até <future>|por 90 dias|enquanto vigente}.
$ 3
<town>, <today>
<a_name>
?; ‹{Testemunhas}:› <c_name>, CPF <c_cpf>; <d_name>, CPF <d_cpf>
"""

SALE = """
= {CONTRATO DE COMPRA E VENDA DE VEÍCULO|Recibo de venda|Termo de transferência de responsabilidade|Declaração \
de venda de veículo}
‹{VENDEDOR|Vendedor|Alienante}:› <a_name>, <a_marital>, CPF <a_cpf>, RG <a_rg>, {nascid{o|a} em <a_born>, \
|}residente na <a_address>.
‹{COMPRADOR|Adquirente|Comprador}{ e condutor|}:› <name>, <marital>, <trade>, {portador{|a} da \
‹CNH›|‹habilitação›|‹CNH nº›} <registration>, {categoria <category>|"<category>"}, \
{vencimento|válida até|com validade em} <expiry>, {emitida em <issue>, |}‹CPF› <cpf>, {nascid<o> em|nascimento} \
<born>, filh<o> de <parents>, residente na <address>.
‹{OBJETO|Veículo}:› <car>, {ano|fab.} <year>, placa <plate>, RENAVAM <long>, chassi <chassis>.
‹{Preço|Valor}:› <money>, {à vista|em 10 x|financiado}, {entregue|com entrega} em <recent>. {A partir desta \
data|Desde as <clock> de <recent>}, {o comprador responde pelas infrações|as multas são do adquirente}.
$ 4
<cityof>, <today>
<<
<a_name>
||
<name>
>>
?{Testemunhas:|} <b_name>, RG <b_rg> / <c_name>, RG <c_rg>
"""

AFFIDAVIT = """
= {DECLARAÇÃO|Declaração de {residência|vínculo|autoria de infração|dependência}|ATESTADO|DECLARAÇÃO PARA FINS \
DE PROVA}
?{A QUEM POSSA INTERESSAR|A quem interessar possa|Ao Setor de Multas}
{Eu|EU}, <a_name>, nascid{o|a} em <a_born>, filh{o|a} de <a_mother>, ‹CPF› <a_cpf>, ‹RG› <a_rg>, {CNH <a_reg>, \
|}{DECLARO|declaro}, {para os devidos fins|sob as penas do art. 299 do Código Penal}, que \
<name>, {{meu|minha} <a_bond>|que trabalha comigo|meu inquilino}, {nascid<o> em|nasc.} <born>, {natural de \
<birthplace>, |}filh<o> de <deparents>, \
{inscrit<o> no|com} ‹CPF nº› <cpf>, {habilitad<o>|motorista habilitad<o>} {desde <first>|há anos}, {com \
‹CNH›|‹registro nº›|‹carteira de motorista›} <registration>, {categoria|na cat.} <category>, {emitida em \
<issue>|com emissão <issue>} \
e {com validade|válida} até <expiry>, {{reside em|mora na} <address>|{conduzia|dirigia|estava com} meu veículo, \
<plate>, em <recent>}.
?{Declaro ainda|Outrossim}, que {o documento|a habilitação} {foi expedid{o|a} em|é de} <place>{ e|,} \
{registra|traz} "<remarks>".
$ 3
{Por ser verdade, firmo a presente.|Nada mais a declarar.|É verdade e dou fé.}
<town>, <today>
<a_name>
?; {Reconheço a firma|Reconhecida por autenticidade} de <a_name>. <person>, {escrevente|tabeliã}
"""

MINUTES = """
?^ {COOPERATIVA DOS TRANSPORTADORES|ASSOCIAÇÃO DE TAXISTAS|SINDICATO DOS MOTORISTAS} DE <cityof>
= {ATA DE ASSEMBLEIA|Ata de reunião|Termo de admissão de cooperado|Ata da comissão de sindicância}[ nº <n>]
{Aos|Em} <recent>, {às <clock>|pela manhã}, {presentes|reunidos} {o presidente|a diretora} <a_name> (CPF \
<a_cpf>) e o secretário <b_name> (CPF <b_cpf>), {foi admitid<o>|aprovou-se o ingresso de|ouviu-se} \
<name>, <nationality>, <marital>, {motorista|<trade>}, nascid<o> em <born>{ em|, na cidade de} <birthplace>, \
filh<o> de <parents>, ‹CPF› <cpf>, ‹RG› <rg>, \
‹{carteira nacional de habilitação|CNH|habilitação}› <registration>, ‹categoria› <category>, {expedida em \
<issue>|emissão <issue>}, {com vencimento em|válida até} <expiry>.
?{Indicado por|Apresentado por} <c_name>, {cooperado|sócio} nº <n>, CNH <c_reg>, {categoria|cat.} <c_cat>, \
{validade|val.} <c_expiry>.
$ 5
{Nada mais havendo|Encerrada a reunião}, {lavrou-se|lavrei} a presente, {que vai assinada|assinada por todos}.
<a_name>
<name>
"""

QUALIFIED_LIST = """
= {Qualificação|Partes e procuradores|Preâmbulo|Instrumento particular}[ - {aditivo|contrato} <n>]
{1.|I -|a)} ‹{LOCADOR|PROMITENTE|CEDENTE}:› <firm>, {pessoa jurídica,|} ‹CNPJ› <cnpj>, {com sede na|sediada na} \
<where>, {representada por|neste ato por} {seu sócio|sua diretora|seu procurador} <a_name>, <a_marital>, \
<a_trade>, ‹CPF› <a_cpf>, ‹RG› <a_rg>.
{2.|II -|b)} ‹{LOCATÁRIO|PROMISSÁRIO|CESSIONÁRIO}:› <b_name>, <b_marital>, nascid{o|a} em <b_born>, filh{o|a} de \
<b_parents>, ‹CPF› <b_cpf>, ‹RG› <b_rg>, {residente na|domiciliad{o|a} na} <b_address>.
{3.|III -|c)} ‹{CONDUTOR|MOTORISTA INDICADO|INTERVENIENTE CONDUTOR}:› <name>, <marital>, nascid<o> em <born>, \
{natural de <birthplace>,|} filh<o> de <deparents>, ‹CPF› <cpf>, ‹RG› <rg>, ‹CNH› <registration>, ‹cat.› \
<category>, ‹{val.|validade}› <expiry>{, ‹{em.|emissão}› <issue>|}.
?{4.|IV -|d)} ‹{FIADOR|AVALISTA|ANUENTE}:› <c_name>, <c_marital>, ‹CPF› <c_cpf>, ‹RG› <c_rg>, nascid{o|a} em \
<c_born>.
{Têm entre si|As partes} {justo e contratado|ajustam} {o que segue|as cláusulas abaixo}: <sentence> <sentence>
{Prazo|Vigência}: de <recent> a <future>. ‹{Valor|Aluguel}:› <money>.
$ 3
<town>, <today>.
"""

MINOR_TRIP = """
= {AUTORIZAÇÃO DE VIAGEM|Autorização para conduzir menor|Autorização de transporte escolar|Termo de autorização \
dos pais}
{Eu|Nós}, <a_name>, CPF <a_cpf>, {e <b_name>, CPF <b_cpf>, |}{pais|responsáveis} {de|pelo menor} <c_name>, \
nascid{o|a} em <past>, RG <c_rg>, filh{o|a} de <a_name>, \
{AUTORIZAMOS|autorizo} {a viajar com|o transporte por} <name>, {motorista|condutor{|a}}, ‹CPF› <cpf>, \
‹{nascimento|nasc.}› <born>, {filh<o> de <mother>, |}‹{CNH|habilitação}› <registration>, ‹{categoria|cat.}› \
<category>, \
{que vence em|válida até} <expiry>{, emitida em <issue>|}{, curso de transporte escolar válido até <future>|}, \
{no veículo|na van} <plate>, de <town> {a|para} <town>, {em|de} <recent>{ a <recent>|}.
?‹{Observações da habilitação|Restrições na CNH}:› <remarks>.
?{Observações|Recomendações}: {alergia a amendoim|usar cinto|ligar ao chegar|criança enjoa em viagem}.
<cityof>, <today>
<a_name>
?<b_name>
; {Firma reconhecida|Selo} <n>
"""

PAPERS = [ATTORNEY_OTHER, SALE, AFFIDAVIT, MINUTES, QUALIFIED_LIST, MINOR_TRIP]
