"""Everything that is generated: the fixed evaluation sets, and training data ahead of the training that would make
it itself.
"""

from pathlib import Path

from ficha_train.detector.library import make_training_book
from ficha_train.pages.book import has_book, make_book
from ficha_train.recipes import DETECTOR, EVALUATION, RECOGNISER
from ficha_train.recogniser.pool import make_training_shard
from ficha_train.shards import has_shard, make_shard


def evaluation_sets(data: Path) -> None:
    """Lines (hard, clean) and pages (sheets, cards, clean sheets) in held-out fonts; what exists is kept."""
    recipe = EVALUATION
    for name, count, seed, clean in (
        ("eval-hard", recipe.hard_lines, recipe.hard_seed, False),
        ("eval-clean", recipe.clean_lines, recipe.clean_seed, True),
    ):
        if not has_shard(data, name):
            make_shard(data, name, "held_out", count, seed, clean)
    books = (
        ("eval-sheets", recipe.sheets_seed, "sheet", False),
        ("eval-cards", recipe.cards_seed, "card", False),
        ("eval-clean-sheets", recipe.clean_sheets_seed, "sheet", True),
    )
    for name, seed, kind, clean in books:
        if not has_book(data, name):
            make_book(data, name, "held_out", recipe.pages, seed, kind, clean)


def training_data(data: Path, network: str, first: int, count: int) -> None:
    """Shards or books `first` to `first + count - 1`."""
    for number in range(first, first + count):
        if network == "recogniser":
            make_training_shard(data, RECOGNISER, number)
        else:
            make_training_book(data, DETECTOR, number)
