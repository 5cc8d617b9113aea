"""A recogniser that knows more characters: the classes added at the end of the charset start from the letter they look like."""

import unicodedata

import torch

from ficha_train import checkpoint
from ficha_train.charset import CHARSET, CLASS_COUNT, CLASS_OF
from ficha_train.recipes import RecogniserRecipe

RARER = 2.0
"""Taken from the bias of a new class, in nats: at first the letter that is known wins."""
ALIKE = str.maketrans("èìòùÈÌÒÙëïËÏîûÎÛøØåÅœŒæÆßšžčćłńŠŽČĆŁýÝ«»¿¡£¢×±®©", "éíóúÉÍÓÚêíÊÍíúÍÚoOáÁoOaAB" "szcclnSZCCLyY" '""?!EcxtOO')


def grow(recipe: RecogniserRecipe) -> None:
    """Extend the head of the committed average to today's charset."""
    small = checkpoint.load_small(recipe.run)
    if small is None:
        raise FileNotFoundError(f"no trained average in {checkpoint.RUNS / recipe.run}")
    state, progress = small
    known = len(state["head.bias"])
    added = CHARSET[known - 1 :]
    if not added:
        raise ValueError(f"the average has all {CLASS_COUNT} classes of the charset")
    rows = torch.tensor([CLASS_OF[_alike(character, CHARSET[: known - 1])] for character in added])
    state["head.weight"] = torch.cat([state["head.weight"], state["head.weight"][rows]])
    state["head.bias"] = torch.cat([state["head.bias"], state["head.bias"][rows] - RARER])
    checkpoint.save_small(recipe.run, state, progress, {"from": f"{known} classes"})
    print(f"{known} -> {len(state['head.bias'])} classes")


def _alike(character: str, known: str) -> str:
    """The known character nearest in shape: by the table, else without its accent."""
    for other in (character.translate(ALIKE), unicodedata.normalize("NFD", character)[0]):
        if other in known:
            return other
    return "x"
