"""Faces of driver licences, old and new, and exports with a card beside boilerplate."""

import unicodedata

from ficha_train.reader.generator import values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import number
from ficha_train.reader.generator.driver_sections import other_section
from ficha_train.reader.generator.driver_values import Record, place
from ficha_train.reader.generator.driver_words import remark_text, value, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say
from ficha_train.text import lexicon

_OLD = {
    "name": "NOME", "rg": "{DOC. IDENTIDADE / ÓRG. EMISSOR / UF|DOC.IDENTIDADE/ORG.EMISSOR UF|DOC. IDENTIDADE/ÓRG. EMISSOR/UF}",
        "cpf": "CPF",
    "birth": "{DATA NASCIMENTO|DATA NASCIMENTO|DATA NASC.}", "parents": "FILIAÇÃO", "permit": "PERMISSÃO", "acc": "ACC",
    "category": "{CAT. HAB.|CAT.HAB.|CAT HAB}", "registration": "{Nº REGISTRO|N° REGISTRO|N REGISTRO}", "expiry": "VALIDADE",
    "first": "{1ª HABILITAÇÃO|1° HABILITAÇÃO|1ª HABILITACAO}", "remarks": "OBSERVAÇÕES", "issue_place": "LOCAL",
    "issue": "{DATA EMISSÃO|DATA EMISSÃO|DATA DE EMISSÃO}", "nationality": "NACIONALIDADE", "birth_all": "DATA, LOCAL E UF DE NASCIMENTO",
}  # fmt: skip
_NEW = _OLD | {
    "name": "{2 e 1 NOME E SOBRENOME|2 e 1 NOME E SOBRENOME|2e1 NOME E SOBRENOME}",
        "birth_all": "{3 DATA, LOCAL E UF DE NASCIMENTO|3. DATA, LOCAL E UF DE NASCIMENTO}",
    "issue": "{4a DATA EMISSÃO|4a. DATA EMISSÃO}", "expiry": "{4b VALIDADE|4b. VALIDADE}", "cpf": "{4d CPF|4d. CPF}",
    "rg": "{4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF|4c DOC IDENTIDADE / ÓRG EMISSOR / UF}", "registration": "{5 Nº REGISTRO|5. Nº REGISTRO}",
    "category": "{9 CAT. HAB.|9 CAT HAB|9 CAT.HAB.}", "remarks": "{12 OBSERVAÇÕES|12. OBSERVAÇÕES}",
}  # fmt: skip
_LEGEND = """2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera
Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data
de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC –
4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora –
4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da
Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad –
Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar"""
_EXPORT = [
    "Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001.",
    "Sua validade poderá ser confirmada por meio do programa Assinador Serpro.",
    "As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em:",
    "https://www.serpro.gov.br/assinador-digital.",
]
_CLASSES = "ACC A A1 B B1 C C1 D D1 BE CE C1E DE D1E".split()


class Card:
    """A card between two edges of a page, in print of its own size."""

    def __init__(self, page: Page, record: Record, known: dict[str, str]) -> None:
        self.page, self.record, self.dice = page, record, page.dice
        self._known = known
        self._official = self.dice.chance(0.75)
        self._small = page.size * self.dice.uniform(0.6, 1)

    def box(self, field: str, text: Text) -> list[Paragraph]:
        """A caption over its value."""
        official = self._official or field not in _VARIED
        head = " ".join(t.text for t in say(self.dice, self._known[field])) if official else words(self.dice, field, self.record).upper()
        return [Paragraph(caption(head), self._small), Paragraph(text, self.page.size)]

    def row(self, *boxes: list[Paragraph]) -> None:
        dice = self.dice
        if len(boxes) > 1 and dice.chance(0.05):
            for one in boxes:
                self.row(one)
            return
        widths = [dice.uniform(0.8, 1.3) for _ in boxes]
        edges = [self.page.left]
        for width in widths:
            edges.append(edges[-1] + self.page.inner * width / sum(widths))
        self.page.row(list(boxes), edges)

    def lines(self, *texts: Text, align: str = "left") -> None:
        for text in texts:
            self.page.flow(text, align=align)

    def parents(self) -> list[Paragraph]:
        head, _ = self.box("parents", [])
        return [head, *(Paragraph(said(parent, "PARENT"), self.page.size) for parent in self.record.parents)]

    def hatched(self) -> Text:
        return plain(self.dice.pick(["", "*****", "************", "=====", "IIIII", "", "-"]))


