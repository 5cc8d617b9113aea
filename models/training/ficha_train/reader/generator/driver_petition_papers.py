"""Petitions, answers and judgments: the driver's data in a lawyer's or a clerk's sentence, other parties described beside."""

APPEAL = """
{ILMO. SR. PRESIDENTE DA JARI|À JUNTA ADMINISTRATIVA DE RECURSOS DE INFRAÇÕES|Ao Ilustríssimo Diretor do \
<agency>|AO CETRAN}
?; ‹{AIT|Auto de infração}:› <long> - {placa} <plate> - {protocolo} <n>
<name>, <nationality>, <marital>, <trade>, {nascid<o> em <born>, |}{filh<o> de <deparents>, |}‹{CPF nº|CPF}› \
<cpf>, ‹{RG nº|RG}› <rg>, {portador{|a} da|titular da} ‹{CNH nº|CNH registro|habilitação nº}› <registration>, \
{categoria|cat.} <category>, \
{expedida em <issue>, |}{com validade até|válida até} <expiry>, {residente e domiciliad<o>|com endereço} na \
<address>, vem, {respeitosamente|tempestivamente}, {interpor RECURSO|apresentar DEFESA PRÉVIA|requerer a \
CONVERSÃO EM ADVERTÊNCIA}, pelos motivos {abaixo|que expõe}:
$ 5
?{Na data da autuação|Em <past>}, {o veículo estava com|quem dirigia era} <a_name>, CPF <a_cpf>, CNH <a_reg>, \
{válida até|validade} <a_expiry>.
?{Primeira habilitação em|Habilitad<o> desde} <first>, {sem registro de infrações|nunca foi autuad<o>}.
{Nestes termos|Termos em que}, {pede deferimento|p. deferimento}. <town>, <today>.
<name>
?; ‹{Procurador}:› <b_name>, OAB <n>
?; {Anexos}: {cópia da CNH|notificação|CRLV}; {procuração|fotos}.
"""

LAWSUIT = """
?^ {EXCELENTÍSSIMO SENHOR DOUTOR JUIZ DE DIREITO|AO JUÍZO DO JUIZADO ESPECIAL CÍVEL|AO DOUTO JUÍZO DA VARA \
ÚNICA} {DA COMARCA DE|DE} <cityof>
<a_name>, <a_marital>, <a_trade>, CPF <a_cpf>, RG <a_rg>, {nascid{o|a} em <a_born>, |}residente na <a_address>, \
{por seu advogado|por sua advogada}, vem propor {AÇÃO DE INDENIZAÇÃO|ação de reparação de danos|obrigação de \
fazer} em face de \
<name>, <nationality>, <marital>, {filh<o> de <parents>, |}{nascid<o> em <born>, natural de <birthplace>, \
|}‹{CPF|CPF nº}› <cpf>, ‹{CNH|CNH nº|carteira de habilitação}› <registration>, {categoria|cat.} <category>, \
{emitida em <issue>, |}{vencida em|válida até|com validade em} <expiry>, {com endereço na|residente na} \
<address>{, e de <b_name>, proprietári{o|a}, CPF <b_cpf>|}.
{DOS FATOS|I - Fatos}
{Em|No dia} <past>, {o réu|o requerid<o>} {colidiu|avançou o sinal|causou acidente} com o veículo <plate>. \
<sentence>
?{Consta do boletim|O réu apresentou} {a observação|em sua CNH} "<remarks>".
$ 4
{Dá-se à causa o valor de|Valor da causa:} <money>. ‹{Testemunhas}:› <c_name>, RG <c_rg>; <d_name>, nasc. <d_born>.
<cityof>, <today>.
<e_name>
; OAB/<otheruf> <n>
"""

