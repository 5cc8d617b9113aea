"""The commands: generate, train, prune, grow, evaluate, export, check, rehearse. `python -m ficha_train --help`."""

import argparse
import os
from pathlib import Path

LINE_NETWORKS = ["recogniser", "handwriting"]
NETWORKS = [*LINE_NETWORKS, "detector"]
READERS = ["reader", "second-reader"]
"""Two networks in one file; they are trained apart and exported together."""


def _generate(arguments: argparse.Namespace) -> None:
    from ficha_train import generate

    generate.evaluation_sets(arguments.data)
    generate.training_data(arguments.data, arguments.network, arguments.first, arguments.count)


def _train(arguments: argparse.Namespace) -> None:
    from ficha_train import recipes

    if arguments.network in READERS:
        from ficha_train.reader.train import train as train_reader

        recipe = recipes.READER if arguments.network == "reader" else recipes.SECOND_READER
        train_reader(arguments.data, recipe, arguments.minutes, arguments.decay_minutes, arguments.wordings)
    elif arguments.network in LINE_NETWORKS:
        from ficha_train.recogniser.train import train as train_recogniser

        recipe = recipes.RECOGNISER if arguments.network == "recogniser" else recipes.HANDWRITING
        train_recogniser(arguments.data, recipe, arguments.minutes, arguments.decay_minutes, arguments.rate)
    else:
        from ficha_train.detector.train import train as train_detector

        train_detector(arguments.data, recipes.DETECTOR, arguments.minutes, arguments.decay_minutes)


def _prune(arguments: argparse.Namespace) -> None:
    from ficha_train import recipes
    from ficha_train.recogniser.prune import prune

    prune(arguments.data, recipes.RECOGNISER, arguments.wide)


def _grow(arguments: argparse.Namespace) -> None:
    from ficha_train import recipes
    from ficha_train.recogniser.grow import grow

    grow(recipes.RECOGNISER)


def _evaluate(arguments: argparse.Namespace) -> None:
    from ficha_train import evaluation

    evaluation.evaluate_all(arguments.data, arguments.models, arguments.networks or [*NETWORKS, "reader"])


def _export(arguments: argparse.Namespace) -> None:
    # What the network for handwriting learnt is not in git: it is exported where it was trained, when it is named.
    networks = arguments.networks or ["recogniser", "detector", "reader"]
    if "reader" in networks:
        from ficha_train.reader.export import export_trained

        export_trained(arguments.models)
    pixels = [name for name in networks if name in NETWORKS]
    if pixels:
        from ficha_train import export

        export.export(arguments.data, arguments.models, pixels)


def _check(arguments: argparse.Namespace) -> None:
    from ficha_train import check

    check.check_all(arguments.data, arguments.models)


def _rehearse(arguments: argparse.Namespace) -> None:
    from ficha_train.rehearse import rehearse

    rehearse(arguments.models)


def main() -> None:
    """Read the command line and run one command."""
    parser = argparse.ArgumentParser(prog="ficha_train")
    parser.add_argument(
        "--data",
        type=Path,
        default=Path(os.environ.get("FICHA_DATA", "data")),
        help="folder for generated data, outside git (or FICHA_DATA)",
    )
    parser.add_argument(
        "--models",
        type=Path,
        default=Path(__file__).resolve().parents[2],
        help="folder of the exported models and manifest.json",
    )
    commands = parser.add_subparsers(required=True)
    generate = commands.add_parser(
        "generate", help="evaluation sets, and training data ahead of time (training makes its own otherwise)"
    )
    generate.add_argument("--network", choices=NETWORKS, default="recogniser")
    generate.add_argument("--first", type=int, default=0, help="number of the first shard or book")
    generate.add_argument("--count", type=int, default=0)
    generate.set_defaults(run=_generate)
    export = commands.add_parser("export", help="int8 ONNX files and manifest.json; handwriting only where it was trained")
    export.add_argument(
        "networks", nargs="*", choices=[*NETWORKS, "reader", []], metavar="NETWORK", help="none: all but handwriting"
    )
    export.set_defaults(run=_export)
    train = commands.add_parser("train", help="train or train on; stop with SIGTERM at any moment")
    train.add_argument("network", choices=[*NETWORKS, *READERS])
    train.add_argument("--minutes", type=float, required=True)
    train.add_argument(
        "--decay-minutes",
        type=float,
        default=0,
        help="let the rate fall to 0 over the last minutes (before an export)",
    )
    train.add_argument("--rate", type=float, help="of what reads lines: highest learning rate of this run")
    train.add_argument(
        "--wordings",
        choices=["known", "all"],
        default="known",
        help="of the reader: all, those held out too, for the last minutes before an export",
    )
    train.set_defaults(run=_train)
    prune = commands.add_parser("prune", help="start the recogniser from a wider one's committed average")
    prune.add_argument("wide", type=Path, help="average-fp16.pt.xz of the wider network")
    prune.set_defaults(run=_prune)
    grow = commands.add_parser("grow", help="extend the recogniser's committed average to today's charset")
    grow.set_defaults(run=_grow)
    evaluate = commands.add_parser("evaluate", help="print every figure of the model card")
    evaluate.add_argument(
        "networks", nargs="*", choices=[*NETWORKS, "reader", []], metavar="NETWORK", help="all where none is named"
    )
    evaluate.set_defaults(run=_evaluate)
    check = commands.add_parser("check", help="hashes, shapes, parity of int8 with the trained network")
    check.set_defaults(run=_check)
    rehearse = commands.add_parser("rehearse", help="every network for 50 steps from nothing, exported and compared; keeps nothing")
    rehearse.set_defaults(run=_rehearse)
    arguments = parser.parse_args()
    arguments.run(arguments)
