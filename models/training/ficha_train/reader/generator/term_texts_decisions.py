"""Decisions and sentences that serve as a term, with reports, grounds, numbered orders and many dates that are not the decision's."""

FORCE = """
@head
@number
= {DECISÃO|Decisão com força de termo|SENTENÇA|DECISÃO – TERMO DE <KIND>|Despacho-termo|DECISÃO/OFÍCIO/TERMO}
Vistos{.|, etc.}
{Trata-se de|Cuida-se de|<A> ajuizou} {ação|pedido} de <class>{ {ajuizada|proposta} por <G>|} {em face de|contra|em relação a} <Xq>[, {distribuíd{a|o} em <od>|originalmente autuado sob nº <old>}].
?{Alega|Narra a inicial} que {é|são} <gkin> d<wo> <ward> e que {os pais|os genitores} <M1> e <M2> {faleceram|não reúnem condições|estão em lugar incerto}.
?{Estudo social|Laudo} de <od> {favorável|às fls. <fol>}. {O Ministério Público|<P>, Promotor(a) de Justiça,} opinou {em <od>|pelo deferimento}.
{É o relatório|É o breve relato|Relatados}. {Decido|DECIDO|Fundamento e decido}.
?$ 3
{Ante o exposto|Isto posto|Diante disso|Presentes os requisitos do art. 300 do CPC}, {DEFIRO|defiro|concedo|JULGO PROCEDENTE o pedido e DEFIRO} {a <kind> de <B> a <A>|a <A> a <kind> de <B>}[, <T>].
<pw>
{Esta decisão {serve|servirá|valerá} como {termo de <kind>|termo de compromisso|termo, ofício e mandado}|SERVE A PRESENTE COMO TERMO DE <KIND>|Cópia desta decisão, assinada {digitalmente|eletronicamente}, {vale|servirá} como termo}[, {dispensada a assinatura|independentemente de compromisso}].
?{Cite-se|Intime-se} <X>, {no prazo de <ot>|para contestar em <ot>}. {Audiência em <od>, às <hh>.|}
?{P.R.I.C.|Publique-se. Intimem-se.|Int.}
<c>, <d>.
@marks
"""

ORDERS = """
@head
@number
= {DESPACHO|DECISÃO INTERLOCUTÓRIA|DECISÃO|Deliberação com força de termo}
- {Recebo a inicial|Defiro a gratuidade|Anote-se a prioridade}.
- {NOMEIO|Nomeio|Designo} <A>, {como|para exercer o encargo de} <k>  de <B>[, <T>].
- {O(A) nomead{o|a} fica ciente de que|Fica o(a) <k> advertid<o>:} <pz>
?- <pz>
?- {Cite-se|Intime-se} <Xq>, para {resposta|impugnar} em <ot>.
?- {Nomeio perit{o|a}|Ao setor técnico,} <E>, {CRM|CRESS|CRP} <mat>; laudo em <ot>.
?- {Para interrogatório|Para entrevista|Designo audiência para} {o dia |}<od>, às <hh>.
?- {Ciência ao Ministério Público|Vista a <P>|Dê-se vista à Defensoria, Dr(a). <L>}.
- {A presente decisão serve como termo de compromisso|Servirá o presente, por cópia digitada, como TERMO DE <KIND>|Vale esta como mandado e termo de <kind>}.
{<c>/<u>, <d>|<c>, {data da assinatura digital|<d>}}[.]
{<J>|<dr> <J>} {Juiz(a) de Direito|Juiz de Direito|MM. Juíza}
@marks
"""

