"""What an exported network that reads lines learnt, back as weights to train on from: its own average is too large for git."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import NodeProto, TensorProto, numpy_helper
from torch import Tensor, nn

from ficha_train.layers import float_state
from ficha_train.recipes import RecogniserRecipe
from ficha_train.recogniser.calibration import calibration_lines
from ficha_train.recogniser.network import Recogniser

_MODELS = Path(__file__).resolve().parents[3]


def beginning(data: Path, recipe: RecogniserRecipe) -> Callable[[], dict[str, Tensor]] | None:
    """What a new run begins with, where its recipe says so."""
    if not recipe.begins_exported:
        return None
    return lambda: state_of(_MODELS / f"{recipe.run}.onnx", calibration_lines(data, recipe))


def state_of(file: Path, lines: Iterable[np.ndarray]) -> dict[str, Tensor]:
    """The float_state of a Recogniser that reads as `file` does. Export folded batch norms away; here they are set by what they see
    on `lines` (normalised, [32, width]), so that training meets the same activations as before.
    """
    network = Recogniser().eval()
    convolutions = [module for module in network.modules() if isinstance(module, nn.Conv2d)]
    norms = [module for module in network.modules() if isinstance(module, nn.BatchNorm2d)]
    with torch.no_grad():
        for convolution, (weight, bias) in zip(convolutions, _folded(file), strict=True):
            convolution.weight.copy_(weight)
            if convolution.bias is not None:
                convolution.bias.copy_(bias)
            else:
                norms[convolutions.index(convolution)].bias.copy_(bias)
        for norm in norms:
            norm.running_var.fill_(1 - norm.eps)
        _unfold(network, norms, lines)
    return float_state(network)


def _folded(file: Path) -> Iterator[tuple[Tensor, Tensor]]:
    """Weights and biases of the convolutions of an int8 file, in order."""
    graph = onnx.load(file).graph
    constants = {tensor.name: tensor for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type in ("Conv", "FusedConv"):
            yield _tensor(constants[node.input[1]]), _tensor(constants[node.input[2]])
        elif node.op_type == "QLinearConv":
            yield _dequantised(node, constants)


def _dequantised(node: NodeProto, constants: dict[str, TensorProto]) -> tuple[Tensor, Tensor]:
    _, input_scale, _, weight, scale, zero, _, _, bias = (constants.get(name) for name in node.input)
    scales = _tensor(scale)
    steps = _tensor(weight) - _tensor(zero).reshape(-1, 1, 1, 1)
    return steps * scales.reshape(-1, 1, 1, 1), _tensor(bias) * scales * _tensor(input_scale)


def _tensor(constant: TensorProto) -> Tensor:
    return torch.from_numpy(numpy_helper.to_array(constant).astype(np.float32))


def _unfold(network: nn.Module, norms: list[nn.BatchNorm2d], lines: Iterable[np.ndarray]) -> None:
    """Give each norm the mean and variance of its input, and the scale and shift that change nothing."""
    sums = {norm: torch.zeros(3, norm.num_features, dtype=torch.float64) for norm in norms}

    def see(norm: nn.BatchNorm2d, inputs: tuple[Tensor]) -> None:
        values = inputs[0].double()
        count = torch.full((norm.num_features,), values.numel() / norm.num_features)
        sums[norm] += torch.stack([values.sum((0, 2, 3)), (values**2).sum((0, 2, 3)), count])

    hooks = [norm.register_forward_pre_hook(see) for norm in norms]
    for line in lines:
        network(torch.from_numpy(line)[None, None])
    for hook in hooks:
        hook.remove()
    for norm, (total, squares, count) in sums.items():
        norm.running_mean.copy_(total / count)
        norm.running_var.copy_(squares / count - (total / count) ** 2)
        norm.weight.copy_((norm.running_var + norm.eps).sqrt())
        norm.bias.add_(norm.running_mean)
