"""A narrower recogniser out of a wider one: the channels that matter most keep their weights, and training goes on.

Far better than starting from nothing when hours of training are scarce (runs/recogniser/log.jsonl).
"""

from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn

from ficha_train import checkpoint
from ficha_train.layers import float_state, load_state
from ficha_train.recogniser.batches import make_batch, plan
from ficha_train.recogniser.network import Recogniser
from ficha_train.recogniser.pool import Pool
from ficha_train.recipes import RecogniserRecipe

LINES_SEEN = 400
"""Lines over which a channel's activity is measured."""

State = dict[str, Tensor]


class Width(NamedTuple):
    """Channels that must be kept or dropped together: the module they come out of, what writes and what reads them."""

    activity: str
    writers: list[str]
    readers: list[str]


def _widths(blocks: int) -> list[Width]:
    along, mix = [f"context.{b}.along" for b in range(blocks)], [f"context.{b}.mix" for b in range(blocks)]
    inner = [
        Width(first, [first], [second])
        for first, second in [
            ("glyphs.2.first", "glyphs.2.second"),
            ("glyphs.4.first", "glyphs.4.second"),
            *zip(along, mix),
        ]
    ]
    return [
        Width("glyphs.0", ["glyphs.0"], ["glyphs.1"]),
        Width("glyphs.2", ["glyphs.1", "glyphs.2.second"], ["glyphs.2.first", "glyphs.3"]),
        Width("glyphs.4", ["glyphs.3", "glyphs.4.second"], ["glyphs.4.first", "glyphs.5"]),
        Width(f"context.{blocks - 1}", ["glyphs.5", *mix], [*along, "head"]),
        *inner,
    ]


def prune(data: Path, recipe: RecogniserRecipe, wide_file: Path) -> None:
    """Narrow the half-precision average in `wide_file` to today's Recogniser and make it the run's average."""
    state = {
        name: value.float() if value.is_floating_point() else value
        for name, value in checkpoint.read_weights(wide_file).items()
    }
    wide, narrow = _recogniser_of(state), Recogniser()
    widths = _widths(len(narrow.context))
    power = _power(wide, data, recipe, [width.activity for width in widths])
    for width in widths:
        keep = _most_useful(state, width, power[width.activity], len(narrow.state_dict()[_norm(width.writers[0])]))
        for writer in width.writers:
            for name in [_weight(state, writer), *_statistics(state, writer)]:
                state[name] = state[name][keep]
        for reader in width.readers:
            state[_weight(state, reader)] = state[_weight(state, reader)][:, keep]
    load_state(narrow, state)
    checkpoint.save_small(recipe.run, float_state(narrow), checkpoint.Progress(), {"from": "a wider network"})


def _recogniser_of(state: State) -> Recogniser:
    """The network, of whatever width, that `state` belongs to."""
    channels = tuple(len(state[f"glyphs.{index}.1.weight"]) for index in (0, 1, 3))
    network = Recogniser(channels, len(state["glyphs.5.1.weight"]))
    load_state(network, state)
    return network.eval()


def _power(network: nn.Module, data: Path, recipe: RecogniserRecipe, names: list[str]) -> dict[str, Tensor]:
    """Mean square activity of every channel of the named modules over lines of the first training shard."""
    total: dict[str, Tensor] = {}

    def note(name: str):
        def hook(_module: nn.Module, _inputs: object, output: Tensor) -> None:
            total[name] = total.get(name, 0) + output.square().sum((0, 2, 3))

        return hook

    hooks = [network.get_submodule(name).register_forward_hook(note(name)) for name in names]
    with torch.no_grad():
        for group in plan(Pool(data, recipe).round(0)[:LINES_SEEN]):
            network(make_batch(group).pixels)
    for hook in hooks:
        hook.remove()
    return total


def _most_useful(state: State, width: Width, power: Tensor, count: int) -> Tensor:
    """Indices of the `count` channels whose readers take most from them: activity times squared weights."""
    taken = sum(state[_weight(state, reader)].square().sum((0, 2, 3)) for reader in width.readers)
    return torch.topk(power * taken, count).indices.sort().values


def _weight(state: State, layer: str) -> str:
    """The convolution of a layer: a block's first module, or the layer itself."""
    return f"{layer}.0.weight" if f"{layer}.0.weight" in state else f"{layer}.weight"


def _norm(layer: str) -> str:
    return f"{layer}.1.weight"


def _statistics(state: State, layer: str) -> list[str]:
    """Everything that batch norm holds by channel."""
    return [name for name in state if name.startswith(f"{layer}.1.") and state[name].ndim == 1]
