"""Terms crowded with people: parents as parties, dead parents, lawyers, social workers, former guardians, witnesses, all qualified alike."""

CROWD = """
@head
?@number
@title
Aos <i>, {às <hh> horas, |}{na sala de audiências d{esta|a} <v>|no Fórum local|por videoconferência}, {presentes|onde se achavam} {o(a) MM. Juiz(a) de Direito|<dr>} <J>, {o(a) \
Promotor(a) de Justiça|o representante do Ministério Público,} <P>, {a|o} {assistente social|psicóloga} <E>, CRESS <mat>, {e o(a) {advogado|defensora pública} <L>, OAB/<u> <oab>,|} compareceram\
{, de um lado,|:} <A>, {e, de outro|e}, {os genitores|os requeridos|a parte requerida}, <M1>, «CPF» <xcpf>, {e <M2>, |}{que concordaram com o pedido|que nada opuseram|intimados}.
{Pel<jo> MM. <juiz> foi dito que, {por|nos termos d{a|e}} <dw> {de|proferida em} <d>,|Em cumprimento à <dw> de <d>,} {deferia|foi deferida|fica deferida} {aos primeiros|a<o> {primeir<o>|requerente}} \
a <kind> de <B>[, <T>].
?$ 2
?{Ficam os genitores|Ficam os requeridos|Fica a genitora} {cientes|advertidos} de que {a medida pode ser revista|poderão visitar}[, conforme estudo social de <od>, da assistente social <E>].
?Testemunhas: <Yq>; e <Yq>.
<pw>
?@date
@sign
"""

WARD_FIRST = """
@head
@title
?@number
W {Em favor de|PROTEGID{O|A}:|Interessad<w1>:|{<first> |}{<ward>|pessoa protegida}:|Beneficiári<w1> <num>:} <w>[, nascid<w1> em <wborn>][, natural de <wpl>][, {filh<w1> de|sendo seus pais} <wpar>][, «CPF» <wcpf>][, «RG» <wrg>].
?{Filh<wo> de pais falecidos|Órf{ã|ão}|Pais falecidos}: <dead> e <dead>.
{ficará|fica|é posto|passa a estar} {sob os cuidados de|sob a <kind> de|representad<wo> por|aos cuidados de} <A>[, {por|conforme} <dw> de <d>][, da lavra d<jo> <juiz> <J>][, <T>].
?{Requerid{o|a}|Parte contrária|Genitor(a)}: <Xq>.
?{Anteriormente|Antes} {cuidava|respondia} {pelo|por} <ward> <Fq>[, {compromissad{o|a} em <od>|removid{o|a} por decisão de <od>}].
?$ 2
<pw>
@date
@sign
"""

QUALIFIED_LIST = """
@head
= {Termo de <KIND>|TERMO DE COMPROMISSO DE <KK>|Termo de {Compromisso|Responsabilidade} – <kind>}[ <nature>]
# {Das partes|PARTES|QUALIFICAÇÃO DAS PARTES|Dos comparecentes|I – DAS PARTES}
~G- {<K>|Requerente|Compromissári<go>|<nth> <k>}: <g>, <gnat>, <gst>, <gjob>, «RG» <grg>, «CPF» <gcpf>, {residente {na|à} <gad>|<gad>}[, {parentesco: <gkin>|<gkin>}]
~W- {<ward>|Protegid<w1>|<nth> <ward>}: <w>, {nascid<w1> {em|aos} <wborn>|«nascimento:» <wborn>}[, em <wpl>][, filh<w1> de <wpar>][, «CPF» <wcpf>]
~- {Requeridos|Genitores|Parte ré}: <M1>, «CPF» <xcpf>, {residente em lugar incerto|residente na <oad>}, e <M2>, {falecido em <od>|«RG» <oid>}
?~- {Advogad{o|a}|Patrono}: <L>, OAB/<u> nº <oab>[, com escritório na <oad>]
?~- {Ministério Público|Fiscal da lei}: {<P>|Dr(a). <P>, Promotor(a) de Justiça}
?~- {Curador anterior|Guardiã anterior|Responsável anterior}: <F>, «CPF» <xcpf>[, falecid{a|o} em <od>]
?~- {Assistente social|Perit{o|a}|Psicólog{o|a}|Conselheir{o|a} tutelar}: <E>, {CRESS|CRP|CRM|matrícula} <mat>
?~- {Testemunha|Informante}: <Yq>
# {DO COMPROMISSO|Do encargo|II – DO COMPROMISSO|Do objeto}
{Perante|Diante d{o|a}} {MM. <juiz> de Direito|<juiz> {Dr.|Dra.}} <J>, {nos autos <n>|no processo <n>}, {comparece<m>|foi prestado compromisso por|aceitou o encargo} <G>, {a quem|aos quais} foi {deferida|confiada} a <kind> {de|em favor de} <W>, por <dw> de <d>[, <T>].
# {DOS DEVERES|Dos poderes e limites|III – DAS OBRIGAÇÕES}
PL
@date
@sign
"""

