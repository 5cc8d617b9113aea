"""Trained averages to static int8 ONNX (QOperator, per-channel weights), and manifest.json.

Dense convolutions run 1.6 to 2.1 times faster so in WASM. The last 1x1 convolutions stay float: they are cheap, and
logits keep their precision for confidences, thresholds and directions.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from torch import nn

from ficha_train import checkpoint
from ficha_train.detector.evaluate import padded
from ficha_train.detector.library import make_training_book
from ficha_train.detector.network import Detector
from ficha_train.generate import evaluation_sets
from ficha_train.layers import load_state
from ficha_train.manifest import write_manifest
from ficha_train.pages.book import open_book
from ficha_train.recipes import DETECTOR, HANDWRITING, RECOGNISER
from ficha_train.recogniser.calibration import calibration_lines
from ficha_train.recogniser.network import Recogniser
from ficha_train.samples import write_samples

OPSET = 17
CALIBRATION_BOOK = 292
CALIBRATION_PAGES = 14
"""Of a training book. 24 pages of another gave wider ranges, and a point more of words wrong on real pictures."""


class _Calibration(CalibrationDataReader):
    def __init__(self, inputs: Iterator[np.ndarray]) -> None:
        self._inputs = inputs

    def get_next(self) -> dict[str, np.ndarray] | None:
        pixels = next(self._inputs, None)
        return None if pixels is None else {"pixels": pixels[None, None]}


def _calibration_pages(data: Path) -> Iterator[np.ndarray]:
    make_training_book(data, DETECTOR, CALIBRATION_BOOK)
    return (padded(page.pixels) for page in open_book(data, f"train-{CALIBRATION_BOOK:05d}")[:CALIBRATION_PAGES])


def trained(network: nn.Module, data: Path, run: str) -> nn.Module:
    """The average of `run`, in evaluation mode."""
    load_state(network, checkpoint.load_average(data, run)[0])
    return network.eval()


def to_float_onnx(
    network: nn.Module, example: torch.Tensor, outputs: dict[str, dict[int, str]], file: Path
) -> None:
    """float32 ONNX with batch norm folded into the convolutions."""
    axes = {"pixels": {0: "n", 2: "height", 3: "width"} if len(outputs) > 1 else {0: "n", 3: "width"}, **outputs}
    torch.onnx.export(
        network,
        (example,),
        str(file),
        input_names=["pixels"],
        output_names=list(outputs),
        dynamic_axes=axes,
        opset_version=OPSET,
        dynamo=False,
    )
    _rewrite(file, onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC)


def _rewrite(file: Path, level: onnxruntime.GraphOptimizationLevel) -> None:
    """The graph as onnxruntime rewrites it at this level, but for what suits only the processor at hand."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = level
    options.optimized_model_filepath = str(file)
    onnxruntime.InferenceSession(
        str(file), options, providers=["CPUExecutionProvider"], disabled_optimizers=["NchwcTransformer"]
    )


def _heads(file: Path, outputs: list[str]) -> list[str]:
    """Names of the convolutions nearest to the outputs."""
    graph = onnx.load(file).graph
    made_by = {output: node for node in graph.node for output in node.output}
    names = []
    for output in outputs:
        node = made_by[output]
        while node.op_type != "Conv":
            node = made_by[node.input[0]]
        names.append(node.name)
    return names


def to_int8(file: Path, calibration: Iterator[np.ndarray], outputs: list[str], target: Path) -> None:
    prepared = file.with_suffix(".prepared.onnx")
    quant_pre_process(str(file), str(prepared), skip_symbolic_shape=True)
    quantize_static(
        str(prepared),
        str(target),
        _Calibration(calibration),
        quant_format=QuantFormat.QOperator,
        per_channel=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        nodes_to_exclude=_heads(prepared, outputs),
    )
    _with_unsigned_weights(target)
    # Fused and channels last, so that the engine opens it as it is: a cold isolate has less to do.
    _rewrite(target, onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL)


def _with_unsigned_weights(file: Path) -> None:
    """The same numbers from 0 to 255 around a zero of 128: processors without VNNI let sums of signed ones overflow
    (a detector that misses most lines); WASM is as fast with either.
    """
    model = onnx.load(file)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type == "QLinearConv":
            _, _, _, weights, _, zero, *_ = node.input
            for name in (weights, zero):
                signed = numpy_helper.to_array(tensors[name]).astype(np.int16)
                tensors[name].CopyFrom(numpy_helper.from_array((signed + 128).astype(np.uint8), name))
    onnx.save(model, file)


def float_recogniser(folder: Path, data: Path, run: str) -> Path:
    """A network that reads lines, as float32 ONNX in `folder`."""
    file = folder / f"{run}-float.onnx"
    to_float_onnx(
        trained(Recogniser(), data, run),
        torch.randn(1, 1, 32, 320),
        {"logits": {0: "n", 1: "steps"}},
        file,
    )
    return file


def float_detector(folder: Path, data: Path) -> Path:
    """The detector as float32 ONNX in `folder`."""
    file = folder / "detector-float.onnx"
    names = {0: "n", 2: "rows", 3: "columns"}
    to_float_onnx(
        trained(Detector(), data, DETECTOR.run),
        torch.randn(1, 1, 448, 640),
        {"core": names, "fields": {0: "n", 2: "rows4", 3: "columns4"}},
        file,
    )
    return file


def export(data: Path, models: Path, networks: list[str]) -> None:
    """Write the named networks, their part of samples/, and manifest.json into `models`."""
    evaluation_sets(data, networks)
    with tempfile.TemporaryDirectory() as folder:
        for recipe in (RECOGNISER, HANDWRITING):
            if recipe.run in networks:
                whole = float_recogniser(Path(folder), data, recipe.run)
                to_int8(whole, calibration_lines(data, recipe), ["logits"], models / f"{recipe.run}.onnx")
        if "detector" in networks:
            whole = float_detector(Path(folder), data)
            to_int8(whole, _calibration_pages(data), ["core", "fields"], models / "detector.onnx")
    write_manifest(data, models, networks)
    write_samples(data, models, networks)
    for name in networks:
        print(f"{name}.onnx: {(models / f'{name}.onnx').stat().st_size / 1024:.0f} KiB")
