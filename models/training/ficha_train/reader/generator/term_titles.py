"""Titles of terms, with the adjective that says whether they are provisional or definitive."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term_case import DEFINITIVE, PROVISIONAL, Case
from ficha_train.reader.generator.term_parties import goes_on
from ficha_train.reader.generator.term_words import ending
from ficha_train.reader.generator.tokens import Text, said, say, upper

TITLES = {
    "GUARDA": "{{Termo de {Guarda|Guarda Judicial|Guarda e Responsabilidade|Responsabilidade e Guarda|Compromisso de Guarda}|Guarda} <f>"
    "|Termo de {Compromisso de|Nomeação de|} <p> <m>|Termo de Entrega sob Guarda e Responsabilidade <f>|Compromisso de <p> <m>"
    "|Termo de Guarda <f> e Responsabilidade|{Certidão|Auto|Alvará} de Guarda <f>|Guarda <f> – Termo de {Compromisso|Responsabilidade}"
    "|Termo de {Compromisso|Responsabilidade|Entrega} – Guarda <f>|Termo de Guarda <f> para Fins de Adoção|Termo de {Guarda|Compromisso}"
    " {Compartilhada|Unilateral|de Menor} <f>|Ata de Audiência – {Guarda|Compromisso} <f>|Termo de Compromisso (Guarda) <f>}",
    "TUTELA": "{Termo de {Tutela|Compromisso de Tutela|Tutela e Responsabilidade} <f>|Termo de {Compromisso|Nomeação} de <p> <m>"
    "|Compromisso de {Tutela <f>|<p> <m>}|Tutela <f> – Termo de Compromisso|{Certidão|Alvará|Auto} de Tutela <f>|Termo de <p> <m>"
    "|Termo de {Compromisso|Responsabilidade} – Tutela <f>|Termo de {Assunção|Aceitação} de Tutela <f>|Termo de Compromisso (<p>) <m>"
    "|Termo de Compromisso e Nomeação de <p> <m>|Ata de {Audiência|Compromisso} – Tutela <f>}",
    "CURATELA": "{Termo de {Curatela|Compromisso de Curatela|Curatela e Compromisso} <f>|Termo de {Compromisso|Nomeação} de <p> <m>"
    "|Compromisso de {Curatela <f>|<p> <m>}|Curatela <f> – Termo de Compromisso|{Certidão|Alvará|Auto} de Curatela <f>|Termo de <p> <m>"
    "|Termo de {Compromisso|Prorrogação|Renovação} – Curatela <f>|Termo de {Assunção|Aceitação} de Curatela <f>"
    "|Termo de Curatela <f> {– Substituição|Compartilhada|e Compromisso}|Certidão de {Interdição e Curatela <f>|Curadoria <f>}"
    "|Termo de Compromisso e Nomeação de <p> <m>|Ata de {Audiência|Compromisso} – Curatela <f>}",
}


def nature_adjective(case: Case, gender: str) -> str:
    """`provisória`; the term then has said it."""
    if case.nature not in (PROVISIONAL, DEFINITIVE):
        return ""
    case.nature_said = True
    return ("provisóri" if case.nature == PROVISIONAL else "definitiv") + gender


def title(page: Page, case: Case) -> None:
    dice = page.dice
    with_nature = dice.chance(0.55)
    office = case.office_word()
    slots = {"f": "", "m": "", "p": office.title()}
    if case.kind == "TUTELA" and len(case.guardians) == 1 and dice.chance(0.2):
        slots["p"] = "Tutor(a)"
    elif case.kind == "CURATELA" and len(case.guardians) == 1 and dice.chance(0.2):
        slots["p"] = "Curador(a)"
    template = TITLES[case.kind]
    text = say(dice, template, role="TITLE", **(slots | {"f": "<F>", "m": "<M>"}))
    text = _with_nature(case, text, with_nature)
    if dice.chance(0.75):
        text = upper(text)
    size = page.size * dice.uniform(1, 1.6)
    if dice.chance(0.06):
        text = [*text, *say(dice, "{nº|N.º|Nº} <n>", n=said(f"{dice.between(1, 400)}/{dice.between(2010, 2026)}", "OTHER_NUMBER"))]
    narrow = page.inner * dice.pick([0, 0, 0, 0.15, 0.28])
    align = dice.pick(["centre", "centre", "centre", "left", "justified"])
    page.flow(text, page.left + narrow, page.right - narrow, size=size, align=align)
    page.gap()


def _with_nature(case: Case, text: Text, wanted: bool) -> Text:
    """The adjective where the title has a place for it."""
    out: Text = []
    for token in text:
        if token.text not in ("<F>", "<M>"):
            out.append(token)
        elif wanted:
            agreeing = "a" if token.text == "<F>" else ending(case.guardian_genders)
            adjective = nature_adjective(case, agreeing)
            out += [t for t in said(adjective.capitalize(), "TITLE")]
    return [token if i == 0 else goes_on(token) for i, token in enumerate(out)]
