"""Court files, prosecutors, police, notaries and experts who tell of a licence or print it among their own numbers."""

EXPERT_REPORT = """
^ {LAUDO PERICIAL|RELATÓRIO DE VISTORIA JUDICIAL|PARECER TÉCNICO}
{Autos|Processo}: <proc> – {Autor|Requerente}: {Ministério Público|<of>} – {Réu|Requerida}: <n>
{Perit{o|a}|Expert}: <per>, CREA <on>, CPF <oc>, ART <art>
# {1. Da licença|Quesito <d1>|Documentação ambiental}
{Resposta:|Constatou-se que} {a requerida|o empreendimento}, CNPJ <id>, {possui|apresentou|é titular da} <tt> nº <num>, {expedida pelo|d{o|a}} <agl> em <i>, <until>, {a qual contempla|que licencia|tendo por objeto} <act> <tail>.
?{Antes dela|Anteriormente}, {operou|vigorou a} {licença|LO} <prev>, até <pe>.
?{Quesito <d1>|Há transporte de produtos perigosos?}: <dsay>
$ 3
{<c>, <od>|Em <od>}. <per>
| {fls. <d3>|Num. <d4><d4> – Pág. <d1>} – {assinado eletronicamente por <per> em <od>|processo <proc>}
"""

PROSECUTOR = """
^ {MINISTÉRIO PÚBLICO DO ESTADO|PROMOTORIA DE JUSTIÇA DE <c>}
{Inquérito civil|Procedimento|Notícia de fato} nº <proc> {– Portaria <on>|}
{Objeto}: {apurar poluição|verificar regularidade} {por|de} <n>, CNPJ <id>.
{Em resposta ao ofício <on>|Instad{o|a}}, {o|a} <agl> {informou|esclareceu} que {a investigada|a empresa} {detém|possui} a <tt> <num>, <until>, {para|com a atividade de} <act>{, sem condicionante vencida|, com <d1> pendências}.
?{O auto de infração|A multa} nº <on>, de <od>, {foi lavrad{o|a}|aplicada} por {operar <oact> sem licença|ruído}.
{Diante disso|Ante o exposto}, {arquive-se|oficie-se em <ot>|notifique-se}. <c>, <od>.
<per>, {Promotor de Justiça|Promotora}
"""

EXHIBIT = """
; {DOC. <d2>|Anexo <d1>|Documento <d2> da contestação} – {fls. <d3>|evento <d2>} – {Autos|Processo} <proc>
@head
= <tt> <num>
{Confere a|Concede} {a|à} <n>, <id>, {a presente para|licença para operar|autorização de} <act> <tail>.
{Prazo|Vigência}: {<t>|<e>|de <i> a <e>}
@conditions
@sign
| {Este documento é cópia do original, assinado digitalmente por <per>, protocolado em <od> às <h>, sob o número <tag>. Para conferir o original, acesse o site <ol>, informe o processo <proc> e código <tag>}
"""

NOTARY = """
^ {ATA NOTARIAL|CERTIDÃO DE DOCUMENTO|PÚBLICA-FORMA}
{Livro|L.} <d3>, {folha|fls.} <d3> – {Protocolo|Prenotação} <on>
{Aos|Em} <od>, {nesta cidade de <c>|neste Tabelionato}, {a pedido de|compareceu} <per>, CPF <oc>, {acessei o site <ol> e verifiquei|apresentou-me o documento seguinte}:
"<tt>, nº <num>, {outorgada a|em nome de} <n>, CNPJ <id>, {para|atividade de} <act>, {válida até|validade} <e>, {emissão|emitida em} <i>".
?{Autenticidade do documento|O documento se confere} em <l>, {código|chave} <k>.
{Selo|Selo digital}: <tag> – {emolumentos|R$} <money> – {consulte|valide o selo em} <ol>
<per>, {Tabeliã|Escrevente}
"""

POLICE = """
^ {POLÍCIA MILITAR AMBIENTAL|POLÍCIA RODOVIÁRIA|BOLETIM DE OCORRÊNCIA} {nº <on>|}
{Data}: <od> <h> – {Local}: <ad>
{Envolvidos}: <per>, CPF <oc>{, CNH <on>|}; <per>, CPF <oc>
{Histórico}: {em fiscalização|abordado o veículo <pl>,|durante patrulha,} {o responsável|o condutor} apresentou a <tt> nº <num>, d{o|a} <ag>, {em nome de|titular} <n>, CNPJ <id>, {válida até|com vencimento em} <e>, {que autoriza|para} <act> <tail>. <dsay>
?{Lavrado|Emitido} {o AIA|o auto} nº <on>, {multa de <money>|prazo de defesa <ot>}.
"""

AGREEMENT = """
^ TERMO DE {AJUSTAMENTO DE CONDUTA|COMPROMISSO AMBIENTAL} nº <on>
{Compromitente}: <agl>. {Compromissári{o|a}}: <n>, CNPJ <id>, {representad{o|a} por|por} <per>, CPF <oc>.
{Considerando que|Tendo em vista que} a {compromissária|empresa} opera <act>, {amparada pela|conforme a} <tt> nº <num>, <until>;
1. {A compromissária|Obriga-se a} {apresentará|entregar} {PRAD|plano} em <ot>; 2. {multa diária|cláusula penal} de <money>; 3. {este termo vigora|vigência} até <od>.
?{A licença <prev>|A LO anterior}, {de|vencida em} <pe>, {fica extinta|não se renova}.
<c>, <od>.
"""

BANKRUPTCY = """
^ {EDITAL DE LEILÃO|RELATÓRIO DO ADMINISTRADOR JUDICIAL|LAUDO DE AVALIAÇÃO}
{Recuperação judicial|Falência} de <n> – CNPJ <id> – {processo|autos} <proc>
T {Ativo} ¦ {Identificação} ¦ {Observação}
T {Imóvel} ¦ {matrícula <on>} ¦ <money>
T {Veículos} ¦ <pl> ¦ <money>
T {Licença ambiental} ¦ <num> ¦ {vence em|válida até} <e>
T {Marca} ¦ <on> ¦ {até <od>}
{A <tt> abrange|A licença acima permite} <act>{, intransferível sem anuência|}.
{1ª praça|Lance}: <od>. <per>, {OAB|administradora judicial} <on>
"""

INJUNCTION = """
^ PODER JUDICIÁRIO
{Vara da Fazenda Pública|2ª Vara Cível} – {Mandado de segurança|Ação anulatória} – <proc>
{Impetrante|Autora}: <n>, CNPJ <id>. {Impetrado|Réu}: <agl>.
{DECISÃO|Vistos}. {Pretende|Pede} {a impetrante|a autora} {a renovação|a manutenção} da <tt> nº <num>{, emitida em <i>|}, {relativa a|que lhe permite} <act> <tail>. {Defiro a liminar|Concedo a tutela} para {prorrogar|manter} {sua validade|a licença} até <e>.
?{A autoridade|O réu} {informará|responderá} em <ot>. {Valor da causa}: <money>.
{Intimem-se|Oficie-se}. <c>, <od>. <per>, {Juiz de Direito|Juíza}
"""

PAPERS = [EXPERT_REPORT, PROSECUTOR, EXHIBIT, NOTARY, POLICE, AGREEMENT, BANKRUPTCY, INJUNCTION]
