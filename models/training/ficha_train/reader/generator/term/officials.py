"""Judges, officials and former guardians in sentences."""

from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL, Party
from ficha_train.reader.generator.term.words import ending, form, tidy
from ficha_train.reader.generator.tokens import Slot, Text, joined, plain, said, say
from ficha_train.reader.generator.values import date
from ficha_train.reader.generator.wordings import wordings

W = wordings("term/officials")


def judge_titled(case: Case) -> Text:
    case.judge_said = True
    name = case.show(case.judge, "JUDGE")
    woman = case.judge.gender == "f"
    he = W.judge_titled
    she = W.judge_titled_2
    return say(case.dice, she if woman else he, n=name, division=lambda: said(case.division, "COURT_DIVISION"))


def by_judge(case: Case) -> Text:
    if case.judge.gender == "f":
        return say(case.dice, W.by_judge)
    return say(case.dice, "pelo {MM. |Exmo. Sr. |}Juiz[ {de Direito|Substituto|desta Vara}]{,| } {Dr.|Doutor|}")


def decision_word(case: Case) -> str:
    dice = case.dice
    if case.nature == DEFINITIVE and dice.chance(0.5):
        case.nature_said = True
        return dice.pick(W.decision_word)
    if case.nature == PROVISIONAL and dice.chance(0.45):
        case.nature_said = True
        return dice.pick(W.decision_word_2)
    return dice.wording(W.decision_word_3)




def official_sentence(case: Case) -> Text:
    return say(case.dice, case.dice.wording(W.sentences), **_slots(case))


def _someone(case: Case) -> Party:
    return case.dice.pick([case.clerk, case.prosecutor, case.lawyer])


def _register(case: Case) -> Text:
    number = said(case.dice.digits(case.dice.between(4, 7)), "OTHER_NUMBER")
    return say(case.dice, "{OAB/<s>|OAB/<s> nº|matrícula|matrícula nº|CRESS|CRP|reg.} <n>", s=case.state, n=number)


def _slots(case: Case) -> dict[str, Slot]:
    return {
        "x": lambda: case.show(_someone(case), "OFFICIAL"), "r": lambda: _register(case), "d": lambda: said(date(case.dice), "OTHER_DATE"),
    }


def former_sentence(case: Case) -> Text:
    return [*tidy(say(case.dice, case.dice.wording(W.sentences_former) + ".", **_slots_former(case)))]


def former_clause(case: Case) -> Text:
    """Follows the guardian, or the whole sentence, after a comma."""
    return tidy(say(case.dice, case.dice.wording(W.clauses), **_slots_former(case)))


def former_caption(case: Case) -> Text:
    return say(case.dice, W.captions_former, **_slots_former(case))


def _names(case: Case) -> Text:
    """Mostly one; now and then two held the office together."""
    name = case.show(case.former, "FORMER_GUARDIAN")
    if case.dice.chance(0.07):
        return joined([name, case.show(case.lawyer, "FORMER_GUARDIAN")], case.dice, ("e",))
    return name


def _full(case: Case, slots: dict[str, Slot]) -> Text:
    """With papers or with how the office ended, or only the name."""
    dice = case.dice
    name = _names(case)
    kind = dice.weighted({"name": 0.5, "ended": 0.33, "papers": 0.17})
    if kind == "name":
        return name
    tail = dice.wording(W.how) if kind == "ended" else "{<c> <x>|brasileir<fo>, <c> <x>|portador<a> do <c> <x>|já qualificad<fo> nos autos}"
    text = say(dice, "{<n>, <t>|<n>, <t>|<n> (<t>)}", n=name, t=say(dice, tail, **slots))
    return text


def _slots_former(case: Case) -> dict[str, Slot]:
    dice, gender = (case.dice, case.former.gender)
    own = form(case.office, [gender])
    slots: dict[str, Slot] = {
        "f": lambda: _names(case), "fo": ending([gender]), "a": "a" if gender == "f" else "", "fk": own, "k": case.office_word(),
        "K": case.office.split("|")[0].capitalize(), "p": ending(case.guardian_genders), "x": dice.pick("oa"),
        "office": plain(dice.pick(["o encargo", "o cargo", "a função", "o múnus"])), "G": lambda: case.all_guardians(),
        "d": lambda: said(date(dice), "OTHER_DATE"), "n": lambda: said(dice.digits(dice.between(4, 8)), "OTHER_NUMBER"),
        "c": lambda: said(dice.pick(["CPF nº", "CPF", "CPF n.", "CPF:"]), "CAPTION"),
    }
    return slots | {"F": lambda: _full(case, slots | {"x": lambda: said(case.former.cpf, "OTHER_ID")})}
