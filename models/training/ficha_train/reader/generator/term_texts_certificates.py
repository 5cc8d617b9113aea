"""Certificates about a term, copies, notes of a register, proofs that a term is in force: two issues, of the term and of the certificate."""

IN_FORCE = """
@head
= {CERTIDÃO DE <KIND>|Certidão de vigência de <kind>|Certidão de Compromisso|CERTIDÃO PARA FINS PREVIDENCIÁRIOS – <KIND>|Certidão de <k>}
{CERTIFICO|Certifico|CERTIFICA-SE|Eu, <C>, {escrivão|chefe de secretaria}, certifico}{, a requerimento de <Y>,|} {para os devidos fins|para fins de prova junto ao INSS|e dou fé}, que {tramita|tramitou|corre} {nesta vara|neste juízo|perante a <v>} {o processo|a ação} \
«nº» <n>[ (<class>)][, {distribuíd{a|o}|ajuizada} em <od>], {no qual|em que} {figura(m)|é|são} {como requerente|parte} <A>{, tendo {por requerido|como réu} <X>|}, e que, {por|em} <dw> de <d>, {da lavra de|proferida por} <J>, foi {deferida|concedida} a <kind> de <B>[, <T>].
?Certifico {mais|ainda} que {o termo {foi assinado|encontra-se} às fls. <fol>|não houve recurso|a medida permanece em vigor|não consta revogação até <od>}.
?<pw>
{O referido é verdade|É o que me cumpre certificar}. {<c>, <i>|Dada e passada em <c>, aos <i>}.
?; {Custas: R$ 23,14|Guia nº <id>|Isento de custas}. {Esta certidão vale por <ot>.|}
@sign
@proof
"""

COPY_NOTE = """
@head
?; {CÓPIA|CÓPIA AUTÊNTICA|Confere com o original}{: <od>| – fls. <fol>|}
@title
@number
{Aos|Em} <i>, {nesta Secretaria|no Cartório}, {presente o(a) MM. Juiz(a) <J>|perante mim}, compareceu <A>, {nomead<o>|a quem coube o encargo de} <k> de <B>, {por|conforme} <dw> de <d>[, <T>]{, e aceitou o encargo|, tendo assinado}.
<pw>
@sign
# {CERTIDÃO|AUTENTICAÇÃO|Nota|Certidão de autenticidade}
{Certifico que a presente cópia|A presente fotocópia|Este exemplar} {é reprodução fiel|confere com} o original {arquivado|constante dos autos <n>}[, {do que dou fé|dou fé}]. <c>, <od>. {<C>|Escrevente: <C>|<E>, {tabeliã|escrevente autorizado}}. {Selo <tag>|Emolumentos pagos}.
@proof
"""

REGISTRY_NOTE = """
^ {REGISTRO CIVIL DAS PESSOAS NATURAIS|Ofício de Registro Civil|Cartório de Registro Civil} {– <c>|d{e|a} Comarca de <t>}
= {CERTIDÃO DE REGISTRO DE TERMO DE <KIND>|Traslado de termo de <kind>|Certidão do livro E – <kind>}
E Livro = <ev> ¦ Folha = <fol> ¦ {Termo nº|Registro} = <id> ¦ {Data do registro|Registrado em} = <od> ¦ {Oficial|Registrador(a)} = <E> ¦ Matrícula = <crt>
{Consta do livro|Certifico que foi registrado} {o termo de <kind>|o mandado}, {expedido|passado} {pela|pelo Juízo da} <v> {da Comarca de|de} <t>, em <i>, {nos autos <n>|processo nº <n>}, {assinado pel<jo> {MM. <juiz>|<juiz>} <J>|sendo <juiz> <J>}, {por|em virtude de} <dw> de <d>: {<ward>|pessoa}: <B>; \
{<k>|responsável}: <A>[; <T>].
?{LIMITES|Limites|Extensão}: <pw>
?{À margem|Averbação}: {<F> deixou o encargo em <od>|nada consta|casou-se em <od>}.
> <c>, <od>
<E>
; {Oficial registrador|Escrevente autorizada}
@proof
"""

ELECTRONIC = """
= {CERTIDÃO ELETRÔNICA DE <KIND>|Certidão digital – <K>|Comprovante de <kind>|Declaração de vigência}
^ <agency>
; Emitida em <od>, às <hh>, {pela internet|por <C>}. {Validade: <ot>.|}
E {Número do processo|Processo} = <n> ¦ Classe = <class> ¦ {Órgão|Vara} = <v> ¦ Comarca = <t> ¦ {Situação do termo|Situação} = {VIGENTE|em vigor|ATIVO} ¦ {Data do termo|Termo assinado em} = <i> ¦ {Data da decisão|Decisão} = <d> ¦ {Juiz(a)|Prolator} = <J> ¦ {Validade do encargo|Prazo} = <bt>
# {Nomead{o|a}(s)|Responsável legal|<K>}
GE Nome = <g> ¦ CPF = <gcpf> ¦ {Vínculo|Parentesco} = <gkin> ¦ {Profissão} = <gjob> ¦ {Endereço} = <gad>
# {Pessoa assistida|<ward>|Em favor de}
WE Nome = <w> ¦ CPF = <wcpf> ¦ {Data de nascimento|Nascimento} = <wborn> ¦ {Filiação} = <wpar> ¦ Naturalidade = <wpl>
?# {Histórico|Encargos anteriores}
?E {Anterior} = <F> ¦ {Até} = <od> ¦ {Processo anterior} = <oc>
?# Limites
?PL
@proof
"""

PROVES = """
@head
= {DECLARAÇÃO|Declaração de <kind>|Atestado de <kind>|Declaração para fins de matrícula}
{Declaro|DECLARAMOS|Atesto}, {a pedido da parte|para fins de {matrícula escolar|plano de saúde|abono}}, que, {conforme|de acordo com o} {termo lavrado em|termo de <kind> de} <i>, {nos autos <n>|extraído do processo <n>}, da <v> {de|da Comarca de} <t>, <B> {encontra-se|está|acha-se} {sob a <kind>|sob a responsabilidade} de <A>[, <T>], {por decisão de <d>|nos termos da decisão d<jo> <juiz> <J>, de <d>}.
?{O menor|O assistido} reside com {o <k>|a família} {desde <od>|e frequenta a escola desde <od>}.
?<pw>
> <c>, <od>
<C>
; {Chefe de secretaria|Servidor, matrícula <mat>|Coordenadora do CREAS}
@proof
"""

PAPERS = [IN_FORCE, COPY_NOTE, REGISTRY_NOTE, ELECTRONIC, PROVES]
