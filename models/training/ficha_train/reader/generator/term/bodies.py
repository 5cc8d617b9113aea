"""The body of a term in prose: who appears, promises, is named, declares or is certified. Its sentences are phrases."""

from collections.abc import Callable

from ficha_train.reader.generator.term.case import Case, PROVISIONAL
from ficha_train.reader.generator.phrases import Slots
from ficha_train.reader.generator.term.parts import slots as slots_of
from ficha_train.reader.generator.term.people import guardian_clause, guardians_clause, wards_clause
from ficha_train.reader.generator.term.words import article, capital, ending, form, neutral_ward, tidy
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, fill, joined, said

_FAMILIES = {"b_other_orders": 4.5, "b_appears": 5, "b_names": 4, "b_certified": 2, "b_first_person": 3, "b_given": 2, "b_minutes": 2}


def body(case: Case) -> Text:
    """One long sentence, or a few, that say who is guardian of whom."""
    dice, slots = case.dice, body_slots(case)
    text = slots.text(dice.weighted(_FAMILIES))
    for share, name in ((0.25, "power_clause"), (0.06, "former_clause")):
        if dice.chance(share):
            text = [*ended(text, ","), *slots.text(name)]
    return capital(tidy(ended(text, ".")))


def narrative(case: Case) -> Text:
    """A body of several sentences, in one of the ways."""
    way = case.dice.weighted({"decided_so": 3, "record": 4, "short": 2 if len(case.guardians) + len(case.wards) == 2 else 0})
    text = body_slots(case).text(way)
    return tidy(text if way == "decided_so" else ended(text, "."))


def named_sentence(case: Case) -> Text:
    """Names alone; who they are stands in lists below or above it."""
    return tidy(ended(body_slots(case).text("apart_named"), "."))


def listed_sentence(case: Case) -> Text:
    """`das crianças abaixo relacionadas:`"""
    return tidy(ended(body_slots(case).text("listed"), case.dice.pick([":", ":", "."])))


def _of(case: Case) -> str:
    """`de`, `do menor`, `de seu neto`"""
    dice = case.dice
    word = case.ward_word() if dice.chance(0.5) else case.same_ward_word()
    o = article(word, case.ward_genders)
    own = {"o": "seu", "a": "sua", "os": "seus", "as": "suas"}[o]
    many = len(case.wards) > 1
    return dice.pick(
        [
            "de", "de", f"d{o} {word}", f"d{o} {word}", f"de {own} {word}", f"d{o} {word}{(' de nomes' if many else ', de nome')}",
            f"d{o} {word}:",
        ]
    )


def _when_printed(case: Case, make: Callable[[], Text]) -> tuple[Text, Callable[[], Text]]:
    """A text, and a slot that counts what the text says of the case's nature only where it is printed."""
    before = case.nature_said
    case.nature_said = False
    text = make()
    says = case.nature_said
    case.nature_said = before

    def use() -> Text:
        case.nature_said = case.nature_said or says
        return text

    return (text, use)


def body_slots(case: Case) -> Slots:
    """What the templates' slots stand for: words that agree are chosen once."""
    dice, guardian, many = case.dice, case.guardians[0], len(case.guardians) > 1
    charge = _when_printed(case, lambda: slots_of(case).text("charge"))
    decision = _when_printed(case, lambda: slots_of(case).text("dw"))
    wanted = dice.chance(0.6) or (case.nature == PROVISIONAL and not case.nature_said)
    slots = slots_of(case)
    length = _when_printed(case, lambda: _after_comma(slots.text("validity")) if wanted else [])
    qualities = [said(guardian.nationality, "NATIONALITY"), said(guardian.status, "MARITAL_STATUS"), said(guardian.occupation, "OCCUPATION")]
    papers = [
        [*said("CPF nº", "CAPTION"), *said(guardian.cpf, "GUARDIAN_CPF")], [*said("RG nº", "CAPTION"), *said(guardian.rg, "GUARDIAN_RG")],
    ]
    wards = form(neutral_ward(dice, case.kind), ["m"] * len(case.wards)).replace("criança", "menor").replace("pessoa", "menor")
    own: dict[str, Slot] = {
        "ram": "ram" if many else "u", "was": "ram" if many else "i", "iu": "iram" if many else "iu", "que": "os quais" if many else "que",
        "dur": length[1], "sr": lambda: slots.text("treatment"), "Gq": lambda: guardians_clause(case), "Wq": lambda: wards_clause(case),
        "G1q": lambda: guardian_clause(case, guardian), "charge": charge[1], "y": "a" if charge[0][0].text == "a" else "o",
        "decision": decision[1], "z": "o" if decision[0][0].text in ("despacho", "ato") else "a", "of": lambda: _of(case),
        "WO": ending(case.ward_genders).upper(), "PO": ending(case.guardian_genders).upper(), "WARD": case.same_ward_word().upper(),
        "He": "Ele" if guardian.gender == "m" else "Ela", "Sh": "Ele" if case.wards[0].gender == "m" else "Ela",
        "q": lambda: joined(dice.shuffled(qualities)[: dice.between(2, 3)], dice, ("e",)), "ward0": wards,
        "gc": lambda: joined(dice.shuffled(papers), dice, ("e",)), "s0": "s" if len(case.wards) > 1 else "",
        "suit": {"GUARDA": "guarda", "TUTELA": "tutela", "CURATELA": dice.pick(["interdição", "curatela"])}[case.kind],
    }
    slots.update(own)
    slots["as"] = lambda: fill(dice, "{como <k>|na qualidade de <k>|na condição de <k>|para exercer <charge>}", None, slots)
    return slots


def _after_comma(text: Text) -> Text:
    return [Token(","), *text] if text else []
