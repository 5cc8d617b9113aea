"""What the papers of a term share: slots of a case's values, marked captions, heads, titles, signers."""

from dataclasses import replace

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import add_phrases
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL, Party
from ficha_train.reader.generator.term.officials import decision_word
from ficha_train.reader.generator.term.parties import TITLES, class_line
from ficha_train.reader.generator.term.twists import odd_date
from ficha_train.reader.generator.term.validity import Slots, bare_term, length, powers_sentence, said_of
from ficha_train.reader.generator.term.words import article, capital, ending, form, tidy
from ficha_train.reader.generator.tokens import Slot, Text, Token, joined, plain, said, say, upper
from ficha_train.reader.generator.values import city, clock, code, cpf, date, invented_word, link, person_name, title_case
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/parts")


def words(case: Case, template: str, **more: Slot) -> Text:
    """A template of the case's slots; `«CPF nº»` is a caption."""
    return tidy(marked(say(case.dice, template, **slots(case) | more)))


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


def slots(case: Case) -> Slots:
    """Values, and the phrases that are made of them."""
    dice, one, ward = (case.dice, case.guardians[0], case.wards[0])
    word, own, former = case.same_ward_word(), case.requester is one, case.former
    article_of, gender = article(word, case.ward_genders), ending(case.guardian_genders)
    to = {"o": "ao", "a": "à", "os": "aos", "as": "às"}
    woman = case.judge.gender == "f"
    titles = ["Termo de compromisso", f"Termo de {case.kind}", f"Termo de {case.kind} e compromisso"]

    def issued() -> Text:
        case.issue_said = True
        return said(case.issued, "ISSUE")

    def other() -> Text:
        return said(odd_date(dice) if dice.chance(0.3) else date(dice), "OTHER_DATE")

    many, several = (len(case.guardians) > 1, len(case.wards) > 1)
    made = personal(case, one, ward) | {
        "people": lambda: people_said(case), "qualified": lambda: qualified(case), "whom": lambda: whom_said(case),
        "forum": lambda: forum(case), "title": lambda: said(dice.pick(titles), "TITLE"),
        "party": "interditando" if case.kind == "CURATELA" else "menor", "granted": W.granted[case.kind],
        "Kind": lambda: plain(case.kind.title()), "Ward": lambda: plain(case.same_ward_word().title()), "Eu": "Nós" if many else "Eu",
        "amos": "amos" if many else "o", "imos": "imos" if many else "o", "emos": "emos" if many else "o",
        "G": lambda: case.all_guardians(), "W": lambda: case.all_wards(), "J": lambda: case.show(case.judge, "JUDGE"),
        "C": lambda: case.show(case.clerk, "OFFICIAL"), "P": lambda: case.show(case.prosecutor, "OFFICIAL"),
        "L": lambda: case.show(case.lawyer, "OFFICIAL"), "X": lambda: case.show(case.opponent, "PERSON"),
        "F": lambda: case.show(case.former, "FORMER_GUARDIAN"), "Y": lambda: said(person_name(dice), "PERSON"),
        "xcpf": lambda: said(cpf(dice), "OTHER_ID"), "n": lambda: said(case.number, "CASE"), "d": lambda: said(case.decided, "DECISION"),
        "i": issued, "od": other, "on": lambda: said(
            dice.pick([dice.digits(dice.between(2, 8)), f"{dice.between(1, 900)}/{dice.between(2001, 2026)}"]), "OTHER_NUMBER"
        ), "v": lambda: said(case.division, "COURT_DIVISION"), "t": lambda: said(case.city, "DISTRICT"), "c": case.city, "u": case.state,
        "st": case.state_name, "k": case.office_word(), "K": case.office_word().capitalize(), "KK": case.office_word().upper(),
        "kind": case.kind.lower(), "KIND": case.kind, "o": ending(case.guardian_genders), "s": "s" if many else "",
        "m": "m" if many else "", "ou": "aram" if many else "ou", "am": "am" if many else "a", "ward": word,
        "wo": ending(case.ward_genders), "ws": "s" if several else "", "wm": "m" if several else "", "jo": ending([case.judge.gender]),
        "juiz": "Juíza" if case.judge.gender == "f" else "Juiz", "dr": "Dra." if case.judge.gender == "f" else "Dr.",
        "h": lambda: clock(dice), "dw": lambda: plain(decision_word(case)), "until": lambda: until(case, made),
        "lasting": lambda: lasting(case, made),
        "nature": lambda: nature(case), "pw": lambda: powers(case, made), "link": lambda: said(link(dice, True), "LINK"),
        "key": lambda: said(code(dice), "KEY"), "sd": lambda: said(date(dice, "numbers", 2008, 2026), "SIGNED"),
        "class": lambda: [t for t in class_line(case) if t.role == "CASE_CLASS"], "wart": article_of,
        "awart": to[article_of], "ao": to[gender],
        "end": lambda: said(date(dice, None, 2012, 2032), "EXPIRY"), "length": lambda: said(length(case), "TERM"),
        "other_length": lambda: said(length(case), "OTHER_TERM"), "fo": ending([former.gender]), "fa": "a" if former.gender == "f" else "",
        "fk": form(case.office, [former.gender]), "k1": case.office.split("|")[0], "fcpf": lambda: said(former.cpf, "OTHER_ID"),
        "asker": lambda: case.all_guardians() if own else case.show(case.requester, "PERSON"),
        "hidden": lambda: said(f"***.{dice.digits(3)}.{dice.digits(3)}-**", "OTHER_ID"),
        "fol": lambda: said(dice.digits(3), "OTHER_NUMBER"),
    }
    made["judge"] = lambda: said_of(made, "judge_f" if woman else "judge_m")
    made["by_judge"] = lambda: said_of(made, "by_judge_f" if woman else "by_judge_m")
    add_phrases(dice, "term", made)
    return made


