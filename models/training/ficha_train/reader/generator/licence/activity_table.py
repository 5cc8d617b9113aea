"""Tables of activities with codes and sizes, whose cells stand at the top, in the middle or at the bottom of their row."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence.activities import Activity
from ficha_train.reader.generator.licence.activity_lists import with_codes
from ficha_train.reader.generator.licence.facts import Facts
from ficha_train.reader.generator.page import Page
from ficha_train.reader.generator.phrases import phrases, told
from ficha_train.reader.generator.tokens import Text, caption, plain, plain_words, said
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/activity_blocks")

_PADDING = 0.8
"""Right of a cell, in ems: what stands in the next one is another line."""
Column = tuple[str, Callable[[], Text]]


def activity_rows(page: Page, facts: Facts) -> None:
    """One table, or now and then one for the main activity and one for the others."""
    dice, own = (page.dice, facts.activities)
    if dice.chance(0.45):
        page.flow(caption(dice.wording(W.titles) + dice.pick(["", "", ":"])), align=dice.pick(["left", "left", "centre"]))
    if len(own) > 1 and dice.chance(0.18):
        page.flow(caption(dice.wording(W.activity_rows)))
        _table(page, own[:1])
        page.flow(caption(dice.wording(W.activity_rows_2)))
        own = own[1:]
    _table(page, own)
    page.gap()


def _table(page: Page, own: list[Activity]) -> None:
    dice = page.dice
    before, behind = (_columns(dice, dice.pick([0, 0, 0, 1, 1, 2])), _columns(dice, dice.pick([0, 1, 1, 2, 3, 4])))
    coded = (
        dice.pick(["before", "before", "behind", "far", "in text", "in text"]) if any((one.code for one in own)) or dice.chance(0.3)
        else "in text"
    )
    if coded != "in text":
        own = with_codes(dice, own)
    upright, align = (dice.pick(["top", "top", "middle", "middle", "bottom"]), dice.pick(["left", "left", "left", "centre", "centre"]))
    size, numbered = (page.size * dice.pick([1, 1, 0.9, 0.8]), dice.chance(0.2))
    code_head, text_head = (dice.wording(W.code_heads), dice.wording(W.text_heads))
    heads: list[str] = [dice.pick(["Nº", "Item", "#", "Ordem"])] if numbered else []
    heads += [name for name, _ in before]
    at = len(heads) + (coded == "before")
    heads += {"before": [code_head, text_head], "behind": [text_head, code_head]}.get(coded, [text_head])
    heads += [name for name, _ in behind] + ([code_head] if coded == "far" else [])
    weights = [dice.uniform(0.7, 1.4) for _ in heads]
    weights[at] = dice.uniform(1.8, 5)
    edges = page.edges(weights)
    if dice.chance(0.9):
        if dice.chance(0.15) and len(behind) > 1:
            page.flow(
                caption(dice.pick(["Enquadramento", "Parâmetros", "Porte e potencial", "Dimensões"])), left=edges[at + 1], align="centre"
            )
        case = dice.pick([str.upper, str, str, str.title])
        lines_of_cells(page, [caption(case(head)) for head in heads], edges, dice.pick(["top", "middle", "bottom"]), align, size)
    for number, one in enumerate(own):
        room = edges[at + 1] - edges[at] - 3 - _PADDING * size
        cells: list[Text] = [plain(str(number + 1))] if numbered else []
        cells += [make() for _, make in before]
        cells += _own_cells(page, one, coded, upright, size, room)
        cells += [make() for _, make in behind]
        if coded == "far":
            cells.append(_code(dice, one))
        lines_of_cells(page, cells, edges, upright, align, size)
    if behind and dice.chance(0.1):
        page.flow(plain(f"Total: {dice.between(1, 900)} {plain_words(told(dice, 'licence', 'cell_unit'))}"))


def _own_cells(page: Page, one: Activity, coded: str, upright: str, size: float, room: float) -> list[Text]:
    """
    A code in a cell of its own begins a mention. Its text goes on behind it, but begins another where its first line
    stands above the code, or before it.
    """
    if coded == "in text":
        return [one.text()]
    if coded == "far":
        return [said(one.words, "ACTIVITY")]
    code = _code(page.dice, one)
    if coded == "behind":
        return [said(one.words, "ACTIVITY"), code]
    is_above = upright != "top" and _height(page, one.rest(), room, size) > size * page.leading * 1.5
    return [code, said(one.words, "ACTIVITY") if is_above else one.rest()]


def _code(dice: Dice, one: Activity) -> Text:
    """Now and then broken by its narrow cell."""
    text = one.code.rstrip(" -–:./)(").lstrip("(")
    cut = text.rfind("-")
    return said(f"{text[:cut + 1]} {text[cut + 1:]}" if 0 < cut < len(text) - 1 and dice.chance(0.08) else text, "ACTIVITY")


def _columns(dice: Dice, count: int) -> list[Column]:
    """Sizes and the like, which are no part of the activity."""
    names = dice.shuffled([name for name in phrases("licence") if name.startswith("column_")])[:count]
    heads = [plain_words(told(dice, "licence", name)) for name in names]
    return [(head, partial(told, dice, "licence", name.replace("column", "cell"))) for head, name in zip(heads, names, strict=True)]


def lines_of_cells(page: Page, cells: list[Text], edges: list[float], upright: str, align: str, size: float) -> None:
    """A row whose cells stand at its top, in its middle or at its bottom."""
    rooms = [(left + 3, right - _PADDING * size) for left, right in pairwise(edges)]
    heights = [_height(page, cell, right - left, size) for cell, (left, right) in zip(cells, rooms, strict=True)]
    tall, top = (max([size, *heights]), page.y)
    for cell, height, (left, right) in zip(cells, heights, rooms, strict=True):
        down = {"top": 0.0, "middle": (tall - height) / 2, "bottom": tall - height}[upright]
        page.flow(cell, left, right, top + down, size, align)
    page.y = top + tall + page.dice.uniform(0, size * 0.6)


def _height(page: Page, text: Text, room: float, size: float) -> float:
    """Of a paragraph, without printing it."""
    count = len(page.lines)
    below = page.flow(text, 0, room, 0, size)
    del page.lines[count:]
    return below
