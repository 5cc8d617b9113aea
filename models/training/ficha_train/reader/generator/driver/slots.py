"""What papers of drivers are filled with: the holder's data, other people with the same kinds of data, what is nobody's licence."""

from collections.abc import Callable
from functools import partial

from ficha_train.reader.generator import names, values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.entries import ticks
from ficha_train.reader.generator.driver.statement import statement
from ficha_train.reader.generator.driver.record import Record, cased, other_date
from ficha_train.reader.generator.driver.values import agency, family_name, kin_name, number, printed_category, registration, remarks
from ficha_train.reader.generator.driver.words import parents_in_a_sentence, parents_on_a_line, value
from ficha_train.reader.generator.phrases import add_phrases, told
from ficha_train.reader.generator.tokens import Slot, Text, continued, plain, plain_words, said, say
from ficha_train.text import lexicon

_OWN = "name born cpf rg o marital trade nationality issue expiry agency first remarks address".split()
_SMALL = ("da", "das", "de", "do", "dos", "e")
Maker = Callable[[], Text | str]


def slots(dice: Dice, record: Record) -> dict[str, Slot]:
    """By name; other people are a to e, the same wherever they are named on one paper."""
    out: dict[str, Slot] = dict(_holder(dice, record)) | dict(_unrelated(dice, record))
    for mark in "abcde":
        out |= _another(dice, record, mark)
    out["statement"] = lambda: statement(dice, record, out)
    add_phrases(dice, "driver", out)
    own = {name: out[name] for name in _OWN} | {"town": out["birthplace"], "parents": out["deparents"], "reg": out["registration"]}
    out |= {f"h_{name}": slot for name, slot in (own | {"cat": out["category"]}).items()}
    return out


def _holder(dice: Dice, record: Record) -> dict[str, Maker]:
    names = record.name.split()
    given = 2 if len(names) > 3 and len(names[1]) > 3 and dice.chance(0.4) else 1
    last = dice.between(1, max(1, len(names) - given))
    while last > 1 and names[-last].lower() in _SMALL:
        last -= 1
    turned = [*names[-last:-1], names[-1] + dice.pick([",", ",", ""]), *names[:-last]]
    fields = "name cpf issue expiry registration category agency remarks nationality".split()
    mother_only, father_only = (record.genders == "f", record.genders == "m")
    return (
        {field: partial(value, dice, record, field) for field in fields} | {
            "born": lambda: value(dice, record, "birth"), "given": lambda: said(" ".join(names[:given]), "HOLDER"),
            "surnames": lambda: continued(said(" ".join(names[given:]), "HOLDER")), "turned": lambda: said(" ".join(turned), "HOLDER"),
            "called": lambda: plain(names[0]), "birthplace": lambda: value(dice, record, "birth_place"),
            "borncity": lambda: said(record.born_city, "BIRTH_PLACE"), "bornuf": lambda: value(dice, record, "birth_state"),
            "place": lambda: value(dice, record, "issue_place"), "city": lambda: said(record.city, "ISSUE_PLACE"),
            "uf": lambda: value(dice, record, "issue_state"), "ufnext": lambda: continued(value(dice, record, "issue_state")),
            "parents": lambda: parents_on_a_line(dice, record), "deparents": lambda: parents_in_a_sentence(dice, record),
            "father": lambda: told(dice, "driver", "nothing") if mother_only else said(record.father, "PARENT"),
            "mother": lambda: told(dice, "driver", "nothing") if father_only else said(record.mother, "PARENT"),
            "rg": lambda: identity(dice, record), "rgonly": lambda: number(record.rg), "rgissuer": lambda: number(record.rg_issuer),
            "address": lambda: said(record.address, "ADDRESS"), "phone": lambda: number(record.phone),
            "first": lambda: said(record.first, "OTHER_DATE"), "renach": lambda: number(record.renach),
            "issuer": lambda: agency(dice, record.state, "AGENCY"), "ticks": lambda: ticks(dice, record.category),
            "sex": ("Masculino" if record.gender == "m" else "Feminino") if dice.chance(0.6) else record.gender.upper(),
            "mirror": lambda: number(record.mirror), "security": lambda: number(record.security), "o": lambda: record.o,
        } | {f"parent{i}": partial(said, parent, "PARENT") for i, parent in enumerate(record.parents)}
    )


