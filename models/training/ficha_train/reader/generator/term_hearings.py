"""Minutes with a list of who is present, decisions and sentences that serve as a term, supported decision-making."""

from ficha_train.reader.generator.arrange import arrange, table
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_certified import everybody
from ficha_train.reader.generator.term_paper_heads import dated, head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import entries, personal, put, words
from ficha_train.reader.generator.tokens import plain


def presence(page: Page, case: Case) -> None:
    """Minutes: a table or list of who came, then what was decided there."""
    dice = page.dice
    head(page, case)
    titled(page, case, f"{{Ata|Termo|Assentada}} de Audiência{{ –| de}} {{Compromisso|{case.kind.title()}[ <nature>]|Entrevista e Compromisso}}")
    put(page, case, "«Data:» <i>[ «Hora:» <h>][ «Local:» {Sala de audiências|videoconferência|Fórum}][ «Processo:» <n>]")
    guests = [("{Juiz(a)|Magistrado(a)|Presidência}", "<J>"), ("{Promotor(a)|MP|Ministério Público}", "<P>"), ("{Advogado(a)|Defensor(a)}", "<L>[ – OAB/<u> <on>]"), ("{Testemunha|Genitor(a)|Informante}", "<X>"), ("{Secretário(a)|Escrevente|Servidor}", "<C>")]
    present = entries(case, guests, 0.6) + [(dice.pick([case.office_word().capitalize(), "Requerente", "Parte autora"]), case.show(one, "GUARDIAN")) for one in case.guardians]
    present = dice.shuffled(present)
    if dice.chance(0.4):
        marks = [plain(dice.pick(["presente", "P", "por vídeo", ""])) for _ in present]
        table(page, ["Nome", "Qualidade", "Presença"], [[value, plain(name), mark] for (name, value), mark in zip(present, marks, strict=True)])
    else:
        arrange(page, present, dice.pick(["inline", "two columns", "run on", None]))
    guardians, wards = everybody(case)
    put(page, case, "{Abertos os trabalhos|Iniciada a audiência|Feito o pregão}, {foi ouvid<o> a parte|colhido o depoimento|tentada a conciliação}. [{O Ministério Público|O(A) promotor(a)} {nada opôs|opinou pelo deferimento}. ]"
        "{Em seguida, o MM. Juiz {decidiu|proferiu a seguinte decisão}:|Pelo Juízo foi dito:|DELIBERAÇÃO:} {defiro a <kind> de <b> a <a>|nomeio <a> <k> de <b>|fica <b> sob a <kind> de <a>}[, <lasting>]."
        "[ {Cumpre-se assim a decisão de|O encargo decorre da decisão de} <d>.]", a=guardians, b=wards)  # fmt: skip
    put(page, case, "{<G> {aceita|prest<ou>} o compromisso|O compromisso foi prestado em audiência}. [<pw>]")
    if dice.chance(0.3):
        put(page, case, "{Designo audiência para|Próxima audiência em|Retornem em} <od>, às <h>.")
    signed(page, case)


def numbered_decision(page: Page, case: Case) -> None:
    """1. 2. 3.: what is asked, granted, ordered; it serves as the term."""
    dice = page.dice
    head(page, case)
    titled(page, case, f"{{DECISÃO|DESPACHO|SENTENÇA|DECISÃO-TERMO}}[ COM FORÇA DE TERMO DE {case.kind}][ – TERMO DE {case.kind}]")
    numbered(page, case)
    guardians, wards = everybody(case)
    asked = words(case, "{Cuida-se de|Trata-se de} pedido de <kind>[ {formulado|ajuizado} em <od>][ contra <X>][, com parecer de <P>]")
    granted = words(case, "{{Defiro|DEFIRO|Concedo} {a <kind> de <b> a <a>|a <a> a <kind> de <b>}|{Nomeio|NOMEIO} <a> <k> de <b>}[, <lasting>]", a=guardians, b=wards)
    orders = [words(case, t) for t in ("{Lavre-se|Expeça-se} o termo{,| em} {cinco dias|48 horas|24 horas}", "<pw>", "{Oficie-se|Intime-se} <X>", "{Cite-se|Designo audiência para} <od>", "{Serve a presente como termo|Cópia desta vale como termo de compromisso}")]
    sign = dice.pick([".", ")", " -", "º"])
    for i, text in enumerate([asked, granted, *(one for one in orders if dice.chance(0.6))]):
        put(page, case, f"{i + 1}{sign} <x>.", gap=0.3, x=text)
    if dice.chance(0.5):
        put(page, case, "{P.R.I.|Intimem-se.|Cumpra-se.} <c>, {<d>|data da assinatura}.")
    signed(page, case)


def supported(page: Page, case: Case) -> None:
    """Tomada de decisão apoiada: supporters take the guardian's place, whom they support the ward's."""
    case.kind, case.nature = "CURATELA", "none"
    case.office, case.ward_noun = "apoiador|apoiadora|apoiadores|apoiadoras", "apoiado|apoiada|apoiados|apoiadas"
    case.wards = case.wards[:1]
    head(page, case)
    titled(page, case, "{Termo de|Acordo de|Termo de Homologação de|Termo de Compromisso –} Tomada de Decisão Apoiada")
    numbered(page, case)
    put(page, case, "{«Pessoa apoiada:»|«Apoiad<w1>:»|Requerente e pessoa apoiada:} <w>, nascid<w1> em <wborn>[, natural de <wpl>][, filh<w1> de <wpar>][, «CPF» <wcpf>][, «RG» <wrg>].")
    for number, one in enumerate(case.guardians):
        put(page, case, f"«{{Apoiador(a)|{number + 1}º apoiador(a)|Apoiador(a) {number + 1}}}:» <g>, <gnat>, <gst>, <gjob>[, «RG» <grg>], «CPF» <gcpf>[, <gkin>], {{residente|com endereço}} em <gad>.", **personal(case, one, case.wards[0]))
    put(page, case, "{Homologado|Acordo homologado} por {sentença|decisão} de <d>[, {do Juiz|d<jo>} <J>]. {O apoio {vale|dura} <t>|«Prazo:» <t>}.", t=words(case, "{por tempo indeterminado|enquanto convier à pessoa apoiada}"))
    dated(page, case)
    signed(page, case)
    case.kind = "OTHER"


PAPERS = [presence, numbered_decision, supported]
