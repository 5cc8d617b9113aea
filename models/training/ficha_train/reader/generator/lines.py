"""Which lines of a paper one copy has, and in which order. Their form stands in `models/training/papers/README.md`."""

import re

from ficha_train.reader.generator.dice import Dice

OPTIONAL = 0.6
_BLOCK, _ENDS = re.compile(r"[?~%]\( [\d.,+ -]+"), ("?)", "~)", "%)")
_SHARE = re.compile(r"\?(\d+) ")


def template_lines(dice: Dice, template: str, optional: float = OPTIONAL) -> list[str]:
    """
    Those that one paper has, in its order: without the ? of those that only some papers have and the ~ of those that change places
    with the ones beside them, and with one part of `?(`, all parts of `~(` and some lines of `%(`.
    """
    lines = _chosen(dice, [line.strip() for line in template.strip().split("\n") if line.strip()])
    out: list[str] = []
    group: list[str] = []
    for line in [kept_line(line) for line in lines if is_kept(dice, line, optional)]:
        if line.startswith("~"):
            group.append(line[1:])
            continue
        out += [*dice.shuffled(group), line]
        group = []
    return [*out, *dice.shuffled(group)]


def is_kept(dice: Dice, line: str, optional: float = 0.5) -> bool:
    """`?` before a line or an entry: on some papers; `?40 `: on 40 % of them."""
    share = _SHARE.match(line)
    return line[:1] != "?" or dice.chance(int(share[1]) / 100 if share else optional)


def has_share(line: str) -> bool:
    return _SHARE.match(line) is not None


def kept_line(line: str) -> str:
    return _SHARE.sub("", line, count=1) if _SHARE.match(line) else line.lstrip("?")


def _chosen(dice: Dice, lines: list[str]) -> list[str]:
    """The lines with those of each block that this paper has in its place."""
    out: list[str] = []
    at = 0
    while at < len(lines):
        sign = lines[at][:2]
        if not _BLOCK.fullmatch(lines[at]):
            out.append(lines[at])
            at += 1
            continue
        parts, end = _parts(lines, at)
        told = lines[at][2:].split()
        made = [_chosen(dice, part) for part in parts]
        if sign == "?(":
            made += [[]] * (len(told) == 1 == len(made))
            shares = [float(one) for one in told]
            out += dice.random.choices(made, [shares[0], 1 - shares[0]] if len(shares) == 1 else shares)[0]
        elif sign == "~(":
            out += [line for part in (dice.shuffled(made) if dice.chance(float(told[0])) else made) for line in part]
        else:
            must = made[0][-int(told[1]) :] if len(told) > 1 else []
            free = made[0][: len(made[0]) - len(must)]
            out += dice.shuffled([*dice.shuffled(free)[: count_of(dice, told[0])], *must])
        at = end + 1
    return out


def _parts(lines: list[str], at: int) -> tuple[list[list[str]], int]:
    """What stands between the signs of the block that begins there, and where it ends."""
    parts: list[list[str]] = [[]]
    open_blocks = 0
    for end in range(at + 1, len(lines)):
        line = lines[end]
        if open_blocks == 0 and line == lines[at][0] + ")":
            return parts, end
        open_blocks += bool(_BLOCK.fullmatch(line)) - (line in _ENDS)
        if open_blocks == 0 and line == lines[at][0] + "|":
            parts.append([])
        else:
            parts[-1].append(line)
    raise ValueError(f"the block that begins in line {at + 1} of {len(lines)} has no end")


def count_of(dice: Dice, told: str) -> int:
    """`3` is up to three, `2-4` two to four, `0,0,5` one of these."""
    if "," in told:
        return int(dice.pick(told.split(",")))
    low, mark, high = told.partition("-")
    return dice.between(int(low), int(high)) if mark else dice.between(0, int(told))


def within(dice: Dice, told: str) -> float:
    """`1.2`, or anything of `1-1.4`."""
    low, mark, high = told.partition("-")
    return dice.uniform(float(low), float(high)) if mark else float(low)


def last_like(lines: list[str], at: int) -> int:
    """The last of the boxes, or of the rows with as many columns, that stand together."""
    end = at
    while end + 1 < len(lines) and lines[end + 1][:1] == lines[at][:1] and lines[end + 1][1:2] in tuple(" *GWAP") and lines[end + 1][2:3] != "T":
        if lines[at][0] == "T" and lines[end + 1][1] == " " and lines[end + 1].count("¦") != lines[at].count("¦"):
            break
        end += 1
    return end
