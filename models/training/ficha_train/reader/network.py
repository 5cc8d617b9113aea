"""The tagger: words of a document with their neighbours in, the role of each word out."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from ficha_train.reader.features import FEATURES, POINTERS, POSITIONS
from ficha_train.reader.roles import CLASSES, ROLES
from ficha_train.reader.word_shape import BUCKETS, GRAMS
from ficha_train.recipes import READER, ReaderShape

HEADS = 4
RELATIONS = 9


def split_rows(rows: Tensor) -> dict[str, Tensor]:
    """[..., COLUMNS] into its parts; see features.py."""
    sizes = [GRAMS, FEATURES, POSITIONS, len(POINTERS)]
    names = ["grams", "features", "positions", "pointers"]
    return dict(zip(names, torch.split(rows, sizes, dim=-1), strict=True))


def _sizes(x: Tensor) -> tuple[int, int]:
    """Documents and words of [batch, words, …]. An exported file takes one document, of any number of words."""
    return (1, -1) if torch.onnx.is_in_onnx_export() else (x.shape[0], x.shape[1])


class Neighbours:
    """Who stands where, computed once for all layers. Documents of a batch are flattened: [batch * words]."""

    def __init__(self, pointers: Tensor, positions: Tensor, present: Tensor) -> None:
        batch, words = _sizes(present)
        # Half the precision is enough for means and distances, where the processor is faster with it.
        precise = torch.bfloat16 if torch.is_autocast_enabled(positions.device.type) else torch.float32
        pointed = pointers.long()
        own = pointed[..., 0]
        same = (own.unsqueeze(2) == own.unsqueeze(1)).to(positions.dtype) * present.unsqueeze(1)
        self.segment_mean = (same / same.sum(-1, keepdim=True).clamp(min=1)).to(precise)
        # One row of zeros stands before all words, for neighbours that are not there.
        offset = torch.arange(batch, device=pointed.device).view(batch, 1, 1) * words + 1
        there = pointed[..., 1:]
        flat = torch.where(there >= 0, there + offset, torch.zeros_like(there))
        self.left, self.above, self.below, self.word_above = (flat[..., i].reshape(-1) for i in range(4))
        self.relations = relations(positions).to(precise)
        self.mask = ((present - 1) * 1e4)[:, None, None, :].to(precise)


def relations(positions: Tensor) -> Tensor:
    """[batch, words, words, RELATIONS]: how two words stand to each other."""
    dx = positions[:, None, :, 0] - positions[:, :, None, 0]
    dy = positions[:, None, :, 1] - positions[:, :, None, 1]
    other_page = (positions[:, None, :, 2] != positions[:, :, None, 2]).to(dx.dtype)
    far, high = dx.abs(), dy.abs()
    is_row, is_before = (high < 0.7).to(dx.dtype), (dx < 0).to(dx.dtype)
    over = (dy < -0.7).to(dx.dtype)
    column = ((far < 6) & (dy < -0.7) & (dy > -4)).to(dx.dtype)
    near = (far < 1.5).to(dx.dtype)
    parts = [torch.log1p(far), torch.log1p(high), is_row, near, over, is_before, other_page, is_row * is_before, column]
    return torch.stack(parts, -1)


class Graph(nn.Module):
    """Each word sees those before, behind and above it, its segment and the segments to the left, above and below."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.words = nn.Linear(4 * width, width)
        self.segments = nn.Linear(4 * width, width, bias=False)
        self.out = nn.Linear(width, width)

    def forward(self, x: Tensor, near: Neighbours) -> Tensor:
        batch, words = _sizes(x)
        width = self.out.out_features
        h = self.norm(x)
        padded = functional.pad(h, (0, 0, 1, 1))
        flat = functional.pad(h.reshape(-1, width), (0, 0, 1, 0))
        segment = torch.bmm(near.segment_mean, h).to(h.dtype)
        segments = functional.pad(segment.reshape(-1, width), (0, 0, 1, 0))

        def at(table: Tensor, index: Tensor) -> Tensor:
            return table.index_select(0, index).view(batch, words, width)

        beside = [segment, at(segments, near.left), at(segments, near.above), at(segments, near.below)]
        around = [padded[:, :-2], h, padded[:, 2:], at(flat, near.word_above)]
        seen = self.words(torch.cat(around, -1)) + self.segments(torch.cat(beside, -1))
        return x + self.out(functional.relu(seen))


