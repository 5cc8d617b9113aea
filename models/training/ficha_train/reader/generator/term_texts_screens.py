"""Pages of courts' systems with a term on them: menus, movements, documents of a list, a validation page, a national register."""

VALIDATION = """
^ {Consulta de autenticidade|Conferência de documento|Validação de documentos|Documento encontrado} – <short>
E {Código|Identificador} = <tag> ¦ {Situação} = {Documento válido|Assinado} ¦ {Tipo} = {Termo de <kind>|Termo} ¦ {Processo} = <n> ¦ {Órgão} = <v> ¦ {Comarca} = <t> ¦ {Incluído por} = <C> ¦ {Incluído em} = <od>
@marks
= {TERMO DE <KIND>|Termo de Compromisso de <k>}
{Em|Aos} <i>, <A> {assin<ou> termo e assume<m>|aceit<ou>} a <kind> de <B>[, decisão de <d>][, <J>][, <T>]. <pw>
?{Documentos relacionados|Outros documentos}: {decisão de <d> (ID <id>)|petição (ID <id>) de <od>|laudo (<od>)}
"""

TIMELINE = """
^ {Processo <n>|<n>}
{<class>|Classe: <class>}{ – | • }<v>{ – | / }<t>
?{Partes|Envolvidos}:
G {Autor{a|}|Requerente}: <g> {(CPF <gcpf>)|}
W {<ward>|Interessad<w1>}: <w> {(nasc. <wborn>)|}
{Réu|Requerid{o|a}}: <X> {(CPF <xcpf>)|– advogad{o|a} <E>}
# {Movimentações|Eventos|Linha do tempo|Histórico}
~{<od>|<od> <hh>} – {Distribuído por sorteio|Conclusos|Petição juntada por <L>|Vista a <P>}
~<d> – {Decisão: deferida a <kind>|Proferida decisão – <J>|Concedida a <kind> a <G>}
?~<od> – {Mandado cumprido por <E>|Publicação no DJe|Audiência cancelada}
~<i> – {Expedido termo de <kind>|Termo de compromisso assinado|Juntada de termo assinado}
?~<od> – {Certidão de decurso de <ot>|Remessa ao arquivo|Vista ao MP}
= {Termo de <kind>|TERMO DE COMPROMISSO – <KIND>}
<A>, {<k> de|compromissad<o> para a <kind> de} <B>[, <T>]. {Juiz(a)|Assina}: <J>.
PL
@proof
"""

REGISTER = """
^ {Cadastro Nacional|Sistema Nacional de Adoção e Acolhimento|Portal da Infância|CNJ – cadastro}
; {Usuário|Operador(a)}: <C> – {acesso em|impresso em} <od> {<hh>|}
= {GUIA DE <KIND>|Termo de <kind> – registro|Registro de <kind>}
E {Nº da guia|Registro} = <id> ¦ {Processo judicial} = <n> ¦ {Processo principal|Processo de acolhimento} = <oc> ¦ {Vara} = <v> ¦ {Município/comarca} = <t> ¦ {Juiz(a)} = <J> ¦ {Promotor(a)} = <P> ¦ {Data da decisão} = <d> ¦ {Data do termo} = <i> ¦ {Vencimento|Validade} = <bt>
WE {Nome da pessoa} = <w> ¦ {CPF} = <wcpf> ¦ {Data de nascimento} = <wborn> ¦ {Naturalidade} = <wpl> ¦ {Mãe / pai} = <wpar>
GE {Detentor|Pretendente|Responsável} = <g> ¦ {CPF} = <gcpf> ¦ {Parentesco} = <gkin> ¦ {Profissão} = <gjob> ¦ {Endereço} = <gad>
?E {Responsável anterior} = <F> ¦ {CPF} = <xcpf> ¦ {Período} = {de <od> a <od>|até <od>} ¦ {Motivo} = {óbito|renúncia|remoção}
?E {Técnico responsável} = <E> ¦ {Próxima avaliação} = <od> ¦ {Prazo do relatório} = <ot>
?# {Observações}
?<pw>
"""

DOCKET_ITEM = """
; {fls. <fol>|Evento <ev>|Num. <id> – Pág. 1|Mov. <ev>.1} {<n>|} {<short>|}
= {TERMO DE COMPROMISSO DE <KK>|Termo de <kind>[ <nature>]|EXPEDIÇÃO DE TERMO – <KIND>}
<<
{Processo|Autos nº}: <n>
{Processo de origem|Precatória|Agravo}: <oc>
{Classe}: <class>
||
{Requerente|Autor(a)}: <G>
{Requerid{o|a}|Ré(u)}: <X>
?{Assunto}: {Nomeação|Guarda|Família}
>>
{Aos|Em} <i>, {na <v>|nesta <v>, Comarca de <t>}, <A> {prest<ou> compromisso|assin<ou> este termo}, {perante <J>|deferido por <J>}, {para a|relativo à} <kind> de <B>, {decisão do evento <ev>, de <d>|nos termos da decisão (ID <id>) de <d>}[, <T>].
<pw>
@marks
| {PROJUDI - Processo: <n> - Ref. mov. <ev>.1 - Assinado digitalmente por <J>|Juntado em <od> por <C>}
"""

SEARCH = """
; {Consulta pública|Pesquisa processual|Consulta por nome da parte} – {resultado|3 resultados} {em <od>|}
T {Processo} ¦ {Classe} ¦ {Distribuição} ¦ {Parte}
T <oc> ¦ {Alimentos|Inventário|Execução} ¦ <od> ¦ <Y>
T <n> ¦ <class> ¦ <od> ¦ <G>
?T <oc> ¦ {Divórcio|Agravo de Instrumento} ¦ <od> ¦ <Y>
{Detalhes|Processo selecionado}: <n> – <v> – {Comarca de |}<t> – {Juiz(a)|Magistrado}: <J>
= {Termo de <kind>|TERMO DE <KIND>}
GE {Requerente} = <g> ¦ CPF = <gcpf> ¦ {Qualificação} = <gst>, <gjob> ¦ {Endereço} = <gad>
WE {Interessado|<ward>} = <w> ¦ {Nascimento} = <wborn> ¦ {Filiação} = <wpar>
{Termo de|Assinado em} <i>; {decisão de|deferimento:} <d>{; validade: <bt>|}.
?PL
@proof
"""

PAPERS = [VALIDATION, TIMELINE, REGISTER, DOCKET_ITEM, SEARCH]
