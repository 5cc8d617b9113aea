"""What templates of terms may say beside a case's own values: other people, numbers, dates, deadlines, powers."""

from dataclasses import replace

from ficha_train.reader.generator.marks import mark_of
from ficha_train.reader.generator.term.case import Case, Party
from ficha_train.reader.generator.term.parts import case_class, personal, slots, words
from ficha_train.reader.generator.term.people import certificate
from ficha_train.reader.generator.term.twists import old_number
from ficha_train.reader.generator.term.words import ending, marital_status, occupation
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, joined, plain, said, say
from ficha_train.reader.generator.names import address, person_name
from ficha_train.reader.generator.values import cpf, date, rg, rg_issuer
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/slots")


def guardians_said(case: Case) -> Text:
    dice, people = (case.dice, case.guardians)
    if len(people) == 1:
        return guardian_said(case, people[0], "all")
    way = dice.weighted({"each": 2, "shared": 4, "same": 2, "numbered": 2})
    if people[0].address != people[1].address and way in ("shared", "same"):
        way = "each"
    parts = [
        guardian_said(case, one, "all" if way in ("each", "numbered") or (way == "same" and (not i)) else "")
        for i, one in enumerate(people)
    ]
    if way == "same":
        parts[1:] = [
            [*ended(part, ","), *words(case, dice.wording(W.same), go=ending([one.gender]))]
            for part, one in zip(parts[1:], people[1:], strict=True)
        ]
    if way == "numbered" or dice.chance(0.12):
        return _numbered(case, parts)
    text = joined(parts, dice, ("e", "e", "bem como", "e seu cônjuge", "e ainda", "juntamente com", "em conjunto com"))
    return [*ended(text, ","), *say(dice, dice.wording(W.shared), a=said(people[0].address, "ADDRESS"))] if way == "shared" else text


def guardian_said(case: Case, one: Party, home: str = "all") -> Text:
    dice = case.dice
    template = dice.wording(W.guardian).replace("<H>", W.home if home and dice.chance(0.8) else "")
    digits = f"({dice.digits(2)}) 9{dice.digits(4)}-{dice.digits(4)}"
    return words(
        case, template, **personal(case, one, case.wards[0]) | {
            "a": "a" if one.gender == "f" else "", "pl": one.birth_place, "tl": digits, "fl": said(str(dice.between(2, 99)), "OTHER_NUMBER"),
            "sp": lambda: case.show(replace(one, name=person_name(dice, upper=False)), "PERSON"), "grg": lambda: identity_said(case, one),
        },
    )


def identity_said(case: Case, one: Party) -> Text:
    """The number with who issued it, in the ways that clerks join them; the day of issue is another date."""
    dice = case.dice
    number, issuer = (said(one.rg, "GUARDIAN_RG"), said(one.issuer, "GUARDIAN_RG"))
    whole = said(f"{one.rg} {one.issuer}", "GUARDIAN_RG")
    day = said(date(dice, "numbers", 1985, 2022), "OTHER_DATE")
    return say(dice, W.identity_said, w=whole, r=number, i=issuer, d=day)


def wards_said(case: Case) -> Text:
    dice, people = (case.dice, case.wards)
    if len(people) == 1:
        return ward_said(case, people[0])
    way = dice.weighted({"each": 3, "respectively": 2, "numbered": 2, "parents once": 3})
    if way == "respectively":
        names = joined([case.show(one, "WARD") for one in people], dice, ("e",))
        days = joined([said(one.born, "BIRTH") for one in people], dice, ("e",))
        return say(dice, W.wards_said, n=names, d=days, o=ending([one.gender for one in people]))
    same = way == "parents once" and people[0].parents and all((one.parents == people[0].parents for one in people))
    parts = [ward_said(case, one, not same) for one in people]
    text = _numbered(case, parts) if way == "numbered" else joined(parts, dice, ("e", "e", "bem como", "e de"))
    if same:
        names = joined([said(name, "PARENT") for name in people[0].parents], dice, ("e", "e de"))
        text = [*ended(text, ","), *say(dice, W.wards_said_2, p=names)]
    return text


