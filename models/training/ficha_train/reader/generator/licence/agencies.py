"""Who issues a licence, what it is called, and how the top of its first page shows both."""

from dataclasses import dataclass

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.facts import state_name
from ficha_train.reader.generator.licence.words import words
from ficha_train.reader.generator.tokens import Text, plain_words, said, say
from ficha_train.reader.generator.names import city, invented_word, title_case
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/agencies")

_BODIES = {"STATE": W.state_body, "MUNICIPAL": W.city_body, "FEDERAL": W.federal_body}


@dataclass
class Agency:
    scope: str
    lines: list[str]
    name: str
    town: str

    def mention(self) -> Text:
        return said(self.name, "AGENCY")


def agency(dice: Dice) -> Agency:
    scope = dice.weighted({"STATE": 0.46, "MUNICIPAL": 0.41, "FEDERAL": 0.13})
    slots = {"s": state_name(dice), "c": city(dice), "w": title_case(invented_word(dice))}
    head = plain_words(say(dice, W.heads[scope], **slots))
    body = words(dice, _BODIES[scope])
    short = "".join((dice.pick("ABCDEFGIMNPRSTU") for _ in range(dice.between(3, 6)))) if scope != "FEDERAL" else "IBAMA"
    if dice.chance(0.35) and scope != "FEDERAL":
        body += dice.pick([" - ", " – ", " ", " / "]) + short
    lines = [head, body]
    if dice.chance(0.3):
        lines.append(plain_words(say(dice, W.unit, **slots)))
    if dice.chance(0.16):
        named = {"STATE": "stad" in body, "MUNICIPAL": "unicipal" in body, "FEDERAL": True}[scope]
        lines = lines[1:] if named else lines[:1]
    return Agency(scope, lines, short if dice.chance(0.4) else body, slots["c"])


def title(dice: Dice, dangerous: bool) -> str:
    return words(dice, W.dangerous_titles if dangerous else W.titles)


_STATES = [tuple(one) for one in W.states]


def known_agency(dice: Dice) -> Agency:
    kind = dice.weighted({"state": 0.46, "city": 0.3, "league": 0.1, "union": 0.14})
    place = dice.pick(_STATES)[0]
    slots = {
        "s": place, "c": city(dice), "w": title_case(invented_word(dice)),
        "x": "".join((dice.pick("ABDEMNORSTV") for _ in range(dice.between(2, 5)))),
    }

    def filled(template: str) -> str:
        return plain_words(say(dice, template, **slots))

    if kind == "state":
        place, body, short = dice.pick(_STATES)
        slots["s"] = place
        full = dice.pick([body, body, f"{body} – {short}", f"{body} - {short}", f"{short} – {body}", f"{body} ({short})"])
        return Agency(
            "STATE", dice.pick([[filled(W.state_heads), full], [filled(W.state_heads), full], [full, filled(W.state_heads)]]),
            dice.pick([short, short, body]), slots["c"],
        )
    if kind == "city":
        body = words(dice, W.city_bodies)
        lines = [filled(W.city_heads), body]
        return Agency("MUNICIPAL", lines if dice.chance(0.85) else lines[::-1], dice.pick([body, body, lines[0]]), slots["c"])
    if kind == "league":
        body = filled(W.leagues)
        return Agency("MUNICIPAL", [body, words(dice, W.league_unit)] if dice.chance(0.5) else [body], body, slots["c"])
    lines, short = dice.pick(W.union)
    return Agency("FEDERAL", list(lines), dice.pick([short, short, lines[-1]]), dice.pick(["Brasília", "Brasília", slots["c"]]))
