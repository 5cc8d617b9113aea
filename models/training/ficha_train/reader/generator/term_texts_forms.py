"""Printed forms: boxes that are crossed, blanks of underscores, captions under lines, sections for people who are neither."""

BLANKS = """
@head
= {TERMO DE COMPROMISSO DE <KK>|TERMO DE <KIND>|Termo de <kind>[ <nature>]|FORMULÁRIO – TERMO DE <KIND>}
Processo nº __<n>__ {Vara: ___<v>___|}
{Aos|Em} ____<i>____, nesta cidade de ___<c>___, {presente o(a) MM. Juiz(a) de Direito, Dr(a). ___<J>___,|em Cartório,} compareceu:
G {Nome|O(A) Sr.(a)}: ____<g>____, nacionalidade: __<gnat>__, estado civil: __<gst>__, profissão: __<gjob>__, RG: __<grg>__, CPF: __<gcpf>__, {endereço|residente à}: ___<gad>___{, parentesco: __<gkin>__|}{, nascido(a) em __<gborn>__|}
{a quem foi deferida a <kind> de|que aceitou o encargo em favor de|a fim de assumir a <kind> d<wo> <ward>|para o encargo em relação a}:
W Nome: ____<w>____{, data de nascimento: __<wborn>__|, nascido(a) em __<wborn>__}{, natural de __<wpl>__|}{, filho(a) de ___<wpar>___|}{, CPF: __<wcpf>__|}
{por decisão de|conforme sentença de|decisão datada de} __<d>__, {pelo prazo de|prazo:|válido por} __<bt>__.
?{Requerido(a)|Genitor(a)}: ____<X>____ CPF: __<xcpf>__ {Endereço: ___<oad>___|}
?{Advogado(a)}: ____<L>____ OAB: __<oab>__
<pw>
?Testemunhas: 1) ____<Y>____ CPF __<xcpf>__ 2) ____<Y>____ RG __<oid>__
@sign
"""

CROSSED = """
@head
= {REQUERIMENTO E TERMO DE <KIND>|Termo padrão – <kind>|TERMO DE <KIND> (MODELO 7)|Termo de responsabilidade – <kind>}
{Medida:|Tipo:|Espécie do termo} {{( )|[ ]|☐} adoção |}{(X)|[x]|☒} <kind> {( )|[ ]|☐} {outra ______|representação}
?{Documentos apresentados|Juntou}: (X) RG (X) CPF ( ) CTPS (X) comprovante de residência
# {1. IDENTIFICAÇÃO DO RESPONSÁVEL|I – <KK>|Dados de quem assume}
G ({X|x}) {Sr.|Sra.|Sr(a).} <g> – «CPF» <gcpf> – «RG» <grg> {Sexo: (X) F ( ) M|}
G Estado civil: {( ) solteiro(a) |}(X) <gst> {( ) outro|} {Parentesco: {( ) tia |}(X) <gkin> ( ) nenhum|} Ocupação: <gjob>
G Endereço: <gad> {(X) próprio ( ) alugado|}
# {2. IDENTIFICAÇÃO D{A|O} <ward>|II – Em favor de|Dados da pessoa protegida}
W <w> {Nasc.|Data de nascimento}: <wborn> {Filiação: <wpar>|Mãe/pai: <wpar>} {CPF: <wcpf>|RG: <wrg>|} {( ) órf{ã|ão} (X) pais vivos|}
?# {3. GENITORES|III – Outros familiares|Pais}
?<M1> ( ) falecid{a|o} (X) {presente|ausente} CPF <xcpf> {Endereço: <oad>|} {<M2> (X) falecid{a|o} em <od>|}
# {4. DADOS DO PROCESSO|IV – Processo}
E Processo = <n> ¦ Vara = <v> ¦ Comarca = <t> ¦ {Decisão de} = <d> ¦ {Juiz(a)} = <J> ¦ {Prazo} = <bt> ¦ {Data} = <i> ¦ {Laudo de} = <od> ¦ {Assistente social} = <Y>
(X) {Declaro estar ciente dos deveres abaixo|Comprometo-me a}:
PL
@sign
"""

