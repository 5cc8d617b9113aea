"""Typed gazettes and newspapers of other days: agreements of offices, notices, old spelling. All invented."""

import re
from random import Random

from ficha_train.text import lexicon, numbers, parties, prose

OLD = [
    (r"^f", "ph"), (r"qu(?=[aeo])", "qu"), (r"(?<=[aeiou])f(?=[aeiou])", "ph"), (r"(?<=[aeo])l(?=[aeo])", "ll"), (r"(?<=[aeo])n(?=[aeo])", "nn"),
    (r"(?<=[aei])t(?=[aeo])", "tt"), (r"(?<=[aeo])p(?=[aeo])", "pp"), (r"^t(?=[eo])", "th"), (r"(?<=[aeo])c(?=[aeo])", "cc"), (r"i(?=[aeo]$)", "y"),
    (r"s(?=a$)", "z"), (r"ç(?=ão$)", "cç"), (r"^c(?=[r])", "ch"), (r"(?<=[aeo])m(?=[aeo])", "mm"),
]
"""Double letters and Greek ones, as they were written until 1911, wherever the pattern fits: spelling, not grammar."""

CLAUSES = """CLÁUSULA PRIMEIRA|CLÁUSULA SEGUNDA|CLÁUSULA TERCEIRA|CLÁUSULA QUARTA|PARÁGRAFO ÚNICO|DO OBJETO|DA VIGÊNCIA|DO FORO|CONVÊNIO
|TERMO ADITIVO|EXTRATO DE CONTRATO|DIÁRIO OFICIAL|DECRETO|PORTARIA|RESOLVE|GOVERNO DO ESTADO|PALÁCIO DO GOVERNO|SECRETARIA DA FAZENDA
|ATOS DO PODER EXECUTIVO|EDITAL|AVISO|DESPACHOS|EDIÇÃO DE HOJE""".replace("\n", "").split("|")


def old_word(random: Random) -> str:
    """A dictionary word in the spelling of old papers, now and then without its accent."""
    word = random.choice(lexicon.dictionary_words())
    for pattern, letters in random.sample(OLD, 5):
        if random.random() < 0.7:
            word = re.sub(pattern, letters, word, count=1)
    return parties.unaccented(word) if random.random() < 0.5 else word


def old_prose(random: Random, count: int) -> str:
    words = [random.choice("de a o que e do da em para no na com um uma os as não por ao á é se ou sua seu".split()) if random.random() < 0.42 else old_word(random) for _ in range(count)]
    for place in range(count):
        mark = random.random()
        if mark < 0.12:
            words[place] += random.choice([",", ",", ".", ";", ":", "!", "?", " —"])
        elif mark < 0.2:
            words[place] = words[place].capitalize()
    text = " ".join(words)
    if random.random() < 0.25:
        text += "-"
    return text


def gazette_line(random: Random) -> str:
    """What a clerk typed or a newspaper set."""
    kind = random.random()
    if kind < 0.3:
        return old_prose(random, random.randint(2, 9))
    if kind < 0.42:
        return random.choice(CLAUSES) + random.choice(["", ":", " - " + prose.sentence(random), f" Nº {numbers.digits(random, 3)}/{random.randint(60, 99)}"])
    if kind < 0.52:
        return f"{random.choice(['Cr$', 'NCr$', 'Cr$ '])} {random.randint(1, 999)}.{numbers.digits(random, 3)},00 ({random.choice(['hum', 'dois', 'tres', 'cem', 'quinhentos'])} mil cruzeiros)"
    if kind < 0.62:
        return f"{random.choice('abcdefgIVX1234567890')}{random.choice([')', '-', '.', ' -', '. '])} {prose.sentence(random)}"
    if kind < 0.64:
        filler = random.choice(["x.", "x.", "-x", "X.", ". ", "- "]) * random.randint(2, 9)
        return f"{random.choice([prose.sentence(random)[:24], parties.person_name(random)])}, {filler}".strip()
    if kind < 0.7:
        return random.choice(["{}:000$000", "{}$500", "Rs. {}$000", "{}$000 réis"]).format(random.randint(1, 999))
    text = prose.sentence(random)
    return text.upper() if random.random() < 0.2 else text
