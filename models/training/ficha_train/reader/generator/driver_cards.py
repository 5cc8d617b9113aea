"""Driver licences, old and new: faces alone, one above the other or side by side, and exports with boilerplate beside a card."""

from dataclasses import replace

from ficha_train.reader.generator import values
from ficha_train.reader.generator.driver_card_boxes import Card
from ficha_train.reader.generator.driver_card_faces import NEW, OLD, new_back, new_front, new_panel, old_back, old_front
from ficha_train.reader.generator.driver_decoys import number
from ficha_train.reader.generator.driver_sections import other_section
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import plain

_EXPORT = [
    "Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001.",
    "Sua validade poderá ser confirmada por meio do programa Assinador Serpro.",
    "As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em:",
    "https://www.serpro.gov.br/assinador-digital.",
]

_PARENTS_MAX = 4


def card_page(page: Page, record: Record) -> None:
    """One card, or one of its faces, or an export."""
    dice = page.dice
    record = _as_on_cards(page, record)
    new, export = dice.chance(0.5), dice.chance(0.3)
    faces = dice.weighted({"both": 0.56, "front": 0.28, "back": 0.16})
    beside = faces == "both" and not export and dice.chance(0.25)
    if beside or dice.chance(0.7):
        page.size = dice.uniform(5, 8)
        width = dice.uniform(460, 560) if beside else dice.uniform(220, 330)
        page.left = dice.uniform(15, max(16.0, page.width - width - 20))
        page.right = page.left + width
    if export:
        _export_side(page)
    card = Card(page, record, NEW if new else OLD)
    _faces(card, new, faces, beside)
    if dice.chance(0.6):
        strip = plain(dice.pick(["VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "PROIBIDO PLASTIFICAR"]))
        page.stamp([*strip, *number(record.mirror)] if dice.chance(0.8) else strip)
    if dice.chance(0.07):
        page.gap(3)
        page.size = dice.uniform(7, 10)
        page.right = page.width - 30
        other_section(page, record)


def _as_on_cards(page: Page, record: Record) -> Record:
    """Mostly in capitals, and now and then with more parents, and of longer names, than other papers print."""
    dice = page.dice
    upper = record.style.upper or dice.chance(0.7)
    parents, genders = list(record.parents), record.genders
    while len(parents) < _PARENTS_MAX and dice.chance(0.12):
        gender = dice.pick("mf")
        parents.append(values.person_name(dice, gender, upper))
        genders += gender
    if dice.chance(0.25):
        more = f"{dice.pick(['de', 'da', 'do', 'dos', 'das', 'e'])} {values.person_name(dice, 'm', upper).split()[-1]}"
        parents = [f"{parent} {more}" if dice.chance(0.7) else parent for parent in parents]
    changed = replace(record, parents=parents, genders=genders)
    if not upper:
        return changed
    return replace(
        changed, name=record.name.upper(), parents=[parent.upper() for parent in parents], city=record.city.upper(),
        born_city=record.born_city.upper(), style=replace(record.style, upper=True),
    )  # fmt: skip


def _faces(card: Card, new: bool, faces: str, beside: bool) -> None:
    dice, page = card.dice, card.page
    front, back = (new_front, new_back) if new else (old_front, old_back)
    if faces != "both":
        (front if faces == "front" else back)(card)
    else:
        first, second = (front, back) if dice.chance(0.92) else (back, front)
        if beside:
            page.side_by_side(dice.uniform(0.47, 0.53), dice.uniform(2, 14), lambda: first(card), lambda: second(card))
        else:
            first(card)
            page.gap(dice.uniform(0, 3))
            second(card)
    if new and faces != "front":
        new_panel(card)


def _export_side(page: Page) -> None:
    """What an export prints beside the card: bar, code and the statement about its signature."""
    dice = page.dice
    page.left, page.right = dice.uniform(20, 40), page.width * dice.uniform(0.48, 0.56)
    left, right = page.right + 15, page.width - 20
    size = dice.uniform(6, 9)
    y = page.y
    page.put(plain(dice.pick(["MINISTÉRIO DOS TRANSPORTES", "SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN", "QR-CODE", "gov.br"])), left,
        y, size)
    y += dice.uniform(20, 200)
    for line in _EXPORT:
        y = page.flow(plain(line), left, right, y, size)
    y += 10
    if dice.chance(0.3):
        y = page.flow(plain("DOCUMENTO DE IDENTIFICAÇÃO Este arquivo não pode ser utilizado como documento de habilitação."), left,
            right, y, size)
    page.flow(plain("SERPRO / SENATRAN"), left, right, y, size)
    page.y += dice.uniform(0, 40)
