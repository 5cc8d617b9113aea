"""E-mails, messages, letters and lawyers' pages that carry the words of a term, with senders, dates and numbers of their own."""

EMAIL = """
E De = <mail> ¦ Para = <mail> ¦ {Enviado em|Data} = <od> ¦ Assunto = {Termo de <kind> – <n>|ENC: processo <n>|RES: termo de <kind>} ¦ {Anexo|Anexos} = {termo.pdf|TERMO1.pdf (148 KB)}
{Prezad{o|a}s|Bom dia|Boa tarde|Senhor(a)}, {<Y>|<L>}[,]
{Segue|Encaminho|Reenvio} {abaixo|transcrito} {o termo|o inteiro teor do termo} {expedido|lavrado} nos autos <n>{, da <v> de <t>|}:
= {TERMO DE <KIND>[ <nature>]|"Termo de Compromisso de <K>|TERMO DE COMPROMISSO}
{Aos|Em} <i>, {perante o(a) MM. Juiz(a) <J>, |}{compareceu|prestou compromisso} <A>, {nomead<o> <k> de|a quem se deferiu a <kind> de} <B>, por <dw> de <d>[, <T>]{, ficando ciente:|.} <pw>
?{O original está assinado por|Assinaram} <J>, <G>{ e <P>|}.
{Att.|Atenciosamente|Cordialmente},
<C>
; {Chefe de Secretaria|Servidor|Estagiária}{ – mat. <mat>|} <v> – <tel> – <site>
?> {----- Mensagem original -----|Em <od>, <Y> escreveu:} {solicito cópia do termo|bom dia, segue pedido}
?@proof
"""

LAWYER_COPY = """
^ {<L> – ADVOCACIA|ESCRITÓRIO DE ADVOCACIA <L>|Defensoria Pública do Estado – Núcleo de Família}
; OAB/<u> <oab> – <oad> – <tel> – <mail>
= {Cópia do termo de <kind>|TERMO DE <KIND> – transcrição|Transcrição do termo de compromisso}
{Cliente|Assistid<o>}: <G>. {Processo|Autos}: <n>{ (<class>)|}. {Vara|Juízo}: <v>{, de|. Comarca:} <t>. {Nosso controle|Pasta}: <tag>.
"{Aos|No dia} <i>, {no Fórum|em audiência}, <jo> <dr> <J>, <juiz> de Direito, {deferiu|tomou} o compromisso de <A>, {como|na qualidade de} <k> de <B>, em cumprimento à <dw> de <d>[, <T>]. <pw>"
?{Prazos internos|Agenda}: {contas em <ot>|audiência em <od>|recurso até <od>}. {Contrária: <X>, adv. <E>.|}
?{Confere com o original|Documento extraído do PJe em <od>|Baixado em <od>}.
@proof
"""

MESSAGE = """
!
{Olá|Bom dia|Prezad<o>}, {sou <C>, da <v>|aqui é {da secretaria|do cartório} da <v> de <t>}. {Hoje {|<od>, }|}
{Seu|O} termo {está pronto|foi assinado em <i>}. {Confira|Segue resumo}:
- {Processo|Nº}: <n>
G- {<K>|Responsável}: <g> {(CPF <gcpf>)|– CPF <gcpf>|}{, <gkin>|}
W- {<ward>|De quem}: <w>{, nasc. <wborn>| (<wborn>)|}
- {Decisão}: <d>, {por|Juiz(a)} <J>
?- {Vale|Validade}: <bt>
?- {Data do termo}: <i>
?- {Não esqueça|Lembre-se}: <pz>
?- {Testemunha|Advogad{o|a}}: {<Y>|<L>}
{Dúvidas|Atendimento}: <tel>{ com <C>|}. {Protocolo <id>.|}
= {Termo de <kind>|TERMO DE <KIND>}
<G>, <k> de <W>.
@proof
"""

RECEIPT = """
= {RECIBO DE ENTREGA DE TERMO DE <KIND>|Protocolo de retirada – termo de <kind>|Termo de entrega de certidão e termo de <kind>}
> {<c>, <od>|Retirado em <od>, às <hh>}
{Recebi|Recebemos} {da <v>|do cartório da <v>}, {Comarca de <t>,|em <t>,} {uma via|a 1ª via} do termo de <kind> {lavrado|datado} {em|de} <i>, {nos autos <n>|processo <n>}, {pelo qual|em que} <A> {foi compromissad<o>|é} <k> de <B>, {por decisão de <d>|conforme decisão d<jo> <juiz> <J>, de <d>}[, <T>].
?{Retirado por|Entregue a}: <Yq>, {procurador{a|}|neto}, autorizad{o|a} em <od>.
{Entregue por|Servidor(a)}: <C>, mat. <mat>.
?{Via da parte|2ª via}: <pw>
@proof
"""

BANK_NOTE = """
^ {BANCO|Agência bancária|INSS – Agência da Previdência Social|Cartório|Plano de saúde} {de <c>|<ev>|}
= {Ficha de representação legal|Cadastro de representante – termo de <kind>|TERMO DE RESPONSABILIDADE – <k>}
E {Titular / representado} = <W> ¦ {CPF do titular} = <wcpf> ¦ {Nascimento do titular} = <wborn> ¦ {Benefício nº|Conta} = <id> ¦ {Nome da mãe} = <wpar>
GE {Representante} = <g> ¦ {CPF do representante} = <gcpf> ¦ {Identidade} = <grg> ¦ {Vínculo} = <gkin> ¦ {Estado civil} = <gst> ¦ {Endereço} = <gad> ¦ {Profissão} = <gjob>
{Título|Documento judicial}: termo de <kind> {de|lavrado em} <i>, {da <v>|expedido pela <v>} de <t>, processo <n>, {Juiz(a)|assinado por} <J>, decisão de <d>[, <T>].
?{Gerente|Atendente}: <Y>, mat. <mat>. {Cadastrado em <od>.|Recadastrar até <od>.} {Procuração anterior: <X>, revogada em <od>.|}
{Limites do termo|Poderes do representante}: <pw>
<c>, <od>
@proof
"""

PAPERS = [EMAIL, LAWYER_COPY, MESSAGE, RECEIPT, BANK_NOTE]
