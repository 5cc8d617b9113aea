"""What every training on an accelerator shares: processes that draw what is learnt from into files, and the options of the command."""

import argparse
import multiprocessing
import pickle
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any


WAITING_MAX = 300
"""Files that wait to be learnt from; who draws waits beyond."""


def started(makers: int, work: Callable[[int], tuple]) -> None:
    """work: of a maker's number what it does, and with which arguments. They end with this process."""
    for maker in range(makers):
        make, *given = work(maker)
        multiprocessing.Process(target=make, args=given, daemon=True).start()


def leave(folder: Path, name: str, made: object) -> None:
    """Whole or not at all, so that the trainer never sees half a file."""
    while sum(1 for _ in folder.glob("*.pkl")) > WAITING_MAX:
        time.sleep(0.1)
    part = folder / f"{name}.part"
    part.write_bytes(pickle.dumps(made, protocol=5))
    part.rename(part.with_suffix(".pkl"))


def left(folder: Path) -> Iterator[Any]:
    """What stands there; each file goes once it is read."""
    for file in folder.glob("*.pkl"):
        yield pickle.loads(file.read_bytes())
        file.unlink()


class Pool:
    """The last samples of one kind, as they are made; their files go once they are read."""

    def __init__(self, folder: Path, is_kept: Callable[[Any], bool], most: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.samples, self.made = folder, [], 0
        self._is_kept, self._most = is_kept, most

    def refill(self) -> None:
        for samples in left(self.folder):
            fresh = [sample for sample in samples if self._is_kept(sample)]
            self.made += len(fresh)
            self.samples = (self.samples + fresh)[-self._most :]


def options(rate: float, seed: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--shards", type=Path, required=True, help="where processes leave what they draw: memory, best")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--makers", type=int, default=15)
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--seed", type=int, default=seed, help="another for each run")
    return parser
