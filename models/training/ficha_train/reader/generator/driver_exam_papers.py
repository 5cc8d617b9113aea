"""Courses, examinations and laboratory results of drivers: their own dates, numbers and validities stand beside the licence's."""

CETPP = """
?^ {SEST SENAT|SENAI|CENTRO DE TREINAMENTO|<firm>} {- UNIDADE <cityof>|}
= {CERTIFICADO|Certificado de conclusão|Declaração|Atestado de curso especializado}
{Certificamos|Certifico|Conferimos a|Declaramos} que <name>, {‹CPF›|‹CPF nº›|portador do ‹CPF›} <cpf>, {‹RG› \
<rg>, |}{‹CNH›|‹CNH nº›|‹registro›} <registration>, {categoria|cat.} <category>, {validade|válida até} \
<expiry>{, emitida em <issue>|}, \
{nascid<o> em <born>, |}{natural de <birthplace>, |}{concluiu|participou do|foi aprovad<o> no} {Curso|curso} \
{para condutores de veículos de transporte de produtos perigosos - CETPP|de atualização MOPP|de transporte \
escolar|de transporte coletivo de passageiros|de veículos de emergência}, \
{com carga horária de|total de} {50|16|20} {h/a|horas}, {realizado de|no período de} <past> a <recent>, \
{aproveitamento de|nota} {9,5|80%|8,0}.
‹{Validade do certificado|Este certificado é válido até|Válido até}:› <future>. ‹{Registro nº|Certificado \
nº|Livro}:› <n>{, folha <count>|}.
?T «{Módulo}» ¦ «{CH}» ¦ «{Nota}» ¦ «{Instrutor}»
T {Legislação|Direção defensiva} ¦ <count> ¦ 9,0 ¦ <a_name>
T {Movimentação de produtos|Primeiros socorros} ¦ <count> ¦ 8,5 ¦ <b_name>
?‹{Observações da CNH}:› <remarks>
<cityof>, <today>
<<
<c_name>
; {Diretor|Coordenadora pedagógica}
||
<name>
; {Aluno|Condutor}
>>
"""

TOXICOLOGY = """
?^ {LABORATÓRIO <cityof>|<firm>}
?; {CNES|CNPJ} <cnpj> - {acreditação|CRL} <n>
= {LAUDO DE EXAME TOXICOLÓGICO|Exame toxicológico de larga janela|Resultado toxicológico - CNH|Laudo laboratorial}
R «{Doador|Nome do doador|Paciente}» <name> ¦ «{Nº do laudo|Laudo}» <long>
R «CPF» <cpf> ¦ «{Data nasc.|DN}» <born> ¦ «{Sexo}» {M|F}
R «{CNH|Nº CNH|Registro CNH}» <registration> ¦ «{Categoria|Cat. CNH}» <category> ¦ «{Venc. CNH|Validade da \
CNH}» <expiry> ¦ «{UF CNH}» <uf>
?R «{Emissão da CNH}» <issue> ¦ «{RENACH}» <renach> ¦ «{Mãe}» <mother>
R «{Coleta|Data da coleta}» <recent> <clock> ¦ «{Recebimento}» <recent> ¦ «{Emissão|Liberação}» <recent> ¦ \
«{Validade|Laudo válido até}» <future>
?R «{Coletor}» <a_name> ¦ «{CPF do coletor}» <a_cpf> ¦ «{Testemunha}» <b_name> ¦ «{CPF}» <b_cpf>
T «{Analito}» ¦ «{Resultado}» ¦ «{Corte}»
T {Anfetamina|Metanfetamina|MDMA} ¦ {Negativo|ND} ¦ 0,2 ng/mg
T {Cocaína|Benzoilecgonina} ¦ {Negativo|ND} ¦ 0,5 ng/mg
?T {THC|Morfina|Heroína} ¦ {Negativo|ND} ¦ 0,05 ng/mg
«{Conclusão|Interpretação|Resultado final|Observações}» {NEGATIVO|Negativo para todas as substâncias|amostra \
íntegra|janela de 90 dias}
<c_name>
; {CRBM|CRF|CRM} <n> {Responsável técnico|Diretora técnica}
?; {Consulte em|Autenticidade} <link> {código|senha} <key>
"""

APTITUDE = """
?^ {CLÍNICA DE TRÂNSITO|CLÍNICA MÉDICA E PSICOLÓGICA|JUNTA MÉDICA} {DE|-} <cityof>
= {Exame de aptidão física e mental|Laudo pericial|Avaliação psicológica|Resultado de junta médica|Ficha médica \
do condutor}
R «{Periciando|Candidato|Condutor}» <name> ¦ «{RENACH}» <renach> ¦ «{Data do exame}» <recent>
~R «{Filiação}» <parents>
~R «CPF» <cpf> ¦ «{Nasc.|Data de nasc.}» <born> ¦ «{Natural de|Naturalidade}» <birthplace>
~R «{CNH|Registro}» <registration> ¦ «{Cat. atual}» <category> ¦ «{Cat. pretendida}» <othercat> ¦ «{Validade da \
CNH|CNH vence em}» <expiry>
?~R «{Data emissão CNH|Emissão}» <issue> ¦ «{UF}» <uf> ¦ «{Obs. atuais da CNH|Restrições na CNH}» <remarks>
T «{Acuidade}» ¦ «OD» ¦ «OE» ¦ «AO»
T {sem correção|s/c} ¦ 20/30 ¦ 20/40 ¦ 20/30
?T {com correção|c/c} ¦ 20/20 ¦ 20/20 ¦ 20/20
R «{Pressão}» 120x80 ¦ «{Parecer|Resultado}» {APTO|Apto com restrição|Inapto temporário} ¦ «{Restrição \
proposta|Códigos propostos}» {A|D, F|nenhuma|<blank>} ¦ «{Validade do exame|Próximo exame}» <future>
?«{Observações do perito|Observações médicas}» {retorno em 6 meses|diabético controlado|usa óculos há 10 \
anos|sem queixas}
<a_name>
; {CRM|CRP} <n> {Médico perito examinador|Psicóloga perita}
"""

