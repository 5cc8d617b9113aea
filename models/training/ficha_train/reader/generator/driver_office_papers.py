"""Papers of traffic offices: register print-outs, applications, notices, permits and certificates."""

REGISTER_PRINT = """
?; {SERPRO|PRODEMGE|PROCERGS|CELEPAR|PRODESP} - {TERMINAL|SESSAO|TRANSACAO} <n> <recent> <clock>
{RENACH|BINCO|BASE INDICE NACIONAL|PRONTUARIO} {-|:} {CONSULTA|EXTRATO} {CONDUTOR|POR CPF|POR REGISTRO} {<n>|}
‹NOME› <name> ‹SEXO› {M|F}
~‹CPF› <cpf> ‹{DT NASC|NASC|DATA NASC}› <born>
~‹{IDENT|DOC IDENT|RG}› <rgonly> ‹{ORG EXP|EMISSOR}› <rgissuer>
~‹{NATURALIDADE|LOCAL NASC|COD MUN NASC}› <borncity> ‹UF› <bornuf> ‹{NACIONALIDADE|NACION}› {1 - |}<nationality>
~‹{NOME PAI|PAI}› <father>
~‹{NOME MAE|MAE}› <mother>
~‹{REGISTRO|NUM REGISTRO|N REGISTRO}› <registration> ‹{PGU|RENACH|FORM RENACH}› <renach> ‹{ESPELHO|NUM \
CNH|CEDULA}› <mirror>
~‹{CATEGORIA|CAT ATUAL|CATEG}› <category> ‹{PRIM HABIL|DT 1 HABIL|1A HAB}› <first> ‹{VALIDADE|DT VALIDADE|VENC \
EXAME}› <expiry>
~‹{DT EMISSAO|EMISSAO|DT EXPED}› <issue> ‹{LOCAL|MUNICIPIO EMISSAO}› <city> ‹UF› <ufnext>
?~‹{RESTRICOES|RESTR MEDICA|OBS CNH}› <remarks>
?‹{SITUACAO|SIT CNH}› <state> ‹{BLOQUEIOS|IMPEDIMENTOS}› <count> ‹{PONTOS|PONTUACAO}› <count>
?‹{CAT ANTERIOR|CATEG REQUERIDA}› <othercat> ‹{REG ANTERIOR|CNH ANTERIOR}› <oldreg> ‹{VAL ANTERIOR|VALID ANT}› \
<oldexpiry>
?{EXAMES|CURSOS|OCORRENCIAS}: {MEDICO|PSICOTECNICO|TOXICOLOGICO} <past> <future> {APTO|NEGATIVO}
?; {FIM DE CONSULTA|PF3=VOLTA PF8=AVANCA|TECLE ENTER|-- MAIS --}
"""

RENEWAL = """
?^ <agency>
= {Requerimento|Formulário RENACH|Ficha de atendimento|Pedido} [de ]{renovação da CNH|serviços de habilitação|2ª \
via de CNH|alteração de dados}
R «{Nº RENACH|RENACH|Processo}» <renach> ¦ «{Abertura|Data do pedido|Data}» <recent> ¦ «{Serviço|Tipo de \
serviço}» {Renovação|Adição de categoria|2ª via|Mudança de UF}
# {Requerente|Dados do candidato|Interessado}
R «{Nome|Nome do candidato|Prenome}» <given> ¦ «{Sobrenome|Apelidos}» <surnames>
?R «@name» <name>
R «@cpf» <cpf> ¦ «@birth» <born> ¦ «{Sexo}» {M|F}
R «{Local de nascimento|Município de nascimento}» <borncity> ¦ «UF» <bornuf> ¦ «{Nacionalidade}» <nationality>
R «{Filiação|Nome dos pais}» <stack>
?R «{Endereço}» <address> ¦ «{Município|Cidade}» <cityof> ¦ «{UF}» <otheruf>
# {Habilitação atual|CNH atual|Documento em renovação}
~R «{Nº de registro|Registro}» <registration> ¦ «{Categoria atual|Categoria}» <category> ¦ «{Categoria \
pretendida|Cat. pretendida}» <othercat>
~R «{Validade|Válida até}» <expiry> ¦ «{Data de emissão|Emissão}» <issue> ¦ «{UF de emissão|UF}» <uf> ¦ «{1ª \
habilitação}» <first>
?~R «{Observações|Restrições}» <remarks> ¦ «{Exerce atividade remunerada?|EAR}» <yesno>
?# {Exames|Avaliações|Uso do Detran}
T «{Exame}» ¦ «{Data}» ¦ «{Resultado}» ¦ «{Validade}» ¦ «{Profissional|Perito}» ¦ «{Registro|CRM/CRP}»
T {Médico|Aptidão física} ¦ <recent> ¦ {Apto|Apto com restrição} ¦ <future> ¦ <a_name> ¦ <n>
T {Psicológico|Avaliação psicológica} ¦ <recent> ¦ Apto ¦ <future> ¦ <b_name> ¦ <n>
?R «{Taxa|DUDA|DARE|Guia}» <long> ¦ «{Vencimento|Vence em}» <recent> ¦ «{Valor}» <money>
?«{Observações do atendente|Observações}» <remark>
?{Assinatura do requerente|Procurador}: <c_name> CPF <c_cpf>
"""

