"""Papers of insurers, rental firms and accidents: who pays, who owns and who drives are different people."""

PROPOSAL = """
?^ <firm>
= {Proposta|Cotação|Apólice|Endosso} de seguro {auto|automóvel|de automóvel|de frota|auto individual}[ nº <n>]
R «{Proposta|Apólice|Nº}» <long> ¦ «{Emissão|Data de emissão|Emitida em}» <recent> ¦ «{Vigência|Início}» <recent> \
¦ «{Fim|Até|Validade}» <future>
?R «{Corretor|Corretora}» <person> ¦ «{SUSEP|Registro}» <n> ¦ «{Comissão}» <count> %
# {Segurado|Proponente|Dados do segurado|Tomador}
R «Nome» <a_name> ¦ «{CPF|CPF/CNPJ}» <a_cpf> ¦ «{Nascimento|Data nasc.}» <a_born>
?R «{Estado civil}» <marital> ¦ «{RG|Identidade}» <a_rg> ¦ «{Expedição|Data exp.}» <past> ¦ \
«{Profissão|Ocupação}» <a_trade>
?R «{Endereço de pernoite|Endereço}» <a_address> ¦ «{E-mail}» <mail>
# {Principal condutor|Condutor principal|Perfil do condutor|Questionário - principal condutor}
?R «{Relação com o segurado|Parentesco|O condutor é}» {Cônjuge|Filho|Filha|Funcionário|Outros|O próprio não}
R «{Nome|Nome do condutor|Condutor}» <name> ¦ «CPF» <cpf> ¦ «{Nascimento|Data de nascimento}» <born>
~R «{CNH|Nº da CNH|Registro da CNH}» <registration> ¦ «{Categoria|Cat.}» <category> ¦ «{Validade|Vencimento}» \
<expiry> ¦ «{1ª habilitação|Tempo de \
habilitação}» <first>
?~R «{Emissão da CNH|Expedida em}» <issue> ¦ «{UF|UF da CNH}» <uf> ¦ «{Restrições|Observações da CNH}» <remarks>
?# {Demais condutores|Condutores eventuais|Residentes entre 18 e 25 anos}
T «Nome» ¦ «{Nasc.|Nascimento}» ¦ «CPF» ¦ «{CNH|Possui CNH}»
T <b_name> ¦ <b_born> ¦ <b_cpf> ¦ <yesno>
T <c_name> ¦ <c_born> ¦ <c_cpf> ¦ <c_reg>
?# {Veículo|Bem segurado}
R «{Modelo|Veículo}» <car> ¦ «Placa» <plate> ¦ «Chassi» <chassis> ¦ «{Classe de bônus|Bônus}» <count> ¦ \
«{Categoria|Categoria tarifária}» <othercat>
?# {Prêmio|Pagamento|Forma de pagamento}
?T «{Líquido|Prêmio líquido}» ¦ «IOF» ¦ «{Total|Prêmio total}» ¦ «{Parcelas|Forma}» ¦ «{1º vencimento|Vencimento}»
T <money> ¦ <money> ¦ <money> ¦ {10 x sem juros|4 x cartão|1+9|12 x débito em conta|à vista} ¦ <recent>
?R «{Observações|Observação}» <remark>
$ 3
"""

POLICY_LETTER = """
?> <town>, <today>
{Prezad{o|a}|Car{o|a}} <a_name>,
{Informamos|Comunicamos|Confirmamos} que[, a seu pedido,] {incluímos|passa a constar|foi alterado} {em|na} {sua \
apólice|apólice} nº <long>, \
com vigência {até|que termina em} <future>, {o principal condutor|o condutor}:
<name>[, <a_bond> do segurado], {nascid<o> em|nascimento} <born>, CPF <cpf>, {CNH|habilitação} <registration>, \
{categoria|cat.} <category>, \
{com vencimento em|válida até|validade} <expiry>[, primeira habilitação em <first>].
?{Antes|Até aqui} constava {como condutor|} <b_name>, CPF <b_cpf>, CNH <b_reg>, {válida até|validade} <b_expiry>.
O {prêmio|valor} {adicional|complementar} é de <money>, em {3 x sem juros|parcela única|4 x de <money>}.
$ 2
{Atenciosamente|Cordialmente},
<person>
; <firm>
"""

