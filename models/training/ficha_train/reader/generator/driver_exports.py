"""A driver's data as programs and people pass it on: keys with values, braces, questions with answers, a chat's messages."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, entries_of
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.driver_words import value
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, plain, said, say

_DRIVER = "{do motorista|do condutor|da motorista|dele|do titular|completo|da pessoa}"
_CARD = "{a CNH|a habilitação|a carteira|o documento|a carteira de motorista}"
_QUESTIONS = {
    "name": f"{{Qual {{é o|o}} nome {_DRIVER}|Nome {_DRIVER}|Quem {{vai dirigir|é o motorista|conduz|está habilitado}}|Como se chama}}?",
    "cpf": f"{{Qual o CPF {_DRIVER}|CPF {_DRIVER}|E o CPF|Número do CPF|Informe o CPF}}?",
    "birth": "{Quando {nasceu|ele nasceu|o condutor nasceu}|Qual a data de nascimento|Data de nascimento|Nasceu em|E o nascimento}?",
    "birthplace": "{Onde nasceu|Qual a naturalidade|Natural de onde|Em que cidade nasceu|Cidade natal}?",
    "filiation": "{Nome dos pais|Qual a filiação|Filho de quem|Quem são os pais|Pai e mãe}?",
    "nationality": "{Qual a nacionalidade|Nacionalidade|É brasileiro|De que país é}?",
    "registration": f"{{Qual o número da CNH|Número do registro|Nº da CNH|Qual é o registro|Registro nacional|E o número d{_CARD}}}?",
    "category": f"{{Qual a categoria|Categoria|Que categoria tem {_CARD}|Habilitado em qual categoria|Pode dirigir o quê|E a categoria}}?",
    "issue": f"{{Quando {_CARD} foi {{emitida|expedida}}|Data de emissão|Qual a data de expedição|Emitida em|Emissão quando}}?",
    "expiry": f"{{Até quando vale {_CARD}|Quando vence {_CARD}|Qual a validade|Data de validade|Vence quando|{_CARD} vai até quando}}?",
    "place": "{Onde foi emitida|Emitida em qual cidade|Local de emissão|De que estado é}?",
    "agency": "{Quem emitiu|Qual o órgão emissor|Órgão emissor|Que Detran emitiu|Emitida por}?",
    "remarks": "{Tem {observações|restrições}|Alguma restrição|Observações na carteira|Exerce atividade remunerada|Tem EAR}?",
}
_MESSAGES = {
    "name": ["o nome {é|dele é} <v>", "motorista {é o|vai ser o|:} <v>", "quem vai é <v>", "<v>", "condutor <v>"],
    "cpf": ["cpf <v>", "o cpf é <v>", "segue cpf <v>", "cpf dele <v>", "<v> é o cpf"],
    "birth": ["nasc <v>", "nasceu {em|dia} <v>", "nascimento <v>", "nascido <v>", "dn <v>"],
    "registration": ["cnh <v>", "nº da cnh <v>", "registro <v>", "a carteira é <v>", "cnh n <v>"],
    "category": ["cat <v>", "categoria <v>", "é <v>", "habilitado na <v>", "cat. <v>"],
    "issue": ["emitida {em|dia} <v>", "emissão <v>", "tirou em <v>", "saiu dia <v>", "expedida <v>"],
    "expiry": ["vence {em|dia} <v>", "validade <v>", "vale até <v>", "tá válida até <v>", "venc <v>", "renova em <v>"],
}  # fmt: skip


def export_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.5):
        heads = ["Dados exportados", "Resposta da consulta", "Retorno", "Cadastro", "Questionário", "Conversa", "Registro 1 de 1"]
        page.flow(plain(dice.wording(heads)), size=page.size * dice.uniform(1, 1.4))
    dice.weighted({_pairs: 3, _braces: 2.5, _asked: 3, _chat: 2})(page, record)


def _entries(dice: Dice, record: Record) -> list[Entry]:
    names = chosen(dice, PERSONAL + LICENCE)
    out = [one for name in (dice.shuffled(names) if dice.chance(0.4) else names) for one in entries_of(dice, record, name)]
    for one in decoy_entries(dice, record, dice.pick([0, 2, 4, 7])):
        out.insert(dice.between(0, len(out)), one)
    return out


def _key(dice: Dice, words: str, style: str) -> str:
    parts = [part for part in "".join(c if c.isalnum() else " " for c in words).split() if part]
    if style == "snake":
        return "_".join(parts).lower()
    if style == "capitals":
        return "_".join(parts).upper()
    return "".join(part.lower() if i == 0 else part.capitalize() for i, part in enumerate(parts)) if style == "camel" else words


def _pairs(page: Page, record: Record) -> None:
    """`VALIDADE = 10/10/2030`, one a line or run together."""
    dice = page.dice
    style, sign = dice.pick(["snake", "capitals", "camel", "as is"]), dice.pick([" =", " = ", ":", " ->", " =>", " |", "\t"]).strip()
    together = dice.chance(0.3)
    line: Text = []
    for words, text in _entries(dice, record):
        part = [*caption(_key(dice, words, style)), *plain(sign), *text]
        if together:
            line += [*part, *plain(dice.pick([";", "|", "&", ","]))]
        else:
            page.flow(part)
    if line:
        page.flow(line)


def _braces(page: Page, record: Record) -> None:
    """As a program prints a record."""
    dice = page.dice
    quote, style = dice.pick(['"', '"', "'", ""]), dice.pick(["snake", "camel", "capitals"])
    indent = dice.pick([0, 12, 24])
    page.flow(plain("{"))
    entries = [(words, text) for words, text in _entries(dice, record) if text]
    for number, (words, text) in enumerate(entries):
        quoted = [Token(quote + text[0].text, text[0].role, text[0].begins), *text[1:]]
        quoted = ended(quoted, quote + ("," if number < len(entries) - 1 else ""))
        page.flow([*caption(f"{quote}{_key(dice, words, style)}{quote}:"), *quoted], page.left + indent)
    page.flow(plain("}"))


def _asked(page: Page, record: Record) -> None:
    """Questions, each with its answer beside or below it."""
    dice = page.dice
    below, numbered = dice.chance(0.5), dice.chance(0.4)
    lead = dice.pick(["", "", "R:", "Resposta:", "-", "R."])
    names = chosen(dice, PERSONAL + LICENCE)
    for number, name in enumerate(dice.shuffled(names) if dice.chance(0.4) else names):
        question = " ".join(token.text for token in say(dice, _QUESTIONS[name]))
        asked = [*(plain(f"{number + 1}.") if numbered else []), *caption(question[:1].upper() + question[1:])]
        text = entries_of(dice, record, name)
        answer: Text = [*plain(lead), *(token for _, part in text for token in part)]
        if below:
            page.flow(asked)
            page.flow(answer)
        else:
            page.flow([*asked, *answer])
        if dice.chance(0.12):
            for words, other in decoy_entries(dice, record, 1):
                page.flow([*caption(words + "?"), *other])


def _chat(page: Page, record: Record) -> None:
    """Short messages with who wrote them and when; what they tell is in no order."""
    dice = page.dice
    people = [values.person_name(dice, upper=False).split()[0] for _ in range(2)]
    day = values.date(dice, "numbers", 2020, 2026)
    head = dice.pick(["[{c}] {p}:", "{p}, {c}", "{d} {c} - {p}:", "[{d}, {c}] {p}:", "{p} {c}"])
    names = [name for name in _MESSAGES if dice.chance(0.85)]
    for name in [names[0], *dice.shuffled(names[1:])] if names else []:
        if dice.chance(0.6):
            when = head.format(c=values.clock(dice), p=dice.pick(people), d=day)
            page.flow([said(word, "OTHER_DATE")[0] if word.strip("[,") == day else Token(word) for word in when.split()])
        page.flow(say(dice, dice.wording(_MESSAGES[name]), v=value(dice, record, name)))
        if dice.chance(0.15):
            chatter = "{ok|blz|obrigado|pode mandar a foto|qual a placa|já cadastrei|falta o resto|a carga sai amanhã|confirma pra mim}[?]"
            page.flow(say(dice, chatter))
