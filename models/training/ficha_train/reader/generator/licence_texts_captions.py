"""Captions of every wording for the activity: beside it, above it, below it, in one line with other captions, or cut off from it."""

BESIDE = """
@head
= <tt> <num>
~<cap>: <main>
~{Titular|Empresa|Interessado}: <n>
~{CNPJ|CPF/CNPJ}: <id>
~{Validade|Vence em|Até}: <e>
?~{Local|Endereço}: <ad>
?~{Porte|Potencial poluidor|Classe}: <cl>
?~{Grupo|Setor|Zona}: {Indústria|Serviços|ZI-<d1>|Rural}
@conditions
"""

ABOVE = """
@head
= <tt>
Nº <num>
; {Interessado|Titular}
<n>
; {CNPJ|CPF/CNPJ}
<id>
; <cap>
<main>
?; {Outras|Atividades adicionais}
?<rest>
; {Porte|Área}
{<cl>|<m>}
; {Validade|Prazo final}
<e>
@sign
"""

BELOW = """
@head
^ <tt> {nº|–} <num>
<n>
; {(nome ou razão social do titular)|(titular)}
<id>
; {(CNPJ ou CPF)|(inscrição)}
<main>
; {(atividade licenciada)|(descrição da atividade)|(ramo)}
<ad>
; {(endereço)|(local da atividade)}
<e>
; {(válida até)|(vencimento)}
?<i>
?; {(data de emissão)|(emissão)}
@sign
"""

ALL_IN_ONE_LINE = """
@head
<tt> – {Nº|nº} <num> – {Empreendedor|Titular}: <n> – {CNPJ}: <id> – <cap>: <main> – {Porte|Classe}: <cl> – {Município}: <c> – {Emissão}: <i> – {Validade}: <e>
<decoy>
@conditions
"""

BOXES_MIXED = """
@head
= <tt>
E {Nº} = <num> ¦ <cap> = <act> ¦ {Empreendimento} = <n> ¦ {Potencial poluidor} = <cl> ¦ {CNPJ} = <id> ¦ ?{Município do empreendimento} = <c> ¦ ?{Matéria-prima} = {Madeira|Aço|Leite|Argila} ¦ {Vencimento} = <e> ¦ ?{Atividade anterior do local} = <oact> ¦ ?{Área licenciada} = <m>
@lure
@proof
"""

TABLE_OF_CAPTIONS = """
@head
K {LICENÇA|Nº da licença} ¦ <num>
K {ESPÉCIE|Modalidade} ¦ <tt>
?K {SITUAÇÃO} ¦ <sit>
K {TITULAR|Licenciado} ¦ <n>
K {CNPJ|CPF/CNPJ} ¦ <id>
K <cap> ¦ <main>
?K {CAPACIDADE|Porte} ¦ {<m>|<cl>}
?K {DEMAIS ATIVIDADES} ¦ <rest>
K {ENDEREÇO|Local} ¦ <ad>
?K {EMISSÃO} ¦ <i>
K {VALIDADE|Vencimento} ¦ <e>
?K {PRODUTOS PERIGOSOS} ¦ <yn>
?K {RESPONSÁVEL TÉCNICO} ¦ <per> – <oc>
@conditions
"""

QUESTION_CAPTIONS = """
@head
<tt>
~{Qual é a atividade?|Atividade a ser exercida?|O que vai funcionar?} <main>
~{Quem é o responsável?|Empreendedor?} <n>
~{CNPJ?|Nº do CNPJ?} <id>
~{Número da licença?|Que licença?} <num>
~{Vence quando?|Prazo?} <e>
?~{Fará transporte de produtos perigosos?} <yn>
@sign
"""

CODES_APART = """
@head
= <tt> Nº <num>
<<
; {Código da atividade|CODRAM|Cód. CNAE}
<acode>
; {Classe|Porte}
<cl>
||
; <cap>
<main>
; {Unidade de medida}
<m>
>>
E {Titular} = <n> ¦ CNPJ = <id> ¦ {Data limite|Validade} = <e>
@conditions
@proof
"""

NO_CAPTION_AT_ALL = """
@head
^ <tt>
^ <num>
^ <n>
^ <id>
^ <act>
^ <ad>
^ <e>
@sign
"""

FOREIGN_TRANSLATION = """
{TRADUÇÃO JURAMENTADA|SWORN TRANSLATION|Certified translation} nº <on> – <per>, {tradutor público|JUCESP} <on>
@head
= <tt> {/ OPERATING LICENSE|/ Licencia de Operación}
E {Número / Number|Nº / No.} = <num> ¦ {Titular / Holder} = <n> ¦ {CNPJ / Tax ID} = <id> ¦ {Atividade / Activity|Actividad / Atividade} = <main> ¦ {Emissão / Issued on} = <i> ¦ {Validade / Valid until|Válida hasta / até} = <e> ¦ ?{Processo / File} = <proc>
{Nada mais constava|Conferi e dou fé}. <c>, <od>.
"""

PAPERS = [BESIDE, ABOVE, BELOW, ALL_IN_ONE_LINE, BOXES_MIXED, TABLE_OF_CAPTIONS, QUESTION_CAPTIONS, CODES_APART, NO_CAPTION_AT_ALL, FOREIGN_TRANSLATION]
