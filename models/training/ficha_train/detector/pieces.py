"""Pieces of lines on the detector's maps: one for each bar of the core."""

from typing import NamedTuple

import numpy as np

from ficha_train.detector.join import END, Piece
from ficha_train.detector.split import bars

AREA_MIN = 6
"""Pixels of a component at half scale; anything smaller is dirt."""
SCORE_MIN = 0.84
"""Mean core probability of a line below which it is texture; chosen on training-font pages, as the threshold."""
SHORT_AREA_MAX, SHORT_PEAK_MIN = 40, 0.93
"""Pixels of a core that is mostly edge, as of one or two signs, and how sure its surest pixel is where it is print. Of 62
real pictures 760 words of 9,314 are not read instead of 847, with twice the pixels 757; words beside the truth grow from
639 to 659.
"""
LONG = 2.0
"""Length over thickness above which a component's own axis is trusted more than the direction field."""
TURN_CERTAINTY_MIN = 0.8
OPPOSITE_CERTAINTY_MIN = 0.97
"""A line is believed to read another way than the page's long ones from this certainty on: a short one, a long one."""
ACROSS = 0.5**0.5
"""Cosine of the angle from which on the direction field is nearer to across than to along."""
LETTER_HEIGHTS_MAX = 2.0
"""The core of a letter is as high as that of a line; of a large one not more than this many times."""
CORE_FOUND = 0.536
"""Share of a line's height that its core has as found at the threshold: taught half, and a little more is seen. Measured on
training-font pages.
"""
THICKNESS_EXCESS, THICKNESS_MIN = 0.55, 0.75
"""Pixels at half scale by which a component is too thick, as targets are drawn with their border pixels (targets._fill);
measured on training-font pages. And the least thickness left of it.
"""


class _Bar(NamedTuple):
    """Pixels of a component: xs, ys; angle along it; whether it is long enough to know its own angle; whether it is so and
    the field reads across it (a narrow letter alone, or letters one above the other); certainty of the direction field, 0..1;
    mean probability, of a short one with a sure pixel no less than a line's; length of a bar of its moments.
    """

    xs: np.ndarray
    ys: np.ndarray
    angle: float
    is_long: bool
    is_crossed: bool
    certainty: float
    score: float
    length: float


def _bar(rows: np.ndarray, columns: np.ndarray, core: np.ndarray, fields: np.ndarray) -> _Bar:
    quarter = (np.minimum(rows // 2, fields.shape[1] - 1), np.minimum(columns // 2, fields.shape[2] - 1))
    cosine, sine = float(fields[2][quarter].mean()), float(fields[3][quarter].mean())
    xs, ys = columns.astype(float), rows.astype(float)
    xx, yy = xs.var(), ys.var()
    xy = ((xs - xs.mean()) * (ys - ys.mean())).mean()
    spread = np.hypot(xx - yy, 2 * xy)
    is_long = bool(xx + yy + spread > LONG * LONG * (xx + yy - spread))
    norm = float(np.hypot(cosine, sine))
    angle, is_crossed = np.arctan2(sine, cosine) if norm >= 1e-3 else 0.0, False
    if is_long:
        own = np.arctan2(2 * xy, xx - yy) / 2
        along = np.cos(own) * cosine + np.sin(own) * sine
        angle = own if along >= 0 else own + np.pi
        is_crossed = bool(abs(along) < ACROSS * norm)
    length = float(np.sqrt(max(1.0, 6 * (xx + yy + spread))))
    score = _score(core[rows, columns])
    return _Bar(xs, ys, float(angle), is_long, is_crossed, min(1.0, norm), score, length)


def _score(core: np.ndarray) -> float:
    """The edge of a core is weak, so that a short one's mean says little: it is a line by its surest pixel."""
    mean = float(core.mean())
    is_print = len(core) <= SHORT_AREA_MAX and core.max() >= SHORT_PEAK_MIN
    return max(mean, SCORE_MIN) if is_print else mean


def _settled(found: list[_Bar]) -> list[_Bar]:
    """The bars as the page's long lines have them. Single letters and numbers have no axis: they stand on the page's own
    angle, or a quarter turn from it where the detector is sure of that. A long line that seems to be upside down among others
    stands as they do unless the detector is sure.
    """
    long = [bar for bar in found if bar.is_long and not bar.is_crossed]
    if not long:
        return found
    # Four times the angle is the same for every quarter turn.
    area = np.array([len(bar.xs) for bar in long])
    angle, certainty = np.array([bar.angle for bar in long]), np.array([bar.certainty for bar in long])
    skew = np.arctan2((area * np.sin(4 * angle)).sum(), (area * np.cos(4 * angle)).sum()) / 4
    right, down = (area * certainty * np.cos(angle)).sum(), (area * certainty * np.sin(angle)).sum()
    thickness = (area * area / np.array([bar.length for bar in long])).sum() / area.sum()

    def quarters(at: float) -> int:
        return int(np.floor((at - skew) / (np.pi / 2) + 0.5))

    usual = quarters(np.arctan2(down, right))

    def settled(bar: _Bar) -> _Bar:
        if bar.is_long and not bar.is_crossed:
            turned = (quarters(bar.angle) - usual) % 4 == 2 and bar.certainty < OPPOSITE_CERTAINTY_MIN
            return bar._replace(angle=bar.angle + np.pi) if turned else bar
        if bar.is_crossed and bar.length > LETTER_HEIGHTS_MAX * thickness:
            return bar
        own = quarters(bar.angle) if bar.certainty >= TURN_CERTAINTY_MIN and not bar.is_crossed else usual
        return bar._replace(angle=float(skew + own * np.pi / 2))

    return [settled(bar) for bar in found]


def _piece(bar: _Bar) -> Piece:
    """Thickness is area / length, not the extent: extents of ragged components are too tall."""
    axis, centre = np.array([np.cos(bar.angle), np.sin(bar.angle)]), np.array([bar.xs.mean(), bar.ys.mean()])
    along = (bar.xs - centre[0]) * axis[0] + (bar.ys - centre[1]) * axis[1]
    start, end = along.min(), along.max()
    tall = max(THICKNESS_MIN, len(bar.xs) / (end - start + 1) - THICKNESS_EXCESS) / CORE_FOUND
    return Piece(
        centre + axis * (start - END * tall), centre + axis * (end + END * tall), tall, bar.score, bar.certainty
    )


def find_pieces(core: np.ndarray, fields: np.ndarray, threshold: float) -> list[Piece]:
    """core: probability [h/2, w/2]; fields: [4, h/4, w/4] as the network gives them. In pixels of the core's map."""
    found = [_bar(rows, columns, core, fields) for rows, columns in bars(core, threshold, AREA_MIN)]
    return [_piece(bar) for bar in _settled(found)]
