"""Exponential moving average of the weights: what is evaluated and exported."""

import torch
from torch import nn

from ficha_train.layers import float_state


class Average:
    """`state` follows the network with memory of about 1 / (1 - decay) steps."""

    def __init__(self, network: nn.Module, decay: float) -> None:
        self.state = float_state(network)
        self.decay = decay
        self.steps = 0

    @torch.no_grad()
    def update(self, network: nn.Module) -> None:
        self.steps += 1
        decay = min(self.decay, self.steps / (self.steps + 50))
        for name, value in network.state_dict().items():
            if value.is_floating_point():
                self.state[name].lerp_(value.float(), 1 - decay)
            else:
                self.state[name].copy_(value)
