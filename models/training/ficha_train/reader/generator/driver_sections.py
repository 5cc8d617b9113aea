"""Sections beside the driver's that use the same bare captions for somebody or something else."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.arrange import Entry, arrange, heading
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import number
from ficha_train.reader.generator.driver_values import Record, other_date
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say

_PERSON_HEADS = (
    "{{Dados do |Informações do |}{proprietário[ do veículo]|empregador|responsável|contratante|embarcador|segundo condutor|cônjuge|"
    "instrutor|médico}|"
    "Contato de emergência|Vehicle owner|Proprietário do veículo / arrendatário|Médico examinador|Referências pessoais|Testemunha|"
    "Representante legal|Avalista}"
)
_VEHICLE_HEADS = (
    "{Veículo|Dados do veículo|Cavalo mecânico|Carreta|Caminhão|CRLV|Veículo autuado|Documento do veículo|3. Veículo|Reboque|Vehicle}"
)
_COURSE_HEADS = "{Cursos|Exames|Exame toxicológico|Treinamentos|Exame médico|Curso MOPP|Cursos especializados|Saúde ocupacional|Avaliações}"


def other_section(page: Page, record: Record) -> None:
    """A person, a vehicle, or courses."""
    dice = page.dice
    make, heads = dice.pick([(_person, _PERSON_HEADS), (_person, _PERSON_HEADS), (_vehicle, _VEHICLE_HEADS), (_courses, _COURSE_HEADS)])
    heading(page, _words(dice, heads))
    arrange(page, make(dice, record))


def beside(page: Page, record: Record, entries: list[Entry]) -> None:
    """The driver's list and another one side by side, each under its own heading."""
    dice = page.dice
    middle = page.left + page.inner * dice.uniform(0.4, 0.6)
    make, heads = dice.pick([(_person, _PERSON_HEADS), (_vehicle, _VEHICLE_HEADS), (_courses, _COURSE_HEADS)])
    lists = [(plain(dice.pick(["Motorista", "CONDUTOR", "Dados do condutor", "Habilitação", "1. Motorista"])), entries),
        (say(dice, heads), make(dice, record))]
    stacked, sign = dice.chance(0.4), dice.pick([":", "", ":"])
    top = lowest = page.y
    for (title, part), left, right in zip(dice.shuffled(lists), (page.left, middle + 4), (middle - 4, page.right), strict=True):
        y = page.flow(title, left, right, top)
        for words, value in part:
            head = caption(words + sign)
            if stacked:
                y = page.flow(value, left, right, page.flow(head, left, right, y, page.size * 0.8))
            else:
                y = page.flow([*head, *value], left, right, y)
        lowest = max(lowest, y)
    page.y = lowest
    page.gap()


def _words(dice: Dice, template: str) -> str:
    return " ".join(token.text for token in say(dice, template))


def _some(dice: Dice, entries: list[tuple[float, str, Text]]) -> list[Entry]:
    out = [(_words(dice, template), value) for share, template, value in entries if dice.chance(share)]
    return out or [(_words(dice, entries[0][1]), entries[0][2])]


def _person(dice: Dice, record: Record) -> list[Entry]:
    other = values.person(dice, 1945, 2004)
    return _some(dice, [
        (0.95, "{Nome|Nome completo|Nome / razão social|Name}", said(other.name, "PERSON")),
        (0.7, "{CPF|CPF/CNPJ|CPF nº|Documento}", said(values.tax_number(dice) if dice.chance(0.3) else values.cpf(dice), "OTHER_ID")),
        (0.4, "{RG|Identidade|RG / órgão emissor}", number(f"{other.rg} {other.rg_issuer}")),
        (0.4, "{Data de nascimento|Nascimento|Nasc.|Dt. nasc.}", other_date(dice, record, 1940, 2004)),
        (0.15, "{Naturalidade|Local de nascimento}", plain(f"{values.city(dice)}/{dice.pick(values.STATES)}")),
        (0.5, "{Telefone|Celular|Fone}", number(values.phone(dice))),
        (0.5, "{Endereço|End.|Residência}", said(other.address, "ADDRESS")),
        (0.3, "{Cidade|Município|Cidade/UF}", plain(f"{values.city(dice)} - {dice.pick(values.STATES)}")),
        (0.15, "{Parentesco|Vínculo|Relação}", plain(dice.pick(["Cônjuge", "Irmão", "Sócio", "Mãe", "Colega", "Filha"]))),
        (0.2, "{CRM|Registro|Registro profissional|CREF|Credencial}", number(dice.digits(dice.between(4, 7)))),
    ])  # fmt: skip


def _vehicle(dice: Dice, record: Record) -> list[Entry]:
    return _some(dice, [
        (0.95, "{Placa|Placa/UF|Placas}", said(values.plate(dice), "PLATE")),
        (0.6, "{RENAVAM|Renavam|Cód. Renavam}", number(dice.digits(11))),
        (0.4, "{Chassi|Nº do chassi}", number("9BW" + dice.digits(14))),
        (0.6, "{Marca/modelo|Modelo|Marca|Tipo}", plain(f"{values.invented_word(dice).upper()} {dice.digits(4)}")),
        (0.4, "{Categoria|Espécie|Categoria do veículo}",
         plain(dice.pick(["PARTICULAR", "ALUGUEL", "Aluguel", "Carga", "Caminhão trator"]))),
        (0.4, "{Ano|Ano fab./mod.|Exercício}", plain(str(dice.between(1995, 2026)))),
        (0.3, "{Validade|Vencimento|Licenciado até|Validade do seguro}", other_date(dice, record, 2015, 2030)),
        (0.3, "{Data de emissão|Emissão|Emissão do CRLV}", other_date(dice, record, 2005, 2026)),
        (0.3, "{Registro ANTT|RNTRC|Nº ANTT|Nº do CRV}", number(dice.digits(dice.pick([8, 9, 12])))),
        (0.4, "{Proprietário|Nome do proprietário}",
         said(values.person_name(dice), "PERSON") if dice.chance(0.6) else plain(values.firm(dice))),
        (0.3, "{Município|Cidade|Local}", plain(f"{values.city(dice)}/{dice.pick(values.STATES)}")),
        (0.3, "{Cor|Combustível|Carroceria}", plain(dice.pick(["BRANCA", "Diesel", "Baú", "Graneleiro", "PRETA", "Flex"]))),
    ])  # fmt: skip


def _courses(dice: Dice, record: Record) -> list[Entry]:
    return _some(dice, [
        (0.9, "{Curso|Exame|Tipo|Descrição}", plain(dice.pick(["MOPP", "Direção defensiva", "Toxicológico", "Aptidão física e mental",
         "CETPP", "NR-20"]))),
        (0.7, "{Data|Realizado em|Data da coleta|Data de emissão|Início}", other_date(dice, record, 2010, 2026)),
        (0.7, "{Validade|Válido até|Vencimento|Término}", other_date(dice, record, 2015, 2032)),
        (0.4, "{Certificado nº|Laudo|Registro|Nº}", number(dice.digits(dice.between(4, 11)))),
        (0.4, "{Instrutor|Médico|Clínica|Entidade|Laboratório}",
         said(values.person_name(dice), "PERSON") if dice.chance(0.5) else plain(values.firm(dice))),
        (0.4, "{Resultado|Situação|Parecer}", plain(dice.pick(["APTO", "Negativo", "Apto com restrição A", "Concluído", "Inapto",
         "Aprovado"]))),
        (0.2, "{Local|Cidade}", plain(f"{values.city(dice)}/{dice.pick(values.STATES)}")),
    ])  # fmt: skip
