"""Text that is no value: word salad, entries of unknown captions, letterheads' addresses."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, plain, said, say
from ficha_train.reader.generator.values import address, cnpj, date, email, invented_word, link, phone, postcode
from ficha_train.text import lexicon, prose


def salad(dice: Dice, words: int) -> Text:
    """Words in the shape of a sentence."""
    pool = [lexicon.NOUNS, lexicon.ADJECTIVES, lexicon.VERBS, list(lexicon.FUNCTION_WORDS)]
    return plain(" ".join(dice.pick(dice.pick(pool)) if dice.chance(0.85) else invented_word(dice) for _ in range(words)))


def sentence(dice: Dice) -> Text:
    """Grammatical and without any value in it: a template of the recogniser's would have unmarked ones."""
    return plain(prose.grammar_sentence(dice.random))


def unknown_entry(dice: Dice) -> Entry:
    """A caption that names nothing that is looked for."""
    words = " ".join(invented_word(dice) for _ in range(dice.between(1, 3))).capitalize()
    if dice.chance(0.5):
        words = " ".join(dice.pick(lexicon.NOUNS) for _ in range(dice.between(1, 2))).capitalize()
    value = dice.pick(
        [
            lambda: salad(dice, dice.between(1, 5)),
            lambda: said(dice.digits(dice.between(3, 9)), "OTHER_NUMBER"),
            lambda: plain(invented_word(dice).capitalize()),
            lambda: plain(f"{dice.digits(2)},{dice.digits(2)} ha"),
            lambda: plain(dice.pick(["Não", "Sim", "-", "I", "II", "Médio", "Alto", "Pequeno", "N/A"])),
            lambda: said(date(dice), "OTHER_DATE"),
        ]
    )()
    return words, value


def footer(dice: Dice) -> Text:
    """Where an office is, and how it is reached."""
    parts = [plain(address(dice))]
    if dice.chance(0.5):
        parts.append(say(dice, "{Tel.|Telefone|Fone|Fone/Fax}: <n>", n=phone(dice)))
    if dice.chance(0.4):
        parts.append(plain(email(dice)))
    if dice.chance(0.5):
        parts.append(said(link(dice, dice.chance(0.2)), "OTHER_LINK"))
    if dice.chance(0.35):
        parts.append(say(dice, "CNPJ[:] <n>", n=said(cnpj(dice), "OTHER_ID")))
    if dice.chance(0.3):
        parts.append(say(dice, "CEP[:] <n>", n=postcode(dice)))
    if dice.chance(0.3):
        parts.append(plain(dice.pick(["Página 1 de 3", "Pág. 1/2", "Folha 1", "1/1", "fls. 12"])))
    sign = dice.pick(["-", "–", "|", "•"])
    out: Text = []
    for i, part in enumerate(parts):
        out += part if i == 0 else [*plain(sign), *part]
    return out
