"""Captions with values of a licence: numbers, licensee, dates, each among decoys of its kind."""

from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_facts import Facts, licence_number, other_date, previous_expiry, process
from ficha_train.reader.generator.licence_previous import previous_entries
from ficha_train.reader.generator.licence_words import caption_of
from ficha_train.reader.generator.tokens import Text, plain, said, say
from ficha_train.reader.generator.values import STATES, city, clock, cnpj, cpf, email, firm, person_name, phone, postcode


def number_entries(facts: Facts, printed_above: bool) -> list[Entry]:
    dice = facts.dice
    out: list[Entry] = []
    if not printed_above or dice.chance(0.15):
        out.append((caption_of(dice, "number"), facts.licence()))
        if dice.chance(0.2):
            out.append((caption_of(dice, "version"), said(dice.pick(["01", "02", "1", "00", "3"]), "OTHER_NUMBER")))
    if dice.chance(0.22):
        out += previous_entries(facts)
    for _ in range(dice.pick([0, 1, 1, 1, 2, 3])):
        value = (
            process(dice) if dice.chance(0.75) else said(dice.pick([dice.digits(7), dice.digits(6), licence_number(dice)]), "OTHER_NUMBER")
        )
        out.append((caption_of(dice, "process"), value))
    return dice.shuffled(out) if dice.chance(0.3) else out


def holder_entries(facts: Facts) -> list[Entry]:
    dice = facts.dice
    out: list[Entry] = [(caption_of(dice, "licensee"), facts.holder()), (caption_of(dice, "tax"), facts.tax_id())]
    if dice.chance(0.1):
        sign = dice.pick([" - ", " / ", " – ", ", CNPJ ", " "])
        out = [(caption_of(dice, "licensee"), [*facts.holder(), *plain(sign), *facts.tax_id()])]
    if dice.chance(0.75):
        out.append((caption_of(dice, "address"), facts.site_of_work()))
    if dice.chance(0.35):
        out.append(
            (
                dice.wording(["Município", "Cidade", "Município/UF", "Cidade/UF", "Localidade", "Cidade - Estado"]),
                plain(f"{city(dice)}/{dice.pick(STATES)}"),
            )
        )
    if dice.chance(0.2):
        out.append((dice.pick(["CEP", "Cep"]), plain(postcode(dice))))
    if dice.chance(0.1):
        out.append((dice.pick(["Telefone", "Contato", "Fone"]), plain(phone(dice))))
    if dice.chance(0.08):
        out.append((dice.pick(["E-mail", "Correio eletrônico"]), plain(email(dice))))
    if dice.chance(0.22):
        out.append((caption_of(dice, "other_id"), said(cpf(dice) if dice.chance(0.6) else cnpj(dice), "OTHER_ID")))
    if dice.chance(0.25):
        person = said(person_name(dice), "PERSON")
        if dice.chance(0.3):
            person = [*person, *say(dice, "{- |}CPF[:] <c>", c=said(cpf(dice), "OTHER_ID"))]
        if dice.chance(0.2):
            person = [*person, *say(dice, "{CREA|CRQ|CRBio}[-SP][:] <n>", n=said(dice.digits(7), "OTHER_NUMBER"))]
        out.append((caption_of(dice, "person"), person))
    if dice.chance(0.13):
        names = ["Empreendimento", "Nome fantasia", "Unidade", "Matriz", "Proprietário do imóvel", "Contratante", "Consultoria"]
        out.append((dice.wording(names), plain(firm(dice))))
    return dice.shuffled(out) if dice.chance(0.3) else out


def date_entries(facts: Facts) -> list[Entry]:
    """Issue and end, as dates, as a term, as a period; other dates beside them."""
    dice = facts.dice
    out: list[Entry] = []
    if dice.chance(0.92):
        out.append(_end(facts))
    if dice.chance(0.72):
        value = facts.issue() if dice.chance(0.85) else facts.issue_in_words()
        if dice.chance(0.08):
            value = [*value, *plain(dice.pick([clock(dice), "às " + clock(dice)]))]
        out.append((caption_of(dice, "issue"), value))
    for _ in range(dice.pick([0, 0, 0, 1, 1, 2])):
        out.append((caption_of(dice, "other_date"), other_date(dice)))
    if dice.chance(0.06):
        out.append((caption_of(dice, "previous_expiry"), previous_expiry(dice)))
    return dice.shuffled(out) if dice.chance(0.5) else out


def _end(facts: Facts) -> Entry:
    dice: Dice = facts.dice
    kind = dice.weighted({"date": 0.58, "term": 0.2, "period": 0.1, "both": 0.07, "open": 0.05})
    if kind == "date":
        return caption_of(dice, "expiry"), facts.expiry()
    if kind == "open":
        value = dice.wording(
            ["prazo indeterminado", "indeterminada", "Indeterminado", "não se aplica", "Permanente", "Sem prazo", "até nova deliberação"]
        )
        return caption_of(dice, "term"), plain(value)
    if kind == "term":
        return caption_of(dice, "term"), _since(facts)
    template = "{De <i> a <e>|<i> {-|a|à|até} <e>|{entre|de} <i> {e|a} <e>|<i> à <e>|de <i> até <e>}"
    if kind == "both":
        template = "{<t>, até <e>|<t> (<i> - <e>)|<e> (<t>)|<t>, com vencimento em <e>|<t> - <e>|<t>, de <i> a <e>}"
    return caption_of(dice, "term"), say(dice, template, i=facts.issue, e=facts.expiry, t=facts.term)


def _since(facts: Facts) -> Text:
    return say(
        facts.dice,
        "<t>{|| {a contar|a partir|contados} d{a [data de ]{emissão|assinatura|publicação|expedição}|esta data|e sua emissão}| (a partir da"
        " data da assinatura)}",
        t=facts.term,
    )