OFFICE_ANSWER = """
^ <agency>
= {Ofício|Resposta a ofício|Informação|Nota técnica}[ nº <n>/<year>]
?{Ao Juízo da|À} {1ª Vara|Delegacia de Polícia|Promotoria} de <cityof>
{Ref.|Referência}: {processo|ofício} {<case>|<n>}
{Em atenção ao|Em resposta ao|Atendendo ao} {expediente|ofício} {de <recent>|acima}, {informamos|comunicamos} \
que {consta|está registrad<o>|existe} {em nosso sistema|no RENACH} o condutor <name>, ‹CPF› <cpf>, \
{nascid<o> em <born>{ em <birthplace>|}, |}{filiação|filh<o> de}: <parents>, ‹{registro|prontuário|CNH nº}› \
<registration>, {categoria|habilitad<o> na categoria} <category>, {primeira habilitação em <first>, |}{última \
emissão em|emitida em} <issue>{, no município de <place>|}, \
{com exame válido até|validade|válida até} <expiry>{, observações: <remarks>|}.
?{Quanto a|No que se refere a} <a_name>, CPF <a_cpf>, nascid{o|a} em <a_born>, {nada consta|não há registro|a \
CNH nº <a_reg> foi cassada em <past>}.
{O bloqueio|A suspensão} {foi registrad{o|a}|será cumprid{o|a}} {em|de} <recent>{ a <future>|}.
{Atenciosamente|Respeitosamente},
<person>
; {Diretor|Coordenadora do RENACH} - {ID funcional|matrícula} <n>
"""

VERDICT = """
?^ {PODER JUDICIÁRIO|JUSTIÇA FEDERAL|TRIBUNAL DE JUSTIÇA}
= {SENTENÇA|Termo de audiência|Carta de guia|Mandado de intimação|DENÚNCIA}
{Processo|Autos} nº <case>
{Réu|Acusad<o>|Sentenciad<o>|Denunciad<o>}: <name>, {vulgo "<someone>", |}<nationality>, <marital>, <trade>, \
{nascid<o> aos|nascid<o> em} <born>, natural de <birthplace>, filh<o> de <deparents>, ‹RG› <rgonly> - \
<rgissuer>, ‹CPF› <cpf>, \
{‹CNH nº›|‹registro da CNH›} <registration>, {categoria|cat.} <category>, {expedida em <issue>, |}{com \
vencimento em|válida até} <expiry>.
?‹{Vítima}:› <a_name>, nascid{o|a} em <a_born>, filh{o|a} de <a_parents>, CPF <a_cpf>.
{Vistos.|Relatório:} <sentence> <sentence>
{Ante o exposto|Isto posto}, {condeno|intime-se|aplico a suspensão da habilitação} {pelo prazo de|por} {6 \
meses|1 ano|2 meses e 10 dias}{, a partir de <recent>, até <future>|}.
$ 2
?‹{Defensor|Advogada}:› <b_name>, OAB <n>. ‹{Testemunhas}:› <c_name> e <d_name>.
<cityof>, <today>.
<e_name>
; {Juiz de Direito|Juíza de Direito|Promotor de Justiça}
"""

EMPLOYER_LETTER = """
?^ <firm>
; <where> - <tel> - CNPJ <cnpj>
= {Carta de apresentação|Declaração de vínculo|Carta de referência|Advertência disciplinar|Comunicado de \
afastamento}
?> <town>, <today>
{Apresentamos|Declaramos que|Informamos que|Vimos comunicar que} {<o> sr{|a}.|<o> colaborador{|a}|nosso \
motorista} <name>, ‹CPF› <cpf>, {nascid<o> em <born>, |}‹{CNH|habilitação}› <registration>, {letra|categoria} \
<category>, {vencimento|validade} <expiry>{, emitida em <issue>|}, \
{trabalha|trabalhou|exerce a função de <trade>} {desde <past>|de <past> a <recent>}{, sob a supervisão de \
<a_name>|}, {conduzindo|responsável pelo} veículo <plate>.
?{Durante o período|Neste tempo}, {não houve|não registramos} {acidentes|multas}. <sentence>
?{Possui|Consta em sua CNH} <remarks>.
?‹{Contato para referências}:› <b_name>, <b_phone>.
{Atenciosamente|Sem mais},
<a_name>
; <a_trade> - CPF <a_cpf>
"""

PAPERS = [APPEAL, LAWSUIT, OFFICE_ANSWER, VERDICT, EMPLOYER_LETTER]