_VARIED = {"name", "cpf", "birth", "parents", "category", "registration", "expiry", "remarks", "issue_place", "issue", "nationality"}


def card_page(page: Page, record: Record) -> None:
    """One card, or its faces, or an export."""
    dice = page.dice
    if dice.chance(0.7):
        page.size = dice.uniform(5, 8)
        width = dice.uniform(220, 330)
        page.left = dice.uniform(15, max(16.0, page.width - width - 20))
        page.right = page.left + width
    new = dice.chance(0.5)
    export = dice.chance(0.3)
    if export:
        _export_side(page)
    faces = dice.pick(["both", "both", "both", "front", "back"])
    (_new_card if new else _old_card)(Card(page, record, _NEW if new else _OLD), faces)
    if dice.chance(0.6):
        strip = plain(dice.pick(["VÁLIDA EM TODO O TERRITÓRIO NACIONAL", "PROIBIDO PLASTIFICAR"]))
        page.stamp([*strip, *number(record.mirror)] if dice.chance(0.8) else strip)
    if dice.chance(0.07):
        page.gap(3)
        page.size = dice.uniform(7, 10)
        page.right = page.width - 30
        other_section(page, record)


def _heads(card: Card, new: bool) -> None:
    dice = card.dice
    ministry = "MINISTÉRIO DOS TRANSPORTES" if new else dice.pick(["MINISTÉRIO DAS CIDADES", "MINISTÉRIO DA INFRAESTRUTURA"])
    office = "SECRETARIA NACIONAL DE TRÂNSITO" if new else "DEPARTAMENTO NACIONAL DE TRÂNSITO"
    title = "CARTEIRA NACIONAL DE HABILITAÇÃO" + (" / DRIVER LICENSE / PERMISO DE CONDUCCIÓN" if new else "")
    lines = [plain("REPÚBLICA FEDERATIVA DO BRASIL"), plain(ministry), plain(office)]
    if dice.chance(0.15):
        lines = [[*lines[0], *plain("·"), *lines[1], *plain("·"), *lines[2]]]
    card.lines(*(line for line in lines if dice.chance(0.95)), said(title, "TITLE"), align=dice.pick(["centre", "centre", "left"]))


def _old_card(card: Card, faces: str) -> None:
    dice, record = card.dice, card.record
    if faces != "back":
        _heads(card, False)
        card.row(card.box("name", said(record.name, "HOLDER")))
        card.row(card.box("rg", number(f"{record.rg} {record.rg_issuer.replace('/', ' ').replace('-', ' ')}")))
        card.row(card.box("cpf", said(record.cpf, "HOLDER_CPF")), card.box("birth", said(record.born, "BIRTH")))
        card.row(card.parents())
        card.row(card.box("permit", card.hatched()), card.box("acc", card.hatched()), card.box("category", value(dice, record, "category")))
        card.row(
            card.box("registration", said(record.registration, "REGISTRATION")),
            card.box("expiry", said(record.expires, "EXPIRY")),
            card.box("first", said(record.first, "OTHER_DATE")),
        )
        if dice.chance(0.4):
            card.lines(number(record.mirror))
    if faces != "front":
        card.row(card.box("remarks", remark_text(dice, record)))
        card.page.gap(2)
        card.lines(caption("ASSINATURA DO PORTADOR"))
        card.row(card.box("issue_place", place(record, record.city, record.state, "ISSUE_PLACE")),
            card.box("issue", said(record.issued, "ISSUE")))
        director = said(values.person_name(dice, upper=True), "PERSON") if dice.chance(0.5) else []
        _side_by_side(card, director, number(record.security))
        _side_by_side(card, caption("ASSINATURA DO EMISSOR"), number(record.renach))
        card.lines(_footer(dice, record), align=dice.pick(["left", "centre"]))


