"""Licences whose state changed: cancelled, suspended, amended, handed on, prolonged, or one of several phases of the same plant."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence_terms import composed_validity
from ficha_train.reader.generator.licence_words import words
from ficha_train.reader.generator.tokens import plain

_DATA = [
    "{Titular|Empreendedor|Razão social|Licenciada|Empresa}=<n>",
    "{CNPJ|CNPJ/CPF|CPF/CNPJ}=<id>",
    "{Atividade|Objeto|Atividade licenciada|Finalidade}=<act>",
    "?{Processo|Autos|Protocolo}=<proc>",
    "?{Endereço|Local}=<ad>",
]
_TITLED = "<tt> {nº|Nº|N.º|n°} <num>"


def _close(p: Paper) -> None:
    conditions(p.page, p.dice.pick([0, 0, 1, 3, 5]), p.facts.dangerous)
    p.lines("?{<city>|<city> - <uf>}, <iw>.", "?" + SIGNED, "?" + CHECKED)


def ended_early(p: Paper) -> None:
    """A stamp or a notice across a licence that was cancelled or suspended."""
    dice = p.dice
    state = words(dice, "{CANCELADA|SUSPENSA|REVOGADA|CASSADA|SEM EFEITO|ANULADA|LICENÇA {CANCELADA|SUSPENSA}}")

    def stamped() -> None:
        p.lines(state, "?{por|conforme} {despacho|decisão|Auto de infração} nº <on>, de <od>", size=dice.uniform(1, 2.2), align="centre")

    def told() -> None:
        p.entries(f"{{Situação|Status|Estado da licença}}={state}",
            "?{Data do cancelamento|Suspensa em|Revogada em|Cancelada a partir de}=<od>",
                  "?{Motivo|Fundamento|Observação}={a pedido do titular|descumprimento de condicionante|encerramento da atividade|<law>}",
                  "?{Ato|Processo do cancelamento|Termo de suspensão}=<on>", "?{Suspensa por|Prazo da suspensão|Prazo de defesa}=<ot>",
                  "?{Responsável pela decisão|Decidido por}=<per>")  # fmt: skip

    if dice.chance(0.2):
        p.page.stamp(p.say(state + " em <od>"))
    parts = [
        lambda: p.head(),
        lambda: p.line(_TITLED, 1.2, "centre"),
        lambda: p.entries(*_DATA),
        lambda: p.page.flow(composed_validity(p.facts)),
    ]
    parts.insert(dice.between(0, 4), stamped if dice.chance(0.5) else told)
    for part in parts:
        part()
    _close(p)


def corrected(p: Paper) -> None:
    """`Onde se lê … leia-se …`: only what is to be read counts."""
    p.head()
    p.line("{Retificação|ERRATA|Termo aditivo|Apostila|Averbação|<d1>ª retificação} {da|à|-} <tt>[ nº <num>]", 1.2, "centre")
    p.line("{{Na|Retifica-se a} <tt> nº <num>|Fica retificada a licença nº <num>}[, {publicada|assinada} em <od>][, processo <proc>],"
           " de <n>,"
           " {CNPJ|inscrita no CNPJ sob nº} <id>:")  # fmt: skip
    changed = p.dice.shuffled([
        "{onde se lê|ONDE SE LÊ:|Leu-se} {validade|válida até|vencimento em} <pe>, {leia-se|LEIA-SE:|deve ler-se} {validade|válida"
        " até|vencimento em} <e>",
        "{onde se lê|ONDE SE LÊ:} <of>, {leia-se|LEIA-SE:} <n>",
        "{onde se lê|ONDE SE LÊ:} {CNPJ |}<oj>, {leia-se|LEIA-SE:} {CNPJ |}<id>",
        "{onde se lê|ONDE SE LÊ:} {licença |}nº <prev>, {leia-se|LEIA-SE:} {licença |}nº <num>",
    ])  # fmt: skip
    for one in changed[: p.dice.between(1, 3)]:
        p.line(one + "{;|.|}")
    p.entries(*_DATA[:3], "{Validade|Vigência|Vencimento}=<e>", shuffled=0.5)
    p.lines("?{Permanecem inalteradas as demais condições|As demais informações permanecem válidas}.")
    _close(p)


def handed_on(p: Paper) -> None:
    """The firm that had it before stands beside the one that has it now."""
    p.head()
    p.line(
        "{Transferência de titularidade|Alteração de razão social|Mudança de titular|Sucessão|<tt>}[ {–|-} {<tt>|licença}] {nº|n.º} <num>",
        1.2,
        "centre",
    )
    before = ["{Titular anterior|Cedente|De|Antiga razão social|Razão social anterior|Alienante|Sucedida}=<of>",
              "{CNPJ {anterior|do cedente|da sucedida}|CNPJ do antigo titular}=<oj>"]  # fmt: skip
    now = ["{Novo titular|Cessionária|Para|Nova razão social|Titular atual|Razão social|Sucessora}=<n>",
           "{CNPJ[ {atual|do novo titular|da cessionária}]|CNPJ}=<id>"]  # fmt: skip
    if p.dice.chance(0.5):
        for pair in (before, now) if p.dice.chance(0.75) else (now, before):
            p.entries(*pair, shuffled=0)
    else:
        p.line("{A licença {antes|anteriormente} concedida a|Fica transferida de} <of>, CNPJ <oj>, {passa a ser de titularidade"
            " de|para} <n>, CNPJ"
               " <id>[, conforme {contrato|alteração contratual} nº <on>, de <od>].")  # fmt: skip
    p.lines("{Atividade|Objeto|Escopo}: <act>[, <place>]", "{Mantém-se a validade até|Validade inalterada:|Válida até|Vencimento:} <e>",
            "?{Substitui a licença|Licença substituída:|Ref. LO} nº <prev>", "?{Requerente|Procurador}: <per>, CPF <oc>")  # fmt: skip
    _close(p)


def prolonged(p: Paper) -> None:
    """A first end and the end that was set later."""
    p.head()
    p.line("{Prorrogação|Renovação|Revalidação|Extensão de prazo} {da|de} <tt>[ {nº|n.º} <num>]", 1.2, "centre")
    how = p.dice.pick(["entries", "sentence", "table"])
    if how == "entries":
        p.entries("{Licença|Número|Licença prorrogada}=<num>", "{Validade {original|anterior|inicial}|Vencia em|1ª validade}=<pe>",
                  "{Nova validade|Prorrogada até|Validade atual|Novo vencimento}=<e>", "?{Requerida em|Protocolo de renovação}=<od>",
                  "?{Prazo da prorrogação|Prorrogada por}=<ot>", shuffled=0.4)  # fmt: skip
    elif how == "sentence":
        p.line("{{A validade|O prazo} da <tt> nº <num>, {que {vencia|expirava} em|fixad{a|o} {inicialmente|} em} <pe>, {fica|foi}"
            " {prorrogad{a|o}|estendid{a|o}}"
               " {até|para} <e>|{Fica prorrogada até|Prorroga-se para} <e> a <tt> nº <num>, {de validade original|vencida em} <pe>}[,"
               " nos termos da <law>]"
               "[, protocolo <on>, de <od>].")  # fmt: skip
    else:
        p.table({"{Licença|Nº}": ["<num>", "<num>"], "{Ato|Evento|Fase}": ["{Emissão|Original}", "{Prorrogação|Renovação|Atual}"],
                 "{Data|Em}": ["<i>", "<od>"], "{Válida até|Validade|Vencimento}": ["<pe>", "<e>"]})  # fmt: skip
    p.entries(*_DATA)
    p.lines(
        "?{O pedido tempestivo, protocolado em <od> (<ot> antes), prorroga automaticamente a licença|Até decisão final do órgão, vale a"
        " licença}."
    )
    _close(p)


def phases(p: Paper) -> None:
    """First, installation and operating licences of one plant: this paper is the last."""
    dice = p.dice
    p.head()
    p.line("<tt>[ {nº|Nº} <num>]", 1.3, "centre")
    p.entries(*_DATA, shuffled=0.4)
    rows = [["{Licença Prévia|LP}", "<li>", "<od>", "<od>"], ["{Licença de Instalação|LI}", "<li>", "<od>", "<od>"],
            ["{Licença de Operação|LO|<tt>}", "<num>", "<i>", "<e>"]]  # fmt: skip
    rows = rows[dice.between(0, 1) :]
    if dice.chance(0.3):
        rows.insert(0, ["{Autorização de supressão|ASV|Outorga|Dispensa}", "<on>", "<od>", "<od>"])
    heads = ["{Fase|Licença|Tipo|Ato}", "{Número|Nº|N.º}", "{Emissão|Data|Expedida em}", "{Validade|Vencimento|Válida até}"]
    if dice.chance(0.6):
        p.table({head: [row[i] for row in rows] for i, head in enumerate(heads)})
    else:
        for row in rows:
            p.line(
                f"{row[0]} {{nº|n.º|:}} {row[1]}, {{de|emitida em|expedida em}} {row[2]}, {{válida até|com validade até|vence em}}"
                f" {row[3]}{{;|.|}}"
            )
    _close(p)


def deadlines(p: Paper) -> None:
    """All dates of a licence as a list of marks in time."""
    dice = p.dice
    p.head()
    p.line(_TITLED, 1.2, dice.pick(["left", "centre"]))
    p.entries(*_DATA, shuffled=0.3)
    marks = [
        ["{Fim da validade|Vencimento da licença|Validade|Licença vence|Término da vigência}", "<e>"],
        ["{Emissão|Assinatura|Expedição}", "<i>"],
    ]
    marks += dice.shuffled([["{Requerer renovação|Limite para renovar|Pedido de renovação}", "{<od>|até <od>|<ot> antes}"],
                            ["{Publicação|Publicar no DOE}", "{<od>|<ot>}"], ["{1º relatório|Relatório anual|Inventário}", "<od>"],
                            ["{Vencimento da ART|Validade do AVCB|Fim da outorga|Validade do CTF}", "<od>"],
                            ["{Validade da LO anterior|Vencimento anterior}", "<pe>"], ["{Próxima vistoria|Auditoria}",
                            "<od>"]])[: dice.between(2, 5)]  # fmt: skip
    marks = dice.shuffled(marks)
    if dice.chance(0.6):
        heading(p.page, words(dice, "{Prazos|Cronograma|Datas|Agenda da licença|Marcos}"))
    if dice.chance(0.6):
        p.table({"{Marco|Evento|Prazo|O quê}": [mark for mark, _ in marks], "{Data|Até|Quando|Em}": [when for _, when in marks]})
    else:
        p.entries(*(f"{mark}={when}" for mark, when in marks), shuffled=0)
    p.page.flow(plain(dice.pick(["", "Datas sujeitas a alteração."])))
    _close(p)


STATUS = {ended_early: 2, corrected: 1.2, handed_on: 1.2, prolonged: 1.2, phases: 1.3, deadlines: 1}
