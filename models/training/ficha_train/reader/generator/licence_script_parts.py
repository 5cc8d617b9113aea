"""The parts that all licences of the script language share."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.licence_activity_blocks import activity_block
from ficha_train.reader.generator.licence_activity_cells import activity_items
from ficha_train.reader.generator.licence_agencies import numbered
from ficha_train.reader.generator.licence_conditions import conditions
from ficha_train.reader.generator.licence_lures import lure_block
from ficha_train.reader.generator.licence_paper import Paper
from ficha_train.reader.generator.licence_papers_acts import CHECKED, SIGNED
from ficha_train.reader.generator.licence_proofs import authenticity, digital_signature, placed_and_dated
from ficha_train.reader.generator.licence_validity import validity
from ficha_train.reader.generator.licence_words import words

_QUESTIONS = (
    "{{Transporta|Movimenta|Carrega} {produtos|cargas|resíduos} perigos{os|as}[?]|{Autoriza|Permite|Inclui|Abrange} {o |}transporte de {produtos|cargas} perigos{os|as}[?]|"
    "{Produtos|Cargas} perigos{os|as}[ (transporte)]|Transporte de {produtos|resíduos} perigosos|Haverá {transporte|movimentação} de {produtos|resíduos} perigosos?|"
    "{Carga|Produto} perigos{a|o}[?]|TRPP|Licenciad{o|a} para {produtos|cargas} perigos{os|as}?}"
)


def shared_part(p: Paper, name: str, align: str) -> None:
    """`@head` and the like; align: of running text."""
    page, facts, dice = p.page, p.facts, p.dice
    parts: dict[str, Callable[[], object]] = {
        "@head": p.head,
        "@number": lambda: page.flow(numbered(page, facts), align=dice.pick(["left", "centre", "right"])),
        "@acts": lambda: activity_block(page, facts),
        "@items": lambda: activity_items(page, facts),
        "@valid": lambda: page.flow(validity(facts), align=align),
        "@conditions": lambda: conditions(page, dice.pick([0, 1, 2, 3, 4, 6, 9]), facts.dangerous),
        "@danger": lambda: arrange(page, [(words(dice, _QUESTIONS), p.say("<yn>"))], dice.pick([None, "inline"])),
        "@lure": lambda: lure_block(page),
        "@date": lambda: page.flow(placed_and_dated(dice, facts, p.issuer.town), align=dice.pick(["left", "right", "centre"])),
        "@sign": lambda: _sign(p),
        "@proof": lambda: p.line(CHECKED, 0.85) if dice.chance(0.4) else page.flow(authenticity(facts), size=page.size * 0.85),
        "@foot": lambda: page.flow(footer(dice), size=page.size * 0.7, align=dice.pick(["left", "centre"])),
    }
    parts[name]()
    page.gap(0.3)


def _sign(p: Paper) -> None:
    dice, page = p.dice, p.page
    if dice.chance(0.4):
        p.lines("{____________________|}", "<boss>", "?{<post>|<post> – Matrícula <on>|CPF <oc>|{CREA|CRQ|Mat.} <on>}", align=dice.pick(["left", "centre"]))
    elif dice.chance(0.5):
        p.line(SIGNED, 0.85)
    else:
        page.flow(digital_signature(p.facts), size=page.size * 0.85)
