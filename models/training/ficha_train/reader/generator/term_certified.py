"""Papers of other names that carry a term: certificates, permits, writs, letters to offices, extensions of an earlier term."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_paper_heads import dated, head, numbered, signed, titled
from ficha_train.reader.generator.term_paper_parts import personal, put, words
from ficha_train.reader.generator.tokens import Text, ended, joined

_WHO = (
    "{<g>, <gnat>, <gst>, <gjob>, {portador[a] do |}«RG[ nº]» <grg>{ e do| e|,} «CPF[ nº]» <gcpf>[, {residente|domiciliad<go>} {na|à|em} <gad>]|<g> («CPF[:]» <gcpf>[; «RG:» <grg>])|"
    "<g>, «CPF» <gcpf>, {<gkin>|<gkin> d<wo> <ward>}|<g>[, <gkin>][, {que trabalha como|de profissão} <gjob>], {com endereço|moradora|residente} {na|em} <gad>|"
    "{o Sr.|a Sra.|} <g>, <gjob>, <gst>, «inscrição no CPF» <gcpf>|<g>}"
)
_WHOM = (
    "{<w>, nascid<w1> {em|aos|a} <wborn>[, natural de <wpl>][, filh<w1> de <wpar>]|<w> ({«nasc.»|«DN»|nascid<w1> em} <wborn>[; «filiação:» <wpar>])|<w>[, «CPF» <wcpf>], filh<w1> de <wpar>|"
    "<w>, {filh<w1> de <wpar>, |}nascid<w1> {no dia|aos} <wborn>{ em| na cidade de|, registrad<w1> em} <wpl>|<w>, «CPF» <wcpf>[ e «RG» <wrg>]|<w>}"
)


def everybody(case: Case) -> tuple[Text, Text]:
    """Guardians and wards in sentences; each said with other particulars."""
    dice = case.dice
    guardians = [words(case, _WHO.replace("[a]", "a" if g.gender == "f" else ""), **personal(case, g, case.wards[0])) for g in case.guardians]
    wards = [words(case, _WHOM, **personal(case, case.guardians[0], w)) for w in case.wards]
    last = dice.pick([("e",), ("e", "bem como"), ("e de",), ("; e",)])
    return joined(guardians, dice, ("e", "e")), joined(wards, dice, last)


def object_and_foot(page: Page, case: Case) -> None:
    """A certificate that tells the case's whole story, with many dates."""
    head(page, case)
    titled(page, case, "Certidão {de Objeto e Pé|Narrativa|de Compromisso|de Inteiro Teor|de {Guarda|Encargo|Nomeação}}[ nº <on>]")
    guardians, wards = everybody(case)
    put(
        page, case,
        "{<C>, {Escrivão|Escrivã|Diretora de Secretaria|Chefe de Cartório}[ d{a|o} <v>][ da Comarca de <t>], |}{CERTIFICA|CERTIFICO|Certifico e dou fé} que, "
        "{verificando|revendo|compulsando} os autos d{a ação|o processo} «nº» <n>[, {distribuíd<jo>|ajuizada} em <od>][, movid{o|a} {por|contra} <X>], {deles consta|verifiquei} {o seguinte:|que} "
        "{em|por {decisão|sentença} de|no dia} <d>{, o MM. Juiz <J>|, pel<jo> MM. <juiz> <J>,|} {nomeou|foi deferida a <kind> a|foi investid<o>} <g1>, {<k>|para exercer a <kind>|no encargo} de <w1s>[, <lasting>]. "
        "[{O laudo|O estudo social} {foi juntado|data de} <od>. ][{O Ministério Público|<P>, pelo Ministério Público,} {opinou|manifestou-se} em <od>. ][{O termo|O compromisso} {foi lavrado|foi assinado|data} em <i>. ]"
        "[{Trânsito em julgado|A decisão transitou} em <od>. ]{Situação: {em andamento|arquivado}|Nada mais havia a certificar}.",
        g1=guardians, w1s=wards,
    )  # fmt: skip
    if case.dice.chance(0.4):
        put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


