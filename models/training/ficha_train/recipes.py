"""Every number that a run depends on, and its seeds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RecogniserRecipe:
    run: str = "recogniser"
    seed: int = 20_000
    """Shard number k is generated from seed + k."""
    shard_lines: int = 4_000
    pool_shards: int = 32
    """Shards kept; the oldest goes when a new one comes."""
    uses: int = 2
    """Training samples per generated line, on average: generation costs about as much as a training step."""
    batch_columns: int = 32 * 320
    """Columns of input in a batch. Small: with under a million samples, steps are scarcer than samples."""
    peak_rate: float = 1.6e-3
    resumed_rate: float = 6e-4
    """Peak after a resume without optimiser state: the full rate would undo what was learnt."""
    warm_up: int = 300
    weight_decay: float = 0.02
    average: float = 0.999
    clip: float = 3.0
    by_hand: bool = False
    """Whether most lines are written."""
    begins_exported: bool = False
    """Whether a new run starts from its exported network: git has no average of it."""


@dataclass(frozen=True)
class DetectorRecipe:
    run: str = "detector"
    seed: int = 40_000
    """Book (file of pages) number k is generated from seed + k."""
    book_pages: int = 60
    pool_books: int = 20
    crop: int = 448
    batch: int = 8
    crops_per_book: int = 1500
    peak_rate: float = 1.5e-3
    resumed_rate: float = 1e-3
    warm_up: int = 200
    weight_decay: float = 0.01
    average: float = 0.998
    clip: float = 5.0


@dataclass(frozen=True)
class ReaderShape:
    width: int = 96
    embedding: int = 56
    plan: str = "GGAGAG"
    """Layers in order: G sees neighbours, A sees all words."""


@dataclass(frozen=True)
class ReaderRecipe:
    run: str = "reader"
    shape: ReaderShape = ReaderShape()
    seed: int = 1_000_000
    """Document number k is generated from seed + k."""
    uses: float = 2
    """Training samples for each generated document, on average."""
    pool: int = 60_000
    """Generated documents kept; the oldest go when new ones come."""
    batch: int = 8
    real_share: float = 0.35
    """Of a batch: tuning documents of the layouts that the fit does not measure, mostly with other values."""
    letters_hidden: float = 0.06
    peak_rate: float = 2.2e-3
    resumed_rate: float = 1e-3
    warm_up: int = 150
    weight_decay: float = 0.01
    average: float = 0.998
    clip: float = 1.0


@dataclass(frozen=True)
class EvaluationRecipe:
    """The fixed evaluation sets: held-out font families only, seeds apart from every training seed."""

    hard_lines: int = 2000
    hard_seed: int = 900_001
    clean_lines: int = 500
    clean_seed: int = 900_002
    pages: int = 40
    sheets_seed: int = 900_003
    cards_seed: int = 900_004
    clean_sheets_seed: int = 900_005
    documents: int = 300
    """Of known wordings, and as many of held-out ones."""
    documents_seed: int = 900_006


RECOGNISER = RecogniserRecipe()
HANDWRITING = RecogniserRecipe(run="handwriting", seed=60_000, by_hand=True, begins_exported=True)
"""Reads again what the recogniser hardly reads."""
DETECTOR = DetectorRecipe()
READER = ReaderRecipe()
SECOND_READER = ReaderRecipe(
    run="second-reader",
    shape=ReaderShape(width=64, embedding=24, plan="GAGAG"),
    seed=2_000_000,
    real_share=0.5,
    letters_hidden=0.15,
)
"""Another opinion, exported in the same file: it sees more places and fewer letters, and errs elsewhere."""
EVALUATION = EvaluationRecipe()
