"""What systems print at the foot or in the margin of a term: who signed, when, and where to check it."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.tokens import Slot, Text, said, say
from ficha_train.reader.generator.values import clock, code, date, link, site
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/closing")


def stamp(page: Page, case: Case) -> None:
    dice = page.dice
    system = dice.weighted({"esaj": 4, "pje": 4, "pje first": 1.5, "eproc": 3, "projudi": 2, "sei": 2, "code": 3, "signed": 2})
    text = say(dice, "{" + W.systems[system] + "}", **_slots_stamps(case, system))
    if dice.chance(0.08):
        other = say(
            dice, "Assinado {eletronicamente|digitalmente} por[:] <s> {-|em} <d>[ <time>]",
            **_slots_stamps(case, system) | {"s": case.show(case.clerk, "OFFICIAL")},
        )
        text = [*text, *other]
    kind = dice.random.random()
    if kind < (0.75 if system == "esaj" else 0.15):
        page.stamp(text)
    else:
        if system.startswith("pje") and dice.chance(0.6):
            _in_lines(page, text)
        else:
            page.flow(text, size=page.size * dice.uniform(0.55, 0.95), align=dice.pick(["left", "justified", "centre"]))
        page.gap()


def _in_lines(page: Page, text: Text) -> None:
    """Each part of PJe's footer on a line of its own."""
    size = page.size * page.dice.uniform(0.6, 0.9)
    line: Text = []
    for token in text:
        starts = token.text in ("Assinado", "Número", "Nº", "Num.") or token.role == "LINK"
        if line and starts:
            page.flow(line, size=size)
            line = []
        line.append(token)
    page.flow(line, size=size)


def _slots_stamps(case: Case, system: str) -> dict[str, Slot]:
    dice = case.dice
    number = dice.pick([dice.digits(26), dice.digits(29), dice.digits(17)])
    key = number if system.startswith("pje") else code(dice)
    address = link(dice, True)
    if system.startswith("pje"):
        address = f"https://pje.{site(dice)}{dice.pick([':443', ''])}/pje/Processo/ConsultaDocumento/listView.seam?{dice.pick(['x', 'nd'])}={number}"
    elif system == "eproc":
        address = f"https://eproc1g.{site(dice)}/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos"
    signer, role = (case.judge, "JUDGE") if dice.chance(0.8) else (case.clerk, "OFFICIAL")
    titles = W.slots
    if role == "OFFICIAL":
        titles = ["Escrivão", "Chefe de Secretaria", "Analista Judiciário", "Servidor(a)"]
    capitals = dice.chance(0.6)
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    identifier = " ".join(
        ["PJ" + "".join((dice.pick(letters) for _ in range(3))), *("".join((dice.pick(letters) for _ in range(5))) for _ in range(3))]
    )
    verifier = f"{dice.digits(dice.pick([7, 12, 12]))}{dice.pick(['v1', 'v2', 'v5', ''])}"
    return {
        "l": lambda: said(address, "LINK"), "n": lambda: said(case.number, "CASE"), "k": lambda: said(key, "KEY"),
        "s": lambda: case.show(signer, role, capitals), "d": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"),
        "h": lambda: clock(dice), "time": f"{dice.between(7, 19):02d}:{dice.between(0, 59):02d}:{dice.between(0, 59):02d}",
        "o": lambda: said(dice.digits(8), "OTHER_NUMBER"), "law": said("19 de dezembro de 2006", "OTHER_DATE"),
        "mp": said("2.200-2/2001", "OTHER_NUMBER"), "law2": said("11.419/2006", "OTHER_NUMBER"), "v": lambda: said(verifier, "KEY"),
        "c": lambda: said("".join((dice.pick("0123456789abcdef") for _ in range(8))), "KEY"), "p": lambda: said(identifier, "KEY"),
        "st": case.state, "title": dice.pick(titles), "mov": f"{dice.between(1, 90)}.1",
    }
