"""bf16 or float32: whichever this processor trains faster in.

bf16 halves the time of a step on AMD Zen 4 and on Xeons with AMX, and lengthens it by 40 % on a Xeon whose AMX is masked.
"""

import time
from functools import cache

import torch
from torch import nn

from ficha_train.device import DEVICE

REPEATS = 6


def _seconds(layer: nn.Module, x: torch.Tensor, bf16: bool) -> float:
    start = time.process_time()
    with torch.enable_grad(), torch.autocast("cpu", torch.bfloat16, enabled=bf16):
        y = layer(x).float().sum()
    y.backward()
    return time.process_time() - start


@cache
def bf16_pays() -> bool:
    """Times a typical convolution forward and backward both ways; the best of a few runs counts, of the process's own
    time, as others use the machine too.
    """
    layer = nn.Conv2d(96, 96, 3, padding=1).to(memory_format=torch.channels_last)
    x = torch.randn(32, 96, 8, 80).contiguous(memory_format=torch.channels_last)
    best = {bf16: min(_seconds(layer, x, bf16) for _ in range(REPEATS)) for bf16 in (True, False)}
    return best[True] < 0.9 * best[False]


def autocast() -> torch.autocast:
    """The context to run a network in, for training and for evaluation by torch."""
    return torch.autocast(DEVICE.type, torch.bfloat16, enabled=DEVICE.type != "cpu" or bf16_pays())
