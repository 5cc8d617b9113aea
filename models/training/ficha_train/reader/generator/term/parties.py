"""Head of a term: class and parties of the case, its title, its court."""

from dataclasses import replace

from ficha_train.reader.generator.arrange import Entry, arrange
from ficha_train.reader.generator.background import footer, unknown_entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.term.words import ending, form
from ficha_train.reader.generator.tokens import Text, Token, ended, plain, said, say, upper
from ficha_train.reader.generator.values import case_number, city, date, person_name
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/parties")

JUDGE_CAPTIONS = W.judge_captions


def goes_on(token: Token) -> Token:
    return replace(token, begins=False)


def _number(case: Case) -> Text:
    return said(case.number, "CASE")


def number_line(case: Case) -> Text:
    dice = case.dice
    return [*said(dice.wording(W.case_captions) + dice.pick([":", ":", ""]), "CAPTION"), *_number(case)]


def _class(case: Case) -> Text:
    dice = case.dice
    text = say(dice, W.classes[case.kind], role="CASE_CLASS")
    if dice.chance(0.12):
        text = [*text, *[goes_on(t) for t in said(f"({dice.digits(dice.between(2, 4))})", "CASE_CLASS")]]
    return upper(text) if dice.chance(0.35) else text


def class_line(case: Case) -> Text:
    return [*said(case.dice.wording(W.class_captions) + ":", "CAPTION"), *_class(case)]


def guardian_or_asker(case: Case, number: int = 0) -> Text:
    """Who asks, as the case block names them."""
    if case.requester is case.guardians[0]:
        return case.show(case.guardians[number], "GUARDIAN")
    return case.show(case.requester, "PERSON")


def case_block(page: Page, case: Case) -> None:
    dice = page.dice
    if dice.chance(0.12):
        eproc = [*_class(case), *plain(dice.pick(["Nº", "nº", "N."])), *_number(case)]
        if dice.chance(0.5):
            eproc = ended(eproc, "/" + case.state)
        page.flow(upper(eproc))
        entries: list[Entry] = []
    else:
        entries = [(dice.wording(W.case_captions), _number(case))]
        if dice.chance(0.6):
            entries.append((dice.wording(W.class_captions), _class(case)))
            if dice.chance(0.2):
                entries.append(
                    ("Assunto", say(dice, "{Nomeação|Capacidade|Guarda|Família|Fixação|Relações de Parentesco|Tutela Provisória}"))
                )
    entries += _parties(case)
    if dice.chance(0.28):
        entries.append(
            (dice.wording(JUDGE_CAPTIONS), say(dice, "{|Dr. |Dra. |Dr(a). |Exmo. Sr. Dr. }<j>", j=case.show(case.judge, "JUDGE")))
        )
    extra = [
        (0.1, lambda: (dice.pick(W.case_block), said(case_number(dice), "OTHER_NUMBER"))), (
            0.08, lambda: (
                dice.pick(["Mandado nº", "Livro", "Guia nº", "Nº de ordem", "Termo nº", "Controle nº"]),
                said(dice.digits(dice.between(2, 6)), "OTHER_NUMBER"),
            ),
        ), (0.12, lambda: (dice.pick(["Advogado", "Advogado(a)", "Procurador", "Defensor Público", "Patrono"]), _lawyer(case))),
        (0.1, lambda: (dice.pick(["Promotor de Justiça", "Ministério Público", "MP"]), case.show(case.prosecutor, "OFFICIAL"))),
        (0.08, lambda: (dice.pick(W.case_block_2), case.show(case.clerk, "OFFICIAL"))), (
            0.12, lambda: (
                dice.pick(["Valor da causa", "Justiça gratuita", "Segredo de justiça", "Prioridade"]),
                plain(dice.pick(["Sim", "Não", "R$ 1.000,00", "Idoso"])),
            ),
        ), (0.1, lambda: (dice.pick(W.case_block_3), said(date(dice), "OTHER_DATE"))), (0.06, lambda: unknown_entry(dice)),
    ]
    entries += [make() for share, make in extra if dice.chance(share)]
    if dice.chance(0.15):
        entries = dice.shuffled(entries)
    if dice.chance(0.5):
        arrange(page, entries, "inline")
    else:
        arrange(page, entries)


def _lawyer(case: Case) -> Text:
    dice = case.dice
    name = case.show(case.lawyer, "OFFICIAL")
    oab = said(f"OAB/{case.state} {dice.digits(2)}.{dice.digits(3)}", "OTHER_NUMBER")
    return say(dice, "<n>[ – <o>]", n=name, o=oab)