RENTAL = """
?^ <firm>
; {CNPJ|CNPJ/MF} <cnpj> - <where> - {Tel.|Fone} <tel>
= {Contrato de locação|Rental agreement / Contrato de locação|Contrato de aluguel de veículo|Contrato de \
retirada}[ <n>]
<<
# {Locatário|Cliente|Renter}
«Nome» <a_name>
«{CPF|CPF/CNPJ}» <a_cpf>
?«{Endereço|Address}» <a_address>
?«{Nascimento|Date of birth}» <a_born>
?«{Cartão|Forma de pagamento}» {Crédito 10x sem juros|Pré-autorização|Faturado|Voucher}
||
# {Condutor|Condutor autorizado|Motorista|Driver}
«Nome» <name>
~«CPF» <cpf>
~«{CNH|Driver licence|Habilitação}» <registration>
~«{Categoria|Class}» <category>
~«{Validade|Expires|Vencimento}» <expiry>
?~«{Emissão|Issued}» <issue>
?~«{Emitida em|Local|UF}» <uf>
?~«{Nascimento|Date of birth}» <born>
>>
R «{Retirada|Saída|Check-out}» <recent> <clock> ¦ «{Devolução|Retorno|Check-in}» <recent> <clock> ¦ \
«{Diárias|Dias}» <count> ¦ «{Loja|Local}» <town>
?R «{Grupo|Categoria}» {B - Econômico|C|SUV|E - Sedan|Executivo} ¦ «Veículo» <car> ¦ «Placa» <plate> ¦ «{Km \
saída|Km}» <n> ¦ «{Combustível}» 8/8
T «{Descrição|Item}» ¦ «{Qtd|Quant.}» ¦ «{Valor|Unitário}» ¦ «Total»
T {Diária|Proteção básica|Lavagem} ¦ <count> ¦ <money> ¦ <money>
T {Condutor adicional|Taxa de retorno|Cadeirinha} ¦ 1 ¦ <money> ¦ <money>
?«{Obs.|Observações|Avarias}» <remark>
?{Condutor adicional|Additional driver}: <b_name>, CPF <b_cpf>, CNH <b_reg> {val.|até} <b_expiry>
$ 3
?; {Atendente|Agente}: <person>
"""

ACCIDENT = """
?^ {POLÍCIA RODOVIÁRIA FEDERAL|POLÍCIA MILITAR|POLÍCIA CIVIL DO ESTADO|GUARDA MUNICIPAL|BATALHÃO DE TRÂNSITO}
= {Boletim de {ocorrência|acidente de trânsito}|Declaração de acidente|Aviso de sinistro}[ nº <dossier>]
R «{Data do fato|Data|Ocorrido em}» <recent> ¦ «Hora» <clock> ¦ «{Local|Local do fato}» <where>
?R «{Registrado em|Lavrado em}» <recent> ¦ «{Unidade|Delegacia}» <cityof> ¦ «{Natureza|Tipo}» {Colisão \
traseira|Abalroamento|Saída de pista|Choque}
# {V1|Veículo 1|Unidade 1} - {veículo|dados}
R «Placa» <plate> ¦ «{Marca/modelo|Modelo}» <car> ¦ «{Proprietário}» <a_name> ¦ «{CPF/CNPJ}» <a_cpf> ¦ \
«{Seguradora}» <firm>
# {V1 - condutor|Condutor|Motorista do veículo 1|Envolvido 1 - condutor}
R «Nome» <name> ¦ «CPF» <cpf> ¦ «{Data nasc.|Nascimento}» <born>
~R «{CNH|Registro}» <registration> ¦ «{Cat.|Categoria}» <category> ¦ «{Validade|Venc.}» <expiry> ¦ «{UF|UF CNH}» \
<uf> ¦ «{1ª hab.|1ª habilitação}» <first>
?~R «{Mãe|Nome da mãe}» <mother> ¦ «{Naturalidade|Natural de}» <birthplace>
?~R «{Endereço}» <address> ¦ «{Telefone}» <phone> ¦ «{Etilômetro|Teste de alcoolemia}» {0,00 mg/L|recusou|negativo}
# {Testemunhas|Testemunha|Passageiros|Vítimas|Pedestre}
R «Nome» <b_name> ¦ «{CPF|RG}» <b_cpf> ¦ «{Nascimento|Idade}» <b_born> ¦ «{Fone}» <b_phone>
?R «Nome» <c_name> ¦ «{CPF|RG}» <c_rg> ¦ «{Mãe}» <c_mother> ¦ «{Condição}» {leve|ileso|socorrido}
# {Histórico|Relato|Narrativa|Descrição}
{Segundo|Conforme relato de} <b_name>, o veículo {vinha|trafegava} pela {via|rodovia} quando {perdeu o \
controle|foi atingido|colidiu}. <sentence>
?«{Observações|Obs.}» <remark>
?{Agente|Escrivão|Policial}: <person>, {matrícula|mat.} <n>
"""

