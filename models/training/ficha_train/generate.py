"""Everything that is generated: the fixed evaluation sets, and training data ahead of the training that would make
it itself.
"""

from collections.abc import Sequence
from pathlib import Path

from ficha_train.detector.library import make_training_book
from ficha_train.pages.book import has_book, make_book
from ficha_train.recipes import DETECTOR, EVALUATION, HANDWRITING, RECOGNISER
from ficha_train.recogniser.pool import make_training_shard
from ficha_train.shards import has_shard, make_shard

LINE_SETS = ("eval-hard", "eval-clean", "eval-single-storey-hard", "eval-single-storey-clean", "eval-written-hard")
"""Of the recogniser. The single-storey ones are of the same seeds and sizes as the ordinary ones."""


def evaluation_sets(data: Path, networks: Sequence[str] = ("recogniser", "detector")) -> None:
    """Lines (hard, clean) and, for the detector, pages (sheets, cards, clean sheets) in held-out fonts; what exists is
    kept.
    """
    recipe = EVALUATION
    for name in LINE_SETS:
        if not has_shard(data, name):
            clean = name.endswith("clean")
            count, seed = (
                (recipe.clean_lines, recipe.clean_seed) if clean else (recipe.hard_lines, recipe.hard_seed)
            )
            part = "single_storey" if "storey" in name else "written" if "written" in name else "held_out"
            make_shard(data, name, part, count, seed, clean)
    books = (
        ("eval-sheets", recipe.sheets_seed, "sheet", False),
        ("eval-cards", recipe.cards_seed, "card", False),
        ("eval-clean-sheets", recipe.clean_sheets_seed, "sheet", True),
    )
    for name, seed, kind, clean in books if "detector" in networks else ():
        if not has_book(data, name):
            make_book(data, name, "held_out", recipe.pages, seed, kind, clean)


def training_data(data: Path, network: str, first: int, count: int) -> None:
    """Shards or books `first` to `first + count - 1`."""
    for number in range(first, first + count):
        if network == "detector":
            make_training_book(data, DETECTOR, number)
        else:
            make_training_shard(data, HANDWRITING if network == "handwriting" else RECOGNISER, number)