def _parties(case: Case) -> list[Entry]:
    dice = case.dice
    out: list[Entry] = []
    if dice.chance(0.55):
        own = case.requester is case.guardians[0]
        name = case.all_guardians() if own and dice.chance(0.6) else guardian_or_asker(case)
        if own and len(case.guardians) == 1 and dice.chance(0.12):
            name = [*name, *said("CPF:", "CAPTION"), *said(case.guardians[0].cpf, "GUARDIAN_CPF")]
        if dice.chance(0.06):
            name = say(dice, "{Ministério Público[ do Estado]|Conselho Tutelar|Justiça Pública|O Juízo}")
        out.append((dice.wording(W.asking), name))
    if dice.chance(0.5):
        if case.kind == "CURATELA":
            name = case.all_wards()
            if len(case.wards) == 1 and dice.chance(0.12):
                name = [*name, *said("CPF:", "CAPTION"), *said(case.wards[0].cpf, "WARD_CPF")]
            out.append((dice.wording(W.subjects), name))
        else:
            out.append((dice.wording(W.opposed), case.show(case.opponent, "PERSON")))
            if dice.chance(0.4):
                out.append((dice.wording(W.minors), case.all_wards()))
    return out


TITLES = W.titles


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
    text = say(dice, template, role="TITLE", **slots | {"f": "<F>", "m": "<M>"})
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


def letterhead(page: Page, case: Case) -> None:
    dice = page.dice
    lines = _court_lines(case)
    size = page.size * dice.uniform(0.85, 1.2)
    align = dice.pick(["centre", "centre", "left", "left", "right"])
    capitals = dice.chance(0.5)
    if capitals:
        lines = [upper(line) for line in lines]
    if dice.chance(0.1):
        page.flow(say(dice, "{fls.|Fls.|fl.|Folha} <n>", n=said(str(dice.between(2, 400)), "OTHER_NUMBER")), align="right")
    if dice.chance(0.2):
        middle = page.left + page.inner * dice.uniform(0.5, 0.7)
        beside = [Paragraph(number_line(case), page.size)]
        if dice.chance(0.4):
            beside.append(Paragraph(class_line(case), page.size))
        page.row([[Paragraph(line, size) for line in lines], beside], [page.left, middle, page.right])
    else:
        for line in lines:
            page.flow(line, size=size * dice.uniform(0.92, 1.08), align=align)
    if dice.chance(0.4):
        page.flow(footer(dice), size=page.size * 0.75, align=align)
    if dice.chance(0.08):
        page.flow(
            say(
                dice, "Horário de {Atendimento|Funcionamento}[ ao Público]: das <a> às <b>", a="12h00min", b=f"{dice.between(17, 19)}h00min"
            ), size=page.size * 0.8, align=align,
        )
    page.gap()


def _court_lines(case: Case) -> list[Text]:
    dice = case.dice
    town = said(case.city, "DISTRICT")
    court = said(case.division, "COURT_DIVISION")
    lines: list[Text] = []
    if dice.chance(0.75):
        lines.append(say(dice, W.court_lines, o=dice.pick("oea"), s=case.state_name))
    if dice.chance(0.7):
        tribunal = say(dice, "Tribunal de Justiça[ do Estado] d<o> <s>", role="AGENCY", o=dice.pick("oea"), s=case.state_name)
        lines.append(tribunal if dice.chance(0.85) else say(dice, "Tribunal de Justiça", role="AGENCY"))
    how = dice.pick(["apart", "apart", "apart", "one", "one", "dash", "division of"])
    if how == "apart":
        place = [
            say(dice, W.court_lines_2, t=town), say(dice, "{||||Cartório da |Secretaria da |Juízo de Direito da |Ofício da }<c>", c=court),
        ]
        if dice.chance(0.25):
            place.reverse()
        lines += place
    elif how == "one":
        lines.append(say(dice, "{||Juízo da |Cartório da |Secretaria da }<c> {da|da|de|–} Comarca {de|da} <t>", c=court, t=town))
    elif how == "dash":
        lines.append(say(dice, "Comarca de <t>{ -| –|,| /|:} <c>", t=town, c=court))
    else:
        lines.append(say(dice, "<c> d<o> <t>", c=court, o=dice.pick("ea"), t=town))
    if dice.chance(0.28):
        forum = say(
            dice, W.court_lines_3, role="FORUM",
            x=case.city if dice.chance(0.6) else dice.pick([person_name(dice, upper=False), city(dice)]),
        )
        lines.insert(dice.between(1, len(lines)), forum)
    return lines


def ward_caption(dice: Dice, case: Case) -> str:
    return form(case.ward_noun, case.ward_genders) if dice.chance(0.7) else case.same_ward_word()
