"""Texts that quote a licence: e-mails, letters, notices, certificates of records, contracts and reports of others."""

from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED

_LICENCE = "{<tt>|LO|licença de operação|licença ambiental|licença} {nº|n.º|n°|de número|número}[:] <num>"
_ID = "{CNPJ[ nº]|inscrita no CNPJ sob o nº|CNPJ/MF|(CNPJ|CPF/CNPJ:} <id>"
_ENDS = (
    "{{que vence|com vencimento|que expira|a vencer} em <e>|{com validade|válida|vigente} até[ o dia] <e>|{emitida|expedida} em <i> e"
    " válida {até <e>|por <t>}|{cujo prazo|cuja validade} {termina|se encerra} em <e>|válida por <t>, {contados de|a partir de} <i>}"
)
_SENTENCES = [
    (
        f"{{A|Informamos que a}} {_LICENCE}, {{da empresa|de titularidade de|em nome de}} <n>, {_ID}, {_ENDS}, {{autoriza|abrange|refere-se"
        " a} <act>[, <place>]."
    ),
    (
        f"<n>, {_ID}, {{opera sob a|possui a|detém a|é titular da}} {_LICENCE}, {_ENDS}[, {{emitida|concedida}} {{pelo|pela}} <agl>],"
        " {para|que autoriza|cujo objeto é} <act>[, <place>]."
    ),
    (
        f"{{O|A}} <agl> {{concedeu|expediu|emitiu|deferiu}} {{a|em favor de|à empresa}} <n>, {_ID}, a {_LICENCE}, {_ENDS}, {{para|referente"
        " a|relativa à atividade de} <act>[, <place>]."
    ),
]
_RECORD = (
    "{Licença|Nº da licença|LO}: <num>[;] {Titular|Empresa|Razão social}: <n>[;] CNPJ: <id>[;] {Validade|Vencimento}: <e>[;]"
    " {Atividade|Objeto}: <act>"
)
_DECOYS = [
    "{A anterior|A licença anterior|A LO que ela renova}, nº <prev>, {venceu em|expirou em|era válida até} <pe>.",
    "{O pedido|O requerimento} de renovação ({protocolo|processo} <on>) {foi feito|deve ser feito} {em|até} <od>, {<ot> antes|com <ot>"
    " de antecedência}.",
    "{O contrato|A ART|A outorga|O seguro} nº <on>[, firmad{o|a} com <of>, CNPJ <oj>,] {vale|tem vigência} até <od>.",
    "{A consultoria|A empresa} <con> (CNPJ <oj>) {responde pelo acompanhamento|elaborou o relatório nº <on>}[, por <per>, CPF <oc>].",
    "{A vistoria|A reunião} {ocorreu|será} em <od>[, com {o técnico|a analista} <per>]. {Prazo para resposta: <ot>.|}",
    "{Favor|Pedimos} {responder|devolver assinado} até <od>, {sem falta|por favor}.", "{Seguem|Segue} em anexo <file>[ e <file>].",
    "{Os resíduos|O efluente} {vão para|são destinados a} <of>, licença <li>{, válida até <od>|}.",
    "{O representante|A sócia} <per>, CPF <oc>, {assinou|está de acordo}.",
]  # fmt: skip


def _body(p: Paper) -> None:
    dice = p.dice
    kind = dice.pick(["sentence", "sentence", "record", "lines"])
    before = [p.dice.wording(_DECOYS) for _ in range(dice.pick([0, 1, 1, 2]))]
    behind = [p.dice.wording(_DECOYS) for _ in range(dice.pick([0, 1, 2, 3]))]
    for one in before:
        p.line(one)
    if kind == "sentence":
        p.line(dice.wording(_SENTENCES))
    elif kind == "record":
        p.line(_RECORD)
    else:
        p.entries("{Licença|Nº|Número}=<num>", "{Titular|Empresa}=<n>", "CNPJ=<id>", "{Validade|Vence em}=<e>", "{Atividade|Objeto}=<act>",
                  "?{Emissão|Data}=<i>", "?{Órgão|Emissor}=<agl>", how="inline")  # fmt: skip
    for one in behind:
        p.line(one)
    p.page.gap(0.5)


def mail(p: Paper) -> None:
    """An e-mail, printed, with what it answers."""
    dice = p.dice
    p.lines("?{<od> <h>|Gmail - {Licença|RES: renovação}|Outlook|Webmail :: <mail>}", size=0.85)
    p.entries("De=[<per> ]<mail>", "{Para|To}=<mail>", "?{Cc|CC}=<mail>", "{Enviado em|Data|Enviada}=<od>[ <h>]",
              "Assunto={RES:|ENC:|Fwd:|} {<tt>|Licença ambiental|LO[ nº] <num>|Renovação da LO}[ - <n>]", "?{Anexos|Anexo}=<file>",
              how=dice.pick(["inline", "two columns"]), shuffled=0)  # fmt: skip
    p.line("{Prezad{o|a}s|Bom dia|Boa tarde|Olá|Senhores},")
    _body(p)
    p.lines("{Att.|Atenciosamente|Abraços|Cordialmente},", "<per>", "?<con> – {CNPJ <oj> – |}<tel>", "?<site>")
    if dice.chance(0.5):
        p.line("{Em <od>, <per> escreveu:|-----Mensagem original-----|> De: <mail> > Enviado: <od>}")
        p.lines("{> |}{Pode|Poderia} {enviar|mandar} a licença {de vocês|da <of>}? {A nossa|A deles}, nº <prev>, venceu em <pe>.")
    p.lines(
        "?{Confira a autenticidade em|Link do órgão:} <l>[ ({código|chave} <k>)]", "?Esta mensagem pode conter informação confidencial."
    )


