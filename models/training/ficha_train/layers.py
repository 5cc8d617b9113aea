"""Building blocks of both networks. Dense convolutions, batch norm and ReLU only.

Depthwise convolutions run five to eight times slower than dense ones as int8 in WASM; batch norm folds away on export.
"""

import torch
from torch import Tensor, nn
from torch.nn import functional


def conv(
    inputs: int,
    outputs: int,
    kernel: int | tuple[int, int] = 3,
    stride: int | tuple[int, int] = 1,
    padding: tuple[int, int] | None = None,
    active: bool = True,
) -> nn.Sequential:
    """Convolution, batch norm and, when `active`, ReLU. Padding keeps the size (at stride 1) unless given."""
    if padding is None:
        padding = (kernel // 2, kernel // 2) if isinstance(kernel, int) else (kernel[0] // 2, kernel[1] // 2)
    layers: list[nn.Module] = [
        nn.Conv2d(inputs, outputs, kernel, stride, padding, bias=False),
        nn.BatchNorm2d(outputs),
    ]
    return nn.Sequential(*layers, nn.ReLU(inplace=True)) if active else nn.Sequential(*layers)


class Residual(nn.Module):
    """Two 3x3 convolutions around a skip."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first = conv(channels, channels)
        self.second = conv(channels, channels, active=False)

    def forward(self, x: Tensor) -> Tensor:
        return functional.relu(x + self.second(self.first(x)))


class ResidualAlong(nn.Module):
    """A 1xk convolution along the line and a 1x1 around a skip: the recogniser's context."""

    def __init__(self, channels: int, kernel: int) -> None:
        super().__init__()
        self.along = conv(channels, channels, (1, kernel))
        self.mix = conv(channels, channels, 1, active=False)

    def forward(self, x: Tensor) -> Tensor:
        return functional.relu(x + self.mix(self.along(x)))


def parameter_count(network: nn.Module) -> int:
    return sum(parameter.numel() for parameter in network.parameters())


def float_state(network: nn.Module) -> dict[str, Tensor]:
    """A float32 copy of the weights and batch-norm statistics."""
    return {name: value.detach().clone().float() for name, value in network.state_dict().items()}


def load_state(network: nn.Module, state: dict[str, Tensor]) -> None:
    """Load a float_state, whatever its precision."""
    own = network.state_dict()
    network.load_state_dict({name: state[name].to(own[name].dtype) for name in own})


def one_thread() -> None:
    """Training shares its machine: with a busy neighbour, a second OpenMP thread costs more than it gives."""
    torch.set_num_threads(1)