def personal(case: Case, one: Party, ward: Party) -> Slots:
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


def powers(case: Case, slots: Slots) -> Text:
    """One to four sentences in a row."""
    return [token for _ in range(case.dice.pick([1, 1, 2, 3, 4])) for token in powers_sentence(slots)]


def until(case: Case, slots: Slots) -> Text:
    """How long it lasts, as a box or the end of a sentence has it."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        case.nature_said = True
        if dice.chance(0.25):
            return [*plain(dice.pick(["até", "válido até", "com vencimento em"])), *said(odd_date(dice, 2010, 2032), "EXPIRY")]
        if dice.chance(0.2):
            return [
                *said(odd_date(dice), "OTHER_DATE"), *plain(dice.pick(["a", "até", "–", "e termina em"])),
                *said(date(dice, None, 2012, 2032), "EXPIRY"),
            ]
        return bare_term(case, slots)
    if dice.chance(0.3) and case.kind != "CURATELA":
        return said(dice.pick(W.until), "TERM")
    return plain(dice.pick(W.until_2))


def lasting(case: Case, slots: Slots) -> Text:
    """The same at the end of a sentence; nothing where there is nothing to say."""
    dice = case.dice
    if case.nature == PROVISIONAL:
        text = until(case, slots)
        bare = text[0].role == "TERM" and text[0].text[:1].isdigit()
        return [*plain(dice.pick(["pelo prazo de", "por", "com validade de", "durante"])), *text] if bare else text
    if dice.chance(0.3) and case.kind != "CURATELA":
        return said(dice.pick(W.lasting), "TERM")
    return plain("por prazo indeterminado") if dice.chance(0.1) else []


def nature(case: Case) -> Text:
    """`provisória`, or nothing."""
    if case.nature not in (PROVISIONAL, DEFINITIVE):
        return []
    case.nature_said = True
    return plain("provisória" if case.nature == PROVISIONAL else "definitiva")


def office_of(case: Case, one: Party) -> str:
    return form(case.office, [one.gender])


def forum(case: Case) -> Text:
    dice = case.dice
    place = dice.pick([case.city, city(dice), title_case(invented_word(dice, 3))])
    return say(dice, dice.wording(W.forums), role="FORUM", x=place, p=person_name(dice, upper=False))


def head(page: Page, case: Case) -> None:
    """Whose court it is; sometimes nothing."""
    dice = page.dice
    if dice.chance(0.1):
        return
    agency = say(dice, "{Tribunal de Justiça[ do Estado] d{e|o|a} <s>|TRIBUNAL DE JUSTIÇA}", role="AGENCY", s=case.state_name)
    align, capitals = (dice.pick(["centre", "centre", "left", "right"]), dice.chance(0.35))
    for template in dice.wording([tuple(lines) for lines in W.heads]):
        text = words(
            case, template, agency=agency, forum=lambda: forum(case), short=said("TJ" + case.state, "AGENCY"),
            road=f"Rua {person_name(dice, upper=False)}, {dice.digits(3)}",
        )
        page.flow(upper(text) if capitals else text, size=page.size * dice.uniform(0.85, 1.15), align=align)
    page.gap()


def titled(page: Page, case: Case, template: str = "") -> None:
    """With the nature now and then; `template` replaces the usual titles."""
    dice = page.dice
    own = template or TITLES[case.kind].replace("<f>", "[<nature>]").replace("<m>", "")
    office = case.office_word().title()
    text = say(dice, own, role="TITLE", **slots(case) | {"p": office, "nature": lambda: nature(case)})
    text = [Token(t.text, "TITLE", i == 0) for i, t in enumerate(text) if t.text]
    page.flow(
        upper(text) if dice.chance(0.7) else text, size=page.size * dice.uniform(1, 1.5),
        align=dice.pick(["centre", "centre", "left", "right"]),
    )
    page.gap()


def numbered(page: Page, case: Case) -> None:
    """The case's number in a line of its own, beside numbers that are none."""
    put(page, case, W.numbered)


def dated(page: Page, case: Case) -> None:
    if not case.issue_said or page.dice.chance(0.25):
        put(page, case, W.dated, align=page.dice.pick(["left", "right", "centre"]))
