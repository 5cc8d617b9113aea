"""Conditions: dates, terms and numbers that are none of the licence's own."""

from ficha_train.reader.generator.background import salad, sentence
from ficha_train.reader.generator.licence.paper import Paper
from ficha_train.reader.generator.tokens import Text, ended, plain, say
from ficha_train.reader.generator.wordings import wordings

W = wordings("licence/conditions")


def condition(p: Paper) -> Text:
    """None contradicts that dangerous products may be carried."""
    dice = p.dice
    kind = dice.random.random()
    if kind < 0.12:
        return sentence(dice)
    if kind < 0.18:
        return ended(salad(dice, dice.between(6, 25)), ".")
    text = p.say("<common_condition>" if dice.chance(0.3) else "<condition>")
    if p.facts.dangerous and any("perigos" in token.text for token in text):
        return condition(p)
    return ended(text, dice.pick([".", ".", ";", ""]))


def conditions(p: Paper, count: int) -> None:
    """A list with a heading, in one or two columns; none contradicts that dangerous products may be carried."""
    page, dice = p.page, p.dice
    if count == 0:
        return
    if dice.chance(0.75):
        text = " ".join((t.text for t in say(dice, W.headings)))
        page.flow(plain((text.upper() if dice.chance(0.5) else text) + dice.pick(["", ":"])), align=dice.pick(["left", "centre"]))
    mark = dice.pick(["1.", "1)", "1 -", "a)", "", "-", "1.1.", "•", "I -", "01."])
    align = dice.pick(["justified", "left"])
    size = page.size * dice.pick([1, 1, 0.9, 0.8])
    texts = [[*plain(_mark(mark, i)), *condition(p)] for i in range(count)]
    if dice.chance(0.12):
        middle, top = (page.left + page.inner / 2, page.y)
        half = (count + 1) // 2
        lowest = top
        for part, left, right in ((texts[:half], page.left, middle - 6), (texts[half:], middle + 6, page.right)):
            y = top
            for text in part:
                y = page.flow(text, left, right, y, size)
            lowest = max(lowest, y)
        page.y = lowest
    else:
        indent = dice.pick([0, 0, 15])
        for text in texts:
            page.flow(text, left=page.left + indent, size=size, align=align)
            page.gap(dice.pick([0, 0, 0.3]))
    page.gap()


def _mark(mark: str, i: int) -> str:
    return {
        "1.": f"{i + 1}.", "1)": f"{i + 1})", "1 -": f"{i + 1} -", "a)": f"{chr(97 + i % 26)})", "1.1.": f"1.{i + 1}.",
        "I -": f"{W.roman[i % 20]} -", "01.": f"{i + 1:02d}.",
    }.get(mark, mark)
