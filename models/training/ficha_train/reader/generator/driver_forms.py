"""Forms drawn as boxes whose values have lines of their own: parents one under the other, ticks for categories."""

from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_decoys import decoy_entries
from ficha_train.reader.generator.driver_lists import LICENCE, PERSONAL, chosen, entries_of, signed, title
from ficha_train.reader.generator.driver_sections import other_section
from ficha_train.reader.generator.driver_values import Record
from ficha_train.reader.generator.driver_words import words
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, plain, said

Box = tuple[str, list[Text]]
"""A caption and the lines of its value."""


def form_page(page: Page, record: Record) -> None:
    dice = page.dice
    if dice.chance(0.85):
        page.flow(title(dice), size=page.size * dice.uniform(1, 1.5), align=dice.pick(["left", "centre"]))
        page.gap()
    if dice.chance(0.2):
        other_section(page, record)
    boxes = [box for name in chosen(dice, PERSONAL + LICENCE) for box in _boxes(dice, record, name)]
    for head, text in decoy_entries(dice, record, dice.pick([0, 1, 3, 6])):
        boxes.insert(dice.between(0, len(boxes)), (head, [text]))
    dice.pick([_grid, _grid, _two_columns, _lines])(page, boxes)
    for _ in range(dice.pick([0, 0, 1, 2])):
        other_section(page, record)
    for _ in range(dice.pick([0, 0, 1, 3, 8])):
        page.flow(sentence(dice))
    if dice.chance(0.5):
        signed(page, record)


def _boxes(dice: Dice, record: Record, name: str) -> list[Box]:
    if name == "filiation" and dice.chance(0.6):
        return [(words(dice, "parents", record), _parent_lines(dice, record))]
    if name == "category" and dice.chance(0.3) and len(record.category) <= 3:
        return [(words(dice, "category", record), [_ticks(dice, record.category)])]
    return [(head, [text]) for head, text in entries_of(dice, record, name)]


def _parent_lines(dice: Dice, record: Record) -> list[Text]:
    """One under the other; some with a mark before them, or an empty second line."""
    marks = dice.pick([("", ""), ("", ""), ("", ""), ("1.", "2."), ("Pai:", "Mãe:"), ("-", "-"), ("1-", "2-"), ("P:", "M:"), ("e", "e")])
    out: list[Text] = []
    for i, parent in enumerate(record.parents):
        mark = marks[min(i, 1)]
        if mark == "e" and i == 0:
            mark = ""
        said_mark = caption(mark) if mark.endswith(":") else plain(mark)
        out.append([*said_mark, *said(parent, "PARENT")])
    if len(out) == 1 and dice.chance(0.4):
        out.insert(dice.pick([0, 1]), plain(dice.pick(["Não declarado", "NÃO INFORMADO", "***", "-", "xxxxxxxx", "Não consta"])))
    return out


def _ticks(dice: Dice, category: str) -> Text:
    """`( ) A (X) B`: the ticked ones are the category."""
    has = {category} if dice.chance(0.5) else {letter for letter in category if letter.isalpha()}
    shown = dice.shuffled(sorted({"A", "B", "C", "D", "E", *has})) if dice.chance(0.1) else sorted({"A", "B", "C", "D", "E", *has})
    yes, no = dice.pick([("(X)", "( )"), ("(x)", "( )"), ("[X]", "[ ]"), ("☒", "☐"), ("☑", "☐"), ("X", "_"), ("( X )", "(   )")])
    out: Text = []
    begun = False
    after = dice.chance(0.2)
    for letter in shown:
        ticked = letter in has
        mark = plain(yes if ticked else no)
        name = [Token(letter, "CATEGORY" if ticked else "O", ticked and not begun)]
        begun = begun or ticked
        out += [*name, *mark] if after else [*mark, *name]
    return out


def _grid(page: Page, boxes: list[Box]) -> None:
    """Captions small in the corner of boxes of any width."""
    dice = page.dice
    small = page.size * dice.uniform(0.6, 0.9)
    case = dice.pick([str.upper, str, str.title])
    at = 0
    while at < len(boxes):
        row = boxes[at : at + dice.pick([1, 2, 2, 3, 4])]
        at += len(row)
        widths = [dice.uniform(0.5, 2) * (1 + min(50, max((_length(line) for line in lines), default=0)) / 20) for _, lines in row]
        edges = [page.left]
        for width in widths:
            edges.append(edges[-1] + page.inner * width / sum(widths))
        page.row([[Paragraph(caption(case(head)), small), *(Paragraph(line, page.size) for line in lines)] for head, lines in row], edges)


def _two_columns(page: Page, boxes: list[Box]) -> None:
    dice = page.dice
    edges = [page.left, page.left + page.inner * dice.uniform(0.2, 0.5), page.right]
    sign = dice.pick(["", ":", ""])
    for head, lines in boxes:
        page.row([[Paragraph(caption(head + sign), page.size)], [Paragraph(line, page.size) for line in lines]], edges)


def _lines(page: Page, boxes: list[Box]) -> None:
    """Caption and value on a line; a value's further lines below it, indented or not."""
    indent = page.dice.pick([0, 20, 60])
    for head, lines in boxes:
        page.flow([*caption(head + ":"), *(lines[0] if lines else [])])
        for line in lines[1:]:
            page.flow(line, page.left + indent)


def _length(text: Text) -> int:
    return sum(len(token.text) + 1 for token in text)
