"""Terms as tables of a word processor or a spreadsheet: people in rows or columns, one cell for a whole person, lists of many families."""

ONE_COLUMN = """
@head
= {TERMO DE <KIND>|Quadro-resumo – Termo de <kind>|TERMO DE COMPROMISSO – QUADRO RESUMO}
T {ITEM|Campo} ¦ {DADOS|Conteúdo|Informação}
T «Processo» ¦ <n>
?~T «{Juízo|Vara}» ¦ <v>
?~T «Comarca» ¦ <t>
~T «{Magistrado(a)|Juiz(a)}» ¦ <J>
~T «{Decisão|Data da decisão}» ¦ <d>
T «{<K>|Responsável(is)}» ¦ <A>
T «{<ward>|Em favor de}» ¦ <B>
?~T «{Genitores|Pais|Requeridos}» ¦ <M1>, CPF <xcpf>, e <M2>, {falecido em <od>|CPF <xcpf>}
?~T «Advogado(a)» ¦ <L>, OAB/<u> <oab>
?~T «Promotor(a)» ¦ <P>
?~T «Equipe técnica» ¦ <E>, CRESS <mat>
~T «{Validade|Prazo}» ¦ <bt>
?~T «{Audiência|Estudo social}» ¦ <od>
?T «{Limites|Poderes}» ¦ <pw>
@date
@sign
?@proof
"""

COLUMNS = """
@head
@title
@number
# {Guardiões|Responsáveis|Qualificação – <KK>}
GC {Dados|Nome} = <g> ¦ Nacionalidade = <gnat> ¦ Estado civil = <gst> ¦ Profissão = <gjob> ¦ CPF = <gcpf> ¦ RG = <grg> ¦ {Nascimento} = <gborn> ¦ {Mãe e pai} = <gpar> ¦ Vínculo = <gkin> ¦ Endereço = <gad>
# {Crianças|Qualificação – <ward>|Beneficiários}
WC Nome = <w> ¦ {Nascimento|DN} = <wborn> ¦ {Local} = <wpl> ¦ {Filiação} = <wpar> ¦ CPF = <wcpf> ¦ RG = <wrg>
T {Outras pessoas} ¦ {CPF} ¦ {Papel}
?T <X> ¦ <xcpf> ¦ {requerid{o|a}|mãe|pai}
?T <L> ¦ OAB <oab> ¦ {advogad{o|a}}
{{Decisão|Ato}: <dw> de <d>, {por|d<jo> <juiz>} <J>|Deferida a <kind> em <d>, por <J>}[, <T>]. <pw>
@date
@marks
"""

MANY_CELLS = """
^ {<v> – <t>|<short> / <v> / Comarca de <t>}
= {TERMO DE <KIND>|Termo de compromisso – <kind>}
E {Nº do processo} = <n> ¦ Classe = <class> ¦ {Data} = <i>
GT {Nome do(a) <k>|<K>} = <g> ¦ {Nac./est. civil} = <gnat>, <gst> ¦ {Documentos} = CPF <gcpf> RG <grg> ¦ {Profissão e endereço} = <gjob> – <gad>
WT {Nome d{o|a} <ward>|<ward>} = <w> ¦ {Nascimento e local} = <wborn>, <wpl> ¦ {Filiação} = <wpar> ¦ {Documentos} = CPF <wcpf>
T {Parte contrária} ¦ {Documentos} ¦ {Endereço} ¦ {Situação}
?T <M1> ¦ CPF <xcpf> ¦ <oad> ¦ {citada em <od>|revel}
T <M2> ¦ RG <oid> ¦ {não informado|<oad>} ¦ {falecido em <od>|preso desde <od>|ciente}
E {Decisão} = <d> ¦ {Juiz(a)} = <J> ¦ {Prazo da medida} = <bt> ¦ {Próxima avaliação} = <od>
PL
@sign
@proof
"""

SCHEDULE = """
@head
= {RELAÇÃO DE TERMOS|TERMO DE <KIND> (coletivo)|Lista de <kind>s deferidas – mutirão|Ata do mutirão – <kind>}
{Mutirão|Pauta|Sessão} de <i>, {presidid{o|a} por|Juiz(a):|perante} <J>, {com o(a) promotor(a) <P>|secretariado por <C>}. {Processo|Autos} <n>.
{Decisão de <d>|Deferimento em <d>|Conforme decisão de <d>}{: |, }{<G> assume<m> a <kind> de <W>|<kind> de <W> a <G>}[, <T>].
GT {Assume} = <g> ¦ CPF = <gcpf> ¦ {Parentesco} = <gkin> ¦ {Estado civil/profissão} = <gst>, <gjob> ¦ {Mora em} = <gad>
WT {<ward> / protegido} = <w> ¦ {Nasc.} = <wborn> ¦ {Pais} = <wpar> ¦ {Natural} = <wpl>
T {Compareceu também} ¦ {na qualidade de} ¦ {documento}
?T <Y> ¦ {mãe|tia|vizinha} ¦ <xcpf>
?T <E> ¦ {conselheir{o|a} tutelar|psicólog{o|a}} ¦ <oid>
{Deveres|Ficam cientes}:
PL
@marks
"""

RESPECTIVE = """
@head
@title
?@number
T {Quem} ¦ {De quem} ¦ {Por qual ato}
T <G> ¦ <W> ¦ {decisão de|sentença de} <d>
GE {Nome} = <g> ¦ {Docs.} = {CPF <gcpf>|CPF <gcpf> / RG <grg>} ¦ {Civil} = <gst> ¦ {Ofício} = <gjob> ¦ {Nação} = <gnat> ¦ {Casa} = <gad> ¦ {Laço} = <gkin>
WE {Nome} = <w> ¦ {Nasc. e local} = {<wborn>|<wborn>, <wpl>} ¦ {Pais} = <wpar> ¦ {Docs.} = CPF <wcpf>
{Na forma da|Cumprindo a} decisão {d<jo> <juiz> <J>, |}de <d>, {o termo vigora|o encargo é exercido} [<T>]. 
?{Sem poderes|Não há} quanto a {<X>|<Fq>}, {que deixa o encargo|que não é parte}.
<pw>
@date
@sign
"""

PAPERS = [ONE_COLUMN, COLUMNS, MANY_CELLS, SCHEDULE, RESPECTIVE]
