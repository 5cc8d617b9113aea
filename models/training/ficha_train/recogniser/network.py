"""Recogniser: a plain convolutional CTC network, 0.57 M parameters.

Input  [n, 1, 32, width], grey, normalised per line: (x - mean) / (deviation + 8).
Output [n, steps, 193] logits, steps = ceil(width / 4); class 0 is the blank, class i + 1 is CHARSET[i].
"""

from torch import Tensor, nn

from ficha_train.charset import CLASS_COUNT
from ficha_train.layers import Residual, ResidualAlong, conv


class Recogniser(nn.Module):
    def __init__(self, channels: tuple[int, int, int] = (16, 32, 64), context: int = 128, blocks: int = 4) -> None:
        super().__init__()
        first, second, third = channels
        self.glyphs = nn.Sequential(
            conv(1, first, stride=2),
            conv(first, second, stride=2),
            Residual(second),
            conv(second, third, stride=(2, 1)),
            Residual(third),
            # 4 rows remain: this convolution reads the whole height at once.
            conv(third, context, (4, 1), padding=(0, 0)),
        )
        self.context = nn.Sequential(*[ResidualAlong(context, 5) for _ in range(blocks)])
        self.head = nn.Conv2d(context, CLASS_COUNT, 1)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.context(self.glyphs(x))).squeeze(2).transpose(1, 2)
