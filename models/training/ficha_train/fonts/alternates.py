"""Single-storey cuts of ordinary typefaces: many draw the phonetic ɑ and ɡ, which here take the place of a and g."""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from ficha_train.charset import CHARSET

PHONETIC = {"a": "ɑ", "g": "ɡ"}


def _take_place(font: TTFont, letter: str, phonetic: str) -> bool:
    """The outline of `phonetic` under the name of `letter`: its accented forms are made of it too. False where they
    are not.
    """
    cmap, glyphs, advances = font.getBestCmap(), font["glyf"], font["hmtx"].metrics
    if ord(letter) not in cmap or ord(phonetic) not in cmap:
        return False
    old, new = cmap[ord(letter)], cmap[ord(phonetic)]
    if glyphs[new].isComposite():
        return False
    wider = advances[new][0] - advances[old][0]
    accented = [
        name for character in ("áàâã" if letter == "a" else "") if (name := cmap.get(ord(character))) is not None
    ]
    for name in accented:
        parts = glyphs[name].components if glyphs[name].isComposite() else []
        if not parts or parts[0].glyphName != old:
            return False
        for mark in parts[1:]:
            if hasattr(mark, "x"):
                mark.x += wider // 2
        advances[name] = (advances[name][0] + wider, advances[name][1])
    glyphs[old], advances[old] = glyphs[new], advances[new]
    return True


def write_alternate(path: str, folder: Path) -> Path | None:
    """`path` with single-storey letters, without hints, in `folder`; None where the face has no outlines for it."""
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, drop_tables=["kern"])
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "DSIG", "FFTM"]
    font = TTFont(path)
    if "glyf" not in font or not set(map(ord, PHONETIC.values())) & set(font.getBestCmap()):
        return None
    only = subset.Subsetter(options)
    only.populate(unicodes=[ord(character) for character in [*CHARSET, *PHONETIC.values()]])
    only.subset(font)
    if not _take_place(font, "a", PHONETIC["a"]):
        return None
    # Often there is no other g than the one of a single storey.
    _take_place(font, "g", PHONETIC["g"])
    target = folder / f"{Path(path).stem}-alternate.ttf"
    font.save(target)
    return target
