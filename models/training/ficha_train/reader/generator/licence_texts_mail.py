"""Mail, letters, messages and notices in which offices, firms and consultants tell each other of a licence."""

OFFICE_SENDS = """
; De: <mail>
; Para: <mail>
; {Data|Enviado}: <od> <h>
; Assunto: {Licença emitida|Emissão da licença <num>|Processo <proc> – licença disponível}
Prezad{o|a}{s|} {Senhor{es|}|empreendedor|<per>},
{Comunicamos|Informamos} {a emissão|que foi emitida a|que está disponível a} <tt> nº <num>, {em favor de|referente ao empreendimento} <n>, {CNPJ|CPF/CNPJ} <id>, {para|cuja atividade é} <act>, <until>.
?{O documento pode ser baixado em|Acesse} <ol> {com seu login|}. {A autenticidade se confere em|Valide em} <l>[, código <k>].
?{Atenção aos prazos|Lembramos}: <cond>
* 2 <decoy>
{Esta é uma mensagem automática|Não responda este e-mail|Atenciosamente}.
@head
"""

CONSULTANT_REPORTS = """
<con> {– Consultoria Ambiental|} {– CNPJ <oj>|}
<c>, <od>
{À|A/C} <n>
{Ref.|Assunto}: {situação das licenças|renovação da LO|relatório mensal nº <on>}
{Prezados,|Senhores,}
{Segue|Abaixo} {o quadro|a situação} {da unidade|do empreendimento} (CNPJ <id>):
- {Licença vigente|LO}: <num> {(<ag>)|}
- {Objeto|Atividade}: <main>
- {Vencimento}: <e>
?- {Licença anterior}: <prev> (<pe>)
?- {Protocolo de renovação}: {a fazer até <od>|<on>, em <od>}
?- {Condicionantes}: {<d2> atendidas|próxima entrega em <od>}
?- {Transporte de produtos perigosos}: <yn>
{À disposição,|Att.,} <per> – CREA <on> – ART <art> – <tel>
"""

MESSENGER = """
!
; {Grupo: Licenças|Meio ambiente {–|} obra|<per>} {hoje|<od>}
<per>: {bom dia, alguém tem a LO?|qual o número da licença?} <h>
<per>: {é a|a nossa é a} <num>, {da|emitida pela} <ag> <h>
<per>: {em nome de quem?|qual CNPJ?} <h>
<per>: <n>, <id> <h>
?<per>: {cuidado que a|a} <prev> {já venceu em|era a velha, até} <pe> <h>
<per>: {vence|válida até} <e> ✓✓
<per>: {é pra|atividade:} <act> <h>
?<per>: {manda o PDF|anexo} <file>
?<per>: {dá pra validar em|o link é} <l>
"""

BANK_ASKS = """
{Banco|Cooperativa de crédito|Seguradora} <of>
<c>, <od>.
{Proposta|Cédula|Apólice} nº <on> – {Mutuári{o|a}|Segurado|Cliente}: <n> {(CNPJ <id>)|, CNPJ <id>}
{Em análise socioambiental|Para liberação do crédito}, {verificamos|foi apresentada} a <tt> nº <num>, {do|expedida pelo} <agl>, {datada de <i>,|} <until>, {que contempla|para} <acts> <tail>.
?{Garantia|Imóvel}: matrícula <on>, CAR <car>.
?{O desembolso|A parcela} de <money> {vence em|será em} <od>.
?{Pendência}: {licença da matriz (CNPJ <base>), nº <li>, vencida em <od>|renovação até <od>}.
{Analista}: <per>, CPF <hid>
"""

NOTICE_OF_EXPIRY = """
@head
^ NOTIFICAÇÃO Nº <on>
{Notificamos|Fica notificad{o|a}} <n>, {CNPJ|CPF/CNPJ} <id>, {de que|que} a <tt> nº <num>, {concedida em <i> |}para <act>, {vence|vencerá|expira} em <e>, {devendo|cabendo} {requerer|protocolar} a renovação {até <od>|em <ot>}, {sob pena de|conforme} {multa|<law>}.
?{Ciente em|Recebi em} ____/____/____ {AR <on>|}
<city>, <od>.
@sign
"""

BUYER_DEMANDS = """
{Pedido de compra|Homologação de fornecedor|Cadastro de prestador} nº <on>
{Comprador|Contratante}: <of> – CNPJ <oj>
{Fornecedor|Prestador|Contratada}: <n> – CNPJ <id>
{Documentos exigidos|Requisitos ambientais}:
- {Licença ambiental|LO}: <tt> nº <num> – {emitida por|órgão:} <ag> – {validade|vencimento}: <e>
- {Escopo|Atividades cobertas}: <act> <tail>
?- {AVCB}: <on> – validade: <od>
?- {CTF/APP}: <on> – até <od>
?- {Apólice RC ambiental}: <on> – vigência: <od>
{Aprovado|Conferido} por <per> em <od>
"""

REMINDER = """
; {Calendário|Lembrete|Agenda} – {evento recorrente|todo ano}
{VENCE LICENÇA|Renovar LO|Vencimento de licença} – <n>
{Quando}: <e>
{Onde}: <ag>, <c>
{Descrição|Notas}: <tt> <num> (CNPJ <id>) {para|–} <main>. {Protocolar até <od>|Avisar <per> com <ot>}. {Antiga: <prev>.|}
; {Criado por <mail>|Convidados: <mail>, <mail>}
"""

REPLY_BELOW = """
{Bom dia|Boa tarde}, <per>.
{Respondendo|Conforme pedido,} {seguem os dados|segue}:
{Nº}: <num> {/|–|;} {titular}: <n> {/|–|;} {CNPJ}: <id> {/|–|;} {validade}: <e> {/|–|;} {atividade}: <act> <tail>
{Abs|Obrigad{o|a}}, <per>
; {Em <od>, <per> escreveu|> De: <mail>}:
> {Preciso da LO|Poderia mandar a licença} {da <of>|de vocês}? {O CNPJ que tenho é <oj>|A que consta aqui é a <prev>, vencida em <pe>}.
> {O objeto dela é <oact>, correto?|Ela cobre <oact>?}
?{Documento}: <tt>, {da|emitida pela} <agl>
"""

LETTER_OF_PRESENTATION = """
<n>
; <ad> – CNPJ <id> – <tel> – <mail>
= {Apresentação da empresa|Carta de apresentação|Portfólio ambiental|Quem somos}
{Desde <year>|Há mais de <d2> anos}, {atuamos no mercado|atendemos a região} com {qualidade|responsabilidade}. {Todos os nossos serviços são licenciados|Possuímos}: <tt> nº <num>, {d{o|a} <agl>|<ag>}, <until>, {para|autorizando} <acts> <tail>.
?{Nossa frota|Frota}: <pl>
?{Certificações}: ISO {9001|14001} nº <on>, até <od>.
?{Responsável técnica}: <per>, CRQ <on>, ART <art>
{Visite|Site}: <site>
"""

PAPERS = [OFFICE_SENDS, CONSULTANT_REPORTS, MESSENGER, BANK_ASKS, NOTICE_OF_EXPIRY, BUYER_DEMANDS, REMINDER, REPLY_BELOW, LETTER_OF_PRESENTATION]
