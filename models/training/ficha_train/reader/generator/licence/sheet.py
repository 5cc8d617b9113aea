"""Licences as papers: what their slots and parts are, which lines are repeated, what they say of dangerous goods."""

from collections.abc import Callable

from ficha_train.reader.generator.arrange import arrange
from ficha_train.reader.generator.background import footer
from ficha_train.reader.generator.boxes import plain_words
from ficha_train.reader.generator.engine import Engine, Record
from ficha_train.reader.generator.licence.activities import activity_code
from ficha_train.reader.generator.licence.activity_lists import harmless as harmless_words
from ficha_train.reader.generator.licence.activity_table import activity_rows
from ficha_train.reader.generator.licence.agencies import numbered
from ficha_train.reader.generator.licence.conditions import condition, conditions
from ficha_train.reader.generator.licence.danger import danger_question
from ficha_train.reader.generator.licence.paper import CHECKED, Paper, SIGNED, carries, harmless
from ficha_train.reader.generator.lines import count_of
from ficha_train.reader.generator.licence.words import (
    NO_CAPTION, caption_of, captioned, captions_within, with_caption, with_code_first, without_lone_signs, words,
)
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, said, upper
from ficha_train.reader.generator.values import cnpj, code, cpf, site
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/sheet")

_TAIL_SHARE = 0.55


def script_slots(p: Paper) -> dict[str, Slot]:
    dice, facts = (p.dice, p.facts)
    d = dice.digits

    def number(text: str) -> Text:
        return said(text, "OTHER_NUMBER")

    def danger() -> Text:
        return p.say("<allowed>" if facts.dangerous else "<refused>")

    return {
        "cap": lambda: caption_of(dice, "activity") if dice.chance(0.6) else p.say("<some_caption>"), "acts": lambda: _series(p),
        "main": lambda: facts.activities[0].text() if facts.activities else plain("-"), "rest": lambda: _rest(p),
        "again": lambda: _again(p), "host": lambda: said(site(dice), "LINK"), "oact": lambda: harmless_words(dice), "dsay": danger,
        "yn": lambda: _answer(p), "cond": lambda: condition(p), "tail": lambda: p.say("<tailing>") if dice.chance(_TAIL_SHARE) else [], 
        
        "iss": lambda: facts.issue() if dice.chance(0.6) else facts.issue_in_words(),
        
        
        "tag": lambda: number(code(dice)), "sha": lambda: number(_hex(p, dice.pick([8, 32, 40])).lower()),
        "od2": lambda: said(facts.issued, "OTHER_DATE"),
        "base": lambda: said(facts.tax.rsplit("/", 1)[0] + "/" + d(4) + "-" + d(2) if "/" in facts.tax else cnpj(dice), "OTHER_ID"),
        "odoc": lambda: said(cpf(dice) if dice.chance(0.5) else cnpj(dice), "OTHER_ID"),
        
        
    }


def _hex(p: Paper, count: int) -> str:
    return "".join((p.dice.pick("0123456789ABCDEF") for _ in range(count)))


def _series(p: Paper) -> Text:
    """`a) …; b) …; e c) …` in one paragraph."""
    dice, own = (p.dice, p.facts.activities)
    if not own:
        return plain(dice.pick(["as atividades do anexo", "atividade constante do processo"]))
    shape = dice.pick(["a)", "1)", "I -", "(i)", "1.", "i)", "•", "1º", "", "(a)", "A -"])
    out: Text = []
    for i, one in enumerate(own):
        letter, roman = (chr(97 + i), "i ii iii iv v vi vii viii ix x".split()[i])
        mark = {
            "a)": f"{letter})", "(a)": f"({letter})", "A -": f"{letter.upper()} -", "I -": f"{roman.upper()} -", "(i)": f"({roman})",
            "i)": f"{roman})",
        }
        if out and i == len(own) - 1 and dice.chance(0.5):
            out += plain("e")
        out += plain(mark.get(shape, shape.replace("1", str(i + 1))))
        out += one.text() if i == len(own) - 1 else ended(one.text(), dice.pick([";", ";", ","]))
    return out


def _rest(p: Paper) -> Text:
    """All but the main one."""
    dice, own = (p.dice, p.facts.activities[1:])
    if not own:
        return plain(dice.pick(["não há", "Nenhuma", "-", "Não informado", "---", "n/a"]))
    out: Text = []
    for i, one in enumerate(own):
        out += one.text() if i == len(own) - 1 else ended(one.text(), ";")
    return out