def ward_said(case: Case, one: Party, parents: bool = True) -> Text:
    dice = case.dice
    certificate = said(dice.pick([dice.digits(6), dice.digits(32)]), "OTHER_NUMBER")
    return words(
        case, dice.wording(W.ward if parents else W.ward_said), **personal(case, case.guardians[0], one)
        | {"ag": str(dice.between(1, 17) if case.kind != "CURATELA" else dice.between(18, 95)), "ct": certificate},
    )


def _numbered(case: Case, parts: list[Text]) -> Text:
    """`1) …; 2) …` or `I - …; e II - …`"""
    dice = case.dice
    style = dice.pick(["1)", "1.", "(1)", "(i)", "I -", "a)", "1 –", "1º)"])
    out: Text = []
    for i, part in enumerate(parts):
        out += [
            *([Token("e")] if i and i == len(parts) - 1 and dice.chance(0.5) else []), *plain(mark_of(style, i)),
            *(ended(part, ";") if i < len(parts) - 1 else part),
        ]
    return out


def script_slots(case: Case) -> dict[str, Slot]:
    dice = case.dice
    parents = [*case.wards[0].parents, person_name(dice, upper=False), person_name(dice, upper=False)]
    capitals = case.capitals

    expert_name = person_name(dice, upper=False)

    def expert() -> Text:
        """Whoever reports, counsels or registers: often the same again in one paper."""
        name = expert_name if dice.chance(0.5) else person_name(dice, upper=False)
        return said(name.upper() if capitals else name, "OFFICIAL")

    def somebody() -> Text:
        name = person_name(dice, upper=False)
        return said(name.upper() if capitals else name, "PERSON")

    return {
        "class": lambda: case_class(case, "class_said" if dice.chance(0.6) else "class_name"), "A": lambda: guardians_said(case),
        "B": lambda: wards_said(case), "E": expert, "old": lambda: said(old_number(case), "OTHER_NUMBER"),
        "ojob": lambda: occupation(dice, dice.pick("mf")), "gmis": lambda: case.show(_misprinted(case), "GUARDIAN"),
        "Xq": lambda: _qualified(case, case.show(case.opponent, "PERSON"), case.opponent), "Yq": lambda: _qualified(case, somebody()),
        "dead": lambda: _qualified(case, somebody(), None, W.dead),
        "Fq": lambda: _qualified(case, case.show(case.former, "FORMER_GUARDIAN"), case.former),
        "fdead": lambda: _qualified(case, case.show(case.former, "FORMER_GUARDIAN"), case.former, W.dead),
        "M1": lambda: said(parents[0].upper() if capitals else parents[0], "PERSON"),
        "M2": lambda: said(parents[1].upper() if capitals else parents[1], "PERSON"), "pw": lambda: slots(case).text("pws"),
    }


def ordinals(number: int, gender: str) -> dict[str, Slot]:
    """1, 1º or 1ª, I, `primeira`."""
    a = "a" if gender == "f" else "o"
    spelled = ["primeir", "segund", "terceir", "quart"][number % 4] + a
    return {
        "num": str(number + 1), "nth": f"{number + 1}{('ª' if gender == 'f' else 'º')}", "rom": ["I", "II", "III", "IV"][number % 4],
        "first": spelled,
    }


def _qualified(case: Case, name: Text, party: Party | None = None, template: str = W.other) -> Text:
    dice = case.dice
    gender = party.gender if party else dice.pick("mf")
    return say(
        dice, template, x=name, z="a" if gender == "f" else "o", s=marital_status(dice, gender), b=occupation(dice, gender),
        k=lambda: certificate(dice),
        r=lambda: [*said(rg(dice), "OTHER_ID"), *(said(rg_issuer(dice), "OTHER_ID") if dice.chance(0.5) else [])], a=lambda: address(dice),
        p=lambda: said(party.cpf if party else cpf(dice), "OTHER_ID"), e=lambda: said(date(dice, None, 1940, 2024), "OTHER_DATE"),
    )


def _misprinted(case: Case) -> Party:
    """The guardian with two letters of one name changed, as a hurried clerk types it."""
    one = case.guardians[0]
    words = one.name.split()
    at = case.dice.between(0, len(words) - 1)
    if len(words[at]) < 4:
        return one
    i = case.dice.between(1, len(words[at]) - 3)
    word = words[at]
    words[at] = word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    return replace(one, name=" ".join(words))
