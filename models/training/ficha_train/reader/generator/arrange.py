"""Captions with values, arranged in the ways that forms, lists, tables and letters have."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.odd_ways import Entry, Style, braces, joined, keys, spread, tall
from ficha_train.reader.generator.page import Page, Paragraph
from ficha_train.reader.generator.tokens import Text, Token, caption, ended, length_of, plain

def arrange(page: Page, entries: list[Entry], how: str | None = None) -> None:
    """All entries in one arrangement, or in the given one."""
    if not entries:
        return
    how = how or page.dice.arrangement(_KNOWN, _HELD_OUT)
    _WAYS[how](page, entries, Style(page.dice, how))
    page.gap()


def table(page: Page, heads: list[str], rows: list[list[Text]]) -> None:
    """Heads over rows; columns as wide as their contents ask."""
    dice = page.dice
    lengths = [max(len(head), *(length_of(row[i]) for row in rows)) for i, head in enumerate(heads)]
    edges = page.edges([length**0.7 + dice.uniform(1, 4) for length in lengths])
    case = dice.pick([str.upper, str.title, str])
    size = page.size * dice.pick([1, 0.9, 0.8])
    head_size = page.size * dice.pick([1, 0.9])
    page.row([[Paragraph(caption(case(head)), head_size)] for head in heads], edges)
    for row in rows:
        page.row([[Paragraph(cell, size)] for cell in row], edges)
    page.gap()


def transposed(page: Page, heads: list[str], columns: list[list[Text]]) -> None:
    """Captions at the left, one column for each record."""
    share = page.dice.uniform(0.15, 0.3)
    rest = page.inner * (1 - share) / len(columns)
    start = page.left + page.inner * share
    edges = [page.left, *(start + rest * i for i in range(len(columns) + 1))]
    for i, head in enumerate(heads):
        page.row([[Paragraph(caption(head), page.size)], *([Paragraph(c[i], page.size)] for c in columns)], edges)
    page.gap()


def _one_table(page: Page, entries: list[Entry], style: Style) -> None:
    """Heads over one row, in bands where they are many."""
    size = len(entries) if len(entries) < 5 else page.dice.between(4, 9)
    for at in range(0, len(entries), size):
        band = entries[at : at + size]
        table(page, [words for words, _ in band], [[value for _, value in band]])


def _turned(page: Page, entries: list[Entry], style: Style) -> None:
    transposed(page, [words for words, _ in entries], [[value for _, value in entries]])


def _inline(page: Page, entries: list[Entry], style: Style) -> None:
    for i, (words, value) in enumerate(entries):
        page.flow([*style.caption(i, words), *value])


def _run_on(page: Page, entries: list[Entry], style: Style) -> None:
    sign = page.dice.pick(["–", "-", "|", ";", ",", ""])
    text: Text = []
    for i, (words, value) in enumerate(entries):
        part = [*style.caption(i, words), *value]
        if i < len(entries) - 1:
            part = ended(part, sign) if sign in (";", ",") else [*part, *plain(sign)]
        text.extend(part)
    page.flow(text, align=page.dice.pick(["left", "justified"]))


def _several(page: Page, entries: list[Entry], style: Style) -> None:
    for at, group in _groups(page.dice, entries, [1, 2, 3]):
        cells = [[Paragraph([*style.caption(at + j, w), *v], page.size)] for j, (w, v) in enumerate(group)]
        page.row(cells, page.columns(len(group)))


def _two_columns(page: Page, entries: list[Entry], style: Style) -> None:
    middle = page.left + page.inner * page.dice.uniform(0.18, 0.45)
    align = "right" if page.dice.chance(0.15) else "left"
    for i, (words, value) in enumerate(entries):
        top = page.y
        size = page.size * style.size
        a = page.flow(style.caption(i, words), page.left, middle - 6, top, size, align)
        b = page.flow(value, middle + 2, page.right, top + page.dice.uniform(-0.1, 0.1) * page.size, page.size)
        page.y = max(a, b) + page.dice.uniform(0, 0.4) * page.size


def _far_right(page: Page, entries: list[Entry], style: Style) -> None:
    """Values at the right margin, as receipts and portals have them."""
    for i, (words, value) in enumerate(entries):
        top = page.y
        a = page.flow(style.caption(i, words), page.left, page.left + page.inner * 0.45, top)
        b = page.flow(value, page.left + page.inner * 0.5, page.right, top, align="right")
        page.y = max(a, b)


def _leader(page: Page, entries: list[Entry], style: Style) -> None:
    for i, (words, value) in enumerate(entries):
        dots = Token(page.dice.pick([".", "_", ". "]).strip() * page.dice.between(5, 30))
        page.flow([*style.caption(i, words), dots, *value])


def _stacked(page: Page, entries: list[Entry], style: Style) -> None:
    for i, (words, value) in enumerate(entries):
        page.flow(style.caption(i, words), size=page.size * style.size)
        page.flow(value)
        page.gap(page.dice.uniform(0, 0.5))


def _below(page: Page, entries: list[Entry], style: Style) -> None:
    for i, (words, value) in enumerate(entries):
        page.flow(value)
        page.flow(style.caption(i, words), size=page.size * style.size)
        page.gap(page.dice.uniform(0.2, 0.8))


def _cells(page: Page, entries: list[Entry], style: Style) -> None:
    """Boxes of a form: the caption small in the corner, the value below it."""
    one_line = page.dice.chance(0.06)
    for at, group in _groups(page.dice, entries, [1, 2, 2, 3, 3, 4]):
        widths = [page.dice.uniform(0.6, 2) * (1 + min(60, length_of(value)) / 25) for _, value in group]
        cells = []
        for j, (words, value) in enumerate(group):
            head = style.caption(at + j, words)
            size = page.size * style.size
            whole = [Paragraph([*head, *value], page.size)]
            cells.append(whole if one_line else [Paragraph(head, size), Paragraph(value, page.size)])
        page.row(cells, page.edges(widths))


def _pairs(page: Page, entries: list[Entry], style: Style) -> None:
    """caption | value | caption | value"""
    for at, group in _groups(page.dice, entries, [1, 2, 2, 3]):
        cells = []
        for j, (words, value) in enumerate(group):
            head = style.caption(at + j, words)
            cells += [[Paragraph(head, page.size * style.size)], [Paragraph(value, page.size)]]
        page.row(cells, page.columns(2 * len(group)))


def _heads(page: Page, entries: list[Entry], style: Style) -> None:
    """A row of captions over a row of values."""
    for at, group in _groups(page.dice, entries, [2, 3, 4]):
        edges = page.columns(len(group))
        size = page.size * style.size
        page.row([[Paragraph(style.caption(at + j, words), size)] for j, (words, _) in enumerate(group)], edges)
        page.row([[Paragraph(value, page.size)] for _, value in group], edges)


def _halves(page: Page, entries: list[Entry], style: Style) -> None:
    """Two columns, each a list of its own."""
    middle = page.left + page.inner / 2
    half = (len(entries) + 1) // 2
    stacked = page.dice.chance(0.4)
    top = lowest = page.y
    for part, left, right in ((entries[:half], page.left, middle - 8), (entries[half:], middle + 8, page.right)):
        y = top
        for i, (words, value) in enumerate(part):
            head = style.caption(i, words)
            if stacked:
                y = page.flow(head, left, right, y, page.size * style.size)
                y = page.flow(value, left, right, y)
            else:
                y = page.flow([*head, *value], left, right, y)
        lowest = max(lowest, y)
    page.y = lowest


def _groups(dice: Dice, entries: list[Entry], sizes: list[int]) -> list[tuple[int, list[Entry]]]:
    """Consecutive entries that share a row, with the number of the first."""
    out = []
    at = 0
    while at < len(entries):
        count = dice.pick(sizes)
        out.append((at, entries[at : at + count]))
        at += count
    return out


_WAYS = {
    "inline": _inline, "several": _several, "two columns": _two_columns, "stacked": _stacked, "cells": _cells, "pairs": _pairs,
    "heads": _heads, "halves": _halves, "run on": _run_on, "far right": _far_right, "below": _below, "leader": _leader,
    "table": _one_table, "turned": _turned, "joined": joined, "tall": tall, "spread": spread, "keys": keys, "braces": braces,
}
_KNOWN = {
    "inline": 4, "several": 2, "two columns": 4, "stacked": 4, "cells": 6, "pairs": 3, "heads": 5, "halves": 2, "run on": 2, "far right": 2,
}
"""How often each is drawn in training; the others where papers ask for them."""
_HELD_OUT = ("below", "leader")
