"""Lists, sheets and dossiers of firms, auditors, insurers and buyers, in which one licence has many neighbours."""

LEGAL_MATRIX = """
{Matriz de requisitos legais|LAIA|Controle de licenças|Planilha mestre} {– rev. <ver>|} {– <od>|}
{Unidade|Site|Planta}: <n> {–|/} CNPJ <id>
T {Requisito} ¦ {Documento} ¦ {Nº} ¦ {Emissão} ¦ {Vencimento} ¦ {Resp.}
?T {Água} ¦ {Outorga} ¦ <on> ¦ <od> ¦ <od> ¦ <per>
?T {Incêndio} ¦ {AVCB} ¦ <on> ¦ <od> ¦ <od> ¦ <per>
T {Operação|Licenciamento} ¦ {LO|<tt>} ¦ <num> ¦ <i> ¦ <e> ¦ <per>
?T {Operação (histórico)} ¦ {LO} ¦ <prev> ¦ <od> ¦ <pe> ¦ {–|arquivo}
?T {Federal} ¦ {CR IBAMA} ¦ <on> ¦ <od> ¦ <od> ¦ <per>
{Escopo da LO|Atividades licenciadas}: <act> <tail>
?{Legenda}: {verde = ok; amarelo = vence em <ot>|OK / pendente}
"""

AUDIT_FINDING = """
{Relatório de auditoria|Auditoria interna|Due diligence ambiental} nº <on> – {auditor{|a} líder}: <per>
{Auditada}: <n>, CNPJ <id>, <ad>
# {Constatação <d1>|3.<d1> Licenças|Evidências}
{Foi evidenciada|Verificou-se} a <tt> <num> {(<ag>)|d{o|a} <agl>}, {emissão <i>|emitida em <i>}, {validade <e>|vencimento <e>}, {com escopo|cobrindo} <acts> <tail>.
?{Não conformidade|NC} {menor|nº <on>}: {operação de <oact> fora do escopo|renovação protocolada após <od>}. {Prazo}: <ot>.
?{Oportunidade de melhoria}: <cond>
{Próxima auditoria}: <od>
"""

TENDER_ENVELOPE = """
{Envelope 1 – Habilitação|PREGÃO ELETRÔNICO nº <on>|Concorrência <on>|Chamamento público <on>}
{Licitante|Proponente}: <n> – CNPJ <id>
{Item <d1>.<d1>|Qualificação técnica}: {licença ambiental|apresenta-se a} <tt> nº <num> – {órgão|emissora}: <agl> – {objeto|para}: <act> – {validade|até}: <e>
?{Item <d1>.<d1>}: {atestado nº <on>|CAT <on>|ART <art>}, <per>
?{Item <d1>.<d1>}: {certidão negativa <on>|balanço}, {válida até|emitida em} <od>
{Pregoeir{o|a}}: <per>. {Sessão}: <od> <h>. {Resultado}: {habilitada|diligência em <ot>}.
"""

SUPPLIERS = """
{Cadastro de destinadores|Lista de prestadores homologados|Transportadores cadastrados} – <of> (CNPJ <oj>)
{Ficha <d2>|Registro <d3>|Prestador <d2>}
E {Razão social} = <n> ¦ {CNPJ} = <id> ¦ {Tipo de documento} = <tt> ¦ {Nº do documento} = <num> ¦ {Órgão} = <ag> ¦ {Data de validade} = <e> ¦ {Serviço licenciado|Atividade} = <main> ¦ ?{Outros serviços} = <rest> ¦ ?{Produtos perigosos} = <yn> ¦ ?{Placas} = <pl> ¦ ?{Contrato} = <on> ¦ ?{Fim do contrato} = <od> ¦ ?{Contato} = <per>, <tel>
{Incluído por|Atualizado}: <per> {em|–} <od>
"""

