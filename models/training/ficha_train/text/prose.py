"""Endless Portuguese administrative prose: sentence templates with values in their slots, and small grammar
sentences.
"""

import re
from functools import cache
from importlib.resources import files
from random import Random

from ficha_train.charset import clean
from ficha_train.text import lexicon
from ficha_train.text.values import MAKERS

_SLOT = re.compile(r"\{(\w+)\}")
_FUNCTION_WORDS = list(lexicon.FUNCTION_WORDS)
_FUNCTION_WEIGHTS = list(lexicon.FUNCTION_WORDS.values())


@cache
def templates() -> list[str]:
    lines = files("ficha_train.text").joinpath("templates.txt").read_text(encoding="utf8").split("\n")
    return [line for line in lines if line and not line.startswith("#")]


def fill(random: Random, template: str) -> str:
    """The template with every {slot} replaced by a fresh value."""
    return _SLOT.sub(lambda slot: MAKERS[slot[1]](random), template)


def _noun_phrase(random: Random) -> str:
    article = random.choice(
        [
            "o",
            "a",
            "os",
            "as",
            "um",
            "uma",
            "do",
            "da",
            "no",
            "na",
            "ao",
            "à",
            "pelo",
            "pela",
            "este",
            "esta",
            "sua",
            "",
        ]
    )
    noun = random.choice(lexicon.NOUNS)
    tail = random.choice(
        [
            "",
            "",
            f" {random.choice(lexicon.ADJECTIVES)}",
            f" de {random.choice(lexicon.NOUNS)}",
            f" d{random.choice('ao')} {random.choice(lexicon.NOUNS)}",
        ]
    )
    return f"{article} {noun}{tail}".strip()


def grammar_sentence(random: Random) -> str:
    """Subject, verb, object and complements from the domain's words. Agreement is not kept: the reader learns
    letters, not syntax.
    """
    verb = random.choice(
        [
            "deverá {}",
            "poderá {}",
            "fica obrigado a {}",
            "não poderá {}",
            "compromete-se a {}",
            "está apto a {}",
            "cabe-lhe {}",
        ]
    )
    sentence = f"{_noun_phrase(random)} {verb.format(random.choice(lexicon.VERBS))} {_noun_phrase(random)}"
    while random.random() < 0.5:
        joint = random.choice(
            [", ", " e ", " ou ", ", bem como ", " para ", " sob ", " com ", " em ", ", inclusive ", " – ", "; "]
        )
        sentence += joint + _noun_phrase(random)
    return sentence[0].upper() + sentence[1:] + random.choice([".", ".", ".", ";", ":"])


def word_stream(random: Random, words: int) -> str:
    """Dictionary words among function words, punctuated: every letter sequence of the language comes by, not only
    the domain's.
    """
    dictionary, out = lexicon.dictionary_words(), []
    for _ in range(words):
        if random.random() < 0.42:
            word = random.choices(_FUNCTION_WORDS, _FUNCTION_WEIGHTS)[0]
        else:
            word = random.choice(dictionary)
        case, mark = random.random(), random.random()
        if case < 0.1:
            word = word.capitalize()
        elif case < 0.13:
            word = word.upper()
        if mark < 0.16:
            word = random.choice(
                [
                    "{},",
                    "{},",
                    "{}.",
                    "{}.",
                    "{};",
                    "{}:",
                    "({})",
                    "“{}”",
                    '"{}"',
                    "{} –",
                    "{}-se",
                    "{}-lhe",
                    "{}!",
                    "{}?",
                    "{}…",
                    "{}...",
                    "• {}",
                    "{} -",
                    "[{}]",
                    "‘{}’",
                    "{}/",
                ]
            ).format(word)
        out.append(word)
    return " ".join(out)


def sentence(random: Random) -> str:
    """One sentence, weighted towards the documents' own wording."""
    kind = random.random()
    if kind < 0.5:
        return clean(fill(random, random.choice(templates())))
    if kind < 0.72:
        return clean(grammar_sentence(random))
    return clean(word_stream(random, random.randint(4, 14)))


def paragraph(random: Random, characters: int) -> str:
    """Sentences joined until `characters` are reached (the last one may run past)."""
    text = sentence(random)
    while len(text) < characters:
        text += " " + sentence(random)
    return text
