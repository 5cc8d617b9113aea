"""Plates, the question on dangerous products, signatures and proofs of authenticity."""

from ficha_train.reader.generator.arrange import arrange, heading, table
from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.licence_agencies import Agency
from ficha_train.reader.generator.licence_facts import Facts
from ficha_train.reader.generator.licence_proofs import OFFICES, authenticity, digital_signature, placed_and_dated
from ficha_train.reader.generator.licence_words import caption_of, words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, caption, ended, plain, said, say
from ficha_train.reader.generator.values import STATES, person_name

_INTRODUCED = (
    "{Veículo[s]|Frota|Caminhões|Veículos {autorizados|licenciados|cadastrados|abaixo}|Relação de {veículos|placas}|Placa[s]}{:|, placas:|"
    " de placas| com as placas:|, placa[s]}"
)
_KINDS = [
    "Caminhão",
    "Reboque",
    "Cavalo mecânico",
    "VUC",
    "Semirreboque",
    "Truck",
    "Bitrem",
    "Utilitário",
    "Carreta",
    "TRATOR",
    "CAMINHONETE",
    "TANQUE",
]


def plates(page: Page, facts: Facts) -> None:
    """In a sentence, a table, columns without heads, or a form."""
    if not facts.plates:
        return
    dice = page.dice
    marked = [said(plate, "PLATE") for plate in facts.plates]
    how = dice.arrangement({"sentence": 3, "table": 4, "columns": 3, "entry": 2, "lines": 1}, ("with state", "with kind"))
    if how == "sentence":
        sign = dice.pick([",", ",", ";", " /", " -", ""])
        text = caption(words(dice, _INTRODUCED))
        for i, plate in enumerate(marked):
            text += plate if i == len(marked) - 1 else _separated(plate, sign)
        page.flow(text)
    elif how == "table":
        _plate_table(page, marked)
    elif how == "columns":
        heading(
            page,
            dice.wording(["Relação de veículos", "Placas", "Frota autorizada", "ANEXO - Veículos", "Veículos licenciados", "Anexo único"]),
        )
        _columns(page, marked)
    elif how == "entry":
        arrange(page, [(caption_of(dice, "plate"), plate) for plate in marked[:4]])
        facts.plates = facts.plates[:4]
    elif how == "lines":
        for plate in marked:
            page.flow([*plain(dice.pick(_KINDS)), *caption("placa"), *plate])
    elif how == "with state":
        _columns(page, [[*plate, *plain(dice.pick(STATES))] for plate in marked])
    else:
        _columns(page, [[*plate, *plain(dice.pick(_KINDS))] for plate in marked])
    page.gap()


def _separated(plate: Text, sign: str) -> Text:
    return ended(plate, sign) if sign in (",", ";") else [*plate, *plain(sign)]


def _columns(page: Page, marked: list[Text]) -> None:
    count = page.dice.between(2, 5)
    for at in range(0, len(marked), count):
        row = marked[at : at + count]
        page.row([[Paragraph(cell, page.size)] for cell in row], page.columns(count)[: len(row) + 1])


def _plate_table(page: Page, marked: list[Text]) -> None:
    dice = page.dice
    columns = {
        "plate": (caption_of(dice, "plate"), lambda i: marked[i]),
        "no": (dice.pick(["Renavam", "Chassi", "RNTRC", "CIV", "CIPP", "Nº"]), lambda i: said(dice.digits(9), "OTHER_NUMBER")),
        "kind": (dice.pick(["Tipo", "Modelo", "Espécie", "Marca/Modelo", "Descrição"]), lambda i: plain(dice.pick(_KINDS))),
        "year": (
            dice.pick(["Ano", "Ano fab.", "UF"]),
            lambda i: plain(str(dice.between(1995, 2025)) if dice.chance(0.5) else dice.pick(STATES)),
        ),
        "item": (dice.pick(["Item", "Ordem", "#"]), lambda i: plain(str(i + 1))),
    }
    if len(marked) >= 4 and dice.chance(0.15):
        half = (len(marked) + 1) // 2
        rows = [[marked[i], marked[i + half] if i + half < len(marked) else plain("-")] for i in range(half)]
        table(page, [dice.pick(["Cavalo", "Placa do cavalo", "Placa"]), dice.pick(["Reboque", "Placa do reboque", "Placa"])], rows)
        return
    names = ["plate", *dice.shuffled(["no", "kind", "year", "item"])[: dice.between(0, 3)]]
    names = dice.shuffled(names)
    table(page, [columns[name][0] for name in names], [[columns[name][1](i) for name in names] for i in range(len(marked))])


_QUESTION = (
    "{{Autoriza|Autorizado|Inclui|Contempla|Realiza|Abrange|Permite} [o ]transporte de {produtos|cargas} perigos{os|as}|Transporte de"
    " {produtos|cargas|resíduos} perigos{os|as}|Cargas perigosas|Carga perigosa|Autorização para produtos perigosos|Transporta"
    " {produtos|cargas} perigos{os|as}|Habilitada {ao|para o} transporte de {produtos|cargas} perigos{os|as}|Transporte de produtos"
    " perigosos (classes ONU)}[?]"
)


