"""Terms as most courts print them: what their papers say beside the slots that all terms have."""

from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.papers import Paper
from ficha_train.reader.generator.term.bodies import body, listed_sentence, named_sentence, narrative
from ficha_train.reader.generator.term.case import Case, DEFINITIVE, PROVISIONAL
from ficha_train.reader.generator.term.parts import case_class, slots, words
from ficha_train.reader.generator.term.people import guardians_clause, wards_clause
from ficha_train.reader.generator.term.sheet import Script
from ficha_train.reader.generator.tokens import Slot, Text, plain, plain_words, said

_NATURE = "{«Natureza:»|«Caráter:»|«Modalidade:»|} X(<nature>;provisória;definitiva)"


class UsualScript(Script):
    """Captions are those that are marked; the sentences on how long it lasts are the paper's own."""

    def __init__(self, page: Page, case: Case) -> None:
        super().__init__(page, case)
        self.slots |= usual_slots(case)
        self._tailed = True

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        return self._filled(template, self.slots | more)


def usual_page(page: Page, case: Case, file: Paper | None = None) -> None:
    script = UsualScript(page, case)
    script.show((file or page.dice.pick(script.fitting("usual"))).body)


def usual_slots(case: Case) -> dict[str, Slot]:
    dice, one, ward = case.dice, case.guardians[0], case.wards[0]

    return {
        "body": lambda: body(case), "narrative": lambda: narrative(case), "who_named": lambda: named_sentence(case),
        "who_listed": lambda: listed_sentence(case), "unsaid": lambda: [] if case.nature_said else slots(case).text("unsaid"),
        "nature_ticks": lambda: words(case, _NATURE) if case.nature in (PROVISIONAL, DEFINITIVE) else [],
        "power": lambda: slots(case).text("frame_said"),
        "bare_class": lambda: case_class(case), "gcap": lambda: _mended(slots(case).text("gcap")),
        "wcap": lambda: _mended(slots(case).text("wcap")),
        "Gq": lambda: guardians_clause(case), "Wq": lambda: wards_clause(case), "art": str(dice.between(28, 1783)),
        "gplain": lambda: plain(one.birth_place), "age": str(dice.between(1, 90)), "wsex": "feminino" if ward.gender == "f" else "masculino",
        "law": lambda: said(f"{dice.pick(['8.069', '10.406', '13.146'])}/{dice.between(1990, 2015)}", "OTHER_NUMBER"),
        "lawday": lambda: said(dice.pick(["13 de julho de 1990", "10 de janeiro de 2002", "6 de julho de 2015"]), "OTHER_DATE"),
    }


def _mended(text: Text) -> str:
    """`Tutor(a)(a)` and the like are said once."""
    return plain_words(text).replace("(a)(a)", "(a)").replace("ã(a)", "ã").replace("e(a)", "e")
