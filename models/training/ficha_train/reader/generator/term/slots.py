"""What templates of terms may say beside a case's own values: other people, numbers, dates, deadlines, powers."""

from dataclasses import replace

from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL, Party
from ficha_train.reader.generator.term.parties import class_line
from ficha_train.reader.generator.term.parts import forum, personal, slots, words
from ficha_train.reader.generator.term.people import certificate
from ficha_train.reader.generator.term.twists import odd_date
from ficha_train.reader.generator.term.validity import bare_term, length
from ficha_train.reader.generator.term.words import article, ending, marital_status, occupation
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, joined, plain, said, say, upper
from ficha_train.reader.generator.values import (
    address, case_number, cnpj, code, cpf, date, email, link, person_name, phone, rg, rg_issuer, site,
)
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/slots")

ALL = W.all
CURATELA = W.curatela
MINORS = W.minors


def power(case: Case) -> Text:
    """One sentence; its full stop is part of it."""
    dice = case.dice
    own = [*W.curatela_powers, *CURATELA] if case.kind == "CURATELA" else [*W.minors_powers, *MINORS]
    template = dice.wording([*W.all_powers, *ALL, *own, *own])
    gender, ward = (ending(case.guardian_genders), case.same_ward_word())
    o = article(ward, case.ward_genders)
    to = {"o": "ao", "a": "à", "os": "aos", "as": "às"}
    text = say(
        dice, template, role="POWERS", p=gender, k=case.office_word(), O=gender, o=o, OO=o, O2=o.capitalize(), o2=ending(case.ward_genders),
        w=ward, kd=case.kind.lower(), aw=to[o], aO=to[gender],
    )
    first, last = (text[0], text[-1])
    text = [Token(first.text[:1].upper() + first.text[1:], "POWERS", True), *text[1:]]
    if len(text) > 1:
        text[-1] = Token(last.text.rstrip(",;") + dice.pick([".", ".", ".", ";", ""]), "POWERS")
    return text


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
    fl = said(str(dice.between(2, 99)), "OTHER_NUMBER")
    return words(
        case, template, **personal(case, one, case.wards[0]) | {
            "a": "a" if one.gender == "f" else "", "pl": one.birth_place, "tl": digits, "fl": fl,
            "sp": lambda: case.show(replace(one, name=person_name(dice, upper=False)), "PERSON"), "grg": lambda: identity_said(case, one),
        },
    )


def identity_said(case: Case, one: Party) -> Text:
    """The number with who issued it, in the ways that clerks join them; the day of issue is another date."""
    dice = case.dice
    number, issuer = (said(one.rg, "GUARDIAN_RG"), said(one.issuer, "GUARDIAN_RG"))
    whole = said(f"{one.rg} {one.issuer}", "GUARDIAN_RG")
    day = said(date(dice, "numbers", 1985, 2022), "OTHER_DATE")
    template = W.identity_said
    return say(dice, template, w=whole, r=number, i=issuer, d=day)


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
    options = W.ward if parents else W.ward_said
    certificate = said(dice.pick([dice.digits(6), dice.digits(32)]), "OTHER_NUMBER")
    return words(
        case, dice.wording(options), **personal(case, case.guardians[0], one)
        | {"ag": str(dice.between(1, 17) if case.kind != "CURATELA" else dice.between(18, 95)), "ct": certificate},
    )


def _numbered(case: Case, parts: list[Text]) -> Text:
    """`1) …; 2) …` or `I - …; e II - …`"""
    dice = case.dice
    style = dice.pick(["1)", "1.", "(1)", "(i)", "I -", "a)", "1 –", "1º)"])
    out: Text = []
    for i, part in enumerate(parts):
        mark = (
            style.replace("1", str(i + 1)) .replace("I", ["I", "II", "III", "IV"][i]) .replace("i", ["i", "ii", "iii", "iv"][i])
            .replace("a", "abcd"[i])
        )
        out += [
            *([Token("e")] if i and i == len(parts) - 1 and dice.chance(0.5) else []), *plain(mark),
            *(ended(part, ";") if i < len(parts) - 1 else part),
        ]
    return out


def class_said(case: Case) -> Text:
    dice = case.dice
    template = dice.wording(
        [
            W.codes[case.kind], W.long[case.kind], W.long[case.kind] + "[ (<num>)]", W.codes[case.kind] + " - " + W.subjects[case.kind],
            W.long[case.kind] + " – " + W.subjects[case.kind], W.codes[case.kind] + " / " + W.subjects[case.kind],
            W.long[case.kind] + " (" + W.subjects[case.kind] + ", " + W.subjects[case.kind] + ")",
            W.subjects[case.kind] + " – " + W.long[case.kind],
        ]
    )
    text = say(dice, template, role="CASE_CLASS", num=dice.digits(dice.between(2, 5)))
    return upper(text) if dice.chance(0.25) else text