def _answer(p: Paper) -> Text:
    """To a question whether dangerous goods are carried."""
    yes = p.facts.dangerous
    shape = p.dice.pick(W.answer)
    if shape == "word":
        return plain(
            p.dice.pick(
                ["Sim", "SIM", "S", "sim", "Autorizado", "Permitido"] if yes
                else ["Não", "NÃO", "N", "não", "Vedado", "Não autorizado", "Não se aplica"]
            )
        )
    mark = p.dice.pick(["X", "x", "X"])
    return plain(shape.format(y=mark if yes else " ", n=" " if yes else mark))


def _again(p: Paper) -> Text:
    """What the caption of the activity said, told once more in other words: no further activity."""
    own = p.facts.activities
    if not own:
        return plain("o transporte acima descrito")
    said_before = own[0].words
    told = said_before.lower() if said_before.isupper() else said_before[:1].lower() + said_before[1:]
    return plain(p.dice.pick(W.again).format(told))


def shared_part(p: Paper, name: str, align: str, rest: str) -> None:
    """`@head` and the like; align: of running text. rest: what stands behind the name, of conditions and keys how many."""
    page, facts, dice = (p.page, p.facts, p.dice)
    parts: dict[str, Callable[[], object]] = {
        "@head": p.head, "@number": lambda: page.flow(numbered(page, facts), align=dice.pick(["left", "centre", "right"])),
        "@rows": lambda: activity_rows(page, facts),
        "@harmless": lambda: harmless(p), "@dangerous": lambda: setattr(facts, "dangerous", True),
        "@valid": lambda: page.flow(p.say("<valid>"), align=align),
        "@conditions": lambda: conditions(p, count_of(dice, rest) if rest else dice.pick([0, 1, 2, 3, 4, 6, 9])),
        "@lasting": lambda: page.flow(p.say("<v_composed>")), "@question": lambda: danger_question(page, facts),
        "@carries": lambda: carries(p), "@key": lambda: key_of(p, count_of(dice, rest)),
        "@danger": lambda: arrange(page, [(words(dice, W.questions), p.say("<yn>"))], dice.pick([None, "inline"])),
        "@date": lambda: page.flow(captioned(p.say("<dated>"), short=False), align=dice.pick(["left", "right", "centre"])),
        "@sign": lambda: _sign(p),
        "@proof": lambda: p.line(CHECKED, 0.85) if dice.chance(0.4) else page.flow(p.say("<auth>"), size=page.size * 0.85),
        "@foot": lambda: page.flow(footer(dice), size=page.size * 0.7, align=dice.pick(["left", "centre"])),
    }
    parts[name]()
    page.gap(0.3)


def key_of(p: Paper, digits: int) -> None:
    p.facts.key_code = p.dice.digits(digits)


def _sign(p: Paper) -> None:
    dice, page = (p.dice, p.page)
    if dice.chance(0.4):
        align = dice.pick(["left", "centre"])
        also = ["{<post>|<post> – Matrícula <on>|CPF <oc>|{CREA|CRQ|Mat.} <on>}"] if dice.chance(0.5) else []
        for line in ("{____________________|}", "<boss>", *also):
            p.line(line, 1, align)
    elif dice.chance(0.5):
        p.line(SIGNED, 0.85)
    else:
        page.flow(p.say("<signed>"), size=page.size * 0.85)


_DANGER_ASKED = 0.35
"""Where a paper speaks of dangerous goods, they are allowed so often, whatever the activities are."""
_MARKS = ["1.", "1)", "a)", "I –", "•", "-", "–", "1 -", "1.1", "01.", "Item 1:", "►", "§ 1º", "(1)", "A.", ""]