def letter(p: Paper) -> None:
    """An office's letter with a number, a date and a reference of its own."""
    dice = p.dice
    p.some(lambda: p.head())
    p.lines("{Ofício|OF.|Carta|Memorando|CI} {nº|n.º} <on>", "{<city>|<c>}, <od>.", align=dice.pick(["left", "right"]))
    p.lines(
        "{Ao|À|A} {Senhor Diretor|empresa|Secretaria}[ <of>]",
        "{Assunto|Ref.|Referência}: {<tt>|encaminha licença|Processo <proc>|Protocolo <on>}",
    )
    _body(p)
    p.lines(
        "?{Sem mais|Na oportunidade}, {apresentamos protestos de estima|subscrevemo-nos}.",
        "<per>",
        "?{CPF|CREA} <oc>",
        "?" + SIGNED,
        "?" + CHECKED,
    )


def press(p: Paper) -> None:
    """What a firm has to print in a newspaper, among others' notices."""
    dice = p.dice
    p.page.right = p.page.left + p.page.inner * dice.uniform(0.35, 0.8)
    p.lines(
        "?{<of>, CNPJ <oj>, torna público que requereu {a|ao órgão a} Licença Prévia[, processo <on>].|EDITAL: <of> convoca para"
        " {<od>|assembleia em <od>}.}"
    )
    p.line(
        "{<n>[,] {CNPJ|inscrita no CNPJ sob nº|(CNPJ:} <id>[,] torna público que {recebeu|obteve} {d{o|a}|junto {ao|à}} <agl>[,] {a|sua}"
        " <tt>[,] {nº|sob o nº|n°} <num>, {com validade até|válida até|validade} <e>, para {a atividade de |}<act>[, {à|na|situada na}"
        " <ad>].|{RECEBIMENTO|CONCESSÃO} DE LICENÇA. <n> ({CNPJ|} <id>) {comunica|informa} que {foi-lhe concedida|recebeu} do <agl>, em"
        " <i>, a <tt> <num>, {por <t>|até <e>}, {referente a|para} <act>, <place>.}",
        align="justified",
    )
    p.lines(
        "?{<of> {recebeu|requereu} LI, <place>.|Perdeu-se o diploma de <per>, CPF <oc>.}",
        "?{Classificados|Publicado em|Jornal da cidade} {–|-} <od>",
    )


def certified(p: Paper) -> None:
    """An office certifies what its records have."""
    p.head()
    p.line("{CERTIDÃO|Certidão de {inteiro teor|licença|regularidade}|DECLARAÇÃO|Atestado} {Nº <on>|nº <on>|}", 1.3, "centre")
    p.line(
        "{Certifico|Certificamos|Declaramos|Atesto}, {a pedido de <per>, CPF <oc>,|para os devidos fins,|conforme protocolo <on>, de"
        f" <od>,}} que {{consta de nossos registros|foi expedida}} a {_LICENCE}, {{em nome de|à empresa}} <n>, {_ID}, {_ENDS}, {{para|com o"
        " objeto de} <act>[, <place>]."
    )
    p.lines(
        "?" + _DECOYS[0],
        "{Esta|A presente} {certidão|declaração} {é válida|vale} {por <ot>|até <od>}.",
        "<city>, <od>.",
        "<boss>",
        "?" + CHECKED,
    )


def contract(p: Paper) -> None:
    """A clause or an annex of a contract of services, a report, a bid."""
    dice = p.dice
    p.lines(
        "{Contrato|Aditivo|Relatório|Proposta|Parecer jurídico} {nº <on>|<ver>}[, de <od>]",
        "?{CONTRATANTE|Cliente}: <of>, CNPJ <oj>[, por <per>, CPF <oc>].",
    )
    p.line("{Cláusula|Item|Seção} <d1>ª[ – Das licenças][.]")
    p.line(
        f"{{A CONTRATADA|A prestadora|O gerador}}, <n>, {_ID}, {{declara|comprova}} possuir {_LICENCE}, {_ENDS}, {{emitida pel{{o|a}}"
        " <agl>, |}{que contempla|para} <act>[, <place>]."
    )
    for _ in range(dice.between(0, 4)):
        p.line(dice.wording(_DECOYS))
    p.lines("?{O prazo deste contrato|A vigência contratual} é de <ot>, até <od>.", "<c>, <od>.", "?Testemunha: <per>, CPF <oc>")


LETTERS = {mail: 2.5, letter: 1.2, press: 1.5, certified: 1, contract: 1}
