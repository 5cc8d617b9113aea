"""Numbers, names and places from shapes that are data: `###/<year>`."""

import re

from ficha_train.reader.generator.dice import Dice

_SIGN = re.compile(r"[#@%?]|<(\w+)(?:-(\d+))?>")
_SIGNS = {"#": "0123456789", "@": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "%": "0123456789ABCDEF", "?": "ABCDEFGHJKLMNOPQRSTUVWXYZ0123456789"}


def shaped(dice: Dice, shapes: list[str], **more: str) -> str:
    """
    One of the shapes, filled: # is a digit, @ a capital letter, % a hexadecimal digit, ? a letter or a digit, `<2-480>` a number between,
    `<year>` and `<yy>` one year; other names are given.
    """
    year = more.get("year") or str(dice.between(2004, 2026))

    def sign(found: re.Match[str]) -> str:
        if found[0] in _SIGNS:
            return dice.pick(_SIGNS[found[0]])
        if found[2]:
            return str(dice.between(int(found[1]), int(found[2])))
        return more[found[1]] if found[1] in more else {"year": year, "yy": year[2:]}[found[1]]

    return _SIGN.sub(sign, dice.pick(shapes))
