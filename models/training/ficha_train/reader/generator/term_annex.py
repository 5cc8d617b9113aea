"""What makes a term long: numbered duties, the law's words, who was heard, a second page with the stamp again."""

from ficha_train.reader.generator.arrange import heading
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_powers import powers_sentence
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say
from ficha_train.reader.generator.values import date, in_words

_ARTICLES = {
    "GUARDA": [
        "A guarda obriga a prestação de assistência material, moral e educacional à criança ou adolescente",
        "A guarda poderá ser revogada a qualquer tempo, mediante ato judicial fundamentado, ouvido o Ministério Público",
        "A guarda confere à criança ou adolescente a condição de dependente, para todos os fins e efeitos de direito, inclusive "
        "previdenciários",
        "Ao assumir a guarda ou a tutela, o responsável prestará compromisso de bem e fielmente desempenhar o encargo, mediante termo "
        "nos autos",
    ],
    "TUTELA": [
        "Incumbe ao tutor, quanto à pessoa do menor, dirigir-lhe a educação, defendê-lo e prestar-lhe alimentos",
        "O tutor, antes de assumir a tutela, especializará em hipoteca legal os imóveis necessários",
        "Os filhos menores são postos em tutela com o falecimento dos pais, ou sendo estes julgados ausentes",
        "Compete também ao tutor, com autorização do juiz, pagar as dívidas do menor e aceitar por ele heranças",
    ],
    "CURATELA": [
        "A curatela afetará tão somente os atos relacionados aos direitos de natureza patrimonial e negocial",
        "A definição da curatela não alcança o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação e ao "
        "voto",
        "O tutor ou o curador será intimado a prestar compromisso no prazo de 5 (cinco) dias contado da nomeação",
        "A curatela constitui medida extraordinária, devendo constar da sentença as razões e motivações de sua definição",
    ],
}

_LAWS = {
    "GUARDA": ("8.069", "13 de julho de 1990"),
    "TUTELA": ("10.406", "10 de janeiro de 2002"),
    "CURATELA": ("13.146", "6 de julho de 2015"),
}


def duties(page: Page, case: Case) -> None:
    """A numbered list of what the office asks; each item a sentence of its own."""
    dice = page.dice
    if dice.chance(0.7):
        heading(
            page,
            dice.wording(
                [
                    "Dos deveres",
                    "Deveres e obrigações",
                    "Advertências",
                    "Condições",
                    "Obrigações assumidas",
                    "Do exercício do cargo",
                    "Cláusulas",
                ]
            ),
        )
    marks = dice.pick(["1.", "1)", "a)", "I -", "•", "1º -", "-", "CLÁUSULA"])
    for i in range(dice.between(3, 9)):
        page.flow([*plain(_mark(marks, i)), *powers_sentence(case)], align=dice.pick(["left", "justified"]))
        page.gap(0.3)
    page.gap()


def _mark(style: str, number: int) -> str:
    if style == "CLÁUSULA":
        return f"CLÁUSULA {number + 1}ª –"
    if style[0] == "I":
        return ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"][number] + " -"
    return style.replace("1", str(number + 1)).replace("a", "abcdefghijk"[number])


def law(page: Page, case: Case) -> None:
    """A quotation: it says nothing about this case, and its date is the law's."""
    dice = page.dice
    number, day = _LAWS[case.kind]
    words = dice.pick(_ARTICLES[case.kind])
    source = say(
        dice, "{Lei nº|Lei n.|Lei Federal nº} <n>[, de <d>]", n=said(number + "/" + day[-4:], "OTHER_NUMBER"), d=said(day, "OTHER_DATE")
    )
    quoted = say(
        dice,
        '{"Art. <a>. <w>." (<s>)|Art. <a> da <s>: "<w>."|<w> (art. <a>, <s>).|Nos termos do art. <a> da <s>: <w>.}',
        a=str(dice.between(28, 1783)),
        w=_plain_term(words),
        s=source,
    )
    page.flow(quoted, align=dice.pick(["left", "justified"]), size=page.size * dice.pick([1, 0.85, 0.9]))
    page.gap()


def _plain_term(words: str) -> Text:
    """The law's own deadline is no term of this document."""
    before, deadline, after = words.partition("5 (cinco) dias")
    return [*plain(before), *said(deadline, "OTHER_TERM"), *plain(after)]


def history(page: Page, case: Case) -> None:
    """Earlier acts of the case: who held the office, when it was granted before, what was heard."""
    dice = page.dice
    count = dice.pick([2, 3, 6, 12])
    slots = {
        "f": lambda: case.show(case.former, "FORMER_GUARDIAN"),
        "p": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "l": lambda: case.show(case.lawyer, "OFFICIAL"),
        "x": lambda: case.show(case.opponent, "PERSON"),
        "d": lambda: said(date(dice), "OTHER_DATE"),
        "t": lambda: said(f"{count} ({in_words(count)}) meses", "OTHER_TERM"),
        "k": case.office.split("|")[0],
        "n": lambda: said(dice.digits(5), "OTHER_NUMBER"),
    }
    template = (
        "{{Anteriormente|Até então}[, desde <d>,] {o encargo era exercido|a função era exercida|o cargo era ocupado}"
        " por <f>[, {falecid{o|a}|removid{o|a}|"
        "dispensad{o|a}} em <d>].|<f>, {antig{o|a} <k>|<k> anterior|ex-<k>}, {faleceu|renunciou|foi dispensad{o|a}}"
        " em <d>[, conforme certidão de óbito nº <n>]."
        "|{O termo anterior|O compromisso anterior}, {lavrado em|de|firmado em} <d>, {valia|tinha validade} por <t>{ e fica sem efeito|"
        " e expirou}.|<x> {consentiu|"
        "não se opôs|concordou}[, em audiência de <d>,] com {o pedido|a medida}.|{Parecer|Manifestação}"
        " do Ministério Público[, por <p>,] em <d>.|{Laudo|Estudo social} de <d>, "
        "{subscrito|assinado} por <l>.|{A petição inicial|O pedido} foi {distribuíd{a|o}|protocolad{a|o}} em <d>, por <l>.|{Substituído|"
        "Removido|Exonerado} {o <k> anterior|"
        "do cargo}, <f>, por {decisão|sentença} de <d>.}"
    )
    text: Text = []
    for _ in range(dice.between(1, 3)):
        text += ended(say(dice, template, **slots), "")
    page.flow(text, align=dice.pick(["left", "justified"]))
    page.gap()


