"""Small things that papers are full of: file names, numbers of other records, places and routes behind an activity."""

import re

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_facts import Facts, licence_number
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say
from ficha_train.reader.generator.values import STATES, city, invented_word, title_case

_PLACES = (
    "{{n{o|a}|em} {imóvel|propriedade|gleba} {denominad{o|a}|conhecid{o|a} como} {Fazenda|Sítio|Estância} <w>[, matrícula[ nº] <no>]|"
    "no{ município|s municípios} de <c>{|/<u>}|"
    "{com origem em|partindo de|saindo de} <c>{ - |/}<u> {e destino {a|em}|até|com destino a} <c>{ - |/}<u>|"
    "{na rota|no trajeto|no percurso|no itinerário|no corredor} {de |}<c>{/<u>|} {–|-|a|até|x} <c>{/<u>|}|"
    "{pela|ao longo da|às margens da} {rodovia |}{BR|SP|MG|PR|RS}-<d>[, {km|entre os km} <k>[ {e|ao} <k>]]|"
    "{passando|com passagem} por <c>, <c> e <c>|na bacia {hidrográfica |}do {rio|ribeirão|córrego} <w>|"
    "{nas coordenadas|no ponto de coordenadas} <k>°<k>'<k>\" S e <k>°<k>'<k>\" W|"
    "{no|junto ao} {porto|distrito industrial|polo|aeroporto|bairro|povoado} {de |}<w>|"
    "{instalad{o|a}|situad{o|a}|localizad{o|a}|implantad{o|a}} {em|no município de|na zona rural de} <c>[ - <u>]|"
    "{nas vias|pelas rodovias} federais e estaduais {de|entre} <u>[, <u>] e <u>|{no Lote|na Quadra} <k>, {do Loteamento|da Gleba} <w>|"
    "entre {os municípios de |}<c> e <c>|{sobre|na margem {direita|esquerda} d}o rio <w>}"
)


def place(dice: Dice) -> Text:
    """Where or along which way: no part of the activity before it."""
    return say(
        dice,
        _PLACES,
        w=lambda: title_case(invented_word(dice)),
        c=lambda: city(dice),
        u=lambda: dice.pick(STATES),
        d=lambda: dice.digits(3),
        k=lambda: str(dice.between(1, 89)),
        no=lambda: said(dice.digits(5), "OTHER_NUMBER"),
    )


def other_number(dice: Dice) -> Text:
    """Of a report, a register, a guide: in the shapes that licences' numbers have too."""
    d, year = dice.digits, dice.between(1996, 2026)
    shapes = [d(5), d(6), d(7), d(8), d(10), f"{d(3)}/{year}", f"{d(4)}/{year}", f"{d(2)}.{d(3)}.{d(3)}", f"{year}/{d(5)}"]
    shapes += [f"{d(7)}-{d(1)}", f"{dice.pick(['PT', 'RT', 'PU', 'NT', 'AI', 'RV'])}-{d(3)}/{year}", f"{d(12)}", f"{d(3)}-{d(3)}-{d(1)}"]
    return said(licence_number(dice) if dice.chance(0.25) else dice.pick(shapes), "OTHER_NUMBER")


def file_name(dice: Dice, number: str) -> str:
    """As people and portals name files: it may repeat the number or look like a key."""
    plain_number = re.sub(r"\W+", dice.pick(["_", "-", ""]), number)
    stem = dice.pick(
        [
            f"LO_{plain_number}",
            f"LO_{plain_number}_assinada",
            f"licenca-{plain_number}-final",
            f"scan{dice.digits(4)}",
            f"IMG-{dice.between(2015, 2026)}{dice.digits(4)}-WA{dice.digits(4)}",
            f"{invented_word(dice)}_{dice.between(2010, 2026)}_v{dice.digits(1)}",
            "".join(dice.pick("0123456789abcdef") for _ in range(dice.pick([8, 12, 32]))),
            f"Doc{dice.digits(6)}({dice.digits(1)})",
        ]
    )
    return stem + dice.pick([".pdf", ".pdf", ".PDF", ".xlsx", ".docx", ".jpg", ".p7s", ".ods", ".rtf", ""])


def plates_in_words(facts: Facts) -> Text:
    """All plates, one after the other; a licence without any says so."""
    dice = facts.dice
    if not facts.plates:
        return plain(dice.pick(["não há veículos vinculados", "-", "nenhum", "conforme CTPP"]))
    sign = dice.pick([",", ";", " /", " e"])
    out: Text = []
    for i, one in enumerate(facts.plates):
        marked = said(one, "PLATE")
        if i == len(facts.plates) - 1:
            out += marked
        else:
            out += ended(marked, sign) if len(sign) == 1 else [*marked, *plain(sign)]
    return out
