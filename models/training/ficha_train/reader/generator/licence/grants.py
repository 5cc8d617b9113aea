"""The sentence that grants a licence."""

from ficha_train.reader.generator.licence.agencies import Agency
from ficha_train.reader.generator.licence.conditions import law
from ficha_train.reader.generator.licence.facts import Facts, previous_expiry, previous_number, process
from ficha_train.reader.generator.licence.validity import captioned
from ficha_train.reader.generator.tokens import Text, ended, plain, said, say
from ficha_train.reader.generator.values import cnpj, cpf, date, firm, person_name
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/grants")

_COMMON_SHARE = 0.25


def grant(facts: Facts, issuer: Agency, name: str) -> Text:
    dice = facts.dice
    text = say(
        dice, dice.pick(W.common) if dice.chance(_COMMON_SHARE) else dice.wording(W.grants), ag=issuer.mention, law=lambda: law(dice),
        proc=lambda: process(dice), od=lambda: said(date(dice), "OTHER_DATE"), tt=said(name, "TITLE"), n=facts.holder, id=facts.tax_id,
        num=facts.licence, ad=facts.site_of_work, act=lambda: activities_in_words(facts), per=lambda: said(person_name(dice), "PERSON"),
        oid=lambda: said(cpf(dice), "OTHER_ID"), prev=lambda: previous_number(dice), pe=lambda: previous_expiry(dice), t=facts.term,
        i=facts.issue, fi=lambda: firm(dice), oc=lambda: said(cnpj(dice), "OTHER_ID"),
    )
    if dice.chance(0.3):
        text = [
            *(ended(text, ",") if dice.chance(0.7) else text), *say(
                dice, dice.wording(W.after), ad=facts.site_of_work, t=facts.term, proc=lambda: process(dice), e=facts.expiry,
                prev=lambda: previous_number(dice), pe=lambda: previous_expiry(dice),
            ),
        ]
    return captioned(text)


def activities_in_words(facts: Facts) -> Text:
    dice = facts.dice
    if not facts.activities:
        return plain(dice.pick(["as atividades descritas no anexo", "o empreendimento abaixo", "a atividade constante do processo"]))
    marks = dice.pick([None, None, "a)", "I -", "(1)"]) if len(facts.activities) > 1 else None
    out: Text = []
    for i, one in enumerate(facts.activities):
        last = i == len(facts.activities) - 1
        if marks:
            number = {"a)": f"{chr(97 + i)})", "I -": f"{'I II III IV V VI VII VIII'.split()[i]} -", "(1)": f"({i + 1})"}[marks]
            out += plain(number)
        elif out and last and dice.chance(0.5):
            out = [*out, *plain(dice.pick(["e", "bem como", "e", "e de"]))]
        out += one.text() if last else ended(one.text(), dice.pick([";", ",", ";"]))
    return out
