"""Draws fonts by weight and keeps opened faces."""

from collections.abc import Callable
from random import Random

from PIL import ImageFont

from ficha_train.fonts.catalogue import FontFile
from ficha_train.fonts.families import BOOK, SQUARE, TYPEWRITTEN, WRITTEN
from ficha_train.render.accents import ACCENTED
from ficha_train.text.parties import unaccented

FACES_MAX = 1500


class Faces:
    """A weighted choice of fonts, opened at even pixel sizes."""

    def __init__(self, files: list[FontFile]) -> None:
        self.files = files
        self._weights = [file.weight for file in files]
        self._covered = [set(file.covered) | {" "} for file in files]
        monospaced = [index for index, file in enumerate(files) if file.monospaced]
        self.has_monospaced = bool(monospaced)
        """Without one, no machine-readable line can be printed as it is anywhere."""
        self._monospaced = monospaced or list(range(len(files)))
        self._ocr_b = [index for index, file in enumerate(files) if "ocr-b" in file.path]
        self._typewriters = self._named(TYPEWRITTEN) or self._monospaced
        self._square = self._named(SQUARE)
        self._book = self._named(BOOK)
        families = (self._named((fragment,)) for fragment in WRITTEN)
        self._written = [family for family in families if family] or [list(range(len(files)))]
        self.are_written = all(file.weight == 0 for file in files)
        """Whether no line can be printed with these files, only written."""
        self._open: dict[tuple[int, int], ImageFont.FreeTypeFont] = {}

    def pick(self, random: Random) -> int:
        return random.choices(range(len(self.files)), self._weights)[0]

    def pick_monospaced(self, random: Random) -> int:
        """Any face where the set has no monospaced one."""
        return random.choice(self._monospaced)

    def pick_typewriter(self, random: Random) -> int:
        """A typewriter's face, or a monospaced one."""
        return random.choice(self._typewriters if random.random() < 0.7 else self._monospaced)

    def pick_till(self, random: Random) -> int:
        """A face with square bowls, a monospaced one, or any."""
        kind = random.random()
        if self._square and kind < 0.5:
            return random.choice(self._square)
        return random.choice(self._monospaced) if kind < 0.8 else self.pick(random)

    def pick_book(self, random: Random) -> int:
        """A face as books and newspapers are set in; any where there is none."""
        return random.choice(self._book) if self._book and random.random() < 0.8 else self.pick(random)

    def pick_written(self, random: Random) -> int:
        """A face after handwriting, each family as often; any where there is none."""
        return random.choice(random.choice(self._written))

    def has_letter(self, index: int) -> Callable[[str], bool]:
        """Whether face `index` has a letter."""
        return self._covered[index].__contains__

    def writable(self, index: int, text: str) -> str:
        """`text` as a pen writes it in face `index`: as it is printed, with the accents that the face lacks."""
        covered = self._covered[index]
        kept = "".join(c for c in text if c in covered or (c in ACCENTED and unaccented(c) in covered))
        return " ".join(kept.split())

    def _named(self, fragments: tuple[str, ...]) -> list[int]:
        return [index for index, file in enumerate(self.files) if any(fragment in file.path for fragment in fragments)]

    def pick_ocr_b(self, random: Random) -> int:
        """An OCR-B face, or a monospaced one where none is in the set (the held-out fonts have none)."""
        return random.choice(self._ocr_b or self._monospaced)

    def face(self, index: int, size: int) -> ImageFont.FreeTypeFont:
        """Face `index` at `size` pixels per em, rounded to an even number."""
        size = max(6, round(size / 2) * 2)
        key = (index, size)
        if key not in self._open:
            if len(self._open) >= FACES_MAX:
                self._open.clear()
            self._open[key] = ImageFont.truetype(self.files[index].path, size, layout_engine=ImageFont.Layout.BASIC)
        return self._open[key]

    def printable(self, index: int, text: str) -> str:
        """`text` as face `index` can print it: a missing accent is left off, any other missing character is
        dropped.
        """
        covered = self._covered[index]
        if covered.issuperset(text):
            return text
        kept = "".join(c if c in covered else unaccented(c) for c in text)
        return " ".join("".join(c for c in kept if c in covered).split())