CLAIM_FORM = """
?> {Sinistro nº|Nº do sinistro} <n>
= {Aviso de sinistro|Comunicado de sinistro|Formulário de ocorrência}
{1.|1)} {Quem é o segurado?|Segurado:} <a_name>, {CPF|documento} <a_cpf>
{2.|2)} {Quem conduzia o veículo?|Quem dirigia?|Condutor no momento:} <name>
{3.|3)} {CPF do condutor:|CPF de quem dirigia?} <cpf> {Nascimento|Nasc.|nascido em}: <born>
{4.|4)} {CNH nº|Habilitação:|Número da carteira?} <registration> {Categoria:|cat.} <category> {Validade:|válida \
até} <expiry>
?{5.|5)} {Emitida em|Quando e onde foi emitida?} <issue>[ - <place>]
?{6.|6)} {Restrições na CNH?|Há observações na carteira?} <remarks>
{7.|7)} {Quando ocorreu?|Data e hora:} <recent>, <clock>
?{8.|8)} {Terceiro envolvido?|Dados do terceiro:} <b_name>, CPF <b_cpf>, {CNH|habilitação} <b_reg>, \
{val.|vencimento} <b_expiry>, placa <plate>
?{9.|9)} {Testemunhas?|Quem presenciou?} <c_name>, {tel.|fone} <c_phone>
{10.|10)} {Observações|Algo mais?} <remark>
?<town>, <today>
?<a_name>
"""

ADDITIONAL_DRIVERS = """
= {Inclusão de condutor|Termo de condutor adicional|Autorização para dirigir}
{Eu|Declaro que eu}, <a_name>, {CPF|inscrito no CPF sob nº} <a_cpf>, {RG} <a_rg>, nascid{o|a} em <a_born>, \
{filh{o|a} de <a_mother>|residente na <a_address>}, \
{titular do|responsável pelo} contrato nº <n>, {autorizo|incluo|nomeio} {como condutor|como motorista|a dirigir o \
veículo} <plate>:
R «{Condutor autorizado|Nome do condutor|Autorizado}» <name>
R «{Doc. CPF|CPF}» <cpf> ¦ «{Nasc.|Nascimento}» <born> ¦ «{Nacional de|Nacionalidade}» <nationality>
R «{CNH|CNH nº|Permissão/CNH}» <registration> ¦ «{Cat|Categoria}» <category> ¦ «{Exp.|Expedição}» <issue> ¦ \
«{Val.|Validade}» <expiry>
?R «{Filiação}» <stack> ¦ «{Natural de|Naturalidade}» <birthplace>
?R «{Anotações da CNH|Observações da CNH}» <remarks>
{Esta autorização|O presente} {vale|tem validade|é válida} {até|pelo período de <recent> a} <future>.
<town>, <today>
<a_name>
?{Testemunhas:|} <b_name>, CPF <b_cpf>; <c_name>, CPF <c_cpf>
"""

PAPERS = [PROPOSAL, POLICY_LETTER, RENTAL, ACCIDENT, CLAIM_FORM, ADDITIONAL_DRIVERS]
