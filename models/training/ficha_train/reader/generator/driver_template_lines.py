"""Which lines of a paper's template one paper has, in which order, and which of them stand together."""

from ficha_train.reader.generator.dice import Dice

_OPTIONAL = 0.6


def template_lines(dice: Dice, template: str) -> list[str]:
    """Without the ? of those that only some papers have and the ~ of those that change places with the ones beside them."""
    lines = [line.strip() for line in template.strip().split("\n") if line.strip()]
    out: list[str] = []
    group: list[str] = []
    for line in [line.lstrip("?") for line in lines if line[0] != "?" or dice.chance(_OPTIONAL)]:
        if line.startswith("~"):
            group.append(line[1:])
            continue
        out += [*dice.shuffled(group), line]
        group = []
    return [*out, *dice.shuffled(group)]


def last_like(lines: list[str], at: int) -> int:
    """The last of the boxes, or of the rows with as many columns, that stand together."""
    end = at
    while end + 1 < len(lines) and lines[end + 1][:2] == lines[at][:2]:
        if lines[at][0] == "T" and lines[end + 1].count("¦") != lines[at].count("¦"):
            break
        end += 1
    return end
