"""Writs, letters between courts, notices in the gazette and permits, full of numbers of other cases and of dates of other acts."""

PRECATORY = """
= {CARTA PRECATÓRIA – COMPROMISSO DE <KK>|Carta precatória e termo de <kind>|TERMO DE <KIND> (CARTA PRECATÓRIA)}
E {Juízo deprecante} = <v> de <t> ¦ {Juízo deprecado} = {Vara Única|1ª Vara} ¦ {Processo de origem|Autos} = <n> ¦ {Nº da precatória|Carta nº} = <oc> ¦ {Expedida em} = <od> ¦ {Prazo de cumprimento} = <ot>
{O(A) Dr(a).|<juiz>} <J>{, <juiz> de Direito,|} {depreca a Vossa Excelência|solicita} {que tome o compromisso de|a tomada do compromisso de} <A>, {nomead<o>|que exercer{á|ão} o encargo de} <k> de <B>, {por|em razão da} <dw> de <d>[, <T>].
{Cumprida em <i>: |Termo lavrado em <i>: }{comparece<m>|compareceu} <G> e {prest<ou>|aceit<ou>} o compromisso{, perante <E>|}.
PL
?{Devolvida em <od>|Distribuída no deprecado em <od>, sob nº <oc>}.
@sign
@proof
"""

WRIT = """
@head
= {MANDADO DE INTIMAÇÃO E TERMO DE <KIND>|Mandado-termo de <kind>|MANDADO DE AVERBAÇÃO – TERMO DE <KIND>|TERMO DE <KIND> / MANDADO}
{Mandado nº|Nº do mandado:} <id>{ – Central de Mandados|}. {Processo|Autos}: <n>. {Oficial|Oficial de justiça}: <C>. {Zona <ev>.|}
{Destinatári{o|a}|Pessoa a intimar|Intime-se}: {<Xq>|<G>}.
{O MM. Juiz <J>|Por ordem d<jo> <juiz> <J>,} {manda|determina-se} {que se cumpra a decisão de <d>, pela qual|o cumprimento da decisão de <d>, em que} {ficou deferida|foi concedida} a <kind> de <B> a <A>[, <T>].
{Este mandado vale como termo|Vale o presente como termo de <kind>}. {Assento|Registro de nascimento|Matrícula} <crt>, {livro A-<ev>|} fls. <fol>.
<pw>
@date
@sign
# {CERTIDÃO DO OFICIAL|Certidão|Diligência}
{Certifico que, em <od>,|Em <od>, às <hh>,} {dirigi-me à <oad> e intimei <Y>|deixei de intimar <X>, que se mudou|intimei a parte, que assinou}. {<C>|Oficial de Justiça <C>, mat. <mat>}.
"""

GAZETTE = """
^ {DIÁRIO DA JUSTIÇA ELETRÔNICO|Diário Oficial – Poder Judiciário|EDITAL DE <KIND>}
; {Disponibilização: <od>|Publicado em <od>} – {edição <ev>|ano XVI} – {caderno judicial|pág. <fol>}
= {EDITAL DE PUBLICAÇÃO DE <KIND>|EDITAL – TERMO DE <KIND>|Edital de intimação da sentença de <kind>}
{O(A) Doutor(a) <J>, <juiz> de Direito da <v> da Comarca de <t>,|<J>, <juiz> de Direito da <v> de <t>,} {na forma da lei|no uso de suas atribuições}, FAZ SABER {a todos|aos que o presente edital virem} que, {nos autos de <class>|na ação} nº <n>, {requerida por|movida por} <G>, foi, por {sentença|decisão} de <d>, {deferida|decretada} a <kind> de <B>, {sendo nomead<o>|com nomeação de} {<k>|} <A>[, <T>]. \
<pw> {E, para que chegue ao conhecimento de todos, expediu-se o presente, publicado por três vezes, com intervalo de <ot>|Prazo do edital: <ot>}. {<c>, <i>|Dado e passado em <c>, aos <i>}. Eu, <C>, {digitei|escrivão, subscrevi}.
?{Publicações: <od>, <od> e <od>.}
{<J> – <juiz> de Direito|(a) <J>}
@proof
"""

PERMIT = """
@head
@number
= {ALVARÁ E TERMO DE <KIND>|Alvará de <kind> para representação|ALVARÁ JUDICIAL – TERMO DE COMPROMISSO|Autorização de viagem e termo de <kind>}
{AUTORIZO|Autorizo|Fica autorizad<o>} <A>, {na condição de|como} <k> de <B>, {conforme decisão de <d>|nos termos da decisão d<jo> <juiz> <J>, de <d>}[, <T>], a:
PL
{Dados do benefício|Conta}: {NB <id>|agência <ev>, conta <id>, Banco do Brasil|saldo do FGTS de <Y>, falecid{o|a} em <od>}.
?{Voo|Viagem}: {saída em <od>, retorno em <od>, acompanhad<wo> de <Y>|destino Lisboa}.
{Este alvará vale por <ot>|Prazo para levantamento: <ot>}. {Contas em <ot>.|}
@date
@marks
"""

APPEAL = """
^ <agency>
^ {<ev>ª Câmara de Direito Privado|Câmara Cível|Segundo grau – gabinete d{o|a} Des. <E>}
{Agravo de instrumento|Apelação} nº <oc> – {origem|processo de origem|autos principais}: <n> – {<v> de <t>|Comarca de <t>, <v>}
{Agravante|Apelante}: <X>. {Agravad{o|a}|Apelad{o|a}}: <G>. {Relator(a): <E>.|} {Juiz(a) prolator(a)|Decisão recorrida de}: <J>, <d>.
= {TERMO DE <KIND> – CUMPRIMENTO DE ACÓRDÃO|Termo de <kind> (autos de recurso)|TERMO DE COMPROMISSO DE <KK>}
{Em cumprimento ao acórdão de <od>, que manteve|Mantida pelo acórdão de <od>} a <dw> de <d>, {aos <i>, compareceu|lavra-se em <i> o termo de} <A>, {que aceit<ou> a <kind> de|<k> de} <B>[, <T>].
<pw>
?{Trânsito|Baixa dos autos}: <od>. {Apensos|Incidentes}: <oc>, <old>.
@sign
@proof
"""

PAPERS = [PRECATORY, WRIT, GAZETTE, PERMIT, APPEAL]
