"""Copies made by typewriter, books of a registry, terms of the eighties and nineties, pages transcribed by hand."""

TYPED = """
^ {JUÍZO DE DIREITO DA COMARCA DE <t>|Comarca de <t> – Cartório do <ev>º Ofício|<v>}
?> {Fls. <fol>|Livro nº <ev>, fls. <fol>|Registro nº <id>}
= {T E R M O   D E   C O M P R O M I S S O|TERMO DE COMPROMISSO DE <KK>|Termo de <kind>|TERMO DE <KK>}
{Aos|Ao} <i>, nesta cidade {e Comarca de <t>|de <c>}, {Estado d{e|o} <st>,|} {em cartório|no edifício do Fórum, em a sala das audiências}, onde {se achava|presente se encontrava} {o|a} {Exmo.|MM.} <juiz> de Direito, {Doutor|Dr(a).} <J>, comigo, escriv{ão|ã} {de seu cargo, <C>|abaixo assinad{o|a}}, aí compareceu \
<A>, a quem {o|a} dit{o|a} <juiz> deferiu o compromisso legal de bem e fielmente{, sem dolo nem malícia,|} {exercer o cargo de|servir de} <k> {d<wo> <ward>|d<wo> {órfã{o|}|menor}|de seu parente} <B>, {nos autos de <class>, processo nº <n>|no feito nº <n>}, {para o qual|cargo para o qual} {foi nomead<o>|recebeu nomeação} por {despacho|sentença} de <d>[, <T>]. \
{E, aceito o compromisso, assim prometeu cumprir|Assim o disse e prometeu}. <pw> {Do que para constar lavrei este termo, que lido e achado conforme vai assinado|Nada mais}. Eu, <C>, {escrivão|escrevente juramentado}, {o datilografei e subscrevi|o escrevi}.
?{Em tempo: |}{comparece também|assiste ao ato} {o Curador Geral|o Promotor de Justiça|o Curador de Menores}, {Dr. |}<P>.
@sign
"""

BOOK = """
; {LIVRO DE TERMOS DE <KK> – Nº <ev>|Livro de Tutelas e Curatelas nº <ev>|LIVRO E} {fls. <fol>|folha <fol> verso}
T {Nº de ordem} ¦ {Data do termo} ¦ {<K>} ¦ {<ward>} ¦ {Processo}
T <ev> ¦ <i> ¦ <G> ¦ <W> ¦ <n>
?T <ev> ¦ <od> ¦ <Y> ¦ <Y> ¦ <old>
= {Termo de <kind>|TERMO DE COMPROMISSO|Termo}
{Termo lavrado em <i>|Aos <i>}, {perante|sendo} {Juiz(a)|o(a) Dr(a).} <J>{, da <v> de <t>|}. {Nomead<o>|Aceita o encargo}: <A>. {Em favor|Pessoa}: <B>. {Despacho|Sentença} de <d>[, <T>]. <pw>
?{Averbações|À margem}: {em <od>, falecimento de <F>, anterior <k>|em <od>, contas prestadas por <Y>|sem averbações}.
{O escrivão|A escrivã}, <C>.
?; {Nº antigo do processo|Registro anterior}: <old>
@sign
"""

TRANSCRIBED = """
@head
^ {(cópia datilografada)|(transcrição)|(traslado)|CÓPIA}
= {Termo de <kind> {e compromisso|}|TERMO DE <KK>|TERMO DE RESPONSABILIDADE E <KIND>}
{Processo|Autos} nº <n>{, antigo nº <old>|}{, apensado ao nº <oc>|}
"{Aos|Em} <i>{, às <hh>|}, {presentes|perante} {o|a} <juiz>{ de Direito|} <J> {e o representante do Ministério Público, <P>|}, {foi pel<jo> <juiz> deferida|ficou deferida} a <A> a <kind> de <B>, \
{órf{ã|ão} de <dead>|cujo pai é <dead>|sob os cuidados até então de <F>}, {tudo de acordo com o|conforme} {despacho|decisão} de <d>[, <T>]. {E prometeu cumprir|Aceito}. <pw>"
(aa) {<J>|<J>, <G>|<G>, <Y>, <Y>}
{Está conforme o original|Confere}. <c>, <od>. {O escrevente, <C>|<C>, escrevente autorizad{a|o}}.
?; {Selos e taxas: Cr$ 320,00|Custas pagas por guia nº <id>}
"""

ADOPTED_WORDS = """
@head
@title
?@number
{No ano de|Aos} <i>, {compareceram|compareceu} {em juízo|perante a autoridade judiciária} {o cidadão|a cidadã|o(s) interessado(s)} <A>{, acompanhad<o> de <L>, seu advogado,|} {dizendo-se|na qualidade de} {próximo|parente} {d<wo> infante|d<wo> <ward>} <B>.
{Declarou|Disse} que {os pais d<wo> <ward> são|pai e mãe são} {falecidos, a saber: <dead> e <dead>|ausentes}, {que não há bens a inventariar|deixando apenas pensão}, {que existe irmão maior, <Yq>, o qual se escusou|e que a avó, <Yq>, é idosa}.
{Em vista do que|Pelo que}, o <juiz>{, <J>,|} {por despacho de|em} <d>, {assinado por <J>, |}lhe {deferiu|confiou} {a <kind>|o encargo}[, <T>].
<pw>
@date
@sign
"""

PAPERS = [TYPED, BOOK, TRANSCRIBED, ADOPTED_WORDS]
