"""Precision and recall of lines, direction, page turn and document area on a book."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
import torch

from ficha_train.detector.boxes import DetectedLine, find_lines, quarter_turn
from ficha_train.detector.crops import normalise
from ficha_train.detector.document import find_document
from ficha_train.detector.network import Detector
from ficha_train.detector.targets import HEIGHT_MIN
from ficha_train.pages.book import BookPage
from ficha_train.precision import autocast

Maps = tuple[np.ndarray, np.ndarray]
Seer = Callable[[np.ndarray], Maps]
"""Normalised page [h, w], sides multiples of 32, to core probability [h/2, w/2] and fields [4, h/4, w/4]."""
IOU = 0.5
IGNORED_SHARE = 0.5
"""Share of a found line inside lines that do not count above which it does not count either (as in ICDAR's contests)."""


@dataclass(frozen=True)
class DetectorScore:
    """Shares, 0..1. turned: matched lines whose reading direction is within 45 degrees; pages: quarter turn right;
    area: IoU of the document mask; corners: of the four corners found.
    """

    precision: float
    recall: float
    turned: float
    pages: float
    area: float
    corners: float

    def summary(self) -> str:
        p, r = 100 * self.precision, 100 * self.recall
        lines = f"P {p:.1f} R {r:.1f} F {2 * p * r / max(1e-6, p + r):.1f} direction {100 * self.turned:.1f}"
        return f"{lines} turn {100 * self.pages:.1f} area {100 * self.area:.1f} corners {100 * self.corners:.1f}"


def torch_seer(network: Detector) -> Seer:
    def see(page: np.ndarray) -> Maps:
        with torch.no_grad(), autocast():
            core, fields = network(torch.from_numpy(page)[None, None].contiguous(memory_format=torch.channels_last))
        return torch.sigmoid(core[0, 0].float()).numpy(), fields[0].float().numpy()

    return see


def padded(page: np.ndarray) -> np.ndarray:
    """Normalised, and padded to multiples of 32 by repeating the edge."""
    height, width = page.shape
    return normalise(cv2.copyMakeBorder(page, 0, -height % 32, 0, -width % 32, cv2.BORDER_REPLICATE))


def turned(page: BookPage, turns: int) -> BookPage:
    """The page turned clockwise by quarter turns; every line keeps its own top-left first."""
    pixels, quads, documents = page.pixels, page.quads, page.documents
    for _ in range(turns):
        height = pixels.shape[0]
        spin = lambda points, h=height: np.stack([h - points[..., 1], points[..., 0]], -1)  # noqa: E731
        pixels, quads, documents = np.rot90(pixels, -1), spin(quads), spin(documents)
    return BookPage(
        np.ascontiguousarray(pixels), quads.astype(np.float32), page.texts, documents.astype(np.float32), page.legible
    )


def _hull(quad: np.ndarray) -> np.ndarray:
    return cv2.convexHull(np.asarray(quad, np.float32)).reshape(-1, 2)


def matches(truth: np.ndarray, found: list[DetectedLine]) -> list[tuple[int, int]]:
    """Pairs (truth index, found index) with IoU >= IOU, best first, each used once."""
    hulls, found_hulls = [_hull(quad) for quad in truth], [_hull(line.quad) for line in found]
    if not hulls or not found_hulls:
        return []
    low, high = np.array([h.min(0) for h in hulls]), np.array([h.max(0) for h in hulls])
    pairs = []
    for j, other in enumerate(found_hulls):
        for i in np.nonzero(((low < other.max(0)) & (high > other.min(0))).all(1))[0]:
            common, _ = cv2.intersectConvexConvex(hulls[i], other)
            union = cv2.contourArea(hulls[i]) + cv2.contourArea(other) - common
            if common / max(union, 1e-6) >= IOU:
                pairs.append((common / union, int(i), j))
    pairs.sort(reverse=True)
    used_truth, used_found, kept = set(), set(), []
    for _, i, j in pairs:
        if i not in used_truth and j not in used_found:
            used_truth.add(i)
            used_found.add(j)
            kept.append((i, j))
    return kept


def _covered(quad: np.ndarray, others: np.ndarray) -> float:
    """Share of the quad inside the others [n, 4, 2]."""
    hull = _hull(quad)
    common = sum(cv2.intersectConvexConvex(hull, _hull(other))[0] for other in others)
    return common / max(cv2.contourArea(hull), 1e-6)


def _inside(quad: np.ndarray, page: np.ndarray) -> bool:
    return bool(
        (quad.mean(0) > 0).all() and quad[:, 0].mean() < page.shape[1] and quad[:, 1].mean() < page.shape[0]
    )


def evaluate(
    see: Seer,
    pages: list[BookPage],
    threshold: float,
    turn_seed: int | None = 1,
    legible_min: float = 0.0,
    em_min: float = HEIGHT_MIN,
) -> DetectorScore:
    """Every page is turned by a seeded random quarter turn first, unless `turn_seed` is None. Lines under `em_min`
    pixels an em, or less legible than `legible_min`, are neither hits nor misses, nor is what is found inside them.
    """
    random = np.random.default_rng(turn_seed)
    hits = truths = finds = right_way = right_pages = 0
    areas, corners = [], []
    for page in pages:
        turns = 0 if turn_seed is None else int(random.integers(4))
        page = turned(page, turns)
        core, fields = see(padded(page.pixels))
        found = [line for line in find_lines(core, fields, threshold) if _inside(line.quad, page.pixels)]
        tall = np.linalg.norm(page.quads[:, 3] - page.quads[:, 0], axis=1) >= em_min
        counted = tall & (page.legible >= legible_min)
        pairs = matches(page.quads, found)
        partner = {j: i for i, j in pairs}
        ignored = sum(
            not counted[partner[j]] if j in partner else _covered(line.quad, page.quads[~counted]) > IGNORED_SHARE
            for j, line in enumerate(found)
        )
        pairs = [(i, j) for i, j in pairs if counted[i]]
        hits, truths, finds = hits + len(pairs), truths + int(counted.sum()), finds + len(found) - ignored
        for i, j in pairs:
            along, truth = found[j].quad[1] - found[j].quad[0], page.quads[i][1] - page.quads[i][0]
            right_way += bool(along @ truth > 0.7071 * np.linalg.norm(along) * np.linalg.norm(truth))
        right_pages += quarter_turn(found) == turns
        height, width = page.pixels.shape
        mask = np.zeros((-(-height // 4), -(-width // 4)), np.uint8)
        for quad in page.documents:
            cv2.fillConvexPoly(mask, np.round(quad / 4).astype(np.int32), 1)
        guess = fields[1][: mask.shape[0], : mask.shape[1]] > 0
        areas.append((mask & guess).sum() / max(1, (mask | guess).sum()))
        quad, filled = find_document(fields[1][: mask.shape[0], : mask.shape[1]]), np.zeros_like(mask)
        if quad is not None:
            cv2.fillConvexPoly(filled, np.round(quad / 4).astype(np.int32), 1)
        corners.append((mask & filled).sum() / max(1, (mask | filled).sum()))
    return DetectorScore(
        hits / max(1, finds),
        hits / max(1, truths),
        right_way / max(1, hits),
        right_pages / len(pages),
        float(np.mean(areas)),
        float(np.mean(corners)),
    )
