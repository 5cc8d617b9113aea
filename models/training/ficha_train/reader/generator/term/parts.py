"""What the papers of a term share: slots of a case's values, marked captions, people in a sentence."""

from collections.abc import Mapping
from dataclasses import replace

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import Slots
from ficha_train.reader.generator.term.case import Case, Party
from ficha_train.reader.generator.term.twists import odd_date
from ficha_train.reader.generator.term.words import article, capital, ending, form, neutral_ward, tidy
from ficha_train.reader.generator.tokens import Slot, Text, Token, fill, joined, plain, said, upper
from ficha_train.reader.generator.values import date, lasting
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/parts")


def words(case: Case, template: str, **more: Slot) -> Text:
    """A template of the case's slots; `«CPF nº»` is a caption."""
    return tidy(marked(fill(case.dice, template, None, slots(case, more))))


def marked(text: Text) -> Text:
    """Words between « and » become captions."""
    out: Text = []
    within = False
    for token in text:
        starts = "«" in token.text
        within = within or starts
        clean = token.text.replace("«", "").replace("»", "")
        out.append(Token(clean, "CAPTION", starts) if within and token.role == "O" else replace(token, text=clean))
        within = within and "»" not in token.text
    return [token for token in out if token.text]


def people_said(case: Case) -> Text:
    """Guardians in a sentence, each said with other particulars."""
    told = [words(case, W.who.replace("[a]", "a" if g.gender == "f" else ""), **personal(case, g, case.wards[0])) for g in case.guardians]
    return joined(told, case.dice, ("e", "e"))


def qualified(case: Case) -> Text:
    """Guardians with all their papers, one after the other."""
    told = [words(case, W.qualified, **personal(case, g, case.wards[0])) for g in case.guardians]
    return [token for i, part in enumerate(told) for token in ([*plain("e"), *part] if i else part)]


def whom_said(case: Case) -> Text:
    told = [words(case, W.whom, **personal(case, case.guardians[0], w)) for w in case.wards]
    return joined(told, case.dice, case.dice.pick([("e",), ("e", "bem como"), ("e de",), ("; e",)]))


def put(page: Page, case: Case, template: str, gap: float = 0.5, align: str = "", size: float = 1, **more: Slot) -> None:
    text = words(case, template, **more)
    page.flow(capital(text) if text else text, size=page.size * size, align=align or page.dice.pick(["left", "justified"]))
    page.gap(gap)


def slots(case: Case, more: Mapping[str, Slot] = {}) -> Slots:
    """Values and the phrases that are made of them, for this kind of case; more: what takes their place."""
    dice, one, former = case.dice, case.guardians[0], case.former
    word, many, several = case.same_ward_word(), len(case.guardians) > 1, len(case.wards) > 1
    article_of, gender = article(word, case.ward_genders), ending(case.guardian_genders)
    to = {"o": "ao", "a": "à", "os": "aos", "as": "às"}
    woman, office = case.judge.gender == "f", case.office_word()
    titles = ["Termo de compromisso", f"Termo de {case.kind}", f"Termo de {case.kind} e compromisso"]

    def issued() -> Text:
        case.issue_said = True
        return said(case.issued, "ISSUE")

    def told_nature() -> Text:
        case.nature_said = True
        return []

    made: dict[str, Slot] = personal(case, one, case.wards[0]) | {
        "people": lambda: people_said(case), "qualified": lambda: qualified(case), "whom": lambda: whom_said(case), "i": issued,
        "told_nature": told_nature, "title": lambda: said(dice.pick(titles), "TITLE"), "class": lambda: case_class(case),
        "n": lambda: said(case.number, "CASE"), "d": lambda: said(case.decided, "DECISION"),
        "v": lambda: said(case.division, "COURT_DIVISION"), "chamber": lambda: said(case.chamber, "COURT_DIVISION"),
        "t": lambda: said(case.city, "DISTRICT"), "length": lambda: said(length(dice), "TERM"),
        "ot": lambda: said(length(dice), "OTHER_TERM"),
        "other_length": lambda: said(length(dice), "OTHER_TERM"), "odd_date": lambda: odd_date(dice),
        "odd_end": lambda: said(odd_date(dice, 2012, 2032), "EXPIRY"), "end": lambda: said(date(dice, None, 2012, 2032), "EXPIRY"),
        "sd": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"), "fcpf": lambda: said(former.cpf, "OTHER_ID"),
        "G": case.all_guardians, "W": case.all_wards, "J": lambda: case.show(case.judge, "JUDGE"),
        "C": lambda: case.show(case.clerk, "OFFICIAL"), "P": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "L": lambda: case.show(case.lawyer, "OFFICIAL"), "X": lambda: case.show(case.opponent, "PERSON"),
        "F": lambda: case.show(former, "FORMER_GUARDIAN"),
        "asker": lambda: case.all_guardians() if case.requester is one else case.show(case.requester, "PERSON"),
        "c": case.city, "u": case.state, "st": case.state_name, "kind": case.kind.lower(), "KIND": case.kind, "Kind": case.kind.title(),
        "k": office, "K": office.capitalize(), "KK": office.upper(), "office": office.title(), "k1": case.office.split("|")[0],
        "w_one": lambda: neutral_ward(dice, case.kind).split("|")[0],
        "neutral_ward": lambda: form(neutral_ward(dice, case.kind), case.ward_genders),
        "fk": form(case.office, [former.gender]), "fo": ending([former.gender]), "fa": "a" if former.gender == "f" else "",
        "o": gender, "ao": to[gender], "s": "s" if many else "", "m": "m" if many else "", "ou": "aram" if many else "ou",
        "am": "am" if many else "a", "Eu": "Nós" if many else "Eu", "amos": "amos" if many else "o", "imos": "imos" if many else "o",
        "emos": "emos" if many else "o", "party": "interditando" if case.kind == "CURATELA" else "menor",
        "ward": word, "Ward": lambda: plain(case.same_ward_word().title()), "wart": article_of, "awart": to[article_of],
        "wo": ending(case.ward_genders), "ws": "s" if several else "", "wm": "m" if several else "",
        "jo": ending([case.judge.gender]), "juiz": "Juíza" if woman else "Juiz", "dr": "Dra." if woman else "Dr.",
    }
    return Slots(dice, "term", made | more, case.traits)


