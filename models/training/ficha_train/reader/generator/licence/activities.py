"""Activities that are licensed: invented from nouns, objects, qualities and tails, with the codes that agencies give them."""

import re
from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.shapes import shaped
from ficha_train.reader.generator.tokens import Text, plain, said
from ficha_train.reader.generator.values import STATES, invented_word
from ficha_train.reader.generator.wordings import wordings
from ficha_train.text import lexicon

W, SHAPES = wordings("licence/activities"), wordings("licence/shapes")

WORKS = W.works
PLACES = W.places
OBJECTS = W.objects
PAIRS = W.pairs
QUALITIES = W.qualities
TAILS = W.tails
KINDS = W.kinds
DANGEROUS = W.dangerous
_NEGATED = re.compile("(exceto|salvo|excluíd[oa]s?|vedad[oa]s?|não inclui|sem) [^,;.]*|não perigos\\w+")
_TRANSPORT = re.compile("transport\\w*(\\W+[^\\W]+){0,8}?\\W+(produtos|cargas|resíduos|rejeitos|substâncias) perigos")
_RISK = re.compile("classes? de risco|\\bonu \\d")


@dataclass(frozen=True)
class Activity:
    words: str
    code: str
    """Empty when none is printed in front of it."""
    dangerous: bool

    def text(self) -> Text:
        return said(f"{self.code} {self.words}".strip(), "ACTIVITY")

    def code_cell(self) -> Text:
        return said(self.code.rstrip(" -–:."), "ACTIVITY")

    def rest(self) -> Text:
        """The words beside a code that stands in a cell of its own."""
        return [t if i else type(t)(t.text, t.role, False) for i, t in enumerate(said(self.words, "ACTIVITY"))]


def activity(dice: Dice) -> Activity:
    words = _phrase(dice)
    code = ""
    if dice.chance(0.34):
        code = activity_code(dice) + dice.pick([" -", " –", "", ":", " :", ".", " –"])
    elif dice.chance(0.06):
        words += f" ({activity_code(dice).strip('()')})"
    dangerous = is_dangerous(words)
    case = dice.random.random()
    if case < 0.3:
        words = words.upper()
    elif case < 0.78 or code:
        words = words[:1].upper() + words[1:]
    return Activity(words, code, dangerous)


def activity_code(dice: Dice) -> str:
    """CNAE, a state's list, a list of items, with or without its signs."""
    return shaped(dice, SHAPES.code, letter=dice.pick("ABCDEFG"), roman=dice.pick(["I", "II", "III", "IV"]))


def is_dangerous(words: str) -> bool:
    kept = _NEGATED.sub(" ", words.lower())
    return bool(_TRANSPORT.search(kept) or _RISK.search(kept))


def _phrase(dice: Dice) -> str:
    if dice.chance(0.09):
        return _dangerous_transport(dice)
    if dice.chance(0.05):
        return _near_danger(dice)
    words = _noun_phrase(dice)
    if dice.chance(0.06):
        words = dice.wording(KINDS) + dice.pick([": ", " – ", " - ", ", "]) + words
    if dice.chance(0.5):
        tail = _tail(dice)
        words += f" ({tail})" if dice.chance(0.2) else dice.pick([", ", ", ", " ", " – ", " - ", "; "]) + tail
    if dice.chance(0.25):
        words += dice.pick([", ", ", com ", " e ", ", inclusive ", " - ", ", seguida de ", " / ", ": "]) + _noun_phrase(dice)
    if dice.chance(0.12):
        words += ", " + _tail(dice)
    if dice.chance(0.07):
        words += ". " + dice.pick(["Inclui ", "Compreende ", "Abrange "]) + _noun_phrase(dice)
    if dice.chance(0.05):
        words = _abbreviated(dice, words)
    return words


def _abbreviated(dice: Dice, words: str) -> str:
    """As forms with narrow boxes have it: `Com. varej. de comb. p/ veículos`."""
    short = {"para": "p/", "com": "c/", "sem": "s/", "e": "e", "de": "de"}
    return " ".join(
        (short.get(w) or (w[: dice.between(3, 5)] + "." if len(w) > 7 and w.isalpha() and dice.chance(0.5) else w) for w in words.split())
    )


def _dangerous_transport(dice: Dice) -> str:
    head = dice.pick(W.dangerous_transport)
    tail = dice.pick(["", "", " em todo o Estado", " a granel", f" no Estado de {dice.pick(STATES)}", " classe I", ", exceto explosivos"])
    if dice.chance(0.25):
        risk = dice.pick(["das classes de risco 2, 3 e 8", "(classes de risco 3 e 9)", f"ONU {dice.digits(4)}", "classe de risco 3"])
        return f"{head} {dice.pick(PAIRS)} {risk}"
    return f"{head} {dice.pick(DANGEROUS)}{tail}"


