"""The licence that this one renews, amends or replaces: its number and its end, in sentences, forms and tables."""

from ficha_train.reader.generator.arrange import Entry, heading, table
from ficha_train.reader.generator.licence_facts import Facts, other_date, previous_expiry, previous_number, process
from ficha_train.reader.generator.licence_words import caption_of, words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Slot, Text, ended, plain, say

_KIND = "{licença|LO|LAO|autorização|Licença de Operação|Licença Ambiental|portaria|Licença}"
_OWN = "{Esta|A presente} {licença|autorização|LO}|{O presente|Este} {documento|ato}"
_ENDED = (
    "{válida até|vencida em|com validade até|que venceu em|vencida desde|com vencimento em|cuja validade expirou em|expirada em|"
    "emitida em <od> e válida até|de <od>, com vigência até|a vencer em|com término em} <pe>"
)
_SENTENCES = [
    f"{{{_OWN}}} {{substitui|renova|revoga|cancela|altera|retifica|sucede|torna sem efeito|prorroga}} a {_KIND} nº <prev>[, {_ENDED}]",
    f"{{Fica|Ficam|É|Foi}} {{revogada|cancelada|substituída|sem efeito|renovada}} a {_KIND} nº <prev>[, {_ENDED}]",
    f"{{Trata-se de|Refere-se a|Licença concedida em}} {{renovação|prorrogação|retificação}} da {_KIND} nº <prev>[ ({_ENDED})]",
    f"A {_KIND} {{anterior|a ser renovada|substituída}}, nº <prev>, {{venceu em|expirou em|tinha validade até|era válida até}} <pe>",
    f"{{O empreendimento|A atividade|A unidade}} {{operava|funcionava|era licenciada}} {{sob|com|pela}} a {_KIND} nº <prev>, {_ENDED}",
    f"{{RENOVAÇÃO|Renovação|Prorrogação|RETIFICAÇÃO|2ª via|Averbação}} d{{a|e}} {_KIND} {{nº|n.º|}} <prev>[ – {_ENDED}]",
    f"{{Considerando|Tendo em vista|Vencida}} a {_KIND} nº <prev>[, {_ENDED}], {{emitiu-se|expede-se}} esta",
    "{Até|Antes de} <pe>[,] {vigorou|valia|esteve em vigor} a {licença|LO|autorização} nº <prev>",
    "{A vigência|A validade} da {licença|LO} {anterior|nº <prev>} {terminou|encerrou-se|findou|expirou} em <pe>",
    "{Requerida|Pedida} a renovação em <od>, {antes do|até o} vencimento da {licença|LO} nº <prev>, em <pe>",
]

_HEADS = {
    "kind": ["Tipo", "Licença", "Documento", "Ato", "Espécie", "Título"],
    "number": ["Número", "Nº", "Nº da licença", "Identificação", "Registro", "N.º"],
    "issue": ["Emissão", "Data", "Expedida em", "Início", "Concessão", "Data de emissão"],
    "expiry": ["Validade", "Vencimento", "Válida até", "Fim", "Término", "Expira em", "Data de validade"],
    "process": ["Processo", "Protocolo", "Autos", "PA", "Nº do processo", "Parecer"],
    "state": ["Situação", "Status", "Estado", "Condição", "Obs."],
}


def _slots(facts: Facts) -> dict[str, Slot]:
    dice = facts.dice
    return {
        "prev": lambda: previous_number(dice),
        "pe": lambda: previous_expiry(dice),
        "od": lambda: other_date(dice),
    }


def previous_sentence(facts: Facts) -> Text:
    return ended(say(facts.dice, facts.dice.wording(_SENTENCES), **_slots(facts)), ".")


def previous_entries(facts: Facts) -> list[Entry]:
    """Its number and its end in one box or in two."""
    dice = facts.dice
    if dice.chance(0.25):
        end = say(dice, "{val.|validade|venc.|até|vencida em|válida até} <pe>", **_slots(facts))
        value = say(dice, "{<prev>, <x>|<prev> (<x>)|<prev> - <x>|<prev> / <x>}", x=end, **_slots(facts))
        return [(caption_of(dice, "previous"), value)]
    out: list[Entry] = [(caption_of(dice, "previous"), previous_number(dice))]
    if dice.chance(0.6):
        out.append((caption_of(dice, "previous_expiry"), previous_expiry(dice)))
    return out


def licence_rows(page: Page, facts: Facts) -> None:
    """Earlier licences and this one as rows of one table: only a word or the number tells which is which."""
    dice = page.dice
    rows = [_row(facts, False) for _ in range(dice.between(1, 3))]
    rows.append(_row(facts, True))
    if dice.chance(0.4):
        rows.reverse()
    kept = ["kind", "number", "expiry", "state", *(name for name in ("issue", "process") if dice.chance(0.6))]
    if dice.chance(0.3):
        kept = dice.shuffled(kept)
    if dice.chance(0.7):
        heading(page, words(dice, "{Histórico[ de licenças]|Licenças[ do empreendimento]|Atos emitidos|Quadro de licenças}"))
    table(page, [dice.wording(_HEADS[name]) for name in kept], [[row[name] for name in kept] for row in rows])


def _row(facts: Facts, is_this: bool) -> dict[str, Text]:
    dice = facts.dice
    if is_this:
        return {
            "kind": plain(dice.wording(["Licença atual", "Esta licença", "Atual", "LO vigente", "Renovação", "LO (esta)"])),
            "number": facts.licence(),
            "issue": facts.issue(),
            "expiry": facts.expiry(),
            "process": process(dice),
            "state": plain(dice.wording(["Vigente", "Válida", "Em vigor", "Ativa", "Atual", "Emitida"])),
        }
    return {
        "kind": plain(dice.wording(["LO anterior", "Licença anterior", "Renovada", "LO substituída", "Anterior", "1ª licença"])),
        "number": previous_number(dice),
        "issue": other_date(dice),
        "expiry": previous_expiry(dice),
        "process": process(dice),
        "state": plain(dice.wording(["Vencida", "Expirada", "Substituída", "Revogada", "Cancelada", "Renovada"])),
    }
