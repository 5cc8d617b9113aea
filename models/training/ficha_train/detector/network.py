"""Detector: a small feature pyramid, 0.48 M parameters, dense convolutions and nearest upsampling only.

Input   [n, 1, height, width] grey page, both sides multiples of 32, normalised per page: (x - mean) / (deviation + 8).
Outputs core   [n, 1, height / 2, width / 2] logit: the middle half of a text line's height
        fields [n, 4, height / 4, width / 4]: logit of text line, logit of document area, cosine and sine of the reading
        direction (x to the right, y down; 0 degrees reads to the right, 90 downwards).
"""

from torch import Tensor, nn
from torch.nn import functional

from ficha_train.layers import Residual, conv


def _doubled(x: Tensor) -> Tensor:
    """Nearest, not bilinear: eight times cheaper in WASM."""
    return functional.interpolate(x, scale_factor=2.0, mode="nearest")


class Detector(nn.Module):
    def __init__(self, channels: tuple[int, int, int, int, int] = (8, 24, 48, 64, 96), pyramid: int = 32) -> None:
        super().__init__()
        c2, c4, c8, c16, c32 = channels
        self.to4 = nn.Sequential(conv(1, c2, stride=2), conv(c2, c4, stride=2), conv(c4, c4))
        self.to8 = nn.Sequential(conv(c4, c8, stride=2), Residual(c8))
        self.to16 = nn.Sequential(conv(c8, c16, stride=2), Residual(c16), Residual(c16))
        self.to32 = nn.Sequential(conv(c16, c32, stride=2), Residual(c32))
        self.side4, self.side8 = nn.Conv2d(c4, pyramid, 1), nn.Conv2d(c8, pyramid, 1)
        self.side16, self.side32 = nn.Conv2d(c16, pyramid, 1), nn.Conv2d(c32, pyramid, 1)
        self.smooth8, self.smooth4 = conv(pyramid, pyramid), conv(pyramid, pyramid)
        self.core, self.fields = nn.Conv2d(pyramid, 4, 1), nn.Conv2d(pyramid, 4, 1)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        x4 = self.to4(x)
        x8 = self.to8(x4)
        x16 = self.to16(x8)
        top = self.side16(x16) + _doubled(self.side32(self.to32(x16)))
        top = self.smooth8(self.side8(x8) + _doubled(top))
        top = self.smooth4(self.side4(x4) + _doubled(top))
        # Four maps at a quarter become one at half: lines a pixel apart stay apart.
        return functional.pixel_shuffle(self.core(top), 2), self.fields(top)
