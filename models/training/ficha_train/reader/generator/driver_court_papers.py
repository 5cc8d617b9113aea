"""Letters of courts and offices about a licence, powers of attorney, declarations: parties, attorneys and witnesses are qualified like
the driver."""

COURT_LETTER = """
?^ {PODER JUDICIÁRIO|TRIBUNAL DE JUSTIÇA|JUSTIÇA ESTADUAL}
?^ {1ª|2ª|3ª} {Vara Criminal|Vara de Execuções Penais|Vara Cível|Vara de Família} {da Comarca|do Foro} de <cityof>
= {Ofício|OFÍCIO|Mandado|Carta de ordem} nº <n>
{Autos|Processo|Ação penal} nº <case>
?{Requerente|Autor|Exequente}: <a_name>
?{Requerid{o|a}|Réu|Executado|Apenado}: <name>
?> <cityof>, <today>.
{Senhor Diretor|Ilustríssimo Senhor|Senhor(a) Delegado(a)|Prezado Diretor},
{Comunico|Informo|Determino|Solicito} a Vossa Senhoria {que foi decretada a suspensão|as providências para a \
suspensão|a apreensão|o bloqueio|o desbloqueio} \
{da habilitação|do direito de dirigir|da CNH} de <name>, {brasileir<o>, |}<marital>, <trade>, {nascid<o> \
em|nascido aos} <born>{, natural de <birthplace>|}, \
filh<o> de <parents>, {RG|portador do RG} <rg>, CPF <cpf>, {CNH|registro|carteira de habilitação nº} \
<registration>, categoria <category>\
{, expedida em <issue>|}, {válida até|validade} <expiry>, {pelo prazo de|por} {seis meses|12 meses|1 (um) ano}, \
{a contar de|a partir de} <recent>.
?{A vítima|O autor|O exequente}, <a_name>, CPF <a_cpf>, nascid{o|a} em <a_born>, {foi intimad{o|a}|está ciente}.
$ 3
?{O prontuário deverá ser encaminhado|A carteira deverá ser entregue} {ao cartório|em juízo} até <recent>.
{Atenciosamente|Respeitosamente|Cordiais saudações},
<person>
; {Juiz de Direito|Juíza de Direito|Escrivão|Diretora de Secretaria}
?Ao {Ilmo. Sr.|Senhor} Diretor do <agency>
?; {Confira em|Validação} <link> {código|nº} <key>
"""

ATTORNEY = """
?^ {2º TABELIÃO DE NOTAS|CARTÓRIO DO 1º OFÍCIO|TABELIONATO DE NOTAS} {DE|-} <cityof>
= {Procuração|PROCURAÇÃO|Procuração particular|Instrumento particular de procuração|Procuração pública}
{Outorgante|OUTORGANTE|Mandante}: <name>, <nationality>, <marital>, <trade>, {nascid<o> em <born>, |}{natural de \
<birthplace>, |}{filh<o> de <parents>, |}\
{portador da|titular da} {CNH|Carteira Nacional de Habilitação} {nº|registro} <registration>, {categoria|cat.} \
<category>, \
{emitida em <issue>|expedida pelo <agency> em <issue>}, {válida até|com validade até} <expiry>, {CPF|inscrit<o> \
no CPF sob o nº} <cpf>, {residente na|domiciliad<o> na} <address>.
{Outorgado|OUTORGADO|Mandatário|Procurador}: <a_name>, <marital>, <a_trade>, {nascid{o|a} em <a_born>, \
|}{RG|identidade} <a_rg>, CPF <a_cpf>, \
{CNH <a_reg>, válida até <a_expiry>, |}{residente na|com endereço na} <a_address>.
{Poderes|PODERES|Finalidade}: {representar|para representar} o outorgante {perante o|junto ao} {Detran|órgão de \
trânsito}, {podendo|para} \
{requerer a renovação|retirar a CNH|solicitar prontuário|indicar condutor|interpor recurso} {e assinar|, pagar \
taxas e assinar} {requerimentos|o que for preciso}.
?{Validade|Prazo|Esta procuração é válida}: {até <future>|30 (trinta) dias|1 ano}.
$ 3
<town>, <today>.
<name>
?; {Testemunhas|Rogado}: <b_name>, CPF <b_cpf> - <c_name>, RG <c_rg>
?; {Emolumentos|Selo}: <money> {selo|nº} <n>
"""

SELF_DECLARATION = """
= {Declaração|Declaração de responsabilidade|Termo de ciência|Autodeclaração|Requerimento}
?> {Ilmo. Sr. Diretor do|Ao} <agency>
Eu, {<name>|<turned>}, {abaixo assinad<o>|infra-assinad<o>}, <nationality>, <marital>, {CPF|CPF nº} <cpf>, RG \
<rgonly> {expedido por|emitido pela|-} <rgissuer> \
{em <past>|}, {natural de|nascid<o> em} <borncity>, {Estado|UF} <bornuf>, {em|no dia|a} <born>, {filh<o> de|tendo \
por mãe} <mother>, \
{habilitad<o>|detentor{|a} da CNH} {sob o registro|nº} <registration>, {cat.|na categoria} <category>, \
{vencimento|vencível} em <expiry>, \
declaro {para os devidos fins|sob as penas da lei} que {conduzi|conduzia|emprestei|vendi} o veículo <plate>{, de \
<a_name>, CPF <a_cpf>,|} em <recent>{, às <clock>|}.
?{Declaro ainda|Informo} que {minha CNH|a carteira} foi {emitida|expedida} em <issue>{, em <place>|} e {contém a \
observação|consta nela} <remarks>.
?{O veículo foi|A transferência foi} {vendido|feita} a <b_name>, CPF <b_cpf>, {em|no dia} <past>, por <money>, \
{em 10 x sem juros|à vista|em 4 parcelas}.
<cityof>, <today>
<name>
?{Testemunha 1}: <b_name> CPF <b_cpf>
?{Testemunha 2}: <c_name> CPF <c_cpf>
?; {Reconheço por semelhança|Reconheço} a firma de <name>. <recent>. <person>, {escrevente|tabelião substituto}
"""