def _near_danger(dice: Dice) -> str:
    """Dangerous words without dangerous transport, and transport without danger."""
    goods = dice.pick(DANGEROUS)
    return dice.wording(
        [
            f"transporte rodoviário de cargas em geral, exceto {goods}",
            f"transporte de {dice.pick(PAIRS)}, vedado o transporte de {goods}", f"armazenamento de {goods}", f"depósito de {goods}",
            f"comércio atacadista de {goods} fracionados", f"tratamento de {goods} de terceiros",
            "coleta e transporte de resíduos não perigosos", "transporte rodoviário de produtos não perigosos",
            f"transporte de {dice.pick(PAIRS)} (não inclui {goods})", f"fabricação de {dice.pick(OBJECTS)} com uso de {goods}",
            "coleta e transporte de resíduos Classe II A e II B",
        ]
    )


def _noun_phrase(dice: Dice) -> str:
    head = dice.wording(WORKS) if dice.chance(0.6) else dice.wording(PLACES)
    if dice.chance(0.2):
        head += dice.pick([" e ", " ou ", ", ", "/"]) + dice.wording(WORKS)
    if dice.chance(0.2):
        head += " " + dice.wording(QUALITIES)
    if dice.chance(0.85):
        head += dice.pick([" de ", " de ", " de ", " para ", " em ", " com "]) + _object(dice)
    if dice.chance(0.3):
        head += dice.pick([" e ", ", ", " e de ", " ou "]) + _object(dice)
    return head


def _object(dice: Dice) -> str:
    kind = dice.random.random()
    if kind < 0.08:
        return invented_word(dice)
    if kind < 0.2:
        return dice.pick(lexicon.dictionary_words()).lower()
    name = dice.wording(PAIRS) if dice.chance(0.35) else dice.wording(OBJECTS)
    return name + " " + dice.wording(QUALITIES) if dice.chance(0.25) else name


def _tail(dice: Dice) -> str:
    out = ""
    for sign in dice.wording(TAILS):
        out += str(dice.between(1, 900)) if sign == "#" else dice.wording(OBJECTS) if sign == "@" else sign
    return out


def measure(dice: Dice) -> Text:
    """A size beside an activity, which is no part of it."""
    unit = dice.pick(["t/dia", "m²", "t/mês", "ha", "m³", "cabeças", "L", "kg/dia", "MW", "unidades", "m³/h", "veículos"])
    return plain(
        dice.pick(
            [f"{dice.between(1, 999)} {unit}", f"{dice.between(1, 99)},{dice.digits(2)} {unit}", f"{dice.between(1, 9)}.{dice.digits(3)}"]
        )
    )


def class_word(dice: Dice) -> Text:
    return plain(
        dice.pick(
            ["Pequeno", "Médio", "Grande", "P", "M", "G", "Alto", "Baixo", "I", "II", "III", "2", "4", "Excepcional", lexicon.ADJECTIVES[0]]
        )
    )


_USUAL_SHARE = 0.75


def work(dice: Dice) -> Activity:
    """As agencies name them, or as the other papers invent them."""
    if not dice.chance(_USUAL_SHARE):
        return activity(dice)
    text = _filled(dice, dice.wording(W.works_works))
    if dice.chance(0.12):
        text += dice.pick([" e ", "; ", ", ", " / ", ", bem como "]) + _filled(dice, dice.wording(W.works_works))
    return _dressed(dice, text, activity_code(dice))


def dangerous_work(dice: Dice) -> Activity:
    one = _dressed(dice, _filled(dice, dice.wording(W.dangerous_works)), dice.pick([*W.dangerous_codes, activity_code(dice)]))
    return Activity(one.words, one.code, True)


def harmless_work(dice: Dice) -> Activity:
    return _dressed(dice, _filled(dice, dice.wording(W.harmless)), activity_code(dice))


def _filled(dice: Dice, template: str) -> str:
    """<n> is a number, <k> one of four digits, <w> a proper name."""
    filled = template.replace("<n>", str(dice.between(2, 480))).replace("<k>", dice.digits(4))
    while "<w>" in filled:
        filled = filled.replace("<w>", invented_word(dice).capitalize(), 1)
    return words(dice, filled).replace(" ,", ",")


def _dressed(dice: Dice, text: str, code: str) -> Activity:
    kind = dice.random.random()
    signs = [" -", " –", "", ":", " :", ".", " –", "-", ""]
    before = code + dice.pick(signs) if kind < 0.33 else ""
    dangerous = is_dangerous(text)
    if 0.33 <= kind < 0.4:
        text += dice.pick(
            [
                f" ({code.strip('()')})", f" – {code}", f" - código {code.strip('()')}", f" [{code.strip('()')}]",
                f" (cód. {code.strip('()')})",
            ]
        )
    case = dice.random.random()
    text = text.upper() if case < 0.28 else text.title() if case < 0.33 else text[:1].upper() + text[1:] if case < 0.75 or before else text
    return Activity(text, before, dangerous)
