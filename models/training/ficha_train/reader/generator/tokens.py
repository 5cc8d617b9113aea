"""Text whose words know what they are, and templates that are filled with it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ficha_train.reader.generator.dice import Dice


@dataclass(frozen=True, slots=True)
class Token:
    text: str
    role: str = "O"
    begins: bool = False
    """The first word of a mention."""


Text = list[Token]
Slot = Text | str | Callable[[], Text | str]

OPTIONAL_SHARE = 0.5


def plain(text: str) -> Text:
    return [Token(word) for word in text.split()]


def said(text: str, role: str) -> Text:
    """The words of one mention of a role."""
    return [Token(word, role, i == 0) for i, word in enumerate(text.split())]


def caption(text: str) -> Text:
    return said(text, "CAPTION")


def continued(text: Text) -> Text:
    """Goes on with a mention that stands elsewhere."""
    return [replace(token, begins=False) for token in text]


def ended(text: Text, sign: str) -> Text:
    """The text with a comma, full stop or the like glued to its last word."""
    if not text:
        return text
    return [*text[:-1], replace(text[-1], text=text[-1].text + sign)]


def joined(parts: list[Text], dice: Dice, last: tuple[str, ...] = ("e", "bem como", "e também")) -> Text:
    """`a, b e c`."""
    out: Text = list(parts[0]) if parts else []
    for i, part in enumerate(parts[1:], 1):
        if i < len(parts) - 1:
            out = [*ended(out, ","), *part]
        else:
            out = [*out, *plain(dice.pick(last)), *part]
    return out


def length_of(text: Text) -> int:
    return sum(len(token.text) + 1 for token in text)


def plain_words(text: Text) -> str:
    return " ".join(token.text for token in text)


def upper(text: Text) -> Text:
    return [replace(token, text=token.text.upper()) for token in text]


def say(dice: Dice, template: str, role: str | None = None, **slots: Slot) -> Text:
    """
    A template in words: `{prazo|termo} de {validade|vigência}[ desta licença]: <term>`.

    `{a|b}` is one of several, of five or more some are held out; `{60:a|40:b}` one in these shares; `[a]` is there half of the
    time, `[80:a]` in 80 % of copies; `<name>` is a slot. Both may be nested. Signs that touch a slot are glued to its words. `role` is that of all words that have none.
    `<_name>` is a slot in a gap of a printed form; in `X(a;b;c)` the first is crossed.
    """
    return fill(dice, template, role, slots)


def fill(dice: Dice, template: str, role: str | None, slots: Mapping[str, Slot]) -> Text:
    filled = _CHOICE.sub(lambda found: _crossed(dice, found[1].split(";"), slots), _expand(dice, template))
    out: Text = []
    glued = False
    for piece in re.findall(r"<[~^]?\w+>|\s+|[^\s<]+", filled):
        if piece.isspace():
            glued = False
            continue
        new = _named(dice, piece[1:-1], slots) if piece[0] == "<" else [Token(piece)]
        if glued and out and new:
            new = _glue(out.pop(), new)
        out.extend(new)
        glued = bool(new)
    if role is not None:
        out = [token if token.role != "O" else replace(token, role=role) for token in out]
        out = [replace(t, begins=True) if i == 0 and t.role == role else t for i, t in enumerate(out)]
    return out


def _named(dice: Dice, name: str, slots: Mapping[str, Slot]) -> Text:
    if name[0] not in "_~^":
        return _slot(slots[name])
    text = _slot(slots[name[1:]])
    if name[0] == "_":
        return _in_gap(dice, text)
    turn = str.lower if name[0] == "~" else str.upper
    return [replace(text[0], text=turn(text[0].text[:1]) + text[0].text[1:]), *text[1:]] if text else []


def _in_gap(dice: Dice, text: Text) -> Text:
    """`____Fulana____`, with the dots or strokes of the paper, or apart from them."""
    sign, glued = dice.habit("gap", ["_", "_", ".", "…", "-"]), dice.habit("glued", [True, False, False, False, False])
    blank = sign * dice.between(2, 9)
    if glued and text:
        return ended([replace(text[0], text=blank + text[0].text), *text[1:]], blank)
    return [Token(blank), *text, Token(blank)] if dice.chance(0.8) else text


_SHARE = re.compile(r"(\d+):")
_CHOICE = re.compile(r"\bX\(([^()]*)\)")
_CROSSES = [("(X)", "( )"), ("(x)", "( )"), ("☒", "☐"), ("[X]", "[ ]"), ("( X )", "(   )")]


def _crossed(dice: Dice, options: list[str], slots: Mapping[str, Slot]) -> str:
    """`( ) avó (X) tia`: options that say the same as the first are left out."""
    yes, no = dice.habit("cross", _CROSSES)
    first = " ".join(token.text for token in fill(dice, options[0], None, slots)).lower()
    others = [one for one in options[1:] if one.strip().lower() != first]
    return " ".join(f"{yes if one == options[0] else no} {one.strip()}" for one in dice.shuffled([options[0], *others]))


def _slot(value: Slot) -> Text:
    given = value() if callable(value) else value
    return plain(given) if isinstance(given, str) else list(given)


def _glue(before: Token, after: Text) -> Text:
    first = after[0]
    kept = before if before.role != "O" else first
    return [Token(before.text + first.text, kept.role, kept.begins), *after[1:]]


def _expand(dice: Dice, template: str) -> str:
    """Chooses among the alternatives, from the outermost in."""
    out: list[str] = []
    at = 0
    while at < len(template):
        sign = template[at]
        if sign in "{[":
            end = _closing(template, at)
            inside = template[at + 1 : end]
            if sign == "{":
                out.append(_expand(dice, _alternative(dice, inside)))
            else:
                share = _SHARE.match(inside)
                if dice.chance(int(share[1]) / 100 if share else OPTIONAL_SHARE):
                    out.append(_expand(dice, inside[share.end() :] if share else inside))
            at = end + 1
        else:
            out.append(sign)
            at += 1
    return "".join(out)


def _alternative(dice: Dice, inside: str) -> str:
    """One of several; where they have shares none is held out."""
    options = _alternatives(inside)
    shares = [_SHARE.match(one) for one in options]
    if not all(shares):
        return dice.wording(options)
    found = dice.random.choices(shares, [int(share[1]) for share in shares if share])[0]
    return found.string[found.end() :] if found else ""


@lru_cache(50_000)
def _closing(template: str, opened: int) -> int:
    depth = 0
    for i in range(opened, len(template)):
        depth += template[i] in "{["
        depth -= template[i] in "}]"
        if depth == 0:
            return i
    raise ValueError(f"a bracket at {opened} is not closed in a template of {len(template)} characters")


@lru_cache(50_000)
def _alternatives(inside: str) -> list[str]:
    out, depth, start = [], 0, 0
    for i, sign in enumerate(inside):
        depth += sign in "{["
        depth -= sign in "}]"
        if sign == "|" and depth == 0:
            out.append(inside[start:i])
            start = i + 1
    return [*out, inside[start:]]
