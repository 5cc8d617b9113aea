"""What systems print at the foot or in the margin of a term: who signed, when, and where to check it."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.term.case import Case
from ficha_train.reader.generator.term.parts import slots
from ficha_train.reader.generator.tokens import Slot, Text, said


def stamp(page: Page, case: Case) -> None:
    dice = page.dice
    system = dice.weighted({"esaj": 4, "pje": 4, "pje_first": 1.5, "eproc": 3, "projudi": 2, "sei": 2, "code": 3, "signed": 2})
    own = slots(case, _signer(case))
    text = own.text(f"stamp_{system}")
    if dice.chance(0.08):
        text = [*text, *own.text("signed_too")]
    if dice.chance(0.75 if system == "esaj" else 0.15):
        page.stamp(text)
        return
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


def _signer(case: Case) -> dict[str, Slot]:
    dice = case.dice
    judge, capitals = dice.chance(0.8), dice.chance(0.6)
    return {
        "signer": lambda: case.show(case.judge if judge else case.clerk, "JUDGE" if judge else "OFFICIAL", capitals),
        "signer_title": lambda: slots(case).text("judge_title" if judge else "clerk_title"),
        "crc": lambda: said(shaped(dice, ["%%%%%%%%"]).lower(), "KEY"),
    }
