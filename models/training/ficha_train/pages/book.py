"""Pages on disk: a book is one .npz of page pixels and one .json of their lines and documents."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ficha_train.fonts import catalogue
from ficha_train.fonts.faces import Faces
from ficha_train.pages.scene import Page, SceneMaker


@dataclass(frozen=True)
class BookPage:
    """pixels uint8 [height, width]; quads float32 [lines, 4, 2] and their texts; documents float32 [count, 4, 2];
    legible float32 [lines]: how much of each line is left to see, 0..1.
    """

    pixels: np.ndarray
    quads: np.ndarray
    texts: list[str]
    documents: np.ndarray
    legible: np.ndarray


def bookpage(page: Page) -> BookPage:
    """A page as it is drawn, without a file between."""
    quads = np.array([line.quad for line in page.lines], np.float32).reshape(-1, 4, 2)
    legible = np.array([line.legible for line in page.lines], np.float32)
    texts, documents = [line.text for line in page.lines], np.array(page.documents, np.float32).reshape(-1, 4, 2)
    return BookPage(page.pixels, quads, texts, documents, legible)


def make_book(
    data: Path, name: str, part: str, count: int, seed: int, kind: str | None = None, clean: bool = False
) -> None:
    """Generate `count` pages with the fonts of `part` into data/pages/<name>. A function of (seed, count, code,
    installed fonts).
    """
    maker = SceneMaker(Faces(catalogue.load(data, part)), seed, kind, clean)
    pages = [maker.make() for _ in range(count)]
    folder = data / "pages"
    folder.mkdir(parents=True, exist_ok=True)
    facts = [
        {
            "quads": [line.quad.round(2).tolist() for line in page.lines],
            "texts": [line.text for line in page.lines],
            "legible": [round(line.legible, 3) for line in page.lines],
            "documents": [quad.round(2).tolist() for quad in page.documents],
        }
        for page in pages
    ]
    (folder / f"{name}.json").write_text(json.dumps(facts, ensure_ascii=False), encoding="utf8")
    with (folder / f"{name}.part").open("wb") as file:
        np.savez(file, *[page.pixels for page in pages])
    (folder / f"{name}.part").rename(folder / f"{name}.npz")


def has_book(data: Path, name: str) -> bool:
    return (data / "pages" / f"{name}.npz").exists()


def open_book(data: Path, name: str) -> list[BookPage]:
    facts = json.loads((data / "pages" / f"{name}.json").read_text(encoding="utf8"))
    stored = np.load(data / "pages" / f"{name}.npz")
    return [
        BookPage(
            stored[f"arr_{index}"],
            np.array(fact["quads"], np.float32).reshape(-1, 4, 2),
            fact["texts"],
            np.array(fact["documents"], np.float32),
            # Books made before legibility was measured: every line counts.
            np.array(fact.get("legible", np.ones(len(fact["texts"]))), np.float32),
        )
        for index, fact in enumerate(facts)
    ]
