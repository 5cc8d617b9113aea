"""What a template's slots and a form's boxes are filled with, by name."""

from collections.abc import Callable
from random import Random

from ficha_train.text import codes, lexicon, numbers, parties

MAKERS: dict[str, Callable[[Random], str]] = {
    "cpf": numbers.cpf,
    "cnpj": numbers.cnpj,
    "case": numbers.case_number,
    "process": numbers.process_number,
    "date": numbers.date,
    "longdate": numbers.long_date,
    "plate": numbers.plate,
    "name": parties.person_name,
    "company": parties.company,
    "rg": parties.identity,
    "uf": parties.state,
    "city": parties.city,
    "place": parties.place,
    "address": parties.address,
    "phone": numbers.phone,
    "cep": numbers.postcode,
    "money": numbers.money,
    "coordinate": numbers.coordinate,
    "measure": numbers.measure,
    "link": codes.link,
    "email": codes.email,
    "code": codes.code,
    "licence": codes.licence_numbers,
    "article": numbers.article,
    "ordinal": numbers.ordinal,
    "int": lambda random: str(random.randint(1, 999)),
    "year": lambda random: str(random.randint(1990, 2030)),
    "occupation": lambda random: random.choice(lexicon.OCCUPATIONS),
    "statename": lambda random: random.choice(list(lexicon.STATES.values())),
    "time": numbers.clock,
    "stars": numbers.stars,
    "sign": lambda random: random.choice(numbers.NUMBER_SIGNS),
    "digits": lambda random: numbers.digits(random, random.randint(1, 14)),
}
"""Slot name -> maker; a sentence template writes a slot as {name}."""
