"""State of a run. Two forms: the whole of it in the data folder, and a small one for git.

whole  data/runs/<run>/last.pt: weights, average, AdamW state, counters. Continues exactly.
small  runs/<run>/average-fp16.pt.xz + average.json: the average in half precision, packed, and the counters. Survives a new machine;
       the optimiser is rebuilt with a warm-up. The network for handwriting has none: it goes on from its exported file.
"""

import json
import lzma
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path

import torch

RUNS = Path(__file__).resolve().parent.parent / "runs"
"""The small states, committed."""
LAST_BITS = 5
"""Of a half's ten: rounded away a third less is stored. Exports round further, but for the largest weights of a row, to eight bits."""
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 1, "pb": 1}]
"""For numbers of two bytes each."""


@dataclass
class Progress:
    """Counters of a run, over all its sessions."""

    steps: int = 0
    samples: int = 0
    rounds: int = 0
    minutes: float = 0.0


def save_whole(data: Path, run: str, state: dict, name: str = "last") -> None:
    folder = data / "runs" / run
    folder.mkdir(parents=True, exist_ok=True)
    torch.save(state, folder / f"{name}.part")
    (folder / f"{name}.part").rename(folder / f"{name}.pt")


def load_whole(data: Path, run: str) -> dict | None:
    file = data / "runs" / run / "last.pt"
    return torch.load(file, "cpu", weights_only=False) if file.exists() else None


def load_average(data: Path, run: str) -> tuple[dict[str, torch.Tensor], Progress]:
    """Of the small state, or of the whole one where a run has no small one."""
    small, whole = load_small(run), load_whole(data, run)
    if small is not None:
        return small
    if whole is None:
        raise FileNotFoundError(f"no trained average of {run} in {RUNS} or {data}")
    return whole["average"], Progress(**whole["progress"])


def save_small(
    run: str, average: dict[str, torch.Tensor], progress: Progress, recipe: dict, name: str = "average"
) -> None:
    folder = RUNS / run
    folder.mkdir(parents=True, exist_ok=True)
    small = {key: (_rounded(value) if value.is_floating_point() else value).cpu() for key, value in average.items()}
    with lzma.open(_small_file(run, name), "wb", filters=_FILTERS) as file:
        torch.save(small, file)
    (folder / f"{name}.json").write_text(
        json.dumps({"progress": asdict(progress), "recipe": recipe}, indent=2) + "\n"
    )


def _rounded(value: torch.Tensor) -> torch.Tensor:
    """As a half whose last bits are zero, to the nearest."""
    bits = value.half().view(torch.int16).int()
    return ((bits + (1 << LAST_BITS - 1)) >> LAST_BITS << LAST_BITS).to(torch.int16).view(torch.float16)


def load_small(run: str, name: str = "average") -> tuple[dict[str, torch.Tensor], Progress] | None:
    file = _small_file(run, name)
    if not file.exists():
        return None
    average = {key: value.float() for key, value in read_weights(file).items()}
    return average, Progress(**json.loads((RUNS / run / f"{name}.json").read_text())["progress"])


def read_weights(packed: Path) -> dict[str, torch.Tensor]:
    """A committed average, packed with xz."""
    return torch.load(BytesIO(lzma.decompress(packed.read_bytes())), weights_only=True)


def _small_file(run: str, name: str) -> Path:
    return RUNS / run / f"{name}-fp16.pt.xz"