OFFENDER = """
= {Formulário de identificação do condutor infrator|Indicação de condutor|Termo de apresentação do \
condutor|Identificação do condutor}
?R «{Órgão autuador|Órgão}» {DER|PRF|DNIT|SEMOB|CET} ¦ «{Código}» <n> ¦ «{Auto de infração|AIT|Nº do auto}» <long>
# {Infração|1. Dados da autuação|Veículo e infração}
R «Placa» <plate> ¦ «{Data da infração|Data}» <recent> ¦ «Hora» <clock> ¦ «{Local|Local da infração}» <where>
?R «{Enquadramento|Código da infração}» <n> ¦ «{Descrição|Infração}» {Excesso de velocidade|Avançar sinal \
vermelho|Estacionar em local proibido} ¦ \
«{Pontos}» <count> ¦ «{Prazo|Prazo para indicação|Data limite}» <recent>
# {Proprietário|2. Proprietário ou arrendatário|Dados do proprietário do veículo}
R «{Nome|Nome / razão social}» <a_name> ¦ «{CPF/CNPJ}» <a_cpf>
?R «{CNH|Registro CNH}» <a_reg> ¦ «UF» <a_uf> ¦ «{Validade|Vencimento}» <a_expiry> ¦ «{Telefone}» <a_phone>
# {Condutor infrator|3. Condutor|Dados do real condutor|Infrator indicado}
R «{Nome|Nome do condutor}» <name> ¦ «CPF» <cpf>
R «{CNH|Nº do registro da CNH|CNH/PPD}» <registration> ¦ «{UF|UF da CNH}» <uf> ¦ «{Categoria|Cat.}» <category> ¦ \
«{Validade|Data de validade}» <expiry>
?R «{RG}» <rg> ¦ «{Nascimento}» <born> ¦ «{Endereço}» <address>
?R «{CNH estrangeira|País}» <blank> ¦ «{Observações|Obs.}» <blank>
# {Declaração|Termo|Importante|Instruções}
$ 4
{Local e data|Data}: <town>, <today>
<<
<a_name>
; {Assinatura do proprietário|Proprietário}
||
<name>
; {Assinatura do condutor|Condutor infrator}
>>
?; {Anexar|Juntar}: {cópia da CNH|cópia legível} do {condutor|infrator} e do {proprietário|procurador}
"""

TAXI = """
?^ {PREFEITURA MUNICIPAL|PREFEITURA|SECRETARIA MUNICIPAL DE TRANSPORTES|DIRETORIA DE MOBILIDADE}
= {Alvará|Cartão de identificação|Termo de permissão|Cadastro de permissionário|Licença} {de táxi|de mototáxi|de \
transporte escolar}[ nº <n>]
R «{Alvará nº|Permissão|Prefixo}» <n> ¦ «{Validade|Válido até}» <future> ¦ «{Expedição|Emitido em}» <recent> ¦ \
«{Ponto|Ponto nº}» <count>
R «{Permissionário|Titular da permissão|Autorizatário}» <a_name> ¦ «{CPF}» <a_cpf> ¦ «{Inscrição municipal}» <n>
R «{Condutor auxiliar|Motorista auxiliar|Condutor|Preposto}» <name>
~R «CPF» <cpf> ¦ «{RG}» <rg> ¦ «{Nasc.|Nascimento}» <born>
~R «{CNH|Nº CNH}» <registration> ¦ «{Cat.|Categoria}» <category> ¦ «{Validade da CNH|CNH vence|Venc. CNH}» <expiry>
?~R «{Observações da CNH|Anotação CNH|Obs. CNH}» <remarks> ¦ «{Emissão|Emissão da CNH}» <issue> ¦ \
«{Detran|Órgão}» <agency>
?~R «{Curso|Curso de taxista}» {Concluído|NR|válido} ¦ «{Até|Validade do curso}» <future> ¦ «{INSS|NIT}» <pis>
R «{Veículo|Modelo}» <car> ¦ «Placa» <plate> ¦ «{Ano}» <year> ¦ «{Vistoria|Próxima vistoria}» <future>
?«{Observações|Restrições do alvará}» <remark>
$ 2
?<person>
?; {Diretor|Secretário Municipal|Fiscal}
?; {Tipo sanguíneo|Emergência}: <b_name> <b_phone>
"""

