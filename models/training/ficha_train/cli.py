"""The commands: generate, train, evaluate, export, check. `python -m ficha_train --help`."""

import argparse
import os
from pathlib import Path

from ficha_train import shards
from ficha_train.recipes import EVALUATION, RECOGNISER
from ficha_train.recogniser.pool import make_training_shard


def _generate(arguments: argparse.Namespace) -> None:
    """The evaluation sets, then training data numbered first .. first + count - 1."""
    data, recipe = arguments.data, EVALUATION
    for name, count, seed, clean in (("eval-hard", recipe.hard_lines, recipe.hard_seed, False), ("eval-clean", recipe.clean_lines, recipe.clean_seed, True)):
        if not shards.has_shard(data, name):
            shards.make_shard(data, name, "held_out", count, seed, clean)
    for number in range(arguments.first, arguments.first + arguments.count):
        make_training_shard(data, RECOGNISER, number)


def _train(arguments: argparse.Namespace) -> None:
    from ficha_train.recogniser.train import train as train_recogniser
    train_recogniser(arguments.data, RECOGNISER, arguments.minutes, arguments.decay_minutes)


def main() -> None:
    parser = argparse.ArgumentParser(prog="ficha_train")
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("FICHA_DATA", "data")), help="folder for generated data, outside git")
    commands = parser.add_subparsers(required=True)
    generate = commands.add_parser("generate", help=_generate.__doc__)
    generate.add_argument("--first", type=int, default=0)
    generate.add_argument("--count", type=int, default=0)
    generate.set_defaults(run=_generate)
    train = commands.add_parser("train")
    train.add_argument("network", choices=["recogniser", "detector"])
    train.add_argument("--minutes", type=float, required=True)
    train.add_argument("--decay-minutes", type=float, default=0)
    train.set_defaults(run=_train)
    arguments = parser.parse_args()
    arguments.run(arguments)
