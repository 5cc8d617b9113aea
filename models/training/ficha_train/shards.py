"""Lines on disk: one .npy of pixels (every line column by column, one after another) and one .json beside it."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ficha_train.fonts import catalogue
from ficha_train.fonts.faces import Faces
from ficha_train.render.line import HEIGHT, LineMaker


@dataclass(frozen=True)
class Shard:
    """pixels: uint8, memory-mapped; offsets: start of each line in it; the rest has one entry per line."""

    pixels: np.ndarray
    offsets: np.ndarray
    widths: list[int]
    texts: list[str]
    kinds: list[str]
    fonts: list[str]

    def __len__(self) -> int:
        return len(self.texts)

    def line(self, index: int) -> np.ndarray:
        """uint8 [HEIGHT, width]."""
        width, start = self.widths[index], self.offsets[index]
        return np.asarray(self.pixels[start : start + width * HEIGHT]).reshape(width, HEIGHT).T


def make_shard(data: Path, name: str, part: str, count: int, seed: int, clean: bool = False, by_hand: bool = False) -> None:
    """Generate `count` lines with the fonts of `part` into data/lines/<name>. A function of (seed, count, code,
    installed fonts).
    """
    maker = LineMaker(Faces(catalogue.load(data, part)), seed, clean, by_hand)
    made = [maker.make() for _ in range(count)]
    folder = data / "lines"
    folder.mkdir(parents=True, exist_ok=True)
    pixels = np.concatenate([np.ascontiguousarray(line.pixels.T).ravel() for line in made])
    facts = {
        "widths": [line.pixels.shape[1] for line in made],
        "texts": [line.text for line in made],
        "kinds": [line.kind for line in made],
        "fonts": [Path(line.font).stem for line in made],
    }
    np.save(folder / f"{name}.part.npy", pixels)
    (folder / f"{name}.json").write_text(json.dumps(facts, ensure_ascii=False), encoding="utf8")
    # The pixels take their name last: a shard that exists under its name is whole.
    (folder / f"{name}.part.npy").rename(folder / f"{name}.npy")


def has_shard(data: Path, name: str) -> bool:
    return (data / "lines" / f"{name}.npy").exists()


def open_shard(data: Path, name: str) -> Shard:
    facts = json.loads((data / "lines" / f"{name}.json").read_text(encoding="utf8"))
    offsets = np.concatenate([[0], np.cumsum(np.array(facts["widths"], dtype=np.int64) * HEIGHT)])
    return Shard(np.load(data / "lines" / f"{name}.npy", mmap_mode="r"), offsets, **facts)