def script_slots(case: Case) -> dict[str, Slot]:
    dice = case.dice
    parents = [*case.wards[0].parents, person_name(dice, upper=False), person_name(dice, upper=False)]
    capitals = case.capitals

    def number(text: str) -> Text:
        return said(text, "OTHER_NUMBER")

    expert_name = person_name(dice, upper=False)

    def expert() -> Text:
        """Whoever reports, counsels or registers: often the same again in one paper."""
        name = expert_name if dice.chance(0.5) else person_name(dice, upper=False)
        return said(name.upper() if capitals else name, "OFFICIAL")

    def somebody() -> Text:
        name = person_name(dice, upper=False)
        return said(name.upper() if capitals else name, "PERSON")

    return {
        "class": lambda: class_said(case) if dice.chance(0.6) else [t for t in class_line(case) if t.role == "CASE_CLASS"],
        "A": lambda: guardians_said(case), "B": lambda: wards_said(case), "forum": lambda: forum(case),
        "agency": lambda: say(dice, "Tribunal de Justiça[ do Estado] d{e|o|a} <s>", role="AGENCY", s=case.state_name),
        "short": lambda: said("TJ" + case.state, "AGENCY"), "E": expert, "oc": lambda: number(case_number(dice)),
        "old": lambda: number(old_number(case)), "crt": lambda: certificate(dice),
        "oid": lambda: said(f"{rg(dice)} {rg_issuer(dice)}", "OTHER_ID"), "oad": lambda: address(dice),
        "ojob": lambda: occupation(dice, dice.pick("mf")), "gmis": lambda: case.show(_misprinted(case), "GUARDIAN"),
        "cnpj": lambda: said(cnpj(dice), "OTHER_ID"), 
        "tel": lambda: phone(dice), "mail": lambda: email(dice),
        "site": lambda: said(site(dice), "OTHER_LINK"), "olink": lambda: said(link(dice, True), "OTHER_LINK"),
        "Xq": lambda: _qualified(case, case.show(case.opponent, "PERSON"), case.opponent), "Yq": lambda: _qualified(case, somebody()),
        "dead": lambda: _qualified(case, somebody(), None, W.dead),
        "Fq": lambda: _qualified(case, case.show(case.former, "FORMER_GUARDIAN"), case.former),
        "fdead": lambda: _qualified(case, case.show(case.former, "FORMER_GUARDIAN"), case.former, W.dead),
        "M1": lambda: said(parents[0].upper() if capitals else parents[0], "PERSON"),
        "M2": lambda: said(parents[1].upper() if capitals else parents[1], "PERSON"), "T": lambda: lasting_words(case),
        "ot": lambda: said(length(case), "OTHER_TERM"), "pz": lambda: power(case),
        "pw": lambda: [t for _ in range(dice.pick([1, 1, 2, 3])) for t in power(case)], "bt": lambda: bare(case),
        "od2": lambda: said(odd_date(dice), "OTHER_DATE"), "tag": lambda: number(code(dice)),
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


def old_number(case: Case) -> str:
    """As cases were numbered before 2010."""
    return shaped(case.dice, wordings("term/shapes").older, year=str(case.dice.between(1988, 2009)))


def bare(case: Case) -> Text:
    """The same as a box has it, or that there is none."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        kind = dice.random.random()
        if kind < 0.3:
            return [*plain(dice.pick(["", "", "até", "válido até", "vence em"])), *said(odd_date(dice, 2012, 2032), "EXPIRY")]
        if kind < 0.75:
            return [*said(length(case), "TERM"), *plain(dice.pick(W.bare))]
        return bare_term(case, slots(case))
    if case.kind != "CURATELA" and dice.chance(0.35):
        return said(dice.pick(W.bare_2), "TERM")
    return plain(dice.pick(W.bare_3))


def lasting_words(case: Case) -> Text:
    """Hangs on a sentence after a comma; nothing where there is nothing to say."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        kind = dice.random.random()
        if kind < 0.2:
            return say(
                dice, W.lasting_words, s=lambda: said(date(dice, None, 2008, 2026), "OTHER_DATE"),
                d=said(odd_date(dice, 2012, 2032), "EXPIRY"),
            )
        if kind < 0.7:
            return say(dice, W.lasting_words_2, t=said(length(case), "TERM"))
        text = bare_term(case, slots(case))
        return text if text[0].text in ("até", "enquanto") else [*plain(dice.pick(["por", "pelo prazo de", "durante"])), *text]
    if case.kind != "CURATELA" and dice.chance(0.3):
        return said(dice.pick(W.lasting_words_3), "TERM")
    if case.nature == DEFINITIVE and dice.chance(0.3):
        case.nature_said = True
        return plain(dice.pick(["em caráter definitivo", "de forma definitiva", "a título definitivo"]))
    return plain(dice.pick(["por prazo indeterminado", "sem prazo fixado", "enquanto durar a incapacidade"])) if dice.chance(0.15) else []


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
