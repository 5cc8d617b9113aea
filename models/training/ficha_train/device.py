"""Where networks learn: on an accelerator where there is one, else on the processor."""

import torch

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
