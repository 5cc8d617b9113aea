"""What is read where a card prints no words: hatching, guilloches, pictograms, stamps and signatures."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, plain

_HATCHING = ["*****", "************", "=====", "IIIII", "-", "XXXX", "XXXXXXXX", "----------", "//////", "***", "***** *****", "IIIIIIIII"]
_TRACES = "– – — = == - | | . , : ' ~ m n e o sm lei II Il iii mm =m m= pm lo nu IY 7YYY ae ws q8 £ » « ” ^ ( oo ll lI ~~ _ ii".split()
_INK = "AEIOUMNRSLTCQPJ2798(aeonmrsluiv"
_TRACED_SHARE = 0.15


def hatching(dice: Dice) -> Text:
    """In a box that holds nothing."""
    return plain(dice.pick(_HATCHING))


def traces(dice: Dice, most: int = 3) -> Text:
    """Lines of the paper taken for words."""
    return plain(" ".join(dice.pick(_TRACES) for _ in range(dice.between(1, most))))


def signature(dice: Dice) -> Text:
    """Strokes of a pen."""
    words = ["".join(dice.pick(_INK) for _ in range(dice.between(2, 9))) for _ in range(dice.pick([1, 1, 2, 3]))]
    return plain(" ".join(words))


def between_traces(dice: Dice, text: Text, share: float) -> Text:
    """With what is read of the paper before and behind it."""
    before = traces(dice, 1) if dice.chance(share) else []
    behind = traces(dice, 1) if dice.chance(share) else []
    return [*before, *text, *behind]


def traced_share(dice: Dice) -> float:
    """How often a caption of this card stands between traces."""
    return dice.uniform(0.1, 0.7) if dice.chance(_TRACED_SHARE) else 0