DISPOSITIVE = """
@head
^ <class> – <n>
= {SENTENÇA|SENTENÇA COM FORÇA DE TERMO|Sentença – <kind>|Sentença}
# {RELATÓRIO|I – Relatório|1. RELATÓRIO}
<G> {ajuizou|ajuizaram|propôs|propuseram} {a presente ação|ação de <kind>} {em relação a|em favor de|contra} <W>{, alegando {doença|incapacidade|abandono}|}. {Citação em <od>.|} {Perícia realizada em <od> por <E> (CRM <mat>).|}
# {FUNDAMENTAÇÃO|II – Fundamentação|2. FUNDAMENTAÇÃO}
$ 4
?{O art. 84|O art. 1.767 do CC|O art. 33 do ECA} {dispõe|estabelece} que a medida é {extraordinária|excepcional} {e durará o menor tempo possível|}.
# {DISPOSITIVO|III – Dispositivo|3. DISPOSITIVO}
{JULGO PROCEDENTE|Julgo procedente} o pedido, {com resolução do mérito, |}para {submeter|colocar} <B> {à <kind>|sob <kind>} de <A>{, que exercer{á|ão} o encargo|}[, <T>].
?{CONFIRMO a decisão de <od>|Fica mantida a decisão de <od>}.
PL
{A presente sentença servirá como|Esta sentença, assinada eletronicamente, serve de|VALE ESTA SENTENÇA COMO} {TERMO DE COMPROMISSO|edital, mandado e termo de <kind>|termo de <kind>}.
?{Publique-se por três vezes, com intervalo de <ot>|Inscreva-se no Registro Civil|Oficie-se ao TRE}.
{<c>|<c> – <u>}, <d>.
@marks
"""

EMBEDDED = """
@head
{Autos|Processo} <n> – <class>
# {Decisão|CONCLUSÃO}
{Conclusos em <od>. |}{Em <d>|No dia <d>}, <jo> MM. <juiz> <J> {proferiu a seguinte decisão|decidiu}: "{Defiro a <kind> {<nature> |}de <W> a <G>|Nomeio <G> <k> de <W>}{, expedindo-se termo|. Lavre-se termo}"[, {mov. <ev>|fls. <fol>|evento <ev>}].
= {TERMO DE <KIND>|TERMO DE COMPROMISSO|Termo de Compromisso de <K>}
{Em cumprimento à decisão supra|Cumprindo a decisão acima}, {aos|em} <i>, {compareceu|compareceram|lavrei este termo, com a presença de} <A>, que {aceit<ou>|prest<ou> o compromisso de} {o encargo|bem cuidar} de <B>[, <T>].
<pw>
# {CERTIDÃO|Certidão de publicação}
Certifico que {a decisão foi {publicada|disponibilizada}|a intimação ocorreu} {no DJe|no Diário da Justiça} em <od>[, {considerada publicada em <od>|edição <ev>, pág. <fol>}]. {<C>, {escrevente|servidor}|}
@sign
@proof
"""

ACCORD = """
@head
@number
= {TERMO DE ACORDO E <KIND>|Termo de Acordo Homologado|Termo de Mediação – <kind>|Acordo – Sentença homologatória}
{As partes|<G> e <M1>|Os interessados} {chegaram ao seguinte acordo|transigiram nos seguintes termos|ajustam}{, na sessão de <od>|}:
- {A <kind>|A responsabilidade legal} {de <B> {será|fica}|relativa a <B> é} {exercida por|atribuída a|deferida a} <A>[, <T>].
- <pz>
?- <pz>
?- {Os genitores|A mãe, <M1>,|O pai, <M2>,} {visitar{á|ão} aos domingos|pagar{á|ão} alimentos de 30% do salário mínimo até o dia 10}.
?- {As partes renunciam ao prazo recursal|Cada parte arca com seus honorários}.
Pel<jo> {MM. <juiz>|<juiz>} {foi proferida a seguinte sentença|foi dito}: "{HOMOLOGO|Homologo} o acordo{ celebrado|}, {para que produza efeitos|com força de termo de <kind>}". {<c>, <d>|Data: <d>|Sentença publicada em audiência, em <d>}.
{<J>, <juiz> de Direito|{<dr>|} <J>}
?{Mediador(a)|Conciliador(a)}: <E>. {Advogad{o|a}: <L>, OAB <oab>.|}
@marks
"""

PAPERS = [FORCE, ORDERS, DISPOSITIVE, EMBEDDED, ACCORD]