BOXES_SIDE = """
<<
^ {PODER JUDICIÁRIO|<short>}
^ {Comarca|COMARCA}: <t>
^ <v>
||
{Processo|AUTOS Nº}: <n>
{Classe|Ação}: <class>
{Data de emissão|Emissão}: <i>
?Folha: <fol>
>>
= {TERMO DE <KIND>|<KIND> – TERMO DE COMPROMISSO|Termo de Compromisso de <K>}
<<
# {COMPROMISSAD{O|A}(S)|<KK>|01 – RESPONSÁVEL}
GE Nome = <g> ¦ CPF = <gcpf> ¦ Identidade = <grg> ¦ {Est. civil} = <gst> ¦ Profissão = <gjob> ¦ Nacionalidade = <gnat> ¦ {Grau de parentesco} = <gkin> ¦ Endereço = <gad> ¦ Nascimento = <gborn>
||
# {<ward>|02 – EM FAVOR DE|BENEFICIÁRI{O|A}(S)}
WE Nome = <w> ¦ Nascimento = <wborn> ¦ CPF = <wcpf> ¦ Naturalidade = <wpl> ¦ Filiação = <wpar> ¦ RG = <wrg>
>>
<<
# {MINISTÉRIO PÚBLICO|Fiscal}
E Nome = <P> ¦ Matrícula = <mat> ¦ Parecer de = <od>
||
# {ADVOGADO(A)|Defesa}
E Nome = <L> ¦ OAB = <oab> ¦ CPF = <xcpf>
>>
E {Decisão judicial|Decisão de} = <d> ¦ {Magistrado(a)} = <J> ¦ {Validade} = <bt> ¦ {Escrivã(o)} = <C>
?# {OBSERVAÇÕES|PODERES E LIMITES}
?<pw>
@sign
@proof
"""

SIGN_SHEET = """
= {TERMO DE <KIND>|Termo de Compromisso de <kind>}
{Processo <n> – <v> – Comarca de <t>|<t>, <v>, autos <n>}
{Nesta data, <i>,|Aos <i>,} {as pessoas abaixo|os abaixo assinados} {assumem|aceitam} a <kind> de <B>{, decisão de <d>|, por decisão de <d>, d<jo> <juiz> <J>}[, <T>]:
GT {Nome} = <g> ¦ {CPF} = <gcpf> ¦ {RG} = <grg> ¦ {Parentesco|Vínculo} = <gkin> ¦ {Endereço} = <gad> ¦ {Assinatura} = ____________
{Testemunhas|Presentes ao ato|Outros presentes}:
T Nome ¦ CPF ¦ {Qualidade|Função} ¦ Assinatura
T <Y> ¦ <xcpf> ¦ {testemunha|vizinha} ¦ ________
T <X> ¦ <xcpf> ¦ {genitor(a)|parte} ¦ ________
?T <P> ¦ mat. <mat> ¦ Promotor(a) ¦ ________
<pw>
@proof
"""

INTAKE = """
@head
= {FICHA DE COMPROMISSO – <KIND>|Ficha-termo de <kind>|FICHA CADASTRAL E TERMO DE <KIND>}
; {Uso do cartório|Para uso interno}: livro <ev> fl. <fol> {ordem <id>|} {recebido em <od>|}
E {Nome do(a) requerente|Requerente} = <G> ¦ {Em benefício de|Interessado} = <W>
GE {Nome do responsável} = <g> ¦ {Documento (RG)} = <grg> ¦ {CPF} = <gcpf> ¦ {Nasc.} = <gborn> ¦ {Filiação} = <gpar> ¦ {Trabalho} = <gjob> ¦ {Onde mora} = <gad> ¦ {É o que do protegido?} = <gkin>
WE {Nome do protegido} = <w> ¦ {Nasc.} = <wborn> ¦ {Cidade onde nasceu} = <wpl> ¦ {Filiação} = <wpar> ¦ {CPF} = <wcpf>
E {Nome do cônjuge} = <Y> ¦ {CPF do cônjuge} = <xcpf> ¦ {Nasc. do cônjuge} = <od> ¦ {Contato} = <tel> ¦ {Médico(a)} = <E> ¦ {CRM} = <mat>
E {Ordem judicial de} = <d> ¦ {Assinada por} = <J> ¦ {Processo} = <n> ¦ {Vale por} = <bt> ¦ {Preenchida em} = <i>
{Declaro|Assumo} {que cumprirei|ciente de que}: <pw>
@sign
"""

PAPERS = [BLANKS, CROSSED, BOXES_SIDE, SIGN_SHEET, INTAKE]