RELATIONS = """
@head
?@number
= {TERMO DE <KIND>[ <nature>]|Termo de <K>|Compromisso de <kind>|<kind> – termo}
G {<g>|<g>, <gjob>,} {é|na qualidade de} <gkin> {de|d<wo> <ward>,} <W>, {e {aceita|assume}|que {aceitou|assumiu}} {o encargo|a <kind>}[, «CPF» <gcpf>][, «RG» <grg>][, {residindo|residente} {na|em} <gad>].
W <w>, {que é filh<w1> de <wpar>|tem como pais <wpar>|é filh<w1> de <wpar>, ambos falecidos}[, {e} nasceu em <wborn>[, em <wpl>]].
{A mãe|O pai|Um dos genitores} {é|era} <dead>{.| e o outro, <dead>.}
?O pedido foi feito por <Y>, {avó paterna|tia|vizinho|Conselheira Tutelar|irmã}, {mas|porém} o encargo coube a <G>.
?{Oficiou|Atuou} {no feito|como fiscal} {o|a} Promotor{a|} <P>; {defendeu a parte|pela Defensoria,} <L>.
{Proferiu a decisão|Decidiu|Nomeou}, em <d>, <jo> <juiz> <J>, da <v>.
<pw>
?{Vigência|Dura|Prazo}: <bt>.
@date
@sign
"""

TWO_SIDES = """
@head
@title
<<
# {REQUERENTE(S)|Polo ativo|QUEM ASSUME|<KK>}
G <g> «CPF» <gcpf> {«RG» <grg>|} {<gst>, <gjob>|<gnat>} {<gad>|}
?{Adv.|Advogado:} <L> (OAB <oab>)
||
# {REQUERIDO(S)|Polo passivo|GENITORES|Parte contrária}
{<M1>|<X>} «CPF» <xcpf> {<oad>|falecid{o|a} em <od>}
?<M2> «CPF» <xcpf> {revel|citado por edital}
?{Def. Púb.|Curador especial:} <E>
>>
# {EM FAVOR DE|<ward>|INTERESSADO(S)}
WT Nome = <w> ¦ {Nascimento|Data nasc.} = <wborn> ¦ {CPF} = <wcpf> ¦ {Filiação|Pais} = <wpar>
{Por {<dw>|decisão} de <d>, {do|da lavra do} {Juiz|Dr.} <J>,|Em razão da <dw> de <d>,} {o encargo|a <kind>} de <W> {é exercid{a|o} por|compete a|foi deferid{a|o} a} <G>[, <T>].
PL
@date
@marks
"""

TRANSFER = """
@head
@number
= {Termo de Substituição de <K>|TERMO DE TRANSFERÊNCIA DE <KIND>|Termo de Modificação de <kind>|TERMO DE COMPROMISSO – SUBSTITUIÇÃO}
# {<K> ANTERIOR|Quem deixa o encargo|Dispensad{o|a}|SUBSTITUÍD{O|A}}
<Fq>[, {nomead{o|a} em <od>|termo de <od>|falecid{o|a} em <od>}].
# {NOVO(A) <KK>|Quem assume|SUBSTITUT{O|A}|Nomead<o>}
G <g>, {<gkin>, |}<gnat>, <gst>, <gjob>, «CPF» <gcpf>[, «RG» <grg>], <gad>
# {{<ward>|PESSOA PROTEGIDA}|Em favor de}
W <w>[, «CPF» <wcpf>], {nascid<w1> em <wborn>|filh<w1> de <wpar>}
{Aos|Em} <i>, {compareceu|na presença d<jo> <juiz> <J>, compareceu} {o substituto|a nova responsável|<G>} {e disse que {aceita|assume}|para assumir} o encargo {antes exercido por|em lugar de} <F>, {nos termos da|conforme} <dw> de <d>[, <T>].
<pw>
?{<F>|O anterior} {prestará contas|deverá prestar contas} em <ot>.
@sign
?@proof
"""

PAPERS = [CROWD, WARD_FIRST, QUALIFIED_LIST, RELATIONS, TWO_SIDES, TRANSFER]