class Script(Engine):
    kind = "licence"
    lost, turned = (0.07, 0.12)
    """Of entries that a template does not call optional; of those that stand in any order."""
    narrow, halves, spaced = ((0.38, 0.75), (0.3, 0.65), True)

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper.page, paper.slots)
        dice = paper.dice
        self.p = paper
        paper.slots |= script_slots(paper)
        self.align = dice.pick(["left", "justified", "justified"])
        self.mark = dice.pick(_MARKS)
        self.ends = dice.pick(["", "", ";", "."])
        self.rule = dice.pick([0.0, 0.1, 0.3, 0.7])
        self._danger_said = False
        self.key_share = dice.uniform(0.15, 0.45)

    def show(self, template: str) -> None:
        facts, own = (self.p.facts, self.p.facts.dangerous)
        for name in ("yn", "dsay"):
            self.slots[name] = self._noted(self.slots[name])
        asked = any((word in template for word in ("<yn>", "<dsay>", "@danger")))
        if asked and self.dice.chance(_DANGER_ASKED) and (not any(("perigos" in one.words.lower() for one in facts.activities))):
            facts.dangerous = True
        super().show(template)
        if not self._danger_said:
            facts.dangerous = own

    def _noted(self, slot: Slot) -> Slot:
        """Remembers that the paper says whether dangerous goods are carried."""

        def filled() -> Text | str:
            self._danger_said = True
            return slot() if callable(slot) else slot

        return filled

    def drawn(self, name: str, rest: str) -> None:
        facts = self.p.facts
        if name == "@annexes":
            name = "@goods" if facts.dangerous and self.dice.chance(0.25) else "@annex"
        if (name != "@acts" or facts.activities) and (name != "@plates" or facts.plates):
            super().drawn(name, rest)
        if name == "@acts" and facts.activities and self.dice.chance(0.1):
            super().drawn("@lure", "")

    def part(self, name: str, rest: str) -> None:
        self._danger_said = self._danger_said or name in ("@question", "@carries")
        shared_part(self.p, name, self.align, rest)

    def title(self, template: str) -> None:
        page, dice = (self.page, self.dice)
        page.flow(self.words(template), size=page.size * dice.uniform(1, 1.6), align=dice.pick(["centre", "centre", "left"]))
        page.gap(0.4)

    def heading(self, template: str) -> None:
        page, dice = (self.page, self.dice)
        text = self.words(template, cell=True)
        page.flow(
            upper(text) if dice.chance(0.4) else text, size=page.size * dice.pick([1, 1.1, 1.2]),
            align=dice.pick(["left", "left", "centre"]),
        )
        page.gap(0.2)

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        text = without_lone_signs(self.p.say(template, **more))
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        short = (
            not cell and lead > 0 and (text[lead - 1].text[-1] not in ",);–-") and text[0].text[0].isupper()
            and (text[0].text.lower() not in NO_CAPTION)
        )
        return captions_within(captioned(text, short=short))

    def head(self, template: str) -> str:
        return plain_words(self.p.say(template))

    def small(self) -> float:
        return self.dice.uniform(0.65, 0.9)

    def item(self, line: str, **more: Slot) -> None:
        text = self.words(line, **more)
        self.numbered(ended(text, self.ends) if text and text[-1].text[-1:].isalnum() else text, self.rule / 2)

    def repeated(self, letter: str, rest: str, records: list[Record]) -> None:
        self.items = 0
        for more in records:
            self.page.flow(self.words(rest, **more), align=self.align)

    def items_of(self, letter: str, rest: str) -> None:
        self.items = 0
        super().items_of(letter, rest)

    def records(self, letter: str) -> list[Record]:
        if letter == "P":
            return [{"plate": said(one, "PLATE"), "nth": str(i + 1)} for i, one in enumerate(self.p.facts.plates)]
        out: list[Record] = []
        for i, one in enumerate(self.p.facts.activities):
            code = one.code_cell() if one.code else said(activity_code(self.dice), "ACTIVITY")
            out.append({"one": one.text(), "code": code, "words": one.rest(), "nth": str(i + 1)})
        return out

    def columns_of(self, kind: str, rest: str) -> list[tuple[str, str]]:
        pairs = self.kept_pairs(rest)
        return with_code_first(pairs) if kind == "AT" else pairs

    def record_rows(self, pairs: list[tuple[str, str]], records: list[Record]) -> list[list[Text]]:
        return [[self.p.say(value, **more) for _, value in pairs] for more in records]

    def is_turned(self, kind: str, count: int) -> bool:
        return count < 4 and self.dice.chance(0.06)

    def row(self, cells: list[Text]) -> list[Text]:
        return with_caption(cells)

    def arrangement(self) -> str | None:
        return self.dice.pick([None, None, None, None, "inline", "cells", "two columns", "pairs", "run on", "stacked"])

    def entries(self, rest: str, more: Record, how: str | None) -> None:
        pairs = self.kept_pairs(rest, self.lost)
        if self.dice.chance(self.turned):
            pairs = self.dice.shuffled(pairs)
        self.arranged([(self.head(name), self.p.say(value, **more)) for name, value in pairs], how)


class PlainScript(Script):
    """Papers whose lines stand as close as their words tell, with captions only before values."""

    optional, lost, turned, spaced = (0.5, 0.0, 0.2, False)

    def __init__(self, paper: Paper) -> None:
        super().__init__(paper)
        self.align, self.rule = ("left", 0.0)

    def words(self, template: str, cell: bool = False, **more: Slot) -> Text:
        text = self.p.say(template, **more)
        if cell:
            return text
        lead = next((i for i, token in enumerate(text) if token.role != "O"), 0)
        return captioned(text, short=lead > 0 and text[lead - 1].text[-1] not in ",)")

    def row(self, cells: list[Text]) -> list[Text]:
        return cells

    def arrangement(self) -> str | None:
        return None