def personal(case: Case, one: Party, ward: Party) -> dict[str, Slot]:
    """What is known of one guardian and one ward."""
    parents = [said(parent, "PARENT") for parent in ward.parents]
    dice = case.dice
    return {
        "g": lambda: case.show(one, "GUARDIAN"), "gcpf": lambda: said(one.cpf, "GUARDIAN_CPF"), "grg": lambda: identity(case, one),
        "gnat": lambda: said(one.nationality, "NATIONALITY"), "gst": lambda: said(one.status, "MARITAL_STATUS"),
        "gjob": lambda: said(one.occupation, "OCCUPATION"), "gad": lambda: said(one.address, "ADDRESS"),
        "gkin": lambda: said(one.kinship, "RELATIONSHIP"), "gborn": lambda: said(one.born, "OTHER_DATE"),
        "gpar": lambda: joined([said(p, "PERSON") for p in one.parents] or [plain("pais ignorados")], dice, ("e", "e de")),
        "gk": office_of(case, one), "wk": form(case.ward_noun, [ward.gender]), "go": ending([one.gender]),
        "w": lambda: case.show(ward, "WARD"), "wborn": lambda: said(ward.born, "BIRTH"),
        "wcpf": lambda: said(ward.cpf, "WARD_CPF"), "wrg": lambda: said(ward.rg, "WARD_RG"),
        "wpl": lambda: said(ward.birth_place, "BIRTH_PLACE"),
        "wpar": lambda: joined(parents or [plain("pais ignorados")], dice, ("e", "e", "e de", "/", "&")), "w1": ending([ward.gender]),
        "wnat": "brasileir" + ending([ward.gender]), "wad": ward.address,
    }


def identity(case: Case, one: Party) -> Text:
    dice = case.dice
    return dice.pick(
        [
            lambda: said(one.rg, "GUARDIAN_RG"), lambda: said(f"{one.rg} {one.issuer}", "GUARDIAN_RG"),
            lambda: said(f"{one.rg}-{one.issuer}", "GUARDIAN_RG"), lambda: [
                *said(one.rg, "GUARDIAN_RG"), *plain(dice.pick(["órgão expedidor", "expedido pela", "–", "emissor:", "da"])),
                *said(one.issuer, "GUARDIAN_RG"),
            ],
        ]
    )()


def office_of(case: Case, one: Party) -> str:
    return form(case.office, [one.gender])


def case_class(case: Case, name: str = "class_name") -> Text:
    text = slots(case).text(name)
    return upper(text) if case.dice.chance(0.35) else text


def length(dice: Dice) -> str:
    """How long, in figures, words or both."""
    units = {"dias": [30, 60, 90, 120, 180, 15, 365], "meses": [3, 6, 12, 18, 24], "anos": [2, 3, 5], "ano": [1], "mês": [1]}
    unit, count = dice.pick([(unit, count) for unit, counts in units.items() for count in counts])
    if unit == "ano" and dice.chance(0.2):
        return dice.pick(["1 (hum) ano", "um ano e seis meses", "1 ano e 6 meses", "01 (um) ano e 06 (seis) meses"])
    return lasting(dice, unit, count)
