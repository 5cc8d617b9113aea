"""The head of a term: whose court it is, the title and the case with its parties."""

from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term_case import Case
from ficha_train.reader.generator.term_parties import class_line, number_line
from ficha_train.reader.generator.term_words import form
from ficha_train.reader.generator.tokens import Text, said, say, upper
from ficha_train.reader.generator.values import city, person_name


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
                dice,
                "Horário de {Atendimento|Funcionamento}[ ao Público]: das <a> às <b>",
                a="12h00min",
                b=f"{dice.between(17, 19)}h00min",
            ),
            size=page.size * 0.8,
            align=align,
        )
    page.gap()


def _court_lines(case: Case) -> list[Text]:
    dice = case.dice
    town = said(case.city, "DISTRICT")
    court = said(case.division, "COURT_DIVISION")
    lines: list[Text] = []
    if dice.chance(0.75):
        lines.append(
            say(
                dice,
                "{Poder Judiciário|Poder Judiciário|Justiça de Primeira Instância|Poder Judiciário d<o> <s>|" "Estado d<o> <s>}",
                o=dice.pick("oea"),
                s=case.state_name,
            )
        )
    if dice.chance(0.7):
        tribunal = say(dice, "Tribunal de Justiça[ do Estado] d<o> <s>", role="AGENCY", o=dice.pick("oea"), s=case.state_name)
        lines.append(tribunal if dice.chance(0.85) else say(dice, "Tribunal de Justiça", role="AGENCY"))
    how = dice.pick(["apart", "apart", "apart", "one", "one", "dash", "division of"])
    if how == "apart":
        place = [
            say(dice, "{Comarca|Comarca|Comarca|Circunscrição Judiciária|Seção Judiciária|Termo Judiciário} {de|da|do|:} <t>", t=town),
            say(dice, "{||||Cartório da |Secretaria da |Juízo de Direito da |Ofício da }<c>", c=court),
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
            dice,
            "{Foro de|Foro Regional de|Foro Central de|Fórum da Comarca de|Fórum|Foro da Comarca de|Foro Distrital de|"
            "Fórum {Des.|Desembargador|Dr.}} <x>",
            role="FORUM",
            x=case.city if dice.chance(0.6) else dice.pick([person_name(dice, upper=False), city(dice)]),
        )
        lines.insert(dice.between(1, len(lines)), forum)
    return lines


def ward_caption(dice: Dice, case: Case) -> str:
    return form(case.ward_noun, case.ward_genders) if dice.chance(0.7) else case.same_ward_word()
