"""Institutions as guardians, and heads of institutions who are guardians for their office: guides, reports, terms of entry."""

GUIDE = """
@home
@head
= {TERMO DE <KIND> INSTITUCIONAL|Termo de <kind> – Acolhimento Institucional|TERMO DE RESPONSABILIDADE E <KIND>|Termo de Compromisso de <kind> (pessoa jurídica)}
?@number
{Aos|Em} <i>, {compareceu|perante o(a) MM. <juiz> <J>, compareceu|por este termo,} {a entidade|a instituição|} <g>, {pessoa jurídica de direito privado, |entidade sem fins lucrativos, |}{inscrita no «CNPJ»[ nº]|«CNPJ nº»} <cnpj>, {com sede|situada|estabelecida} {na|à} <gad>, \
{neste ato representada por|por sua {presidente|dirigente|coordenadora}|na pessoa de seu representante legal,} <Yq>, {para assumir|que assume|a quem foi deferida} a <kind> de <B>, {por|nos termos da} <dw> de <d>[, <T>].
?{Equipe técnica|Referência}: <E>, {assistente social|psicóloga}, {CRESS|CRP} <mat>. {Guia de acolhimento nº <id>, de <od>.|}
?{Genitores|Pais}: <M1> e <M2>, {destituídos do poder familiar|falecidos|em lugar ignorado}.
<pw>
@date
@sign
?@proof
"""

DIRECTOR = """
@head
?@number
@title
?{Guardi{ã|ão} por equiparação|Responsável legal}{:| (art. 92, § 1º, do ECA):} <g>, «CPF» <gcpf>
G {<g>|<g>, <gnat>,} {dirigente|coordenador{a|}|presidente} d{a|o} {entidade|abrigo|Lar} {Casa Abrigo Municipal|Lar Esperança|Associação Bom Pastor}, «CNPJ» <cnpj>, <gst>, <gjob>, «RG» <grg>, «CPF» <gcpf>, {com endereço profissional|residente} {na|à} <gad>.
W {Acolhid<w1>|<ward>|Em favor de}: <w>, {nascid<w1> em <wborn>|«DN» <wborn>}, {filh<w1> de <wpar>|sem filiação paterna}[, acolhid<w1> em <od>].
{Por força da|Conforme|À vista d{a|e}} <dw> {de|proferida em} <d>, {do Juízo da <v>|do(a) MM. Juiz(a) <J>}, {assin<ou>|prest<ou>} {o presente|este} {termo|compromisso} <G>[, <T>].
PL
?{Ciente|De acordo}: <P>, {Promotor de Justiça|pelo Ministério Público}. {Conselho Tutelar: <E>, <tel>.|}
@date
@sign
"""

NOTICE_TO_HOME = """
@home
@head
> Ofício nº <ev>/2024{ – | | <c>, }<i>
{À|Ao|A} <g>
; <oad>
?E Ref. = <n> ¦ Assunto = <class> ¦ {Procedimento administrativo} = <tag>
{Senhor(a) {Diretor(a)|Coordenador(a)}|Prezados}, {<Y>|}
{Comunico|Informo} que, por decisão de <d>, {da lavra d<jo> <juiz> <J>, |}{essa instituição|a entidade <g>} {passa a exercer|foi nomeada para exercer} a <kind> de <B>[, <T>], {em substituição a <F>|cessando o encargo de <F>|já que os pais, <M1> e <M2>, faleceram}.
{Este ofício serve como termo de <kind>|O presente vale como termo de compromisso|Segue termo para assinatura}.
PL
Atenciosamente,
@sign
@proof
"""

CURATOR_PLACE = """
kinds CURATELA
@home
@head
@title
@number
W <w>, {nascid<w1> {em|aos} <wborn>|«nascimento:» <wborn>}, «CPF» <wcpf>[, «RG» <wrg>][, natural de <wpl>][, filh<w1> de <wpar>], {{residente|internad<w1>} n{a|o} instituição desde <od>|sem parentes conhecidos|cujo irmão, <Y>, recusou o encargo}, {terá|passa a ter} {por|como} curador{a|}{:|} <g>, «CNPJ» <cnpj>, {com sede na|endereço:} <gad>, {por|conforme} <dw> de <d>[, <T>].
{Representante|Pela entidade|Responde pela curadora}: <Yq>, {diretor{a|}|presidente}{, eleit{a|o} em <od>|}.
{O Ministério Público, por <P>, concordou.|Curador especial: <L>, {OAB <oab>|defensor público}.|}
# {Limites|PODERES|Condições}
PL
?{Juiz|Magistrada}: <J>.
@date
@marks
"""

FOSTER = """
kinds GUARDA
@head
= {TERMO DE GUARDA – FAMÍLIA ACOLHEDORA|Termo de Guarda e Responsabilidade (Serviço de Família Acolhedora)|TERMO DE GUARDA SUBSIDIADA|Termo de acolhimento familiar com guarda}
E {Serviço|Programa} = {Família Acolhedora|Guarda Subsidiada|SFA} ¦ {Município} = <c> ¦ Processo = <n> ¦ {Guia de acolhimento} = <id> ¦ {Data do acolhimento} = <od> ¦ {Coordenador(a)} = <E> ¦ {Técnico de referência} = <E> ¦ {Conselheiro(a) tutelar} = <E>
# {FAMÍLIA ACOLHEDORA|Família guardiã|Quem acolhe}
GE {Nome|Guardiã(o)} = <g> ¦ CPF = <gcpf> ¦ RG = <grg> ¦ {Estado civil} = <gst> ¦ {Profissão} = <gjob> ¦ {Endereço} = <gad> ¦ {Nascimento} = <gborn> ¦ {Telefone} = <tel>
# {CRIANÇA/ADOLESCENTE|Acolhid<wo>|Quem é acolhid<wo>}
WE {Nome|Criança} = <w> ¦ {Nascimento|DN} = <wborn> ¦ {Filiação|Mãe / pai} = <wpar> ¦ {Naturalidade} = <wpl> ¦ {CPF} = <wcpf> ¦ {Certidão} = <crt>
?# {FAMÍLIA DE ORIGEM|Genitores}
?E {Mãe} = <M1> ¦ CPF = <xcpf> ¦ {Pai} = <M2> ¦ {CPF do pai} = <xcpf> ¦ {Endereço} = <oad>
{Decisão de|Deferida a guarda em|Conforme decisão judicial de} <d>{ (<J>)|, d<jo> <juiz> <J>}[, <T>].
PL
@date
@sign
"""

PAPERS = [GUIDE, DIRECTOR, NOTICE_TO_HOME, CURATOR_PLACE, FOSTER]