CERTIFICATE = """
?^ <agency>
= {Certidão|Certidão de prontuário|Certidão de habilitação|Certificado de registro} [nº <n>]
{Certifico|CERTIFICO|Certificamos|Atesto}, {a requerimento de|a pedido de|em atenção ao ofício de} <a_name>{, CPF \
<a_cpf>,|, advogad{o|a}, OAB <n>,|,} \
{protocolo|sob protocolo} <n>, {que, revendo|que consultando|que, compulsando} {os arquivos|o banco de dados|o \
prontuário}, {consta|verifiquei constar|encontrei}:
?{que|} <name>, {brasileir<o>|de nacionalidade <nationality>}, {nascid<o> {a|em|no dia}} <born>{, em \
<birthplace>,|,} {filh<o> de|sendo seus pais} <parents>, \
‹CPF nº› <cpf>, {foi habilitad<o>|obteve a primeira habilitação} em <first>, {na categoria|categoria} {A|B|"B"};
{que|QUE} <name> {é titular|é portador{|a}|possui o registro} {da CNH nº|de nº|sob o nº} <registration>, \
{atualmente na|na} categoria <category>, \
{expedida|emitida} em <issue>{ em <place>|}, {com validade até|válida até} <expiry>;
?{que|QUE} {anteriormente possuiu|a carteira anterior era} {a de nº|o registro nº} <oldreg>, {válida até|vencida \
em} <oldexpiry>;
?{que|QUE} {no campo observações consta|há a observação} "<remarks>";
?{que|QUE} {não constam|nada consta quanto a} {penalidades|suspensão|bloqueios} {até <recent>|na presente data}.
{Esta certidão|A presente} {é válida por|tem validade de} {30|90|60} dias{, até <future>|}. {Taxa|Emolumentos}: \
<money>.
{Dou fé.|É o que cumpre certificar.|O referido é verdade.} <cityof>, <today>.
<person>
; {Chefe do setor|Diretora|Servidor} - {matrícula|mat.} <n>
?; {Validar em|Autenticidade:} <link> {código|chave} <key>
"""

POINTS = """
?; {Página inicial|Detran digital} > {Condutor|Habilitação} > {Pontuação|Extrato}
= {Extrato de pontuação|Consulta de pontos|Extrato do condutor}
<name>
~«{CPF}» <cpf>
~«{Registro|CNH}» <registration> «{Cat.|Categoria}» <category>
~«{Validade|Vencimento da CNH}» <expiry>
?~«{Emitida em|Emissão}» <issue> «{em|UF}» <uf>
?«{Total de pontos|Pontos ativos}» <count>
T «{Auto|AIT}» ¦ «{Data|Data infração}» ¦ «{Placa}» ¦ «{Infração|Descrição}» ¦ «{Pontos}» ¦ «{Vencimento|Venc. \
boleto}» ¦ «{Valor}»
T <long> ¦ <recent> ¦ <plate> ¦ {Excesso de velocidade|Celular ao volante|Cinto} ¦ 5 ¦ <future> ¦ <money>
T <long> ¦ <past> ¦ <plate> ¦ {Estacionamento irregular|Rodízio|Farol desligado} ¦ 4 ¦ <future> ¦ <money>
?; {Parcele em até 12x|Pague com 40% de desconto|10 x sem juros no cartão|SNE: 40% até o vencimento}
?; {Emitido|Gerado} em <recent> <clock>
"""

PAPERS = [REGISTER_PRINT, RENEWAL, OFFENDER, TAXI, CERTIFICATE, POINTS]
