"""What is wrong with a prediction."""

import torch
from torch import Tensor
from torch.nn import functional

from ficha_train.reader.batches import Batch
from ficha_train.reader.roles import CLASSES, ROLES

_BITS = torch.tensor([1 << i for i in range(len(ROLES))], dtype=torch.int64)

BEGINS_WEIGHT = 0.3
CLASSES_WEIGHT = 0.05


def loss_of(output: tuple[Tensor, Tensor, Tensor], batch: Batch) -> Tensor:
    """Cross entropies; a word that may be any of several roles counts the sum of their probabilities."""
    roles, begins, classes = (part.float() for part in output)
    there = batch.present > 0
    scores = torch.log_softmax(roles[there], -1)
    allowed = (batch.roles[there].unsqueeze(-1) & _BITS.to(batch.roles.device)) != 0
    total = -torch.logsumexp(scores.masked_fill(~allowed, -1e4), -1).mean()
    known = batch.begins >= 0
    if known.any():
        wrong = functional.binary_cross_entropy_with_logits(begins[known], batch.begins[known].float())
        total = total + BEGINS_WEIGHT * wrong
    at = 0
    for head, values in enumerate(CLASSES.values()):
        answers = batch.classes[:, head]
        said = answers >= 0
        if said.any():
            logits = classes[said, at : at + len(values)]
            total = total + CLASSES_WEIGHT * functional.cross_entropy(logits, answers[said])
        at += len(values)
    return total
