"""Where a value stands among the words of a document: whole words in a row, or the lines of one cell with other cells between them."""

import re
from bisect import bisect_right
from collections.abc import Iterator

from ficha_train.text.lexicon import STATES

_SPAN_MAX = 160
"""Words of a value."""
_KEY_GLUED_MIN = 4
_GLUED = re.compile("(?:ssp|sesp|sds|sejusp|sjs|pc|detran|ifp|itep|politec)?(?:" + "|".join(STATES).lower() + ")")
"""A state, or who issued an identity, without a space behind it: `…8.21.0022/RS`, `1444427-SSP/SP`, `Itapeva-SP`."""


def spans_of(words: list[str], key: str) -> Iterator[tuple[int, int]]:
    """Runs of whole words whose letters and digits are the key."""
    if not key:
        return
    at = 0
    while at < len(words):
        end = _match(words, at, key)
        if end is None:
            at += 1
        else:
            yield at, end
            at = end


_BROKEN_MIN = 16
"""Letters and digits of a value that other cells may stand between."""
_LINES_BETWEEN = 8
"""Lines of other cells between two lines of a cell, with what its column says before."""


def broken_spans(words: list[str], ends: list[int], key: str) -> list[tuple[int, int, bool]]:
    """
    The parts of a value in a cell of several lines, other cells' lines between them; empty where it is not found.

    True with the first part.
    """
    if len(key) < _BROKEN_MIN:
        return []
    starts = [0, *ends[:-1]]
    for at in range(len(words)):
        parts = _go_on(words, starts, ends, at, key)
        if parts:
            return [(start, end, i == 0) for i, (start, end) in enumerate(parts)]
    return []


def _go_on(words: list[str], starts: list[int], ends: list[int], at: int, key: str) -> list[tuple[int, int]]:
    """The value's parts from this word on: to the end of its line, then from the beginning of one of the next lines."""
    line = bisect_right(ends, at)
    end = at
    while words[at] and end < ends[line] and key.startswith(words[end]):
        key = key[len(words[end]) :]
        end += 1
        if not key:
            return [(at, end)]
    if end == at or end < ends[line]:
        return []
    for follower in range(line + 1, min(line + 1 + _LINES_BETWEEN, len(starts))):
        rest = _go_on(words, starts, ends, starts[follower], key)
        if rest:
            return [(at, end), *rest]
    return []


def _match(words: list[str], start: int, key: str) -> int | None:
    if not words[start]:
        return None
    said = ""
    for end in range(start, min(len(words), start + _SPAN_MAX)):
        said += words[end]
        if said == key or (len(key) >= _KEY_GLUED_MIN and said.startswith(key) and _GLUED.fullmatch(said, len(key))):
            return end + 1
        if not key.startswith(said):
            return None
    return None