def _new_card(card: Card, faces: str) -> None:
    dice, record = card.dice, card.record
    if faces != "back":
        _heads(card, True)
        first = card.box("first", said(record.first, "OTHER_DATE"))
        card.row(card.box("name", said(record.name, "HOLDER")), first)
        sign = dice.pick([",", ",", "", " -"])
        city = place(record, record.born_city, record.born_state, "BIRTH_PLACE")
        born = [*ended(said(record.born, "BIRTH"), sign.strip(" -")), *(plain("-") if sign == " -" else [])]
        card.row(card.box("birth_all", [*born, *city]))
        card.row(
            card.box("issue", said(record.issued, "ISSUE")), card.box("expiry", said(record.expires, "EXPIRY")),
                card.box("acc", card.hatched())
        )
        if dice.chance(0.8):
            card.lines(plain(dice.pick("DDDP")), align="right")
        card.row(card.box("rg", number(f"{record.rg} {record.rg_issuer.replace('/', ' ').replace('-', ' ')}")))
        card.row(
            card.box("cpf", said(record.cpf, "HOLDER_CPF")),
            card.box("registration", said(record.registration, "REGISTRATION")),
            card.box("category", value(dice, record, "category")),
        )
        card.row(card.box("nationality", said(record.nationality, "NATIONALITY")))
        card.row(card.parents())
        card.lines(caption("7 ASSINATURA DO PORTADOR"))
    if faces != "front":
        _category_table(card)
        card.row(card.box("remarks", remark_text(dice, record)))
        if dice.chance(0.7):
            card.lines(plain("ASSINADO DIGITALMENTE"), said("DEPARTAMENTO ESTADUAL DE TRÂNSITO", "AGENCY"), align="right")
        card.lines(number(record.security), number(record.renach), align="right")
        card.row(card.box("issue_place", place(record, record.city, record.state, "ISSUE_PLACE")))
        card.lines(said(lexicon.STATES[record.state].upper(), "AGENCY"), align="centre")
        if dice.chance(0.5):
            card.page.gap()
            card.page.flow(plain(_LEGEND), size=card.page.size * 0.8)
        if dice.chance(0.5):
            card.lines(*_machine_lines(dice, record))


def _category_table(card: Card) -> None:
    """A row for each class; the holder's have first issue and expiry."""
    dice, record, page = card.dice, card.record, card.page
    edges = page.columns(8)
    head = [[Paragraph(caption(mark), page.size * 0.8)] for mark in ("9", "10", "11", "12") * 2]
    page.row(head, edges, 1)
    has = [letter for letter in record.category if letter.isalpha()]
    for left, right in zip(_CLASSES[:7], _CLASSES[7:], strict=True):
        cells: list[Text] = []
        for name in (left, right):
            dates = name in has and dice.chance(0.9)
            cells += [plain(name), said(record.first, "OTHER_DATE") if dates else [], said(record.expires, "EXPIRY") if dates else []]
            cells.append(plain(dice.pick(["", "", "A", "X"])) if dates else [])
        page.row([[Paragraph(cell, page.size * 0.75)] for cell in cells], edges, 1)


def _footer(dice: Dice, record: Record) -> Text:
    name = lexicon.STATES[record.state].upper()
    return say(dice,
        f"{{DETRAN-{record.state} {name}|DETRAN- {record.state} ({name})|"
        f"DETRAN-{record.state} ({name})|DETRAN {record.state}|{name} DETRAN-{record.state}}}", "AGENCY")


def _side_by_side(card: Card, left: Text, right: Text) -> None:
    card.page.row([[Paragraph(left, card.page.size)], [Paragraph(right, card.page.size)]], card.page.columns(2))


def _machine_lines(dice: Dice, record: Record) -> list[Text]:
    letters = unicodedata.normalize("NFKD", record.name.upper())
    name = "".join(c for c in letters if c.isascii() and (c.isalpha() or c == " ")).replace(" ", "<").replace("<", "<<", 1)
    lines = [
        f"I<BRA{dice.digits(9)}<{dice.digits(3)}",
        f"{dice.digits(7)}{record.gender.upper()}{dice.digits(7)}BRA",
        name[:30],
    ]
    return [plain(line.ljust(29, "<") + dice.digits(1) if i == 1 else line.ljust(30, "<")) for i, line in enumerate(lines)]


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