HEARING = """
= {Termo de declarações|Termo de depoimento|Auto de qualificação e interrogatório|Termo circunstanciado}
R «{Procedimento|Inquérito|BO}» <dossier> ¦ «{Data|Data do termo}» <recent> ¦ «Hora» <clock> ¦ «{Local|Cidade}» \
<town>
?R «{Autoridade|Delegado}» <person> ¦ «{Escrivão|Escrivã}» <person>
{Nesta data|Às <clock>}, {compareceu|na presença de <a_name>, OAB <n>, compareceu}:
T «Nome» ¦ <name>
T «{Alcunha|Apelido|Nome social}» ¦ <blank>
T «{Nascimento|Data de nascimento}» ¦ <born>
T «{Naturalidade|Natural de}» ¦ <birthplace> {-|/|, nacionalidade} <nationality>
T «{Pai|Filiação paterna}» ¦ <father>
T «{Mãe|Filiação materna}» ¦ <mother>
T «{CPF}» ¦ <cpf>
T «{RG|Identidade civil}» ¦ <rg>
T «{CNH|Habilitação}» ¦ <registration> {cat.|categoria} <category> {val.|validade} <expiry>
T «{Endereço|Residência}» ¦ <address>
{Inquirid<o>|Perguntad<o>}, {disse|respondeu} que {no dia|em} <recent> {conduzia|dirigia} o veículo {de seu \
irmão|da esposa|da empresa}, <b_name>, {nascid{o|a} em <b_born>, |}quando <sentence>
?{Assistiu|Presente} {ao ato|o advogado} <a_name>, CPF <a_cpf>.
?«{Observações|OBS}» <remark>
"""

SUSPENSION = """
?^ <agency>
= {Notificação|Portaria|Decisão} {de instauração de processo|de penalidade|de suspensão do direito de dirigir}[ \
nº <n>]
<<
{Destinatário|Condutor|Sr(a).}:
<name>
<address>
||
«{Processo|PA nº}» <dossier>
«{Postagem|Data de postagem|Emissão}» <recent>
«{Prazo de defesa|Defesa até|Vencimento}» <future>
?«{Auto|AIT}» <long>
>>
T «{CPF}» ¦ «{Nº do registro|Registro CNH}» ¦ «{Categoria}» ¦ «{Validade da CNH|Validade}» ¦ «{UF|UF CNH}»
T <cpf> ¦ <registration> ¦ <category> ¦ <expiry> ¦ <uf>
{Fica|Notificamos} {V. Sa. notificad<o>|o condutor acima} {da instauração|da imposição} {nos termos do|com base \
no} art. 261 do CTB. <sentence>
?T «{Auto}» ¦ «{Data}» ¦ «{Condutor indicado|Condutor}» ¦ «{Placa}» ¦ «{Pontos}»
T <long> ¦ <past> ¦ <a_name> ¦ <plate> ¦ 7
$ 4
?<person>
; {Diretor de Habilitação|Autoridade de trânsito}
?# {Observações|Orientações|Informações importantes}
$ 3
"""

TRANSLATION = """
= {International driving permit request|Driver license translation|Tradução de CNH|Certified translation|Driving \
record}
?{Translator|Tradutor(a)}: <person> - {Registration|Matrícula} <n>[ - {valid until|validade} <future>]
?{Requested by|Solicitante}: <a_name>, {passport|CPF} <a_cpf>, {born|nasc.} <a_born>
{I hereby certify|Certifico} that {the document|the licence below} {was issued|is registered} {in Brazil|by the \
State Traffic Department}:
R «{Name (surname first)|Surname, given names|Apellidos y nombres|Sobrenome, nome / Name}» <turned>
R «{Personal number (CPF)|CPF}» <cpf> ¦ «{Date of birth|Born|Fecha de nacimiento / Nascimento}» <born>
~R «{Place of birth|Lugar de nacimiento|Birthplace / Naturalidade}» <birthplace> ¦ «{Nationality}» <nationality>
~R «{License No.|Registration number / Registro|Número}» <registration> ¦ «{Class|Category / Categoria}» <category>
~R «{Date of issue|Issued / Emissão|Expedición}» <issue> ¦ «{Expiration date|Valid until / Válida até}» <expiry> \
¦ «{First license|1st issue}» <first>
?~R «{Place of issue|Local}» <place> ¦ «{Issuing authority|Órgão emissor}» <agency>
?~R «{Filiation|Parents / Filiação}» <stack>
?~R «{Restrictions|Remarks / Observações}» <remarks>
?«{Observations|Notes|Translator's note}» {none|original seen|no erasures|photo attached|not valid for driving}
{Translation|Tradução} nº <n>, {book|livro} <n>, {done in|em} <cityof>, <today>. {Fee|Emolumentos}: <money>
"""

PAPERS = [COURT_LETTER, ATTORNEY, SELF_DECLARATION, HEARING, SUSPENSION, TRANSLATION]
