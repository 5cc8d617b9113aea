"""Minutes of hearings with the term within, spoken words written down, adjournments and several decisions of several days."""

HEARING = """
@head
?@number
= {ATA DE AUDIÊNCIA|Termo de Audiência|ASSENTADA|Ata de audiência de {justificação|compromisso|entrevista}|TERMO DE AUDIÊNCIA E COMPROMISSO DE <KK>}
{Data e hora|Data|DIA}: <i>, às <hh>. {Local: {Fórum de <c>|sala virtual}.|}
{Presentes|PRESENTES|Compareceram|Pregão}: <jo> MM. <juiz> <J>; {o(a) promotor(a) <P>;|} {<G>, acompanhad<o> {d{o|a} advogad{o|a} <L>, OAB/<u> <oab>|de sua defensora, <L>};} {as testemunhas <Y> e <Y>;|} {<X>, requerid{o|a}|o(s) genitor(es) <M1>}.
{Ausentes|AUSENTE}: {<M2>, {apesar de intimado em <od>|não localizado}|o representante do CREAS}.
{OCORRÊNCIAS|Iniciados os trabalhos|Aberta a audiência}{:|,} {foi entrevistad<wo> <W>|ouviu-se <Y>, <ojob>|tentada a conciliação, sem êxito}. {O Ministério Público {opinou pelo deferimento|nada requereu}.|}
{DELIBERAÇÃO|DECISÃO|Em seguida, pel<jo> MM. <juiz> foi {decidido|proferida a seguinte decisão}}: "{Defiro|Nos termos da decisão de <d>, defiro|Mantenho a decisão de <d>, que deferiu} a <kind> de <B> a <A>[, <T>]{. <pz>|.}"
# {COMPROMISSO|TERMO DE COMPROMISSO|Do compromisso}
{Ato contínuo|Na sequência|Neste ato}, <G> {prest<ou>|aceit<ou>} o {compromisso|encargo}, {ficando ciente|advertid<o>} {de seus deveres|das obrigações}{.|:}
PL
?{Redesigno|Designo} {audiência|nova audiência} para <od>, às <hh>. {Saem os presentes intimados.|}
{NADA MAIS|Nada mais havendo}, {eu, <C>, {escrevente|estagiário}, digitei|encerrou-se a audiência}.
@sign
?@proof
"""

RECORDED = """
@head
= {Termo de audiência (gravada)|TERMO DE AUDIÊNCIA POR VIDEOCONFERÊNCIA|Ata – <kind>|Audiência virtual – termo de <kind>}
E Processo = <n> ¦ Classe = <class> ¦ {Data|Realizada em} = <i> ¦ {Início|Hora} = <hh> ¦ {Plataforma} = {Teams|Zoom|Cisco Webex|PJe Mídias} ¦ {Magistrado(a)|Presidente} = <J> ¦ {Promotor(a)|MP} = <P> ¦ {Secretário(a) de audiência|Servidor(a)} = <C> ¦ {Link da gravação|Mídia} = <olink>
# {PARTICIPANTES|Participantes|Presenças registradas}
GT {Nome|Parte} = <g> ¦ {Qualidade|Função} = {<K>|requerente} ¦ {Documento|CPF} = <gcpf> ¦ Presença = {Sim|entrou às 13h58|confirmada}
T {Outros presentes} ¦ {Qualidade} ¦ {Documento}
?T <E> ¦ {assistente social|psicólog{o|a}} ¦ <xcpf>
?T <X> ¦ {genitora|requerido|pai} ¦ <oid>
# {RESUMO|Síntese|Registro}
{Foi informado que|Constou que} {já havia|houve} decisão em <d>, {proferida por este Juízo|d<jo> <juiz> <J>}, {deferindo|que deferiu} a <kind> de <B>[, <T>], {a|em favor de} <G>. {Hoje|Nesta data}, <A> {assin<ou>|firm<ou>|prest<ou>} {o termo|o compromisso}.
<pw>
?{A audiência de <od> foi cancelada|A anterior, de <od>, não se realizou}. {Laudo juntado em <od>.|}
@marks
"""

NOTARY_STYLE = """
@head
= {TERMO DE COMPROMISSO DE <KK>|Termo de <kind>|TERMO DE <KIND>[ <nature>]}
{Saibam|SAIBAM} quantos este termo virem que, {aos|em} <i>, {nesta cidade de <t>|em meu cartório, em <c>}, {perante mim, <C>, {escrivão|escrevente},|presente o(a) MM. Juiz(a) <J>,} compareceu, {como outorgante|na qualidade de requerente}, <A>, \
{reconhecid<o> pelos documentos apresentados|cuja identidade reconheci}, {e por <G> foi dito|que declarou}{:|,} {que, por <dw> de <d>, lhe foi deferida a <kind> de <B>|ter sido nomead<o>, por {despacho|decisão} de <d>, <k> de <B>}[, <T>]; \
que {aceita|recebe} o encargo; {que não possui|declara não ter} {bens em comum|débitos} com <W>; {que a mãe, <dead>,|que o pai, <dead>,} {nada deixou|não deixou bens}. <pw>
{Foram testemunhas|Testemunhas presentes}: <Yq>, e <Yq>{, que assinam|}. {Dou fé.|E de como assim disse, lavrei este.}
@sign
"""

AWARE = """
@head
?@number
= {Termo de Ciência e Compromisso|TERMO DE ADVERTÊNCIA E <KIND>|Termo de Entrega e Responsabilidade|Auto de Compromisso – <kind>}
> {<c>, <i>|Data: <i>}
{Eu, <C>, {oficial de justiça|escrivã},|Aos <i>,} {em cumprimento ao mandado nº <id>|em atenção ao ofício <ev>/2024}, {intimei|compareceu perante mim} <A>, {dando ciência|cientificando-<o>} d{a|e que, pela} <dw> {de|proferida em} <d>{ por <J>|}, {foi-lhe deferida|é responsável pel} a <kind> de <B>[, <T>].
# {Advertências|Fica ciente:|Compromissos assumidos}
PL
?{Entregue por|Estava com} <Yq>{, {conselheira tutelar|genitora}|}.
{Recebi cópia|Ciente}: ______________ {<G>|}
?{Em tempo: {compareceu também|assinou a rogo} <Y>, {testemunha|vizinha}.|}
@sign
@proof
"""

SUMMARY_BOX = """
@head
E {Audiência de|Tipo de audiência} = {Instrução|Conciliação|Justificação|Compromisso} ¦ {Data da audiência|Realizada em} = <i> ¦ Processo = <n> ¦ {Processo de origem|Carta precatória|Agravo} = <oc> ¦ {Juiz(a)|Presidiu} = <J> ¦ Escrevente = <C>
= {TERMO DE <KIND> EM AUDIÊNCIA|Termo de <kind> lavrado em audiência|Compromisso em audiência – <K>}
<<
G <g>, {<gkin>|<gjob>}, «CPF» <gcpf>{, <gad>|}
||
W <w>, {<wborn>|nasc. <wborn>}{, filh<w1> de <wpar>|}
>>
{O encargo|A responsabilidade|A <kind>} {cabe|foi atribuíd{a|o}} {à pessoa da esquerda|a <G>}, {em relação a|quanto a} <W>, {conforme|desde a} decisão de <d>[, <T>].
<pw>
?{Genitores|Requeridos} presentes: <M1> («CPF» <xcpf>) e <M2> («CPF» <xcpf>).
?{Advogad{o|a}|Def.}: <L>, <oab>.
@marks
"""

PAPERS = [HEARING, RECORDED, NOTARY_STYLE, AWARE, SUMMARY_BOX]
