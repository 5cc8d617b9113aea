"""Heads, signatures, proofs and last sentences as the courts of each state write them."""

from dataclasses import replace

from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL, Party, odd_date
from ficha_train.reader.generator.term.parts import office_of, put, words
from ficha_train.reader.generator.term.slots import length, script_slots
from ficha_train.reader.generator.term.words import capital
from ficha_train.reader.generator.tokens import Slot, Text, Token, said, upper
from ficha_train.reader.generator.values import city, code, date, invented_word, person_name, title_case
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
    number = dice.between(1, 9)
    field, short = (dice.wording(W.long), dice.wording(W.short))
    return dice.wording(
        [
            f"{number}ª V. {short}", f"{number}ª Vara {short}", f"V. {short}", "Vara Única", "VARA ÚNICA", "Vara Única Judicial",
            f"{dice.pick(_SPELLED)} Vara de {field}", f"{field} – {number}ª Vara", f"{field}, {number}ª Vara", f"Vara {number} de {field}",
            f"Juizado da {field}", f"{number}º Juizado da Infância e Juventude",
            f"{number}º Juízo da {dice.between(1, 4)}ª Vara de {field}", f"{number}ª Vara Especializada de {field}",
            f"{dice.pick(_SPELLED)} Vara Especializada da {field}", f"{number}ª VF", f"{number}ª VFS", f"{number}ª VIJ", "VIJ",
            f"{number}ª Vara da Comarca", f"{number}ª VARA CÍVEL", f"Vara de {field}", f"{number}ª Vara Cível, de {field}",
            f"Ofício Único ({field})", f"{number}ª Escrivania Cível e de {field}", f"{number}ª Vara de {field} (Digital)",
            f"Vara da {field} {dice.pick(['I', 'II', 'III', '1', '2'])}", f"{number}ª Unidade de Processamento Judicial – {field}",
            f"UPJ {field} – {number}ª Vara", "Juízo Único", f"Núcleo de Justiça 4.0 – {field}",
            f"{number}ª Vara Descentralizada de {field}", f"{number}ª Vara Judicial", f"Vara de Feitos de {field}",
            f"{number}ª Vara dos Feitos de {field}", f"{number}a Vara {field}", f"{number} Vara de {field}", f"{number}º Vara da {field}",
            f"Vara Regional de {field}", f"Vara Plenária de {field}", f"{number}.ª Vara {field.upper()}",
        ]
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


def as_home(case: Case) -> None:
    dice = case.dice
    head = dice.pick([*(W.adults if case.kind == "CURATELA" else W.children) * 2, *W.both])
    tail = dice.pick(
        [
            title_case(invented_word(dice, 3)), f"Nossa Senhora {title_case(invented_word(dice, 3))}", person_name(dice, upper=False),
            "Menino Jesus", "Santa Rita", "Esperança", "Bom Pastor", "Vida Nova", "Pequenos Passos",
            f"São {title_case(invented_word(dice, 2))}",
        ]
    )
    if head.endswith("de"):
        tail = city(dice)
    one = case.guardians[0]
    one.name, one.gender = (
        f"{head} {tail}", (
            "m" if head.split()[0] in ("Lar", "Abrigo", "Orfanato", "Asilo", "Hospital", "Instituto", "Município", "Centro", "Serviço")
            else "f"
        ),
    )
    case.guardians = [one]


_ALNUM = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def _proof_slots(case: Case) -> dict[str, Slot]:
    dice = case.dice

    def some(count: int, alphabet: str = _ALNUM) -> str:
        return "".join((dice.pick(alphabet) for _ in range(count)))

    def key(text: str) -> Text:
        return said(text, "KEY")

    return script_slots(case) | {
        "k8": lambda: key(some(dice.pick([7, 8, 8]), _ALNUM + _ALNUM.lower())), "kn": lambda: key(dice.digits(dice.pick([17, 26, 29, 29]))),
        "kv": lambda: key(dice.digits(dice.pick([7, 12, 12, 15])) + dice.pick(["v1", "v2", "v7", "", "v13"])),
        "kc": lambda: key(some(8, "0123456789abcdef") if dice.chance(0.7) else some(8, "0123456789ABCDEF")),
        "kp": lambda: key(" ".join(["PJ" + some(3), some(5), some(5), some(5)])),
        "ka": lambda: key(".".join(["4" + some(3), some(4), some(4), some(4)])), "key": lambda: key(code(dice)),
        "mask": lambda: said(f"***.{dice.digits(3)}.{dice.digits(3)}-**", "OTHER_ID"),
        "ts": f"{dice.between(7, 21):02d}:{dice.between(0, 59):02d}:{dice.between(0, 59):02d}",
        "sd": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"),
        "l1": lambda: said(dice.pick(["11.419/2006", "11.419, de 2006", "nº 11.419/06"]), "OTHER_NUMBER"),
        "ip": f"{dice.between(10, 200)}.{dice.between(1, 250)}.{dice.between(1, 250)}.{dice.between(1, 250)}",
    }


def proof(page: Page, case: Case) -> None:
    """In a margin or small at the foot."""
    dice = page.dice
    text = words(case, dice.wording(W.proofs), **_proof_slots(case))
    if dice.chance(0.35):
        page.stamp(text)
    else:
        page.flow(text, size=page.size * dice.uniform(0.6, 1), align=dice.pick(["left", "left", "centre", "justified"]))
        page.gap(0.4)


def marks(page: Page, case: Case) -> None:
    """Two to five signers; mostly one wording for all of them."""
    dice = page.dice
    she = case.judge.gender == "f"
    people: list[tuple[Party, str, str]] = [
        (
            case.judge, "JUDGE",
            dice.pick(["Juíza de Direito", "Juíza Substituta", "Magistrada"] if she else ["Juiz de Direito", "Juiz Titular", "Magistrado"]),
        )
    ]
    others = [
        (case.clerk, "OFFICIAL", dice.pick(W.marks)),
        (case.prosecutor, "OFFICIAL", dice.pick(["Promotora de Justiça", "Promotor de Justiça"])),
        (case.lawyer, "OFFICIAL", dice.pick(["Advogado", "Defensora Pública", "Assistente Social", "Psicóloga"])),
        (case.opponent, "PERSON", dice.pick(["Parte", "Testemunha", "Genitora"])),
        *((one, "GUARDIAN", office_of(case, one).capitalize()) for one in case.guardians),
    ]
    people += dice.shuffled(others)[: dice.weighted({0: 1, 1: 3, 2: 3, 3: 2})]
    if dice.chance(0.5):
        people = dice.shuffled(people)
    template, in_margin = (dice.wording(W.signed), dice.chance(0.15))
    shared = _proof_slots(case)
    size = page.size * dice.uniform(0.6, 1)
    margin: Text = []
    for party, role, office in people:
        one = dice.wording(W.signed) if dice.chance(0.15) else template
        text = words(
            case, one, **shared | {"x": lambda party=party, role=role: case.show(party, role, dice.pick([None, True])), "f": office}
        )
        if in_margin:
            margin += text
        else:
            page.flow(text, size=size, align=dice.pick(["left", "left", "centre"]))
            page.gap(0.2)
    if margin:
        page.stamp(margin)
    if dice.chance(0.7):
        proof(page, case)
    page.gap(0.5)


def _put(page: Page, case: Case, template: str, more: dict[str, Slot], align: str) -> None:
    text = with_captions(words(case, template, **more))
    page.flow(capital(text) if text else text, align=align)
    page.gap(0.3)


def tail(page: Page, case: Case, slots: dict[str, Slot]) -> None:
    """Each now and then, before the first date or signature."""
    dice = case.dice
    more = slots | {
        "len": lambda: said(length(case), "TERM"), "exp": lambda: said(odd_date(dice, 2012, 2032), "EXPIRY"),
        "end": lambda: said(dice.pick(W.tail), "TERM"), "maj": lambda: said(dice.pick(W.tail_2), "TERM"),
    }
    align = dice.pick(["left", "justified"])
    lines = _duration(case) if not any((word.token.role in ("TERM", "EXPIRY") for line in page.lines for word in line.words)) else []
    if dice.chance(0.25):
        lines.append(dice.wording(W.people))
    if dice.chance(0.25):
        lines.append(dice.wording(W.dates))
    for line in dice.shuffled(lines):
        _put(page, case, line, more, align)


def _duration(case: Case) -> list[str]:
    """A sentence on how long, where none was before."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        if not dice.chance(0.6):
            return []
        case.nature_said = True
        return [dice.wording(W.provisional)]
    if not dice.chance(0.2):
        return []
    if case.kind != "CURATELA" and dice.chance(0.6):
        return [dice.wording(W.majority)]
    line = dice.pick(W.endless if case.nature == DEFINITIVE else [line for line in W.endless if "definitiva" not in line])
    case.nature_said = case.nature_said or "definitiva" in line
    return [line]


def place_and_date(page: Page, case: Case, slots: dict[str, Slot]) -> None:
    if not case.issue_said or case.dice.chance(0.25):
        _put(page, case, case.dice.wording(W.dated), slots, case.dice.pick(["left", "right", "centre"]))
