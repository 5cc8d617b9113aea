"""Heads, signatures, proofs and last sentences as the courts of each state write them."""

from dataclasses import replace

from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.term.case import Case, Party
from ficha_train.reader.generator.term.parts import office_of, put, slots, words
from ficha_train.reader.generator.term.slots import script_slots
from ficha_train.reader.generator.term.words import capital
from ficha_train.reader.generator.tokens import Slot, Text, Token, plain_words, said, upper
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/heads")

_WORDS_MAX = 4
_NO_VALUE = ("O", "CAPTION", "TITLE", "POWERS")
_NUMBERED = {
    "CPF", "RG", "CPF:", "RG:", "CNPJ", "OAB", "CRESS", "CRM", "CRP", "matrícula", "mat.", "CPF/MF", "Identidade", "Processo", "processo",
    "Autos", "autos",
}
_ENDS = (",", ";", ".", ":", ")", "–", "-", "(", "_", "|", "/", "•")


def with_captions(text: Text) -> Text:
    """`data de nascimento: <date>` and `CPF <number>`."""
    out = list(text)
    for i in range(1, len(out)):
        before, value = (out[i - 1], out[i])
        if before.role != "O" or value.role in _NO_VALUE or (not value.begins):
            continue
        if before.text.lstrip("([") in _NUMBERED:
            out[i - 1] = replace(before, role="CAPTION", begins=True)
        elif before.text.endswith(":") and len(before.text) > 1:
            first = i - 1
            while first and i - first < _WORDS_MAX and (out[first - 1].role == "O") and (not out[first - 1].text.endswith(_ENDS)):
                first -= 1
            for j in range(first, i):
                out[j] = replace(out[j], role="CAPTION", begins=j == first)
    return out


_SPELLED = ["Primeira", "Segunda", "Terceira", "Quarta", "Quinta", "Sexta", "Sétima", "Oitava"]


def division(case: Case) -> str:
    """A name of a court division as its state, its system or a hurried clerk writes it."""
    dice = case.dice
    field, shape = dice.wording(W.long), dice.wording(wordings("term/shapes").court)
    return shaped(
        dice, [shape], n=str(dice.between(1, 9)), field=field, FIELD=field.upper(), short=dice.wording(W.short),
        spelled=dice.pick(_SPELLED), which=dice.pick(["I", "II", "III", "1", "2"]),
    )


def court_head(page: Page, case: Case, more: dict[str, Slot]) -> None:
    """Whose court it is, and now and then the case beside or below it."""
    dice = page.dice
    if dice.chance(0.5):
        case.division = division(case)
    if dice.chance(0.08):
        town = dice.pick(
            ["Capital", "CAPITAL", f"Ilha de {case.city}", f"Região Metropolitana de {case.city}", f"{case.city} – {case.state}"]
        )
        more["t"] = lambda: said(town, "DISTRICT")
    lines = [words(case, line, **more) for line in dice.wording([tuple(lines) for lines in W.heads])]
    if dice.chance(0.3):
        lines = [upper(line) for line in lines]
    size, align = (page.size * dice.uniform(0.8, 1.15), dice.pick(["centre", "centre", "left", "left", "right"]))
    line = dice.wording(W.class_lines) if dice.chance(0.55) else ""
    about = {"num": lambda: [Token(dice.digits(dice.between(2, 5)), "CASE_CLASS")]}
    if line and dice.chance(0.25):
        cut = page.left + page.inner * dice.uniform(0.45, 0.65)
        page.row(
            [[Paragraph(text, size) for text in lines], [Paragraph(words(case, line, **more | about), page.size)]],
            [page.left, cut, page.right],
        )
    else:
        for text in lines:
            page.flow(text, size=size, align=align)
        if line:
            page.gap(0.5)
            put(page, case, line, 0.5, dice.pick(["left", "left", "centre"]), **more | about)
    page.gap()


_HE = ("Lar", "Abrigo", "Orfanato", "Asilo", "Hospital", "Instituto", "Município", "Centro", "Serviço")


def as_home(case: Case) -> None:
    """The guardian is an institution."""
    one = case.guardians[0]
    one.name = plain_words(slots(case).text("home_of"))
    one.gender = "m" if one.name.startswith(_HE) else "f"
    case.guardians = [one]


def proof(page: Page, case: Case) -> None:
    """In a margin or small at the foot."""
    dice = page.dice
    text = words(case, "<proof_line>", **script_slots(case))
    if dice.chance(0.35):
        page.stamp(text)
    else:
        page.flow(text, size=page.size * dice.uniform(0.6, 1), align=dice.pick(["left", "left", "centre", "justified"]))
        page.gap(0.4)


def signers(case: Case) -> list[dict[str, Slot]]:
    """Of each who signs: `<x>` the name, `<f>` as what, `<mark>` the words that a system puts there, mostly the same for all of them."""
    dice = case.dice
    woman = case.judge.gender == "f"
    judge = dice.pick(["Juíza de Direito", "Juíza Substituta", "Magistrada"] if woman else ["Juiz de Direito", "Juiz Titular", "Magistrado"])
    people: list[tuple[float, Party, str, str]] = [
        (0.75, case.judge, "JUDGE", judge), (0.45, case.clerk, "OFFICIAL", dice.pick(W.marks)),
        *((0.65, one, "GUARDIAN", dice.pick([office_of(case, one).capitalize(), *W.as_guardian])) for one in case.guardians),
        (0.2, case.prosecutor, "OFFICIAL", dice.pick(["Promotora de Justiça", "Promotor de Justiça", "Ministério Público"])),
        (0.15, case.lawyer, "OFFICIAL", dice.pick(["Advogado", "Defensora Pública", "Assistente Social", "Psicóloga", "OAB"])),
        (0.12, case.opponent, "PERSON", dice.pick(["Parte", "Testemunha", "Genitora", "1ª testemunha"])),
    ]
    kept = [one for one in people if dice.chance(one[0])] or people[:1]
    shared, usual = script_slots(case), dice.wording(W.signed)
    out: list[dict[str, Slot]] = []
    for _, party, role, office in dice.shuffled(kept) if dice.chance(0.5) else kept:
        own: dict[str, Slot] = {"x": lambda party=party, role=role: case.show(party, role, dice.pick([None, True])), "f": office}
        template = dice.wording(W.signed) if dice.chance(0.15) else usual
        out.append({**own, "mark": lambda own=own, template=template: words(case, template, **shared | own)})
    return out


def _put(page: Page, case: Case, template: str, more: dict[str, Slot], align: str) -> None:
    text = with_captions(words(case, template, **more))
    if text:
        page.flow(capital(text), align=align)
        page.gap(0.3)


def tail(page: Page, case: Case, more: dict[str, Slot]) -> None:
    """Each now and then, before the first date or signature; how long it lasts where no line said it before."""
    dice = case.dice
    align = dice.pick(["left", "justified"])
    is_said = any(word.token.role in ("TERM", "EXPIRY") for line in page.lines for word in line.words)
    lines = [] if is_said else ["<duration>"]
    lines += [line for line in ("<people_line>", "<date_line>") if dice.chance(0.25)]
    for line in dice.shuffled(lines):
        _put(page, case, line, more, align)


def place_and_date(page: Page, case: Case, more: dict[str, Slot]) -> None:
    if not case.issue_said or case.dice.chance(0.25):
        _put(page, case, "<signed_line>", more, case.dice.pick(["left", "right", "centre"]))
