"""Screens of an app or a web portal, badges and labels: a name without a caption, short lines, counters between."""

from ficha_train.reader.generator import values
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import number
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.driver_words import value, words
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.tokens import Text, caption, plain, said, say

_FIELDS = ["cpf", "birth", "birth_place", "registration", "category", "issue", "expiry", "issue_place", "agency", "remarks", "parents"]
_SHARE = {
    "cpf": 0.75, "birth": 0.6, "birth_place": 0.35, "registration": 0.95, "category": 0.95, "issue": 0.7, "expiry": 0.95,
    "issue_place": 0.3, "agency": 0.35, "remarks": 0.45, "parents": 0.35,
}  # fmt: skip
_CHATTER = [
    "{Infrações|Multas|Pontos|Notificações} <n>", "{Ver detalhes|Abrir CNH digital|Mostrar QR code|Compartilhar|Baixar}",
        "{Atualizado há|Última sincronização há} <n> {min|horas|dias}",
    "{Sua CNH está|Situação:} {regular|válida|em dia|ativa}", "{Meus veículos|Documentos|Histórico|Cursos} (<n>)",
        "{12:41|09:07|18:30} {4G|5G|LTE|Wi-Fi} <n>%",
    "{Início|Carteira|Perfil|Ajuda}", "{Toque para|Clique para|Deslize para} {ver o verso|ampliar|atualizar|copiar}",
        "{Veículo|Placa} <plate>", "{Primeira habilitação|Desde} <d>",
]  # fmt: skip


def screen_page(page: Page, record: Record) -> None:
    dice = page.dice
    page.right = min(page.right, page.left + dice.uniform(160, 420))
    page.size = dice.uniform(7, 12)
    _chatter(page, record, dice.pick([0, 1, 2, 3]))
    if dice.chance(0.6):
        title = dice.pick(["CNH Digital", "Carteira Nacional de Habilitação", "Minha CNH", "Habilitação", "Motorista",
            "Carteira de motorista", "CNH", "Condutor"])
        page.flow(said(title, "TITLE"), size=page.size * dice.uniform(1, 1.5))
    _name(page, record)
    names = [name for name in _FIELDS if dice.chance(_SHARE[name])]
    if dice.chance(0.4):
        names = dice.shuffled(names)
    how = dice.pick(["glued", "above", "far", "mixed"])
    if dice.chance(0.25):
        names = _compact(page, record, names)
    for name in names:
        _line(page, record, name, dice.pick(["glued", "above", "far"]) if how == "mixed" else how)
        if dice.chance(0.08):
            _chatter(page, record, 1)
    _chatter(page, record, dice.pick([0, 1, 3, 5]))


def _name(page: Page, record: Record) -> None:
    dice = page.dice
    text = said(record.name, "HOLDER")
    kind = dice.random.random()
    if kind < 0.4:
        page.flow(text, size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
    elif kind < 0.55:
        page.flow([*plain(dice.pick(["Olá,", "Bem-vindo,", "Sr(a).", "Motorista"])), *text])
    else:
        _line(page, record, "name", dice.pick(["above", "glued"]))
    page.gap(0.4)


def _compact(page: Page, record: Record, names: list[str]) -> list[str]:
    """`CNH 0123 • AB • até 10/10/2030` on a line; returns what is left."""
    dice = page.dice
    sign = plain(dice.pick(["•", "|", "-", "·", "/", "–"]))
    parts = [
        say(dice, "{CNH|Reg.|Registro|Nº|CNH nº|} <v>", v=said(record.registration, "REGISTRATION")),
        say(dice, "{Cat.|Categoria|cat|} <v>", v=value(dice, record, "category")),
        say(dice, "{até|val.|válida até|venc.|Validade} <v>", v=said(record.expires, "EXPIRY")),
    ]
    text: Text = []
    for i, part in enumerate(parts):
        text += part if i == 0 else [*sign, *part]
    page.flow(text)
    return [name for name in names if name not in ("registration", "category", "expiry")]


def _line(page: Page, record: Record, name: str, how: str) -> None:
    dice = page.dice
    head = caption(words(dice, name, record) + dice.pick(["", "", ":"]))
    text = value(dice, record, name)
    if how == "above":
        page.flow(head, size=page.size * dice.uniform(0.65, 0.95))
        if name == "parents" and dice.chance(0.7):
            for parent in record.parents:
                page.flow(said(parent, "PARENT"))
        else:
            page.flow(text)
    elif how == "glued":
        page.flow([*head, *text])
    else:
        top = page.y
        low = page.flow(head, page.left, page.left + page.inner * 0.5, top)
        page.y = max(low, page.flow(text, page.left + page.inner * 0.52, page.right, top, align="right"))
    page.gap(dice.uniform(0.1, 0.8))


def _chatter(page: Page, record: Record, count: int) -> None:
    dice = page.dice
    for _ in range(count):
        text = say(
            dice, dice.wording(_CHATTER), n=str(dice.between(0, 99)), plate=said(values.plate(dice), "PLATE"),
            d=said(record.first, "OTHER_DATE"),
        )  # fmt: skip
        page.flow(text, size=page.size * dice.uniform(0.7, 1))


def badge_page(page: Page, record: Record) -> None:
    """A badge or label: few words, hardly a caption."""
    dice = page.dice
    page.right = min(page.right, page.left + dice.uniform(150, 300))
    align = dice.pick(["left", "centre"])
    page.flow(plain(values.firm(dice)), align=align)
    if dice.chance(0.6):
        page.flow(said(dice.pick(["CRACHÁ DE MOTORISTA", "MOTORISTA", "CONDUTOR AUTORIZADO", "AUTORIZAÇÃO INTERNA PARA DIRIGIR",
            "CREDENCIAL"]), "TITLE"), align=align)
    page.flow(said(record.name, "HOLDER"), size=page.size * dice.uniform(1, 1.6), align=align)
    for name in dice.shuffled(["registration", "category", "expiry"]) + dice.random.sample(["cpf", "birth", "remarks", "agency",
        "issue"], dice.between(1, 4)):
        page.flow([*caption(words(dice, name, record) + dice.pick(["", ":", "."])), *value(dice, record, name)], align=align)
    if dice.chance(0.6):
        page.flow([*caption(dice.pick(["Matrícula", "Crachá", "Nº", "Frota"])), *number(dice.digits(dice.between(3, 6)))], align=align)