DRIVING_SCHOOL = """
?^ {CFC|AUTOESCOLA|CENTRO DE FORMAÇÃO DE CONDUTORES} <cityof> {LTDA|}
= {Contrato de prestação de serviços|Ficha de matrícula|Histórico de aulas|Diário de aulas|Declaração de \
matrícula}[ nº <n>]
‹{Aluno|Contratante|Candidato}:› <name>, {‹CPF›|‹cpf›} <cpf>, {‹nascimento›|‹nasc.›} <born>{, ‹filiação› <parents>|}
{Possui CNH|Habilitação atual|Documento atual}: {‹registro›|‹nº›} <registration>, {‹categoria›|‹cat.›} \
<category>, {‹validade›|‹vence em›} <expiry>{, ‹emissão› <issue>|}{, ‹órgão› <agency>|}
{Curso|Pretende}: {adição de categoria|mudança para|reciclagem} <othercat> - {processo|RENACH} <renach> - \
{processo válido até|prazo} <future>
?‹{Responsável financeiro|Pai ou responsável}:› <a_name>, CPF <a_cpf>, {nasc.|nascimento} <a_born>
T «{Aula}» ¦ «{Data}» ¦ «{Início}» ¦ «{Fim}» ¦ «{Instrutor}» ¦ «{Placa}»
T {01|1} ¦ <recent> ¦ <clock> ¦ <clock> ¦ <b_name> ¦ <plate>
T {02|2} ¦ <recent> ¦ <clock> ¦ <clock> ¦ <b_name> ¦ <plate>
?T {03|3} ¦ <recent> ¦ <clock> ¦ <clock> ¦ <c_name> ¦ <plate>
?‹{Instrutor}:› <b_name>, {credencial|registro} <n>, CNH <b_reg>, categoria <b_cat>, {válida até|val.} <b_expiry>
?«{Observações|Obs. do aluno}» {remarcar faltas|aluno dispensado do simulador|pagamento em 4x|<remark>}
"""

SCORE = """
= {Resultado de exame teórico|Boletim de desempenho|Comprovante de agendamento de exame|Confirmação de \
prova|Comprovante de presença}
?; ‹{Nº inscrição|Senha}:› <n> - {emitido|impresso} <recent> <clock>
<<
«{Candidato|Examinando}» <name>
~«{CPF}» <cpf>
~«{Registro CNH|CNH}» <registration>
~«{Cat. CNH|Categoria}» <category>
~«{Val. CNH|Validade}» <expiry>
?~«{Emissão}» <issue>
?~«{Nascimento}» <born>
||
«{Exame|Prova}» {Teórico|Prático|Reciclagem}
«{Data|Data da prova}» <recent> <clock>
«{Local}» <cityof>
?«{Examinador|Aplicador}» <a_name>
?«{Resultado}» {APROVADO|Reprovado|Ausente} - <count> {acertos|pontos}
?«{Validade da taxa|Reteste até}» <future>
>>
?{Trazer|Apresentar}: {documento original com foto|CNH válida e máscara|laudo médico}. <sentence>
"""

EAR_REQUEST = """
^ <agency>
= {Inclusão de EAR|Requerimento de atividade remunerada|Declaração de exercício de atividade remunerada|Pedido \
de anotação na CNH|Inclusão de curso na CNH}
R «{Condutor|Requerente}» <name> ¦ «CPF» <cpf>
R «{CNH|Registro}» <registration> ¦ «{Categoria}» <category> ¦ «{Validade}» <expiry> ¦ «{Emissão}» <issue>
?R «{Naturalidade}» <birthplace> ¦ «{Nascimento}» <born> ¦ «{Mãe}» <mother>
R «{Observações atuais da CNH|Observações constantes|Consta no campo observações}» <remarks>
R «{Anotação solicitada|Incluir|Serviço}» {EAR|CETPP|curso de transporte coletivo|atividade remunerada} ¦ \
«{Avaliação psicológica em|Data do curso}» <recent> ¦ «{Válida até}» <future>
?R «{Empregador|Empresa}» <firm> ¦ «{CNPJ}» <cnpj> ¦ «{Contato}» <a_name>
{Declaro|Estou ciente de} que {exerço|passarei a exercer} {atividade remunerada|transporte de \
passageiros|entregas} {ao volante|como condutor}. <sentence>
?«{Observações|Uso do órgão}» {deferido|aguardando psicotécnico|taxa não paga|<remark>}
?<cityof>, <today>
<name>
"""

PAPERS = [CETPP, TOXICOLOGY, APTITUDE, DRIVING_SCHOOL, SCORE, EAR_REQUEST]