def lettered_certificate(page: Page, case: Case) -> None:
    """CERTIFICA que: a) … b) … c) …"""
    dice = page.dice
    head(page, case)
    titled(page, case, f"{{Certidão|CERTIDÃO|Certidão de Termo|Atestado}} de {case.kind.title()}[ <nature>]")
    put(page, case, "{A quem interessar possa, certifico|Certifico, a pedido da parte interessada,|O servidor abaixo certifica}{ que:| o seguinte:}")
    guardians, wards = everybody(case)
    items = [
        words(case, "{tramita|tramitou} nesta <v> {o processo|o feito} «nº» <n>[, {distribuíd<jo>|autuado} em <od>]"), words(case, "{<k>|<K> nomead<o>|o encargo de <k> é de}: <x>", x=guardians),
        words(case, "{<ward>|em favor de|protegid<wo>|a pessoa sob <kind> é}: <x>", x=wards), words(case, "{a decisão é de|decidiu-se em|sentença de|nomeação em} <d>[, {por|d<jo> Dr.} <J>]"),
        words(case, "{o prazo é|vigência|validade}: <until>"), words(case, "{consta|existe} {termo anterior|compromisso anterior} de <F>, {de|datado de} <od>"), words(case, "<pw>"), words(case, "{o termo foi lavrado em|termo de|lavratura em} <i>"),
    ]  # fmt: skip
    kept = [*items[:4], *(item for item in items[4:] if dice.chance(0.5))]
    marks = dice.pick(["abcdefgh", ["1º", "2º", "3º", "4º", "5º", "6º", "7º", "8º"], ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]])
    for mark, item in zip(marks, kept if dice.chance(0.5) else dice.shuffled(kept), strict=False):
        put(page, case, f"{mark}{dice.pick([')', ' –', '.'])} <x>", gap=0.2, x=item if item[-1].role == "POWERS" else ended(item, ";"))
    dated(page, case)
    signed(page, case)


def permit(page: Page, case: Case) -> None:
    """The judge authorises whoever carries the paper."""
    head(page, case)
    titled(page, case, f"{{Alvará|Alvará Judicial|Autorização|Ofício-Termo|Carta}} {{de|–|para fins de}} {case.kind.title()}[ <nature>]")
    numbered(page, case)
    guardians, wards = everybody(case)
    put(
        page, case,
        "{{O Doutor|A Doutora|O(A) Dr(a).} <J>, {Juiz de Direito|Juíza de Direito} d{a|o} <v> {da Comarca de|de} <t>[, Estado d{e|o} <st>], {na forma da lei|no uso de suas atribuições}, etc. "
        "{AUTORIZA|Autoriza|CONFERE a|INVESTE} <a> {a representar e assistir|a exercer {a <kind>|o encargo} de|como <k> de|a ter consigo} <b>|"
        "Por este {alvará|instrumento}, {assinado pel<jo> <juiz> <J>|expedido nos autos acima}, {fica autorizad<o>|fic<am> autorizad<o><s>} <a> a {cuidar de|responder por|representar} <b>}"
        "[, {nos termos de|conforme} <dw> de <d>][, <lasting>].",
        a=guardians, b=wards,
    )  # fmt: skip
    put(page, case, "<pw>")
    if case.dice.chance(0.4):
        put(page, case, "{Cumpra-se|CUMPRA-SE|O que se cumpra na forma da lei}. {Expedido por <C>, {escrevente|servidor}, em <od>|Conferido por <C>}.")
    dated(page, case)
    signed(page, case)