_ALLOWS = (
    "{Fica autorizado|Autoriza-se|Esta licença autoriza|Está incluído|É permitido} o transporte [rodoviário ]de {produtos|cargas}"
    " perigos{os|as}{ em todo o Estado| das classes de risco 3 e 8| a granel|}[.]"
)
_FORBIDS = (
    "{Esta licença não {autoriza|contempla|inclui|abrange}|Não está autorizado|Fica vedado|É vedado|Não é permitido} o transporte"
    " [rodoviário ]de {produtos|cargas|resíduos} perigos{os|as}[.]"
)


def danger_question(page: Page, facts: Facts) -> bool:
    """Asks and answers; the answer is the document's class."""
    dice = page.dice
    answer = facts.dangerous or dice.chance(0.4)
    facts.dangerous = answer
    if dice.chance(0.22):
        template = _ALLOWS if answer else _FORBIDS
        page.flow(say(dice, template))
        page.gap()
        return answer
    question = words(dice, _QUESTION)
    if dice.chance(0.35):
        mark = dice.pick(["X", "x"])
        yes, no = (mark, "") if answer else ("", mark)
        shape = dice.pick(["({}) Sim ({}) Não", "( {} ) Sim ( {} ) Não", "SIM ({}) NÃO ({})", "Sim [{}] Não [{}]", "[{}] SIM [{}] NÃO"])
        if dice.chance(0.2):
            text = "☒ Sim ☐ Não" if answer else "☐ Sim ☒ Não"
        else:
            text = shape.format(yes or " ", no or " ")
    else:
        text = (
            dice.pick(["Sim", "SIM", "Sim", "Autorizado", "S"])
            if answer
            else dice.pick(["Não", "NÃO", "Não", "Não autorizado", "N", "Não se aplica"])
        )
    entries = [(question, plain(text))]
    if dice.chance(0.2):
        stored = words(dice, "{Armazena|Utiliza|Fabrica|Gera|Manuseia} {produtos|resíduos|substâncias} perigos{os|as}[?]")
        entries.insert(dice.between(0, 1), (stored, plain(dice.pick(["Sim", "Não", "SIM", "NÃO"]))))
    if dice.chance(0.4):
        other = dice.wording(
            ["Gera efluentes", "Supressão de vegetação", "Uso de água subterrânea", "Publicação obrigatória", "Área de preservação"]
        )
        entries.insert(dice.between(0, 1), (other, plain(dice.pick(["Sim", "Não", "Sim", "Não", "-"]))))
    arrange(page, entries, dice.pick([None, None, "inline"]))
    return answer


def signature(page: Page, facts: Facts, issuer: Agency) -> None:
    dice = page.dice
    if dice.chance(0.65):
        page.flow(placed_and_dated(dice, facts, issuer.town), align=dice.pick(["left", "right", "centre"]))
        page.gap()
    kind = dice.random.random()
    if kind < 0.4:
        align = dice.pick(["centre", "left", "right"])
        if dice.chance(0.3):
            page.flow(plain("_" * dice.between(15, 40)), align=align)
        page.flow(said(person_name(dice), "PERSON"), align=align)
        page.flow(plain(dice.wording(OFFICES)), align=align)
    elif kind < 0.72:
        for _ in range(dice.pick([1, 1, 1, 2])):
            text = digital_signature(facts)
            inset = page.inner * dice.pick([0, 0, 0.15, 0.45])
            page.flow(text, left=page.left + inset, size=page.size * dice.uniform(0.7, 1))
    elif kind < 0.88:
        cells = [
            [Paragraph(said(person_name(dice), "PERSON"), page.size), Paragraph(plain(dice.wording(OFFICES)), page.size)] for _ in range(2)
        ]
        page.row(cells, page.columns(2))
    page.gap()


def proof(page: Page, facts: Facts, issuer: Agency) -> None:
    """How to check it: a sentence, entries, a stamp in the margin, the text of a QR code."""
    dice = page.dice
    how = dice.weighted({"sentence": 5, "entries": 2.2, "stamp": 0.8, "code": 1, "beside": 1, "none": 1.6})
    if how == "sentence":
        inset = page.inner * dice.pick([0, 0, 0, 0.2])
        page.flow(
            authenticity(facts),
            left=page.left + inset,
            size=page.size * dice.uniform(0.6, 1),
            align=dice.pick(["left", "justified", "centre"]),
        )
    elif how == "entries":
        entries = [(caption_of(dice, "key"), facts.key()), (caption_of(dice, "link"), facts.link())]
        if dice.chance(0.15):
            entries.append(("Código CRC", said("".join(dice.pick("0123456789ABCDEF") for _ in range(8)), "KEY")))
        arrange(page, dice.shuffled(entries)[: dice.between(1, 3)])
    elif how == "stamp":
        page.stamp(authenticity(facts))
    elif how == "code":
        right = page.left + page.inner * dice.uniform(0.25, 0.5)
        page.flow(facts.link(), right=right, size=page.size * 0.7)
        if dice.chance(0.4):
            page.flow(facts.key(), right=right, size=page.size * 0.7)
    elif how == "beside":
        cells = [[Paragraph(authenticity(facts), page.size * 0.8)], [Paragraph(footer(dice), page.size * 0.7)]]
        page.row(cells if dice.chance(0.6) else cells[::-1], page.columns(2))
    page.gap()
