"""Families told at length: grandparents, uncles and siblings with the same surname, of whom only some take the office."""

FAMILY_TREE = """
@head
@title
?@number
# {Composição familiar|Quem é quem|Relação dos envolvidos|Núcleo familiar}
~W- {<ward>|Protegid<w1>}: <w>{, nascid<w1> em <wborn>|, <wborn>}{, em <wpl>|}[, «CPF» <wcpf>]
~G- {<k>|Assume o encargo}: <g>, <gkin>{, <gst>, <gjob>|}[, «CPF» <gcpf>][, {mora|residente} {na|em} <gad>]
~- {Mãe|Genitora}: <M1>, {falecida em <od>|«CPF» <xcpf>|usuária de drogas, em local ignorado}
~- {Pai|Genitor}: <M2>, {preso desde <od>|«RG» <oid>|falecido em <od>}
?~- {Avó paterna|Avô materno}: <Yq>, {que se escusou|idos{a|o}, sem condições}
?~- {Irmã{o|} maior|Tia}: <Y>, «CPF» <xcpf>, {residente no exterior|nascid{a|o} em <od>}
?~- {Guardiã anterior|Responsável anterior}: <F>{, até <od>|}
{Diante do quadro|Assim}, por <dw> de <d>, {d<jo> <juiz> <J>,|assinada por <J>,} {coube|foi deferida} a <G> a <kind> de <W>[, <T>].
?{Parecer|Ministério Público}: <P>, {favorável|em <od>}.
<pw>
@date
@sign
"""

COUPLE = """
@head
@title
@number
{Aos|Em} <i>, {compareceram|comparece} <A>, {a quem|aos quais} {o Juízo confiou|foi deferida|se concedeu} a <kind> de <B>{, por força da|, conforme} <dw> de <d>[, <T>].
{Pais biológicos|Genitores|Mãe e pai}: {<Xq>|<M1>, <M2>}. {Advogad{o|a} dos requerentes: <L>, OAB/<u> <oab>.|}
{O casal é acompanhado por|Acompanhamento}: <E>, {psicóloga|assistente social}, {CRP|CRESS} <mat>, {desde <od>|relatório de <od>}.
?{A juíza que presidiu a audiência anterior|O juiz anterior}, {em <od>|na audiência de <od>}, {nada decidira|apenas ouviu <Y>}.
{Preside|Presidiu} {o ato|a sessão}: <J>. {Escrev{e|eu}|Lavrou}: <C>.
PL
@date
@sign
"""

SIBLINGS = """
@head
@title
WT {Irmãos|Grupo de irmãos|Nome} = <w> ¦ {Nascid{o|a} em|Nasc.} = <wborn> ¦ {CPF} = <wcpf> ¦ {RG|Identidade} = <wrg> ¦ {Cidade} = <wpl>
{Filiação de todos|Pais}: <wpar>.
{Acolhidos|Sob cuidados} {desde <od>|em <od>}, {por <Y>|na Casa de Passagem}.
{<K>|Ficam com}: <A>.
?{Outros irmãos, não abrangidos|Irmãos maiores}: <Yq>; <Y>, nascid{o|a} em <od>.
{Autos|Processo} <n>[, apenso <oc>]. {Decisão|Decidido em|Deferimento}: <d>[, d<jo> <juiz> <J>]. {Prazo|Vigência}: <bt>.
?{Irmãos não serão separados|A visita entre irmãos é livre}. 
PL
@date
@marks
"""

HANDOVER = """
@head
?@number
= {TERMO DE ENTREGA E <KIND>|Auto de entrega sob <kind>|TERMO DE ENTREGA DE <KK> E RESPONSABILIDADE|Termo de <kind> – entrega}
{Entreg{o|a}|Faço entrega}, {nesta data, <i>,|em <i>,} {às <hh>,|} {d<wo> <ward>|da pessoa} <B> a <A>, {que a recebe{m|}|que assume{m|} a guarda}, {em cumprimento de|por} <dw> de <d>{, do Juízo da <v>|, assinada por <J>}[, <T>].
{Quem entrega|Entregou|Conselho Tutelar}: {<E>, conselheir{o|a} tutelar|<Fq>|<Yq>}.
{Objetos entregues|Acompanham}: {certidão <crt>, cartão SUS <id>|roupas, carteira de vacinação e cartão <id>}.
{Escola|Médico}: {<E>, tel. <tel>|<E>, CRM <mat>}.
?{Ciente d{o|a} {pai|mãe}|Presenciou}: <X>.
<pw>
@sign
@proof
"""

PETITION_HEAD = """
@head
{Requerente(s)|Autor(es)}: <A>.
{Requerid{o|a}(s)|Réu(s)}: {<Xq>|<M1>, «CPF» <xcpf>, e <M2>, «CPF» <xcpf>}.
{Em favor de|Interessad<wo>|Menor impúbere}: <B>.
{Advogad{o|a}|Procurador(a)}: <L>, OAB/<u> <oab>, {com escritório na <oad>|<mail>}.
@title
{Perante|Presente} <J>, {<juiz> de Direito|magistrad<jo>}, {aos <i>, os requerentes acima prestam|em <i>, prestou} compromisso {de <k>|}, {nomead<o> por|em razão de} <dw> de <d>{, nos autos <n>|}[, <T>].
?{Réus|Requeridos}: {não contestaram|citados em <od>, revéis}.
PL
?{Testemunhas arroladas}: <Y>, «CPF» <xcpf>; <Y>, {pedreiro|vizinha}; <Y>.
@sign
@proof
"""

PAPERS = [FAMILY_TREE, COUPLE, SIBLINGS, HANDOVER, PETITION_HEAD]