def writ(page: Page, case: Case) -> None:
    """The officer is sent; his own note of what he did stands below."""
    dice = page.dice
    head(page, case)
    titled(page, case, f"Mandado de {{Entrega de {case.same_ward_word().title()}|Compromisso|Averbação|Busca e Entrega|Intimação}} – {{Termo de |}}{case.kind.title()}[ <nature>]")
    numbered(page, case)
    guardians, wards = everybody(case)
    put(page, case, "{O MM. Juiz de Direito|O(A) Juiz(a)}[ d{a|o} <v>], {Dr(a).|Doutor(a)} <J>, {MANDA|manda|DETERMINA} a{o Oficial de Justiça <Y>|o oficial a quem couber|} {que entregue|proceda à entrega de} <b> a <a>, "
        "{nomead<o>|a quem foi deferida a <kind>|que assume como} <k>[, {por|conforme} <dw> de <d>][, <lasting>].", a=guardians, b=wards)  # fmt: skip
    if dice.chance(0.5):
        put(page, case, "{Pessoa a ser intimada|Destinatário|Intimar}: <X>, «CPF» <xcpf>[, {na qualidade de genitora|pai|mãe}]. «Mandado nº» <on>")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)
    if dice.chance(0.5):
        put(page, case, "{CERTIDÃO|Auto de entrega|Certifico que}{, em|: em} <od>, às <h>, {cumpri o mandado|entreguei|dei cumprimento}, {ficando ciente|presente} <Y>[, {Conselheiro Tutelar|assistente social}]. {Oficial|Of. de Justiça} <C>.")


def letter_to_office(page: Page, case: Case) -> None:
    """The court tells a school, a bank or INSS who is guardian now."""
    head(page, case)
    put(page, case, "Ofício nº <on> {<c>, <i>|– <i>|}[ «Ref.:» <n>]")
    put(page, case, "{{Ilmo.|Exmo.} Senhor|Senhor(a)|À Senhora} {Diretor(a)|Gerente|Secretária}[ <Y>]{ do INSS| do Banco| da Escola Municipal|}", align="left")
    put(page, case, "«Assunto:» <class>[ – {termo de <kind>|guarda}]")
    guardians, wards = everybody(case)
    put(page, case, "{Comunico a Vossa Senhoria|Informo|Pelo presente, comunico|Para {os devidos fins|cumprimento}, informo} que, {nos autos «n.» <n>|no processo em referência}, {foi|foram|fic<am>} {deferida a <kind> de|nomead<o><s> para}"
        " <b> {a|em favor de} <a>[, {em|por} {decisão|sentença} de <d>][, <lasting>][, que {passa a ser|será} <k>].", a=guardians, b=wards)  # fmt: skip
    put(page, case, "{O presente vale como termo|Vale como termo de <kind>|Segue o termo}. [<pw>]")
    put(page, case, "{Atenciosamente|Respeitosamente|Cordialmente},", align="left")
    dated(page, case)
    signed(page, case)


def extension(page: Page, case: Case) -> None:
    """An earlier term goes on: two terms, two dates, two deadlines."""
    head(page, case)
    titled(page, case, f"{{Termo de {{Prorrogação|Renovação|Aditamento|Substituição|Retificação}}|Apostila|Termo Aditivo}} {{de|ao Termo de|da}} {case.kind.title()}[ <nature>]")
    numbered(page, case)
    guardians, wards = everybody(case)
    put(
        page, case,
        "{{Em|Aos} <i>, |}{{fica prorrogada|prorroga-se|é renovada} a <kind> de <b>, {deferida|confiada} a <a>|<a> {continu<am>|permanec} como <k> de <b>|{é|fica} substituíd<o> <F>, {assumindo|e nomeado} <a>, <k> de <b>}"
        "[, {conforme|por} {decisão|despacho} de <d>][, {da lavra de|proferid<jo> por} <J>]. {O {termo|compromisso} anterior[, de <F>,] {é de|foi lavrado em|datava de} <od>[ e {venceu|expirou} em <od>].|"
        "Ratificam-se as demais cláusulas do termo de <od>.|}",
        a=guardians, b=wards,
    )  # fmt: skip
    put(page, case, "{«Novo prazo:»|«Vigência:»|«Nova validade:»|A medida vale} <until>[.]")
    put(page, case, "<pw>")
    dated(page, case)
    signed(page, case)


PAPERS = [object_and_foot, lettered_certificate, permit, writ, letter_to_office, extension]
