"""People in running text: names with nationality, papers, address and kinship in any order."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.term.case import Case, Party
from ficha_train.reader.generator.term.parts import marked
from ficha_train.reader.generator.term.words import ending, tidy
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, joined, plain, said, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/people")

_SIGNS = [",", ",", ",", ",", ";", " -"]
_BARE, _BARE_WARD, _BRACKETED = 0.1, 0.14, 0.08


def certificate(dice: Dice) -> Text:
    numbers = [dice.digits(6), dice.digits(32), f"{dice.digits(6)} {dice.digits(2)} {dice.digits(2)} {dice.digits(4)}"]
    return said(dice.pick(numbers), "OTHER_NUMBER")


def _slots(case: Case, one: Party, ward: bool) -> dict[str, Slot]:
    """Values of one person with their roles, and the clauses that are made of them."""
    dice, kind = case.dice, "WARD" if ward else "GUARDIAN"
    digits = f"({dice.digits(2)}) 9{dice.digits(4)}-{dice.digits(4)}"
    slots: dict[str, Slot] = {
        "name": lambda: case.show(one, kind), "cpf_number": lambda: said(one.cpf, f"{kind}_CPF"), "rg": lambda: said(one.rg, f"{kind}_RG"),
        "issuer": lambda: [Token(word.text, word.role) for word in said(one.issuer, f"{kind}_RG")], "o": ending([one.gender]),
        "a": "a" if one.gender == "f" else "", "x": dice.pick("oa"), "day": lambda: said(one.born, "BIRTH" if ward else "OTHER_DATE"),
        "birth_place": lambda: said(one.birth_place, "BIRTH_PLACE") if ward else plain(one.birth_place),
        "nationality": lambda: said(one.nationality, "NATIONALITY"), "civil": lambda: said(one.status, "MARITAL_STATUS"),
        "work": lambda: said(one.occupation, "OCCUPATION"), "addr": lambda: said(one.address, "ADDRESS"), "plain_home": one.address,
        "k": lambda: said(one.kinship, "RELATIONSHIP"), "wo": ending(case.ward_genders), "ward": case.same_ward_word(),
        "both": lambda: parent_names(dice, one, "PARENT" if ward else "PERSON") or plain("não declarada"), "nation": one.nationality,
        "civil_status": one.status, "spouse": lambda: case.show(case.opponent, "PERSON"), "spouse_o": ending([case.opponent.gender]),
        "spouse_cpf": lambda: said(case.former.cpf, "OTHER_ID"), "other": lambda: said(dice.digits(10), "OTHER_NUMBER"), "tel": digits,
        "certificate": lambda: certificate(dice), "age": str(dice.between(2, 17)),
    }
    for name in ("cpf_head", "rg_head", "cpf", "identity", "job", "kin", "home", "status", "own", "more", "parents", "born", "place"):
        template = getattr(W, "no_parents" if name == "parents" and not one.parents else name)
        slots[name] = lambda template=template: say(dice, template, **slots)
    return slots


def parent_names(dice: Dice, one: Party, role: str) -> Text:
    names = [said(name.upper() if dice.chance(0.1) else name, role) for name in one.parents]
    for i, name in enumerate(names):
        if dice.chance(0.08):
            names[i] = say(dice, "<n> {(falecid<o>)|, já falecid<o>|(in memoriam)|, de paradeiro ignorado}", n=name, o=dice.pick("oa"))
    if len(names) == 1:
        return say(dice, "<n>" + W.one_parent, n=names[0])
    return say(dice, "<a> {e|e|e de|e|/|, e de} <b>", a=names[0], b=names[1]) if names else []


def _clause(case: Case, one: Party, ward: bool, lost: str = "") -> Text:
    """`Fulana de Tal, brasileira, casada, do lar, CPF nº …, residente na …`; lost: a clause that is said elsewhere."""
    dice = case.dice
    if dice.chance(_BARE_WARD if ward else _BARE):
        return case.show(one, "WARD" if ward else "GUARDIAN")
    if dice.chance(_BRACKETED):
        template = W.bracketed_ward if ward else W.bracketed
    else:
        template = dice.pick(W.ward if ward else W.guardian).replace(", <", dice.pick(_SIGNS) + " <")
    slots = _slots(case, one, ward)
    if lost:
        template = template.replace(f"<{lost}>", "")
    return tidy(marked(say(dice, template, **slots)))


def guardian_clause(case: Case, guardian: Party, address: bool = True) -> Text:
    return _clause(case, guardian, False, "" if address else "home")


def guardians_clause(case: Case) -> Text:
    """All of them, with what they share said once."""
    dice, people = case.dice, case.guardians
    if len(people) == 1:
        return guardian_clause(case, people[0])
    shared = people[0].address == people[1].address and dice.chance(0.7)
    parts = [guardian_clause(case, one, not shared) for one in people]
    if len(people) == 2 and dice.chance(0.3):
        woman = people[1].gender == "f"
        link = dice.pick(["sua esposa", "sua esposa", "seu cônjuge", "sua companheira"] if woman else ["seu marido", "seu marido", "seu companheiro"])
        text = [*ended(parts[0], ","), *plain(f"e {link}"), *parts[1]]
    else:
        text = joined(parts, dice, ("e", "e", "bem como", "e também", "e ainda"))
    return [*ended(text, ","), *say(dice, W.both_home, addr=said(people[0].address, "ADDRESS"))] if shared else text


def wards_clause(case: Case) -> Text:
    """All of them; siblings' parents may be said once."""
    dice, people = case.dice, case.wards
    if len(people) == 1:
        return _clause(case, people[0], True)
    ends = ending([ward.gender for ward in people])
    if dice.chance(0.25) and len(people) == 2:
        names = joined([case.show(ward, "WARD") for ward in people], dice, ("e",))
        days = [said(ward.born, "BIRTH") for ward in people]
        return say(dice, "<n>, nascid<o> {em|aos} <a> e <b>, respectivamente", n=names, o=ends, a=days[0], b=days[1])
    same = people[0].parents == people[1].parents and bool(people[0].parents) and dice.chance(0.6)
    parts = [_clause(case, ward, True, "parents" if same else "") for ward in people]
    if dice.chance(0.15):
        sign = dice.pick([".", ")", " -"])
        numbered = [[*plain(f"{i + 1}{sign}"), *part] for i, part in enumerate(parts)]
        text = [token for i, part in enumerate(numbered) for token in (ended(part, ";") if i < len(numbered) - 1 else part)]
    else:
        text = joined(parts, dice, ("e", "e", "bem como", "e"))
    if same:
        both = "todos" if len(people) > 2 else "ambos"
        text = [*ended(text, ","), *say(dice, "{<b>|irmãos,} filh<o> de <p>", b=both, o=ends, p=parent_names(dice, people[0], "PARENT"))]
    return text