class Attention(nn.Module):
    """Each word sees all words; how they stand to it is a bias for each head."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.project = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.relation = nn.Linear(RELATIONS, HEADS)
        nn.init.normal_(self.relation.weight, 0, 0.05)
        self.norm2 = nn.LayerNorm(width)
        self.wide = nn.Linear(width, 2 * width)
        self.narrow = nn.Linear(2 * width, width)

    def forward(self, x: Tensor, near: Neighbours) -> Tensor:
        batch, words = _sizes(x)
        width = self.out.out_features
        size = width // HEADS
        projected = self.project(self.norm(x)).view(batch, words, 3, HEADS, size).permute(2, 0, 3, 1, 4)
        query, key, value = projected[0], projected[1], projected[2]
        bias = self.relation(near.relations).permute(0, 3, 1, 2) + near.mask
        weights = torch.softmax(torch.matmul(query, key.transpose(-1, -2)) * size**-0.5 + bias, -1)
        seen = torch.matmul(weights, value).transpose(1, 2).reshape(batch, words, width)
        x = x + self.out(seen)
        return x + self.narrow(functional.relu(self.wide(self.norm2(x))))


class Reader(nn.Module):
    """rows [batch, words, COLUMNS], present [batch, words] of 0 and 1 → logits of roles, beginnings and classes."""

    def __init__(self, shape: ReaderShape = READER.shape) -> None:
        super().__init__()
        width = shape.width
        self.grams = nn.EmbeddingBag(BUCKETS, shape.embedding, mode="sum", padding_idx=0)
        nn.init.normal_(self.grams.weight, 0, 0.3)
        with torch.no_grad():
            self.grams.weight[0] = 0
        self.join = nn.Linear(shape.embedding + FEATURES, width)
        self.join2 = nn.Linear(width, width)
        self.layers = nn.ModuleList(Graph(width) if kind == "G" else Attention(width) for kind in shape.plan)
        self.norm = nn.LayerNorm(width)
        self.roles = nn.Linear(width, len(ROLES))
        self.begins = nn.Linear(width, 1)
        self.classes = nn.Linear(2 * width, sum(len(values) for values in CLASSES.values()))

    def forward(self, rows: Tensor, present: Tensor, drop: float = 0) -> tuple[Tensor, Tensor, Tensor]:
        """drop: share of words that are seen without their letters, in training."""
        parts = split_rows(rows)
        return self.tell(parts, Neighbours(parts["pointers"], parts["positions"], present), present, drop)

    def tell(
        self, parts: dict[str, Tensor], near: Neighbours, present: Tensor, drop: float = 0
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The same from rows that are parted already, for two networks that see the same words."""
        letters = self.letters(parts["grams"])
        if drop:
            letters = letters * (torch.rand(letters.shape[:2], device=letters.device) > drop).to(letters.dtype).unsqueeze(-1)
        x = torch.cat([letters, parts["features"]], -1)
        x = self.join2(functional.relu(self.join(x)))
        for layer in self.layers:
            x = layer(x, near)
        x = self.norm(x)
        there = present.unsqueeze(-1)
        mean = (x * there).sum(1) / there.sum(1).clamp(min=1)
        most = (x + (there - 1) * 50).amax(1)
        return self.roles(x), self.begins(x).squeeze(-1), self.classes(torch.cat([mean, most], -1))

    def letters(self, grams: Tensor) -> Tensor:
        ids = grams.long()
        if torch.onnx.is_in_onnx_export():
            return functional.embedding(ids, self.grams.weight).sum(-2) / 3
        return self.grams(ids.view(-1, GRAMS)).view(*_sizes(grams), -1) / 3