def _another(dice: Dice, record: Record, mark: str) -> dict[str, Slot]:
    """Some are relatives of the holder and have a surname in common."""
    person = values.person(dice, 1945, 2004)
    related = dice.chance(0.35)

    def name(gender: str) -> str:
        rare = dice.chance(0.22)
        words = (kin_name if rare else names.person_name)(dice, gender, record.style.upper).split()
        return " ".join([*words[:-1], family_name(record.name)] if related else words)

    full, mother, father = (name(person.gender), name("f"), name("m"))
    town, state = (cased(names.city(dice), record.style), dice.pick(names.STATES))
    made: dict[str, Text] = {
        "name": said(full, "PERSON"), "o": plain(dice.pick("oa")), "nationality": plain(dice.pick(["brasileiro", "brasileira"])),
        "cpf": said(values.cpf(dice), "OTHER_ID"),
        "rg": number(f"{person.rg} {person.rg_issuer}" if dice.chance(0.6) else person.rg), "born": other_date(dice, record, 1940, 2004),
        "town": plain(record.style.place.format(town, state)), "city": plain(town), "uf": plain(state), "reg": number(registration(dice)),
        "cat": plain(printed_category(dice)), "issue": other_date(dice, record, 2006, 2026), "expiry": other_date(dice, record, 2020, 2036),
        "remarks": say(dice, remarks(dice)), "mother": said(mother, "PERSON"), "father": said(father, "PERSON"),
        "parents": [*said(father, "PERSON"), *plain(dice.pick(["e", "e de", "/", "-"])), *said(mother, "PERSON")],
        "first": other_date(dice, record, 1975, 2022), "agency": agency(dice, state), "marital": told(dice, "driver", "marital"),
        "address": said(names.address(dice), "ADDRESS"), "phone": number(names.phone(dice)), "trade": told(dice, "driver", "trade"),
        "bond": told(dice, "driver", "bond"),
    }
    return {f"{mark}_{key}": text for key, text in made.items()}


def _unrelated(dice: Dice, record: Record) -> dict[str, Maker]:
    """What is printed in the paper's style; the rest are phrases."""
    style = record.style
    return {
        "date": lambda: other_date(dice, record), "past": lambda: other_date(dice, record, 1998, 2025),
        "recent": lambda: other_date(dice, record, 2021, 2026), "future": lambda: other_date(dice, record, 2024, 2036),
        "today": lambda: _closing_date(dice, record),
        "person": lambda: said(names.person_name(dice, None, style.upper if dice.chance(0.7) else None), "PERSON"),
        "someone": lambda: plain(names.person_name(dice, upper=False).split()[0]),
        "town": lambda: plain(cased(style.place.format(names.city(dice), dice.pick(names.STATES)), style)),
        "cityof": lambda: plain(cased(names.city(dice), style)),
        "car": lambda: cased(f"{names.invented_word(dice).capitalize()} {plain_words(told(dice, 'driver', 'model'))}", style),
    }


def _closing_date(dice: Dice, record: Record) -> Text:
    """Letters end with a month in words, whatever their other dates are like."""
    if dice.chance(0.35):
        return other_date(dice, record, 2021, 2026)
    day = dice.pick(["1º", *(str(number) for number in range(1, 29)), *(f"{number:02d}" for number in range(1, 29))])
    month = lexicon.MONTHS[dice.between(0, 11)]
    return said(f"{day} de {(month.capitalize() if dice.chance(0.15) else month)} de {dice.between(2019, 2026)}", "OTHER_DATE")


def identity(dice: Dice, record: Record) -> Text:
    """The identity card's number with its issuer."""
    form = dice.pick(["{} {}", "{} {}", "{} - {}", "{} ({})", "{}/{}", "{}, {}"])
    return number(form.format(record.rg, record.rg_issuer) if dice.chance(0.75) else record.rg)
