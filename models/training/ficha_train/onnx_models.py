"""The exported models as the engine sees them: onnxruntime, one thread, one line or page at a time."""

from pathlib import Path

import numpy as np
import onnxruntime

from ficha_train.detector.evaluate import Seer
from ficha_train.recogniser.batches import Batch
from ficha_train.recogniser.evaluate import Reader


def open_model(file: Path) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])


def onnx_reader(session: onnxruntime.InferenceSession) -> Reader:
    """A reader for evaluate(); logits of a batch to best classes."""

    def read(batch: Batch) -> np.ndarray:
        return session.run(None, {"pixels": batch.pixels.contiguous().numpy()})[0].argmax(-1)

    return read


def onnx_seer(session: onnxruntime.InferenceSession) -> Seer:
    def see(page: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        core, fields = session.run(None, {"pixels": page[None, None]})
        return 1 / (1 + np.exp(-core[0, 0])), fields[0]

    return see


def line_logits(session: onnxruntime.InferenceSession, line: np.ndarray) -> np.ndarray:
    """Logits [steps, classes] of one normalised line [HEIGHT, width] at its exact width."""
    return session.run(None, {"pixels": line[None, None]})[0][0]
