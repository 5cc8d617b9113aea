"""The faces of driver licences, old and new: front, back and the legend with the machine's lines."""

import unicodedata
from collections.abc import Callable

from ficha_train.reader.generator import values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_card_boxes import Card, class_table
from ficha_train.reader.generator.driver_card_traces import signature, traces
from ficha_train.reader.generator.driver_decoys import number
from ficha_train.reader.generator.driver_values import Record, place
from ficha_train.reader.generator.driver_words import value
from ficha_train.reader.generator.page import Paragraph
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say
from ficha_train.text import lexicon

OLD = {
    "name": "NOME", "rg": "{DOC. IDENTIDADE / ÓRG. EMISSOR / UF|DOC.IDENTIDADE/ORG.EMISSOR UF|DOC. IDENTIDADE/ÓRG. EMISSOR/UF}",
        "cpf": "CPF",
    "birth": "{DATA NASCIMENTO|DATA NASCIMENTO|DATA NASC.}", "parents": "FILIAÇÃO", "permit": "PERMISSÃO", "acc": "ACC",
    "category": "{CAT. HAB.|CAT.HAB.|CAT HAB}", "registration": "{Nº REGISTRO|N° REGISTRO|N REGISTRO}", "expiry": "VALIDADE",
    "first": "{1ª HABILITAÇÃO|1° HABILITAÇÃO|1ª HABILITACAO}", "remarks": "OBSERVAÇÕES", "issue_place": "LOCAL",
    "issue": "{DATA EMISSÃO|DATA EMISSÃO|DATA DE EMISSÃO}", "nationality": "NACIONALIDADE", "birth_all": "DATA, LOCAL E UF DE NASCIMENTO",
}  # fmt: skip
NEW = OLD | {
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


def _heads(card: Card, new: bool) -> None:
    dice = card.dice
    ministry = "MINISTÉRIO DOS TRANSPORTES" if new else dice.pick(["MINISTÉRIO DAS CIDADES", "MINISTÉRIO DA INFRAESTRUTURA"])
    office = "SECRETARIA NACIONAL DE TRÂNSITO" if new else "DEPARTAMENTO NACIONAL DE TRÂNSITO"
    title = "CARTEIRA NACIONAL DE HABILITAÇÃO" + (" / DRIVER LICENSE / PERMISO DE CONDUCCIÓN" if new else "")
    lines = [plain("REPÚBLICA FEDERATIVA DO BRASIL"), plain(ministry), plain(office)]
    if dice.chance(0.15):
        lines = [[*lines[0], *plain("·"), *lines[1], *plain("·"), *lines[2]]]
    card.lines(*(line for line in lines if dice.chance(0.95)), said(title, "TITLE"), align=dice.pick(["centre", "centre", "left"]))


def old_front(card: Card) -> None:
    dice, record = card.dice, card.record

    def beside() -> None:
        card.row(card.box("rg", _identity(record)))
        card.row(card.box("cpf", said(record.cpf, "HOLDER_CPF")), card.box("birth", said(record.born, "BIRTH")))
        card.parents(0.15)
        category = card.box("category", value(dice, record, "category"))
        card.row(card.box("permit", card.hatched()), card.box("acc", card.hatched()), category)

    _heads(card, False)
    card.row(card.box("name", said(record.name, "HOLDER")))
    card.beside_photo(beside)
    card.row(
        card.box("registration", said(record.registration, "REGISTRATION")),
        card.box("expiry", said(record.expires, "EXPIRY")),
        card.box("first", said(record.first, "OTHER_DATE")),
    )
    if dice.chance(0.4):
        card.lines(number(record.mirror))


def old_back(card: Card) -> None:
    dice, record = card.dice, card.record

    def issuer() -> None:
        director = said(values.person_name(dice, upper=True), "PERSON") if dice.chance(0.4) else []
        _side_by_side(card, director, number(record.security))
        mark = traces(dice) if dice.chance(0.15) else caption("ASSINATURA DO EMISSOR")
        _side_by_side(card, mark, number(record.renach))

    def holder() -> None:
        if dice.chance(0.4):
            card.lines(signature(dice), align=dice.pick(["left", "centre"]))
        card.lines(caption("ASSINATURA DO PORTADOR"), align=dice.pick(["left", "centre"]))

    if dice.chance(0.25):
        _columns(card, card.remarks, issuer if dice.chance(0.5) else holder)
    else:
        card.remarks()
    card.page.gap(dice.uniform(0, 6))
    holder()
    issued = card.box("issue", said(record.issued, "ISSUE"))
    card.row(card.box("issue_place", place(record, record.city, record.state, "ISSUE_PLACE")), issued)
    issuer()
    card.lines(_footer(dice, record), align=dice.pick(["left", "centre"]))


def new_front(card: Card) -> None:
    dice, record = card.dice, card.record

    def beside() -> None:
        sign = dice.pick([",", ",", "", " -"])
        city = place(record, record.born_city, record.born_state, "BIRTH_PLACE")
        born = [*ended(said(record.born, "BIRTH"), sign.strip(" -")), *(plain("-") if sign == " -" else [])]
        card.row(card.box("birth_all", [*born, *city]))
        issued, expires = card.box("issue", said(record.issued, "ISSUE")), card.box("expiry", said(record.expires, "EXPIRY"))
        card.row(issued, expires, card.box("acc", card.hatched()))
        if dice.chance(0.8):
            card.lines(plain(dice.pick("DDDP")), align="right")
        card.row(card.box("rg", _identity(record)))
        card.row(
            card.box("cpf", said(record.cpf, "HOLDER_CPF")),
            card.box("registration", said(record.registration, "REGISTRATION")),
            card.box("category", value(dice, record, "category")),
        )
        card.row(card.box("nationality", said(record.nationality, "NATIONALITY")))
        if below:
            card.parents(0.7)
        else:
            card.under_photo(caption("7 ASSINATURA DO PORTADOR"))
            card.parents(0.7)

    below = dice.chance(0.6)
    _heads(card, True)
    first = card.box("first", said(record.first, "OTHER_DATE"))
    card.row(card.box("name", said(record.name, "HOLDER")), first)
    card.beside_photo(beside)
    if below:
        card.lines(caption("7 ASSINATURA DO PORTADOR"))


def new_back(card: Card) -> None:
    dice, record = card.dice, card.record

    def issuer() -> None:
        align = dice.pick(["right", "right", "centre", "left"])
        if dice.chance(0.25):
            card.lines(signature(dice) if dice.chance(0.5) else traces(dice), align=align)
        if dice.chance(0.65):
            card.lines(plain("ASSINADO DIGITALMENTE"), said("DEPARTAMENTO ESTADUAL DE TRÂNSITO", "AGENCY"), align=align)
        if dice.chance(0.3):
            card.lines(caption("ASSINATURA DO EMISSOR"), align=align)
        card.lines(number(record.security), number(record.renach), align=align)

    def issue_place() -> None:
        card.row(card.box("issue_place", place(record, record.city, record.state, "ISSUE_PLACE")))

    def remarks_and_place() -> None:
        card.remarks()
        card.page.gap(dice.uniform(0, 4))
        issue_place()

    class_table(card)
    if dice.chance(0.6):
        _columns(card, remarks_and_place if dice.chance(0.6) else card.remarks, issuer)
    else:
        card.remarks()
        issuer()
        issue_place()
    card.lines(said(lexicon.STATES[record.state].upper(), "AGENCY"), align="centre")


def new_panel(card: Card) -> None:
    """Below the back: a legend and the machine's lines."""
    dice = card.dice
    if dice.chance(0.5):
        card.page.gap()
        card.page.flow(plain(_LEGEND), size=card.page.size * 0.8)
    if dice.chance(0.5):
        card.lines(*_machine_lines(dice, card.record))


def _identity(record: Record) -> Text:
    return number(f"{record.rg} {record.rg_issuer.replace('/', ' ').replace('-', ' ')}")


def _footer(dice: Dice, record: Record) -> Text:
    name = lexicon.STATES[record.state].upper()
    return say(dice,
        f"{{DETRAN-{record.state} {name}|DETRAN- {record.state} ({name})|"
        f"DETRAN-{record.state} ({name})|DETRAN {record.state}|{name} DETRAN-{record.state}}}", "AGENCY")


def _side_by_side(card: Card, left: Text, right: Text) -> None:
    card.page.row([[Paragraph(left, card.page.size)], [Paragraph(right, card.page.size)]], card.page.columns(2))


def _columns(card: Card, left: Callable[[], None], right: Callable[[], None]) -> None:
    card.page.side_by_side(card.dice.uniform(0.4, 0.68), card.dice.uniform(0, 4), left, right)


def _machine_lines(dice: Dice, record: Record) -> list[Text]:
    letters = unicodedata.normalize("NFKD", record.name.upper())
    name = "".join(c for c in letters if c.isascii() and (c.isalpha() or c == " ")).replace(" ", "<").replace("<", "<<", 1)
    lines = [
        f"I<BRA{dice.digits(9)}<{dice.digits(3)}",
        f"{dice.digits(7)}{record.gender.upper()}{dice.digits(7)}BRA",
        name[:30],
    ]
    return [plain(line.ljust(29, "<") + dice.digits(1) if i == 1 else line.ljust(30, "<")) for i, line in enumerate(lines)]
