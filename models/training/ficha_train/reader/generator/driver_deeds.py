"""Deeds whose parties are described in the same words and in any order: only one's part, or the licence, tells who drives."""

from collections.abc import Callable

from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_dress import voice
from ficha_train.reader.generator.driver_slots import slots
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Slot, Text, Token, ended, say

Slots = dict[str, Slot]
Speak = Callable[[str], str]

_TITLES = (
    "{Procuração|Declaração|Contrato|Termo de {responsabilidade|compromisso|cessão|anuência|acordo}|Instrumento particular|Autorização|"
    "Escritura pública de {procuração|declaração}|Requerimento|Ata notarial|Termo de {oitiva|declarações|entrega}|Aditivo|Distrato|"
    "Substabelecimento|Carta de {autorização|anuência}}[ {de veículo|nº <n>|para condução de veículo}]"
)
_DRIVERS = (
    "{Condutor|Motorista|Condutor autorizado|Motorista designado|Pessoa autorizada a dirigir|Condutor indicado|Condutora|Habilitado|"
    "Motorista contratado|Condutor do veículo|Preposto condutor|Comodatário e condutor|Infrator indicado|Condutor adicional}"
)
_OTHERS = (
    "{Outorgante|Outorgado|Proprietário|Comodante|Contratante|Testemunha|Cedente|Fiador|Vendedor|Anuente|Procurador|Avalista|Declarante|"
    "Representante legal|Responsável|Locador|Curador|Inventariante|Interveniente|Primeira testemunha|Mandante|Segurado}"
)
_CLAUSES: dict[str, list[str]] = {
    "nationality": ["<x_nationality>", "<x_nationality>", "de nacionalidade <x_nationality>"],
    "marital": ["<x_marital>", "{estado civil:|de estado civil} <x_marital>"],
    "trade": ["<x_trade>", "{profissão|de profissão} <x_trade>", "que exerce a função de <x_trade>"],
    "born": ["nascid{G} {em|aos|a} <x_born>", "{data de nascimento|nascimento:|nasc.} <x_born>", "que nasceu em <x_born>",
             "nascid{G} {no dia|na data de} <x_born>", "nascid{G} em <x_born>, em <x_town>", "nascid{G} aos <x_born> em <x_town>"],
    "town": ["natural de <x_town>", "{naturalidade:|com naturalidade em} <x_town>", "{natural do município de|nascid{G} em} <x_town>"],
    "parents": ["filh{G} de <x_parents>", "{filiação:|tendo por filiação} <x_parents>", "{sendo seus pais|cujos pais são} <x_parents>",
                "filh{G} {legítim{G} |}de <x_parents>"],
    "rg": ["{‹RG nº›|‹RG›|‹identidade nº›|‹cédula de identidade›} <x_rg>", "{portador|portadora} {do ‹RG nº›|da ‹identidade›} <x_rg>"],
    "cpf": ["{‹CPF nº›|‹CPF›|‹CPF/MF nº›} <x_cpf>", "inscrit{G} no ‹{CPF|CPF sob o nº|CPF/MF sob nº|CPF nº}› <x_cpf>",
            "{com ‹CPF›|e ‹CPF nº›} <x_cpf>"],
    "address": ["{residente|domiciliad{G}|residente e domiciliad{G}} {na|à|em} <x_address>", "com endereço na <x_address>"],
}  # fmt: skip
_LICENCE = (
    "{{portador|portadora|titular} da|habilitad{G} {pela|com a}|com|possuidor{|a} da} "
    "‹{CNH nº|Carteira Nacional de Habilitação nº|CNH registro|carteira de habilitação nº|CNH|habilitação nº|CNH n.º}› <x_reg>"
    "{,|} {categoria|cat.|na categoria|letra} <x_cat>{{, emitida em|, expedida em|, com emissão em} <x_issue>|}"
    "{{, pelo|, por} <x_agency>|}{, {válida até|com validade até|vencimento em|que vence em|validade} <x_expiry>|"
    ", {válida até|com validade até|com vencimento em} <x_expiry>}{{, primeira habilitação em|, habilitad{G} desde} <x_first>|}"
)
_HOLDER = {
    "x_born": "born", "x_town": "birthplace", "x_parents": "deparents", "x_reg": "registration", "x_cat": "category",
    "x_nationality": "nationality", "x_issue": "issue", "x_expiry": "expiry", "x_agency": "agency",
}  # fmt: skip
_SHARE = {"nationality": 0.6, "marital": 0.5, "trade": 0.5, "born": 0.75, "town": 0.35, "parents": 0.6, "rg": 0.6, "cpf": 0.95, "address": 0.5}
_REMARKS = "{com a observação|constando em observações|com a restrição|em cujo campo observações consta} {<remarks>|\"<remarks>\"}"
_OBJECTS = [
    "{a dirigir|a conduzir} o veículo {<car>, |}placa <plate>, {até|com vigência até} <future>",
    "{tudo nos termos|na forma} {do processo|do contrato} nº <n>, de <past>",
    "{pelo valor de|mediante o pagamento de} <money>, {em 10 x|até <future>|à vista}",
    "{sobre fatos ocorridos em|referente à infração de} <past>, {auto nº|AIT} <long>",
]