INSURER = """
{Questionário de risco ambiental|Vistoria prévia|Proposta de seguro} nº <on> – {Corretor|Corretora}: <of>, SUSEP <on>
{Proponente|Segurado}: <n> – CNPJ <id> – {endereço de risco}: <ad>
{Atividade do segurado segundo a licença|Ocupação licenciada|Atividade licenciada}: <main>
{Licença|Documento ambiental}: <tt> nº <num>, {vencimento|válida até} <e>
?{Vigência do seguro|Vigência da apólice}: de <od> a <od>
?{Prêmio}: <money> {em <d1> parcelas|}, {1ª em|vencimento} <od>
?{Transporte de cargas perigosas}: <yn>
{Inspetor|Vistoriador}: <per> – {data da vistoria|em} <od>
"""

ARCHIVE_LABEL = """
!
{CAIXA|PASTA} <d3> {– PRATELEIRA <d2>|} {– ARQUIVO MORTO|}
<n>
{CNPJ|} <id>
<tt>
<num>
{VAL.|VENC.} <e>
?{EMIS.} <i>
?{PROC.} <proc>
?{ATIV.:|} <main>
?{GUARDAR ATÉ|Descartar em} <od>
"""

WASTE_INVENTORY = """
{Plano de gerenciamento de resíduos|PGRS|Inventário de resíduos} {– ano-base <year>|rev. <ver>}
# {1. Identificação do gerador}
E {Razão social} = <n> ¦ {CNPJ} = <id> ¦ {Atividade|Atividade licenciada} = <main> ¦ {Licença ambiental} = <num> ¦ {Tipo} = <tt> ¦ {Validade da licença} = <e> ¦ ?{Responsável pelo PGRS} = <per>, CREA <on>, ART <art>
# {2. Resíduos e destinadores}
RT 5 {Resíduo} = {Óleo usado|Lodo|Papelão|Lâmpadas|Estopas|Sucata|Resíduos perigosos classe I} ¦ {Classe} = {I|II A|II B} ¦ {Quantidade} = <m> ¦ {Destinador} = <of> ¦ {CNPJ} = <oj> ¦ {LO do destinador} = <li> ¦ {Validade} = <od>
$ 2
"""

STUDY_CHAPTER = """
{Relatório de controle ambiental|RCA/PCA|Relatório anual de desempenho|EIA – Capítulo <d1>} – <con>
{<d1>.<d1> Histórico do licenciamento|Situação legal}
{O empreendimento|A unidade} de <n> (CNPJ <id>) {obteve a LP|foi objeto da LP} nº <li> em <od>, a LI nº <li> em <od> e, {em <i>|por fim}, a <tt> nº <num>, {hoje vigente|em vigor}, <until>. {Sua atividade é|Está licenciado para} <act> <tail>.
?{A LO anterior|A primeira LO}, nº <prev>, {venceu em|vigorou até} <pe>.
?{Equipe}: <per> (CRBio <on>, CTF <on>), <per> (CREA <on>).
$ 3
; {Página <d2> de <d3>|<con> – CNPJ <oj> – <site>}
"""

OPEN_DATA = """
{licencas_emitidas_<year>|dados abertos|export} – {registro <d4>|linha <d3>|1 de 1}
T {NUMERO} ¦ {TIPO} ¦ {NOME} ¦ {CPF_CNPJ} ¦ {MUNICIPIO} ¦ {ATIVIDADE} ¦ {EMISSAO} ¦ {VALIDADE} ¦ {PROCESSO}
T <num> ¦ <tt> ¦ <n> ¦ <id> ¦ <c> ¦ <main> ¦ <i> ¦ <e> ¦ <proc>
; {encoding=latin1; sep=;|fonte: <site>|gerado em <od>}
"""

PAPERS = [LEGAL_MATRIX, AUDIT_FINDING, TENDER_ENVELOPE, SUPPLIERS, INSURER, ARCHIVE_LABEL, WASTE_INVENTORY, STUDY_CHAPTER, OPEN_DATA]