def deed_page(page: Page, record: Record) -> None:
    dice = page.dice
    filled = slots(dice, record)
    speak, align = voice(dice), dice.pick(["left", "justified", "justified"])

    def line(template: str) -> None:
        page.flow(_spoken(dice, template, filled, speak), align=align)

    page.flow(say(dice, _TITLES, "TITLE", **filled), size=page.size * dice.uniform(1, 1.6), align=dice.pick(["left", "centre", "centre"]))
    page.gap()
    if dice.chance(0.4):
        line("{Pelo presente {instrumento|termo}|Em <recent>, {nesta cidade|perante mim}|As partes abaixo|Saibam quantos este virem}[, {na "
             "melhor forma de direito|em <cityof>|ajustam}]{,|:}")
    by_part = dice.chance(0.7)
    parties = ["x", *dice.random.sample("abcde", dice.pick([1, 1, 2, 2, 3]))]
    texts = [_party(dice, mark, filled, record, by_part, speak) for mark in dice.shuffled(parties)]
    if dice.chance(0.2):
        page.flow([token for part, text in texts for token in [*part, *ended(text, ";")]], align=align)
    else:
        _paragraphs(page, texts, align)
    line("{{Declaram|Ajustam|Convencionam} |Fica autorizado |Resolvem |{Para|A fim de} {representar|tratar} }" + dice.wording(_OBJECTS) + ".")
    for _ in range(dice.between(0, 4)):
        page.flow(sentence(dice), align=align)
    line("{<cityof>|<town>}, <recent>.")
    for mark in parties if dice.chance(0.6) else []:
        page.gap(0.8)
        line("<name>" if mark == "x" else f"<{mark}_name>")
    if dice.chance(0.3):
        line("{Reconheço|Firma reconhecida}, <recent>. <person>, {escrevente|tabeliã|substituto}. {Selo|Emolumentos}: <n>")


def _paragraphs(page: Page, texts: list[tuple[Text, Text]], align: str) -> None:
    """One under the other; some as a table, the part at the left."""
    gap = page.dice.uniform(0, 0.8)
    middle = page.left + page.inner * page.dice.uniform(0.15, 0.35) if page.dice.chance(0.2) else None
    for part, text in texts:
        if middle:
            page.row([[Paragraph(part, page.size)], [Paragraph(text, page.size)]], [page.left, middle, page.right])
        else:
            page.flow([*part, *ended(text, page.dice.pick([".", ";", "."]))], align=align)
        page.gap(gap)


def _party(dice: Dice, mark: str, filled: Slots, record: Record, by_part: bool, speak: Speak) -> tuple[Text, Text]:
    """With a word for its part; without one that says who drives, only the driver has a licence."""
    drives = mark == "x"
    part = (_DRIVERS if drives else _OTHERS) if by_part else "{Declarante|Outorgante|Parte|Interessado|Contratante|Qualificado|Comparecente}"
    part = dice.pick([part + ":", part + ":", part + " -", "{I|1|a}) " + part + ":", "{como|na qualidade de} " + part + ","])
    names = [name for name, share in _SHARE.items() if dice.chance(share)]
    if dice.chance(0.4):
        names = dice.shuffled(names)
    clauses = [dice.wording(_CLAUSES[name]) for name in names]
    if drives or (by_part and dice.chance(0.35)):
        licence = _LICENCE + (", " + _REMARKS if drives and dice.chance(0.25) else "")
        clauses.insert(dice.between(min(1, len(clauses)), len(clauses)), licence)
    template = "<x_name>, " + ", ".join(clauses)
    gender = record.o if drives else "{o|a}"
    template = template.replace("{G}", gender)
    if not drives:
        template = template.replace("<x_nationality>", "{brasileiro|brasileira}")
    for key, own in _HOLDER.items() if drives else ():
        template = template.replace(f"<{key}>", f"<{own}>")
    described = _spoken(dice, template.replace("<x_", "<" if drives else f"<{mark}_"), filled, speak)
    return _spoken(dice, part, filled, speak), described


def _spoken(dice: Dice, template: str, filled: Slots, speak: Speak) -> Text:
    out: Text = []
    inside = False
    for token in say(dice, template, None, **filled):
        begins = token.text.startswith("‹")
        ends = "›" in token.text
        text = token.text.replace("‹", "").replace("›", "")
        out.append(Token(speak(text), "CAPTION", begins) if inside or begins else Token(speak(text), token.role, token.begins))
        inside = (inside or begins) and not ends
    return out
